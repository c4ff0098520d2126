"""Analyses that are shared by link: read, worked on together, and refused where they do not fit."""

from __future__ import annotations

import json
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import ClientConnection, connect

import ringspiel
from ringspiel.kernel.analysis import Board, begin
from ringspiel.server.model.positions import portable
from tests.server.conftest import UNLIMITED, sqlite
from tests.server.harness import PATIENCE, ServerProcess, over


@pytest.fixture
def table(server: ServerProcess) -> str:
    """A finished table."""
    table = server.new_table("mordor", "Ada", "agent:easy")
    with table.player(0) as player:
        player.play(Random(1), 0, until=over)
    return str(table.id)


def post(server: ServerProcess, address: str, body: Any) -> Any:
    return server.http.post(address, json=body).json()


def first_answer(server: ServerProcess, table: str) -> dict[str, Any]:
    moment = server.get(f"/api/tables/{table}/moment", at=0)
    return {"answer": moment["choices"][-1]["answer"], "chance": []}


def test_two_work_on_one_analysis_and_nothing_is_lost(server: ServerProcess, table: str) -> None:
    link = post(server, "/api/analyses", {"table": table, "title": "Ours"})
    address = f"/api/analyses/{link['analysis']}"
    assert server.get(address)["shared"]["title"] == "Ours"
    wish = {"kind": "try", **first_answer(server, table)}
    changed = post(server, address, {"key": link["key"], "change": wish})["shared"]
    given = {name: changed["tried"][0][name] for name in ("answer", "chance")}
    for change in (
        {"kind": "note", "way": [given], "comment": "bold", "name": "Mine"},
        {"kind": "note", "way": [given], "symbol": "!?"},
        {"kind": "note", "marks": [{"at": "ring:0:1", "to": "ring:0:2", "colour": "red"}]},
    ):
        post(server, address, {"key": link["key"], "change": change})
    now = server.get(address)
    line = now["shared"]["tried"][0]
    assert (line["comment"], line["symbol"], line["name"]) == ("bold", "!?", "Mine")
    assert now["shared"]["notes"][0]["marks"][0]["to"] == "ring:0:2"
    assert server.get(address, since=now["at"]) == {"at": now["at"], "shared": None}
    post(server, address, {"key": link["key"], "change": {"kind": "delete", "way": [given]}})
    late = post(server, address, {"key": link["key"], "change": {"kind": "note", "way": [given], "comment": "late"}})
    assert late["error"]["code"] == "broken-analysis" and "not there any more" in late["error"]["detail"]
    assert server.get(address)["shared"]["tried"] == []


def test_who_has_only_the_link_reads(server: ServerProcess, table: str) -> None:
    link = post(server, "/api/analyses", {"table": table})
    address = f"/api/analyses/{link['analysis']}"
    wrong = {"key": "0" * 32}
    change = {"kind": "title", "title": "Theirs"}
    assert post(server, address, wrong | {"change": change})["error"]["code"] == "forbidden"
    assert post(server, f"{address}/end", wrong)["error"]["code"] == "forbidden"
    assert "key" not in str(server.get(address))
    post(server, f"{address}/end", {"key": link["key"]})
    assert server.http.get(address).json()["error"]["code"] == "unknown"


def test_a_game_in_play_is_not_shared(server: ServerProcess) -> None:
    table = server.new_table("gran", "Ada", "agent:easy", "agent:easy")
    assert post(server, "/api/analyses", {"table": table.id})["error"]["code"] == "not-over"


def test_what_is_shared_is_played_and_checked(server: ServerProcess, table: str) -> None:
    tried = {"moment": 0, "seat": 0, "answer": 9999, "notation": "ring"}
    for wish, code in (
        ({"table": table, "tried": [tried]}, "broken-analysis"),
        ({"table": table, "notes": [{"moment": 9999}]}, "broken-analysis"),
        ({"table": table, "notes": [{"moment": 0, "symbol": "<b>"}]}, "broken-analysis"),
        ({"table": table, "position": {}}, "malformed"),
        ({}, "malformed"),
        ({"position": {"state": 1}}, "bad-table"),
        ({"table": table, "unknown": 1}, "malformed"),
    ):
        assert post(server, "/api/analyses", wish)["error"]["code"] == code, wish
    link = post(server, "/api/analyses", {"table": table})
    address = f"/api/analyses/{link['analysis']}"
    for change in ({"kind": "try", "answer": 9999}, {"kind": "delete"}, {"kind": "note", "symbol": "%"}):
        refused = post(server, address, {"key": link["key"], "change": change})["error"]["code"]
        assert refused in ("malformed", "broken-analysis"), change
    assert server.get(address)["at"] == 1


