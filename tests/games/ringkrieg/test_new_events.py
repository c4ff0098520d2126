"""The expansion's events about its characters, the Hunt and the old armies; the others are tested with the factions."""

from __future__ import annotations

from typing import Any

import pytest

from ringspiel.games.ringkrieg.armies.stacking import lose
from ringspiel.games.ringkrieg.cards import removing, triggers
from ringspiel.games.ringkrieg.cards.drawing import discard
from ringspiel.games.ringkrieg.expansion import events
from ringspiel.games.ringkrieg.expansion.numbers import BALROG, WE_SHALL_GET_IT
from ringspiel.games.ringkrieg.hunt import fellowship, guide, hunt
from ringspiel.games.ringkrieg.pieces.deck import CARD_NUMBER, DECK_OF
from ringspiel.games.ringkrieg.pieces.figures import (
    FREE,
    KIND_NAMES,
    LEADER,
    NORTH,
    ONE,
    REGULAR,
    SAURON,
    SHADOW,
    count,
)
from ringspiel.games.ringkrieg.pieces.tiles import TILES
from ringspiel.games.ringkrieg.state import RingkriegState
from ringspiel.games.ringkrieg.turn import actions
from ringspiel.games.ringkrieg.turn.dice import ARMY, ARMY_MUSTER, CHARACTER, WILL
from ringspiel.kernel.table import Table
from tests.games.playing import refused
from tests.games.ringkrieg.cardplay import EVERYBODY, can_play, discarded, holding, lay, on_table, play_card, played
from tests.games.ringkrieg.expanded import expanded
from tests.games.ringkrieg.position import asked, at, choices, location, play, position, say, state, told

GOLLUM_LEADS = {"gone": EVERYBODY, "guide": "gollum"}


def here(*armies: str, **fields: Any) -> RingkriegState:
    return position(*armies, expansion=True, **fields)


def card(name: str, *armies: str, rolls: tuple[int, ...] = (), **fields: Any) -> Table:
    return played(name, *armies, rolls=rolls, expansion=True, **fields)


def tiles(*names: str) -> int:
    return sum(1 << TILES.index(name) for name in names)


# --- Wind from the West ----------------------------------------------------------------------------------------------


@pytest.mark.rule("RK-E28")
def test_wind_from_the_west_takes_a_card_of_the_shadow_from_the_table() -> None:
    s = lay(holding("fp-char-25E", expansion=True), "shadow-char-15", "fp-char-05", "shadow-char-16")
    table = play_card("fp-char-25E", s)
    assert asked(table) == "blow-away" and choices(table) == ["shadow-char-15", "shadow-char-16"]
    assert refused(table, "fp-char-05") == "RK-E15"
    say(table, "shadow-char-16")
    assert discarded(table, "shadow-char-16") and on_table(table, "shadow-char-15") and on_table(table, "fp-char-05")


@pytest.mark.rule("RK-Z17", "RK-E28")
def test_we_shall_get_it_is_a_card_of_the_shadow_too() -> None:
    s = holding("fp-char-25E", expansion=True, table=1 << WE_SHALL_GET_IT)
    table = play_card("fp-char-25E", s)
    assert discarded(table, "shadow-we-shall-get-it"), "without choice"


@pytest.mark.rule("RK-E28")
def test_without_one_the_free_peoples_may_look_at_the_shadows_hand() -> None:
    table = card("fp-char-25E", shadow_hand="shadow-char-05 shadow-str-01")
    assert asked(table) == "look-at-hand" and choices(table) == ["nothing", "look-1"]
    say(table, "look-1")
    assert asked(table) == "take-from-hand" and choices(table) == ["shadow-char-05", "shadow-str-01"]
    assert refused(table, "shadow-char-06") == "RK-E28"
    others = table.view(SHADOW)["question"]
    assert not others.get("choices"), "only the player who looks sees the cards"
    say(table, "shadow-str-01")
    assert discarded(table, "shadow-str-01") and state(table).shown_hand == -1
    assert state(table).hands[SHADOW] == [CARD_NUMBER["shadow-char-05"]]


@pytest.mark.rule("RK-E28")
def test_a_player_who_looks_knows_the_hand() -> None:
    table = say(card("fp-char-25E", shadow_hand="shadow-char-05 shadow-str-01"), "look-1")
    s = state(table)
    for seed in range(3):
        imagined = table.imagine(FREE, seed)
        assert isinstance(imagined, RingkriegState) and imagined.hands[SHADOW] == s.hands[SHADOW]


def test_looking_may_be_declined_and_an_empty_hand_shows_nothing() -> None:
    table = say(card("fp-char-25E", shadow_hand="shadow-char-05"), "nothing")
    assert len(state(table).hands[SHADOW]) == 1
    assert asked(card("fp-char-25E")) == "pause"


