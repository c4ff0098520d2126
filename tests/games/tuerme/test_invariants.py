"""Positions that cannot be are refused when they are loaded, and the refusal names what is wrong."""

from collections.abc import Callable
from typing import Any

import pytest

import ringspiel
from ringspiel.games.tuerme.board import NAMES
from ringspiel.games.tuerme.components import AREA_FIELDS, ENT_STEPS
from tests.games.tuerme.battle import battle, play

Change = Callable[[dict[str, Any]], None]
FIELD = NAMES.index("h4")
PLAYING = "question does not fit"


def chosen() -> ringspiel.Table:
    """Green is about to play a card; there are two orcs, the last seat has two tiles, the Ent took a step."""
    return battle("d4 e4", green="h4", hands=["aragorn-9"], captured=1, ent=1)


def moving() -> ringspiel.Table:
    """Green has made a step to the east."""
    return play(battle(green="g4", hands=["aragorn-9"]), "aragorn-9", "e")


def picking() -> ringspiel.Table:
    """One of two players picks the figure that moves."""
    return play(battle(seats=2, green="h4", hands=["aragorn-9"]), "aragorn-9")


def set_(**parts: Any) -> Change:
    return lambda state: state.update(parts)


def put(name: str, place: int, value: Any) -> Change:
    def change(state: dict[str, Any]) -> None:
        state[name][place] = value

    return change


def add(name: str, place: int, number: int) -> Change:
    def change(state: dict[str, Any]) -> None:
        state[name][place] += number

    return change


def first_orc_on(field: str) -> Change:
    """The orc of d4 stands somewhere else."""

    def change(state: dict[str, Any]) -> None:
        state["orcs"][3] = 0
        state["orcs"]["abcdefghijklmnop".index(field[0])] |= 1 << int(field[1]) - 1

    return change


def swap_cards(state: dict[str, Any]) -> None:
    state["hands"][0].append(state["pile"].pop())


@pytest.mark.parametrize(
    ("change", "fault"),
    [
        (set_(tiles=[0] * 3), "every seat has a hand, tiles and points"),
        (set_(points=[0] * 5), "every seat has a hand, tiles and points"),
        (set_(face_down=[0] * 3), "every seat has a hand, tiles and points"),
        (set_(hands=[]), "every seat has a hand, tiles and points"),
        (set_(orcs=[0] * 15), "16 columns of 8 fields"),
        (put("orcs", 0, 1 << 8), "16 columns of 8 fields"),
        (put("orcs", 0, -1), "16 columns of 8 fields"),
        (set_(figures=[FIELD, 1, 2]), "three players have three figures"),
        (put("figures", 0, 128), "stand on fields of the board"),
        (put("figures", 0, -2), "stand on fields of the board"),
        (set_(laid=[128]), "stand on fields of the board"),
        (set_(laid=[-1]), "stand on fields of the board"),
        (set_(mover=4), "moves in one of eight directions"),
        (set_(mover=-2), "moves in one of eight directions"),
        (set_(heading=8), "moves in one of eight directions"),
        (set_(heading=-2), "moves in one of eight directions"),
        (set_(start=4), "start player, active player and turn exist"),
        (set_(start=-1), "start player, active player and turn exist"),
        (set_(active=4), "start player, active player and turn exist"),
        (set_(active=-1), "start player, active player and turn exist"),
        (set_(turn=-1), "start player, active player and turn exist"),
        (set_(orc_card=99), "the cards shown exist"),
        (set_(orc_card=-2), "the cards shown exist"),
        (set_(event=99), "the cards shown exist"),
        (set_(event=-2), "the cards shown exist"),
        (set_(orc_pile=0), "the piles hold only cards that exist"),
        (set_(orc_pile=1 << 40), "the piles hold only cards that exist"),
        (set_(event_pile=-1), "the piles hold only cards that exist"),
        (set_(event_pile=1 << 40), "the piles hold only cards that exist"),
        (set_(backs=[0] * 3), "four kinds of tiles and 32 hero cards"),
        (set_(drawn_in=[0] * 31), "four kinds of tiles and 32 hero cards"),
        (put("figures", 0, NAMES.index("d4")), "a field holds at most one orc or figure"),
        (put("figures", 1, FIELD), "a field holds at most one orc or figure"),
        (put("figures", 0, NAMES.index("b2")), "nothing stands on a tower"),
        (first_orc_on("b2"), "nothing stands on a tower"),
        (put("figures", 0, -1), "all figures are on the board"),
        (put("tiles", 0, -1), "no negative number of tiles"),
        (put("points", 0, -1), "no negative number of tiles"),
        (put("face_down", 0, -1), "no negative number of tiles"),
        (set_(supply=-1), "no negative number of tiles"),
        (set_(supply=1), "tiles are in the supply, on the board or captured"),
        (add("tiles", 0, 1), "tiles are in the supply, on the board or captured"),
        (add("points", 3, 1), "the points are those of the tiles turned up"),
        (set_(points=[1, 0, 0, 1]), "a tile has one to three points"),
        (set_(points=[2, 0, 0, 0]), "a tile has one to three points"),
        (set_(ent=2), "the Ent takes a step for each Ent"),
        (set_(ent=0), "the Ent takes a step for each Ent"),
        (set_(ent=ENT_STEPS), "the last one ends the game"),
        (set_(event_pile=0), "an event card is out for each step"),
        (set_(discards=[0]), "every hero card is in the pile"),
        (swap_cards, "everybody holds three hero cards"),
        (put("drawn_in", 0, 1), "a hero card was drawn after one of the shuffles"),
        (put("drawn_in", 0, -1), "a hero card was drawn after one of the shuffles"),
    ],
)
def test_a_position_that_cannot_be_is_refused_by_name(change: Change, fault: str) -> None:
    assert fault in refusal_of(chosen(), change)


