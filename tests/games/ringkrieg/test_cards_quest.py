"""Cards that act on the Fellowship: healing, corruption, tiles, separation (RK-H46 to RK-H56, RK-F57 to RK-F59)."""

from typing import Any

import pytest

from ringspiel.games.ringkrieg.hunt import hunt
from ringspiel.games.ringkrieg.pieces.board import NEIGHBOURS, NUMBER, REGIONS, START
from ringspiel.games.ringkrieg.pieces.figures import FREE, SHADOW
from ringspiel.games.ringkrieg.pieces.tiles import TILES
from ringspiel.kernel.state import call
from ringspiel.kernel.table import Table
from tests.games.ringkrieg.cardplay import EVERYBODY, can_play, discarded, lay, played
from tests.games.ringkrieg.position import asked, at, choices, force, play, position, say, state, told

WILD = "hollin"
PATROLS = ["shadow-char-05", "shadow-char-06", "shadow-char-07"]


def tile(name: str) -> int:
    return 1 << TILES.index(name)


def drawn(card: str, name: str, *armies: str, rolls: tuple[int, ...] = (), **fields: Any) -> Table:
    """The card is played and draws this tile."""
    fields.setdefault("figure", WILD)
    return played(card, *armies, rolls=[0, *rolls], tiles=tile(name), drawn=0, **fields)


# --- special tiles ---------------------------------------------------------------------------------------------------

SPECIAL = {
    "fp-char-01": "elven-cloaks",
    "fp-char-02": "elven-rope",
    "fp-char-03": "phial-of-galadriel",
    "fp-char-04": "smeagol-helps-nice-master",
    "shadow-char-01": "shelobs-lair",
    "shadow-char-02": "the-ring-is-mine",
    "shadow-char-03": "on-on-they-went",
    "shadow-char-04": "give-it-to-uss",
}


@pytest.mark.rule("RK-H6", "RK-H7")
@pytest.mark.parametrize(("card", "name"), SPECIAL.items())
def test_a_special_tile_waits_for_mordor_or_joins_the_pool_there(card: str, name: str) -> None:
    assert state(played(card)).waiting == tile(name)
    inside = state(played(card, mordor=1))
    assert inside.waiting == 0 and inside.tiles & tile(name)


# --- the Free Peoples ------------------------------------------------------------------------------------------------


@pytest.mark.rule("RK-H46")
@pytest.mark.parametrize(("guide", "healed"), [("gandalf-grey", 1), ("strider", 3)])
def test_athelas_heals_better_with_strider_as_guide(guide: str, healed: int) -> None:
    table = played("fp-char-09", rolls=[2, 3, 4], corruption=5, guide=guide)
    assert state(table).corruption == 5 - healed


@pytest.mark.rule("RK-H46", "RK-H12")
def test_bilbos_song() -> None:
    assert state(played("fp-char-12", corruption=5)).corruption == 4
    assert state(played("fp-char-12", corruption=5, gone=EVERYBODY)).corruption == 3
    assert state(played("fp-char-12", corruption=0)).corruption == 0


def test_there_is_another_way_only_with_gollum() -> None:
    table = played("fp-char-10", corruption=2)
    assert asked(table) == "pause" and state(table).corruption == 1


@pytest.mark.rule("RK-F59", "RK-F23")
def test_gollum_moves_a_hidden_fellowship_and_the_die_stays_spent() -> None:
    table = played("fp-char-10", gone=EVERYBODY, progress=2, figure=WILD)
    assert choices(table) == ["nothing", "move-fellowship"]
    say(table, "move-fellowship")
    assert state(table).progress == 3 and state(table).hunt_box[FREE] == 0


@pytest.mark.rule("RK-F59", "RK-O24")
def test_gollum_hides_a_revealed_fellowship() -> None:
    table = say(played("fp-char-10", gone=EVERYBODY, revealed=1, mordor=2), "hide")
    assert not state(table).revealed and state(table).strove
    assert state(say(played("fp-char-10", gone=EVERYBODY, revealed=1), "nothing")).revealed


