"""What a seat knows and what an imagined game may change: hands, counted cards, positions that cannot be."""

from random import Random
from typing import Any

import pytest

import ringspiel
from ringspiel.games.tuerme.components import HERO_OF
from ringspiel.games.tuerme.hands import draw_hero
from tests.games.tuerme.battle import battle, play, state


def imagined_hands(table: ringspiel.Table, seat: int, other: int) -> set[int]:
    """All cards that `other` holds in one of many games that `seat` imagines."""
    found: set[int] = set()
    for seed in range(300):
        imagined = table.imagine(seat, seed)
        found |= set(imagined.hands[other])  # type: ignore[attr-defined]
    return found


@pytest.mark.rule("ZT-6")
def test_before_the_first_shuffle_others_may_hold_whatever_is_neither_own_nor_open() -> None:
    table = battle(green="h4", hands=["gimli-9 gimli-8 gimli-7"], seats=3)
    play(table, "gimli-9", "e", "stop")
    s = state(table)
    unknown = set(range(len(HERO_OF))) - set(s.hands[0]) - set(s.discards)
    assert imagined_hands(table, 0, 1) == imagined_hands(table, 0, 2) == unknown
    assert all(table.imagine(0, seed).hands[0] == s.hands[0] for seed in range(20))  # type: ignore[attr-defined]


@pytest.mark.rule("ZT-6", "ZT-40")
def test_counting_tells_what_was_out_of_the_pile_at_its_shuffle() -> None:
    """With two players, the pile just used up: all cards not seen are in the other hand."""
    table = battle(seats=2, green="h4", hands=["gimli-9 gimli-8 gimli-7"])
    s = state(table)
    s.discards, s.pile = s.pile[1:], s.pile[:1]
    play(table, "gimli-9", "green", "e", "stop")
    s = state(table)
    assert s.shuffles == 1
    assert imagined_hands(table, 0, 1) == set(s.hands[1])
    s.hands[1].pop()
    draw_hero(s, 1, "ZT-40")
    fresh = s.hands[1][-1]
    old = set(s.hands[1]) - {fresh}
    assert imagined_hands(table, 0, 1) == old | {fresh} | set(s.pile), "only the new card may be any of the pile"


@pytest.mark.rule("ZT-6", "ZT-40")
def test_old_cards_may_be_in_either_of_two_other_hands_but_not_in_the_pile() -> None:
    table = battle(seats=3, green="h4", hands=["gimli-9 gimli-8 gimli-7"])
    s = state(table)
    s.discards, s.pile = s.pile[1:], s.pile[:1]
    play(table, "gimli-9", "e", "stop")
    s = state(table)
    assert s.shuffles == 1
    either = set(s.hands[1]) | set(s.hands[2])
    assert imagined_hands(table, 0, 1) == imagined_hands(table, 0, 2) == either


@pytest.mark.rule("ZT-6")
def test_a_hand_is_shown_to_its_owner_only() -> None:
    table = battle(green="h4", hands=["gimli-9 gimli-8 gimli-7"])
    for seat in (None, 0, 1, 2, 3):
        players = table.view(seat)["board"]["players"]
        assert [player["hand"] is not None for player in players] == [owner == seat for owner in range(4)]
        assert [player["cards"] for player in players] == [3, 3, 3, 3]
    assert [card["id"] for card in table.view(0)["board"]["players"][0]["hand"]] == ["gimli-9", "gimli-8", "gimli-7"]


@pytest.mark.rule("ZT-20", "ZT-40")
def test_steps_can_be_taken_back_but_no_card_once_shown_or_drawn() -> None:
    table = play(battle(green="h4", hands=["gimli-9"]), "gimli-9")
    assert not table.can_undo(), "all have seen the card"
    play(table, "e", "e")
    assert table.can_undo()
    table.undo()
    assert table.view(0)["board"]["move"]["strength"] == 8
    play(table, "stop")
    assert not table.can_undo(), "a card was drawn"


def test_imagined_games_keep_every_card_once() -> None:
    random = Random(3)
    table = ringspiel.new("tuerme", 4, seed=3)
    while table.seat is not None:
        table.answer(random.choice(table.answers()))
        assert table.game.faults(table.imagine(random.randrange(4), random.randrange(99))) == []


ABSURD: list[tuple[str, Any]] = [
    ("orcs", [0] * 15),
    ("orcs", [256] + [0] * 15),
    ("orcs", [3] + [0] * 15),
    ("figures", [27, 27, 36, 28]),
    ("figures", [0, 27, 36, 28]),
    ("figures", [-1, 27, 36, 28]),
    ("figures", [27, 36, 28]),
    ("figures", [500, 27, 36, 28]),
    ("laid", [-1]),
    ("supply", 3),
    ("supply", -1),
    ("backs", [58, 27, 43]),
    ("backs", [57, 27, 43, 23]),
    ("tiles", [1, 0, 0, 0]),
    ("points", [1, 0, 0, 0]),
    ("points", [0, 0, 0]),
    ("face_down", [1, 0, 0, 0]),
    ("ent", 1),
    ("event_pile", 0),
    ("event_pile", 1 << 14),
    ("event", 14),
    ("orc_pile", 0),
    ("orc_card", 9),
    ("hands", [[0, 1, 2]] * 4),
    ("hands", [[], [], [], []]),
    ("pile", []),
    ("discards", [0]),
    ("drawn_in", [1] * 32),
    ("card", 5),
    ("mover", 7),
    ("heading", 8),
    ("start", 4),
    ("active", -1),
    ("turn", -1),
]


@pytest.mark.parametrize(("name", "value"), ABSURD)
def test_positions_that_cannot_be_are_refused_with_a_sentence(name: str, value: Any) -> None:
    saved = battle(green="h4").save()
    assert saved["state"][name] != value
    saved["state"][name] = value
    with pytest.raises(ringspiel.BrokenSave, match="breaks the rules"):
        ringspiel.load(saved)


@pytest.mark.parametrize(
    "question",
    [
        ["step", 0],
        ["jump-to", 0],
        ["pick-figure", 0],
        ["place-figure", 0, 0],
        ["muster", 0, 9, 2],
        ["muster", 0, 0, 9],
        ["play-card", 1],
    ],
)
def test_a_question_that_does_not_fit_is_refused(question: list[Any]) -> None:
    saved = battle(green="h4").save()
    saved["question"] = question
    with pytest.raises(ringspiel.BrokenSave, match="the question does not fit"):
        ringspiel.load(saved)


@pytest.mark.parametrize(
    ("name", "value"), [("mover", 1), ("strength", 10), ("turned", 2), ("heading", 1), ("mover", -1), ("turned", 1)]
)
def test_a_move_that_cannot_be_is_refused(name: str, value: int) -> None:
    saved = play(battle(green="h4", hands=["gimli-9"]), "gimli-9").save()
    saved["state"][name] = value
    with pytest.raises(ringspiel.BrokenSave, match="the question does not fit"):
        ringspiel.load(saved)
