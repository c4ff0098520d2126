"""The order of turns (GF-20, GF-70, GF-75)."""

from __future__ import annotations

from ringspiel.games.gefaehrten.components import HAND
from ringspiel.games.gefaehrten.ending import finish
from ringspiel.games.gefaehrten.placing import place_cards
from ringspiel.games.gefaehrten.scoring import score
from ringspiel.games.gefaehrten.state import GefaehrtenState
from ringspiel.games.gefaehrten.words import tell, tell_drawn


def turn(s: GefaehrtenState) -> None:
    """GF-20: place cards, then refill the hand; what a scoring adds comes in between (GF-60)."""
    s.values = 0
    s.count = 0
    s.placing = True
    if s.log is not None:
        tell(s, "turn", "GF-20", seat=s.active)
    s.then(place_cards, refill, pass_on)


def refill(s: GefaehrtenState) -> None:
    draw_up(s, s.active)
    if s.log is not None and not s.has_cards(s.active):
        tell(s, "out", "GF-70", seat=s.active)


def draw_up(s: GefaehrtenState, seat: int) -> None:
    """GF-20: up to six cards, as far as the pile allows."""
    hand, pile = s.hands[seat], s.piles[seat]
    drawn = [s.turn_up(pile) for _ in range(min(HAND - len(hand), len(pile)))]
    if drawn:
        hand += drawn
        hand.sort()
        if s.log is not None:
            tell_drawn(s, seat, sorted(drawn))


def pass_on(s: GefaehrtenState) -> None:
    """GF-70: clockwise to the next player with cards, maybe the same one (GF-75); if nobody has any, GF-71."""
    for step in range(1, s.seats + 1):
        seat = (s.active + step) % s.seats
        if s.has_cards(seat):
            s.active = seat
            s.then(turn)
            return
    s.then(score, finish)
