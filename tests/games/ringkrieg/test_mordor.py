"""The Fellowship in Mordor (RK-O)."""

from typing import Any

import pytest

from ringspiel.games.ringkrieg.hunt import fellowship, guide, hunt, mordor
from ringspiel.games.ringkrieg.hunt.fellowship import fellowship_phase
from ringspiel.games.ringkrieg.pieces.tiles import EYES, STANDARD, TILES
from ringspiel.games.ringkrieg.turn import actions
from ringspiel.kernel.state import call
from ringspiel.kernel.table import Table
from tests.games.ringkrieg.position import asked, choices, force, play, position, say, state, told

EVERYBODY = "gandalf-grey strider boromir legolas gimli meriadoc peregrin"


def tile(name: str) -> int:
    return 1 << TILES.index(name)


def moved(name: str, *rolls: int, **fields: Any) -> Table:
    """A move in Mordor on which just this tile is drawn."""
    fields.setdefault("mordor", 1)
    return play(position(tiles=tile(name), drawn=0, **fields), fellowship.move, rolls=[0, *rolls])


@pytest.mark.rule("RK-O1", "RK-O2", "RK-O20", "RK-F37")
def test_entering_draws_no_tile_and_heals_nothing() -> None:
    s = position(figure="gorgoroth", progress=1, corruption=4)
    table = say(play(s, fellowship_phase), "declare", "morannon", "done")
    assert state(table).mordor == 0 and state(table).corruption == 4 and "tile" not in told(table)


@pytest.mark.rule("RK-O4", "RK-O3", "RK-O19")
def test_in_mordor_the_counter_stays_and_there_is_no_declaring() -> None:
    table = moved("0r-1")
    assert state(table).progress == 0 and state(table).mordor == 2
    assert "declare" not in choices(play(position(mordor=2), fellowship_phase))


@pytest.mark.rule("RK-O5", "RK-O6", "RK-H6")
def test_the_pool_is_rebuilt_on_entering() -> None:
    lost = tile("eye-1") | tile("eye-2") | tile("3-1")
    s = position(tiles=STANDARD & ~lost, drawn=lost, waiting=tile("elven-rope") | tile("shelobs-lair"))
    table = play(s, mordor.enter)
    s = state(table)
    assert s.tiles == STANDARD & ~tile("3-1") | tile("elven-rope") | tile("shelobs-lair")
    assert s.drawn == tile("3-1") and s.waiting == 0


@pytest.mark.rule("RK-O5", "RK-O6")
def test_removed_eyes_stay_out() -> None:
    s = position(tiles=STANDARD & ~EYES, drawn=tile("eye-2"), removed=tile("eye-1"))
    table = play(s, mordor.enter)
    assert state(table).tiles & EYES == tile("eye-2")


@pytest.mark.rule("RK-O7", "RK-O25")
def test_nobody_is_separated_in_mordor() -> None:
    s = position(mordor=1, free_dice="character")
    assert "character separate" not in choices(play(s, actions.opportunity))
    only = "gandalf-grey strider boromir legolas gimli"
    table = say(moved("2-1", gone=only, guide="peregrin"), "hobbit")
    say(table, "accept")
    say(table, "ring")
    assert state(table).lost & force("peregrin") and state(table).leaving == 0
    assert state(table).corruption == 1
    assert guide.why_not_separate(state(table)) == "RK-O7"


@pytest.mark.rule("RK-O25", "RK-H36")
def test_take_them_alive_does_not_work_in_mordor() -> None:
    only = "gandalf-grey strider boromir legolas gimli"
    table = say(moved("1-1", gone=only, guide="peregrin"), "accept", "guide")
    assert state(table).lost & force("peregrin") and asked(table) == "pause"


@pytest.mark.rule("RK-O8", "RK-O10")
def test_a_move_draws_a_tile_without_a_roll_and_advances() -> None:
    table = moved("1-1", hunt_box=[0, 3])
    assert "hunt-roll" not in told(table) and "tile" in told(table) and state(table).mordor == 2
    say(table, "ring")
    assert state(table).corruption == 1


