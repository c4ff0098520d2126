"""The Corsairs of Umbar (RK-Z68 to RK-Z85, RK-Z120, RK-Z128 to RK-Z130, RK-Z135, RK-Z136)."""

from __future__ import annotations

from typing import Any

import pytest

from ringspiel.games.ringkrieg.armies import movement, routes
from ringspiel.games.ringkrieg.armies.stacking import room
from ringspiel.games.ringkrieg.cards.play import can_play
from ringspiel.games.ringkrieg.combat import attacking
from ringspiel.games.ringkrieg.combat.retreat import regions
from ringspiel.games.ringkrieg.expansion import corsairs, factions
from ringspiel.games.ringkrieg.expansion.numbers import RELAXED_SEA, SHIP
from ringspiel.games.ringkrieg.pieces.board import COASTAL
from ringspiel.games.ringkrieg.pieces.deck import CARD_NUMBER
from ringspiel.games.ringkrieg.pieces.figures import ALL_OF, FREE, ISENGARD, SHADOW, SIDE, count
from ringspiel.games.ringkrieg.state import RingkriegState
from ringspiel.games.ringkrieg.turn import actions
from ringspiel.kernel.state import call
from ringspiel.kernel.table import Table
from tests.games.playing import legal, refused
from tests.games.ringkrieg.cardplay import play_card
from tests.games.ringkrieg.expanded import expanded, number
from tests.games.ringkrieg.fighting import begin, dice
from tests.games.ringkrieg.position import ask, asked, at, force, location, play, say, state, told

WAR = "southrons sauron gondor"


def act(s: RingkriegState) -> Table:
    return ask(s, actions.opportunity, acting=SHADOW)


def at_sea(*armies: str, **fields: Any) -> RingkriegState:
    return expanded(*armies, factions="corsairs", at_war=WAR, **fields)


def moving(s: RingkriegState, led: int = 0) -> Table:
    """An Army result, or a Character result."""
    return play(s, call(movement.move_armies, 1 if led else 2, led), acting=SHADOW)


def attack_by_sea(s: RingkriegState) -> Table:
    return play(s, call(attacking.attack, 0), rolls=dice([1] * 40), acting=SHADOW)


# --- coming ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("RK-Z68")
def test_two_ships_come_to_umbar_when_the_southrons_are_at_war() -> None:
    table = say(act(expanded(at_war="southrons", shadow_dice="muster")), "muster bring-faction")
    assert number(table, "ship", "umbar") == 2
    assert table.view()["board"]["regions"]["umbar"]["ship"] == 2


@pytest.mark.rule("RK-Z68")
def test_the_corsairs_do_not_come_before() -> None:
    assert factions.why_not(expanded(), SHADOW, SHIP) == "RK-Z68"
    assert refused(act(expanded(shadow_dice="muster")), "muster bring-faction") == "RK-Z58"


@pytest.mark.rule("RK-Z69")
def test_black_ships_bring_a_ship_and_its_crew() -> None:
    table = say(act(at_sea(shadow_dice="muster")), "muster black-ships")
    assert at(table, "umbar") == force("ship 1, southrons 1 regular")


@pytest.mark.rule("RK-Z69", "RK-Z119")
def test_black_ships_need_the_faction_and_umbar() -> None:
    lost = at_sea("umbar: gondor 2 regular", captured="umbar", shadow_dice="muster")
    assert refused(act(lost), "muster black-ships") == "RK-Z69"
    assert corsairs.why_not_build(lost) == "RK-Z69"
    assert corsairs.why_not_build(expanded(at_war=WAR)) == "RK-Z119-absent"


@pytest.mark.rule("RK-Z69")
def test_without_ships_left_only_the_crew_comes_and_without_room_only_the_ship() -> None:
    table = say(act(at_sea("pelargir: ship 6", shadow_dice="muster")), "muster black-ships")
    assert at(table, "umbar") == force("southrons 1 regular")
    table = say(act(at_sea("umbar: southrons 10 regular", shadow_dice="muster")), "muster black-ships")
    assert at(table, "umbar") == force("southrons 10 regular, ship 1")
    assert corsairs.why_not_build(at_sea("umbar: southrons 10 regular", "pelargir: ship 6")) == "RK-M17"


