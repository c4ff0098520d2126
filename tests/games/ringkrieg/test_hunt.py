"""The Hunt for the Ring (RK-H)."""

from typing import Any

import pytest

from ringspiel.games.ringkrieg.characters import gollum
from ringspiel.games.ringkrieg.hunt import damage, fellowship, hunt
from ringspiel.games.ringkrieg.pieces.figures import FREE, KIND_NAMES, SHADOW
from ringspiel.games.ringkrieg.pieces.tiles import EYES, FREE_SPECIAL, SHADOW_SPECIAL, STANDARD, STOPPING, TILES, VALUE
from ringspiel.games.ringkrieg.state import RingkriegState
from ringspiel.kernel.state import call
from ringspiel.kernel.table import Table
from tests.games.ringkrieg.position import asked, at, choices, force, location, play, position, say, state, told

EVERYBODY = "gandalf-grey strider boromir legolas gimli meriadoc peregrin"


def tile(name: str) -> int:
    return 1 << TILES.index(name)


def drawn(name: str, why: int = hunt.AFTER_HUNT, successes: int = 1, **fields: Any) -> Table:
    """A table on which just this tile is drawn."""
    s = position(tiles=tile(name), drawn=0, successes=successes, **fields)
    return play(s, call(hunt.tile_due, why), rolls=[0])


def rolled(s: RingkriegState, *results: int) -> Table:
    """The Hunt with these results of its dice."""
    return play(s, hunt.hunt, rolls=[result - 1 for result in results])


# --- pool and tiles --------------------------------------------------------------------------------------------------


@pytest.mark.rule("RK-H1", "RK-H4", "RK-H11", "RK-H3")
def test_a_tile_is_drawn_from_the_pool_and_lies_open() -> None:
    s = position()
    table = play(s, call(hunt.tile_due, hunt.AFTER_HUNT), rolls=[6])
    assert state(table).drawn == tile("1-1") and state(table).tiles == STANDARD & ~tile("1-1")
    assert all(0 <= VALUE[number] <= 3 or EYES >> number & 1 for number in range(16))


@pytest.mark.rule("RK-H2", "RK-H3", "RK-H51", "RK-H52")
def test_an_empty_pool_is_refilled_with_standard_tiles_only() -> None:
    s = position(tiles=0, drawn=STANDARD & ~tile("3-1") | tile("elven-rope"), removed=tile("3-1"), mordor=1)
    table = play(s, call(hunt.tile_due, hunt.BY_CARD), rolls=[0])
    assert state(table).drawn == tile("elven-rope") | tile("eye-1")
    assert state(table).tiles == STANDARD & ~tile("3-1") & ~tile("eye-1")


@pytest.mark.rule("RK-H51")
def test_without_any_tile_all_goes_on() -> None:
    table = play(position(tiles=0, drawn=0, removed=STANDARD), call(hunt.tile_due, hunt.AFTER_HUNT))
    assert asked(table) == "pause" and "tile" not in told(table)


@pytest.mark.rule("RK-H8", "RK-H12")
def test_negative_tiles_heal_but_not_below_zero() -> None:
    assert state(drawn("phial-of-galadriel", corruption=5)).corruption == 3
    assert state(drawn("phial-of-galadriel", corruption=1)).corruption == 0


@pytest.mark.rule("RK-H9", "RK-H12")
def test_the_die_tile_rolls_a_die() -> None:
    s = position(tiles=tile("shelobs-lair"), drawn=0, gone=EVERYBODY, revealed=1)
    table = play(s, call(hunt.tile_due, hunt.AFTER_HUNT), rolls=[0, 4])
    assert state(table).corruption == 5


@pytest.mark.rule("RK-H10", "RK-H6")
def test_special_tiles_of_both_sides() -> None:
    assert STOPPING == SHADOW_SPECIAL
    assert position().tiles & (FREE_SPECIAL | SHADOW_SPECIAL) == 0, "they wait outside until Mordor"


