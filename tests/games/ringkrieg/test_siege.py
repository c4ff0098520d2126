"""Cities, Fortifications, Strongholds and sieges (RK-X1 to RK-X47)."""

import pytest

from ringspiel.games.ringkrieg.armies.movement import move_armies
from ringspiel.games.ringkrieg.armies.stacking import check_stacking
from ringspiel.games.ringkrieg.combat import attacking, casualties
from ringspiel.games.ringkrieg.combat.state import RELIEVING, THREE_ROUNDS
from ringspiel.games.ringkrieg.pieces.board import BOX
from ringspiel.games.ringkrieg.pieces.figures import FREE, SHADOW
from ringspiel.games.ringkrieg.state import RingkriegState
from ringspiel.games.ringkrieg.telling.pairs import pair_of
from ringspiel.kernel.state import call
from ringspiel.kernel.table import Table
from tests.games.ringkrieg.fighting import attacks, begin, events, hits, rolled
from tests.games.ringkrieg.position import asked, at, choices, force, location, play, position, say, state, told

DEEP = "inside helms-deep"


def controller(table: Table, place: str) -> int:
    return state(table).controller(location(place))


def siege(outside: str, inside: str, *armies: str, at_war: str = "isengard rohan sauron") -> RingkriegState:
    """Helm's Deep besieged."""
    return position(f"helms-deep: {outside}", f"{DEEP}: {inside}", *armies, at_war=at_war)


# --- Cities and Fortifications ---------------------------------------------------------------------------------------


@pytest.mark.rule("RK-X1", "RK-X2")
@pytest.mark.parametrize(("origin", "target"), [("folde", "edoras"), ("gap-of-rohan", "fords-of-isen")])
def test_a_city_or_fortification_helps_its_defender_in_the_first_round(origin: str, target: str) -> None:
    s = position(f"{origin}: isengard 3 regular", f"{target}: rohan 4 regular", at_war="isengard")
    table = begin(s, origin, target, rolls=[5, 5, 6, 5, 1, 1, 1, 5, 6, 1, 1, 1], acting=SHADOW)
    assert hits(table) == {"shadow": 1, "free": 1}
    say(table, "go-on", "stand")
    assert hits(table) == {"shadow": 2, "free": 0}


@pytest.mark.rule("RK-X3")
def test_the_modified_die_has_to_reach_six_also_in_the_re_roll() -> None:
    s = position(
        "folde: isengard 3 regular, nazgul 3",
        "edoras: rohan 4 regular",
        shadow_hand="shadow-str-22",
        at_war="isengard",
    )
    table = begin(s, "folde", "edoras", rolls=[5, 4, 1, 1, 1, 1, 1, 5, 4], acting=SHADOW)
    say(table, "card", "2")
    assert hits(table)["shadow"] == 1 and hits(table, "leader-roll")["shadow"] == 1


@pytest.mark.rule("RK-X4")
def test_a_city_or_fortification_helps_its_defender() -> None:
    s = position("north-ithilien: gondor 2 regular", "osgiliath: sauron 2 regular", at_war="gondor")
    assert hits(begin(s, "north-ithilien", "osgiliath", rolls=[5, 5, 1, 1]))["free"] == 0
    s = position("lossarnach: gondor 2 regular", "pelargir: sauron 2 regular", captured="pelargir", at_war="gondor")
    assert hits(begin(s, "lossarnach", "pelargir", rolls=[5, 5, 1, 1]))["free"] == 0


# --- field battle or siege -------------------------------------------------------------------------------------------


@pytest.mark.rule("RK-X5", "RK-X6", "RK-B49")
def test_at_a_stronghold_the_defender_chooses_at_the_beginning_of_each_round() -> None:
    s = position("fords-of-isen: isengard 2 regular", "helms-deep: rohan 3 regular", at_war="isengard")
    table = begin(s, "fords-of-isen", "helms-deep", rolls=[5, 1, 1, 1, 1, 1, 1, 1, 1], acting=SHADOW)
    assert asked(table) == "field-or-siege" and table.seat == FREE and choices(table) == ["field", "siege"]
    say(table, "field")
    assert hits(table)["shadow"] == 1, "no bonus in the field"
    say(table, "go-on")
    assert asked(table) == "retreat" and "siege" not in choices(table), "at the end of a round only the open is open"
    say(table, "stand")
    assert asked(table) == "field-or-siege"


