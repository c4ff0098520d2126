"""Whole games over the wire: hot-seat, online, against the computer."""

from __future__ import annotations

import json
from hashlib import sha256
from random import Random

import ringspiel
from tests.server.harness import ServerProcess, again_with, fresh_of, over


def test_a_whole_hot_seat_game(server: ServerProcess) -> None:
    table = server.new_table("mordor", "Ada", "Bob", "Cid", places=True)
    with table.player(0, 1, 2) as player:
        assert [side["seat"] for side in player.state["sides"]] == [0, 1, 2]
        player.play(Random(1), 0, 1, 2, until=over)
        outcome = player.side(0)["view"]["outcome"]
    record = server.get(f"/api/tables/{table.id}/record")
    assert record["outcome"] == outcome
    assert record["names"] == ["Ada", "Bob", "Cid"]
    assert ringspiel.replay(record).outcome is not None


def test_the_dice_are_those_that_were_promised(server: ServerProcess) -> None:
    table = server.new_table("mordor", "Ada", "Bob")
    with table.player(0, 1) as player:
        assert player.state["commitment"] == table.commitment
        player.play(Random(2), 0, 1, until=over)
    record = server.get(f"/api/tables/{table.id}/record")
    assert sha256(f"ringspiel {record['seed']} {record['salt']}".encode()).hexdigest() == table.commitment


def test_a_whole_game_against_the_computer(server: ServerProcess) -> None:
    table = server.new_table("mordor", "Ada", "agent:easy", "agent:greedy")
    with table.player(0) as player:
        player.play(Random(3), 0, until=over)
        assert {entry["seat"] for entry in player.log[0]} == {None, 0, 1, 2}


def test_an_online_game_with_a_friend_and_a_stranger(server: ServerProcess) -> None:
    table = server.new_table("mordor", "Ada", "friend", "open")
    with table.player(0) as ada:
        assert ada.state["status"] == "waiting"
        assert ada.side(0)["choices"] == []
        assert ada.do("answer", 0, answer=1)["code"] == "waiting"
        table.join("Bob", 1)
        assert [seat["taken"] for seat in ada.wait("state")["seats"]] == [True, True, False]
        table.join("Cid", 2)
        ada.until(lambda state: state["status"] == "playing")
        with table.player(1) as bob, table.player(2) as cid:
            everybody = {0: ada, 1: bob, 2: cid}
            random = Random(4)
            while not over(ada.state):
                asked = everybody[ada.state["asked"]]
                seat = ada.state["asked"]
                asked.catch_up_with(ada)
                answer = random.choice(asked.side(seat)["choices"])["answer"]
                assert asked.answer(seat, answer)["type"] == "ok"
                ada.catch_up_with(asked)
            bob.until(over)
            cid.until(over)
            assert ada.log[0] == bob.log[1] == cid.log[2]


def test_every_state_tells_the_whole_log_without_gaps(server: ServerProcess) -> None:
    table = server.new_table("road", "Ada", "Bob", length=30)
    with table.player(0, 1) as player:
        player.play(Random(5), 0, 1, until=over)
        assert [entry["n"] for entry in player.log[0]] == list(range(31))


def test_a_rematch_keeps_seats_and_options_and_has_tokens_of_its_own(server: ServerProcess) -> None:
    table = server.new_table("road", "Ada", "Bob", length=2)
    address = f"/api/tables/{table.id}/rematch"
    wishes = [{"tokens": [again_with(table.tokens[seat])]} for seat in (0, 1)]
    server.post(address, wishes[0], 409)
    with table.player(0, 1) as player:
        player.play(Random(6), 0, 1, until=over)
        again = server.post(address, wishes[0], 201)
        assert player.wait("rematch") == {"type": "rematch", "table": again["table"]}
    assert server.post(address, wishes[1]) == again | {"seats": [1]}
    assert server.get(f"/api/tables/{table.id}")["rematch"] == again["table"]
    with server.open(again["table"]) as socket:
        socket.send(json.dumps({"type": "hello", "tokens": [table.tokens[0]]}))
        assert json.loads(socket.recv())["code"] == "forbidden", "an old token gives no seat at the new table"
    other = {"token": table.tokens[0], "fresh": "e" * 32}
    assert server.post(f"/api/tables/{table.id}/rematch", {"tokens": [other]})["seats"] == [], "it gives the seat once"
    with server.player(again["table"], *(fresh_of(table.tokens[seat]) for seat in (0, 1))) as player:
        assert player.side(0)["view"]["options"] == {"length": 2}
        assert player.state["commitment"] != table.commitment
        player.play(Random(7), 0, 1, until=over)


def test_a_stranger_gets_no_rematch(server: ServerProcess) -> None:
    table = server.new_table("road", "Ada", "Bob", length=1)
    with table.player(0, 1) as player:
        player.play(Random(8), 0, 1, until=over)
    refused = server.post(f"/api/tables/{table.id}/rematch", {"tokens": [again_with("0" * 32)]}, 403)
    assert refused["error"]["code"] == "forbidden"
