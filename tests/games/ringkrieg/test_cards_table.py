"""Cards on the table (RK-E15 to RK-E17, RK-E29): what they do and when they go."""

from typing import Any

import pytest

from ringspiel.games.ringkrieg.armies import capture, movement, stacking
from ringspiel.games.ringkrieg.cards import conditions, staying
from ringspiel.games.ringkrieg.hunt import damage, fellowship, guide, hunt
from ringspiel.games.ringkrieg.pieces.board import NUMBER
from ringspiel.games.ringkrieg.pieces.deck import CARD_NUMBER, DECK_OF
from ringspiel.games.ringkrieg.pieces.figures import BOROMIR, FREE, GONDOR, NORTH, ROHAN, SHADOW, WITCH_KING
from ringspiel.games.ringkrieg.pieces.tiles import TILES
from ringspiel.games.ringkrieg.politics import entry, muster, track
from ringspiel.games.ringkrieg.state import RingkriegState
from ringspiel.games.ringkrieg.turn import actions
from ringspiel.kernel.state import call
from tests.games.ringkrieg.cardplay import EVERYBODY, can_play, discarded, holding, lay, on_table, play_card, played
from tests.games.ringkrieg.position import asked, at, choices, force, location, play, position, say, state, told

SIEGE = ("minas-tirith: sauron 5 regular", "inside minas-tirith: gondor 3 regular 1 leader, elves 1 regular 1 leader")
SARUMAN_IN_ORTHANC = "orthanc: isengard 1 regular, saruman"


def lies(s: RingkriegState, card: str) -> bool:
    return s.on_table(CARD_NUMBER[card])


# --- when they go ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("RK-E17", "RK-E29")
def test_denethors_folly_goes_when_the_siege_ends() -> None:
    """EX03: for any reason, at once and without an action."""
    s = lay(position(*SIEGE), "shadow-str-03")
    staying.discard_lapsed(s)
    assert lies(s, "shadow-str-03")
    stacking.lose(s, location("minas-tirith"), force("sauron 5 regular"))
    stacking.settle_departure(s, location("minas-tirith"))
    assert not lies(s, "shadow-str-03") and s.discards == [CARD_NUMBER["shadow-str-03"]]


@pytest.mark.rule("RK-E17", "RK-E29")
def test_a_besieger_who_marches_away_ends_denethors_folly_in_the_middle_of_the_action() -> None:
    s = lay(position(*SIEGE, at_war="sauron gondor"), "shadow-str-03")
    table = play(s, call(movement.move_armies, 2, 0), acting=SHADOW)
    say(table, "minas-tirith->osgiliath", "go")
    assert asked(table) == "pause" and discarded(table, "shadow-str-03")


@pytest.mark.rule("RK-E17", "RK-E29")
def test_cards_that_need_a_companion_go_with_him() -> None:
    s = lay(position(), "fp-char-06", "fp-char-07", "fp-char-08")
    guide.leave_fellowship(s, BOROMIR)
    assert lies(s, "fp-char-06") and not lies(s, "fp-char-07") and lies(s, "fp-char-08")
    damage.lose_companion(s, 22)
    assert not lies(s, "fp-char-08")


@pytest.mark.rule("RK-E17")
def test_axe_and_bow_stays_with_either_of_the_two() -> None:
    s = lay(position(gone="gimli"), "fp-char-06")
    staying.discard_lapsed(s)
    assert lies(s, "fp-char-06")
    guide.leave_fellowship(s, 25)
    assert not lies(s, "fp-char-06")


@pytest.mark.rule("RK-E17")
def test_the_palantir_and_wormtongue_go_with_saruman() -> None:
    s = lay(position(SARUMAN_IN_ORTHANC, passive="rohan"), "shadow-char-21", "shadow-char-22")
    staying.discard_lapsed(s)
    assert lies(s, "shadow-char-21") and lies(s, "shadow-char-22")
    stacking.lose(s, location("orthanc"), force("saruman"))
    stacking.settle_departure(s, location("orthanc"))
    assert not s.table


@pytest.mark.rule("RK-E29")
def test_the_last_battle_ends_by_its_own_line() -> None:
    """The card's own line replaces the general test: the army may lose its captain, but has to stay."""
    gate = "dagorlad: gondor 1 regular, aragorn"
    assert can_play("fp-str-01", gate, lost="strider")
    assert not can_play("fp-str-01", "dagorlad: gondor 1 regular", "edoras: aragorn", lost="strider")
    assert not can_play("fp-str-01", "osgiliath: gondor 1 regular, aragorn", lost="strider")
    s = lay(position("dagorlad: gondor 1 regular", lost="strider"), "fp-str-01")
    staying.discard_lapsed(s)
    assert lies(s, "fp-str-01")
    stacking.shift(s, force("gondor 1 regular"), location("dagorlad"), location("osgiliath"))
    stacking.settle_departure(s, location("dagorlad"))
    assert not lies(s, "fp-str-01")


