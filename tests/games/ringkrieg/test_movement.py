"""Army movement (RK-V)."""

import pytest

from ringspiel.games.ringkrieg.armies.movement import move_armies
from ringspiel.games.ringkrieg.armies.routes import marches
from ringspiel.games.ringkrieg.pieces.board import REGIONS
from ringspiel.games.ringkrieg.pieces.figures import FREE, SHADOW
from ringspiel.games.ringkrieg.state import RingkriegState
from ringspiel.games.ringkrieg.telling.pairs import pair_of
from ringspiel.games.ringkrieg.turn import actions
from ringspiel.kernel.state import call
from ringspiel.kernel.table import Table
from tests.games.playing import refused
from tests.games.ringkrieg.position import asked, at, choices, force, location, play, position, say, state


def army_result(s: RingkriegState, side: int = FREE) -> Table:
    return play(s, call(move_armies, 2, 0), acting=side)


def character_result(s: RingkriegState, side: int = FREE) -> Table:
    return play(s, call(move_armies, 1, 1), acting=side)


def moves(s: RingkriegState, side: int, led: int = 0) -> set[tuple[str, str]]:
    pairs = [pair_of(answer) for answer in marches(s, side, led, 1)]
    return {(REGIONS[origin], REGIONS[destination]) for origin, destination in pairs}


@pytest.mark.rule("RK-V1", "RK-V2")
def test_an_army_result_moves_up_to_two_armies() -> None:
    s = position("edoras: rohan 1 regular", "helms-deep: rohan 1 regular", at_war="rohan")
    table = army_result(s)
    say(table, "edoras->folde")
    assert asked(table) == "move-army" and "done" in choices(table)
    assert not [choice for choice in choices(table) if choice.startswith("folde")], "not the same army twice"
    say(table, "helms-deep->westemnet")
    assert asked(table) == "pause"
    assert at(table, "folde") == at(table, "westemnet") == force("rohan 1 regular")


@pytest.mark.rule("RK-V2", "RK-C20")
def test_the_second_army_is_optional_the_first_is_not() -> None:
    s = position("edoras: rohan 1 regular", "helms-deep: rohan 1 regular")
    table = army_result(s)
    assert "done" not in choices(table)
    say(table, "edoras->folde", "done")
    assert asked(table) == "pause"


@pytest.mark.rule("RK-V3")
def test_a_character_result_moves_one_army_with_a_leader() -> None:
    s = position("edoras: rohan 2 regular 1 leader", "helms-deep: rohan 2 regular", "westemnet: rohan 1 regular, gimli")
    origins = {origin for origin, _ in moves(s, FREE, led=1)}
    assert origins == {"edoras", "westemnet"}
    table = character_result(s)
    say(table, "edoras->folde", "go")
    assert asked(table) == "pause"


@pytest.mark.rule("RK-V4", "RK-V16", "RK-V17", "RK-G28")
def test_destinations_are_adjacent_and_free_of_enemy_units() -> None:
    s = position("westemnet: rohan 1 regular", "edoras: sauron 1 regular", "helms-deep: nazgul 1", at_war="rohan")
    assert moves(s, FREE) == {
        ("westemnet", "eastemnet"),
        ("westemnet", "fangorn"),
        ("westemnet", "folde"),
        ("westemnet", "fords-of-isen"),
        ("westemnet", "helms-deep"),
    }


@pytest.mark.rule("RK-V5", "RK-A4", "RK-V7", "RK-A3")
def test_an_army_may_be_split_and_leaders_may_stay_with_units() -> None:
    s = position("edoras: rohan 2 regular 1 elite 2 leader, gimli", "folde: rohan 1 regular")
    table = army_result(s)
    say(table, "edoras->folde", "rohan-regular", "rohan-leader", "gimli", "go", "done")
    assert at(table, "edoras") == force("rohan 1 regular 1 leader, gimli")
    assert at(table, "folde") == force("rohan 2 regular 1 elite 1 leader")


@pytest.mark.rule("RK-V6")
def test_leaders_must_go_if_no_unit_stays() -> None:
    s = position("edoras: rohan 1 regular 1 leader, gimli")
    table = say(army_result(s), "edoras->folde")
    assert choices(table) == ["go", "gimli"]
    s = position("edoras: rohan 2 regular 1 leader")
    table = say(army_result(s), "edoras->folde")
    assert "rohan-leader" not in choices(table)
    say(table, "rohan-regular")
    assert "rohan-leader" in choices(table)


