"""Guided games in the browser: a lesson of each game to its end, what the guide objects to, what is remembered."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, Page, Route, expect

from ringspiel.lessons import Lesson, lessons, script_of
from ringspiel.lessons.script import begun, do
from tests.browser.conftest import OpenPage
from tests.browser.player import answered, choices, goes_on_from, stands_at, wait_until
from tests.browser.test_accessibility import faultless

FIRST = {lesson.game: lesson for lesson in reversed(lessons().values())}
LATER = [lesson for lesson in lessons().values() if lesson not in FIRST.values()]
TITLES = {
    "gefaehrten": "The Fellowship",
    "gran": "Gran",
    "mordor": "The Journey to Mordor",
    "ringkrieg": "The War of the Ring",
    "tuerme": "The Two Towers",
}


GUIDE_FAULTS = """() => {
    const panel = document.querySelector(".beside .guide")?.getBoundingClientRect();
    if (!panel) return [];
    const faults = [];
    if (panel.left < 0 || panel.top < 0 || panel.right > innerWidth || panel.bottom > innerHeight)
        faults.push("the guide is not wholly in view");
    const words = document.querySelector(".beside .words");
    if (words.scrollTop > 0) faults.push("its text begins in the middle");
    if (words.scrollHeight > words.clientHeight + 2) faults.push("its text is cut");
    const light = document.querySelector("[data-lit]")?.getBoundingClientRect();
    const beside = (one, other) => one.right <= other.left || one.bottom <= other.top;
    if (light && !beside(light, panel) && !beside(panel, light)) faults.push("it hides what it speaks of");
    const told = document.querySelector("[data-told]")?.getBoundingClientRect();
    const apart = (one, other) => !one || beside(one, other) || beside(other, one);
    if (!apart(told, panel)) faults.push("it hides the battle or the Hunt that it speaks of");
    const middle = (from, to, most) => (Math.max(0, from) + Math.min(most, to)) / 2;
    const there = light && document.elementFromPoint(
        middle(light.left, light.right, innerWidth), middle(light.top, light.bottom, innerHeight));
    if (light && !there?.closest("[data-target], [data-region], [data-give]"))
        faults.push("what it speaks of is covered");
    if (light && (light.right < 0 || light.bottom < 0 || light.left > innerWidth || light.top > innerHeight))
        faults.push("what it speaks of is out of view");
    return faults;
}"""
"""Where the board fills the window, the guide is wholly in view beside what it speaks of."""


def guide(page: Page, name: str = "Guide") -> Locator:
    return page.get_by_role("region", name=name)


def take_advice(page: Page, lesson: Lesson, done: str = "Finished", show: str = "Show me", more: str = "Go on") -> None:
    """Reads on and does what the guide wants, until the lesson is over."""
    steps, choice = script_of(lesson.id).answers, learner_chooses(lesson)
    while (number := answered(page)) < len(steps):
        if choice[number]:
            do_as_told(page, lesson, show, more)
        goes_on_from(page, number)
    expect(guide(page).get_by_text(done)).to_be_visible()


def learner_chooses(lesson: Lesson) -> list[bool]:
    """By step: whether the learner has a choice. The page gives an only answer by itself."""
    table, found = begun(lesson), []
    for number, step in enumerate(lesson.steps, start=1):
        found.append(table.seat == lesson.learner and len(table.answers()) > 1)
        do(lesson, table, number, step)
    return found


def do_as_told(page: Page, lesson: Lesson, show: str, more: str) -> None:
    panel = guide(page)
    shown = panel.get_by_role("button", name=show)
    on = panel.get_by_role("button", name=more)
    expect(shown.or_(on)).to_be_visible()
    while on.is_visible():
        on.click()
    page.wait_for_function(f"() => ({GUIDE_FAULTS})().length === 0")
    shown.click()
    panel.locator("button.primary").click()


@pytest.mark.parametrize("game", list(FIRST))
def test_the_first_lesson_of_a_game_is_taken_to_its_end(page: Page, game: str) -> None:
    lesson = FIRST[game]
    page.get_by_role("button", name=f"{TITLES[game]}: play a guided game").click()
    expect(guide(page).get_by_role("heading", name=lesson.title.of("en"))).to_be_visible()
    take_advice(page, lesson)
    page.wait_for_function("id => localStorage.getItem('ringspiel.lessons')?.includes(id)", arg=lesson.id)


@pytest.mark.parametrize("lesson", LATER, ids=lambda lesson: lesson.id)
def test_the_other_lessons_are_taken_to_their_end(open_page: OpenPage, lesson: Lesson) -> None:
    page = open_page(f"#/learn/{lesson.game}")
    page.get_by_role("button", name=f"Begin the lesson “{lesson.title.of('en')}”").click()
    expect(guide(page).get_by_role("heading", name=lesson.title.of("en"))).to_be_visible()
    take_advice(page, lesson)


def test_on_a_phone_the_guide_hides_no_battle(open_page: OpenPage) -> None:
    page, lesson = open_page("#/learn/ringkrieg", width=390), lessons()["ringkrieg-battle"]
    page.set_viewport_size({"width": 390, "height": 844})
    page.get_by_role("button", name=f"Begin the lesson “{lesson.title.of('en')}”").click()
    take_advice(page, lesson)


def test_the_guide_objects_to_other_answers_and_can_be_sent_away(open_page: OpenPage) -> None:
    page = open_page("#/learn/mordor")
    page.get_by_role("button", name="Begin the lesson").click()
    other = choices(page).filter(has_not_text="Gandalf").first
    expect(guide(page)).to_be_visible()
    other.click()
    expect(guide(page).get_by_role("alert")).to_be_visible()
    stands_at(page, 0)
    guide(page).get_by_role("button", name="Play on without the guide").click()
    expect(guide(page)).to_be_hidden()
    page.get_by_role("button", name="Call the guide back").click()
    expect(guide(page)).to_be_visible()
    guide(page).get_by_role("button", name="Play on without the guide").click()
    other.click()
    stands_at(page, 1)
    page.reload()
    stands_at(page, 1)
    expect(guide(page)).to_be_hidden()


def test_an_answer_waits_for_the_guide_however_late_its_script_comes(open_page: OpenPage) -> None:
    page = open_page("#/learn/mordor")
    late: list[Route] = []

    def hold(route: Route) -> None:
        late.append(route)

    page.route("**/api/lessons/*?lang=*", hold)
    page.get_by_role("button", name="Begin the lesson").click()
    choices(page).filter(has_not_text="Gandalf").first.click()
    wait_until(page, lambda: late)
    expect(guide(page)).to_be_hidden()
    for request in late:
        request.continue_()
    expect(guide(page).get_by_role("alert")).to_be_visible()
    stands_at(page, 0)


def test_a_choice_explains_itself(open_page: OpenPage) -> None:
    page = open_page("#/learn/mordor")
    page.get_by_role("button", name="Begin the lesson").click()
    page.get_by_role("button", name="Explain", exact=True).click()
    dialog = page.get_by_role("dialog", name="What would this do?")
    dialog.get_by_label("The choice").select_option(label="Set aside companions (blue)")
    expect(dialog).to_contain_text("Guest sets aside companions (blue).")
    expect(dialog).to_contain_text("depends on chance")
    expect(dialog.get_by_role("button", name="Show rule RM-11")).to_be_visible()
    faultless(page)
    page.keyboard.press("Escape")
    expect(page.get_by_role("button", name="Explain", exact=True)).to_be_focused()
