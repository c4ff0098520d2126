"""`ringspiel train`: exercises out of one's own games, asked again until they are solved."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import ringspiel
from ringspiel.agents.training import DAY, DONE, Exercise, due, judged, read_collection
from ringspiel.cli import train as module
from ringspiel.cli.train import train
from ringspiel.kernel.errors import RingspielError


@pytest.fixture
def collection(tmp_path: Path) -> Path:
    """The mistakes of a game in which the first seat always gave its first answer."""
    table = ringspiel.new("mordor", seats=2, seed=7)
    while table.outcome is None:
        table.answer(table.answers()[0])
    (tmp_path / "game.json").write_text(json.dumps(table.record(["Ada", "Ben"])))
    return tmp_path / "mine.json"


def content(file: Path) -> Any:
    return json.loads(file.read_text())["exercises"]


def told(capsys: pytest.CaptureFixture[str]) -> str:
    """What was printed, whatever the width of the screen."""
    return " ".join(capsys.readouterr().out.split())


def answering(monkeypatch: pytest.MonkeyPatch, *typed: str) -> None:
    lines = iter(typed)

    def next_line(prompt: str = "") -> str:
        try:
            return next(lines)
        except StopIteration:
            raise EOFError from None

    monkeypatch.setattr("ringspiel.cli.play.console.input", next_line)


def test_mistakes_are_collected_asked_judged_and_written_back(
    collection: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(module, "time", lambda: 1000.0)
    answering(monkeypatch)
    train(collection, records=[collection.parent / "game.json"], seat=0, lang="en")
    exercises = content(collection)
    assert exercises and {each["seat"] for each in exercises} == {0}
    assert "new exercise" in told(capsys)
    first = due(read_collection(json.loads(collection.read_text())), 1000)[0]
    answering(monkeypatch, first.notation)
    train(collection, lang="en")
    shown = told(capsys)
    assert "Right:" in shown and "It comes again in one day." in shown and "gave away" in shown
    after = next(each for each in content(collection) if each["id"] == first.id)
    assert (after["stage"], after["due"]) == (1, 1000 + DAY)
    second = due(read_collection(json.loads(collection.read_text())), 1000)[0]
    answering(monkeypatch, second.played)
    train(collection, lang="de")
    shown = told(capsys)
    assert "Nicht ganz" in shown and "Besser:" in shown
    monkeypatch.setattr(module, "time", lambda: 1001.0)
    before = len(content(collection))
    answering(monkeypatch)
    train(collection, records=[collection.parent / "game.json"], lang="en")
    assert len(content(collection)) >= before, "what is there stays as it is"
    assert next(each for each in content(collection) if each["id"] == first.id) == after


def test_it_comes_again_after_one_three_and_nine_days() -> None:
    one = Exercise("a", {}, 0, 1, "go", added=0, due=0)
    days = []
    while one.stage < DONE - 1:
        one = judged(one, True, one.due)
        days.append(one.due // DAY)
    assert days == [1, 4, 13]
    assert judged(one, True, one.due).is_done
    missed = judged(one, False, one.due)
    assert (missed.stage, missed.due - one.due) == (0, DAY)


@pytest.mark.parametrize(
    "document",
    [
        [],
        {},
        {"format": "ringspiel-training/2", "exercises": []},
        {"format": "ringspiel-training/1", "exercises": [{"id": "a"}]},
        {"format": "ringspiel-training/1", "exercises": "all"},
        {"format": "ringspiel-training/1", "exercises": [], "more": 1},
    ],
)
def test_a_file_that_is_none_gets_a_sentence(document: Any, tmp_path: Path) -> None:
    file = tmp_path / "mine.json"
    file.write_text(json.dumps(document))
    with pytest.raises(RingspielError, match="collection|ringspiel-training"):
        train(file, lang="en")
    assert json.loads(file.read_text()) == document


@pytest.mark.parametrize("broken", [{"position": {"game": "none"}}, {"seat": 9}, {"solution": 9999}])
def test_an_exercise_that_cannot_be_asked_is_named(broken: dict[str, Any], tmp_path: Path) -> None:
    table = ringspiel.new("gran", 3, seed=1)
    whole: dict[str, Any] = {"id": "a1", "position": table.save(), "seat": table.seat, "solution": table.answers()[0]}
    whole |= {"notation": "x", "added": 0, "due": 0} | broken
    file = tmp_path / "mine.json"
    file.write_text(json.dumps({"format": "ringspiel-training/1", "exercises": [whole]}))
    with pytest.raises(RingspielError, match="exercise a1 cannot be asked"):
        train(file, lang="en")


def test_without_a_file_and_a_record_there_is_nothing_to_train(tmp_path: Path) -> None:
    with pytest.raises(RingspielError, match="no such file"):
        train(tmp_path / "none.json", lang="en")
