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
    saved["state"].update(rings=[0, RINGS], crossed=[3, 14], halved=[2, 0b1000000], rolled=[0, 1, 2, 3, 5], place=PLACE)
    assert ringspiel.load(saved).save()["state"] == saved["state"]
