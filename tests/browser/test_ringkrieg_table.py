"""The table of Der Ringkrieg: nothing happens that was not meant, and everything that matters is in view.

Every test begins in a moment of `ringkrieg_moments`; all share a server.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import OpenPage, server_with
from tests.browser.player import answered, box_of, choose_language, fits, goes_on_from, set_up, settled
from tests.browser.ringkrieg_moments import MOMENT
from tests.browser.test_ringkrieg import containing, is_asked, pick, region

SIZES = ((1280, 800), (1366, 768), (1440, 900), (1920, 1080), (390, 844))
Sit = Callable[..., Page]


@pytest.fixture(scope="module")
def named(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """The file that names the moment in which the next table begins."""
    file = tmp_path_factory.mktemp("moments") / "moment"
    file.write_text("acts")
    os.environ[MOMENT] = str(file)
    yield file
    del os.environ[MOMENT]


@pytest.fixture(scope="module")
def address(named: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with server_with("tests.browser.ringkrieg_moments", tmp_path_factory.mktemp("ringkrieg-table")) as server:
        yield f"{server.address}/"


@pytest.fixture
def sit(named: Path, open_page: OpenPage) -> Sit:
    """Sits down in a moment, at the first seat or as the Shadow, against a computer."""

    def sit_down(moment: str, shadow: bool = False) -> Page:
        named.write_text(moment)
        page = open_page()
        page.clock.install(time=0)
        set_up(page, "The War of the Ring", *(("agent:easy", "Ada") if shadow else ("Ada", "agent:easy")))
        expect(page.locator(".ringkrieg [data-region]")).to_have_count(105)
        is_asked(page)
        return page

    return sit_down


def order(page: Page, army: str, what: str) -> None:
    """An own army, and what a die lets it do."""
    is_asked(page)
    region(page, army).click()
    before = answered(page)
    page.locator(f"[data-order='{what}']").click()
    goes_on_from(page, before)
    is_asked(page)


def refusal(page: Page) -> Locator:
    return page.locator(".ringkrieg .refusal")


# --- nothing happens that was not meant ------------------------------------------------------------------------------


def test_a_click_sends_no_other_army_than_the_one_that_is_picked(sit: Sit) -> None:
    """Mountains lie between Rivendell and the Old Ford; Carrock lies beside it."""
    page = sit("acts")
    order(page, "rivendell", "army move-army")
    before = answered(page)
    region(page, "old-ford").click()
    expect(refusal(page).get_by_role("button", name=containing("Show rule RK-V17"))).to_be_visible()
    expect(region(page, "rivendell")).to_have_attribute("aria-pressed", "true")
    expect(region(page, "carrock")).to_have_attribute("aria-label", containing("Northern Regular"))
    assert answered(page) == before
    region(page, "carrock").click()
    expect(region(page, "carrock")).to_have_attribute("aria-pressed", "true")
    region(page, "old-ford").click()
    goes_on_from(page, before)
    expect(region(page, "old-ford")).to_have_attribute("aria-label", containing("Northern Regular"))


def test_looking_is_free_and_nothing_jumps(sit: Sit) -> None:
    page = sit("acts")
    trays = box_of(page.locator(".ringkrieg .trays"))
    offers = box_of(page.locator(".ringkrieg .choices"))
    region(page, "osgiliath").click()
    expect(page.locator(".ringkrieg .region.shown")).to_be_visible()
    expect(refusal(page)).to_have_text("")
    page.locator(".ringkrieg [data-tab='forces']").click()
    page.locator(".ringkrieg .kind").first.click()
    expect(page.get_by_role("dialog")).to_contain_text("On the map")
    page.keyboard.press("Escape")
    page.locator("[data-why]").click()
    expect(refusal(page)).not_to_have_text("")
    assert box_of(page.locator(".ringkrieg .trays")) == trays
    assert box_of(page.locator(".ringkrieg .choices"))["y"] == offers["y"]


def test_with_a_single_attack_the_click_on_its_target_attacks(sit: Sit) -> None:
    page = sit("one_attack")
    order(page, "minas-tirith", "army attack")
    expect(refusal(page)).to_have_text("")
    expect(page.locator(".ringkrieg [data-prospect='osgiliath']")).to_contain_text("%")
    region(page, "osgiliath").click()
    expect(page.locator(".ringkrieg .scene.battle")).to_be_visible()


def test_dice_that_do_the_same_are_named(sit: Sit) -> None:
    page = sit("acts")
    region(page, "minas-tirith").click()
    expect(page.locator("[data-order='army attack']")).to_contain_text("with Army")


def test_a_combat_card_is_played_by_a_click_on_it(sit: Sit) -> None:
    page = sit("battle")
    page.locator(".ringkrieg .hand [data-target='card:fp-str-13']").click()
    expect(page.locator(".ringkrieg .hand [data-target='card:fp-str-13']")).to_have_count(0)


def test_undo_reaches_back_before_a_card_and_its_first_choice(sit: Sit) -> None:
    """Guards of the Citadel ask for a unit."""
    page = sit("acts")
    card = page.locator(".ringkrieg .hand [data-target='card:fp-str-14']")
    card.click()
    page.locator("[data-order='event play-card']").click()
    expect(page.locator(".ringkrieg [data-target='figure:gondor-elite']")).to_be_visible()
    expect(card).to_have_count(0)
    while not card.is_visible():
        before = answered(page)
        page.get_by_role("button", name="Undo", exact=True).click()
        goes_on_from(page, before)
    is_asked(page)


@pytest.mark.parametrize("moment", ["one_hit", "three_hits"])
def test_losses_are_chosen_with_one_picker_and_never_sent_by_themselves(sit: Sit, moment: str) -> None:
    page = sit(moment)
    before = answered(page)
    elite = page.locator("[data-more='figure:gondor-elite']")
    expect(page.locator(".gather output").first).to_contain_text("/3")
    expect(page.locator(".gather")).to_contain_text("Gondor Elite becomes a Regular")
    elite.click()
    expect(elite).to_be_disabled()
    assert answered(page) == before
    page.locator("[data-give]").click()
    goes_on_from(page, before)
    expect(region(page, "minas-tirith")).not_to_have_attribute("aria-label", containing("Gondor Elite"))


def test_companions_are_ticked(sit: Sit) -> None:
    page = sit("acts")
    pick(page, "die:character")
    pick(page, "use:separate")
    page.locator(".ringkrieg .person[data-more='figure:legolas']").click()
    expect(page.locator(".ringkrieg .person[data-less='figure:legolas']")).to_have_attribute("aria-pressed", "true")


def test_a_refusal_names_the_mountains_and_they_are_drawn(sit: Sit) -> None:
    page = sit("acts")
    order(page, "rivendell", "army move-army")
    region(page, "mount-gundabad").click()
    expect(refusal(page)).to_contain_text("Mountains")
    expect(refusal(page).get_by_role("button", name=containing("Show rule RK-V17"))).to_be_visible()
    expect(page.locator(".ringkrieg .barred")).to_have_count(1)


# --- everything that matters is in view ------------------------------------------------------------------------------

CUT = """() => {
    const wanted = ".prompt, .actions, .tray, [data-give], .choices [data-target], .orders button, [data-more]";
    const whole = [...document.querySelectorAll(wanted)].filter((one) =>
        one.closest(".ringkrieg .command") && !one.closest("details.list, .hand") && one.checkVisibility());
    const seen = (one) => {
        let box = one.getBoundingClientRect();
        let [left, top, right, bottom] = [Math.max(0, box.left), Math.max(0, box.top),
            Math.min(innerWidth, box.right), Math.min(innerHeight, box.bottom)];
        for (let over = one.parentElement; over; over = over.parentElement) {
            if (getComputedStyle(over).overflowY === "visible") continue;
            const edge = over.getBoundingClientRect();
            [left, top] = [Math.max(left, edge.left), Math.max(top, edge.top)];
            [right, bottom] = [Math.min(right, edge.right), Math.min(bottom, edge.bottom)];
        }
        return right - left >= box.width - 1.5 && bottom - top >= box.height - 1.5;
    };
    return [whole.length, whole.filter((one) => !seen(one)).map((one) => one.innerText || one.className)];
}"""
"""How many parts of the command panel there are, and which of them are not wholly seen."""
SMALL = """() => [...document.querySelectorAll(".ringkrieg .command :is(button, summary):not(.rule)")]
    .filter((one) => one.checkVisibility() && Math.min(one.offsetWidth, one.offsetHeight) < 44)
    .map((one) => `${one.innerText || one.ariaLabel} ${one.offsetWidth} × ${one.offsetHeight}`)"""
"""What in the command panel is too small for a finger."""

QUESTIONS: dict[str, tuple[str, bool, tuple[str, ...]]] = {
    "a die": ("acts", False, ()),
    "to pass": ("may_pass", False, ()),
    "what a die does": ("acts", False, ("[data-target='die:army-muster']",)),
    "orders for an army": ("acts", False, ("[data-region='minas-tirith']",)),
    "where an army goes": ("acts", False, ("[data-region='minas-tirith']", "[data-order='army move-army']", "summary")),
    "who goes along": ("acts", False, ("[data-target='die:character']", "[data-target='use:separate']")),
    "nations": ("acts", False, ("[data-target='die:muster']", "[data-target='use:diplomacy']")),
    "recruits": ("acts", False, ("[data-target='die:muster']", "[data-target='use:recruit']")),
    "losses": ("three_hits", False, ()),
    "a combat card": ("battle", False, ()),
    "the Hunt": ("hunt", True, ()),
    "in Mordor": ("mordor", False, ("[data-target='die:character']",)),
    "what a die of the Shadow does": ("shadow_acts", True, ("[data-target='die:army-muster']",)),
}


@pytest.mark.parametrize("question", QUESTIONS)
def test_question_dice_choices_and_confirm_are_never_cut(sit: Sit, question: str) -> None:
    moment, shadow, clicks = QUESTIONS[question]
    page = sit(moment, shadow)
    for selector in clicks:
        is_asked(page)
        page.locator(f".ringkrieg {selector}").first.click()
    is_asked(page)
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_function("() => document.querySelector('.ringkrieg .frame').clientWidth === innerWidth")
        expect(page.locator("[data-drawer='hand']")).to_be_visible(visible=width < 900)
        settled(page)
        parts, cut = page.evaluate(CUT)
        assert parts >= 4 and cut == [], f"{width} × {height}"
    assert page.evaluate(SMALL) == [], "on a phone, which is the last size"
    fits(page, 390)


def test_elites_are_counted_beside_regulars(sit: Sit) -> None:
    page = sit("acts")
    page.set_viewport_size({"width": 1280, "height": 800})
    expect(page.locator(".ringkrieg .counts [data-elites='2']")).to_have_count(1)
    expect(page.locator(".ringkrieg .counts [data-elites='1']")).to_have_count(3)


COLLIDING = """() => {
    const names = [...document.querySelectorAll(".ringkrieg [data-line]")].map((one) => {
        const { x, y, width, height } = one.getBoundingClientRect();
        return { line: one.dataset.line, x: x + width * 0.1, y: y + height * 0.25, right: x + width * 0.9,
            bottom: y + height * 0.75 };
    });
    return names.flatMap((one, n) => names.slice(n + 1)
        .filter((other) => one.x < other.right && other.x < one.right && one.y < other.bottom && other.y < one.bottom)
        .map((other) => `${one.line} / ${other.line}`));
}"""
"""Names on the map that lie over each other, but for what surrounds their letters."""


@pytest.mark.parametrize("language", ["English", "Deutsch"])
def test_names_never_collide_and_all_are_there_where_there_is_room(sit: Sit, language: str) -> None:
    page = sit("acts")
    choose_language(page, language)
    page.set_viewport_size({"width": 1920, "height": 1080})
    settled(page)
    assert page.locator(".ringkrieg [data-named]").count() == 105
    for width, height in SIZES[:-1]:
        page.set_viewport_size({"width": width, "height": height})
        page.locator(".ringkrieg .frame[role=group]").press("0")
        settled(page)
        assert page.evaluate(COLLIDING) == [], f"{width} × {height}"


def test_an_open_log_leaves_no_room_empty_and_shows_what_it_points_at(sit: Sit) -> None:
    """At 1280 × 800 the map between two docks is as high as before."""
    page = sit("acts")
    page.set_viewport_size({"width": 1280, "height": 800})
    settled(page)
    north, south = box_of(region(page, "mount-gundabad")), box_of(region(page, "umbar"))
    pick(page, "die:muster")
    pick(page, "use:diplomacy")
    pick(page, "nation:dwarves")
    is_asked(page)
    page.get_by_role("button", name="Open: What happened").click()
    settled(page)
    assert abs(box_of(region(page, "mount-gundabad"))["y"] - north["y"]) < 12
    assert abs(box_of(region(page, "umbar"))["y"] - south["y"]) < 12
    page.locator(".ringkrieg .log .line").first.hover()
    settled(page)
    log, shown = box_of(page.locator(".ringkrieg .log")), box_of(region(page, "erebor"))
    assert shown["x"] > 330 and shown["x"] + shown["width"] < log["x"]


MARKED = """() => [...document.querySelectorAll(".ringkrieg [data-mark], .ringkrieg [data-swords]")].flatMap((mark) => {
    const one = mark.getBoundingClientRect();
    return [...document.querySelectorAll(".ringkrieg .counts .plate, .ringkrieg .counts .few")]
        .map((number) => number.getBoundingClientRect())
        .filter((box) => one.left < box.right && box.left < one.right && one.top < box.bottom && box.top < one.bottom)
        .map(() => mark.dataset.mark ?? mark.dataset.swords);
})"""
"""Regions whose mark covers the number of an army."""


@pytest.mark.parametrize("width", [1280, 1920, 390])
def test_marks_cover_no_army(sit: Sit, width: int) -> None:
    """Swords where a battle is fought, and the badge of a nation that moves towards war."""
    page = sit("battle")
    page.set_viewport_size({"width": width, "height": 800})
    expect(page.locator(".ringkrieg [data-swords='osgiliath']")).to_have_count(1)
    settled(page)
    assert page.evaluate(MARKED) == []


def test_the_badge_of_a_nation_covers_no_army(sit: Sit) -> None:
    page = sit("acts")
    pick(page, "die:muster")
    pick(page, "use:diplomacy")
    before = answered(page)
    pick(page, "nation:elves")
    goes_on_from(page, before)
    expect(page.locator(".ringkrieg [data-mark='rivendell']")).not_to_have_count(0)
    settled(page)
    assert page.evaluate(MARKED) == []


def test_a_full_hand_is_wholly_on_the_table(sit: Sit) -> None:
    page = sit("acts")
    for width in (1280, 1440, 1920):
        page.set_viewport_size({"width": width, "height": 800})
        settled(page)
        dock, cards = box_of(page.locator("[data-dock='left']")), page.locator(".ringkrieg .hand .title")
        assert cards.count() == 6
        for number in range(6):
            title = box_of(cards.nth(number))
            assert title["x"] > dock["x"] + dock["width"] and title["x"] + title["width"] <= width
            if number < 5:
                assert title["x"] + title["width"] <= box_of(cards.nth(number + 1))["x"]


def test_the_ring_stands_on_the_mordor_track(sit: Sit) -> None:
    page = sit("mordor")
    track = page.locator(".ringkrieg [data-mordor='3']")
    expect(track).to_contain_text("Corruption 7/12")
    expect(track).to_contain_text("Mount Doom")
    expect(track.locator(".ring")).to_have_count(2)
    page.set_viewport_size({"width": 390, "height": 844})
    settled(page)
    sums = page.locator(".ringkrieg [data-sums]")
    buttons = page.get_by_role("button", name="Zoom in")
    expect(sums).to_be_in_viewport(ratio=1)
    assert box_of(sums)["x"] + box_of(sums)["width"] <= box_of(buttons)["x"], "no button covers the sums"


def test_the_track_that_a_question_is_about_comes_into_view(sit: Sit) -> None:
    page = sit("acts")
    expect(page.locator(".ringkrieg [data-tab='fellowship']")).to_have_attribute("aria-selected", "true")
    pick(page, "die:muster")
    pick(page, "use:diplomacy")
    expect(page.locator(".ringkrieg [data-tab='politics']")).to_have_attribute("aria-selected", "true")
    expect(page.locator(".ringkrieg [role=tabpanel] .counter").first).to_be_in_viewport()


def test_a_battle_says_its_odds_and_is_one_sheet_on_a_phone(sit: Sit) -> None:
    page = sit("battle")
    odds = page.locator(".ringkrieg [data-odds='free']")
    expect(odds).to_contain_text("5 dice, each hits on 6 (17%)")
    expect(odds).to_contain_text("average hits: ")
    expect(page.locator(".ringkrieg .scene [data-chance]")).to_contain_text("Chance of the attackers: ")
    page.set_viewport_size({"width": 390, "height": 844})
    scene = page.locator(".ringkrieg .bottom .scene.battle")
    expect(scene).to_be_visible()
    assert box_of(scene.locator("h2"))["height"] < 30, "the title is one line"
    pick(page, "button:no-card")
    expect(scene.locator(".roll").first).to_be_visible()
    expect(scene.locator(".roll .needed").first).to_have_text("≥ 6")
    expect(scene.locator(".roll .needed").first).to_be_in_viewport(ratio=1)
    is_asked(page)
    settled(page)
    assert page.evaluate(CUT)[1] == []
    fits(page, 390)
    sheet, prompt = box_of(scene), box_of(page.locator("#prompt"))
    assert sheet["y"] > 0 and sheet["y"] + sheet["height"] <= prompt["y"]


def test_the_log_ends_with_the_newest_and_shows_rules_on_demand(sit: Sit) -> None:
    page = sit("acts")
    pick(page, "die:muster")
    pick(page, "use:diplomacy")
    pick(page, "nation:north")
    page.get_by_role("button", name="Open: What happened").click()
    log = page.locator(".ringkrieg .log")
    expect(log.locator("li p").first).to_contain_text("diplomacy")
    expect(log.locator("li p").last).not_to_contain_text("diplomacy")
    log.get_by_label("Rules").check()
    expect(log.get_by_role("button", name=containing("Show rule RK-")).first).to_be_in_viewport()


# --- a story worth telling -------------------------------------------------------------------------------------------

CEREMONIES: dict[str, tuple[str, str]] = {
    "king": ("crown", "Aragorn has come"),
    "minion": ("wings", "Saruman arrives"),
    "companion_lost": ("grave", "Boromir is lost"),
    "stronghold_taken": ("tower", "Helm’s Deep has fallen"),
    "revealed": ("found", "The Fellowship is revealed"),
    "into_mordor": ("gate", "The Fellowship enters Mordor"),
    "last_battle": ("swords", "The Last Battle"),
    "ring_destroyed": ("ring", "The Ring is destroyed"),
    "corrupted": ("eye", "The Ring-bearers are corrupted"),
    "conquered": ("dominion", "The Shadow has conquered Middle-earth"),
    "won_by_arms": ("dawn", "Sauron is banished"),
}
"""The picture of each great turn of a war, and what is said below it."""


def stands_still(page: Page) -> None:
    """From now on the page's time stands still, but for `run_for`: no moment passes before it has been seen."""
    page.clock.pause_at(3_600_000)


