"""Players that speak MCP: a scripted client plays whole games, here and at a table of a server."""

from __future__ import annotations

import asyncio
import json
from random import Random
from typing import Any

import pytest
from examples.mcp_player import SERVER, play, told
from mcp import Client

from ringspiel.cli.mcp import Player, remote, server_of
from tests.server.harness import ServerProcess, over


async def ask(server: Any, *calls: tuple[str, dict[str, Any]]) -> list[Any]:
    async with Client(server) as client:
        return [await client.call_tool(name, given) for name, given in calls]


@pytest.mark.parametrize("game", ["mordor", "tuerme"])
def test_a_scripted_client_plays_a_whole_game(game: str) -> None:
    outcome = asyncio.run(play(server_of(Player("en")), game))
    assert outcome["words"] and outcome["ranks"]


def test_the_command_speaks_over_standard_input_and_output() -> None:
    assert asyncio.run(play(SERVER, "mordor"))["words"]


def test_rules_explanations_and_refusals_are_sentences() -> None:
    calls: list[tuple[str, dict[str, Any]]] = [
        ("table", {}),
        ("new_table", {"game": "chess"}),
        ("new_table", {"game": "mordor", "seed": 7, "options": {"start": 0}}),
        ("answer", {"answer": 10**6}),
        ("rule", {"id": "RM-13"}),
        ("games", {}),
    ]
    none, wrong, begun, refused, rule, games = asyncio.run(ask(server_of(Player("en")), *calls))
    assert none.is_error and "new_table" in none.content[0].text
    assert wrong.is_error and "gefaehrten" in wrong.content[0].text
    seen = told(begun)
    assert seen["your_turn"] and seen["choices"] and seen["question"]["rule"].startswith("RM-")
    assert refused.is_error and "RM-" in refused.content[0].text
    assert "Nazg" in rule.content[0].text
    assert {json.loads(part.text)["id"] for part in games.content} >= {"mordor", "gran"}


def test_a_legal_answer_is_explained_and_only_its_own_view_is_shown() -> None:
    player = Player("en")
    seen = player.new_table("ringkrieg", seed=3)
    assert player.explain(seen["choices"][0]["answer"])
    assert player.seat is not None and seen["board"] == player.seat.table.view(0)["board"]  # type: ignore[attr-defined]


def test_at_a_table_of_a_server(server: ServerProcess) -> None:
    """The seat is a bot's; a game is played to its end against another."""
    seats = [{"kind": "me", "name": "Ada"}, {"kind": "friend"}]
    setup = {"game": "mordor", "options": {"preset": "short", "start": 0}, "seats": seats}
    created = server.post("/api/tables", setup, 201)
    table, invitation = created["table"], created["invitations"][0]["invitation"]
    seat = remote(f"{server.address}/#/join/{table}/{invitation}", "", "Model", "en")
    player = Player("en", seat)
    with pytest.raises(Exception, match="table of a server"):
        player.new_table("mordor")
    assert [each["kind"] for each in server.get(f"/api/tables/{table}")["seats"]] == ["human", "bot"]
    with server.player(table, created["tokens"][0]["token"]) as ada:
        random = Random(1)
        ada.play(random, 0, until=lambda state: state["asked"] == 1 or over(state))
        explained = False
        while not over(ada.state):
            seen = player.table()
            while seen["your_turn"]:
                explained = explained or player.explain(seen["choices"][0]["answer"]) is not None
                seen = player.answer(seen["choices"][0]["answer"])
            ada.until(lambda state: state["asked"] == 0 or over(state))
            ada.play(random, 0, until=lambda state: state["asked"] == 1 or over(state))
    assert explained and player.table()["outcome"]