@pytest.mark.rule("RK-F47", "RK-F57")
def test_i_will_go_alone_carries_one_region_further_and_heals() -> None:
    assert not can_play("fp-char-11", gone=EVERYBODY)
    table = say(played("fp-char-11", corruption=3), "meriadoc", "done")
    reached = set(choices(table))
    assert "trollshaws" in reached and "bree" not in reached, "Level 1 and one more"
    say(table, "trollshaws")
    assert at(table, "trollshaws") == force("meriadoc") and state(table).corruption == 2


@pytest.mark.rule("RK-O7")
def test_in_mordor_those_who_go_alone_are_out_of_the_game() -> None:
    table = say(played("fp-char-11", corruption=3, mordor=1), "meriadoc", "done")
    assert state(table).lost == force("meriadoc") and state(table).corruption == 2


def test_mirror_of_galadriel() -> None:
    table = played("fp-char-13", free_dice="character character", figure="lorien", corruption=2)
    assert state(table).dice[FREE][0] == 1 and state(table).dice[FREE][5] == 1 and state(table).corruption == 1
    turned = [event.rule for event in table.events(0, since=0) if event.kind == "ring-turned"]
    assert turned == ["RK-D30"], "no ring was used"
    table = played("fp-char-13", free_dice="muster", figure="rivendell", corruption=2)
    assert state(table).dice[FREE][5] == 0 and state(table).corruption == 2


KING = "edoras: rohan 1 regular, strider"


@pytest.mark.rule("RK-H56", "RK-H52")
def test_challenge_of_the_king_removes_eyes() -> None:
    assert not can_play("fp-char-14", "edoras: strider") and not can_play(
        "fp-char-14", "dale: strider, north 1 regular"
    )
    table = played("fp-char-14", KING, tiles=tile("eye-1") | tile("3-1") | tile("eye-2"), drawn=0, rolls=[0, 0, 0])
    s = state(table)
    assert s.removed == tile("eye-1") | tile("eye-2") and s.tiles == tile("3-1") and s.drawn == 0
    assert s.corruption == 0 and at(table, "edoras") == force("rohan 1 regular, strider")


@pytest.mark.rule("RK-H56", "RK-H51")
def test_three_eyes_kill_the_king_and_go_back() -> None:
    eyes = tile("eye-1") | tile("eye-2")
    table = played("fp-char-14", KING, tiles=eyes, drawn=tile("eye-3"), rolls=[0, 0, 0])
    s = state(table)
    assert s.tiles == eyes | tile("eye-3") and s.lost == force("strider") and s.removed == 0
    assert "use-card" not in told(table)


# --- the Shadow ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("RK-O22", "RK-G40")
@pytest.mark.parametrize("card", [*PATROLS, "shadow-char-08"])
def test_patrols_need_the_wild(card: str) -> None:
    assert can_play(card, figure=WILD) and not can_play(card, figure="rivendell")
    assert not can_play(card, figure="lorien", captured="lorien"), "it is still a Settlement of the Free Peoples"
    assert can_play(card, figure="moria") and can_play(card, figure="rivendell", mordor=1)


@pytest.mark.rule("RK-H32", "RK-H45")
@pytest.mark.parametrize("card", PATROLS)
def test_an_eye_or_a_tile_of_the_free_peoples_is_discarded_without_effect(card: str) -> None:
    table = drawn(card, "eye-1", successes=3)
    assert asked(table) == "pause" and not state(table).revealed and "damage" not in told(table)
    table = drawn(card, "phial-of-galadriel", mordor=1, corruption=4)
    assert state(table).corruption == 4 and state(table).drawn == tile("phial-of-galadriel")


def test_orc_patrol_is_met_like_a_hunt() -> None:
    table = drawn("shadow-char-05", "2r-1")
    assert asked(table) == "meet-damage"
    say(table, "ring")
    assert state(table).revealed and state(table).corruption == 2


def test_isildurs_bane_is_corruption_and_nothing_lowers_it() -> None:
    table = drawn("shadow-char-06", "3-1", gone="gandalf-grey strider boromir legolas gimli")
    assert asked(table) == "pause" and state(table).corruption == 3
    assert state(table).fellowship == force("meriadoc, peregrin")


