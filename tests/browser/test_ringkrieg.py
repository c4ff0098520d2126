"""Der Ringkrieg in the browser: the map fills the window, armies march and fight by clicks on it, nothing is hidden."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Locator, Page, expect

from ringspiel.languages import SHIPPED
from tests.browser.conftest import OpenPage, server_with
from tests.browser.player import (
    answered,
    at_rest,
    box_of,
    fits,
    goes_on_from,
    over,
    set_up,
    settled,
    wait_until,
)
from tests.browser.test_accessibility import faultless

LONG = 90_000
"""Milliseconds that opponents on a busy machine may take."""


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server of its own, whose tables begin in the middle of the war."""
    with server_with("tests.browser.ringkrieg_scenes", tmp_path_factory.mktemp("ringkrieg")) as server:
        yield f"{server.address}/"


def sit_down(page: Page) -> None:
    set_up(page, "The War of the Ring", "Ada", "agent:easy")
    expect(page.locator(".ringkrieg [data-region]")).to_have_count(105)
    is_asked(page)


def is_asked(page: Page) -> None:
    """A click on the board is only heard by who is asked and has no answer on its way."""
    expect(page.locator(".prompt.mine")).to_be_visible(timeout=LONG)
    at_rest(page)


def region(page: Page, id: str) -> Locator:
    return page.locator(f".ringkrieg [data-region='{id}']")


def pick(page: Page, target: str) -> None:
    """Clicks a die, a card, or one of the choices beside the map."""
    is_asked(page)
    page.locator(f".ringkrieg [data-target='{target}']").click()


def use(page: Page, die: str, what: str) -> None:
    """A die, and what it is for: the table goes on at once."""
    before = answered(page)
    pick(page, f"die:{die}")
    pick(page, f"use:{what}")
    goes_on_from(page, before)


def draw_a_card(page: Page) -> None:
    """With it one's own action is over, and the others act."""
    before = answered(page)
    pick(page, "die:event")
    pick(page, "use:draw-card")
    is_asked(page)
    page.locator("[data-target^='deck:']").first.click()
    goes_on_from(page, before)


def is_hunted(page: Page) -> None:
    """Ada and Bob play at one screen: Ada moves the Fellowship, and Bob is asked which dice of the Hunt roll again."""
    set_up(page, "The War of the Ring", "Ada", "Bob", hints=True)
    page.get_by_role("button", name="I am Ada").click()
    pick(page, "die:character")
    pick(page, "use:move-fellowship")
    page.get_by_role("button", name="I am Bob").click()


def march(page: Page, origin: str, to: str) -> None:
    """An army, and where it goes."""
    is_asked(page)
    before = answered(page)
    region(page, origin).press("Enter")
    region(page, to).press("Enter")
    goes_on_from(page, before)


def containing(words: str) -> re.Pattern[str]:
    return re.compile(re.escape(words))


def tab(page: Page, name: str) -> Locator:
    """Opens a part of what lies beside the map."""
    page.locator(f".ringkrieg [data-tab='{name}']").click()
    return page.locator(".ringkrieg [role=tabpanel]")


def log(page: Page) -> Locator:
    found = page.locator(".ringkrieg .log")
    if not found.is_visible():
        page.get_by_role("button", name="Open: What happened").click()
    return found


def said(page: Page, sentence: str) -> None:
    expect(log(page)).to_contain_text(sentence, timeout=LONG)


def test_the_map_tells_of_armies_sieges_captures_and_the_fellowship(page: Page) -> None:
    sit_down(page)
    expect(region(page, "minas-tirith")).to_have_attribute(
        "aria-label",
        "Minas Tirith; Gondor; Stronghold; held by Free Peoples; "
        "3 × Gondor Regular, Gondor Elite, Gondor Leader, Boromir",
    )
    expect(region(page, "helms-deep")).to_have_attribute("aria-label", containing("besieged inside: 2 × Rohan Regular"))
    expect(region(page, "edoras")).to_have_attribute("aria-label", containing("held by Shadow"))
    expect(region(page, "moria")).to_have_attribute("aria-label", containing("The Fellowship"))
    expect(tab(page, "fellowship")).to_contain_text("Corruption: 4 of 12")
    expect(tab(page, "fellowship")).to_contain_text("Steps since then: 2")
    expect(tab(page, "points")).to_contain_text("Shadow 1 of 10")
    expect(tab(page, "points")).to_contain_text("Minas Tirith (2 points")
    expect(tab(page, "hunt")).to_contain_text("Damage 1")
    expect(tab(page, "forces")).to_contain_text("Reinforcements")


