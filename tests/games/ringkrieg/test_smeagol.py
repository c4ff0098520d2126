"""Sméagol, tamed wretch (RK-Z9 to RK-Z27): his tiles, the Guide, his end, and *We Shall Get It*."""

from __future__ import annotations

from typing import Any

import pytest

from ringspiel.games.ringkrieg.cards.quest import challenge_of_the_king
from ringspiel.games.ringkrieg.cards.staying import USE
from ringspiel.games.ringkrieg.expansion import smeagol
from ringspiel.games.ringkrieg.expansion.numbers import SMEAGOL, WE_SHALL_GET_IT
from ringspiel.games.ringkrieg.hunt import fellowship, guide
from ringspiel.games.ringkrieg.hunt.hunt import AFTER_HUNT, AS_CORRUPTION, FOR_STRONGHOLD, IN_MORDOR, tile_due
from ringspiel.games.ringkrieg.pieces.figures import FREE, GIMLI, GOLLUM, KIND_NAMES, ONE, SHADOW
from ringspiel.games.ringkrieg.pieces.tiles import TILES
from ringspiel.games.ringkrieg.state import RingkriegState
from ringspiel.games.ringkrieg.turn import actions, dice
from ringspiel.games.ringkrieg.turn.dice import HuntAllocation
from ringspiel.kernel.state import call
from ringspiel.kernel.table import Table
from tests.games.playing import refused
from tests.games.ringkrieg.cardplay import holding, lay, play_card, played
from tests.games.ringkrieg.position import asked, choices, location, play, position, say, state, told

ALL_BUT_GIMLI = "gandalf-grey strider boromir legolas meriadoc peregrin"


def tiles(*names: str) -> int:
    return sum(1 << TILES.index(name) for name in names)


def here(*armies: str, **fields: Any) -> RingkriegState:
    return position(*armies, expansion=True, **fields)


def tamed(**fields: Any) -> RingkriegState:
    """Sméagol is with the Fellowship."""
    return position(expansion=True, joined="smeagol", **fields)


def drawn(s: RingkriegState, *names: str, why: int = AFTER_HUNT, rolls: tuple[int, ...] = (0, 0, 0)) -> Table:
    """These tiles, and no others, are in the pool; one is due."""
    s.tiles = tiles(*names)
    return play(s, call(tile_due, why), rolls=rolls)


# --- how he comes ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("RK-Z9", "RK-Z10", "RK-Z11", "RK-Z27")
@pytest.mark.parametrize("why", [AFTER_HUNT, FOR_STRONGHOLD, AS_CORRUPTION])
def test_his_tile_does_no_damage_and_brings_him_in_as_guide(why: int) -> None:
    s = state(drawn(here(successes=2), "smeagol-1", why=why))
    assert s.guide == SMEAGOL and s.fellowship & ONE[SMEAGOL] and not s.reserve & ONE[SMEAGOL]
    assert s.corruption == 0 and s.removed == tiles("smeagol-1") and not s.drawn


@pytest.mark.rule("RK-Z27")
def test_he_also_comes_in_mordor() -> None:
    s = state(drawn(here(mordor=1, hunt_box=[1, 1]), "smeagol-1", why=IN_MORDOR))
    assert s.guide == SMEAGOL and s.mordor == 2 and s.corruption == 0


@pytest.mark.rule("RK-Z12", "RK-Z13")
def test_with_gollum_as_guide_his_tile_goes_to_the_box_and_another_is_drawn() -> None:
    s = here(gone=ALL_BUT_GIMLI + " gimli", guide="gollum", successes=1)
    table = drawn(s, "smeagol-1", "1-1", rolls=(1, 0))
    assert state(table).guide == GOLLUM and state(table).removed == tiles("smeagol-1")
    assert state(table).drawn == tiles("1-1") and state(table).damage == 1


@pytest.mark.rule("RK-Z19", "RK-Z27")
def test_the_second_tile_goes_to_the_box_when_he_has_left_the_game() -> None:
    table = drawn(here(lost="smeagol"), "smeagol-2", "1-1", rolls=(1, 0))
    assert state(table).removed == tiles("smeagol-2") and not state(table).fellowship & ONE[SMEAGOL]
    assert state(table).tile == TILES.index("1-1")


@pytest.mark.rule("RK-Z25")
def test_while_he_leads_his_tile_does_nothing_and_goes_back_into_the_pool() -> None:
    s = state(drawn(tamed(), "smeagol-2"))
    assert s.tiles == tiles("smeagol-2") and not s.drawn and not s.removed and s.corruption == 0


