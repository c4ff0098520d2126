"""Many tables at once on one real server process with SQLite, over real WebSockets.

Every seat is a connection of its own, whose player thinks for about a second and then answers at random. Measured is
the time from sending an answer to its acknowledgement, which the server gives when the answer is durably committed.
"""

from __future__ import annotations

import asyncio
import json
import os
import subprocess
import sys
from contextlib import AsyncExitStack
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from statistics import quantiles
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import Annotated, Any

import httpx2
import typer
from rich.console import Console
from websockets.asyncio.client import ClientConnection, connect

ROOT = Path(__file__).parents[1]
TARGET_MS = 100.0
Json = dict[str, Any]

SERVER = """
import sys
from ringspiel.server.main import run
from ringspiel.server.settings import Settings
many = 1_000_000
run("127.0.0.1", 0, Settings(db=sys.argv[1], posts_per_second=many, posts_at_once=many))
"""


@dataclass
class Load:
    """What to simulate, and what was measured."""

    address: str
    game: str
    think: float
    agents: float
    server: int
    """Its process id."""
    random: Random = field(default_factory=lambda: Random(1))
    measuring: bool = False
    acknowledged: list[float] = field(default_factory=list)
    games_over: int = 0
    refused: int = 0
    server_seconds: float = 0.0
    """Processor time that the server took for it."""


class Player:
    """One seat of one table, on a connection of its own."""

    def __init__(self, load: Load, socket: ClientConnection, seat: int) -> None:
        self.load = load
        self.socket = socket
        self.seat = seat
        self.sent: dict[int, float] = {}

    async def play(self, token: str) -> None:
        """Until the game is over. Thinking is a task of its own, so that it delays no reading."""
        await self.say({"type": "hello", "tokens": [token]})
        async with asyncio.TaskGroup() as thinking:
            async for frame in self.socket:
                message = json.loads(frame)
                if message["type"] == "state":
                    if message["status"] == "over":
                        return
                    thinking.create_task(self.answer(message))
                elif message["type"] in ("ok", "error"):
                    self.note(message)

    async def answer(self, state: Json) -> None:
        if state["asked"] != self.seat or state["seq"] in self.sent:
            return
        choice = self.load.random.choice(state["sides"][0]["choices"])
        self.sent[state["seq"]] = 0.0
        await asyncio.sleep(self.load.think * self.load.random.uniform(0.5, 1.5))
        self.sent[state["seq"]] = perf_counter()
        await self.say(
            {
                "type": "answer",
                "id": state["seq"],
                "seat": self.seat,
                "at": state["seq"],
                "answer": choice["answer"],
            }
        )

    def note(self, message: Json) -> None:
        if message["type"] == "error":
            self.load.refused += 1
        elif self.load.measuring:
            self.load.acknowledged.append(perf_counter() - self.sent[message["id"]])

    async def say(self, message: Json) -> None:
        await self.socket.send(json.dumps(message))


async def keep_a_table(load: Load, http: httpx2.AsyncClient, seats: list[Json]) -> None:
    """Play one game after the other, for ever."""
    while True:
        created = (await http.post("/api/tables", json={"game": load.game, "seats": seats})).json()
        address = load.address.replace("http", "ws") + f"/api/tables/{created['table']}/socket"
        async with AsyncExitStack() as stack, asyncio.TaskGroup() as players:
            for given in created["tokens"]:
                socket = await stack.enter_async_context(connect(address, max_size=None))
                players.create_task(Player(load, socket, given["seat"]).play(given["token"]))
        load.games_over += 1


def seats_of(number: int, load: Load) -> list[Json]:
    """Two people, or at some tables one and a computer opponent."""
    against_agent = number * load.agents % 1 + load.agents > 1
    other = {"kind": "agent", "agent": "easy"} if against_agent else {"kind": "me", "name": "Bob"}
    return [{"kind": "me", "name": "Ada"}, other]


async def measure(load: Load, tables: int, seconds: float) -> None:
    async with httpx2.AsyncClient(base_url=load.address, timeout=60) as http:
        keeping = []
        for number in range(tables):
            keeping.append(asyncio.create_task(keep_a_table(load, http, seats_of(number, load))))
            await asyncio.sleep(0.01)
        await asyncio.sleep(3)
        load.measuring = True
        before = processor_seconds(load.server)
        await asyncio.sleep(seconds)
        load.measuring = False
        load.server_seconds = processor_seconds(load.server) - before
        failed = [task for task in keeping if task.done()]
        for task in keeping:
            task.cancel()
        results = await asyncio.gather(*keeping, return_exceptions=True)
        if failed:
            raise SystemExit(f"{len(failed)} tables broke down: {results[keeping.index(failed[0])]!r}")


def processor_seconds(process: int) -> float:
    """The time that a process has computed so far, by Linux's own account."""
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def start_server(folder: str) -> tuple[subprocess.Popen[str], str]:
    command = [sys.executable, "-c", SERVER, f"sqlite:///{folder}/tables.sqlite3"]
    server = subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True)
    assert server.stdout
    return server, server.stdout.readline().split()[-1].rstrip("/")


def report(load: Load, tables: int, seconds: float) -> bool:
    cuts = quantiles(load.acknowledged, n=100)
    p50, p95, p99 = (1000 * cuts[percent - 1] for percent in (50, 95, 99))
    console = Console()
    console.print(f"{tables} tables of {load.game} held for {seconds:g} s, {load.games_over} games over meanwhile")
    console.print(f"{len(load.acknowledged) / seconds:,.0f} answers/s by players, {load.refused} refused")
    busy, elsewhere = load.server_seconds / seconds, os.getloadavg()[0]
    console.print(f"the server used {100 * busy:.0f} % of one core; load average of the machine {elsewhere:.1f}")
    console.print(f"acknowledged after {p50:.1f} ms (median), {p95:.1f} ms (p95), {p99:.1f} ms (p99)")
    good = p95 < TARGET_MS and not load.refused
    console.print(f"target p95 < {TARGET_MS:.0f} ms: " + ("met" if good else "MISSED"))
    return good


def main(
    tables: Annotated[int, typer.Option(help="tables in play at the same time")] = 200,
    seconds: Annotated[float, typer.Option(help="how long to measure")] = 20.0,
    think: Annotated[float, typer.Option(help="seconds a player thinks, on average; 0 for full speed")] = 1.0,
    agents: Annotated[float, typer.Option(help="share of tables with a computer opponent")] = 0.25,
    game: str = "mordor",
) -> None:
    with TemporaryDirectory() as folder:
        server, address = start_server(folder)
        try:
            load = Load(address, game, think, agents, server.pid)
            asyncio.run(measure(load, tables, seconds))
        finally:
            server.terminate()
            server.wait()
    if not report(load, tables, seconds):
        raise SystemExit(1)


if __name__ == "__main__":
    typer.run(main)
