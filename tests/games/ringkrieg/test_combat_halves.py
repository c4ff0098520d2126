"""What each of the 38 kinds of combat cards does (RK-E23); their titles stand in the names of the tests."""

from typing import Any

import pytest

from ringspiel.games.ringkrieg.cards.combat import open_cards
from ringspiel.games.ringkrieg.combat.fighters import leadership, nazgul_leadership
from ringspiel.games.ringkrieg.pieces.deck import CARD_NUMBER
from ringspiel.games.ringkrieg.pieces.figures import FREE, SHADOW
from ringspiel.kernel.table import Table
from tests.games.ringkrieg.fighting import begin, events, field, hits, rolled
from tests.games.ringkrieg.position import asked, at, choices, force, position, say, state, told

HERE, THERE = "parth-celebrant", "western-brown-lands"

pytestmark = pytest.mark.rule("RK-E23")


def is_open(table: Table, card: str, side: int) -> bool:
    """Whether the card's precondition is met."""
    return bool(open_cards(state(table), side) >> CARD_NUMBER[card] & 1)


def bonus(table: Table, kind: str = "combat-roll") -> dict[str, int]:
    return {event.data["side"]: event.data["bonus"] for event in events(table, kind)}


def leading(card: str, free: str = "", shadow: str = "", **fields: Any) -> Table:
    """Two Regulars each, with more as wanted; both sides lead; the card is played by its side."""
    hands: dict[str, Any] = {"free_hand": card} if card.startswith("fp") else {"shadow_hand": card}
    table = field(f"rohan 2 regular 2 leader{free}", f"isengard 2 regular, nazgul 2{shadow}", **hands, **fields)
    return say(table, "card")


# --- bonuses ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("card", "side"), [("fp-char-01", "free"), ("shadow-char-01", "shadow")])
def test_it_is_a_gift_and_one_for_the_dark_lord(card: str, side: str) -> None:
    """+1 on both rolls of one side, where the Fellowship's figure is."""
    table = leading(card, figure=HERE)
    say(table, "2", "2")
    other = "shadow" if side == "free" else "free"
    for kind in ("combat-roll", "leader-roll"):
        assert bonus(table, kind) == {side: 1, other: 0}
    table = field("rohan 2 regular", "isengard 2 regular", figure=THERE)
    assert not is_open(table, "fp-char-01", FREE) and not is_open(table, "shadow-char-01", SHADOW)
    table = field("rohan 2 regular", "isengard 2 regular", figure=HERE, mordor=0)
    assert not is_open(table, "fp-char-01", FREE), "on the Mordor track it is in no region"


def test_servant_of_the_secret_fire() -> None:
    table = say(leading("fp-char-08", ", gandalf-grey"), "2", "2")
    assert bonus(table) == {"free": 1, "shadow": 0} and bonus(table, "leader-roll") == {"free": 0, "shadow": 0}
    assert is_open(
        field("rohan 1 regular, gandalf-white", "isengard 1 regular", gone="gandalf-grey"), "fp-char-08", FREE
    )
    assert not is_open(field("rohan 1 regular, gimli", "isengard 1 regular"), "fp-char-08", FREE)


def test_valour() -> None:
    table = say(field("rohan 2 elite 1 leader", "isengard 2 regular", "fp-str-22"), "card", "1")
    assert bonus(table)["free"] == 1 and bonus(table, "leader-roll")["free"] == 0
    assert not is_open(field("rohan 2 regular", "isengard 2 elite"), "fp-str-22", FREE)


def test_ents_rage() -> None:
    s = position("fords-of-isen: isengard 2 regular", "westemnet: rohan 2 regular 1 leader", free_hand="fp-char-19")
    table = say(begin(s, "fords-of-isen", "westemnet", [1] * 9, SHADOW), "card", "1")
    assert bonus(table) == {"free": 2, "shadow": 0} and bonus(table, "leader-roll")["free"] == 0
    s = position("fords-of-isen: rohan 2 regular", "orthanc: isengard 2 regular", free_hand="fp-char-19")
    assert is_open(begin(s, "fords-of-isen", "orthanc"), "fp-char-19", FREE), "also where the Shadow defends"
    assert not is_open(field("rohan 2 regular", "isengard 2 regular"), "fp-char-19", FREE)


