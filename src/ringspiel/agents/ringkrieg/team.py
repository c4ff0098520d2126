"""Teammates: the team's victory comes first, one's own rank in it second. They exchange cards and form armies."""

from __future__ import annotations

import math
from typing import Final

from ringspiel.games.ringkrieg.cards.play import can_play
from ringspiel.games.ringkrieg.cards.symbols import why_not_open_to
from ringspiel.games.ringkrieg.state import RingkriegState
from ringspiel.games.ringkrieg.teams import ranking
from ringspiel.games.ringkrieg.teams.deciders import side_of_seat, teammate

SECOND: Final = 0.02
"""The share of a victory for the seat that does better than its teammate."""
STEP: Final = 4.0


def with_ones_own_share(s: RingkriegState, seat: int, team: float) -> float:
    """RK-433: the value of a state for a seat, from its value for the team."""
    mate = seat if s.teams is None else teammate(s, seat)
    if mate == seat:
        return team
    side = side_of_seat(s, seat)
    lead = math.tanh((ranking.merit(s, seat, side) - ranking.merit(s, mate, side)) / STEP)
    return team * (1.0 - 0.5 * SECOND * (1.0 - lead))


def judge_exchange(s: RingkriegState, style: int) -> list[float]:
    """A seat with a card that only its teammate can play wants an exchange."""
    question = s.question
    assert question is not None
    wish = 1.0 if any(why_not_open_to(s, question.seat, card) for card in s.hands[question.seat]) else 0.0
    return [wish if answer else 0.5 for answer in s.legal]


def judge_hand_over(s: RingkriegState, style: int) -> list[float]:
    """Gives cards that only the teammate can play first, then cards that nobody can play now."""
    question = s.question
    assert question is not None
    seat = question.seat
    return [1.0 if why_not_open_to(s, seat, card) else 0.0 if can_play(s, card) else 0.3 for card in s.legal]


def judge_form_army(s: RingkriegState, style: int) -> list[float]:
    """Merged, one action moves all of them."""
    return [float(answer) for answer in s.legal]
