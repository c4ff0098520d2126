"""What rules of other chapters say about event cards (RK-M, RK-V, RK-P, RK-F, RK-H, RK-O)."""

import pytest

from ringspiel.games.ringkrieg.cards.play import can_play
from ringspiel.games.ringkrieg.hunt import fellowship, hunt
from ringspiel.games.ringkrieg.pieces.deck import CARD_NUMBER, DECK_OF, side_of_card
from ringspiel.games.ringkrieg.pieces.figures import NORTH, ROHAN, SHADOW
from ringspiel.games.ringkrieg.pieces.tiles import EYES, STANDARD, TILES
from ringspiel.games.ringkrieg.state import RingkriegState
from ringspiel.games.ringkrieg.turn import actions
from ringspiel.games.ringkrieg.turn.dice import EVENT
from ringspiel.kernel.state import call
from ringspiel.kernel.table import Table
from tests.games.ringkrieg.position import asked, at, choices, force, location, play, position, say, state, told

IMRAHIL = "fp-str-18"
WIZARDS_STAFF, MITHRIL_COAT, AXE_AND_BOW = "fp-char-08", "fp-char-05", "fp-char-06"


def played(s: RingkriegState, card: str, *answers: str, rolls: tuple[int, ...] = ()) -> Table:
    """The event of this card, from hand, with an Event die."""
    number = CARD_NUMBER[card]
    side = side_of_card(number)
    s.decks[DECK_OF[number]].remove(number)
    s.hands[side].append(number)
    s.dice[side][EVENT] = 1
    table = play(s, actions.opportunity, rolls=rolls, acting=side)
    return say(table, "event play-card", *answers)


def laid(s: RingkriegState, *cards: str) -> RingkriegState:
    """The same position with these cards on the table."""
    for card in cards:
        s.decks[DECK_OF[CARD_NUMBER[card]]].remove(CARD_NUMBER[card])
        s.table |= 1 << CARD_NUMBER[card]
    return s


def tiles(*names: str) -> int:
    return sum(1 << TILES.index(name) for name in names)


# --- recruiting ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("RK-M14", "RK-M13", "RK-E20")
def test_a_card_recruits_for_a_nation_at_peace_into_a_besieged_stronghold() -> None:
    s = position("dol-amroth: southrons 3 regular", "inside dol-amroth: gondor 2 regular", political={"gondor": 2})
    table = played(s, IMRAHIL, "gondor-regular")
    assert at(table, "inside dol-amroth") == force("gondor 3 regular 1 leader")


@pytest.mark.rule("RK-M15", "RK-M14")
def test_a_card_recruits_nothing_where_the_enemy_has_been() -> None:
    for s in (position(captured="dol-amroth"), position("dol-amroth: southrons 1 regular", captured="dol-amroth")):
        reserve = s.reserve
        assert state(played(s, IMRAHIL)).reserve == reserve


@pytest.mark.rule("RK-M16")
def test_inside_a_siege_five_units_are_the_limit_also_for_cards() -> None:
    s = position("dol-amroth: southrons 3 regular", "inside dol-amroth: gondor 5 regular")
    table = played(s, IMRAHIL)
    assert at(table, "inside dol-amroth") == force("gondor 5 regular 1 leader"), "Leaders do not count"


@pytest.mark.rule("RK-M22", "RK-G26")
def test_a_card_recruits_for_a_besieger() -> None:
    s = position("lorien: sauron 3 regular", "inside lorien: elves 2 regular", at_war="sauron")
    table = played(s, "shadow-str-14", "sauron-elite")
    assert at(table, "lorien") == force("sauron 3 regular 1 elite")


@pytest.mark.rule("RK-M24", "RK-M17")
def test_where_figures_are_short_the_owner_divides_them() -> None:
    """Orcs Multiplying Again: three each in two places, but only four Regulars are left."""
    far_away = ("barad-dur: sauron 10 regular", "morannon: sauron 10 regular", "minas-morgul: sauron 10 regular")
    s = position(*far_away, "nurn: sauron 2 regular")
    table = played(s, "shadow-str-20", "dol-guldur", "mount-gundabad", "mount-gundabad", "dol-guldur")
    assert at(table, "mount-gundabad") == at(table, "dol-guldur") == force("sauron 2 regular")


