"""What one address can do to everybody else: `python -m campaigns.abuse`. Loopback only, and every attack is bounded.

People play at some tables, each from an address of its own. Meanwhile somebody attacks from another one.
Measured are the others' waiting times, without and with the attack in turns, so that what else the machine does falls
on both; the server's memory; and how busy it was. Where the server has to wait for the processor the clock says little
of it: there an answer is late by what the server's own thread has computed between its arrival and its reply.
"""

from __future__ import annotations

import asyncio
import json
import os
import subprocess
import sys
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from random import Random
from statistics import quantiles
from tempfile import TemporaryDirectory
from typing import Annotated, Any, NamedTuple
from urllib.parse import urlsplit

import httpx2
import typer
from rich.console import Console
from websockets.asyncio.client import connect

import ringspiel
from campaigns.load import (
    ROOT,
    Load,
    address_of,
    keep_a_table,
    processor_seconds,
    read,
    seats_of,
    start_server,
    thread_times,
)
from campaigns.witness import Witness
from ringspiel.server.model.positions import portable

ATTACKER = "127.0.0.66"
MORE_WAITING = 3.0
MORE_MEMORY = 200.0
NOISE_MS = 50.0
"""Waiting that nobody notices, whatever it was before."""
OWN_NOISE_MS = 20.0
"""The same for what the server computes meanwhile."""
STARVED = 0.1
"""Of the time: if the server waits more for the processor, times by the clock are those of other programs."""
CONNECTIONS = 1100
GREEDY = 30
Attack = Callable[[str], Awaitable[None]]


class Plan(NamedTuple):
    """So many tables of other people; for each attack, so many seconds without and with it, in so many rounds."""

    tables: int
    seconds: float
    rounds: int
    attacks: list[str]


def http(address: str, source: str = ATTACKER) -> httpx2.AsyncClient:
    transport = httpx2.AsyncHTTPTransport(local_address=source)
    return httpx2.AsyncClient(base_url=address, transport=transport, timeout=30)


async def for_ever(*attempts: Callable[[], Awaitable[object]]) -> None:
    """All of them at once, again and again, whatever the server says to it."""

    async def again(attempt: Callable[[], Awaitable[object]]) -> None:
        while True:
            with suppress(Exception):
                await attempt()
            await asyncio.sleep(0.001)

    await asyncio.gather(*(again(attempt) for attempt in attempts))


async def uploads(address: str) -> None:
    """Large bodies that are no records."""
    body = b'{"a":[' + b"[]," * 1_300_000 + b"[]]}"
    async with http(address) as client:
        await for_ever(*[lambda: client.post("/api/records", content=body)] * GREEDY)


async def requests(address: str) -> None:
    async with http(address) as client:
        await for_ever(*[lambda: client.get("/api/openapi.json"), lambda: client.get("/api/games")] * GREEDY)


async def new_tables(address: str) -> None:
    body = {"game": "ringkrieg", "seats": [{"kind": "me", "name": "Eve"}, {"kind": "agent", "agent": "easy"}]}
    async with http(address) as client:
        await for_ever(*[lambda: client.post("/api/tables", json=body)] * GREEDY)


async def silence(address: str) -> None:
    """Connections that say nothing, or the beginning of something."""
    host, port = urlsplit(address).hostname, urlsplit(address).port

    async def hold() -> None:
        reader, writer = await asyncio.open_connection(host, port, local_addr=(ATTACKER, 0))
        writer.write(b"GET / HTTP/1.1\r\n")
        await reader.read()
        writer.close()

    await for_ever(*[hold] * CONNECTIONS)


async def table_of(address: str) -> tuple[str, str]:
    async with http(address) as client:
        body = {"game": "mordor", "seats": [{"kind": "me", "name": "Eve"}, {"kind": "me", "name": "Mallory"}]}
        created = (await client.post("/api/tables", json=body)).json()
    socket = address.replace("http", "ws") + f"/api/tables/{created['table']}/socket"
    return socket, json.dumps({"type": "hello", "tokens": [given["token"] for given in created["tokens"]]})


async def pings(address: str) -> None:
    """Pings without end, whose pongs nobody reads."""
    where, hello = await table_of(address)

    async def flood() -> None:
        async with connect(where, local_addr=(ATTACKER, 0), max_queue=1) as socket:
            await socket.send(hello)
            socket.transport.pause_reading()
            while True:
                await socket.ping()

    await for_ever(*[flood] * GREEDY)


async def messages(address: str) -> None:
    where, hello = await table_of(address)

    async def flood() -> None:
        async with connect(where, local_addr=(ATTACKER, 0)) as socket:
            await socket.send(hello)
            while True:
                await socket.send('{"type": "why_not", "seat": 0, "targets": []}')

    await for_ever(*[flood] * GREEDY)


