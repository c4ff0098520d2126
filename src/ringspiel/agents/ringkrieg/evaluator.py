"""What an opponent knows of Der Ringkrieg: a value from what everybody can see, and judgements of the questions."""

from __future__ import annotations

from typing import final

from ringspiel.agents.evaluator import Evaluator
from ringspiel.agents.ringkrieg import judge
from ringspiel.agents.ringkrieg.hand import hand_value
from ringspiel.agents.ringkrieg.net import latest_net
from ringspiel.agents.ringkrieg.style import FIRST, HABITS, LEARNT, NET, TOLD, TREK, TUNED
from ringspiel.agents.ringkrieg.team import with_ones_own_share
from ringspiel.agents.ringkrieg.value import FOURTH, SECOND, THIRD, TUNED_FOURTH, WEIGHTS, as_told, learnt_value
from ringspiel.games.ringkrieg.pieces.figures import FREE
from ringspiel.games.ringkrieg.state import RingkriegState
from ringspiel.games.ringkrieg.teams.deciders import side_of_seat


@final
class RingkriegEvaluator(Evaluator[RingkriegState]):
    def __init__(self, style: int = FIRST) -> None:
        self.style = style
        usual = THIRD if style & HABITS else SECOND
        free = (TUNED_FOURTH if style & TUNED else FOURTH) if style & TREK else usual
        self.weights = [WEIGHTS[free], WEIGHTS[usual]]
        self.net = latest_net() if style & NET else None

    def value(self, s: RingkriegState, seat: int) -> float:
        """The chance of winning, shared by a team."""
        outcome = s.outcome
        if outcome is not None:
            return with_ones_own_share(s, seat, 1.0) if outcome.ranks[seat] == 1 else 0.0
        side = side_of_seat(s, seat)
        free = self.chance_of_free(s, side)
        return with_ones_own_share(s, seat, free if side == FREE else 1.0 - free)

    def chance_of_free(self, s: RingkriegState, side: int) -> float:
        """Turns the chance of the Free Peoples into the chance of a side."""
        if not self.style & LEARNT:
            return hand_value(s)
        net = self.net
        chance = learnt_value(s, self.weights[side]) if net is None else net.value(s)
        return as_told(chance) if self.style & TOLD else chance

    def judge(self, s: RingkriegState) -> list[float]:
        values = judge.judge(s, self.style)
        return super().judge(s) if values is None else values
