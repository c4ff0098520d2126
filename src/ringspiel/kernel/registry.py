"""Which games there are."""

from __future__ import annotations

from typing import Any

from ringspiel.kernel.errors import EngineFault, UnknownGame
from ringspiel.kernel.game import Game
from ringspiel.kernel.text import text

_games: dict[str, Game[Any]] = {}


def register(game: Game[Any]) -> None:
    """Offer a game. Raises `EngineFault` if two of its steps or questions would be saved under one name."""
    refuse_doubles(game.id, "steps", [step.__name__ for step in game.steps])
    refuse_doubles(game.id, "questions", [question.kind for question in game.questions])
    _games[game.id] = game


def refuse_doubles(game: str, what: str, names: list[str]) -> None:
    twice = sorted({name for name in names if names.count(name) > 1})
    if twice:
        raise EngineFault(f"{game} has two {what} called {', '.join(twice)}, which no saved position could tell apart")


def all_games() -> list[Game[Any]]:
    """All registered games in the order of their registration.

    >>> len(ringspiel.all_games()) >= 5
    True
    """
    return list(_games.values())


def game_of(id: str) -> Game[Any]:
    """The game with this id. Raises `UnknownGame` if there is none.

    >>> ringspiel.game_of("gran").seat_counts
    (3, 4, 5, 6)
    >>> ringspiel.game_of("chess")
    Traceback (most recent call last):
    ...
    ringspiel.kernel.errors.UnknownGame: there is no game 'chess'; choose one of ...
    """
    game = _games.get(id) if isinstance(id, str) else None
    if game is None:
        known = ", ".join(_games)
        reason = text("no-game", typed=repr(id), games=known)
        raise UnknownGame(f"there is no game {id!r}; choose one of {known}", reason)
    return game
