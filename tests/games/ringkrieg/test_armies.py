"""Pieces, map and stacking (RK-G, RK-A)."""

import pytest

from ringspiel.games.ringkrieg.armies.routes import can_move_army, marches
from ringspiel.games.ringkrieg.armies.stacking import IN_REGION, check_stacking, lose, room, settle_departure, shift
from ringspiel.games.ringkrieg.pieces.board import (
    BLACK_BORDERS,
    FORTIFICATION,
    NATION,
    NEIGHBOURS,
    OWNER,
    REGIONS,
    SETTLEMENT,
)
from ringspiel.games.ringkrieg.pieces.figures import (
    FREE,
    KIND_NAMES,
    NATION_OF,
    NAZGUL,
    NONE,
    SHADOW,
    SIDE,
    UNITS,
    WITCH_KING,
    leadership_of,
    level,
    number_of,
    units,
)
from ringspiel.games.ringkrieg.setup import ALL_FIGURES
from ringspiel.games.ringkrieg.telling.pairs import pair_of
from tests.games.ringkrieg.position import asked, at, choices, force, location, play, position, say, state


def are_adjacent(one: str, another: str) -> bool:
    return location(another) in NEIGHBOURS[location(one)]


@pytest.mark.rule("RK-G22", "RK-G23", "RK-G24", "RK-V17")
def test_borders_normal_black_and_sea() -> None:
    """[EX01] in numbers: white lines join, black lines and water part."""
    assert are_adjacent("minas-tirith", "osgiliath"), "a river between white lines"
    assert are_adjacent("edoras", "folde")
    assert not are_adjacent("moria", "lorien"), "a black border"
    assert not are_adjacent("umbar", "dol-amroth"), "only the sea between"
    for region, neighbours in enumerate(NEIGHBOURS):
        assert all(region in NEIGHBOURS[neighbour] for neighbour in neighbours)
        assert not set(neighbours) & set(BLACK_BORDERS[region])


@pytest.mark.rule("RK-G29", "RK-G36", "RK-G31", "RK-G32", "RK-G30")
def test_territories_and_fortifications() -> None:
    forts = [REGIONS[r] for r in range(len(REGIONS)) if SETTLEMENT[r] == FORTIFICATION]
    assert forts == ["fords-of-isen", "osgiliath"]
    assert all(OWNER[location(fort)] == NONE for fort in forts)
    assert NATION[location("osgiliath")] == NONE
    assert NATION[location("fords-of-isen")] == 4
    s = position("osgiliath: sauron 1 regular")
    assert s.is_free_for(location("fords-of-isen"), SHADOW) and s.is_free_for(location("osgiliath"), SHADOW)


@pytest.mark.rule("RK-G4", "RK-G5", "RK-G7")
def test_how_many_figures() -> None:
    shadow_units = sum(units(ALL_FIGURES & SIDE[SHADOW] & (63 << 6 * kind)) for kind in range(16))
    free_units = sum(units(ALL_FIGURES & SIDE[FREE] & (63 << 6 * kind)) for kind in range(16))
    assert (free_units, shadow_units) == (75, 90)


@pytest.mark.rule("RK-G9", "RK-A5", "RK-G8", "RK-A1")
def test_leaders_and_characters_do_not_count_as_units() -> None:
    army = force("gondor 4 regular 2 elite 3 leader, elves 1 regular, boromir, gandalf-white")
    assert units(army) == 7 and number_of(army) == 12
    assert units(force("nazgul 5, witch-king, saruman")) == 0


@pytest.mark.rule("RK-G16", "RK-C2")
def test_character_cards_show_level_and_leadership() -> None:
    shown = {name: (level(KIND_NAMES.index(name)), leadership_of(KIND_NAMES.index(name))) for name in KIND_NAMES[22:34]}
    assert shown["gandalf-grey"] == (3, 1) and shown["boromir"] == (2, 1) and shown["peregrin"] == (1, 1)
    assert shown["aragorn"] == (3, 2) and shown["saruman"] == (0, 1) and shown["mouth-of-sauron"] == (3, 2)
    assert leadership_of(NAZGUL) == 1 and leadership_of(WITCH_KING) == 2
    assert NATION_OF[NAZGUL] == NONE


@pytest.mark.rule("RK-G25", "RK-G26", "RK-G27", "RK-G28")
def test_free_regions_and_regions_to_enter() -> None:
    s = position(
        "edoras: nazgul 1",
        "westemnet: rohan 1 regular",
        "helms-deep: sauron 3 regular",
        "inside helms-deep: rohan 2 regular",
        "folde: boromir",
    )
    free = {name: s.is_free_for(location(name), SHADOW) for name in ("edoras", "westemnet", "helms-deep", "folde")}
    assert free == {"edoras": False, "westemnet": False, "helms-deep": True, "folde": False}
    enterable = {n: s.can_enter(location(n), SHADOW) for n in ("edoras", "westemnet", "helms-deep", "folde")}
    assert enterable == {"edoras": True, "westemnet": False, "helms-deep": True, "folde": True}
    assert s.is_free_for(location("edoras"), FREE), "a lone Nazgûl blocks nothing"
    assert not s.can_enter(location("helms-deep"), FREE)


@pytest.mark.rule("RK-G11", "RK-G12", "RK-A13")
def test_a_leader_without_an_army_is_out_of_the_game() -> None:
    s = position("edoras: rohan 1 regular 2 leader, boromir")
    lose(s, location("edoras"), force("rohan 1 regular"))
    settle_departure(s, location("edoras"))
    assert s.at[location("edoras")] == force("boromir")
    assert s.lost == force("rohan 1 regular 2 leader")


