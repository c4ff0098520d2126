"""Cards that strike, move armies or attack (RK-E21, RK-E31, RK-V21, RK-V24, RK-X40)."""

import pytest

from ringspiel.games.ringkrieg.armies import routes
from ringspiel.games.ringkrieg.cards import wraiths
from ringspiel.games.ringkrieg.combat.fighters import battle_of
from ringspiel.games.ringkrieg.combat.state import RELIEVING, THREE_ROUNDS
from ringspiel.games.ringkrieg.pieces.board import NEIGHBOURS, NUMBER, REGIONS
from ringspiel.games.ringkrieg.pieces.figures import FREE, GONDOR, NORTH, SHADOW
from ringspiel.kernel.state import call
from ringspiel.kernel.table import Table
from tests.games.ringkrieg.cardplay import can_play, discarded, lay, on_table, play_card, played
from tests.games.ringkrieg.cardplay import holding as held
from tests.games.ringkrieg.position import asked, at, choices, force, play, position, say, state, told

ORTHANC = "orthanc: isengard 3 regular, saruman, nazgul 1"
ENTS = ["fp-char-19", "fp-char-20", "fp-char-21"]


# --- dice against an army --------------------------------------------------------------------------------------------


@pytest.mark.rule("RK-E31", "RK-E33")
def test_the_spirit_of_mordor_strikes_a_mixed_army() -> None:
    mixed = "moria: sauron 3 regular, isengard 1 elite"
    assert can_play("fp-str-05", mixed) and not can_play("fp-str-05", "moria: sauron 3 regular")
    table = played("fp-str-05", mixed, "tharbad: isengard 1 regular", rolls=[4, 5, 0, 0, 3], passive="north")
    assert asked(table) == "casualty" and table.seat == SHADOW, "the owner chooses"
    say(table, "isengard-elite", "sauron-regular")
    assert at(table, "moria") == force("sauron 2 regular, isengard 1 regular")
    assert not {"attack", "activated", "advanced", "announced"} & set(told(table)), "hits are no attack"


@pytest.mark.rule("RK-E31")
def test_a_garrison_or_a_besieger_may_be_struck() -> None:
    table = played(
        "fp-str-05",
        "helms-deep: isengard 1 regular, sauron 1 regular",
        "inside helms-deep: rohan 1 regular",
        "orthanc: rohan 1 regular",
        "inside orthanc: isengard 1 regular, southrons 1 regular",
        rolls=[4, 0, 0, 0, 0],
    )
    assert choices(table) == ["helms-deep", "inside-orthanc"]
    say(table, "inside-orthanc", "isengard-regular")
    assert at(table, "inside orthanc") == force("southrons 1 regular")


@pytest.mark.rule("RK-E21")
def test_who_stays_when_all_units_are_gone() -> None:
    """Leaders go with the last unit, Nazgûl and Companions stay."""
    table = played("fp-str-06", "osgiliath: sauron 1 regular, nazgul 1", rolls=[5, 0, 0])
    assert at(table, "osgiliath") == force("nazgul 1")
    table = played(
        "shadow-char-19",
        "edoras: rohan 1 regular 1 leader, gimli",
        "folde: sauron 1 regular, nazgul 1",
        rolls=[5],
    )
    assert at(table, "edoras") == force("gimli") and state(table).lost == force("rohan 1 regular 1 leader")


def test_faramirs_rangers_strike_before_they_gather() -> None:
    table = played("fp-str-06", "north-ithilien: sauron 2 regular", "osgiliath: gondor 1 regular", rolls=[4, 4, 0])
    assert at(table, "north-ithilien") == 0
    say(table, "gondor-regular")
    assert at(table, "osgiliath") == force("gondor 2 regular 1 leader")


@pytest.mark.rule("RK-X40")
def test_a_garrison_struck_down_loses_its_stronghold() -> None:
    table = played(
        "shadow-char-19",
        "helms-deep: isengard 1 regular, nazgul 2",
        "inside helms-deep: rohan 1 regular, boromir",
        rolls=[5, 5],
    )
    assert state(table).captured == 1 << NUMBER["helms-deep"]
    assert at(table, "helms-deep") == force("isengard 1 regular, nazgul 2, boromir")


