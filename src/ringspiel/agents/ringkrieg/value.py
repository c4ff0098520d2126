"""The learnt value of a position: the chance of the Free Peoples to win, from the numbers of `inputs`.

The weights (data/value-*.json) come from many games of greedy players with a little curiosity. They were fitted by
logistic regression, separately for the way to Mordor and for Mordor: `python -m ringspiel.agents.ringkrieg.learn`.
Weights of earlier versions stay, so that their players never change.
"""

from __future__ import annotations

import json
import math
from importlib.resources import files
from typing import Final

from ringspiel.agents.ringkrieg.inputs import NAMES, inputs
from ringspiel.games.ringkrieg.pieces.figures import NONE
from ringspiel.games.ringkrieg.state import RingkriegState

MOST: Final = 6.0
"""The limit of certainty before the end, in log odds."""


SECOND: Final = 0
THIRD: Final = 1
FOURTH: Final = 2
"""The version of the players whose games taught the value. In Mordor the fourth learnt nothing better."""
TUNED_FOURTH: Final = 3
SHIFTS: Final = {"steps": 0.3, "levels": -0.3, "open-free": 0.4}
"""Adjustments with which the Free Peoples win more than with the learnt weights; see `tune`."""


def _read(version: str) -> list[list[float]]:
    folder = files("ringspiel.agents.ringkrieg").joinpath("data")
    content = json.loads(folder.joinpath(f"value-{version}.json").read_text(encoding="utf-8"))
    return [[float(content[place].get(name, 0.0)) for name in NAMES] for place in ("way", "mordor")]


def shifted(weights: list[list[float]], shifts: dict[str, float]) -> list[list[float]]:
    """The inputs for the way and for Mordor."""
    return [[weight + shifts.get(name, 0.0) for name, weight in zip(NAMES, each, strict=True)] for each in weights]


WEIGHTS: Final[list[list[list[float]]]] = [_read("2"), _read("3"), [_read("4")[0], _read("3")[1]]]
WEIGHTS.append(shifted(WEIGHTS[FOURTH], SHIFTS))


TOLD: Final = [0.72, 0.45]
"""Scale and offset of the net's value, in logarithms of odds, before people are told it. A value learnt from the games
of many players is too sure of itself. `reliability` fits both to games of `hard`, with an offset of 0.55; 0.45 agrees
with the balance of the game at its start, too. Neither changes which answer is best.
"""


def as_told(chance: float) -> float:
    """A learnt chance of the Free Peoples, as people are told it."""
    scale, offset = TOLD
    won, lost = math.pow(chance, scale) * math.exp(offset), math.pow(1.0 - chance, scale)
    return won / (won + lost)


def learnt_value(s: RingkriegState, both: list[list[float]]) -> float:
    """The chance by the weights for the way or for Mordor."""
    score = 0.0
    weights = both[0 if s.mordor == NONE else 1]
    numbers = inputs(s)
    for place in range(len(numbers)):
        score += weights[place] * numbers[place]
    return 1.0 / (1.0 + math.exp(-max(-MOST, min(MOST, score))))
