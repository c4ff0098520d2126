"""What can be ordered in advance."""

from __future__ import annotations

from random import Random

import pytest

import ringspiel
from ringspiel.games.ringkrieg.cards.combat import NO, Announce
from ringspiel.games.ringkrieg.combat.casualties import WAYS, Casualty
from ringspiel.games.ringkrieg.combat.retreat import STAND, FieldOrSiege, Retreat
from ringspiel.games.ringkrieg.combat.rolls import LeaderReroll
from ringspiel.games.ringkrieg.pieces.figures import ALL_OF, REGULARS
from ringspiel.games.ringkrieg.state import RingkriegState
from ringspiel.games.ringkrieg.telling.advance_orders import (
    AllRerolls,
    NoCombatCard,
    PassWhilePossible,
    RegularsFirst,
    Stand,
    WithdrawIntoSiege,
)
from ringspiel.games.ringkrieg.turn.actions import PASS, Act

SEEDS = range(3)
ANSWERED = (Act, Announce, Casualty, FieldOrSiege, LeaderReroll, Retreat)


def positions() -> list[RingkriegState]:
    """Open questions of random games, of the kinds that orders answer."""
    found: list[RingkriegState] = []
    for seed in SEEDS:
        random = Random(seed)
        state = ringspiel.new("ringkrieg", 2, seed=seed).state
        assert isinstance(state, RingkriegState)
        for _ in range(2500):
            if state.question is None:
                break
            if isinstance(state.question, ANSWERED):
                found.append(state.clone())
            state.answer(random.choice(state.legal))
    return found


@pytest.fixture(scope="module")
def asked() -> list[RingkriegState]:
    return positions()


@pytest.mark.rule("RK-B19")
def test_no_combat_card_in_this_battle(asked: list[RingkriegState]) -> None:
    order = NoCombatCard()
    battles = [state for state in asked if isinstance(state.question, Announce)]
    assert battles
    for state in battles:
        assert state.question is not None and order.scope(state, state.question.seat)
        assert order.answer(state, state.question.seat) == NO, "also where there is no card to play"
    others = [state for state in asked if state.battle is None]
    assert {order.scope(state, 0) for state in others} == {""}


@pytest.mark.rule("RK-B33")
def test_regulars_are_lost_first_where_it_is_clear_which(asked: list[RingkriegState]) -> None:
    order, answered = RegularsFirst(), 0
    for state in [state for state in asked if isinstance(state.question, Casualty)]:
        regular = [answer for answer in state.legal if ALL_OF[WAYS[answer].kind] & REGULARS]
        given = order.answer(state, 0)
        assert given == (regular[0] if len(regular) == 1 else None)
        answered += given is not None
    assert answered


@pytest.mark.rule("RK-T13")
def test_passing_as_long_as_it_is_allowed(asked: list[RingkriegState]) -> None:
    order, passed = PassWhilePossible(), 0
    for state in [state for state in asked if isinstance(state.question, Act)]:
        assert state.question is not None
        seat = state.question.seat
        given = order.answer(state, seat)
        assert given == (PASS if PASS in state.legal else None)
        if given is not None:
            assert order.scope(state, seat) == f"{state.turn}"
            passed += 1
    assert passed


@pytest.mark.rule("RK-B28")
def test_leaders_reroll_all_they_may(asked: list[RingkriegState]) -> None:
    rolls = [state for state in asked if isinstance(state.question, LeaderReroll)]
    assert rolls
    assert all(AllRerolls().answer(state, 0) == max(state.legal) for state in rolls)


@pytest.mark.rule("RK-B44")
def test_an_army_stands_where_it_may(asked: list[RingkriegState]) -> None:
    retreats = [state for state in asked if isinstance(state.question, Retreat)]
    assert retreats
    assert all(Stand().answer(state, 0) == (STAND if STAND in state.legal else None) for state in retreats)


@pytest.mark.rule("RK-X5")
def test_a_defender_at_a_stronghold_withdraws(asked: list[RingkriegState]) -> None:
    attacked = [state for state in asked if isinstance(state.question, FieldOrSiege)]
    assert attacked
    for state in attacked:
        before = WithdrawIntoSiege().scope(state, 0)
        assert WithdrawIntoSiege().answer(state, 0) == 1 and before == f"{state.turn}"