# --- the roll --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("RK-H14", "RK-H15", "RK-H16", "RK-H17", "RK-H19")
@pytest.mark.parametrize(("level", "dice"), [(1, 1), (4, 4), (5, 5), (8, 5)])
def test_as_many_dice_as_the_level_at_most_five(level: int, dice: int) -> None:
    table = rolled(position(hunt_box=[0, level]), *[5] * 5)
    rolls = [event.data["results"] for event in table.events(0, since=0) if event.kind == "hunt-roll"]
    assert [len(results) for results in rolls] == [dice]
    assert state(table).successes == 0, "only sixes count"


@pytest.mark.rule("RK-H18")
def test_no_dice_no_hunt() -> None:
    table = rolled(position("rivendell: nazgul 1", hunt_box=[3, 0]))
    assert told(table) == []


@pytest.mark.rule("RK-H20", "RK-H24")
def test_each_free_die_in_the_box_adds_one_and_a_one_may_succeed() -> None:
    """[EX21] and the ruling on natural ones."""
    assert state(rolled(position(hunt_box=[0, 1], tiles=tile("0r-1"), revealed=1), 5)).successes == 0
    assert state(rolled(position(hunt_box=[1, 1], tiles=tile("0r-1"), revealed=1), 5)).successes == 1
    assert state(rolled(position(hunt_box=[5, 1], tiles=tile("0r-1"), revealed=1), 1)).successes == 1


@pytest.mark.rule("RK-H22", "RK-H25", "RK-G43")
def test_one_reroll_for_each_condition() -> None:
    """[EX22], [EX23]"""
    s = position("hollin: sauron 3 regular, nazgul 2", figure="hollin")
    assert hunt.rerolls(s) == 2
    s = position("moria: sauron 4 regular, nazgul 1", figure="moria")
    assert hunt.rerolls(s) == 3
    s = position("moria: rohan 1 regular", "inside moria: sauron 1 regular, witch-king", figure="moria")
    assert hunt.rerolls(s) == 3, "those inside count, and the Witch-king is a Nazgûl"
    assert hunt.rerolls(position("moria: saruman", figure="moria", captured="moria")) == 0


@pytest.mark.rule("RK-H22", "RK-H23", "RK-H26")
def test_failed_dice_may_be_rolled_again_with_the_same_bonus() -> None:
    s = position("hollin: sauron 3 regular, nazgul 2", figure="hollin", hunt_box=[1, 3], revealed=1, tiles=tile("0r-1"))
    table = rolled(s, 1, 5, 2, 5, 3)
    assert asked(table) == "hunt-reroll" and table.seat == SHADOW and choices(table) == ["0", "1", "2"]
    say(table, "2")
    assert state(table).successes == 2
    s = position("hollin: sauron 3 regular, nazgul 2", figure="hollin", hunt_box=[0, 1], revealed=1)
    assert choices(rolled(s, 1)) == ["0", "1"], "no more than have failed"


@pytest.mark.rule("RK-H30")
def test_one_tile_however_many_successes() -> None:
    s = position(hunt_box=[0, 3], tiles=tile("0r-1") | tile("1-1"), revealed=1)
    assert told(rolled(s, 6, 6, 6, 1)).count("tile") == 1


# --- damage ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("RK-H31", "RK-H34", "RK-H35", "RK-H46")
def test_a_number_is_damage_and_the_ring_turns_it_into_corruption() -> None:
    table = drawn("3-1")
    assert asked(table) == "meet-damage" and table.seat == FREE
    assert choices(table) == ["ring", "guide", "random"]
    say(table, "ring")
    assert state(table).corruption == 3 and state(table).revealed == 0


@pytest.mark.rule("RK-H32", "RK-H45")
@pytest.mark.parametrize(("why", "damaged"), [(hunt.AFTER_HUNT, 3), (hunt.FOR_STRONGHOLD, 0)])
def test_an_eye_does_as_much_as_there_were_successes(why: int, damaged: int) -> None:
    table = drawn("eye-1", why, successes=3, revealed=1)
    assert "tile" in told(table) and state(table).damage == damaged
    assert (asked(table) == "meet-damage") == (damaged > 0)


