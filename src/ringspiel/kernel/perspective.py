"""A game as one seat knows it: all that a computer opponent is given."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ringspiel.kernel.chance import key_of
from ringspiel.kernel.game import Game
from ringspiel.kernel.question import Choice, Question
from ringspiel.kernel.state import State


class Perspective:
    """The open question to `seat`, with what it may know. The real state stays behind this face."""

    def __init__(self, game: Game[Any], state: State, seat: int) -> None:
        self.game = game
        self.seat = seat
        self.__state = state

    @property
    def question(self) -> Question[Any]:
        question = self.__state.question
        assert question is not None and question.seat == self.seat
        return question

    def answers(self) -> list[int]:
        return list(self.__state.legal)

    def describe(self, answer: int) -> Choice:
        return self.question.describe(self.__state, answer)

    def view(self) -> Mapping[str, Any]:
        return self.game.view(self.__state, self.seat)

    def imagine(self, seed: int) -> State:
        """A state that could be the real one for all this seat knows, with future chance of its own."""
        return self.__state.imagine(self.seat, key_of(seed))
