"""Galadriel, the Chief of the Ringwraiths and the Balrog (RK-Z28 to RK-Z57, RK-Z124 to RK-Z126, RK-Z132, RK-Z134)."""

from __future__ import annotations

from typing import Any

import pytest

from ringspiel.games.ringkrieg.armies import capture, companions, minions, routes
from ringspiel.games.ringkrieg.cards import conditions, deeds
from ringspiel.games.ringkrieg.combat import attacking, retreat
from ringspiel.games.ringkrieg.combat.fighters import strength
from ringspiel.games.ringkrieg.expansion.numbers import BALROG, CHIEF_OF_RINGWRAITHS, EXPANSION, GALADRIEL
from ringspiel.games.ringkrieg.hunt import fellowship, hunt
from ringspiel.games.ringkrieg.hunt.hunt import AFTER_HUNT, tile_due
from ringspiel.games.ringkrieg.pieces.deck import CARD_NUMBER
from ringspiel.games.ringkrieg.pieces.figures import (
    DWARVES,
    ELVES,
    FREE,
    GOLLUM,
    KIND_NAMES,
    NONE,
    NORTH,
    ONE,
    SHADOW,
    WITCH_KING,
    level,
)
from ringspiel.games.ringkrieg.pieces.tiles import TILES
from ringspiel.games.ringkrieg.politics import entry, muster
from ringspiel.games.ringkrieg.state import RingkriegState
from ringspiel.games.ringkrieg.turn import actions, dice
from ringspiel.games.ringkrieg.turn.dice import MUSTER, WILL
from ringspiel.kernel.state import call
from ringspiel.kernel.table import Table
from tests.games.playing import refused
from tests.games.ringkrieg.cardplay import can_play, lay
from tests.games.ringkrieg.fighting import begin
from tests.games.ringkrieg.position import asked, at, choices, location, play, position, say, state, told

EYE_FIRST = int(TILES.index("eye-1") > TILES.index("1-1"))
"""Which of the two tiles in the pool is the Eye."""
EVERYBODY = "gandalf-grey strider boromir legolas gimli meriadoc peregrin"


def tiles(*names: str) -> int:
    return sum(1 << TILES.index(name) for name in names)


def here(*armies: str, **fields: Any) -> RingkriegState:
    return position(*armies, expansion=True, **fields)


