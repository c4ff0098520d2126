"""What opponents know of Die Gefährten."""

from __future__ import annotations

from typing import Final

from ringspiel.agents.gefaehrten.evaluator import GefaehrtenEvaluator
from ringspiel.agents.kit import Kit, Stakes, best_other
from ringspiel.agents.search import search_of
from ringspiel.games.gefaehrten.state import GefaehrtenState


def stakes(s: GefaehrtenState, seat: int) -> Stakes:
    own = {"points": s.points[seat], "rings": s.holders.count(seat)}
    return own if s.hidden_scores else {**own, "rivals": -best_other(s.points, seat)}


def scored_locations(s: GefaehrtenState) -> int:
    return len(s.scored)


KIT: Final = Kit(
    evaluator=GefaehrtenEvaluator(),
    agents={"hard": search_of(100)},
    stakes=stakes,
    depth=2,
    periods=scored_locations,
)
