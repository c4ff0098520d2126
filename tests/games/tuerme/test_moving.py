"""The hero card and the move: ZT-20 to ZT-29, ZT-45."""

from typing import Any

import pytest

import ringspiel
from ringspiel.games.tuerme.components import HERO_OF, HEROES
from ringspiel.games.tuerme.moving import PickFigure
from ringspiel.texts import render
from tests.games.playing import refused
from tests.games.tuerme.battle import battle, field_of, legal, orcs, play, state, told

NORMAL = {"n", "ne", "e", "se", "s", "sw", "w", "nw"}


SURROUNDED = "g4 h3 i4 h5"
"""Orcs at all sides of h4: a figure there loses four points."""


def hemmed_in(fate: str = "") -> ringspiel.Table:
    """Orcs at all sides of green, the tower and figures at its corners, orcs behind these."""
    walls = "b3 d3 c2 c4 a5 a3 c5 e5 e3 e1 c1"
    hands = ["eomer-5 faramir-5 faramir-6"]
    return battle(walls, green="c3", red="b4", blue="d4", yellow="d2", hands=hands, fate=fate)


@pytest.mark.rule("ZT-20")
def test_one_of_the_three_cards_in_hand_is_played() -> None:
    table = battle(hands=["aragorn-9 legolas-8 gimli-6"], green="h4")
    assert legal(table) == {"aragorn-9", "legolas-8", "gimli-6"}
    play(table, "legolas-8")
    assert state(table).strength == 8
    assert len(state(table).hands[0]) == 2


@pytest.mark.rule("ZT-20")
def test_a_card_that_is_not_in_hand_is_refused() -> None:
    table = battle(hands=["aragorn-9 legolas-8 gimli-6"], green="h4")
    missing = next(kind for kind, hero in enumerate(HEROES) if hero.id == "gandalf-6")
    with pytest.raises(ringspiel.IllegalAnswer) as refusal:
        table.answer(missing)
    assert refusal.value.rule == "ZT-20"


@pytest.mark.rule("ZT-20")
def test_copies_of_a_card_are_one_answer_and_only_one_of_them_is_played() -> None:
    table = battle(hands=["aragorn-8 aragorn-8 gimli-6"], green="h4")
    assert legal(table) == {"aragorn-8", "gimli-6"}
    play(table, "aragorn-8")
    assert [HEROES[HERO_OF[card]].id for card in state(table).hands[0]] == ["aragorn-8", "gimli-6"]


@pytest.mark.rule("ZT-21")
def test_each_orc_beside_the_figure_takes_a_point_but_not_one_over_a_corner() -> None:
    assert state(play(battle("g4 h3 i4", green="h4", hands=["aragorn-9"]), "aragorn-9")).strength == 6
    assert state(play(battle("g3 g5 i3 i5", green="h4", hands=["aragorn-9"]), "aragorn-9")).strength == 9


@pytest.mark.rule("ZT-21")
def test_orcs_beside_fields_passed_later_take_nothing() -> None:
    table = play(battle("g3 i3", green="h5", hands=["aragorn-9"]), "aragorn-9", "n", "n")
    assert field_of(table, "green") == "h3" and state(table).strength == 7


@pytest.mark.rule("ZT-21")
def test_strength_never_falls_below_zero(monkeypatch: pytest.MonkeyPatch) -> None:
    """The printed cards are too strong for that, so one is made weaker."""
    table = hemmed_in()
    monkeypatch.setattr(next(hero for hero in HEROES if hero.id == "eomer-5"), "strength", 3)
    play(table, "eomer-5")
    event = next(event for event in table.events() if event.kind == "strength")
    assert event.data["strength"] == 0 and event.data["orcs"] == 4


@pytest.mark.rule("ZT-22")
@pytest.mark.parametrize(
    ("card", "directions"),
    [("gimli-9", {"n", "e", "s", "w"}), ("legolas-9", {"ne", "se", "sw", "nw"}), ("aragorn-9", NORMAL)],
)
def test_the_symbol_gives_the_directions(card: str, directions: set[str]) -> None:
    table = play(battle(green="h4", red="p1", hands=[card]), card)
    assert legal(table) == directions
    for other in NORMAL - directions:
        assert refused(table, other) == "ZT-22"


