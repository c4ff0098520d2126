"""What an answer can cost (for explanations): cards, tiles, and strength of the current move."""

from __future__ import annotations

from ringspiel.games.tuerme.state import TuermeState


def holdings(s: TuermeState, seat: int) -> dict[str, int]:
    strength = s.strength if seat == s.active else 0
    return {"cards": len(s.hands[seat]), "tiles": s.tiles[seat], "strength": strength}
