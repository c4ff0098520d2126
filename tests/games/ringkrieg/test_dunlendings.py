"""Factions and the Hillmen of Dunland (RK-Z58 to RK-Z67, RK-Z119)."""

from __future__ import annotations

import pytest

from ringspiel.games.ringkrieg.armies import movement, routes
from ringspiel.games.ringkrieg.cards.play import can_play
from ringspiel.games.ringkrieg.combat import casualties
from ringspiel.games.ringkrieg.expansion import dunlendings, factions
from ringspiel.games.ringkrieg.expansion.numbers import DUNLENDING
from ringspiel.games.ringkrieg.pieces.deck import CARD_NUMBER
from ringspiel.games.ringkrieg.pieces.figures import ISENGARD, SHADOW, UNITS_OF_NATION, count, units
from ringspiel.games.ringkrieg.politics import track
from ringspiel.games.ringkrieg.state import RingkriegState
from ringspiel.games.ringkrieg.turn import actions
from ringspiel.kernel.state import call
from ringspiel.kernel.table import Table
from tests.games.playing import legal, refused
from tests.games.ringkrieg.cardplay import play_card
from tests.games.ringkrieg.expanded import expanded, number
from tests.games.ringkrieg.fighting import begin, dice
from tests.games.ringkrieg.position import ask, asked, at, choices, force, location, play, position, say, state, told


def act(s: RingkriegState, side: int = SHADOW) -> Table:
    return ask(s, actions.opportunity, acting=side)


# --- the faction -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("RK-Z58", "RK-Z59")
def test_two_dunlendings_come_to_each_dunland_when_isengard_is_at_war() -> None:
    table = say(act(expanded(at_war="isengard", shadow_dice="muster")), "muster bring-faction")
    assert number(table, "dunlending", "north-dunland") == number(table, "dunlending", "south-dunland") == 2
    assert table.view()["board"]["factions"] == ["dunlendings"]
    assert "faction-dunlendings-came" in told(table)


@pytest.mark.rule("RK-Z58", "RK-Z59")
def test_they_do_not_come_while_isengard_is_at_peace() -> None:
    table = act(expanded(shadow_dice="muster army"))
    assert refused(table, "muster bring-faction") == "RK-Z58"
    assert refused(table, "army bring-faction") == "RK-D28", "only a Muster result brings a faction in"
    assert factions.why_not(expanded(), SHADOW, DUNLENDING) == "RK-Z59"


@pytest.mark.rule("RK-Z58")
def test_without_the_expansion_there_are_no_factions() -> None:
    table = act(position(at_war="isengard southrons", shadow_dice="muster"))
    assert refused(table, "muster bring-faction") == "RK-D28"


@pytest.mark.rule("RK-Z58", "RK-Z119")
def test_the_shadow_chooses_between_its_factions_and_each_comes_once() -> None:
    s = expanded(at_war="isengard southrons", shadow_dice="muster")
    table = say(act(s), "muster bring-faction")
    assert asked(table) == "bring-faction" and legal(table) == {"dunlendings", "corsairs"}
    assert refused(table, "ent") == "RK-Z58"
    s = expanded(at_war="isengard southrons", shadow_dice="muster", factions="dunlendings")
    table = ask(s, factions.bring_faction, acting=SHADOW)
    assert number(table, "ship", "umbar") == 2, "there was no choice"
    assert factions.why_not(s, SHADOW, DUNLENDING) == "RK-Z119"


@pytest.mark.rule("RK-Z67")
def test_a_dunland_settlement_of_the_enemy_receives_none() -> None:
    s = expanded("north-dunland: rohan 1 regular", captured="north-dunland", at_war="isengard", shadow_dice="muster")
    table = say(act(s), "muster bring-faction")
    assert number(table, "dunlending", "north-dunland") == 0 and number(table, "dunlending", "south-dunland") == 2


# --- Death to the Forgoil! -------------------------------------------------------------------------------------------


@pytest.mark.rule("RK-Z60")
def test_two_dunlendings_join_an_army_in_isengard_or_rohan() -> None:
    s = expanded(
        "fords-of-isen: isengard 1 regular",
        "orthanc: isengard 2 regular",
        "moria: sauron 1 regular",
        "helms-deep: isengard 3 regular",
        "inside helms-deep: rohan 2 regular",
        at_war="isengard",
        factions="dunlendings",
        shadow_dice="muster",
    )
    table = say(act(s), "muster recruit-dunlendings")
    assert legal(table) == {"fords-of-isen", "orthanc", "helms-deep"}
    assert refused(table, "moria") == "RK-Z60" and refused(table, "edoras") == "RK-Z60"
    assert number(say(table, "helms-deep"), "dunlending", "helms-deep") == 2


