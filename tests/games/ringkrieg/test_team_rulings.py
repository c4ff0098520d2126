"""What chapter XI leaves open for teammates (RK-445 to RK-451): cards, losses, Leaders, drawing and ships."""

from __future__ import annotations

from typing import Any

import pytest

from ringspiel.games.ringkrieg.armies import movement, routes
from ringspiel.games.ringkrieg.armies.routes import ANYBODY, marches, why_not_march
from ringspiel.games.ringkrieg.armies.stacking import check_stacking
from ringspiel.games.ringkrieg.cards import drawing
from ringspiel.games.ringkrieg.cards import play as playing
from ringspiel.games.ringkrieg.combat import attacking, casualties, retreat
from ringspiel.games.ringkrieg.expansion import corsairs, smeagol
from ringspiel.games.ringkrieg.expansion.numbers import CATAPULT, TOWER
from ringspiel.games.ringkrieg.pieces.figures import FREE, NATIONS, SHADOW, count, units
from ringspiel.games.ringkrieg.state import RingkriegState
from ringspiel.games.ringkrieg.teams.roles import ROLES
from ringspiel.games.ringkrieg.turn import actions
from ringspiel.kernel.state import call
from ringspiel.kernel.table import Table
from tests.games.playing import refused
from tests.games.ringkrieg.expanded import expanded
from tests.games.ringkrieg.fighting import dice
from tests.games.ringkrieg.position import ask, asked, at, choices, force, location, play, position, say, seat_of, state

AT_WAR = "gondor rohan north elves dwarves sauron isengard southrons"


def four(actor: str, *armies: str, **fields: Any) -> RingkriegState:
    fields.setdefault("at_war", AT_WAR)
    s = position(*armies, seats=4, actor=actor, **fields)
    s.acting = FREE if actor in ("gondor", "rohan") else SHADOW
    return s


def role(table: Table) -> str:
    assert table.seat is not None
    return ROLES[state(table).roles[table.seat]]


def by_card(s: RingkriegState) -> Table:
    """The acting player plays the only card in hand."""
    return play(s, call(playing.play, -1), acting=s.acting)


# --- Sméagol ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("RK-446", "RK-408")
def test_only_the_leading_player_declares_by_smeagols_ability() -> None:
    s = expanded(seats=4, actor="rohan", joined="smeagol", guide="smeagol", progress=1, free_dice="character character")
    table = play(s, actions.opportunity)
    assert role(table) == "rohan" and refused(table, "character declare") == "RK-408"
    s.actors[FREE] = s.leading[FREE]
    assert smeagol.can_declare(s, FREE, 0), "Gondor leads in this turn"


# --- cards open to both ----------------------------------------------------------------------------------------------

SIEGES = (
    "helms-deep: isengard 2 regular, catapult",
    "inside helms-deep: rohan 1 regular",
    "lorien: sauron 2 regular, catapult",
    "inside lorien: elves 1 regular",
)


@pytest.mark.rule("RK-447", "RK-432")
def test_deep_trenches_build_at_ones_own_siege_and_destroy_at_any() -> None:
    s = expanded(*SIEGES, seats=4, actor="saruman", hands={"saruman": "shadow-str-25E"}, at_war=AT_WAR)
    s.acting = SHADOW
    table = by_card(s)
    assert choices(table) == ["done", "tower helms-deep", "catapult helms-deep", "catapult lorien"]
    assert refused(table, "tower lorien") == "RK-432"
    say(table, "catapult lorien")
    assert not count(at(table, "lorien"), CATAPULT) and not count(at(table, "helms-deep"), TOWER)


@pytest.mark.rule("RK-447", "RK-414")
@pytest.mark.parametrize(("actor", "moved"), [("gondor", {"elves"}), ("rohan", {"dwarves", "north"})])
def test_there_and_back_again_moves_the_counters_of_ones_own_nations(actor: str, moved: set[str]) -> None:
    counters = {"elves": 3, "dwarves": 3, "north": 3}
    others = "gandalf-grey strider boromir legolas meriadoc peregrin"
    s = four(actor, "erebor: gimli", at_war="", gone=others, political=counters, hands={actor: "fp-char-17"})
    after = state(by_card(s)).political
    assert {nation for nation in counters if after[NATIONS.index(nation)] == 2} == moved


@pytest.mark.rule("RK-447", "RK-412")
@pytest.mark.parametrize(("actor", "nurn", "gorgoroth"), [("witch-king", 5, 0), ("saruman", 0, 5)])
def test_musterings_recruit_for_ones_own_nations(actor: str, nurn: int, gorgoroth: int) -> None:
    table = by_card(four(actor, hands={actor: "shadow-str-23"}))
    assert (units(at(table, "nurn")), units(at(table, "gorgoroth"))) == (nurn, gorgoroth)


# --- losses ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("RK-448", "RK-428")
def test_of_teammates_apart_the_one_with_more_units_takes_the_next_hit_with_ones_own() -> None:
    s = four("saruman", "edoras: rohan 1 regular 1 elite, gondor 3 regular 1 elite")
    table = play(s, call(casualties.take_hits, location("edoras"), FREE, 4), acting=SHADOW)
    assert role(table) == "gondor" and refused(table, "rohan-regular") == "RK-448"
    say(table, "gondor-regular", "gondor-regular")
    assert role(table) == "gondor" and units(at(table, "edoras")) == 4, "two against two: the marker decides"
    say(table, "gondor-regular")
    assert role(table) == "rohan" and "gondor-elite" not in choices(table)


