"""Games of opponents beside those of people: realism is a gate."""

from __future__ import annotations

from typing import Any

import pytest
from typer.testing import CliRunner

from ringspiel.arena.chronicles.ringkrieg.mistakes import Mistakes
from ringspiel.arena.people import Trait, compare, is_real, markdown, people_of
from ringspiel.arena.setting import setting_of
from ringspiel.arena.study import play_series
from ringspiel.cli import app
from ringspiel.kernel.event import Event
from ringspiel.kernel.text import text
from tests.games.ringkrieg.position import position

SERIES = play_series("greedy", setting_of("ringkrieg", 2), "greedy", 4, 1, 1, None, told=True)


def test_every_figure_that_is_compared_is_one_of_the_chronicle_or_an_ending() -> None:
    known = set(SERIES.figures())
    rare = {"free: Minas Tirith fell with at most one unit, of falls"}
    for trait in people_of("ringkrieg"):
        assert trait.endings or trait.figure in known | rare | {"free: turn of entering Mordor"}, trait.name


def test_published_figures_name_their_source_and_add_up() -> None:
    published = [trait for trait in people_of("ringkrieg") if trait.published]
    assert all(trait.source for trait in published)
    alone = [trait.published for trait in published if len(trait.endings) == 1]
    assert sum(count for count, _ in filter(None, alone)) == 58


@pytest.mark.parametrize(("least", "most", "is_met"), [(0.0, None, True), (None, -1.0, False), (None, None, None)])
def test_a_goal_is_met_or_not(least: float | None, most: float | None, is_met: bool | None) -> None:
    rows = compare(SERIES, (Trait("turns", "turns", least=least, most=most),))
    assert rows[0].is_met is is_met
    assert is_real(rows) is (is_met is not False)
    assert ("**no**" in markdown(rows)) is (is_met is False)


def test_an_ending_is_a_share_of_all_games() -> None:
    everything = tuple(SERIES.endings())
    row = compare(SERIES, (Trait("all", endings=everything, published=(29, 58), source="somewhere"),))[0]
    assert row.found.startswith("100.0 %")
    assert row.people.startswith("50.0 %")


def test_the_command_fails_if_a_goal_is_not_met() -> None:
    ran = CliRunner().invoke(app, ["study", "ringkrieg", "--people", "--agent", "greedy", "-n", "2"])
    assert "| decided by the Ring |" in ran.output
    assert ran.exit_code == int("**no**" in ran.output)
    nothing = CliRunner().invoke(app, ["study", "gran", "--people"])
    assert nothing.exit_code != 0


# --- mistakes --------------------------------------------------------------------------------------------------------


def counted(events: list[tuple[str, dict[str, Any]]], **fields: Any) -> dict[str, float]:
    """The figures of a table at which these events happened."""
    s, mistakes = position(**fields), Mistakes()
    for kind, data in events:
        mistakes.note(s, Event(kind, text("ringkrieg-title"), data, "RK-H35"))
    return mistakes.figures(s)


def test_a_fellowship_that_waits_hidden_at_the_gates_is_counted() -> None:
    allocated = [("allocated", {"seat": 1, "dice": 0})]
    name = "free: hidden at the gates and not entering"
    assert counted(allocated, figure="morannon")[name] == 1
    assert counted(allocated, figure="morannon", revealed=1)[name] == 0
    assert counted(allocated, figure="rivendell")[name] == 0


def test_minions_that_do_not_move_are_counted() -> None:
    moves = ("acts-move-minions", {"seat": 1, "face": "character"})
    flight = ("minion-moved", {"kind": "nazgul", "origin": "dol-guldur", "to": "rivendell"})
    found = counted([moves, flight, moves, ("acts-draw-card", {"seat": 0, "face": "event"})])
    assert found["shadow: moves of Minions that move nobody, of all"] == 0.5


def test_a_companion_lost_for_one_point_is_counted() -> None:
    name = "free: Companions lost for one point at corruption 2 or less"
    for damage, number in ((1, 1), (3, 0)):
        assert counted([("damage", {"damage": damage}), ("companion-lost", {"kind": "strider"})])[name] == number


def test_small_assaults_and_sorties_are_counted() -> None:
    small = {"sauron-regular": 2}
    storm = {"side": "shadow", "origin": "erebor", "to": "inside-erebor", "force": small, "against": small}
    out = {"side": "free", "origin": "inside-erebor", "to": "erebor", "force": {"dwarves-regular": 1}, "against": small}
    found = counted([("attack", storm), ("attack", out)])
    assert found["shadow: assaults with three units or fewer, of assaults"] == 1
    assert found["free: sorties against more units"] == 1
    assert found["free: attacks by a single unit"] == 1


def test_a_place_that_falls_with_hardly_a_guard_is_counted() -> None:
    fall = [("captured", {"side": "shadow", "region": "minas-tirith"})]
    found = counted(fall)
    assert found["free: minas-tirith fell"] == 1
    assert found["free: Minas Tirith fell with at most one unit, of falls"] == 1
