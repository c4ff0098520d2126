"""The value of the ninth version: one small net for the way and for Mordor, and for both sides.

The weights (data/net-*.json) come from games of many players, one generation after another. `python -m
ringspiel.agents.ringkrieg.learn_net` made them. Plain Python is fast enough for a few thousand numbers.
"""

from __future__ import annotations

import json
import math
from functools import lru_cache
from importlib.resources import files
from typing import Final, final

from ringspiel.agents.ringkrieg.outlook import NAMES, all_inputs
from ringspiel.games.ringkrieg.state import RingkriegState

LATEST: Final = "net-3"
MOST: Final = 6.0
"""The limit of certainty before the end, in log odds."""


@final
class Net:
    """Two hidden layers with rectified units, and a direct path beside them."""

    def __init__(self, layers: list[list[list[float]]], biases: list[list[float]], straight: list[float]) -> None:
        self.layers = layers
        self.biases = biases
        self.straight = straight

    def score(self, numbers: list[float]) -> float:
        """The log odds of the Free Peoples."""
        found = 0.0
        for place in range(len(numbers)):
            found += self.straight[place] * numbers[place]
        last = len(self.layers) - 1
        for depth in range(len(self.layers)):
            numbers = layer(self.layers[depth], self.biases[depth], numbers, depth < last)
        return found + numbers[0]

    def value(self, s: RingkriegState) -> float:
        """The chance of the Free Peoples to win."""
        score = self.score(all_inputs(s))
        return 1.0 / (1.0 + math.exp(-max(-MOST, min(MOST, score))))


def layer(rows: list[list[float]], biases: list[float], numbers: list[float], is_cut: bool) -> list[float]:
    found = []
    for place in range(len(rows)):
        row = rows[place]
        total = biases[place]
        for each in range(len(numbers)):
            total += row[each] * numbers[each]
        found.append(0.0 if is_cut and total < 0.0 else total)
    return found


@lru_cache(maxsize=1)
def latest_net() -> Net:
    return read(LATEST)


def read(name: str) -> Net:
    folder = files("ringspiel.agents.ringkrieg").joinpath("data")
    content = json.loads(folder.joinpath(f"{name}.json").read_text(encoding="utf-8"))
    assert content["inputs"] == list(NAMES), f"{name} was learnt from other numbers"
    return Net(content["layers"], content["biases"], content["straight"])
