"""Siege engines (RK-Z103 to RK-Z118, RK-Z125, RK-Z133) and the cards about them."""

from __future__ import annotations

from typing import Any

import pytest

from ringspiel.games.ringkrieg.armies import movement
from ringspiel.games.ringkrieg.combat import fighters
from ringspiel.games.ringkrieg.combat.rounds import Prolong
from ringspiel.games.ringkrieg.combat.state import THREE_ROUNDS
from ringspiel.games.ringkrieg.expansion import engines
from ringspiel.games.ringkrieg.expansion.numbers import CATAPULT, TOWER
from ringspiel.games.ringkrieg.pieces.figures import FREE, SHADOW, count
from ringspiel.games.ringkrieg.state import RingkriegState
from ringspiel.games.ringkrieg.turn import actions
from ringspiel.kernel.state import call
from ringspiel.kernel.table import Table
from tests.games.playing import legal, refused
from tests.games.ringkrieg.cardplay import discarded, play_card
from tests.games.ringkrieg.expanded import expanded, number
from tests.games.ringkrieg.fighting import begin, events, rolled
from tests.games.ringkrieg.position import ask, asked, at, force, location, play, say, state, told

DEEP = location("helms-deep")
AROUND = "isengard 4 regular 1 elite"


def siege(towers: int = 0, catapults: int = 0, inside: str = "rohan 3 regular", **fields: Any) -> RingkriegState:
    """Isengard before Helm's Deep, with so many engines."""
    engines_there = ", ".join(f"{kind} {n}" for kind, n in (("tower", towers), ("catapult", catapults)) if n)
    around = f"helms-deep: {AROUND}" + (f", {engines_there}" if engines_there else "")
    fields.setdefault("at_war", "isengard rohan")
    return expanded(around, f"inside helms-deep: {inside}", **fields)


def act(s: RingkriegState, side: int) -> Table:
    return ask(s, actions.opportunity, acting=side)


def storm(s: RingkriegState, *rolls: int, terms: int = 0, army: str = "") -> Table:
    thrown = rolls or (1,) * 40
    return begin(s, "helms-deep", "inside helms-deep", rolls=thrown, acting=SHADOW, terms=terms, army=army or AROUND)


def bonus(table: Table, side: str) -> int:
    """What each die of the last combat roll of a side was raised by."""
    return [int(event.data["bonus"]) for event in events(table, "combat-roll") if event.data["side"] == side][-1]


# --- building --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("RK-Z105")
def test_the_shadow_builds_towers_where_it_besieges() -> None:
    table = say(act(siege(shadow_dice="muster"), SHADOW), "muster build-engine")
    assert number(table, "tower", "helms-deep") == 1


@pytest.mark.rule("RK-Z105")
def test_and_nowhere_else() -> None:
    s = expanded("helms-deep: rohan 2 regular", "edoras: isengard 3 regular", shadow_dice="muster")
    assert refused(act(s, SHADOW), "muster build-engine") == "RK-Z104"
    assert engines.why_not_build(s, SHADOW, DEEP) == "RK-Z105"
    held = expanded("helms-deep: rohan 2 regular", "inside helms-deep: isengard 2 regular", captured="helms-deep")
    assert engines.why_not_build(held, SHADOW, DEEP) == "RK-Z105", "the Free Peoples besiege here"


@pytest.mark.rule("RK-Z106")
def test_the_free_peoples_build_catapults_in_strongholds_of_active_nations() -> None:
    s = siege(free_dice="muster", passive="gondor dwarves", active="elves")
    table = say(act(s, FREE), "muster build-engine")
    assert "helms-deep" in legal(table) and "lorien" in legal(table), "besieged or not, at war or not"
    assert refused(table, "minas-tirith") == "RK-Z106" and refused(table, "edoras") == "RK-Z106"
    assert refused(table, "orthanc") == "RK-Z106"
    say(table, "helms-deep")
    assert number(table, "catapult", "helms-deep") == 1 and number(table, "catapult", "inside helms-deep") == 0


@pytest.mark.rule("RK-Z106", "RK-Z118")
def test_a_catapult_needs_control_but_no_garrison() -> None:
    s = expanded(at_war="rohan")
    assert DEEP in engines.sites(s, FREE)
    lost = expanded("helms-deep: isengard 2 regular", captured="helms-deep", at_war="rohan")
    assert engines.why_not_build(lost, FREE, DEEP) == "RK-Z106"


