"""Character movement (RK-C)."""

import pytest

from ringspiel.games.ringkrieg.armies import companions, minions
from ringspiel.games.ringkrieg.armies.companions import companion_destinations, reach
from ringspiel.games.ringkrieg.armies.minions import may_land
from ringspiel.games.ringkrieg.characters import envoys, mouth
from ringspiel.games.ringkrieg.hunt import guide
from ringspiel.games.ringkrieg.pieces.board import DISTANCE, REGIONS
from ringspiel.games.ringkrieg.pieces.figures import SHADOW
from ringspiel.games.ringkrieg.state import RingkriegState
from ringspiel.games.ringkrieg.turn import actions
from tests.games.ringkrieg.cardplay import played
from tests.games.ringkrieg.position import asked, at, choices, force, location, play, position, say, state


def walk_from(s: RingkriegState, origin: str, steps: int) -> set[str]:
    return {REGIONS[region] for region in companion_destinations(s, location(origin), steps, 0)}


@pytest.mark.rule("RK-C1", "RK-C6", "RK-C20")
def test_all_companions_may_move_each_once_in_groups_or_singly() -> None:
    s = position("edoras: boromir, gimli, legolas", "dale: strider")
    table = play(s, companions.move_companions)
    say(table, "boromir", "legolas", "done", "folde")
    say(table, "gimli", "westemnet")
    assert choices(table) == ["done", "strider"]
    say(table, "done")
    assert asked(table) == "pause"
    assert at(table, "folde") == force("boromir, legolas") and at(table, "westemnet") == force("gimli")


@pytest.mark.rule("RK-C4")
def test_a_companion_goes_as_far_as_the_level_says() -> None:
    table = play(position("edoras: gimli"), companions.move_companions)
    say(table, "gimli")
    assert {DISTANCE[location("edoras")][location(name)] for name in choices(table)} == {0, 1, 2}


@pytest.mark.rule("RK-C5", "RK-C25")
def test_a_group_goes_as_far_as_its_best() -> None:
    assert reach(force("meriadoc, peregrin")) == 1
    assert reach(force("meriadoc, boromir, strider")) == 3
    assert reach(force("gandalf-white")) == 4
    assert reach(force("gandalf-white, meriadoc")) == 4
    assert reach(force("gandalf-white, meriadoc, peregrin")) == 3
    assert reach(force("gandalf-white, gimli")) == 3


@pytest.mark.rule("RK-C7")
def test_enemy_armies_do_not_hinder_companions() -> None:
    s = position("folde: sauron 5 regular", "edoras: gimli")
    assert "folde" in walk_from(s, "edoras", 1) and "druadan-forest" in walk_from(s, "edoras", 2)


@pytest.mark.rule("RK-C8", "RK-C13")
def test_companions_stop_at_shadow_strongholds() -> None:
    s = position()
    assert "moria" in walk_from(s, "hollin", 1)
    assert "dimrill-dale" not in walk_from(s, "hollin", 2)
    assert "dimrill-dale" in walk_from(position(captured="moria"), "hollin", 2), "control decides"
    assert "dimrill-dale" in walk_from(s, "moria", 1), "leaving is allowed"


@pytest.mark.rule("RK-C9", "RK-V20")
def test_no_companion_enters_or_leaves_a_besieged_stronghold() -> None:
    s = position("helms-deep: sauron 1 regular", "inside helms-deep: rohan 1 regular, gimli", "westemnet: legolas")
    assert "helms-deep" not in walk_from(s, "westemnet", 2)
    table = play(s, companions.move_companions)
    assert choices(table) == ["done", "legolas"]


@pytest.mark.rule("RK-C10", "RK-V17")
def test_companions_do_not_cross_black_borders() -> None:
    assert "lamedon" not in walk_from(position(), "edoras", 1)


@pytest.mark.rule("RK-C11", "RK-D19", "RK-G15")
def test_nazgul_fly_anywhere_in_one_move() -> None:
    s = position("umbar: nazgul 2")
    table = play(s, minions.move_minions, acting=SHADOW)
    say(table, "nazgul umbar", "arnor", "nazgul umbar", "arnor")
    assert at(table, "arnor") == force("nazgul 2") and asked(table) == "pause"


@pytest.mark.rule("RK-C12", "RK-C13", "RK-G15")
def test_no_nazgul_lands_at_a_free_stronghold_unless_it_is_besieged() -> None:
    s = position("helms-deep: isengard 1 regular", "inside helms-deep: rohan 1 regular", captured="lorien")
    assert not may_land(s, location("minas-tirith"))
    assert may_land(s, location("helms-deep")) and may_land(s, location("lorien"))
    assert may_land(s, location("edoras")), "a City is no obstacle"


@pytest.mark.rule("RK-C11", "RK-C14")
def test_nazgul_join_besieged_garrisons_and_besiegers() -> None:
    s = position(
        "orthanc: rohan 2 regular",
        "inside orthanc: isengard 1 regular",
        "helms-deep: isengard 1 regular",
        "inside helms-deep: rohan 1 regular",
        "umbar: nazgul 2",
    )
    table = play(s, minions.move_minions, acting=SHADOW)
    say(table, "nazgul umbar", "orthanc", "nazgul umbar", "helms-deep")
    assert at(table, "inside orthanc") == force("isengard 1 regular, nazgul 1")
    assert at(table, "helms-deep") == force("isengard 1 regular, nazgul 1")


