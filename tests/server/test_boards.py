"""Boards of Gran in the folder of a server: offered, played on, refused, missed."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from ringspiel.texts import render
from tests.games.gran.quest import standard_board
from tests.server.conftest import UNLIMITED, sqlite
from tests.server.harness import ServerProcess, again_with, over

MINE = {"de": "Mein Plan", "en": "My board"}


@pytest.fixture
def boards(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with a good board and a broken one."""
    folder = tmp_path / "boards"
    folder.mkdir()
    monkeypatch.setenv("RINGSPIEL_BOARDS", str(folder))
    (folder / "mine.json").write_text(json.dumps(standard_board() | {"name": MINE}))
    (folder / "torn.json").write_text(json.dumps(standard_board() | {"lines": []}))
    return folder


@pytest.fixture
def server(tmp_path: Path, boards: Path) -> Iterator[ServerProcess]:
    with ServerProcess(sqlite(tmp_path), **UNLIMITED) as process:
        yield process


def offered(server: ServerProcess) -> dict[str, Any]:
    gran = next(game for game in server.get("/api/games") if game["id"] == "gran")
    names: dict[str, Any] = next(option["names"] for option in gran["options"] if option["id"] == "board")
    return names


def test_boards_in_the_folder_are_offered_and_a_broken_one_stops_no_other(server: ServerProcess, boards: Path) -> None:
    assert set(offered(server)) == {"standard", "mine.json", "torn.json"}
    assert offered(server)["mine.json"] == MINE
    seats = [{"kind": "me", "name": name} for name in ("Ada", "Bob", "Cleo")]
    refused = server.post("/api/tables", {"game": "gran", "options": {"board": "torn.json"}, "seats": seats}, 422)
    assert refused["error"]["code"] == "bad-table"
    assert "'torn.json' cannot be played on: There is no way" in render(refused["error"]["text"], "en", [])
    assert "Auf dem Plan 'torn.json' lässt sich nicht spielen: Kein Weg" in render(refused["error"]["text"], "de", [])
    server.new_table("gran", "Ada", "Bob", "Cleo")
    server.new_table("mordor", "Ada", "Bob")
    (boards / "later.json").write_text((boards / "mine.json").read_text())
    server.new_table("gran", "Ada", "Bob", "Cleo", board="later.json")


def test_a_game_on_a_board_that_is_gone_says_which_one_it_needs(server: ServerProcess, boards: Path) -> None:
    table = server.new_table("gran", "Ada", "agent:easy", "agent:easy", board="mine.json", max_rounds=2)
    with table.player(0) as player:
        player.play(Random(1), 0, until=over)
    record = server.get(f"/api/tables/{table.id}/record")
    assert record["options"]["board"].startswith("mine.json@")
    server.post("/api/records", record, 201)
    server.stop()
    (boards / "mine.json").unlink()
    server.start()
    missing = f"there is no board 'mine.json'; put its file into {boards}, or take one of standard, torn.json"
    answers = [
        server.http.get(f"/api/tables/{table.id}/replay"),
        server.http.post(f"/api/tables/{table.id}/rematch", json={"tokens": [again_with(table.tokens[0])]}),
    ]
    for answer in answers:
        assert (answer.status_code, answer.json()["error"]["code"]) == (409, "not-here")
        assert missing in answer.json()["error"]["detail"]
        assert "Einen Plan 'mine.json' gibt es nicht" in render(answer.json()["error"]["text"], "de", [])
    with server.open(table.id) as socket:
        socket.send('{"type": "hello"}')
        heard = json.loads(socket.recv())
        assert heard["code"] == "not-here" and missing in heard["detail"]
    assert missing in server.post("/api/records", record, 422)["error"]["detail"]
    assert server.get(f"/api/tables/{table.id}/record") == record
