"""Finished games: replay with scrubber, steps and links to a moment, views of the seats, download and upload."""

from __future__ import annotations

import json
import re
from pathlib import Path

from playwright.sync_api import Page, expect

from tests.browser.conftest import OpenPage
from tests.browser.player import answered, play_to_the_end, set_up, short_journey


def finished_journey(page: Page) -> int:
    """Plays a game to its end and opens its replay; the number of its answers."""
    short_journey(page, "Ada", "agent:easy")
    play_to_the_end(page)
    last = answered(page)
    page.get_by_role("link", name="Watch the game").click()
    page.get_by_role("slider").wait_for()
    return last


def test_replay_steps_jumps_plays_and_links_to_a_moment(page: Page, open_page: OpenPage) -> None:
    last = finished_journey(page)
    place = page.get_by_role("group", name="Playback").get_by_role("status")
    expect(place).to_have_text(f"0 of {last}")
    page.get_by_role("button", name="One step forward").click()
    page.get_by_role("button", name="One step forward").click()
    page.get_by_role("button", name="One step back").click()
    expect(place).to_have_text(f"1 of {last}")
    page.get_by_role("button", name="To the end").click()
    expect(place).to_have_text(f"{last} of {last}")
    expect(page.get_by_role("table", name="Ranking")).to_be_visible()

    page.get_by_role("slider").fill("2")
    expect(page).to_have_url(re.compile(r"\?at=2$"))
    happened = page.locator(".happened").inner_text()
    other = open_page()
    other.goto(page.url)
    expect(other.locator(".happened")).to_have_text(happened)

    page.get_by_label("Speed").select_option("0.5")
    page.get_by_role("button", name="Play", exact=True).click()
    page.get_by_role("button", name="Pause").click()
    page.get_by_role("slider").fill(str(last - 3))
    page.get_by_label("Speed").select_option("4")
    page.get_by_role("button", name="Play", exact=True).click()
    expect(place).to_have_text(f"{last} of {last}")


def test_record_is_downloaded_and_uploaded_again(page: Page, tmp_path: Path) -> None:
    last = finished_journey(page)
    with page.expect_download() as download:
        page.get_by_role("button", name="Download").click()
    file = tmp_path / "game.json"
    download.value.save_as(file)
    assert json.loads(file.read_text())["game"] == "mordor"

    page.get_by_role("link", name="Ringspiel").click()
    page.get_by_label("Choose a file").set_input_files(file)
    expect(page.get_by_role("group", name="Playback").get_by_role("status")).to_have_text(f"0 of {last}")


def test_file_that_is_no_record_is_refused_with_a_sentence(page: Page, tmp_path: Path) -> None:
    file = tmp_path / "letter.json"
    file.write_text("Dear Frodo")
    page.get_by_label("Choose a file").set_input_files(file)
    expect(page.get_by_role("alert")).to_contain_text("This file is not a recorded game. Choose a file")


def test_each_seat_has_its_own_view_in_the_replay(page: Page) -> None:
    set_up(page, "The Secret", "Ada", "agent:easy")
    play_to_the_end(page)
    page.get_by_role("link", name="Watch the game").click()
    board = page.get_by_role("region", name="State of the game")
    expect(board).not_to_contain_text("9100")
    page.get_by_role("combobox", name="View").select_option(label="Ada")
    expect(board).to_contain_text("9100")
    expect(page).to_have_url(re.compile(r"seat=0"))