@pytest.mark.rule("RK-Z122")
def test_an_exchanged_tile_does_not_bring_him_in() -> None:
    s = lay(here(), "fp-char-05")
    table = say(drawn(s, "smeagol-1", "1-1", rolls=(1, 0)), "fp-char-05")
    assert state(table).tiles == tiles("smeagol-1") and not state(table).fellowship & ONE[SMEAGOL]


@pytest.mark.rule("RK-Z122")
def test_a_tile_looked_at_without_a_hunt_goes_back() -> None:
    s = here(tiles=tiles("smeagol-1"))
    s = state(play(s, challenge_of_the_king, rolls=[0]))
    assert s.tiles == tiles("smeagol-1") and s.guide != SMEAGOL


@pytest.mark.rule("RK-Z122")
def test_for_a_card_that_asks_for_a_number_he_counts_nothing_and_comes() -> None:
    s = holding("shadow-char-14", expansion=True, revealed=1, tiles=tiles("smeagol-1"))
    table = play_card("shadow-char-14", s, rolls=[0])
    assert state(table).guide == SMEAGOL and not state(table).leaving and asked(table) == "pause"


# --- in play ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("RK-Z14")
def test_he_counts_as_a_companion_for_the_hunt_allocation() -> None:
    s = tamed(gone=ALL_BUT_GIMLI)
    assert HuntAllocation(SHADOW, SHADOW).answers(s) == [0, 1, 2]


@pytest.mark.rule("RK-Z10", "RK-Z12")
def test_nobody_else_can_be_guide_while_he_is_there() -> None:
    s = tamed()
    assert guide.candidates(s) == [SMEAGOL] and s.guide == SMEAGOL
    table = play(s, fellowship.fellowship_phase)
    assert refused(table, "strider") == "RK-F10"


@pytest.mark.rule("RK-Z12")
def test_gollums_cards_do_not_mean_him() -> None:
    table = played("fp-char-12", expansion=True, joined="smeagol", corruption=3)
    assert state(table).corruption == 2, "Bilbo's Song heals 2 with Gollum only"
    table = drawn(tamed(), "1r-1")
    assert "give-away" not in choices(table), "and he does not lead past the symbol"
    assert state(say(table, "ring")).revealed


@pytest.mark.rule("RK-Z15", "RK-Z16", "RK-Z27", "RK-Z123")
@pytest.mark.parametrize(("gone", "left"), [("gandalf-grey strider", 1), ("", 0)])
def test_as_a_casualty_he_counts_like_the_highest_of_the_others(gone: str, left: int) -> None:
    table = say(drawn(tamed(gone=gone), "3-1"), "guide")
    assert state(table).corruption == left and state(table).lost & ONE[SMEAGOL]


@pytest.mark.rule("RK-Z15", "RK-Z17")
def test_he_may_be_drawn_at_random_too() -> None:
    table = say(drawn(tamed(gone=ALL_BUT_GIMLI), "1-1", rolls=(0, 1)), "random")
    assert state(table).lost & ONE[SMEAGOL] and state(table).guide == GIMLI
    assert state(table).on_table(WE_SHALL_GET_IT)


# --- how he goes -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("RK-Z17", "RK-Z123", "RK-F57")
def test_when_he_is_lost_the_shadow_gets_its_card_and_another_leads() -> None:
    table = say(drawn(tamed(gone="gandalf-grey"), "1-1"), "guide")
    assert state(table).on_table(WE_SHALL_GET_IT) and KIND_NAMES[state(table).guide] == "strider"


@pytest.mark.rule("RK-Z18", "RK-Z21", "RK-Z123")
def test_alone_with_the_ring_bearers_he_is_gollum_again_without_a_card() -> None:
    s = tamed(gone=ALL_BUT_GIMLI)
    table = say(play(s, guide.separate), "gimli", "done", "rivendell")
    assert state(table).guide == GOLLUM and state(table).fellowship == 0
    assert state(table).lost & ONE[SMEAGOL] and not state(table).on_table(WE_SHALL_GET_IT)
    assert "turned-back" in told(table)


