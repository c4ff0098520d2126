"""Setting up, finding and joining tables; what the API says about the games."""

from __future__ import annotations

from typing import Any

import pytest

from ringspiel.languages import SHIPPED
from ringspiel.texts import render, texts_of
from tests.server.harness import ServerProcess


def test_the_games_on_offer(server: ServerProcess) -> None:
    games = {game["id"]: game for game in server.get("/api/games")}
    assert games["mordor"]["seat_counts"] == [2, 3, 4]
    assert games["mordor"]["options"][0] == {"id": "places", "kind": "flag", "default": False}
    assert (games["mordor"]["hidden"], games["secret"]["hidden"]) == (False, True)
    assert "easy" in games["mordor"]["agents"]


@pytest.mark.parametrize("language", SHIPPED)
def test_words_of_a_language(plain: ServerProcess, language: str) -> None:
    response = plain.http.get(f"/api/texts/{language}")
    assert response.text == texts_of(language)
    assert response.headers["content-type"] == "text/plain; charset=utf-8"
    again = plain.http.get(f"/api/texts/{language}", headers={"if-none-match": response.headers["etag"]})
    assert (again.status_code, again.text) == (304, "")


@pytest.mark.parametrize("language", SHIPPED)
def test_words_by_parts(plain: ServerProcess, language: str) -> None:
    """The lobby's part has the names of all games and no more of them; the part of a game has all of that game."""
    lobby, mordor = (plain.http.get(f"/api/texts/{language}?part={part}").text for part in ("lobby", "mordor"))
    assert all(f"{game}-{what} = " in lobby for game in ("mordor", "ringkrieg") for what in ("title", "summary"))
    assert "server-stale = " in lobby and "mordor-end-won" not in lobby
    assert "mordor-end-won = " in mordor and "ringkrieg-" not in mordor
    assert plain.http.get(f"/api/texts/{language}?part=nothing").status_code == 404


def test_rules_of_a_game(plain: ServerProcess) -> None:
    rules = {rule["id"]: rule for rule in plain.get("/api/rules/mordor", lang="en")}
    assert set(rules["RM-13"]) == {"id", "section", "text", "when", "chapter", "scene"}
    assert (rules["RM-13"]["when"], rules["RM-41"]["when"]) == ("", "places")
    german = {rule["id"]: rule for rule in plain.get("/api/rules/mordor", lang="de")}
    assert rules.keys() == german.keys()
    assert rules["RM-13"]["text"] != german["RM-13"]["text"]
    assert plain.http.get("/api/rules/chess").status_code == 404
    assert plain.http.get("/api/rules/mordor?lang=fr").status_code == 400


def test_the_primer_of_a_game_and_a_position_that_it_shows(plain: ServerProcess) -> None:
    german, english = (plain.get("/api/primers/tuerme", lang=language) for language in ("de", "en"))
    assert [set(section) for section in english] == [{"title", "text", "pictures"}] * len(german)
    assert german[0]["title"] != english[0]["title"]
    shown = [picture["scene"] for section in english for picture in section["pictures"]]
    view = plain.get(f"/api/primers/tuerme/scenes/{shown[0]}")
    assert (view["game"], view["seat"], view["outcome"]) == ("tuerme", 0, None)
    log = plain.get(f"/api/primers/tuerme/scenes/{shown[0]}/log")
    assert [entry["n"] for entry in log] == list(range(view["answered"] + 1 - len(log), view["answered"] + 1))
    for address in (
        "/api/primers/chess",
        "/api/primers/tuerme/scenes/nowhere",
        "/api/primers/tuerme/scenes/nowhere/log",
        "/api/primers/chess/scenes/board",
    ):
        assert plain.http.get(address).status_code == 404


def seats(*kinds: str) -> list[dict[str, Any]]:
    return [{"kind": kind, "name": "A"} if kind == "me" else {"kind": kind} for kind in kinds]


@pytest.mark.parametrize(
    "table",
    [
        {"game": "chess", "seats": seats("me", "me")},
        {"game": "mordor", "seats": seats("me")},
        {"game": "mordor", "seats": seats("me", "me"), "options": {"places": 1}},
        {"game": "mordor", "seats": seats("me", "me"), "options": {"dragons": True}},
        {"game": "mordor", "seats": [{"kind": "agent", "agent": "easy"}, {"kind": "agent", "agent": "easy"}]},
        {"game": "mordor", "seats": [*seats("me"), {"kind": "agent", "agent": "god"}]},
        {"game": "mordor", "seats": [*seats("me"), {"kind": "agent"}]},
        {"game": "mordor", "seats": [*seats("me"), {"kind": "me"}]},
        {"game": "mordor", "seats": [*seats("me"), {"kind": "friend", "name": "B"}]},
        {"game": "mordor", "seats": [*seats("me"), {"kind": "open", "agent": "easy"}]},
    ],
)
def test_tables_that_the_game_does_not_offer(server: ServerProcess, table: dict[str, Any]) -> None:
    refused = server.post("/api/tables", table, 422)["error"]
    assert refused["code"] == "bad-table"
    assert refused["detail"]


