"""Analysis: answers are tried from moments of finished tables and from positions."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import ringspiel
from ringspiel.agents.puzzles.puzzle import shipped
from ringspiel.server.jobs.analysis import try_line, worth_of
from ringspiel.server.model.positions import portable
from ringspiel.server.protocol.errors import Refused
from tests.server.harness import ServerProcess, over


def test_a_moment_of_a_finished_table_can_be_played_otherwise(server: ServerProcess) -> None:
    table = server.new_table("mordor", "Ada", "agent:easy")
    assert server.http.get(f"/api/tables/{table.id}/moment?at=0").json()["error"]["code"] == "not-over"
    with table.player(0) as player:
        player.play(Random(1), 0, until=over)
    moment = server.get(f"/api/tables/{table.id}/moment", at=3)
    record = server.get(f"/api/tables/{table.id}/record")
    given = record["answers"][2]
    assert (moment["seat"], moment["notation"], moment["chance"]) == (given["seat"], given["notation"], given["chance"])
    line = [{"answer": moment["choices"][-1]["answer"]}]
    after = server.http.post("/api/analysis", json={"position": moment["position"], "line": line}).json()
    assert after["notation"] == moment["choices"][-1]["notation"]


@pytest.mark.parametrize("game", ringspiel.game_ids())
def test_chance_of_every_game_comes_again(game: str) -> None:
    table = ringspiel.new(game, ringspiel.game_of(game).seat_counts[0], seed=2)
    answer = table.answers()[0]
    wish: dict[str, Any] = {"position": portable(table.save()), "line": [{"answer": answer}], "seed": 5}
    first = try_line(wish)
    again = try_line(wish | {"line": [{"answer": answer, "chance": first.chance}], "seed": None})
    assert again.chance == first.chance and again.view == first.view


def test_what_cannot_be_tried_is_refused() -> None:
    position = portable(ringspiel.new("mordor", 2, seed=2).save())
    with pytest.raises(Refused, match="malformed"):
        try_line({"position": position, "line": [{"answer": 9999}], "seed": None})
    with pytest.raises(Refused, match="chance cannot come like that"):
        try_line({"position": position, "line": [{"answer": 1, "chance": [99]}], "seed": None})
    with pytest.raises(Refused, match="bad-table"):
        try_line({"position": {}, "line": [], "seed": None})


def test_answers_are_worth_a_chance_to_win() -> None:
    table = ringspiel.new("gran", 3, seed=2)
    found = worth_of({"position": portable(table.save()), "answers": table.answers()[:2], "first": 0})
    assert not found.exact and found.answers == table.answers()[:2]
    assert all(0 <= value <= 1 for world in found.worlds for value in world)


def test_answers_and_other_chance_are_told_in_words(server: ServerProcess) -> None:
    table = server.new_table("mordor", "Ada", "agent:easy")
    with table.player(0) as player:
        player.play(Random(1), 0, until=over)
    record = server.get(f"/api/tables/{table.id}/record")
    said = server.http.get(f"/api/tables/{table.id}/said").json()
    assert len(said) == min(len(record["answers"]), 200) and all(one["key"].startswith("mordor-") for one in said)
    some = server.http.get(f"/api/tables/{table.id}/said?from=3&to=7").json()
    assert some == said[2:7] and server.http.get(f"/api/tables/{table.id}/said?from=9999").json() == []
    assert server.http.get(f"/api/tables/{table.id}/said?from=0").status_code == 400
    at = next(n for n, one in enumerate(record["answers"]) if one["chance"])
    given = record["answers"][at]
    wish = {
        "position": server.get(f"/api/tables/{table.id}/moment", at=at)["position"],
        "answer": given["answer"],
        "chance": given["chance"],
    }
    draws = server.http.post("/api/analysis/chances", json=wish).json()
    assert len(draws) == len(given["chance"])
    assert len({str(result) for result in draws[0]["results"]}) > 1
    broken = server.http.post("/api/analysis/chances", json=wish | {"answer": 9999}).json()
    assert broken["error"]["code"] == "malformed"


def test_training_takes_what_is_as_good_and_says_what_a_mistake_gives_away(server: ServerProcess) -> None:
    puzzle = next(one for one in shipped("mordor") if one.position["seats"] == 2)
    position = portable(puzzle.position)
    wish = {"position": position, "solution": puzzle.solution, "answer": puzzle.solution}
    found = server.http.post("/api/training", json=wish).json()
    assert found["right"] and found["solution"]["answer"] == puzzle.solution and found["why"]
    others = [answer for answer in ringspiel.load(puzzle.position).answers() if answer != puzzle.solution]
    missed = server.http.post("/api/training", json=wish | {"answer": others[0]}).json()
    assert not missed["right"] and missed["solution"] is None and missed["loss"] > 0
    assert server.http.post("/api/training", json=wish | {"answer": -5}).json()["error"]["code"] == "malformed"
    made = server.http.post("/api/positions/puzzle", json={"position": position}).json()["puzzle"]
    assert (made["solution"], made["theme"], made["seat"]) == (puzzle.solution, puzzle.theme, puzzle.seat)
