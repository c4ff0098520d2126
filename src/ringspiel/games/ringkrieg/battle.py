"""The door to battles (RK-B1 to RK-B68), which are not written yet.

Nobody can attack, so the game is not registered: it cannot be played before this chapter is there.
"""

from __future__ import annotations

from ringspiel.games.ringkrieg.state import RingkriegState


def can_attack(s: RingkriegState, side: int, led: int) -> bool:
    """Whether any army of a side can attack; `led` ones need a Leader or character among the attackers."""
    return False


def attack(s: RingkriegState, led: int) -> None:
    """RK-B1: the acting side chooses army, target and rearguard, and the battle is fought."""
