"""The server inside a page: one thread, no processes, requests and messages handed over as calls."""

from __future__ import annotations

import asyncio
import json
import subprocess
import sys
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from ringspiel.server.page import Line, Page, Parts, ahead, answered_ahead, parts


class Client:
    """A player in the page."""

    def __init__(self, file: Path) -> None:
        self.saves = 0
        self.page = Page(str(file), self._saved)
        self.told: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self.ended: list[int] = []

    def _saved(self) -> None:
        self.saves += 1

    async def get(self, address: str) -> Any:
        reply = await self.page.request("GET", address)
        assert reply.status == 200
        return json.loads(reply.content)

    async def post(self, address: str, wish: Any) -> Any:
        reply = await self.page.request("POST", address, json.dumps(wish))
        assert reply.status in (200, 201)
        return json.loads(reply.content)

    async def set_up(self, game: str, *agents: str, **options: Any) -> tuple[str, list[str]]:
        seats = [{"kind": "me", "name": "Ada"}, *({"kind": "agent", "agent": agent} for agent in agents)]
        made = await self.post("/api/tables", {"game": game, "seats": seats, "options": options})
        return made["table"], [held["token"] for held in made["tokens"]]

    def sit_down(self, table: str, tokens: list[str]) -> Line:
        line = self.page.open(
            f"/api/tables/{table}/socket", lambda text: self.told.put_nowait(json.loads(text)), self.ended.append
        )
        line.say(json.dumps({"type": "hello", "tokens": tokens}))
        return line

    async def state(self) -> dict[str, Any]:
        while (message := await self.told.get())["type"] != "state":
            assert message["type"] != "error", message
        return message


async def play(client: Client, line: Line) -> dict[str, Any]:
    """To the end, with the first answer each time."""
    while (state := await client.state())["status"] != "over":
        if state["asked"] == 0:
            answer = state["sides"][0]["choices"][0]["answer"]
            line.say(json.dumps({"type": "answer", "seat": 0, "at": state["seq"], "answer": answer}))
    return state


def test_whole_game_against_the_computer_with_record_and_replay(tmp_path: Path) -> None:
    async def run() -> None:
        client = Client(tmp_path / "games.sqlite3")
        table, tokens = await client.set_up("mordor", "easy", preset="short")
        line = client.sit_down(table, tokens)
        last = await play(client, line)
        record = await client.get(f"/api/tables/{table}/record")
        assert len(record["answers"]) == last["answered"] <= client.saves
        replay = await client.get(f"/api/tables/{table}/replay")
        assert replay["answered"] == last["answered"]
        uploaded = await client.post("/api/records", record)
        assert uploaded["table"] != table
        line.leave()
        await line.task
        assert len(client.ended) == 1

    asyncio.run(run())


def test_games_are_there_when_the_page_is_opened_again(tmp_path: Path) -> None:
    async def begin() -> tuple[str, list[str]]:
        client = Client(tmp_path / "games.sqlite3")
        made = await client.set_up("ringkrieg", "easy")
        client.page.server.database.close()
        return made

    async def go_on(table: str, tokens: list[str]) -> None:
        client = Client(tmp_path / "games.sqlite3")
        client.sit_down(table, tokens)
        assert (await client.state())["table"] == table
        mine = await client.post("/api/tables/mine", {"tokens": [{"table": table, "token": tokens[0]}]})
        assert [one["table"] for one in mine] == [table]

    table, tokens = asyncio.run(begin())
    asyncio.run(go_on(table, tokens))


def test_refusals_are_replies_and_end_lines(tmp_path: Path) -> None:
    async def run() -> None:
        client = Client(tmp_path / "games.sqlite3")
        reply = await client.page.request("GET", "/api/tables/nowhere")
        assert reply.status == 404
        assert json.loads(reply.content)["error"]["code"] == "unknown"
        line = client.sit_down("nowhere", [])
        assert (await client.told.get())["code"] == "unknown"
        await line.task
        assert client.ended == [1008]

    asyncio.run(run())


def test_page_says_that_nobody_else_can_come(tmp_path: Path) -> None:
    async def run() -> None:
        reach = await Client(tmp_path / "games.sqlite3").get("/api/reach")
        assert (reach["shared"], reach["mail"]) == (False, False)

    asyncio.run(run())


def test_a_part_is_fetched_once_and_when_something_in_it_is_imported(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    fetched: list[str] = []

    def unpack(part: str) -> None:
        fetched.append(part)
        (tmp_path / "mako_of_tests.py").write_text("SEEN = True")

    finder = Parts(unpack)
    finder.parts = {"mako_of_tests": "migrations"}
    monkeypatch.syspath_prepend(str(tmp_path))
    monkeypatch.setattr("sys.meta_path", [*sys.meta_path, finder])
    with pytest.raises(ModuleNotFoundError):
        import_module("nowhere_to_be_found")
    assert fetched == []
    assert import_module("mako_of_tests").SEEN
    assert fetched == ["migrations"]


def test_a_page_opens_with_the_engine_alone() -> None:
    names = "import sys, ringspiel.server.page; print(*sys.modules)"
    loaded = subprocess.run([sys.executable, "-c", names], check=True, capture_output=True, text=True).stdout.split()
    later = [name for name in loaded if name.startswith(tuple(f"{package}." for package in parts()))]
    assert [name for name in later if not name.endswith(".listing")] == []


def test_what_is_answered_ahead_is_answered_and_has_a_file_of_its_own(tmp_path: Path) -> None:
    addresses = list(answered_ahead())
    assert len({ahead(address) for address in addresses}) == len(addresses)

    async def statuses() -> set[int]:
        page = Page(str(tmp_path / "tables.sqlite3"), lambda: None)
        return {(await page.request("GET", address)).status for address in addresses}

    assert asyncio.run(statuses()) == {200}
