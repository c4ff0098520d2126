"""What learners see of Die Gefährten."""

from __future__ import annotations

from typing import Any, Final

from ringspiel.rl.features.layout import Features, Layout
from ringspiel.rl.gefaehrten import codes, features


def features_for(seats: int, options: dict[str, Any]) -> Features:
    places = [f"place-{number}" for number in range(features.PLACES)]
    layout = Layout(features.loose(seats), places, features.channels(seats), None)
    return Features(layout, features.numbers, features.neighbours)


CODES: Final = codes.codes
NAMES: Final = codes.names
FEATURES: Final = features_for
