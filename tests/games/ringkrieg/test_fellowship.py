"""The Fellowship of the Ring (RK-F)."""

from typing import Any

import pytest

import ringspiel
from ringspiel.games.ringkrieg.hunt import fellowship, guide, hunt
from ringspiel.games.ringkrieg.hunt.fellowship import LAST_BOX, fellowship_phase
from ringspiel.games.ringkrieg.pieces.board import DISTANCE, NEIGHBOURS, REGIONS, is_city_or_stronghold
from ringspiel.games.ringkrieg.pieces.figures import FREE, KIND_NAMES, SHADOW, UNITS
from ringspiel.games.ringkrieg.state import RingkriegState
from ringspiel.games.ringkrieg.turn import actions
from tests.games.playing import refused
from tests.games.ringkrieg.position import asked, at, choices, force, location, play, position, say, state, told

EVERYBODY = "gandalf-grey strider boromir legolas gimli meriadoc peregrin"


def guide_of(s: RingkriegState) -> str:
    return KIND_NAMES[s.guide]


# --- the Guide -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("RK-F10", "RK-F12")
def test_turn_one_strider_may_be_guide_but_not_legolas() -> None:
    """[EX16]"""
    table = play(position(), fellowship_phase)
    assert [choice for choice in choices(table) if choice in EVERYBODY.split()] == ["strider"]
    assert guide_of(state(say(table, "strider", "done"))) == "strider"


@pytest.mark.rule("RK-F13", "RK-F51", "RK-F57")
def test_a_guide_who_leaves_is_replaced_by_choice_among_equals() -> None:
    s = position(gone="gandalf-grey")
    table = play(s, guide.separate)
    say(table, "strider", "done")
    assert asked(table) == "choose-guide" and choices(table) == ["boromir", "legolas", "gimli"]
    say(table, "gimli", "rivendell")
    assert guide_of(state(table)) == "gimli"


@pytest.mark.rule("RK-F14")
def test_a_guide_who_is_still_fit_stays() -> None:
    table = play(position(guide="strider"), guide.separate)
    say(table, "gandalf-grey", "done", "rivendell")
    assert guide_of(state(table)) == "strider" and asked(table) == "pause"


@pytest.mark.rule("RK-F15", "RK-F16", "RK-G21")
def test_gollum_becomes_guide_when_all_have_left() -> None:
    table = play(position(gone="strider gandalf-grey boromir legolas gimli meriadoc"), guide.separate)
    say(table, "rivendell")
    assert guide_of(state(table)) == "gollum"
    assert guide.why_not_separate(state(table))


# --- moving ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("RK-F17", "RK-F20", "RK-F2", "RK-F3")
def test_a_move_shifts_the_counter_not_the_figure() -> None:
    s = position(free_dice="character", shadow_dice="event")
    table = say(play(s, actions.opportunity), "character move-fellowship")
    s = state(table)
    assert (s.progress, s.figure, s.revealed) == (1, location("rivendell"), 0)


@pytest.mark.rule("RK-F20", "RK-H13")
def test_every_move_is_hunted() -> None:
    table = play(position(hunt_box=[0, 2]), fellowship.move, rolls=[0, 0])
    assert told(table) == ["fellowship-moved", "hunt-roll"]


@pytest.mark.rule("RK-F21", "RK-F59", "RK-F39")
def test_revealed_it_cannot_move_and_hidden_it_cannot_hide() -> None:
    s = position(revealed=1, free_dice="character")
    offered = choices(play(s, actions.opportunity))
    assert "character move-fellowship" not in offered and "character hide" in offered
    s = position(free_dice="character")
    offered = choices(play(s, actions.opportunity))
    assert "character move-fellowship" in offered and "character hide" not in offered


@pytest.mark.rule("RK-F22", "RK-H21", "RK-H20")
def test_the_die_joins_the_hunt_box_after_its_own_hunt() -> None:
    """[EX21]: first move needs a 6, second move 5 or 6."""
    s = position(free_dice="character character", hunt_box=[0, 1], shadow_dice="")
    table = play(s, actions.opportunity, rolls=[4, 4, 0])
    s.tiles, s.drawn = 1 << 6, s.tiles & ~(1 << 6)
    say(table, "character move-fellowship")
    assert "tile" not in told(table) and state(table).hunt_box == [1, 1]
    say(table, "character move-fellowship")
    assert "tile" in told(table), "a 5 is enough now"