@pytest.mark.rule("RK-E14")
def test_during_the_last_battle_dice_stay_out_of_the_hunt_box() -> None:
    s = lay(position("dagorlad: gondor 1 regular", free_dice="character", shadow_dice="event"), "fp-str-01")
    table = say(play(s, actions.opportunity), "character move-fellowship")
    s = state(table)
    assert s.hunt_box[FREE] == 0 and s.progress == 1 and s.unused(FREE) == 0


# --- politics --------------------------------------------------------------------------------------------------------


def test_wormtongue_needs_saruman_and_a_passive_rohan() -> None:
    assert can_play("shadow-char-22", SARUMAN_IN_ORTHANC, passive="rohan")
    assert not can_play("shadow-char-22", passive="rohan")
    assert not can_play("shadow-char-22", SARUMAN_IN_ORTHANC, active="rohan")


def wormtongue(*armies_: str) -> RingkriegState:
    s = position(SARUMAN_IN_ORTHANC, *armies_, passive="rohan", political={"rohan": 3}, at_war="sauron isengard")
    return lay(s, "shadow-char-22")


@pytest.mark.rule("RK-E13", "RK-P4", "RK-P5")
def test_wormtongue_keeps_rohan_asleep() -> None:
    s = wormtongue()
    track.army_entered(s, NUMBER["westemnet"], SHADOW)
    track.army_attacked(s, force("rohan 1 regular"), NUMBER["fords-of-isen"])
    capture.capture(s, NUMBER["folde"], SHADOW)
    entry.enter(s, WITCH_KING, location("moria"))
    assert not s.is_active(ROHAN) and s.is_active(GONDOR) and lies(s, "shadow-char-22")
    assert s.political[ROHAN] == 1, "the steps on the track still happen"


@pytest.mark.rule("RK-E17", "RK-P7")
@pytest.mark.parametrize("where", ["edoras", "helms-deep"])
def test_wormtongue_fails_at_court(where: str) -> None:
    s = wormtongue()
    track.army_attacked(s, force("rohan 1 regular"), NUMBER[where])
    assert s.is_active(ROHAN) and not s.table
    s = wormtongue()
    track.companion_arrived(s, NUMBER[where], force("gandalf-grey"))
    assert s.is_active(ROHAN) and not s.table
    s = wormtongue()
    s.figure = NUMBER[where]
    assert state(play(s, fellowship.declare)).is_active(ROHAN)


def test_threats_and_promises_bar_passive_nations_from_diplomacy() -> None:
    s = position(passive="rohan north", active="gondor", political={"rohan": 3, "gondor": 2, "north": 2})
    assert ROHAN in muster.can_advance_by_die(s, FREE)
    lay(s, "shadow-str-05")
    assert ROHAN not in muster.can_advance_by_die(s, FREE) and GONDOR in muster.can_advance_by_die(s, FREE)
    assert muster.can_advance_by_die(s, SHADOW) == [5, 6, 7]


def test_threats_and_promises_go_when_an_attack_or_a_companion_moves_a_nation() -> None:
    s = lay(position(passive="north", political={"north": 2}), "shadow-str-05")
    capture.capture(s, NUMBER["dale"], SHADOW)
    assert lies(s, "shadow-str-05"), "a capture is no attack"
    track.army_attacked(s, force("sauron 1 regular"), NUMBER["moria"])
    assert lies(s, "shadow-str-05"), "a nation of the Shadow"
    track.army_attacked(s, force("north 1 regular"), NUMBER["bree"])
    assert not lies(s, "shadow-str-05")
    s = position("minas-tirith: boromir", political={"gondor": 2}, free_dice="event", shadow_dice="event")
    table = say(play(lay(s, "shadow-str-05"), actions.opportunity), "event statesman")
    assert discarded(table, "shadow-str-05")


def test_cards_still_move_a_threatened_nation() -> None:
    s = lay(holding("fp-str-03", passive="north", political={"north": 2}), "shadow-str-05")
    table = play_card("fp-str-03", s)
    assert state(table).political[NORTH] == 1 and on_table(table, "shadow-str-05")


