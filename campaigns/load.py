"""Many tables at once on a real server, over real WebSockets: one process with SQLite, or with `--postgres` as many as
`--workers` says on a PostgreSQL of its own.

Every table is played from an address of its own, and every seat is a connection of its own, whose player thinks for
about a second and then answers at random. Measured is the time from sending an answer to its acknowledgement, which
the server gives when the answer is durably committed.
With `--watch` the server's memory is looked at again and again, and how fast it grows is told.
"""

from __future__ import annotations

import asyncio
import json
import os
import socket
import subprocess
import sys
from contextlib import AsyncExitStack, ExitStack
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from statistics import linear_regression, quantiles
from tempfile import TemporaryDirectory
from time import perf_counter, process_time
from typing import Annotated, Any, NamedTuple

import httpx2
import msgspec
import typer
from rich.console import Console
from tests.server.postgres import Cluster
from websockets.asyncio.client import ClientConnection, connect

import ringspiel

ROOT = Path(__file__).parents[1]
TARGET_MS = 100.0
TARGET_PAUSE_MS = 50.0
TARGET_KIB = 200.0
TARGET_MS_EACH = 1.5
GAMES = tuple(game.id for game in ringspiel.all_games())
LONGEST_PAUSE = "ringspiel_gc_pause_longest_seconds"
WAITED = "ringspiel_processor_wait_seconds_total"
Json = dict[str, Any]

SERVER = """
import sys
from ringspiel.server.main import run
from ringspiel.server.settings import Settings
many = 1_000_000
names = ("posts_per_second", "posts_at_once", "requests_per_second", "requests_at_once", "tables_per_hour",
         "tables_at_once", "connections_per_address", "connections_per_second", "connections_at_once",
         "sockets_per_address", "processor_share", "processor_at_once", "codes_per_minute", "codes_at_once",
         "contacts_per_hour", "contacts_at_once", "letters_per_hour", "letters_at_once")
limits = {} if sys.argv[3] == "limits" else dict.fromkeys(names, many)
run("127.0.0.1", 0, Settings(db=sys.argv[1], metrics_port=int(sys.argv[2]), processes=int(sys.argv[4]), **limits))
"""


class Choice(msgspec.Struct):
    answer: int


class Side(msgspec.Struct):
    choices: list[Choice]


class Message(msgspec.Struct):
    """What a simulated player needs of a message: to read more would cost as much as the server's own work."""

    type: str
    id: int | None = None
    seq: int = 0
    status: str = ""
    asked: int | None = None
    sides: list[Side] = []


read = msgspec.json.Decoder(Message).decode


@dataclass
class Load:
    """What to simulate, and what was measured."""

    address: str
    game: str
    think: float
    agents: float
    server: int
    """Its process id."""
    workers: int = 1
    """Server processes. If there are several, `server` only looks after them."""
    random: Random = field(default_factory=lambda: Random(1))
    measuring: bool = False
    acknowledged: list[float] = field(default_factory=list)
    computed: list[float] = field(default_factory=list)
    """For each of these answers: how long the server's own thread computed meanwhile, for anybody. Other programs
    on the machine do not change that."""
    games_over: int = 0
    refused: int = 0
    server_seconds: float = 0.0
    """Processor time that the server took for it."""
    waited_seconds: float = 0.0
    """How long it was ready to run meanwhile, and other programs ran."""
    own_seconds: float = 0.0
    """Processor time that the simulated players took."""
    memory: float = 0.0
    """What a table takes, in KiB."""
    metrics: int = 0
    """The port of the server's metrics."""
    longest_pause: float = 0.0
    """Of the garbage collector, in milliseconds."""
    watched: list[tuple[float, float]] = field(default_factory=list)
    """The server's memory in KiB, after so many seconds."""
    broken: list[str] = field(default_factory=list)
    """Why tables broke down."""


class Player:
    """One seat of one table, on a connection of its own."""

    def __init__(self, load: Load, line: ClientConnection, seat: int) -> None:
        self.load = load
        self.line = line
        self.seat = seat
        self.sent: dict[int, float] = {}
        self.begun: dict[int, float] = {}
        """The server's own time when an answer was sent."""

    async def play(self, token: str) -> None:
        """Until the game is over. Thinking is a task of its own, so that it delays no reading."""
        await self.say({"type": "hello", "tokens": [token]})
        async with asyncio.TaskGroup() as thinking:
            async for frame in self.line:
                message = read(frame)
                if message.type == "state":
                    if message.status == "over":
                        return
                    if message.asked == self.seat and message.seq not in self.sent:
                        thinking.create_task(self.answer(message))
                elif message.type in ("ok", "error"):
                    self.note(message)

    async def answer(self, state: Message) -> None:
        choice = self.load.random.choice(state.sides[0].choices)
        self.sent[state.seq] = 0.0
        await asyncio.sleep(self.load.think * self.load.random.uniform(0.5, 1.5))
        self.begun[state.seq] = self.own_time()
        self.sent[state.seq] = perf_counter()
        await self.say({"type": "answer", "id": state.seq, "seat": self.seat, "at": state.seq, "answer": choice.answer})

    def note(self, message: Message) -> None:
        if message.type == "error":
            self.load.refused += 1
        elif self.load.measuring and message.id is not None:
            self.load.acknowledged.append(perf_counter() - self.sent[message.id])
            self.load.computed.append(self.own_time() - self.begun[message.id])

    def own_time(self) -> float:
        """Of several server processes nobody knows which one it is."""
        return thread_times(self.load.server).computed if self.load.workers == 1 else 0.0

    async def say(self, message: Json) -> None:
        await self.line.send(json.dumps(message))