@pytest.mark.parametrize("width", [1280, 1440, 1920])
def test_the_map_fills_the_window_and_the_page_does_not_scroll(open_page: OpenPage, width: int) -> None:
    page = open_page(width=width)
    sit_down(page)
    settled(page)
    sizes = "[document.documentElement.scrollHeight - innerHeight, document.documentElement.scrollWidth - innerWidth]"
    assert page.evaluate(sizes) == [0, 0]
    map_ = box_of(page.locator(".ringkrieg .frame"))
    assert map_["width"] == width and map_["height"] > 700
    for id in ("angmar", "far-harad", "forlindon", "east-rhun"):
        box = box_of(region(page, id))
        assert box["x"] >= 300 and box["x"] + box["width"] <= width + 1 and box["y"] + box["height"] <= 801


NAMES = """() => {
    const content = document.querySelector(".ringkrieg .content");
    const frame = document.querySelector(".ringkrieg .frame").getBoundingClientRect();
    const size = content.getScreenCTM().a;
    const names = [...content.querySelectorAll(":scope > text")].map((text) => ({
        name: text.textContent,
        letters: parseFloat(getComputedStyle(text).fontSize) * size,
        box: text.getBoundingClientRect(),
    }));
    const cut = names.filter(({ box }) =>
        box.left < frame.left || box.right > frame.right || box.top < frame.top || box.bottom > frame.bottom);
    const small = names.filter(({ letters }) => letters < 9.9);
    const covered = names.flatMap((one, n) => names.slice(n + 1).filter(({ box }) =>
        Math.min(one.box.right, box.right) - Math.max(one.box.left, box.left) > 3 &&
        Math.min(one.box.bottom, box.bottom) - Math.max(one.box.top, box.top) > one.letters * 0.75));
    return [cut, small, covered].map((those) => those.map(({ name }) => name));
}"""
"""Names that are cut off, too small to read, or written over each other; lines stand closer than their boxes."""


@pytest.mark.parametrize("language", SHIPPED)
def test_every_name_on_the_map_can_be_read_at_every_size(open_page: OpenPage, language: str) -> None:
    page = open_page(language=language)
    page.goto(page.url + "#/new/ringkrieg")
    page.locator("button.start").click()
    for width, height in ((1280, 800), (1440, 900), (1920, 1080), (2560, 1440)):
        page.set_viewport_size({"width": width, "height": height})
        page.locator(".ringkrieg .content > text").first.wait_for()
        page.wait_for_function("() => document.querySelector('.ringkrieg .frame').clientWidth === innerWidth")
        settled(page)
        assert page.evaluate(NAMES) == [[], [], []]


COVERED = """() => {
    const content = document.querySelector(".ringkrieg .content");
    const names = [...content.querySelectorAll(":scope > text")];
    const numbers = [...content.querySelectorAll(".plate + text, .few + text")];
    const over = (name, number) => name.compareDocumentPosition(number) & Node.DOCUMENT_POSITION_FOLLOWING;
    const hidden = names.filter((name) => numbers.some((number) => {
        const [one, other] = [name.getBoundingClientRect(), number.getBoundingClientRect()];
        return Math.min(one.right, other.right) - Math.max(one.left, other.left) > 3
            && Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 4;
    }));
    return [
        numbers.length,
        numbers.filter((number) => !names.every((name) => over(name, number))).length,
        hidden.map((name) => name.textContent),
    ];
}"""
"""How many numbers of figures stand on the map, how many of them a name could cover, for it is drawn later, and which
names are covered by numbers: boxes are higher than letters."""


@pytest.mark.parametrize("language", SHIPPED)
def test_no_name_covers_the_number_of_an_army_or_is_covered_by_it(open_page: OpenPage, language: str) -> None:
    """Erech has little room while Helm's Deep is besieged."""
    page = open_page(language=language)
    page.goto(page.url + "#/new/ringkrieg")
    page.locator("button.start").click()
    expect(page.locator(".ringkrieg .counts")).not_to_have_count(0)
    for width in (1280, 1440, 1920):
        page.set_viewport_size({"width": width, "height": 800})
        page.wait_for_function("() => document.querySelector('.ringkrieg .frame').clientWidth === innerWidth")
        settled(page)
        numbers, covering, covered = page.evaluate(COVERED)
        assert numbers >= 8 and covering == 0
        assert covered == []


