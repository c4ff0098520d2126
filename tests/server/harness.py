"""A real server process, and players who talk to it over real sockets."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from hashlib import sha256
from pathlib import Path
from random import Random
from typing import IO, Any, Self

import httpx2
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from ringspiel.server.protocol.patches import Follower
from tests.nursery import started

ROOT = Path(__file__).parents[2]
PATIENCE = 60.0
Json = dict[str, Any]


def again_with(token: str) -> dict[str, str]:
    """How a token asks for the seat at a rematch, and which token it gets there."""
    return {"token": token, "fresh": fresh_of(token)}


def fresh_of(token: str) -> str:
    return sha256(token.encode()).hexdigest()[:32]


class ServerProcess:
    """A server with its own database. `settings` are those of `ringspiel.server.settings`."""

    def __init__(self, db: str, port: int = 0, **settings: Any) -> None:
        self.errors: IO[str] | None = settings.pop("errors", None)
        self.settings = {"db": db, "extra_games": ["tests.server.toys"], **settings}
        self.port = port
        self.start()

    def start(self) -> None:
        self.process = started("tests.server.launch", [str(self.port), json.dumps(self.settings)], self.errors)
        assert self.process.stdout
        self.address = self.process.stdout.readline().split()[-1].rstrip("/")
        self.port = int(self.address.rpartition(":")[2])
        self.http = httpx2.Client(base_url=self.address, timeout=PATIENCE)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.stop()

    def kill(self) -> None:
        """What a power cut does."""
        self.process.kill()
        self.process.wait()

    def stop(self) -> None:
        self.http.close()
        self.process.terminate()
        self.process.wait(PATIENCE)

    # --- HTTP ----------------------------------------------------------------------------------------------------

    def get(self, address: str, **query: Any) -> Any:
        response = self.http.get(address, params=query or None)  # an empty one would take away that of the address
        assert response.status_code == 200, response.text
        return response.json()

    def post(self, address: str, body: Any, status: int = 200) -> Any:
        response = self.http.post(address, json=body)
        assert response.status_code == status, response.text
        return response.json()

    def new_table(self, game: str, *seats: str, **options: Any) -> NewTable:
        """Seats as words: `Ada` sits here, `friend`, `open`, or `agent:easy`."""
        body = {"game": game, "options": options, "seats": [seat_of(words) for words in seats]}
        return NewTable(self, self.post("/api/tables", body, 201))

    # --- WebSocket -----------------------------------------------------------------------------------------------

    def open(self, table: str, **headers: str) -> ClientConnection:
        address = self.address.replace("http", "ws") + f"/api/tables/{table}/socket"
        return connect(address, additional_headers=headers, max_size=None, open_timeout=PATIENCE)

    @contextmanager
    def player(
        self, table: str, *tokens: str, resumes: Player | None = None, patches: bool = False
    ) -> Iterator[Player]:
        """A connection; with `resumes`, one that goes on where that other one was interrupted."""
        with self.open(table) as socket:
            yield Player(socket, tokens, resumes, patches)


def seat_of(words: str) -> Json:
    kind, _, agent = words.partition(":")
    if kind == "agent":
        return {"kind": "agent", "agent": agent}
    return {"kind": kind} if kind in ("friend", "open") else {"kind": "me", "name": words}


class NewTable:
    """A table that was just set up, with the secrets of its creator."""

    def __init__(self, server: ServerProcess, created: Json) -> None:
        self.server = server
        self.id: str = created["table"]
        self.commitment: str = created["commitment"]
        self.tokens = {given["seat"]: given["token"] for given in created["tokens"]}
        self.invitations = {given["seat"]: given["invitation"] for given in created["invitations"]}

    def player(
        self, *seats: int, resumes: Player | None = None, patches: bool = False
    ) -> AbstractContextManager[Player]:
        tokens = [self.tokens[seat] for seat in seats]
        return self.server.player(self.id, *tokens, resumes=resumes, patches=patches)

    def join(self, name: str, seat: int) -> None:
        """Take a seat as a friend or from the lobby."""
        right = {"invitation": self.invitations[seat]} if seat in self.invitations else {"seat": seat}
        joined = self.server.post(f"/api/tables/{self.id}/join", {"name": name, **right})
        self.tokens[joined["seat"]] = joined["token"]


class Player:
    """One connection. `state` is always the latest; `frames` is everything that came over the wire."""

    def __init__(
        self, socket: ClientConnection, tokens: tuple[str, ...], resumes: Player | None = None, patches: bool = False
    ) -> None:
        self.socket = socket
        self.frames: list[str] = []
        self.state: Json = {}
        self.follower = Follower()
        self.log: dict[int | None, list[Json]] = dict(resumes.log) if resumes else {}
        self.number = 0
        since = resumes.state["seq"] if resumes else None
        self.say(type="hello", tokens=list(tokens), since=since, **({"patches": True} if patches else {}))
        self.wait("state")

    def say(self, **message: Any) -> None:
        self.socket.send(json.dumps(message))

    def hear(self) -> Json:
        frame = self.socket.recv(timeout=PATIENCE)
        assert isinstance(frame, str)
        self.frames.append(frame)
        message = self.follower.whole(json.loads(frame))
        if message["type"] == "state":
            self.take(message)
        return message

    def take(self, state: Json) -> None:
        """Apply a state as docs/protocol.md tells a client to."""
        self.state = state
        for side in state["sides"]:
            log = [entry for entry in self.log.get(side["seat"], []) if entry["n"] < state["log_from"]]
            self.log[side["seat"]] = log + side["log"]

    def wait(self, *kinds: str) -> Json:
        """The next message of one of these types."""
        while True:
            message = self.hear()
            if message["type"] in kinds:
                return message
            assert message["type"] != "error", message

    def until(self, condition: Callable[[Json], bool]) -> Json:
        """The first state of which this is true."""
        while not condition(self.state):
            self.wait("state")
        return self.state

    def catch_up_with(self, other: Player) -> None:
        self.until(lambda state: state["seq"] == other.state["seq"])

    def ask(self, **message: Any) -> Json:
        """Say something and wait for the direct reply to it."""
        self.number += 1
        self.say(id=self.number, **message)
        while True:
            reply = self.hear()
            if reply.get("id") == self.number:
                return reply

    def do(self, kind: str, seat: int, at: int | None = None, **more: Any) -> Json:
        at = self.state["seq"] if at is None else at
        return self.ask(type=kind, seat=seat, at=at, **more)

    def answer(self, seat: int, answer: int, at: int | None = None) -> Json:
        return self.do("answer", seat, at, answer=answer)

    def side(self, seat: int | None) -> Json:
        return next(side for side in self.state["sides"] if side["seat"] == seat)

    def play(self, random: Random, *seats: int, until: Callable[[Json], bool]) -> None:
        """Answer for these seats at random until this is true."""
        while not until(self.state):
            if self.state["status"] == "playing" and self.state["asked"] in seats:
                seat = self.state["asked"]
                choice = random.choice(self.side(seat)["choices"])
                reply = self.answer(seat, choice["answer"])
                assert reply["type"] == "ok", reply
            else:
                self.wait("state")

    def play_on(self, random: Random, *seats: int, until: Callable[[Json], bool]) -> None:
        """Like `play`, with a server that may refuse now and then."""
        while not until(self.state):
            if self.state["asked"] in seats:
                seat = self.state["asked"]
                self.answer(seat, random.choice(self.side(seat)["choices"])["answer"])
            else:
                self.hear()

    def closed(self) -> int:
        """The code with which the server closes."""
        while True:
            try:
                self.frames.append(str(self.socket.recv(timeout=PATIENCE)))
            except ConnectionClosed as error:
                return error.rcvd.code if error.rcvd else 1006


def over(state: Json) -> bool:
    return bool(state["status"] == "over")


def asks(seat: int, state: Json) -> bool:
    return bool(state["asked"] == seat)


def has_answered(count: int, state: Json) -> bool:
    return bool(state["answered"] >= count)