async def keep_a_table(load: Load, game: str, seats: list[Json], source: str = "127.0.0.1") -> None:
    """Play one game after the other, for ever; from this address of the machine."""
    local = (source, 0)
    while True:
        async with client(load, source) as http:
            created = (await http.post("/api/tables", json={"game": game, "seats": seats})).json()
        address = load.address.replace("http", "ws") + f"/api/tables/{created['table']}/socket"
        async with AsyncExitStack() as stack, asyncio.TaskGroup() as players:
            for given in created["tokens"]:
                line = await stack.enter_async_context(
                    connect(address, max_size=None, open_timeout=60, local_addr=local)
                )
                players.create_task(Player(load, line, given["seat"]).play(given["token"]))
        load.games_over += 1


def address_of(number: int) -> str:
    """An address of this machine. What is fair among addresses must not hold up those who play from many."""
    return f"127.0.{1 + number // 250}.{1 + number % 250}"


def game_at(number: int, load: Load) -> str:
    return GAMES[number % len(GAMES)] if load.game == "mixed" else load.game


def seats_of(number: int, load: Load) -> list[Json]:
    """People only, or at some tables one of them a computer opponent."""
    against_agent = number * load.agents % 1 + load.agents > 1
    other = {"kind": "agent", "agent": "easy"} if against_agent else {"kind": "me", "name": "Bob"}
    seats = ringspiel.game_of(game_at(number, load)).seat_counts[0]
    return [*[{"kind": "me", "name": f"Player {seat}"} for seat in range(1, seats)], other]


def client(load: Load, source: str) -> httpx2.AsyncClient:
    transport = httpx2.AsyncHTTPTransport(local_address=source)
    return httpx2.AsyncClient(base_url=load.address, transport=transport, timeout=60)


async def watch(load: Load, every: float) -> None:
    """Note and tell the server's memory for ever."""
    began = perf_counter()
    while True:
        seconds, memory = perf_counter() - began, memory_of(load.server)
        load.watched.append((seconds, memory))
        print(f"after {seconds:.0f} s {memory / 1024:.1f} MiB, {load.games_over} games over", flush=True)
        await asyncio.sleep(every)


async def measure(load: Load, tables: int, seconds: float, every: float = 0.0) -> None:
    empty = held_by(load)
    keeping = []
    for number in range(tables):
        table = keep_a_table(load, game_at(number, load), seats_of(number, load), address_of(number))
        keeping.append(asyncio.create_task(table))
        await asyncio.sleep(0.02)
    await asyncio.sleep(3)
    load.measuring = True
    before, own = computed_by(load), process_time()
    waiting = await metric_of(load, WAITED)
    watching = asyncio.create_task(watch(load, every)) if every else None
    await asyncio.sleep(seconds)
    load.measuring = False
    if watching is not None:
        watching.cancel()
    load.server_seconds, load.own_seconds = computed_by(load) - before, process_time() - own
    load.waited_seconds = sum(await metric_of(load, WAITED)) - sum(waiting)
    load.memory = (held_by(load) - empty) / tables
    load.longest_pause = 1000 * max(await metric_of(load, LONGEST_PAUSE))
    load.broken = [repr(task.exception()) for task in keeping if task.done()]
    for task in keeping:
        task.cancel()
    await asyncio.gather(*keeping, return_exceptions=True)


def processor_seconds(process: int) -> float:
    """The time that a process has computed so far, by Linux's own account."""
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


class ThreadTimes(NamedTuple):
    """Seconds that the main thread of a process has computed, and waited for its turn while others did."""

    computed: float
    waited: float


def thread_times(process: int) -> ThreadTimes:
    computed, waited, _ = Path(f"/proc/{process}/schedstat").read_text().split()
    return ThreadTimes(int(computed) / 1e9, int(waited) / 1e9)


