"""The face of the kernel: wrong input, undo, options, events."""

from typing import Any

import pytest

import ringspiel
from ringspiel.kernel.chance import Scripted
from ringspiel.kernel.errors import EngineFault
from ringspiel.kernel.options import Flag, Number, OneOf, Option, PerSeat, Roles, SeatOrChance
from ringspiel.kernel.registry import listings
from tests.toys.secret import Secret


def test_an_unknown_game_is_named_with_those_that_exist() -> None:
    for wrong in ("chess", "", None, 7, ["mordor"]):
        with pytest.raises(ringspiel.UnknownGame, match="mordor"):
            ringspiel.new(wrong, 2)  # type: ignore[arg-type]


@pytest.mark.parametrize("seed", [-1, 1.5, "1", True, [1]])
def test_a_seed_is_a_whole_number(seed: Any) -> None:
    with pytest.raises(ringspiel.BadOption, match="seed"):
        ringspiel.new("mordor", 2, seed=seed)


def test_an_unknown_option_is_named_with_those_that_exist() -> None:
    with pytest.raises(ringspiel.BadOption, match=r"'dragons'.*places"):
        ringspiel.new("mordor", 2, seed=1, options={"dragons": True})


@pytest.mark.parametrize(
    ("option", "good", "bad"),
    [
        (Flag("x", False), [True, False], [None, 1, "true"]),
        (OneOf("x", ("a", "b"), "a"), ["a", "b"], [None, "c", 1]),
        (Number("x", 2, 5, None), [None, 2, 5], [1, 6, "3", True, 2.0]),
        (Number("x", 2, 5, 3), [2, 5], [None, 6]),
        (SeatOrChance("x"), [None, 0, 2], [3, -1, "0", True]),
        (
            Roles("x", {3: ("a", "b", "c")}),
            ["drawn", ["c", "a", "b"]],
            ["a", ["a", "b"], ["a", "a", "b"], 3, ["a", "b", 3]],
        ),
        (PerSeat("x", ("a", "b", "c", "d")), [["a", "c", "d"]], [["a", "b"], ["a", "a", "b"], "abc", ["a", "b", 3]]),
    ],
)
def test_options_take_what_they_offer_and_nothing_else(option: Option, good: list[Any], bad: list[Any]) -> None:
    for value in good:
        assert option.check(value, 3) == value
    for value in bad:
        with pytest.raises(ringspiel.BadOption, match="'x' takes"):
            option.check(value, 3)


def test_nothing_can_be_answered_when_the_game_is_over() -> None:
    table = ringspiel.new("mordor", 2, seed=1)
    while table.seat is not None:
        table.answer(table.answers()[0])
    for attempt in (lambda: table.answer(0), lambda: table.parse("x"), lambda: table.why_not([])):
        with pytest.raises(ringspiel.IllegalAnswer) as refusal:
            attempt()
        assert refusal.value.reason == {"key": "game-is-over"}


def test_undo_goes_back_within_a_turn_but_not_past_somebody_elses_decision() -> None:
    table = Secret.table(seed=1)
    with pytest.raises(ringspiel.IllegalAnswer):
        table.undo()
    start = table.save()
    table.answer(table.answers()[0])
    assert table.seat == 0 and table.can_undo()
    table.undo()
    assert table.save() == start and not table.can_undo()
    table.answer(table.answers()[0])
    table.answer(table.answers()[1])
    assert table.seat == 1 and not table.can_undo()


def test_why_not_gives_the_rule_for_a_selection_that_is_no_answer() -> None:
    table = ringspiel.new("mordor", 2, seed=1)
    assert table.why_not([f"die:{colour}" for colour in ("yellow", "red", "blue", "green", "black")]) is not None
    nothing = table.why_not([])
    assert nothing is not None and nothing.rule == "RM-11"
    unknown = table.why_not(["die:pink"])
    assert unknown is not None and unknown.text["key"] == "answer-elsewhere"


def test_the_record_of_a_table_loaded_from_a_position_begins_there() -> None:
    position = ringspiel.new("mordor", 2, seed=1).save()
    record = ringspiel.load(position).record()
    assert (record["position"], record["commitment"], record["answers"]) == (position, None, [])
    assert ringspiel.replay(record).save() == position


def test_events_of_the_past_can_be_asked_for() -> None:
    table = ringspiel.new("mordor", 2, seed=1)
    setup = table.events()
    table.answer(table.answers()[0])
    assert table.events(since=0) == setup + table.events()
    assert table.events(since=1) == table.events()


def test_private_events_reach_only_those_who_may_know() -> None:
    table = Secret.table(seed=1)
    drawn = [[event.to_json() for event in table.events(seat)] for seat in (0, 1, None)]
    assert drawn[0] != drawn[1]
    assert all(event["kind"] != "own-card" for event in drawn[2])


def test_rules_code_that_asks_twice_or_without_answers_is_caught() -> None:
    table = Secret.table(seed=1)
    question = table.question
    assert question is not None
    with pytest.raises(EngineFault, match="while"):
        table.state.ask(question)
    with pytest.raises(EngineFault, match="without any legal answer"):
        table.state.answer_for(question, [])


def test_what_chance_gave_to_an_answer_that_failed_is_not_recorded_with_the_next() -> None:
    table = ringspiel.new("mordor", 2, seed=1, options={"start": 0})
    table.go_on_with(Scripted([0, 1, 99]))
    with pytest.raises(ringspiel.RingspielError, match="99"):
        table.answer(table.answers()[0])
    assert table.entries == []
    table.answer(table.answers()[0])
    untroubled = ringspiel.new("mordor", 2, seed=1, options={"start": 0})
    untroubled.answer(untroubled.answers()[0])
    assert table.entries == untroubled.entries


@pytest.mark.parametrize("step", [[], [5], [None], [["roll"]], ["no-such-step"]])
def test_a_step_that_the_game_does_not_have_is_refused(step: list[Any]) -> None:
    position = ringspiel.new("mordor", 2, seed=1).save()
    position["agenda"].append(step)
    with pytest.raises(ringspiel.BrokenSave, match="mordor has no step"):
        ringspiel.load(position)


@pytest.mark.parametrize("seat", [-1, 2, "0", None])
def test_a_seat_that_the_table_does_not_have_is_refused(seat: Any) -> None:
    with pytest.raises(ringspiel.BadOption, match="seats 0 to 1"):
        ringspiel.new("mordor", 2, seed=1).give_up(seat)


def test_games_are_listed_in_an_order_that_leaves_nothing_open() -> None:
    orders = [listing.order for listing in listings()]
    assert orders == sorted(set(orders))