@pytest.mark.rule("RK-E33")
def test_dreadful_spells_choose_caster_and_victim() -> None:
    assert not can_play("shadow-char-19", "edoras: rohan 1 regular", "folde: nazgul 1"), "no army"
    table = played(
        "shadow-char-19",
        "edoras: rohan 2 regular",
        "westemnet: rohan 2 regular",
        "folde: sauron 1 regular, nazgul 1, witch-king",
        "fords-of-isen: isengard 1 regular, nazgul 3",
        rolls=[4, 4],
    )
    assert choices(table) == ["folde", "fords-of-isen"]
    say(table, "folde", "edoras")
    assert told(table).count("event-roll") == 1 and at(table, "edoras") == 0, "the Witch-king is a Nazgûl"


def test_the_eagles_scatter_nazgul() -> None:
    near = ("edoras: rohan 1 regular, gimli", "folde: sauron 1 regular, nazgul 3, witch-king")
    assert can_play("fp-char-18", *near)
    assert not can_play("fp-char-18", "edoras: rohan 1 regular", near[1])
    assert not can_play("fp-char-18", near[0], "folde: sauron 1 regular, witch-king")
    table = played("fp-char-18", *near, rolls=[4, 0, 0])
    assert table.seat == FREE and "minas-morgul" in choices(table) and "orthanc" not in choices(table)
    say(table, "moria")
    assert at(table, "moria") == force("nazgul 2") and at(table, "folde") == force("sauron 1 regular, witch-king")


def test_the_eagles_without_a_refuge() -> None:
    captured = "moria morannon mount-gundabad barad-dur dol-guldur minas-morgul"
    near = ("edoras: rohan 1 regular, gimli", "folde: sauron 1 regular, nazgul 1")
    table = played("fp-char-18", *near, rolls=[0], captured=captured)
    assert at(table, "folde") == force("sauron 1 regular, nazgul 1")


@pytest.mark.parametrize("card", ENTS)
def test_the_ents_break_orthanc(card: str) -> None:
    rider = {"lost": "gandalf-grey"}
    assert not can_play(card, ORTHANC, "dale: gandalf-white", **rider)
    assert not can_play(card, "edoras: gandalf-white", **rider)
    table = played(card, ORTHANC, "edoras: gandalf-white", rolls=[3, 4, 2], **rider)
    assert at(table, "orthanc") == force("isengard 1 regular, saruman, nazgul 1") and asked(table) == "pause"
    table = played(card, ORTHANC, "edoras: gandalf-white", rolls=[3, 4, 5], **rider)
    assert at(table, "orthanc") == force("nazgul 1") and state(table).lost == force("gandalf-grey, saruman")


def test_the_ents_find_orthanc_empty() -> None:
    table = played("fp-char-19", "orthanc: saruman", "fangorn: gandalf-white", rolls=[0, 0, 0], lost="gandalf-grey")
    assert at(table, "orthanc") == 0 and asked(table) == "pause"


def test_return_to_valinor_rolls_for_every_haven() -> None:
    armies = (
        "lorien: elves 2 regular, rohan 1 regular",
        "rivendell: elves 1 elite",
        "woodland-realm: sauron 1 regular",
        "inside woodland-realm: elves 3 regular",
    )
    assert not can_play("shadow-str-01", *armies)
    table = played("shadow-str-01", *armies, captured="grey-havens", rolls=[5, 5, 5])
    assert choices(table) == ["lorien", "rivendell"], "neither the besieged nor the captured"
    say(table, "lorien", "rohan-regular")
    assert at(table, "lorien") == force("elves 1 regular") and at(table, "rivendell") == force("elves 1 regular")


# --- figures and nations ---------------------------------------------------------------------------------------------


@pytest.mark.rule("RK-P29", "RK-E33")
def test_stormcrow_turns_a_nation_back() -> None:
    assert not can_play("shadow-str-06", at_war="elves"), "the figure is in Rivendell"
    armies = ("dale: north 1 regular 1 leader, gimli", "pelargir: gondor 2 regular, boromir")
    table = played("shadow-str-06", *armies, at_war="elves", political={"north": 1, "gondor": 3})
    assert table.seat == SHADOW and choices(table) == ["gondor", "north"]
    say(table, "north")
    assert table.seat == FREE and choices(table) == ["north-regular dale", "north-leader dale"]
    say(table, "north-regular dale")
    s = state(table)
    assert (
        s.political[NORTH] == 2 and at(table, "dale") == force("gimli") and s.lost == force("north 1 regular 1 leader")
    )


@pytest.mark.rule("RK-P29")
def test_stormcrow_does_not_pass_the_top_box() -> None:
    table = played("shadow-str-06", "pelargir: gondor 2 regular, boromir", at_war="elves", political={"gondor": 3})
    assert state(table).political[GONDOR] == 3 and at(table, "pelargir") == force("gondor 1 regular, boromir")


