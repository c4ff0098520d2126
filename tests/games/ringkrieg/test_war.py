"""What rules of other chapters say about battles (RK-G, RK-C, RK-K, RK-P)."""

import pytest

from ringspiel.games.ringkrieg.combat import attacking
from ringspiel.games.ringkrieg.combat.fighters import needed, strength
from ringspiel.games.ringkrieg.pieces.board import RECRUITING, STRONGHOLDS
from ringspiel.games.ringkrieg.pieces.figures import FREE, ROHAN, SHADOW
from ringspiel.kernel.state import call
from tests.games.ringkrieg.position import asked, at, choices, force, location, play, position, say, state


@pytest.mark.rule("RK-G14")
def test_leaders_add_no_strength_and_are_no_casualties() -> None:
    army = "rohan 1 regular 1 elite 3 leader"
    s = position(f"edoras: {army}", "folde: isengard 2 regular", at_war="rohan")
    attack = call(attacking.begin, location("edoras"), location("folde"), force(army), 0)
    table = play(s, attack, rolls=[0, 0, 5, 0])
    assert strength(state(table), FREE) == 2
    say(table, "0")
    assert asked(table) == "casualty" and choices(table) == ["rohan-regular", "rohan-elite"]


@pytest.mark.rule("RK-G33", "RK-X1", "RK-X6")
@pytest.mark.parametrize(
    ("settlement", "origin", "least"),
    [("westemnet", "folde", 5), ("edoras", "folde", 6), ("helms-deep", "fords-of-isen", 5)],
)
def test_all_settlements_recruit_but_only_some_help_defenders_at_once(settlement: str, origin: str, least: int) -> None:
    """A Town gives no advantage, a City one in the first round; a Stronghold helps those who withdraw into it."""
    assert location(settlement) in RECRUITING[ROHAN]
    s = position(f"{origin}: isengard 1 regular", f"{settlement}: rohan 1 regular", at_war="isengard")
    attack = call(attacking.begin, location(origin), location(settlement), force("isengard 1 regular"), 0)
    table = play(s, attack, rolls=[0, 0], acting=SHADOW)
    assert (asked(table) == "field-or-siege") == (location(settlement) in STRONGHOLDS)
    assert needed(state(table), SHADOW) == least


@pytest.mark.rule("RK-C23", "RK-X7", "RK-X8")
def test_when_a_siege_begins_all_defenders_go_inside_and_no_others() -> None:
    s = position(
        "dimrill-dale: sauron 3 regular",
        "lorien: elves 2 regular 1 leader, gimli, nazgul 1",
        at_war="sauron",
    )
    attack = call(attacking.begin, location("dimrill-dale"), location("lorien"), force("sauron 3 regular"), 0)
    table = say(play(s, attack, acting=SHADOW), "siege", "go")
    assert at(table, "inside lorien") == force("elves 2 regular 1 leader, gimli")
    assert at(table, "lorien") == force("sauron 3 regular, nazgul 1")


@pytest.mark.rule("RK-K9", "RK-B42")
def test_armies_that_destroy_each_other_capture_nothing() -> None:
    s = position("folde: isengard 1 regular", "edoras: rohan 1 regular", at_war="isengard")
    attack = call(attacking.begin, location("folde"), location("edoras"), force("isengard 1 regular"), 0)
    table = play(s, attack, rolls=[5, 5], acting=SHADOW)
    assert asked(table) == "pause" and at(table, "folde") == at(table, "edoras") == 0
    assert state(table).controller(location("edoras")) == FREE and state(table).points(SHADOW) == 0


@pytest.mark.rule("RK-P18", "RK-B2", "RK-B12")
def test_a_nation_at_peace_defends_but_does_not_attack() -> None:
    s = position("edoras: rohan 2 regular 1 leader", "folde: isengard 2 regular", at_war="isengard")
    assert not attacking.can_attack(s, FREE, 0) and attacking.can_attack(s, SHADOW, 0)
    attack = call(attacking.begin, location("folde"), location("edoras"), force("isengard 2 regular"), 0)
    table = play(s, attack, rolls=[0, 0, 5, 0, 0], acting=SHADOW)
    assert asked(table) == "leader-reroll" and table.seat == FREE
    say(table, "0")
    assert at(table, "folde") == force("isengard 1 regular")
