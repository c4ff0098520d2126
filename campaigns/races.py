"""Races about seats, talk, notes and orders: what a server has acknowledged must be so, once and only once.

Two or three clients want things at the same time that do not go together, at one server process or at several.
Afterwards the database is compared with what each of them was told, and with what every process shows those who watched
all the while. Now and then a process is killed in the middle of it.

    python -m campaigns.races --count 1000                       # SQLite
    python -m campaigns.races --count 1000 --postgres --workers 3
"""

from __future__ import annotations

import asyncio
import json
import os
import secrets
import subprocess
import sys
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack, ExitStack, asynccontextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from time import monotonic
from typing import Annotated, Any

import httpx2
import typer
from rich.console import Console
from sqlalchemy import create_engine, text
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import InvalidHandshake, WebSocketException

from campaigns.load import ROOT

Json = dict[str, Any]
PATIENCE = 30.0
LOST = (OSError, httpx2.HTTPError, WebSocketException, InvalidHandshake, TimeoutError)
"""What a client notices of a process that was killed. It then knows nothing of what it had asked for."""

SERVER = """
import json, sys
from ringspiel.server.main import run
from ringspiel.server.settings import Settings
run("127.0.0.1", int(sys.argv[1]), Settings(**json.loads(sys.argv[2])))
"""
MANY = 1_000_000
LIMITS = (
    "posts_per_second",
    "posts_at_once",
    "requests_per_second",
    "requests_at_once",
    "tables_per_hour",
    "tables_at_once",
    "connections_per_address",
    "connections_per_second",
    "connections_at_once",
    "sockets_per_address",
    "lines_per_minute",
    "lines_at_once",
    "messages_per_second",
    "messages_at_once",
    "processor_share",
    "processor_at_once",
)


class Process:
    """A server process; it can be killed, and comes back at the same port."""

    def __init__(self, db: str) -> None:
        self.settings = {"db": db, "alive_seconds": 0.5, **dict.fromkeys(LIMITS, MANY)}
        self.port = 0
        self.start()

    def start(self) -> None:
        command = [sys.executable, "-c", SERVER, str(self.port), json.dumps(self.settings)]
        self.process = subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True)
        assert self.process.stdout
        self.address = self.process.stdout.readline().split()[-1].rstrip("/")
        self.port = int(self.address.rpartition(":")[2])

    def kill(self) -> None:
        self.process.kill()
        self.process.wait()

    def stop(self) -> None:
        self.process.terminate()
        self.process.wait()


