"""The Ents of Fangorn (RK-Z86 to RK-Z102, RK-Z121) and their three cards."""

from __future__ import annotations

from typing import Any

import pytest

from ringspiel.games.ringkrieg.armies import movement
from ringspiel.games.ringkrieg.armies.stacking import room
from ringspiel.games.ringkrieg.cards.play import can_play
from ringspiel.games.ringkrieg.characters import saruman
from ringspiel.games.ringkrieg.expansion import ents, factions
from ringspiel.games.ringkrieg.expansion.numbers import ENT
from ringspiel.games.ringkrieg.pieces.deck import CARD_NUMBER
from ringspiel.games.ringkrieg.pieces.figures import FREE, ONE, SARUMAN, SHADOW, SIDE, count
from ringspiel.games.ringkrieg.state import RingkriegState
from ringspiel.games.ringkrieg.turn import actions
from ringspiel.kernel.state import call
from ringspiel.kernel.table import Table
from tests.games.playing import legal, refused
from tests.games.ringkrieg.cardplay import discarded, play_card
from tests.games.ringkrieg.expanded import expanded, number
from tests.games.ringkrieg.fighting import begin, dice, field
from tests.games.ringkrieg.position import ask, asked, at, force, location, play, say, state, told

CARD = "fp-char-19E"
WISE = "lorien: gandalf-white"
TOWER = "orthanc: isengard 3 regular, saruman"


def fangorn(*armies: str, ents_in: int = 1, **fields: Any) -> RingkriegState:
    """The faction is in play, Gandalf the White too, and this many Ents stand in Fangorn."""
    trees = [f"fangorn: ent {ents_in}"] if ents_in else []
    return expanded(*trees, *armies, factions="ents", gone="gandalf-grey", **fields)


def awake(s: RingkriegState, rolls: tuple[int, ...] = ()) -> Table:
    return play(s, ents.awake, rolls=dice(rolls), acting=FREE)


# --- coming ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("RK-Z86")
def test_an_ent_comes_when_a_companion_in_fangorn_meets_saruman_in_play() -> None:
    s = expanded("fangorn: meriadoc", TOWER, free_dice="muster")
    table = say(ask(s, actions.opportunity, acting=FREE), "muster bring-faction")
    assert number(table, "ent", "fangorn") == 1 and table.view()["board"]["factions"] == ["ents"]


@pytest.mark.rule("RK-Z86")
@pytest.mark.parametrize("armies", [("fangorn: meriadoc",), (TOWER,), ("edoras: meriadoc", TOWER)])
def test_they_do_not_come_without_both(armies: tuple[str, ...]) -> None:
    s = expanded(*armies, free_dice="muster")
    assert factions.why_not(s, FREE, ENT) == "RK-Z86"
    assert refused(ask(s, actions.opportunity, acting=FREE), "muster bring-faction") == "RK-Z58"


@pytest.mark.rule("RK-Z86", "RK-D28")
def test_a_will_of_the_west_serves_as_a_muster_result() -> None:
    s = expanded("fangorn: meriadoc", TOWER, free_dice="will")
    assert "will bring-faction" in legal(ask(s, actions.opportunity, acting=FREE))


@pytest.mark.rule("RK-Z87")
def test_treebeard_sends_an_ent_whenever_saruman_raises_his_voice() -> None:
    s = fangorn("fangorn: peregrin", TOWER, at_war="isengard")
    table = say(play(s, saruman.voice_of_saruman, acting=SHADOW), "regulars")
    assert number(table, "ent", "fangorn") == 2
    table = say(play(fangorn("fangorn: peregrin", TOWER), saruman.voice_of_saruman, acting=SHADOW), "two-elites")
    assert number(table, "ent", "fangorn") == 2


@pytest.mark.rule("RK-Z87", "RK-Z119")
def test_without_companion_or_faction_treebeard_stays_at_home() -> None:
    table = say(play(fangorn(TOWER, at_war="isengard"), saruman.voice_of_saruman, acting=SHADOW), "regulars")
    assert number(table, "ent", "fangorn") == 1
    s = expanded("fangorn: peregrin", TOWER, at_war="isengard")
    table = say(play(s, saruman.voice_of_saruman, acting=SHADOW), "regulars")
    assert number(table, "ent", "fangorn") == 0