@pytest.mark.parametrize(
    ("table", "sentence"),
    [
        ({"game": "mordor", "seats": seats("me")}, "mordor ist für 2, 3, 4 Spieler, nicht für 1."),
        (
            {"game": "mordor", "seats": seats("me", "me"), "options": {"places": 1}},
            "true oder false, nicht 1. Jeder Ort",
        ),
        (
            {"game": "mordor", "seats": seats("me", "me"), "options": {"dragons": True}},
            "mordor hat keine Option 'dragons'",
        ),
    ],
)
def test_players_read_in_their_language_what_a_game_does_not_offer(
    server: ServerProcess, table: dict[str, Any], sentence: str
) -> None:
    assert sentence in render(server.post("/api/tables", table, 422)["error"]["text"], "de", [])


TRICKS = [" ", "\u00a0\u3000", "\u200b", "\u2800", "\u3164", "a\u202eb", "a\u2066b", "a\u2028b", "a\u200eb"]


@pytest.mark.parametrize(
    "table",
    [
        [],
        {"game": "mordor"},
        {"game": 7, "seats": seats("me", "me")},
        {"game": "mordor", "seats": seats("king", "me")},
        {"game": "mordor", "seats": seats("me", "me"), "seed": 1},
        {"game": "mordor", "seats": [{"kind": "me", "name": ""}, *seats("me")]},
        {"game": "mordor", "seats": [{"kind": "me", "name": "x" * 41}, *seats("me")]},
        {"game": "mordor", "seats": [{"kind": "me", "name": "a\x00b"}, *seats("me")]},
    ],
)
def test_malformed_tables(server: ServerProcess, table: Any) -> None:
    assert server.post("/api/tables", table, 400)["error"]["code"] == "malformed"


@pytest.mark.parametrize("name", TRICKS)
def test_names_that_deceive_are_refused(server: ServerProcess, name: str) -> None:
    table = {"game": "mordor", "seats": [{"kind": "me", "name": name}, *seats("me")]}
    assert server.post("/api/tables", table, 422)["error"]["code"] == "bad-name"


def test_a_table_with_an_open_seat_is_listed_until_it_is_taken(server: ServerProcess) -> None:
    table = server.new_table("secret", "Ada", "open", "agent:greedy")
    listed = {summary["table"]: summary for summary in server.get("/api/tables")}
    assert [seat["open"] for seat in listed[table.id]["seats"]] == [False, True, False]
    assert (listed[table.id]["status"], listed[table.id]["asked"]) == ("waiting", None)
    table.join("Bob", 1)
    assert table.id not in [summary["table"] for summary in server.get("/api/tables", status="open")]
    assert server.get(f"/api/tables/{table.id}")["status"] == "playing"


def test_only_public_tables_in_play_are_listed(server: ServerProcess) -> None:
    body = {"game": "secret", "seats": seats("me", "me")}
    private = server.post("/api/tables", body, 201)["table"]
    public = server.post("/api/tables", body | {"public": True}, 201)["table"]
    listed = [summary["table"] for summary in server.get("/api/tables", status="playing")]
    assert public in listed and private not in listed


def test_my_tables(server: ServerProcess) -> None:
    first = server.new_table("secret", "Ada", "Bob", "friend")
    second = server.new_table("secret", "Eve", "friend")
    tokens = [
        {"table": first.id, "token": first.tokens[0]},
        {"table": first.id, "token": first.tokens[1]},
        {"table": second.id, "token": first.tokens[0]},
        {"table": "nowhere", "token": first.tokens[0]},
    ]
    mine = server.post("/api/tables/mine", {"tokens": tokens})
    assert [(summary["table"], summary["mine"]) for summary in mine] == [(first.id, [0, 1])]


def test_seats_that_cannot_be_taken(server: ServerProcess) -> None:
    table = server.new_table("secret", "Ada", "open", "agent:greedy")
    address = f"/api/tables/{table.id}/join"
    for seat in (0, 2, 7):
        assert server.post(address, {"name": "Bob", "seat": seat}, 403)["error"]["code"] == "forbidden"
    assert server.post(address, {"name": "Bob"}, 403)["error"]["code"] == "forbidden"
    assert server.post("/api/tables/nowhere/join", {"name": "Bob", "seat": 1}, 404)["error"]["code"] == "unknown"


def test_an_opponent_begins_as_soon_as_the_last_seat_is_taken(server: ServerProcess) -> None:
    table = server.new_table("mordor", "agent:greedy", "friend", start=0)
    assert server.get(f"/api/tables/{table.id}")["answered"] == 0
    table.join("Bob", 1)
    with table.player(1) as bob:
        bob.until(lambda state: state["asked"] == 1)
        assert bob.state["answered"] > 0


def test_a_table_says_for_whom_it_is(either: ServerProcess) -> None:
    seats = [{"kind": "me", "name": "Ada"}, {"kind": "open"}]
    created = either.post("/api/tables", {"game": "mordor", "seats": seats, "level": "beginners"}, 201)
    listed = {table["table"]: table["level"] for table in either.get("/api/tables")}
    assert listed[created["table"]] == "beginners"
    assert either.post("/api/tables", {"game": "mordor", "seats": seats, "level": "gods"}, 400)
