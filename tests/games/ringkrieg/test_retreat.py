"""How battles end: ceasing, retreat, advance, destruction (RK-B43 to RK-B54, RK-B66 to RK-B68)."""

import pytest

from ringspiel.games.ringkrieg.combat import retreat
from ringspiel.games.ringkrieg.combat.state import NO_CEASE
from ringspiel.games.ringkrieg.pieces.board import REGIONS
from ringspiel.games.ringkrieg.pieces.deck import CARD_NUMBER
from ringspiel.games.ringkrieg.pieces.figures import FREE, NORTH, SHADOW
from ringspiel.games.ringkrieg.state import RingkriegState
from ringspiel.kernel.state import call
from tests.games.playing import refused
from tests.games.ringkrieg.fighting import attacks, begin, events
from tests.games.ringkrieg.position import asked, at, choices, force, location, play, position, say, state, told


def ways_out(s: RingkriegState, place: str, side: int) -> set[str]:
    return {REGIONS[region] for region in retreat.regions(s, location(place), side)}


@pytest.mark.rule("RK-B43", "RK-B44", "RK-B66")
def test_the_attacker_decides_first_and_then_the_defender() -> None:
    s = position("folde: rohan 1 regular", "eastemnet: isengard 1 regular", at_war="rohan")
    table = begin(s, "folde", "eastemnet", rolls=[1] * 8)
    assert asked(table) == "cease-or-go-on" and table.seat == FREE
    say(table, "go-on")
    assert asked(table) == "retreat" and table.seat == SHADOW and choices(table)[0] == "stand"
    say(table, "stand")
    assert asked(table) == "cease-or-go-on" and len(events(table, "round")) == 2


@pytest.mark.rule("RK-B44", "RK-B46", "RK-B50")
def test_a_retreating_army_goes_to_one_region_with_all_its_characters() -> None:
    s = position(
        "folde: isengard 1 regular",
        "westemnet: rohan 2 regular 1 leader, gimli, nazgul 1",
        at_war="isengard",
    )
    table = say(begin(s, "folde", "westemnet", rolls=[1] * 8, acting=SHADOW), "0", "go-on", "fangorn")
    assert at(table, "fangorn") == force("rohan 2 regular 1 leader, gimli")
    assert at(table, "westemnet") == force("nazgul 1") and asked(table) == "advance"


@pytest.mark.rule("RK-B45", "RK-B50", "RK-G26")
def test_where_an_army_may_retreat_to() -> None:
    s = position(
        "westemnet: rohan 1 regular",
        "eastemnet: isengard 1 regular",
        "fangorn: nazgul 1",
        captured="edoras",
    )
    assert ways_out(s, "westemnet", FREE) == {"fangorn", "folde", "fords-of-isen", "helms-deep"}
    s = position("gap-of-rohan: rohan 1 regular", "orthanc: rohan 1 regular", "inside orthanc: isengard 1 regular")
    assert "orthanc" in ways_out(s, "gap-of-rohan", FREE), "besieged by friends"
    assert "south-dunland" not in ways_out(s, "gap-of-rohan", FREE), "a Town of the enemy"
    s = position("gap-of-rohan: rohan 1 regular", captured="south-dunland orthanc")
    assert {"south-dunland", "orthanc"} <= ways_out(s, "gap-of-rohan", FREE), "in our hands"
    s = position("westemnet: isengard 1 regular", captured="edoras")
    assert ways_out(s, "westemnet", SHADOW) == {"edoras", "eastemnet", "fangorn", "fords-of-isen"}


@pytest.mark.rule("RK-B45", "RK-B66")
def test_without_a_way_out_the_defender_has_to_stand() -> None:
    s = position(
        "folde: isengard 1 regular",
        "westemnet: isengard 1 regular",
        "edoras: rohan 3 regular",
        at_war="isengard",
    )
    table = say(begin(s, "folde", "edoras", rolls=[1] * 12, acting=SHADOW), "go-on")
    assert asked(table) == "cease-or-go-on" and len(events(table, "round")) == 2
    question = retreat.Retreat(FREE, FREE, location("edoras"), 1, 0)
    assert question.explain(state(table), ("region:folde",)).rule == "RK-B45"


