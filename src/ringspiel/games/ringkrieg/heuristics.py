"""How good a position is for a side, by what everybody can see."""

from __future__ import annotations

from ringspiel.games.ringkrieg.figures import FREE
from ringspiel.games.ringkrieg.state import RingkriegState


def evaluate(s: RingkriegState, seat: int) -> float:
    """The share of winning."""
    outcome = s.outcome
    if outcome is not None:
        return 1.0 if outcome.ranks[seat] == 1 else 0.0
    free = 0.5
    return free if seat == FREE else 1.0 - free