@pytest.mark.rule("RK-F23")
def test_a_move_by_card_puts_no_die_into_the_box() -> None:
    table = play(position(), fellowship.move)
    assert state(table).progress == 1 and state(table).hunt_box == [0, 0]


@pytest.mark.rule("RK-F24")
def test_the_counter_stops_on_the_last_box() -> None:
    table = play(position(progress=LAST_BOX, hunt_box=[0, 1]), fellowship.move, rolls=[0])
    assert state(table).progress == 12 and "hunt-roll" in told(table)


@pytest.mark.rule("RK-F18", "RK-F19")
def test_the_last_known_position_counts_for_the_hunt() -> None:
    """[EX17]: figure in Rivendell, counter on 4; a Nazgûl in Rivendell counts, one on the way does not."""
    s = position("rivendell: nazgul 1", progress=4)
    assert hunt.rerolls(s) == 1
    s = position("goblins-gate: nazgul 1", "hollin: nazgul 1", progress=4)
    assert hunt.rerolls(s) == 0


# --- declaring -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("RK-F28", "RK-F25", "RK-F29", "RK-F37", "RK-F41", "RK-F30")
def test_declaring_from_rivendell_to_lorien_through_moria() -> None:
    """[EX18]"""
    s = position(progress=5, corruption=3, captured="")
    table = say(play(s, fellowship_phase), "declare")
    say(table, "fords-of-bruinen", "hollin", "moria", "dimrill-dale", "lorien", "done")
    s = state(table)
    assert (s.figure, s.progress, s.revealed, s.corruption) == (location("lorien"), 0, 0, 2)
    assert "tile" not in told(table)


@pytest.mark.rule("RK-F26")
def test_with_the_counter_on_zero_the_figure_stays() -> None:
    table = say(play(position(corruption=1), fellowship_phase), "declare", "done")
    assert state(table).figure == location("rivendell") and state(table).corruption == 0


@pytest.mark.rule("RK-F27", "RK-F43")
def test_a_revealed_fellowship_cannot_be_declared() -> None:
    table = play(position(revealed=1), fellowship_phase)
    assert "declare" not in choices(table)


@pytest.mark.rule("RK-F29")
def test_the_figure_may_stop_early_and_never_crosses_black_borders() -> None:
    table = say(play(position(progress=3), fellowship_phase), "declare")
    assert choices(table) == ["stop", "fords-of-bruinen", "trollshaws"]
    say(table, "trollshaws", "stop", "done")
    assert state(table).figure == location("trollshaws") and state(table).progress == 0


@pytest.mark.rule("RK-F30", "RK-P6")
def test_declaring_in_a_city_wakes_its_nation() -> None:
    table = say(play(position(figure="westemnet", progress=1), fellowship_phase), "declare", "edoras", "done")
    assert state(table).is_active(4)
    s = position(figure="westemnet", progress=1, captured="edoras", corruption=2)
    table = say(play(s, fellowship_phase), "declare", "edoras", "done")
    assert not state(table).is_active(4) and state(table).corruption == 2


@pytest.mark.rule("RK-F42", "RK-F41")
def test_resting_turn_after_turn_and_never_below_zero() -> None:
    s = position(figure="lorien", corruption=1)
    table = play(s, fellowship_phase, fellowship_phase)
    say(table, "declare", "done", "declare", "done")
    assert state(table).corruption == 0


@pytest.mark.rule("RK-F43", "RK-G40", "RK-G45")
def test_a_besieged_stronghold_still_heals_a_captured_one_does_not() -> None:
    s = position("lorien: sauron 1 regular", "inside lorien: elves 1 regular", figure="lorien", corruption=2)
    assert state(say(play(s, fellowship_phase), "declare", "done")).corruption == 1
    s = position(figure="lorien", corruption=2, captured="lorien")
    assert state(say(play(s, fellowship_phase), "declare", "done")).corruption == 2


