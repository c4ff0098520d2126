"""What is measured: an engine playing one game at random."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator
from itertools import cycle
from time import process_time
from typing import Generic, TypeVar

P = TypeVar("P")

GAMES = range(1, 31)


class Subject(ABC, Generic[P]):
    """An engine with one of its games.

    A decision is every answer by a player, a choice only one that had an alternative. Engines differ in how often
    they ask when there is nothing to choose, so the bench knows both, for all in the same way. Chance does not count.
    """

    @abstractmethod
    def play(self, seed: int) -> Iterator[P]:
        """Play the game of this seed at random; gives the current position before every choice."""

    @abstractmethod
    def decisions(self, seed: int) -> int:
        """How many decisions the game has that is played through for this seed."""

    def play_through(self, seed: int) -> None:
        """Play a game at random, in the way in which the engine is quickest."""
        for _ in self.play(seed):
            pass

    @abstractmethod
    def clone(self, position: P) -> P:
        """An independent copy."""

    @abstractmethod
    def answers(self, position: P) -> object:
        """List the legal answers anew."""

    def choices_per_decision(self) -> float:
        """How much of its decisions is real choice."""
        choices = sum(1 for seed in GAMES for _ in self.play(seed))
        return choices / sum(self.decisions(seed) for seed in GAMES)

    def works(self) -> dict[str, Callable[[], int]]:
        """For each measure a piece of work, which returns how often it did the thing."""
        lengths = {seed: self.decisions(seed) for seed in GAMES}
        seeds = cycle(GAMES)
        positions = [self.clone(position) for position in self.play(next(seeds))]

        def decisions() -> int:
            seed = next(seeds)
            self.play_through(seed)
            return lengths[seed]

        def clones() -> int:
            for position in positions:
                self.clone(position)
            return len(positions)

        def answers() -> int:
            for position in positions:
                self.answers(position)
            return len(positions)

        return {"decisions": decisions, "clones": clones, "answers": answers}


def rate(work: Callable[[], int], seconds: float) -> float:
    """How often per second of processor time, over at least that long."""
    done = 0
    start = process_time()
    while (elapsed := process_time() - start) < seconds:
        done += work()
    return done / elapsed
