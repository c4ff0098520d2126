"""What a collection of recorded games says."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec import structs

import ringspiel
from ringspiel.agents import agent_of, answer_of
from ringspiel.arena.collection import Told, gather, surprise, told_by
from ringspiel.kernel.errors import BadOption, BrokenRecord


def record_of(seed: int, game: str = "mordor", level: str = "random") -> dict[str, Any]:
    table = ringspiel.new(game, 2, seed=seed)
    players = [agent_of(level, game, seat) for seat in range(2)]
    while (seat := table.seat) is not None:
        table.answer(answer_of(players[seat], table.perspective(seat)))
    return table.record(["Ada", "Bob"])


def told(winners: list[int], began: int, reason: str = "RM-30", answers: int = 10, first: str = "a") -> Told:
    return Told("mordor", 2, winners, began, reason, answers, None, [[first], ["b"]], [None, None], {6: [answers] * 6})


def test_a_record_says_who_won_how_long_it_took_and_how_it_began() -> None:
    document = record_of(3)
    found = told_by(document)
    assert (found.game, found.seats, found.reason) == ("mordor", 2, document["outcome"]["reason"])
    assert found.winners == document["outcome"]["winners"]
    assert found.answers == len(document["answers"]) and found.rounds is not None
    assert found.began == document["answers"][0]["seat"]
    mine = [answer["notation"] for answer in document["answers"] if answer["seat"] == 0]
    assert found.opening[0] == mine[:3]
    rolled = sum(len(answer.get("chance", [])) for answer in document["answers"])
    assert sum(found.chance[6]) == rolled


def test_an_unfinished_game_and_another_document_are_refused() -> None:
    begun = ringspiel.new("mordor", 2, seed=1)
    with pytest.raises(BrokenRecord, match="not finished"):
        told_by(begun.record())
    with pytest.raises(BrokenRecord, match="not a record"):
        told_by({"hello": 1})
    with pytest.raises(BadOption, match="no finished game"):
        gather([])


def test_figures_are_counted_by_seat_ending_and_first_choice() -> None:
    games = [told([0], 0), told([1], 0, "RM-33", 20, "c"), told([], 1, "RM-33"), told([0, 1], 1)]
    (found,) = gather(games)
    assert [wins.count for wins in found.wins] == [2, 2]
    assert found.beginner.count == 2 and found.all_lost.count == 1 and found.shared.count == 1
    assert [(reason, rate.count) for reason, rate in found.endings] == [("RM-30", 2), ("RM-33", 2)]
    assert (found.answers.least, found.answers.median, found.answers.mean, found.answers.most) == (10, 10, 12.5, 20)
    mine = [(choice.answer, choice.games, choice.wins.count) for choice in found.choices if choice.seat == 0]
    assert mine == [("a", 3, 2), ("c", 1, 0)]
    assert found.chance[0].counts == [50] * 6


def test_games_and_numbers_of_seats_are_apart() -> None:
    other = Told("gran", 3, [2], 0, "GR-80", 5, 2, [["x"], [], []], [None] * 3, {})
    found = gather([told([0], 0), other])
    assert [(each.game, each.seats, each.games) for each in found] == [("gran", 3, 1), ("mordor", 2, 1)]
    assert found[0].rounds is not None and found[0].chance == []


def test_few_results_of_chance_say_nothing_and_loaded_dice_stand_out() -> None:
    (found,) = gather([told([0], 0, answers=4)])
    assert found.chance == []
    assert abs(surprise([100, 100, 100, 100, 100, 101])) < 4 and surprise([200, 100, 100, 100, 100, 100]) > 3


def test_lengths_are_counted_in_a_dozen_bars() -> None:
    (found,) = gather([told([0], 0, answers=answers) for answers in (10, 10, 12)])
    assert [(bar.first, bar.last, bar.games) for bar in found.answers.bars] == [(10, 10, 2), (11, 11, 0), (12, 12, 1)]
    (wide,) = gather([told([0], 0, answers=answers) for answers in range(100, 200)])
    assert len(wide.answers.bars) <= 15 and sum(bar.games for bar in wide.answers.bars) == 100


def test_sides_are_counted_no_matter_who_plays_them() -> None:
    games = [structs.replace(told([seat], 0), sides=sides) for seat, sides in ((0, ["a", "b"]), (1, ["b", "a"]))]
    (found,) = gather(games)
    assert [(side, won.count, won.of) for side, won in found.sides] == [("a", 2, 2), ("b", 0, 2)]


def test_a_game_from_a_position_has_no_opening() -> None:
    table = ringspiel.new("mordor", 2, seed=1)
    table.answer(table.answers()[0])
    later = ringspiel.load(table.save())
    while later.seat is not None:
        later.answer(later.answers()[0])
    with pytest.raises(BrokenRecord, match="from a position"):
        told_by(later.record())
