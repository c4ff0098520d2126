"""The two ends of the game (ZT-60 to ZT-62)."""

from __future__ import annotations

from typing import Final

from ringspiel.games.tuerme.board import ROWS
from ringspiel.games.tuerme.components import TOWERS
from ringspiel.games.tuerme.gap import BARAD_DUR_GATES, ORTHANC_GATES, flood, shortest_chain
from ringspiel.games.tuerme.state import TuermeState
from ringspiel.games.tuerme.words import tell
from ringspiel.kernel.outcome import Outcome
from ringspiel.kernel.text import seat_name, text

FIRST_BETWEEN: Final = max(field // ROWS for field in TOWERS[0].gates)
LAST_BETWEEN: Final = min(field // ROWS for field in TOWERS[1].gates)
"""The columns from tower to tower: while one of them is empty there is no chain to look for."""


def check_chain(s: TuermeState) -> None:
    """ZT-15, ZT-62: looked for only after orcs have been laid, because nothing else can close a chain."""
    if 0 not in s.orcs[FIRST_BETWEEN : LAST_BETWEEN + 1] and linked(s.orc_mask()):
        lose_together(s)


def linked(orcs: int) -> bool:
    """ZT-60: an unbroken chain of orcs, side by side, from gate to gate. A figure breaks it, for no orc is beneath."""
    return flood(orcs & ORTHANC_GATES, orcs) & BARAD_DUR_GATES != 0


def lose_together(s: TuermeState) -> None:
    """ZT-60: the dark power wins, all players lose."""
    if s.log is not None:
        tell(s, "end-linked", "ZT-60", fields=shortest_chain(s))
    s.finish(Outcome([s.seats] * s.seats, s.points.copy(), "ZT-60", text("tuerme-end-linked-outcome")))


def win(s: TuermeState) -> None:
    """ZT-61: most hero points, then most tiles; who is still level shares the place."""
    results = [(s.points[seat], s.tiles[seat]) for seat in range(s.seats)]
    ranks = [1 + sum(other > result for other in results) for result in results]
    winners = [seat for seat in range(s.seats) if ranks[seat] == 1]
    decided = decided_by(s, winners)
    if s.log is not None:
        tell(s, "end-won", "ZT-61", winners=winners, points=s.points.copy(), decided=decided)
    words = text("tuerme-end-won-outcome", winners=[seat_name(seat) for seat in winners], decided=decided)
    s.finish(Outcome(ranks, s.points.copy(), "ZT-61", words))


def decided_by(s: TuermeState, winners: list[int]) -> str:
    """What made the winner, for the words: points, or tiles where others have as many, or nothing."""
    if len(winners) > 1:
        return "shared"
    return "points" if s.points.count(s.points[winners[0]]) == 1 else "tiles"