@pytest.mark.rule("RK-E16")
def test_a_balrog_whose_card_is_blown_away_falls_outside_moria() -> None:
    s = lay(holding("fp-char-25E", "hollin: sauron 2 regular, balrog", expansion=True), "shadow-char-17E")
    assert state(play_card("fp-char-25E", s)).lost & ONE[BALROG]


# --- Three Rings for the Elven-Kings ---------------------------------------------------------------------------------


@pytest.mark.rule("RK-R14")
@pytest.mark.parametrize(
    ("rings", "rolls", "after"),
    [
        ([0, 1], (3, 4, 5), [3, 0]),
        ([0, 2], (3, 0, 0), [1, 2]),
        ([1, 2], (5, 5, 0), [3, 0]),
        ([2, 1], (5, 5, 5), [3, 0]),
        ([0, 3], (2, 2, 2), [0, 3]),
        ([3, 0], (5, 5, 5), [3, 0]),
    ],
)
def test_three_rings_brings_used_rings_back_first_those_out_of_the_game(
    rings: list[int], rolls: tuple[int, ...], after: list[int]
) -> None:
    assert state(card("fp-char-26E", rolls=rolls, rings=rings)).rings == after


# --- Rangers of the North --------------------------------------------------------------------------------------------


@pytest.mark.rule("RK-E31")
def test_rangers_of_the_north_strike_and_gather_nearby() -> None:
    armies = ("weather-hills: sauron 3 regular", "bree: north 1 regular", "moria: sauron 3 regular")
    table = card("fp-str-25E", *armies, rolls=(4, 5, 0))
    assert state(table).event != -1 and count(at(table, "weather-hills"), REGULAR + SAURON) == 1
    assert asked(table) == "choose-place" and "bree" in choices(table) and "weather-hills" not in choices(table)
    assert refused(table, "moria") == "RK-E33"
    say(table, "bree", "north-elite")
    s = state(table)
    bree = s.at[location("bree")]
    assert bree & ONE[KIND_NAMES.index("north-elite")] and count(bree, LEADER + NORTH) == 1


def test_rangers_of_the_north_find_nobody_far_away() -> None:
    assert asked(card("fp-str-25E", "barad-dur: sauron 3 regular")) == "pause"


# --- A Balrog is Come! -----------------------------------------------------------------------------------------------


@pytest.mark.rule("RK-E10", "RK-E15")
def test_a_balrog_is_come_needs_the_balrog_and_stays() -> None:
    assert not can_play("shadow-char-17E", expansion=True)
    assert on_table(card("shadow-char-17E", "moria: sauron 1 regular, balrog"), "shadow-char-17E")


@pytest.mark.rule("RK-E16")
def test_it_is_removed_with_a_will_or_by_gandalf_before_the_balrog() -> None:
    s = lay(here("hollin: sauron 2 regular, balrog"), "shadow-char-17E")
    number = CARD_NUMBER["shadow-char-17E"]
    assert removing.removable(s, FREE, WILL) == [number] and removing.removable(s, FREE, CHARACTER) == []
    s = lay(here("hollin: sauron 2 regular, balrog, gandalf-grey"), "shadow-char-17E")
    assert removing.removable(s, FREE, CHARACTER) == [number] and removing.removable(s, FREE, ARMY_MUSTER) == []


@pytest.mark.rule("RK-E16", "RK-E29")
def test_without_his_card_the_balrog_outside_moria_falls_and_the_card_goes_with_him() -> None:
    s = lay(here("hollin: sauron 2 regular, balrog"), "shadow-char-17E")
    discard(s, CARD_NUMBER["shadow-char-17E"])
    assert s.lost & ONE[BALROG]
    s = lay(here("moria: sauron 2 regular, balrog"), "shadow-char-17E")
    discard(s, CARD_NUMBER["shadow-char-17E"])
    assert s.at[location("moria")] & ONE[BALROG]
    s = lay(here("hollin: sauron 2 regular, balrog"), "shadow-char-17E")
    lose(s, location("hollin"), ONE[BALROG])
    triggers.changed(s)
    assert CARD_NUMBER["shadow-char-17E"] in s.discards


# --- The Gates are Closed --------------------------------------------------------------------------------------------


def before_the_gates(**fields: Any) -> RingkriegState:
    s = here("moria: sauron 1 regular", figure="hollin", progress=2, tiles=tiles("1-1"), **fields)
    return lay(s, "shadow-char-25E")


@pytest.mark.rule("RK-H28", "RK-H54")
def test_the_gates_are_closed_draws_one_more_tile_when_a_shadow_stronghold_is_passed() -> None:
    table = say(play(before_the_gates(), fellowship.fellowship_phase, rolls=(0,)), "declare", "moria", "dimrill-dale")
    assert asked(table) == "use-card" and table.seat == SHADOW
    say(table, "shadow-char-25E")
    assert asked(table) == "meet-damage" and discarded(table, "shadow-char-25E")