@pytest.mark.rule("RK-Z103")
def test_two_engines_of_a_side_are_the_most_in_a_region() -> None:
    s = siege(towers=2, catapults=2)
    assert engines.why_not_build(s, SHADOW, DEEP) == "RK-Z103" == engines.why_not_build(s, FREE, DEEP)
    s = siege(towers=1, catapults=2)
    assert not engines.why_not_build(s, SHADOW, DEEP)


@pytest.mark.rule("RK-Z104")
def test_the_figures_are_a_limit() -> None:
    s = siege()
    s.reserve -= force("tower 6, catapult 6")
    assert engines.why_not_build(s, SHADOW, DEEP) == "RK-Z104" == engines.why_not_build(s, FREE, DEEP)


@pytest.mark.rule("RK-Z105", "RK-Z106")
def test_each_side_builds_its_own_engines_with_a_muster_result_only() -> None:
    assert refused(act(siege(shadow_dice="army character"), SHADOW), "army build-engine") == "RK-D28"
    table = say(act(siege(free_dice="will"), FREE), "will build-engine")
    say(table, "helms-deep")
    assert number(table, "catapult", "helms-deep") == 1 and number(table, "tower", "helms-deep") == 0


# --- superiority -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("RK-Z107", "RK-Z108")
def test_superior_towers_cost_the_garrison_one_on_its_first_roll() -> None:
    table = storm(siege(towers=2, catapults=1))
    assert bonus(table, "free") == -1 and bonus(table, "shadow") == 0
    assert [event.data["side"] for event in events(table, "superiority")] == ["shadow"]


@pytest.mark.rule("RK-Z109", "RK-Z118")
def test_and_give_the_shadow_a_free_round() -> None:
    table = storm(siege(towers=1))
    assert asked(table) == "cease-or-go-on", "no Elite is needed"
    say(table, "go-on")
    assert bonus(table, "free") == 0, "only in the first round"
    assert asked(table) == "prolong", "further rounds cost an Elite"


@pytest.mark.rule("RK-Z109")
def test_without_superiority_every_further_round_costs_an_elite() -> None:
    assert asked(storm(siege())) == "prolong"


@pytest.mark.rule("RK-Z110", "RK-Z111", "RK-Z118")
def test_superior_catapults_help_the_garrison_and_end_the_battle() -> None:
    table = storm(siege(towers=1, catapults=2))
    assert bonus(table, "free") == 1
    assert asked(table) == "pause", "the Shadow cannot prolong the battle"


@pytest.mark.rule("RK-Z111")
def test_a_refusal_names_the_catapults() -> None:
    s = siege(catapults=1)
    fighters.open_battle(s, SHADOW, DEEP, location("inside helms-deep"), force(AROUND), 0)
    question = Prolong(SHADOW, SHADOW)
    assert question.answers(s) == [0]
    assert question.explain(s, ("figure:isengard-elite",)).rule == "RK-Z111"


@pytest.mark.rule("RK-Z112", "RK-Z107")
def test_at_a_tie_a_catapult_may_be_given_up() -> None:
    table = storm(siege(towers=1, catapults=1))
    assert asked(table) == "give-up-catapult" and table.seat == FREE
    say(table, "give-up")
    assert number(table, "catapult", "helms-deep") == 0 and bonus(table, "free") == 1
    assert asked(table) == "pause", "superior until the end of the battle"
    assert count(state(table).reserve, CATAPULT) == 6


@pytest.mark.rule("RK-Z112")
def test_or_kept() -> None:
    table = say(storm(siege(towers=1, catapults=1)), "keep")
    assert bonus(table, "free") == 0 and asked(table) == "prolong"


@pytest.mark.rule("RK-Z112", "RK-Z117")
def test_without_a_catapult_there_is_nothing_to_give_up() -> None:
    assert "give-up-catapult" not in told(storm(siege())) and asked(storm(siege())) == "prolong"


