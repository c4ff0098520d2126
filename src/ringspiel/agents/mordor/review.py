"""Reviews of Die Reise nach Mordor for two, with exact chances: what answers gave away, what rolls brought.

Between one decision and the next there are only rolls. What they change is luck. Until the turn is over it is that
of the player who rolls; after that it is that of the other player, for the first roll.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import pairwise
from typing import NamedTuple

from ringspiel.agents.mordor.perfect import OTHERS, OWN, ExactTurn, Numbers, Perfect, best_of, chances_for
from ringspiel.agents.review.findings import Finding, Review
from ringspiel.agents.review.played import Decision
from ringspiel.games.mordor.state import MordorState
from ringspiel.kernel.outcome import Outcome

CERTAIN = [0.0, 0.0]


class Solved(NamedTuple):
    """A decision with the values of all answers."""

    asked: Decision
    turn: tuple[int, int]
    start: list[float]
    """The chances at the beginning of the turn."""
    values: dict[int, Numbers]

    def after(self, answer: int) -> list[float]:
        return by_seat(self.values[answer], self.asked.seat)

    @property
    def best(self) -> int:
        return best_of(self.values)

    def finding(self, luck: list[float]) -> Finding:
        n, seat, answer = self.asked.n, self.asked.seat, self.asked.answer
        before = self.after(self.best)
        loss = before[seat] - self.after(answer)[seat]
        return Finding(n, seat, answer, self.best, before, loss, loss, loss, luck, CERTAIN)


def exact_review(asked: Iterable[Decision]) -> Review:
    solved = list(all_solved(asked))
    if not solved:
        return Review(True, [], CERTAIN)
    luck = [luck_between(one, other) for one, other in pairwise(solved)]
    luck.append(last_luck(solved[-1], solved[-1].asked.after.outcome))
    findings = [each.finding(brought) for each, brought in zip(solved, luck, strict=True)]
    return Review(True, findings, luck_before(solved[0], solved[0].start))


def all_solved(asked: Iterable[Decision]) -> Iterator[Solved]:
    player, turn, start = Perfect(), (0, 0), CERTAIN
    for decision in asked:
        s = decision.before
        assert isinstance(s, MordorState)
        if (s.round, s.active) != turn:
            turn = (s.round, s.active)
            start = by_seat(ExactTurn(s, chances_for(s)).before(), s.active)
        yield Solved(decision, turn, start, player.answers(s))


def luck_between(one: Solved, other: Solved) -> list[float]:
    """The luck of the rolls between two decisions."""
    since = one.after(one.asked.answer)
    if one.turn == other.turn:
        return luck_before(other, since)
    luck = luck_before(other, other.start)
    luck[one.asked.seat] += other.start[one.asked.seat] - since[one.asked.seat]
    return luck


def luck_before(solved: Solved, since: list[float]) -> list[float]:
    """The luck of the rolls before a decision, for the player who rolled them."""
    luck, seat = [0.0, 0.0], solved.asked.seat
    luck[seat] = solved.after(solved.best)[seat] - since[seat]
    return luck


def last_luck(last: Solved, outcome: Outcome | None) -> list[float]:
    luck, seat = [0.0, 0.0], last.asked.seat
    if outcome is not None:
        luck[seat] = float(outcome.ranks[seat] == 1) - last.after(last.asked.answer)[seat]
    return luck


def by_seat(values: Numbers, seat: int) -> list[float]:
    own, other = float(values[OWN]), float(values[OTHERS])
    return [own, other] if seat == 0 else [other, own]