@pytest.mark.rule("RK-Z88", "RK-Z89", "RK-Z90")
def test_ents_are_no_units_hinder_nobody_and_control_nothing() -> None:
    s = fangorn("orthanc: ent 2", "fords-of-isen: isengard 10 regular", at_war="isengard")
    assert not SIDE[FREE] & ONE[ENT] and not s.has_units(location("fangorn"), FREE)
    assert room(s, location("fangorn"), FREE) == 10 and s.controller(location("orthanc")) == SHADOW
    table = play(s, call(movement.move_armies, 2, 0), acting=SHADOW)
    assert {"fords-of-isen->fangorn", "fords-of-isen->orthanc"} <= legal(table)
    assert "attack" not in " ".join(legal(ask(fangorn(shadow_dice="army"), actions.opportunity, acting=SHADOW)))


@pytest.mark.rule("RK-Z91", "RK-Z92")
def test_the_eight_figures_are_the_limit_and_the_fallen_do_not_return() -> None:
    s = fangorn("edoras: isengard 1 regular", ents_in=3, lost="ent 4")
    table = awake(s)
    assert number(table, "ent", "fangorn") == 4, "only one was left"
    assert count(state(table).reserve, ENT) == 0


# --- the activation --------------------------------------------------------------------------------------------------


@pytest.mark.rule("RK-Z94", "RK-Z95")
def test_one_ent_stays_and_every_other_may_act() -> None:
    table = awake(fangorn())
    assert asked(table) == "ents-stir" and number(table, "ent", "fangorn") == 3
    say(table, "move-army westemnet", "move-army edoras")
    assert asked(table) == "pause" and number(table, "ent", "fangorn") == 1
    assert number(table, "ent", "edoras") == 1


@pytest.mark.rule("RK-Z95")
def test_the_player_may_stop() -> None:
    table = say(awake(fangorn()), "done")
    assert asked(table) == "pause" and number(table, "ent", "fangorn") == 3


@pytest.mark.rule("RK-Z94")
def test_no_die_moves_an_ent() -> None:
    s = fangorn(ents_in=4, free_dice="army-muster character will")
    assert not any("move-army" in choice for choice in legal(ask(s, actions.opportunity, acting=FREE)))


@pytest.mark.rule("RK-Z96", "RK-Z102")
def test_ents_form_a_chain_that_begins_in_fangorn() -> None:
    table = awake(fangorn("westemnet: ent 1", "folde: isengard 1 regular"))
    assert refused(table, "move-army dol-guldur") == "RK-Z96"
    assert refused(table, "move-army fangorn") == "RK-Z96"
    assert refused(table, "move-army folde") in ("RK-Z96", "RK-Z97")
    say(table, "move-army edoras")
    assert number(table, "ent", "westemnet") == 1, "only Ents in Fangorn are spent"


@pytest.mark.rule("RK-Z96")
def test_no_ent_walks_among_enemies() -> None:
    table = awake(fangorn("westemnet: isengard 1 regular"))
    assert "move-army westemnet" not in legal(table) and refused(table, "move-army westemnet") == "RK-Z96"
    assert "move-army eastemnet" in legal(table)


@pytest.mark.rule("RK-Z97", "RK-Z98")
def test_an_attack_spends_an_ent_and_rolls_five_dice() -> None:
    s = fangorn("fords-of-isen: isengard 5 regular, nazgul 2", shadow_hand="shadow-str-12", free_hand="fp-str-05")
    table = awake(s, rolls=(5, 6, 4, 3, 1))
    say(table, "attack fords-of-isen")
    assert at(table, "fords-of-isen") == force("isengard 3 regular, nazgul 2")
    assert number(table, "ent", "fangorn") == 2 and state(table).lost & ONE[ENT]
    assert "announced" not in told(table) and "combat-roll" not in told(table) and "ents-roll" in told(table)


@pytest.mark.rule("RK-Z97")
def test_only_armies_in_reach_are_attacked() -> None:
    table = awake(fangorn("helms-deep: isengard 2 regular", "fords-of-isen: isengard 1 regular"))
    assert refused(table, "attack helms-deep") == "RK-Z97"
    assert refused(table, "attack westemnet") == "RK-Z97"
    assert "attack fords-of-isen" in legal(table)


