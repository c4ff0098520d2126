"""What an answer costs a server: bytes on the wire to all seats, and processor time, told whole or as patches.

Alone: `python -m bench.answers`; with `PYTHONPATH=build/compiled` of the compiled copy. Every seat of a table is a
connection; the same random game is played twice. Counted are the frames of states and patches, compressed as on the
wire, and the processor time of checking, committing and telling an answer, without the sockets themselves.
"""

from __future__ import annotations

import asyncio
import os
from functools import partial
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from time import process_time
from typing import Annotated, NamedTuple

import typer
from rich import box
from rich.console import Console
from rich.table import Table
from websockets.frames import Frame, Opcode

import ringspiel
from ringspiel.kernel.registry import game_ids
from ringspiel.server.model.table import Seat
from ringspiel.server.play.seating import SetUp
from ringspiel.server.play.session import Session
from ringspiel.server.play.telling import Shown
from ringspiel.server.protocol.api import NewSeat, NewTable
from ringspiel.server.protocol.messages import Outgoing
from ringspiel.server.server import Server
from ringspiel.server.settings import Settings
from ringspiel.server.storage import store
from ringspiel.server.transport.protocols import COMPRESSION, WINDOW_BITS, LongMessagesCompressed


class Line:
    """A connection whose other end counts bytes."""

    address = ""
    looking = True

    def __init__(self, session: Session, seat: int, patches: bool) -> None:
        self.held = frozenset([seat])
        self.since: int | None = session.history.seq
        self.lines_told = session.lines
        self.patches = patches
        self.shown: Shown | None = None
        self.deflate = LongMessagesCompressed(True, True, WINDOW_BITS, WINDOW_BITS, COMPRESSION)
        self.bytes = self.wire = 0

    def keep_seats(self, seats: list[Seat]) -> None:
        """Nobody takes its seat away."""

    def send(self, message: Outgoing) -> None:
        """Nothing but states is counted."""

    def send_encoded(self, message: str) -> None:
        data = message.encode()
        self.bytes += len(data)
        self.wire += len(self.deflate.encode(Frame(Opcode.TEXT, data)).data)


class Cost(NamedTuple):
    """Of an answer, on average."""

    answers: int
    bytes: float
    wire: float
    ms: float


async def cost_of(folder: Path, game: str, seats: int, patches: bool, most: int) -> Cost:
    server = Server(Settings(db=f"sqlite:///{folder}/{game}-{patches}.db"))
    server.database.open()
    try:
        people = [NewSeat("me", name=f"Player {seat}") for seat in range(seats)]
        set_up = SetUp(NewTable(game, people))
        new = partial(store.create, header=set_up.header, seats=set_up.seats, progress=set_up.progress)
        await server.database.write(new)
        async with server.sessions.use(set_up.header.id) as session:
            # The same game each time, whatever seed the server has drawn.
            session.table = ringspiel.new(game, seats, seed=1)
            lines = [Line(session, seat, patches) for seat in range(seats)]
            session.connections.update(lines)
            session.broadcast()
            for line in lines:
                line.bytes = line.wire = 0
            return await play(server, session, lines, most)
    finally:
        server.background.stop()
        server.workers.close()
        server.database.close()


async def play(server: Server, session: Session, lines: list[Line], most: int) -> Cost:
    random, answers, began = Random(1), 0, process_time()
    while (seat := session.asked) is not None and answers < most:
        answer = random.choice(session.table.answers())
        await server.commands.answer(session, seat, session.history.seq, answer)
        answers += 1
    ms = 1000 * (process_time() - began) / answers
    return Cost(answers, sum(each.bytes for each in lines) / answers, sum(each.wire for each in lines) / answers, ms)


def main(
    most: Annotated[int, typer.Option(help="so many answers of each game at most")] = 500,
    game: Annotated[list[str], typer.Option(help="only this game")] = [],  # noqa: B006
) -> None:
    title = f"An answer, told to all seats (load {os.getloadavg()[0]:.1f})"
    shown = Table("game", "seats", "answers", "told", "bytes", "on the wire", "ms", box=box.SIMPLE_HEAD, title=title)
    for id in game or game_ids():
        for seats in sorted({ringspiel.game_of(id).seat_counts[0], ringspiel.game_of(id).seat_counts[-1]}):
            for patches in (False, True):
                with TemporaryDirectory() as folder:
                    cost = asyncio.run(cost_of(Path(folder), id, seats, patches, most))
                figures = (f"{cost.bytes:,.0f}", f"{cost.wire:,.0f}", f"{cost.ms:.2f}")
                shown.add_row(id, str(seats), str(cost.answers), "patches" if patches else "whole", *figures)
    Console(width=100).print(shown)


if __name__ == "__main__":
    typer.run(main)
