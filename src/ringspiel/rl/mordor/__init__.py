"""What learners see of Die Reise nach Mordor."""

from __future__ import annotations

from typing import Any, Final

from ringspiel.games.mordor.components import PLACES as ROAD
from ringspiel.rl.features.layout import Features, Layout
from ringspiel.rl.mordor import codes, features


def features_for(seats: int, options: dict[str, Any]) -> Features:
    last = len(ROAD) - 1
    beside = [[field for field in (place - 1, place + 1) if 0 <= field <= last] for place in range(last + 1)]
    return Features(Layout(features.loose(seats), ROAD, features.channels(seats), beside), features.numbers)


CODES: Final = codes.codes
FEATURES: Final = features_for
