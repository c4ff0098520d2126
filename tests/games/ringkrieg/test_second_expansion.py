"""A second expansion joins the game, and no chapter is touched: its folder, two lists, and what is printed."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from tests.games.ringkrieg.beornings.play import all_played

HERE = Path(__file__).parent
SOURCES = Path(__file__).parents[3] / "src/ringspiel"
GAME = Path("ringspiel/games/ringkrieg")
TITLES = """
ringkrieg-option-beornings = Beornings
ringkrieg-option-beornings-hint = Beornings
ringkrieg-figure-beorning = Beorning
ringkrieg-use-call-beornings = Call a Beorning
ringkrieg-acts-call-beornings = { $seat } calls a Beorning ({ $face }).
ringkrieg-card-fp-str-beorn = Beorn's Wrath
"""


def listed(page: Path, module: str, name: str, mark: str) -> None:
    """Add the expansion to a list, as its author would."""
    text = page.read_text()
    assert text.count(mark) == 1
    importing = "from typing import"
    text = text.replace(mark, mark.replace("THIRD_AGE,)", "THIRD_AGE, BEORNINGS)"))
    line = f"from ringspiel.games.ringkrieg.beornings.{module} import {name}\n"
    page.write_text(text.replace(importing, f"{line}{importing}", 1))


def printed(page: Path, pile: str, row: dict[str, Any]) -> None:
    data = json.loads(page.read_text())
    data[pile].append(row)
    page.write_text(json.dumps(data))


@pytest.fixture(scope="module")
def sources(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The package with the expansion in it."""
    root = tmp_path_factory.mktemp("second")
    shutil.copytree(SOURCES, root / "ringspiel", ignore=shutil.ignore_patterns("static", "__pycache__"))
    game = root / GAME
    shutil.copytree(HERE / "beornings", game / "beornings", ignore=shutil.ignore_patterns("__pycache__"))
    listed(game / "contents.py", "contents", "CONTENTS as BEORNINGS", "(THIRD_AGE,)")
    listed(game / "box.py", "rules", "BEORNINGS", "EXPANSIONS: Final = (THIRD_AGE,)")
    card = next(each for each in json.loads((game / "data/events.json").read_text())["cards"] if each["number"] == 5)
    printed(
        game / "data/events.json",
        "cards",
        {**card, "id": "fp-str-beorn", "deck": "fp-strategy", "set": "beornings", "type": "muster", "combat": None},
    )
    tile = {"id": "beorn", "kind": "beornings", "value": 0, "reveal": False, "stop": False}
    printed(game / "data/hunt-tiles.json", "tiles", tile)
    for language in ("de", "en"):
        with (game / f"texts/{language}.ftl").open("a") as texts:
            texts.write(TITLES)
    return root


def played_with(sources: Path, *options: str) -> list[dict[str, Any]]:
    done = subprocess.run(
        [sys.executable, sources / GAME / "beornings/play.py", *options],
        env={**os.environ, "PYTHONPATH": str(sources)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    found: list[dict[str, Any]] = json.loads(done.stdout)
    return found


@pytest.mark.parametrize("options", [("beornings",), ("expansion", "beornings")], ids=" ".join)
def test_games_are_played_with_it_alone_and_beside_the_other(sources: Path, options: tuple[str, ...]) -> None:
    assert all(game["called"] > 0 for game in played_with(sources, *options))


@pytest.mark.parametrize("options", [(), ("expansion",)], ids=str)
def test_tables_without_it_play_as_before(sources: Path, options: tuple[str, ...]) -> None:
    assert played_with(sources, *options) == json.loads(json.dumps(all_played(*options)))
