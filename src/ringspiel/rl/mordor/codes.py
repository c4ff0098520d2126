"""Die Reise nach Mordor: sets of dice, yes or no, fields."""

from __future__ import annotations

from typing import Any

from ringspiel.games.mordor.components import DICE
from ringspiel.rl.coding import Coded, Codes, numbers


def codes(options: dict[str, Any]) -> dict[str, Codes]:
    return {
        "set-aside": Codes([dice(chosen) for chosen in range(1, 1 << DICE)]),
        "repeat-roll": Codes(numbers([0, 1])),
        "how-far": Codes(numbers(range(DICE + 1))),
    }


def dice(chosen: int) -> Coded:
    """A set of dice, each of them a field of its own."""
    return Coded(chosen, {f"die-{die}": chosen >> die & 1 for die in range(DICE)})
