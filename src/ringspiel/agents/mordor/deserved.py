"""What the answers at a table of Die Reise nach Mordor for two deserve: its result without luck.

A table's result is the sum of three things: the chances at the start, what each answer changed, and what the dice
brought. The dice bring nothing on average. So the first two alone have the same mean as the result, and far less
spread. The exact chances are at hand, so nothing is estimated.
"""

from __future__ import annotations

from ringspiel.agents.mordor.perfect import ExactTurn, Perfect, best_of, chances_for
from ringspiel.agents.mordor.review import by_seat
from ringspiel.games.mordor.state import MordorState
from ringspiel.kernel.state import State


class DeservedChances:
    """Sees a table answer by answer, from the start. `chances` are by seat; a shared victory counts for both."""

    def __init__(self, s: State) -> None:
        assert isinstance(s, MordorState)
        self.player = Perfect()
        self.chances = by_seat(ExactTurn(s, chances_for(s)).before(), s.active)

    def see(self, s: State, answer: int) -> None:
        """Take in what an answer changes beside the best one. Both seats may gain or lose by it."""
        assert isinstance(s, MordorState)
        values = self.player.answers(s)
        changed = by_seat(values[answer] - values[best_of(values)], s.active)
        self.chances = [chance + change for chance, change in zip(self.chances, changed, strict=True)]
