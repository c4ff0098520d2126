"""What a drawn card brings in Die Gefährten: what its player can do with it.

At a glance a card in the hand is worth as much as one in the pile, so all is played on to the end of the player's next
turn, twice: with the cards that he drew, and with others that he could have drawn. What the others hold is as he could
imagine it, and the same both times.
"""

from __future__ import annotations

from random import Random

from ringspiel.agents.evaluator import worth
from ringspiel.agents.greedy import greedy_answer
from ringspiel.agents.review.played import Decision
from ringspiel.agents.review.playouts import Judge
from ringspiel.games.gefaehrten.state import GefaehrtenState
from ringspiel.kernel.chance import key_of
from ringspiel.kernel.state import State


def has_drawn(decision: Decision) -> bool:
    return len(pile_of(decision.before, decision.seat)) > len(pile_of(decision.after, decision.seat))


def pile_of(s: State, seat: int) -> list[int]:
    assert isinstance(s, GefaehrtenState)
    return s.piles[seat]


def drawn_luck(judge: Judge, decision: Decision, seed: int) -> list[float]:
    """By seat, in one imagined world: the chances with the cards that came, less those with others."""
    other = decision.before.imagine(decision.seat, key_of(seed))
    came = other.clone()
    pile_of(came, decision.seat)[:] = pile_of(decision.before, decision.seat)
    chances = [after_next_turn(judge, world, decision, Random(seed)) for world in (came, other)]
    return [drawn - others for drawn, others in zip(*chances, strict=True)]


def after_next_turn(judge: Judge, s: State, decision: Decision, random: Random) -> list[float]:
    s.advance(decision.answer)
    for his_turn in (False, True):
        while s.question is not None and (s.question.seat == decision.seat) == his_turn:
            s.advance(greedy_answer(judge.player, s, random))
    return [worth(judge.value, s, seat) for seat in range(s.seats)]
