"""What an answer to a puzzle is worth. Runs in a worker process."""

from __future__ import annotations

from typing import Any

import msgspec

from ringspiel.agents import hint, knows_exactly
from ringspiel.agents.puzzles import Puzzle
from ringspiel.agents.review.compare import Gap, proved
from ringspiel.agents.review.playouts import Playouts
from ringspiel.kernel.table import Table, load
from ringspiel.server.protocol.api import PuzzleSolved
from ringspiel.server.protocol.errors import Refused


class PuzzleJob(msgspec.Struct):
    puzzle: Puzzle
    answer: int
    reveal: bool


def solve(job: dict[str, Any]) -> PuzzleSolved:
    """Whether an answer is the solution; if not, how much better the solution is, tried out as in a review.

    The solution itself is told to those who have found it or ask for it.
    """
    wanted = msgspec.convert(job, PuzzleJob)
    puzzle, answer = wanted.puzzle, wanted.answer
    table = load(puzzle.position)
    if answer not in table.answers():
        raise Refused("malformed", f"{answer} is not a legal answer here")
    exact, right = knows_exactly(table.perspective(puzzle.seat)), answer == puzzle.solution
    loss = Gap(0.0, 0.0, 0.0) if right else lost(table, puzzle, answer, exact)
    if not (right or wanted.reveal):
        return PuzzleSolved(False, None, [], *loss, puzzle.margin, exact)
    solution = next(choice for choice in table.choices(puzzle.seat) if choice["answer"] == puzzle.solution)
    return PuzzleSolved(right, solution, puzzle.why, *loss, puzzle.margin, exact)


def lost(table: Table, puzzle: Puzzle, answer: int, exact: bool) -> Gap:
    if exact:
        chances = {estimate.answer: estimate.chance for estimate in hint(table.perspective(puzzle.seat))}
        loss = chances[puzzle.solution] - chances[answer]
        return Gap(loss, loss, loss)
    return proved(Playouts(table.game), table.state, puzzle.seat, (answer, puzzle.solution), seed=1)
