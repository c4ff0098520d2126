"""The pincer: ZT-30 to ZT-37."""

import pytest

import ringspiel
from ringspiel.texts import render
from tests.games.tuerme.battle import battle, field_of, legal, orcs, play, state, told


def pincers(table: ringspiel.Table) -> list[tuple[list[str], list[str]]]:
    """Own and partner's share of each pincer that closed with the last answer, nearest field first."""
    events = [event for event in table.events() if event.kind.startswith("pincer")]
    return [(event.data["own"], event.data["partners"]) for event in events]


@pytest.mark.rule("ZT-30", "ZT-31", "ZT-34", "ZT-21", "ZT-23")
def test_example_blue_with_eomer_8() -> None:
    """Two orcs beside: 6. Up, right, an orc, an orc: three orcs between Blue and Red fall, two to Blue, one to Red."""
    table = battle(
        "d6 e7 g5 h5 h4 h3 h2", active=2, blue="e6", red="h1", hands=["", "", "eomer-8"], fate="hero 1 1 1 1 1"
    )
    play(table, "eomer-8")
    assert state(table).strength == 6
    play(table, "n")
    assert state(table).strength == 5
    play(table, "e")
    assert state(table).strength == 4
    play(table, "e")
    assert state(table).strength == 2 and pincers(table) == []
    play(table, "e")
    assert pincers(table) == [(["h4", "h2"], ["h3"])]
    assert field_of(table, "blue") == "h5" and orcs(table) >= {"d6", "e7"}
    assert state(table).tiles == [0, 1, 4, 0], "two on the way and two of the pincer; one for Red"


@pytest.mark.rule("ZT-30")
@pytest.mark.parametrize("between", ["h5 h4 h3", "h4"])
def test_only_an_unbroken_line_counts(between: str) -> None:
    table = play(battle(between, green="g6", red="h2", hands=["gimli-9"]), "gimli-9", "e")
    closed = between == "h5 h4 h3"
    assert bool(pincers(table)) == closed
    assert orcs(table) == (set() if closed else {"h4"})


@pytest.mark.rule("ZT-30")
def test_two_figures_without_orcs_between_them_are_no_pincer() -> None:
    table = play(battle(green="g6", red="h5", hands=["gimli-9"]), "gimli-9", "e")
    assert pincers(table) == []


@pytest.mark.rule("ZT-30")
def test_never_along_a_row_or_a_diagonal() -> None:
    table = play(battle("i4 j4 i5 j6", green="h3", red="k4", blue="k7", hands=["gimli-9"]), "gimli-9", "s")
    assert field_of(table, "green") == "h4"
    assert pincers(table) == [] and orcs(table) == {"i4", "j4", "i5", "j6"}


@pytest.mark.rule("ZT-30", "ZT-2")
def test_tower_and_edge_are_no_partners() -> None:
    table = play(battle("b3 b4 d1 d2", green="a5", hands=["gimli-9"]), "gimli-9", "e")
    assert field_of(table, "green") == "b5" and pincers(table) == []
    table = play(battle("d1 d2", green="c3", red="p1", hands=["gimli-9"]), "gimli-9", "e")
    assert pincers(table) == [] and orcs(table) == {"d1", "d2"}


@pytest.mark.rule("ZT-30")
def test_only_the_nearest_figure_is_the_partner() -> None:
    table = battle("h5 h4 h2", green="g6", red="h3", blue="h1", hands=["gimli-9"])
    play(table, "gimli-9", "e")
    assert orcs(table) == {"h2"}
    assert state(table).face_down == [1, 1, 0, 0]


@pytest.mark.rule("ZT-31")
@pytest.mark.parametrize(("count", "own", "partners"), [(1, 1, 0), (2, 1, 1), (3, 2, 1), (4, 2, 2), (5, 3, 2)])
def test_tiles_are_taken_in_turn_by_the_closer_first(count: int, own: int, partners: int) -> None:
    line = " ".join(f"h{row}" for row in range(7 - count, 7))
    table = play(battle(line, green="g7", red=f"h{6 - count}", hands=["gimli-9"]), "gimli-9", "e")
    assert state(table).face_down == [own, partners, 0, 0]


@pytest.mark.rule("ZT-32", "ZT-36")
def test_two_pincers_close_at_once_the_upper_one_first() -> None:
    table = battle("h3 h4 h6 h7", green="g5", red="h2", blue="h8", hands=["gimli-9"])
    play(table, "gimli-9", "e")
    assert pincers(table) == [(["h4"], ["h3"]), (["h6"], ["h7"])]
    assert state(table).face_down == [2, 1, 1, 0]


