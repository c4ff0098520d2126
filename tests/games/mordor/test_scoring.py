"""Scoring the turn: RM-20 to RM-28, with every worked example of the rulebook."""

import pytest

from ringspiel.games.mordor.components import PLACES
from ringspiel.games.mordor.scoring import HowFar
from tests.games.mordor.journey import go_all_the_way, journey, set_aside, state, told

FRODO, SAM, MERRY = 0, 1, 2


@pytest.mark.rule("RM-20")
def test_gandalf_is_carried_out_before_nazgul_before_rings() -> None:
    table = journey("ring/yellow gandalf/red orc/blue companion/green nazgul/black", "companion/blue")
    set_aside(table, "ring/yellow gandalf/red companion/green nazgul/black")
    scored = [kind for kind in told(table) if kind in ("halved", "crossed-half", "advanced")]
    assert scored == ["halved", "crossed-half", "advanced"]


@pytest.mark.rule("RM-21")
def test_example_frodo_one_ring_one_field() -> None:
    table = journey("ring/yellow gandalf/red orc/blue companion/green tree/black")
    set_aside(table, "ring/yellow tree/black")
    assert state(table).rings[FRODO] == 1


@pytest.mark.rule("RM-21")
def test_example_frodo_two_rings_two_fields() -> None:
    table = journey(
        "ring/yellow ring/red orc/blue companion/green tree/black", "ring/red orc/blue orc/green tree/black"
    )
    set_aside(table, "ring/yellow", "ring/red tree/black")
    assert state(table).rings[FRODO] == 2


@pytest.mark.rule("RM-22")
@pytest.mark.parametrize(
    ("also", "rings"),
    [("orc/red", 0), ("orc/red companion/blue", 1), ("companion/blue", 1), ("", 1)],
)
def test_rings_count_unless_orcs_outnumber_companions(also: str, rings: int) -> None:
    table = journey("ring/yellow orc/red companion/blue gandalf/green tree/black")
    set_aside(table, f"ring/yellow {also} tree/black")
    assert state(table).rings[FRODO] == rings


@pytest.mark.rule("RM-22")
def test_two_orcs_outnumber_one_companion() -> None:
    table = journey("ring/yellow orc/red orc/blue companion/green tree/black", "orc/blue tree/black")
    set_aside(table, "ring/yellow orc/red companion/green", "orc/blue tree/black")
    assert state(table).rings[FRODO] == 0
    assert "rings-void" in told(table)


@pytest.mark.rule("RM-23")
def test_a_nazgul_crosses_the_next_field_or_half_of_a_halved_one() -> None:
    whole = journey("nazgul/yellow orc/red orc/blue orc/green tree/black")
    set_aside(whole, "nazgul/yellow tree/black")
    assert state(whole).crossed[FRODO] == 2
    halved = journey("nazgul/yellow orc/red orc/blue orc/green tree/black", halved=[0b1, 0])
    set_aside(halved, "nazgul/yellow tree/black")
    assert state(halved).crossed[FRODO] == 1


@pytest.mark.rule("RM-24")
def test_example_merry_black_and_blue_nazgul_hit_himself() -> None:
    table = journey(
        "orc/yellow companion/red nazgul/blue ring/green nazgul/black",
        "nazgul/black",
        seats=3,
        active=MERRY,
    )
    set_aside(table, "orc/yellow companion/red nazgul/blue ring/green")
    assert state(table).crossed == [0, 0, 4]


@pytest.mark.rule("RM-24")
def test_example_merry_two_fields_for_black_and_blue_one_of_sam_for_red() -> None:
    table = journey(
        "orc/yellow nazgul/red nazgul/blue companion/green nazgul/black",
        "orc/yellow nazgul/red companion/green nazgul/black",
        "orc/yellow nazgul/red companion/green",
        seats=3,
        active=MERRY,
    )
    set_aside(table, "nazgul/blue", "nazgul/black", "orc/yellow nazgul/red companion/green")
    assert state(table).crossed == [0, 2, 4]


@pytest.mark.rule("RM-24")
def test_a_die_without_owner_hits_the_active_player() -> None:
    table = journey("orc/yellow orc/red orc/blue nazgul/green tree/black", seats=2)
    set_aside(table, "nazgul/green tree/black")
    assert state(table).crossed == [2, 0]


@pytest.mark.rule("RM-25")
def test_gandalf_halves_a_field_that_is_neither_crossed_nor_halved() -> None:
    table = journey("gandalf/yellow orc/red orc/blue orc/green tree/black", crossed=[4, 0], halved=[0b100, 0])
    set_aside(table, "gandalf/yellow tree/black")
    assert state(table).halved == [0b1100, 0]


