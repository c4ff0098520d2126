"""What people at a table say to each other, and the notes that each keeps."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest

from ringspiel.server.play.talk import Remembered
from ringspiel.server.protocol.errors import Refused
from ringspiel.server.protocol.messages import Say
from tests.server.conftest import UNLIMITED, sqlite
from tests.server.harness import NewTable, Player, ServerProcess
from tests.server.inside import Guest, Watcher, block, server_in, table_on
from tests.server.postgres import Cluster


def table_with(server: ServerProcess, talk: str) -> NewTable:
    seats = [{"kind": "me", "name": "Ada"}, {"kind": "me", "name": "Bob"}]
    return NewTable(server, server.post("/api/tables", {"game": "secret", "seats": seats, "talk": talk}, 201))


def heard(player: Player) -> list[Any]:
    """Everything that was said, up to now."""
    player.ask(type="ping")
    return [line for frame in player.frames if '"type":"talk"' in frame for line in lines_of(frame)]


def lines_of(frame: str) -> list[Any]:
    return [(line["seat"], line["phrase"] or line["words"]) for line in json.loads(frame)["lines"]]


def test_the_seated_talk_and_spectators_do_not_hear_it(either: ServerProcess) -> None:
    table = table_with(either, "seated")
    with table.player(0) as ada, table.player(1) as bob, table.player() as spectator:
        assert ada.ask(type="say", seat=0, words="Wait <b>a</b> moment")["type"] == "ok"
        assert bob.ask(type="say", seat=1, phrase="thanks")["type"] == "ok"
        said = [(0, "Wait <b>a</b> moment"), (1, "thanks")]
        assert heard(ada) == heard(bob) == said
        assert heard(spectator) == []
        assert bob.ask(type="say", seat=0, phrase="hello")["code"] == "not-yours"
        assert spectator.ask(type="say", seat=0, phrase="hello")["code"] == "not-yours"
    with table.player(1) as bob:
        assert heard(bob) == said, "who comes back reads what was said"


def test_spectators_read_where_the_table_says_so(either: ServerProcess) -> None:
    table = table_with(either, "all")
    with table.player(0) as ada, table.player() as spectator:
        ada.ask(type="say", seat=0, phrase="hello")
        assert heard(spectator) == [(0, "hello")]


def test_a_table_can_be_silent(either: ServerProcess) -> None:
    table = table_with(either, "off")
    with table.player(0) as ada:
        assert ada.state["talk"] == "off"
        assert ada.ask(type="say", seat=0, phrase="hello")["code"] == "no-talk"


@pytest.mark.parametrize(
    "line",
    [{}, {"words": " "}, {"words": "a\u202eb"}, {"words": "a\nb"}, {"words": "a" * 501}, {"phrase": "curse"},
     {"words": "both", "phrase": "hello"}],
)  # fmt: skip
def test_lines_are_plain_text_or_phrases(either: ServerProcess, line: dict[str, str]) -> None:
    with table_with(either, "seated").player(0) as ada:
        ada.say(type="say", seat=0, **line)
        while (message := ada.hear())["type"] != "error":
            pass
        assert message["code"] == "malformed"


def test_notes_are_ones_own(either: ServerProcess) -> None:
    table = table_with(either, "seated")
    with table.player(0) as ada:
        assert ada.ask(type="note", seat=0, words="Bob holds the nine.\nBeware.")["type"] == "ok"
    with table.player(0) as ada, table.player(1) as bob:
        ada.ask(type="ping")
        bob.ask(type="ping")
        assert any("Bob holds the nine." in frame for frame in ada.frames)
        assert not any("Bob holds" in frame for frame in bob.frames)
        ada.ask(type="note", seat=0, words="")
    with table.player(0) as ada:
        ada.ask(type="ping")
        assert not any('"type":"note"' in frame for frame in ada.frames)


def test_too_much_talk(tmp_path: Path) -> None:
    with (
        ServerProcess(sqlite(tmp_path), lines_per_minute=0.001, lines_at_once=2) as server,
        table_with(server, "seated").player(0) as ada,
    ):
        codes = [ada.ask(type="say", seat=0, phrase="hello").get("code") for _ in range(3)]
    assert codes == [None, None, "too-fast"]


def test_talk_reaches_the_other_server_process(cluster: Cluster) -> None:
    db = cluster.new_database()
    with ServerProcess(db, **UNLIMITED) as one, ServerProcess(db, **UNLIMITED) as other:
        table = table_with(one, "seated")
        with table.player(0) as ada, other.player(table.id, table.tokens[1]) as bob:
            ada.ask(type="say", seat=0, words="Can you hear me?")
            assert bob.wait("talk")["lines"][0]["words"] == "Can you hear me?"


def test_who_comes_while_somebody_speaks_hears_it_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Said after the newcomer's lines were read; and another process tells of a line that was among them."""

    async def run() -> list[Any]:
        server = server_in(tmp_path)
        async with server.sessions.use(await table_on(server, talk="all")) as session:
            read = server.talks.remembered

            async def read_while_somebody_speaks(*arguments: Any) -> Remembered:
                remembered = await read(*arguments)
                server.background.start(server.talks.say(session, Say(seat=1, words="second")))
                await asyncio.sleep(0.1)
                return remembered

            await server.talks.say(session, Say(seat=0, words="first"))
            monkeypatch.setattr(server.talks, "remembered", read_while_somebody_speaks)
            guest = Guest(session.id, {"type": "hello"})
            connected = guest.come_to(server)
            while not session.connections:
                await asyncio.sleep(0.001)
            await asyncio.gather(*server.background.tasks)
            await server.sessions.look(session)
            guest.gone.set()
            await connected
        server.database.close()
        return guest.told

    told = asyncio.run(run())
    assert told[0]["type"] == "state"
    lines = [line["words"] for message in told if message["type"] == "talk" for line in message["lines"]]
    assert lines == ["first", "second"]


def test_who_comes_when_the_database_fails_is_told_so_instead_of_a_state(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def run() -> Guest:
        server = server_in(tmp_path)

        async def fail(*_: Any) -> Remembered:
            raise Refused("unavailable")

        monkeypatch.setattr(server.talks, "remembered", fail)
        guest = Guest(await table_on(server), {"type": "hello"})
        await guest.come_to(server)
        server.database.close()
        return guest

    guest = asyncio.run(run())
    assert [message.get("code") for message in guest.told] == ["unavailable"]
    assert guest.code == 1011


def test_a_line_that_nobody_waits_for_is_heard(tmp_path: Path) -> None:
    async def run() -> list[str]:
        server = server_in(tmp_path)
        async with server.sessions.use(await table_on(server)) as session:
            bob = Watcher(session, 1)
            go_on = block(server)
            saying = asyncio.create_task(server.talks.say(session, Say(seat=0, words="I must go")))
            await asyncio.sleep(0)
            saying.cancel()
            await asyncio.gather(saying, return_exceptions=True)
            go_on.set()
            await asyncio.gather(*server.background.tasks)
        server.database.close()
        return bob.told

    assert sum("I must go" in told for told in asyncio.run(run())) == 1
