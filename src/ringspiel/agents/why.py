"""What an answer gains or prevents against the others: counted in imagined worlds that are played on quickly.

All answers are tried in the same worlds, so that luck does not decide. Differences that could still be luck are left
out.
"""

from __future__ import annotations

from math import sqrt
from random import Random
from statistics import mean, stdev
from typing import Any, Final

from ringspiel.agents.estimate import Estimate
from ringspiel.agents.greedy import greedy_answer
from ringspiel.agents.kit import Stakes, kit_of, player_of
from ringspiel.kernel.perspective import Perspective
from ringspiel.kernel.state import State
from ringspiel.kernel.text import Text, text

WORLDS: Final = 20
OTHERS: Final = 3
"""How many of the other answers are tried, spread from the best to the worst."""
TURNS: Final = 3
"""How often the seat is asked again, after others were, before anything is counted."""
LONGEST: Final = 200
"""The most answers until then. It usually takes far fewer."""
LEAST: Final = 0.2
SURE: Final = 2.0
"""How many standard errors a difference must be away from zero."""
MOST_REASONS: Final = 2


def why(perspective: Perspective, estimates: list[Estimate]) -> list[Text]:
    """A sentence for each of the things that matter most; none where no difference can be counted.

    `estimates` are all answers, the best first. What the game itself has to say stands before what is counted.
    """
    kit = kit_of(perspective.game.id)
    if len(estimates) < 2:
        return []
    said = kit.reasons(perspective, estimates, player_of(perspective.game.id)) if kit.reasons else []
    return [*said, *counted(perspective, estimates)][:MOST_REASONS]


def counted(perspective: Perspective, estimates: list[Estimate]) -> list[Text]:
    """What the stakes say."""
    count = kit_of(perspective.game.id).stakes
    if count is None:
        return []
    best, others = estimates[0].answer, spread([estimate.answer for estimate in estimates[1:]])
    worlds = []
    for seed in range(WORLDS):
        now = perspective.imagine(seed)
        before = count(now, perspective.seat)
        with_it = change(before, played_on(perspective, now, best, seed), count, perspective.seat)
        tried = [change(before, played_on(perspective, now, other, seed), count, perspective.seat) for other in others]
        without = {name: mean(each[name] for each in tried) for name in before}
        worlds.append((with_it, without))
    names = list(worlds[0][0])
    reasons = (reason(perspective.game.id, name, [(one[name], two[name]) for one, two in worlds]) for name in names)
    return [said for said in reasons if said is not None]


def spread(answers: list[int]) -> list[int]:
    if len(answers) <= OTHERS:
        return answers
    return [answers[place * (len(answers) - 1) // (OTHERS - 1)] for place in range(OTHERS)]


def played_on(perspective: Perspective, world: State, answer: int, seed: int) -> State:
    """After the answer and the next turns, in which everybody does what looks best at once."""
    state, random = world.clone(), Random(seed)
    evaluator = player_of(perspective.game.id)
    state.answer(answer)
    last, turns = perspective.seat, 0
    for _ in range(LONGEST):
        question = state.question
        turns += question is not None and question.seat == perspective.seat != last
        if question is None or turns == TURNS:
            break
        last = question.seat
        state.answer(greedy_answer(evaluator, state, random))
    return state


def change(before: Stakes, state: State, count: Any, seat: int) -> dict[str, float]:
    after: Stakes = count(state, seat)
    return {name: float(after.get(name, amount) - amount) for name, amount in before.items()}


def reason(game: str, name: str, worlds: list[tuple[float, float]]) -> Text | None:
    """What the answer gains above what others gain, or what it prevents of what others lose, whichever is more."""
    more = [with_it - without for with_it, without in worlds]
    if mean(more) < SURE * stdev(more) / sqrt(len(more)):
        return None
    with_it, without = mean(one for one, _ in worlds), mean(two for _, two in worlds)
    gained, spared = max(with_it, 0.0) - max(without, 0.0), min(with_it, 0.0) - min(without, 0.0)
    amount = max(gained, spared)
    if amount < LEAST:
        return None
    gains = gained >= spared
    what = text(f"{game}-stake-{name}-{'gain' if gains else 'spare'}", amount=rounded(amount))
    return text("why-gains" if gains else "why-prevents", what=what)


def rounded(amount: float) -> float | int:
    short = round(amount, 1)
    return int(short) if short.is_integer() else short