def test_advantageous_position() -> None:
    s = position("fords-of-isen: isengard 2 regular, nazgul 1", "westemnet: rohan 2 regular", free_hand="fp-str-03")
    table = say(begin(s, "fords-of-isen", "westemnet", [1] * 9, SHADOW), "card", "1")
    assert bonus(table) == {"free": 0, "shadow": -1} and bonus(table, "leader-roll") == {"shadow": 0}
    assert not is_open(field("rohan 2 regular", "isengard 2 regular"), "fp-str-03", FREE), "nobody's land"


@pytest.mark.parametrize(("card", "added"), [("shadow-str-01", 2), ("shadow-str-22", 1)])
def test_deadly_strife_and_desperate_battle(card: str, added: int) -> None:
    table = say(leading(card), "2", "2")
    assert bonus(table) == bonus(table, "leader-roll") == {"free": added, "shadow": added}


def test_devilry_of_orthanc() -> None:
    armies = ("helms-deep: isengard 2 regular, nazgul 1", "inside helms-deep: rohan 3 regular")
    s = position(*armies, shadow_hand="shadow-char-19", at_war="isengard")
    table = say(begin(s, "helms-deep", "inside helms-deep", [1] * 9, SHADOW), "card", "1")
    assert bonus(table) == {"shadow": 1, "free": 0} and bonus(table, "leader-roll") == {"shadow": 0}
    s = position("helms-deep: sauron 2 regular, nazgul 1", "inside helms-deep: rohan 3 regular", at_war="sauron")
    table = begin(s, "helms-deep", "inside helms-deep", [1] * 9, SHADOW)
    assert not is_open(table, "shadow-char-19", SHADOW), "without Isengard"
    assert not is_open(field("rohan 2 regular", "isengard 2 regular"), "shadow-char-19", SHADOW), "no siege battle"


@pytest.mark.parametrize("card", ["shadow-char-19", "shadow-str-03", "shadow-str-05"])
def test_devilry_of_orthanc_behind_the_walls(card: str) -> None:
    armies = ("orthanc: rohan 3 regular", "inside orthanc: isengard 2 regular")
    table = begin(position(*armies, shadow_hand=card, at_war="isengard rohan"), "orthanc", "inside orthanc", [1] * 9)
    assert is_open(table, card, SHADOW), "the text does not say who attacks"


# --- dice ------------------------------------------------------------------------------------------------------------


def test_daylight() -> None:
    table = say(field("rohan 5 regular", "isengard 5 regular", "fp-str-01"), "card")
    assert len(rolled(table)["shadow"]) == 3 and len(rolled(table)["free"]) == 5


def test_huorn_dark() -> None:
    s = position("fords-of-isen: isengard 5 regular", "westemnet: rohan 2 regular", free_hand="fp-char-20")
    assert len(rolled(say(begin(s, "fords-of-isen", "westemnet", [1] * 9, SHADOW), "card"))["shadow"]) == 2


def test_brave_stand() -> None:
    table = say(field("rohan 2 regular, gimli, boromir", "isengard 5 regular", "fp-char-17"), "card")
    assert len(rolled(table)["shadow"]) == 3
    assert not is_open(field("rohan 2 regular 1 leader", "isengard 2 regular"), "fp-char-17", FREE)


def test_dread_and_despair() -> None:
    table = say(field("rohan 5 regular", "isengard 2 regular, nazgul 1, witch-king", "", "shadow-char-08"), "card")
    assert asked(table) == "give-up" and choices(table) == ["1", "2", "3"]
    say(table, "2")
    assert len(rolled(table)["free"]) == 3 and nazgul_leadership(state(table)) == 1
    assert choices(table) == ["0", "1"], "one point is left to re-roll"


