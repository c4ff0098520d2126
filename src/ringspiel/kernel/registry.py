"""Which games there are. The list is known at once; the rules of a game are loaded when somebody asks for them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ringspiel.kernel.errors import EngineFault, UnknownGame
from ringspiel.kernel.game import Game
from ringspiel.kernel.listing import Listing
from ringspiel.kernel.text import text

_offered: dict[str, tuple[Listing, Callable[[], Game[Any]]]] = {}
_games: dict[str, Game[Any]] = {}
_furnish: list[Callable[[Game[Any]], None]] = []


def offer(listing: Listing, load: Callable[[], Game[Any]]) -> None:
    """List a game that is loaded when it is used."""
    _offered[listing.id] = (listing, load)


def furnish(give: Callable[[Game[Any]], None]) -> None:
    """Give every game, once it is loaded, what its rules do not know themselves."""
    _furnish.append(give)


def register(game: Game[Any]) -> None:
    """Offer a game. Raises `EngineFault` if two of its steps or questions would be saved under one name."""
    refuse_doubles(game.id, "steps", [step.__name__ for step in game.steps])
    refuse_doubles(game.id, "questions", [question.kind for question in game.questions])
    for give in _furnish:
        give(game)
    _games[game.id] = game


def refuse_doubles(game: str, what: str, names: list[str]) -> None:
    twice = sorted({name for name in names if names.count(name) > 1})
    if twice:
        raise EngineFault(f"{game} has two {what} called {', '.join(twice)}, which no saved position could tell apart")


def game_ids() -> list[str]:
    """The ids of all games in their order; none of them is loaded for that.

    >>> ringspiel.game_ids()[:2]
    ['gefaehrten', 'mordor']
    """
    return list(dict.fromkeys((*_offered, *_games)))


def listings() -> list[Listing]:
    """What is known of all games before their rules are loaded."""
    return [_offered[id][0] if id in _offered else _listing_of(_games[id]) for id in game_ids()]


def _listing_of(game: Game[Any]) -> Listing:
    return Listing(game.id, game.seat_counts, tuple(option.id for option in game.options))


def all_games() -> list[Game[Any]]:
    """All games in their order. This loads them; where their ids will do, ask `game_ids`.

    >>> len(ringspiel.all_games()) >= 5
    True
    """
    return [game_of(id) for id in game_ids()]


def game_of(id: str) -> Game[Any]:
    """The game with this id. Raises `UnknownGame` if there is none.

    >>> ringspiel.game_of("gran").seat_counts
    (3, 4, 5, 6)
    >>> ringspiel.game_of("chess")
    Traceback (most recent call last):
    ...
    ringspiel.kernel.errors.UnknownGame: there is no game 'chess'; choose one of ...
    """
    if not isinstance(id, str) or (id not in _games and id not in _offered):
        known = ", ".join(game_ids())
        reason = text("no-game", typed=repr(id), games=known)
        raise UnknownGame(f"there is no game {id!r}; choose one of {known}", reason)
    if id not in _games:
        register(_offered[id][1]())
    return _games[id]
