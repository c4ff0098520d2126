"""`ringspiel check-board`: what is said of a board file, and how it gets to where it is played on."""

import json
from pathlib import Path

import pytest
import typer
from typer.testing import CliRunner

from ringspiel.cli import play
from ringspiel.cli.commands import gran
from ringspiel.kernel.errors import BadOption
from tests.games.gran.quest import standard_board


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where installed boards go; it is not there yet."""
    place = tmp_path / "data" / "boards"
    monkeypatch.setenv("RINGSPIEL_BOARDS", str(place))
    return place


@pytest.fixture
def board(tmp_path: Path) -> Path:
    file = tmp_path / "my board.json"
    file.write_text(json.dumps(standard_board()), encoding="utf-8")
    return file


def run(*arguments: str) -> tuple[int, str]:
    app = typer.Typer()
    app.command()(gran.check_board)
    app.command()(play.play)
    result = CliRunner().invoke(app, arguments)
    if isinstance(result.exception, BadOption):
        raise result.exception
    return result.exit_code, " ".join(result.output.split())


def test_a_board_that_fits_is_said_to_fit_and_where_to_put_it(board: Path, folder: Path) -> None:
    code, said = run("check-board", str(board), "--lang", "en")
    assert code == 0
    assert said.startswith("Gran can be played on this board of 73 points and 128 lines.")
    assert f"as soon as its file is in this folder (--install puts it there): {folder} Choose it" in said
    assert said.endswith("ringspiel play gran --option 'board=my board.json'")
    assert run("check-board", str(board), "--lang", "de")[1].startswith("Auf diesem Plan mit 73 Punkten")
    assert not folder.exists()


def test_a_board_with_problems_is_not_installed(board: Path, folder: Path) -> None:
    board.write_text(json.dumps({**standard_board(), "start": "T33"}), encoding="utf-8")
    code, said = run("check-board", "--install", str(board))
    assert code == 1 and "crystal ball of galad" in said
    assert not folder.exists()


def test_problems_are_named_in_german_too(board: Path, folder: Path) -> None:
    document = {**standard_board(), "start": "T33", "ring": "T22"}
    board.write_text(json.dumps(document), encoding="utf-8")
    code, said = run("check-board", str(board), "--lang", "de")
    assert code == 1
    assert "Bei 'start' steht 'T33'; dort gehört die Kristallkugel von galad hin" in said
    assert "Bei 'ring' steht 'T22'; dort gehört die Kristallkugel von tirad hin" in said


@pytest.mark.parametrize(("language", "sentence"), [("de", "liegt nun in diesem Ordner"), ("en", "is now in this")])
def test_an_installed_board_can_be_played_on(board: Path, folder: Path, language: str, sentence: str) -> None:
    code, said = run("check-board", "--install", str(board), "--lang", language)
    assert code == 0 and sentence in said
    assert (folder / "my board.json").read_bytes() == board.read_bytes()
    watched = ("play", "gran", "--me", "none", "--against", "random", "--option", "max_rounds=1")
    assert run(*watched, "--option", "board=my board.json")[0] == 0
    with pytest.raises(BadOption, match="take one of standard, my board.json"):
        run(*watched, "--option", "board=another.json")


def test_no_installed_board_is_overwritten(board: Path, folder: Path) -> None:
    run("check-board", "--install", str(board))
    board.write_text(json.dumps({**standard_board(), "provenance": "another"}), encoding="utf-8")
    with pytest.raises(BadOption, match="there is a board .*my board.json already"):
        run("check-board", "--install", str(board))
    assert (folder / "my board.json").read_bytes() != board.read_bytes()


def test_a_folder_that_cannot_be_written_is_named(board: Path, folder: Path) -> None:
    folder.parent.write_text("in the way")
    with pytest.raises(BadOption, match="boards/my board.json cannot be written: Not a directory"):
        run("check-board", "--install", str(board))