@pytest.mark.rule("RK-X7", "RK-X8", "RK-B48", "RK-X41")
def test_a_withdrawal_ends_the_battle_when_the_attacker_advances() -> None:
    s = position(
        "fords-of-isen: isengard 4 regular",
        "helms-deep: rohan 3 regular 1 leader, gimli, nazgul 1",
        at_war="isengard",
    )
    table = say(begin(s, "fords-of-isen", "helms-deep", acting=SHADOW), "siege")
    assert asked(table) == "advance" and table.seat == SHADOW
    say(table, "isengard-regular", "go")
    assert at(table, DEEP) == force("rohan 3 regular 1 leader, gimli")
    assert at(table, "helms-deep") == force("isengard 3 regular, nazgul 1")
    assert at(table, "fords-of-isen") == force("isengard 1 regular")
    assert state(table).is_besieged(location("helms-deep")) and asked(table) == "pause"
    assert controller(table, "helms-deep") == FREE and "combat-roll" not in told(table)


@pytest.mark.rule("RK-X9", "RK-X10", "RK-A7")
def test_five_units_find_room_inside_and_the_rest_goes_to_the_reinforcements() -> None:
    s = position("fords-of-isen: isengard 1 regular", "helms-deep: rohan 6 regular 1 elite 2 leader", at_war="isengard")
    before = s.reserve
    table = say(begin(s, "fords-of-isen", "helms-deep", acting=SHADOW), "siege", "go")
    assert asked(table) == "remove-excess" and table.seat == FREE
    say(table, "rohan-regular", "rohan-elite")
    assert at(table, DEEP) == force("rohan 5 regular 2 leader")
    assert state(table).reserve == before + force("rohan 1 regular 1 elite") and asked(table) == "pause"


@pytest.mark.rule("RK-X11", "RK-X46")
def test_without_an_advance_there_is_no_siege() -> None:
    s = position("fords-of-isen: isengard 1 regular", "helms-deep: rohan 6 regular 1 elite", at_war="isengard")
    table = say(begin(s, "fords-of-isen", "helms-deep", acting=SHADOW), "siege", "stay")
    assert at(table, "helms-deep") == force("rohan 6 regular 1 elite") and at(table, DEEP) == 0
    assert "army-retreated" not in told(table) and "advanced" in told(table), "politics stay"


@pytest.mark.rule("RK-X12", "RK-X18")
def test_a_conqueror_uses_the_stronghold_as_its_owner_would() -> None:
    s = position("westemnet: rohan 3 regular", "helms-deep: isengard 2 regular", captured="helms-deep", at_war="rohan")
    table = begin(s, "westemnet", "helms-deep")
    assert asked(table) == "field-or-siege" and table.seat == SHADOW
    say(table, "siege", "go")
    assert at(table, DEEP) == force("isengard 2 regular")
    s = position("helms-deep: rohan 3 regular", f"{DEEP}: isengard 2 regular", captured="helms-deep", at_war="rohan")
    assert hits(begin(s, "helms-deep", DEEP, rolls=[5, 5, 6, 5, 1])) == {"free": 1, "shadow": 1}


@pytest.mark.rule("RK-X13", "RK-X14", "RK-X23")
def test_a_siege_ends_when_the_besieger_leaves() -> None:
    s = siege("isengard 2 regular", "rohan 2 regular 1 leader")
    table = say(play(s, call(move_armies, 1, 0), acting=SHADOW), "helms-deep->westemnet", "isengard-regular")
    assert state(table).is_besieged(location("helms-deep")), "one is enough"
    s = siege("isengard 2 regular", "rohan 2 regular 1 leader")
    table = say(play(s, call(move_armies, 1, 0), acting=SHADOW), "helms-deep->westemnet", "go")
    assert at(table, "helms-deep") == force("rohan 2 regular 1 leader") and at(table, DEEP) == 0


