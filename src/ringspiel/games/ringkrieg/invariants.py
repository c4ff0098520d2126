"""The invariants of the catalogue (INV-1 to INV-26) as far as a single position can break them."""

from __future__ import annotations

from ringspiel.games.ringkrieg.setup import ALL_FIGURES
from ringspiel.games.ringkrieg.state import RingkriegState


def faults(s: RingkriegState) -> list[str]:
    """What is wrong with a position; empty for every position that play can reach. Never raises."""
    found = []
    if sum(s.at) + s.reserve + s.lost + s.fellowship + s.leaving != ALL_FIGURES:
        found.append("every figure of the game is in exactly one place")
    return found
