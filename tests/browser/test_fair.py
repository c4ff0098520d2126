"""The dice of a finished game are drawn again in the browser, and a cheating operator is found out."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from ringspiel.kernel.proof import first_difference
from ringspiel.kernel.record import read
from tests.browser.conftest import NO_HURRY, watch
from tests.browser.player import fits, short_journey, table_of
from tests.cli.test_commands import ringspiel
from tests.server.conftest import UNLIMITED, sqlite
from tests.server.harness import ServerProcess, over
from tests.server.test_gathering import new_table, playing, pledge, reveal


@pytest.fixture(scope="module")
def cheating(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    folder = tmp_path_factory.mktemp("cheating")
    never: dict[str, Any] = {"contribution_seconds": 3600.0}
    games = ["tests.browser.cheat"]
    with ServerProcess(sqlite(folder), extra_games=games, **UNLIMITED, **NO_HURRY | never) as process:
        yield process


@pytest.fixture
def page(browser: Browser, cheating: ServerProcess) -> Iterator[Page]:
    errors: list[str] = []
    context = browser.new_context(viewport={"width": 390, "height": 844}, locale="en", reduced_motion="reduce")
    page = context.new_page()
    watch(page, cheating.address, errors)
    page.goto(cheating.address)
    yield page
    context.close()
    assert errors == []


def test_every_browser_contributes_at_once_and_draws_everything_again(page: Page, cheating: ServerProcess) -> None:
    """The server would wait an hour for a contribution that does not come."""
    short_journey(page, "Ada", "Bob")
    expect(page.locator("#prompt")).to_be_visible()
    table = table_of(page)
    seats = page.evaluate("JSON.parse(localStorage['ringspiel.places'])")
    tokens = [word for word in words_in(seats) if len(word) == 32]
    page.get_by_text("Chance fixed before the game").click()
    page.get_by_role("link", name="What this proves").click()
    expect(page.get_by_role("heading", name="What is not proved")).to_be_visible()
    fits(page, 390)
    page.go_back()
    with cheating.player(table, *tokens) as both:
        random = Random(1)
        while not over(both.state):
            seat = both.state["asked"]
            both.answer(seat, random.choice(both.side(seat)["choices"])["answer"])
    expect(page.locator("[data-verdict='kept']")).to_be_visible()
    page.locator("[data-verdict]").click()
    expect(page.get_by_text("Contributed to the seed: Ada and Bob.")).to_be_visible()
    assert page.locator("code").last.inner_text().count("--pledge") == 2


def words_in(document: object) -> list[str]:
    if isinstance(document, dict):
        return [word for value in document.values() for word in words_in(value)]
    if isinstance(document, list):
        return [word for value in document for word in words_in(value)]
    return [document] if isinstance(document, str) else []


def test_an_operator_who_exchanges_the_key_in_mid_game_is_named_by_the_first_draw_that_differs(
    page: Page, cheating: ServerProcess, tmp_path: Path
) -> None:
    table = new_table(cheating, "me", "agent")
    page.goto(f"{cheating.address}/#/table/{table.id}")
    expect(page.get_by_text("Chance fixed before the game")).to_be_visible()
    with table.player(0) as ada:
        reveal(ada, 0, pledge(ada, 0))
        ada.until(playing)
        ada.play(Random(1), 0, until=over)
    record = cheating.get(f"/api/tables/{table.id}/record")
    difference = first_difference(read(record))
    assert difference is not None and difference.draw.answer > 0
    expect(page.locator("[data-verdict='broken']")).to_be_visible()
    page.locator("[data-verdict]").click()
    expect(page.get_by_text(f"Draw {difference.draw.number} (at answer {difference.draw.answer})")).to_be_visible()
    file = tmp_path / "record.json"
    file.write_text(json.dumps(record))
    told = ringspiel("verify", str(file), "--commitment", table.commitment, "--lang", "en")
    said = told.stderr.replace("\n", " ")
    assert told.returncode == 2 and f"broken: chance result {difference.draw.number} (" in said