async def hints(address: str) -> None:
    where, hello = await table_of(address)

    async def beg() -> None:
        async with connect(where, local_addr=(ATTACKER, 0)) as socket:
            await socket.send(hello)
            while True:
                for seat in (0, 1):
                    await socket.send(json.dumps({"type": "hint", "seat": seat}))
                await socket.recv()

    await for_ever(*[beg] * GREEDY)


async def ghosts(address: str) -> None:
    """Spectators who read nothing of what they are sent."""
    where, hello = await table_of(address)

    async def stall() -> None:
        async with connect(where, local_addr=(ATTACKER, 0)) as socket:
            await socket.send(hello)
            socket.transport.pause_reading()
            while True:
                await socket.send('{"type": "ping"}')
                await asyncio.sleep(0.05)

    await for_ever(*[stall] * GREEDY)


async def rules(address: str) -> None:
    """The longest catalogue, again and again."""
    async with http(address) as client:
        await for_ever(*[lambda: client.get("/api/rules/ringkrieg")] * GREEDY)


async def explanations(address: str) -> None:
    """What an answer would do, over 90 sockets."""
    where, hello = await table_of(address)
    ask = json.dumps({"type": "explain", "seat": 0, "answer": 1})

    async def flood() -> None:
        async with connect(where, local_addr=(ATTACKER, 0)) as socket:
            await socket.send(hello)
            while True:
                await socket.send(ask)
                await socket.send(ask.replace('"seat": 0', '"seat": 1'))
                await asyncio.sleep(0)

    await for_ever(*[flood] * 90)


async def reviews(address: str) -> None:
    """Reviews of 36 games at once."""
    async with http(address) as client:
        games = [await uploaded(client, seed) for seed in range(36)]
        await for_ever(*[partial(client.get, f"/api/tables/{table}/review") for table in games if table])


async def uploaded(client: httpx2.AsyncClient, seed: int) -> str:
    """A finished game; empty if the server does not take it."""
    table, random = ringspiel.new("gefaehrten", 2, seed=seed), Random(seed)
    while table.outcome is None:
        table.answer(random.choice(table.answers()))
    response = await client.post("/api/records", json=table.record())
    return str(response.json()["table"]) if response.status_code == 201 else ""


async def hard_opponents(address: str) -> None:
    """Forty tables against a strong opponent, whose turn it always is."""

    async def play() -> None:
        async with http(address) as client:
            seats = [{"kind": "me", "name": "Eve"}, {"kind": "agent", "agent": "hard"}]
            created = (await client.post("/api/tables", json={"game": "ringkrieg", "seats": seats})).json()
        where = address.replace("http", "ws") + f"/api/tables/{created['table']}/socket"
        async with connect(where, local_addr=(ATTACKER, 0), max_size=None) as socket:
            await socket.send(json.dumps({"type": "hello", "tokens": [created["tokens"][0]["token"]]}))
            async for frame in socket:
                state = read(frame)
                if state.type == "state" and state.asked == 0 and state.sides[0].choices:
                    answer = state.sides[0].choices[0].answer
                    wish = {"type": "answer", "seat": 0, "at": state.seq, "answer": answer}
                    await socket.send(json.dumps(wish))

    await for_ever(*[play] * 40)


def first_position() -> Any:
    return portable(ringspiel.new("ringkrieg", 2, seed=1).save())


async def sharing(address: str) -> None:
    """Analyses are shared and changed without end, and 90 sockets look on."""
    async with http(address) as client:
        body = {"position": first_position(), "title": "Mine"}
        link = (await client.post("/api/analyses", json=body)).json()
        where = f"/api/analyses/{link['analysis']}"
        change = {"key": link["key"], "change": {"kind": "note", "moment": 0, "way": [], "comment": "x" * 2000}}

        async def look() -> None:
            async with connect(f"{address.replace('http', 'ws')}{where}/socket", local_addr=(ATTACKER, 0)) as socket:
                socket.transport.pause_reading()
                await asyncio.sleep(60)

        await for_ever(
            *[partial(client.post, "/api/analyses", json=body)] * GREEDY,
            *[partial(client.post, where, json=change)] * GREEDY,
            *[partial(client.get, where)] * GREEDY,
            *[look] * 90,
        )


async def training(address: str) -> None:
    """Positions are to be made into puzzles, tried and judged."""
    position = first_position()
    async with http(address) as client:
        await for_ever(
            *[partial(client.post, "/api/positions/puzzle", json={"position": position})] * GREEDY,
            *[partial(client.post, "/api/analysis/worth", json={"position": position, "answers": [], "first": 0})]
            * GREEDY,
        )


