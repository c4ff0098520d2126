"""`ringspiel new-game`: what it writes is a game, in order at once."""

import os
import shutil
import subprocess
import sys
from io import StringIO
from pathlib import Path

import pytest
from rich.console import Console

from ringspiel.cli.new_game import write
from ringspiel.cli.sheets.outline import outline

HERE = Path(__file__).parent.parent.parent
ID = "sixth"


@pytest.fixture(scope="module")
def checkout(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the project with one game more."""
    root = tmp_path_factory.mktemp("checkout")
    unused = shutil.ignore_patterns("__pycache__", "static", "browser", "server", "golden")
    for folder in ("src", "tests", "bench", "campaigns", "docs/rules", "docs/primers"):
        shutil.copytree(HERE / folder, root / folder, symlinks=True, ignore=unused if folder == "tests" else None)
    shutil.copytree(HERE / "tests/golden", root / "tests/golden")
    shutil.copy(HERE / "pyproject.toml", root)
    done = run(root, "-c", "from ringspiel.cli import main; main()", "new-game", ID, "--lang", "en")
    assert done.returncode == 0, done.stderr
    assert f"make game GAME={ID}" in done.stdout
    return root


def run(root: Path, *arguments: str, typed: str = "") -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, "PYTHONPATH": str(root / "src"), "COLUMNS": "200", "NO_COLOR": "1"}
    command = [sys.executable, *arguments]
    return subprocess.run(command, input=typed, cwd=root, env=environment, capture_output=True, text=True, check=False)


def test_the_new_game_passes_all_checks(checkout: Path) -> None:
    tests = ("tests/conformance", f"tests/games/{ID}")
    done = run(
        checkout, "-m", "pytest", "-q", *tests, "--game", ID, "-k", f"{ID}-3 or test_rounds or texts or left or primers"
    )
    assert done.returncode == 0, done.stdout
    covered = run(checkout, "-c", "from ringspiel.cli import main; main()", "rules", ID, "--coverage")
    assert "covered 5/5" in covered.stdout


def test_the_types_of_the_new_game_fit(checkout: Path) -> None:
    done = run(checkout, "-m", "mypy", "--no-incremental", f"src/ringspiel/games/{ID}", f"tests/games/{ID}")
    assert done.returncode == 0, done.stdout


def test_the_new_game_can_be_played_and_its_outline_is_in_words(checkout: Path) -> None:
    command = ("-c", "from ringspiel.cli import main; main()", "play", ID, "--lang", "de", "--seed", "3")
    shown = run(checkout, *command, typed="1\n").stdout
    assert "Karten im Stapel: 14" in shown and "am Zug: Spieler 1" in shown
    assert "None" not in shown and "pile" not in shown


@pytest.mark.parametrize(("missing", "sentence"), [(f"docs/rules/{ID}.de.md", "(de)"), ("", "in order")])
def test_what_is_missing_is_named_in_a_sentence(checkout: Path, missing: str, sentence: str) -> None:
    """Only what has to be there: the tools that check the rest are run by `make game`."""
    shutil.copytree(HERE / "tools", checkout / "tools", dirs_exist_ok=True)
    if missing:
        (checkout / missing).rename(checkout / "kept")
    look = "import check_game; print('; '.join(check_game.missing('sixth')) or 'in order')"
    done = run(checkout, "-c", f"import sys; sys.path.insert(0, 'tools'); {look}")
    if missing:
        (checkout / "kept").rename(checkout / missing)
    assert sentence in done.stdout and (not missing or missing in done.stdout)


def test_what_a_new_game_still_lacks_is_said_although_its_rules_are_in_order(checkout: Path) -> None:
    shutil.copytree(HERE / "tools", checkout / "tools", dirs_exist_ok=True)
    look = "import check_game; print(*check_game.still_to_come('sixth'))"
    said = run(checkout, "-c", f"import sys; sys.path.insert(0, 'tools'); {look}").stdout
    for path in (f"src/ringspiel/agents/{ID}/kit.py", f"docs/studies/{ID}.md", f"src/ringspiel/rl/{ID}/__init__.py"):
        assert f"Still to come: {path}" in said


@pytest.mark.parametrize("id", ["abc", "abcdefghijklmnopqrst"])
def test_code_is_in_the_layout_of_the_house_whatever_the_name(tmp_path: Path, id: str) -> None:
    shutil.copy(HERE / "pyproject.toml", tmp_path)
    (tmp_path / "src/ringspiel/games").mkdir(parents=True)
    (tmp_path / "tests/games").mkdir(parents=True)
    for package in ("src/ringspiel", "src/ringspiel/games", "tests", "tests/games"):
        shutil.copy(HERE / package / "__init__.py", tmp_path / package)
    write(tmp_path, {"id": id, "name": id.capitalize(), "prefix": "XY"})
    for check in (("check",), ("format", "--check")):
        done = run(tmp_path, "-m", "ruff", *check, ".")
        assert done.returncode == 0, done.stdout


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (("Sixth",), "in small letters"),
        (("json",), "in small letters"),
        (("mordor",), "a game mordor already"),
        (("mordant", "--prefix", "RM"), "two capital letters that no other game has"),
    ],
)
def test_wrong_names_are_refused_and_nothing_is_written(arguments: tuple[str, ...], sentence: str) -> None:
    done = run(HERE, "-c", "from ringspiel.cli import main; main()", "new-game", *arguments, "--lang", "en")
    assert done.returncode == 2 and sentence in " ".join(done.stderr.split())
    assert not (HERE / "src/ringspiel/games/mordant").exists()


def test_a_game_without_words_for_its_view_is_shown_by_names_without_none() -> None:
    board = {"round_number": 2, "open": True, "rings": [], "active": 1, "players": [{"laid": None}, {"laid": [3, 4]}]}
    console = Console(width=80, record=True, file=StringIO())
    console.print(outline({"game": "mordor", "board": board}, ["Ada", "Bob"], "en"))
    shown = console.export_text()
    for words in ("Journey to Mordor", "round number: 2", "open: yes", "rings: –", "active: Bob", "Ada", "laid: 3, 4"):
        assert words in shown
    assert "None" not in shown