@pytest.mark.parametrize(
    ("table", "change"),
    [
        (chosen, set_(turn=0)),
        (chosen, set_(active=1)),
        (picking, set_(turn=0)),
        (moving, set_(turn=0)),
        (moving, set_(mover=-1)),
        (moving, set_(mover=1)),
        (moving, set_(strength=-1)),
        (moving, set_(strength=10)),
        (moving, set_(turned=2)),
        (moving, set_(heading=-1, turned=1)),
    ],
)
def test_a_question_that_does_not_fit_is_refused(table: Callable[[], ringspiel.Table], change: Change) -> None:
    assert PLAYING in refusal_of(table(), change)


def test_only_the_active_player_has_a_card_in_play() -> None:
    assert "holds three hero cards" in refusal_of(picking(), set_(active=1))


@pytest.mark.parametrize(
    ("table", "question"),
    [
        (chosen, ["pick-figure", 0]),
        (chosen, ["play-card", 1]),
        (chosen, ["step", 0]),
        (chosen, ["jump-to", 0]),
        (chosen, ["place-figure", 0, 0]),
        (chosen, ["muster", 0, 1, 0]),
        (chosen, ["muster", 0, 0, 99]),
        (chosen, ["muster", 0, 0, -1]),
        (moving, ["pick-figure", 0]),
        (moving, ["play-card", 0]),
        (moving, ["jump-to", 0]),
        (moving, ["step", 1]),
        (picking, ["pick-figure", 1]),
    ],
)
def test_a_question_of_another_moment_is_refused(table: Callable[[], ringspiel.Table], question: Any) -> None:
    saved = table().save()
    saved["question"] = question
    with pytest.raises(ringspiel.BrokenSave, match=PLAYING):
        ringspiel.load(saved)


@pytest.mark.parametrize("table", [chosen, moving, picking])
def test_what_can_be_is_loaded(table: Callable[[], ringspiel.Table]) -> None:
    saved = table().save()
    assert ringspiel.load(saved).save()["state"] == saved["state"]


def refusal_of(table: ringspiel.Table, change: Change) -> str:
    saved = table.save()
    change(saved["state"])
    with pytest.raises(ringspiel.BrokenSave) as refusal:
        ringspiel.load(saved)
    return str(refusal.value)


def test_nobody_musters_in_an_area_without_a_free_field() -> None:
    smallest = min(range(len(AREA_FIELDS)), key=lambda area: len(AREA_FIELDS[area]))
    orcs = " ".join(NAMES[field] for field in AREA_FIELDS[smallest])
    saved = battle(orcs, green="d4", hands=["aragorn-9"]).save()
    saved["question"] = ["muster", 0, 0, smallest]
    with pytest.raises(ringspiel.BrokenSave, match=PLAYING):
        ringspiel.load(saved)


def test_orcs_may_have_been_laid_on_the_first_field() -> None:
    saved = chosen().save()
    saved["state"]["laid"] = [0]
    assert ringspiel.load(saved).save()["state"]["laid"] == [0]
