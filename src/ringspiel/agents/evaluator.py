"""What an opponent knows of a game: how good a position is, and how good the answers to a question look."""

from __future__ import annotations

from typing import Any, Generic, TypeVar

from ringspiel.kernel.state import State

S = TypeVar("S", bound=State)


class Evaluator(Generic[S]):
    """Judges one game, by what is open to all or follows from what a seat may know."""

    def value(self, s: S, seat: int) -> float:
        """How good the position is for `seat`, from 0 (lost) to 1 (won)."""
        raise NotImplementedError

    def judge(self, s: S) -> list[float]:
        """How good each legal answer looks to the seat that is asked; only to be compared with each other.

        By the position that it leads to, unless the evaluator knows the game's questions better.
        """
        question = s.question
        assert question is not None
        values = []
        for answer in s.legal:
            position: Any = after(s, answer)
            values.append(self.value(position, question.seat))
        return values

    def own_pile(self, s: S, seat: int) -> list[int] | None:
        """The pile that `seat` alone draws from, where `value` cannot tell a good draw from a bad one.

        What is drawn from it is judged by what can be done with it (see `review.draws`).
        """
        return None


def after(state: State, answer: int) -> State:
    """The position after an answer, where somebody has a choice again. Its dice are those of the state itself."""
    position = state.clone()
    position.advance(answer)
    return position


def worth(evaluator: Evaluator[Any], state: State, seat: int) -> float:
    """1 for a victory, also a shared one, 0 for a defeat, also of all; before the end what the evaluator thinks."""
    outcome = state.outcome
    if outcome is None:
        return evaluator.value(state, seat)
    return 1.0 if outcome.ranks[seat] == 1 else 0.0