def test_docks_fold_away_and_leave_the_map_more_room(page: Page) -> None:
    sit_down(page)
    before = box_of(region(page, "moria"))
    page.get_by_role("button", name="Fold away: Command").click()
    expect(page.locator(".ringkrieg .command")).to_have_count(0)
    assert box_of(region(page, "moria"))["x"] < before["x"]
    page.get_by_role("button", name="Open: Command").click()
    expect(page.locator("#prompt")).to_be_visible()


def test_own_cards_have_faces_and_the_others_only_a_number(page: Page) -> None:
    sit_down(page)
    hand = page.get_by_role("list", name="Your cards: 2")
    expect(hand).to_contain_text("Athelas")
    expect(hand).to_contain_text("Círdan’s Ships")
    expect(page.locator(".ringkrieg")).not_to_contain_text("Half-orcs and Goblin-men")


def test_a_click_on_a_region_tells_what_stands_there_and_where_it_leads(page: Page) -> None:
    sit_down(page)
    region(page, "osgiliath").click()
    card = page.locator(".ringkrieg .region")
    expect(card).to_contain_text("Osgiliath")
    expect(card).to_contain_text("3 × Sauron Regular, 2 × Nazgûl")
    expect(card).to_contain_text("Open borders:")
    expect(card).to_contain_text("Minas Tirith")


def test_characters_have_cards_where_their_names_stand(page: Page) -> None:
    sit_down(page)
    tab(page, "fellowship").locator("[data-character='gimli']").click()
    expect(page.get_by_role("dialog")).to_contain_text("Leadership")


def test_a_figure_that_cannot_be_picked_shows_its_card(page: Page) -> None:
    sit_down(page)
    use(page, "army-muster", "move-army")
    tab(page, "forces").get_by_role("button", name="Gondor Regular").first.click()
    expect(page.get_by_role("dialog")).to_contain_text("Minas Tirith 3")
    expect(page.locator(".ringkrieg .refusal")).to_have_text("")


def test_the_legend_is_one_click_away(page: Page) -> None:
    sit_down(page)
    page.get_by_role("button", name="Legend").click()
    expect(page.get_by_role("dialog")).to_contain_text("Mountains: nobody crosses here")
    faultless(page)


def test_a_die_shows_what_it_can_do_in_groups(page: Page) -> None:
    sit_down(page)
    pick(page, "die:character")
    offers = page.get_by_role("group", name="What can be chosen")
    for group in ("Fellowship", "Move", "Attack", "Characters", "Cards", "Without effect"):
        expect(offers.get_by_role("group", name=group, exact=True)).to_be_visible()
    expect(offers.locator("[data-target^='use:']").nth(8), "at most eight").to_have_count(0)
    expect(offers.locator("[data-target='use:draw-card']")).to_have_count(0)


def test_an_army_marches_by_three_clicks_on_it_on_the_order_and_on_where_it_goes(page: Page) -> None:
    sit_down(page)
    region(page, "dol-amroth").click()
    page.locator("[data-order='army-muster move-army']").click()
    expect(page.locator("#prompt")).to_contain_text("which army moves where?")
    expect(region(page, "dol-amroth")).to_have_attribute("aria-pressed", "true")
    region(page, "lamedon").click()
    said(page, "3 × Gondor Regular from Dol Amroth to Lamedon")
    expect(region(page, "lamedon")).to_have_attribute("aria-label", containing("3 × Gondor Regular"))


def test_a_card_is_played_by_a_click_on_it_and_on_the_die(page: Page) -> None:
    sit_down(page)
    page.locator("[data-target='card:fp-char-09']").click()
    orders = page.get_by_role("group", name="Athelas", exact=True)
    expect(orders.locator("[data-order]")).to_have_count(2)
    orders.locator("[data-order='event play-card']").click()
    said(page, "Athelas")
    expect(page.get_by_role("list", name="Your cards: 1")).to_be_visible()


def test_a_part_of_an_army_is_taken_with_one_picker(page: Page) -> None:
    sit_down(page)
    use(page, "army-muster", "move-army")
    region(page, "minas-tirith").press("Enter")
    page.get_by_text("Take only a part of the army").click()
    less = page.locator("[data-less='figure:gondor-regular']")
    less.click()
    less.click()
    page.locator("[data-less='figure:boromir']").click()
    region(page, "lossarnach").press("Enter")
    said(page, "Gondor Regular, Gondor Elite and Gondor Leader from Minas Tirith to Lossarnach")
    expect(region(page, "minas-tirith")).to_have_attribute("aria-label", containing("2 × Gondor Regular, Boromir"))


