"""Help by the computer: the table says whether it is allowed, and the log names those who ask."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from tests.server.harness import Json, Player, ServerProcess, over

ADA, BOB = {"kind": "me", "name": "Ada"}, {"kind": "me", "name": "Bob"}
COMPUTER = {"kind": "agent", "agent": "easy"}


def table_of(server: ServerProcess, *seats: Json, **more: Any) -> Json:
    created: Json = server.post("/api/tables", {"game": "mordor", "options": {"start": 0}, "seats": seats} | more, 201)
    return created


def tokens_of(created: Json) -> list[str]:
    return [held["token"] for held in created["tokens"]]


@pytest.mark.parametrize(
    ("seats", "wish", "allowed"),
    [
        ((ADA, COMPUTER), {}, True),
        ((ADA, BOB), {}, True),
        ((ADA, {"kind": "open"}), {}, False),
        ((ADA, {"kind": "friend"}), {}, False),
        ((ADA, {"kind": "open"}), {"help_allowed": True}, True),
        ((ADA, COMPUTER), {"help_allowed": False}, False),
    ],
)
def test_help_is_off_as_soon_as_somebody_plays_elsewhere_unless_the_table_says_otherwise(
    server: ServerProcess, seats: tuple[Json, ...], wish: Json, allowed: bool
) -> None:
    table = table_of(server, *seats, **wish)["table"]
    assert server.get(f"/api/tables/{table}")["help_allowed"] is allowed


def test_without_help_nobody_gets_a_hint(server: ServerProcess) -> None:
    created = table_of(server, ADA, BOB, help_allowed=False)
    with server.player(created["table"], *tokens_of(created)) as both:
        assert both.state["help_allowed"] is False
        refusal = both.ask(type="hint", seat=0)
        assert (refusal["code"], both.state["helped"]) == ("forbidden", [])


def test_who_asks_is_named_in_the_log_and_in_the_record(server: ServerProcess) -> None:
    created = table_of(server, ADA, BOB, help_allowed=True)
    ada, bob = tokens_of(created)
    with server.player(created["table"], ada) as first, server.player(created["table"], bob) as second:
        hint = first.ask(type="hint", seat=0)
        second.until(lambda state: bool(state["helped"]))
        assert second.state["helped"] == [{"seat": 0, "answers": 0}]
        first.answer(0, hint["answer"], at=hint["at"])
        second.until(lambda state: state["answered"] == 1)
        assert texts_of(second, 1)[0] == {"key": "hint-asked", "args": {"seat": {"seat": 0}}}
    with server.player(created["table"], ada, bob) as both:
        both.play(Random(1), 0, 1, until=over)
    record = server.get(f"/api/tables/{created['table']}/record")
    assert record["helped"] == [{"seat": 0, "answers": 0}]
    again = server.post("/api/records", record, 201)["table"]
    assert server.get(f"/api/tables/{again}/record")["helped"] == record["helped"], "an uploaded record keeps it"


def texts_of(player: Player, number: int) -> list[Json]:
    """What this seat reads of an answer."""
    entry = next(entry for entry in player.side(1)["log"] if entry["n"] == number)
    return [event["text"] for event in entry["events"]]