@pytest.mark.rule("RK-X40")
def test_stormcrow_can_open_a_stronghold() -> None:
    siege = ("helms-deep: isengard 1 regular", "inside helms-deep: rohan 1 regular, gimli")
    table = played("shadow-str-06", *siege, at_war="elves", political={"rohan": 2})
    assert state(table).captured == 1 << NUMBER["helms-deep"]


# --- armies on the march ---------------------------------------------------------------------------------------------


@pytest.mark.rule("RK-V24", "RK-V21")
def test_through_a_day_and_a_night() -> None:
    assert not can_play("fp-str-12", "edoras: rohan 2 regular", "folde: gimli")
    table = played("fp-str-12", "edoras: rohan 3 regular 1 leader, gimli", at_war="rohan", captured="westemnet")
    say(table, "westemnet", "fords-of-isen")
    assert "gimli" not in choices(table), "the Companion has to go"
    say(table, "rohan-regular", "rohan-leader", "go")
    assert at(table, "edoras") == force("rohan 1 regular 1 leader")
    assert at(table, "fords-of-isen") == force("rohan 2 regular, gimli")
    assert state(table).captured == 0, "Westemnet was retaken on the way"


@pytest.mark.rule("RK-V24", "RK-V15")
def test_a_march_obeys_borders_and_armies_on_the_way() -> None:
    table = played(
        "fp-str-12",
        "edoras: rohan 3 regular, gimli",
        "westemnet: isengard 1 regular",
        political={"rohan": 1},
    )
    assert asked(table) == "march-on", "there is only the way to Folde"
    assert "westemnet" not in choices(table) and "druadan-forest" not in choices(table), "Gondor's border"


@pytest.mark.rule("RK-V24", "RK-V13")
def test_shadows_gather_ends_with_friends() -> None:
    table = played(
        "shadow-str-07",
        "moria: sauron 6 regular",
        "north-dunland: isengard 8 regular",
        at_war="sauron isengard",
    )
    assert set(choices(table)) == {"moria", "north-dunland"}
    say(table, "moria", "hollin")
    assert "stop" not in choices(table), "nobody is there"
    say(table, "north-dunland", "go")
    assert at(table, "north-dunland") == force("sauron 2 regular, isengard 8 regular")
    assert at(table, "moria") == force("sauron 4 regular")


def test_shadows_gather_with_nobody_to_join() -> None:
    table = played("shadow-str-07", "moria: sauron 6 regular", "umbar: southrons 1 regular", at_war="sauron southrons")
    assert asked(table) == "pause" and discarded(table, "shadow-str-07")


@pytest.mark.rule("RK-V11")
def test_the_shadow_lengthens_for_two_armies() -> None:
    table = played(
        "shadow-str-08",
        "moria: sauron 2 regular",
        "north-dunland: isengard 2 regular",
        "south-dunland: isengard 1 regular",
        at_war="sauron isengard",
    )
    say(table, "south-dunland", "north-dunland", "stop")
    assert asked(table) == "start-march" and "done" in choices(table)
    say(table, "north-dunland", "hollin", "go")
    assert asked(table) == "pause"
    assert at(table, "north-dunland") == force("isengard 1 regular"), "who has moved does not move again"
    assert at(table, "moria") == force("sauron 2 regular, isengard 2 regular")


def test_the_shadow_is_moving() -> None:
    armies = [f"{place}: sauron 1 regular" for place in ("moria", "dol-guldur", "nurn", "angmar", "minas-morgul")]
    assert not can_play("shadow-str-09", *armies, at_war="sauron")
    table = played("shadow-str-09", *armies, at_war="sauron isengard southrons")
    for march in ("moria->hollin", "nurn->gorgoroth", "angmar->arnor", "minas-morgul->south-ithilien"):
        say(table, march)
    assert asked(table) == "pause"
    assert at(table, "gorgoroth") == at(table, "hollin") == at(table, "dol-guldur") == force("sauron 1 regular")


def test_the_path_of_the_woses() -> None:
    armies = ("edoras: rohan 3 regular 1 leader, gondor 1 regular", "minas-tirith: gondor 8 regular")
    assert not can_play("fp-str-11", *armies, political={"rohan": 1})
    assert not can_play("fp-str-11", armies[0], at_war="rohan")
    table = played("fp-str-11", *armies, at_war="rohan", political={"gondor": 1})
    assert asked(table) == "who-goes" and "go" not in choices(table), "ten units are enough"
    say(table, "rohan-regular", "rohan-regular", "go")
    assert at(table, "minas-tirith") == force("gondor 9 regular, rohan 1 regular 1 leader")