@pytest.mark.rule("ZT-22")
def test_the_direction_may_be_changed_once() -> None:
    table = play(battle(green="h4", hands=["gimli-9"]), "gimli-9", "e", "e")
    assert legal(table) == {"n", "e", "s", "stop"}
    play(table, "s")
    assert legal(table) == {"s", "stop"}
    assert refused(table, "e") == "ZT-22"
    play(table, "s")
    assert field_of(table, "green") == "j6"


@pytest.mark.rule("ZT-22")
def test_a_diagonal_move_turns_into_a_diagonal_one() -> None:
    table = play(battle(green="h4", hands=["legolas-9"]), "legolas-9", "ne")
    assert legal(table) == {"ne", "nw", "se", "stop"}


@pytest.mark.rule("ZT-2")
def test_neither_edge_nor_tower_can_be_entered() -> None:
    table = play(battle(green="c1", hands=["gimli-9"]), "gimli-9")
    assert refused(table, "n") == "ZT-2"
    assert refused(table, "w") == "ZT-2"
    table = play(battle(green="n7", hands=["aragorn-9"]), "aragorn-9")
    assert refused(table, "e") == "ZT-2" and refused(table, "se") == "ZT-2"
    assert "ne" in legal(table)


@pytest.mark.rule("ZT-23")
def test_a_free_field_takes_one_point_and_an_orc_two() -> None:
    table = play(battle("j4", green="h4", hands=["gimli-6"]), "gimli-6", "e")
    assert state(table).strength == 5
    play(table, "e")
    assert state(table).strength == 3
    assert orcs(table) == set()
    assert state(table).face_down == [1, 0, 0, 0]
    assert state(table).tiles == [0, 0, 0, 0]


@pytest.mark.rule("ZT-23")
def test_without_strength_nothing_more_is_entered() -> None:
    table = play(battle(green="b7", hands=["faramir-5"]), "faramir-5", "ne", "ne", "ne", "ne")
    assert state(table).strength == 1
    play(table, "ne")
    assert field_of(table, "green") == "g2"
    assert state(table).active == 1, "with no strength left the move is over"


@pytest.mark.rule("ZT-24")
def test_another_figure_is_crossed_for_one_point_but_the_move_may_not_end_there() -> None:
    table = play(battle(green="h4", red="i4", hands=["gimli-6"]), "gimli-6", "e")
    assert field_of(table, "green") == field_of(table, "red") == "i4"
    assert state(table).strength == 5
    assert "stop" not in legal(table)
    assert refused(table, "stop") == "ZT-24"
    play(table, "e", "stop")
    assert field_of(table, "green") == "j4" and field_of(table, "red") == "i4"


@pytest.mark.rule("ZT-25")
def test_strength_may_lapse_but_one_field_must_be_moved() -> None:
    table = play(battle(green="h4", hands=["gimli-9"]), "gimli-9")
    assert refused(table, "stop") == "ZT-25"
    play(table, "e", "stop")
    assert state(table).active == 1 and field_of(table, "green") == "i4"


@pytest.mark.rule("ZT-25", "ZT-29")
def test_who_can_move_with_no_card_plays_any_of_them_and_stays() -> None:
    table = hemmed_in(fate="hero")
    assert legal(table) == {"eomer-5", "faramir-5", "faramir-6"}
    play(table, "faramir-6")
    assert "stuck" in told(table) and field_of(table, "green") == "c3"
    assert state(table).active == 1
    assert [HEROES[HERO_OF[card]].id for card in state(table).discards] == ["faramir-6"]
    assert len(state(table).hands[0]) == 3


@pytest.mark.rule("ZT-25")
def test_who_can_move_with_another_card_must_play_that_one() -> None:
    table = battle(SURROUNDED, green="h4", hands=["eomer-5 gimli-9 legolas-6"])
    assert legal(table) == {"gimli-9", "legolas-6"}, "five points less four are not enough for an orc"
    assert refused(table, "eomer-5") == "ZT-25"
    refusal = table.why_not(["card:eomer-5"])
    assert refusal is not None and refusal.text["key"] == "tuerme-card-cannot-move"