@pytest.mark.rule("RK-Z18", "RK-F50")
def test_when_a_card_drives_the_last_of_the_others_away_he_is_gollum_again() -> None:
    s = tamed(gone=ALL_BUT_GIMLI)
    table = say(play(s, call(guide.break_up, 1)), "gimli")
    assert asked(table) == "pause" and state(table).guide == GOLLUM and not state(table).on_table(WE_SHALL_GET_IT)
    table = say(play(tamed(gone=ALL_BUT_GIMLI), call(guide.break_up, 1)), "smeagol")
    assert state(table).guide == GIMLI and state(table).on_table(WE_SHALL_GET_IT)


@pytest.mark.rule("RK-Z20", "RK-Z131")
def test_separated_alone_he_is_removed() -> None:
    table = say(play(tamed(), guide.separate), "smeagol", "done", "strider")
    assert asked(table) == "pause" and state(table).lost & ONE[SMEAGOL]
    assert state(table).on_table(WE_SHALL_GET_IT)


@pytest.mark.rule("RK-Z131")
def test_those_who_leave_with_him_go_as_far_as_without_him() -> None:
    table = say(play(tamed(), guide.separate), "smeagol", "meriadoc", "done", "strider")
    assert asked(table) == "send-away" and state(table).leaving == ONE[KIND_NAMES.index("meriadoc")]
    near = {"rivendell", "trollshaws", "fords-of-bruinen"}
    assert near <= set(choices(table)) and "moria" not in choices(table), "a Hobbit of Level 1"


@pytest.mark.rule("RK-Z20", "RK-Z24", "RK-Z26", "RK-Z127")
@pytest.mark.parametrize("captured", ["", "rivendell"])
def test_declared_in_a_city_or_stronghold_of_the_free_peoples_he_is_removed(captured: str) -> None:
    table = say(play(tamed(corruption=2, captured=captured), fellowship.fellowship_phase), "declare", "strider")
    assert state(table).lost & ONE[SMEAGOL] and state(table).on_table(WE_SHALL_GET_IT)
    assert state(table).corruption == (2 if captured else 1), "in phase 2 the Ring-bearers rest"


@pytest.mark.rule("RK-Z137", "RK-Z131")
@pytest.mark.parametrize("order", [("smeagol", "gimli"), ("gimli", "smeagol")])
def test_the_order_in_which_a_group_is_named_decides_nothing(order: tuple[str, str]) -> None:
    table = say(play(tamed(gone=ALL_BUT_GIMLI), guide.separate), *order)
    s = state(table)
    assert s.guide == GOLLUM and s.lost & ONE[SMEAGOL] and s.on_table(WE_SHALL_GET_IT)
    assert asked(table) == "send-away" and s.leaving == ONE[GIMLI]


@pytest.mark.rule("RK-Z137", "RK-Z18")
def test_left_alone_by_a_group_he_turns_when_all_have_gone() -> None:
    table = say(play(tamed(gone="gandalf-grey strider boromir meriadoc peregrin"), guide.separate), "gimli", "legolas")
    assert asked(table) == "pick-leaver" and choices(table) == ["done", "smeagol"]
    say(table, "done")
    assert state(table).guide == GOLLUM and not state(table).on_table(WE_SHALL_GET_IT)


def broken(name: str, **fields: Any) -> Table:
    """*The Breaking of the Fellowship* draws this tile."""
    s = holding("shadow-char-14", expansion=True, joined="smeagol", figure="hollin", revealed=1, **fields)
    s.tiles, s.drawn = tiles(name), 0
    return play_card("shadow-char-14", s, rolls=[0], face=-1)


@pytest.mark.rule("RK-Z137", "RK-F57")
@pytest.mark.parametrize("name", ["2-1", "3-1"])
def test_where_all_have_to_leave_he_is_among_them_and_nobody_is_asked(name: str) -> None:
    table = broken(name, gone=ALL_BUT_GIMLI)
    s = state(table)
    assert asked(table) == "pause" and not s.fellowship and s.guide == GOLLUM
    assert s.lost & ONE[SMEAGOL] and s.on_table(WE_SHALL_GET_IT) and s.at[location("hollin")] == ONE[GIMLI]
    assert told(table).count("guide") == 1, "appointed once, when all have left"


@pytest.mark.rule("RK-Z137", "RK-Z18")
def test_where_all_others_have_to_leave_he_turns_without_the_card() -> None:
    table = broken("2-1", gone="gandalf-grey strider boromir meriadoc peregrin")
    say(table, "gimli", "legolas")
    assert state(table).guide == GOLLUM and not state(table).on_table(WE_SHALL_GET_IT)
    table = broken("2-1", gone="gandalf-grey strider boromir meriadoc peregrin")
    say(table, "gimli", "smeagol")
    assert KIND_NAMES[state(table).guide] == "legolas" and state(table).on_table(WE_SHALL_GET_IT)


