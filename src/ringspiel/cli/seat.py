"""One seat of a table for a program that plays: what it is asked, what it may answer, what came of it.

The table is here, with computer opponents, or on a server. Either way the player is told what its seat may know, and
nothing else.
"""

from __future__ import annotations

import json
from contextlib import ExitStack
from typing import Any, Protocol

from websockets.exceptions import WebSocketException
from websockets.sync.client import connect

import ringspiel
from ringspiel.agents import agent_of, answer_of, check_level
from ringspiel.cli.bot import Json, sentence
from ringspiel.cli.say import Wrong, in_short
from ringspiel.kernel.errors import BadOption, RingspielError
from ringspiel.kernel.foresight import foresee
from ringspiel.server.protocol.patches import Follower
from ringspiel.texts import render

SECONDS = 20.0
"""How long `look` waits at most until the seat is asked; then it says who is."""


class Seat(Protocol):
    """Where a player sits. Each call raises `RingspielError` with a sentence if it does not fit."""

    def look(self) -> Json:
        """What is asked, all legal answers, the board, and what has happened since the last look."""

    def answer(self, answer: int) -> Json:
        """Give an answer. Returns what `look` would."""

    def explain(self, answer: int) -> list[str]:
        """What an answer would do, as far as the seat can know."""

    @property
    def game(self) -> str:
        """The game at this table."""


class LocalSeat:
    """A seat at a table of this process; the others are computer opponents."""

    def __init__(self, table: ringspiel.Table, seat: int, against: str, language: str) -> None:
        check_level(against, table)
        if seat not in range(table.seats):
            raise BadOption(f"the seat is one from 0 to {table.seats - 1}, not {seat}")
        self.table = table
        self.seat = seat
        self.language = language
        self.names = [f"seat {each}" for each in range(table.seats)]
        others = [each for each in range(table.seats) if each != seat]
        self.agents = {each: agent_of(against, table.game.id, table.seed + each) for each in others}
        self.told = 0

    @property
    def game(self) -> str:
        return self.table.game.id

    def look(self) -> Json:
        while (asked := self.table.seat) is not None and asked != self.seat:
            self.table.answer(answer_of(self.agents[asked], self.table.perspective(asked)))
        happened = [self.words(event.text) for event in self.table.events(self.seat, since=self.told)]
        self.told = len(self.table.entries) + 1
        view = self.table.view(self.seat)
        return seen(view, self.table.choices(self.seat), self.seat, happened, self.words)

    def answer(self, answer: int) -> Json:
        if self.table.seat != self.seat:
            raise BadOption("nobody asks this seat now: look at the table")
        try:
            self.table.answer(answer)
        except ringspiel.IllegalAnswer as refusal:
            raise BadOption(f"{self.words(refusal.reason)} ({refusal.rule})") from refusal
        return self.look()

    def explain(self, answer: int) -> list[str]:
        if answer not in self.table.answers() or self.table.seat != self.seat:
            raise BadOption(f"{answer} is not among the legal answers: look at the table")
        found = foresee(self.table, self.seat, answer)
        lines = [self.words(event["text"]) for event in found.events]
        lines += [self.words(prospect) for prospect in found.prospects]
        lines += [] if found.prompt is None else [f"Then: {self.words(found.prompt)}"]
        return lines + (["What comes then depends on chance or on something hidden."] if found.open else [])

    def words(self, text: Any) -> str:
        return render(text, self.language, self.names)


class RemoteSeat:
    """A seat at a table of a server, by its token; the server's limits are those of bots."""

    def __init__(self, address: str, token: str, language: str) -> None:
        self.language = language
        self.state: Json = {}
        self.follower = Follower()
        self.names: list[str] = []
        self.told = 0
        try:
            self.open = ExitStack()
            self.socket = self.open.enter_context(connect(address, max_size=None, open_timeout=SECONDS))
            self.send({"type": "hello", "tokens": [token], "patches": True})
            self.hear(lambda: bool(self.state))
        except (OSError, WebSocketException) as error:
            raise Wrong("cli-bot-lost", why=in_short(error)) from error

    @property
    def game(self) -> str:
        return str(self.state["game"])

    @property
    def seat(self) -> int:
        return int(self.state["sides"][0]["seat"])

    def send(self, message: Json) -> None:
        self.socket.send(json.dumps(message))

    def hear(self, enough: Any) -> Json:
        """Take in messages until there is enough, or nothing comes for a while. Returns the last."""
        message: Json = {}
        while not enough():
            try:
                message = self.follower.whole(json.loads(self.socket.recv(timeout=SECONDS)))
            except TimeoutError:
                return {}
            except WebSocketException as error:
                raise Wrong("cli-bot-lost", why=in_short(error)) from error
            if message["type"] == "state":
                self.state = message
                self.names = [seat["name"] or seat["agent"] or "–" for seat in message["seats"]]
            elif message["type"] == "error":
                raise Wrong(
                    "cli-bot-error", why=sentence(message), rule=f" ({message['rule']})" * bool(message["rule"])
                )
            elif message["type"] == "explanation":
                return message
        return message

    def is_due(self) -> bool:
        return self.state["asked"] == self.seat or self.state["sides"][0]["view"]["outcome"] is not None

    def look(self) -> Json:
        """Waits a while for the others, if it is their turn."""
        self.hear(self.is_due)
        return self.seen()

    def seen(self) -> Json:
        side = self.state["sides"][0]
        log = [entry for entry in side.get("log", []) if entry.get("n", 0) > self.told]
        happened = [self.words(event["text"]) for entry in log for event in entry.get("events", [])]
        self.told = max([self.told, *(entry.get("n", 0) for entry in log)])
        return seen(side["view"], side["choices"], self.seat, happened, self.words)

    def answer(self, answer: int) -> Json:
        before = self.state["seq"]
        self.send({"type": "answer", "seat": self.seat, "at": before, "answer": answer})
        self.hear(lambda: self.state["seq"] != before)
        return self.seen()

    def explain(self, answer: int) -> list[str]:
        self.send({"type": "explain", "seat": self.seat, "answer": answer})
        found = self.hear(lambda: False)
        return [self.words(event["text"]) for event in found.get("events", [])]

    def words(self, text: Any) -> str:
        try:
            return render(text, self.language, self.names)
        except (KeyError, RingspielError):  # a server may know more than this version
            return json.dumps(text)


def seen(view: Json, choices: list[Json], seat: int, happened: list[str], words: Any) -> Json:
    """What a player reads: sentences, and beside them what programs need."""
    question, outcome = view.get("question"), view.get("outcome")
    return {
        "seat": seat,
        "your_turn": bool(choices),
        "question": None if question is None else {"asks": words(question["prompt"]), "rule": question["rule"]},
        "choices": [
            {"answer": choice["answer"], "words": words(choice["text"]), "notation": choice["notation"]}
            for choice in choices
        ],
        "happened": happened,
        "board": view["board"],
        "outcome": None if outcome is None else {"words": words(outcome["text"]), "ranks": outcome["ranks"]},
    }
