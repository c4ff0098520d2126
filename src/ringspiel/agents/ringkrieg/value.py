"""The learnt value of a position: how likely the Free Peoples win, from the numbers of `inputs`.

The weights (data/value.json) come from many games of greedy players with a little curiosity, by logistic regression,
apart for the way to Mordor and for Mordor: `python -m ringspiel.agents.ringkrieg.learn`.
"""

from __future__ import annotations

import json
import math
from importlib.resources import files
from typing import Final

from ringspiel.agents.ringkrieg.inputs import NAMES, inputs
from ringspiel.games.ringkrieg.figures import NONE
from ringspiel.games.ringkrieg.state import RingkriegState

MOST: Final = 6.0
"""No position before the end is surer than this, in logarithms of odds."""


def _read() -> list[list[float]]:
    content = json.loads(files("ringspiel.agents.ringkrieg").joinpath("data/value.json").read_text(encoding="utf-8"))
    return [[float(content[place].get(name, 0.0)) for name in NAMES] for place in ("way", "mordor")]


WEIGHTS: Final[list[list[float]]] = _read()


def learnt_value(s: RingkriegState) -> float:
    score = 0.0
    weights = WEIGHTS[0 if s.mordor == NONE else 1]
    numbers = inputs(s)
    for place in range(len(numbers)):
        score += weights[place] * numbers[place]
    return 1.0 / (1.0 + math.exp(-max(-MOST, min(MOST, score))))