@pytest.mark.rule("RK-H28")
def test_the_gates_stay_if_the_shadow_likes_and_an_eye_has_no_effect() -> None:
    table = say(play(before_the_gates(), fellowship.fellowship_phase), "declare", "moria", "stop", "keep")
    assert on_table(table, "shadow-char-25E") and "tile" not in told(table)
    s = before_the_gates()
    s.tiles = tiles("eye-1")
    say(play(s, fellowship.fellowship_phase, rolls=(0,)), "declare", "moria", "stop", "shadow-char-25E")
    assert s.corruption == 0


def test_elsewhere_the_gates_are_not_asked_for() -> None:
    table = say(play(before_the_gates(), fellowship.fellowship_phase), "declare", "fords-of-bruinen", "stop")
    assert asked(table) != "use-card"
    s = before_the_gates()
    s.captured = 1 << location("moria")
    assert asked(say(play(s, fellowship.fellowship_phase), "declare", "moria", "stop")) != "use-card", "by control"


@pytest.mark.rule("RK-H28", "RK-F36")
def test_when_revealed_the_gates_come_before_the_tile_of_the_stronghold() -> None:
    s = before_the_gates()
    s.tiles = tiles("1-1", "2-1")
    table = say(play(s, hunt.reveal, rolls=(0, 0)), "moria", "stop", "shadow-char-25E", "ring", "ring")
    assert state(table).corruption == 3


@pytest.mark.rule("RK-Z51", "RK-H28", "RK-H54")
@pytest.mark.parametrize("first", ["1-2", "1r-1"])
def test_fire_and_shadow_and_the_gates_draw_a_tile_each_for_the_same_declaration(first: str) -> None:
    """The tile of *Fire and Shadow* does not reveal, so the way is still known when the gates are asked for."""
    s = lay(here("moria: sauron 1 regular, balrog", figure="hollin", progress=2, tiles=tiles(first)), "shadow-char-25E")
    table = say(play(s, fellowship.fellowship_phase, rolls=(0, 0)), "declare", "moria", "dimrill-dale", "ring")
    assert asked(table) == "use-card" and not state(table).revealed
    state(table).tiles = tiles("2r-1")
    say(table, "shadow-char-25E", "ring")
    assert told(table).count("tile") == 2 and state(table).corruption == 3
    assert state(table).revealed and state(table).figure == location("dimrill-dale")


@pytest.mark.rule("RK-Z5", "RK-H28")
def test_no_tile_that_may_reveal_comes_before_fire_and_shadow_and_the_gates() -> None:
    """Being revealed has a way of its own. *Balrog of Moria* would come first, but the expansion replaces it."""
    assert CARD_NUMBER["shadow-char-17"] not in here().decks[DECK_OF[CARD_NUMBER["shadow-char-17"]]]
    s = lay(here("moria: sauron 1 regular, balrog", figure="hollin", progress=2, tiles=tiles("1-1")), "shadow-char-25E")
    table = say(play(s, fellowship.fellowship_phase, rolls=(0, 0, 0)), "declare", "moria", "stop", "ring")
    state(table).tiles = tiles("0r-1", "2-1")
    say(table, "shadow-char-25E", "ring")
    assert told(table).count("tile") == 3 and state(table).revealed, "the Stronghold last"
    assert state(table).corruption == 3


@pytest.mark.rule("RK-E16")
def test_a_will_or_gandalf_or_gollum_as_guide_opens_the_gates() -> None:
    number = CARD_NUMBER["shadow-char-25E"]
    for s, faces in (
        (here(), [WILL, CHARACTER]),
        (here(gone="gandalf-grey"), [WILL]),
        (here(gone=EVERYBODY, guide="gollum"), [WILL, CHARACTER]),
    ):
        lay(s, "shadow-char-25E")
        for face in (WILL, CHARACTER, ARMY_MUSTER):
            assert removing.removable(s, FREE, face) == ([number] if face in faces else [])


# --- Captain of Despair ----------------------------------------------------------------------------------------------

CHIEF = "barad-dur: sauron 1 regular, witch-king-chief"


@pytest.mark.rule("RK-E10", "RK-Z40")
def test_captain_of_despair_needs_a_witch_king_and_another_guide_than_gollum() -> None:
    for witch_king in ("witch-king", "witch-king-chief"):
        assert can_play("shadow-char-26E", f"barad-dur: {witch_king}", expansion=True)
    assert not can_play("shadow-char-26E", expansion=True)
    assert not can_play("shadow-char-26E", CHIEF, expansion=True, **GOLLUM_LEADS)