@pytest.mark.rule("RK-B47", "RK-B53")
def test_the_winner_may_advance_with_all_or_part_of_the_army() -> None:
    armies = ("folde: rohan 3 regular 2 leader, gimli", "eastemnet: isengard 1 regular")

    def won() -> RingkriegState:
        return position(*armies, at_war="rohan")

    rolls = [6, 1, 1, 1, 1]
    table = say(begin(won(), "folde", "eastemnet", rolls=rolls), "0", "go")
    assert at(table, "eastemnet") == force("rohan 3 regular 2 leader, gimli") and at(table, "folde") == 0
    table = say(begin(won(), "folde", "eastemnet", rolls=rolls), "0", "stay")
    assert at(table, "folde") == force("rohan 3 regular 2 leader, gimli") and at(table, "eastemnet") == 0
    table = say(begin(won(), "folde", "eastemnet", rolls=rolls), "0", "rohan-regular", "rohan-leader", "gimli", "go")
    assert at(table, "eastemnet") == force("rohan 2 regular 1 leader")
    assert at(table, "folde") == force("rohan 1 regular 1 leader, gimli")


@pytest.mark.rule("RK-B53")
def test_no_leader_stays_without_units_and_nobody_advances_without_one() -> None:
    s = position("folde: rohan 1 regular 1 leader, gimli", "eastemnet: isengard 1 regular", at_war="rohan")
    table = say(begin(s, "folde", "eastemnet", rolls=[6, 1, 1]), "0")
    assert asked(table) == "advance" and choices(table) == ["go", "stay", "gimli"]
    assert refused(table, "rohan-regular") == "RK-B53"
    say(table, "gimli", "go")
    assert at(table, "folde") == force("gimli"), "a Companion may stay alone"


@pytest.mark.rule("RK-B51", "RK-B47", "RK-C3")
def test_saruman_neither_retreats_nor_advances() -> None:
    s = position("fords-of-isen: rohan 1 regular", "orthanc: isengard 1 regular, saruman", at_war="rohan isengard")
    table = say(begin(s, "fords-of-isen", "orthanc", rolls=[1] * 2), "field", "0", "go-on", "gap-of-rohan", "go")
    assert at(table, "orthanc") == force("rohan 1 regular, saruman")
    assert state(table).controller(location("orthanc")) == FREE
    s = position("orthanc: isengard 1 regular, saruman", "gap-of-rohan: rohan 1 regular", at_war="isengard")
    table = say(begin(s, "orthanc", "gap-of-rohan", rolls=[6, 1], acting=SHADOW), "go")
    assert at(table, "orthanc") == force("saruman")


@pytest.mark.rule("RK-B52", "RK-A14")
def test_a_retreat_may_overcrowd_a_region_until_the_action_is_over() -> None:
    s = position(
        "folde: isengard 1 regular",
        "westemnet: rohan 4 regular",
        "edoras: rohan 2 regular, gondor 6 regular",
        at_war="isengard",
    )
    table = say(begin(s, "folde", "westemnet", rolls=[1] * 8, acting=SHADOW), "go-on", "edoras")
    assert at(table, "edoras") == force("rohan 6 regular, gondor 6 regular")


@pytest.mark.rule("RK-B54")
def test_the_winner_advances_over_any_border() -> None:
    s = position("folde: rohan 2 regular", "druadan-forest: isengard 1 regular", at_war="rohan")
    table = say(begin(s, "folde", "druadan-forest", rolls=[6, 1, 1]), "go")
    assert at(table, "druadan-forest") == force("rohan 2 regular")


@pytest.mark.rule("RK-B47", "RK-P13", "RK-P14", "RK-K2")
def test_the_fall_of_dale() -> None:
    """[EX13]: attacked and captured, the North wakes up and moves exactly two boxes."""
    s = position(
        "vale-of-the-carnen: southrons 4 regular",
        "dale: north 2 regular",
        political={"north": 3},
        passive="north",
        at_war="southrons",
    )
    table = begin(s, "vale-of-the-carnen", "dale", rolls=[6, 1, 1, 1, 1, 1], acting=SHADOW)
    assert at(table, "dale") == force("north 1 regular")
    say(table, "go-on", "old-forest-road", "go")
    assert state(table).is_active(NORTH) and state(table).political[NORTH] == 1
    assert state(table).controller(location("dale")) == SHADOW
    assert at(table, "old-forest-road") == force("north 1 regular")