@pytest.mark.rule("RK-X15")
def test_survivors_merge_with_friends_and_the_excess_goes_when_the_action_is_over() -> None:
    s = siege("isengard 1 regular", "rohan 5 regular", "westemnet: gondor 8 regular", at_war="gondor")
    begun = call(attacking.begin, location("westemnet"), location("helms-deep"), force("gondor 8 regular"), 0)
    table = play(s, begun, check_stacking, rolls=[5, 0, 0, 0, 0, 0])
    say(table, "go")
    assert at(table, "helms-deep") == force("gondor 8 regular, rohan 5 regular")
    assert asked(table) == "remove-excess"
    say(table, "rohan-regular", "rohan-regular", "gondor-regular")
    assert at(table, "helms-deep") == force("gondor 7 regular, rohan 3 regular")


# --- siege battle ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("RK-X17", "RK-X18", "RK-X19", "RK-X21")
def test_a_siege_battle_is_one_round_in_which_the_attacker_needs_sixes() -> None:
    s = siege("isengard 3 regular", "rohan 3 regular")
    table = begin(s, "helms-deep", DEEP, rolls=[5, 5, 6, 5, 6, 1], acting=SHADOW)
    assert hits(table) == {"shadow": 1, "free": 2}
    assert asked(table) == "pause", "no Elite, no further round"
    assert at(table, "helms-deep") == force("isengard 1 regular") and at(table, DEEP) == force("rohan 2 regular")
    assert state(table).is_besieged(location("helms-deep"))


@pytest.mark.rule("RK-X18", "RK-X34")
def test_the_numbers_of_the_siege_hold_for_re_rolls_too() -> None:
    s = siege("isengard 2 regular, nazgul 2", "rohan 2 regular 2 leader")
    table = say(begin(s, "helms-deep", DEEP, rolls=[1, 1, 1, 1, 5, 6, 5, 5], acting=SHADOW), "2", "2")
    assert hits(table, "leader-roll") == {"shadow": 1, "free": 2}


@pytest.mark.rule("RK-X20", "RK-X33", "RK-B37")
def test_an_elite_reduced_buys_another_round() -> None:
    s = siege("isengard 1 regular 2 elite", "rohan 5 regular")
    table = begin(s, "helms-deep", DEEP, rolls=[1] * 24, acting=SHADOW)
    assert asked(table) == "prolong" and choices(table) == ["cease", "isengard-elite"]
    say(table, "isengard-elite")
    assert at(table, "helms-deep") == force("isengard 2 regular 1 elite") and len(events(table, "round")) == 2
    say(table, "isengard-elite")
    assert at(table, "helms-deep") == force("isengard 3 regular")
    assert asked(table) == "pause" and len(events(table, "round")) == 3, "no Elite is left"


@pytest.mark.rule("RK-X33")
def test_without_a_regular_to_replace_it_an_elite_buys_nothing() -> None:
    s = siege(
        "isengard 1 regular 2 elite", "rohan 5 regular", "orthanc: isengard 8 regular", "moria: isengard 3 regular"
    )
    assert asked(begin(s, "helms-deep", DEEP, rolls=[1] * 24, acting=SHADOW)) == "pause"


@pytest.mark.rule("RK-X22")
def test_the_besieged_never_retreat() -> None:
    s = siege("isengard 3 elite", "rohan 3 regular")
    table = say(begin(s, "helms-deep", DEEP, rolls=[1] * 12, acting=SHADOW), "isengard-elite")
    assert "retreat" not in told(table) and asked(table) == "prolong"