@pytest.mark.rule("RM-25")
def test_the_mordor_field_may_be_halved_and_then_gandalf_does_nothing() -> None:
    roll = "gandalf/yellow orc/red orc/blue orc/green tree/black"
    last = set_aside(journey(roll, crossed=[12, 0]), "gandalf/yellow tree/black")
    assert state(last).halved == [0b1000000, 0]
    none = set_aside(journey(roll, crossed=[12, 0], halved=[0b1000000, 0]), "gandalf/yellow tree/black")
    assert state(none).halved == [0b1000000, 0]
    assert "nothing-to-halve" in told(none)


@pytest.mark.rule("RM-26")
def test_example_sam_halves_the_next_field_and_crosses_one_half() -> None:
    table = journey("orc/yellow nazgul/red gandalf/blue orc/green tree/black", seats=3, active=SAM, crossed=[0, 2, 0])
    set_aside(table, "nazgul/red gandalf/blue tree/black")
    assert state(table).halved[SAM] == 0b10
    assert state(table).crossed[SAM] == 3


@pytest.mark.rule("RM-26", "RM-22")
@pytest.mark.parametrize("die", ["blue", "black"])
def test_example_merry_scores_one_of_each(die: str) -> None:
    symbols = {"yellow": "ring", "red": "gandalf", "blue": "orc", "green": "companion", "black": "orc"}
    symbols[die] = "nazgul"
    roll = " ".join(f"{symbol}/{colour}" for colour, symbol in symbols.items())
    table = go_all_the_way(set_aside(journey(roll, seats=3, active=MERRY), roll))
    assert state(table).rings[MERRY] == 1
    assert state(table).halved[MERRY] == 0b1
    assert state(table).crossed[MERRY] == 1


@pytest.mark.rule("RM-26", "RM-22", "RM-24")
def test_example_sam_with_two_nazgul_and_an_orc() -> None:
    table = journey(
        "orc/yellow nazgul/red nazgul/blue gandalf/green ring/black",
        "nazgul/blue",
        seats=3,
        active=SAM,
        crossed=[0, 0, 1],
        halved=[0, 0, 0b1],
    )
    set_aside(table, "orc/yellow nazgul/red gandalf/green ring/black")
    assert state(table).rings == [0, 0, 0], "the ring is void"
    assert (state(table).halved[SAM], state(table).crossed[SAM]) == (0b1, 1)
    assert (state(table).halved[MERRY], state(table).crossed[MERRY]) == (0b1, 2), "the second half of the first field"


@pytest.mark.rule("RM-27")
def test_a_player_who_goes_out_redirects_no_other_hit_and_surplus_nazgul_lapse() -> None:
    table = journey(
        "nazgul/yellow nazgul/red orc/blue orc/green nazgul/black",
        "nazgul/red orc/blue orc/green nazgul/black",
        "nazgul/red orc/blue orc/green",
        "orc/blue orc/green",
        "orc/green",
        crossed=[12, 12],
    )
    set_aside(table, "nazgul/yellow", "nazgul/black", "nazgul/red", "orc/blue")
    assert state(table).crossed == [14, 14]
    assert table.outcome is not None and table.outcome.winners == []


@pytest.mark.rule("RM-27", "RM-31")
def test_an_active_player_who_goes_out_moves_no_ring_field() -> None:
    table = journey("nazgul/yellow ring/red orc/blue orc/green tree/black", rings=[8, 0], crossed=[12, 0])
    set_aside(table, "nazgul/yellow ring/red tree/black")
    assert state(table).rings == [8, 0]
    assert table.outcome is None and table.seat == 1


@pytest.mark.rule("RM-28")
def test_a_half_crossed_field_is_not_halved_again_and_each_gandalf_takes_another() -> None:
    table = journey(
        "gandalf/yellow gandalf/red orc/blue orc/green tree/black",
        "gandalf/red orc/blue orc/green tree/black",
        crossed=[1, 0],
        halved=[0b1, 0],
    )
    set_aside(table, "gandalf/yellow", "gandalf/red tree/black")
    assert state(table).halved == [0b111, 0]


@pytest.mark.rule("RM-21")
def test_a_place_that_is_too_far_is_explained_and_what_is_no_place_is_not() -> None:
    s = state(journey("ring/yellow orc/red orc/blue companion/green tree/black"))
    explain = HowFar(FRODO).explain
    refusal = explain(s, (f"field:{PLACES[-1]}",))
    assert refusal is not None and refusal.rule == "RM-21"
    assert explain(s, ("die:yellow",)) is None and explain(s, (f"field:{PLACES[0]}", f"field:{PLACES[1]}")) is None