@pytest.mark.rule("RK-M24")
def test_where_room_is_short_fewer_come() -> None:
    s = position("mount-gundabad: sauron 9 regular")
    table = played(s, "shadow-str-20")
    assert at(table, "mount-gundabad") == force("sauron 10 regular")
    assert at(table, "dol-guldur") == force("sauron 3 regular")


@pytest.mark.rule("RK-M25", "RK-M14")
def test_cards_bring_nazgul_while_sauron_is_at_peace_and_where_they_say() -> None:
    s = position(political={"sauron": 1})
    table = played(s, "shadow-str-19", "mount-gram", "sauron-regular", "sauron-elite")
    assert at(table, "mount-gram") == force("sauron 1 regular 1 elite, nazgul 1")


# --- armies ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("RK-V21", "RK-V15")
@pytest.mark.parametrize(("nations", "open_to"), [("", []), ("southrons", ["pelargir"])])
def test_marches_by_card_keep_to_borders(nations: str, open_to: list[str]) -> None:
    """Shadows Gather: only At War may the Southrons pass through Pelargir to their friends in Lamedon."""
    s = position(
        "west-harondor: southrons 2 regular",
        "lamedon: isengard 1 regular",
        "near-harad: southrons 1 regular",
        captured="pelargir lamedon",
        at_war=nations,
    )
    table = played(s, "shadow-str-07", "west-harondor")
    offered = choices(table) if asked(table) == "march-on" else []
    assert [name for name in offered if name == "pelargir"] == open_to


@pytest.mark.rule("RK-V21", "RK-V20")
def test_nobody_marches_out_of_a_siege_by_card() -> None:
    s = position("moria: elves 2 regular", "inside moria: sauron 2 regular", "hollin: sauron 1 regular")
    assert asked(played(s, "shadow-str-07")) == "pause"


@pytest.mark.rule("RK-V23", "RK-V11")
def test_nazgul_who_have_flown_may_go_on_with_an_army() -> None:
    s = position("moria: sauron 2 regular", "umbar: nazgul 1", at_war="sauron")
    table = played(s, "shadow-char-23", "nazgul umbar", "moria", "move-army", "moria->hollin", "go")
    assert at(table, "hollin") == force("sauron 2 regular, nazgul 1")


@pytest.mark.rule("RK-V24", "RK-V18", "RK-P4")
def test_a_long_march_captures_and_wakes_on_its_way() -> None:
    s = position(
        "fords-of-isen: isengard 2 regular", "eastemnet: isengard 1 regular", at_war="isengard", political={"rohan": 3}
    )
    table = played(s, "shadow-str-07", "fords-of-isen", "westemnet", "eastemnet", "go")
    s = state(table)
    assert at(table, "eastemnet") == force("isengard 3 regular")
    assert s.controller(location("westemnet")) == SHADOW and s.is_active(ROHAN) and s.political[ROHAN] == 2


# --- politics --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("RK-P29", "RK-P25")
@pytest.mark.parametrize(("before", "after"), [(1, 2), (2, 3), (3, 3)])
def test_stormcrow_alone_moves_a_counter_back_and_never_above_the_top(before: int, after: int) -> None:
    s = position("edoras: rohan 1 regular, gimli", political={"rohan": before}, active="rohan", figure="hollin")
    table = played(s, "shadow-str-06")
    assert state(table).political[ROHAN] == after and state(table).is_active(ROHAN)


@pytest.mark.rule("RK-P29")
def test_stormcrow_does_not_touch_a_nation_at_war() -> None:
    s = position("edoras: rohan 1 regular, gimli", at_war="rohan", figure="hollin")
    assert not can_play(s, CARD_NUMBER["shadow-str-06"])


