"""Positions of Die Reise nach Mordor that read like the sheets on the table.

    journey("ring/yellow orc/red nazgul/blue gandalf/green tree/black", rings=[2, 0])

is a game in which the first player has two ring fields crossed and has just rolled these dice. Further rolls follow as
further strings, each with just the dice that are then in hand.
"""

from __future__ import annotations

from typing import Any

import ringspiel
from ringspiel.games.mordor.components import COLOURS, PRESETS, SYMBOLS
from ringspiel.games.mordor.state import MordorState
from ringspiel.games.mordor.turns import turn
from ringspiel.kernel.chance import Scripted
from tests.games import playing

legal, told = playing.legal, playing.told


def faces(*rolls: str) -> list[int]:
    """The chance results that make these rolls."""
    dice = PRESETS["standard"].faces
    words = [word.split("/") for roll in rolls for word in roll.split()]
    return [dice[COLOURS.index(colour)].index(SYMBOLS.index(symbol)) for symbol, colour in words]


def journey(
    *rolls: str,
    seats: int = 2,
    active: int = 0,
    start: int = 0,
    rings: list[int] | None = None,
    crossed: list[int] | None = None,
    halved: list[int] | None = None,
    **options: Any,
) -> ringspiel.Table:
    """A table at the beginning of `active`'s turn, with these rolls to come.

    `crossed` counts half fields; `halved` is a bit mask of fields, the nearest first.
    """
    table = ringspiel.new("mordor", seats, seed=1, options={"start": start, **options})
    s = state(table)
    s.active = active
    s.rings = rings or s.rings
    s.crossed = crossed or s.crossed
    s.halved = halved or s.halved
    table.go_on_with(Scripted(faces(*rolls)))
    return playing.begin_with(table, turn)


def state(table: ringspiel.Table) -> MordorState:
    return playing.state_of(table, MordorState)


def set_aside(table: ringspiel.Table, *answers: str) -> ringspiel.Table:
    """Answer in notation, one answer for each question."""
    for answer in answers:
        table.answer(table.parse(answer))
    return table


def go_all_the_way(table: ringspiel.Table) -> ringspiel.Table:
    """As far as the rings reach, if the active player is asked (RM-21)."""
    if table.question is not None and table.question.kind == "how-far":
        table.answer(table.answers()[0])
    return table