def test_companions_set_out_together_with_one_picker(page: Page) -> None:
    sit_down(page)
    use(page, "character", "separate")
    page.locator("[data-more='figure:legolas']").click()
    page.locator("[data-more='figure:gimli']").click()
    page.locator("[data-give]").click()
    expect(page.locator("#prompt")).to_contain_text("where do they go (Legolas and Gimli)?")
    is_asked(page)
    region(page, "lorien").click()
    said(page, "Legolas and Gimli: now in Lórien")


def test_what_cannot_be_picked_says_why_with_its_rule(page: Page) -> None:
    sit_down(page)
    use(page, "army-muster", "move-army")
    region(page, "rivendell").click()
    refusal = page.locator(".ringkrieg .refusal")
    expect(refusal).to_have_text("")
    page.locator("[data-why]").click()
    expect(refusal.get_by_role("button", name=containing("Show rule RK-"))).to_be_visible()
    region(page, "dol-amroth").click()
    expect(refusal).to_have_text("")


def test_a_battle_is_a_scene_and_can_be_seen_again(page: Page) -> None:
    sit_down(page)
    use(page, "character", "attack")
    march(page, "minas-tirith", "osgiliath")
    battle = page.locator(".ringkrieg .scene.battle")
    expect(battle).to_contain_text("Battle of Osgiliath, round 1", timeout=LONG)
    expect(battle.get_by_role("group", name="Free Peoples", exact=True)).to_contain_text("attacking")
    trays = box_of(page.locator(".ringkrieg .trays"))
    pick(page, "button:no-card")
    expect(battle.locator(".roll").first).to_be_visible(timeout=LONG)
    expect(battle).to_contain_text("Combat roll")
    assert box_of(page.locator(".ringkrieg .trays")) == trays, "nothing jumps between questions"
    faultless(page)
    log(page).locator("[data-scene='battle']").first.click()
    again = page.get_by_role("dialog")
    expect(again).to_contain_text("Battle of Osgiliath")
    expect(again).to_contain_text("Round 1")


def test_a_hunt_is_a_scene_and_can_be_seen_again(page: Page) -> None:
    """The dice find nothing, one is rolled again and does, a tile is turned over, and Ada meets the damage."""
    is_hunted(page)
    scene = page.locator(".ringkrieg .scene.hunt")
    expect(scene).to_contain_text("Hunt dice")
    expect(scene.locator(".dice svg")).to_have_count(2)
    expect(scene.locator(".tile")).to_have_count(0)
    faultless(page)
    pick(page, "reroll:1")
    page.get_by_role("button", name="I am Ada").click()
    expect(scene).to_contain_text("Rolled again")
    expect(scene.locator(".dice svg")).to_have_count(3)
    expect(scene.locator("p.tile")).to_be_visible()
    expect(scene).to_contain_text("Damage of the tile")
    faultless(page)
    pick(page, "button:guide")
    page.get_by_role("button", name="I am Bob").click()
    log(page).locator("[data-scene='hunt']").first.click()
    again = page.get_by_role("dialog")
    for words in ("Hunt dice", "Rolled again", "Gandalf"):
        expect(again).to_contain_text(words)
    expect(again.locator("p.tile")).to_be_visible()
    faultless(page)


ESTIMATED = re.compile(r"Estimated chance of winning: \d+%.*(next best|told apart)", re.DOTALL)


def test_a_hint_says_how_it_compares(page: Page) -> None:
    sit_down(page)
    is_asked(page)
    page.get_by_role("button", name="Hint", exact=True).click()
    expect(page.locator(".ringkrieg .hint")).to_contain_text(ESTIMATED)


def test_a_hint_is_drawn_on_the_board(page: Page) -> None:
    """Behind the curtain waits what happened meanwhile, and the question what to do about the Hunt's damage."""
    is_hunted(page)
    pick(page, "reroll:1")
    page.get_by_role("button", name="I am Ada").click()
    recap = page.get_by_role("region", name="Since your last turn")
    expect(recap.get_by_role("listitem").first).to_contain_text("The Hunt rolls")
    is_asked(page)
    page.get_by_role("button", name="Hint", exact=True).click()
    hint = page.locator(".ringkrieg .hint")
    expect(hint).to_contain_text(ESTIMATED)
    expect(page.locator(".ringkrieg .offers [aria-pressed='true']")).to_have_count(1)
    expect(page.locator(".ringkrieg [data-give]"), "the hint itself is followed").to_have_count(0)


