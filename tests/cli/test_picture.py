"""`ringspiel picture`: what it draws itself, with a real browser, for every game."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from io import BytesIO
from pathlib import Path
from random import Random
from typing import Any
from xml.etree import ElementTree

import pytest
from PIL import Image
from tools.browser import browser_here

import ringspiel
from ringspiel.cli.browser import page_in
from ringspiel.cli.picture import saved, serving
from tests.nursery import run

WIDTH = 1200
Drawing = Callable[[str, str], bytes]

AT_THE_BEGINNING = {
    "gefaehrten": ("label", "Beutelsend, weißer Ort", 1),
    "mordor": ("label", "Platz . als (Frodo|Sam), Ort Beutelsend", 2),
    "ringkrieg": ("label", "Minas Tirith; .*Regulär .Gondor", 1),
    "gran": ("class", "helm", 6),
    "tuerme": ("class", "orc", 10),
}
"""What stands on the board at first: by its name for those who listen, or by what it is drawn as; and how often. Each
knight of Gran stands on the board and in its player's row."""


def finished(game: str) -> dict[str, Any]:
    """The record of a game that is soon over."""
    random, table = Random(1), ringspiel.new(game, ringspiel.game_of(game).seat_counts[0], seed=1)
    while table.outcome is None and (game in ("gran", "tuerme") or len(table.entries) < 20):
        table.answer(random.choice(table.answers()))
    if table.outcome is None:
        table.give_up(0, False)
    return table.record()


@pytest.fixture(scope="module")
def draw(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Drawing]:
    """The picture that the page makes of a game when its address asks for it."""
    folder, browser = tmp_path_factory.mktemp("pictures"), browser_here()
    assert browser is not None
    with serving(folder) as address, page_in(browser, "de", False, folder) as page:

        def drawn(game: str, wish: str) -> bytes:
            page.do("Page.navigate", url="about:blank")
            return saved(page, address, finished(game), wish, folder)

        yield drawn


@pytest.mark.parametrize("game", AT_THE_BEGINNING)
def test_a_moment_of_every_game_is_a_drawing_with_what_stands_on_its_board(draw: Drawing, game: str) -> None:
    content = draw(game, "?at=0&to=0&picture=svg").decode()
    root = ElementTree.fromstring(content)
    assert root.get("width") == str(WIDTH) and int(root.get("height", "0")) > WIDTH / 3
    assert "http://127" not in content and "<script" not in content
    words = " ".join(root.itertext())
    assert "Platz 1" in words or "Spieler 1" in words
    kind, what, count = AT_THE_BEGINNING[game]
    if kind == "label":
        found = [one for one in root.iter() if re.match(what, one.get("aria-label", ""))]
    else:
        found = [one for one in root.iter() if what in one.get("class", "").split()]
    assert len(found) == count


def test_a_stretch_is_a_moving_picture(draw: Drawing) -> None:
    moving = Image.open(BytesIO(draw("mordor", "?at=0&to=2&picture=webp&seconds=0.5")))
    assert moving.format == "WEBP" and getattr(moving, "n_frames", 1) == 3
    durations = []
    for frame in range(3):
        moving.seek(frame)
        assert len(moving.convert("RGB").getcolors(1 << 24) or []) > 1000
        durations.append(moving.info["duration"])
    assert durations == [500, 500, 1500]


def test_the_command_writes_a_picture_in_the_dark(tmp_path: Path) -> None:
    record, file = tmp_path / "record.json", tmp_path / "moment.png"
    record.write_text(json.dumps(finished("mordor")))
    done = run("tests.cli.launch", "picture", str(record), "--at", "3", "--out", str(file), "--dark")
    assert done.returncode == 0, done.stderr
    picture = Image.open(file).convert("RGB")
    assert picture.width == 1.5 * WIDTH and len(picture.getcolors(1 << 24) or []) > 1000
    red, green, blue = picture.getpixel((2, 2))  # type: ignore[misc]
    assert max(red, green, blue) < 80
