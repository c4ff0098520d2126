"""Pictures of a game, replays in frames, and what the server's games say."""

from __future__ import annotations

from io import BytesIO
from pathlib import Path

import pytest
from PIL import Image
from playwright.sync_api import Page, expect

from tests.browser.conftest import OpenPage
from tests.browser.player import play_to_the_end, short_journey
from tests.browser.test_accessibility import faultless


@pytest.fixture
def replay(page: Page) -> Page:
    """The replay of a short game that has just ended."""
    short_journey(page, "Ada", "agent:easy")
    play_to_the_end(page)
    page.get_by_role("link", name="Watch the game").click()
    page.get_by_role("slider").wait_for()
    return page


def made(page: Page, format: str) -> bytes:
    """What the dialog saves, by keyboard."""
    dialog = page.get_by_role("dialog", name="A picture of the game")
    dialog.get_by_label("Format").select_option(format)
    dialog.get_by_role("button", name="Draw it").press("Enter")
    link = dialog.get_by_role("link", name="Save")
    with page.expect_download() as download:
        link.press("Enter")
    assert download.value.suggested_filename.endswith(f".{format}")
    return Path(download.value.path()).read_bytes()


def test_a_moment_and_a_stretch_are_saved_as_the_board_draws_them(replay: Page) -> None:
    replay.get_by_role("slider").fill("3")
    replay.get_by_role("button", name="Save as a picture").press("Enter")
    expect(replay.get_by_role("dialog", name="A picture of the game")).to_be_visible()
    faultless(replay)
    picture = Image.open(BytesIO(made(replay, "png"))).convert("RGB")
    assert picture.width == 1800 and len(picture.getcolors(1 << 24) or []) > 1000, "the board is drawn, in its colours"
    drawing = made(replay, "svg").decode()
    assert drawing.startswith("<svg ") and "Ada" in drawing and "3 of" in drawing and "http://127" not in drawing
    dialog = replay.get_by_role("dialog")
    dialog.get_by_label("Format").select_option("webp")
    dialog.get_by_label("From moment").fill("5")
    dialog.get_by_label("To moment").fill("2")
    expect(dialog.get_by_role("alert")).to_contain_text("must come after")
    expect(dialog.get_by_role("button", name="Draw it")).to_be_disabled()
    dialog.get_by_label("From moment").fill("0")
    moving = Image.open(BytesIO(made(replay, "webp")))
    assert getattr(moving, "n_frames", 1) == 3


def test_statistics_of_ones_own_games_stand_on_a_phone(replay: Page, open_page: OpenPage, address: str) -> None:
    replay.set_viewport_size({"width": 390, "height": 844})
    replay.goto(f"{address}#/statistics/mordor")
    expect(replay.get_by_role("heading", name="Statistics: The Journey to Mordor")).to_be_visible()
    replay.get_by_label("Whose games").select_option("mine")
    expect(replay.get_by_role("heading", name="With 2 players")).to_be_visible()
    expect(replay.get_by_role("table", name="Who wins").get_by_role("row", name="Seat 1")).to_be_visible()
    assert replay.evaluate("document.documentElement.scrollWidth") <= 390
    faultless(replay)
    for kind, begins in (("JSON", '{\n  "game": "mordor"'), ("CSV", "game,seats,figure")):
        with replay.expect_download() as download:
            replay.get_by_role("button", name=kind).press("Enter")
        assert download.value.suggested_filename == f"mordor-mine.{kind.lower()}"
        assert Path(download.value.path()).read_text().startswith(begins)
    german = open_page("#/statistics/mordor", "de")
    expect(german.get_by_role("heading", name="Statistik: Die Reise nach Mordor")).to_be_visible()


def test_a_replay_in_a_frame_has_the_board_and_leads_nowhere_else(replay: Page, open_page: OpenPage) -> None:
    table = replay.url.partition("#/replay/")[2].partition("?")[0]
    framed = open_page(f"embed/{table}?at=3#/table/{table}")
    expect(framed.get_by_role("status")).to_contain_text("3 of")
    framed.get_by_role("button", name="One step forward").press("Enter")
    expect(framed.get_by_role("status")).to_contain_text("4 of")
    expect(framed.get_by_role("banner")).to_have_count(0)
    expect(framed.get_by_role("link")).to_have_attribute("target", "_blank")
    shared = open_page(f"t/{table}#/replay/{table}?at=2")
    expect(shared.get_by_role("group", name="Playback").get_by_role("status")).to_contain_text("2 of")
    assert "/t/" not in shared.url