def test_what_others_did_is_told_step_by_step(page: Page) -> None:
    sit_down(page)
    draw_a_card(page)
    page.locator("details.list").wait_for(timeout=LONG)
    expect(page.locator("[data-recap]")).to_be_visible(timeout=LONG)
    page.locator("[data-recap]").click()
    recap = page.get_by_role("region", name="Since your last turn")
    expect(recap.get_by_role("listitem").first).to_contain_text("Computer (Easy)")
    recap.get_by_role("button", name="Step by step").click()
    expect(recap.get_by_role("status")).to_have_text(containing("1 / "))
    recap.get_by_role("button", name="Close").click()


def test_a_line_of_the_log_points_at_its_places(page: Page) -> None:
    sit_down(page)
    use(page, "army-muster", "move-army")
    march(page, "dol-amroth", "lamedon")
    said(page, "from Dol Amroth to Lamedon")
    log(page).get_by_role("button", name=containing("from Dol Amroth to Lamedon")).hover()
    expect(page.locator(".ringkrieg .pointed")).to_have_count(2)
    expect(page.locator(".ringkrieg .marks .way")).not_to_have_count(0)


def test_the_map_is_moved_by_keyboard(page: Page) -> None:
    sit_down(page)
    drawing = page.locator(".ringkrieg .frame > svg:not(.ground)")
    settled(page)
    whole = drawing.get_attribute("viewBox")
    page.locator(".ringkrieg .frame").focus()
    page.keyboard.press("+")
    expect(drawing).not_to_have_attribute("viewBox", whole or "")
    page.keyboard.press("0")
    expect(drawing).to_have_attribute("viewBox", whole or "")


ANSWERS = ", ".join(
    f".ringkrieg {part}"
    for part in (
        "[data-give]:not([disabled])",
        ".offers [data-target]:not([aria-pressed=true])",
        ".gather [data-target]",
        ".gather [data-more]:not([disabled])",
        ".hand .asked button",
        ".pick.open:not([aria-pressed=true])",
    )
)
DICE = ".ringkrieg .tray button.open:not(.on)"
OPEN = f"{ANSWERS}, {DICE}"
"""Everything on the board that a click can choose now."""
STANDS = """() => {
    if (document.querySelector("#end-title")) return "over";
    return document.querySelector("[data-answered]:not([data-busy]) .prompt.mine") ? "asked" : "";
}"""


def how_it_stands(page: Page) -> str:
    """Waits until the player is `asked`, or the game is `over`."""
    return str(wait_until(page, lambda: page.evaluate(STANDS)))


def test_a_whole_turn_by_keyboard_alone(page: Page) -> None:
    """A march step by step; then whatever is asked, until the next turn begins: dice, battles, cards."""
    sit_down(page)
    page.locator("#prompt").focus()
    for target in ("[data-target='die:army-muster']", "[data-target='use:move-army']"):
        page.locator(target).wait_for()
        press_on(page, target)
    expect(page.locator("#prompt")).to_contain_text("which army moves where?")
    at_rest(page)
    press_on(page, "[data-region='dol-amroth']")
    press_on(page, "[data-region='lamedon']")
    said(page, "from Dol Amroth to Lamedon")
    page.get_by_role("button", name="Fold away: What happened").press("Enter")
    for _ in range(600):
        if how_it_stands(page) == "over" or page.locator(".standing b").inner_text() != "Turn 5":
            return
        press_on(page, page.evaluate(FIRST_OPEN, [ANSWERS, DICE]))
    raise AssertionError("the turn does not end")


FIRST_OPEN = """(kinds) => kinds.find((one) => [...document.querySelectorAll(one)].some((it) => it.checkVisibility()))
    ?? null"""
FOCUSED = """(selector) => {
    if (document.activeElement?.matches(selector)) return "here";
    return document.querySelector(selector) ? "elsewhere" : "gone";
}"""


def press_on(page: Page, selector: str | None) -> None:
    """Tabs there and presses Enter, unless the page has given an only answer by itself meanwhile."""
    if selector is None or not tab_to(page, selector):
        return
    page.keyboard.press("Enter")