@pytest.mark.rule("RK-X13", "RK-K2", "RK-X37")
def test_a_stronghold_falls_with_its_defenders() -> None:
    s = siege("isengard 3 regular", "rohan 1 regular 1 leader, gimli")
    table = say(begin(s, "helms-deep", DEEP, rolls=[6, 1, 1, 1, 1], acting=SHADOW), "0")
    assert controller(table, "helms-deep") == SHADOW and state(table).points(SHADOW) == 2
    assert at(table, DEEP) == 0 and state(table).lost == force("rohan 1 regular 1 leader, gimli")
    assert asked(table) == "pause", "nobody has to advance"


@pytest.mark.rule("RK-X35", "RK-X43", "RK-K9")
def test_when_garrison_and_attackers_fall_together_the_rearguard_takes_the_stronghold() -> None:
    s = siege("isengard 2 regular", "rohan 1 regular")
    table = begin(s, "helms-deep", DEEP, rolls=[6, 6], acting=SHADOW, army="isengard 1 regular")
    assert controller(table, "helms-deep") == SHADOW and at(table, "helms-deep") == force("isengard 1 regular")
    s = siege("isengard 1 regular", "rohan 1 regular")
    table = begin(s, "helms-deep", DEEP, rolls=[6, 6], acting=SHADOW)
    assert controller(table, "helms-deep") == FREE and at(table, "helms-deep") == 0


@pytest.mark.rule("RK-X47", "RK-X19", "RK-X20")
def test_a_card_lengthens_a_siege_battle_to_three_rounds() -> None:
    s = siege("isengard 2 regular 1 elite", "rohan 5 regular")
    table = begin(s, "helms-deep", DEEP, rolls=[1] * 30, acting=SHADOW, terms=THREE_ROUNDS)
    assert asked(table) == "cease-or-go-on"
    say(table, "go-on")
    assert asked(table) == "cease-or-go-on", "the besieged cannot retreat"
    say(table, "go-on")
    assert asked(table) == "prolong" and len(events(table, "round")) == 3
    say(table, "isengard-elite")
    assert asked(table) == "pause" and len(events(table, "round")) == 4


# --- sortie ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("RK-X24", "RK-X25", "RK-X26", "RK-X38", "RK-X4")
def test_a_sortie_is_a_field_battle_without_advantages() -> None:
    s = siege("isengard 3 regular", "rohan 3 regular")
    table = begin(s, DEEP, "helms-deep", rolls=[5, 5, 1, 5, 1, 1])
    assert hits(table) == {"free": 2, "shadow": 1} and asked(table) == "cease-or-go-on"
    say(table, "cease")
    assert at(table, DEEP) == force("rohan 2 regular") and at(table, "helms-deep") == force("isengard 1 regular")
    assert state(table).is_besieged(location("helms-deep"))


@pytest.mark.rule("RK-X27", "RK-X28", "RK-X14")
def test_the_besieger_may_retreat_from_a_sortie_and_the_winner_stays() -> None:
    s = siege("isengard 3 regular, nazgul 1", "rohan 3 regular 1 leader")
    table = say(begin(s, DEEP, "helms-deep", rolls=[1] * 6), "0", "0", "go-on", "fords-of-isen")
    assert at(table, "fords-of-isen") == force("isengard 3 regular, nazgul 1")
    assert at(table, "helms-deep") == force("rohan 3 regular 1 leader") and at(table, DEEP) == 0
    assert asked(table) == "pause", "no advance after a sortie"
    s = siege("isengard 1 regular", "rohan 3 regular")
    table = begin(s, DEEP, "helms-deep", rolls=[6, 1, 1, 1])
    assert at(table, "helms-deep") == force("rohan 3 regular") and asked(table) == "pause"


@pytest.mark.rule("RK-X35", "RK-X37")
def test_a_lost_sortie_loses_the_stronghold_unless_somebody_stayed_inside() -> None:
    s = siege("isengard 3 regular", "rohan 1 regular 1 leader")
    table = say(begin(s, DEEP, "helms-deep", rolls=[1, 6, 1, 1]), "0")
    assert controller(table, "helms-deep") == SHADOW and at(table, DEEP) == 0
    s = siege("isengard 3 regular", "rohan 2 regular 1 leader")
    table = begin(s, DEEP, "helms-deep", rolls=[1, 6, 1, 1], army="rohan 1 regular")
    assert controller(table, "helms-deep") == FREE and at(table, DEEP) == force("rohan 1 regular 1 leader")


