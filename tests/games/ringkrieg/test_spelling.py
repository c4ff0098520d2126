"""Positions in words, as people edit them: forces by name and number."""

from typing import Any

import pytest

import ringspiel
from ringspiel.games.ringkrieg.telling.spelling import packed, spelled
from ringspiel.kernel.errors import BrokenSave


def state() -> dict[str, Any]:
    saved: dict[str, Any] = ringspiel.new("ringkrieg", 2, seed=1).save()["state"]
    return saved


def test_what_was_spelled_is_packed_again() -> None:
    assert packed(spelled(state())) == state()


def test_what_is_packed_already_or_missing_stays() -> None:
    only_places = {**spelled(state()), "reserve": 5}
    del only_places["lost"]
    assert packed(only_places)["reserve"] == 5 and "lost" not in packed(only_places)


@pytest.mark.parametrize(
    "figures", [{"gondor-regular": 1, "hobbit": 1}, {"gondor-regular": 64}, {"gondor-regular": -1}, {"nazgul": True}, 7]
)
def test_figures_that_do_not_exist_are_refused(figures: Any) -> None:
    words = spelled(state())
    words["at"]["moria"] = figures
    with pytest.raises(BrokenSave, match="figures are named"):
        packed(words)


def test_regions_that_do_not_exist_are_refused() -> None:
    words = spelled(state())
    words["at"]["the-shire-inn"] = {}
    with pytest.raises(BrokenSave, match="figures stand in regions"):
        packed(words)