@pytest.mark.rule("RK-Z120")
def test_besieged_umbar_gets_the_ship_only() -> None:
    s = at_sea("umbar: gondor 3 regular", "inside umbar: southrons 2 regular", shadow_dice="muster")
    table = say(act(s), "muster black-ships")
    assert number(table, "ship", "umbar") == 1
    assert at(table, "inside umbar") == force("southrons 2 regular")


# --- ships are no units ----------------------------------------------------------------------------------------------


@pytest.mark.rule("RK-Z70")
def test_ships_belong_to_no_army_and_do_not_count_for_stacking() -> None:
    s = at_sea("umbar: southrons 8 regular, ship 6")
    assert room(s, location("umbar"), SHADOW) == 2 and not SIDE[SHADOW] & ALL_OF[SHIP]
    assert not at_sea("umbar: ship 2").has_units(location("umbar"), SHADOW), "no army stands there"


@pytest.mark.rule("RK-Z72", "RK-Z120")
def test_enemy_units_do_not_touch_ships_and_may_enter_their_region() -> None:
    s = at_sea("pelargir: gondor 3 regular", "west-harondor: ship 2")
    table = play(s, call(movement.move_armies, 2, 0), acting=FREE)
    say(table, "pelargir->west-harondor", "go")
    assert at(table, "west-harondor") == force("gondor 3 regular, ship 2")


@pytest.mark.rule("RK-Z72")
def test_ships_cannot_be_attacked() -> None:
    s = at_sea("pelargir: gondor 3 regular", "west-harondor: ship 2")
    assert not attacking.can_attack(s, FREE, 0)


# --- moving ships ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("RK-Z73", "RK-Z83")
def test_a_fleet_sails_up_to_two_regions_along_the_coast() -> None:
    table = moving(at_sea("dol-amroth: ship 3"))
    ends = {choice.partition("->")[2] for choice in legal(table) if choice.startswith("ship dol-amroth")}
    assert ends == {"pelargir", "lamedon", "anfalas", "andrast"}
    say(table, "ship dol-amroth->pelargir")
    assert asked(table) == "fleet-size" and legal(table) == {"1", "2", "3"}
    say(table, "2")
    assert number(table, "ship", "pelargir") == 2 and number(table, "ship", "dol-amroth") == 1
    assert "fleet-moved" in told(table)


@pytest.mark.rule("RK-Z83")
def test_the_coast_is_the_fourteen_coastal_regions() -> None:
    assert sorted(corsairs.COAST) == sorted(COASTAL) and len(corsairs.COAST) == 14
    assert corsairs.waters(location("umbar")) == [location("west-harondor"), location("pelargir")]
    assert corsairs.waters(location("forlindon")) == [location("harlindon"), location("grey-havens")]


@pytest.mark.rule("RK-Z71", "RK-Z73")
def test_ships_stay_on_the_coast_and_near() -> None:
    table = moving(at_sea("umbar: ship 2, southrons 1 regular"))
    assert refused(table, "ship umbar->near-harad") == "RK-Z71"
    assert refused(table, "ship umbar->lamedon") == "RK-Z73"
    assert refused(table, "ship pelargir->lamedon") == "RK-Z73"
    assert refused(table, "nazgul umbar->pelargir") == "RK-V1"


@pytest.mark.rule("RK-Z73")
def test_a_fleet_takes_one_of_the_two_moves() -> None:
    table = moving(at_sea("umbar: ship 1, southrons 2 regular"))
    say(table, "ship umbar->pelargir")
    assert asked(table) == "move-army" and "done" in legal(table)
    say(table, "umbar->near-harad", "go")
    assert asked(table) == "pause", "both moves are made"
    assert number(table, "ship", "pelargir") == 1 and at(table, "near-harad") == force("southrons 2 regular")


@pytest.mark.rule("RK-Z85")
def test_no_ship_moves_twice_in_one_action() -> None:
    table = say(moving(at_sea("umbar: ship 1", "near-harad: southrons 1 regular")), "ship umbar->pelargir")
    assert not any(choice.startswith("ship") for choice in legal(table))
    assert refused(table, "ship pelargir->lamedon") == "RK-Z85"


