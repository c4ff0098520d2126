"""How good a position is, at a glance."""

from __future__ import annotations

from ringspiel.games.tuerme.state import TuermeState


def evaluate(s: TuermeState, seat: int) -> float:
    outcome = s.outcome
    if outcome is not None:
        return 1.0 / len(outcome.winners) if seat in outcome.winners else 0.0
    return 0.5
