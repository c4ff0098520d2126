"""The end of the game (GF-70 to GF-76)."""

from __future__ import annotations

from typing import Final

from ringspiel.games.gefaehrten.components import LOCATIONS
from ringspiel.games.gefaehrten.shown import Kind
from ringspiel.games.gefaehrten.state import GefaehrtenState
from ringspiel.games.gefaehrten.words import tell
from ringspiel.kernel.outcome import Outcome
from ringspiel.kernel.text import seat_name, text

TOLD: Final[dict[str, Kind]] = {"GF-71": "end-GF-71", "GF-72": "end-GF-72", "GF-73": "end-GF-73"}


def end_after_scoring(s: GefaehrtenState) -> str:
    """The rule that ends the game now that the current location has been scored; empty if it goes on."""
    with_cards = sum(s.has_cards(seat) for seat in range(s.seats))
    if with_cards == 0:
        return "GF-71"
    if with_cards == 1:
        return "GF-72"
    return "GF-73" if len(s.locations) == len(LOCATIONS) else ""


def finish(s: GefaehrtenState) -> None:
    """GF-74: most points, then more points at the last location; who is still level shares the rank."""
    reason = end_after_scoring(s)
    results = [(s.points[seat], s.gained[seat]) for seat in range(s.seats)]
    ranks = [1 + sum(other > result for other in results) for result in results]
    winners = [seat for seat in range(s.seats) if ranks[seat] == 1]
    words = text("gefaehrten-end", winners=[seat_name(seat) for seat in winners], points=max(s.points))
    s.finish(Outcome(ranks, s.points.copy(), reason, words))
    if s.log is not None:
        tell(s, TOLD[reason], reason)
        tell(s, "end", "GF-74", winners=winners, points=max(s.points), totals=s.points)