@pytest.mark.rule("RK-Z73")
def test_a_character_result_moves_no_fleet() -> None:
    table = moving(at_sea("umbar: ship 1, southrons 1 regular, nazgul 1"), led=1)
    assert not any(choice.startswith("ship") for choice in legal(table))


@pytest.mark.rule("RK-Z73", "RK-Z135")
def test_a_fleet_alone_makes_an_army_result_useful() -> None:
    assert "army move-army" in legal(act(at_sea("umbar: ship 1", shadow_dice="army")))
    assert "army move-army" not in legal(act(expanded(shadow_dice="army")))


@pytest.mark.rule("RK-Z82", "RK-Z83")
def test_ships_enter_regions_of_the_enemy_and_take_no_control() -> None:
    table = moving(at_sea("umbar: ship 1", "pelargir: gondor 2 regular"))
    say(table, "ship umbar->pelargir")
    assert number(table, "ship", "pelargir") == 1 and not state(table).captured


# --- transport -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("RK-Z74", "RK-Z129")
def test_an_army_goes_from_ship_to_ship() -> None:
    s = at_sea("umbar: ship 1, southrons 3 regular, sauron 2 regular, nazgul 1", "anfalas: ship 1")
    table = moving(s)
    say(table, "umbar->anfalas", "southrons-regular", "go")
    assert at(table, "anfalas") == force("ship 1, southrons 2 regular, sauron 2 regular, nazgul 1")
    assert at(table, "umbar") == force("ship 1, southrons 1 regular"), "ships are not used up"
    assert "by-ship" in told(table)


@pytest.mark.rule("RK-Z74")
def test_a_character_result_carries_an_army_with_a_leader() -> None:
    s = at_sea("umbar: ship 1, southrons 3 regular, nazgul 1", "anfalas: ship 1")
    assert "umbar->anfalas" in legal(moving(s, led=1))
    s = at_sea("umbar: ship 1, southrons 3 regular", "anfalas: ship 1", "near-harad: sauron 1 regular, nazgul 1")
    assert refused(moving(s, led=1), "umbar->anfalas") == "RK-V3"


@pytest.mark.rule("RK-Z74")
def test_a_ship_is_needed_at_both_ends() -> None:
    s = at_sea("umbar: ship 1, southrons 3 regular")
    assert refused(moving(s), "umbar->anfalas") == "RK-Z74"
    s = at_sea("umbar: southrons 3 regular", "anfalas: ship 1")
    assert refused(moving(s), "umbar->anfalas") == "RK-V4"


@pytest.mark.rule("RK-Z74")
def test_no_army_is_carried_to_the_enemys_units_or_settlements() -> None:
    s = at_sea("umbar: ship 1, southrons 3 regular", "anfalas: ship 1, gondor 1 regular", "lamedon: ship 1")
    table = moving(s)
    assert refused(table, "umbar->anfalas") == "RK-Z74" and refused(table, "umbar->lamedon") == "RK-Z74"


@pytest.mark.rule("RK-Z84")
def test_the_option_allows_settlements_without_units() -> None:
    s = at_sea("umbar: ship 1, southrons 3 regular", "lamedon: ship 1", "anfalas: ship 1, gondor 1 regular")
    s.table |= 1 << RELAXED_SEA
    table = moving(s)
    assert refused(table, "umbar->anfalas") == "RK-Z74"
    say(table, "umbar->lamedon", "go")
    assert state(table).captured >> location("lamedon") & 1, "and the town is captured"


@pytest.mark.rule("RK-Z128")
def test_an_army_may_be_shipped_to_its_own_siege() -> None:
    s = at_sea(
        "umbar: ship 1, southrons 3 regular",
        "dol-amroth: ship 1, southrons 4 regular",
        "inside dol-amroth: gondor 2 regular",
    )
    table = say(moving(s), "umbar->dol-amroth", "go")
    assert at(table, "dol-amroth") == force("ship 1, southrons 7 regular")


@pytest.mark.rule("RK-Z129")
def test_nations_at_peace_are_bound_at_sea_as_on_land() -> None:
    s = expanded(
        "umbar: ship 1, sauron 2 regular", "anfalas: ship 1", factions="corsairs", political={"sauron": 1}, at_war=""
    )
    assert refused(moving(s), "umbar->anfalas") == "RK-V15"