@pytest.mark.rule("RK-O9", "RK-O17")
def test_an_eye_counts_all_dice_in_the_hunt_box_without_limit() -> None:
    table = say(moved("eye-1", hunt_box=[2, 6]), "ring")
    assert state(table).corruption == 8
    s = position(mordor=1, tiles=tile("eye-1"), drawn=0, hunt_box=[1, 2], free_dice="character", shadow_dice="")
    table = say(play(s, actions.opportunity, rolls=[0]), "character move-fellowship", "ring")
    assert state(table).corruption == 3, "the die that pays for this move is not yet in the box"
    assert state(table).hunt_box[0] == 2


@pytest.mark.rule("RK-O11", "RK-H10")
def test_a_stop_tile_holds_it_back() -> None:
    table = say(moved("on-on-they-went"), "ring")
    assert state(table).mordor == 1 and state(table).corruption == 3


@pytest.mark.rule("RK-O12", "RK-O18")
def test_a_turn_without_striving_costs_a_point() -> None:
    assert state(play(position(mordor=0, corruption=2), mordor.burden)).corruption == 3
    assert state(play(position(corruption=2), mordor.burden)).corruption == 2
    table = play(position(mordor=0, corruption=11), mordor.burden)
    assert table.outcome is not None and table.outcome.reason == "RK-W2"


@pytest.mark.rule("RK-O18", "RK-O24", "RK-O12")
def test_moving_even_in_vain_or_hiding_is_striving() -> None:
    table = say(moved("on-on-they-went"), "ring")
    assert state(table).strove
    table = play(position(mordor=1, revealed=1), fellowship.hide, mordor.burden)
    assert state(table).corruption == 0


@pytest.mark.rule("RK-O13")
def test_revealed_in_mordor_it_has_to_hide_first() -> None:
    s = position(mordor=1, revealed=1, free_dice="character")
    offered = choices(play(s, actions.opportunity))
    assert "character move-fellowship" not in offered and "character hide" in offered


@pytest.mark.rule("RK-O14", "RK-O15", "RK-W3")
def test_the_fifth_step_is_the_crack_of_doom_after_the_tile_is_settled() -> None:
    table = moved("2-1", mordor=4, corruption=9)
    assert table.outcome is None and asked(table) == "meet-damage"
    say(table, "ring")
    assert table.outcome is not None and table.outcome.reason == "RK-W3"
    table = say(moved("3-1", mordor=4, corruption=9), "ring")
    assert table.outcome is not None and table.outcome.reason == "RK-W2"


@pytest.mark.rule("RK-O16")
def test_a_reveal_symbol_in_mordor_only_turns_the_counter() -> None:
    table = moved("0r-1")
    assert state(table).revealed == 1 and asked(table) == "pause" and told(table).count("tile") == 1


@pytest.mark.rule("RK-O20")
def test_guide_and_casualties_work_as_before() -> None:
    table = say(moved("3-1"), "guide")
    assert state(table).lost & force("gandalf-grey") and state(table).guide != 22


@pytest.mark.rule("RK-H51")
def test_without_a_tile_it_advances_and_other_tiles_never_move_it() -> None:
    s = position(mordor=1, tiles=0, drawn=0, removed=STANDARD)
    assert state(play(s, fellowship.move)).mordor == 2
    s = position(mordor=1, tiles=tile("0r-1"), drawn=0)
    assert state(play(s, call(hunt.tile_due, hunt.BY_CARD))).mordor == 1


@pytest.mark.rule("RK-H8", "RK-O10")
def test_the_pool_in_mordor_holds_special_tiles() -> None:
    table = moved("phial-of-galadriel", corruption=5)
    assert state(table).corruption == 3 and state(table).mordor == 2


@pytest.mark.rule("RK-H6", "RK-H7")
def test_a_special_tile_waits_or_joins_at_once() -> None:
    s = position()
    mordor.bring_special_tile(s, TILES.index("elven-rope"))
    assert s.waiting == tile("elven-rope") and s.tiles == STANDARD
    s = position(mordor=0)
    mordor.bring_special_tile(s, TILES.index("elven-rope"))
    assert s.waiting == 0 and s.tiles == STANDARD | tile("elven-rope")