@pytest.mark.rule("RK-D25")
def test_each_character_die_of_the_shadow_becomes_an_eye_when_its_action_is_over() -> None:
    s = lay(here(CHIEF, shadow_dice="character army", free_dice="event"), "shadow-char-26E")
    table = say(play(s, actions.opportunity, acting=SHADOW), "character move-minions", "done")
    assert (state(table).hunt_box[SHADOW], asked(table)) == (1, "act")
    s = lay(here(CHIEF, shadow_dice="army army", free_dice="event"), "shadow-char-26E")
    table = say(play(s, actions.opportunity, acting=SHADOW), "army skip")
    assert state(table).hunt_box[SHADOW] == 0, "no other die"
    s = lay(here(CHIEF, free_dice="character character", shadow_dice="event"), "shadow-char-26E")
    table = say(play(s, actions.opportunity), "character skip")
    assert state(table).hunt_box == [0, 0], "nor one of the Free Peoples"


@pytest.mark.rule("RK-D25")
def test_the_die_that_pays_for_the_card_and_one_that_is_only_discarded_are_spent() -> None:
    s = here(CHIEF, shadow_dice="character character", free_dice="event", shadow_hand="shadow-char-26E")
    table = say(play(s, actions.opportunity, acting=SHADOW), "character play-card")
    assert on_table(table, "shadow-char-26E") and state(table).hunt_box[SHADOW] == 0
    s = lay(here(CHIEF, shadow_dice="character character", free_dice="event"), "shadow-char-26E")
    assert state(say(play(s, actions.opportunity, acting=SHADOW), "character skip")).hunt_box[SHADOW] == 0


@pytest.mark.rule("RK-E17", "RK-E29")
def test_captain_of_despair_leaves_with_the_witch_king_with_gollum_and_in_a_stronghold() -> None:
    s = lay(here(CHIEF), "shadow-char-26E")
    lose(s, location("barad-dur"), ONE[KIND_NAMES.index("witch-king-chief")])
    triggers.changed(s)
    assert CARD_NUMBER["shadow-char-26E"] in s.discards
    s = lay(here(CHIEF, gone="gandalf-grey strider boromir legolas gimli meriadoc"), "shadow-char-26E")
    assert discarded(say(play(s, guide.separate), "rivendell"), "shadow-char-26E")
    table = say(play(lay(here(CHIEF), "shadow-char-26E"), fellowship.fellowship_phase), "declare")
    assert discarded(table, "shadow-char-26E")
    s = lay(here(CHIEF, figure="bree"), "shadow-char-26E")
    assert on_table(say(play(s, fellowship.fellowship_phase), "declare", "stay"), "shadow-char-26E")


# --- Shadow of Dol Guldur --------------------------------------------------------------------------------------------


@pytest.mark.rule("RK-E10")
def test_shadow_of_dol_guldur_needs_a_nazgul_there() -> None:
    assert not can_play("shadow-str-26E", "dol-guldur: sauron 1 regular", expansion=True)
    assert can_play("shadow-str-26E", "dol-guldur: nazgul 1", expansion=True)


@pytest.mark.rule("RK-M17")
@pytest.mark.parametrize(
    ("wraiths", "recruits"), [("nazgul 1", 1), ("nazgul 2, witch-king-chief", 4), ("nazgul 4, witch-king", 5)]
)
def test_a_regular_for_each_point_of_nazgul_leadership_at_most_five(wraiths: str, recruits: int) -> None:
    table = card("shadow-str-26E", f"dol-guldur: {wraiths}")
    assert count(at(table, "dol-guldur"), REGULAR + SAURON) == recruits


@pytest.mark.rule("RK-V21", "RK-X24")
def test_then_the_army_marches_or_attacks_and_under_siege_it_can_only_sally() -> None:
    table = card("shadow-str-26E", "dol-guldur: nazgul 2", at_war="sauron")
    assert asked(table) == "onward" and "move-army north-anduin-vale" in choices(table)
    assert refused(table, "move-army lorien") == "RK-V4"
    siege = ("dol-guldur: elves 3 elite", "inside dol-guldur: sauron 3 regular, nazgul 3")
    table = card("shadow-str-26E", *siege, at_war="sauron elves")
    assert count(at(table, "inside dol-guldur"), REGULAR + SAURON) == 5
    assert choices(table) == ["done", "attack dol-guldur"]


@pytest.mark.rule("RK-D25")
def test_captain_of_despair_takes_character_dice_only() -> None:
    for face, taken in ((ARMY, 0), (CHARACTER, 1)):
        s = lay(expanded(spent=[0, 1]), "shadow-char-26E")
        events.captain_of_despair(s, SHADOW, face)
        assert s.hunt_box[SHADOW] == taken