@pytest.mark.rule("RK-H33", "RK-H5", "RK-H29")
def test_a_reveal_symbol_reveals_after_the_damage() -> None:
    table = drawn("1r-1", figure="hollin")
    assert state(table).revealed == 0
    say(table, "ring")
    assert state(table).revealed == 1


@pytest.mark.rule("RK-H29")
def test_symbols_do_nothing_to_a_revealed_fellowship() -> None:
    table = drawn("0r-1", revealed=1, figure="hollin")
    assert "revealed" not in told(table) and asked(table) == "pause"


@pytest.mark.rule("RK-H36", "RK-H37", "RK-H38", "RK-H42")
def test_the_guide_as_casualty() -> None:
    table = say(drawn("1-1"), "guide")
    s = state(table)
    assert s.lost == force("gandalf-grey") and s.corruption == 0, "no companion is only wounded"
    table = say(drawn("3-1", gone="gandalf-grey strider", guide="boromir"), "guide", "legolas")
    assert state(table).corruption == 1 and state(table).lost & force("boromir")


@pytest.mark.rule("RK-H36", "RK-H43", "RK-H37")
def test_a_random_companion_gimli_in_turn_four() -> None:
    """[EX25]: box 3 and 1, rolled 2 5 6: two successes, tile 3, Gimli is drawn, one point of corruption."""
    s = position(figure="goblins-gate", progress=1, hunt_box=[1, 3], guide="strider", gone="gandalf-grey")
    s.tiles, s.drawn = tile("3-1"), STANDARD & ~tile("3-1")
    table = play(s, fellowship.move, rolls=[1, 4, 5, 0, 3])
    assert state(table).successes == 2 and state(table).progress == 2
    say(table, "random")
    s = state(table)
    assert s.lost & force("gimli") and s.corruption == 1
    assert (s.progress, s.revealed) == (2, 0)


@pytest.mark.rule("RK-H41")
def test_without_damage_nobody_can_be_lost() -> None:
    table = drawn("0r-1", revealed=1)
    assert asked(table) == "pause" and state(table).lost == 0


@pytest.mark.rule("RK-H44", "RK-F16")
def test_with_gollum_alone_all_damage_is_corruption() -> None:
    table = drawn("3-1", gone=EVERYBODY, revealed=1)
    assert asked(table) == "pause" and state(table).corruption == 3


@pytest.mark.rule("RK-H57", "RK-F15")
def test_gollum_made_guide_by_the_casualty_cancels_the_reveal_of_that_tile() -> None:
    alone = EVERYBODY.replace(" gimli", "")
    table = say(drawn("1r-1", gone=alone), "guide")
    assert state(table).guide == KIND_NAMES.index("gollum") and not state(table).revealed
    assert state(say(drawn("1r-1", gone=alone), "ring")).revealed, "Gimli does not lead past it"


@pytest.mark.rule("RK-H40", "RK-H39", "RK-H49", "RK-F57")
def test_both_hobbits_may_leave_because_of_one_tile() -> None:
    s = position(
        tiles=tile("3-1"), drawn=0, gone="gandalf-grey strider boromir legolas gimli", guide="meriadoc", figure="hollin"
    )
    table = play(s, call(hunt.tile_due, hunt.AFTER_HUNT), rolls=[0])
    assert choices(table) == ["accept", "hobbit"]
    say(table, "hobbit", "hobbit")
    assert choices(table) == ["accept", "give-away"], "Gollum is Guide at once"
    say(table, "accept")
    assert state(table).corruption == 1
    say(table, "moria")
    assert at(table, "moria") == force("meriadoc, peregrin") and asked(table) == "pause"


