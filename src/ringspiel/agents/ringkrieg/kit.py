"""What opponents know of Der Ringkrieg."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ringspiel.agents.agent import Agent, Thinker
from ringspiel.agents.careless import Careless
from ringspiel.agents.greedy import Greedy
from ringspiel.agents.kit import Kit, Stakes
from ringspiel.agents.ringkrieg.evaluator import RingkriegEvaluator
from ringspiel.agents.ringkrieg.hand import held
from ringspiel.agents.ringkrieg.inputs import steps_left
from ringspiel.agents.ringkrieg.reasons import reasons
from ringspiel.agents.ringkrieg.style import HARD, LEARNT, TOLD, style_of
from ringspiel.agents.search import MOST_SECONDS, Search
from ringspiel.games.ringkrieg.pieces.figures import FREE, FREE_NATIONS, UNITS, other, units
from ringspiel.games.ringkrieg.state import RingkriegState
from ringspiel.games.ringkrieg.teams.deciders import side_of_seat

UNSTEADINESS: Final = [0.06, 0.9]
"""By side, so that `easy` wins as often against `medium` with either: the Shadow's war forgives more."""


def unsteadiness(s: RingkriegState, seat: int) -> float:
    return UNSTEADINESS[side_of_seat(s, seat)]


def lookahead(seed: int) -> Thinker:
    from ringspiel.agents.ringkrieg.lookahead import Lookahead

    return Lookahead(seed, HARD)


def styled(name: str, style: str, seed: int) -> Agent | None:
    """`greedy@1+heal`: a player with a style of its own. Earlier versions never change."""
    from ringspiel.agents.ringkrieg.lookahead import Lookahead

    evaluator = RingkriegEvaluator(style_of(style))
    greedy = Greedy(seed, evaluator)
    made: dict[str, Callable[[], Agent]] = {
        "easy": lambda: Careless(greedy, 0.3, seed),
        "greedy": lambda: greedy,
        "medium": lambda: greedy,
        "hard": lambda: Lookahead(seed, evaluator.style),
        "search": lambda: Search(seed, iterations=300, seconds=MOST_SECONDS, evaluator=evaluator),
    }
    return made[name]() if name in made else None


def stakes(s: RingkriegState, seat: int) -> Stakes:
    side = side_of_seat(s, seat)
    ring = -1 if side == FREE else 1
    return {
        "points": s.points(side),
        "rivals": -s.points(other(side)),
        "corruption" if side == FREE else "hunt": ring * s.corruption,
        "steps" if side == FREE else "pursuit": ring * steps_left(s),
        "kills": -army(s, other(side)),
        "losses": army(s, side),
        "war": -sum(s.political[:FREE_NATIONS] if side == FREE else s.political[FREE_NATIONS:]),
        "cards": held(s, side),
    }


def army(s: RingkriegState, side: int) -> int:
    return sum(units(force & UNITS[side]) for force in s.at)


def turns(s: RingkriegState) -> int:
    return s.turn


KIT: Final = Kit(
    evaluator=RingkriegEvaluator(),
    agents={"hard": lookahead},
    styled=styled,
    solver=lookahead,
    unsteadiness=unsteadiness,
    stakes=stakes,
    reasons=reasons,
    reviewer=RingkriegEvaluator(HARD),
    review_value=RingkriegEvaluator(HARD | LEARNT | TOLD),
    depth=1,
    periods=turns,
)
