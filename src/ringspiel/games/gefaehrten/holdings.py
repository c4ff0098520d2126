"""What an answer can cost (for explanations): cards, rings, points."""

from __future__ import annotations

from ringspiel.games.gefaehrten.state import GefaehrtenState


def holdings(s: GefaehrtenState, seat: int) -> dict[str, int]:
    return {"cards": len(s.hands[seat]), "rings": s.holders.count(seat), "points": s.points[seat]}