@pytest.mark.rule("RK-Z60")
def test_a_besieged_shadow_army_receives_none() -> None:
    s = expanded("orthanc: rohan 2 regular", "inside orthanc: isengard 2 regular", factions="dunlendings")
    s.dice[SHADOW][2] = 1
    assert refused(act(s), "muster recruit-dunlendings") == "RK-Z60"
    assert dunlendings.why_not_there(s, location("orthanc")) == "RK-Z60"


@pytest.mark.rule("RK-Z60", "RK-Z67", "RK-Z119")
def test_the_faction_a_figure_and_room_are_needed() -> None:
    without = expanded("orthanc: isengard 2 regular")
    assert dunlendings.why_not_recruit(without) == "RK-Z119-absent"
    none_left = expanded("orthanc: isengard 2 regular", "moria: dunlending 12", factions="dunlendings")
    assert dunlendings.why_not_recruit(none_left) == "RK-M17"
    full = expanded("orthanc: isengard 10 regular", factions="dunlendings")
    assert dunlendings.why_not_there(full, location("orthanc")) == "RK-A8"
    one_place = expanded("orthanc: isengard 9 regular", "moria: dunlending 4", factions="dunlendings")
    table = play(one_place, dunlendings.recruit_dunlendings, acting=SHADOW)
    assert number(table, "dunlending", "orthanc") == 1, "what there is room for"
    one_left = expanded("orthanc: isengard 2 regular", "moria: dunlending 11", factions="dunlendings")
    assert number(play(one_left, dunlendings.recruit_dunlendings, acting=SHADOW), "dunlending", "orthanc") == 1


@pytest.mark.rule("RK-Z61", "RK-Z62")
def test_they_are_units_of_isengard_but_nobody_recruits_them_otherwise() -> None:
    s = expanded("north-dunland: dunlending 3", at_war="isengard", factions="dunlendings", shadow_dice="muster")
    assert units(s.at[location("north-dunland")] & UNITS_OF_NATION[ISENGARD]) == 3
    table = say(act(s), "muster recruit")
    assert not any("dunlending" in choice.split()[0] for choice in choices(table))
    assert refused(table, "dunlending north-dunland") == "RK-M1"


@pytest.mark.rule("RK-Z62")
def test_they_march_like_units_of_isengard() -> None:
    s = expanded("north-dunland: dunlending 3", factions="dunlendings", political={"isengard": 1})
    assert track.at_peace(s) & s.at[location("north-dunland")]
    table = play(s, call(movement.move_armies, 2, 0), acting=SHADOW)
    assert "north-dunland->south-dunland" in legal(table)
    s = expanded("fords-of-isen: dunlending 3", factions="dunlendings", political={"isengard": 1})
    assert routes.why_not_march(s, location("fords-of-isen"), location("helms-deep"), SHADOW, 0, 1) == "RK-V15"


# --- losses ----------------------------------------------------------------------------------------------------------


def struck(army: str, hits: int) -> Table:
    s = expanded(f"edoras: {army}", factions="dunlendings")
    return play(s, call(casualties.take_hits, location("edoras"), SHADOW, hits))


@pytest.mark.rule("RK-Z63", "RK-Z67")
def test_one_hit_removes_two_who_may_come_again() -> None:
    table = struck("dunlending 5", 1)
    assert number(table, "dunlending", "edoras") == 3
    assert count(state(table).reserve, DUNLENDING) == 9, "back to the supply"


@pytest.mark.rule("RK-Z65")
def test_the_shadow_chooses_for_each_hit_who_falls() -> None:
    table = struck("isengard 1 regular 1 elite, dunlending 3", 3)
    assert legal(table) == {"isengard-regular", "isengard-elite", "remove isengard-elite", "dunlending"}
    say(table, "dunlending")
    assert number(table, "dunlending", "edoras") == 1
    say(table, "isengard-elite")
    assert at(table, "edoras") == force("isengard 1 regular, dunlending 1"), "the third hit left no choice"


@pytest.mark.rule("RK-Z66")
def test_a_single_one_falls_only_as_the_last_unit() -> None:
    table = struck("isengard 2 elite 1 regular, dunlending 1", 1)
    assert "dunlending" not in legal(table) and refused(table, "dunlending") == "RK-Z66"
    assert at(struck("dunlending 1", 2), "edoras") == 0
    assert at(struck("dunlending 3", 2), "edoras") == 0, "a pair for the first hit, the last one for the second"


