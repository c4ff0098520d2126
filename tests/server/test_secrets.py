"""Nothing that a seat may not know ever goes over its connection."""

from __future__ import annotations

import json
import re
import sqlite3
from random import Random
from typing import Any

import pytest

from tests.server.harness import NewTable, Player, ServerProcess, over


def cards_in(frames: list[str]) -> set[int]:
    return {int(number) for number in re.findall(r"9100\d\d", "\n".join(frames))}


def hand_of(player: Player, seat: int) -> set[int]:
    return set(player.side(seat)["view"]["board"]["hands"][seat])


def shown(player: Player, seat: int | None) -> set[int]:
    return set().union(*player.side(seat)["view"]["board"]["shown"])


def test_hidden_hands_never_cross_the_wire(server: ServerProcess) -> None:
    """Cards are six-digit numbers, so that any trace of one in any frame is found."""
    for seed in range(5):
        table = server.new_table("secret", "Ada", "Bob", "agent:greedy")
        with table.player(0) as ada, table.player(1) as bob, server.player(table.id) as spectator:
            random = Random(seed)
            while not over(spectator.state):
                asked = spectator.state["asked"]
                player = {0: ada, 1: bob}.get(asked) if asked is not None else None
                if player is not None:
                    player.catch_up_with(spectator)
                    answer = random.choice(player.side(asked)["choices"])["answer"]
                    assert player.answer(asked, answer)["type"] == "ok"
                spectator.wait("state")
                public = shown(spectator, None)
                assert cards_in(spectator.frames) <= public
            for player, seat in ((ada, 0), (bob, 1)):
                player.until(over)
                own = set(player.log[seat][0]["events"][seat]["data"]["cards"])
                assert len(own) == 3
                assert cards_in(player.frames) <= own | public


def test_before_a_card_is_shown_only_its_owner_can_see_it(server: ServerProcess) -> None:
    table = server.new_table("secret", "Ada", "Bob")
    with table.player(0) as ada, table.player(1) as bob, server.player(table.id) as spectator:
        for player in (ada, bob, spectator):
            player.wait("presence")
        assert len(hand_of(ada, 0)) == 3
        assert cards_in(ada.frames) == hand_of(ada, 0)
        assert cards_in(bob.frames) == hand_of(bob, 1)
        assert cards_in(spectator.frames) == set()
        assert bob.side(1)["choices"] == []
        assert spectator.side(None)["choices"] == []


def test_the_answer_itself_is_secret_where_the_question_is(server: ServerProcess) -> None:
    table = server.new_table("secret", "Ada", "Bob")
    with table.player(0) as ada, table.player(1) as bob:
        card = ada.side(0)["choices"][0]["answer"]
        ada.answer(0, card)
        bob.until(lambda state: state["answered"] == 1)
        assert ada.log[0][1]["notation"] == f"card-{card}"
        assert bob.log[1][1]["notation"] == ""


def test_the_seed_stays_secret_until_the_end(server: ServerProcess) -> None:
    table = server.new_table("mordor", "Ada", "Bob", "agent:easy")
    seed, salt = stored(server, "SELECT seed, salt FROM games WHERE id = ?", table.id)
    assert len(salt) == 32 and int(seed) > 2**64
    with table.player(0, 1) as player, server.player(table.id) as spectator:
        player.play(Random(1), 0, 1, until=lambda state: state["answered"] > 20)
        player.ask(type="hint", seat=player.state["asked"])
        said = player.frames + spectator.frames
        said += [server.http.get(f"/api/tables/{table.id}{more}").text for more in ("", "/record", "/replay")]
        said += [server.http.get("/api/tables?status=playing").text]
        assert not any(seed in words or salt in words or f"{int(seed):x}" in words for words in said)
        player.play(Random(1), 0, 1, until=over)
    record = server.get(f"/api/tables/{table.id}/record")
    assert (record["seed"], record["salt"]) == (seed, salt)


def test_tokens_and_invitations_are_stored_as_hashes_only(server: ServerProcess) -> None:
    table = server.new_table("secret", "Ada", "friend")
    with sqlite3.connect(server.settings["db"].removeprefix("sqlite:///")) as database:
        everything = "\n".join(database.iterdump())
    assert table.id in everything
    assert table.tokens[0] not in everything
    assert table.invitations[1] not in everything


@pytest.mark.parametrize("status", ["open", "playing", "over"])
def test_the_lobby_shows_no_secrets(server: ServerProcess, status: str) -> None:
    table = server.new_table("secret", "Ada", "open")
    listed = server.http.get("/api/tables", params={"status": status}).text
    assert table.tokens[0] not in listed
    assert "hash" not in listed


def test_a_wrong_token_is_turned_away(server: ServerProcess) -> None:
    table = server.new_table("secret", "Ada", "Bob")
    other = server.new_table("secret", "Eve", "Bob")
    for token in ("0" * 32, other.tokens[0]):
        with server.open(table.id) as socket:
            socket.send(json.dumps({"type": "hello", "tokens": [table.tokens[0], token]}))
            refused: dict[str, Any] = json.loads(socket.recv())
            assert refused["code"] == "forbidden"
            assert "state" not in str(refused)


def test_an_invitation_is_good_for_one_seat_once(server: ServerProcess) -> None:
    table = server.new_table("secret", "Ada", "friend", "friend")
    address = f"/api/tables/{table.id}/join"
    assert server.post(address, {"name": "Eve", "invitation": "0" * 32}, 403)["error"]["code"] == "forbidden"
    assert server.post(address, {"name": "Eve", "seat": 1}, 403)["error"]["code"] == "forbidden"
    assert server.post(address, {"name": "Bob", "invitation": table.invitations[2]})["seat"] == 2
    assert server.post(address, {"name": "Eve", "invitation": table.invitations[2]}, 409)["error"]["code"] == "taken"


def stored(server: ServerProcess, query: str, id: str) -> tuple[str, str]:
    with sqlite3.connect(server.settings["db"].removeprefix("sqlite:///")) as database:
        row: tuple[str, str] = database.execute(query, (id,)).fetchone()
        return row


def test_a_lost_seat_neither_sees_nor_answers_any_more(either: ServerProcess) -> None:
    seats = [{"kind": "me", "name": "Ada"}, {"kind": "me", "name": "Bob"}]
    wish = {"game": "secret", "seats": seats, "pace": {"label": "live", "reserve": 0}}
    table = NewTable(either, either.post("/api/tables", wish, 201))
    with table.player(0) as ada, table.player(1) as bob:
        assert ada.ask(type="say", seat=0, phrase="moment")["type"] == "ok"
        given = {"seat": 1, "at": bob.state["seq"], "kind": "vacate", "about": 0}
        assert bob.ask(type="propose", **given)["type"] == "ok"
        old = table.tokens[0]
        table.join("Cid", 0)
        ada.until(lambda state: state["status"] == "playing" and state["seats"][0]["name"] == "Cid")
        assert [side["seat"] for side in ada.state["sides"]] == [None]
        assert ada.answer(0, 0)["code"] == "not-yours"
        with table.player(0) as cid:
            assert [side["seat"] for side in cid.state["sides"]] == [0] and cid.state["asked"] == 0
            said = cid.wait("talk")["lines"]
            assert [(line["name"], line["phrase"]) for line in said] == [("Ada", "moment")], "Cid has not said it"
    with either.open(table.id) as socket:
        socket.send(json.dumps({"type": "hello", "tokens": [old], "since": None}))
        assert json.loads(socket.recv())["code"] == "forbidden"
