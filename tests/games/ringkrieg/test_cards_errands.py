"""Cards for Companions, nations, Nazgûl and dice (RK-C, RK-P, RK-V23, RK-D25)."""

import pytest

from ringspiel.games.ringkrieg.cards import wraiths
from ringspiel.games.ringkrieg.pieces.board import DISTANCE, EDORAS, NUMBER, START
from ringspiel.games.ringkrieg.pieces.deck import CARD_NUMBER
from ringspiel.games.ringkrieg.pieces.figures import DWARVES, ELVES, FREE, GONDOR, NORTH, ROHAN, SHADOW
from tests.games.ringkrieg.cardplay import EVERYBODY, can_play, discarded, holding, lay, play_card, played
from tests.games.ringkrieg.position import asked, at, choices, force, say, state, told

# --- nations ---------------------------------------------------------------------------------------------------------

CALLS = [("fp-str-04", DWARVES, "dwarves", "erebor"), ("fp-str-07", NORTH, "north", "bree")]


@pytest.mark.parametrize(("card", "nation", "name", "place"), CALLS)
def test_a_companion_calls_a_nation_to_war(card: str, nation: int, name: str, place: str) -> None:
    table = played(card, "fords-of-bruinen: boromir", f"{place}: gimli", passive=name, political={name: 3})
    assert sorted(choices(table)) == ["boromir", "done", "gimli"]
    say(table, "done")
    assert state(table).is_active(nation) and state(table).is_at_war(nation)


@pytest.mark.parametrize(("card", "nation", "name", "place"), CALLS)
def test_without_a_companion_there_nobody_is_called(card: str, nation: int, name: str, place: str) -> None:
    s = state(played(card, figure=place, passive=name, political={name: 3}))
    assert not s.is_active(nation) and s.political[nation] == 3, "the Fellowship does not count"


def test_companions_may_come_to_call() -> None:
    table = played("fp-str-07", "weather-hills: boromir", passive="north", political={"north": 2})
    say(table, "boromir", "bree")
    assert at(table, "bree") == force("boromir") and state(table).is_at_war(NORTH)


@pytest.mark.rule("RK-P23", "RK-P32")
def test_the_wisdom_of_elrond() -> None:
    table = played("fp-str-08", passive="gondor", political={"gondor": 1})
    assert choices(table) == ["dwarves", "elves", "gondor", "north", "rohan"]
    say(table, "gondor")
    assert state(table).is_at_war(GONDOR), "activation comes first"


def test_the_wisdom_of_elrond_against_wormtongue() -> None:
    s = holding("fp-str-08", "orthanc: isengard 1 regular, saruman", passive="rohan", political={"rohan": 2})
    table = say(play_card("fp-str-08", lay(s, "shadow-char-22"), face=-1), "rohan")
    assert not state(table).is_active(ROHAN) and state(table).political[ROHAN] == 1


@pytest.mark.rule("RK-P23")
@pytest.mark.parametrize(("where", "stirred"), [("dale", True), ("woodland-realm", True), ("bree", False)])
def test_there_and_back_again(where: str, stirred: bool) -> None:
    before = {"dwarves": 3, "north": 2, "elves": 1}
    table = played("fp-char-17", f"{where}: gimli", gone=EVERYBODY.replace("gimli ", ""), passive="dwarves north",
                   political=before)  # fmt: skip
    s = state(table)
    assert s.is_active(DWARVES) is s.is_active(NORTH) is stirred
    assert [s.political[nation] for nation in (DWARVES, NORTH, ELVES)] == ([2, 1, 0] if stirred else [3, 2, 1])


def test_there_and_back_again_separates_first() -> None:
    table = say(played("fp-char-17", figure="rhosgobel", progress=3, passive="dwarves"), "gimli", "done", "erebor")
    assert at(table, "erebor") == force("gimli") and state(table).is_active(DWARVES)


# --- Companions on the way -------------------------------------------------------------------------------------------


@pytest.mark.rule("RK-C4", "RK-C5")
def test_gwaihir_carries_a_group_four_regions() -> None:
    table = played("fp-char-15", "edoras: meriadoc, gimli, boromir")
    say(table, "move-companions", "gimli", "meriadoc", "done")
    assert max(DISTANCE[EDORAS][NUMBER[region]] for region in choices(table)) == 4, "whatever their Level"
    say(table, "osgiliath")
    assert at(table, "edoras") == force("boromir") and at(table, "osgiliath") == force("meriadoc, gimli")
    assert asked(table) == "pause", "one group only"


