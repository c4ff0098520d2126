"""The worked examples of the rulebook, with their numbers: those of cards and battles here, the others where their
rules are tested. An example is marked by its number in the words of its test."""

from pathlib import Path

import pytest

from ringspiel.games.ringkrieg.armies.movement import move_armies
from ringspiel.games.ringkrieg.combat import attacking
from ringspiel.games.ringkrieg.combat.fighters import leadership, strength
from ringspiel.games.ringkrieg.combat.retreat import regions
from ringspiel.games.ringkrieg.hunt import fellowship
from ringspiel.games.ringkrieg.pieces.deck import CARD_NUMBER
from ringspiel.games.ringkrieg.pieces.figures import FREE, SHADOW
from ringspiel.games.ringkrieg.pieces.tiles import TILES
from ringspiel.games.ringkrieg.state import RingkriegState
from ringspiel.games.ringkrieg.turn import actions
from ringspiel.kernel.state import call
from ringspiel.kernel.table import Table
from tests.games.ringkrieg.position import asked, at, choices, force, location, play, position, say, state, told

TESTS = Path(__file__).parent
NORTH = 3


def attacked(s: RingkriegState, side: int, origin: str, target: str, army: str, *rolls: int) -> Table:
    """A battle that these figures begin."""
    attack = call(attacking.begin, location(origin), location(target), force(army), 0)
    return play(s, attack, rolls=[result - 1 for result in rolls], acting=side)


@pytest.mark.parametrize("number", [*range(1, 26), 28])
def test_every_example_of_the_game_for_two_is_a_test(number: int) -> None:
    """EX26 and EX27 are for three players."""
    words = "".join(path.read_text(encoding="utf-8") for path in TESTS.glob("test_*.py"))
    assert f"[EX{number:02}]" in words


# --- cards -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("RK-E11", "RK-E19")
def test_imrahil_without_a_leader_of_gondor_to_recruit() -> None:
    """[EX02]: only the unit comes."""
    s = position("dol-amroth: gondor 1 regular", lost="gondor 4 leader", free_dice="event", free_hand="fp-str-18")
    table = say(play(s, actions.opportunity), "event play-card")
    say(table, "gondor-elite")
    assert at(table, "dol-amroth") == force("gondor 1 regular 1 elite")


@pytest.mark.rule("RK-E17", "RK-E29")
def test_denethors_folly_ends_with_the_siege_of_minas_tirith() -> None:
    """[EX03]: the last besieger leaves, and the card is gone without an action."""
    s = position(
        "minas-tirith: sauron 1 regular",
        "inside minas-tirith: gondor 1 regular",
        at_war="sauron",
        shadow_dice="army",
        table=1 << CARD_NUMBER["shadow-str-03"],
    )
    s.decks[3].remove(CARD_NUMBER["shadow-str-03"])
    table = say(play(s, actions.opportunity, acting=SHADOW), "army move-army", "minas-tirith->osgiliath")
    assert not state(table).table and CARD_NUMBER["shadow-str-03"] in state(table).discards


@pytest.mark.rule("RK-M15")
def test_theodens_riders_cannot_come_where_a_shadow_unit_stands() -> None:
    """[EX05]: the only Companion in Rohan stands beside a Shadow unit, and Edoras is the enemy's."""
    s = position(
        "folde: isengard 1 regular, boromir", captured="edoras folde", free_dice="event", free_hand="fp-str-16"
    )
    reserve = s.reserve
    table = say(play(s, actions.opportunity), "event play-card")
    assert asked(table) == "pause" and state(table).reserve == reserve
    assert at(table, "folde") == force("isengard 1 regular, boromir")


# --- strength and rolls ----------------------------------------------------------------------------------------------


@pytest.mark.rule("RK-B14")
@pytest.mark.parametrize(
    ("army", "counted", "dice"), [("rohan 3 regular 1 elite", 4, 4), ("rohan 6 regular 2 elite", 8, 5)]
)
def test_combat_strength_and_dice(army: str, counted: int, dice: int) -> None:
    """[EX07]"""
    s = position(f"edoras: {army}", "folde: isengard 1 regular", at_war="rohan")
    table = attacked(s, FREE, "edoras", "folde", army, *[1] * (dice + 1))
    assert strength(state(table), FREE) == counted
    rolled = [event.data["results"] for event in table.events(None, since=0) if event.kind == "combat-roll"]
    assert [len(results) for results in rolled] == [dice, 1]


@pytest.mark.rule("RK-B23", "RK-B24")
def test_scouts_are_away_before_durins_bane_strikes() -> None:
    """[EX08]"""
    s = position(
        "moria: sauron 3 regular",
        "hollin: elves 2 regular",
        at_war="sauron",
        shadow_hand="shadow-char-17",
        free_hand="fp-str-17",
    )
    table = attacked(s, SHADOW, "moria", "hollin", "sauron 3 regular")
    say(table, "card", "card")
    assert asked(table) == "retreat" and table.seat == FREE
    say(table, "fords-of-bruinen", "stay")
    assert at(table, "fords-of-bruinen") == force("elves 2 regular"), "nobody has been hit"
    assert "extra-roll" not in told(table) and "combat-roll" not in told(table)
    assert state(table).discards == [CARD_NUMBER["shadow-char-17"], CARD_NUMBER["fp-str-17"]]


@pytest.mark.rule("RK-B25", "RK-B9")
def test_an_elite_in_the_rearguard_does_not_meet_a_combat_precondition() -> None:
    """[EX09]: Valour needs an Elite in the battle."""
    s = position("edoras: rohan 2 regular 1 elite", "folde: isengard 1 regular", at_war="rohan", free_hand="fp-str-22")
    table = attacked(s.clone(), FREE, "edoras", "folde", "rohan 2 regular", 1, 1, 1)
    assert asked(table) == "cease-or-go-on", "no card could be announced"
    table = attacked(s, FREE, "edoras", "folde", "rohan 2 regular 1 elite")
    assert asked(table) == "announce"


