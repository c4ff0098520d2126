"""What an answer can cost (for explanations): dice in hand, and what is left until the Nazgûl win."""

from __future__ import annotations

from ringspiel.games.mordor.state import NOTHING, MordorState


def holdings(s: MordorState, seat: int) -> dict[str, int]:
    dice = len(s.rolled) - s.rolled.count(NOTHING) if seat == s.active else 0
    return {"dice": dice, "half-fields": -s.crossed[seat]}
