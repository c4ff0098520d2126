"""Puzzles: positions in which exactly one answer is clearly best."""

from __future__ import annotations

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from ringspiel.agents.puzzles import Puzzle, puzzle_of, shipped
from ringspiel.kernel.errors import RingspielError
from ringspiel.kernel.table import load
from ringspiel.server.http.endpoint import body_of, endpoint, reply
from ringspiel.server.jobs.puzzles import PositionPuzzleJob, PuzzleJob, TrainingJob
from ringspiel.server.protocol import api
from ringspiel.server.protocol.errors import Refused
from ringspiel.server.server import Server
from ringspiel.server.transport.origin import address_of

PUZZLE = (("game", str), ("puzzle", str))


@endpoint("GET", "/api/puzzles/{game}", gives=list[api.PuzzleInfo], path=(("game", str),))
async def listed(server: Server, request: Request) -> Response:
    """The puzzles of a game, by theme, the easiest of each first."""
    try:
        found = shipped(request.path_params["game"])
    except RingspielError as error:
        raise Refused("unknown", str(error)) from error
    return reply([api.PuzzleInfo(puzzle.id, puzzle.position["seats"], puzzle.missed, puzzle.theme) for puzzle in found])


@endpoint("GET", "/api/puzzles/{game}/{puzzle}", gives=api.PuzzleTask, path=PUZZLE, errors=("old-rules",))
async def task(server: Server, request: Request) -> Response:
    """One puzzle."""
    puzzle = asked_for(request)
    try:
        table = load(puzzle.position)
    except RingspielError as error:
        raise Refused("old-rules", str(error)) from error
    view, choices = table.view(puzzle.seat), msgspec.Raw(msgspec.json.encode(table.choices(puzzle.seat)))
    return reply(api.PuzzleTask(puzzle.id, puzzle.seat, puzzle.missed, view, choices))


@endpoint(
    "POST",
    "/api/puzzles/{game}/{puzzle}",
    gives=api.PuzzleSolved,
    takes=api.PuzzleAnswer,
    path=PUZZLE,
    errors=("busy",),
)
async def solve(server: Server, request: Request) -> Response:
    """Whether an answer is the solution, and what it gives away if not."""
    wish = await body_of(server, request, api.PuzzleAnswer)
    return reply(
        await server.workers.solve(address_of(request), PuzzleJob(asked_for(request), wish.answer, wish.reveal))
    )


@endpoint("POST", "/api/training", gives=api.PuzzleSolved, takes=api.TrainingAnswer, errors=("bad-table", "busy"))
async def train(server: Server, request: Request) -> Response:
    """Whether an answer is at least as good as the best that was found in a position, and what it gives away if not."""
    wish = await body_of(server, request, api.TrainingAnswer)
    job = TrainingJob(wish.position, wish.solution, wish.answer, wish.reveal)
    return reply(await server.workers.solve(address_of(request), job, "train"))


@endpoint("POST", "/api/positions/puzzle", gives=api.MadePuzzle, takes=api.Position, errors=("bad-table", "busy"))
async def made(server: Server, request: Request) -> Response:
    """The puzzle in a position, if one answer is clearly best there."""
    wish = await body_of(server, request, api.Position)
    return reply(await server.workers.solve(address_of(request), PositionPuzzleJob(wish.position), "puzzle"))


def asked_for(request: Request) -> Puzzle:
    try:
        return puzzle_of(request.path_params["game"], request.path_params["puzzle"])
    except RingspielError as error:
        raise Refused("unknown", str(error)) from error