@pytest.mark.rule("RK-G26")
def test_the_woses_lead_beside_a_besieged_minas_tirith() -> None:
    siege = ("minas-tirith: sauron 5 regular", "inside minas-tirith: gondor 1 regular")
    table = played("fp-str-11", *siege, "edoras: rohan 1 regular", "osgiliath: sauron 1 regular", at_war="rohan")
    assert "druadan-forest" in choices(table) and "osgiliath" not in choices(table)
    say(table, "druadan-forest")
    assert at(table, "druadan-forest") == force("rohan 1 regular")


def test_the_woses_find_no_free_region() -> None:
    around = [f"{REGIONS[region]}: sauron 1 regular" for region in NEIGHBOURS[NUMBER["minas-tirith"]]]
    siege = ("minas-tirith: sauron 5 regular", "inside minas-tirith: gondor 1 regular")
    table = played("fp-str-11", *siege, *around, "edoras: rohan 1 regular", at_war="rohan")
    assert asked(table) == "pause" and at(table, "edoras") == force("rohan 1 regular")


def test_corsairs_land_or_attack() -> None:
    assert not can_play("shadow-str-10", "umbar: southrons 2 regular", political={"southrons": 1})
    fleet = "umbar: southrons 3 regular, sauron 1 regular"
    table = played("shadow-str-10", fleet, at_war="southrons", political={"sauron": 1})
    assert set(choices(table)) == {"pelargir", "lamedon", "dol-amroth", "anfalas"}
    say(table, "pelargir", "go")
    assert at(table, "pelargir") == force("southrons 3 regular") and state(table).captured == 1 << NUMBER["pelargir"]
    assert at(table, "umbar") == force("sauron 1 regular"), "not at war"


def test_corsairs_attack_from_the_sea_and_do_not_cease() -> None:
    s = held("shadow-str-10", "umbar: southrons 3 regular", "pelargir: gondor 2 regular", at_war="southrons gondor")
    table = say(play_card("shadow-str-10", s, rolls=[0] * 5, face=-1), "pelargir", "go")
    assert "attack" in told(table) and told(table).count("round") == 1
    assert asked(table) == "retreat" and table.seat == FREE, "the attacker is not asked whether to cease"


@pytest.mark.rule("RK-E35", "RK-G43")
def test_corsairs_storm_a_besieged_dol_amroth() -> None:
    siege = ("dol-amroth: sauron 1 regular", "inside dol-amroth: gondor 1 regular")
    s = held("shadow-str-10", "umbar: southrons 5 regular", *siege, at_war="southrons gondor sauron")
    table = say(play_card("shadow-str-10", s, rolls=[0] * 20, face=-1), "dol-amroth", "go")
    assert "attack" in told(table) and "battle-over" in told(table), "one round, as in every siege battle"
    assert at(table, "inside dol-amroth") == force("gondor 1 regular") and asked(table) == "pause"
    s = held("shadow-str-10", "umbar: southrons 5 regular", *siege, at_war="southrons gondor sauron")
    table = say(play_card("shadow-str-10", s, rolls=[5] * 6, face=-1), "dol-amroth", "go")
    assert asked(table) == "advance" and state(table).captured >> NUMBER["dol-amroth"] & 1
    say(table, "go")
    assert at(table, "dol-amroth") == force("sauron 1 regular, southrons 4 regular")


def test_corsairs_need_a_fleet() -> None:
    assert asked(played("shadow-str-10", at_war="southrons")) == "pause"


# --- attacks ---------------------------------------------------------------------------------------------------------

SIEGE = ("helms-deep: isengard 3 regular, sauron 2 regular, witch-king", "inside helms-deep: rohan 2 regular")


def fought(table: Table) -> set[str]:
    return set(told(table)) & {"attack", "round"}


def test_grond_storms_a_stronghold() -> None:
    assert can_play("shadow-char-20", *SIEGE)
    assert not can_play(
        "shadow-char-20", "helms-deep: isengard 3 regular", SIEGE[1], "moria: witch-king, sauron 1 regular"
    )
    table = played("shadow-char-20", *SIEGE, at_war="isengard sauron")
    assert asked(table) == "who-fights" and "witch-king" not in choices(table), "he has to fight"
    say(table, "go")
    assert fought(table) and battle_of(state(table)).terms == THREE_ROUNDS