@pytest.mark.rule("RK-M18", "RK-M19", "RK-B36", "RK-B37")
def test_where_losses_go() -> None:
    s = position("moria: sauron 2 regular 1 elite, nazgul 2, witch-king", "edoras: rohan 1 elite 1 leader, boromir")
    before = s.reserve
    lose(s, location("moria"), force("sauron 1 regular 1 elite, nazgul 1, witch-king"))
    lose(s, location("edoras"), force("rohan 1 elite 1 leader, boromir"))
    assert s.reserve - before == force("sauron 1 regular 1 elite, nazgul 1")
    assert s.lost == force("witch-king, rohan 1 elite 1 leader, boromir")


@pytest.mark.rule("RK-A2", "RK-G10")
def test_characters_alone_are_no_army() -> None:
    s = position("edoras: nazgul 2, witch-king", "moria: boromir")
    assert not s.has_units(location("edoras"), SHADOW) and not s.has_units(location("moria"), FREE)
    assert not can_move_army(s, SHADOW, 0, 2) and not can_move_army(s, FREE, 0, 2)


@pytest.mark.rule("RK-A6", "RK-A7", "RK-A14")
def test_excess_is_removed_after_the_action_to_the_reinforcements() -> None:
    s = position("lossarnach: gondor 11 regular 1 elite 1 leader")
    reserve = s.reserve
    table = play(s, check_stacking)
    assert asked(table) == "remove-excess" and table.seat == FREE
    assert choices(table) == ["gondor-regular", "gondor-elite"]
    say(table, "gondor-elite")
    assert at(table, "lossarnach") == force("gondor 10 regular 1 leader")
    assert state(table).reserve - reserve == force("gondor 1 regular 1 elite") and state(table).lost == 0


@pytest.mark.rule("RK-A5", "RK-A9", "RK-X9")
def test_region_and_stronghold_are_counted_apart() -> None:
    s = position("helms-deep: sauron 10 regular", "inside helms-deep: rohan 5 regular", acting=SHADOW)
    assert asked(play(s, check_stacking)) == "pause"
    s = position("helms-deep: sauron 10 regular", "inside helms-deep: rohan 6 regular")
    table = play(s, check_stacking)
    assert table.seat is not None and state(table).at[location("inside helms-deep")] == force("rohan 5 regular")


@pytest.mark.rule("RK-A11", "RK-A12", "RK-A8")
def test_ten_units_fill_a_region_however_they_are_shown() -> None:
    """[EX04]: army boxes are presentation; ten Regulars in Lossarnach leave no room."""
    s = position("lossarnach: gondor 10 regular", "minas-tirith: gondor 1 regular")
    assert room(s, location("lossarnach"), FREE) == 0 and IN_REGION == 10
    moves = [pair_of(answer) for answer in marches(s, FREE, 0, 1)]
    assert (location("minas-tirith"), location("lossarnach")) not in moves


@pytest.mark.rule("RK-X13", "RK-X14", "RK-X15", "RK-X23")
def test_a_siege_ends_when_the_besieger_has_gone() -> None:
    s = position(
        "helms-deep: sauron 1 regular, nazgul 1",
        "inside helms-deep: rohan 2 regular 1 leader, gimli",
    )
    lose(s, location("helms-deep"), force("sauron 1 regular"))
    settle_departure(s, location("helms-deep"))
    assert s.at[location("inside helms-deep")] == 0
    assert s.at[location("helms-deep")] == force("rohan 2 regular 1 leader, gimli, nazgul 1")


@pytest.mark.rule("RK-G43", "RK-G37")
def test_those_inside_are_in_the_region() -> None:
    s = position("helms-deep: sauron 1 regular", "inside helms-deep: rohan 2 regular, gimli")
    assert s.in_region(location("helms-deep")) == force("sauron 1 regular, rohan 2 regular, gimli")
    assert s.is_besieged(location("helms-deep"))


@pytest.mark.rule("RK-G13")
def test_leaders_lead_any_friendly_nation() -> None:
    s = position("folde: gondor 2 regular, rohan 3 leader", at_war="gondor rohan")
    assert can_move_army(s, FREE, 1, 1)


@pytest.mark.rule("RK-A10", "RK-V16")
def test_armies_never_enter_an_occupied_region() -> None:
    s = position("edoras: rohan 1 regular", "folde: sauron 1 regular", "westemnet: sauron 1 regular", at_war="rohan")
    assert not can_move_army(s, FREE, 0, 2)


@pytest.mark.rule("RK-G38", "RK-K3")
def test_markers_are_no_limit() -> None:
    everything = " ".join(REGIONS[region] for region in range(len(REGIONS)) if OWNER[region] != NONE)
    s = position(captured=everything)
    assert s.captured.bit_count() == 36 and s.points(SHADOW) == 20 and s.points(FREE) == 18


def test_where_figures_stand_is_looked_up_again_when_somebody_has_moved() -> None:
    s = position("edoras: rohan 1 regular", "orthanc: isengard 1 regular")
    assert s.places(UNITS[FREE]) == [location("edoras")]
    copy = s.clone()
    shift(copy, force("rohan 1 regular"), location("edoras"), location("folde"))
    assert copy.places(UNITS[FREE]) == [location("folde")]
    assert s.places(UNITS[FREE]) == [location("edoras")], "a copy goes its own way"
    assert s.places(UNITS[FREE]) is s.places(UNITS[FREE]), "as long as nobody moves it is looked up once"
