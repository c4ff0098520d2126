"""The two ends: ZT-60 to ZT-62."""

from typing import Any

import pytest

import ringspiel
from ringspiel.games.tuerme import gap
from ringspiel.games.tuerme.board import NAMES, mask_of
from ringspiel.games.tuerme.ending import check_chain, linked
from ringspiel.games.tuerme.gap import BARAD_DUR_GATES, ORTHANC_GATES, orcs_missing, reach, shortest_chain
from ringspiel.texts import render
from tests.games.tuerme.battle import battle, fields, play, state, told

LETTERS = "abcdefghijklmnop"
ROW_4 = " ".join(f"{letter}4" for letter in LETTERS)
CHAIN = f"a3 {ROW_4} p5 p6"
"""From Orthanc along row 4 to Barad-dûr."""


def towers_linked(orcs: str, **figures: str) -> bool:
    standing: dict[str, Any] = {"green": "h8", "red": "g8", "blue": "i8", "yellow": "j8", **figures}
    return linked(state(battle(orcs, **standing)).orc_mask())


def without(orcs: str, *fields: str) -> str:
    return " ".join(field for field in orcs.split() if field not in fields)


@pytest.mark.rule("ZT-60")
def test_an_unbroken_chain_links_the_towers() -> None:
    assert towers_linked(CHAIN)
    for missing in CHAIN.split():
        assert not towers_linked(without(CHAIN, missing)), missing


@pytest.mark.rule("ZT-60")
def test_example_a_corner_is_no_connection_and_one_more_orc_in_row_4_closes_it() -> None:
    """The chain changes from row 3 to row 4 over a corner only; the circled orc in row 4 makes it whole."""
    upper = " ".join(f"{letter}3" for letter in LETTERS[2:9])
    lower = " ".join(f"{letter}4" for letter in LETTERS[9:]) + " p5 p6"
    corner = f"c2 {upper} {lower}"
    assert not towers_linked(corner)
    assert towers_linked(f"{corner} i4")


@pytest.mark.rule("ZT-60")
def test_example_a_figure_in_the_row_breaks_the_chain() -> None:
    row = " ".join(f"{letter}3" for letter in LETTERS[2:]) + " c2 p4 p5 p6"
    assert towers_linked(row)
    assert not towers_linked(without(row, "h3"), red="h3")


@pytest.mark.rule("ZT-60")
def test_the_corner_field_of_a_ring_does_not_touch_the_tower() -> None:
    from_corner = without(CHAIN, "a3", "a4", "b4") + " c3"
    assert not towers_linked(from_corner)
    assert towers_linked(f"{from_corner} c2")
    to_corner = without(CHAIN, "p5", "p6", "o4", "p4") + " n5 n6"
    assert not towers_linked(to_corner)
    assert towers_linked(f"{to_corner} n7")


@pytest.mark.rule("ZT-60")
def test_a_winding_chain_counts() -> None:
    winding = "c1 d1 e1 e2 e3 e4 d4 d5 d6 d7 e7 f7 g7 h7 h6 h5 i5 j5 k5 l5 m5 m6 m7 n7"
    assert towers_linked(winding)


@pytest.mark.rule("ZT-60", "ZT-62")
def test_all_lose_and_nobody_has_the_first_rank() -> None:
    table = battle(without(CHAIN, "c4"), fate="orcs:isengard-4", before_orc_card=True, green="h8")
    assert table.outcome is not None
    assert table.outcome.ranks == [4, 4, 4, 4] and table.outcome.winners == []
    assert told(table)[-1] == "end-linked"
    chain = next(event.data["fields"] for event in table.events() if event.kind == "end-linked")
    assert set(chain) == set(CHAIN.split())
    assert table.seat is None


def won(points: dict[int, str]) -> ringspiel.Table:
    """The Ent takes its last step; before that every seat has been given tiles of these points."""
    table = battle("i4", green="h4", ent=14, hands=["gimli-9"], fate="hero ent")
    s = state(table)
    for seat, tiles in points.items():
        for value in tiles.split():
            kind = {"1": 0, "2": 2, "3": 3}[value]
            s.backs[kind] -= 1
            s.supply -= 1
            s.tiles[seat] += 1
            s.points[seat] += int(value)
    assert table.game.faults(s) == []
    return play(table, "gimli-9", "e", "stop")


@pytest.mark.rule("ZT-61")
def test_most_hero_points_win() -> None:
    outcome = won({0: "3 3 3 3 3", 1: "3 3", 2: "3 3 1"}).outcome
    assert outcome is not None and outcome.reason == "ZT-61"
    assert outcome.scores == [16, 6, 7, 14]
    assert outcome.ranks == [1, 4, 3, 2] and outcome.winners == [0]


@pytest.mark.rule("ZT-61")
def test_a_tie_goes_to_more_tiles() -> None:
    outcome = won({0: "3 3 3 3 1", 1: "2 2 2 2 2 2 2"}).outcome
    assert outcome is not None and outcome.scores == [14, 14, 0, 14]
    assert outcome.ranks == [3, 2, 4, 1], "14 points on 6, 7, 0 and 14 tiles"


