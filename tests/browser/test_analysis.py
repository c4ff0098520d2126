"""The analysis page: answers are tried, commented and kept; a file takes them elsewhere."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import OpenPage
from tests.browser.player import choices, play_to_the_end, short_journey
from tests.browser.test_accessibility import faultless


@pytest.mark.parametrize("width", [1280, 390])
def test_an_answer_is_tried_commented_kept_and_saved(open_page: OpenPage, width: int, tmp_path: Path) -> None:
    page: Page = open_page(width=width)
    short_journey(page, "Ada", "agent:easy")
    play_to_the_end(page)
    page.get_by_role("link", name="Analyse").first.click()
    expect(page.get_by_role("heading", name="is asked")).to_be_visible()
    choices(page).last.click()
    line = page.get_by_role("list", name="Moments and lines").get_by_text("Line 1", exact=True)
    expect(line).to_be_visible()
    page.get_by_label("Comment").fill("bolder")
    page.get_by_label("Symbol").select_option("!?")
    page.get_by_label("Name of the line").fill("The other way")
    page.get_by_label("Symbol").focus()
    expect(page.get_by_text("The other way").first).to_be_visible()
    faultless(page)
    with page.expect_download() as download:
        page.get_by_role("button", name="Save as a file").click()
    file = tmp_path / "analysis.json"
    download.value.save_as(file)

    page.reload()
    expect(page.get_by_text("The other way").first).to_be_visible()
    page.get_by_role("link", name="Ringspiel").click()
    page.get_by_label("Choose a file").set_input_files(file)
    expect(page.get_by_text("bolder")).to_be_visible()
    page.get_by_role("button", name="!?").click()
    page.get_by_role("button", name="Delete from here on").click()
    expect(page.get_by_text("The other way")).to_be_hidden()


def test_chance_is_chosen_in_words_and_answers_are_estimated(open_page: OpenPage) -> None:
    page: Page = open_page()
    short_journey(page, "Ada", "agent:easy")
    play_to_the_end(page)
    page.get_by_role("banner").get_by_role("combobox").select_option(label="Deutsch")
    page.get_by_role("link", name="Analysieren").first.click()
    tree = page.get_by_role("list", name="Stellen und Varianten")
    expect(tree.get_by_role("button").nth(1)).to_contain_text("herauslegen")
    tree.get_by_role("button").nth(1).click()
    page.get_by_text("Und wenn der Zufall").click()
    first = page.get_by_label("1. Würfel oder Ziehung")
    expect(first.locator("option").first).to_contain_text("würfelt")
    now = first.input_value()
    values = [option.get_attribute("value") for option in first.locator("option").all()]
    first.select_option(next(value for value in values if value != now))
    expect(page.get_by_text("Variante 1", exact=True).first).to_be_visible()
    page.get_by_label("Antworten einschätzen").check()
    expect(page.get_by_role("list", name="Geschätzte Gewinnaussichten").get_by_role("listitem").first).to_be_visible()
    faultless(page)


def test_two_browsers_draw_and_try_on_one_analysis(open_page: OpenPage) -> None:
    page: Page = open_page()
    short_journey(page, "Ada", "agent:easy")
    play_to_the_end(page)
    page.get_by_role("link", name="Analyse").first.click()
    page.get_by_role("button", name="Share by link").click()
    together = page.get_by_label("Link to work on it together").input_value()
    to_read = page.get_by_label("Link to read").input_value()

    other: Page = open_page(together.split("/", 3)[3], "de", 390)
    expect(other.get_by_role("heading", name="ist gefragt")).to_be_visible()
    other.get_by_role("button", name="Pfeil", exact=True).click()
    spot = other.locator('[data-spot="ring:0:1"]')
    spot.focus()
    spot.press("Enter")
    spot.press("ArrowRight")
    expect(other.locator('[data-spot="ring:0:2"]')).to_be_focused()
    other.locator('[data-spot="ring:0:2"]').press("Enter")
    arrow = other.get_by_role("list", name="Auf dem Plan").get_by_role("listitem")
    expect(arrow).to_contain_text("→")
    faultless(other)
    expect(page.get_by_role("list", name="On the board").get_by_role("listitem")).to_contain_text("→")
    expect(page.locator("path.arrow.green")).to_be_visible()

    choices(page).last.click()
    page.get_by_label("Name of the line").fill("Bolder")
    page.get_by_label("Comment").focus()
    expect(other.get_by_text("Bolder", exact=True).first).to_be_visible()

    reader: Page = open_page(to_read.split("/", 3)[3])
    expect(reader.get_by_text("Bolder", exact=True).first).to_be_visible()
    expect(reader.get_by_label("Comment")).to_be_hidden()
    expect(choices(reader)).to_have_count(0)
    reader.get_by_role("button", name="Copy it and try").click()
    expect(choices(reader).first).to_be_visible()
    expect(reader.get_by_text("Bolder", exact=True).first).to_be_visible()
    other.close()
    reader.close()
    page.get_by_role("button", name="Stop sharing").click()
    sure = page.get_by_role("dialog", name="Stop sharing?")
    faultless(page)
    sure.get_by_role("button", name="Stop sharing").click()
    expect(page.get_by_role("button", name="Share by link")).to_be_visible()
    expect(page.get_by_text("Bolder", exact=True).first).to_be_visible()


def test_a_position_of_the_editor_is_analysed_kept_and_comes_back_from_its_file(
    open_page: OpenPage, tmp_path: Path
) -> None:
    page: Page = open_page("#/edit/ringkrieg")
    page.get_by_role("link", name="Analyse").click()
    expect(page.get_by_role("heading", name="is asked")).to_be_visible()
    choices(page).last.click()
    page.get_by_label("Name of the analysis").fill("First steps")
    page.get_by_label("Comment").focus()
    with page.expect_download() as download:
        page.get_by_role("button", name="Save as a file").click()
    file = tmp_path / "analysis.json"
    download.value.save_as(file)
    page.get_by_role("link", name="My analyses").click()
    expect(page.get_by_role("link", name="First steps")).to_be_visible()
    page.get_by_role("button", name="Remove “First steps”").click()
    sure = page.get_by_role("dialog", name="Remove “First steps” from this browser?")
    sure.get_by_role("button", name="Never mind").click()
    expect(page.get_by_role("link", name="First steps")).to_be_visible()
    page.get_by_role("button", name="Remove “First steps”").click()
    sure.get_by_role("button", name="Remove").click()
    expect(page.get_by_text("There are none yet.")).to_be_visible()
    page.get_by_role("link", name="Ringspiel").click()
    page.get_by_label("Choose a file").set_input_files(file)
    expect(page.get_by_role("heading", name="First steps")).to_be_visible()
    expect(page.get_by_text("Line 1", exact=True).first).to_be_visible()