@pytest.mark.rule("RK-C9")
@pytest.mark.parametrize("card", ["fp-char-15", "fp-char-16"])
def test_they_may_end_inside_a_siege_but_not_leave_one(card: str) -> None:
    siege = ("helms-deep: isengard 2 regular", "inside helms-deep: rohan 1 regular, boromir")
    table = played(card, *siege, "edoras: gimli", "folde: legolas")
    say(table, "move-companions")
    assert choices(table) == ["done", "gimli", "legolas"]
    say(table, "gimli", "helms-deep")
    assert at(table, "inside helms-deep") == force("rohan 1 regular, boromir, gimli")


@pytest.mark.rule("RK-F47")
def test_the_swifter_leave_the_fellowship_for_two_regions_more() -> None:
    table = played("fp-char-16", "dale: boromir", figure="rivendell", progress=0)
    assert choices(table) == ["move-companions", "separate"]
    say(table, "separate", "meriadoc", "done")
    assert max(DISTANCE[START][NUMBER[region]] for region in choices(table)) == 3, "Level 1 and two more"
    say(table, "weather-hills")
    assert at(table, "weather-hills") == force("meriadoc")


@pytest.mark.rule("RK-O7")
def test_in_mordor_travellers_are_lost() -> None:
    table = say(played("fp-char-15", mordor=1), "gimli", "done")
    assert state(table).lost == force("gimli")


def test_nobody_to_travel() -> None:
    assert asked(played("fp-char-15", gone=EVERYBODY)) == "pause"


# --- Nazgûl ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("RK-O22", "RK-F18", "RK-F34")
def test_nazgul_search_reveals_the_fellowship() -> None:
    assert not can_play("shadow-char-09") and not can_play("shadow-char-09", progress=0)
    table = played("shadow-char-09", "moria: nazgul 1", figure="hollin", progress=2)
    say(table, "nazgul moria", "hollin")
    assert state(table).revealed and asked(table) == "walk"
    table = say(played("shadow-char-09", "moria: nazgul 1", figure="hollin", progress=2), "done")
    assert not state(table).revealed and asked(table) == "pause"


def test_no_other_minion_flies_with_the_nazgul() -> None:
    table = played("shadow-char-09", "moria: nazgul 1, mouth-of-sauron, witch-king", figure="hollin", progress=2)
    assert choices(table) == ["done", "nazgul moria", "witch-king moria"]


@pytest.mark.rule("RK-H55")
def test_the_nazgul_strike_by_a_hunt() -> None:
    table = played("shadow-char-11", "hollin: nazgul 1", figure="hollin", progress=2, hunt_box=[1, 1], rolls=[4])
    say(table, "done", "hunt")
    assert state(table).successes == 1 and state(table).progress == 2 and state(table).hunt_box == [1, 1]


def test_the_nazgul_strike_a_card_from_the_table() -> None:
    s = lay(holding("shadow-char-11", "hollin: nazgul 1", figure="hollin", progress=1), "fp-char-06", "fp-str-02")
    table = say(play_card("shadow-char-11", s, face=-1), "done")
    assert choices(table) == ["nothing", "hunt", "fp-char-06"], "Character events only"
    assert discarded(say(table, "fp-char-06"), "fp-char-06")


def test_the_nazgul_who_find_nobody_do_not_strike() -> None:
    assert asked(say(played("shadow-char-11", "moria: nazgul 1", figure="hollin", progress=1), "done")) == "pause"


@pytest.mark.rule("RK-V23")
def test_the_ringwraiths_fly_and_then_lead_armies() -> None:
    armies = ("moria: sauron 3 regular", "angmar: sauron 2 regular, nazgul 2", "dol-guldur: sauron 1 regular")
    table = played("shadow-char-23", *armies, at_war="sauron")
    say(table, "nazgul angmar", "moria", "done")
    assert choices(table) == ["nothing", "move-army"]
    say(table, "move-army")
    marches = choices(table)
    assert "moria->hollin" in marches and not any(march.startswith("dol-guldur") for march in marches)
    say(table, "moria->hollin", "sauron-regular")
    assert "nazgul" not in choices(table), "a Nazgûl has to go with the army"
    say(table, "go")
    assert at(table, "hollin") == force("sauron 2 regular, nazgul 1")
    say(table, "angmar->arnor", "go")
    assert asked(table) == "pause" and at(table, "arnor") == force("sauron 2 regular, nazgul 1")