@pytest.mark.rule("ZT-25", "ZT-45")
def test_with_two_players_a_figure_that_can_move_must_be_chosen() -> None:
    table = battle(SURROUNDED, seats=2, green="h4", blue="c6", hands=["eomer-5 gimli-8 gimli-9"])
    assert "eomer-5" in legal(table), "blue can move with it"
    play(table, "eomer-5")
    assert "forced" in told(table) and state(table).mover == 2, "green could not, so blue moves"


@pytest.mark.rule("ZT-25", "ZT-45")
def test_the_figure_that_cannot_move_is_refused_by_its_rule() -> None:
    table = play(battle(SURROUNDED, seats=2, green="h4", blue="c6", hands=["gimli-9"]), "gimli-9")
    assert legal(table) == {"green", "blue"}
    assert refused(table, "red") == "ZT-45"
    s = state(table)
    s.card = next(card for card, kind in enumerate(HERO_OF) if HEROES[kind].id == "eomer-5")
    question = PickFigure(0)
    refusal = question.explain(s, ("figure:green",))
    assert question.answers(s) == [2] and refusal is not None and refusal.rule == "ZT-25"


@pytest.mark.rule("ZT-25", "ZT-28")
def test_with_gandalf_who_cannot_move_must_jump() -> None:
    ring = "g3 h3 i3 g4 i4 g5 h5 i5"
    table = play(battle(ring, green="h4", hands=["gandalf-5"]), "gandalf-5")
    assert state(table).strength == 1
    assert table.question is not None and table.question.kind == "jump-to"
    assert "forced" in told(table)


@pytest.mark.rule("ZT-26")
def test_no_field_is_entered_twice_not_even_the_first() -> None:
    table = play(battle(green="h4", hands=["aragorn-9"]), "aragorn-9", "e")
    assert refused(table, "w") == "ZT-26"
    play(table, "e")
    assert refused(table, "w") == "ZT-26"
    play(table, "ne")
    assert refused(table, "sw") == "ZT-26"


@pytest.mark.rule("ZT-27")
def test_with_one_point_left_no_orc_can_be_entered() -> None:
    table = battle("i4 j4 l4", green="h4", hands=["gimli-6"])
    play(table, "gimli-6", "e", "e")
    assert state(table).strength == 1
    assert "e" in legal(table), "a free field can"
    table = battle("i4 j4 k4", green="h4", hands=["gimli-6"])
    play(table, "gimli-6", "e", "e")
    assert refused(table, "e") == "ZT-27"


@pytest.mark.rule("ZT-21", "ZT-22", "ZT-23", "ZT-25", "ZT-27")
def test_example_red_with_aragorn_9() -> None:
    """One orc beside, one over a corner; a free field, an orc, a turn, two more orcs; the last point lapses."""
    table = battle("d5 g3 h3 i3 j3", active=1, red="e5", green="p1", hands=["", "aragorn-9"])
    play(table, "aragorn-9")
    assert state(table).strength == 8
    play(table, "ne")
    assert state(table).strength == 7
    play(table, "ne")
    assert state(table).strength == 5
    play(table, "e")
    assert state(table).strength == 3
    before = state(table).active
    play(table, "e")
    assert before == 1 and state(table).active == 2, "one point left: no orc to enter, no second turn, the move is over"
    assert field_of(table, "red") == "i3"
    assert {"d5", "j3"} <= orcs(table) and not {"g3", "h3", "i3"} & orcs(table)
    assert state(table).tiles == [0, 3, 0, 0]


@pytest.mark.rule("ZT-21")
def test_in_the_example_the_diagonal_orc_does_not_weaken() -> None:
    table = play(battle("d5 f4", active=1, red="e5", hands=["", "aragorn-9"]), "aragorn-9")
    assert state(table).strength == 8


@pytest.mark.rule("ZT-28")
def test_shadowfax_jumps_to_any_field_without_figure_or_tower() -> None:
    table = play(battle("c3 n6", green="h4", hands=["gandalf-5"]), "gandalf-5")
    assert legal(table) == NORMAL | {"jump"}
    play(table, "jump")
    targets = legal(table)
    assert len(targets) == 120 - 4
    assert {"c3", "n6", "a8", "p1"} <= targets
    assert refused(table, field_of(table, "red")) == "ZT-28"
    assert refused(table, "h4") == "ZT-28"
    assert refused(table, "a1") == "ZT-28" and refused(table, "p8") == "ZT-28"


