"""The special functions of the places: RM-40 to RM-48."""

import pytest

from ringspiel.games.mordor.components import (
    BAG_END,
    GONDOR,
    HELMS_DEEP,
    LOTHLORIEN,
    MINAS_TIRITH,
    MORIA,
    RIVENDELL,
    ROHAN,
    SHELOBS_LAIR,
)
from ringspiel.kernel.errors import IllegalAnswer
from ringspiel.kernel.table import Table
from ringspiel.languages import SHIPPED
from ringspiel.texts import render
from tests.games.mordor.journey import go_all_the_way, journey, legal, set_aside, state, told


def at(place: int, *rolls: str, **more: object) -> Table:
    """The first of two players begins a turn at a place."""
    return journey(*rolls, rings=[place, 0], places=True, **more)  # type: ignore[arg-type]


@pytest.mark.rule("RM-40")
def test_bag_end_changes_nothing() -> None:
    roll = "ring/yellow ring/red nazgul/blue orc/green companion/black"
    assert legal(at(BAG_END, roll)) == legal(journey(roll))


@pytest.mark.rule("RM-41")
def test_example_rivendell_lets_three_rings_be_set_aside_at_once() -> None:
    table = at(RIVENDELL, "ring/yellow ring/red ring/blue orc/green tree/black")
    go_all_the_way(set_aside(table, "ring/yellow ring/red ring/blue tree/black"))
    assert state(table).rings[0] == RIVENDELL + 3


@pytest.mark.rule("RM-41")
def test_rivendell_holds_for_every_roll_of_the_turn() -> None:
    table = at(
        RIVENDELL, "ring/yellow orc/red orc/blue orc/green tree/black", "ring/red ring/blue gandalf/green tree/black"
    )
    set_aside(table, "ring/yellow")
    assert "ring/red ring/blue" in legal(table)


@pytest.mark.rule("RM-41")
def test_in_rivendell_at_least_one_nazgul_must_be_set_aside_and_more_may() -> None:
    table = at(RIVENDELL, "nazgul/yellow nazgul/red orc/blue orc/green tree/black")
    assert {"nazgul/yellow", "nazgul/red", "nazgul/yellow nazgul/red"} <= legal(table)
    assert all("nazgul" in answer for answer in legal(table))


@pytest.mark.rule("RM-42")
def test_in_moria_gandalf_may_be_set_aside_but_has_no_effect() -> None:
    table = at(MORIA, "gandalf/yellow orc/red orc/blue orc/green tree/black")
    set_aside(table, "gandalf/yellow tree/black")
    assert state(table).halved == [0, 0]
    assert "gandalf-void" in told(table)


@pytest.mark.rule("RM-43")
@pytest.mark.parametrize(("place", "rings"), [(LOTHLORIEN, 1), (BAG_END, 0)])
def test_in_lothlorien_one_companion_wards_off_two_orcs(place: int, rings: int) -> None:
    table = at(place, "ring/yellow orc/red orc/blue companion/green tree/black", "orc/blue tree/black")
    go_all_the_way(set_aside(table, "ring/yellow orc/red companion/green", "orc/blue tree/black"))
    assert state(table).rings[0] == place + rings


@pytest.mark.rule("RM-44")
def test_in_rohan_each_roll_may_be_repeated_once() -> None:
    first = "nazgul/yellow nazgul/red nazgul/blue nazgul/green tree/black"
    second = "ring/yellow orc/red orc/blue orc/green gandalf/black"
    third = "nazgul/red nazgul/blue nazgul/green nazgul/black"
    table = at(ROHAN, first, second, third)
    assert legal(table) == {"keep", "repeat"}
    set_aside(table, "repeat")
    assert "tree/black" not in legal(table), "the repeat replaces the roll, White Tree and all"
    assert {"ring/yellow", "gandalf/black"} <= legal(table), "and cannot be repeated"
    set_aside(table, "ring/yellow")
    assert legal(table) == {"keep", "repeat"}, "but the next roll can"
    set_aside(table, "keep")
    assert legal(table) == {"nazgul/red", "nazgul/blue", "nazgul/green", "nazgul/black"}


@pytest.mark.rule("RM-44")
def test_the_repeat_is_made_with_the_same_dice() -> None:
    table = at(ROHAN, "ring/yellow orc/red orc/blue orc/green gandalf/black", "orc/red orc/blue orc/green orc/black")
    set_aside(table, "keep", "ring/yellow", "repeat")
    assert state(table).aside == [0, -1, -1, -1, -1]
    assert state(table).rolled[0] == -1 and -1 not in state(table).rolled[1:]


