"""What opponents take for the ends of a turn is what the rules make of it."""

from __future__ import annotations

from contextlib import suppress
from random import Random

import pytest

import ringspiel
from ringspiel.agents.tuerme.ends import End, ends_of_turn
from ringspiel.games.tuerme.board import NOTHING
from ringspiel.games.tuerme.components import HERO_OF
from ringspiel.games.tuerme.moving import PlayCard
from ringspiel.games.tuerme.state import TuermeState
from ringspiel.kernel.errors import EngineFault
from tests.games.tuerme.battle import battle, state

Result = tuple[int, int, int, int, tuple[int, ...]]


def result_of(s: TuermeState, end: End) -> Result:
    return end.kind, end.mover, end.field, end.orcs, tuple(end.gain(seat) for seat in range(s.seats))


def ends_by_the_rules(s: TuermeState, found: set[Result]) -> set[Result]:
    """Every answer of the move is given, and the game stops before the card is renewed."""
    for answer in s.legal:
        after = s.clone()
        after.agenda.clear()
        with suppress(EngineFault):  # the rest of the turn has been taken from the agenda
            after.answer(answer)
        if after.question is None:
            where = after.figures[after.mover], after.orc_mask(), tuple(after.face_down)
            found.add((HERO_OF[after.card], after.mover, *where))
        else:
            ends_by_the_rules(after, found)
    return found


def positions(seats: int, count: int) -> list[TuermeState]:
    """Positions in which a turn begins or goes on, from games of random heroes among many orcs."""
    random, found, seed = Random(seats), list[TuermeState](), 0
    while len(found) < count:
        seed += 1
        s = state(ringspiel.new("tuerme", seats, seed, {"extra_orcs": "both-towers"}))
        while s.question is not None:
            if s.active == s.question.seat and (s.mover != NOTHING or isinstance(s.question, PlayCard)):
                found.append(s.clone())
            s.answer(random.choice(s.legal))
    return random.sample(found, count)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_end_of_a_turn_is_found_as_the_rules_make_it(seats: int) -> None:
    for s in positions(seats, 12):
        if s.question is not None and s.question.kind in ("play-card", "step", "jump-to"):
            assert {result_of(s, end) for end in ends_of_turn(s)} == ends_by_the_rules(s, set())


def test_a_pincer_is_shared_and_closes_in_passing() -> None:
    s = state(battle("h3 h4 h5", green="f2", red="h6", hands=["gimli-9 gimli-8 gimli-7"]))
    gains = {(end.gain(0), end.gain(1)) for end in ends_of_turn(s) if not end.orcs}
    assert gains == {(2, 1)}


@pytest.mark.rule("ZT-25")
def test_opponents_do_not_think_of_cards_that_let_nothing_move() -> None:
    s = state(battle("g4 h3 i4 h5", green="h4", hands=["eomer-5 gimli-9 legolas-6"]))
    assert {end.kind for end in ends_of_turn(s)} == set(s.legal)
    assert {result_of(s, end) for end in ends_of_turn(s)} == ends_by_the_rules(s, set())
