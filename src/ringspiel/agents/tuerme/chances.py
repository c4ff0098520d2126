"""The chances of all seats at any point of a turn, as learnt from games.

Hints, reviews and puzzles show this value. The rules of thumb of `evaluator` choose answers quickly, but their
numbers are not chances: they know neither how often the heroes hold out nor how soon a lead is safe.
"""

from __future__ import annotations

import math
from typing import final

from ringspiel.agents.evaluator import Evaluator
from ringspiel.agents.tuerme.forecast import danger
from ringspiel.agents.tuerme.judgement import TurnValue, hope_features, share_features, storms_to_come, weighed
from ringspiel.games.tuerme.board import mask_of
from ringspiel.games.tuerme.state import TuermeState


@final
class Chances(Evaluator[TuermeState]):
    """The position as it was when weights were learnt: before the orc card of the turn."""

    def value(self, s: TuermeState, seat: int) -> float:
        outcome = s.outcome
        if outcome is not None:
            return 1.0 / len(outcome.winners) if seat in outcome.winners else 0.0
        turn, slain = TurnValue(s, seat), sum(s.face_down)
        strengths = [self.strength(s, each, turn, slain) for each in range(s.seats)]
        return self.hope(s, turn, slain) * strengths[seat] / sum(strengths)

    def hope(self, s: TuermeState, turn: TurnValue, slain: int) -> float:
        """The chance of the heroes."""
        orcs, figures = s.orc_mask() & ~mask_of(s.laid), s.figure_mask()
        odds = weighed(turn.weights.hope, hope_features(orcs, figures, turn.need(slain), storms_to_come(s.event_pile)))
        return (1.0 - danger(s.orc_pile, orcs, figures)) / (1.0 + math.exp(-odds))

    def strength(self, s: TuermeState, seat: int, turn: TurnValue, slain: int) -> float:
        points = s.points[seat] + turn.mean * s.face_down[seat]
        places = [s.figures[figure] for figure in s.figures_of(seat)]
        order, orcs = (seat - s.active) % s.seats, s.orc_mask() & ~mask_of(s.laid)
        features = share_features(points, turn.need(slain), order, places, orcs, (0.0, 0.0))
        return math.exp(weighed(turn.weights.share, features))