@pytest.mark.rule("RK-V23")
def test_the_ringwraiths_fly_and_then_attack() -> None:
    table = played("shadow-char-23", "moria: sauron 2 regular, nazgul 1", "hollin: elves 1 regular", at_war="sauron")
    say(table, "done", "attack")
    assert "nazgul" not in choices(table), "he has to fight"


def test_the_black_captain_calls_nazgul() -> None:
    assert not can_play("shadow-char-24")
    table = played("shadow-char-24", "hollin: sauron 2 regular, witch-king", political={"sauron": 1})
    assert choices(table) == ["call-1", "call-2", "fly"]
    say(table, "call-2")
    assert at(table, "hollin") == force("sauron 2 regular, witch-king, nazgul 2")
    assert choices(table) == ["nothing", "move-army"]


@pytest.mark.rule("RK-M25")
def test_an_army_beside_him_bars_those_called() -> None:
    s = holding("shadow-char-24", "edoras: witch-king, rohan 1 regular")
    assert wraiths.nazgul_to_call(s) == 0
    assert wraiths.nazgul_to_call(holding("shadow-char-24", "edoras: witch-king")) == 2


@pytest.mark.rule("RK-M15", "RK-M22")
def test_nobody_is_called_under_an_enemy_control_marker() -> None:
    assert wraiths.nazgul_to_call(holding("shadow-char-24", "moria: witch-king", captured="moria")) == 0
    assert wraiths.nazgul_to_call(holding("shadow-char-24", "edoras: witch-king", captured="edoras")) == 2
    siege = ("moria: witch-king, sauron 1 regular", "inside moria: dwarves 1 regular")
    assert wraiths.nazgul_to_call(holding("shadow-char-24", *siege, captured="moria")) == 2, "besieged by his own"


@pytest.mark.rule("RK-M25")
def test_besieged_in_a_captured_stronghold_the_witch_king_still_calls() -> None:
    siege = ("inside helms-deep: witch-king, isengard 1 regular", "helms-deep: rohan 2 regular")
    assert wraiths.nazgul_to_call(holding("shadow-char-24", *siege, captured="helms-deep")) == 2


@pytest.mark.rule("RK-V23")
def test_the_black_captain_flies_and_his_army_moves() -> None:
    armies = ("angmar: sauron 1 regular, nazgul 1", "moria: sauron 2 regular, witch-king")
    table = played("shadow-char-24", *armies, at_war="sauron")
    say(table, "fly", "witch-king moria", "angmar", "done", "move-army")
    assert all(march.startswith("angmar") for march in choices(table))
    say(table, "angmar->arnor", "nazgul")
    assert at(table, "arnor") == force("sauron 1 regular, witch-king") and at(table, "angmar") == force("nazgul 1")
    assert asked(table) == "pause", "one army only"


# --- dice ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("RK-D25")
def test_the_lidless_eye_turns_dice() -> None:
    table = played("shadow-char-18", shadow_dice="army army muster event", hunt_box=[0, 2])
    say(table, "army", "event", "army")
    s = state(table)
    assert s.hunt_box[SHADOW] == 5 and s.unused(SHADOW) == 1 and asked(table) == "pause"
    turned = [event.rule for event in table.events(0, since=0) if event.kind == "ring-turned"]
    assert turned == ["RK-D30"] * 3, "no ring was used"
    assert state(say(played("shadow-char-18", shadow_dice="army"), "done")).hunt_box[SHADOW] == 0


@pytest.mark.rule("RK-D30")
def test_the_day_without_dawn_takes_wills_of_the_west() -> None:
    assert not can_play("shadow-str-04", at_war="sauron")
    table = played("shadow-str-04", free_dice="will will muster", at_war="sauron isengard southrons")
    s = state(table)
    assert s.dice[FREE][5] == 0 and s.unused(FREE) == 1 and "wills-lost" in told(table)
    assert s.spent[FREE] == 3 and CARD_NUMBER["shadow-str-04"] in s.discards


@pytest.mark.rule("RK-V14", "RK-V23")
def test_the_ringwraiths_overfill_no_region_that_they_cannot_relieve() -> None:
    armies = ("moria: sauron 3 regular, nazgul 1", "hollin: sauron 9 regular")
    table = say(played("shadow-char-23", *armies, at_war="sauron"), "done", "move-army", "moria->hollin")
    assert at(table, "hollin") == force("sauron 10 regular, nazgul 1"), "the others have no Nazgûl to lead them on"
