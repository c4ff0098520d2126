"""House rules for players who are not equally strong: off by default, and then as if they did not exist."""

from __future__ import annotations

from typing import Any

import pytest

import ringspiel
from ringspiel.kernel.errors import BadOption
from ringspiel.kernel.options import HeadStart
from ringspiel.texts import render

HANDICAPS = [
    ("mordor", 3, {"head_start": [0, 4, 2]}),
    ("gran", 3, {"head_start": [0, 2, 1]}),
    ("gefaehrten", 2, {"head_start": [20, 0]}),
    ("ringkrieg", 2, {"corruption": 5}),
    ("ringkrieg", 2, {"progress": 3}),
]


def begun(game: str, seats: int, **options: Any) -> dict[str, Any]:
    """The state at the start of a table."""
    state: dict[str, Any] = ringspiel.new(game, seats, seed=3, options=options).save()["state"]
    return state


@pytest.mark.rule("RM-50")
def test_a_head_start_in_mordor_is_fields_of_the_ring_bearer_track() -> None:
    assert begun("mordor", 3, head_start=[0, 4, 2])["rings"] == [0, 4, 2]


@pytest.mark.rule("GR-90")
def test_a_head_start_in_gran_is_the_seals_of_the_first_cities_and_never_all_that_win() -> None:
    assert begun("gran", 3, head_start=[0, 2, 1])["seals"] == [0b0, 0b11, 0b1]
    with pytest.raises(BadOption, match="less than the 2 seals") as refused:
        ringspiel.new("gran", 3, options={"head_start": [0, 2, 0], "seals": 2})
    assert refused.value.reason is not None
    assert "Give less of a head start" in render(refused.value.reason, "en", [])


@pytest.mark.rule("GF-90")
def test_a_head_start_in_gefaehrten_is_points() -> None:
    assert begun("gefaehrten", 2, head_start=[20, 0])["points"] == [20, 0]


@pytest.mark.rule("RK-S20", "RK-S21")
def test_handicaps_in_ringkrieg_are_corruption_and_progress() -> None:
    state = begun("ringkrieg", 2, corruption=4, progress=2)
    assert (state["corruption"], state["progress"]) == (4, 2)


@pytest.mark.parametrize(("game", "seats", "options"), HANDICAPS)
def test_a_table_with_a_handicap_is_recorded_saved_and_played_on(
    game: str, seats: int, options: dict[str, Any]
) -> None:
    table = ringspiel.new(game, seats, seed=3, options=options)
    for _ in range(20):
        table.answer(table.answers()[0])
    assert ringspiel.replay(table.record()).save()["state"] == table.save()["state"]
    again = ringspiel.load(table.save())
    assert again.options == table.options
    assert options.items() <= again.options.items()


@pytest.mark.parametrize(("game", "seats", "options"), HANDICAPS)
def test_without_a_handicap_a_table_is_what_it_was_before(game: str, seats: int, options: dict[str, Any]) -> None:
    """Neither settings nor positions nor records know of it; none given by name is the same as none."""
    usual = ringspiel.new(game, seats, seed=3)
    named: dict[str, Any] = {id: [0] * seats if isinstance(value, list) else 0 for id, value in options.items()}
    assert not options.keys() & usual.options.keys()
    assert ringspiel.new(game, seats, seed=3, options=named).save() == usual.save()


def test_a_head_start_is_a_number_for_each_seat() -> None:
    option = HeadStart("x", 3)
    assert option.check([0, 3], 2) == [0, 3]
    assert option.check([0, 0], 2) is None and option.check(None, 2) is None
    wrongs: list[Any] = [[1], [0, 4], [0, -1], [0, True], [0, 1.0], "12", 3, {}]
    for wrong in wrongs:
        with pytest.raises(BadOption, match="from 0 to 3 for each of the 2 seats"):
            option.check(wrong, 2)


@pytest.mark.parametrize("language", ["de", "en"])
def test_a_wrong_head_start_is_refused_with_a_sentence(language: str) -> None:
    with pytest.raises(BadOption) as refused:
        ringspiel.new("mordor", 3, options={"head_start": [5, 0, 0]})
    assert refused.value.reason is not None
    said = render(refused.value.reason, language, [])
    assert "4" in said and "3" in said and "{" not in said