@pytest.mark.rule("RK-H36", "RK-H37")
def test_the_foul_thing_takes_a_companion_at_random() -> None:
    table = drawn("shadow-char-07", "3-1", rolls=(4,))
    assert state(table).lost == force("gimli") and state(table).corruption == 1
    alone = drawn("shadow-char-07", "3-1", gone=EVERYBODY)
    assert asked(alone) == "lower-damage", "Gollum may still give them away"
    assert state(say(alone, "accept")).corruption == 3


def test_candles_of_corpses() -> None:
    assert state(played("shadow-char-08", rolls=[2, 3, 5], figure=WILD)).corruption == 2
    assert state(played("shadow-char-08", rolls=[2, 3, 5], figure=WILD, gone=EVERYBODY)).corruption == 1


def test_morgul_wound() -> None:
    assert not can_play("shadow-char-12")
    assert state(played("shadow-char-12", revealed=1, corruption=3)).corruption == 5
    assert state(played("shadow-char-12", revealed=1, corruption=4)).corruption == 5


@pytest.mark.rule("RK-H47")
def test_corruption_by_a_card_can_end_the_game() -> None:
    table = played("shadow-char-12", revealed=1, corruption=11)
    assert table.outcome is not None and table.outcome.reason == "RK-W2"


def test_lure_of_the_ring() -> None:
    assert not can_play("shadow-char-13")
    table = played("shadow-char-13", rolls=[1], revealed=1)
    assert asked(table) == "lured" and table.seat == FREE
    assert state(say(table, "ring")).corruption == 3
    table = say(played("shadow-char-13", rolls=[1], revealed=1), "lose")
    assert state(table).lost == force("strider") and state(table).corruption == 0
    assert state(played("shadow-char-13", revealed=1, gone=EVERYBODY)).corruption == 1


@pytest.mark.rule("RK-F57")
def test_a_hobbit_lured_is_taken_alive_outside_mordor() -> None:
    table = say(played("shadow-char-13", rolls=[5], revealed=1, figure=WILD), "lose")
    assert asked(table) == "send-away"
    say(table, WILD)
    assert at(table, WILD) == force("meriadoc")
    assert state(say(played("shadow-char-13", rolls=[5], revealed=1, mordor=1), "lose")).lost == force("meriadoc")


def test_the_breaking_of_the_fellowship() -> None:
    assert not can_play("shadow-char-14")
    table = drawn("shadow-char-14", "2-1", revealed=1)
    assert asked(table) == "pick-lost" and table.seat == FREE
    say(table, "gimli", "strider")
    assert at(table, WILD) == force("gimli, strider") and state(table).corruption == 0
    assert asked(table) == "pause" and state(table).drawn == tile("2-1")


@pytest.mark.rule("RK-F57")
def test_a_new_guide_is_appointed_when_all_have_left() -> None:
    table = say(drawn("shadow-char-14", "2-1", revealed=1), "gandalf-grey", "strider")
    assert asked(table) == "choose-guide" and choices(table) == ["boromir", "legolas", "gimli"]


def test_the_breaking_takes_all_if_there_are_fewer_and_with_gollum_it_is_corruption() -> None:
    gone = "gandalf-grey strider boromir legolas gimli meriadoc"
    table = drawn("shadow-char-14", "2-1", revealed=1, gone=gone)
    assert at(table, WILD) == force("peregrin") and state(table).guide == 34
    assert state(played("shadow-char-14", revealed=1, gone=EVERYBODY)).corruption == 1


@pytest.mark.rule("RK-O7", "RK-G42")
def test_the_breaking_in_mordor_and_in_a_siege() -> None:
    table = say(drawn("shadow-char-14", "shelobs-lair", rolls=(0,), revealed=1, mordor=1), "gimli")
    assert state(table).lost == force("gimli")
    table = drawn(
        "shadow-char-14",
        "1-1",
        "lorien: sauron 1 regular",
        "inside lorien: elves 1 regular",
        revealed=1,
        figure="lorien",
    )
    say(table, "gimli")
    assert at(table, "inside lorien") == force("elves 1 regular, gimli")


