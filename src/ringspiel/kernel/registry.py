"""Which games there are."""

from __future__ import annotations

from typing import Any

from ringspiel.kernel.errors import UnknownGame
from ringspiel.kernel.game import Game
from ringspiel.kernel.text import text

_games: dict[str, Game[Any]] = {}


def register(game: Game[Any]) -> None:
    _games[game.id] = game


def all_games() -> list[Game[Any]]:
    """All registered games in the order of their registration."""
    return list(_games.values())


def game_of(id: str) -> Game[Any]:
    game = _games.get(id) if isinstance(id, str) else None
    if game is None:
        known = ", ".join(_games)
        reason = text("no-game", typed=repr(id), games=known)
        raise UnknownGame(f"there is no game {id!r}; choose one of {known}", reason)
    return game
