"""Capture, control and politics (RK-K, RK-P)."""

import pytest

from ringspiel.games.ringkrieg.armies import capture
from ringspiel.games.ringkrieg.armies.movement import move_armies
from ringspiel.games.ringkrieg.pieces.board import NUMBER
from ringspiel.games.ringkrieg.pieces.figures import ARAGORN, BOROMIR, FREE, MERIADOC, SHADOW, STRIDER, can_activate
from ringspiel.games.ringkrieg.politics import muster, track
from ringspiel.kernel.state import call
from tests.games.ringkrieg.position import force, location, play, position, say, state

DWARVES, ELVES, GONDOR, NORTH, ROHAN, ISENGARD, SAURON, SOUTHRONS = range(8)


@pytest.mark.rule("RK-K2", "RK-K3", "RK-K4", "RK-W7")
def test_occupied_settlements_are_captured_and_counted() -> None:
    s = position("edoras: isengard 1 regular", "folde: isengard 1 regular", "helms-deep: isengard 1 regular")
    for name in ("edoras", "folde", "helms-deep"):
        capture.army_enters(s, location(name), SHADOW)
        assert s.controller(location(name)) == SHADOW
    assert s.points(SHADOW) == 3 and s.points(FREE) == 0


@pytest.mark.rule("RK-K2", "RK-X16")
def test_a_stronghold_with_a_garrison_is_not_captured_by_entering() -> None:
    s = position("helms-deep: isengard 1 regular", "inside helms-deep: rohan 1 regular")
    capture.army_enters(s, location("helms-deep"), SHADOW)
    assert s.controller(location("helms-deep")) == FREE


@pytest.mark.rule("RK-K6", "RK-K8", "RK-K10")
def test_retaking_removes_marker_and_points_and_stirs_nobody() -> None:
    s = position("edoras: elves 1 regular", captured="edoras", political={"rohan": 2}, active="rohan")
    capture.army_enters(s, location("edoras"), FREE)
    assert s.captured == 0 and s.points(SHADOW) == 0 and s.political[ROHAN] == 2


@pytest.mark.rule("RK-K7")
def test_control_stays_when_the_army_leaves() -> None:
    s = position("edoras: isengard 1 regular", captured="edoras", at_war="isengard")
    table = play(s, call(move_armies, 1, 0), acting=SHADOW)
    say(table, "edoras->folde")
    assert state(table).controller(location("edoras")) == SHADOW


@pytest.mark.rule("RK-K10", "RK-P14", "RK-P12", "RK-P25")
def test_capture_moves_the_original_nation_also_of_the_shadow() -> None:
    s = position("edoras: isengard 1 regular", political={"rohan": 3, "southrons": 2})
    capture.army_enters(s, location("edoras"), SHADOW)
    assert s.political[ROHAN] == 2 and s.is_active(ROHAN)
    s.at[location("umbar")] += force("gondor 1 regular")
    capture.army_enters(s, location("umbar"), FREE)
    assert s.political[SOUTHRONS] == 1 and s.points(FREE) == 2


@pytest.mark.rule("RK-P1", "RK-P15", "RK-P22")
def test_the_lowest_box_is_war() -> None:
    s = position(political={"gondor": 1}, active="gondor")
    assert not s.is_at_war(GONDOR)
    assert track.advance(s, GONDOR, "RK-P11") and s.is_at_war(GONDOR)


@pytest.mark.rule("RK-P3", "RK-P32")
def test_a_passive_nation_never_enters_the_lowest_box() -> None:
    s = position(political={"gondor": 1}, passive="gondor")
    assert not track.advance(s, GONDOR, "RK-P11") and s.political[GONDOR] == 1
    track.activate(s, GONDOR, "RK-P6")
    assert s.political[GONDOR] == 1, "a lost step is not made up later"


@pytest.mark.rule("RK-P4", "RK-P28")
def test_an_enemy_army_in_its_land_activates_a_nation() -> None:
    s = position("fords-of-isen: isengard 1 regular")
    capture.army_enters(s, location("fords-of-isen"), SHADOW)
    assert s.is_active(ROHAN) and s.political[ROHAN] == 3
    s = position("fords-of-isen: gondor 1 regular")
    capture.army_enters(s, location("fords-of-isen"), FREE)
    assert not s.is_active(ROHAN)


@pytest.mark.rule("RK-P5", "RK-P13", "RK-P23", "RK-P24")
def test_an_attacked_army_activates_first_and_then_advances_each_nation_with_units() -> None:
    s = position(political={"rohan": 1, "gondor": 2, "elves": 3}, passive="rohan gondor")
    track.army_attacked(s, force("rohan 1 regular, gondor 1 elite, elves 1 leader, legolas"), NUMBER["osgiliath"])
    assert s.is_at_war(ROHAN) and s.political[GONDOR] == 1 and s.is_active(GONDOR)
    assert s.political[ELVES] == 3, "Leaders and characters do not count"


@pytest.mark.rule("RK-P14", "RK-P12")
def test_dale_attacked_and_captured() -> None:
    """[EX13] as far as politics goes: attack, retreat, capture are exactly two boxes."""
    s = position("erebor: north 1 regular", "dale: southrons 2 regular", political={"north": 3}, passive="north")
    track.army_attacked(s, force("north 2 regular"), NUMBER["dale"])
    capture.army_enters(s, location("dale"), SHADOW)
    assert s.is_active(NORTH) and s.political[NORTH] == 1


@pytest.mark.rule("RK-P7", "RK-P8", "RK-P9", "RK-P10")
def test_symbols_of_the_companions() -> None:
    assert [nation for nation in range(5) if can_activate(STRIDER, nation)] == [NORTH]
    assert [nation for nation in range(5) if can_activate(BOROMIR, nation)] == [GONDOR]
    for kind in (ARAGORN, MERIADOC):
        assert all(can_activate(kind, nation) for nation in range(5))


@pytest.mark.rule("RK-P7", "RK-P31", "RK-K5")
def test_where_a_companion_activates() -> None:
    s = position()
    track.companion_arrived(s, location("westemnet"), force("meriadoc"))
    assert not s.is_active(ROHAN), "a Town is not enough"
    s = position(captured="edoras")
    track.companion_arrived(s, location("edoras"), force("meriadoc"))
    assert not s.is_active(ROHAN), "a captured City is not the nation's"
    s = position()
    track.companion_arrived(s, location("helms-deep"), force("gandalf-white"))
    assert s.is_active(ROHAN)


@pytest.mark.rule("RK-P25")
def test_further_steps_at_war_are_without_effect() -> None:
    s = position(at_war="sauron")
    assert not track.advance(s, SAURON, "RK-P13") and s.political[SAURON] == 0
    assert all(s.is_active(nation) for nation in (ISENGARD, SAURON, SOUTHRONS))


@pytest.mark.rule("RK-P26")
def test_characters_and_nazgul_are_not_bound_by_politics() -> None:
    s = position()
    army = force("sauron 1 regular, nazgul 2, witch-king, saruman")
    assert track.at_peace(s) & army == force("sauron 1 regular")
    assert track.at_peace(s) & force("rohan 1 leader, boromir, gimli") == force("rohan 1 leader")


@pytest.mark.rule("RK-P11")
def test_diplomacy_moves_one_box() -> None:
    table = say(play(position(political={"gondor": 2}), muster.diplomacy), "gondor")
    assert state(table).political[GONDOR] == 1
