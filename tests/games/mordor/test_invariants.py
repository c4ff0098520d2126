"""Positions that cannot be are refused when they are loaded, and the refusal names what is wrong."""

from typing import Any

import pytest

import ringspiel
from ringspiel.games.mordor.components import PLACES, PRESETS
from tests.games.mordor.journey import journey

RINGS = PRESETS["standard"].ring_fields
PLACE = len(PLACES) - 1
ROLL = "ring/yellow orc/red nazgul/blue gandalf/green tree/black"


@pytest.mark.parametrize(
    ("change", "fault"),
    [
        ({"rings": [0]}, "every seat has a sheet"),
        ({"crossed": [0, 0, 0]}, "every seat has a sheet"),
        ({"halved": [0]}, "every seat has a sheet"),
        ({"rolled": [0] * 4}, "there are five dice"),
        ({"aside": [-1] * 6}, "there are five dice"),
        ({"rings": [-1, 0]}, "a ring track has"),
        ({"rings": [0, RINGS + 1]}, "a ring track has"),
        ({"crossed": [-1, 0]}, "a Nazgûl track has"),
        ({"crossed": [0, 15], "halved": [0, 0b10000000]}, "a Nazgûl track has"),
        ({"halved": [-1, 0]}, "only fields of the track can be halved"),
        ({"halved": [0, 0b10000000]}, "only fields of the track can be halved"),
        ({"crossed": [3, 0], "halved": [1, 0]}, "only a halved field can be half crossed"),
        ({"rolled": [-1, 0, 0, 0, 0]}, "each die is either in hand or set aside"),
        ({"aside": [0, -1, -1, -1, -1]}, "each die is either in hand or set aside"),
        ({"rolled": [6, 0, 0, 0, 0]}, "one of the six symbols"),
        ({"rolled": [-1, 0, 0, 0, 0], "aside": [6, -1, -1, -1, -1]}, "one of the six symbols"),
        ({"rolled": [-2, 0, 0, 0, 0]}, "one of the six symbols"),
        ({"active": 2}, "start player, active player and place exist"),
        ({"active": -1}, "start player, active player and place exist"),
        ({"start": 2}, "start player, active player and place exist"),
        ({"start": -1}, "start player, active player and place exist"),
        ({"place": -1}, "start player, active player and place exist"),
        ({"place": PLACE + 1}, "start player, active player and place exist"),
    ],
)
def test_a_position_that_cannot_be_is_refused_by_name(change: dict[str, Any], fault: str) -> None:
    saved = journey(ROLL).save()
    saved["state"].update(change)
    with pytest.raises(ringspiel.BrokenSave, match=fault):
        ringspiel.load(saved)


def test_the_ends_of_the_tracks_and_the_first_and_last_symbol_can_be_loaded() -> None:
    saved = journey(ROLL).save()
    saved["state"].update(
        start=1, rings=[RINGS - 1, RINGS], crossed=[3, 2], halved=[2, 0b1000000], rolled=[0, 1, 2, 3, 5], round=2
    )
    assert ringspiel.load(saved).save()["state"] == saved["state"]


OUT = 2 * PRESETS["standard"].nazgul_fields


@pytest.mark.parametrize(
    ("options", "change", "fault"),
    [
        ({"places": True}, {"rings": [2, 0], "place": 1}, "the place of a turn is where its player stands"),
        ({"places": True}, {"place": 1}, "the place of a turn is where its player stands"),
        ({}, {"place": 1}, "the place of a turn is where its player stands"),
        ({}, {"crossed": [OUT, 0]}, "the player whose turn it is still travels"),
        ({}, {"rings": [RINGS, 0]}, "the player whose turn it is still travels"),
        ({}, {"rings": [0, RINGS]}, "who is in Mordor has played in this round"),
        ({}, {"rolled": [5, 3, 4, 1, 0]}, "a die shows a symbol that is printed on it"),
        ({}, {"rolled": [-1] * 5, "aside": [0, 3, 4, 1, 5]}, "the turn goes on until all dice"),
        ({}, {"rolled": [0, 3, 4, 1, -1], "aside": [-1, -1, -1, -1, 5]}, "the turn goes on until all dice"),
        ({}, {"round": 0}, "rounds are counted from 1"),
    ],
)
def test_what_no_turn_can_come_to_is_refused(options: dict[str, Any], change: dict[str, Any], fault: str) -> None:
    saved = journey(ROLL, **options).save()
    saved["state"].update(change)
    with pytest.raises(ringspiel.BrokenSave, match=fault):
        ringspiel.load(saved)


@pytest.mark.parametrize(
    ("change", "fault"),
    [
        ({"question": ["set-aside", 1]}, "only the active player is asked"),
        ({"question": ["repeat-roll", 0]}, "a roll is repeated in Rohan only"),
        ({"question": ["how-far", 0]}, "the dice count when all of them or the White Tree are set aside"),
        ({"agenda": []}, "the rest of the turn is still to do"),
        ({"agenda": [["end_turn"]]}, "the rest of the turn is still to do"),
    ],
)
def test_a_question_fits_the_dice_and_what_is_still_to_do(change: dict[str, Any], fault: str) -> None:
    with pytest.raises(ringspiel.BrokenSave, match=fault):
        ringspiel.load(journey(ROLL).save() | change)


def test_nobody_is_asked_how_far_without_rings() -> None:
    table = journey(ROLL, seats=3)
    saved = table.save() | {"question": ["how-far", 0], "agenda": [["end_turn"]]}
    saved["state"].update(rolled=[-1] * 5, aside=[3, 3, 4, 1, 5])
    with pytest.raises(ringspiel.BrokenSave, match="nobody is asked how far to go"):
        ringspiel.load(saved)
