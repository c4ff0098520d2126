"""`ringspiel puzzles --from`: proved puzzles out of anybody's games."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import ringspiel
from ringspiel.agents.puzzles.find import recorded_positions
from ringspiel.cli.puzzles import puzzles
from ringspiel.cli.say import Wrong
from tests.arena.test_collection import record_of


def test_the_positions_of_a_record_are_those_that_were_played() -> None:
    document = record_of(1)
    seen = [(len(table.entries), table.seat) for table in recorded_positions(document)]
    answers = document["answers"]
    assert seen and all(answers[number]["seat"] == seat for number, seat in seen)
    whole = [ringspiel.replay(document, number) for number, _ in seen[:5]]
    again = [table.view(None) for _, table in zip(range(5), recorded_positions(document), strict=False)]
    assert again == [table.view(None) for table in whole]


def test_puzzles_are_found_in_records(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    folder = tmp_path / "games"
    folder.mkdir()
    (folder / "1.json").write_text(json.dumps(record_of(1)))
    (folder / "bad.json").write_text('{"hello": 1}')
    puzzles(records=[folder], file=tmp_path / "puzzles.json", lang="en")
    told = capsys.readouterr()
    assert "The puzzles are in" in told.out
    found = json.loads((tmp_path / "puzzles.json").read_text())
    assert found
    for puzzle in found:
        table = ringspiel.load(puzzle["position"])
        assert table.seat == puzzle["seat"] and table.describe(puzzle["solution"]).notation == puzzle["notation"]


def test_what_is_missing_is_said(tmp_path: Path) -> None:
    for game in ("mordor", "gran"):
        (tmp_path / f"{game}.json").write_text(json.dumps({"game": game}))
    with pytest.raises(Wrong, match="of which game"):
        puzzles()
    with pytest.raises(Wrong, match="several games"):
        puzzles(records=[tmp_path])
    with pytest.raises(Wrong, match="no such file"):
        puzzles(records=[tmp_path / "nowhere"])
    with pytest.raises(Wrong, match="clearly best"):
        puzzles("mordor", records=[tmp_path / "gran.json"], file=tmp_path / "none.json")
