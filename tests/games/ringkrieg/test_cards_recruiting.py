"""Cards that recruit (RK-E19, RK-E20, RK-M13 to RK-M17, RK-M22 to RK-M25, RK-P30)."""

import pytest

from ringspiel.games.ringkrieg.pieces.deck import DECK_OF
from ringspiel.games.ringkrieg.pieces.figures import FREE
from tests.games.ringkrieg.cardplay import can_play, discarded, played
from tests.games.ringkrieg.position import asked, at, choices, force, say, state, told

GUARDS = {
    "fp-str-14": ("minas-tirith", "gondor"),
    "fp-str-17": ("carrock", "north"),
    "fp-str-18": ("dol-amroth", "gondor"),
    "fp-str-22": ("erebor", "dwarves"),
}


@pytest.mark.rule("RK-E19", "RK-M11", "RK-M14")
@pytest.mark.parametrize(("card", "place", "nation"), [(card, *what) for card, what in GUARDS.items()])
def test_a_unit_of_either_rank_and_a_leader(card: str, place: str, nation: str) -> None:
    for rank in ("regular", "elite"):
        table = played(card)
        assert asked(table) == "choose-rank" and table.seat == FREE
        say(table, f"{nation}-{rank}")
        assert at(table, place) == force(f"{nation} 1 {rank} 1 leader") and asked(table) == "pause"


DRAWING = {
    "fp-str-15": ("lorien", "elves"),
    "fp-str-21": ("rivendell", "elves"),
    "fp-str-24": ("woodland-realm", "elves"),
}


@pytest.mark.parametrize(("card", "place", "nation"), [(card, *what) for card, what in DRAWING.items()])
def test_a_unit_and_a_strategy_card(card: str, place: str, nation: str) -> None:
    table = say(played(card), f"{nation}-elite")
    assert at(table, place) == force(f"{nation} 1 elite")
    assert [DECK_OF[held] for held in state(table).hands[FREE]] == [1]


def test_king_brands_men() -> None:
    table = played("fp-str-19")
    assert at(table, "dale") == force("north 2 regular") and len(state(table).hands[FREE]) == 1


def test_swords_in_eriador() -> None:
    table = say(played("fp-str-20"), "dwarves-regular", "north-elite")
    assert at(table, "ered-luin") == force("dwarves 1 regular") and at(table, "the-shire") == force("north 1 elite")
    assert len(state(table).hands[FREE]) == 1


def test_the_red_arrow_needs_gondor_active_and_moves_rohan() -> None:
    assert not can_play("fp-str-09", passive="gondor")
    table = say(played("fp-str-09", active="gondor", political={"rohan": 3}), "rohan-regular")
    assert at(table, "edoras") == force("rohan 1 regular 1 leader") and state(table).political[4] == 2


def test_the_red_arrow_recruits_even_if_rohan_cannot_move() -> None:
    table = say(played("fp-str-09", active="gondor", passive="rohan", political={"rohan": 1}), "rohan-elite")
    assert at(table, "edoras") == force("rohan 1 elite 1 leader") and state(table).political[4] == 1


@pytest.mark.rule("RK-E20", "RK-M13", "RK-M16")
def test_into_a_besieged_stronghold_up_to_five() -> None:
    def guards(inside: str) -> int:
        table = played("fp-str-18", "dol-amroth: southrons 3 regular", f"inside dol-amroth: gondor {inside}")
        if asked(table) == "choose-rank":
            say(table, "gondor-elite")
        return at(table, "inside dol-amroth")

    assert guards("4 regular") == force("gondor 4 regular 1 elite 1 leader")
    assert guards("5 regular") == force("gondor 5 regular 1 leader")


@pytest.mark.rule("RK-E20", "RK-M15")
@pytest.mark.parametrize("captured", ["", "dol-amroth"])
def test_not_where_an_enemy_unit_or_marker_is(captured: str) -> None:
    army = ("dol-amroth: southrons 1 regular",) if not captured else ()
    table = played("fp-str-18", *army, captured=captured)
    assert asked(table) == "pause" and at(table, "dol-amroth") == (force("southrons 1 regular") if army else 0)


@pytest.mark.rule("RK-M17", "RK-M11")
def test_a_leader_needs_a_unit() -> None:
    table = played("fp-str-17", lost="north 10 regular 5 elite")
    assert asked(table) == "pause" and at(table, "carrock") == 0