# --- Nazgûl Leadership -----------------------------------------------------------------------------------------------


def test_cruel_as_death() -> None:
    table = leading("shadow-char-05", shadow=", witch-king")
    assert bonus(table) == {"shadow": 1, "free": 0} and nazgul_leadership(state(table)) == 2
    assert not is_open(field("rohan 2 regular", "isengard 2 regular, nazgul 1"), "shadow-char-05", SHADOW)


def test_they_are_terrible() -> None:
    table = leading("shadow-char-07")
    assert choices(table) == ["0", "1"] and table.seat == SHADOW, "one of two points is given up"
    say(table, "1", "0")
    assert bonus(table, "leader-roll") == {"shadow": 1} and bonus(table)["shadow"] == 0


@pytest.mark.parametrize(("nazgul", "kinds"), [(1, ["shadow", "free"]), (2, ["shadow"])])
def test_foul_stench(nazgul: int, kinds: list[str]) -> None:
    """As much Nazgûl Leadership as the whole of the Free Peoples' takes their re-roll."""
    table = field("rohan 2 regular 2 leader", f"isengard 2 regular, nazgul {nazgul}", "", "shadow-char-09")
    say(table, "card", "1")
    if "free" in kinds:
        say(table, "1")
    assert asked(table) == "cease-or-go-on"
    assert [event.data["side"] for event in events(table, "leader-roll")] == kinds


# --- cancelling ------------------------------------------------------------------------------------------------------


def test_daring_defiance() -> None:
    table = field("rohan 2 regular 1 leader, gimli", "isengard 2 regular", "fp-char-11", "shadow-str-22")
    say(table, "card", "card")
    assert bonus(table) == {"shadow": 0, "free": 0} and leadership(state(table), FREE) == 1
    table = say(field("rohan 2 regular 1 leader, gimli", "isengard 2 regular", "fp-char-11"), "card")
    assert leadership(state(table), FREE) == 2, "no card, no price"


def test_swarm_of_bats() -> None:
    table = field("rohan 2 regular", "isengard 5 regular, nazgul 1", "fp-str-01", "shadow-str-09")
    say(table, "card", "card", "1")
    assert len(rolled(table)["shadow"]) == 5 and bonus(table, "leader-roll") == {"shadow": 0}
    table = say(field("rohan 2 regular", "isengard 5 regular, nazgul 1", "", "shadow-str-09"), "card", "1")
    assert bonus(table, "leader-roll") == {"shadow": 1}


# --- hits ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("rolls", "left"), [([1, 1, 1, 5, 1], 3), ([1, 1, 1, 1, 1], 5)])
def test_no_quarter(rolls: list[int], left: int) -> None:
    table = field("rohan 2 regular", "isengard 5 regular", "fp-str-02", rolls=[*[1] * 5, *rolls[3:], 1, 1])
    say(table, "card")
    assert at(table, THERE) == force(f"isengard {left} regular")


def test_nameless_wood() -> None:
    s = position("fords-of-isen: isengard 5 regular", "westemnet: rohan 2 regular", free_hand="fp-char-21")
    table = say(begin(s, "fords-of-isen", "westemnet", [1, 1, 1, 1, 1, 6, 1], SHADOW), "card")
    assert at(table, "fords-of-isen") == force("isengard 2 regular")


@pytest.mark.parametrize(("rolls", "left"), [([6, 6, 1], 3), ([6, 1, 1], 3), ([6, 6, 6], 2)])
def test_shield_wall(rolls: list[int], left: int) -> None:
    table = say(field("rohan 4 regular", "isengard 3 regular", "fp-str-06", rolls=[*rolls, 1, 1, 1, 1]), "card")
    assert at(table, HERE) == force(f"rohan {left} regular")


