"""What can be ordered in advance. Players are asked out of turn only when an event musters the heroes (ZT-56)."""

from __future__ import annotations

from typing import ClassVar, Final, final

from ringspiel.games.tuerme.board import ROWS
from ringspiel.games.tuerme.events import Muster
from ringspiel.games.tuerme.state import TuermeState
from ringspiel.kernel.advance_orders import AdvanceOrder


@final
class MusterNear(AdvanceOrder[TuermeState]):
    """ZT-56: the figure stays where it may, or goes to the nearest field; of equals the first, column by column."""

    id: ClassVar[str] = "muster-near"

    def scope(self, s: TuermeState, seat: int) -> str:
        return "game"

    def answer(self, s: TuermeState, seat: int) -> int | None:
        question = s.question
        if not isinstance(question, Muster):
            return None
        here = s.figures[question.figure]
        return min(s.legal, key=lambda field: distance(here, field))


def distance(one: int, other: int) -> int:
    """In steps over fields and corners."""
    return max(abs(one // ROWS - other // ROWS), abs(one % ROWS - other % ROWS))


ADVANCE_ORDERS: Final = (MusterNear(),)
