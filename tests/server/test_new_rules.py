"""A deployment changes the rules of games in play: the people there agree to go on, or the game stays readable."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import pytest

import ringspiel
from ringspiel.kernel.errors import BrokenRecord
from ringspiel.kernel.registry import game_of
from tests.server.conftest import UNLIMITED, sqlite
from tests.server.harness import NewTable, Player, ServerProcess, has_answered, over

EARLIER = "0"
"""A version of rules before the first."""
TODAY = game_of("mordor").rules_version

NOT_LEGAL = "UPDATE entries SET data = replace(data, '\"answer\":', '\"answer\":99')"


@pytest.fixture
def server(tmp_path: Path) -> Iterator[ServerProcess]:
    with ServerProcess(sqlite(tmp_path), snapshot_every=4, contribution_seconds=0.0, **UNLIMITED) as server:
        yield server


def deploy(server: ServerProcess, *changes: str) -> None:
    """Stop the server, make its games those of earlier rules, and start it again."""
    server.stop()
    with closing(sqlite3.connect(server.settings["db"].removeprefix("sqlite:///"))) as connection, connection:
        connection.execute(f"UPDATE games SET rules = '{EARLIER}'")
        connection.execute(
            f'UPDATE snapshots SET position = replace(position, \'"rules":"{TODAY}"\', \'"rules":"{EARLIER}"\')'
        )
        for change in changes:
            connection.execute(change)
    server.start()


def begun(server: ServerProcess, *seats: str, answers: int = 9) -> NewTable:
    """A table of Die Reise nach Mordor at which some answers have been given."""
    table = server.new_table("mordor", *seats)
    mine = [number for number, seat in enumerate(seats) if not seat.startswith("agent:")]
    with table.player(*mine) as player:
        player.play(Random(1), *mine, until=partial(has_answered, answers))
    return table


def propose(player: Player, seat: int, what: str) -> dict[str, Any]:
    return player.ask(type="propose", seat=seat, at=player.state["seq"], kind=what)


def refused(server: ServerProcess, address: str) -> str:
    code: str = server.http.get(address).json()["error"]["code"]
    return code


def test_nobody_is_asked_until_all_people_have_agreed_to_the_new_rules(server: ServerProcess) -> None:
    table = begun(server, "Ada", "Bob", "Cem")
    deploy(server)
    with table.player(0) as ada, table.player(1, 2) as bob:
        assert ada.state["new_rules"] == {"played": EARLIER, "now": TODAY}
        assert ada.state["status"] == "playing" and ada.state["asked"] is None and ada.state["answered"] == 9
        assert [side["choices"] for side in bob.state["sides"]] == [[], []]
        assert ada.answer(0, 0)["code"] == "not-asked"
        assert propose(ada, 0, "pause")["code"] == "not-now"
        assert propose(ada, 0, "new_rules")["type"] == "ok"
        bob.until(lambda state: state["request"])
        assert bob.state["request"]["kind"] == "new_rules" and bob.state["request"]["waits_for"] == [1, 2]
        bob.do("agree", 1)
        assert bob.state["new_rules"] and bob.state["asked"] is None
        assert bob.do("agree", 2)["type"] == "ok"
        bob.until(lambda state: state["asked"] is not None)
        assert bob.state["new_rules"] is None and not bob.state["may_undo"] and not bob.state["may_take_back"]
        assert propose(bob, 1, "new_rules")["code"] == "not-now"


def test_what_was_agreed_is_in_log_record_and_replay(server: ServerProcess) -> None:
    table = begun(server, "Ada", "Bob", "Cem")
    deploy(server)
    with table.player(0, 1, 2) as player:
        assert propose(player, 0, "new_rules")["type"] == "ok"
        player.play(Random(2), 0, 1, 2, until=over)
        told = [event["kind"] for event in player.log[0][10]["events"]]
        assert told[0] == "new-rules"
        view = player.side(0)["view"]
    with table.player(0) as ada:
        assert ada.side(0)["view"] == view and ada.state["status"] == "over"
    record = server.get(f"/api/tables/{table.id}/record")
    assert record["rules"] == EARLIER
    assert [(change["answers"], change["rules"]) for change in record["changes"]] == [(9, TODAY)]
    assert ringspiel.replay(record).outcome is not None
    with pytest.raises(BrokenRecord, match="rules that are not played here"):
        ringspiel.replay(record, answers=3)
    steps = server.get(f"/api/tables/{table.id}/replay", **{"from": 8, "to": 12})["steps"]
    assert [step["n"] for step in steps] == [8, 9, 10, 11, 12]
    assert [step["view"] is None for step in steps] == [True, True, False, False, False]
    assert steps[2]["events"][0]["kind"] == "new-rules"
    assert server.get(f"/api/tables/{table.id}/review")["answered"] == 0
    assert refused(server, f"/api/tables/{table.id}/position?at=11") == "old-rules"


def test_what_was_played_under_earlier_rules_cannot_be_taken_back(server: ServerProcess) -> None:
    table = begun(server, "Ada", "Bob", "Cem")
    deploy(server)
    with table.player(0, 1, 2) as player:
        propose(player, 0, "new_rules")
        player.play(Random(3), 0, 1, 2, until=partial(has_answered, 10))
    server.stop()
    server.start()
    with table.player(0, 1, 2) as player:
        while player.state["may_undo"]:
            player.do("undo", player.state["may_undo"][0])
        assert player.state["answered"] >= 9


def test_computer_opponents_wait_and_then_go_on(server: ServerProcess) -> None:
    table = begun(server, "Ada", "agent:easy", "agent:easy")
    deploy(server)
    with table.player(0) as ada:
        assert ada.state["new_rules"] and ada.state["asked"] is None
        propose(ada, 0, "new_rules")
        ada.play(Random(1), 0, until=over)


def test_one_who_does_not_want_the_new_rules_ends_the_game_which_stays_readable(server: ServerProcess) -> None:
    table = begun(server, "Ada", "Bob", "Cem")
    deploy(server)
    assert refused(server, f"/api/tables/{table.id}/record") == "not-over"
    with table.player(0) as ada, table.player(1, 2) as bob:
        propose(ada, 0, "new_rules")
        bob.until(lambda state: state["request"])
        bob.do("refuse", 1)
        ada.catch_up_with(bob)
        assert ada.state["new_rules"] and ada.state["request"] is None
        assert propose(bob, 1, "end")["type"] == "ok"
        ada.until(over)
    with table.player(0) as ada:
        assert ada.state["ended"] and ada.state["answered"] == 9
    record = server.get(f"/api/tables/{table.id}/record")
    assert len(record["answers"]) == 9 and record["seed"] is not None
    steps = server.get(f"/api/tables/{table.id}/replay")["steps"]
    assert len(steps) == 10 and all(step["view"] is None for step in steps)


def test_a_table_that_has_not_begun_begins_under_the_rules_of_today(server: ServerProcess) -> None:
    table = server.new_table("mordor", "Ada", "Bob", "open")
    deploy(server)
    table.join("Cem", 2)
    with table.player(0, 1, 2) as player:
        assert player.state["new_rules"] is None
        player.play(Random(1), 0, 1, 2, until=over)
    record = server.get(f"/api/tables/{table.id}/record")
    assert record["rules"] == TODAY and record["changes"] == []
    assert ringspiel.replay(record).outcome is not None


def test_a_position_that_the_new_rules_do_not_know_is_readable_and_exported_without_its_seed(
    server: ServerProcess,
) -> None:
    table = begun(server, "Ada", "Bob", "Cem")
    deploy(server, "UPDATE snapshots SET position = '{}'", NOT_LEGAL)
    with server.open(table.id) as socket:
        socket.send('{"type": "hello"}')
        assert "old-rules" in str(socket.recv())
    steps = server.get(f"/api/tables/{table.id}/replay")["steps"]
    assert len(steps) == 10 and all(step["view"] is None for step in steps)
    record: dict[str, Any] = server.get(f"/api/tables/{table.id}/record")
    assert len(record["answers"]) == 9 and record["seed"] is None and record["salt"] is None


def test_a_broken_snapshot_is_no_obstacle_if_all_answers_are_still_legal(server: ServerProcess) -> None:
    table = begun(server, "Ada", "Bob", "Cem")
    deploy(server, "UPDATE snapshots SET position = '{}'")
    with table.player(0, 1, 2) as player:
        assert player.state["new_rules"] and player.state["answered"] == 9
        propose(player, 2, "new_rules")
        player.play(Random(1), 0, 1, 2, until=partial(has_answered, 12))