@pytest.mark.parametrize("game", ringspiel.game_ids())
def test_a_position_of_every_game_is_shared_and_comes_out_of_its_file(server: ServerProcess, game: str) -> None:
    table = ringspiel.new(game, ringspiel.game_of(game).seat_counts[0], seed=2)
    for _ in range(30):
        table.answer(table.answers()[0])
    position = portable(table.save())
    link = post(server, "/api/analyses", {"position": position})
    wish = {"kind": "try", "answer": table.answers()[-1]}
    shared = post(server, f"/api/analyses/{link['analysis']}", {"key": link["key"], "change": wish})["shared"]
    assert shared["game"] == game and len(shared["tried"]) == 1
    record = post(server, "/api/positions/record", {"position": position})
    file = {"format": "ringspiel-analysis/1", "record": record, "tried": shared["tried"]}
    Board(begin(file)).check()
    opened = post(server, "/api/analyses/read", file)
    assert (opened["game"], opened["tried"]) == (game, shared["tried"])
    assert ringspiel.load(opened["position"] if game != "ringkrieg" else table.save()).answers() == table.answers()


@pytest.mark.parametrize(
    ("content", "code"),
    [(b"{", "malformed"), (b"[" * 5000, "malformed"), (b"{}", "broken-analysis"), (b"[1]", "broken-analysis")],
)
def test_a_file_that_is_none_is_refused(server: ServerProcess, content: bytes, code: str) -> None:
    assert server.http.post("/api/analyses/read", content=content).json()["error"]["code"] == code


def test_a_change_is_told_at_once_to_everybody_who_looks(server: ServerProcess, table: str) -> None:
    link = post(server, "/api/analyses", {"table": table})
    address = f"/api/analyses/{link['analysis']}"
    with looking(server, address) as one, looking(server, address) as other:
        first = [json.loads(socket.recv(PATIENCE))["at"] for socket in (one, other)]
        change = {"kind": "title", "title": "Ours"}
        at = post(server, address, {"key": link["key"], "change": change})["at"]
        assert first == [at - 1, at - 1]
        assert [json.loads(socket.recv(PATIENCE)) for socket in (one, other)] == [{"at": at}, {"at": at}]
        post(server, f"{address}/end", {"key": link["key"]})
        assert json.loads(one.recv(PATIENCE)) == {"at": at + 1}
        other.recv(PATIENCE)
        other.send("hello")
        with pytest.raises(ConnectionClosed):
            other.recv(PATIENCE)
    with looking(server, address) as socket, pytest.raises(ConnectionClosed):
        socket.recv(PATIENCE)


def test_those_who_look_count_among_the_sockets_of_their_address(tmp_path: Path) -> None:
    with ServerProcess(sqlite(tmp_path), **UNLIMITED | {"sockets_per_address": 1}) as server:
        position = portable(ringspiel.new("mordor", 2, seed=2).save())
        link = post(server, "/api/analyses", {"position": position})
        address = f"/api/analyses/{link['analysis']}"
        with looking(server, address) as first:
            first.recv(PATIENCE)
            with pytest.raises(InvalidStatus):
                looking(server, address).recv(PATIENCE)
        assert opened_again(server, address)


def opened_again(server: ServerProcess, address: str) -> bool:
    """The place of a socket that has closed is free again, as soon as the server has noticed."""
    while True:
        with suppress(InvalidStatus), looking(server, address) as socket:
            return bool(socket.recv(PATIENCE))


def looking(server: ServerProcess, address: str) -> ClientConnection:
    return connect(f"{server.address.replace('http', 'ws')}{address}/socket")
