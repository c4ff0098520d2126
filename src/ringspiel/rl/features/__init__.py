"""What a seat may know of a state, as numbers for networks. A game brings its own as `FEATURES` in `rl/<id>`."""

from __future__ import annotations

from typing import Any, Final

from ringspiel.kernel.registry import game_of
from ringspiel.kernel.rooms import brought
from ringspiel.rl.coding import NotCoded
from ringspiel.rl.features.layout import Features

_made: Final[dict[str, Features]] = {}


def features_of(game: str, seats: int, options: dict[str, Any] | None = None) -> Features:
    """The features of a game for this number of seats. Only options that bring other places or pieces matter.

    Raises `UnknownGame`, `BadOption` for what the game does not offer, or `NotCoded` if it states no features.

    >>> from ringspiel.rl import features_of
    >>> features_of("mordor", seats=2).size
    130
    """
    rules = game_of(game)
    make = brought(f"ringspiel.rl.{game}", "FEATURES")
    if make is None:
        raise NotCoded(f"{game} states no features: add FEATURES to src/ringspiel/rl/{game}/__init__.py")
    seats = rules.check_seats(seats)
    checked = rules.check_options(options, seats)
    shape = {name: checked[name] for name in rules.shaping}
    name = f"{game} {seats} {shape}"
    if name not in _made:
        _made[name] = make(seats, shape)
    return _made[name]