@pytest.mark.rule("RK-P30", "RK-P4")
def test_shadow_units_placed_in_its_land_wake_a_nation() -> None:
    s = position("north-downs: sauron 1 regular", at_war="sauron", passive="north")
    table = played(s, "shadow-str-14", "sauron-regular")
    assert state(table).is_active(NORTH)


# --- the Fellowship --------------------------------------------------------------------------------------------------


@pytest.mark.rule("RK-F35")
@pytest.mark.parametrize("card", ["shadow-char-12", "shadow-char-13", "shadow-char-14"])
def test_some_cards_strike_a_revealed_fellowship_only(card: str) -> None:
    assert can_play(position(revealed=1), CARD_NUMBER[card])
    assert not can_play(position(), CARD_NUMBER[card])


@pytest.mark.rule("RK-F58")
def test_cruel_weather_shifts_the_figure_and_nothing_else() -> None:
    s = position(figure="hollin", progress=2, corruption=3, hunt_box=[0, 3])
    table = played(s, "shadow-char-10", "moria")
    s = state(table)
    assert (s.figure, s.progress, s.revealed, s.corruption) == (location("moria"), 2, 0, 3)
    assert "hunt-roll" not in told(table) and "tile" not in told(table)
    table = played(position(figure="westemnet", progress=1, corruption=3), "shadow-char-10", "edoras")
    assert state(table).corruption == 3 and not state(table).is_active(ROHAN), "it is no declaration"


# --- the Hunt --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("RK-H48", "RK-H39", "RK-H49", "RK-F32")
def test_the_windows_of_one_tile_in_their_order() -> None:
    """Prevent, draw, exchange, lower, Ring or casualty, and at last the reveal."""
    s = laid(position(figure="hollin", progress=1), WIZARDS_STAFF, MITHRIL_COAT, AXE_AND_BOW)
    s.tiles, s.drawn = tiles("3-1", "2r-1"), 0
    table = play(s, call(hunt.tile_due, hunt.AFTER_HUNT), rolls=[0, 0])
    assert asked(table) == "use-card" and "tile" not in told(table), "the Staff comes before the draw"
    say(table, "keep")
    assert asked(table) == "use-card" and told(table).count("tile") == 1, "the Coat after it"
    first = state(table).tile
    say(table, MITHRIL_COAT)
    assert state(table).tile != first and state(table).tiles >> first & 1, "the first tile is in the pool again"
    assert asked(table) == "lower-damage" and AXE_AND_BOW in choices(table)
    damage = state(table).damage
    say(table, AXE_AND_BOW)
    assert asked(table) == "meet-damage" and state(table).damage == damage - 1
    assert not state(table).revealed
    say(table, "ring")
    assert state(table).corruption == damage - 1
    assert (asked(table) == "walk") == (damage == 2), "only the tile with the symbol reveals, and that last"


@pytest.mark.rule("RK-H53")
def test_a_prevented_draw_ends_the_hunt() -> None:
    s = laid(position(figure="hollin", hunt_box=[0, 1]), WIZARDS_STAFF)
    table = say(play(s, fellowship.move, rolls=[5]), WIZARDS_STAFF)
    s = state(table)
    assert asked(table) == "pause" and "tile" not in told(table)
    assert (s.progress, s.revealed, s.corruption, s.drawn) == (1, 0, 0, 0)


@pytest.mark.rule("RK-H55", "RK-H20")
def test_the_nazgul_strike_hunts_with_the_dice_in_the_box() -> None:
    s = position("hollin: nazgul 1", figure="hollin", progress=2, hunt_box=[1, 2], revealed=0)
    s.tiles, s.drawn = tiles("1-1"), 0
    table = played(s, "shadow-char-11", "done", "hunt", rolls=(4, 0, 0, 0))
    assert "hunt-roll" in told(table)
    [results] = [event.data["results"] for event in table.events(0, since=0) if event.kind == "hunt-roll"]
    assert results == [5, 1]
    say(table, "0")
    assert state(table).successes == 1, "a 5 is enough with one die of the Free Peoples in the box"
    assert state(table).progress == 2 and state(table).hunt_box == [1, 2]