@pytest.mark.rule("RK-Z99")
def test_an_army_beside_an_ent_can_be_attacked() -> None:
    s = fangorn("folde: ent 1, isengard 1 regular", "moria: sauron 1 regular")
    assert "attack folde" in legal(awake(s))
    assert "attack moria" not in legal(awake(fangorn("moria: sauron 1 regular")))


@pytest.mark.rule("RK-Z100")
def test_an_ent_in_empty_orthanc_is_the_end_of_saruman() -> None:
    s = fangorn("orthanc: saruman", "fords-of-isen: ent 1")
    table = say(awake(s), "move-army orthanc")
    assert state(table).lost & ONE[SARUMAN] and "figure-lost" in told(table)


@pytest.mark.rule("RK-Z100")
def test_an_attack_that_destroys_all_units_in_orthanc_too() -> None:
    s = fangorn("orthanc: saruman, isengard 2 regular, nazgul 1", "fords-of-isen: ent 1")
    table = say(awake(s, rolls=(5, 5, 1, 1, 1)), "attack orthanc")
    assert state(table).lost & ONE[SARUMAN]
    assert at(table, "orthanc") == force("nazgul 1"), "RK-Z101: others stay"


@pytest.mark.rule("RK-Z100", "RK-Z101")
def test_while_a_unit_is_left_saruman_stays() -> None:
    s = fangorn("orthanc: saruman, isengard 2 regular", "fords-of-isen: ent 1")
    table = awake(s, rolls=(5, 1, 1, 1, 1))
    assert refused(table, "move-army orthanc") == "RK-Z96"
    say(table, "attack orthanc")
    assert at(table, "orthanc") == force("saruman, isengard 1 regular")


@pytest.mark.rule("RK-Z101")
def test_a_siege_ends_when_the_ents_destroy_the_besieger_or_the_besieged() -> None:
    besieger = fangorn("fords-of-isen: ent 1", "helms-deep: isengard 1 regular", "inside helms-deep: rohan 1 regular")
    table = say(awake(besieger, rolls=(5, 1, 1, 1, 1)), "attack helms-deep")
    assert at(table, "helms-deep") == force("rohan 1 regular")
    besieged = fangorn("fords-of-isen: ent 1", "orthanc: rohan 1 regular", "inside orthanc: isengard 1 regular")
    table = say(awake(besieged, rolls=(5, 1, 1, 1, 1)), "attack inside-orthanc")
    assert state(table).captured >> location("orthanc") & 1


@pytest.mark.rule("RK-Z101")
def test_the_shadow_chooses_who_falls_and_nobody_is_stirred() -> None:
    s = fangorn("fords-of-isen: isengard 1 regular 1 elite", political={"isengard": 1})
    table = say(awake(s, rolls=(5, 1, 1, 1, 1)), "attack fords-of-isen")
    assert asked(table) == "casualty" and table.seat == SHADOW
    say(table, "isengard-elite")
    assert state(table).political[5] == 1


@pytest.mark.rule("RK-Z93", "RK-Z102", "RK-Z121")
def test_after_the_third_card_the_ents_are_gone_for_good() -> None:
    s = fangorn("westemnet: ent 1", "fangorn: peregrin", TOWER, tallies=2)
    table = say(awake(s), "done")
    assert number(table, "ent", "fangorn") == 0 and number(table, "ent", "westemnet") == 0
    s = state(table)
    s.question = None
    table = play(s, saruman.voice_of_saruman, acting=SHADOW)
    say(table, "two-elites")
    assert number(table, "ent", "fangorn") == 0, "RK-Z102: nor does one come later"


@pytest.mark.rule("RK-Z95", "RK-Z96", "RK-Z97", "RK-Z100")
def test_ents_on_the_fords_of_isen() -> None:
    """[EX28]."""
    s = fangorn(WISE, "fords-of-isen: isengard 3 regular", ents_in=2, free_hand=CARD)
    table = play_card(CARD, s, rolls=dice([5, 6, 1, 2, 3, 5, 1, 1, 1, 1]))
    assert number(table, "ent", "fangorn") == 4
    say(table, "attack fords-of-isen")
    assert number(table, "ent", "fangorn") == 3 and at(table, "fords-of-isen") == force("isengard 1 regular")
    say(table, "attack fords-of-isen")
    assert number(table, "ent", "fangorn") == 2 and at(table, "fords-of-isen") == 0
    say(table, "move-army fords-of-isen")
    assert number(table, "ent", "fangorn") == 1 and number(table, "ent", "fords-of-isen") == 1
    assert asked(table) == "pause", "the activation is over"