@pytest.mark.rule("ZT-61")
def test_a_full_tie_is_a_shared_victory() -> None:
    outcome = won({0: "3 3 3 3 3", 1: "3 3 3 3 3 1"}).outcome
    assert outcome is not None and outcome.scores[:2] == [16, 16]
    assert outcome.ranks[:2] == [1, 1] and outcome.winners == [0, 1]


@pytest.mark.rule("ZT-61")
@pytest.mark.parametrize(
    ("points", "decided", "said"),
    [
        ({0: "3 3 3 3 3"}, "points", "A hat die meisten Heldenpunkte und gewinnt."),
        ({0: "3 3 3 3 1"}, "tiles", "Bei gleich vielen Heldenpunkten hat D die meisten Orks und gewinnt."),
        (
            {0: "3 3 3 3 3", 1: "3 3 3 3 3 1"},
            "shared",
            "Gleich viele Heldenpunkte und gleich viele Orks: A und B teilen sich den Sieg.",
        ),
    ],
)
def test_the_words_say_what_decided(points: dict[int, str], decided: str, said: str) -> None:
    table = won(points)
    event = next(event for event in table.events() if event.kind == "end-won")
    assert event.data["decided"] == decided
    assert render(event.text, "de", list("ABCD")) == f"Die Ents haben Orthanc erreicht! {said}"
    assert table.outcome is not None and render(table.outcome.text, "en", list("ABCD"))


@pytest.mark.rule("ZT-62")
def test_a_chain_that_ends_before_barad_dur_leaves_columns_empty() -> None:
    """n7 lies at the tower's western gate, so that nothing is needed in the columns o and p."""
    row_7 = " ".join(f"{letter}7" for letter in LETTERS[:14])
    s = state(battle(f"a3 a4 a5 a6 {row_7}", green="h8", red="a8", blue="b8", yellow="c8"))
    check_chain(s)
    assert s.outcome is not None and s.outcome.reason == "ZT-60"


@pytest.mark.rule("ZT-62")
def test_a_figure_that_leaves_a_chain_leaves_a_hole() -> None:
    table = battle(without(CHAIN, "h4"), green="h4", hands=["gimli-9"], fate="hero orcs:mordor-2")
    play(table, "gimli-9", "n", "stop")
    assert table.outcome is None


@pytest.mark.rule("ZT-62")
def test_a_chain_closed_by_an_event_beats_the_ent_that_would_come_next() -> None:
    table = battle(
        f"{without(CHAIN, 'p6')} e8 f8", ent=10, green="d8", red="c8", blue="h1", yellow="h2",
        hands=["gimli-9"], fate="hero ent event:black-gate",
    )  # fmt: skip
    play(table, "gimli-9", "e", "e", "stop")
    assert table.outcome is not None and table.outcome.reason == "ZT-60"
    assert state(table).face_down[0] == 1, "the second tile was not turned up"


@pytest.mark.rule("ZT-60")
def test_the_gap_shown_is_the_fewest_orcs_that_would_close_a_chain() -> None:
    s = state(battle(without(CHAIN, "g4", "h4", "m4"), green="h8", red="a8", blue="b8", yellow="c8"))
    chain = shortest_chain(s)
    assert orcs_missing(s, chain) == 3
    assert {"g4", "h4", "m4"} <= {NAMES[field] for field in chain}
    s.figures[0] = fields("g4")[0]
    assert orcs_missing(s, shortest_chain(s)) > 3, "a figure in the gap makes the way longer"


@pytest.mark.rule("ZT-60")
def test_figures_on_all_gates_bar_every_way() -> None:
    table = battle(green="a3", red="b3", blue="c1", yellow="c2")
    assert shortest_chain(state(table)) == []
    assert table.view()["board"]["gap"] is None


@pytest.mark.rule("ZT-60")
@pytest.mark.parametrize("seed", range(30))
def test_the_quick_count_of_missing_orcs_agrees_with_the_chain_shown(seed: int) -> None:
    table = ringspiel.new("tuerme", 2 + seed % 3, seed=seed)
    while table.seat is not None:
        table.answer(table.answers()[seed % len(table.answers())])
        s = state(table)
        levels = reach(s.orc_mask(), s.figure_mask(), ORTHANC_GATES)
        needed = next((n for n, level in enumerate(levels) if level & BARAD_DUR_GATES), None)
        chain = shortest_chain(s)
        assert (orcs_missing(s, chain) if chain else None) == needed
        assert (needed == 0) == linked(s.orc_mask())


@pytest.mark.rule("ZT-60")
def test_how_many_orcs_are_missing_between_the_towers() -> None:
    chain = shortest_chain(state(battle()))
    assert [gap.missing(mask_of(chain[:laid]), 0) for laid in range(len(chain) + 1)] == [*range(len(chain), -1, -1)]