@pytest.mark.rule("ZT-28")
def test_a_jump_captures_costs_nothing_and_is_the_whole_move() -> None:
    table = battle("g4 h3 i4 h5 n6", green="h4", hands=["gandalf-5"], fate="hero 2")
    play(table, "gandalf-5", "jump", "n6")
    assert "jumped-captured" in told(table)
    assert field_of(table, "green") == "n6" and "n6" not in orcs(table)
    assert state(table).active == 1 and state(table).points[0] == 2


@pytest.mark.rule("ZT-28")
def test_no_jump_without_gandalf_and_none_after_a_step() -> None:
    table = play(battle(green="h4", hands=["aragorn-9"]), "aragorn-9")
    assert refused(table, "jump") == "ZT-28"
    table = play(battle(green="h4", hands=["gandalf-6"]), "gandalf-6", "e")
    assert refused(table, "jump") == "ZT-28"


@pytest.mark.rule("ZT-29")
def test_a_figure_is_crossed_only_if_its_field_can_be_left_again() -> None:
    table = battle("f4 g4", green="e4", red="h4", hands=["gimli-6"])
    play(table, "gimli-6", "e", "e")
    assert state(table).strength == 1
    assert refused(table, "e") == "ZT-29"
    table = battle("f4 g4", green="e4", red="h4", hands=["eomer-7"])
    play(table, "eomer-7", "e", "e")
    assert state(table).strength == 2
    play(table, "e")
    assert legal(table) == {"n", "e", "s"}, "the direction may be changed there"


@pytest.mark.rule("ZT-29")
def test_a_figure_at_the_edge_is_crossed_only_with_a_turn_left() -> None:
    table = play(battle(green="h3", red="h1", hands=["gimli-6"]), "gimli-6", "n", "n")
    assert field_of(table, "green") == "h1"
    assert legal(table) == {"e", "w"}


@pytest.mark.rule("ZT-29")
def test_after_the_turn_a_figure_at_the_edge_bars_the_way() -> None:
    table = play(battle(green="f3", red="h1", hands=["gimli-9"]), "gimli-9", "e", "e", "n")
    assert field_of(table, "green") == "h2"
    assert "forced" in told(table) and state(table).active == 1, "nothing is left but to stop"


@pytest.mark.rule("ZT-29")
def test_several_figures_in_a_row_need_strength_for_all() -> None:
    row: dict[str, Any] = {"red": "i4", "blue": "j4", "yellow": "k4"}
    table = play(battle("g4 h3 h5", green="h4", hands=["eomer-6"], **row), "eomer-6")
    assert state(table).strength == 3
    assert "e" in legal(table), "over one figure, then up or down"
    walls = "g4 h3 h5 i3 i5 j3 j5 k3 k5 l4"
    table = play(battle(walls, green="h4", hands=["eomer-6"], **row), "eomer-6")
    assert "e" in legal(table), "three points: onto red, then two for an orc above it"
    table = play(battle(walls, green="h4", hands=["eomer-5"], **row), "eomer-5")
    assert state(table).strength == 2
    assert legal(table) == {"n", "s", "w"}
    assert refused(table, "e") == "ZT-29"


@pytest.mark.rule("ZT-29")
def test_after_the_turn_each_figure_of_a_row_takes_a_point() -> None:
    row: dict[str, Any] = {"red": "h4", "blue": "i4", "yellow": "j4"}
    table = play(battle(green="g5", hands=["eomer-5"], **row), "eomer-5", "n")
    assert state(table).strength == 4 and "e" in legal(table), "three figures and the field behind them"
    table = play(battle("f5", green="g5", hands=["eomer-5"], **row), "eomer-5", "n")
    assert state(table).strength == 3 and refused(table, "e") == "ZT-29"


@pytest.mark.rule("ZT-29")
def test_a_turn_on_a_figure_is_the_only_one_also_on_the_next_figure() -> None:
    table = play(battle("a5 c8", green="a6", red="a8", blue="b8", hands=["eomer-5"]), "eomer-5", "s")
    assert state(table).strength == 3, "one for the corner, one for the figure beside it, one left before an orc"
    assert refused(table, "s") == "ZT-29", "up from there would be a second turn"