def test_grond_with_nobody_at_war_strikes_nothing() -> None:
    table = played("shadow-char-20", *SIEGE, political={"isengard": 1, "sauron": 1})
    assert asked(table) == "pause" and not fought(table)


def test_the_fighting_uruk_hai_need_saruman_and_isengard() -> None:
    assert not can_play("shadow-str-02", *SIEGE)
    assert not can_play("shadow-str-02", "helms-deep: sauron 3 regular", SIEGE[1], "orthanc: saruman")
    table = played("shadow-str-02", *SIEGE, "orthanc: saruman", at_war="isengard sauron")
    say(table, "go")
    assert fought(table) and battle_of(state(table)).terms == THREE_ROUNDS


def test_help_unlooked_for_relieves_a_siege() -> None:
    siege = ("minas-tirith: sauron 5 regular", "inside minas-tirith: gondor 3 regular")
    assert not can_play("fp-str-10", *siege, at_war="gondor")
    assert not can_play("fp-str-10", *siege, "druadan-forest: rohan 2 regular", political={"rohan": 1})
    table = played("fp-str-10", *siege, "druadan-forest: rohan 3 regular", at_war="rohan gondor")
    say(table, "go")
    assert fought(table) and battle_of(state(table)).terms == RELIEVING


# --- Dead Men of Dunharrow -------------------------------------------------------------------------------------------


@pytest.mark.rule("RK-C9", "RK-E31")
def test_dead_men_of_dunharrow() -> None:
    assert not can_play("fp-char-22", "dale: strider")
    siege = ("helms-deep: isengard 1 regular", "inside helms-deep: strider, rohan 1 regular")
    assert not can_play("fp-char-22", *siege), "nobody leaves a besieged Stronghold"
    armies = ("edoras: strider, gimli, legolas", "pelargir: southrons 5 regular, nazgul 1")
    table = played("fp-char-22", *armies, rolls=[1])
    say(table, "gimli", "done", "pelargir")
    assert at(table, "edoras") == force("legolas") and asked(table) == "retreat" and table.seat == SHADOW
    say(table, choices(table)[0])
    assert at(table, "pelargir") == force("strider, gimli")
    say(table, "3")
    assert at(table, "pelargir") == force("strider, gimli, gondor 3 regular")


@pytest.mark.rule("RK-E21")
def test_an_army_that_cannot_flee_from_the_dead_is_destroyed() -> None:
    walls = [f"{REGIONS[region]}: gondor 1 regular" for region in NEIGHBOURS[NUMBER["pelargir"]]]
    table = played("fp-char-22", "edoras: strider", "pelargir: southrons 5 regular, nazgul 1", *walls, rolls=[0])
    say(table, "pelargir")
    assert asked(table) == "gather-regulars" and at(table, "pelargir") == force("strider")
    assert "army-destroyed" in told(table) and state(table).reserve & force("nazgul 8") == force("nazgul 8")


@pytest.mark.rule("RK-M15")
def test_nobody_gathers_where_the_shadow_rules() -> None:
    table = played("fp-char-22", "edoras: strider", captured="pelargir")
    say(table, "pelargir")
    assert asked(table) == "pause" and at(table, "pelargir") == force("strider")


def test_a_power_too_great_bars_marches_by_card_too() -> None:
    armies = ("dimrill-dale: sauron 1 regular", "lorien: sauron 1 regular")
    siege = (*armies, "inside lorien: elves 1 regular")
    open_way = play_card("shadow-str-07", held("shadow-str-07", *siege, at_war="sauron"), face=-1)
    assert choices(open_way) == ["dimrill-dale", "lorien"]
    barred = play_card("shadow-str-07", lay(held("shadow-str-07", *siege, at_war="sauron"), "fp-str-02"), face=-1)
    assert asked(barred) == "march-on", "from Lórien it may still leave"
    assert on_table(barred, "fp-str-02") and at(barred, "lorien") == force("sauron 1 regular")


@pytest.mark.rule("RK-V23")
def test_nazgul_who_lead_an_army_may_attack() -> None:
    s = position(
        "westemnet: nazgul 1, sauron 2 regular",
        "edoras: rohan 1 regular",
        "folde: rohan 1 regular",
        at_war="sauron rohan",
    )
    table = play(s, call(wraiths.lead_armies, 1, routes.BY_NAZGUL), acting=SHADOW)
    say(table, "attack")
    assert asked(table) == "attack" and "westemnet->edoras" in choices(table)