@pytest.mark.rule("RK-V8", "RK-V22")
def test_the_part_moved_with_a_character_result_needs_its_leader_and_a_unit() -> None:
    s = position("edoras: rohan 2 regular 1 leader")
    table = say(character_result(s), "edoras->folde", "rohan-regular")
    assert asked(table) == "pause", "one Regular and the Leader have to go: nothing left to decide"
    assert at(table, "folde") == force("rohan 1 regular 1 leader")
    s = position("edoras: rohan 2 regular 1 leader, gimli")
    table = say(character_result(s), "edoras->folde", "rohan-regular")
    assert refused(table, "rohan-regular") == "RK-V22"
    say(table, "gimli")
    assert asked(table) == "pause" and at(table, "edoras") == force("rohan 1 regular, gimli")


@pytest.mark.rule("RK-V9")
def test_characters_and_nazgul_may_stay_alone() -> None:
    s = position("moria: sauron 1 regular, nazgul 2, witch-king")
    table = say(army_result(s, SHADOW), "moria->hollin", "nazgul", "nazgul", "witch-king")
    assert at(table, "moria") == force("nazgul 2, witch-king") and at(table, "hollin") == force("sauron 1 regular")


@pytest.mark.rule("RK-V10", "RK-V11", "RK-A4")
def test_armies_moved_are_kept_apart_until_both_moves_are_made() -> None:
    """[EX06]: P joins Q, and only units of Q may move on."""
    s = position("edoras: rohan 2 regular 1 leader", "folde: rohan 1 elite", at_war="rohan")
    table = say(army_result(s), "edoras->folde", "go")
    say(table, "folde->eastemnet")
    assert at(table, "folde") == force("rohan 2 regular 1 leader") and at(table, "eastemnet") == force("rohan 1 elite")


@pytest.mark.rule("RK-V11")
def test_two_parts_of_one_army_may_go_to_different_regions() -> None:
    s = position("edoras: rohan 2 regular")
    table = say(army_result(s), "edoras->folde", "rohan-regular", "edoras->westemnet")
    assert at(table, "folde") == at(table, "westemnet") == force("rohan 1 regular")


@pytest.mark.rule("RK-V12", "RK-X32")
def test_a_siege_can_be_reinforced_by_moving() -> None:
    s = position(
        "helms-deep: isengard 2 regular",
        "inside helms-deep: rohan 2 regular",
        "fords-of-isen: isengard 3 regular",
        at_war="isengard",
    )
    table = say(army_result(s, SHADOW), "fords-of-isen->helms-deep", "go", "done")
    assert at(table, "helms-deep") == force("isengard 5 regular")
    assert at(table, "inside helms-deep") == force("rohan 2 regular")


@pytest.mark.rule("RK-V13")
def test_at_most_ten_units_after_a_move() -> None:
    s = position("edoras: rohan 2 regular 1 elite, gimli", "folde: gondor 8 regular")
    table = say(character_result(s), "edoras->folde")
    assert choices(table) == ["rohan-regular", "rohan-elite"]
    assert refused(table, "go") == "RK-V13"
    say(table, "rohan-regular", "go")
    assert at(table, "folde") == force("gondor 8 regular, rohan 1 regular 1 elite, gimli")


@pytest.mark.rule("RK-V14")
def test_ten_is_tested_after_both_moves_of_an_army_result() -> None:
    s = position("edoras: rohan 3 regular", "folde: gondor 8 regular", at_war="rohan gondor")
    table = say(army_result(s), "edoras->folde", "go")
    assert asked(table) == "move-army" and "done" not in choices(table)
    assert all(choice.startswith("folde->") for choice in choices(table)), "one of the eight has to go on"
    say(table, "folde->druadan-forest")
    for _ in range(7):
        say(table, "gondor-regular")
    assert asked(table) == "pause" and at(table, "druadan-forest") == force("gondor 1 regular")
    assert at(table, "folde") == force("gondor 7 regular, rohan 3 regular")


