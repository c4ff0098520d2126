"""Terminal play: short lists of answers, places and map by name, and the full screen driven by its pilot."""

from __future__ import annotations

import asyncio
from io import StringIO
from random import Random
from typing import Any

import pytest
from rich.console import Console
from textual.widgets import OptionList, RichLog, Static

import ringspiel
from ringspiel.agents import agent_of
from ringspiel.cli import play
from ringspiel.cli.menu import FEW, Choice, grouped, headings
from ringspiel.cli.screen import Screen
from ringspiel.cli.sheets.ringkrieg.places import parts_of_the_world
from ringspiel.games.ringkrieg.pieces.board import REGIONS
from tests.cli.test_mistakes import run


@pytest.mark.parametrize("game", ["gefaehrten", "ringkrieg"])
def test_answers_are_grouped_so_that_a_list_is_short_and_none_is_lost(game: str) -> None:
    table, random, longest = ringspiel.new(game, 2, seed=2), Random(1), 0
    while table.seat is not None and len(table.entries) < 120:
        choices = table.choices(table.seat)
        groups = grouped(choices, 6)
        longest = max(longest, len(choices))
        assert [each["answer"] for each in opened(choices, 6)] == [
            each["answer"] for _, some in groups for each in some
        ]
        assert sorted(each["answer"] for _, some in groups for each in some) == sorted(table.answers())
        table.answer(random.choice(table.answers()))
    assert longest > 2 * FEW


def opened(choices: list[Choice], most: int) -> list[Choice]:
    """All choices, as one finds them who opens group after group."""
    groups = grouped(choices, most)
    assert len(groups) <= most
    return [each for _, some in groups for each in (some if len(some) == 1 else opened(some, most))]