@pytest.mark.rule("RK-Z133")
def test_a_catapult_is_asked_for_once_at_the_start_of_a_siege_battle() -> None:
    table = say(storm(siege(towers=1, catapults=1)), "keep")
    assert asked(table) == "prolong"
    say(table, "isengard-elite")
    assert state(table).battle is None or asked(table) != "give-up-catapult", "the second round compares nothing"
    assert events(table, "superiority") == [] and at(table, "helms-deep") & force("catapult 1")


@pytest.mark.rule("RK-Z117")
def test_engines_do_not_count_in_sorties_and_field_battles() -> None:
    s = siege(towers=2)
    table = begin(s, "inside helms-deep", "helms-deep", rolls=[1] * 20, acting=FREE)
    assert bonus(table, "free") == 0 and events(table, "superiority") == []
    s = expanded("helms-deep: rohan 2 regular, catapult 2", "westemnet: isengard 3 regular", at_war="isengard rohan")
    table = say(begin(s, "westemnet", "helms-deep", rolls=[1] * 20, acting=SHADOW), "field")
    assert bonus(table, "free") == 0


@pytest.mark.rule("RK-Z125")
def test_in_a_battle_of_three_rounds_the_free_one_comes_after_them() -> None:
    table = storm(siege(towers=1), terms=THREE_ROUNDS)
    say(table, "go-on", "go-on")
    assert asked(table) == "cease-or-go-on"
    say(table, "go-on")
    assert asked(table) == "prolong"


@pytest.mark.rule("RK-Z125")
def test_superiority_lost_in_the_first_round_gives_no_free_round() -> None:
    s = siege(towers=1, inside="rohan 3 regular 1 leader", free_hand="fp-char-25E")
    table = storm(s, *([1] * 8 + [6] + [1] * 20))
    say(table, "card", "1", "burn")
    assert asked(table) == "casualty"
    say(table, "isengard-regular")
    assert number(table, "tower", "helms-deep") == 0 and asked(table) == "prolong"


# --- the end of engines ----------------------------------------------------------------------------------------------


@pytest.mark.rule("RK-Z114", "RK-Z115", "RK-Z116", "RK-Z118")
def test_towers_go_when_the_besieger_leaves_and_catapults_stay() -> None:
    table = play(siege(towers=2, catapults=1), call(movement.move_armies, 2, 0), acting=SHADOW)
    say(table, "helms-deep->fords-of-isen", "go")
    assert number(table, "tower", "helms-deep") == 0 and number(table, "catapult", "helms-deep") == 1
    assert count(state(table).reserve, TOWER) == 6, "they may be built again"


@pytest.mark.rule("RK-Z113")
def test_engines_do_not_go_along() -> None:
    table = play(siege(towers=2), call(movement.move_armies, 2, 0), acting=SHADOW)
    say(table, "helms-deep->fords-of-isen", "isengard-regular", "go")
    assert number(table, "tower", "fords-of-isen") == 0 and number(table, "tower", "helms-deep") == 2
    assert not any(choice.startswith(("tower", "catapult")) for choice in legal(table))


@pytest.mark.rule("RK-Z114")
def test_catapults_go_when_their_army_leaves() -> None:
    s = expanded("helms-deep: rohan 2 regular, catapult 2", at_war="rohan")
    table = play(s, call(movement.move_armies, 2, 0), acting=FREE)
    say(table, "helms-deep->westemnet", "go")
    assert number(table, "catapult", "helms-deep") == 0


@pytest.mark.rule("RK-Z114", "RK-Z115", "RK-Z118")
def test_nothing_is_left_when_the_stronghold_falls() -> None:
    s = siege(towers=1, catapults=1, inside="rohan 1 regular")
    table = say(storm(s, 6, 1, 1, 1, 1, 1), "keep")
    assert state(table).captured >> DEEP & 1
    assert at(table, "helms-deep") == force(AROUND), "engines are never captured"


@pytest.mark.rule("RK-Z118")
def test_a_lone_catapult_falls_with_its_stronghold() -> None:
    s = expanded("helms-deep: catapult 1", "westemnet: isengard 2 regular", at_war="isengard")
    table = play(s, call(movement.move_armies, 2, 0), acting=SHADOW)
    say(table, "westemnet->helms-deep", "go")
    assert number(table, "catapult", "helms-deep") == 0 and state(table).captured >> DEEP & 1