@pytest.mark.rule("RK-H39")
def test_take_them_alive() -> None:
    table = say(drawn("2-1", gone="gandalf-grey strider boromir legolas gimli", guide="meriadoc"), "accept", "guide")
    assert state(table).corruption == 1, "he counts with his Level"
    say(table, "rivendell")
    assert at(table, "rivendell") == force("meriadoc") and not state(table).lost & force("meriadoc")
    assert state(table).guide == KIND_NAMES.index("peregrin"), "the one who stays leads"


@pytest.mark.rule("RK-F15")
def test_gollum_leads_past_numbered_tiles_but_not_past_eyes() -> None:
    table = drawn("1r-1", gone=EVERYBODY, figure="hollin")
    say(table, "accept")
    assert state(table).revealed == 0 and state(table).corruption == 1
    assert state(drawn("eye-1", gone=EVERYBODY, figure="hollin", successes=0)).revealed == 1


@pytest.mark.rule("RK-F15")
def test_gollum_leads_past_every_numbered_standard_tile_and_past_no_other() -> None:
    s = position(gone=EVERYBODY)
    for number in range(len(TILES)):
        s.tile = number
        assert gollum.leads_past(s) == bool(STANDARD >> number & 1 and not EYES >> number & 1), TILES[number]


@pytest.mark.rule("RK-F60")
def test_gollum_may_give_them_away_for_one_point() -> None:
    table = drawn("2-1", gone=EVERYBODY, figure="hollin")
    assert choices(table) == ["accept", "give-away"]
    say(table, "give-away")
    assert state(table).corruption == 1 and state(table).revealed == 1
    table = drawn("2-1", gone=EVERYBODY, figure="hollin", revealed=1)
    assert asked(table) == "pause" and state(table).corruption == 2, "only while hidden"
    table = drawn("eye-1", gone=EVERYBODY, figure="hollin", successes=2)
    assert state(table).corruption == 2 and state(table).revealed == 1, "not if the tile reveals them anyway"


@pytest.mark.rule("RK-H27")
def test_a_tile_on_a_declaration_in_a_city_does_not_reveal() -> None:
    table = drawn("0r-1", hunt.BY_DECLARATION, figure="lorien")
    assert state(table).revealed == 0


@pytest.mark.rule("RK-H28", "RK-H54")
def test_tiles_are_resolved_one_after_the_other_the_stronghold_last() -> None:
    """Without the Balrog: the Hunt's tile is settled before the one for Moria is drawn."""
    s = position(figure="hollin", progress=0, hunt_box=[0, 1], tiles=tile("1r-1") | tile("2-1"), drawn=0)
    table = play(s, fellowship.move, rolls=[5, 0])
    assert asked(table) == "meet-damage" and told(table).count("tile") == 1
    say(table, "ring", "moria")
    assert told(table).count("tile") == 2 and asked(table) == "meet-damage" and state(table).damage == 2
    assert state(table).corruption == 1


@pytest.mark.rule("RK-H50", "RK-H47", "RK-W12")
def test_at_twelve_nothing_follows() -> None:
    table = say(drawn("1r-1", corruption=11, figure="hollin"), "ring")
    assert table.outcome is not None and "revealed" not in told(table)


@pytest.mark.rule("RK-H46")
def test_corruption_and_healing_move_the_counter() -> None:
    s = position(corruption=4)
    damage.heal(s, 2, "RK-H8")
    damage.corrupt(s, 3, "RK-H35")
    assert s.corruption == 5
    assert told(say(drawn("1r-1", corruption=3, figure="hollin"), "ring")).count("corrupted") == 1


@pytest.mark.rule("RK-H25")
def test_the_region_of_the_figure_counts_not_the_journey() -> None:
    s = position("moria: sauron 1 regular, nazgul 1", figure="hollin", progress=1)
    assert hunt.rerolls(s) == 0 and s.figure == location("hollin")


def test_the_table_shows_the_tile_that_counts_now() -> None:
    assert play(position()).view()["board"]["hunt"]["tile"] is None
    assert play(position(tile=0)).view()["board"]["hunt"]["tile"] == TILES[0]