def test_the_breaking_ignores_an_eye() -> None:
    assert state(drawn("shadow-char-14", "eye-1", revealed=1)).fellowship == force(
        "gandalf-grey, strider, boromir, legolas, gimli, meriadoc, peregrin"
    )


@pytest.mark.rule("RK-F58")
def test_cruel_weather_shifts_the_figure_and_nothing_else() -> None:
    assert not can_play("shadow-char-10")
    table = played("shadow-char-10", progress=3, corruption=2, passive="north")
    assert table.seat == SHADOW and choices(table) == [REGIONS[region] for region in NEIGHBOURS[START]]
    say(table, "trollshaws")
    s = state(table)
    assert s.figure == NUMBER["trollshaws"] and s.progress == 3 and s.corruption == 2 and not s.revealed


# --- the windows of a tile (RK-H48) ----------------------------------------------------------------------------------


def due(name: str, why: int, *cards: str, pool: int = 0, **fields: Any) -> Table:
    """A tile is due while these cards lie on the table."""
    fields.setdefault("figure", WILD)
    s = lay(position(tiles=tile(name) | pool, drawn=0, successes=1, **fields), *cards)
    return play(s, call(hunt.tile_due, why), rolls=[0, 0])


@pytest.mark.rule("RK-H48", "RK-H53", "RK-H54")
def test_the_wizards_staff_prevents_a_tile_before_it_is_known() -> None:
    table = due("3-1", hunt.AFTER_HUNT, "fp-char-08")
    assert asked(table) == "use-card" and state(table).tile == -1
    say(table, "fp-char-08")
    assert discarded(table, "fp-char-08") and state(table).drawn == 0 and asked(table) == "pause"
    kept = say(due("3-1", hunt.AFTER_HUNT, "fp-char-08"), "keep")
    assert asked(kept) == "meet-damage" and state(kept).damage == 3


@pytest.mark.rule("RK-O23", "RK-H53")
def test_in_mordor_the_fellowship_goes_on_without_the_tile() -> None:
    table = say(due("on-on-they-went", hunt.IN_MORDOR, "fp-char-08", mordor=1), "fp-char-08")
    assert state(table).mordor == 2 and state(table).corruption == 0


@pytest.mark.rule("RK-H48", "RK-H51", "RK-O23")
def test_mithril_coat_exchanges_the_tile() -> None:
    table = due("3-1", hunt.AFTER_HUNT, "fp-char-05", pool=tile("3-2"))
    assert asked(table) == "use-card" and state(table).tile == TILES.index("3-1")
    say(table, "fp-char-05")
    s = state(table)
    assert s.tile == TILES.index("3-2") and s.tiles == tile("3-1") and s.drawn == tile("3-2")
    table = say(due("3-1", hunt.AFTER_HUNT, "fp-char-05"), "fp-char-05")
    assert state(table).tile == -1 and state(table).tiles == tile("3-1"), "there is no other tile"


@pytest.mark.rule("RK-H39", "RK-H48", "RK-H49")
def test_axe_and_bow_and_horn_lower_the_damage() -> None:
    table = due("3-1", hunt.FOR_STRONGHOLD, "fp-char-06", "fp-char-07")
    assert asked(table) == "lower-damage" and choices(table) == ["accept", "fp-char-06", "fp-char-07"]
    say(table, "fp-char-07", "fp-char-06")
    assert state(table).damage == 1 and asked(table) == "meet-damage"
    assert discarded(table, "fp-char-06") and discarded(table, "fp-char-07")


@pytest.mark.rule("RK-H41")
def test_a_card_is_not_spent_on_nothing() -> None:
    assert asked(due("0r-1", hunt.AFTER_HUNT, "fp-char-06", revealed=1)) == "pause"


@pytest.mark.rule("RK-E29", "RK-H48")
def test_a_card_whose_companion_falls_to_the_tile_is_gone() -> None:
    table = due("3-1", hunt.AFTER_HUNT, "fp-char-08")
    say(table, "keep", "guide")
    assert state(table).lost == force("gandalf-grey") and discarded(table, "fp-char-08")