def comes_about(page: Page, moment: str) -> Locator:
    """Gives the answer that brings the moment, and gives its picture."""
    stands_still(page)
    # The only card that can be played is given as time jumps.
    if moment != "last_battle":
        page.locator(".ringkrieg [data-target='button:done']").click()
    return page.locator(".ringkrieg [data-ceremony]")


@pytest.mark.parametrize(("moment", "place"), [("stronghold_taken", "helms-deep"), ("king", "pelargir")])
def test_the_picture_of_a_moment_does_not_cover_where_it_happens(sit: Sit, moment: str, place: str) -> None:
    page = sit(moment)
    ceremony = comes_about(page, moment)
    expect(ceremony).to_be_visible()
    picture, land = ceremony.bounding_box(), region(page, place).bounding_box()
    assert picture and land
    assert picture["y"] + picture["height"] <= land["y"] or land["y"] + land["height"] <= picture["y"]


@pytest.mark.parametrize("moment", CEREMONIES)
def test_the_great_turns_of_a_war_have_their_moment(sit: Sit, moment: str) -> None:
    page = sit(moment)
    picture, words = CEREMONIES[moment]
    ceremony = comes_about(page, moment)
    expect(ceremony).to_have_attribute("data-ceremony", picture)
    expect(ceremony).to_have_text(words)
    expect(ceremony).to_be_in_viewport(ratio=1)
    page.clock.run_for(2_500)
    expect(ceremony).to_have_count(0)


def test_a_click_on_the_picture_skips_it_and_hits_nothing_below(sit: Sit) -> None:
    page = sit("minion")
    ceremony = comes_about(page, "minion")
    ceremony.click()
    expect(ceremony).to_have_count(0)
    expect(page.locator(".ringkrieg .region.shown")).to_have_count(0)
    expect(page.locator(".ringkrieg .orders")).to_have_count(0)


def test_a_key_skips_the_picture(sit: Sit) -> None:
    page = sit("minion")
    ceremony = comes_about(page, "minion")
    expect(ceremony).to_be_visible()
    page.keyboard.press("Escape")
    expect(ceremony).to_have_count(0)
