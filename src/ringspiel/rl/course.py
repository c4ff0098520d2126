"""The course of a game for OpenSpiel, without OpenSpiel: one object for each node of its tree.

This is a module of its own so that it can be compiled.
"""

from __future__ import annotations

from hashlib import blake2b
from typing import Any, Final, final

from ringspiel.kernel.chance import Chance, Generator
from ringspiel.kernel.state import State

SEEDS: Final = 64
CHANCE: Final = -1
TERMINAL: Final = -4
"""OpenSpiel's player numbers for chance, and for the end of the game."""


class MustDraw(Exception):
    """A draw of n that nobody has dictated."""

    def __init__(self, n: int) -> None:
        self.n = n


class Dictated(Chance):
    """Stops at the first draw that is not dictated."""

    def __init__(self, values: tuple[int, ...]) -> None:
        super().__init__()
        self.values = values

    def choose(self, generator: Generator, n: int) -> int:
        if len(self.drawn) == len(self.values):
            raise MustDraw(n)
        return self.values[len(self.drawn)]


@final
class Frame:
    """What all courses of a game share. Its `Episode` is not compiled, because it needs numpy."""

    def __init__(self, name: str, episode: Any, explicit: bool, longest: int) -> None:
        self.name = name
        self.episode = episode
        self.explicit = explicit
        self.longest = longest


Past = tuple[Any, int] | None
"""The last action, with a link to the ones before it."""


@final
class Course:
    """The state of a table: the position, and the `pending` answer that waits for chance; None before the beginning.

    `outcomes` says how many outcomes the chance node has; 0 at a decision. A course never changes, nor does its
    position: every action makes another, and copies of a state share it.
    """

    __slots__ = ("decisions", "dictated", "frame", "key", "outcomes", "past", "pending", "player", "position")

    def __init__(
        self,
        frame: Frame,
        position: State,
        key: bytes,
        past: Past = None,
        decisions: int = 0,
        pending: int | None = None,
        dictated: tuple[int, ...] = (),
    ) -> None:
        self.frame = frame
        self.position = position
        self.key = key
        self.past = past
        self.decisions = decisions
        self.pending = pending
        self.dictated = dictated
        self.outcomes = SEEDS
        self.player = CHANCE

    def __deepcopy__(self, memo: dict[int, Any]) -> Course:
        return self

    def history(self) -> tuple[int, ...]:
        actions, past = [], self.past
        while past is not None:
            past, action = past
            actions.append(action)
        return tuple(reversed(actions))

    def after_answer(self, action: int, answer: int) -> Course:
        """The action is the number that OpenSpiel has for the answer."""
        course = Course(self.frame, self.position, self.key, (self.past, action), self.decisions + 1, answer)
        if self.frame.explicit:
            course.draw_on()
        else:
            course.try_out()
        return course

    def after_chance(self, outcome: int) -> Course:
        past = (self.past, outcome)
        if self.frame.explicit:
            dictated = (*self.dictated, outcome)
            course = Course(self.frame, self.position, self.key, past, self.decisions, self.pending, dictated)
            course.draw_on()
            return course
        key = blake2b(outcome.to_bytes(4, "little"), key=self.key, digest_size=32).digest()
        course = Course(self.frame, self.position, key, past, self.decisions, self.pending)
        position = self.position.clone()
        position.generator = Generator(key)
        course.carry_out(position)
        return course

    def imagined(self, player: int, key: bytes) -> Course:
        """The same, with everything dealt anew that `player` cannot know."""
        position = self.position.imagine(player, key)
        course = Course(self.frame, position, key, self.past, self.decisions, self.pending, self.dictated)
        course.outcomes = self.outcomes
        course.player = self.player
        return course

    def try_out(self) -> None:
        """Carry out the pending answer if it draws nothing; otherwise it waits for chance.

        Trying the whole answer is faster than stopping at the first draw.
        """
        position = self.position
        trial = position.clone()
        watching = trial.chance = Chance()
        self.carry_out(trial)
        if watching.drawn:
            self.position = position
            self.outcomes = SEEDS
            self.player = CHANCE

    def draw_on(self) -> None:
        """Carry out the pending answer as far as its draws are dictated."""
        position = self.position.clone()
        position.chance = Dictated(self.dictated)
        try:
            self.carry_out(position)
        except MustDraw as draw:
            self.outcomes = draw.n

    def carry_out(self, position: State) -> None:
        if self.pending is None:
            position.run()
        else:
            position.answer(self.pending)
        while len(position.legal) == 1:
            position.answer(position.legal[0])
        position.chance = None
        self.position = position
        self.outcomes = 0
        question = position.question
        self.player = TERMINAL if question is None or self.decisions >= self.frame.longest else question.seat
