"""placeholder"""
from __future__ import annotations
from ringspiel.games.gran.state import GranState
def evaluate(s: GranState, seat: int) -> float:
    return 0.5