@pytest.mark.rule("RK-M15")
def test_riders_of_theoden_come_to_edoras_or_to_a_companion() -> None:
    """EX05: a region of Rohan with a Companion and a Shadow unit takes nobody."""
    armies = ("westemnet: legolas", "folde: gimli", "helms-deep: boromir")
    table = played("fp-str-16", *armies[:2], "westemnet: isengard 1 regular", "helms-deep: boromir")
    assert choices(table) == sorted(["edoras", "folde", "helms-deep"])
    say(table, "folde", "rohan-regular")
    assert at(table, "folde") == force("gimli, rohan 1 regular 1 leader")
    assert asked(played("fp-str-16", "westemnet: isengard 1 regular, legolas", captured="edoras")) == "pause"


@pytest.mark.rule("RK-E34")
def test_eomer_comes_to_a_free_settlement_of_rohan() -> None:
    table = played("fp-str-23", "helms-deep: isengard 2 regular", "inside helms-deep: rohan 1 regular")
    assert choices(table) == ["edoras", "folde", "westemnet"]
    say(table, "westemnet", "rohan-elite")
    assert at(table, "westemnet") == force("rohan 1 elite 1 leader")


def test_cirdans_ships_come_to_a_coast_with_an_army() -> None:
    assert not can_play("fp-str-13", political={"elves": 1})
    table = played(
        "fp-str-13",
        "pelargir: gondor 1 regular",
        "dol-amroth: southrons 3 regular",
        "inside dol-amroth: gondor 4 regular",
        "edoras: rohan 1 regular",
        at_war="elves",
    )
    assert choices(table) == ["dol-amroth", "pelargir"]
    say(table, "dol-amroth", "elves-elite")
    assert at(table, "inside dol-amroth") == force("gondor 4 regular, elves 1 elite"), "five units are enough inside"
    table = played("fp-str-13", "pelargir: gondor 1 regular", at_war="elves")
    say(table, "elves-elite", "elves-regular")
    assert at(table, "pelargir") == force("gondor 1 regular, elves 1 elite 1 regular")


def test_house_of_the_stewards() -> None:
    assert not can_play("fp-char-23") and not can_play("fp-char-23", "edoras: boromir")
    table = say(played("fp-char-23", "erech: boromir"), "gondor-elite")
    assert at(table, "erech") == force("boromir, gondor 1 elite") and len(state(table).hands[FREE]) == 2
    barred = played("fp-char-23", "lossarnach: boromir, sauron 1 regular")
    assert asked(barred) == "pause" and len(state(barred).hands[FREE]) == 2


def test_the_grey_company_turns_a_regular_into_an_elite() -> None:
    assert not can_play("fp-char-24", "edoras: strider")
    table = played("fp-char-24", "edoras: strider, rohan 2 regular, elves 1 regular")
    assert choices(table) == ["elves", "rohan"]
    say(table, "rohan")
    assert at(table, "edoras") == force("strider, rohan 1 regular 1 elite, elves 1 regular")
    assert state(table).lost == force("rohan 1 regular") and len(state(table).hands[FREE]) == 2


def test_the_grey_company_without_regulars_only_draws() -> None:
    table = played("fp-char-24", "edoras: aragorn, rohan 2 elite", lost="strider")
    assert at(table, "edoras") == force("aragorn, rohan 2 elite") and len(state(table).hands[FREE]) == 2


# --- the Shadow ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("RK-M22", "RK-P30")
@pytest.mark.parametrize(("card", "nation"), [("shadow-str-13", "isengard"), ("shadow-str-14", "sauron")])
def test_a_unit_for_any_shadow_army(card: str, nation: str) -> None:
    armies = (
        "helms-deep: southrons 2 regular",
        "inside helms-deep: rohan 1 regular",
        "orthanc: rohan 1 regular",
        "inside orthanc: isengard 5 regular",
        "moria: sauron 10 regular",
        "tharbad: isengard 1 regular",
    )
    assert not can_play(card, *armies, political={nation: 1})
    table = played(card, *armies, at_war=nation)
    assert choices(table) == ["helms-deep", "tharbad"], "Orthanc and Moria are full"
    say(table, "helms-deep", f"{nation}-elite")
    assert at(table, "helms-deep") == force("southrons 2 regular") + force(f"{nation} 1 elite")