def memory_of(process: int) -> float:
    """What a process holds, in KiB."""
    return int(Path(f"/proc/{process}/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE") / 1024


def processes(load: Load) -> list[int]:
    """The server processes."""
    if load.workers == 1:
        return [load.server]
    return [int(child) for child in Path(f"/proc/{load.server}/task/{load.server}/children").read_text().split()]


def computed_by(load: Load) -> float:
    return sum(processor_seconds(process) for process in processes(load))


def held_by(load: Load) -> float:
    return sum(memory_of(process) for process in processes(load))


async def metric_of(load: Load, name: str) -> list[float]:
    """A metric of each server process."""
    found = []
    async with httpx2.AsyncClient(timeout=60) as http:
        for number in range(load.workers):
            said = (await http.get(f"http://127.0.0.1:{load.metrics + number}/metrics")).text
            found += [float(line.split()[1]) for line in said.splitlines() if line.startswith(f"{name} ")]
    return found


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def start_server(
    folder: str, metrics: int = 0, limits: bool = False, database: str = "", workers: int = 1
) -> tuple[subprocess.Popen[str], str]:
    where, kind = database or f"sqlite:///{folder}/tables.sqlite3", "limits" if limits else "unlimited"
    command = [sys.executable, "-c", SERVER, where, str(metrics), kind, str(workers)]
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
    players = f"the players {100 * load.own_seconds / seconds:.0f} % of another"
    console.print(f"the server used {100 * busy:.0f} % of one core, {players}; load average {elsewhere:.1f}")
    console.print(f"it waited {100 * load.waited_seconds / seconds:.0f} % of the time for the processor")
    each = 1000 * load.server_seconds / max(1, len(load.acknowledged))
    console.print(f"acknowledged after {p50:.1f} ms (median), {p95:.1f} ms (p95), {p99:.1f} ms (p99)")
    if load.watched:
        report_memory(load, console)
    goals = {
        f"p95 {p95:.1f} < {TARGET_MS:g} ms": p95 < TARGET_MS,
        f"longest pause of the collector {load.longest_pause:.1f} <= {TARGET_PAUSE_MS:g} ms": load.longest_pause
        <= TARGET_PAUSE_MS,
        f"{load.memory:.0f} <= {TARGET_KIB:g} KiB a table": load.memory <= TARGET_KIB,
        f"{each:.2f} <= {TARGET_MS_EACH:g} ms of processor time an answer": each <= TARGET_MS_EACH,
        f"{load.refused} refused": not load.refused,
        f"{len(load.broken)} tables broke down": not load.broken,
    }
    told = "; ".join(f"{goal}: {'met' if met else 'MISSED'}" for goal, met in goals.items())
    console.print(f"goals: {told}", soft_wrap=True)
    for why in sorted(set(load.broken)):
        console.print(f"broke down: {why}", soft_wrap=True)
    return all(goals.values())


def report_memory(load: Load, console: Console) -> None:
    """How fast the second half grows: the first still fills what is reused later."""
    half = load.watched[len(load.watched) // 2 :]
    first, last = load.watched[0], load.watched[-1]
    slope = linear_regression(*zip(*half, strict=True)).slope if len(half) > 1 else 0.0
    console.print(
        f"memory {first[1] / 1024:.1f} MiB at first, {last[1] / 1024:.1f} after {last[0]:.0f} s; in the second half it "
        f"grew by {slope * 3600 / 1024:+.1f} MiB an hour"
    )


def main(
    tables: Annotated[int, typer.Option(help="tables in play at the same time")] = 200,
    seconds: Annotated[float, typer.Option(help="how long to measure")] = 20.0,
    think: Annotated[float, typer.Option(help="seconds a player thinks, on average; 0 for full speed")] = 1.0,
    agents: Annotated[float, typer.Option(help="share of tables with a computer opponent")] = 0.25,
    game: Annotated[str, typer.Option(help="a game, or mixed for all of them")] = "mordor",
    watch: Annotated[float, typer.Option(help="look at the server's memory every so many seconds; 0: do not")] = 0.0,
    postgres: Annotated[bool, typer.Option(help="on a PostgreSQL cluster of its own")] = False,
    workers: Annotated[int, typer.Option(help="server processes; more than one need --postgres")] = 1,
) -> None:
    with ExitStack() as stack:
        folder = stack.enter_context(TemporaryDirectory())
        database = stack.enter_context(Cluster()).new_database() if postgres else ""
        metrics = free_port()
        server, address = start_server(folder, metrics, database=database, workers=workers)
        try:
            load = Load(address, game, think, agents, server.pid, workers, metrics=metrics)
            asyncio.run(measure(load, tables, seconds, watch))
        finally:
            server.terminate()
            server.wait()
    if not report(load, tables, seconds):
        raise SystemExit(1)


if __name__ == "__main__":
    typer.run(main)
