"""What Explain says of dice: whom a Nazgûl will strike, what that takes, and the odds of the next roll."""

from __future__ import annotations

import pytest

from ringspiel.kernel.foresight import Foresight, foresee
from ringspiel.kernel.table import Table
from ringspiel.kernel.text import seat_name
from tests.games.mordor.journey import journey, set_aside, state

ROLL = "nazgul/yellow nazgul/red ring/blue orc/green orc/black"


def explained(table: Table, notation: str) -> Foresight:
    seat = table.seat
    assert seat is not None
    answer = next(one for one in table.answers() if table.describe(one).notation == notation)
    return foresee(table, seat, answer)


def of(found: Foresight, kind: str) -> list[dict[str, object]]:
    return [text["args"] for text in found.prospects if text["key"] == f"mordor-prospect-{kind}"]


@pytest.mark.rule("RM-23", "RM-24")
def test_a_nazgul_names_whom_it_will_strike_and_what_that_takes() -> None:
    for colour, seat in (("yellow", 0), ("red", 1)):
        table = journey(ROLL, hobbits=["frodo", "sam"])
        strike = of(explained(table, f"nazgul/{colour}"), "strikes")
        assert [(one["victim"], one["halves"], one["left"]) for one in strike] == [(seat_name(seat), 2, 6)]


@pytest.mark.rule("RM-25", "RM-27")
def test_gandalf_comes_before_the_nazgul() -> None:
    table = journey("nazgul/yellow gandalf/red ring/blue orc/green orc/black", hobbits=["frodo", "sam"])
    (strike,) = of(explained(table, "nazgul/yellow gandalf/red"), "strikes")
    assert strike["halves"] == 1


@pytest.mark.rule("RM-30")
def test_the_last_field_is_told_as_the_end() -> None:
    table = journey(ROLL, hobbits=["frodo", "sam"], crossed=[0, 12])
    assert of(explained(table, "nazgul/red"), "out")


@pytest.mark.rule("RM-14")
def test_the_odds_of_the_next_roll_are_those_of_all_its_faces() -> None:
    table = journey(ROLL)
    (roll,) = of(explained(table, "nazgul/yellow ring/blue"), "roll")
    faces = [state(table).components.faces[die] for die in (1, 3, 4)]
    rolls = [(one, two, three) for one in faces[0] for two in faces[1] for three in faces[2]]
    for symbol, name in ((4, "nazgul"), (0, "ring")):
        assert roll[name] == round(100 * sum(symbol in each for each in rolls) / len(rolls))
    assert roll["dice"] == 3


@pytest.mark.rule("RM-22")
def test_rings_that_would_not_count_are_told() -> None:
    table = journey("ring/yellow orc/red orc/blue gandalf/green orc/black")
    assert of(explained(table, "ring/yellow orc/red"), "orcs") == [{"rings": 1}]
    assert of(explained(table, "ring/yellow"), "orcs") == []


@pytest.mark.rule("RM-16")
def test_the_white_tree_rolls_no_more() -> None:
    table = journey("ring/yellow orc/red orc/blue gandalf/green tree/black")
    assert of(explained(table, "ring/yellow tree/black"), "roll") == []


def test_what_lies_aside_already_strikes_as_well() -> None:
    table = journey(ROLL, "ring/yellow ring/blue gandalf/green orc/black", hobbits=["frodo", "sam"])
    set_aside(table, "nazgul/red")
    (strike,) = of(explained(table, "ring/yellow"), "strikes")
    assert strike["victim"] == seat_name(1)
