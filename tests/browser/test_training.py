"""Training: mistakes of a reviewed game come as exercises, are judged, and go into a file and back."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

import ringspiel
from tests.browser.conftest import OpenPage
from tests.browser.player import choices
from tests.browser.test_accessibility import faultless
from tests.browser.test_review import part_of_review


def uploaded(page: Page, address: str) -> tuple[str, dict[str, Any]]:
    """A short game of two people on the server, and its review: Ada's first answer of several was a mistake."""
    table = ringspiel.new("mordor", seats=2, seed=3, options={"preset": "short"})
    mistake: dict[str, Any] | None = None
    while table.outcome is None:
        if mistake is None and table.seat == 0 and len(table.answers()) > 2:
            better = table.describe(table.answers()[-1])
            mistake = {
                "n": len(table.entries) + 1,
                "played": table.describe(table.answers()[0]).text,
                "better": better.text,
            }
            mistake |= {"better_notation": better.notation, "loss": 0.2, "low": 0.1, "high": 0.3}
        table.answer(table.answers()[0])
    assert mistake is not None
    last = len(table.entries)
    review = part_of_review(1, last)
    moment = review["moments"][0]
    review |= {"to": last, "moments": [moment | {"n": n} for n in range(1, last + 1)]}
    at = mistake["n"] - 1
    review["moments"][at] |= {**mistake, "notation": table.entries[at].notation}
    sent = page.request.post(f"{address}api/records", data=table.record(["Ada", "Ben"]))
    return str(sent.json()["table"]), review


@pytest.mark.parametrize(("width", "dark"), [(1280, False), (390, True)])
def test_mistakes_are_collected_judged_and_kept(
    open_page: OpenPage, address: str, width: int, dark: bool, tmp_path: Path
) -> None:
    page: Page = open_page(width=width, dark=dark)
    table, review = uploaded(page, address)
    page.route("**/review?from=*", lambda route: route.fulfill(json=review))
    page.goto(f"{address}#/replay/{table}?review=1")
    page.get_by_role("button", name="Learn from the mistakes of Ada (1)").click()
    expect(page.get_by_text("which gave away 20 points. Find something better.")).to_be_visible()
    faultless(page)
    page.get_by_role("button", name="To all exercises").click()
    with page.expect_download() as download:
        page.get_by_role("button", name="Save as a file").click()
    file = tmp_path / "training.json"
    download.value.save_as(file)
    (exercise,) = json.loads(file.read_text())["exercises"]
    assert (exercise["seat"], exercise.get("stage", 0)) == (0, 0)

    page.get_by_role("button", name="Begin", exact=True).click()
    choices(page).last.click()
    expect(page.locator(".verdict")).to_contain_text("is best")
    expect(page.get_by_text("It comes again in one day.")).to_be_visible()
    page.get_by_role("button", name="Finish").click()
    expect(page.get_by_text("That was the exercise.")).to_be_visible()
    faultless(page)
    expect(page.get_by_role("heading", name="Nothing is due; 0 of 1 solved for good")).to_be_visible()

    fresh: Page = open_page("#/training", "de")
    expect(fresh.get_by_text("Noch gibt es nichts zu üben.")).to_be_visible()
    fresh.get_by_label("Datei öffnen").set_input_files(file)
    expect(fresh.get_by_role("heading", name="Eine Übung ist fällig")).to_be_visible()
    fresh.get_by_role("button", name="Anfangen").click()
    expect(fresh.get_by_text("Finde etwas Besseres.")).to_be_visible()

    page.locator("summary").first.click()
    page.get_by_role("button", name="Remove").click()
    page.get_by_role("dialog", name="Remove this exercise?").get_by_role("button", name="Remove").click()
    expect(page.get_by_text("There is nothing to train yet.")).to_be_visible()


def test_a_file_that_is_no_collection_is_refused_with_a_sentence(open_page: OpenPage, tmp_path: Path) -> None:
    page: Page = open_page("#/training", "de")
    file = tmp_path / "letter.json"
    file.write_text('{"format": "ringspiel-training/1", "exercises": [{"id": "../x"}]}')
    page.get_by_label("Datei öffnen").set_input_files(file)
    expect(page.get_by_role("alert")).to_contain_text("Diese Datei ist keine Sammlung von Übungen.")
