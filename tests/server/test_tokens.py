"""Tokens of seats: one for each device, renewed and revoked by their owner."""

from __future__ import annotations

import json

from tests.server.harness import NewTable, Player, ServerProcess

FRESH = [f"{number:x}" * 32 for number in range(16)]


def renew(table: NewTable, token: str, fresh: str, how: str, status: int = 200) -> dict[str, object]:
    wish = {"tokens": [{"token": token, "fresh": fresh}], "how": how}
    reply: dict[str, object] = table.server.post(f"/api/tables/{table.id}/tokens", wish, status)
    return reply


def seats_of(server: ServerProcess, table: NewTable, token: str) -> list[int]:
    """The seats that a token gives."""
    mine = server.post("/api/tables/mine", {"tokens": [{"table": table.id, "token": token}]})
    return [seat for summary in mine for seat in summary["mine"]]


def test_a_link_for_another_device_works_once_and_ends_nobody(server: ServerProcess) -> None:
    table = server.new_table("secret", "Ada", "Bob")
    mine, link, phone = table.tokens[0], FRESH[1], FRESH[2]
    assert renew(table, mine, link, "add")["seats"] == [0]
    assert renew(table, link, phone, "replace")["seats"] == [0]
    assert renew(table, link, phone, "replace")["seats"] == [0], "asked again, because the reply was lost"
    assert [seats_of(server, table, token) for token in (mine, link, phone)] == [[0], [], [0]]
    renew(table, link, FRESH[3], "replace", 403)


def test_all_other_devices_end(server: ServerProcess) -> None:
    table = server.new_table("secret", "Ada", "Bob")
    renew(table, table.tokens[0], FRESH[1], "add")
    with server.player(table.id, FRESH[1]) as stranger, table.player(1) as bob:
        renew(table, table.tokens[0], FRESH[2], "only")
        stranger.until(lambda state: state["sides"][0]["seat"] is None)
        assert stranger.ask(type="note", seat=0, words="mine")["code"] == "not-yours"
        bob.until(lambda state: state["seq"] == stranger.state["seq"])
        assert bob.side(1)["seat"] == 1, "others keep their seats"
    assert [seats_of(server, table, token) for token in (table.tokens[0], FRESH[1], FRESH[2])] == [[], [], [0]]


def test_an_invented_token_changes_nothing(server: ServerProcess) -> None:
    table = server.new_table("secret", "Ada", "Bob")
    assert renew(table, "0" * 32, FRESH[1], "only", 403)["error"]["code"] == "forbidden"  # type: ignore[index]
    assert seats_of(server, table, table.tokens[0]) == [0]


def test_a_seat_has_at_most_eight_tokens(server: ServerProcess) -> None:
    table = server.new_table("secret", "Ada", "Bob")
    for fresh in FRESH[1:8]:
        renew(table, table.tokens[0], fresh, "add")
    assert renew(table, table.tokens[0], FRESH[9], "add", 409)["error"]["code"] == "many-devices"  # type: ignore[index]


def test_a_join_whose_reply_was_lost_may_be_asked_for_again(server: ServerProcess) -> None:
    table = server.new_table("secret", "Ada", "open")
    wish = {"name": "Bob", "seat": 1, "token": FRESH[5]}
    first = server.post(f"/api/tables/{table.id}/join", wish)
    assert (
        server.post(f"/api/tables/{table.id}/join", wish) == first == {"table": table.id, "seat": 1, "token": FRESH[5]}
    )
    server.post(f"/api/tables/{table.id}/join", wish | {"token": FRESH[6]}, 409)


def test_before_the_game_begins_a_player_leaves_without_asking(server: ServerProcess) -> None:
    table = server.new_table("secret", "Ada", "Bob", "open")
    with table.player(0) as ada, table.player(1) as bob:
        assert leave(bob, 1)["type"] == "ok"
        state = ada.until(lambda state: not state["seats"][1]["taken"])
        assert state["seats"][1]["open"] and state["request"] is None
        bob.until(lambda state: state["sides"][0]["seat"] is None)
    assert seats_of(server, table, table.tokens[1]) == []
    with server.open(table.id) as socket:
        socket.send(json.dumps({"type": "hello", "tokens": [table.tokens[1]]}))
        assert json.loads(socket.recv())["code"] == "forbidden"


def leave(player: Player, seat: int) -> dict[str, object]:
    return player.ask(type="propose", seat=seat, at=player.state["seq"], kind="vacate", about=seat)