@pytest.mark.rule("ZT-32")
def test_two_pincers_with_figures_of_the_same_other_player() -> None:
    table = battle("h3 h4 h6 h7", seats=2, green="g5", red="h2", yellow="h8", blue="p1", hands=["gimli-9"])
    play(table, "gimli-9", "green", "e")
    assert state(table).face_down == [2, 2]


@pytest.mark.rule("ZT-33")
def test_after_a_pincer_the_figure_may_move_on_over_fields_now_free() -> None:
    table = battle("h5 h4", green="g6", red="h3", hands=["gimli-9"])
    play(table, "gimli-9", "e")
    assert state(table).strength == 8 and "n" in legal(table)
    play(table, "n")
    assert state(table).strength == 7, "the captured orc's field costs one"
    assert told(table)[0] == "moved"


@pytest.mark.rule("ZT-33", "ZT-28")
def test_a_jump_closes_a_pincer_too_and_ends_the_move() -> None:
    table = battle("h5 h4 h6", green="a8", red="h3", hands=["gandalf-5"], fate="hero 1 1 1")
    play(table, "gandalf-5", "jump", "h6")
    assert pincers(table) == [(["h5"], ["h4"])]
    assert state(table).tiles == [2, 1, 0, 0]
    assert state(table).active == 1


@pytest.mark.rule("ZT-34")
def test_a_pincer_closes_in_passing() -> None:
    table = battle("h5 h4", green="g6", red="h3", hands=["gimli-9"], fate="hero 1 1")
    play(table, "gimli-9", "e", "e", "stop")
    assert field_of(table, "green") == "i6"
    assert state(table).tiles == [1, 1, 0, 0]


@pytest.mark.rule("ZT-34")
def test_crossing_another_figure_closes_none() -> None:
    table = battle("h5 h4", green="g6", red="h3", blue="h6", hands=["gimli-9"])
    play(table, "gimli-9", "e")
    assert field_of(table, "green") == "h6" and pincers(table) == []
    assert orcs(table) == {"h5", "h4"}


@pytest.mark.rule("ZT-35", "ZT-45")
def test_both_figures_of_one_player_take_all() -> None:
    table = battle("h5 h4 h3", seats=2, green="g6", blue="h2", hands=["gimli-9"])
    play(table, "gimli-9", "green", "e")
    assert told(table)[-1] == "pincer-alone"
    assert state(table).face_down == [3, 0]


@pytest.mark.rule("ZT-36")
def test_tiles_are_dealt_from_the_mover_outwards_without_a_question() -> None:
    table = battle("h5 h4 h3", green="g6", red="h2", hands=["gimli-9"])
    play(table, "gimli-9", "e")
    assert pincers(table) == [(["h5", "h3"], ["h4"])]
    assert table.question is not None and table.question.kind == "step"


@pytest.mark.rule("ZT-37")
def test_orcs_laid_between_two_figures_close_none() -> None:
    table = battle("a5 a6", green="a3", red="a7", before_orc_card=True, fate="orcs:isengard-4")
    assert {"a4", "a5", "a6"} <= orcs(table)
    assert state(table).face_down == [0, 0, 0, 0]


@pytest.mark.rule("ZT-37", "ZT-50")
def test_an_event_that_moves_figures_closes_none() -> None:
    table = battle(
        "i4 f6 g6", green="h4", red="f5", blue="p1", yellow="p2", ent=5,
        hands=["gimli-9"], fate="hero ent event:muster-at-edoras",
    )  # fmt: skip
    play(table, "gimli-9", "e", "stop")
    play(table, "f7")
    assert field_of(table, "green") == "f7" and field_of(table, "red") == "f5"
    assert "f6" in orcs(table)
    assert state(table).face_down == [0, 0, 0, 0]


@pytest.mark.rule("ZT-37")
def test_the_orc_on_the_field_entered_goes_to_the_mover_alone() -> None:
    table = battle("h6 h5", green="g6", red="h4", hands=["gimli-9"])
    play(table, "gimli-9", "e")
    assert state(table).face_down == [2, 0, 0, 0]


@pytest.mark.rule("ZT-31")
@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("de", "Zange mit Rot! Spieler 1 nimmt 2 Orks, Spieler 2 bekommt einen."),
        ("en", "A pincer with Red! Spieler 1 takes 2 orcs, Spieler 2 gets one."),
    ],
)
def test_the_sharing_of_orcs_is_a_sentence(language: str, words: str) -> None:
    table = play(battle("h3 h4 h5", green="g2", red="h6", hands=["gimli-9"], fate="hero"), "gimli-9", "e")
    said = [render(event.text, language, [f"Spieler {n}" for n in (1, 2, 3, 4)]) for event in table.events()]
    assert words in said
