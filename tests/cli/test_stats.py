"""`ringspiel stats`: records and folders of them, counted."""

from __future__ import annotations

import csv
import json
from pathlib import Path

import pytest

from ringspiel.cli.say import Wrong
from ringspiel.cli.stats import stats
from tests.arena.test_collection import record_of


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    place = tmp_path_factory.mktemp("records")
    (place / "deep").mkdir()
    for seed in (1, 2):
        (place / "deep" / f"{seed}.json").write_text(json.dumps(record_of(seed)))
    (place / "broken.json").write_text('{"hello": 1}')
    return place


def test_a_folder_is_counted_and_what_is_no_record_is_named(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    stats([folder], lang="en")
    told = capsys.readouterr()
    assert "with 2 players: 2 games" in told.out and "Seat 2" in told.out and "First choices" in told.out
    assert "broken.json" in told.err and "not the record" in told.err
    assert "Ada" not in told.out
    stats([folder], lang="de")
    assert "mit 2 Personen: 2 Partien" in capsys.readouterr().out


def test_json_and_csv_hold_all_figures(folder: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "out" / "figures.csv"
    stats([folder / "deep" / "1.json"], as_json=True, as_csv=file)
    (found,) = json.loads(capsys.readouterr().out)
    assert (found["game"], found["games"]) == ("mordor", 1)
    rows = list(csv.DictReader(file.read_text().splitlines()))
    assert [row["count"] for row in rows if row["figure"] == "won by seat"] == [
        str(wins["count"]) for wins in found["wins"]
    ]
    assert any(row["figure"] == "answers" and row["of"] == "median" for row in rows)


def test_plots_are_drawn_for_each_game(folder: Path, tmp_path: Path) -> None:
    pytest.importorskip("matplotlib", reason="plots need the extra `study`")
    stats([folder], plots=tmp_path / "plots", as_json=True)
    drawn = {f"mordor-2-{name}.svg" for name in ("wins", "endings", "lengths", "chance", "choices")}
    assert {file.name for file in (tmp_path / "plots").iterdir()} == drawn


def test_nothing_to_count_is_said_in_a_sentence(folder: Path, tmp_path: Path) -> None:
    with pytest.raises(Wrong, match="record of a finished game"):
        stats([folder / "broken.json"])
    with pytest.raises(Wrong, match="no such file"):
        stats([tmp_path / "nowhere"])
