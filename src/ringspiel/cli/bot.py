"""`ringspiel bot`: a program of one's own at a table of a server (docs/bots.md)."""

from __future__ import annotations

import json
import re
import time
from random import Random
from typing import Annotated, Any, cast
from urllib.error import HTTPError, URLError
from urllib.request import Request, urlopen

import typer
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidURI
from websockets.sync.client import ClientConnection, connect

from ringspiel.agents.program import Process, answer_in, beginning
from ringspiel.cli.contributing import Contributing
from ringspiel.cli.say import Language, Wrong, console, in_short, language_of, words
from ringspiel.kernel.text import Text
from ringspiel.languages import ORIGINAL
from ringspiel.server.protocol.patches import Follower
from ringspiel.texts import has_message, render

Json = dict[str, Any]
PAUSES = (0.5, 1, 2, 4, 8)
SECONDS = 10.0
"""How long the server may take to answer."""
PATIENCE = 1.0
"""Seconds to wait when the server says that messages come too fast."""
REFUSALS = 3
ADDRESS = re.compile(r"^(https?://[^/#]+).*/(?:table|join)/([A-Za-z0-9_-]+)(?:[/#]([0-9a-f]{32}))?$")


def bot(
    url: Annotated[str, typer.Option(help="the address of the table, or the link of an invitation")],
    token: Annotated[str, typer.Option(help="the bot's token; not needed with an invitation")] = "",
    program: Annotated[str, typer.Option(help="the command of the program; without one, answers are random")] = "",
    name: Annotated[str, typer.Option(help="the bot's name if it comes by invitation")] = "Bot",
    seconds: Annotated[float, typer.Option(help="how long the program may think about an answer", min=0.001)] = 30.0,
    lang: Language = None,
) -> None:
    """Let a program play at a table of a server."""
    language = language_of(lang)
    found = ADDRESS.match(url)
    if not found:
        raise Wrong("cli-bot-address", url=url)
    server, table, invitation = found.groups()
    if not token:
        token = join(server, table, name, invitation)
        console.print(words(language, "cli-bot-joined", token=token))
    player = Player(program, seconds)
    play(f"{server.replace('http', 'ws', 1)}/api/tables/{table}/socket", token, player)
    console.print(render(player.outcome["text"], language, player.names))
    if player.contributing.commitment is not None:
        console.print(words(language, "cli-bot-verify", command=player.contributing.command()), soft_wrap=True)


def join(server: str, table: str, name: str, invitation: str | None, contributes: bool = True) -> str:
    """Take the seat of an invitation, as a bot; its token. Only a player that listens all the time contributes."""
    body = json.dumps({"name": name, "invitation": invitation, "bot": True, "contributes": contributes}).encode()
    request = Request(f"{server}/api/tables/{table}/join", body, {"content-type": "application/json"})
    try:
        with urlopen(request, timeout=SECONDS) as reply:
            return str(json.load(reply)["token"])
    except HTTPError as error:
        raise Wrong("cli-bot-refused", why=why_refused(error)) from error
    except (URLError, OSError, ValueError, LookupError) as error:
        raise Wrong("cli-bot-lost", why=in_short(error)) from error


def why_refused(error: HTTPError) -> Text | str:
    """The server's own reason, for people; if it gives none, what HTTP says."""
    try:
        problem: Json = json.load(error)["error"]
    except (ValueError, LookupError, TypeError):
        return str(error)
    return sentence(problem)


def sentence(problem: Json) -> Text | str:
    """What a server refuses, as a text that is known here; else its own words for developers."""
    told = problem["text"]
    known = isinstance(told, dict) and has_message(str(told.get("key")), ORIGINAL)
    return cast(Text, told) if known else str(problem["detail"] or problem["code"])


def play(address: str, token: str, player: Player) -> None:
    """Until the game is over; a lost connection is taken up again."""
    pauses = iter(PAUSES)
    while player.outcome is None:
        try:
            with connect(address, max_size=None) as socket:
                socket.send(json.dumps({"type": "hello", "tokens": [token], "patches": True}))
                pauses = iter(PAUSES)
                player.follow(socket)
        except (OSError, ConnectionClosed, InvalidHandshake, InvalidURI) as error:
            pause = next(pauses, None)
            if pause is None:
                raise Wrong("cli-bot-lost", why=in_short(error)) from error
            time.sleep(pause)


class Player:
    """Answers what its seat is asked: by the program, or without one at random."""

    def __init__(self, program: str, seconds: float) -> None:
        self.process = Process(program, seconds) if program else None
        self.begun = False
        self.random = Random()
        self.refusals = 0
        self.names: list[str] = []
        self.outcome: Any = None
        self.contributing = Contributing()

    def follow(self, socket: ClientConnection) -> None:
        state: Json = {}
        follower = Follower()
        while self.outcome is None:
            message = follower.whole(json.loads(socket.recv()))
            if message["type"] == "state":
                state = message
                self.names = [seat["name"] or seat["agent"] or "–" for seat in state["seats"]]
                self.outcome = state["sides"][0]["view"]["outcome"]
                for contribution in self.contributing.heard(state):
                    socket.send(json.dumps(contribution))
                self.answer(socket, state)
            elif message["type"] == "error":
                self.refused(socket, state, message)
        if self.process is not None:
            self.process.tell({"type": "over", "outcome": self.outcome})

    def answer(self, socket: ClientConnection, state: Json) -> None:
        seat_view = state["sides"][0]
        if seat_view["choices"]:
            given = {"type": "answer", "seat": seat_view["seat"], "at": state["seq"], "answer": self.choose(seat_view)}
            socket.send(json.dumps(given))

    def choose(self, seat_view: Json) -> Any:
        view, choices = seat_view["view"], seat_view["choices"]
        if self.process is None:
            return self.random.choice(choices)["answer"]
        if not self.begun:
            self.process.ask(beginning(view["game"], "", seat_view["seat"]), "ready")
            self.begun = True
        asked = {"type": "ask", "question": view["question"], "board": view["board"], "choices": choices}
        return answer_in(self.process.ask(asked, "answer"), choices)

    def refused(self, socket: ClientConnection, state: Json, error: Json) -> None:
        """Too fast: wait; illegal: the program may try again; a stale answer is followed by the new state. A
        contribution that came too late (`not-now`) has no part in the dice."""
        if error["code"] == "too-fast":
            time.sleep(PATIENCE)
            self.answer(socket, state)
        elif error["code"] in ("illegal", "malformed") and state and self.refusals < REFUSALS:
            self.refusals += 1
            self.answer(socket, state)
        elif error["code"] not in ("stale", "not-now"):
            raise Wrong("cli-bot-error", why=sentence(error), rule=f" ({error['rule']})" if error["rule"] else "")