@pytest.mark.rule("RK-B28", "RK-B29")
def test_only_dice_that_missed_are_rolled_again() -> None:
    """[EX10]: 1, 3, 5, 5, 6 with three Leaders: two dice again, one more hit, four in all."""
    army = "rohan 5 regular 3 leader"
    s = position(f"edoras: {army}", "folde: isengard 6 regular", at_war="rohan")
    table = attacked(s, FREE, "edoras", "folde", army, 1, 3, 5, 5, 6, 1, 1, 1, 1, 1, 2, 5)
    assert leadership(state(table), FREE) == 3 and asked(table) == "leader-reroll"
    assert choices(table) == ["0", "1", "2"]
    say(table, "2")
    assert at(table, "folde") == force("isengard 2 regular"), "four of six Regulars are gone"


@pytest.mark.rule("RK-B30")
@pytest.mark.parametrize(("result", "left"), [(3, 2), (4, 1), (5, 1), (6, 1)])
def test_with_one_added_four_or_more_hit(result: int, left: int) -> None:
    """[EX11]: Valour adds 1 to the combat roll."""
    s = position("edoras: rohan 1 elite", "folde: isengard 2 regular", at_war="rohan", free_hand="fp-str-22")
    table = attacked(s, FREE, "edoras", "folde", "rohan 1 elite", result, 1, 1)
    say(table, "card")
    assert at(table, "folde") == force(f"isengard {left} regular")


@pytest.mark.rule("RK-B33")
def test_the_ways_to_take_two_hits() -> None:
    """[EX12]"""
    army = "isengard 3 regular 3 elite"
    s = position("edoras: rohan 2 regular", f"folde: {army}", at_war="rohan")
    for ways, left in (
        (["isengard-regular", "isengard-regular"], "isengard 1 regular 3 elite"),
        (["isengard-elite", "isengard-elite"], "isengard 5 regular 1 elite"),
        (["remove isengard-elite"], "isengard 3 regular 2 elite"),
        (["isengard-regular", "isengard-elite"], "isengard 3 regular 2 elite"),
    ):
        table = attacked(s.clone(), FREE, "edoras", "folde", "rohan 2 regular", 5, 6, 1, 1, 1, 1, 1)
        assert choices(table) == ["isengard-regular", "isengard-elite", "remove isengard-elite"]
        assert at(say(table, *ways), "folde") == force(left) and asked(table) == "cease-or-go-on"


# --- politics --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("RK-P13", "RK-P14", "RK-P5")
def test_attacked_and_driven_out_of_dale_the_north_moves_two_boxes() -> None:
    """[EX13]"""
    s = position(
        "northern-rhovanion: southrons 3 regular",
        "dale: north 2 regular",
        at_war="southrons",
        political={"north": 3},
        passive="north",
    )
    table = attacked(s, SHADOW, "northern-rhovanion", "dale", "southrons 3 regular", 6, 1, 1, 1, 1)
    assert state(table).is_active(NORTH) and state(table).political[NORTH] == 2
    say(table, "go-on", "woodland-realm", "go")
    s = state(table)
    assert at(table, "woodland-realm") == force("north 1 regular") and s.controller(location("dale")) == SHADOW
    assert s.is_active(NORTH) and s.political[NORTH] == 1


@pytest.mark.rule("RK-P20", "RK-P17")
def test_the_north_may_retreat_to_erebor_but_not_move_there() -> None:
    """[EX14]"""
    s = position("dale: north 2 regular", political={"north": 2})
    assert location("erebor") in regions(s, location("dale"), FREE)
    table = play(s, call(move_armies, 2, 0))
    assert "dale->erebor" not in choices(table) and "dale->northern-rhovanion" in choices(table)


@pytest.mark.rule("RK-P26")
def test_a_nazgul_leads_an_army_of_isengard_while_sauron_is_at_peace() -> None:
    """[EX15]"""
    army = "isengard 1 regular, nazgul 1"
    s = position(f"fords-of-isen: {army}", "helms-deep: rohan 1 regular", at_war="isengard", political={"sauron": 1})
    table = attacked(s, SHADOW, "fords-of-isen", "helms-deep", army, 1, 1)
    say(table, "field")
    assert leadership(state(table), SHADOW) == 1
    assert asked(table) == "leader-reroll" and table.seat == SHADOW and choices(table) == ["0", "1"]


# --- the Hunt --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("RK-H28")
def test_three_tiles_in_moria_with_the_balrog() -> None:
    """[EX24]: first the Hunt's, then the Balrog's, then the Stronghold's."""
    tiles = ["1r-1", "2-1", "3-1"]
    s = position(figure="hollin", hunt_box=[0, 1], drawn=0, table=1 << CARD_NUMBER["shadow-char-17"])
    s.tiles = sum(1 << TILES.index(name) for name in tiles)
    s.decks[2].remove(CARD_NUMBER["shadow-char-17"])
    table = play(s, fellowship.move, rolls=[5, 0, 0, 0])
    met = [state(table).damage]
    say(table, "ring", "moria", "shadow-char-17")
    met.append(state(table).damage)
    say(table, "ring")
    met.append(state(table).damage)
    say(table, "ring")
    assert sorted(met) == [1, 2, 3] and state(table).corruption == 6
    assert [state(table).drawn >> TILES.index(name) & 1 for name in tiles] == [1, 1, 1]
