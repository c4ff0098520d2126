"""Takes all lessons of Der Ringkrieg in a browser at three sizes: the guide is wholly in view at every step.

    python -m campaigns.lessons [--shots FOLDER] [--width WIDTH] [LESSON ...]

It says which step of which lesson at which size hides something, and ends with 1 if there is one.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright
from tests.browser.conftest import FLAGS, server_with
from tests.browser.player import answered, goes_on_from
from tests.browser.test_lessons import GUIDE_FAULTS, learner_chooses
from tools.browser import browser_here

from ringspiel.lessons import Lesson, lessons

SIZES = ((1280, 800), (1440, 900), (390, 844))


def take(page: Page, lesson: Lesson, shots: Path | None, size: str) -> list[str]:
    """What is hidden, step by step."""
    faults, choice = [], learner_chooses(lesson)
    while (number := answered(page)) < len(choice):
        if choice[number]:
            faults += read(page, f"{lesson.id} {size} step {number}", shots)
        goes_on_from(page, number)
    return faults


def read(page: Page, where: str, shots: Path | None) -> list[str]:
    """Reads all pages of a step and does what is wanted."""
    faults = []
    panel = page.get_by_role("region", name="Guide")
    shown, more = panel.get_by_role("button", name="Show me"), panel.get_by_role("button", name="Go on")
    shown.or_(more).first.wait_for()
    number = 0
    while True:
        page.wait_for_timeout(60)
        faults += [f"{where}: {fault}" for fault in page.evaluate(GUIDE_FAULTS)]
        if shots:
            page.screenshot(path=shots / f"{where.replace(' ', '-')}-{number}.png")
        number += 1
        if not more.is_visible():
            break
        more.click()
    shown.click()
    panel.locator("button.primary").click()
    return faults


def at_size(
    browser: Browser, address: str, size: tuple[int, int], chosen: list[Lesson], shots: Path | None
) -> list[str]:
    faults = []
    for lesson in chosen:
        width, height = size
        context = browser.new_context(viewport={"width": width, "height": height}, locale="en", reduced_motion="reduce")
        page = context.new_page()
        page.goto(f"{address}/#/learn/{lesson.game}")
        page.get_by_role("button", name=f"Begin the lesson “{lesson.title.of('en')}”").click()
        found = take(page, lesson, shots, f"{width}x{height}")
        print(f"{lesson.id} at {width} × {height}: {len(found)} faults", flush=True)
        faults += found
        context.close()
    return faults


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--shots", type=Path, help="a folder for a picture of every page")
    parser.add_argument("--width", type=int, help="only at the size of this width")
    parser.add_argument("lessons", nargs="*", help="only these")
    options = parser.parse_args()
    chosen = [
        one
        for one in lessons().values()
        if one.game == "ringkrieg" and (not options.lessons or one.id in options.lessons)
    ]
    if options.shots:
        options.shots.mkdir(parents=True, exist_ok=True)
    faults: list[str] = []
    with (
        tempfile.TemporaryDirectory() as folder,
        server_with("tests.browser.toys", Path(folder)) as server,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=browser_here(), args=FLAGS)
        for size in [one for one in SIZES if options.width in (None, one[0])]:
            faults += at_size(browser, server.address, size, chosen, options.shots)
        browser.close()
    print("\n".join(faults))
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
