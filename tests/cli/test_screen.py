"""Terminal play: short lists of answers, places and map by name, and the full screen driven by its pilot."""

from __future__ import annotations

import asyncio
from random import Random
from typing import Any

import pytest
from textual.widgets import OptionList, RichLog

import ringspiel
from ringspiel.agents import agent_of
from ringspiel.cli.menu import FEW, grouped
from ringspiel.cli.screen import Screen
from ringspiel.cli.sheets.ringkrieg import parts_of_the_world
from ringspiel.games.ringkrieg.pieces.board import REGIONS
from tests.cli.test_mistakes import run


@pytest.mark.parametrize("game", ["gefaehrten", "ringkrieg"])
def test_answers_are_grouped_so_that_a_list_is_short_and_none_is_lost(game: str) -> None:
    table, random, longest = ringspiel.new(game, 2, seed=2), Random(1), 0
    while table.seat is not None and len(table.entries) < 120:
        choices = table.choices(table.seat)
        groups = grouped(choices)
        longest = max(longest, len(choices))
        assert sorted(each["answer"] for _, some in groups for each in some) == sorted(table.answers())
        assert sum(len(some) for _, some in groups) == len(choices) and len(groups) <= 2 * FEW + 2
        table.answer(random.choice(table.answers()))
    assert longest > 2 * FEW


def test_a_place_and_the_map_are_shown_by_parts_of_the_world() -> None:
    parts = parts_of_the_world()
    assert sorted(region for regions in parts.values() for region in regions) == sorted(REGIONS)
    call = ["play", "ringkrieg", "--seed", "2", "--lang", "en"]
    code, shown, _ = run(call, "? Moria\nm\nq\n")
    assert code == 0 and "Neighbours:" in shown and "North-west" in shown and "empty regions" in shown


def test_a_number_opens_a_group_and_the_next_one_answers() -> None:
    _, shown, _ = run(["play", "ringkrieg", "--seed", "2", "--lang", "en"], "1\n" * 8 + "q\n")
    assert "answers)" in shown


async def played(screen: Screen) -> dict[str, Any]:
    """Arrows and Enter until the game is over, with undo, hint and map in between."""
    async with screen.run_test(size=(100, 24)) as pilot:
        await pilot.press("m", "m", "h", "u", "escape")
        for _ in range(2000):
            if screen.table.seat is None:
                break
            assert screen.query_one("#answers", OptionList).option_count
            await pilot.press("enter")
        await pilot.pause()
        return {"lines": len(screen.query_one("#log", RichLog).lines), "outcome": screen.table.outcome}


def test_a_whole_game_is_played_on_the_full_screen() -> None:
    table = ringspiel.new("mordor", 2, seed=5, options={"preset": "short"})
    seen = asyncio.run(played(Screen(table, 0, {1: agent_of("random", "mordor", 1)}, ["Ada", "Sam"], "en")))
    assert seen["outcome"] is not None and seen["lines"] > 5


def test_the_full_screen_is_for_one_person() -> None:
    code, _, complaint = run(["play", "mordor", "--screen", "--me", "0,1"])
    assert code == 2 and "one person" in complaint