@pytest.mark.rule("RM-45")
@pytest.mark.parametrize(("companions", "rings"), [(["companion/blue"], 0), (["companion/blue", "companion/green"], 1)])
def test_in_helms_deep_an_orc_needs_two_companions(companions: list[str], rings: int) -> None:
    table = at(
        HELMS_DEEP, "ring/yellow orc/red companion/blue companion/green tree/black", "companion/green tree/black"
    )
    go_all_the_way(set_aside(table, f"ring/yellow orc/red {companions[0]}", " ".join([*companions[1:], "tree/black"])))
    assert state(table).rings[0] == HELMS_DEEP + rings


@pytest.mark.rule("RM-46")
@pytest.mark.parametrize(
    ("die", "crossed"), [("yellow", [0, 0, 14]), ("black", [0, 0, 14]), ("green", [0, 0, 14]), ("blue", [0, 0, 14])]
)
def test_in_gondor_no_nazgul_harms_the_active_player(die: str, crossed: list[int]) -> None:
    symbols = {"yellow": "orc", "red": "orc", "blue": "orc", "green": "orc", "black": "orc"}
    symbols[die] = "nazgul"
    roll = " ".join(f"{symbol}/{colour}" for colour, symbol in symbols.items())
    rest = [f"orc/{colour}" for colour in symbols if colour != die]
    rolls = [" ".join(rest[number:]) for number in range(len(rest))]
    table = journey(
        roll, *rolls, seats=3, rings=[GONDOR, 0, 0], crossed=[0, 0, 14], places=True
    )  # blue's owner, seat 2, is out; green has no owner
    set_aside(table, f"nazgul/{die}", *rest[:-1])
    assert state(table).crossed == crossed


@pytest.mark.rule("RM-46")
def test_in_gondor_others_are_hit_as_usual() -> None:
    table = at(GONDOR, "orc/yellow nazgul/red orc/blue orc/green tree/black")
    set_aside(table, "nazgul/red tree/black")
    assert state(table).crossed == [0, 2]


@pytest.mark.rule("RM-47")
def test_in_minas_tirith_every_nazgul_hits_the_active_player() -> None:
    table = at(MINAS_TIRITH, "orc/yellow nazgul/red orc/blue orc/green tree/black")
    set_aside(table, "nazgul/red tree/black")
    assert state(table).crossed == [2, 0]


@pytest.mark.rule("RM-48")
@pytest.mark.parametrize(("rings", "reached"), [(1, 0), (2, 1)])
def test_in_shelobs_lair_two_rings_lead_to_mordor(rings: int, reached: int) -> None:
    table = at(
        SHELOBS_LAIR, "ring/yellow ring/red orc/blue orc/green tree/black", "ring/red orc/blue orc/green tree/black"
    )
    go_all_the_way(set_aside(table, "ring/yellow", "ring/red tree/black" if rings == 2 else "tree/black"))
    assert state(table).rings[0] == SHELOBS_LAIR + reached


@pytest.mark.rule("RM-48")
def test_who_sets_no_ring_aside_loses_none_to_shelob() -> None:
    table = at(SHELOBS_LAIR, "ring/yellow ring/red orc/blue orc/green tree/black")
    set_aside(table, "orc/blue tree/black")
    assert "ring-lost" not in told(table)


@pytest.mark.rule("RM-48")
def test_shelob_binds_only_who_starts_the_turn_there() -> None:
    table = at(
        MINAS_TIRITH, "ring/yellow ring/red orc/blue orc/green tree/black", "ring/red orc/blue orc/green tree/black"
    )
    go_all_the_way(set_aside(table, "ring/yellow", "ring/red tree/black"))
    assert state(table).has_arrived(0)
    assert "ring-lost" not in told(table)


@pytest.mark.rule("RM-48", "RM-22")
def test_orcs_are_judged_before_shelob_takes_her_ring() -> None:
    table = at(
        SHELOBS_LAIR, "ring/yellow ring/red orc/blue orc/green tree/black", "ring/red orc/blue orc/green tree/black"
    )
    set_aside(table, "ring/yellow", "ring/red orc/blue tree/black")
    assert state(table).rings[0] == SHELOBS_LAIR
    assert "ring-lost" not in told(table)


@pytest.mark.rule("RM-40")
def test_a_place_holds_for_the_turn_that_begins_there_and_not_in_the_turn_of_another() -> None:
    table = journey("nazgul/yellow orc/red orc/blue orc/green tree/black", active=1, rings=[GONDOR, 0], places=True)
    set_aside(table, "nazgul/yellow tree/black")
    assert state(table).crossed == [2, 0], "Gondor does not protect in the turn of another"


