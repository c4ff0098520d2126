"""Rolling and setting aside: RM-10 to RM-18."""

from itertools import product

import pytest

from ringspiel.games.mordor.components import DICE, SYMBOLS
from ringspiel.games.mordor.rolling import legal_sets, sets_of_pattern
from ringspiel.games.mordor.state import NOTHING
from ringspiel.texts import render
from tests.games.mordor.journey import go_all_the_way, journey, legal, set_aside, state, told
from tests.games.playing import refused

PIPPINS_ROLL = "ring/yellow ring/red orc/blue nazgul/green tree/black"


@pytest.mark.rule("RM-10")
def test_a_turn_begins_with_all_five_dice() -> None:
    table = journey(PIPPINS_ROLL)
    assert [die["aside"] for die in table.view()["board"]["dice"]] == [False] * 5
    set_aside(table, "ring/yellow nazgul/green tree/black")
    assert table.seat == 1
    assert [die["aside"] for die in table.view()["board"]["dice"]] == [False] * 5


@pytest.mark.rule("RM-11")
def test_at_least_one_die_must_be_set_aside() -> None:
    table = journey("ring/yellow ring/red orc/blue gandalf/green companion/black")
    assert 0 not in table.answers()
    refusal = table.why_not([])
    assert refusal is not None and refusal.rule == "RM-11"


@pytest.mark.rule("RM-12")
def test_only_one_die_of_each_symbol_may_be_set_aside_from_one_roll() -> None:
    table = journey("ring/yellow ring/red orc/blue gandalf/green companion/black")
    assert refused(table, "ring/yellow ring/red") == "RM-12"
    assert "ring/yellow orc/blue gandalf/green companion/black" in legal(table)
    assert len(legal(table)) == 3 * 2 * 2 * 2 - 1


@pytest.mark.rule("RM-13")
def test_of_several_nazgul_exactly_one_must_be_set_aside_and_the_player_picks() -> None:
    table = journey("nazgul/yellow nazgul/red orc/blue gandalf/green companion/black")
    assert refused(table, "orc/blue") == "RM-13"
    assert refused(table, "nazgul/yellow nazgul/red") == "RM-13"
    assert {"nazgul/yellow", "nazgul/red"} <= legal(table)
    assert all(("nazgul/yellow" in answer) != ("nazgul/red" in answer) for answer in legal(table))


@pytest.mark.rule("RM-13", "RM-14")
def test_the_other_nazgul_are_rolled_again() -> None:
    table = journey(
        "nazgul/yellow nazgul/red orc/blue gandalf/green companion/black",
        "ring/red ring/blue ring/green ring/black",
    )
    set_aside(table, "nazgul/yellow")
    assert legal(table) == {"ring/red", "ring/blue", "ring/green", "ring/black"}


@pytest.mark.rule("RM-13", "RM-16")
def test_nazgul_left_over_after_the_white_tree_do_not_count() -> None:
    table = journey("nazgul/yellow nazgul/red orc/blue gandalf/green tree/black", seats=2)
    set_aside(table, "nazgul/red tree/black")
    assert state(table).crossed == [0, 2]


@pytest.mark.rule("RM-14")
def test_a_symbol_set_aside_before_may_be_set_aside_again() -> None:
    table = journey(
        "ring/yellow ring/red orc/blue gandalf/green companion/black",
        "ring/red orc/blue gandalf/green companion/black",
    )
    set_aside(table, "ring/yellow")
    assert "ring/red" in legal(table)
    assert refused(table, "yellow") == "RM-14"


@pytest.mark.rule("RM-15")
def test_rolling_goes_on_until_all_dice_are_set_aside() -> None:
    table = journey(
        "ring/yellow gandalf/red orc/blue companion/green companion/black",
        "orc/green",
    )
    set_aside(table, "ring/yellow gandalf/red orc/blue companion/black")
    assert table.seat == 1
    assert told(table)[:4] == ["set-aside-done", "rolled", "forced", "set-aside-done"]
    assert state(table).rings == [0, 0], "the forced second orc has spoilt the ring"


@pytest.mark.rule("RM-16", "RM-12", "RM-13")
def test_example_of_pippin_and_the_white_tree() -> None:
    table = journey(PIPPINS_ROLL, seats=4, active=3)
    assert refused(table, "ring/yellow ring/red nazgul/green tree/black") == "RM-12"
    assert refused(table, "ring/yellow tree/black") == "RM-13"
    assert "ring/yellow nazgul/green" in legal(table)
    go_all_the_way(set_aside(table, "ring/yellow nazgul/green tree/black"))
    assert table.seat == 0
    assert state(table).rings == [0, 0, 0, 1]
    assert state(table).crossed == [0, 0, 0, 2], "neither the orc nor a second Nazgûl counts"


@pytest.mark.rule("RM-16")
def test_example_pippin_may_roll_on_instead() -> None:
    table = journey(PIPPINS_ROLL, "ring/red orc/blue ring/black", seats=4, active=3)
    set_aside(table, "ring/yellow nazgul/green")
    assert table.seat == 3
    assert legal(table) == {"ring/red", "ring/black", "orc/blue", "ring/red orc/blue", "orc/blue ring/black"}


@pytest.mark.rule("RM-17")
def test_a_white_tree_not_set_aside_is_rolled_again() -> None:
    table = journey("ring/yellow gandalf/red orc/blue companion/green tree/black", "gandalf/black")
    set_aside(table, "ring/yellow gandalf/red orc/blue companion/green")
    assert table.seat == 1
    assert state(table).halved == [0b11, 0], "two Gandalfs: the black die was rolled again"


@pytest.mark.rule("RM-17", "RM-11")
def test_a_white_tree_that_is_the_only_die_left_must_be_set_aside() -> None:
    table = journey("ring/yellow gandalf/red orc/blue companion/green tree/black", "tree/black")
    set_aside(table, "ring/yellow gandalf/red orc/blue companion/green")
    assert "forced" in told(table)
    assert table.seat == 1
    assert state(table).rings == [1, 0]


@pytest.mark.rule("RM-18")
def test_an_answer_names_dice_also_when_they_show_the_same() -> None:
    table = journey("orc/yellow orc/red orc/blue orc/green ring/black")
    alone = {"orc/yellow", "orc/red", "orc/blue", "orc/green", "ring/black"}
    assert legal(table) == alone | {f"{orc} ring/black" for orc in alone - {"ring/black"}}


@pytest.mark.rule("RM-15")
def test_german_sets_aside_the_white_tree_in_the_right_case() -> None:
    table = journey(PIPPINS_ROLL)
    choices = {choice["notation"]: render(choice["text"], "de", []) for choice in table.choices(0)}
    wanted = "Nazgûl (grün) und Weißen Baum (schwarz) herauslegen und den Zug beenden"
    assert choices["nazgul/green tree/black"] == wanted
    set_aside(table, "nazgul/green tree/black")
    said = [render(event.text, "de", ["Anna", "Bert"]) for event in table.events()]
    assert "Anna legt Nazgûl (grün) und Weißen Baum (schwarz) heraus." in said


@pytest.mark.parametrize("rivendell", [False, True])
def test_every_roll_has_its_own_place_in_the_memory_of_legal_sets(rivendell: bool) -> None:
    for rolled in map(list, product(range(NOTHING, len(SYMBOLS)), repeat=DICE)):
        assert legal_sets(rolled, rivendell) == sets_of_pattern(rolled, rivendell), rolled
