"""What an answer to a puzzle is worth. Runs in a worker process."""

from __future__ import annotations

from typing import Any

import msgspec

from ringspiel.agents import hint, knows_exactly
from ringspiel.agents.puzzles import Puzzle
from ringspiel.agents.puzzles.find import puzzle_in, reasons_for
from ringspiel.agents.review.compare import Gap, proved
from ringspiel.agents.review.findings import NOTICEABLE
from ringspiel.agents.review.playouts import Playouts
from ringspiel.kernel.table import Table, load
from ringspiel.server.jobs.analysis import loaded
from ringspiel.server.model.positions import portable
from ringspiel.server.protocol.api import MadePuzzle, OwnPuzzle, PuzzleSolved
from ringspiel.server.protocol.documents import Json
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


class TrainingJob(msgspec.Struct):
    """A position of one's own, the answer that was found best there, and the one that is tried."""

    position: Json
    solution: int
    answer: int
    reveal: bool


class PositionPuzzleJob(msgspec.Struct):
    position: Json


def train(job: dict[str, Any]) -> PuzzleSolved:
    """Whether an answer is at least as good as the one that was found best; if not, what it gives away.

    What cannot be told apart from the best is right, too: nobody has proved that there is only one.
    """
    wanted = msgspec.convert(job, TrainingJob)
    table = loaded(wanted.position)
    for answer in (wanted.solution, wanted.answer):
        if answer not in table.answers():
            raise Refused("malformed", f"{answer} is not a legal answer here")
    puzzle = asked_in(table, wanted.solution)
    exact = knows_exactly(table.perspective(puzzle.seat))
    same = wanted.answer == wanted.solution
    loss = Gap(0.0, 0.0, 0.0) if same else lost(table, puzzle, wanted.answer, exact)
    right = same or loss.mean < NOTICEABLE or loss.low <= 0
    if not (right or wanted.reveal):
        return PuzzleSolved(False, None, [], *loss, 0.0, exact)
    choices = table.choices(puzzle.seat)
    solution = next(choice for choice in choices if choice["answer"] == wanted.solution)
    return PuzzleSolved(right, solution, reasons_for(table, wanted.solution), *loss, 0.0, exact)


def asked_in(table: Table, solution: int) -> Puzzle:
    if table.seat is None:
        raise Refused("malformed", "the game is over in this position")
    return Puzzle("", {}, table.seat, solution, "", 0.0, 0.0, [], "", [])


def made_from(job: dict[str, Any]) -> MadePuzzle:
    """The puzzle in a position, proved as all puzzles are."""
    table = loaded(msgspec.convert(job, PositionPuzzleJob).position)
    if table.seat is None:
        raise Refused("malformed", "the game is over in this position")
    found = puzzle_in(table, 1)
    if found is None:
        return MadePuzzle(None)
    named = {field: getattr(found, field) for field in OwnPuzzle.__struct_fields__}
    return MadePuzzle(OwnPuzzle(**named | {"position": portable(found.position)}))


def lost(table: Table, puzzle: Puzzle, answer: int, exact: bool) -> Gap:
    if exact:
        chances = {estimate.answer: estimate.chance for estimate in hint(table.perspective(puzzle.seat))}
        loss = chances[puzzle.solution] - chances[answer]
        return Gap(loss, loss, loss)
    return proved(Playouts(table.game), table.state, puzzle.seat, (answer, puzzle.solution), seed=1)
