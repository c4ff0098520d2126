"""What learners see of Der Ringkrieg."""

from __future__ import annotations

from typing import Any, Final

from ringspiel.rl.features.layout import Features, Layout
from ringspiel.rl.ringkrieg import codes, features


def features_for(seats: int, options: dict[str, Any]) -> Features:
    places, channels = features.places(), features.channels(seats)
    layout = Layout(features.loose(seats), places, channels, features.neighbours(), {**features.fixed()})
    return Features(layout, features.numbers)


CODES: Final = codes.codes
NAMES: Final = codes.names
FEATURES: Final = features_for