@pytest.mark.rule("ZT-29", "ZT-45")
def test_another_own_figure_counts_as_another_figure() -> None:
    table = play(battle(seats=2, green="h4", blue="i4", hands=["gimli-6"]), "gimli-6", "green", "e")
    assert "stop" not in legal(table)


@pytest.mark.rule("ZT-45")
def test_with_two_players_each_turn_either_own_figure_moves() -> None:
    table = battle(seats=2, green="h4", blue="c6", red="k1", yellow="p5", hands=["gimli-9 gimli-8 gimli-7"])
    play(table, "gimli-9")
    assert legal(table) == {"green", "blue"}
    assert refused(table, "red") == "ZT-45"
    play(table, "blue", "e", "stop")
    assert field_of(table, "blue") == "d6" and field_of(table, "green") == "h4"
    play(table, *[sorted(legal(table))[0]], "red")
    while table.seat == 1:
        table.answer(table.answers()[-1])
    play(table, "gimli-8", "blue")
    assert state(table).mover == 2, "the same figure again"


@pytest.mark.rule("ZT-22", "ZT-25")
def test_a_click_on_a_field_means_the_step_there_and_a_refusal_names_its_rule() -> None:
    table = play(battle("j4", green="h4", hands=["gimli-9"]), "gimli-9", "e")
    assert table.why_not(["field:j4"]) is None
    assert table.why_not(["field:i4"]) is None, "the own field means to stop"
    for target, rule in [("field:h4", "ZT-26"), ("field:j5", "ZT-22"), ("shadowfax", "ZT-28"), ("field:a8", "ZT-22")]:
        refusal = table.why_not([target])
        assert refusal is not None and refusal.rule == rule


@pytest.mark.rule("ZT-30", "ZT-31")
@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", "Move to h2 (strength 1), closing a pincer: 2 orcs for you, one for another player"),
        ("de", "Auf h2 ziehen (Stärke 1), Zange: 2 Orks für dich, einer für Mitspieler"),
    ],
)
def test_a_step_says_that_it_closes_a_pincer_and_whose_the_orcs_are(language: str, words: str) -> None:
    table = play(battle("h3 h4 h5", green="g2", red="h6", hands=["gimli-9"]), "gimli-9")
    said = {choice["notation"]: render(choice["text"], language, []) for choice in table.choices(0)}
    assert said["e"] == words
    assert "pincer" not in said["n"] and "Zange" not in said["n"]


@pytest.mark.rule("ZT-28", "ZT-30")
def test_a_jump_says_that_it_closes_a_pincer() -> None:
    table = play(battle("h3 h4", green="a8", red="h5", hands=["gandalf-5"]), "gandalf-5", "jump")
    said = {choice["notation"]: render(choice["text"], "en", []) for choice in table.choices(0)}
    assert said["h2"] == "Jump to h2, closing a pincer: one orc for you, one for another player"
    assert said["h3"] == "Jump to h3, capturing an orc, closing a pincer: one orc for you"


@pytest.mark.rule("ZT-28")
@pytest.mark.parametrize(("language", "word"), [("en", "Shadowfax"), ("de", "Schattenfell")])
def test_the_card_with_shadowfax_names_him(language: str, word: str) -> None:
    table = battle(green="h4", hands=["gandalf-5 gimli-9 eomer-5"])
    said = {choice["notation"]: render(choice["text"], language, []) for choice in table.choices(0)}
    assert [notation for notation, words in said.items() if word in words] == ["gandalf-5"]


@pytest.mark.rule("ZT-28")
def test_what_is_no_field_is_not_understood() -> None:
    table = play(battle(green="h4", hands=["gandalf-6"]), "gandalf-6", "jump")
    for notation in ("z9", "jump", "a3 a4", ""):
        with pytest.raises(ringspiel.NotUnderstood):
            table.parse(notation)
    assert table.why_not(["field:z9"]) is not None
    assert table.why_not([]) is not None


@pytest.mark.rule("ZT-45")
def test_a_figure_to_move_is_named_by_one_word() -> None:
    table = play(battle(seats=2, green="h4", hands=["aragorn-9"]), "aragorn-9")
    question = table.question
    assert question is not None
    assert question.named(table.state, ["green"]) == ("figure:green",)
    assert question.named(table.state, ["green", "red"]) is None