@pytest.mark.rule("RK-V14")
def test_as_many_may_come_as_make_room_with_the_second_move() -> None:
    s = position("edoras: rohan 10 regular", "folde: rohan 1 regular")
    table = say(army_result(s), "edoras->folde", "go", "folde->westemnet")
    assert at(table, "folde") == force("rohan 10 regular") and at(table, "westemnet") == force("rohan 1 regular")


@pytest.mark.rule("RK-V14", "RK-A6", "RK-A8")
def test_two_full_armies_change_places() -> None:
    s = position("edoras: rohan 10 regular", "folde: gondor 10 regular", at_war="rohan gondor")
    table = say(army_result(s), "edoras->folde", "go", "folde->edoras")
    assert at(table, "edoras") == force("gondor 10 regular") and at(table, "folde") == force("rohan 10 regular")


@pytest.mark.rule("RK-V14", "RK-A8")
def test_a_full_region_is_entered_first_only_if_the_second_move_can_mend_it() -> None:
    armies = ("edoras: rohan 1 regular", "folde: gondor 10 regular")
    assert "edoras->folde" in choices(army_result(position(*armies, at_war="rohan gondor")))
    kept_in = position(*armies, at_war="rohan", political={"gondor": 1})
    assert "edoras->folde" in choices(army_result(kept_in)), "Gondor may go home over its own border"
    kept_in = position(*armies, "druadan-forest: gondor 10 regular", at_war="rohan", political={"gondor": 1})
    assert "edoras->folde" not in choices(army_result(kept_in)), "its home is full and other lands are closed to it"
    one_move = character_result(position("edoras: rohan 1 regular 1 leader", armies[1], at_war="rohan gondor"))
    assert "edoras->folde" not in choices(one_move), "no second move"


@pytest.mark.rule("RK-V15", "RK-P15", "RK-P16", "RK-P17")
def test_figures_not_at_war_do_not_cross_foreign_borders() -> None:
    s = position("dale: north 2 regular 1 leader")
    destinations = {destination for _, destination in moves(s, FREE)}
    assert not destinations & {"erebor", "woodland-realm", "iron-hills"}
    assert {"northern-rhovanion", "old-forest-road"} <= destinations, "their own land, and nobody's"
    s = position("druadan-forest: rohan 2 regular 1 leader, gondor 1 regular", at_war="rohan")
    table = say(army_result(s), "druadan-forest->folde", "go", "done")
    assert at(table, "folde") == force("rohan 2 regular 1 leader")
    assert at(table, "druadan-forest") == force("gondor 1 regular"), "Gondor is not at war and has to stay behind"


@pytest.mark.rule("RK-V15", "RK-P16")
def test_a_leader_not_at_war_who_must_stay_keeps_a_unit_too() -> None:
    s = position("eastemnet: gondor 1 regular, rohan 1 leader", at_war="gondor")
    assert ("eastemnet", "druadan-forest") not in moves(s, FREE)
    s = position("eastemnet: gondor 2 regular, rohan 1 leader", at_war="gondor")
    table = say(army_result(s), "eastemnet->druadan-forest", "done")
    assert at(table, "eastemnet") == force("gondor 1 regular, rohan 1 leader")


@pytest.mark.rule("RK-V18", "RK-K2", "RK-K3", "RK-X16")
def test_an_undefended_settlement_is_captured_at_once() -> None:
    s = position("fords-of-isen: isengard 2 regular", at_war="isengard")
    table = say(army_result(s, SHADOW), "fords-of-isen->helms-deep", "go")
    assert state(table).controller(location("helms-deep")) == SHADOW
    assert asked(table) == "pause", "no second army"


@pytest.mark.rule("RK-V19", "RK-C3", "RK-C15")
def test_saruman_neither_moves_nor_enables_a_move() -> None:
    s = position("orthanc: isengard 2 regular, saruman", at_war="isengard")
    assert moves(s, SHADOW, led=1) == set()
    table = say(army_result(s, SHADOW), "orthanc->gap-of-rohan", "go")
    assert at(table, "orthanc") == force("saruman")


