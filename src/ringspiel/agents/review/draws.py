"""What a card drawn from a pile of one's own brings: what its player can do with it.

At a glance a card in the hand is worth as much as one in the pile. So the table is played on to the end of the seat's
next turn, twice: with the cards that it drew, and with others that it could have drawn. What the others hold is as the
seat could imagine it, and the same both times.
"""

from __future__ import annotations

from random import Random
from typing import Any

from ringspiel.agents.evaluator import Evaluator, worth
from ringspiel.agents.greedy import greedy_answer
from ringspiel.agents.review.played import Decision
from ringspiel.agents.review.playouts import Playouts
from ringspiel.kernel.chance import key_of
from ringspiel.kernel.state import State


def has_drawn(evaluator: Evaluator[Any], decision: Decision) -> bool:
    return len(pile_of(evaluator, decision.before, decision)) > len(pile_of(evaluator, decision.after, decision))


def pile_of(evaluator: Evaluator[Any], s: State, decision: Decision) -> list[int]:
    """The pile of the player who answered."""
    pile = evaluator.own_pile(s, decision.seat)
    assert pile is not None
    return pile


def drawn_luck(playouts: Playouts, decision: Decision, seed: int) -> list[float]:
    """By seat, in one imagined world: the chances with the cards that came, less those with others."""
    other = decision.before.imagine(decision.seat, key_of(seed))
    came = other.clone()
    pile_of(playouts.value, came, decision)[:] = pile_of(playouts.value, decision.before, decision)
    chances = [after_next_turn(playouts, world, decision, Random(seed)) for world in (came, other)]
    return [drawn - others for drawn, others in zip(*chances, strict=True)]


def after_next_turn(playouts: Playouts, s: State, decision: Decision, random: Random) -> list[float]:
    s.advance(decision.answer)
    for own_turn in (False, True):
        while s.question is not None and (s.question.seat == decision.seat) == own_turn:
            s.advance(greedy_answer(playouts.player, s, random))
    return [worth(playouts.value, s, seat) for seat in range(s.seats)]
