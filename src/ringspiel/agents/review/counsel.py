"""What a player is advised to answer, on the scale of reviews.

The chance is what the curve of a review shows for this position. How far others are behind is tried out in common
worlds, as a review tries out mistakes. So the answer that is recommended never has a lower chance than another one,
and a review does not say something else about the same position.
"""

from __future__ import annotations

from statistics import fmean
from typing import Final, NamedTuple

from ringspiel.agents.estimate import Estimate
from ringspiel.agents.evaluator import worth
from ringspiel.agents.levels import hint, knows_exactly
from ringspiel.agents.review.advice import advised
from ringspiel.agents.review.compare import averages, gap_of, seeds
from ringspiel.agents.review.playouts import Playouts
from ringspiel.agents.why import why
from ringspiel.kernel.chance import key_of
from ringspiel.kernel.perspective import Perspective
from ringspiel.kernel.text import Text

WORLDS: Final = 16
SEED: Final = 1
EQUAL: Final = 0.0005
"""Exact chances that differ by less are shown as the same."""


class Counsel(NamedTuple):
    answers: list[int]
    """The answers that are worth a thought, the best first."""
    chance: float
    """To win with the best one."""
    next_best: float
    """To win with the next one."""
    close: bool
    """Whether these two cannot be told apart."""
    exact: bool


def counsel(perspective: Perspective) -> Counsel:
    return exact_counsel(perspective) if knows_exactly(perspective) else estimated_counsel(perspective)


def reasons_for(perspective: Perspective, found: Counsel) -> list[Text]:
    """What the recommended answer gains or prevents."""
    others = [answer for answer in perspective.answers() if answer not in found.answers]
    return why(perspective, [Estimate(answer, 0.0, 0.0) for answer in (*found.answers, *others)])


def exact_counsel(perspective: Perspective) -> Counsel:
    known = hint(perspective)
    best, second = known[0].chance, known[min(1, len(known) - 1)].chance
    close = len(known) > 1 and best - second < EQUAL
    return Counsel([each.answer for each in known], best, second, close, exact=True)


def estimated_counsel(perspective: Perspective) -> Counsel:
    game, seat, s = perspective.game, perspective.seat, perspective.imagine(SEED)
    playouts, worlds = Playouts(game), seeds(SEED, 0, WORLDS)
    chance = fmean(worth(playouts.value, s.imagine(seat, key_of(world)), seat) for world in worlds)
    candidates = advised(game, s, seat, SEED)
    if len(candidates) == 1:
        return Counsel(candidates, chance, chance, close=False, exact=False)
    tried = playouts.tried(s, seat, candidates, worlds)
    means = averages(tried)
    first, second, *rest = sorted(range(len(means)), key=lambda place: -means[place])
    gap = gap_of([world[first] - world[second] for world in tried])
    answers = [candidates[place] for place in (first, second, *rest)]
    return Counsel(answers, chance, max(0.0, chance - gap.mean), gap.low <= 0, exact=False)
