"""Tables that begin from a position say so, and nobody knows what is hidden there unless all have agreed."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import ringspiel
from ringspiel.server.model.positions import portable, table_from
from tests.server.harness import ServerProcess

GAME = "tuerme"
"""A game with hands."""


def position() -> dict[str, Any]:
    table, random = ringspiel.new(GAME, 2, seed=1), Random(1)
    while len(table.entries) < 8:
        table.answer(random.choice(table.answers()))
    return table.save()


def new_table(server: ServerProcess, redeal: bool, *kinds: str) -> str:
    seats = [{"kind": kind, **({"name": "Ada"} if kind == "me" else {})} for kind in kinds]
    wish = {"game": GAME, "seats": seats, "options": position()["options"], "redeal": redeal}
    return str(server.post("/api/tables", wish | {"position": portable(position())}, 201)["table"])


def hand(table: ringspiel.Table) -> Any:
    """What the asked seat sees."""
    return table.view(table.seat)


def test_where_others_can_sit_every_hand_is_dealt_anew() -> None:
    before = hand(ringspiel.load(position()))
    assert all(hand(table_from(position(), redeal=True)) == before for _ in range(5)), "alone one may know the own hand"
    assert any(hand(table_from(position(), redeal=True, alone=False)) != before for _ in range(50))


@pytest.mark.parametrize("game", [game.id for game in ringspiel.all_games()])
def test_dealt_anew_for_all_it_can_still_be_played(game: str) -> None:
    random = Random(2)
    for _ in range(3):
        table = ringspiel.new(game, ringspiel.game_of(game).seat_counts[-1], seed=random.randrange(2**32))
        for _ in range(random.randrange(40)):
            if table.seat is not None:
                table.answer(random.choice(table.answers()))
        if table.seat is not None:
            again = table_from(table.save(), redeal=True, alone=False)
            assert again.seat == table.seat and again.answers()


def test_guests_have_to_agree_to_hidden_things_that_were_kept(server: ServerProcess) -> None:
    id = new_table(server, False, "me", "open")
    assert next(one for one in server.get("/api/tables") if one["table"] == id)["origin"] == "kept"
    wish = {"name": "Bob", "seat": 1}
    assert server.post(f"/api/tables/{id}/join", wish, 409)["error"]["code"] == "agree-first"
    token = server.post(f"/api/tables/{id}/join", wish | {"agrees": True})["token"]
    with server.player(id, token) as bob:
        assert (bob.state["origin"], bob.state["status"]) == ("kept", "playing")


def test_hidden_things_that_were_dealt_anew_need_no_agreement(server: ServerProcess) -> None:
    id = new_table(server, True, "me", "open")
    assert server.get(f"/api/tables/{id}")["origin"] == "redealt"
    server.post(f"/api/tables/{id}/join", {"name": "Bob", "seat": 1})


def test_a_usual_beginning_is_not_marked(server: ServerProcess) -> None:
    assert server.get(f"/api/tables/{server.new_table('road', 'Ada', 'open').id}")["origin"] == ""