@pytest.mark.rule("RK-Z138")
def test_brought_in_by_a_tile_of_the_declaration_itself_he_stays() -> None:
    s = here("moria: sauron 1 regular, balrog", figure="moria", progress=2, tiles=tiles("smeagol-1"))
    table = say(play(s, fellowship.fellowship_phase, rolls=(0,)), "declare", "dimrill-dale", "lorien")
    s = state(table)
    assert s.guide == SMEAGOL and s.fellowship & ONE[SMEAGOL] and not s.on_table(WE_SHALL_GET_IT)


@pytest.mark.rule("RK-Z20")
def test_declared_elsewhere_he_stays() -> None:
    table = say(play(tamed(figure="hollin"), fellowship.fellowship_phase), "declare")
    assert state(table).guide == SMEAGOL


# --- declaring with a die --------------------------------------------------------------------------------------------


@pytest.mark.rule("RK-Z22", "RK-Z26")
@pytest.mark.parametrize("face", ["character", "will"])
def test_a_character_result_declares_and_the_die_is_only_spent(face: str) -> None:
    s = tamed(free_dice=face, shadow_dice="event", figure="fords-of-bruinen", progress=1)
    table = say(play(s, actions.opportunity), f"{face} declare", "hollin")
    s = state(table)
    assert (s.figure, s.progress, s.revealed) == (location("hollin"), 0, 0)
    assert s.hunt_box[FREE] == 0 and s.guide == SMEAGOL


@pytest.mark.rule("RK-Z22", "RK-Z26", "RK-F27")
def test_without_him_or_revealed_or_in_mordor_there_is_no_declaring() -> None:
    cases = [(here(), "RK-Z22"), (tamed(revealed=1), "RK-F43"), (tamed(mordor=1), "RK-O19")]
    for s, rule in cases:
        s.dice[FREE][dice.CHARACTER] = 1
        assert refused(play(s, actions.opportunity), "character declare") == rule
    s = tamed(free_dice="army-muster")
    assert refused(play(s, actions.opportunity), "army-muster declare") == "RK-D28"


@pytest.mark.rule("RK-Z23")
def test_so_declared_at_the_gates_it_enters_mordor_at_once() -> None:
    s = tamed(free_dice="character", shadow_dice="event", figure="dagorlad", progress=1)
    table = say(play(s, actions.opportunity), "character declare", "morannon")
    assert state(table).mordor == 0 and state(table).guide == SMEAGOL


@pytest.mark.rule("RK-Z24", "RK-Z26")
def test_so_declared_in_a_stronghold_nobody_is_healed_a_nation_wakes_and_he_goes() -> None:
    s = tamed(free_dice="character", shadow_dice="event", figure="osgiliath", progress=1, corruption=3)
    table = say(play(s, actions.opportunity), "character declare", "minas-tirith", "strider")
    s = state(table)
    assert s.corruption == 3 and s.lost & ONE[SMEAGOL] and s.is_active(2)


# --- We Shall Get It -------------------------------------------------------------------------------------------------


def sought(*armies: str, **fields: Any) -> RingkriegState:
    """Gollum leads, and the Shadow has its card."""
    s = here(*armies, gone=ALL_BUT_GIMLI + " gimli", guide="gollum", lost="smeagol", **fields)
    s.table |= 1 << WE_SHALL_GET_IT
    return s


@pytest.mark.rule("RK-Z17", "RK-H48")
def test_while_gollum_leads_the_shadow_may_have_another_tile_drawn() -> None:
    table = drawn(sought(), "0r-1", "3-1", rolls=(0, 0))
    assert asked(table) == "use-card" and table.seat == SHADOW
    say(table, "shadow-we-shall-get-it")
    assert state(table).tiles == tiles("0r-1") and state(table).damage == 3
    assert WE_SHALL_GET_IT in state(table).discards


@pytest.mark.rule("RK-Z17", "RK-H48")
def test_it_is_asked_after_the_free_peoples_have_chosen_and_once_for_each_tile() -> None:
    table = drawn(lay(sought(), "fp-char-05"), "1-1", "2-1", rolls=(0, 0))
    assert table.seat == FREE
    say(table, "fp-char-05")
    assert table.seat == SHADOW and asked(table) == "use-card"
    say(table, "keep")
    assert asked(table) == "lower-damage"