def tab_to(page: Page, selector: str) -> bool:
    for _ in range(200):
        where = page.evaluate(FOCUSED, selector)
        if where != "elsewhere":
            return bool(where == "here")
        page.keyboard.press("Tab")
    raise AssertionError(f"{selector} is not reached with the Tab key")


@pytest.mark.parametrize(("width", "height"), [(360, 740), (390, 844)])
def test_on_a_phone_the_question_stays_below_the_map_and_drawers_hold_the_rest(
    open_page: OpenPage, width: int, height: int
) -> None:
    page = open_page(width=width)
    page.set_viewport_size({"width": width, "height": height})
    sit_down(page)
    map_, prompt = box_of(page.locator(".ringkrieg .frame")), box_of(page.locator("#prompt"))
    assert map_["y"] + map_["height"] <= prompt["y"]
    assert page.evaluate("document.documentElement.scrollHeight") <= height
    use(page, "army-muster", "move-army")
    region(page, "dol-amroth").click()
    expect(region(page, "dol-amroth")).to_have_attribute("aria-pressed", "true")
    expect(page.get_by_role("button", name="Undo")).to_be_in_viewport()
    page.locator("[data-drawer='hand']").click()
    expect(page.get_by_role("list", name="Your cards: 2")).to_be_visible()
    page.locator("[data-drawer='log']").click()
    expect(page.locator(".ringkrieg .log")).to_be_visible()
    faultless(page)


FREE_OF = """([one, other]) => {
    const [a, b] = [one, other].map((selector) => document.querySelector(selector).getBoundingClientRect());
    return a.right <= b.left || b.right <= a.left || a.bottom <= b.top || b.bottom <= a.top;
}"""
"""Whether two parts of the page lie beside each other."""


def test_on_a_phone_neither_hunt_nor_story_covers_the_map_that_it_speaks_of(open_page: OpenPage) -> None:
    """What happened stands in place of the question, and what is told of it is in view."""
    page = open_page(width=390)
    page.set_viewport_size({"width": 390, "height": 844})
    is_hunted(page)
    page.locator(".ringkrieg .scene.hunt").wait_for()
    settled(page)
    assert page.evaluate(FREE_OF, [".ringkrieg .scene.hunt", ".ringkrieg .fellowship"])
    assert box_of(page.locator(".ringkrieg .scene.hunt"))["height"] < 100
    pick(page, "reroll:1")
    page.get_by_role("button", name="I am Ada").click()
    page.get_by_role("region", name="Since your last turn").wait_for()
    settled(page)
    assert page.evaluate(FREE_OF, ["section.recap", ".ringkrieg .map"])
    faultless(page)


def test_on_a_phone_a_card_in_the_drawer_stays_there_and_leads_to_its_dice(open_page: OpenPage) -> None:
    page = open_page(width=390)
    page.set_viewport_size({"width": 390, "height": 844})
    sit_down(page)
    is_asked(page)
    page.locator("[data-drawer='hand']").click()
    cards = page.get_by_role("list", name="Your cards: 2").get_by_role("button")
    first, second = box_of(cards.nth(0)), box_of(cards.nth(1))
    assert first["x"] + first["width"] <= second["x"] and second["x"] + second["width"] <= 390
    page.get_by_role("button", name=containing("Athelas")).hover()
    settled(page)
    assert box_of(cards.nth(0)) == first
    page.get_by_role("button", name=containing("Athelas")).click()
    expect(page.get_by_role("group", name="Athelas").locator("[data-order]")).to_have_count(2)


@pytest.mark.parametrize(("width", "dark"), [(1280, False), (360, True)])
def test_the_board_is_accessible_and_fits_while_questions_are_answered(
    open_page: OpenPage, width: int, dark: bool
) -> None:
    page = open_page(width=width, dark=dark)
    sit_down(page)
    faultless(page)
    pick(page, "die:character")
    faultless(page)
    pick(page, "use:separate")
    page.locator("[data-more='figure:gimli']").wait_for()
    faultless(page)
    fits(page, width)


WANTED = "[data-target='use:move-fellowship'], [data-target='die:character'], [data-target='button:ring']"
"""What leads the Ring-bearers to their end soon."""
PICK = """([open, wanted, number]) => {
    const all = [...document.querySelectorAll(open)];
    const first = all.find((one) => one.matches(wanted)) ?? all[number % Math.max(1, all.length)];
    first?.dispatchEvent(new MouseEvent("click", { bubbles: true }));
}"""


