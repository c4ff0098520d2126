"""Positions that cannot be are refused when they are loaded, and the refusal names what is wrong."""

from collections.abc import Callable
from typing import Any

import pytest

import ringspiel
from ringspiel.games.gefaehrten.board import HEIGHT, ORIGIN, WIDTH
from ringspiel.games.gefaehrten.components import KINDS, NAZGUL, SLOTS
from tests.games.gefaehrten.camp import APART, camp, state

Change = Callable[[dict[str, Any]], None]
LEFT = [ORIGIN + APART * number for number in range(4)]
EAST = 27
"""The place east of the Ford, where a red card lies with the ring of Bree."""


def at_the_ford() -> ringspiel.Table:
    """The first of three players begins a turn; the second has the ring of Lothlórien."""
    cards = {"nw": "green-3", "e": "red-2+bree"}
    return camp("ford", cards, hands=["green-1 green-1", "yellow-4", "red-0"], rings={"lothlorien": 1})


def full() -> ringspiel.Table:
    """The first player had one card for one slot: Bag End is full, and Bree is laid."""
    others = " ".join(slot for slot in SLOTS if slot not in ("nw", "n1", "n2", "ne", "e"))
    return camp("bag-end", {"nw n1 n2 ne": "green-2", others: "red-1"}, hands=["green-1", "yellow-4", "red-0"])


def set_(**parts: Any) -> Change:
    return lambda state: state.update(parts)


def put(name: str, place: int, value: Any) -> Change:
    def change(state: dict[str, Any]) -> None:
        state[name][place] = value

    return change


def longer(name: str) -> Change:
    return lambda state: state[name].append(state[name][-1])


def shorter(name: str) -> Change:
    return lambda state: state[name].pop()


def swapped(name: str, one: int, other: int) -> Change:
    def change(state: dict[str, Any]) -> None:
        state[name][one], state[name][other] = state[name][other], state[name][one]

    return change


@pytest.mark.parametrize(
    ("change", "fault"),
    [
        (shorter("hands"), "every seat has a hand and a pile"),
        (longer("piles"), "every seat has a hand and a pile"),
        (shorter("points"), "every seat has points"),
        (put("scored", 1, [0, 0]), "every seat has points"),
        (shorter("gone"), "every place has a cell, every card a count"),
        (longer("cards"), "every place has a cell, every card a count"),
        (shorter("lies"), "there are six rings"),
        (longer("holders"), "there are six rings"),
        (set_(locations=[]), "one to ten locations are on the table"),
        (set_(locations=[ORIGIN + APART * number for number in range(11)]), "one to ten locations are on the table"),
        (set_(scored=[[0] * 3] * 2), "every location is scored before the next"),
        (set_(scored=[[0] * 3] * 5), "every location is scored before the next"),
        (put("hands", 0, [-1]), "there are 28 kinds of cards"),
        (put("hands", 0, [28]), "there are 28 kinds of cards"),
        (put("piles", 0, [28]), "there are 28 kinds of cards"),
        (put("cards", 0, -2), "there are 28 kinds of cards"),
        (put("cards", 0, 28), "there are 28 kinds of cards"),
        (set_(start=-1), "start player and active player exist"),
        (set_(start=3), "start player and active player exist"),
        (set_(active=-1), "start player and active player exist"),
        (set_(active=3), "start player and active player exist"),
        (put("holders", 0, -2), "a ring is held by a seat or by nobody"),
        (put("holders", 0, 3), "a ring is held by a seat or by nobody"),
        (put("lies", 0, -2), "a ring lies in a place or nowhere"),
        (put("lies", 0, 31), "a ring lies in a place or nowhere"),
        (set_(values=-1, count=1), "the values placed in a turn are those of its cards"),
        (set_(values=1 << KINDS, count=1), "the values placed in a turn are those of its cards"),
        (set_(values=0b110, count=1), "the values placed in a turn are those of its cards"),
        (set_(values=0, count=1), "the values placed in a turn are those of its cards"),
        (set_(values=1, count=0), "the values placed in a turn are those of its cards"),
        (put("points", 0, -1), "points and counts are never negative"),
        (put("gone", 0, -1), "points and counts are never negative"),
        (put("locations", 3, 20 * WIDTH), "a location lies beyond the reach of the game"),
        (put("locations", 3, 21 * WIDTH - 2), "a location lies beyond the reach of the game"),
        (put("locations", 3, 31), "a location lies beyond the reach of the game"),
        (put("locations", 3, (HEIGHT - 1) * WIDTH + 31), "a location lies beyond the reach of the game"),
        (put("locations", 3, LEFT[2] + 1), "no location covers another or one of its slots"),
        (put("locations", 3, LEFT[2] + 2), "no location covers another or one of its slots"),
        (put("locations", 3, LEFT[2] + 20), "a location touches the slots of an earlier one"),
        (put("cells", 0, 1), "the places are the slots of all locations"),
        (put("cells", 0, LEFT[0] + 2), "the places are the slots of all locations"),
        (swapped("slots", 0, 1), "the current location has its ten slots"),
        (put("slots", 0, 31), "the current location has its ten slots"),
        (put("slots", 0, -1), "the current location has its ten slots"),
        (shorter("slots"), "the current location has its ten slots"),
        (set_(settled=23), "the slots of scored locations come first"),
        (set_(settled=25), "the slots of scored locations come first"),
        (put("hands", 1, [4]), "seat 1 has a card of a colour that is not its own"),
        (put("piles", 1, [4]), "seat 1 has a card of a colour that is not its own"),
        (put("hands", 0, [1] * 7), "seat 0 holds at most six cards, sorted"),
        (put("hands", 1, []), "seat 1 holds a card as long as its pile has some"),
        (put("hands", 0, [2, 1]), "seat 0 holds at most six cards, sorted"),
        (put("gone", 0, 1), "there are 1 cards of kind 0"),
        (put("gone", 1, 1), "there are 7 cards of kind 1"),
        (put("gone", 27, 1), "there are 0 cards of kind 27"),
        (put("cards", 30, NAZGUL), "a Nazgûl never stays on the table"),
        (put("holders", 1, 0), "a ring is either held or on a card"),
        (put("lies", 0, EAST), "a ring lies on a card, and a card carries one ring"),
        (put("lies", 0, 0), "a ring lies on a card, and a card carries one ring"),
        (set_(active=1), "the player whose turn it is is asked"),
        (set_(placing=False), "cards are placed while the current location has a free slot"),
    ],
)
def test_a_position_that_cannot_be_is_refused_by_name(change: Change, fault: str) -> None:
    saved = at_the_ford().save()
    change(saved["state"])
    assert fault in refusal_of(saved)


