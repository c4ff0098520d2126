"""Casualties (RK-B32 to RK-B42, RK-B63, RK-B65)."""

import pytest

from ringspiel.games.ringkrieg.pieces.figures import FREE, SHADOW
from tests.games.ringkrieg.fighting import attacks, begin, hits
from tests.games.ringkrieg.position import asked, at, choices, force, location, position, say, state, told


@pytest.mark.rule("RK-B32", "RK-B33")
@pytest.mark.parametrize(
    ("answers", "left"),
    [
        (["gondor-regular", "gondor-regular"], "gondor 1 regular 3 elite"),
        (["gondor-elite", "gondor-elite"], "gondor 5 regular 1 elite"),
        (["remove gondor-elite"], "gondor 3 regular 2 elite"),
        (["gondor-regular", "gondor-elite"], "gondor 3 regular 2 elite"),
    ],
)
def test_two_hits_may_be_taken_in_four_ways(answers: list[str], left: str) -> None:
    """[EX12]."""
    s = position("osgiliath: gondor 3 regular 3 elite", "north-ithilien: sauron 2 regular", at_war="gondor sauron")
    table = begin(s, "osgiliath", "north-ithilien", rolls=[1, 1, 1, 1, 1, 6, 6])
    assert asked(table) == "casualty" and table.seat == FREE
    assert choices(table) == ["gondor-regular", "gondor-elite", "remove gondor-elite"]
    say(table, *answers)
    assert at(table, "osgiliath") == force(left) and asked(table) == "cease-or-go-on"


@pytest.mark.rule("RK-B34", "RK-B35", "RK-B36")
def test_a_replacing_regular_of_the_free_comes_from_the_lost_first_and_the_elite_is_lost() -> None:
    s = position("osgiliath: gondor 1 regular 1 elite", "north-ithilien: sauron 1 regular", lost="gondor 1 regular")
    before = s.reserve & force("gondor 63 regular")
    table = say(begin(s, "osgiliath", "north-ithilien", rolls=[1, 1, 6]), "gondor-elite")
    assert state(table).reserve & force("gondor 63 regular") == before
    assert state(table).lost == force("gondor 1 elite")
    assert at(table, "osgiliath") == force("gondor 2 regular")


@pytest.mark.rule("RK-B34", "RK-B41", "RK-B63")
def test_without_a_regular_of_its_nation_an_elite_is_removed_for_one_hit() -> None:
    s = position(
        "osgiliath: rohan 2 elite, gondor 1 elite",
        "edoras: rohan 10 regular",
        "north-ithilien: sauron 2 regular",
    )
    table = begin(s, "osgiliath", "north-ithilien", rolls=[1, 1, 1, 6, 6])
    assert choices(table) == ["gondor-elite", "rohan-elite", "remove gondor-elite"]
    say(table, "rohan-elite")
    assert at(table, "osgiliath") == force("rohan 1 elite, gondor 1 elite"), "gone, not replaced"


@pytest.mark.rule("RK-B63")
def test_a_regular_just_lost_may_replace_an_elite() -> None:
    s = position("edoras: rohan 1 regular 2 elite", "helms-deep: rohan 9 regular", "folde: isengard 2 regular")
    table = begin(s, "edoras", "folde", rolls=[1, 1, 1, 6, 6])
    assert "remove rohan-elite" not in choices(table), "no Regular is left, so an Elite costs one hit only"
    say(table, "rohan-regular")
    assert at(table, "edoras") == force("rohan 1 regular 1 elite")


@pytest.mark.rule("RK-B37")
def test_losses_of_the_shadow_return_to_the_reinforcements() -> None:
    s = position("folde: rohan 2 regular", "eastemnet: isengard 2 regular 1 elite", at_war="rohan")
    before = s.reserve
    table = say(begin(s, "folde", "eastemnet", rolls=[6, 6, 1, 1, 1]), "isengard-regular", "isengard-elite")
    assert state(table).reserve == before + force("isengard 1 elite"), "a Regular came and a Regular went"
    assert at(table, "eastemnet") == force("isengard 2 regular")


@pytest.mark.rule("RK-B38", "RK-B39", "RK-B46")
def test_leaders_and_characters_fall_with_the_last_unit() -> None:
    s = position("folde: rohan 3 regular", "eastemnet: isengard 1 regular, nazgul 2, witch-king", at_war="rohan")
    table = say(begin(s, "folde", "eastemnet", rolls=[6, 1, 1, 1]), "0")
    assert at(table, "eastemnet") == 0
    assert state(table).lost == force("witch-king"), "for good"
    assert state(table).reserve & force("nazgul 63") == force("nazgul 8"), "they may return"
    s = position("folde: isengard 3 regular", "eastemnet: rohan 1 regular 2 leader, gimli", at_war="isengard")
    table = say(begin(s, "folde", "eastemnet", rolls=[6, 1, 1, 1, 1], acting=SHADOW), "0")
    assert state(table).lost == force("rohan 1 regular 2 leader, gimli")
    assert asked(table) == "advance"


@pytest.mark.rule("RK-B40")
def test_characters_without_units_are_never_drawn_into_a_battle() -> None:
    s = position("folde: rohan 3 regular", "eastemnet: nazgul 2, witch-king", at_war="rohan")
    assert attacks(s, FREE) == set()


@pytest.mark.rule("RK-B41")
def test_all_hits_are_taken_as_far_as_figures_last() -> None:
    s = position("folde: rohan 5 regular", "eastemnet: isengard 1 elite", at_war="rohan")
    table = begin(s, "folde", "eastemnet", rolls=[6, 1, 1, 1, 1, 1])
    assert at(table, "eastemnet") == force("isengard 1 regular"), "a lone Elite hit once has to be replaced"
    s = position("folde: rohan 5 regular", "eastemnet: isengard 2 regular", at_war="rohan")
    table = begin(s, "folde", "eastemnet", rolls=[6, 6, 6, 6, 6, 1, 1])
    assert at(table, "eastemnet") == 0 and asked(table) == "advance", "surplus hits are lost"


@pytest.mark.rule("RK-B42")
def test_if_both_armies_fall_nobody_advances() -> None:
    s = position("osgiliath: sauron 1 regular", "pelargir: gondor 1 regular", at_war="sauron")
    table = begin(s, "osgiliath", "pelargir", rolls=[6, 6], acting=SHADOW)
    assert asked(table) == "pause"
    assert at(table, "osgiliath") == at(table, "pelargir") == 0
    assert state(table).controller(location("pelargir")) == FREE


@pytest.mark.rule("RK-B65")
def test_the_re_roll_uses_the_leadership_of_that_moment() -> None:
    """Black Breath acts after the re-roll: a Leader who falls by it has led."""
    s = position(
        "folde: rohan 2 regular 1 leader",
        "eastemnet: isengard 2 regular, nazgul 1",
        shadow_hand="shadow-char-11",
        at_war="rohan",
    )
    table = begin(s, "folde", "eastemnet", rolls=[1, 1, 1, 1, 6, 6])
    say(table, "card", "1", "1", "rohan-leader")
    assert hits(table, "leader-roll") == {"free": 1, "shadow": 1}
    assert at(table, "eastemnet") == force("isengard 1 regular, nazgul 1")
    assert "slain" in told(table) and at(table, "folde") == force("rohan 1 regular")
