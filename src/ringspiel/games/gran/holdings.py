"""What an answer can cost (for explanations): amulets, seals, the ring, freedom."""

from __future__ import annotations

from ringspiel.games.gran.state import GranState


def holdings(s: GranState, seat: int) -> dict[str, int]:
    return {
        "amulets": s.amulets[seat],
        "seals": s.seals[seat].bit_count(),
        "ring": int(s.bearer == seat),
        "freedom": -(s.fettered >> seat & 1),
    }