@pytest.mark.rule("RK-F41", "RK-G40")
def test_a_captured_stronghold_of_the_shadow_does_not_heal() -> None:
    s = position(figure="moria", corruption=2, captured="moria")
    assert state(say(play(s, fellowship_phase), "declare", "done")).corruption == 2


# --- revealing -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("RK-F31", "RK-F32", "RK-F36", "RK-F37", "RK-F38", "RK-H29")
def test_revealed_on_the_way_to_moria_or_round_it() -> None:
    """[EX19]: through Moria one more tile, over the High Pass none."""

    def found() -> ringspiel.Table:
        s = position(progress=2, hunt_box=[0, 1], tiles=1 << 4 | 1 << 6, drawn=0)
        return play(s, fellowship.move, rolls=[5, 0])

    table = say(found(), "fords-of-bruinen", "hollin", "moria")
    assert told(table).count("tile") == 2 and state(table).revealed == 1
    table = say(found(), "fords-of-bruinen", "high-pass", "goblins-gate")
    s = state(table)
    assert told(table).count("tile") == 1
    assert (s.figure, s.progress, s.revealed) == (location("goblins-gate"), 0, 1)
    assert fellowship.why_not_move(s)


@pytest.mark.rule("RK-F33", "RK-F34", "RK-F56")
def test_a_revealed_fellowship_may_not_end_in_a_free_city_or_stronghold() -> None:
    s = position(figure="westemnet", progress=2)
    table = play(s, reveal_step)
    say(table, "edoras")
    assert "stop" not in choices(table)
    assert refused(table, "stop") == "RK-F33"
    say(table, "folde")
    assert state(table).figure == location("folde")
    table = play(position(figure="westemnet", progress=1, captured="helms-deep"), reveal_step)
    assert "edoras" not in choices(table) and "helms-deep" in choices(table), "control decides"


@pytest.mark.rule("RK-F56")
def test_from_every_city_and_stronghold_one_step_leads_to_a_place_to_stay() -> None:
    for region in range(len(REGIONS)):
        if is_city_or_stronghold(region):
            assert any(not is_city_or_stronghold(neighbour) for neighbour in NEIGHBOURS[region]), REGIONS[region]


@pytest.mark.rule("RK-F34", "RK-F26")
def test_with_the_counter_on_zero_it_stays_even_in_a_stronghold() -> None:
    table = play(position(figure="rivendell"), reveal_step)
    assert asked(table) == "pause" and state(table).figure == location("rivendell") and state(table).revealed


@pytest.mark.rule("RK-F38")
def test_one_tile_for_any_number_of_shadow_strongholds_also_where_it_stays() -> None:
    tiles: dict[str, Any] = {"tiles": 1 << 4 | 1 << 5, "drawn": 0}
    table = play(position(figure="moria", **tiles), reveal_step)
    assert told(table).count("tile") == 1, "staying in Moria counts"
    table = play(position(figure="dimrill-dale", progress=2, captured="lorien", **tiles), reveal_step)
    say(table, "lorien", "dimrill-dale")
    assert told(table).count("tile") == 1, "a captured Free Stronghold counts"
    table = play(position(figure="hollin", progress=1, captured="moria", **tiles), reveal_step)
    say(table, "stop")
    assert told(table).count("tile") == 0


def reveal_step(s: RingkriegState) -> None:
    hunt.reveal(s)


# --- separating ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("RK-F46", "RK-F47", "RK-F50", "RK-F4", "RK-F54")
def test_one_companion_goes_counter_plus_level() -> None:
    table = play(position(progress=1), guide.separate)
    say(table, "boromir", "done")
    assert max(DISTANCE[location("rivendell")][location(name)] for name in choices(table)) == 3
    assert "rivendell" in choices(table), "distance 0 is allowed"
    say(table, "hollin")
    assert at(table, "hollin") == force("boromir") and not state(table).fellowship & force("boromir")


