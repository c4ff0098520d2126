"""A review is done in parts, so that several processes can share it, it can say how far it is, and it can be stopped.

Every decision has worlds of its own, numbered by its place in the record. So the same record gives the same review,
however the work is shared out.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

import msgspec

from ringspiel.agents.kit import kit_of
from ringspiel.agents.review.compare import NO_GAP, Verdict, chances, verdict
from ringspiel.agents.review.findings import Finding, Review
from ringspiel.agents.review.luck import luck_of
from ringspiel.agents.review.played import Decision, Played, decisions
from ringspiel.agents.solved import is_solved
from ringspiel.kernel.errors import BadOption
from ringspiel.kernel.game import Game
from ringspiel.kernel.text import text

ANSWERS_EACH: Final = 8
"""How many answers a part looks at: a matter of seconds in any game."""


class Stretch(msgspec.Struct):
    """The answers from number `first` to number `last`."""

    played: Played
    first: int
    last: int


def parts_of(played: Played) -> list[Stretch]:
    """The parts of the work. A solved game is reviewed as a whole."""
    count = len(played.answers)
    each = count if is_exact(played) else ANSWERS_EACH
    return [Stretch(played, first, min(count, first + each - 1)) for first in range(1, count + 1, max(1, each))]


def is_exact(played: Played) -> bool:
    return is_solved(played.rules, played.start())


def look_at(part: Stretch) -> Review:
    """A review of these answers alone."""
    played, rules = part.played, part.played.rules
    exact = kit_of(rules.id).exact
    if exact is not None and is_exact(played):
        return exact.review(decisions(played))
    findings = [finding_of(rules, each) for each in decisions(played, part.first, part.last)]
    return Review(False, findings, [0.0] * played.seats)


def exact_review_of(played: Played) -> Review | None:
    """The whole review at once, if the game is solved and somebody has answered."""
    return joined(map(look_at, parts_of(played))) if played.answers and is_exact(played) else None


def joined(reviews: Iterable[Review]) -> Review:
    """The whole from its parts, in any order."""
    ordered = sorted((each for each in reviews if each.findings), key=lambda each: each.findings[0].n)
    if not ordered:
        raise BadOption("nobody has answered anything in this game", text("review-empty"))
    findings = [finding for each in ordered for finding in each.findings]
    return Review(ordered[0].exact, findings, ordered[0].opening)


def finding_of(game: Game[Any], decision: Decision) -> Finding:
    n, seat, answer, before = decision.n, decision.seat, decision.answer, decision.before
    found = verdict(game, before, seat, answer, n) if decision.is_free else Verdict(answer, NO_GAP)
    luck = luck_of(game, decision, n)
    return Finding(n, seat, answer, found.best, chances(game, before), *found.loss, luck.brought, luck.spread)
