"""Positions on their way to browsers and back: large numbers arrive as they were."""

from __future__ import annotations

import json

import pytest

import ringspiel
from ringspiel.server.jobs.positions import check_position
from ringspiel.server.model.positions import EXACT_IN_BROWSERS, exact, in_digits, portable


@pytest.mark.parametrize("game", ["gefaehrten", "gran", "mordor", "ringkrieg", "tuerme"])
def test_a_position_survives_a_browser(game: str) -> None:
    position = ringspiel.new(game, ringspiel.game_of(game).seat_counts[0], seed=1).save()
    sent = json.loads(json.dumps(portable(position)), parse_int=lambda digits: int(float(digits)))
    assert exact(sent) == position
    assert check_position({"position": sent}).faults == []


def test_large_numbers_travel_as_words() -> None:
    assert in_digits({"a": [1, EXACT_IN_BROWSERS]}) == {"a": [1, str(EXACT_IN_BROWSERS)]}
    assert exact({"state": {"a": ["9007199254740993"]}, "seats": "2"}) == {
        "state": {"a": [9007199254740993]},
        "seats": "2",
    }


def test_armies_travel_as_figures_by_name_and_number() -> None:
    sent = portable(ringspiel.new("ringkrieg", 2, seed=1).save())
    places = sent["state"]["at"]
    assert places["minas-tirith"] == {"gondor-regular": 3, "gondor-elite": 1, "gondor-leader": 1}
    assert sent["state"]["fellowship"]["gandalf-grey"] == 1 and places["inside-minas-tirith"] == {}
    places["minas-tirith"]["gondor-regular"] -= 1
    assert [fault["en"] for fault in check_position({"position": sent}).faults] != [], "figures are conserved"
    reserve = sent["state"]["reserve"]
    reserve["gondor-regular"] = reserve.get("gondor-regular", 0) + 1
    found = check_position({"position": sent})
    assert found.faults == [] and found.view is not None


@pytest.mark.parametrize(
    ("place", "figures", "said"),
    [
        ("minas-tirith", {"gondor-regular": -1}, "Figuren haben Namen, und von jeder gibt es 0 bis 63."),
        ("minas-tirith", {"balrogs": 1}, "Figuren haben Namen, und von jeder gibt es 0 bis 63."),
        ("minas-tirith", 5, "Figuren haben Namen, und von jeder gibt es 0 bis 63."),
        ("hobbiton", {}, "Figuren stehen in Regionen und in Festungen."),
    ],
)
def test_what_is_no_army_is_refused_with_a_sentence(place: str, figures: object, said: str) -> None:
    sent = portable(ringspiel.new("ringkrieg", 2, seed=1).save())
    sent["state"]["at"][place] = figures
    assert [fault["de"] for fault in check_position({"position": sent}).faults] == [said]
