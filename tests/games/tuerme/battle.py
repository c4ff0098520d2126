"""Positions of Die Zwei Türme that read like the board.

    battle("d4 e4", green="c4", red="h4", hands=["eomer-8"], fate="hero 2 ent event:black-gate")

is the moment at which green's player chooses a hero card: orcs on d4 and e4, and what chance will bring in this
order. Hands and figures that are not named are filled up from what is left.
"""

from __future__ import annotations

import ringspiel
from ringspiel.games.tuerme.board import FIELDS, NAMES, NOTHING
from ringspiel.games.tuerme.components import COLOURS, ENT, HAND, HAPPENINGS, HERO_OF, HEROES, ORC_CARDS
from ringspiel.games.tuerme.moving import play_hero_card
from ringspiel.games.tuerme.orcs import nth_card, reveal_orc_card
from ringspiel.games.tuerme.shown import Colour
from ringspiel.games.tuerme.state import TuermeState
from ringspiel.games.tuerme.tiles import evaluate_orcs
from ringspiel.games.tuerme.turns import end_turn, renew_hand
from ringspiel.kernel.chance import Scripted
from ringspiel.kernel.state import Step
from tests.games import playing

TOP_ROW = "j1 k1 l1 m1 i1 n1 h1 o1"
TILES = {"1": 0, "ent": ENT, "2": 2, "3": 3}
play, legal, told = playing.play, playing.legal, playing.told
ORCS = [
    "isengard-4",
    "isengard-5",
    "isengard-6",
    "isengard-7",
    "mordor-5",
    "mordor-4",
    "mordor-3",
    "mordor-2",
    "both",
]


def battle(
    orcs: str = "",
    *,
    seats: int = 4,
    active: int = 0,
    hands: list[str] | None = None,
    ent: int = 0,
    captured: int = 0,
    supply: int | None = None,
    fate: str = "",
    before_orc_card: bool = False,
    **figures: str,
) -> ringspiel.Table:
    """A table in the turn of `active`, seat 0 having green.

    The tiles of `ent` steps and `captured` more, all of one point, lie before the last seat. To leave no more than
    `supply`, tiles of the supply are given to it as well.
    """
    table = ringspiel.new("tuerme", seats, seed=1, options={"start": 0})
    s = state(table)
    s.active, s.turn = active, 1
    place(s, orcs, figures)
    hold(s, hands or [])
    count_tiles(s, ent, captured)
    if supply is not None:
        empty_supply(s, supply)
    parts: list[Step] = [reveal_orc_card] if before_orc_card else []
    table.go_on_with(Scripted(chance_for(s, fate)))
    return playing.begin_with(table, *parts, play_hero_card, renew_hand, evaluate_orcs, end_turn)


def state(table: ringspiel.Table) -> TuermeState:
    return playing.state_of(table, TuermeState)


def fields(names: str) -> list[int]:
    return [NAMES.index(name) for name in names.split()]


def place(s: TuermeState, orcs: str, figures: dict[str, str]) -> None:
    """Figures that are not named go where they are in nobody's way: into the top row."""
    s.orcs = [0] * len(s.orcs)
    for field in fields(orcs):
        s.put_orc(field)
    taken = fields(" ".join(figures.values()))
    spare = [field for field in fields(TOP_ROW) if not s.has_orc(field) and field not in taken]
    for figure in range(len(s.figures)):
        named = figures.get(COLOURS[figure])
        s.figures[figure] = NAMES.index(named) if named else spare.pop(0)


def hold(s: TuermeState, hands: list[str]) -> None:
    """Give the seats their cards by name, and fill every hand up from the pile."""
    s.pile = list(range(len(HERO_OF)))
    s.hands = [[] for _ in range(s.seats)]
    for seat, names in enumerate(hands):
        for name in names.split():
            card = next(card for card in s.pile if HEROES[HERO_OF[card]].id == name)
            s.pile.remove(card)
            s.hands[seat].append(card)
    for hand in s.hands:
        while len(hand) < HAND:
            hand.append(s.pile.pop(0))


def count_tiles(s: TuermeState, ent: int, captured: int) -> None:
    s.ent = ent
    s.backs[ENT] -= ent
    s.backs[TILES["1"]] -= captured
    s.tiles[-1] = s.points[-1] = ent + captured
    s.supply = sum(s.backs) - s.orcs_on_board()
    for _ in range(min(ent, len(HAPPENINGS))):
        s.event_pile &= s.event_pile - 1


def empty_supply(s: TuermeState, left: int) -> None:
    for kind in (TILES["1"], TILES["2"], TILES["3"]):
        taken = min(s.backs[kind], s.supply - left)
        s.backs[kind] -= taken
        s.supply -= taken
        s.tiles[-1] += taken
        s.points[-1] += taken * (kind or 1)
    assert s.supply == left


def chance_for(s: TuermeState, fate: str) -> list[int]:
    """The chance results for `hero` or `hero:NAME`, tiles (`1 2 3 ent`), `event:ID` and `orcs:NAME`, in this order."""
    backs, pile = s.backs.copy(), s.pile.copy()
    results: list[int] = []
    events, orc_cards = s.event_pile, s.orc_pile
    for word in fate.split():
        kind, _, name = word.partition(":")
        if kind in TILES:
            results.append(sum(backs[: TILES[kind]]))
            backs[TILES[kind]] -= 1
        elif kind == "hero":
            results.append(place_in_pile(pile, name))
            pile.pop(results[-1])
        elif kind == "event":
            group = [n for n in range(len(HAPPENINGS)) if events >> n & 1]
            group = [n for n in group if HAPPENINGS[n].group == HAPPENINGS[group[0]].group]
            drawn = next(n for n in group if HAPPENINGS[n].id == name)
            results.append(group.index(drawn))
            events ^= 1 << drawn
        else:
            card = ORCS.index(name)
            results.append(next(n for n in range(len(ORC_CARDS)) if nth_card(orc_cards, n) == card))
            orc_cards ^= 1 << card
    return results


def place_in_pile(pile: list[int], name: str) -> int:
    return next(n for n, card in enumerate(pile) if name in ("", HEROES[HERO_OF[card]].id))


def orcs(table: ringspiel.Table) -> set[str]:
    """The fields with orcs."""
    return {NAMES[field] for field in range(FIELDS) if state(table).has_orc(field)}


def field_of(table: ringspiel.Table, colour: Colour) -> str:
    field = state(table).figures[COLOURS.index(colour)]
    assert field != NOTHING
    return NAMES[field]
