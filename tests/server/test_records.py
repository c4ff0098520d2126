"""Finished games: download, upload, replay."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import pytest

import ringspiel
from tests.server.harness import NewTable, ServerProcess, over

Json = dict[str, Any]


@pytest.fixture(scope="module")
def finished(server: ServerProcess) -> NewTable:
    table = server.new_table("mordor", "Ada", "Bob", "agent:easy", places=True)
    with table.player(0, 1) as player:
        player.play(Random(1), 0, 1, until=over)
    return table


@pytest.fixture(scope="module")
def record(server: ServerProcess, finished: NewTable) -> Json:
    document: Json = server.get(f"/api/tables/{finished.id}/record")
    return document


def test_a_record_is_a_download(server: ServerProcess, finished: NewTable) -> None:
    headers = server.http.get(f"/api/tables/{finished.id}/record").headers
    assert headers["content-disposition"] == f'attachment; filename="mordor-{finished.id}.json"'


def test_there_is_no_record_and_no_replay_of_a_running_game(server: ServerProcess) -> None:
    table = server.new_table("secret", "Ada", "Bob")
    for address in ("record", "replay"):
        refused = server.http.get(f"/api/tables/{table.id}/{address}")
        assert (refused.status_code, refused.json()["error"]["code"]) == (409, "not-over")


def test_an_uploaded_record_can_be_downloaded_watched_and_replayed(
    server: ServerProcess, finished: NewTable, record: Json
) -> None:
    uploaded = server.post("/api/records", record, 201)["table"]
    assert server.get(f"/api/tables/{uploaded}/record") == record
    summary = server.get(f"/api/tables/{uploaded}")
    assert (summary["status"], [seat["name"] for seat in summary["seats"]]) == ("over", ["Ada", "Bob", "easy"])
    with server.player(uploaded) as spectator:
        assert spectator.side(None)["view"]["outcome"] == record["outcome"]
    for seat in (None, 1):
        query = {} if seat is None else {"seat": seat}
        original = server.get(f"/api/tables/{finished.id}/replay", **query)
        assert server.get(f"/api/tables/{uploaded}/replay", **query) == original


def test_a_record_whose_dice_were_real_can_be_uploaded(server: ServerProcess) -> None:
    table = ringspiel.new("mordor", 2, chance=ringspiel.Scripted([0] * 5), seed=3)
    random = Random(1)
    while table.outcome is None:
        table.answer(random.choice(table.answers()))
    record = table.record()
    assert record["seed"] is None
    uploaded = server.post("/api/records", record, 201)["table"]
    steps = server.get(f"/api/tables/{uploaded}/replay", **{"from": len(record["answers"])})["steps"]
    assert steps[-1]["view"] == table.view(None)
    with server.player(uploaded) as spectator:
        assert spectator.side(None)["view"] == table.view(None)


BROKEN: dict[str, Callable[[Json], Any]] = {
    "empty": lambda record: {},
    "unfinished": lambda record: (
        record | {"answers": record["answers"][:-1], "outcome": None, "seed": None, "salt": None}
    ),
    "another outcome": lambda record: record | {"outcome": record["outcome"] | {"scores": [9, 9, 9]}},
    "another die": lambda record: record | {"setup": [(record["setup"][0] + 1) % 3, *record["setup"][1:]]},
    "another seed": lambda record: record | {"seed": "7"},
    "another answer": lambda record: (
        record | {"answers": [{**record["answers"][0], "answer": 0}, *record["answers"][1:]]}
    ),
    "too few names": lambda record: record | {"names": ["Ada"]},
    "a strange name": lambda record: record | {"names": ["Ada", "Bob", "\x00"]},
    "another game": lambda record: record | {"game": "chess"},
    "endless seed": lambda record: record | {"seed": "9" * 5000},
}


@pytest.mark.parametrize("fault", BROKEN)
def test_a_broken_record_is_refused_with_a_reason(server: ServerProcess, record: Json, fault: str) -> None:
    refused = server.post("/api/records", BROKEN[fault](record), 422)["error"]
    assert refused["code"] == "broken-record"
    assert len(refused["detail"]) > 10


def test_a_replay_is_the_game_step_by_step(server: ServerProcess, finished: NewTable, record: Json) -> None:
    address = f"/api/tables/{finished.id}/replay"
    answered = len(record["answers"])
    steps = []
    while len(steps) <= answered:
        chunk = server.get(address, **{"from": len(steps), "to": len(steps) + 29, "seat": 1})
        assert (chunk["answered"], chunk["from"]) == (answered, len(steps))
        steps += chunk["steps"]
    assert [step["n"] for step in steps] == list(range(answered + 1))
    for number in (0, 1, 29, 30, 31, answered):
        table = ringspiel.replay(record, number)
        assert steps[number]["view"] == table.view(1)
        assert steps[number]["events"] == [event.to_json() for event in table.events(1)]


def test_limits_of_a_replay(server: ServerProcess, finished: NewTable) -> None:
    address = f"/api/tables/{finished.id}/replay"
    assert server.get(address, **{"from": 99_999})["steps"] == []
    assert server.http.get(address, params={"seat": 3}).status_code == 404
    for query in ({"seat": -1}, {"from": -1}, {"from": "x"}, {"to": ""}):
        assert server.http.get(address, params=query).status_code == 400


def test_a_replay_of_hidden_hands_shows_each_seat_its_own(server: ServerProcess) -> None:
    table = server.new_table("secret", "Ada", "Bob")
    with table.player(0, 1) as player:
        player.play(Random(1), 0, 1, until=over)
    for seat in (0, 1):
        step = server.get(f"/api/tables/{table.id}/replay", seat=seat)["steps"][0]
        assert step["view"]["board"]["hands"][1 - seat] == 3
        assert len(step["view"]["board"]["hands"][seat]) == 3
    spectator = server.get(f"/api/tables/{table.id}/replay")["steps"]
    assert spectator[0]["view"]["board"]["hands"] == [3, 3]
    assert {step["notation"] for step in spectator} == {""}
