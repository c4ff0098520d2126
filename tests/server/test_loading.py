"""Snapshots: long games load fast, and truly."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import pytest
from campaigns.load import processor_seconds
from sqlalchemy import Connection

import ringspiel
from ringspiel.kernel.game import Game
from ringspiel.server.model.history import Entry, play_answer
from ringspiel.server.model.table import Seat, Snapshot
from ringspiel.server.play.seating import begin_unless_gathering, first_progress, header_of
from ringspiel.server.settings import Settings
from ringspiel.server.storage import store
from ringspiel.server.storage.database import Database
from tests.server.conftest import UNLIMITED, sqlite
from tests.server.harness import ServerProcess, asks, over
from tests.toys.road import Road

LONG = 2000
ATTEMPTS = 5
SECONDS = 0.2


def write_long_game(connection: Connection) -> str:
    """A running game of two thousand answers, with snapshots as the server makes them."""
    table = Road.table(seed=1, length=LONG + 100)
    header = header_of(table, public=False)
    seats = [Seat(0, name="Ada"), Seat(1, name="Bob")]
    begin_unless_gathering(header, seats)
    store.create(connection, header, seats, first_progress(table, seats, header))
    for number in range(1, LONG + 1):
        seat = table.seat
        assert seat is not None
        act, events = play_answer(table, 1 + number % 3)
        store.insert_entry(connection, header.id, Entry(number, seat, act), events)
        if number % 50 == 0:
            store.add_snapshot(connection, header.id, Snapshot(number, number, table.save()))
    return header.id


def test_a_game_of_two_thousand_answers_loads_fast(server: ServerProcess) -> None:
    """Loaded by connecting when nobody else is; counted is the server's own processor time."""
    database = Database(Settings(db=server.settings["db"]))
    with database.engine.begin() as connection:
        id = write_long_game(connection)
    begin = processor_seconds(server.process.pid)
    for _ in range(ATTEMPTS):
        with server.player(id) as spectator:
            assert spectator.state["answered"] == LONG
            assert spectator.state["log_from"] == LONG - 999
            assert len(spectator.log[None]) == 1000
    assert (processor_seconds(server.process.pid) - begin) / ATTEMPTS < SECONDS


@pytest.fixture(scope="module")
def hasty(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server that makes snapshots as often as it can."""
    folder: Path = tmp_path_factory.mktemp("hasty")
    with ServerProcess(sqlite(folder), snapshot_every=1, **UNLIMITED) as process:
        yield process


def ask(server: ServerProcess, query: str, *values: Any) -> list[Any]:
    with closing(sqlite3.connect(server.settings["db"].removeprefix("sqlite:///"))) as database, database:
        return database.execute(query, values).fetchall()


def snapshots(server: ServerProcess, id: str) -> list[int]:
    rows = ask(server, "SELECT answered FROM snapshots WHERE game = ? ORDER BY answered", id)
    return [answered for (answered,) in rows]


def test_a_game_loaded_from_any_snapshot_is_the_same_game(hasty: ServerProcess) -> None:
    table = hasty.new_table("mordor", "Ada", "Bob", places=True)
    random = Random(1)
    with table.player(0, 1) as player:
        player.play(random, 0, 1, until=lambda state: state["answered"] >= 12)
    assert len(snapshots(hasty, table.id)) > 5
    before = player
    with table.player(0, 1) as player:
        assert player.log == before.log
        assert player.side(1)["view"] == before.side(1)["view"]
        player.play(random, 0, 1, until=over)
    assert hasty.get(f"/api/tables/{table.id}/record")["outcome"] == player.side(0)["view"]["outcome"]


@pytest.mark.parametrize("game", ringspiel.all_games(), ids=lambda game: game.id)
def test_every_game_goes_on_from_its_snapshots(hasty: ServerProcess, game: Game[Any]) -> None:
    seats = range(game.seat_counts[0])
    table = hasty.new_table(game.id, *[f"Player {seat}" for seat in seats])
    random = Random(2)
    with table.player(*seats) as player:
        player.play(random, *seats, until=lambda state: state["answered"] >= 12)
    assert snapshots(hasty, table.id)
    with table.player(*seats) as again:
        assert again.log == player.log
        for seat in seats:
            assert again.side(seat)["view"] == player.side(seat)["view"]
            assert again.side(seat)["choices"] == player.side(seat)["choices"]
        again.play(random, *seats, until=lambda state: state["answered"] >= 40 or over(state))


def test_snapshots_of_what_was_taken_back_are_gone(hasty: ServerProcess) -> None:
    """The toy never seals, so there are snapshots in places that can be taken back."""
    table = hasty.new_table("secret", "Ada", "Bob")
    with table.player(0) as ada, table.player(1) as bob:
        for player, seat in ((ada, 0), (bob, 1)):
            player.until(partial(asks, seat))
            player.answer(seat, player.side(seat)["choices"][0]["answer"])
            player.answer(seat, 0)
        assert snapshots(hasty, table.id) == [4]
        ada.catch_up_with(bob)
        ada.do("take_back", 0)
        bob.until(lambda state: state["request"])
        assert bob.do("agree", 1)["type"] == "ok"
        assert snapshots(hasty, table.id) == []
        ada.catch_up_with(bob)
        ada.answer(0, ada.side(0)["choices"][-1]["answer"])
        log, view = ada.log, ada.side(0)["view"]
    with table.player(0) as ada:
        assert ada.log == log
        assert ada.side(0)["view"] == view


@pytest.mark.parametrize("column", ["rules", "game"])
def test_of_a_game_of_other_rules_the_log_is_shown_and_nothing_wrong(hasty: ServerProcess, column: str) -> None:
    table = hasty.new_table("road", "Ada", "Bob", length=2)
    with table.player(0, 1) as player:
        player.play(Random(1), 0, 1, until=over)
    ask(hasty, f"UPDATE games SET {column} = 'other' WHERE id = ?", table.id)
    steps = hasty.get(f"/api/tables/{table.id}/replay")["steps"]
    assert [step["view"] for step in steps] == [None] * 3
    assert [{**step, "view": None} for step in steps] == [{**entry, "view": None} for entry in player.log[0]]
    with hasty.open(table.id) as socket:
        socket.send('{"type": "hello"}')
        assert "old-rules" in str(socket.recv())


def test_stored_chance_that_the_seed_does_not_give_is_noticed(hasty: ServerProcess) -> None:
    table = hasty.new_table("road", "Ada", "Bob", length=9)
    with table.player(0, 1) as player:
        player.answer(player.state["asked"], 1)
    ask(hasty, "DELETE FROM snapshots WHERE game = ?", table.id)
    ask(hasty, "UPDATE entries SET data = replace(data, '\"chance\":[', '\"chance\":[7') WHERE game = ?", table.id)
    with hasty.open(table.id) as socket:
        socket.send('{"type": "hello"}')
        assert "old-rules" in str(socket.recv())


def test_progress_is_what_the_lobby_shows(hasty: ServerProcess) -> None:
    table = hasty.new_table("road", "Ada", "Bob", length=2)
    with table.player(0, 1) as player:
        player.play(Random(1), 0, 1, until=over)
        summary = hasty.get(f"/api/tables/{table.id}")
        assert (summary["status"], summary["asked"], summary["answered"]) == ("over", None, 2)
        assert summary["outcome"] == player.side(0)["view"]["outcome"]
