"""What an expansion is: one object with everything that it brings. `box` lists all expansions.

The tables of the base game take up the rows of all of them when the game is put together. At a table without the
expansion they do nothing: its mark is not there, and no supply holds its figures, cards and tiles.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import ModuleType
from typing import Any, final

from ringspiel.games.ringkrieg.cards import hooks
from ringspiel.games.ringkrieg.cards.event_card import EventCard
from ringspiel.games.ringkrieg.cards.triggers import Effect, Trigger
from ringspiel.games.ringkrieg.combat import casualties
from ringspiel.games.ringkrieg.hunt import hunt
from ringspiel.games.ringkrieg.pieces.deck import DECK_OF
from ringspiel.games.ringkrieg.politics import entry
from ringspiel.games.ringkrieg.state import RingkriegState
from ringspiel.games.ringkrieg.turn import uses
from ringspiel.kernel.options import Flag
from ringspiel.kernel.state import StepFunction

Faults = Callable[[RingkriegState], list[str]]


@final
class Expansion:
    """Pieces and rows of an expansion.

    - `option` turns it on, and `mark` lies on the table then; `variants` are its own options with their marks.
    - `figures`, `tiles`: what is added to the supplies; `cards` come into the decks, `replaced` leave them. `given` are
      cards in no deck that have come into the game so far.
    - `rows`: its event cards. `effects`: what else acts: (trigger, effect, what has to lie on the table for it).
    - `uses`: what dice can be used for, and `why_not_use`, by use, why not.
    - `entries`: its characters, how they come and when they bring a die.
    - `ways`: how its units take hits; `own_ways`: the same for hits that a player deals to their own units.
    - `hunt_reasons`: why tiles are drawn, by number.
    - `facts`: what its own kinds of events tell, by kind.
    - `faults`: what is wrong with a position at any time; `settled_faults`: between actions.
    - `modules`: those with steps and questions. `former_steps`, `former_fields`: their names in older positions.
    """

    __slots__ = (
        "cards",
        "effects",
        "entries",
        "facts",
        "faults",
        "figures",
        "former_fields",
        "former_steps",
        "given",
        "hunt_reasons",
        "mark",
        "modules",
        "option",
        "own_ways",
        "replaced",
        "rows",
        "settled_faults",
        "tiles",
        "uses",
        "variants",
        "ways",
        "why_not_use",
    )

    def __init__(
        self,
        *,
        option: str,
        mark: int,
        variants: dict[str, int],
        figures: int,
        tiles: int,
        cards: tuple[int, ...],
        replaced: tuple[int, ...],
        given: Callable[[RingkriegState], list[int]],
        rows: tuple[EventCard, ...],
        effects: tuple[tuple[Trigger, Effect, int], ...],
        uses: list[uses.Use],
        why_not_use: dict[int, Callable[[RingkriegState, int], str]],
        entries: tuple[entry.Entry, ...],
        ways: tuple[casualties.Way, ...],
        own_ways: tuple[casualties.Way, ...],
        hunt_reasons: dict[int, hunt.Reason],
        facts: Mapping[str, Any],
        faults: Faults,
        settled_faults: Faults,
        modules: tuple[ModuleType, ...],
        former_steps: dict[str, str],
        former_fields: dict[str, str],
    ) -> None:
        self.option = option
        self.mark = mark
        self.variants = variants
        self.figures = figures
        self.tiles = tiles
        self.cards = cards
        self.replaced = replaced
        self.given = given
        self.rows = rows
        self.effects = effects
        self.uses = uses
        self.why_not_use = why_not_use
        self.entries = entries
        self.ways = ways
        self.own_ways = own_ways
        self.hunt_reasons = hunt_reasons
        self.facts = facts
        self.faults = faults
        self.settled_faults = settled_faults
        self.modules = modules
        self.former_steps = former_steps
        self.former_fields = former_fields

    def options(self) -> list[Flag]:
        return [Flag(self.option, False), *(Flag(name, False, self.option) for name in self.variants)]

    def steps(self) -> tuple[StepFunction, ...]:
        """Effects that are due stand on the agenda, so a saved position may name them."""
        return (*(effect for _, effect, _ in self.effects), *hooks.effects_of(self.rows))


def take_up(expansion: Expansion) -> None:
    """Add its rows to the tables of the base game, after all others."""
    hooks.take_up(expansion.rows, expansion.effects)
    uses.expand(expansion.uses, expansion.mark)
    uses.REASONS.update(expansion.why_not_use)
    entry.take_up(expansion.entries)
    casualties.WAYS.update((way.number, way) for way in expansion.ways)
    casualties.OWN_WAYS.update((way.number, way) for way in expansion.own_ways)
    hunt.REASONS.update(expansion.hunt_reasons)


def join(s: RingkriegState, expansion: Expansion, options: dict[str, Any]) -> None:
    """RK-G2: the whole expansion, or what is played of it, joins a table that is set up, before decks are shuffled."""
    s.table |= 1 << expansion.mark
    for name, mark in expansion.variants.items():
        if options.get(name):
            s.table |= 1 << mark
    s.reserve += expansion.figures
    s.tiles |= expansion.tiles
    for number, deck in enumerate(s.decks):
        new = [card for card in expansion.cards if DECK_OF[card] == number]
        s.decks[number] = sorted({*deck, *new} - {*expansion.replaced})