@pytest.mark.rule("RK-V3")
def test_servants_of_the_white_hand_lead_like_leaders() -> None:
    s = position("gap-of-rohan: isengard 1 elite", at_war="isengard")
    assert moves(s, SHADOW, led=1) == set()
    s = position("gap-of-rohan: isengard 1 elite", "orthanc: saruman", at_war="isengard")
    assert moves(s, SHADOW, led=1)


@pytest.mark.rule("RK-V20")
def test_nobody_moves_out_of_or_into_a_besieged_stronghold() -> None:
    s = position("helms-deep: sauron 1 regular", "inside helms-deep: rohan 2 regular", "westemnet: rohan 1 regular")
    assert not [move for move in moves(s, FREE) if "helms-deep" in move]


@pytest.mark.rule("RK-V25", "RK-C18")
def test_nazgul_and_minions_go_with_an_army_where_it_goes() -> None:
    s = position("fords-of-isen: isengard 2 regular, nazgul 1, mouth-of-sauron", at_war="isengard")
    table = say(army_result(s, SHADOW), "fords-of-isen->helms-deep", "go")
    assert at(table, "helms-deep") == force("isengard 2 regular, nazgul 1, mouth-of-sauron")


@pytest.mark.rule("RK-P20", "RK-P21")
def test_stranded_figures_may_leave_but_not_move_on_within_the_foreign_nation() -> None:
    """[EX14], second half: from Dale to Erebor is no normal move while the North is not at war."""
    s = position("dale: north 2 regular")
    assert ("dale", "erebor") not in moves(s, FREE)
    s = position("erebor: north 2 regular")
    destinations = {destination for _, destination in moves(s, FREE)}
    assert "iron-hills" not in destinations and {"dale", "withered-heath"} <= destinations


@pytest.mark.rule("RK-X23", "RK-X13", "RK-X14")
def test_a_besieger_who_leaves_ends_the_siege() -> None:
    s = position("helms-deep: isengard 2 regular", "inside helms-deep: rohan 2 regular", at_war="isengard")
    table = say(army_result(s, SHADOW), "helms-deep->westemnet", "isengard-regular")
    assert state(table).is_besieged(location("helms-deep"))
    s = position("helms-deep: isengard 2 regular", "inside helms-deep: rohan 2 regular", at_war="isengard")
    table = say(army_result(s, SHADOW), "helms-deep->westemnet", "go")
    assert at(table, "helms-deep") == force("rohan 2 regular") and not state(table).is_besieged(location("helms-deep"))


@pytest.mark.rule("RK-V10")
def test_a_new_action_may_move_the_same_army_again() -> None:
    s = position("edoras: rohan 1 regular", free_dice="army-muster army-muster")
    table = play(s, actions.opportunity)
    say(table, "army-muster move-army", "edoras->folde")
    say(table, "army-muster move-army", "folde->eastemnet")
    assert at(table, "eastemnet") == force("rohan 1 regular")


@pytest.mark.rule("RK-V14")
def test_nobody_counts_on_moving_back_to_where_the_besieged_would_come_out() -> None:
    s = position(
        "inside dol-amroth: gondor 2 regular",
        "dol-amroth: sauron 5 regular",
        "erech: sauron 8 regular",
        "anfalas: gondor 1 regular",
        "lamedon: gondor 1 regular",
        at_war="gondor sauron",
    )
    table = army_result(s, SHADOW)
    say(table, "dol-amroth->erech")
    assert state(table).picked == force("sauron 4 regular"), "all five would lift the siege and crowd Erech for good"
    say(table, "go")
    assert state(table).picked == force("sauron 8 regular"), "with a besieger left the way back is open"


@pytest.mark.rule("RK-V14", "RK-A8")
def test_the_way_back_is_no_relief_where_those_who_came_before_fill_it() -> None:
    s = position(
        "nurn: sauron 7 regular",
        "gorgoroth: sauron 6 regular",
        "minas-morgul: sauron 10 regular",
        "north-ithilien: gondor 1 regular",
        "south-ithilien: gondor 1 regular",
        at_war="gondor sauron",
    )
    table = play(s, call(move_armies, 4, 0), acting=SHADOW)
    say(table, "nurn->gorgoroth", "go")
    assert "gorgoroth->morannon" in choices(table)
    assert "gorgoroth->minas-morgul" not in choices(table), "Minas Morgul is full, and Gorgoroth, too, stays full"