# --- where Shadow armies may not go ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("card", "region", "beside"),
    [
        ("fp-str-02", "rivendell", "trollshaws"),
        ("fp-str-03", "buckland", "bree"),
        ("fp-str-03", "old-forest", "cardolan"),
    ],
)
def test_a_power_keeps_shadow_armies_out(card: str, region: str, beside: str) -> None:
    s = position(f"{beside}: sauron 2 regular", at_war="sauron")
    march = f"{beside}->{region}"
    assert march in choices(play(s.clone(), call(movement.move_armies, 1, 0), acting=SHADOW))
    assert march not in choices(play(lay(s, card), call(movement.move_armies, 1, 0), acting=SHADOW))


def test_a_power_too_great_stirs_the_elves_and_tom_the_north() -> None:
    table = played("fp-str-02", political={"elves": 2})
    assert state(table).political[1] == 1 and on_table(table, "fp-str-02")
    table = played("fp-str-03", active="north", political={"north": 2})
    assert state(table).political[3] == 1 and on_table(table, "fp-str-03")


def test_denethors_folly_costs_a_leader_inside() -> None:
    assert not can_play("shadow-str-03")
    table = played("shadow-str-03", *SIEGE)
    assert table.seat == FREE and choices(table) == ["elves", "gondor"]
    say(table, "elves")
    assert at(table, "inside minas-tirith") == force("gondor 3 regular 1 leader, elves 1 regular")
    assert on_table(table, "shadow-str-03") and state(table).lost == force("elves 1 leader")
    bare = played("shadow-str-03", "minas-tirith: sauron 5 regular", "inside minas-tirith: gondor 3 regular")
    assert asked(bare) == "pause" and on_table(bare, "shadow-str-03")


# --- the Hunt --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("RK-H48")
def test_flocks_of_crebain_make_one_hunt_easier() -> None:
    s = lay(position("hollin: sauron 1 regular", figure="hollin", hunt_box=[0, 2]), "shadow-char-16")
    table = play(s, hunt.hunt, rolls=[4, 3, 4, 0])
    assert asked(table) == "use-card" and table.seat == SHADOW
    say(table, "shadow-char-16")
    assert asked(table) == "hunt-reroll"
    say(table, "1")
    assert state(table).successes == 2, "the die rolled again gains too"
    assert discarded(table, "shadow-char-16")


def test_without_dice_in_the_box_the_crebain_are_not_asked() -> None:
    table = play(lay(position(), "shadow-char-16"), hunt.hunt)
    assert asked(table) == "pause" and on_table(table, "shadow-char-16")


@pytest.mark.rule("RK-G40")
@pytest.mark.parametrize(
    ("figure", "captured", "crebain", "sorrow"),
    [
        ("lorien", "", False, False),
        ("edoras", "", False, True),
        ("edoras", "edoras", False, True),
        ("lorien", "lorien", False, True),
        ("bree", "", True, True),
        ("hollin", "", True, True),
    ],
)
def test_pursuers_lose_the_trail_when_the_fellowship_is_declared(
    figure: str, captured: str, crebain: bool, sorrow: bool
) -> None:
    s = lay(position(figure=figure, captured=captured), "shadow-char-16", "shadow-char-15")
    table = play(s, fellowship.declare)
    assert on_table(table, "shadow-char-16") is crebain and on_table(table, "shadow-char-15") is sorrow


@pytest.mark.rule("RK-H28", "RK-H54", "RK-F37")
def test_the_balrog_of_moria_draws_a_tile_when_the_fellowship_passes() -> None:
    s = lay(position(figure="hollin", progress=2, tiles=1 << TILES.index("1-1"), drawn=0), "shadow-char-17")
    table = say(play(s, fellowship.declare, rolls=[0]), "moria", "dimrill-dale")
    assert asked(table) == "use-card" and table.seat == SHADOW
    say(table, "shadow-char-17")
    assert asked(table) == "meet-damage" and discarded(table, "shadow-char-17")


@pytest.mark.rule("RK-H27")
def test_declared_in_a_stronghold_the_balrogs_tile_reveals_nobody() -> None:
    def way(*regions: str) -> bool:
        s = lay(position(figure="hollin", progress=3, tiles=1 << TILES.index("0r-1"), drawn=0), "shadow-char-17")
        table = say(play(s, fellowship.declare, rolls=[0]), *regions, "shadow-char-17")
        return bool(state(table).revealed)

    assert not way("moria", "dimrill-dale", "lorien") and way("moria", "dimrill-dale", "parth-celebrant")


