"""A puzzle as data, and the files of the puzzles that come with the package."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from typing import Any

import msgspec

from ringspiel.kernel.errors import BadOption
from ringspiel.kernel.registry import game_of
from ringspiel.kernel.text import Text


class Puzzle(msgspec.Struct, frozen=True):
    """What is the best answer here? The position holds what others hide: only a view of it leaves the engine."""

    id: str
    position: dict[str, Any]
    seat: int
    solution: int
    notation: str
    """Of the solution."""
    margin: float
    """By how much it is better than the next best answer, as a chance to win."""
    low: float
    """The margin's lower bound with more worlds and deeper playouts, 95 %."""
    missed: list[str]
    """The levels that do not find it, weakest first."""
    theme: str
    """What it is about, as far as that gives nothing away."""
    why: list[Text]
    """What the solution is good for."""

    @property
    def grade(self) -> int:
        """How hard it is: how many levels miss it."""
        return len(self.missed)


read = msgspec.json.Decoder(list[Puzzle]).decode


@cache
def shipped(game: str) -> list[Puzzle]:
    """The puzzles of a game, by theme, the easiest of each first; none if it has no file."""
    file = files("ringspiel.agents.puzzles").joinpath(f"data/{game_of(game).id}.json")
    return read(file.read_bytes()) if file.is_file() else []


def puzzle_of(game: str, id: str) -> Puzzle:
    """The puzzle with this id."""
    for puzzle in shipped(game):
        if puzzle.id == id:
            return puzzle
    raise BadOption(f"{game} has no puzzle {id!r}")


def to_file(puzzles: Sequence[Puzzle]) -> bytes:
    """Write one puzzle to a line, so that diffs can be read."""
    ordered = sorted(puzzles, key=lambda puzzle: (puzzle.theme, puzzle.grade, -puzzle.margin, puzzle.id))
    return b"[\n" + b",\n".join(msgspec.json.encode(puzzle) for puzzle in ordered) + b"\n]\n"
