"""Orders in advance: legal, independent of what others cannot know, and offered where one is asked out of turn."""

from __future__ import annotations

from typing import Any

import pytest

import ringspiel
from ringspiel.kernel.chance import key_of
from ringspiel.kernel.state import State
from ringspiel.languages import SHIPPED
from ringspiel.texts import texts_of
from tests.conformance.variants import Variant, each_seat_count, positions, seat_variants, states

ORDERING = [variant for variant in seat_variants() if ringspiel.game_of(variant.game).advance_orders]
OTHERS = [variant for variant in seat_variants() if not ringspiel.game_of(variant.game).advance_orders]
MOST = 1500


def told(game: Any, state: State, seat: int) -> list[Any]:
    """What each order says for a seat: whether it can be given, and what it answers if the seat is asked."""
    asked = state.question is not None and state.question.seat == seat
    return [(order.scope(state, seat), order.answer(state, seat) if asked else None) for order in game.advance_orders]


@pytest.mark.parametrize("variant", ORDERING, ids=str)
def test_an_order_gives_legal_answers(variant: Variant) -> None:
    game = ringspiel.game_of(variant.game)
    for state, _ in zip(states(variant, 1), range(MOST), strict=False):
        if state.question is None:
            break
        for scope, answer in told(game, state, state.question.seat):
            assert answer is None or (answer in state.legal and scope)


@pytest.mark.parametrize("variant", ORDERING, ids=str)
def test_neither_offer_nor_answer_depends_on_what_others_cannot_know(variant: Variant) -> None:
    game = ringspiel.game_of(variant.game)
    for table in positions(variant, most=15):
        for owner in range(variant.seats):
            for other in set(range(variant.seats)) - {owner}:
                imagined = table.state.imagine(other, key_of(7))
                assert told(game, imagined, owner) == told(game, table.state, owner)


@pytest.mark.parametrize("variant", OTHERS, ids=str)
def test_where_there_are_no_orders_nobody_is_asked_in_the_turn_of_another(variant: Variant) -> None:
    """So nobody waits for an answer but that of the seat whose turn it is."""
    for state, _ in zip(states(variant, 2), range(MOST), strict=False):
        if state.question is not None:
            assert state.question.seat == state.active  # type: ignore[attr-defined]


@each_seat_count
def test_orders_have_words(variant: Variant) -> None:
    for language in SHIPPED:
        words = texts_of(language)
        for order in ringspiel.game_of(variant.game).advance_orders:
            assert f"{variant.game}-order-{order.id} =" in words
