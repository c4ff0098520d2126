"""The position editor: the board is changed by mouse, finger and keyboard, and says where a rule is broken."""

from __future__ import annotations

import base64
import json
import re
import zlib
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import OpenPage
from tests.browser.player import wait_until
from tests.browser.test_accessibility import faultless

GOOD = "The position can be played."


def spot(page: Page, name: str) -> Locator:
    return page.locator(f'[data-spot="{name}"]')


def test_sheets_and_dice_are_changed_by_pointing_at_them(open_page: OpenPage) -> None:
    page: Page = open_page("#/edit/mordor")
    expect(page.get_by_text(GOOD)).to_be_visible()
    spot(page, "square:0:1").click()
    expect(spot(page, "square:0:1")).to_have_accessible_name("Nazgûl field 2, Player 1: halved")
    spot(page, "ring:0:3").click()
    expect(spot(page, "ring:0:3")).to_have_accessible_name("Ring-bearer, Player 1: Lothlórien")
    page.get_by_role("button", name="Undo").click()
    page.get_by_role("button", name="Undo").click()
    expect(spot(page, "square:0:1")).to_have_accessible_name("Nazgûl field 2, Player 1: open")
    page.get_by_role("button", name="Redo").click()
    expect(spot(page, "square:0:1")).to_have_accessible_name("Nazgûl field 2, Player 1: halved")
    faultless(page)


def test_what_breaks_a_rule_is_marked_on_the_board_and_in_its_field(open_page: OpenPage) -> None:
    page: Page = open_page("#/edit/gran", "de", 390, True)
    expect(page.get_by_text("Die Stellung ist spielbar.")).to_be_visible()
    page.get_by_role("button", name="Ritter (gelb), Spieler 1", exact=True).first.click()
    spot(page, "point:W11").click()
    expect(spot(page, "point:W11")).to_have_accessible_name("W11 (weiß): Ritter (gelb), Spieler 1")
    page.get_by_role("button", name="Ritter (blau), Spieler 2", exact=True).first.click()
    spot(page, "point:W11").click()
    expect(page.get_by_role("status").first).to_contain_text("Auf einem Punkt stehen keine zwei Ritter.")
    expect(page.locator('[data-spot="point:W11"].broken')).to_be_visible()
    expect(page.get_by_role("link", name="Diese Stellung spielen")).to_be_hidden()
    faultless(page)
    spot(page, "point:W11").press("Delete")
    expect(page.get_by_text("Die Stellung ist spielbar.")).to_be_visible()


def test_the_board_is_used_with_the_keyboard(open_page: OpenPage) -> None:
    page: Page = open_page("#/edit/gran")
    expect(page.get_by_text(GOOD)).to_be_visible()
    page.get_by_role("button", name="Obstacle stones", exact=True).press("Enter")
    spot(page, "point:W00").focus()
    page.keyboard.press("ArrowRight")
    expect(spot(page, "point:W10")).to_be_focused()
    page.keyboard.press("Enter")
    expect(spot(page, "point:W10")).to_have_accessible_name("W10 (white): Obstacle stones")
    page.keyboard.press("Delete")
    expect(spot(page, "point:W10")).to_have_accessible_name("W10 (white)")


BOARDS = [
    # game, what is taken in hand, where it goes and where it is moved, and how it is called there
    ("gran", "Hindernissteine", "point:W10", "point:W20", "Hindernissteine"),
    ("tuerme", "Ork", "field:h4", "field:i5", "Ork"),
    ("ringkrieg", "Regulär (Gondor)", "region:moria", "", "Regulär (Gondor)"),
]


@pytest.mark.parametrize(("game", "tool", "there", "elsewhere", "said"), BOARDS)
def test_pieces_are_put_moved_and_removed_by_finger_on_a_phone(
    open_page: OpenPage, game: str, tool: str, there: str, elsewhere: str, said: str
) -> None:
    page: Page = open_page(f"#/edit/{game}", "de", 390, True, True)
    expect(page.get_by_text("Die Stellung ist spielbar.")).to_be_visible()
    tools = page.get_by_role("group", name="Was du setzt")
    if game == "ringkrieg":
        tools.get_by_label("Setzen").select_option(label=tool)
    else:
        tools.get_by_role("button", name=tool, exact=True).tap()
    named = re.compile(re.escape(said))
    spot(page, there).tap()
    expect(spot(page, there)).to_have_accessible_name(named)
    tools.get_by_role("button", name="Ansehen").tap()
    spot(page, there).tap()
    here = page.get_by_role("region", name=re.compile(re.escape(place_of(there)), re.IGNORECASE))
    expect(here).to_be_in_viewport()
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    if elsewhere:
        here.get_by_role("button", name="Versetzen").first.tap()
        spot(page, elsewhere).tap()
        expect(spot(page, elsewhere)).to_have_accessible_name(named)
        there = elsewhere
    tools.get_by_role("button", name="Wegnehmen").tap()
    spot(page, there).tap()
    expect(spot(page, there)).not_to_have_accessible_name(named)


