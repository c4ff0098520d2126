"""`ringspiel review` and `ringspiel puzzles`."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import ringspiel as engine
from ringspiel.agents import agent_of, answer_of
from tests.cli.test_commands import ringspiel


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    table = engine.new("mordor", 3, seed=2)
    players = [agent_of(level, "mordor", 1) for level in ("random", "easy", "medium")]
    while (seat := table.seat) is not None:
        table.answer(answer_of(players[seat], table.perspective(seat)))
    file = tmp_path_factory.mktemp("review") / "game.json"
    file.write_text(json.dumps(table.record(["Ada", "Bob", "Cid"])))
    return file


def test_review_tells_losses_luck_and_the_costliest_answers(record: Path) -> None:
    shown = " ".join(ringspiel("review", str(record), "--lang", "en").stdout.split())
    assert "Estimated by the computer" in shown and "Ada: chance" in shown
    assert "The costliest answers" in shown and "better: Set aside" in shown
    assert "Die teuersten Antworten" in ringspiel("review", str(record), "--lang", "de").stdout


def test_review_as_json_and_as_a_page(record: Path, tmp_path: Path) -> None:
    found = json.loads(ringspiel("review", str(record), "--json").stdout)
    moments = found["review"]["moments"]
    assert found["names"] == ["Ada", "Bob", "Cid"] and len(moments) == len(json.loads(record.read_text())["answers"])
    for n in found["review"]["mistakes"]:
        assert moments[n - 1]["low"] > 0 and moments[n - 1]["better"]
    page = tmp_path / "review.html"
    ringspiel("review", str(record), "--html", str(page), "--lang", "de")
    written = page.read_text()
    assert "<svg" in written and "Die Reise nach Mordor" in written and "http" not in written


def test_puzzles_are_written_to_a_file(tmp_path: Path) -> None:
    file = tmp_path / "puzzles.json"
    shown = ringspiel("puzzles", "mordor", "-n", "1", "--file", str(file), "--lang", "en").stdout
    (puzzle,) = json.loads(file.read_text())
    assert puzzle["margin"] >= 0.04 and "The puzzles are in" in shown
