"""Positions on their way to browsers and back: large numbers arrive as they were."""

from __future__ import annotations

import json

import pytest

import ringspiel
from ringspiel.server.positions import EXACT_IN_BROWSERS, check_position, exact, portable


@pytest.mark.parametrize("game", ["gefaehrten", "gran", "mordor", "ringkrieg", "tuerme"])
def test_a_position_survives_a_browser(game: str) -> None:
    position = ringspiel.new(game, ringspiel.game_of(game).seat_counts[0], seed=1).save()
    sent = json.loads(json.dumps(portable(position)), parse_int=lambda digits: int(float(digits)))
    assert exact(sent) == position
    assert check_position({"position": sent}).faults == []


def test_large_numbers_travel_as_words() -> None:
    assert portable({"a": [1, EXACT_IN_BROWSERS]}) == {"a": [1, str(EXACT_IN_BROWSERS)]}
    assert exact({"state": {"a": ["9007199254740993"]}, "seats": "2"}) == {
        "state": {"a": [9007199254740993]},
        "seats": "2",
    }
