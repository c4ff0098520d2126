"""What learners see of Die Zwei Türme."""

from __future__ import annotations

from typing import Any, Final

from ringspiel.games.tuerme.board import BLOCKED, FIELDS, SIDES
from ringspiel.games.tuerme.board import NAMES as FIELD_NAMES
from ringspiel.rl.features.layout import Features, Layout
from ringspiel.rl.tuerme import codes, features


def features_for(seats: int, options: dict[str, Any]) -> Features:
    beside = [[] if field in BLOCKED else SIDES[field] for field in range(FIELDS)]
    layout = Layout(features.loose(seats), FIELD_NAMES, features.channels(seats), beside, {**features.fixed()})
    return Features(layout, features.numbers)


CODES: Final = codes.codes
NAMES: Final = codes.names
FEATURES: Final = features_for