def test_hill_trolls() -> None:
    assert not can_play("shadow-str-15", political={"sauron": 1})
    table = played("shadow-str-15", "moria: sauron 1 regular", "nurn: sauron 1 regular", at_war="sauron")
    say(table, "nurn")
    assert at(table, "nurn") == at(table, "moria") == force("sauron 1 elite") and asked(table) == "pause"


def test_hill_trolls_with_one_elite_left() -> None:
    table = played("shadow-str-15", "moria: sauron 2 regular 5 elite", at_war="sauron")
    assert at(table, "moria") == force("sauron 1 regular 6 elite") and asked(table) == "pause"


@pytest.mark.rule("RK-M24")
def test_a_new_power_is_rising() -> None:
    assert not can_play("shadow-str-16")
    table = played("shadow-str-16", "orthanc: saruman")
    say(table, "1")
    assert at(table, "orthanc") == force("saruman, isengard 1 regular 1 elite")
    assert at(table, "north-dunland") == at(table, "south-dunland") == force("isengard 2 regular")


@pytest.mark.rule("RK-M24")
def test_too_few_regulars_are_divided_by_their_owner() -> None:
    table = played("shadow-str-16", "orthanc: saruman", "tharbad: isengard 9 regular")
    say(table, "0", "north-dunland", "orthanc")
    assert set(choices(table)) == {"orthanc", "south-dunland", "north-dunland"}
    say(table, "orthanc")
    assert at(table, "orthanc") == force("saruman, isengard 2 regular") and asked(table) == "pause"
    assert at(table, "north-dunland") == force("isengard 1 regular") and at(table, "south-dunland") == 0


@pytest.mark.rule("RK-M24")
def test_many_kings_in_three_settlements() -> None:
    table = played("shadow-str-17")
    assert set(choices(table)) == {"far-harad", "near-harad", "north-rhun", "south-rhun", "umbar"}
    say(table, "umbar", "far-harad")
    assert "umbar" not in choices(table)
    say(table, "north-rhun")
    for place in ("umbar", "far-harad", "north-rhun"):
        assert at(table, place) == force("southrons 2 regular")


@pytest.mark.rule("RK-E11", "RK-E20")
def test_pits_of_mordor_in_strongholds_only_as_many_as_there_are() -> None:
    armies = ("dol-guldur: elves 1 regular", "inside dol-guldur: sauron 4 regular")
    assert not can_play("shadow-str-24", political={"sauron": 2})
    table = played("shadow-str-24", *armies, at_war="sauron", captured="moria morannon mount-gundabad barad-dur")
    say(table, "dol-guldur")
    assert at(table, "inside dol-guldur") == force("sauron 5 regular"), "five units are enough inside"
    assert at(table, "minas-morgul") == force("sauron 2 regular") and asked(table) == "pause"


@pytest.mark.rule("RK-M25")
def test_the_king_is_revealed() -> None:
    assert not can_play("shadow-str-18", "edoras: strider")
    table = played("shadow-str-18", "edoras: aragorn", lost="strider", political={"sauron": 2})
    assert at(table, "minas-morgul") == force("nazgul 1, sauron 5 regular")


@pytest.mark.rule("RK-M25")
def test_shadows_on_the_misty_mountains() -> None:
    table = played("shadow-str-19")
    assert choices(table) == ["moria", "mount-gram"]
    say(table, "mount-gram", "sauron-elite", "sauron-regular")
    assert at(table, "mount-gram") == force("nazgul 1, sauron 1 elite 1 regular")


@pytest.mark.rule("RK-M24")
def test_orcs_multiplying_again() -> None:
    table = played("shadow-str-20")
    assert at(table, "mount-gundabad") == at(table, "dol-guldur") == force("sauron 3 regular")
    short = played("shadow-str-20", "nurn: sauron 34 regular")
    say(short, "dol-guldur", "dol-guldur")
    assert at(short, "dol-guldur") == force("sauron 2 regular") and asked(short) == "pause"


