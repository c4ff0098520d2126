"""Gran: points of the current board; for each question those of the right kind."""

from __future__ import annotations

from typing import Any

from ringspiel.games.gran.graph import points_in
from ringspiel.games.gran.library import STANDARD, board_of
from ringspiel.rl.coding import Codes, Names, things


def codes(options: dict[str, Any]) -> dict[str, Codes]:
    board = board_of(options.get("board", STANDARD))
    points = points_in(board.everything)
    return {
        "first-step": Codes(things("place", points)),
        "second-step": Codes(things("place", points)),
        "further-move": Codes(things("place", points)),
        "banish": Codes(things("place", points_in(board.white))),
        "put-ring": Codes(things("place", points_in(board.ring_points))),
        "place-stone": Codes(things("place", points_in(board.stone_points))),
        "choose-stone": Codes(things("place", points_in(board.stone_points))),
        "move-stone": Codes(things("place", points_in(board.stone_points))),
    }


def names(options: dict[str, Any]) -> Names:
    return {"place": board_of(options.get("board", STANDARD)).ids}
