"""How to follow a game by its events alone: the module `follow_GAME` beside this one, which every game must have.

`board` takes from a spectator's view what a follower keeps; `follow` changes it by one event.
"""

from __future__ import annotations

from importlib import import_module
from typing import Any, Protocol, cast

Board = dict[str, Any]


class Follower(Protocol):
    def board(self, view: dict[str, Any]) -> Board: ...

    def follow(self, board: Board, event: dict[str, Any]) -> None: ...


def follower_of(game: str) -> Follower:
    return cast(Follower, import_module(f"tests.conformance.follow_{game}"))
