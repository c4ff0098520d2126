"""What learners see of Gran."""

from __future__ import annotations

from typing import Any, Final

from ringspiel.games.gran.library import STANDARD, board_of
from ringspiel.rl.features.layout import Features, Layout
from ringspiel.rl.gran import codes, features


def features_for(seats: int, options: dict[str, Any]) -> Features:
    board = board_of(options.get("board", STANDARD))
    channels = features.channels(seats)
    layout = Layout(features.loose(seats), board.ids, channels, board.neighbours, {**features.fixed(board)})
    return Features(layout, features.numbers)


CODES: Final = codes.codes
NAMES: Final = codes.names
FEATURES: Final = features_for