COAT, GET_IT = "fp-char-05", "shadow-we-shall-get-it"
EYE_FIRST = int(TILES.index("eye-1") > TILES.index("1-1"))
"""Which of the two tiles in the pool is the Eye."""


def wanted(*names: str, first: int = 0, lady: bool = False) -> Table:
    """Gollum leads, *Mithril Coat* and *We Shall Get It* lie on the table, Galadriel is in Lórien or is not; the
    `first` of these tiles is drawn."""
    s = lay(sought(*(["lorien: galadriel"] if lady else []), successes=2), COAT)
    return drawn(s, *names, rolls=(first, 0, 0, 0))


@pytest.mark.rule("RK-H48")
def test_a_spent_card_does_not_exchange_the_tile_that_comes_back() -> None:
    table = say(wanted("1-1", "2-1"), COAT, GET_IT)
    assert asked(table) == "lower-damage" and state(table).damage == 1
    assert state(table).drawn == tiles("1-1") and state(table).tiles == tiles("2-1")
    assert told(table).count("tile") == 3, "drawn three times, and no fourth"


@pytest.mark.rule("RK-H48", "RK-Z34")
def test_lady_of_light_is_asked_once_for_an_eye_that_comes_back() -> None:
    table = say(wanted("1-1", "eye-1", first=EYE_FIRST, lady=True), COAT, GET_IT)
    assert asked(table) == "lady-of-light"
    assert asked(say(table, "nothing")) == "pause" and state(table).corruption == 2


@pytest.mark.rule("RK-H48", "RK-Z17", "RK-Z34")
def test_we_shall_get_it_is_asked_once_for_a_tile_that_comes_back() -> None:
    table = say(wanted("1-1", "eye-1", first=1 - EYE_FIRST, lady=True), COAT, "ring")
    assert asked(table) == "use-card" and table.seat == SHADOW and state(table).drawn == tiles("1-1")
    assert asked(say(table, "keep")) == "lower-damage" and state(table).on_table(WE_SHALL_GET_IT)


@pytest.mark.rule("RK-H48", "RK-Z34")
def test_each_draw_opens_all_windows_that_are_left() -> None:
    table = wanted("1-1", "eye-1", first=EYE_FIRST, lady=True)
    assert asked(table) == "use-card" and table.seat == FREE
    assert asked(say(table, "keep")) == "lady-of-light"
    assert asked(say(table, "nothing")) == "use-card" and table.seat == SHADOW
    say(table, GET_IT)
    assert asked(table) == "use-card" and table.seat == FREE, "the new tile may be exchanged with the Coat, too"
    assert asked(say(table, COAT)) == "lady-of-light", "and the Eye that comes back cancelled once more"
    say(table, "ring")
    assert asked(table) == "lower-damage" and state(table).removed == tiles("eye-1") and state(table).damage == 1


@pytest.mark.rule("RK-H48")
def test_a_copy_in_the_middle_of_a_window_goes_on_alike() -> None:
    table = say(wanted("1-1", "2-1"), COAT)
    copy = state(table).clone()
    say(table, "keep")
    assert asked(table) == "lower-damage" and state(table).damage == 2
    assert copy.tile == state(table).tile and copy.question is not None and copy.question.kind == "use-card"
    copy.answer(USE)
    assert copy.question.kind == "lower-damage" and copy.damage == 1


@pytest.mark.rule("RK-H48")
def test_an_exchange_that_finds_no_tile_closes_the_window() -> None:
    table = say(wanted("1-1"), COAT)
    assert asked(table) == "pause"


@pytest.mark.rule("RK-Z17")
def test_it_does_nothing_while_a_companion_leads() -> None:
    s = here(lost="smeagol")
    s.table |= 1 << WE_SHALL_GET_IT
    assert asked(drawn(s, "1-1")) == "meet-damage"


@pytest.mark.rule("RK-Z17")
def test_the_card_comes_once() -> None:
    s = here()
    s.discards.append(WE_SHALL_GET_IT)
    smeagol.hand_over(s)
    assert not s.on_table(WE_SHALL_GET_IT)


@pytest.mark.rule("RK-Z16", "RK-Z27")
def test_lured_by_the_ring_his_level_counts() -> None:
    s = holding("shadow-char-13", expansion=True, joined="smeagol", revealed=1, gone="gandalf-grey strider")
    table = play_card("shadow-char-13", s, rolls=[5])
    assert asked(table) == "lured"
    say(table, "ring")
    assert state(table).corruption == 2