@pytest.mark.rule("RK-F48")
def test_legolas_and_merry_reach_the_woodland_realm() -> None:
    """[EX20]: counter 5, highest Level 2: at most seven regions."""
    table = play(position(progress=5), guide.separate)
    say(table, "legolas", "meriadoc", "done")
    far = max(DISTANCE[location("rivendell")][location(name)] for name in choices(table))
    assert far == 7 and "woodland-realm" in choices(table)
    say(table, "woodland-realm")
    assert at(table, "woodland-realm") == force("legolas, meriadoc")


@pytest.mark.rule("RK-F49", "RK-G42")
def test_from_a_besieged_stronghold_nobody_gets_away() -> None:
    s = position("lorien: sauron 1 regular", "inside lorien: elves 1 regular", figure="lorien", progress=3)
    table = say(play(s, guide.separate), "gimli", "done")
    assert at(table, "inside lorien") == force("elves 1 regular, gimli")


@pytest.mark.rule("RK-F52", "RK-F53", "RK-F45")
def test_who_has_left_never_returns_but_leads_and_walks() -> None:
    s = position("edoras: rohan 1 regular, gimli", free_dice="character")
    offered = choices(play(s, actions.opportunity))
    assert "character move-army" in offered and "character move-companions" in offered
    assert not any("join" in choice for choice in offered)


@pytest.mark.rule("RK-F55", "RK-D18")
def test_one_result_separates_one_group() -> None:
    s = position(free_dice="character", shadow_dice="event")
    table = say(play(s, actions.opportunity), "character separate", "boromir", "done", "hollin")
    assert table.seat == SHADOW


@pytest.mark.rule("RK-F54")
def test_separated_companions_stop_at_shadow_strongholds_also_when_revealed() -> None:
    s = position(figure="hollin", revealed=1)
    table = say(play(s, guide.separate), "strider", "done")
    assert "moria" in choices(table) and "dimrill-dale" not in choices(table)


@pytest.mark.rule("RK-P31", "RK-C22")
def test_a_separated_companion_activates_where_they_arrive() -> None:
    s = position(figure="westemnet")
    table = say(play(s, guide.separate), "peregrin", "done", "edoras")
    assert state(table).is_active(4)


@pytest.mark.rule("RK-F1")
def test_the_ring_bearers_are_never_offered_for_separation() -> None:
    table = play(position(), guide.separate)
    assert choices(table) == EVERYBODY.split()


@pytest.mark.rule("RK-G41", "RK-G42")
def test_companions_in_the_fellowship_are_in_no_region_and_it_is_no_army() -> None:
    s = position(figure="moria")
    assert s.in_region(location("moria")) == 0
    s = position("hollin: sauron 1 regular", figure="moria")
    assert s.can_enter(location("moria"), SHADOW) and not s.at[location("moria")] & UNITS[FREE]


@pytest.mark.rule("RK-F44", "RK-O1", "RK-O2")
@pytest.mark.parametrize("gate", ["morannon", "minas-morgul"])
def test_declared_at_a_gate_it_enters_mordor(gate: str) -> None:
    table = say(play(position(figure=gate), fellowship_phase), "declare", "done")
    assert state(table).mordor == 0
    table = play(position(figure=gate, revealed=1), fellowship_phase)
    assert "declare" not in choices(table)


@pytest.mark.rule("RK-F8", "RK-F11", "RK-F7")
def test_inside_the_fellowship_only_the_guides_ability_counts() -> None:
    s = position(guide="gandalf-grey", revealed=1, free_dice="event")
    assert "event hide" not in choices(play(s, actions.opportunity)), "Strider is with them, but not Guide"
    s = position(figure="minas-tirith", free_dice="event")
    assert "event statesman" not in choices(play(s, actions.opportunity)), "Boromir is still in the Fellowship"


@pytest.mark.rule("RK-F60")
def test_gollums_reveal_counts_as_one_by_the_hunt() -> None:
    s = position(gone=EVERYBODY, figure="hollin", progress=0, hunt_box=[0, 1], tiles=1 << 10, drawn=0)
    table = play(s, fellowship.move, rolls=[5, 0])
    say(table, "give-away")
    assert state(table).corruption == 1 and asked(table) == "walk"
    say(table, "moria")
    assert told(table).count("tile") >= 1 and state(table).revealed