@pytest.mark.rule("RK-H56")
def test_tiles_drawn_for_the_challenge_of_the_king_touch_nobody() -> None:
    s = laid(position("edoras: rohan 1 regular, strider", progress=2), WIZARDS_STAFF, MITHRIL_COAT)
    s.tiles, s.drawn = tiles("eye-1", "3-1", "1r-1"), 0
    table = played(s, "fp-char-14", rolls=(0, 0, 0))
    s = state(table)
    assert asked(table) == "draw-or-not", "nothing but Gandalf's draw follows"
    assert (s.corruption, s.revealed) == (0, 0)
    assert s.removed == tiles("eye-1") and s.tiles == tiles("3-1", "1r-1") and s.drawn == 0


# --- Mordor ----------------------------------------------------------------------------------------------------------


WAY_TO_MORANNON = (
    "dimrill-dale",
    "parth-celebrant",
    "western-brown-lands",
    "eastern-brown-lands",
    "noman-lands",
    "dagorlad",
    "morannon",
    "stop",
)


@pytest.mark.rule("RK-O21", "RK-H27", "RK-O5")
def test_the_balrogs_tile_comes_from_the_old_pool_before_mordor() -> None:
    s = laid(position(figure="moria", progress=12, drawn=EYES), "shadow-char-17")
    s.tiles, s.waiting = STANDARD & ~EYES, tiles("elven-rope")
    table = say(play(s, fellowship.declare, rolls=[0]), *WAY_TO_MORANNON)
    assert asked(table) == "use-card" and state(table).mordor == -1
    say(table, "shadow-char-17")
    assert state(table).mordor == -1 and asked(table) == "meet-damage"
    say(table, "ring")
    s = state(table)
    assert s.mordor == 0 and s.tiles & tiles("elven-rope") and s.tiles & EYES == EYES


@pytest.mark.rule("RK-O22")
def test_which_cards_reach_the_mordor_track() -> None:
    s = position(mordor=2, figure="minas-tirith")
    for card in ("shadow-char-05", "shadow-char-06", "shadow-char-07", "shadow-char-08"):
        assert can_play(s, CARD_NUMBER[card]), "in no region, so in none with a Settlement"
    for card in ("shadow-char-09", "shadow-char-10", "shadow-char-11"):
        assert not can_play(s, CARD_NUMBER[card]), "the counter is on 0"
    assert not can_play(s, CARD_NUMBER["shadow-str-06"]), "inside no nation, not even Gondor"
    assert not can_play(s, CARD_NUMBER["shadow-char-12"])
    assert can_play(position(mordor=2, revealed=1), CARD_NUMBER["shadow-char-12"])


@pytest.mark.rule("RK-O23", "RK-O24")
def test_without_a_tile_the_fellowship_goes_on_in_mordor() -> None:
    s = laid(position(mordor=1, hunt_box=[0, 2]), WIZARDS_STAFF)
    table = say(play(s, fellowship.move), WIZARDS_STAFF)
    assert state(table).mordor == 2 and state(table).strove and "tile" not in told(table)


@pytest.mark.rule("RK-O23")
def test_only_the_tile_that_counts_stops_and_only_on_a_move() -> None:
    s = laid(position(mordor=1), MITHRIL_COAT)
    s.tiles, s.drawn = tiles("1-1", "on-on-they-went"), 0
    stop = TILES.index("on-on-they-went")
    first = [tile for tile in range(len(TILES)) if s.tiles >> tile & 1].index(stop)
    table = say(play(s, fellowship.move, rolls=[first, 0]), MITHRIL_COAT, "ring")
    assert state(table).mordor == 2 and state(table).corruption == 1
    s = position(mordor=1, tiles=tiles("on-on-they-went"), drawn=0)
    table = say(played(s, "shadow-char-05", rolls=(0,)), "ring")
    assert state(table).mordor == 1 and state(table).corruption == 3 and "stopped" not in told(table)
