"""Which evaluator belongs to which game."""

from __future__ import annotations

from typing import Any

from ringspiel.agents.evaluator import Evaluator
from ringspiel.agents.gefaehrten.evaluator import GefaehrtenEvaluator
from ringspiel.agents.gran.evaluator import GranEvaluator
from ringspiel.agents.mordor.evaluator import MordorEvaluator
from ringspiel.agents.playout import Playout
from ringspiel.agents.ringkrieg.evaluator import RingkriegEvaluator
from ringspiel.agents.tuerme.evaluator import TuermeEvaluator
from ringspiel.kernel.game import Game

EVALUATORS: dict[str, Evaluator[Any]] = {
    "gefaehrten": GefaehrtenEvaluator(),
    "gran": GranEvaluator(),
    "mordor": MordorEvaluator(),
    "ringkrieg": RingkriegEvaluator(),
    "tuerme": TuermeEvaluator(),
}
PLAYOUT = Playout()


def evaluator_of(game: Game[Any]) -> Evaluator[Any]:
    """A game that is not in the list needs none: opponents try it out."""
    return EVALUATORS.get(game.id, PLAYOUT)
