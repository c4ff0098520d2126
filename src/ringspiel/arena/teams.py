"""Who plays on whose side in games with teams: mates win and lose together, so opponents are compared team by team."""

from __future__ import annotations

from collections.abc import Callable

from ringspiel.arena.ringkrieg import side_of
from ringspiel.arena.setting import Setting
from ringspiel.kernel.state import State

SIDES: dict[str, Callable[[State, int], int]] = {"ringkrieg": side_of}


def sides_of(setting: Setting, seed: int) -> list[int] | None:
    """The side of each seat in the game of this seed; None where everybody plays for himself."""
    side = SIDES.get(setting.game)
    if side is None:
        return None
    state = setting.start(seed)
    return [side(state, seat) for seat in range(setting.seats)]