def test_a_whole_game_by_clicks_on_the_board(page: Page) -> None:
    sit_down(page)
    for number in range(6000):
        if how_it_stands(page) == "over":
            break
        page.evaluate(PICK, [OPEN, WANTED, number])
    expect(over(page)).to_be_visible()
    expect(page.locator("details.list[open]")).to_have_count(0)
    faultless(page)


def test_the_seats_say_which_side_they_play_and_can_change(page: Page) -> None:
    page.get_by_role("link", name="Play The War of the Ring").click()
    expect(page.get_by_label("What seat 1 plays")).to_have_value("free-peoples")
    page.get_by_label("Seat 2: who?").select_option("agent")
    page.get_by_role("button", name="Change sides").click()
    expect(page.get_by_label("Seat 1: who?")).to_have_value("agent")
    expect(page.get_by_label("Seat 2: who?")).to_have_value("me")
    page.get_by_role("button", name="Begin the game").click()
    expect(page.get_by_role("region", name="Dice: Shadow").get_by_role("list")).to_be_visible(timeout=LONG)


def test_four_players_choose_roles_or_draw_them(page: Page) -> None:
    page.get_by_role("link", name="Play The War of the Ring").click()
    page.get_by_text("4 players", exact=True).click()
    page.get_by_label("What seat 1 plays").select_option(label="Rohan")
    expect(page.get_by_label("What seat 3 plays")).to_have_value("gondor")
    expect(page.locator("ol.seats li").first).to_contain_text("the North and the Dwarves")
    page.get_by_label("Draw the roles by lot").check()
    expect(page.get_by_label("What seat 1 plays")).to_have_count(0)


def test_two_people_on_two_machines_play_as_teammates_against_two_computers(open_page: OpenPage) -> None:
    """They exchange a card unseen, form a mixed army, act once each, and are ranked when their team has won."""
    ada, bob = open_page(), open_page()
    set_up(ada, "The War of the Ring", "Ada", "agent:easy", "friend", "agent:easy")
    bob.goto(ada.get_by_label("Invitation to seat 3").input_value())
    bob.get_by_label("Your name").fill("Bob")
    bob.get_by_role("button", name="Join").click()
    expect(bob.locator(".ringkrieg [data-region]")).to_have_count(105)
    players = ada.get_by_role("list", name="Players").get_by_role("listitem")
    expect(players).to_contain_text(["Gondor", "Rohan", "Witch-king", "Saruman & Allies"])
    expect(players.first).to_contain_text("leads")
    for person, card in ((ada, "fp-str-16"), (bob, "fp-str-14")):
        expect(person.locator(f"[data-target='card:{card}']")).to_have_count(1)
    pick(ada, "button:exchange")
    pick(bob, "button:exchange")
    pick(ada, "card:fp-str-16")
    pick(bob, "card:fp-str-14")
    for person, got, gone in ((ada, "fp-str-14", "fp-str-16"), (bob, "fp-str-16", "fp-str-14")):
        expect(person.locator(f"[data-target='card:{got}']")).to_have_count(1)
        expect(person.locator(f"[data-target='card:{gone}']")).to_have_count(0)
    expect(bob.locator("[data-mine='westemnet']")).to_have_count(1)
    expect(ada.locator("[data-mine='westemnet']")).to_have_count(0)
    use(bob, "event", "skip")
    pick(bob, "button:together")
    pick(ada, "button:together")
    use(ada, "event", "skip")
    for person in (ada, bob):
        expect(over(person)).to_be_visible()
    expect(ada.get_by_role("row", name="Ada")).to_contain_text("first of the team")
    expect(ada.get_by_role("row", name="Bob")).to_contain_text("second of the team")
    ending = ada.get_by_role("dialog")
    expect(ending.get_by_role("heading", name=containing("You have won together"))).to_be_visible()
    expect(ending.get_by_role("list", name="The story of this war").get_by_role("listitem")).to_have_count(5)
    expect(ending.locator("[data-track].decided")).to_have_count(1)
    for lead in ("Watch the game", "Review this game"):
        expect(ending.get_by_role("link", name=lead)).to_be_visible()
    expect(ending.get_by_role("button", name="Rematch")).to_be_visible()
    faultless(ada)
