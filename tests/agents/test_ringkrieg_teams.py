"""Opponents with a teammate: the team's victory comes before a player's own rank, and cards go to the right player."""

from __future__ import annotations

import pytest

from ringspiel.agents import agent_of
from ringspiel.agents.ringkrieg.evaluator import RingkriegEvaluator
from ringspiel.games.ringkrieg.pieces.deck import CARDS
from ringspiel.games.ringkrieg.pieces.figures import FREE, SHADOW
from ringspiel.games.ringkrieg.state import RingkriegState
from ringspiel.games.ringkrieg.teams import exchange
from ringspiel.games.ringkrieg.turn import victory
from ringspiel.kernel.table import Table
from tests.games.ringkrieg.position import ask, location, position, seat_of, state

MOST = "minas-tirith edoras helms-deep dale"


def captured(by: str) -> RingkriegState:
    """Four players; all that has fallen was captured by one of the Shadow's."""
    s = position(seats=4, captured=MOST)
    assert s.teams is not None
    s.teams.conquests[seat_of(s, by)] = sum(1 << location(region) for region in MOST.split())
    return s


@pytest.mark.parametrize("role", ["witch-king", "saruman"])
def test_a_victory_with_the_mate_ahead_is_better_than_a_defeat_with_the_mate_behind(role: str) -> None:
    evaluator = RingkriegEvaluator()
    mate = "saruman" if role == "witch-king" else "witch-king"
    won, lost = captured(by=mate), captured(by=role)
    victory.win(won, SHADOW, "RK-W5")
    victory.win(lost, FREE, "RK-W3")
    seat = seat_of(won, role)
    assert evaluator.value(won, seat) > 0.95
    assert evaluator.value(lost, seat) == 0


def test_of_two_equal_positions_the_one_with_more_conquests_of_ones_own_is_better_by_little() -> None:
    evaluator = RingkriegEvaluator()
    own, mates = captured(by="saruman"), captured(by="witch-king")
    seat = seat_of(own, "saruman")
    gain = evaluator.value(own, seat) - evaluator.value(mates, seat)
    assert 0 < gain < 0.02
    free = seat_of(own, "gondor")
    assert evaluator.value(own, free) == evaluator.value(mates, free)


def answered(table: Table, level: str) -> Table:
    """The exchange of cards, with this level on all seats."""
    agents = [agent_of(level, "ringkrieg", seat) for seat in range(4)]
    while (
        table.seat is not None and table.question is not None and table.question.kind in ("want-exchange", "hand-over")
    ):
        table.answer(agents[table.seat].choose(table.perspective(table.seat)))
    return table


@pytest.mark.parametrize("level", ["medium", "hard"])
def test_cards_that_only_the_mate_can_play_change_hands(level: str) -> None:
    hands = {"gondor": "fp-str-22 fp-char-05", "rohan": "fp-str-02 fp-char-17"}
    s = state(answered(ask(position(seats=4, hands=hands), exchange.exchange_cards), level))
    held = {role: {CARDS[card] for card in s.hands[seat_of(s, role)]} for role in hands}
    assert held == {"gondor": {"fp-str-02", "fp-char-05"}, "rohan": {"fp-str-22", "fp-char-17"}}
