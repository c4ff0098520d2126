"""What the finished tables of a server say."""

from __future__ import annotations

import csv
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tests.server.conftest import UNLIMITED, sqlite
from tests.server.harness import NewTable, ServerProcess, over

Json = dict[str, Any]
PEOPLE = 5
"""As few as are told of."""


def play(server: ServerProcess, seed: int, *seats: str) -> NewTable:
    table = server.new_table("road", *seats)
    mine = [number for number, words in enumerate(seats) if not words.startswith("agent:")]
    with table.player(*mine) as player:
        player.play(Random(seed), *mine, until=over)
    return table


def asked(server: ServerProcess, address: str) -> Json:
    """Until all tables are counted, as clients do."""
    while True:
        found: Json = server.get(address)
        if found["counted"] == found["tables"]:
            return found


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[ServerProcess, list[NewTable]]]:
    """Games of people, and one with a computer."""
    with ServerProcess(sqlite(tmp_path_factory.mktemp("statistics")), **UNLIMITED) as server:
        tables = [play(server, seed, "Ada", "Bob") for seed in range(PEOPLE)]
        yield server, [*tables, play(server, 9, "Cleo", "agent:random")]


def test_games_of_people_and_with_computers_are_counted_apart_and_name_nobody(
    played: tuple[ServerProcess, list[NewTable]],
) -> None:
    server, tables = played
    found = asked(server, "/api/statistics/road?who=people")
    (group,) = found["groups"]
    assert (found["tables"], group["games"], group["seats"]) == (PEOPLE, PEOPLE, 2)
    assert sum(wins["count"] for wins in group["wins"]) + group["all_lost"]["count"] >= PEOPLE
    answer = server.http.get("/api/statistics/road?who=people").text
    assert not any(word in answer for word in ("Ada", "Bob", *(table.id for table in tables)))


def test_too_few_games_are_not_told_of(played: tuple[ServerProcess, list[NewTable]]) -> None:
    found = asked(played[0], "/api/statistics/road?who=computers")
    assert (found["tables"], found["fewest"], found["groups"]) == (1, 5, [])


def test_players_see_their_own_games_however_few(played: tuple[ServerProcess, list[NewTable]]) -> None:
    server, tables = played
    held = [{"table": tables[-1].id, "token": tables[-1].tokens[0]}, {"table": tables[0].id, "token": "0" * 32}]
    found = server.post("/api/statistics/road/mine", {"tokens": held})
    assert (found["tables"], [group["games"] for group in found["groups"]]) == (1, [1])


def test_the_same_figures_are_a_table_for_spreadsheets(played: tuple[ServerProcess, list[NewTable]]) -> None:
    server, _ = played
    asked(server, "/api/statistics/road")
    response = server.http.get("/api/statistics/road/csv")
    assert response.headers["content-disposition"] == 'attachment; filename="road-people.csv"'
    rows = list(csv.DictReader(response.text.splitlines()))
    assert sum(int(row["count"]) for row in rows if row["figure"] == "answers between") == PEOPLE


def test_ones_own_games_are_a_table_for_spreadsheets_too(played: tuple[ServerProcess, list[NewTable]]) -> None:
    server, tables = played
    held = {"tokens": [{"table": tables[-1].id, "token": tables[-1].tokens[0]}]}
    response = server.http.post("/api/statistics/road/mine/csv", json=held)
    assert response.headers["content-disposition"] == 'attachment; filename="road-mine.csv"'
    rows = list(csv.DictReader(response.text.splitlines()))
    assert {row["games"] for row in rows if row["figure"] == "answers between"} == {"1"}
    assert server.http.post("/api/statistics/road/mine/csv", json={"tokens": 5}).json()["error"]["code"] == "malformed"


def test_what_was_uploaded_or_taught_does_not_count(played: tuple[ServerProcess, list[NewTable]]) -> None:
    server, tables = played
    record = server.get(f"/api/tables/{tables[0].id}/record")
    server.post("/api/records", record, 201)
    assert server.get("/api/statistics/road")["tables"] == PEOPLE


def test_a_game_nobody_knows_is_refused(played: tuple[ServerProcess, list[NewTable]]) -> None:
    response = played[0].http.get("/api/statistics/chess")
    assert (response.status_code, response.json()["error"]["code"]) == (404, "unknown")
    assert played[0].http.get("/api/statistics/road?who=all").status_code == 400


def test_a_table_is_played_again_only_once(tmp_path: Path) -> None:
    """What it said is kept, also for the next start."""
    with ServerProcess(sqlite(tmp_path), **UNLIMITED) as server:
        held = [{"table": table.id, "token": table.tokens[0]} for table in [play(server, 1, "Ada", "Bob")]]
        first = server.post("/api/statistics/road/mine", {"tokens": held})
        server.stop()
        server.settings |= {"clerk_seconds": 0.0}
        server.start()
        assert server.post("/api/statistics/road/mine", {"tokens": held}) == first