@pytest.mark.rule("RK-C14")
def test_a_nazgul_may_fly_out_of_a_besieged_shadow_stronghold() -> None:
    s = position("orthanc: rohan 2 regular", "inside orthanc: isengard 1 regular, nazgul 1")
    table = say(play(s, minions.move_minions, acting=SHADOW), "nazgul inside-orthanc", "moria")
    assert at(table, "moria") == force("nazgul 1")


@pytest.mark.rule("RK-G20", "RK-C11")
def test_the_witch_king_flies_like_a_nazgul() -> None:
    table = play(position("umbar: witch-king"), minions.move_minions, acting=SHADOW)
    say(table, "witch-king umbar", "the-shire")
    assert at(table, "the-shire") == force("witch-king")


@pytest.mark.rule("RK-C15", "RK-C3")
def test_saruman_is_never_offered_for_a_move() -> None:
    s = position("orthanc: saruman", shadow_dice="character")
    assert "character move-minions" not in choices(play(s, actions.opportunity, acting=SHADOW))


@pytest.mark.rule("RK-C16", "RK-C18")
def test_the_mouth_of_sauron_walks_three_regions_past_armies() -> None:
    s = position("osgiliath: gondor 5 regular", "minas-morgul: mouth-of-sauron")
    reached = {REGIONS[r] for r in mouth.destinations(s, location("minas-morgul"))}
    assert {"osgiliath", "lossarnach", "pelargir"} <= reached
    assert "minas-tirith" not in reached
    assert "lamedon" not in reached, "four regions away"


@pytest.mark.rule("RK-C17", "RK-C19")
def test_the_mouth_of_sauron_and_sieges() -> None:
    s = position(
        "orthanc: rohan 1 regular",
        "inside orthanc: isengard 1 regular, mouth-of-sauron",
        "helms-deep: isengard 1 regular",
        "inside helms-deep: rohan 1 regular",
    )
    assert not minions.can_move_minions(s, 0)
    reached = {REGIONS[r] for r in mouth.destinations(s, location("fords-of-isen"))}
    assert "orthanc" not in reached and "helms-deep" not in reached


@pytest.mark.rule("RK-C22", "RK-P7")
def test_a_companion_who_ends_in_a_city_activates_its_nation() -> None:
    s = position("westemnet: boromir, meriadoc")
    table = play(s, companions.move_companions)
    say(table, "boromir", "done", "edoras")
    assert not state(table).is_active(4), "Boromir speaks for Gondor only"
    say(table, "meriadoc", "edoras")
    assert state(table).is_active(4)


@pytest.mark.rule("RK-C24")
def test_a_nazgul_left_at_a_free_stronghold_may_leave_later() -> None:
    table = play(position("helms-deep: nazgul 1, rohan 1 regular"), minions.move_minions, acting=SHADOW)
    say(table, "nazgul helms-deep", "moria")
    assert at(table, "helms-deep") == force("rohan 1 regular") and at(table, "moria") == force("nazgul 1")


@pytest.mark.rule("RK-K11", "RK-K5", "RK-D30")
def test_companions_at_court_move_their_nation_with_any_die() -> None:
    s = position("minas-tirith: boromir", "rivendell: legolas", "erebor: gimli", free_dice="event")
    table = say(play(s, actions.opportunity), "event statesman")
    assert choices(table) == ["gondor", "elves", "dwarves"]
    say(table, "gondor")
    assert state(table).political[2] == 1
    s = position("minas-tirith: boromir", "lossarnach: legolas", "iron-hills: gimli", captured="minas-tirith")
    assert envoys.statesmen(s) == []
    s = position("pelargir: boromir", political={"gondor": 1}, passive="gondor")
    assert envoys.statesmen(s) == [], "a passive nation cannot reach At War"


@pytest.mark.rule("RK-C21", "RK-D18")
def test_a_character_result_moves_armies_companions_or_the_fellowship() -> None:
    s = position("edoras: rohan 1 regular, gimli", free_dice="character")
    offered = choices(play(s, actions.opportunity))
    assert {"character move-army", "character move-companions", "character move-fellowship"} <= set(offered)


@pytest.mark.rule("RK-C6", "RK-F48")
def test_a_group_is_named_in_any_order() -> None:
    table = play(position(figure="rivendell"), guide.separate)
    say(table, "peregrin", "strider", "meriadoc", "done", "rivendell")
    assert at(table, "rivendell") == force("strider, meriadoc, peregrin")
    table = play(position("edoras: strider, gimli, peregrin"), companions.move_companions)
    say(table, "peregrin", "strider", "done", "folde", "done")
    assert at(table, "folde") == force("strider, peregrin") and at(table, "edoras") == force("gimli")


@pytest.mark.parametrize("card", ["fp-char-15", "fp-char-16"])
def test_the_eagles_and_the_swifter_take_a_group_in_any_order(card: str) -> None:
    table = say(played(card, "edoras: boromir, gimli, peregrin"), "move-companions", "peregrin", "boromir", "done")
    say(table, "folde")
    assert at(table, "folde") == force("boromir, peregrin") and at(table, "edoras") == force("gimli")


@pytest.mark.rule("RK-C1")
def test_a_new_action_lets_all_companions_walk() -> None:
    s = position("edoras: boromir", "carrock: gimli")
    s.moved = [location("edoras"), force("boromir")]
    assert {"boromir", "gimli"} <= {choice.split()[0] for choice in choices(play(s, companions.move_companions))}