async def editing(address: str) -> None:
    body = {"position": first_position(), "change": None, "empty": False, "seat": None}
    async with http(address) as client:
        await for_ever(*[partial(client.post, "/api/positions/edit", json=body)] * GREEDY)


async def statistics(address: str) -> None:
    """The figures of all games, also as tables, and of made-up tables of one's own."""
    mine = {"tokens": [{"table": f"{number:012}", "token": "0" * 32} for number in range(200)]}
    async with http(address) as client:
        await for_ever(
            *[partial(client.get, "/api/statistics/mordor/csv?who=computers")] * GREEDY,
            *[partial(client.get, "/api/statistics/gefaehrten")] * GREEDY,
            *[partial(client.post, "/api/statistics/mordor/mine/csv", json=mine)] * GREEDY,
        )


async def showing(address: str) -> None:
    """Replays, moments and words of a game, and pages that show it elsewhere."""
    async with http(address) as client:
        table = await uploaded(client, 1)
        parts = ("/replay", "/replay?views=false", "/said", "/moment?at=30")
        pages = (f"/t/{table}", f"/embed/{table}")
        wanted = [*(f"/api/tables/{table}{part}" for part in parts), *pages]
        await for_ever(*[partial(client.get, page) for page in wanted] * (GREEDY // 2))


ATTACKS: dict[str, Attack] = {
    "uploads": uploads,
    "requests": requests,
    "tables": new_tables,
    "silence": silence,
    "pings": pings,
    "messages": messages,
    "hints": hints,
    "ghosts": ghosts,
    "rules": rules,
    "explain": explanations,
    "reviews": reviews,
    "hard": hard_opponents,
    "sharing": sharing,
    "training": training,
    "editing": editing,
    "statistics": statistics,
    "showing": showing,
}


# --- what it does to the others -------------------------------------------------------------------------------------


@dataclass
class Strain:
    """What was measured over several whiles: waiting times in seconds, and how much the server has computed."""

    waited: list[float] = field(default_factory=list)
    opponents: list[float] = field(default_factory=list)
    checks: list[float] = field(default_factory=list)
    own: list[float] = field(default_factory=list)
    """What the server has computed while an answer waited."""
    refused: int = 0
    computed: float = 0.0
    starved: float = 0.0
    """How long the server was ready and other programs ran."""
    lasted: float = 0.0

    @property
    def p95(self) -> dict[str, float]:
        """The time within which 95 of 100 answers are acknowledged, opponents answer, and positions are checked, in
        milliseconds."""
        measured = {"answers": self.waited, "opponents": self.opponents, "checks": self.checks}
        return {name: 1000 * quantiles(times, n=100)[94] for name, times in measured.items() if len(times) > 1}

    @property
    def own_p95(self) -> float:
        """The same for answers, by the server's own time."""
        return 1000 * quantiles(self.own, n=100)[94] if len(self.own) > 1 else 0.0

    @property
    def busy(self) -> float:
        """The server's share of a core."""
        return self.computed / self.lasted


async def measure(load: Load, witness: Witness, seconds: float, strain: Strain) -> None:
    load.acknowledged.clear()
    load.computed.clear()
    witness.forget()
    before, waited = processor_seconds(load.server), thread_times(load.server).waited
    load.measuring = True
    await asyncio.sleep(seconds)
    load.measuring = False
    strain.computed += processor_seconds(load.server) - before
    strain.starved += thread_times(load.server).waited - waited
    strain.own += load.computed
    strain.lasted += seconds
    strain.waited += load.acknowledged
    strain.opponents += witness.opponents
    strain.checks += witness.checks
    strain.refused += witness.refused


async def attacked(load: Load, witness: Witness, name: str, seconds: float, strain: Strain) -> float:
    """Measure during an attack; how much memory that has cost at most, in MiB."""
    before = memory(load.server)
    command = ["nice", "-n", "19", sys.executable, "-m", "campaigns.abuse", "attack", name, load.address]
    # An attacker computes elsewhere: their own work must not be what slows this machine down.
    attacker = subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE)
    assert attacker.stdout
    await asyncio.to_thread(attacker.stdout.readline)  # it says when it begins
    most = before

    async def watch() -> None:
        nonlocal most
        while True:
            most = max(most, memory(load.server))
            await asyncio.sleep(0.2)

    watching = asyncio.create_task(watch())
    try:
        await asyncio.sleep(2)
        await measure(load, witness, seconds, strain)
        return most - before
    finally:
        watching.cancel()
        attacker.kill()
        attacker.wait()


def memory(process: int) -> float:
    """What the server and its workers hold, in MiB."""
    family = [process, *(int(child) for child in children(process))]
    pages = 0
    for each in family:
        with suppress(FileNotFoundError, ProcessLookupError):
            pages += int(Path(f"/proc/{each}/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") / 2**20


def children(process: int) -> list[str]:
    return Path(f"/proc/{process}/task/{process}/children").read_text().split()


async def compare(load: Load, plan: Plan, console: Console) -> list[str]:
    """All attacks of the plan, one after the other; those that did too much."""
    keeping = []
    for number in range(plan.tables):
        table = keep_a_table(load, load.game, seats_of(number, load), address_of(number))
        keeping.append(asyncio.create_task(table))
    await asyncio.sleep(5)
    witness = Witness(load)
    async with witness.at_work():
        bad = [name for name in plan.attacks if not await is_borne(load, witness, name, plan, console)]
    for task in keeping:
        task.cancel()
    await asyncio.gather(*keeping, return_exceptions=True)
    return bad


async def is_borne(load: Load, witness: Witness, name: str, plan: Plan, console: Console) -> bool:
    """Whether the others hardly notice the attack."""
    usual, during, more = Strain(), Strain(), 0.0
    for _ in range(plan.rounds):
        await measure(load, witness, plan.seconds / plan.rounds, usual)
        more = max(more, await attacked(load, witness, name, plan.seconds / plan.rounds, during))
        await asyncio.sleep(3)
    quiet, strained = usual.p95, during.p95
    starved = (usual.starved + during.starved) / (usual.lasted + during.lasted)
    if starved > STARVED:
        late = is_late(usual.own_p95, during.own_p95, OWN_NOISE_MS)
    else:
        late = any(is_late(quiet.get(what, 0.0), ms, NOISE_MS) for what, ms in strained.items())
    fine = not late and more <= MORE_MEMORY and during.refused <= usual.refused
    busy = f"server {100 * usual.busy:2.0f} -> {100 * during.busy:2.0f} % of a core"
    waiting = ", ".join(f"{what} {quiet.get(what, 0.0):.0f} -> {ms:.0f}" for what, ms in strained.items())
    verdict = "met" if fine else "[red]MISSED"
    waiting += f"; own time {usual.own_p95:.0f} -> {during.own_p95:.0f}"
    refused = f"{during.refused} checks refused, memory +{more:.0f} MiB, waited {100 * starved:.0f} % for the processor"
    console.print(f"{name:10} p95 in ms: {waiting}; {busy}, {refused}: {verdict}", soft_wrap=True)
    return fine


def is_late(quiet: float, strained: float, noise: float) -> bool:
    """In milliseconds."""
    return strained > max(MORE_WAITING * quiet, noise)


app = typer.Typer()


@app.command()
def attack(name: str, address: str, seconds: float = 120.0) -> None:
    """Do one attack; the server must be on this machine."""
    if urlsplit(address).hostname != "127.0.0.1":
        raise SystemExit("only a server on 127.0.0.1")

    async def run() -> None:
        print("begun", flush=True)
        with suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                await ATTACKS[name](address)

    asyncio.run(run())


@app.command()
def run(
    tables: Annotated[int, typer.Option(help="tables of other people")] = 30,
    seconds: Annotated[float, typer.Option(help="how long to measure, without and with each attack")] = 10.0,
    rounds: Annotated[int, typer.Option(help="how often the two alternate in that time")] = 2,
    only: Annotated[list[str], typer.Option(help="only this attack")] = [],  # noqa: B006
) -> None:
    """Do all attacks on a server of its own, one after the other."""
    console = Console()
    with TemporaryDirectory() as folder:
        server, address = start_server(folder, limits=True)
        try:
            load = Load(address, "mordor", 1.0, 0.25, server.pid)
            bad = asyncio.run(compare(load, Plan(tables, seconds, rounds, only or list(ATTACKS)), console))
        finally:
            server.terminate()
            server.wait()
    console.print(f"load average of the machine {os.getloadavg()[0]:.1f}")
    goal = f"p95 at most {MORE_WAITING:g}-fold (or {NOISE_MS:g} ms), memory at most +{MORE_MEMORY:g} MiB"
    console.print(f"goal: {goal}: {'MISSED by ' + ', '.join(bad) if bad else 'met'}", soft_wrap=True)
    if bad:
        raise SystemExit(1)


if __name__ == "__main__":
    if len(sys.argv) == 1 or sys.argv[1].startswith("-"):
        sys.argv.insert(1, "run")
    app()