@pytest.mark.parametrize(
    ("table", "question", "fault"),
    [
        (at_the_ford, ["place", 1, -1], "the player whose turn it is is asked"),
        (at_the_ford, ["next-location", 0], "a location is laid when the one before is full"),
        (at_the_ford, ["put-anew", 0, EAST], "this card cannot be taken back"),
        (at_the_ford, ["put-anew", 0, 0], "this card cannot be taken back"),
        (at_the_ford, ["put-anew", 0, 99], "this card cannot be taken back"),
        (at_the_ford, ["place", 0, 5], "a ring is played by its owner"),
        (at_the_ford, ["place", 0, 0], "a ring is played by its owner"),
        (at_the_ford, ["place", 0, 6], "a ring is played by its owner"),
        (at_the_ford, ["place", 0, -2], "a ring is played by its owner"),
        (at_the_ford, ["take-back", 0], "the player who is asked has an answer"),
        (full, ["place", 0, -1], "cards are placed while the current location has a free slot"),
    ],
)
def test_a_question_of_another_moment_is_refused(
    table: Callable[[], ringspiel.Table], question: list[Any], fault: str
) -> None:
    saved = table().save()
    saved["question"] = question
    assert fault in refusal_of(saved)


def test_what_is_left_to_do_fits_the_question() -> None:
    saved = at_the_ford().save()
    saved["agenda"].pop()
    assert "the player whose turn it is is asked, and then refills the hand" in refusal_of(saved)


def test_nobody_lays_a_location_in_the_middle_of_placing() -> None:
    saved = full().save()
    saved["state"]["placing"] = True
    assert "a location is laid when the one before is full" in refusal_of(saved)


@pytest.mark.parametrize("table", [at_the_ford, full])
def test_what_can_be_is_loaded(table: Callable[[], ringspiel.Table]) -> None:
    saved = table().save()
    assert ringspiel.load(saved).save()["state"] == saved["state"]


def test_the_position_is_the_one_that_the_changes_speak_of() -> None:
    s = state(at_the_ford())
    assert (s.locations, len(s.cells), s.settled, s.lies[1]) == (LEFT, 31, 24, EAST)


def refusal_of(saved: dict[str, Any]) -> str:
    with pytest.raises(ringspiel.BrokenSave) as refusal:
        ringspiel.load(saved)
    return str(refusal.value)


def test_no_location_is_laid_while_a_slot_is_free() -> None:
    saved = at_the_ford().save()
    saved["question"] = ["next-location", 0]
    saved["state"]["placing"] = False
    assert "a location is laid when the one before is full" in refusal_of(saved)


def test_the_slots_of_scored_locations_come_first_as_many_as_they_may_be() -> None:
    """The first and the last place change their numbers; everything else is as it was."""
    saved = at_the_ford().save()
    s = saved["state"]
    last = len(s["cells"]) - 1
    swapped("cells", 0, last)(s)
    swapped("cards", 0, last)(s)
    s["slots"] = [0 if place == last else place for place in s["slots"]]
    assert refusal_of(saved).endswith("the slots of scored locations come first")
