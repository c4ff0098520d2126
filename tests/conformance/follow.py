"""How to follow a game by its events alone. Each registered game has its follower here.

`board` takes from a spectator's view what a follower keeps; `follow` changes it by one event.
"""

from __future__ import annotations

from typing import Any, Protocol

from tests.conformance import follow_gran, follow_mordor

Board = dict[str, Any]


class Follower(Protocol):
    def board(self, view: dict[str, Any]) -> Board: ...

    def follow(self, board: Board, event: dict[str, Any]) -> None: ...


FOLLOWERS: dict[str, Follower] = {"mordor": follow_mordor, "gran": follow_gran}