class Player:
    """A connection; several requests may be under way at once. `state` is the last that it was told."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.state: Json = {}
        self.replies: dict[int, asyncio.Future[Json]] = {}
        self.told = asyncio.Event()
        self.reading = asyncio.create_task(self._read())

    async def _read(self) -> None:
        with suppress(*LOST):
            async for frame in self.socket:
                message = json.loads(frame)
                if message["type"] == "state":
                    self.state = message
                elif message.get("id") in self.replies:
                    self.replies.pop(message["id"]).set_result(message)
                self.told.set()
        for waiting in self.replies.values():
            waiting.set_exception(OSError("the connection is gone"))
        self.told.set()

    async def until(self, condition: Callable[[Json], bool]) -> Json:
        async with asyncio.timeout(PATIENCE):
            while not (self.state and condition(self.state)):
                if self.reading.done():
                    raise OSError("the connection is gone")
                self.told.clear()
                await self.told.wait()
        return self.state

    async def ask(self, what: str, /, **message: Any) -> Json:
        id = secrets.randbelow(2**40)
        self.replies[id] = asyncio.get_running_loop().create_future()
        reply = self.replies[id]
        await self.socket.send(json.dumps({"type": what, "id": id, **message}))
        return await asyncio.wait_for(reply, PATIENCE)

    async def do(self, what: str, seat: int, /, **more: Any) -> Json:
        return await self.ask(what, seat=seat, at=self.state["seq"], **more)


@dataclass
class Findings:
    """What was found, by kind of race."""

    races: Counter[str] = field(default_factory=Counter)
    killed: Counter[str] = field(default_factory=Counter)
    """Races in which somebody did not get a reply."""
    won: Counter[str] = field(default_factory=Counter)
    faults: list[str] = field(default_factory=list)


class Arena:
    """The servers, their database, and what was found."""

    def __init__(self, db: str, servers: list[Process], seed: int) -> None:
        self.engine = create_engine(db)
        self.servers = servers
        self.random = Random(seed)
        self.findings = Findings()
        self.http = httpx2.AsyncClient(timeout=PATIENCE)

    def any(self) -> Process:
        return self.random.choice(self.servers)

    async def post(self, path: str, body: Json) -> httpx2.Response:
        return await self.http.post(self.any().address + path, json=body)

    async def new_table(self, game: str, *seats: str) -> Json:
        """Seats: `open`, or the name of somebody who is there. The id, and the tokens by seat."""
        wishes = [{"kind": "open"} if seat == "open" else {"kind": "me", "name": seat} for seat in seats]
        made = (await self.post("/api/tables", {"game": game, "seats": wishes})).json()
        return {"id": made["table"], "tokens": {one["seat"]: one["token"] for one in made["tokens"]}}

    async def join(self, table: str, seat: int, name: str) -> tuple[bool | None, str]:
        """Whether it was acknowledged (None: no reply), and the token."""
        token = secrets.token_hex(16)
        body = {"name": name, "seat": seat, "token": token}
        try:
            return (await self.post(f"/api/tables/{table}/join", body)).status_code == 200, token
        except LOST:
            return None, token

    @asynccontextmanager
    async def player(self, table: str, *tokens: str, server: Process | None = None) -> AsyncIterator[Player]:
        address = (server or self.any()).address.replace("http", "ws")
        async with connect(f"{address}/api/tables/{table}/socket", max_size=None, open_timeout=PATIENCE) as socket:
            player = Player(socket)
            await socket.send(json.dumps({"type": "hello", "tokens": list(tokens)}))
            await player.until(bool)
            yield player
            player.reading.cancel()

    def stored(self, table: str) -> Json:
        """What the database says."""
        with self.engine.connect() as connection:

            def rows(query: str) -> list[Json]:
                return [dict(row._mapping) for row in connection.execute(text(query), {"table": table})]

            return {
                "status": rows("SELECT status FROM games WHERE id = :table")[0]["status"],
                "seats": rows("SELECT * FROM seats WHERE game = :table ORDER BY seat"),
                "entries": rows("SELECT seq, seat, data FROM entries WHERE game = :table ORDER BY seq"),
                "talk": rows("SELECT number, words FROM talk WHERE game = :table ORDER BY number"),
                "notes": rows("SELECT seat, words FROM notes WHERE game = :table"),
                "orders": rows("SELECT seat, data FROM orders WHERE game = :table"),
            }

    def fault(self, kind: str, table: str, what: str) -> None:
        self.findings.faults.append(f"{kind}: table {table}: {what}")


# --- the races: each returns what is wrong, and whether everybody got a reply --------------------------------------


async def said(doing: Awaitable[Json]) -> bool | None:
    try:
        return bool((await doing)["type"] == "ok")
    except LOST:
        return None


def name_at(stored: Json, seat: int) -> str | None:
    row = stored["seats"][seat]
    return row["agent"] or (row["name"] if row["freed_by"] is None else None)


async def join_or_computer(arena: Arena, found: Found) -> None:
    """Somebody joins a seat to which a computer is called at the same time."""
    table = await arena.new_table("mordor", "Ada", "open")
    async with found.at(arena, table["id"]), arena.player(table["id"], table["tokens"][0]) as ada:
        (joined, token), called = await asyncio.gather(
            arena.join(table["id"], 1, "Bob"), said(ada.do("propose", 0, kind="stand_in", about=1, agent="easy"))
        )
        found.replies(joined, called)
    stored = found.stored
    found.check(not (joined and called), "the seat was given twice")
    found.check(not joined or name_at(stored, 1) == "Bob", "an acknowledged join is lost")
    found.check(not called or name_at(stored, 1) == "easy", "an acknowledged computer is lost")
    found.check(found.unknown or joined is not called, "nobody got the seat")
    found.check(name_at(stored, 1) is None or stored["status"] == "playing", "a full table waits")
    found.won("join" if joined else "computer")
    if joined:
        async with arena.player(table["id"], token) as bob:
            found.check(bob.state["sides"][0]["seat"] == 1, "the token gives no seat")


async def two_joins(arena: Arena, found: Found) -> None:
    """The last two free seats are taken at once."""
    table = await arena.new_table("mordor", "Ada", "open", "open")
    async with found.at(arena, table["id"]):
        (bob, _), (cid, _) = await asyncio.gather(arena.join(table["id"], 1, "Bob"), arena.join(table["id"], 2, "Cid"))
        found.replies(bob, cid)
    found.check(bob is not False and cid is not False, "a free seat was refused")
    found.check(not bob or name_at(found.stored, 1) == "Bob", "the join of Bob is lost")
    found.check(not cid or name_at(found.stored, 2) == "Cid", "the join of Cid is lost")
    full = name_at(found.stored, 1) and name_at(found.stored, 2)
    found.check((found.stored["status"] == "playing") == bool(full), "the status does not fit the seats")


async def same_seat(arena: Arena, found: Found) -> None:
    """Two want the same seat."""
    table = await arena.new_table("mordor", "Ada", "open")
    async with found.at(arena, table["id"]):
        (bob, _), (cid, _) = await asyncio.gather(arena.join(table["id"], 1, "Bob"), arena.join(table["id"], 1, "Cid"))
        found.replies(bob, cid)
    found.check(not (bob and cid), "the seat was given twice")
    found.check(found.unknown or bob is not cid, "nobody got the seat")
    found.check(not bob or name_at(found.stored, 1) == "Bob", "the join of Bob is lost")
    found.check(not cid or name_at(found.stored, 1) == "Cid", "the join of Cid is lost")


async def join_or_leave(arena: Arena, found: Found) -> None:
    """One comes, and another leaves the waiting room, or asks to leave if the game has begun by then."""
    table = await arena.new_table("mordor", "Ada", "Bob", "open")
    async with found.at(arena, table["id"]), arena.player(table["id"], table["tokens"][1]) as bob:
        (cid, _), left = await asyncio.gather(
            arena.join(table["id"], 2, "Cid"), said(bob.do("propose", 1, kind="vacate", about=1))
        )
        found.replies(cid, left)
    stored = found.stored
    found.check(cid is not False, "a free seat was refused")
    found.check(not cid or name_at(stored, 2) == "Cid", "an acknowledged join is lost")
    asked = any('"kind":"ask"' in entry["data"] for entry in stored["entries"])
    found.check(not left or asked or name_at(stored, 1) is None, "Bob has left and still sits there")
    full = all(name_at(stored, seat) for seat in range(3))
    found.check((stored["status"] == "playing") == full, "the status does not fit the seats")
    found.won("join" if asked else "leave")


async def join_or_return(arena: Arena, found: Found) -> None:
    """A freed seat: its owner comes back, and somebody else takes it."""
    table = await arena.new_table("mordor", "Ada", "Bob")
    tokens = table["tokens"]
    async with arena.player(table["id"], tokens[0]) as ada, arena.player(table["id"], tokens[1]) as bob:
        await bob.do("propose", 1, kind="vacate", about=1)
        await ada.until(lambda state: state["request"] is not None)
        await ada.do("agree", 0)
        await bob.until(lambda state: state["status"] == "waiting")
        async with found.at(arena, table["id"]):
            (cid, token), back = await asyncio.gather(arena.join(table["id"], 1, "Cid"), said(bob.do("come_back", 1)))
            found.replies(cid, back)
    found.check(not (cid and back), "the seat was given twice")
    found.check(found.unknown or cid is not back, "nobody got the seat")
    found.check(not cid or name_at(found.stored, 1) == "Cid", "an acknowledged join is lost")
    found.check(not back or name_at(found.stored, 1) == "Bob", "an acknowledged return is lost")
    found.check(name_at(found.stored, 1) is None or found.stored["status"] == "playing", "a full table waits")
    found.won("join" if cid else "return")
    if cid:
        async with arena.player(table["id"], token) as heir:
            found.check(heir.state["sides"][0]["seat"] == 1, "the token gives no seat")


async def beside(arena: Arena, found: Found) -> None:
    """Both talk, write notes and give orders while they play, from two connections each."""
    table = await arena.new_table("tuerme", "Ada", "Bob")
    tokens: dict[int, str] = table["tokens"]
    lines: list[str] = []
    notes: dict[int, str] = {}
    orders: dict[int, list[str]] = {}
    async with AsyncExitStack() as open, found.at(arena, table["id"]):
        players = [await open.enter_async_context(arena.player(table["id"], tokens[seat])) for seat in (0, 1, 0, 1)]

        async def busy(seat: int, player: Player, first: bool) -> None:
            for number in range(3):
                words = f"{seat} {first} {number}"
                if await said(player.ask("say", seat=seat, words=words)):
                    lines.append(words)
                if first and await said(player.ask("note", seat=seat, words=words)):
                    notes[seat] = words
                offered = next(side["orders"] for side in player.state["sides"] if side["seat"] == seat)
                wanted = offered[:1] if number % 2 == 0 else []
                if not first and await said(player.ask("orders", seat=seat, orders=wanted)):
                    orders[seat] = wanted
                if player.state["asked"] == seat:
                    choices = next(side["choices"] for side in player.state["sides"] if side["seat"] == seat)
                    await said(player.do("answer", seat, answer=arena.random.choice(choices)["answer"]))

        await asyncio.gather(*(busy(place % 2, player, place < 2) for place, player in enumerate(players)))
        found.replies(*(None if player.reading.done() else True for player in players))
    stored = found.stored
    heard = Counter(row["words"] for row in stored["talk"])
    found.check(all(heard[words] == 1 for words in lines), "a line of talk is lost or doubled")
    found.check(
        [row["number"] for row in stored["talk"]] == list(range(1, len(stored["talk"]) + 1)), "a gap in the talk"
    )
    if not found.unknown:
        found.check({row["seat"]: row["words"] for row in stored["notes"]} == notes, "a note is lost")
        kept = {row["seat"]: list(json.loads(row["data"])) for row in stored["orders"]}
        found.check(kept == {seat: given for seat, given in orders.items() if given}, "an order is lost")


async def both_give_up(arena: Arena, found: Found) -> None:
    """Both give the game up at once: one of them loses it, and the other is told that it is over."""
    table = await arena.new_table("mordor", "Ada", "Bob")
    tokens = table["tokens"]
    async with (
        arena.player(table["id"], tokens[0]) as ada,
        arena.player(table["id"], tokens[1]) as bob,
        found.at(arena, table["id"]),
    ):
        lost, won = await asyncio.gather(
            said(ada.do("propose", 0, kind="resign")), said(bob.do("propose", 1, kind="resign"))
        )
        found.replies(lost, won)
    given_up = [entry["seat"] for entry in found.stored["entries"] if '"resign"' in entry["data"]]
    found.check(not (lost and won), "both have lost")
    found.check(found.unknown or lost is not won, "nobody has lost")
    found.check(len(given_up) <= 1, "the game was given up twice")
    found.check(not lost or given_up == [0], "the resignation of Ada is lost")
    found.check(not won or given_up == [1], "the resignation of Bob is lost")
    found.check((found.stored["status"] == "over") == bool(given_up), "the status does not fit the log")
    found.won("Ada" if won else "Bob")


async def give_up_or_answer(arena: Arena, found: Found) -> None:
    """One player answers while the other gives up: one of the two comes too late, and neither is lost."""
    table = await arena.new_table("mordor", "Ada", "Bob")
    tokens = table["tokens"]
    async with AsyncExitStack() as open:
        players = [await open.enter_async_context(arena.player(table["id"], tokens[seat])) for seat in (0, 1)]
        asked = (await players[0].until(lambda state: state["asked"] is not None))["asked"]
        await players[asked].until(lambda state: state["sides"][0]["choices"])
        choice = players[asked].state["sides"][0]["choices"][0]["answer"]
        async with found.at(arena, table["id"]):
            answered, given_up = await asyncio.gather(
                said(players[asked].do("answer", asked, answer=choice)),
                said(players[1 - asked].do("propose", 1 - asked, kind="resign")),
            )
            found.replies(answered, given_up)
    entries = found.stored["entries"]
    ends = [place for place, entry in enumerate(entries) if '"resign"' in entry["data"]]
    answers = [place for place, entry in enumerate(entries) if '"kind":"answer"' in entry["data"]]
    found.check(found.unknown or answered or given_up, "both were refused")
    found.check(not given_up or (ends == [len(entries) - 1]), "an acknowledged resignation does not end the log")
    found.check(not answered or answers, "an acknowledged answer is lost")
    found.check((found.stored["status"] == "over") == bool(ends), "the status does not fit the log")
    found.won("answer" if answered else "resignation")


RACES: dict[str, Callable[[Arena, Found], Awaitable[None]]] = {
    "join / computer": join_or_computer,
    "join / join": two_joins,
    "same seat": same_seat,
    "join / leave": join_or_leave,
    "join / return": join_or_return,
    "talk, notes, orders": beside,
    "give up / give up": both_give_up,
    "give up / answer": give_up_or_answer,
}


class Found:
    """One race: what it should come to, and what it came to."""

    def __init__(self, kind: str) -> None:
        self.kind = kind
        self.table = ""
        self.stored: Json = {}
        self.faults: list[str] = []
        self.unknown = False
        self.winner = ""

    def check(self, right: object, otherwise: str) -> None:
        if not right:
            self.faults.append(otherwise)

    def won(self, who: str) -> None:
        self.winner = who

    def replies(self, *replies: bool | None) -> None:
        self.unknown = None in replies

    @asynccontextmanager
    async def at(self, arena: Arena, table: str) -> AsyncIterator[None]:
        """Watch the table at every server process meanwhile. Then compare what they show with the database."""
        self.table = table
        async with AsyncExitStack() as all:
            watchers = []
            for server in arena.servers:
                watchers.append(await all.enter_async_context(arena.player(table, server=server)))
            yield
            self.stored = await asyncio.to_thread(arena.stored, table)
            for watcher in watchers:
                await self._compare(arena, table, watcher)

    async def _compare(self, arena: Arena, table: str, watcher: Player) -> None:
        """The last thing a watcher was told of the seats must be what the database says, as soon as it is told."""
        until = monotonic() + PATIENCE
        while not watcher.reading.done():
            self.stored = await asyncio.to_thread(arena.stored, table)
            shown = [seat["agent"] or seat["name"] for seat in watcher.state["seats"]]
            here = [name_at(self.stored, seat) for seat in range(len(shown))]
            if (shown, watcher.state["status"]) == (here, self.stored["status"]):
                return
            if monotonic() > until:
                self.check(False, f"memory says {shown}, the database {here}")
                return
            await asyncio.sleep(0.05)


async def one_race(arena: Arena, kind: str) -> None:
    """Run one race; one that never got to its start, because a server was gone, is restarted."""
    while True:
        found = Found(kind)
        try:
            await RACES[kind](arena, found)
            break
        except LOST:
            if found.unknown:
                break
            await asyncio.sleep(0.2)
    findings = arena.findings
    findings.races[kind] += 1
    findings.killed[kind] += found.unknown
    findings.won[f"{kind}: {found.winner}"] += bool(found.winner) and not found.unknown
    for fault in found.faults:
        arena.fault(kind, found.table, fault)


async def killing(arena: Arena, seconds: float) -> None:
    """Kill a server process again and again, and start it anew."""
    while True:
        await asyncio.sleep(seconds)
        server = arena.any()
        server.kill()
        await asyncio.to_thread(server.start)


async def campaign(db: str, workers: int, count: int, at_once: int, kill_every: float, seed: int = 1) -> Findings:
    with ExitStack() as stack:
        servers = []
        for _ in range(workers):
            servers.append(Process(db))
            stack.callback(servers[-1].stop)
        arena = Arena(db, servers, seed)
        killer = asyncio.create_task(killing(arena, kill_every)) if kill_every else None
        waiting = [kind for _ in range(count) for kind in RACES]

        async def racer() -> None:
            while waiting:
                await one_race(arena, waiting.pop())

        await asyncio.gather(*(racer() for _ in range(at_once)))
        if killer is not None:
            killer.cancel()
            await asyncio.gather(killer, return_exceptions=True)
        await arena.http.aclose()
        arena.engine.dispose()
        return arena.findings


def main(
    count: Annotated[int, typer.Option(help="races of each kind")] = 1000,
    workers: Annotated[int, typer.Option(help="server processes; more than one only with --postgres")] = 1,
    postgres: Annotated[bool, typer.Option(help="on a PostgreSQL of its own instead of SQLite")] = False,
    at_once: Annotated[int, typer.Option(help="races at the same time")] = 8,
    kill_every: Annotated[float, typer.Option(help="seconds until a process is killed; 0 kills none")] = 20.0,
    seed: int = 1,
) -> None:
    """Races about seats, talk, notes and orders. Fails if anything acknowledged is lost or doubled."""
    console, began = Console(), monotonic()
    with ExitStack() as stack:
        if postgres:
            from tests.server.postgres import Cluster

            db = stack.enter_context(Cluster()).new_database()
        else:
            db = f"sqlite:///{Path(stack.enter_context(TemporaryDirectory())) / 'tables.sqlite3'}"
        findings = asyncio.run(campaign(db, workers, count, at_once, kill_every, seed))
    console.print(
        f"{'PostgreSQL' if postgres else 'SQLite'}, {workers} process(es), {monotonic() - began:.0f} s, "
        f"load {os.getloadavg()[0]:.1f}"
    )
    for kind, races in findings.races.items():
        faults = [fault for fault in findings.faults if fault.startswith(f"{kind}:")]
        console.print(f"  {kind}: {races} races, {findings.killed[kind]} with a kill, {len(faults)} faults")
    console.print({who: times for who, times in sorted(findings.won.items()) if times})
    for fault in findings.faults[:20]:
        console.print(fault, style="red")
    raise typer.Exit(1 if findings.faults else 0)


if __name__ == "__main__":
    typer.run(main)