@pytest.mark.rule("RK-Z75")
def test_nobody_retreats_by_ship() -> None:
    s = at_sea("anfalas: ship 1, southrons 2 regular", "umbar: ship 1")
    assert location("umbar") not in regions(s, location("anfalas"), SHADOW)


@pytest.mark.rule("RK-Z135")
def test_cards_that_move_armies_use_no_ships() -> None:
    s = at_sea("umbar: ship 1, southrons 3 regular", "anfalas: ship 1", shadow_hand="shadow-str-09")
    s.political[ISENGARD] = 0
    table = play_card("shadow-str-09", s)
    assert legal(table) == {"done", "umbar->near-harad", "umbar->west-harondor"}
    s = state(table)
    assert corsairs.passages(s, location("umbar"), SHADOW) == [] == corsairs.raids(s, location("umbar"), SHADOW)
    assert routes.moves_apart(s, SHADOW, 0) == []


@pytest.mark.rule("RK-Z136")
def test_to_the_next_region_an_army_goes_by_land() -> None:
    s = at_sea("west-harondor: ship 1, southrons 3 regular", "pelargir: ship 1")
    assert corsairs.why_no_landing(s, location("west-harondor"), location("pelargir")) == "RK-Z136"
    table = say(moving(s), "west-harondor->pelargir", "go")
    assert "by-ship" not in told(table) and state(table).captured >> location("pelargir") & 1


# --- attack by ship --------------------------------------------------------------------------------------------------

LANDING = ("umbar: ship 1, southrons 4 regular", "anfalas: ship 2, gondor 2 regular")


@pytest.mark.rule("RK-Z76")
def test_an_army_attacks_from_ship_to_ship() -> None:
    table = say(attack_by_sea(at_sea(*LANDING)), "go")
    b = state(table).battle
    assert b is not None and b.target == location("anfalas") and "by-ship" in told(table)


@pytest.mark.rule("RK-Z76")
def test_without_a_ship_at_both_ends_nobody_attacks_over_the_sea() -> None:
    assert not attacking.can_attack(
        at_sea("umbar: southrons 4 regular", "anfalas: ship 2, gondor 2 regular"), SHADOW, 0
    )
    s = at_sea("umbar: ship 2, southrons 4 regular", "anfalas: gondor 2 regular", "pelargir: ship 1, gondor 1 regular")
    assert attacking.targets(s, location("umbar"), SHADOW, 0) == [location("pelargir")]
    assert attacking.why_not_target(s, location("umbar"), location("anfalas"), SHADOW, 0) == "RK-Z74"


@pytest.mark.rule("RK-Z76")
def test_a_character_result_needs_a_leader_among_them() -> None:
    assert not attacking.can_attack(at_sea(*LANDING), SHADOW, 1)
    assert attacking.can_attack(at_sea("umbar: nazgul 1", *LANDING), SHADOW, 1)


@pytest.mark.rule("RK-Z77", "RK-Z85")
def test_an_attacker_by_ship_cannot_stop() -> None:
    s = at_sea(*LANDING)
    table = begin(s, "umbar", "anfalas", rolls=[1] * 40, acting=SHADOW)
    assert asked(table) == "retreat", "only the defender decides at the end of a round"


@pytest.mark.rule("RK-Z77")
def test_an_attacker_by_land_can() -> None:
    s = at_sea("west-harondor: ship 1, southrons 4 regular", "pelargir: ship 2, gondor 2 regular")
    assert asked(begin(s, "west-harondor", "pelargir", rolls=[1] * 40, acting=SHADOW)) == "cease-or-go-on"


@pytest.mark.rule("RK-Z78", "RK-Z81")
def test_with_the_army_that_landed_the_ships_there_are_lost() -> None:
    s = at_sea("umbar: ship 1, southrons 1 regular", "anfalas: ship 2, gondor 2 regular")
    table = begin(s, "umbar", "anfalas", rolls=[1, 6, 6] + [1] * 9, acting=SHADOW)
    assert number(table, "ship", "anfalas") == 0 and number(table, "ship", "umbar") == 1
    assert count(state(table).reserve, SHIP) == 5, "they may be built again"
    assert "pieces-removed" in told(table)


