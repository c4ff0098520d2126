"""What a seat may know of a position, as numbers for networks. One module for each game."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from ringspiel.games.gran.library import STANDARD, board_of
from ringspiel.games.mordor.components import PLACES as ROAD
from ringspiel.games.tuerme.board import BLOCKED, FIELDS, NAMES, SIDES
from ringspiel.kernel.registry import game_of
from ringspiel.rl.coding import NotCoded
from ringspiel.rl.features import gefaehrten, gran, mordor, ringkrieg, tuerme
from ringspiel.rl.features.layout import Features, Layout


def of_mordor(seats: int, options: dict[str, Any]) -> Features:
    last = len(ROAD) - 1
    beside = [[field for field in (place - 1, place + 1) if 0 <= field <= last] for place in range(last + 1)]
    return Features(Layout(mordor.loose(seats), ROAD, mordor.channels(seats), beside), mordor.numbers)


def of_gran(seats: int, options: dict[str, Any]) -> Features:
    board = board_of(options.get("board", STANDARD))
    layout = Layout(gran.loose(seats), board.ids, gran.channels(seats), board.neighbours, {**gran.fixed(board)})
    return Features(layout, gran.numbers)


def of_tuerme(seats: int, options: dict[str, Any]) -> Features:
    beside = [[] if field in BLOCKED else SIDES[field] for field in range(FIELDS)]
    layout = Layout(tuerme.loose(seats), NAMES, tuerme.channels(seats), beside, {**tuerme.fixed()})
    return Features(layout, tuerme.numbers)


def of_gefaehrten(seats: int, options: dict[str, Any]) -> Features:
    places = [f"place-{number}" for number in range(gefaehrten.PLACES)]
    layout = Layout(gefaehrten.loose(seats), places, gefaehrten.channels(seats), None)
    return Features(layout, gefaehrten.numbers, gefaehrten.neighbours)


def of_ringkrieg(seats: int, options: dict[str, Any]) -> Features:
    places, channels = ringkrieg.places(), ringkrieg.channels(seats)
    layout = Layout(ringkrieg.loose(seats), places, channels, ringkrieg.neighbours(), {**ringkrieg.fixed()})
    return Features(layout, ringkrieg.numbers)


FEATURES: Final[dict[str, Callable[[int, dict[str, Any]], Features]]] = {
    "gefaehrten": of_gefaehrten,
    "gran": of_gran,
    "mordor": of_mordor,
    "ringkrieg": of_ringkrieg,
    "tuerme": of_tuerme,
}
_made: Final[dict[str, Features]] = {}


def features_of(game: str, seats: int, options: dict[str, Any] | None = None) -> Features:
    """The features of a game for so many seats; options matter only where they bring another board."""
    rules = game_of(game)
    if game not in FEATURES:
        raise NotCoded(f"{game} states no features: add src/ringspiel/rl/features/{game}.py and name it in __init__.py")
    seats = rules.check_seats(seats)
    board = rules.check_options(options, seats).get("board")
    name = f"{game} {seats} {board}"
    if name not in _made:
        _made[name] = FEATURES[game](seats, {} if board is None else {"board": board})
    return _made[name]
