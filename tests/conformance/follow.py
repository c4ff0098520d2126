"""How to follow a game by its events alone: the module `follow_GAME` beside this one, which every game must have.

`board` takes from a spectator's view what a follower keeps; `follow` changes it by one event.
"""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from typing import Any, Protocol, cast

import pytest

Board = dict[str, Any]


class Follower(Protocol):
    def board(self, view: dict[str, Any]) -> Board: ...

    def follow(self, board: Board, event: dict[str, Any]) -> None: ...


def follower_of(game: str) -> Follower:
    name = f"follow_{game}"
    if find_spec(f"tests.conformance.{name}") is None:
        pytest.fail(f"tests/conformance/{name}.py is missing: it says how to follow {game} by its events alone")
    return cast(Follower, import_module(f"tests.conformance.{name}"))