def test_confusion() -> None:
    table = field("rohan 2 regular", "isengard 4 regular, nazgul 4", "fp-str-08", rolls=[1, 1, 2, 6, 2, 2, 1])
    say(table, "card")
    assert choices(table) == ["0", "1"], "ones are not rolled again"
    say(table, "0")
    assert at(table, THERE) == force("isengard 2 regular, nazgul 4")


@pytest.mark.parametrize(("free_roll", "left"), [(1, 2), (6, 3)])
def test_mumakil(free_roll: int, left: int) -> None:
    """+1, and a further hit with more hits than the enemy."""
    shadow = "southrons 1 elite 1 regular"
    table = field("rohan 4 regular", shadow, "", "shadow-str-07", rolls=[4, 1, free_roll, 1, 1, 1])
    say(table, "card")
    if free_roll == 6:
        say(table, "southrons-regular")
    assert bonus(table)["shadow"] == 1 and at(table, HERE) == force(f"rohan {left} regular")
    assert not is_open(field("rohan 2 regular", "isengard 2 elite"), "shadow-str-07", SHADOW)


def test_mumakil_compare_with_hits_before_the_roll_too() -> None:
    free, shadow = "rohan 3 regular 1 elite", "southrons 2 elite"
    table = field(free, shadow, "fp-str-13", "shadow-str-07", rolls=[6, 6, 1, 1, 1, 1, 1])
    say(table, "card", "card", "rohan-regular")
    assert at(table, HERE) == force("rohan 2 regular 1 elite") and asked(table) == "cease-or-go-on", "one hit each"
    assert at(table, THERE) == force("southrons 1 regular 1 elite")


def test_anduril() -> None:
    table = say(field("rohan 1 regular, strider", "isengard 5 regular", "fp-char-09"), "card")
    assert at(table, THERE) == force("isengard 4 regular") and leadership(state(table), FREE) == 0
    table = field("rohan 1 regular, aragorn", "isengard 5 regular", "fp-char-09", gone="strider")
    say(table, "card")
    assert at(table, THERE) == force("isengard 3 regular"), "Aragorn turns two misses"
    table = field("rohan 1 regular, strider", "isengard 5 regular", "fp-char-09", rolls=[1, 1, 1, 1, 1, 6, 6])
    say(table, "card")
    assert leadership(state(table), FREE) == 1, "without a miss nothing is given up"


def test_mighty_attack() -> None:
    table = say(field("rohan 1 regular, gimli, meriadoc", "isengard 5 regular", "fp-char-06"), "card")
    assert asked(table) == "deed" and choices(table) == ["gimli", "meriadoc"], "somebody has to"
    say(table, "meriadoc")
    assert leadership(state(table), FREE) == 1 and choices(table) == ["0", "1"], "one of two dice is still a miss"
    say(table, "0")
    assert at(table, THERE) == force("isengard 4 regular")


def test_those_silenced_have_no_leadership_to_give_up() -> None:
    """Words of Power come before Andúril and Mighty Attack, so that no miss becomes a hit."""
    for companion, card in (("strider", "fp-char-09"), ("gimli", "fp-char-06")):
        free, shadow = f"rohan 1 regular, {companion}", "isengard 5 regular, nazgul 1"
        table = say(field(free, shadow, card, "shadow-char-15"), "card", "card", "0")
        assert at(table, THERE) == force("isengard 5 regular, nazgul 1") and asked(table) == "cease-or-go-on"


def test_great_host() -> None:
    table = say(field("rohan 2 regular", "isengard 4 regular", "", "shadow-str-06"), "card")
    assert at(table, HERE) == force("rohan 1 regular") and "extra-roll" not in told(table)
    table = say(field("rohan 3 regular", "isengard 4 regular", "", "shadow-str-06"), "card")
    assert at(table, HERE) == force("rohan 3 regular")


# --- extra attacks ---------------------------------------------------------------------------------------------------


def test_sudden_strike() -> None:
    table = field("rohan 2 regular 2 leader, gimli", "isengard 5 regular", "fp-char-14", rolls=[5, 6, 1])
    say(table, "card")
    assert rolled(table, "extra-roll") == {"free": [5, 6, 1]} and len(rolled(table)["shadow"]) == 3