@pytest.mark.parametrize(("game", "seats"), [("gefaehrten", 2), ("gefaehrten", 4), ("ringkrieg", 2), ("ringkrieg", 4)])
def test_board_question_and_answers_fit_on_a_screen_of_24_lines(
    game: str, seats: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    terminal = Console(width=80, height=24, file=StringIO(), force_terminal=True, highlight=False)
    monkeypatch.setattr(play, "console", terminal)
    table, random = ringspiel.new(game, seats, seed=3), Random(1)
    session = play.Session(table, {}, [f"Spieler {seat}" for seat in range(seats)], "de")
    while table.seat is not None and len(table.entries) < 60:
        terminal.file = StringIO()
        session.show_question()
        assert terminal.file.getvalue().count("\n") <= 23, "the last line is for the answer"
        table.answer(random.choice(table.answers()))


def test_the_whole_board_is_one_key_away_on_a_small_screen(monkeypatch: pytest.MonkeyPatch) -> None:
    terminal = Console(width=80, height=24, file=StringIO(), force_terminal=True, highlight=False)
    monkeypatch.setattr(play, "console", terminal)
    session = play.Session(ringspiel.new("ringkrieg", 2, seed=2), {}, ["Ada", "Sam"], "en")
    session.show_question()
    assert "Political track" not in terminal.file.getvalue()  # type: ignore[attr-defined]
    session.obey("b")
    assert "Political track" in terminal.file.getvalue()  # type: ignore[attr-defined]


def test_a_place_and_the_map_are_shown_by_parts_of_the_world() -> None:
    parts = parts_of_the_world()
    assert sorted(region for regions in parts.values() for region in regions) == sorted(REGIONS)
    call = ["play", "ringkrieg", "--seed", "2", "--lang", "en"]
    code, shown, _ = run(call, "? Moria\nm\nq\n")
    assert code == 0 and "Neighbours:" in shown and "North-west" in shown and "empty regions" in shown
    assert "Moria · Sauron · Stronghold" in shown and "Here: 2 × " in shown


def test_a_number_opens_a_group_and_the_next_one_answers() -> None:
    _, shown, _ = run(["play", "ringkrieg", "--seed", "2", "--lang", "en"], "1\n" * 8 + "q\n")
    assert "answers)" in shown


def test_groups_are_called_by_the_words_that_their_answers_share() -> None:
    def said(choice: Choice) -> str:
        return str(choice["text"])

    will = [{"text": "Will of the West: draw a card"}, {"text": "Will of the West: pass"}]
    event = [{"text": "Event: draw a card"}, {"text": "Event: discard it"}]
    alone = [{"text": "Pass"}]
    assert headings([("will", will), ("event", event), ("pass", alone)], said) == ["Will of the West", "Event", "pass"]
    assert headings([("will", will), ("more", will)], said) == ["will", "more"], "names that would not tell them apart"
    assert headings([("all", will + event)], said) == ["all"], "no word in common"
    assert headings([("will", will), ("all", alone + event)], said) == ["Will of the West", "all"], "each for itself"


def test_groups_of_dice_are_named_in_the_language_and_keys_may_be_words() -> None:
    call = ["play", "ringkrieg", "--seed", "3", "--lang"]
    _, shown, _ = run([*call, "en"], "1\nmap\nq\n")
    assert "Will of the West … (" in shown and "Elven ring: turn … (" in shown and "North-west" in shown
    assert "Wille des Westens … (" in run([*call, "de"], "1\nq\n")[1]


async def played(screen: Screen) -> dict[str, Any]:
    """Arrows and Enter until the game is over, with undo, hint and map in between."""
    async with screen.run_test(size=(100, 24)) as pilot:
        await pilot.press("m", "m", "b", "b", "h", "u", "escape")
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


async def seen(screen: Screen, *keys: str) -> tuple[str, str]:
    """The board and the keys at the foot of a small screen."""
    async with screen.run_test(size=(100, 24)) as pilot:
        await pilot.press(*keys)
        await pilot.pause()
        board = Console(width=60, file=StringIO())
        board.print(screen.query_one("#board", Static).content)
        named = " ".join(binding.description for _, binding, *_ in screen.active_bindings.values())
        return board.file.getvalue(), named  # type: ignore[attr-defined]


def test_a_small_screen_shows_dice_and_hand_and_names_keys_in_its_language() -> None:
    def screen() -> Screen:
        table = ringspiel.new("ringkrieg", 2, seed=5)
        return Screen(table, 0, {1: agent_of("random", "ringkrieg", 1)}, ["Ada", "Sam"], "de")

    board, keys = asyncio.run(seen(screen()))
    assert "Deine Karten" in board and "Politische Leiste" not in board
    assert all(word in keys for word in ("zurücknehmen", "Tipp", "Karte", "ganzes Brett", "Ende"))
    assert "Politische Leiste" in asyncio.run(seen(screen(), "b"))[0]


async def log_of(screen: Screen) -> list[int]:
    """How wide the lines of the log are on a small screen, and how wide the log is."""
    async with screen.run_test(size=(80, 24)) as pilot:
        await pilot.press("enter")
        await pilot.pause()
        log = screen.query_one("#log", RichLog)
        return [*(line.cell_length for line in log.lines), log.scrollable_content_region.width]


def test_the_log_of_a_small_screen_is_read_without_scrolling_sideways() -> None:
    table = ringspiel.new("ringkrieg", 2, seed=7)
    *lines, width = asyncio.run(log_of(Screen(table, 0, {1: agent_of("random", "ringkrieg", 1)}, ["Ada", "Sam"], "de")))
    assert len(lines) > 3 and max(lines) <= width


async def room_for_the_board(screen: Screen, columns: int) -> tuple[int, int, bool]:
    """How wide the board is, how much of it such a screen shows, and whether the rest can be scrolled to."""
    async with screen.run_test(size=(columns, 24)) as pilot:
        await pilot.pause()
        left = screen.query_one("#left")
        room = left.scrollable_content_region.width
        return screen.query_one("#board", Static).size.width, room, left.allow_horizontal_scroll


@pytest.mark.parametrize(("game", "columns"), [*((game, 100) for game in ringspiel.game_ids()), ("gran", 80)])
def test_no_board_is_cut_at_the_side(game: str, columns: int) -> None:
    seats = ringspiel.game_of(game).seat_counts[0]
    agents = {seat: agent_of("random", game, seat) for seat in range(1, seats)}
    screen = Screen(ringspiel.new(game, seats, seed=7), 0, agents, [f"P{seat}" for seat in range(seats)], "en")
    board, room, can_scroll = asyncio.run(room_for_the_board(screen, columns))
    assert board <= room or (columns == 80 and can_scroll)


async def explained(screen: Screen, *names: str) -> tuple[str, list[str]]:
    """What the log tells, and what pops up, after these names were looked up."""
    async with screen.run_test(size=(100, 40)) as pilot:
        await pilot.pause()
        for name in names:
            await pilot.press("question_mark", *name, "enter")
            await pilot.pause()
        assert screen.focused is screen.query_one("#answers", OptionList)
        log = "\n".join(line.text for line in screen.query_one("#log", RichLog).lines)
        return log, [notice.message for notice in screen._notifications]


def test_the_full_screen_explains_places_and_rules_by_name() -> None:
    screen = Screen(ringspiel.new("ringkrieg", 2, seed=2), 0, {}, ["Ada", "Sam"], "en")
    log, notices = asyncio.run(explained(screen, "Moria", "RK-T1", "Nowhere"))
    assert "Moria · Sauron · Stronghold" in log and "RK-T1" in log
    assert ["Nowhere" in notice for notice in notices] == [True]
    screen = Screen(ringspiel.new("mordor", 2, seed=2), 0, {}, ["Ada", "Sam"], "de")
    assert "erklären" in asyncio.run(seen(screen))[1]


def test_the_full_screen_is_for_one_person() -> None:
    code, _, complaint = run(["play", "mordor", "--screen", "--me", "0,1"])
    assert code == 2 and "one person" in complaint
