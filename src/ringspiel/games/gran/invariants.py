from __future__ import annotations
from ringspiel.games.gran.state import GranState
def faults_of(s: GranState) -> list[str]:
    return []