@pytest.mark.rule("RK-Z78")
def test_ships_stay_when_the_landing_succeeds() -> None:
    s = at_sea("umbar: ship 1, southrons 4 regular", "anfalas: ship 2, gondor 1 regular")
    table = begin(s, "umbar", "anfalas", rolls=[6, 1, 1, 1, 1], acting=SHADOW)
    assert asked(table) == "advance"
    say(table, "go")
    assert at(table, "anfalas") == force("ship 2, southrons 4 regular")


@pytest.mark.rule("RK-Z79")
def test_umbar_under_siege_is_relieved_by_sea() -> None:
    s = at_sea(
        "anfalas: ship 1, southrons 4 regular", "umbar: ship 1, gondor 1 regular", "inside umbar: southrons 1 regular"
    )
    table = begin(s, "anfalas", "umbar", rolls=[6, 1, 1, 1, 1], acting=SHADOW)
    say(table, "go")
    assert at(table, "umbar") == force("ship 1, southrons 5 regular"), "the siege is over"


@pytest.mark.rule("RK-Z79")
def test_nobody_is_carried_into_a_siege_by_the_enemy() -> None:
    s = at_sea(
        "anfalas: ship 1, southrons 4 regular", "umbar: ship 1, gondor 1 regular", "inside umbar: southrons 1 regular"
    )
    assert refused(moving(s), "anfalas->umbar") == "RK-Z74"


@pytest.mark.rule("RK-Z85")
def test_a_defender_may_withdraw_into_the_stronghold_and_the_landed_army_besieges_it() -> None:
    s = at_sea("umbar: ship 1, southrons 4 regular", "dol-amroth: ship 1, gondor 2 regular")
    table = begin(s, "umbar", "dol-amroth", rolls=[1] * 20, acting=SHADOW)
    assert asked(table) == "field-or-siege"
    say(table, "siege", "go")
    assert at(table, "dol-amroth") == force("ship 1, southrons 4 regular")
    assert at(table, "inside dol-amroth") == force("gondor 2 regular")


# --- ships lost ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("RK-Z80")
def test_an_army_attacked_and_destroyed_loses_its_ships() -> None:
    s = at_sea("pelargir: gondor 3 regular", "west-harondor: ship 2, southrons 1 regular")
    table = begin(s, "pelargir", "west-harondor", rolls=[6, 1, 1, 1], acting=FREE)
    assert number(table, "ship", "west-harondor") == 0


@pytest.mark.rule("RK-Z80")
def test_an_army_that_retreats_loses_its_ships() -> None:
    s = at_sea("pelargir: gondor 3 regular", "west-harondor: ship 2, southrons 2 regular")
    table = begin(s, "pelargir", "west-harondor", rolls=[1] * 5, acting=FREE)
    say(table, "go-on", "umbar")
    assert number(table, "ship", "west-harondor") == 0 and at(table, "umbar") == force("southrons 2 regular")


@pytest.mark.rule("RK-Z80")
def test_an_army_that_stands_keeps_them() -> None:
    s = at_sea("pelargir: gondor 3 regular", "west-harondor: ship 2, southrons 2 regular")
    table = begin(s, "pelargir", "west-harondor", rolls=[1] * 5, acting=FREE)
    say(table, "cease")
    assert number(table, "ship", "west-harondor") == 2


@pytest.mark.rule("RK-Z130")
def test_an_army_that_goes_into_siege_loses_its_ships() -> None:
    s = at_sea("west-harondor: gondor 3 regular", "umbar: ship 2, southrons 2 regular")
    table = begin(s, "west-harondor", "umbar", rolls=[1] * 5, acting=FREE)
    say(table, "siege", "go")
    assert number(table, "ship", "umbar") == 0 and at(table, "inside umbar") == force("southrons 2 regular")


@pytest.mark.rule("RK-Z120")
def test_ships_in_umbar_are_lost_with_its_garrison() -> None:
    s = at_sea("umbar: ship 1, gondor 3 regular", "inside umbar: southrons 1 regular")
    table = begin(s, "umbar", "inside umbar", rolls=[6, 1, 1, 1], acting=FREE)
    assert number(table, "ship", "umbar") == 0 and state(table).captured >> location("umbar") & 1