@pytest.mark.rule("RK-448")
def test_in_a_mixed_army_its_leader_chooses_among_all() -> None:
    s = four("saruman", "edoras: rohan 1 regular, gondor 3 regular")
    assert s.teams is not None
    s.teams.mixed = 1 << location("edoras")
    table = play(s, call(casualties.take_hits, location("edoras"), FREE, 1), acting=SHADOW)
    assert role(table) == "gondor" and choices(table) == ["gondor-regular", "rohan-regular"]


@pytest.mark.rule("RK-448", "RK-A6")
def test_so_are_units_removed_that_are_too_many() -> None:
    s = four("rohan", "edoras: rohan 1 regular 5 elite, gondor 6 regular, north 1 regular")
    table = play(s, check_stacking)
    assert role(table) == "rohan" and refused(table, "gondor-regular") == "RK-448"
    say(table, "north-regular", "rohan-regular")
    assert at(table, "edoras") == force("rohan 5 elite, gondor 5 regular"), "then Gondor has more, and no choice"


@pytest.mark.rule("RK-448", "RK-428")
def test_a_retreat_that_a_card_forces_is_one_for_both_and_chosen_by_the_larger() -> None:
    s = four("rohan", "north-rhun: sauron 1 regular, southrons 2 regular")
    table = play(s, call(retreat.must_retreat, location("north-rhun"), SHADOW))
    assert role(table) == "saruman"
    say(table, choices(table)[0])
    assert not at(table, "north-rhun")


# --- Leaders ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("RK-449", "RK-V6", "RK-G12")
def test_a_teammates_leader_apart_does_not_hold_the_last_unit_and_is_lost() -> None:
    s = four("rohan", "edoras: rohan 1 regular, gondor 1 leader")
    assert not why_not_march(s, location("edoras"), location("westemnet"), FREE, ANYBODY, 1)
    table = say(play(s, call(movement.move_armies, 1, ANYBODY)), "edoras->westemnet")
    assert at(table, "westemnet") == force("rohan 1 regular") and state(table).lost & force("gondor 1 leader")


@pytest.mark.rule("RK-449", "RK-V6", "RK-438")
def test_ones_own_leader_goes_along_or_stays_with_the_teammates_units() -> None:
    s = four("rohan", "edoras: rohan 1 regular 1 leader")
    table = play(s, call(movement.move_armies, 1, ANYBODY))
    say(table, "edoras->westemnet")
    assert at(table, "westemnet") == force("rohan 1 regular 1 leader"), "nobody is asked"
    s = four("rohan", "edoras: rohan 1 regular 1 leader, gondor 1 regular")
    table = say(play(s, call(movement.move_armies, 1, ANYBODY)), "edoras->westemnet", "rohan-leader")
    assert at(table, "edoras") == force("rohan 1 leader, gondor 1 regular")


@pytest.mark.rule("RK-449", "RK-B53")
def test_nor_does_that_leader_hold_an_army_that_may_advance() -> None:
    s = four("rohan", "edoras: rohan 1 regular, gondor 1 leader", "folde: isengard 1 regular")
    step = call(attacking.begin, location("edoras"), location("folde"), force("rohan 1 regular"), 0)
    table = play(s, step, rolls=dice([6, 1]))
    while asked(table) not in ("advance", "pause"):
        say(table, choices(table)[0])
    assert "go" in choices(table)


# --- drawing ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("RK-450", "RK-405")
def test_the_free_peoples_draw_first_and_the_leading_player_before_the_teammate() -> None:
    for leading in (("gondor", "witch-king"), ("rohan", "saruman"), ("gondor", "saruman")):
        s = four("rohan", turn=2)
        s.leading = [seat_of(s, each) for each in leading]
        table = ask(s, drawing.draw_cards)
        order = []
        while asked(table) == "choose-deck":
            order.append(role(table))
            say(table, choices(table)[0])
        mates = {"gondor": "rohan", "rohan": "gondor", "witch-king": "saruman", "saruman": "witch-king"}
        assert order == [leading[0], mates[leading[0]], leading[1], mates[leading[1]]]


# --- ships -----------------------------------------------------------------------------------------------------------

PORTS = ("umbar: ship 1, sauron 1 regular", "pelargir: ship 1")


@pytest.mark.rule("RK-451", "RK-432")
def test_ships_carry_saurons_units_only_in_a_mixed_army_that_sarumans_player_leads() -> None:
    s = expanded(*PORTS, seats=4, actor="witch-king", at_war=AT_WAR, captured="pelargir", factions="corsairs")
    s.acting = SHADOW
    here, there = location("umbar"), location("pelargir")
    assert why_not_march(s, here, there, SHADOW, ANYBODY, 1) == "RK-412", "the ships are not theirs"
    s.actors[SHADOW] = seat_of(s, "saruman")
    assert routes.why_not_leave(s, here, SHADOW, ANYBODY, 1) == "RK-412", "nor is the army"
    s.at[here] += force("southrons 2 regular")
    assert s.teams is not None
    s.teams.mixed = 1 << here
    assert there in corsairs.passages(s, here, SHADOW) and marches(s, SHADOW, ANYBODY, 1)
    assert routes.rested(s, here, SHADOW) == force("sauron 1 regular, southrons 2 regular")
