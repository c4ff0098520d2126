"""What agents know of a game: the value of a state, and how good the answers to a question look."""

from __future__ import annotations

from typing import Any, Generic, TypeVar

from ringspiel.kernel.state import State

S = TypeVar("S", bound=State)


class Evaluator(Generic[S]):
    """Judges the states of one game, by what is open to all or follows from what a seat may know.

    A subclass writes `value`, and `judge` if it knows the game's questions better.

    >>> from ringspiel.agents import evaluator_of
    >>> table = ringspiel.new("mordor", seats=2, seed=7)
    >>> evaluator = evaluator_of(table.game)
    >>> 0 < evaluator.value(table.state, seat=0) < 1
    True
    >>> len(evaluator.judge(table.state)) == len(table.answers())
    True
    """

    def value(self, s: S, seat: int) -> float:
        """How good the state is for `seat`, from 0 (lost) to 1 (won)."""
        raise NotImplementedError

    def judge(self, s: S) -> list[float]:
        """How good each legal answer looks to the seat that is asked, in the order of `s.legal`.

        The numbers are only to be compared with each other. By default they are the values of the states that follow.
        """
        question = s.question
        assert question is not None
        values = []
        for answer in s.legal:
            position: Any = after(s, answer)
            values.append(self.value(position, question.seat))
        return values

    def own_pile(self, s: S, seat: int) -> list[int] | None:
        """The pile that `seat` alone draws from, if `value` cannot tell a good draw from a bad one; otherwise None.

        A review then judges a draw by what can be done with it (see `review.draws`).
        """
        return None


def after(state: State, answer: int) -> State:
    """The state after an answer, when somebody has a choice again. Its dice are those of the state itself."""
    position = state.clone()
    position.advance(answer)
    return position


def worth(evaluator: Evaluator[Any], state: State, seat: int) -> float:
    """1 for a victory, alone or shared, and 0 for a defeat; before the end, what the evaluator thinks."""
    outcome = state.outcome
    if outcome is None:
        return evaluator.value(state, seat)
    return 1.0 if outcome.ranks[seat] == 1 else 0.0
