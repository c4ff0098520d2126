"""Finished games: download, upload, replay."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from campaigns.load import processor_seconds
from starlette.requests import Request

import ringspiel
from ringspiel.kernel.chance import commitment_to
from ringspiel.server.http.routes import records
from ringspiel.server.http.routes.records import PIECE
from ringspiel.server.jobs import uploads
from ringspiel.server.jobs.cache import Document
from ringspiel.server.jobs.uploads import UploadJob, read_upload
from ringspiel.server.protocol.errors import Refused
from ringspiel.server.settings import Settings
from tests.server.conftest import sqlite
from tests.server.harness import NewTable, ServerProcess, over
from tests.server.inside import server_in

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


def test_a_long_record_is_sent_piece_by_piece(tmp_path: Path) -> None:
    """Else a slow reader would hold a copy of all of it, and so would every other."""
    server = server_in(tmp_path)
    content = Random(1).randbytes(5 * PIECE + 1)
    server.records.put("long", Document("mordor-long.json", content))
    sent: list[Any] = []

    async def receive() -> Json:
        await asyncio.Event().wait()
        return {"type": "http.disconnect"}

    async def send(message: Any) -> None:
        sent.append(message)

    scope = {"type": "http", "method": "GET", "path": "/", "headers": [], "path_params": {"table": "long"}}

    async def ask() -> None:
        response = await records.record(server, Request(scope))
        await response(scope, receive, send)

    asyncio.run(ask())
    server.database.close()
    start, *pieces = sent
    assert (b"content-length", str(len(content)).encode()) in start["headers"]
    assert [len(each["body"]) for each in pieces] == [PIECE] * 5 + [1, 0]
    assert b"".join(bytes(each["body"]) for each in pieces) == content


def test_there_is_no_record_replay_or_review_of_a_running_game(server: ServerProcess) -> None:
    table = server.new_table("secret", "Ada", "Bob")
    for address in ("record", "replay", "review"):
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
    seats = server.get(f"/api/tables/{uploaded}")["seats"]
    assert [seat["name"] for seat in seats] == [None, None], "clients call them by their seats"
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
    "a salt with a NUL": lambda record: promised(record, salt="\x00"),
    "an endless salt": lambda record: promised(record, salt="9" * 5000),
    "a commitment with a NUL": lambda record: record | {"seed": None, "salt": None, "commitment": "\x00"},
    "an endless commitment": lambda record: record | {"seed": None, "salt": None, "commitment": "9" * 5000},
}


def promised(record: Json, salt: str) -> Json:
    """The same game with the promise that fits to this salt."""
    return record | {"salt": salt, "commitment": commitment_to(int(record["seed"]), salt)}


@pytest.mark.parametrize("fault", BROKEN)
def test_a_broken_record_is_refused_with_a_reason(either: ServerProcess, record: Json, fault: str) -> None:
    """PostgreSQL stores neither NUL nor what is longer than its column."""
    refused = either.post("/api/records", BROKEN[fault](record), 422)["error"]
    assert refused["code"] == "broken-record"
    assert len(refused["detail"]) > 10


def test_any_salt_of_one_line_can_be_uploaded(either: ServerProcess, record: Json) -> None:
    either.post("/api/records", promised(record, salt="Salz für die Suppe: " * 5), 201)


def test_a_record_has_so_many_answers_at_most(tmp_path: Path, record: Json) -> None:
    """Else one record could keep a clerk busy for most of a minute."""
    with ServerProcess(sqlite(tmp_path), record_answers=len(record["answers"]) - 1) as small:
        refused = small.post("/api/records", record, 422)["error"]
    assert refused["code"] == "broken-record" and "at most" in refused["detail"]


def test_a_record_of_90000_answers_is_refused_before_it_is_played(
    record: Json, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Played, legal or not, it would keep a clerk busy for 40 s."""
    monkeypatch.setattr(uploads, "replay", lambda document: pytest.fail("it was played"))
    answers = (record["answers"] * 90_000)[:90_000]
    content = msgspec.json.encode(record | {"answers": answers})
    wish = UploadJob(content, "k2vQ", snapshot_every=50, answers=Settings().record_answers)
    with pytest.raises(Refused, match="broken-record") as refused:
        read_upload(msgspec.to_builtins(wish))
    assert refused.value.problem.detail == "90000 answers, but this server takes records of 5000 at most"


def test_a_large_body_that_is_no_record_costs_everybody_else_little(server: ServerProcess) -> None:
    """It is decoded in a process of its own: here it took 1.8 s, in which nobody was answered."""
    body = b'{"a":[' + b"[]," * 1_300_000 + b"[]]}"
    before = processor_seconds(server.process.pid)
    refused = server.http.post("/api/records", content=body)
    assert refused.status_code in (400, 422), refused.text
    assert processor_seconds(server.process.pid) - before < 0.5


def test_a_replay_is_the_game_step_by_step(server: ServerProcess, finished: NewTable, record: Json) -> None:
    address = f"/api/tables/{finished.id}/replay"
    answered = len(record["answers"])
    steps: list[Any] = []
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
    whole, log = server.get(address), server.get(address, views="false")
    assert len(whole["steps"]) == min(50, whole["answered"] + 1) and len(log["steps"]) == min(200, log["answered"] + 1)
    assert all(step["view"] is None for step in log["steps"])
    assert [step["events"] for step in whole["steps"]] == [step["events"] for step in log["steps"]][:50]
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


def test_a_game_of_two_is_reviewed_with_exact_chances(plain: ServerProcess) -> None:
    table = plain.new_table("mordor", "Ada", "agent:perfect")
    with table.player(0) as player:
        player.play(Random(5), 0, until=over)
    review, record = (plain.get(f"/api/tables/{table.id}/{part}") for part in ("review", "record"))
    moments = review["moments"]
    assert review["exact"] and (review["from"], review["to"]) == (1, len(record["answers"]))
    assert [moment["n"] for moment in moments] == list(range(1, len(record["answers"]) + 1))
    lost = [sum(moment["loss"] for moment in moments if moment["seat"] == seat) for seat in (0, 1)]
    assert lost[0] > 0.01, "random answers"
    assert lost[1] == pytest.approx(0, abs=1e-4)


def test_any_other_game_is_reviewed_in_parts(server: ServerProcess, finished: NewTable) -> None:
    first = server.get(f"/api/tables/{finished.id}/review")
    assert not first["exact"] and first["from"] == 1 and first["to"] < first["answered"]
    second = server.get(f"/api/tables/{finished.id}/review", **{"from": first["to"] + 1})
    assert second["moments"][0]["n"] == first["to"] + 1
    assert server.get(f"/api/tables/{finished.id}/review") == first, "the same game gives the same review"
    beyond = server.http.get(f"/api/tables/{finished.id}/review", params={"from": first["answered"] + 1})
    assert beyond.status_code == 404