# --- relief ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("RK-X29", "RK-X30", "RK-X31", "RK-X38")
def test_a_relieving_army_fights_alone_by_the_normal_rules() -> None:
    s = siege("isengard 4 regular", "rohan 5 regular", "westemnet: rohan 2 regular")
    assert attacks(s, FREE) == {"inside-helms-deep->helms-deep", "westemnet->helms-deep"}
    table = begin(s, "westemnet", "helms-deep", rolls=[5, 1, 5, 1, 1, 1])
    assert hits(table) == {"free": 1, "shadow": 1} and len(rolled(table)["free"]) == 2
    assert asked(table) == "cease-or-go-on", "the besieger cannot withdraw inside"
    say(table, "go-on", "fords-of-isen")
    assert asked(table) == "advance"
    say(table, "go")
    assert at(table, "helms-deep") == force("rohan 6 regular")


@pytest.mark.rule("RK-X31")
def test_nobody_advances_while_the_besieger_stands() -> None:
    s = siege("isengard 4 regular", "rohan 5 regular", "westemnet: rohan 2 regular")
    table = say(begin(s, "westemnet", "helms-deep", rolls=[1] * 6), "cease")
    assert at(table, "westemnet") == force("rohan 2 regular") and asked(table) == "pause"


@pytest.mark.rule("RK-X29", "RK-B60")
def test_help_unlooked_for_takes_dice_for_those_inside() -> None:
    s = siege("isengard 5 regular", "rohan 3 regular", "westemnet: rohan 2 regular", "orthanc: isengard 1 regular")
    s.acting = FREE
    assert [pair_of(a)[0] for a in attacking.attacks(s, FREE, 0, RELIEVING)] == [location("westemnet")]
    table = begin(s, "westemnet", "helms-deep", rolls=[1] * 4, terms=RELIEVING)
    assert len(rolled(table)["shadow"]) == 2
    s = siege("isengard 3 regular", "rohan 5 regular", "westemnet: rohan 2 regular")
    table = begin(s, "westemnet", "helms-deep", rolls=[1] * 3, terms=RELIEVING)
    assert len(rolled(table)["shadow"]) == 1, "one die stays"


@pytest.mark.rule("RK-X32", "RK-X39")
def test_a_besieger_is_reinforced_by_moving() -> None:
    s = siege("isengard 1 regular", "rohan 5 regular", "fords-of-isen: isengard 2 regular")
    assert attacks(s, SHADOW) == {"helms-deep->inside-helms-deep"}
    table = say(play(s, call(move_armies, 1, 0), acting=SHADOW), "fords-of-isen->helms-deep", "go")
    assert at(table, "helms-deep") == force("isengard 3 regular") and "attack" not in told(table)


# --- rulings ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("RK-X36", "RK-P13")
def test_each_siege_battle_sortie_and_relief_is_an_attack_of_its_own() -> None:
    s = siege("isengard 1 regular", "rohan 5 regular", at_war="isengard")
    s.political[4] = 3
    begin(s, "helms-deep", DEEP, rolls=[1] * 6, acting=SHADOW)
    assert s.political[4] == 2
    assert attacks(s, FREE) == set(), "not at war yet"
    s.political[5] = 1
    assert attacks(s, SHADOW) == set()


@pytest.mark.rule("RK-X40", "RK-E21", "RK-E31")
def test_a_garrison_destroyed_by_a_card_loses_the_stronghold_and_characters_stay() -> None:
    s = siege("isengard 1 regular", "rohan 2 regular 1 leader, gimli", at_war="isengard")
    table = play(s, call(casualties.take_hits, location(DEEP), FREE, 3))
    assert controller(table, "helms-deep") == SHADOW
    assert at(table, "helms-deep") == force("isengard 1 regular, gimli") and at(table, DEEP) == 0
    assert state(table).lost == force("rohan 2 regular 1 leader")
    assert "attack" not in told(table)