def test_an_extra_attack_needs_the_number_of_the_battle() -> None:
    """Against a City in the first round a Sudden Strike needs sixes, Durin's Bane four whatever the Settlement."""
    s = position(
        "folde: rohan 2 regular 2 leader", "edoras: isengard 5 regular", free_hand="fp-char-14", captured="edoras"
    )
    table = say(begin(s, "folde", "edoras", [5, 6]), "card")
    assert hits(table, "extra-roll") == {"free": 1}


def test_charge() -> None:
    table = say(field("rohan 1 regular 2 elite", "isengard 5 regular", "fp-str-13", rolls=[5, 5]), "card")
    assert hits(table, "extra-roll") == {"free": 2} and len(rolled(table)["shadow"]) == 3


def test_durins_bane() -> None:
    s = position("moria: sauron 2 regular", "dimrill-dale: elves 5 regular", shadow_hand="shadow-char-17")
    table = say(begin(s, "moria", "dimrill-dale", [4, 3, 6], SHADOW), "card")
    assert hits(table, "extra-roll") == {"shadow": 2} and len(rolled(table)["free"]) == 3
    assert is_open(field("rohan 1 regular", "isengard 1 regular"), "shadow-char-17", SHADOW), "two regions away"
    s = position("folde: isengard 2 regular", "westemnet: rohan 1 regular")
    assert not is_open(begin(s, "folde", "westemnet", [1] * 3, SHADOW), "shadow-char-17", SHADOW)


def test_we_come_to_kill() -> None:
    table = field(
        "rohan 5 regular", "isengard 1 regular 3 elite", "", "shadow-str-13", rolls=[*[1] * 4, 6, *[1] * 4, 5, 6, 4]
    )
    say(table, "card", "isengard-regular")
    assert rolled(table, "extra-roll") == {"shadow": [5, 6, 4]} and at(table, HERE) == force("rohan 3 regular")
    assert not is_open(field("rohan 2 regular", "isengard 2 regular"), "shadow-str-13", SHADOW)


def test_onslaught() -> None:
    table = field("rohan 5 regular", "isengard 5 regular", "", "shadow-str-02", rolls=[*[1] * 10, 4, 3, 6])
    say(table, "card", "isengard-regular", "isengard-regular", "isengard-regular", "enough")
    assert rolled(table, "extra-roll") == {"shadow": [4, 3, 6]}
    assert at(table, HERE) == force("rohan 3 regular") and at(table, THERE) == force("isengard 2 regular")


def test_relentless_assault() -> None:
    table = field("rohan 5 regular", "isengard 5 regular", "", "shadow-str-04")
    say(table, "card", "isengard-regular", "isengard-regular")
    assert bonus(table)["shadow"] == 2 and len(rolled(table)["shadow"]) == 3
    table = say(field("rohan 5 regular", "isengard 5 regular", "", "shadow-str-04"), "card", "enough")
    assert bonus(table)["shadow"] == 0 and len(rolled(table)["shadow"]) == 5


# --- retreat and single figures --------------------------------------------------------------------------------------


def test_scouts() -> None:
    armies = ("fords-of-isen: isengard 2 regular", "helms-deep: rohan 2 regular")
    s = position(*armies, free_hand="fp-str-05", at_war="isengard")
    table = say(begin(s, "fords-of-isen", "helms-deep", acting=SHADOW), "field", "card")
    assert choices(table) == ["westemnet", "siege"]
    say(table, "siege", "go")
    assert at(table, "inside helms-deep") == force("rohan 2 regular") and "combat-roll" not in told(table)
    assert asked(table) == "pause" and state(table).discards == [CARD_NUMBER["fp-str-05"]]
    assert not is_open(field("rohan 2 regular", "isengard 2 regular", attacker=FREE), "fp-str-05", FREE)