# --- the cards -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("RK-Z88", "RK-Z94", "RK-Z121")
@pytest.mark.parametrize("card", ["fp-char-19E", "fp-char-20E", "fp-char-21E"])
def test_each_card_brings_two_ents_and_wakes_them(card: str) -> None:
    table = play_card(card, fangorn(WISE, free_hand=card))
    assert asked(table) == "ents-stir" and number(table, "ent", "fangorn") == 3
    assert state(table).tallies == 1
    say(table, "done")
    assert asked(table) == "pause" and discarded(table, card), "no Companion is in Fangorn"


@pytest.mark.rule("RK-Z88")
@pytest.mark.parametrize("card", ["fp-char-19E", "fp-char-20E", "fp-char-21E"])
def test_the_cards_need_gandalf_the_white_and_the_faction(card: str) -> None:
    assert can_play(fangorn(WISE), CARD_NUMBER[card])
    assert not can_play(fangorn(), CARD_NUMBER[card])
    assert not can_play(expanded(WISE, gone="gandalf-grey"), CARD_NUMBER[card])


@pytest.mark.rule("RK-E32")
def test_with_a_companion_in_fangorn_a_further_event_or_a_card() -> None:
    s = fangorn(WISE, "fangorn: peregrin", free_hand=f"{CARD} fp-char-01 fp-str-01")
    table = say(play_card(CARD, s), CARD, "done")
    assert asked(table) == "play-or-draw" and legal(table) == {"no-card", "fp-char-01", "fp-character"}
    assert refused(table, "fp-str-01") == "RK-E7" and refused(table, "fp-strategy") == "RK-E32"
    before = len(state(table).hands[FREE])
    say(table, "fp-character")
    assert len(state(table).hands[FREE]) == before + 1 and asked(table) == "pause"


@pytest.mark.rule("RK-E32")
def test_the_further_event_costs_no_die() -> None:
    s = fangorn(WISE, "fangorn: peregrin", free_hand=f"{CARD} fp-char-01")
    table = say(play_card(CARD, s), CARD, "done", "fp-char-01")
    assert discarded(table, "fp-char-01") and asked(table) == "pause"


@pytest.mark.rule("RK-Z121")
def test_a_card_used_in_battle_does_not_count() -> None:
    table = field("rohan 3 regular", "isengard 3 regular", expansion=True, free_hand=CARD)
    assert state(table).tallies == 0


@pytest.mark.rule("RK-Z121", "RK-B25")
@pytest.mark.parametrize(
    ("card", "half"),
    [("fp-char-19E", "ents-rage"), ("fp-char-20E", "huorn-dark"), ("fp-char-21E", "nameless-wood")],
)
def test_the_combat_halves_work_near_fangorn_and_count_nothing(card: str, half: str) -> None:
    s = expanded("westemnet: rohan 3 regular", "fords-of-isen: isengard 3 regular", at_war="rohan isengard")
    s.hands[FREE].append(CARD_NUMBER[card])
    s.decks[0].remove(CARD_NUMBER[card])
    table = say(begin(s, "fords-of-isen", "westemnet", rolls=[5] + [1] * 20, acting=SHADOW), "card")
    shown = [event.data["half"] for event in table.events(since=0) if event.kind == "card-acts"]
    assert shown == [half] and discarded(table, card)
    assert state(table).tallies == 0


@pytest.mark.rule("RK-E5")
def test_a_card_of_the_expansion_that_is_not_held_is_refused_by_its_name() -> None:
    s = fangorn(WISE, "fangorn: peregrin", free_hand=f"{CARD} fp-char-01")
    table = say(play_card(CARD, s), CARD, "done")
    assert asked(table) == "play-or-draw" and refused(table, "fp-char-20E") == "RK-E5"