@pytest.mark.rule("RK-Z120", "RK-Z80")
def test_ships_stay_when_the_garrison_perishes_in_its_own_sortie() -> None:
    s = at_sea("umbar: ship 1, gondor 3 regular", "inside umbar: southrons 1 regular")
    table = begin(s, "inside umbar", "umbar", rolls=[1, 6, 6, 6], acting=SHADOW)
    assert not at(table, "inside umbar") and state(table).captured >> location("umbar") & 1
    assert number(table, "ship", "umbar") == 1, "nobody attacked the Shadow army"


# --- cards -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("RK-Z84", "RK-Z85")
def test_the_corsairs_are_upon_us() -> None:
    s = at_sea("umbar: ship 2, southrons 4 regular", "erech: gondor 1 regular", shadow_hand="shadow-str-10E")
    table = play_card("shadow-str-10E", s, rolls=dice([1] * 40))
    assert asked(table) == "sail-on"
    say(table, "ship umbar->pelargir", "1")
    assert refused(table, "ship pelargir->lamedon") == "RK-Z85", "each ship once"
    say(table, "done")
    assert asked(table) == "carry" and legal(table) == {"done", "umbar->pelargir"}
    assert refused(table, "umbar->lamedon") == "RK-Z74"
    say(table, "umbar->pelargir", "southrons-regular", "go")
    assert state(table).captured >> location("pelargir") & 1, "an undefended City is captured"
    assert asked(table) == "onward" and "move-army lossarnach" in legal(table)
    say(table, "move-army lamedon", "go")
    assert at(table, "lamedon") == force("southrons 3 regular") and asked(table) == "pause"
    assert table.game.faults(state(table)) == [], "they count as moved where they are now"


@pytest.mark.rule("RK-Z84", "RK-E30")
def test_the_corsairs_surprise_whom_they_attack() -> None:
    s = at_sea(
        "umbar: ship 1, southrons 4 regular",
        "pelargir: ship 1",
        "lamedon: gondor 2 regular",
        "anfalas: ship 1, gondor 1 regular",
        shadow_hand="shadow-str-10E",
        free_hand="fp-str-05",
    )
    table = play_card("shadow-str-10E", s, rolls=dice([1] * 40))
    say(table, "done", "umbar->pelargir", "go")
    assert {"attack lamedon", "attack anfalas"} <= legal(table), "by land and by ship"
    say(table, "attack lamedon", "go")
    assert "announced" not in told(table) and asked(table) != "announce"
    say(table, "go-on", "stand")
    assert asked(table) == "announce", "in the second round they may play a card"


@pytest.mark.rule("RK-Z84")
def test_the_card_needs_the_faction() -> None:
    card = CARD_NUMBER["shadow-str-10E"]
    assert not can_play(expanded(at_war=WAR), card) and can_play(at_sea(), card)


@pytest.mark.rule("RK-E19", "RK-Z81")
def test_threat_to_the_fiefs_of_the_south() -> None:
    s = at_sea("pelargir: ship 2", "dol-amroth: ship 1", "umbar: ship 1", free_hand="fp-str-26E")
    table = play_card("fp-str-26E", s, rolls=dice([4, 3, 6]))
    assert at(table, "pelargir") == force("ship 1, gondor 1 regular")
    assert at(table, "lamedon") == at(table, "lossarnach") == force("gondor 1 regular")
    assert number(table, "ship", "dol-amroth") == 0 and number(table, "ship", "umbar") == 1


@pytest.mark.rule("RK-E19")
def test_the_threat_needs_the_corsairs_and_brings_nobody_where_the_enemy_is() -> None:
    card = CARD_NUMBER["fp-str-26E"]
    assert not can_play(expanded(at_war=WAR), card)
    s = at_sea("pelargir: southrons 2 regular", captured="pelargir", free_hand="fp-str-26E")
    table = play_card("fp-str-26E", s)
    assert at(table, "pelargir") == force("southrons 2 regular") and at(table, "lamedon") == force("gondor 1 regular")