@pytest.mark.rule("RK-Z67")
def test_they_do_not_replace_elites() -> None:
    table = struck("isengard 1 elite, sauron 1 regular", 1)
    s = state(table)
    s.reserve &= ~force("isengard 12 regular")
    assert not casualties.can_replace(s, SHADOW, 8 + ISENGARD), "though Dunlendings are there"


@pytest.mark.rule("RK-Z64")
def test_for_cards_that_cost_own_units_each_counts_as_one() -> None:
    s = expanded(
        "edoras: rohan 4 regular",
        "fords-of-isen: dunlending 4",
        factions="dunlendings",
        at_war="isengard rohan",
        shadow_hand="shadow-str-11E",
    )
    table = begin(s, "fords-of-isen", "edoras", rolls=[1] * 9, acting=SHADOW)
    say(table, "card")
    assert asked(table) == "own-hits"
    say(table, "dunlending")
    assert number(table, "dunlending", "fords-of-isen") == 3, "one, not two"
    say(table, "dunlending")
    assert number(table, "dunlending", "fords-of-isen") == 2


# --- Rage of the Dunlendings (11E) -----------------------------------------------------------------------------------


@pytest.mark.rule("RK-Z119", "RK-Z61")
def test_rage_of_the_dunlendings_brings_up_to_four_and_lets_the_army_march() -> None:
    s = expanded(
        "north-dunland: dunlending 2, isengard 1 regular",
        "south-dunland: dunlending 1",
        factions="dunlendings",
        at_war="isengard",
        shadow_hand="shadow-str-11E",
    )
    table = play_card("shadow-str-11E", s)
    assert legal(table) == {"north-dunland", "south-dunland"}
    say(table, "north-dunland")
    assert asked(table) == "how-many-dunlendings" and legal(table) == {"0", "1", "2", "3", "4"}
    say(table, "4")
    assert number(table, "dunlending", "north-dunland") == 6
    assert asked(table) == "onward" and {"done", "move-army south-dunland", "move-army moria"} <= legal(table)
    assert refused(table, "move-army edoras") == "RK-V4"
    say(table, "move-army south-dunland", "go")
    assert number(table, "dunlending", "south-dunland") == 7 and asked(table) == "pause"


@pytest.mark.rule("RK-Z119")
def test_rage_of_the_dunlendings_lets_the_army_attack() -> None:
    s = expanded(
        "south-dunland: dunlending 2",
        "gap-of-rohan: rohan 1 regular",
        factions="dunlendings",
        at_war="isengard",
        shadow_hand="shadow-str-11E",
    )
    table = play_card("shadow-str-11E", s, rolls=dice([1] * 20))
    say(table, "2")
    assert "attack gap-of-rohan" in legal(table)
    say(table, "attack gap-of-rohan", "go")
    assert state(table).battle is not None


@pytest.mark.rule("RK-Z119")
def test_rage_needs_the_faction_and_without_an_army_in_dunland_does_nothing() -> None:
    card = CARD_NUMBER["shadow-str-11E"]
    assert not can_play(expanded(at_war="isengard"), card)
    s = expanded(at_war="isengard", factions="dunlendings", shadow_hand="shadow-str-11E")
    assert can_play(s, card)
    assert asked(play_card("shadow-str-11E", s)) == "pause"


@pytest.mark.rule("RK-Z62")
def test_old_hatred_rolls_a_die_for_each_dunlending() -> None:
    s = expanded(
        "edoras: rohan 4 regular",
        "fords-of-isen: dunlending 3, isengard 1 regular",
        factions="dunlendings",
        at_war="isengard rohan",
        shadow_hand="shadow-str-25E",
    )
    table = begin(s, "fords-of-isen", "edoras", rolls=[5, 6, 1] + [1] * 12, acting=SHADOW)
    say(table, "card")
    rolls = [event for event in table.events(since=0) if event.kind == "extra-roll"]
    assert [event.data["results"] for event in rolls] == [[5, 6, 1]]
    assert rolls[0].data["hits"] == 1, "in the first round against a City only a 6 hits"


@pytest.mark.rule("RK-Z62", "RK-B25")
def test_old_hatred_needs_a_dunlending_in_the_battle() -> None:
    s = expanded(
        "edoras: rohan 4 regular",
        "fords-of-isen: isengard 3 regular",
        at_war="isengard rohan",
        shadow_hand="shadow-str-26E",
    )
    table = begin(s, "fords-of-isen", "edoras", rolls=[1] * 12, acting=SHADOW)
    assert asked(table) != "announce" and "announced" not in told(table)