def two_rings(place: int) -> Table:
    """The first player has set two rings aside at a place and ended the turn."""
    table = at(place, "ring/yellow ring/red orc/blue orc/green tree/black", "ring/red orc/blue orc/green tree/black")
    return set_aside(table, "ring/yellow", "ring/red tree/black")


@pytest.mark.rule("RM-21")
def test_with_places_a_player_may_go_less_far_than_the_rings_reach() -> None:
    table = two_rings(HELMS_DEEP)
    assert [table.describe(answer).notation for answer in table.answers()] == ["minas-tirith", "gondor", "helms-deep"]
    assert state(set_aside(table, "gondor")).rings == [GONDOR, 0]
    assert state(table).active == 1
    assert "advanced" in told(table)


@pytest.mark.rule("RM-21")
def test_a_player_who_stays_begins_the_next_turn_at_the_same_place() -> None:
    table = set_aside(two_rings(GONDOR), "gondor")
    assert state(table).rings == [GONDOR, 0]
    assert "stays" in told(table) and "advanced" not in told(table)


@pytest.mark.rule("RM-21")
@pytest.mark.parametrize("place", ["moria", "shelobs-lair"])
def test_nobody_goes_back_or_beyond_their_rings(place: str) -> None:
    table = two_rings(HELMS_DEEP)
    with pytest.raises(IllegalAnswer) as refused:
        set_aside(table, place)
    assert refused.value.rule == "RM-21"
    assert state(table).rings == [HELMS_DEEP, 0]


@pytest.mark.rule("RM-21", "RM-34")
def test_mordor_is_as_far_as_one_can_go() -> None:
    assert legal(two_rings(MINAS_TIRITH)) == {"minas-tirith", "shelobs-lair", "mordor"}
    assert legal(two_rings(SHELOBS_LAIR)) == {"shelobs-lair", "mordor"}


@pytest.mark.rule("RM-21", "RM-22")
def test_without_a_ring_that_counts_nobody_is_asked() -> None:
    table = at(HELMS_DEEP, "ring/yellow ring/red orc/blue orc/green tree/black")
    set_aside(table, "ring/yellow orc/blue tree/black")
    assert state(table).active == 1
    assert "stays" not in told(table)


@pytest.mark.rule("RM-21", "RM-27")
def test_who_goes_out_is_not_asked() -> None:
    roll = "ring/yellow orc/red orc/blue nazgul/green tree/black"
    table = at(HELMS_DEEP, roll, crossed=[12, 0])
    set_aside(table, "ring/yellow nazgul/green tree/black")
    assert state(table).is_out(0) and state(table).active == 1


@pytest.mark.rule("RM-21")
def test_in_the_base_game_two_players_are_not_asked() -> None:
    table = journey("ring/yellow orc/red orc/blue orc/green tree/black", rings=[HELMS_DEEP, 0])
    set_aside(table, "ring/yellow tree/black")
    assert state(table).rings == [GONDOR, 0] and state(table).active == 1


@pytest.mark.rule("RM-21")
@pytest.mark.parametrize("seats", [3, 4])
def test_in_the_base_game_three_and_four_may_go_less_far(seats: int) -> None:
    others = [0] * (seats - 1)
    table = journey("ring/yellow orc/red orc/blue orc/green tree/black", seats=seats, rings=[HELMS_DEEP, *others])
    set_aside(table, "ring/yellow tree/black")
    assert table.seat == 0 and legal(table) == {"gondor", "helms-deep"}
    stayed = set_aside(table.clone(), "helms-deep")
    assert state(stayed).rings == [HELMS_DEEP, *others] and "stays" in told(stayed) and stayed.seat == 1
    gone = set_aside(table, "gondor")
    assert state(gone).rings == [GONDOR, *others] and gone.seat == 1


@pytest.mark.rule("RM-21")
def test_three_are_asked_also_when_one_of_them_is_out() -> None:
    roll = "ring/yellow orc/red orc/blue orc/green tree/black"
    table = set_aside(journey(roll, seats=3, crossed=[0, 0, 14]), "ring/yellow tree/black")
    assert legal(table) == {"rivendell", "bag-end"}


@pytest.mark.rule("RM-44")
@pytest.mark.parametrize("language", SHIPPED)
def test_in_rohan_a_click_on_a_die_is_refused_until_the_roll_is_kept(language: str) -> None:
    table = at(ROHAN, "ring/yellow ring/red orc/blue orc/green companion/black")
    refusal = table.why_not(["die:yellow"])
    assert refusal is not None and (refusal.rule, refusal.text["key"]) == ("RM-44", "mordor-refuse-RM-44")
    assert render(refusal.text, language, [])
    assert table.why_not(["roll:keep"]) is None
