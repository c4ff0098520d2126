"""Tries answers out in imagined worlds: all play on by judgement for a while, then the state is valued.

A world is imagined from what the seat can know, so that an answer is never blamed for what nobody could see. All
answers are tried in the same worlds, with the same dice: what differs between them is the answer.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Any, Final

from ringspiel.agents.evaluator import Evaluator, worth
from ringspiel.agents.greedy import greedy_answer
from ringspiel.agents.kit import kit_of, player_of
from ringspiel.kernel.chance import key_of
from ringspiel.kernel.game import Game
from ringspiel.kernel.state import State

LONGEST: Final = 400
"""The number of answers after which a playout is valued in any case."""

Ending = Callable[[State], bool]


class Playouts:
    """How the answers of one game are tried out: who plays on, how long, and who values the end.

    One world is played on for one period, the next for two, up to `depth`: a difference that only shows where a playout
    happens to be cut blurs the interval. A period ends when the turn comes back to the seat, unless the game has its
    own.
    """

    def __init__(self, game: Game[Any], depth: int | None = None) -> None:
        kit = kit_of(game.id)
        self.player: Evaluator[Any] = player_of(game.id)
        self.value: Evaluator[Any] = kit.review_value or kit.evaluator
        self.periods = kit.periods
        self.depth = depth or kit.depth

    def tried(self, s: State, seat: int, answers: Sequence[int], seeds: Sequence[int]) -> list[list[float]]:
        """For each world, which its seed makes, what each answer is worth to the seat there."""
        found = []
        for seed in seeds:
            world = s.imagine(seat, key_of(seed))
            found.append([self.worth_of(world, answer, seat, seed) for answer in answers])
        return found

    def worth_of(self, world: State, answer: int, seat: int, seed: int) -> float:
        s, random = world.clone(), Random(seed)
        is_over = self.ending(world, seat, 1 + seed % self.depth)
        s.advance(answer)
        for _ in range(LONGEST):
            if s.question is None or is_over(s):
                break
            s.advance(greedy_answer(self.player, s, random))
        return worth(self.value, s, seat)

    def ending(self, world: State, seat: int, periods: int) -> Ending:
        count = self.periods
        if count is None:
            return Laps(seat, periods)
        last = count(world) + periods
        return lambda s: count(s) >= last


class Laps:
    """Counts how often a seat is asked again after others were."""

    def __init__(self, seat: int, laps: int) -> None:
        self.seat = seat
        self.left = laps
        self.away = False

    def __call__(self, s: State) -> bool:
        assert s.question is not None
        if s.question.seat != self.seat:
            self.away = True
        elif self.away:
            self.away = False
            self.left -= 1
        return self.left == 0
