"""`ringspiel analysis`: reads and writes variations."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import ringspiel
from ringspiel.cli.analysis import analysis
from ringspiel.kernel.errors import BadOption, RingspielError


@pytest.fixture
def record(tmp_path: Path) -> Path:
    table = ringspiel.new("mordor", seats=2, seed=7)
    while table.outcome is None:
        table.answer(table.answers()[0])
    file = tmp_path / "game.json"
    file.write_text(json.dumps(table.record(["Ada", "Ben"])))
    return file


def content(file: Path) -> Any:
    return json.loads(file.read_text())


def test_an_answer_is_tried_commented_and_deleted(
    record: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "thoughts.json"
    analysis(
        record, at=0, answer="orc/red nazgul/yellow", comment="bolder", symbol="!?", name="Both", out=out, lang="en"
    )
    shown = capsys.readouterr().out
    assert "(1) “Both” Ada: nazgul/yellow orc/red !? bolder" in shown and "is asked." in shown
    analysis(out, line=1, answer=legal_after(out), chance="0,0", lang="de")
    assert [one.get("parent") for one in content(out)["tried"]] == [None, 0]
    analysis(out, line=1, delete=True, lang="en")
    assert "tried" not in content(out)


def test_marks_title_and_order_are_changed(record: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "thoughts.json"
    analysis(record, at=0, mark=["die:red", "ring:0:1>ring:0:2 blue"], title="Late", out=out, lang="en")
    assert content(out)["notes"][0]["marks"] == [
        {"at": "die:red"},
        {"at": "ring:0:1", "to": "ring:0:2", "colour": "blue"},
    ]
    analysis(out, at=0, answer="orc/red nazgul/yellow", lang="en")
    analysis(out, at=0, answer="orc/red nazgul/yellow", chance="0,0,0", lang="en")
    second = content(out)["tried"][1]
    analysis(out, line=2, promote=True, lang="en")
    assert content(out)["tried"][0] == second
    shown = capsys.readouterr().out
    assert "Late" in shown and "[ring:0:1>ring:0:2 blue]" in shown


def legal_after(file: Path) -> str:
    """A legal answer after the only line."""
    from ringspiel.kernel.analysis import Board, Place, begin

    table = Board(begin(content(file))).table_at(Place(0, 0))
    return table.describe(table.answers()[0]).notation


def test_a_record_stays_as_it_is(record: Path) -> None:
    before = record.read_text()
    with pytest.raises(BadOption, match="--out"):
        analysis(record, at=1, comment="Hm", lang="en")
    assert record.read_text() == before


@pytest.mark.parametrize(
    ("given", "sentence"),
    [
        ({"at": 9999}, "there is no moment 9999"),
        ({"line": 1}, "there is no tried answer 1"),
        ({"line": 1, "at": 1}, "choose one place"),
        ({"at": 0, "answer": "nazgul/yellow", "chance": "a"}, "--chance takes"),
        ({"at": 0, "answer": "nazgul/yellow", "chance": "99"}, "chance cannot come"),
        ({"at": 0, "answer": "frodo"}, "frodo"),
        ({"at": 0, "symbol": "%"}, "is not a symbol"),
        ({"at": 0, "mark": ["die:red pink"]}, "is not a colour"),
        ({"promote": True}, "there is no tried answer"),
        ({"title": "x" * 101}, "a title has at most"),
        ({"at": 0, "name": "Line"}, "only a line has a name"),
        ({"delete": True}, "there is no tried answer"),
    ],
)
def test_what_does_not_fit_gets_a_sentence(record: Path, given: dict[str, Any], sentence: str) -> None:
    with pytest.raises(RingspielError, match=sentence):
        analysis(record, lang="en", **given)


def test_a_file_that_is_none_gets_a_sentence(tmp_path: Path) -> None:
    file = tmp_path / "letter.json"
    file.write_text("[1, 2]")
    with pytest.raises(BadOption, match="neither an analysis"):
        analysis(file, lang="en")