@pytest.mark.rule("RK-B67", "RK-X31")
def test_a_siege_ends_before_the_relieving_army_advances() -> None:
    s = position(
        "westemnet: rohan 3 regular",
        "helms-deep: isengard 1 regular",
        "inside helms-deep: rohan 1 regular",
        at_war="rohan",
    )
    table = begin(s, "westemnet", "helms-deep", rolls=[6, 1, 1, 1])
    kinds = told(table)
    assert kinds.index("army-destroyed") < kinds.index("siege-lifted")
    assert asked(table) == "advance" and at(table, "helms-deep") == force("rohan 1 regular")
    say(table, "go")
    assert at(table, "helms-deep") == force("rohan 4 regular")


@pytest.mark.rule("RK-B68")
def test_a_destroyed_attacker_leaves_defender_and_rearguard_where_they_are() -> None:
    s = position("folde: rohan 2 regular 1 leader", "eastemnet: isengard 3 regular", at_war="rohan isengard")
    table = begin(s, "folde", "eastemnet", rolls=[1, 6, 1, 1], army="rohan 1 regular")
    assert asked(table) == "pause"
    assert at(table, "folde") == force("rohan 1 regular 1 leader")
    assert at(table, "eastemnet") == force("isengard 3 regular")


@pytest.mark.rule("RK-B43", "RK-E13")
def test_a_card_may_forbid_to_cease() -> None:
    s = position("umbar: southrons 2 regular", "pelargir: gondor 1 regular", at_war="southrons")
    table = begin(s, "umbar", "pelargir", rolls=[1] * 3, acting=SHADOW, terms=NO_CEASE)
    assert asked(table) == "retreat" and table.seat == FREE
    say(table, "lossarnach", "go")
    assert at(table, "pelargir") == force("southrons 2 regular") and at(table, "umbar") == 0


@pytest.mark.rule("RK-B44", "RK-B51")
def test_a_card_may_drive_an_army_away() -> None:
    s = position("erech: southrons 2 regular, nazgul 1", captured="lamedon")
    table = play(s, call(retreat.must_retreat, location("erech"), SHADOW))
    assert asked(table) == "retreat" and set(choices(table)) == {"anfalas", "lamedon"}
    say(table, "lamedon")
    assert at(table, "lamedon") == force("southrons 2 regular, nazgul 1") and asked(table) == "pause"


@pytest.mark.rule("RK-B45", "RK-B47", "RK-B3")
def test_a_card_on_the_table_may_bar_a_region_to_shadow_armies() -> None:
    """The Power of Tom Bombadil and A Power too Great: no attack there, no retreat to there, no advance."""
    bombadil, elves = CARD_NUMBER["fp-str-03"], CARD_NUMBER["fp-str-02"]
    s = position("bree: isengard 1 regular", "buckland: north 1 regular", at_war="isengard")
    assert attacks(s, SHADOW) == {"bree->buckland"}
    s.table |= 1 << bombadil
    assert attacks(s, SHADOW) == set()
    s = position("south-downs: isengard 1 regular", table=1 << bombadil)
    assert "buckland" not in ways_out(s, "south-downs", SHADOW) and "cardolan" in ways_out(s, "south-downs", SHADOW)
    assert "buckland" in ways_out(s, "south-downs", FREE)
    s = position("lorien: sauron 1 regular", "inside lorien: elves 1 regular", at_war="sauron", table=1 << elves)
    assert attacks(s, SHADOW) == set(), "nor by siege battle"
    s = position("trollshaws: sauron 2 regular", "rivendell: elves 1 regular", at_war="sauron", table=1 << elves)
    table = say(begin(s, "trollshaws", "rivendell", rolls=[6, 1, 1], acting=SHADOW), "field")
    assert asked(table) == "pause" and at(table, "rivendell") == 0, "the way is free, but closed"
