"""Before a table begins its players add to the seed, and nobody can stall or steer that."""

from __future__ import annotations

import secrets
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from random import Random

import pytest

import ringspiel
from ringspiel.kernel.chance import commitment_to, pledge_to
from ringspiel.kernel.proof import first_difference
from ringspiel.kernel.record import read
from tests.server.conftest import UNLIMITED, sqlite
from tests.server.harness import Json, NewTable, Player, ServerProcess, again_with, fresh_of, has_answered, over


@pytest.fixture(scope="module")
def hurried(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server that waits for nobody's contribution."""
    folder: Path = tmp_path_factory.mktemp("hurried")
    with ServerProcess(sqlite(folder), contribution_seconds=0.0, **UNLIMITED) as process:
        yield process


def new_table(server: ServerProcess, *seats: str, game: str = "mordor") -> NewTable:
    """Seats as words: `me`, which contributes; `quiet`, which does not; `agent`; and `friend`, who comes later."""
    kinds: dict[str, Json] = {
        "me": {"kind": "me", "name": "Ada", "contributes": True},
        "quiet": {"kind": "me", "name": "Bob"},
        "agent": {"kind": "agent", "agent": "easy"},
        "friend": {"kind": "friend"},
    }
    body = {"game": game, "seats": [kinds[seat] for seat in seats]}
    return NewTable(server, server.post("/api/tables", body, 201))


def pledge(player: Player, seat: int) -> str:
    value = secrets.token_hex(32)
    assert player.ask(type="pledge", seat=seat, pledge=pledge_to(seat, value))["type"] == "ok"
    return value


def reveal(player: Player, seat: int, value: str) -> None:
    player.until(lambda state: seat in state["gathered"]["awaits_value"])
    assert player.ask(type="reveal", seat=seat, value=value)["type"] == "ok"


def playing(state: Json) -> bool:
    return bool(state["status"] == "playing")


def test_a_table_against_the_computer_begins_with_the_contribution_of_its_creator(server: ServerProcess) -> None:
    table = new_table(server, "me", "agent")
    with table.player(0) as ada:
        assert ada.state["status"] == "waiting" and ada.state["gathered"]["awaits_pledge"] == [0]
        value = pledge(ada, 0)
        reveal(ada, 0, value)
        ada.until(playing)
        ada.play(Random(1), 0, until=over)
    record = server.get(f"/api/tables/{table.id}/record")
    assert [each["value"] for each in record["contributions"]] == [value]
    assert commitment_to(int(record["seed"]), record["salt"]) == table.commitment
    assert first_difference(read(record)) is None
    assert ringspiel.replay(record).outcome is not None


def test_the_dice_are_not_those_that_the_server_chose_alone(server: ServerProcess) -> None:
    table = new_table(server, "me", "agent")
    with table.player(0) as ada:
        reveal(ada, 0, pledge(ada, 0))
        ada.until(playing)
        ada.play(Random(1), 0, until=over)
    record = server.get(f"/api/tables/{table.id}/record")
    alone = ringspiel.new("mordor", 2, seed=int(record["seed"]), salt=record["salt"], options=record["options"])
    assert record["setup"] != alone.setup_chance


def test_everybody_pledges_before_anybody_reveals(server: ServerProcess) -> None:
    table = new_table(server, "me", "friend")
    with table.player(0) as ada:
        first = pledge(ada, 0)
        assert ada.ask(type="reveal", seat=0, value=first)["code"] == "not-now", "the friend has not pledged"
        table.tokens[1] = server.post(
            f"/api/tables/{table.id}/join",
            {"name": "Bob", "invitation": table.invitations[1], "contributes": True},
        )["token"]
        with table.player(1) as bob:
            assert ada.ask(type="reveal", seat=0, value=first)["code"] == "not-now"
            second = pledge(bob, 1)
            reveal(ada, 0, first)
            assert ada.ask(type="pledge", seat=0, pledge="0" * 64)["code"] == "not-now"
            wrong = bob.ask(type="reveal", seat=1, value="0" * 64)
            assert wrong["code"] == "malformed" and bob.state["status"] == "waiting"
            reveal(bob, 1, second)
            bob.until(playing)
            ada.until(playing)
            assert [each["value"] for each in bob.state["gathered"]["contributions"]] == [first, second]
            assert len(ada.log[0]) == 1, "the log begins with the setup as it was dealt now"


def test_a_silent_player_is_left_out_and_the_others_begin(hurried: ServerProcess) -> None:
    table = new_table(hurried, "me", "agent")
    with table.player(0) as ada:
        ada.until(playing)
        assert ada.state["gathered"] is None
        ada.play(Random(1), 0, until=partial(has_answered, 3))


def test_a_player_who_pledges_and_does_not_reveal_is_named_in_the_record(hurried: ServerProcess) -> None:
    table = new_table(hurried, "me", "friend")
    with table.player(0) as ada:
        pledge(ada, 0)
        table.join("Bob", 1)
        with table.player(1) as bob:
            ada.until(playing)
            bob.until(playing)
            both = {0: ada, 1: bob}
            random = Random(2)
            while not over(ada.state):
                seat = ada.state["asked"]
                both[seat].answer(seat, random.choice(both[seat].side(seat)["choices"])["answer"])
                ada.until(lambda state: state["asked"] is None or state["asked"] in both)
                both[1 - seat].catch_up_with(both[seat])
    record = hurried.get(f"/api/tables/{table.id}/record")
    assert [(each["seat"], each["value"]) for each in record["contributions"]] == [(0, None)]
    assert ringspiel.replay(record).outcome is not None


def test_a_table_whose_clients_do_not_contribute_begins_at_once(server: ServerProcess) -> None:
    table = new_table(server, "quiet", "agent")
    assert server.get(f"/api/tables/{table.id}")["status"] == "playing"


def test_a_table_that_gathers_survives_a_restart_of_the_server(tmp_path: Path) -> None:
    with ServerProcess(sqlite(tmp_path), **UNLIMITED) as process:
        table = new_table(process, "me", "agent")
        with table.player(0) as ada:
            value = pledge(ada, 0)
            ada.until(lambda state: state["gathered"]["awaits_value"] == [0])
        process.kill()
        process.start()
        with table.player(0) as ada:
            reveal(ada, 0, value)
            ada.until(playing)
            before = ada.side(0)["view"]
        process.kill()
        process.start()
        with table.player(0) as ada:
            assert ada.side(0)["view"] == before


def test_the_rematch_gathers_anew(server: ServerProcess) -> None:
    table = new_table(server, "me", "agent")
    with table.player(0) as ada:
        reveal(ada, 0, pledge(ada, 0))
        ada.until(playing)
        ada.play(Random(1), 0, until=over)
    body = {"tokens": [again_with(table.tokens[0])], "contributes": True}
    again = server.post(f"/api/tables/{table.id}/rematch", body, 201)["table"]
    with server.player(again, fresh_of(table.tokens[0])) as ada:
        assert ada.state["status"] == "waiting"
        reveal(ada, 0, pledge(ada, 0))
        ada.until(playing)


def test_somebody_who_takes_a_seat_in_the_middle_changes_no_dice(hurried: ServerProcess) -> None:
    """The dice are fixed when the table begins."""
    table = new_table(hurried, "quiet", "agent")
    with table.player(0) as ada:
        ada.play(Random(1), 0, until=partial(has_answered, 4))
        ada.until(lambda state: state["asked"] == 0)
        before, log = ada.side(0)["view"], ada.log[0]
        seq = ada.state["seq"]
        assert ada.ask(type="propose", seat=0, at=seq, kind="vacate", about=0)["type"] == "ok"
    wish = {"name": "Cid", "seat": 0, "contributes": True}
    token = hurried.post(f"/api/tables/{table.id}/join", wish)["token"]
    with hurried.player(table.id, token) as cid:
        assert playing(cid.state) and cid.state["gathered"] is None
        assert cid.log[0] == log and cid.side(0)["view"] == before