def who_may_come(s: RingkriegState, side: int, face: int = MUSTER) -> set[str]:
    s.acting = side
    return {KIND_NAMES[answer // 128 - 1] for answer in entry.entries(s, side, face)}


def due(s: RingkriegState, *names: str, why: int = AFTER_HUNT, rolls: tuple[int, ...] = (0, 0, 0)) -> Table:
    s.tiles = tiles(*names)
    return play(s, call(tile_due, why), rolls=rolls)


def declare(s: RingkriegState, *answers: str, rolls: tuple[int, ...] = (0, 0, 0)) -> Table:
    return say(play(s, fellowship.fellowship_phase, rolls=rolls), "declare", *answers)


# --- Galadriel -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("RK-Z28")
@pytest.mark.parametrize("at_war", ["sauron", "elves"])
def test_galadriel_comes_to_lorien_with_a_muster_result(at_war: str) -> None:
    s = here("lorien: elves 1 regular", at_war=at_war, free_dice="muster", shadow_dice="event")
    table = say(play(s, actions.opportunity), "muster bring-character")
    assert at(table, "lorien") & ONE[GALADRIEL] and asked(table) == "act"


@pytest.mark.rule("RK-Z28")
def test_galadriel_does_not_come_in_peace_nor_while_gandalf_the_white_is_there() -> None:
    assert "galadriel" not in who_may_come(here(), FREE)
    assert "galadriel" not in who_may_come(here("edoras: gandalf-white", at_war="elves"), FREE)
    assert "galadriel" in who_may_come(here(at_war="elves"), FREE, WILL), "a Will of the West is a Muster result too"


@pytest.mark.rule("RK-Z37")
def test_lorien_must_be_free_but_may_be_besieged() -> None:
    assert "galadriel" not in who_may_come(here(at_war="elves", captured="lorien"), FREE)
    s = here("lorien: sauron 3 regular", "inside lorien: elves 2 elite", at_war="elves")
    table = say(play(s, call(entry.bring, MUSTER)))
    assert at(table, "inside lorien") & ONE[GALADRIEL]


@pytest.mark.rule("RK-Z30")
def test_galadriel_never_leaves_lorien() -> None:
    s = here("lorien: elves 2 regular, galadriel", "dimrill-dale: gimli", at_war="elves")
    table = play(s, companions.move_companions)
    assert "galadriel" not in choices(table) and refused(table, "galadriel") == "RK-Z30"
    assert not routes.rested(s, location("lorien"), FREE) & ONE[GALADRIEL]
    retreat.go_back(s, location("lorien"), FREE, location("parth-celebrant"))
    assert s.at[location("lorien")] == ONE[GALADRIEL]


@pytest.mark.rule("RK-Z31")
def test_galadriel_is_removed_when_the_shadow_takes_lorien() -> None:
    s = here("lorien: sauron 3 regular, galadriel")
    capture.capture(s, location("lorien"), SHADOW)
    assert s.lost & ONE[GALADRIEL] and not s.at[location("lorien")] & ONE[GALADRIEL]
    s = here("lorien: elves 1 regular, galadriel")
    capture.capture(s, location("dale"), SHADOW)
    assert s.at[location("lorien")] & ONE[GALADRIEL]


@pytest.mark.rule("RK-Z32", "RK-Z33", "RK-Z38", "RK-Z8")
def test_galadriels_die_counts_while_gandalf_the_white_is_away() -> None:
    for armies, pool in (
        (["lorien: elves 1 regular, galadriel"], 5),
        (["lorien: elves 1 regular, galadriel", "edoras: gandalf-white"], 5),
        (["lorien: elves 1 regular, galadriel", "edoras: gandalf-white, aragorn"], 6),
        (["lorien: elves 1 regular, galadriel", "edoras: aragorn"], 6),
    ):
        s = here(*armies)
        dice.adjust_pools(s)
        assert s.pool[FREE] == pool


@pytest.mark.rule("RK-Z29", "RK-Z37")
def test_for_cards_galadriel_is_of_level_three() -> None:
    s = here("lorien: elves 1 regular, galadriel")
    assert level(GALADRIEL) == 0 and companions.level_of(s, GALADRIEL) == 3
    assert not deeds.is_breathed_on(s, GALADRIEL, 2) and deeds.is_breathed_on(s, GALADRIEL, 3)


@pytest.mark.rule("RK-Z36", "RK-Z38")
def test_with_galadriel_lorien_recruits_under_siege_up_to_five() -> None:
    siege = ("lorien: sauron 5 regular", "inside lorien: elves 4 elite, galadriel")
    s = here(*siege, at_war="elves", free_dice="muster", shadow_dice="event")
    table = say(play(s, actions.opportunity), "muster recruit")
    assert "elves-regular lorien" in choices(table)
    say(table, "elves-regular lorien")
    assert refused(table, "elves-leader lorien") == "RK-M7", "the second goes elsewhere"
    s = state(table)
    assert at(table, "inside lorien") & (63 << 6 * KIND_NAMES.index("elves-regular"))
    assert muster.why_not_recruit(s, KIND_NAMES.index("elves-elite"), location("lorien"), FREE) == "RK-A8"


@pytest.mark.rule("RK-Z36")
def test_without_her_a_besieged_lorien_does_not_recruit() -> None:
    s = here("lorien: sauron 5 regular", "inside lorien: elves 2 elite", at_war="elves")
    assert muster.why_closed(s, location("lorien"), FREE) == "RK-M13"
    s = here("rivendell: sauron 5 regular", "inside rivendell: elves 2 elite", "lorien: galadriel", at_war="elves")
    assert muster.why_closed(s, location("rivendell"), FREE) == "RK-M13"


@pytest.mark.rule("RK-Z34", "RK-Z38", "RK-Z126", "RK-R13")
def test_lady_of_light_cancels_an_eye_with_a_ring() -> None:
    table = due(here("lorien: galadriel", successes=3), "eye-1", "1-1", rolls=(EYE_FIRST, 0))
    assert asked(table) == "lady-of-light"
    say(table, "ring")
    s = state(table)
    assert s.rings == [2, 1] and s.removed == tiles("eye-1") and s.damage == 1 and not s.tiles


@pytest.mark.rule("RK-Z34")
def test_the_eye_may_be_taken_as_it_is() -> None:
    table = say(due(here("lorien: galadriel", successes=3), "eye-1", "1-1", rolls=(EYE_FIRST,)), "nothing")
    assert state(table).damage == 3 and state(table).rings == [3, 0]


@pytest.mark.rule("RK-Z34", "RK-Z35")
def test_lady_of_light_needs_her_a_standard_eye_a_ring_and_the_turns_first_use() -> None:
    assert asked(due(here(successes=1), "eye-1")) == "meet-damage"
    assert asked(due(here("lorien: galadriel"), "1-1")) == "meet-damage"
    assert asked(due(here("lorien: galadriel", successes=1, rings=[0, 3]), "eye-1")) == "meet-damage"
    assert asked(due(here("lorien: galadriel", successes=1, rings_used=1), "eye-1")) == "meet-damage"
    s = here("lorien: galadriel", mordor=1, hunt_box=[0, 1])
    assert asked(due(s, "the-ring-is-mine", why=hunt.IN_MORDOR)) == "meet-damage", "a special Eye is not grey"
    table = say(due(here("lorien: galadriel", successes=1), "eye-1", "eye-2", rolls=(0, 0)), "ring")
    assert asked(table) == "meet-damage", "one ring in a turn, so the second Eye stays"


# --- the Chief of the Ringwraiths ------------------------------------------------------------------------------------


@pytest.mark.rule("RK-Z39", "RK-Z45")
def test_the_chief_comes_where_the_figure_is() -> None:
    s = here(figure="hollin", shadow_dice="muster", free_dice="event")
    table = say(play(s, actions.opportunity, acting=SHADOW), "muster bring-character", "witch-king-chief hollin")
    assert at(table, "hollin") & ONE[CHIEF_OF_RINGWRAITHS]
    assert not state(table).is_active(NORTH), "he wakes nobody"


@pytest.mark.rule("RK-Z39", "RK-Z45", "RK-Z127")
def test_the_chief_does_not_come_to_a_stronghold_of_the_free_peoples_nor_to_mordor() -> None:
    assert "witch-king-chief" not in who_may_come(here(figure="rivendell"), SHADOW)
    assert "witch-king-chief" not in who_may_come(here(figure="rivendell", captured="rivendell"), SHADOW)
    assert "witch-king-chief" not in who_may_come(here(figure="morannon", mordor=0), SHADOW)
    assert "witch-king-chief" in who_may_come(here(figure="dale"), SHADOW), "a City is none"
    assert "witch-king-chief" in who_may_come(here(figure="moria", captured="moria"), SHADOW)


@pytest.mark.rule("RK-Z41")
def test_only_one_witch_king_ever() -> None:
    s = here("barad-dur: sauron 1 regular", at_war="sauron", figure="hollin")
    assert {"witch-king", "witch-king-chief"} <= who_may_come(s, SHADOW)
    for come, other in ((WITCH_KING, "witch-king-chief"), (CHIEF_OF_RINGWRAITHS, "witch-king")):
        s = here("barad-dur: sauron 1 regular", at_war="sauron", figure="hollin", minions_seen=ONE[come])
        assert other not in who_may_come(s, SHADOW)


@pytest.mark.rule("RK-Z42", "RK-Z47", "RK-Z48", "RK-Z8")
def test_the_chief_adds_a_die_and_takes_the_balrogs() -> None:
    for armies, pool in (
        (["hollin: witch-king-chief"], 8),
        (["hollin: witch-king-chief", "moria: balrog"], 8),
        (["hollin: witch-king", "moria: balrog"], 8),
        (["moria: balrog"], 8),
        (["hollin: witch-king-chief", "moria: balrog", "orthanc: saruman", "morannon: mouth-of-sauron"], 10),
        (["moria: balrog", "orthanc: saruman", "morannon: mouth-of-sauron"], 10),
    ):
        s = here(*armies)
        dice.adjust_pools(s)
        assert s.pool[SHADOW] == pool


@pytest.mark.rule("RK-Z40")
def test_cards_that_name_the_witch_king_mean_the_chief_too() -> None:
    chief = "moria: sauron 2 regular, witch-king-chief"
    for card in ("shadow-char-24", "shadow-str-12"):
        assert can_play(card, chief, expansion=True) and not can_play(card, "moria: sauron 2 regular", expansion=True)
    assert conditions.besieges_with(
        here("lorien: sauron 3 regular, witch-king-chief", "inside lorien: elves 2 elite"), ONE[CHIEF_OF_RINGWRAITHS]
    )


@pytest.mark.rule("RK-Z43", "RK-Z45", "RK-Z124")
def test_shadow_of_despair_gives_a_reroll_for_each_nazgul() -> None:
    cases = {
        "hollin: nazgul 3": 1,
        "hollin: nazgul 3, witch-king-chief": 4,
        "hollin: witch-king-chief": 1,
        "hollin: nazgul 2, sauron 1 regular, witch-king-chief": 4,
        "hollin: witch-king-chief, balrog": 1,
    }
    for army, rerolls in cases.items():
        assert hunt.rerolls(here(army, figure="hollin")) == rerolls
    assert hunt.rerolls(here("hollin: nazgul 2", "moria: witch-king-chief", figure="hollin")) == 2, "wherever he is"


@pytest.mark.rule("RK-Z44", "RK-Z26")
def test_he_sees_he_knows_when_the_fellowship_is_declared() -> None:
    table = declare(here("barad-dur: witch-king-chief", figure="hollin"))
    assert asked(table) == "he-sees-he-knows" and table.seat == SHADOW
    say(table, "hollin")
    assert at(table, "hollin") & ONE[CHIEF_OF_RINGWRAITHS]
    table = say(declare(here("barad-dur: witch-king-chief", figure="hollin")), "stay")
    assert at(table, "barad-dur") & ONE[CHIEF_OF_RINGWRAITHS]


@pytest.mark.rule("RK-Z44", "RK-Z127")
def test_he_does_not_see_into_a_stronghold_nor_when_it_is_revealed_nor_where_he_is() -> None:
    for table in (
        declare(here("barad-dur: witch-king-chief")),
        declare(here("hollin: witch-king-chief", figure="hollin")),
        play(here("barad-dur: witch-king-chief", figure="hollin"), hunt.reveal),
        declare(here("barad-dur: witch-king", figure="hollin")),
    ):
        assert asked(table) != "he-sees-he-knows" and table.seat == FREE


# --- the Balrog ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("RK-Z46", "RK-Z49")
def test_the_balrog_comes_to_moria_with_a_unit_and_three_nations_are_alarmed() -> None:
    s = here(figure="rivendell", shadow_dice="muster", free_dice="event", political={"north": 1, "dwarves": 3})
    before = list(s.political)
    table = say(play(s, actions.opportunity, acting=SHADOW), "muster bring-character")
    assert asked(table) == "choose-rank" and choices(table) == ["sauron-regular", "sauron-elite"]
    say(table, "sauron-elite")
    s = state(table)
    assert at(table, "moria") & ONE[BALROG] and at(table, "moria") & ONE[KIND_NAMES.index("sauron-elite")]
    assert (s.political[ELVES], s.political[DWARVES]) == (before[ELVES] - 1, before[DWARVES] - 1)
    assert s.political[NORTH] == 1, "a passive nation does not enter the war by this"


@pytest.mark.rule("RK-Z46", "RK-Z57")
def test_the_balrog_does_not_come_while_a_witch_king_is_in_play() -> None:
    for witch_king in ("witch-king", "witch-king-chief"):
        assert "balrog" not in who_may_come(here(f"hollin: {witch_king}"), SHADOW)
    assert "balrog" in who_may_come(here(lost="witch-king"), SHADOW)
    s = here("moria: sauron 1 regular, balrog", at_war="sauron", figure="hollin")
    assert {"witch-king", "witch-king-chief"} <= who_may_come(s, SHADOW), "but he may come later"


@pytest.mark.rule("RK-Z56")
def test_in_a_besieged_or_captured_moria_he_comes_without_a_unit() -> None:
    s = here("moria: elves 3 elite", "inside moria: sauron 2 regular")
    table = play(s, call(entry.bring, MUSTER), acting=SHADOW)
    assert at(table, "inside moria") & ONE[BALROG] and asked(table) == "pause"
    s = here("moria: elves 3 elite", captured="moria")
    table = play(s, call(entry.bring, MUSTER), acting=SHADOW)
    assert at(table, "moria") & ONE[BALROG] and asked(table) == "pause"


@pytest.mark.rule("RK-Z50")
def test_for_gandalf_the_white_the_balrog_is_no_minion() -> None:
    s = here(gone="gandalf-grey", minions_seen=ONE[BALROG])
    assert "gandalf-white" not in who_may_come(s, FREE, WILL)
    s.minions_seen |= ONE[CHIEF_OF_RINGWRAITHS]
    assert "gandalf-white" in who_may_come(s, FREE, WILL)


@pytest.mark.rule("RK-Z54")
def test_flame_of_udun_adds_two_to_the_strength() -> None:
    table = begin(
        here("moria: sauron 2 regular, balrog", "dimrill-dale: elves 2 regular", at_war="sauron elves"),
        "moria",
        "dimrill-dale",
        acting=SHADOW,
    )
    assert strength(state(table), SHADOW) == 4 and strength(state(table), FREE) == 2


@pytest.mark.rule("RK-Z55", "RK-Z56")
def test_the_balrog_leaves_moria_only_with_an_army_and_only_with_his_card() -> None:
    army = "moria: sauron 2 regular, balrog"
    s = here(army, at_war="sauron")
    assert not routes.rested(s, location("moria"), SHADOW) & ONE[BALROG]
    assert not routes.can_move_army(s, SHADOW, routes.BY_LEADER, 1)
    assert companions.level_of(s, BALROG) == 0
    s = lay(here(army, at_war="sauron"), "shadow-char-17E")
    assert routes.rested(s, location("moria"), SHADOW) & ONE[BALROG]
    assert routes.can_move_army(s, SHADOW, routes.BY_LEADER, 1), "he is its leader"
    assert companions.level_of(s, BALROG) == 2 and not minions.can_move_minions(s)
    s = lay(here(army, "hollin: nazgul", at_war="sauron"), "shadow-char-17E")
    assert refused(play(s, minions.move_minions, acting=SHADOW), "balrog") == "RK-Z55"


@pytest.mark.rule("RK-Z124", "RK-B40")
def test_without_an_army_the_balrog_stays_unharmed() -> None:
    s = here("moria: balrog, elves 3 elite", captured="moria")
    capture.capture(s, location("moria"), SHADOW)
    capture.capture(s, location("moria"), FREE)
    assert s.at[location("moria")] & ONE[BALROG]
    s = here("moria: balrog", "hollin: elves 3 elite", at_war="elves")
    assert not attacking.can_attack(s, FREE, 0), "Companions do not fight him alone"


def through_moria(**fields: Any) -> RingkriegState:
    return here("moria: sauron 1 regular, balrog", figure="hollin", progress=2, **fields)


@pytest.mark.rule("RK-Z51", "RK-Z26")
def test_fire_and_shadow_draws_a_tile_and_ignores_its_symbol() -> None:
    s = through_moria(tiles=tiles("1r-1"))
    table = declare(s, "moria", "dimrill-dale")
    assert asked(table) == "meet-damage"
    say(table, "ring")
    assert state(table).corruption == 1 and not state(table).revealed


@pytest.mark.rule("RK-Z51")
@pytest.mark.parametrize(("figure", "way"), [("moria", "dimrill-dale"), ("hollin", "moria")])
def test_fire_and_shadow_for_a_way_out_of_his_region_or_into_it(figure: str, way: str) -> None:
    s = here("moria: sauron 1 regular, balrog", figure=figure, progress=1, tiles=tiles("1-1"))
    assert asked(declare(s, way)) == "meet-damage"


@pytest.mark.rule("RK-Z51", "RK-Z57", "RK-H28")
def test_fire_and_shadow_also_when_it_is_revealed_before_the_tile_for_the_stronghold() -> None:
    s = through_moria(tiles=tiles("1-1", "2-1"))
    table = say(play(s, hunt.reveal, rolls=(0, 0)), "moria", "dimrill-dale", "ring", "ring")
    assert state(table).corruption == 3 and told(table).count("tile") == 2


@pytest.mark.rule("RK-Z51", "RK-Z132")
def test_without_a_way_through_his_region_there_is_no_tile() -> None:
    assert "tile" not in told(declare(through_moria(tiles=tiles("1-1")), "fords-of-bruinen", "stop"))
    s = here("moria: sauron 1 regular, balrog", figure="moria", tiles=tiles("1-1"))
    assert "tile" not in told(declare(s)), "declared where it stands"


@pytest.mark.rule("RK-Z52", "RK-Z57")
@pytest.mark.parametrize("eye", ["eye-1", "eye-2", "eye-3", "eye-4"])
def test_an_eye_takes_the_balrog_and_the_guide(eye: str) -> None:
    table = declare(through_moria(tiles=tiles(eye), hunt_box=[0, 3]), "moria", "stop")
    s = state(table)
    assert s.lost & ONE[BALROG] and s.lost & ONE[KIND_NAMES.index("gandalf-grey")]
    assert s.corruption == 0 and KIND_NAMES[s.guide] == "strider"


@pytest.mark.rule("RK-Z52", "RK-Z57", "RK-Z17")
def test_if_smeagol_is_the_guide_the_shadow_gets_its_card() -> None:
    table = declare(through_moria(tiles=tiles("eye-1"), joined="smeagol"), "moria", "stop")
    s = state(table)
    assert s.lost & ONE[KIND_NAMES.index("smeagol")] and s.on_table(CARD_NUMBER["shadow-we-shall-get-it"])
    assert asked(table) == "choose-guide" and s.on_table(EXPANSION) and "laid" in told(table)


@pytest.mark.rule("RK-Z53")
def test_with_gollum_as_guide_the_eye_does_nothing() -> None:
    s = through_moria(tiles=tiles("eye-1"), gone=EVERYBODY, guide="gollum")
    table = declare(s, "moria", "stop")
    assert at(table, "moria") & ONE[BALROG] and state(table).guide == GOLLUM and state(table).corruption == 0


@pytest.mark.rule("RK-Z134", "RK-O21")
def test_on_a_declaration_healing_comes_first_then_the_chief_then_the_balrog_last_mordor() -> None:
    s = here(
        "morannon: sauron 2 regular, balrog",
        "barad-dur: witch-king-chief",
        figure="dagorlad",
        progress=1,
        tiles=tiles("1-1"),
    )
    table = declare(s, "morannon")
    assert asked(table) == "he-sees-he-knows"
    say(table, "morannon")
    assert asked(table) == "meet-damage" and state(table).mordor == NONE
    say(table, "ring")
    assert state(table).mordor == 0
    s = here("lorien: balrog", figure="parth-celebrant", progress=1, corruption=2, tiles=tiles("1-1"))
    events = told(declare(s, "lorien"))
    assert events.index("healed") < events.index("tile")
