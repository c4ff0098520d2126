"""`ringspiel review` and `ringspiel puzzles`."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import ringspiel as engine
from ringspiel.agents import agent_of, answer_of
from ringspiel.agents.review import Account, played_of
from ringspiel.cli import review as commands
from ringspiel.cli.review_words import summary
from ringspiel.kernel.record import read
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


@pytest.fixture(scope="module")
def found(record: Path) -> Account:
    """Worked out once, for it takes seconds."""
    return commands.reviewed(played_of(read(json.loads(record.read_text()))), 1, quiet=True)


@pytest.fixture
def told(found: Account, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Callable[..., str]:
    """What the command says, in this process."""
    monkeypatch.setattr(commands, "reviewed", lambda *given, **named: found)

    def tell(file: Path, **given: Any) -> str:
        commands.review(file, **given)
        return capsys.readouterr().out

    return tell


def test_review_tells_losses_luck_and_the_costliest_answers(record: Path, told: Callable[..., str]) -> None:
    shown = " ".join(told(record, lang="en").split())
    assert "Estimated by the computer" in shown and "Ada: chance" in shown
    assert "The costliest answers" in shown and "better: Set aside" in shown
    assert "Die teuersten Antworten" in told(record, lang="de")


def test_review_as_json_and_as_a_page(record: Path, tmp_path: Path, told: Callable[..., str]) -> None:
    found = json.loads(told(record, as_json=True))
    moments = found["review"]["moments"]
    assert found["names"] == ["Ada", "Bob", "Cid"] and len(moments) == len(json.loads(record.read_text())["answers"])
    for n in found["review"]["mistakes"]:
        assert moments[n - 1]["low"] > 0 and moments[n - 1]["better"]
    page = tmp_path / "review.html"
    told(record, html=page, lang="de")
    written = page.read_text()
    assert "<svg" in written and "Die Reise nach Mordor" in written and "http" not in written


@pytest.mark.parametrize(
    ("language", "said"), [("en", "A drawn card is judged by"), ("de", "Eine gezogene Karte wird danach beurteilt")]
)
def test_a_game_of_cards_says_how_drawn_cards_count(language: str, said: str) -> None:
    found = Account(False, [], [], [0.0, 0.0], [0.0, 0.0], [0.1, -0.1], [0.0, 0.0])
    assert said in " ".join(summary("gefaehrten", found, ["Ada", "Bob"], language))
    assert said not in " ".join(summary("mordor", found, ["Ada", "Bob"], language))


@pytest.fixture(scope="module")
def solved(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A game of two, whose chances are exact; Ada knows nothing, Bob makes no mistake."""
    table = engine.new("mordor", 2, seed=11)
    players = [agent_of(level, "mordor", 4) for level in ("random", "perfect")]
    while (seat := table.seat) is not None:
        table.answer(answer_of(players[seat], table.perspective(seat)))
    file = tmp_path_factory.mktemp("solved") / "game.json"
    file.write_text(json.dumps(table.record(["Ada", "Bob"])))
    return file


@pytest.mark.parametrize(
    ("language", "method", "given", "nothing", "best"),
    [
        ("en", "All numbers are exact", "and gave away", "gave away nothing.", "No answer was better."),
        ("de", "Alle Zahlen sind genau", "Punkte verschenkt.", "und nichts verschenkt.", "Keine Antwort war besser."),
    ],
)
def test_a_solved_game_is_told_exactly(
    solved: Path, language: str, method: str, given: str, nothing: str, best: str
) -> None:
    lines = ringspiel("review", str(solved), "--every", "--lang", language).stdout.splitlines()
    shown = "\n".join(lines)
    assert method in shown and best in shown
    assert any(line.startswith("Ada ") and given in line for line in lines)
    assert any(line.startswith("Bob ") and nothing in line for line in lines)
    assert any(line.startswith("  Ada  ▄") for line in lines), "the curve begins near a half"


def test_every_loss_of_a_solved_game_counts_and_has_its_better_answer(solved: Path) -> None:
    found = json.loads(ringspiel("review", str(solved), "--json").stdout)["review"]
    for moment in found["moments"]:
        assert (moment["better"] is not None) == (moment["loss"] >= 0.0005)
    losses = [sum(each["loss"] for each in found["moments"] if each["seat"] == seat) for seat in (0, 1)]
    assert found["given_away"] == pytest.approx(losses, abs=0.01)


def test_a_replay_of_a_solved_game_tells_the_chances(solved: Path) -> None:
    shown = ringspiel("replay", str(solved), "--at", "2", "--lang", "de").stdout
    assert "Gewinnaussicht: Ada " in shown and ("verschenkt" in shown.lower() or "Keine Antwort war besser." in shown)
    assert "Gewinnaussicht" in ringspiel("replay", str(solved), "--at", "0", "--lang", "de").stdout


def test_puzzles_are_written_to_a_file(tmp_path: Path) -> None:
    file = tmp_path / "puzzles.json"
    shown = ringspiel("puzzles", "gefaehrten", "-n", "1", "--file", str(file), "--lang", "en").stdout
    (puzzle,) = json.loads(file.read_text())
    assert puzzle["margin"] >= 0.04 and "The puzzles are in" in shown
