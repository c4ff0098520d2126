"""Why an answer is advised, as a player would say it: places that would stand bare, what falls, the way that is left.

The advised answer and the next best are played on in some imagined worlds until the enemy acts. What is true after the
one and not after the other is a reason.
"""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Final

from ringspiel.agents.estimate import Estimate
from ringspiel.agents.evaluator import Evaluator
from ringspiel.agents.greedy import greedy_answer
from ringspiel.agents.ringkrieg.garrisons import enemies_near, is_own_prize
from ringspiel.agents.ringkrieg.inputs import steps_left
from ringspiel.agents.ringkrieg.outlook import guards
from ringspiel.games.ringkrieg.combat.attacking import Attack
from ringspiel.games.ringkrieg.pieces.board import OWNER, POINTS, REGION_COUNT, REGION_OF
from ringspiel.games.ringkrieg.pieces.figures import FREE, NONE, UNITS, number_of, other
from ringspiel.games.ringkrieg.state import RingkriegState
from ringspiel.games.ringkrieg.teams.deciders import side_of_seat
from ringspiel.games.ringkrieg.telling.pairs import pair_of
from ringspiel.games.ringkrieg.words import region_text
from ringspiel.kernel.perspective import Perspective
from ringspiel.kernel.text import Text, text

WORLDS: Final = 12
OTHERS: Final = 2
"""How many of the other answers are set beside the advised one."""
LONGEST: Final = 80
MOSTLY: Final = 0.6
RARELY: Final = 0.2
BESIDE: Final = 1
"""How near enemies threaten a place, in steps."""
THREAT: Final = 2
"""How many enemy units threaten a place with hardly a guard."""
A_STEP: Final = 0.5

Fact = tuple[str, int]
"""What is said of a place, and its region."""


def reasons(perspective: Perspective, estimates: list[Estimate], player: Evaluator[RingkriegState]) -> list[Text]:
    """At most one of each kind, the most pressing first. `estimates` are the answers considered, the best first."""
    best, *others = [estimate.answer for estimate in estimates[: OTHERS + 1]]
    now = perspective.imagine(0)
    assert isinstance(now, RingkriegState)
    side = side_of_seat(now, perspective.seat)
    after = [tried(perspective, player, answer) for answer in (best, *others)]
    found = [odds_of(now, side, best, after[0])]
    if others:
        found += [bare_otherwise(side, after), won(now, side, after), nearer(now, side, after)]
    return [said for said in found if said is not None]


def tried(perspective: Perspective, player: Evaluator[RingkriegState], answer: int) -> list[RingkriegState]:
    """The state in each world when the enemy acts next."""
    found = []
    for seed in range(WORLDS):
        s = perspective.imagine(seed)
        assert isinstance(s, RingkriegState)
        found.append(played_on(s, answer, player, perspective.seat, Random(seed)))
    return found


def played_on(
    s: RingkriegState, answer: int, player: Evaluator[RingkriegState], seat: int, random: Random
) -> RingkriegState:
    turn = s.turn
    s.advance(answer)
    for _ in range(LONGEST):
        question = s.question
        if question is None or s.turn != turn or question.kind == "act":
            break
        s.advance(greedy_answer(player, s, random))
    return s


# --- places ----------------------------------------------------------------------------------------------------------


def facts(s: RingkriegState, side: int) -> set[Fact]:
    """Own places that stand bare beside the enemy, and places won."""
    found: set[Fact] = set()
    for region in range(REGION_COUNT):
        if not POINTS[region]:
            continue
        if is_own_prize(s, region, side):
            if OWNER[region] == other(side):
                found.add(("won", region))
            if is_bare(s, region, side):
                found.add(("bare", region))
    return found


def is_bare(s: RingkriegState, region: int, side: int) -> bool:
    return number_of(guards(s, region)) <= 1 and enemies_near(s, region, side, BESIDE) >= THREAT


def often(states: list[RingkriegState], side: int) -> dict[Fact, float]:
    """The share of worlds in which each fact holds."""
    counts = Counter(fact for s in states for fact in facts(s, side))
    return {fact: number / len(states) for fact, number in counts.items()}


def bare_otherwise(side: int, after: list[list[RingkriegState]]) -> Text | None:
    """The most precious place that another answer would leave bare and this one does not."""
    with_it = often(after[0], side)
    worst: tuple[int, int, RingkriegState] | None = None
    for states in after[1:]:
        for (kind, region), part in often(states, side).items():
            if kind != "bare" or part < MOSTLY or with_it.get((kind, region), 0.0) > RARELY:
                continue
            s = next(each for each in states if is_own_prize(each, region, side) and is_bare(each, region, side))
            if worst is None or POINTS[region] > POINTS[worst[1]]:
                worst = (number_of(guards(s, region)), region, s)
    if worst is None:
        return None
    number, region, s = worst
    enemies = enemies_near(s, region, side, BESIDE)
    return text("ringkrieg-why-bare", place=region_text(region), guards=number, enemies=enemies)


def won(now: RingkriegState, side: int, after: list[list[RingkriegState]]) -> Text | None:
    """What is likely to fall by this answer, and by no other."""
    with_it, held = often(after[0], side), facts(now, side)
    without = [often(states, side) for states in after[1:]]
    for fact, part in sorted(with_it.items(), key=lambda each: -each[1]):
        if fact[0] != "won" or fact in held or part < MOSTLY:
            continue
        if all(each.get(fact, 0.0) <= RARELY for each in without):
            region = fact[1]
            points = round(sum(each.points(side) for each in after[0]) / len(after[0]))
            return text("ringkrieg-why-won", place=region_text(region), gain=POINTS[region], points=points)
    return None


# --- battles and the way ---------------------------------------------------------------------------------------------


def odds_of(now: RingkriegState, side: int, answer: int, after: list[RingkriegState]) -> Text | None:
    """Who meets whom in the attack that is advised, and how often it drives the enemy out."""
    if not isinstance(now.question, Attack):
        return None
    origin, target = pair_of(answer)
    own, theirs = number_of(now.at[origin] & UNITS[side]), number_of(now.at[target] & UNITS[other(side)])
    driven = sum(not s.at[target] & UNITS[other(side)] for s in after)
    place = region_text(REGION_OF[target])
    return text("ringkrieg-why-odds", place=place, own=own, theirs=theirs, won=driven, worlds=len(after))


def nearer(now: RingkriegState, side: int, after: list[list[RingkriegState]]) -> Text | None:
    """Says that the Ring-bearers come nearer to their goal than otherwise."""
    if side != FREE:
        return None
    mean = [sum(steps_left(s) for s in states) / len(states) for states in after]
    if mean[0] > min(mean[1:]) - A_STEP:
        return None
    return text("ringkrieg-why-nearer", steps=round(mean[0]), goal="mordor" if now.mordor == NONE else "fire")