def test_horde_from_the_east() -> None:
    assert not can_play("shadow-str-21", political={"southrons": 1})
    table = played("shadow-str-21", "khand: gondor 1 regular", at_war="southrons")
    assert choices(table) == ["east-rhun", "far-harad", "south-rhun"]
    say(table, "far-harad")
    assert at(table, "far-harad") == force("southrons 5 regular")


@pytest.mark.rule("RK-E11", "RK-M15")
def test_monsters_roused_where_they_can() -> None:
    table = played("shadow-str-22", "ettenmoors: north 1 regular")
    assert at(table, "trollshaws") == force("sauron 1 elite") and at(table, "ettenmoors") == force("north 1 regular")
    assert at(table, "weather-hills") == at(table, "angmar") == force("sauron 1 regular")


@pytest.mark.rule("RK-M24", "RK-A8")
def test_musterings_of_long_planned_war() -> None:
    assert not can_play("shadow-str-23", at_war="isengard sauron", political={"southrons": 1})
    table = played("shadow-str-23", "nurn: sauron 7 regular", at_war="isengard sauron southrons")
    assert at(table, "nurn") == force("sauron 10 regular") and at(table, "gorgoroth") == force("southrons 5 regular")


def test_return_of_the_witch_king() -> None:
    assert not can_play("shadow-str-12")
    table = played("shadow-str-12", "moria: sauron 1 regular, witch-king")
    assert at(table, "moria") == force("sauron 1 regular") and "minion-moved" in told(table)
    assert at(table, "angmar") == force("witch-king, sauron 1 elite 2 regular")
    there = played("shadow-str-12", "angmar: sauron 1 regular, witch-king")
    assert "minion-moved" not in told(there)
    barred = played("shadow-str-12", "moria: sauron 1 regular, witch-king", "angmar: elves 1 regular")
    assert at(barred, "angmar") == force("witch-king, elves 1 regular")


def test_rage_of_the_dunlendings() -> None:
    assert not can_play("shadow-str-11", political={"isengard": 1})
    table = played(
        "shadow-str-11",
        "north-dunland: isengard 3 regular 1 elite",
        "south-dunland: isengard 2 regular, nazgul 1",
        "tharbad: elves 1 regular",
        at_war="isengard",
    )
    assert set(choices(table)) == {
        "cardolan", "hollin", "moria", "south-downs", "enedwaith", "gap-of-rohan", "north-dunland", "south-dunland",
    }  # fmt: skip
    say(table, "hollin")
    assert "nazgul south-dunland" not in choices(table)
    say(
        table,
        "isengard-elite north-dunland",
        "isengard-regular south-dunland",
        "isengard-regular south-dunland",
        "done",
    )
    assert at(table, "hollin") == force("isengard 4 regular 1 elite") and at(table, "south-dunland") == force(
        "nazgul 1"
    )
    assert at(table, "north-dunland") == force("isengard 3 regular")


def test_rage_of_the_dunlendings_moves_four_at_most() -> None:
    table = played("shadow-str-11", "north-dunland: isengard 6 regular", at_war="isengard")
    say(table, "south-dunland", *["isengard-regular north-dunland"] * 4)
    assert asked(table) == "pause" and at(table, "south-dunland") == force("isengard 6 regular")


@pytest.mark.rule("RK-V21")
def test_rage_of_the_dunlendings_fills_the_last_place() -> None:
    armies = ("south-dunland: isengard 7 regular", "north-dunland: isengard 2 regular")
    table = say(played("shadow-str-11", *armies, at_war="isengard"), "south-dunland")
    assert at(table, "south-dunland") == force("isengard 9 regular") and asked(table) == "follow"
    say(table, "isengard-regular north-dunland")
    assert asked(table) == "pause" and at(table, "south-dunland") == force("isengard 10 regular")


@pytest.mark.rule("RK-P30")
def test_shadow_units_placed_in_a_nation_wake_it() -> None:
    table = played("shadow-str-13", "old-forest-road: isengard 1 regular", at_war="isengard", passive="north")
    say(table, "isengard-regular")
    assert state(table).is_active(3)


def test_faramirs_rangers_recruit_in_osgiliath() -> None:
    table = say(played("fp-str-06", "osgiliath: gondor 1 regular"), "gondor-elite")
    assert at(table, "osgiliath") == force("gondor 1 regular 1 elite 1 leader") and discarded(table, "fp-str-06")
    assert asked(played("fp-str-06")) == "pause"
