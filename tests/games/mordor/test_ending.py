"""Leaving and the end of the game: RM-30 to RM-38."""

import pytest

import ringspiel
from ringspiel.games.mordor.components import PRESETS
from ringspiel.games.mordor.view import results
from ringspiel.kernel.text import text
from tests.games.mordor.journey import go_all_the_way, journey, set_aside, state, told

HARMLESS = "orc/yellow orc/red orc/blue orc/green tree/black"
RING = "ring/yellow orc/red orc/blue orc/green tree/black"
OUT = 14


def end_turn(table: ringspiel.Table, answer: str = "tree/black") -> ringspiel.Table:
    return go_all_the_way(set_aside(table, answer))


@pytest.mark.rule("RM-30")
def test_crossing_the_last_field_puts_a_player_out_also_in_the_turn_of_another() -> None:
    table = journey("orc/yellow nazgul/red orc/blue orc/green tree/black", HARMLESS, seats=3, crossed=[0, 12, 0])
    end_turn(table, "nazgul/red tree/black")
    assert "out" in told(table)
    assert table.view()["board"]["sheets"][1]["out"]
    assert table.seat == 2, "the player who is out takes no turn"


@pytest.mark.rule("RM-30")
def test_a_halved_last_field_takes_both_halves() -> None:
    table = journey(
        "orc/yellow nazgul/red orc/blue orc/green tree/black", seats=3, crossed=[0, 12, 0], halved=[0, 0b1000000, 0]
    )
    end_turn(table, "nazgul/red tree/black")
    assert not state(table).is_out(1)
    assert table.seat == 1


@pytest.mark.rule("RM-31")
def test_who_reaches_mordor_together_with_the_nazgul_is_out() -> None:
    table = journey("nazgul/yellow ring/red orc/blue orc/green tree/black", rings=[8, 8], crossed=[12, 0])
    end_turn(table, "nazgul/yellow ring/red tree/black")
    assert state(table).is_out(0)
    assert table.outcome is None
    assert table.seat == 1


@pytest.mark.rule("RM-32")
def test_the_die_of_a_player_who_is_out_hits_the_active_player() -> None:
    table = journey("orc/yellow nazgul/red orc/blue orc/green tree/black", seats=3, crossed=[0, OUT, 0])
    end_turn(table, "nazgul/red tree/black")
    assert state(table).crossed == [2, OUT, 0]


@pytest.mark.rule("RM-33")
def test_when_all_are_out_all_have_lost_at_once() -> None:
    table = journey("nazgul/yellow orc/red orc/blue orc/green tree/black", crossed=[12, OUT])
    end_turn(table, "nazgul/yellow tree/black")
    assert table.outcome is not None
    assert (table.outcome.winners, table.outcome.reason) == ([], "RM-33")
    assert table.seat is None and table.answers() == []


@pytest.mark.rule("RM-34")
def test_reaching_mordor_lets_the_round_be_played_to_its_end() -> None:
    table = journey(RING, HARMLESS, HARMLESS, seats=3, rings=[8, 0, 0])
    end_turn(table, "ring/yellow tree/black")
    assert "arrived" in told(table)
    assert table.outcome is None and table.seat == 1
    end_turn(table)
    assert table.outcome is None and table.seat == 2
    end_turn(table)
    assert table.outcome is not None and table.outcome.winners == [0]


@pytest.mark.rule("RM-34")
def test_surplus_rings_lapse() -> None:
    table = journey(
        "ring/yellow ring/red orc/blue orc/green tree/black", "ring/red orc/blue orc/green tree/black", rings=[8, 0]
    )
    set_aside(table, "ring/yellow", "ring/red tree/black")
    assert state(table).rings == [9, 0]


@pytest.mark.rule("RM-35")
def test_the_only_player_in_mordor_wins() -> None:
    table = journey(RING, active=1, rings=[3, 8])
    end_turn(table, "ring/yellow tree/black")
    assert table.outcome is not None
    assert (table.outcome.winners, table.outcome.reason, table.outcome.ranks) == ([1], "RM-35", [2, 1])


@pytest.mark.rule("RM-35")
@pytest.mark.parametrize(
    ("crossed", "halved", "winners"),
    [
        ([4, 6], [0, 0], [0]),  # 5 fields left against 4
        ([6, 6], [0, 0b1000], [1]),  # 4 against 4 with one halved: 5
        ([7, 6], [0b1000, 0], [0, 1]),  # half a field and 3 whole: 4 against 4
        ([7, 6], [0b11000, 0], [0]),  # half, two halves, two whole: 5 against 4
    ],
)
def test_of_several_in_mordor_the_most_fields_left_win(
    crossed: list[int], halved: list[int], winners: list[int]
) -> None:
    table = journey(RING, active=1, rings=[9, 8], crossed=crossed, halved=halved)
    end_turn(table, "ring/yellow tree/black")
    assert table.outcome is not None and table.outcome.winners == winners


@pytest.mark.rule("RM-36")
def test_a_player_in_mordor_takes_no_turn_but_can_still_be_put_out() -> None:
    table = journey(
        "nazgul/yellow orc/red orc/blue orc/green tree/black",
        HARMLESS,
        seats=3,
        active=1,
        rings=[9, 0, 0],
        crossed=[12, 0, 0],
    )
    end_turn(table, "nazgul/yellow tree/black")
    assert state(table).is_out(0)
    end_turn(table)
    assert table.outcome is None, "play goes on as if nobody had arrived"
    assert table.seat == 1


@pytest.mark.rule("RM-36")
def test_a_remaining_tie_is_a_shared_victory() -> None:
    table = journey(RING, active=1, rings=[9, 8])
    end_turn(table, "ring/yellow tree/black")
    assert table.outcome is not None
    assert (table.outcome.winners, table.outcome.ranks) == ([0, 1], [1, 1])


@pytest.mark.rule("RM-37")
def test_the_last_player_plays_on_alone_until_they_arrive_or_are_out() -> None:
    table = journey(RING, HARMLESS, RING, seats=3, rings=[7, 0, 0], crossed=[0, OUT, OUT])
    end_turn(table, "ring/yellow tree/black")
    assert table.outcome is None and table.seat == 0
    end_turn(table)
    assert table.outcome is None and table.seat == 0
    end_turn(table, "ring/yellow tree/black")
    assert table.outcome is not None and table.outcome.winners == [0]


@pytest.mark.rule("RM-38")
def test_a_round_ends_before_the_start_players_seat_also_when_they_are_out() -> None:
    table = journey(RING, HARMLESS, seats=3, start=1, active=2, rings=[0, 0, 8], crossed=[0, OUT, 0])
    end_turn(table, "ring/yellow tree/black")
    assert table.outcome is None and table.seat == 0, "seat 0 still belongs to this round"
    end_turn(table)
    assert table.outcome is not None and table.outcome.winners == [2]


@pytest.mark.rule("RM-35")
def test_the_results_tell_who_arrived_who_was_late_and_who_is_out() -> None:
    s = state(journey(RING, seats=3, active=1, rings=[PRESETS["standard"].ring_fields, 3, 2], crossed=[4, 0, OUT]))
    assert results(s) == [
        text("mordor-results-arrived", left=5),
        text("mordor-results-late", left=7),
        text("mordor-results-out", left=0),
    ]