def test_blade_of_westernesse() -> None:
    shadow = "isengard 3 regular, mouth-of-sauron, witch-king"
    table = field("rohan 1 regular, meriadoc", shadow, "fp-char-05", rolls=[1, 1, 1, 1, 6, 1])
    say(table, "card", "0", "1")
    assert asked(table) == "deed" and choices(table) == ["nobody", "witch-king", "mouth-of-sauron"]
    say(table, "witch-king")
    assert at(table, THERE) == force("isengard 3 regular, mouth-of-sauron"), "the hit is spent"
    table = say(field("rohan 1 regular, meriadoc", shadow, "fp-char-05"), "card", "0", "0")
    assert asked(table) == "cease-or-go-on", "without a hit in the re-roll nothing happens"


def test_heroic_death() -> None:
    free = "rohan 4 regular 1 leader, gimli"
    rolls = [6, 6, 6, 1, 1, 1, 1, 1]
    table = say(field(free, "isengard 3 regular", "fp-char-10", rolls=rolls), "card", "0")
    assert choices(table) == ["nobody", "rohan-leader", "gimli"]
    say(table, "gimli")
    assert at(table, HERE) == force("rohan 3 regular 1 leader"), "two of three hits are cancelled"
    table = say(field(free, "isengard 3 regular", "fp-char-10", rolls=rolls), "card", "0", "rohan-leader")
    assert at(table, HERE) == force("rohan 2 regular, gimli")


def test_fateful_strike() -> None:
    def strike(shadow: str, second: int) -> Table:
        rolls = [1, 1, 1, 1, 1, 6, second]
        table = field("rohan 2 regular 2 leader", f"isengard 3 regular, {shadow}", "fp-char-12", rolls=rolls)
        return say(table, "card", "0", "2")

    assert choices(strike("nazgul 1, witch-king, mouth-of-sauron", 1)) == ["nazgul", "witch-king"], "one has to fall"
    assert "mouth-of-sauron" in choices(strike("nazgul 1, witch-king, mouth-of-sauron", 6))
    assert choices(strike("mouth-of-sauron", 6)) == ["nobody", "mouth-of-sauron"]
    table = strike("nazgul 1", 1)
    assert at(table, THERE) == force("isengard 2 regular"), "besides the normal hit"


def test_black_breath() -> None:
    def breathe(second: int) -> Table:
        rolls = [*[1] * 7, 6, second]
        free = "rohan 4 regular 1 leader, gimli, meriadoc"
        table = field(free, "isengard 2 regular, nazgul 2", "", "shadow-char-11", rolls=rolls)
        return say(table, "card", "2", "0")

    assert choices(breathe(1)) == ["nobody", "rohan-leader", "meriadoc"], "Gimli's Level is two"
    table = say(breathe(6), "gimli")
    assert at(table, HERE) == force("rohan 2 regular 1 leader, meriadoc") and state(table).lost & force("gimli")


def test_words_of_power() -> None:
    table = field("rohan 1 regular, gimli, meriadoc", "isengard 2 regular, nazgul 1", "", "shadow-char-15")
    say(table, "card")
    assert asked(table) == "deed" and table.seat == SHADOW and choices(table) == ["gimli", "meriadoc"]
    say(table, "gimli")
    assert len(rolled(table)["free"]) == 1, "nor is he a Captain of the West in this round"
    assert leadership(state(table), FREE) == 1
    table = say(field("rohan 2 regular", "isengard 2 regular, nazgul 1", "", "shadow-char-15"), "card")
    assert asked(table) == "leader-reroll", "without a Companion it does nothing"


def test_scouts_do_not_withdraw_where_there_is_no_stronghold() -> None:
    armies = ("westemnet: isengard 2 regular", "edoras: rohan 2 regular")
    s = position(*armies, free_hand="fp-str-05", at_war="isengard")
    table = say(begin(s, "westemnet", "edoras", acting=SHADOW), "card")
    assert asked(table) == "advance" and at(table, "folde") == force("rohan 2 regular"), "there was one way out"