@pytest.mark.rule("RK-H28")
def test_revealed_in_moria_the_balrogs_tile_comes_before_the_strongholds() -> None:
    tiles = (1 << TILES.index("1-1")) | (1 << TILES.index("3-1"))
    s = lay(position(figure="hollin", progress=1, tiles=tiles, drawn=0), "shadow-char-17")
    table = say(play(s, hunt.reveal, rolls=[0, 0]), "moria", "shadow-char-17", "ring", "ring")
    assert state(table).corruption == 4 and told(table).count("tile") == 2


@pytest.mark.rule("RK-F26", "RK-F38", "RK-H28")
def test_declared_in_moria_and_revealed_by_the_balrogs_tile_costs_the_tile_of_the_stronghold() -> None:
    tiles = (1 << TILES.index("0r-1")) | (1 << TILES.index("1-1"))
    first = sorted(("0r-1", "1-1"), key=TILES.index).index("0r-1")
    s = lay(position(figure="hollin", progress=2, tiles=tiles, drawn=0), "shadow-char-17")
    table = say(play(s, fellowship.declare, rolls=[first, 0]), "moria", "stop", "shadow-char-17")
    assert asked(table) == "meet-damage" and told(table).count("tile") == 2 and state(table).revealed
    assert state(table).figure == NUMBER["moria"]


def test_the_balrog_does_not_wake_for_those_who_stay() -> None:
    s = lay(position(figure="moria", progress=1), "shadow-char-17")
    assert asked(say(play(s, fellowship.declare), "stop")) == "pause"
    s = lay(position(figure="moria", progress=1), "shadow-char-17")
    assert asked(say(play(s, fellowship.declare), "hollin")) == "use-card", "but for those who leave"


# --- Worn with Sorrow and Toil ---------------------------------------------------------------------------------------


def grieving(hand: str = "fp-char-01 fp-char-02 fp-str-01", **fields: Any) -> RingkriegState:
    s = position(free_hand=hand, tiles=1 << TILES.index("3-1"), drawn=0, figure="hollin", **fields)
    return lay(s, "shadow-char-15", "fp-char-05")


@pytest.mark.rule("RK-E28")
def test_a_companion_lost_costs_a_card() -> None:
    table = play(grieving(), call(hunt.tile_due, hunt.BY_CARD), rolls=[0, 1])
    say(table, "keep", "guide")
    assert (
        asked(table) == "grieve" and table.seat == SHADOW and choices(table) == ["nothing", "fp-char-05", "from-hand"]
    )
    say(table, "from-hand")
    assert discarded(table, "fp-char-02") and [DECK_OF[card] for card in state(table).hands[FREE]] == [0, 1]


@pytest.mark.rule("RK-E28")
def test_the_card_may_also_be_one_on_the_table_or_none() -> None:
    table = say(play(grieving("fp-str-01"), call(hunt.tile_due, hunt.BY_CARD), rolls=[0]), "keep", "guide")
    assert choices(table) == ["nothing", "fp-char-05"]
    assert discarded(say(table, "fp-char-05"), "fp-char-05")


def test_a_hobbit_taken_alive_and_the_ring_cost_no_card() -> None:
    s = grieving(gone="gandalf-grey strider boromir legolas gimli meriadoc")
    table = say(play(s, call(hunt.tile_due, hunt.BY_CARD), rolls=[0]), "keep", "accept", "guide")
    assert asked(table) == "send-away"
    table = say(play(grieving(), call(hunt.tile_due, hunt.BY_CARD), rolls=[0]), "keep", "ring")
    assert asked(table) == "pause" and on_table(table, "shadow-char-15")


def test_cards_for_the_table_without_condition() -> None:
    for card in ("fp-char-05", "shadow-char-15", "shadow-char-16", "shadow-char-17", "shadow-str-05"):
        assert on_table(played(card, gone=EVERYBODY), card)


def test_the_palantir_needs_saruman() -> None:
    assert can_play("shadow-char-21", SARUMAN_IN_ORTHANC) and not can_play("shadow-char-21")


@pytest.mark.rule("RK-E10", "RK-E15")
def test_cards_for_the_table_whose_condition_holds() -> None:
    for card in ("fp-char-06", "fp-char-07", "fp-char-08"):
        assert on_table(played(card), card)
    gate = "nurn: rohan 1 regular, gandalf-white"
    assert on_table(played("fp-str-01", gate, lost="gandalf-grey"), "fp-str-01")
    assert on_table(played("shadow-char-22", SARUMAN_IN_ORTHANC, passive="rohan"), "shadow-char-22")


def test_a_captain_alone_does_not_march_on_the_black_gate() -> None:
    assert not conditions.marches_on_black_gate(position("dagorlad: aragorn", lost="strider"))
    assert conditions.marches_on_black_gate(position("dagorlad: aragorn, gondor 1 regular", lost="strider"))
