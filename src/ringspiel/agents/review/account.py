"""A review in words and numbers, for people and files."""

from __future__ import annotations

from typing import Any

import msgspec

from ringspiel.agents.estimate import Estimate
from ringspiel.agents.review.findings import Finding, Review
from ringspiel.agents.review.played import Decision, Played, decisions
from ringspiel.agents.why import why
from ringspiel.kernel.game import Game
from ringspiel.kernel.perspective import Perspective
from ringspiel.kernel.question import Choice
from ringspiel.kernel.text import Text


class Told(msgspec.Struct):
    """An answer: what it was, what it cost, and what chance brought after it."""

    n: int
    seat: int
    notation: str
    played: Text
    better: Text | None
    """A better answer; None unless the answer surely gave something away."""
    better_notation: str
    better_targets: list[str]
    """Where it is on the board."""
    why: list[Text]
    """What the better answer is good for, beside the one that was given."""
    chances: list[float]
    loss: float
    low: float
    high: float
    luck: list[float]
    spread: list[float]
    """Squared errors of the luck."""


class Account(msgspec.Struct):
    """A whole table. Numbers are chances to win, by seat."""

    exact: bool
    findings: list[Told] = msgspec.field(name="moments")
    mistakes: list[int]
    """The costliest answers by their numbers, the worst first."""
    given_away: list[float]
    given_away_margin: list[float]
    luck: list[float]
    luck_margin: list[float]


def account_of(played: Played, review: Review) -> Account:
    return Account(
        review.exact,
        told_of(played, review),
        [finding.n for finding in review.mistakes()],
        [review.given_away(seat) for seat in review.seats],
        [review.given_away_margin(seat) for seat in review.seats],
        [review.luck(seat) for seat in review.seats],
        [review.luck_margin(seat) for seat in review.seats],
    )


def told_of(played: Played, review: Review) -> list[Told]:
    """The answers of a review, or of a part of one, in words."""
    first, last = review.findings[0].n, review.findings[-1].n
    pairs = zip(decisions(played, first, last), review.findings, strict=True)
    return [told(played.rules, decision, finding, review.surely_lost(finding)) for decision, finding in pairs]


def told(game: Game[Any], decision: Decision, finding: Finding, surely_lost: bool) -> Told:
    played, better, reasons = described(decision, finding.answer), None, []
    if surely_lost and finding.best != finding.answer:
        better = described(decision, finding.best)
        reasons = reasons_against(game, decision, finding) if finding.is_mistake else []
    return Told(
        n=finding.n,
        seat=finding.seat,
        notation=played.notation,
        played=played.text,
        better=better.text if better else None,
        better_notation=better.notation if better else "",
        better_targets=list(better.targets) if better else [],
        why=reasons,
        chances=finding.chances,
        loss=finding.loss,
        low=finding.low,
        high=finding.high,
        luck=finding.luck,
        spread=finding.spread,
    )


def reasons_against(game: Game[Any], decision: Decision, finding: Finding) -> list[Text]:
    """What the better answer gains or prevents beside the given one; empty where only the chances tell."""
    estimates = [Estimate(answer, 0.0, 0.0) for answer in (finding.best, finding.answer)]
    return why(Perspective(game, decision.before, decision.seat), estimates)


def described(decision: Decision, answer: int) -> Choice:
    question = decision.before.question
    assert question is not None
    return question.describe(decision.before, answer)
