"""What opponents know of Die Gefährten."""

from __future__ import annotations

from typing import Final

from ringspiel.agents.gefaehrten.evaluator import GefaehrtenEvaluator
from ringspiel.agents.kit import Kit, Stakes, best_other
from ringspiel.agents.search import search_of
from ringspiel.games.gefaehrten.placing import END, WITH_RING
from ringspiel.games.gefaehrten.state import GefaehrtenState


def stakes(s: GefaehrtenState, seat: int) -> Stakes:
    own = {"points": s.points[seat], "rings": s.holders.count(seat)}
    return own if s.hidden_scores else {**own, "rivals": -best_other(s.points, seat)}


def scored_locations(s: GefaehrtenState) -> int:
    return len(s.scored)


def theme(s: GefaehrtenState) -> str:
    """A puzzle is about the ring if one can be played; after the first card, about going on."""
    if any(answer >= WITH_RING and answer != END for answer in s.legal):
        return "rings"
    return "go-on" if END in s.legal else "card"


def unsteadiness(s: GefaehrtenState, seat: int) -> float:
    """More with several opponents, where medium wins less often anyway."""
    return 0.3 if s.seats == 2 else 0.9


KIT: Final = Kit(
    evaluator=GefaehrtenEvaluator(),
    agents={"hard": search_of(100)},
    unsteadiness=unsteadiness,
    stakes=stakes,
    theme=theme,
    depth=2,
    periods=scored_locations,
)
