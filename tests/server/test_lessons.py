"""Lessons over the wire: scripted opponents, dictated dice, a restart in the middle, and what comes after."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import pytest

import ringspiel
from ringspiel.lessons import lesson_of, lessons, script_of
from tests.server.conftest import UNLIMITED, sqlite
from tests.server.harness import NewTable, Player, ServerProcess, over


def begin(server: ServerProcess, lesson: str) -> NewTable:
    return NewTable(server, server.post(f"/api/lessons/{lesson}", {"name": "Ada"}, 201))


def follow(player: Player, lesson: str, until: int) -> None:
    """Answer as the guide wants until so many answers stand."""
    script, learner = script_of(lesson), lesson_of(lesson).learner
    while player.state["answered"] < until:
        number = player.state["answered"]
        if player.state["asked"] == learner:
            assert player.answer(learner, script.answers[number].answer)["type"] == "ok"
        else:
            player.wait("state")


def entries_of(player: Player, learner: int) -> list[tuple[int | None, str]]:
    return [(entry["seat"], entry["notation"]) for entry in player.log[learner] if entry["n"]]


@pytest.mark.parametrize("lesson", list(lessons()))
def test_a_lesson_goes_as_it_is_written(server: ServerProcess, lesson: str) -> None:
    script, learner = script_of(lesson), lesson_of(lesson).learner
    table = begin(server, lesson)
    with table.player(learner) as player:
        assert player.state["answered"] >= lesson_of(lesson).opening
        assert player.state["guidance"] == {"lesson": lesson, "followed": True}
        assert player.state["commitment"] is None
        follow(player, lesson, len(script.answers))
        assert [seat for seat, _ in entries_of(player, learner)][: len(script.answers)] == [
            answer.seat for answer in script.answers
        ]
        assert player.state["guidance"]["followed"]


def test_what_the_guide_says_comes_in_both_languages(server: ServerProcess) -> None:
    for language in ("de", "en"):
        offered = server.get("/api/lessons", lang=language)
        assert [info["id"] for info in offered] == list(lessons())
        for info in offered:
            told = server.get(f"/api/lessons/{info['id']}", lang=language)
            lesson = lesson_of(info["id"])
            assert told["title"] == lesson.title.of(language)
            assert [step["after"] for step in told["steps"]] == list(range(len(lesson.steps)))
            assert [step["say"] for step in told["steps"]] == [
                step.say.of(language) if step.say else "" for step in lesson.steps
            ]
    assert server.http.get("/api/lessons/nowhere").status_code == 404
    assert server.http.post("/api/lessons/nowhere", json={"name": "Ada"}).status_code == 404
    assert server.http.post("/api/lessons/mordor", json={"name": ""}).status_code == 400


def test_a_lesson_survives_a_power_cut_and_goes_on_as_a_real_game(tmp_path: Path) -> None:
    settings: dict[str, Any] = {**UNLIMITED, "snapshot_every": 5}
    server = ServerProcess(sqlite(tmp_path), **settings)
    script = script_of("mordor")
    table = begin(server, "mordor")
    with table.player(0) as player:
        follow(player, "mordor", 5)
    server.kill()
    server.start()
    with table.player(0) as player:
        follow(player, "mordor", len(script.answers))
        player.play(Random(1), 0, until=lambda state: state["answered"] >= len(script.answers) + 4)
    server.kill()
    server.start()
    with table.player(0) as player:
        player.play(Random(2), 0, until=over)
    record = server.get(f"/api/tables/{table.id}/record")
    server.stop()
    assert record["seed"] is None
    assert [answer["chance"] for answer in record["answers"][:10]] == [answer.chance for answer in script.answers[:10]]
    assert ringspiel.replay(record).outcome is not None


def test_another_answer_leaves_the_lesson(server: ServerProcess) -> None:
    table = begin(server, "mordor")
    script = script_of("mordor")
    with table.player(0) as player:
        other = next(choice for choice in player.side(0)["choices"] if choice["answer"] != script.answers[0].answer)
        assert player.answer(0, other["answer"])["type"] == "ok"
        assert player.state["guidance"] == {"lesson": "mordor", "followed": False}
        player.play(Random(3), 0, until=over)
    assert ringspiel.replay(server.get(f"/api/tables/{table.id}/record")).outcome is not None


def test_an_ordinary_table_has_no_guide(server: ServerProcess) -> None:
    table = server.new_table("mordor", "Ada", "agent:easy")
    with table.player(0) as player:
        assert player.state["guidance"] is None


def test_every_choice_is_explained_and_others_are_refused(server: ServerProcess) -> None:
    table = begin(server, "mordor")
    with table.player(0) as player:
        for choice in player.side(0)["choices"]:
            found = player.ask(type="explain", seat=0, answer=choice["answer"])
            assert found["type"] == "explanation"
            assert found["events"][0]["kind"] == "set-aside-done"
            assert "RM-11" in found["rules"]
        assert player.ask(type="explain", seat=0, answer=999)["code"] == "illegal"
        assert player.ask(type="explain", seat=1, answer=1)["code"] == "not-yours"