@pytest.mark.rule("RK-Z115")
def test_towers_are_gone_when_a_sortie_destroys_the_besieger() -> None:
    s = expanded(
        "helms-deep: isengard 1 regular, tower 2", "inside helms-deep: rohan 3 regular", at_war="isengard rohan"
    )
    table = begin(s, "inside helms-deep", "helms-deep", rolls=[6, 1, 1, 1], acting=FREE)
    assert at(table, "helms-deep") == force("rohan 3 regular")


# --- cards -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("RK-Z103", "RK-Z105")
def test_deep_trenches_build_two_towers() -> None:
    table = play_card("shadow-str-25E", siege(catapults=1, shadow_hand="shadow-str-25E"))
    assert legal(table) == {"done", "tower helms-deep", "catapult helms-deep"}
    assert refused(table, "tower lorien") == "RK-Z105" and refused(table, "ship umbar") == "RK-E14"
    say(table, "tower helms-deep")
    assert refused(table, "catapult helms-deep") == "RK-E14", "not mixed"
    say(table, "tower helms-deep")
    assert number(table, "tower", "helms-deep") == 2 and asked(table) == "pause"


@pytest.mark.rule("RK-Z116")
def test_or_remove_catapults() -> None:
    table = play_card("shadow-str-25E", siege(catapults=2, shadow_hand="shadow-str-25E"))
    say(table, "catapult helms-deep", "done")
    assert number(table, "catapult", "helms-deep") == 1 and discarded(table, "shadow-str-25E")


@pytest.mark.rule("RK-Z105", "RK-E12")
def test_without_a_siege_the_trenches_change_nothing() -> None:
    s = expanded("helms-deep: rohan 2 regular, catapult 1", shadow_hand="shadow-str-25E")
    table = play_card("shadow-str-25E", s)
    assert asked(table) == "pause" and number(table, "catapult", "helms-deep") == 1


@pytest.mark.rule("RK-B57")
@pytest.mark.parametrize("card", ["fp-char-25E", "fp-char-26E"])
def test_among_the_siege_engines_a_leaders_hit_may_cost_a_tower(card: str) -> None:
    s = siege(towers=2, inside="rohan 3 regular 1 leader", free_hand=card)
    table = storm(s, *([1] * 8 + [6] + [1] * 20))
    say(table, "card", "1")
    assert asked(table) == "burn-tower" and table.seat == FREE
    say(table, "spare", "isengard-regular")
    assert number(table, "tower", "helms-deep") == 2


@pytest.mark.rule("RK-B57")
def test_without_a_hit_of_the_leaders_no_tower_falls() -> None:
    s = siege(towers=2, inside="rohan 3 regular 1 leader", free_hand="fp-char-25E")
    table = say(storm(s), "card", "1")
    assert asked(table) == "cease-or-go-on" and number(table, "tower", "helms-deep") == 2


@pytest.mark.rule("RK-B14")
@pytest.mark.parametrize("card", ["fp-str-25E", "fp-str-26E"])
def test_last_defences_count_the_catapults(card: str) -> None:
    s = siege(towers=0, catapults=2, inside="rohan 2 regular", free_hand=card)
    table = say(storm(s), "card")
    assert len(rolled(table)["free"]) == 4
    s = siege(catapults=2, inside="rohan 4 regular", free_hand=card)
    assert len(rolled(say(storm(s), "card"))["free"]) == 5, "still five dice at most"


@pytest.mark.rule("RK-B25")
def test_last_defences_need_a_catapult_in_the_storm() -> None:
    s = siege(free_hand="fp-str-25E")
    assert asked(storm(s)) == "prolong", "nobody could announce a card"


@pytest.mark.rule("RK-B28", "RK-B30")
@pytest.mark.parametrize("card", ["shadow-char-25E", "shadow-char-26E"])
def test_heads_of_the_fallen(card: str) -> None:
    s = siege(towers=1, inside="rohan 3 regular 1 leader", shadow_hand=card)
    table = say(storm(s), "card")
    assert bonus(table, "shadow") == 1 and events(table, "leader-roll") == []
    assert asked(table) == "cease-or-go-on", "the garrison was not asked for its re-roll"


@pytest.mark.rule("RK-B25")
def test_heads_of_the_fallen_need_a_tower() -> None:
    s = siege(shadow_hand="shadow-char-25E")
    assert asked(storm(s)) == "prolong"