@pytest.mark.rule("RK-E21", "RK-E31", "RK-X44")
def test_a_besieger_destroyed_by_a_card_ends_the_siege_and_nazgul_stay() -> None:
    s = siege("isengard 1 regular, nazgul 1", "rohan 2 regular")
    table = play(s, call(casualties.take_hits, location("helms-deep"), SHADOW, 1))
    assert at(table, "helms-deep") == force("rohan 2 regular, nazgul 1") and at(table, DEEP) == 0


@pytest.mark.rule("RK-E31", "RK-E33")
def test_the_owner_chooses_how_hits_of_a_card_are_taken() -> None:
    s = position("edoras: rohan 2 regular 1 elite")
    table = play(s, call(casualties.take_hits, location("edoras"), FREE, 2), acting=SHADOW)
    assert table.seat == FREE and choices(table) == ["rohan-regular", "rohan-elite", "remove rohan-elite"]
    say(table, "rohan-elite")
    assert at(table, "edoras") == force("rohan 2 regular") and asked(table) == "pause"


@pytest.mark.rule("RK-X42", "RK-X23")
def test_a_besieger_may_attack_elsewhere_and_lift_the_siege_by_advancing() -> None:
    s = siege("isengard 2 regular", "rohan 2 regular", "westemnet: rohan 1 regular")
    assert attacks(s, SHADOW) == {"helms-deep->inside-helms-deep", "helms-deep->westemnet"}
    table = begin(s, "helms-deep", "westemnet", rolls=[6, 1, 1], acting=SHADOW)
    say(table, "go")
    assert at(table, "westemnet") == force("isengard 2 regular") and at(table, "helms-deep") == force("rohan 2 regular")


@pytest.mark.rule("RK-X42", "RK-X44")
def test_a_besieger_who_falls_attacking_elsewhere_ends_the_siege() -> None:
    s = siege("isengard 1 regular", "rohan 2 regular", "westemnet: rohan 3 regular")
    table = begin(s, "helms-deep", "westemnet", rolls=[1, 6, 1, 1], acting=SHADOW)
    assert at(table, "helms-deep") == force("rohan 2 regular") and at(table, DEEP) == 0


@pytest.mark.rule("RK-X44", "RK-G12")
def test_a_siege_is_over_when_the_last_besieging_unit_falls() -> None:
    s = position(
        "orthanc: rohan 1 regular 1 leader",
        "inside orthanc: isengard 2 regular, saruman",
        captured="",
        at_war="rohan isengard",
    )
    table = say(begin(s, "orthanc", "inside orthanc", rolls=[1, 6, 1]), "0", "0")
    assert at(table, "orthanc") == force("isengard 2 regular, saruman") and at(table, "inside orthanc") == 0
    assert state(table).lost == force("rohan 1 regular 1 leader")


@pytest.mark.rule("RK-X45")
def test_a_defender_destroyed_in_the_field_leaves_a_stronghold_to_be_entered() -> None:
    def won() -> Table:
        s = position("fords-of-isen: isengard 2 regular", "helms-deep: rohan 1 regular", at_war="isengard")
        return say(begin(s, "fords-of-isen", "helms-deep", rolls=[6, 1, 1], acting=SHADOW), "field")

    assert controller(say(won(), "stay"), "helms-deep") == FREE
    assert controller(say(won(), "go"), "helms-deep") == SHADOW


@pytest.mark.rule("RK-X16", "RK-B40")
def test_an_undefended_stronghold_is_entered_and_lone_characters_stay_unharmed() -> None:
    s = position("fords-of-isen: isengard 2 regular", "helms-deep: gimli", at_war="isengard")
    assert attacks(s, SHADOW) == set()
    table = say(play(s, call(move_armies, 1, 0), acting=SHADOW), "fords-of-isen->helms-deep", "go")
    assert controller(table, "helms-deep") == SHADOW and at(table, "helms-deep") == force("isengard 2 regular, gimli")
    assert state(table).at[BOX[location("helms-deep")]] == 0