def place_of(there: str) -> str:
    """How a place begins that has this name on the board."""
    return there.partition(":")[2]


def placed_in(address: str) -> list[int]:
    """Where figures stand in the position that an address names; it follows the board a moment later."""
    letters = address.partition("position=")[2]
    if not letters:
        return []
    packed = base64.urlsafe_b64decode(letters + "=" * (-len(letters) % 4))
    figures: list[int] = json.loads(zlib.decompress(packed, -15))["state"]["figures"]
    return [field for field in figures if field >= 0]


def test_a_figure_is_dragged_and_the_address_keeps_the_position(open_page: OpenPage) -> None:
    page: Page = open_page("#/edit/tuerme")
    expect(spot(page, "field:h4")).to_be_visible()
    page.get_by_role("button", name="Figure (Green), Player", exact=False).first.click()
    spot(page, "field:h4").click()
    expect(page.locator('[data-spot="field:h4"][aria-label*="Green"]')).to_be_visible()
    before = wait_until(page, lambda: placed_in(page.url))
    page.get_by_role("button", name="Look", exact=True).click()
    spot(page, "field:h4").drag_to(spot(page, "field:i5"))
    expect(page.locator('[data-spot="field:i5"][aria-label*="Green"]')).to_be_visible()
    wait_until(page, lambda: placed_in(page.url) != before)
    page.reload()
    expect(page.locator('[data-spot="field:i5"][aria-label*="Green"]')).to_be_visible()


def test_an_army_is_put_on_the_map_and_counted(open_page: OpenPage) -> None:
    page: Page = open_page("#/edit/ringkrieg", width=1440)
    expect(page.get_by_text(GOOD)).to_be_visible()
    page.get_by_label("What is decided").select_option(label="Hunt allocation; then the dice are rolled")
    page.get_by_role("group", name="What you put").get_by_label("Put").select_option(label="Gondor Regular")
    spot(page, "region:minas-tirith").press("Enter")
    army = page.get_by_role("group", name="Minas Tirith", exact=True)
    expect(army.get_by_label("Minas Tirith, Gondor Regular")).to_have_value("4")
    for kind in ("Gondor Regular", "Gondor Elite"):
        army.get_by_label(f"Minas Tirith, {kind}").fill("0")
        army.get_by_label(f"Minas Tirith, {kind}").press("Enter")
        expect(army.get_by_label(f"Minas Tirith, {kind}")).to_be_hidden()
    expect(army).to_contain_text("No Leader is without an army.")
    expect(page.locator('[data-spot="region:minas-tirith"].broken')).to_have_count(1)
    army.get_by_label("Minas Tirith, Gondor Leader").fill("0")
    army.get_by_label("Minas Tirith, Gondor Leader").press("Enter")
    expect(page.get_by_text(GOOD)).to_be_visible()


@pytest.mark.parametrize(
    ("content", "said"),
    [
        ("not json", "This file is not a position."),
        ('{"state": 5}', "This file is not a position."),
    ],
)
def test_a_hostile_file_is_refused_with_a_sentence(
    open_page: OpenPage, tmp_path: Path, content: str, said: str
) -> None:
    page: Page = open_page("#/edit/mordor")
    expect(page.get_by_text(GOOD)).to_be_visible()
    file = tmp_path / "position.json"
    file.write_text(content)
    page.get_by_label("Open a file").set_input_files(file)
    expect(page.get_by_role("alert")).to_contain_text(said)
    expect(page.get_by_text(GOOD)).to_be_visible()


def test_a_position_goes_into_a_file_and_back_and_is_played(open_page: OpenPage, tmp_path: Path) -> None:
    page: Page = open_page("#/edit/gefaehrten")
    expect(page.get_by_text(GOOD)).to_be_visible()
    page.get_by_role("button", name="Empty board").click()
    expect(page.get_by_text(GOOD)).to_be_visible()
    with page.expect_download() as download:
        page.get_by_role("button", name="Save as a file").click()
    file = tmp_path / "position.json"
    download.value.save_as(file)
    assert json.loads(file.read_text())["game"] == "gefaehrten"
    page.get_by_text("New position: players and options").click()
    page.get_by_label("Players").select_option("3")
    page.get_by_role("button", name="New beginning").click()
    expect(page.get_by_role("button", name="Undo")).to_be_enabled()
    page.get_by_label("Open a file").set_input_files(file)
    expect(page.get_by_role("link", name="Play this position")).to_be_visible()
    page.get_by_role("link", name="Play this position").click()
    page.wait_for_url("**/#/new/gefaehrten**")
