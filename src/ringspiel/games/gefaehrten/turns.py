"""Setup and the order of turns (GF-4 to GF-7, GF-20, GF-70, GF-75)."""

from __future__ import annotations

from ringspiel.games.gefaehrten.components import HAND
from ringspiel.games.gefaehrten.ending import finish
from ringspiel.games.gefaehrten.placing import place_cards
from ringspiel.games.gefaehrten.scoring import score
from ringspiel.games.gefaehrten.state import NOTHING, GefaehrtenState
from ringspiel.games.gefaehrten.words import tell, tell_drawn


def begin(s: GefaehrtenState) -> None:
    """GF-4 to GF-6: shuffle all piles, deal six cards to everybody; the start player is set by an option or drawn."""
    for seat in range(s.seats):
        s.shuffle(s.piles[seat])
        draw_up(s, seat)
    if s.start == NOTHING:
        s.start = s.draw(s.seats)
    s.active = s.start
    if s.log is not None:
        tell(s, "start", "GF-6", seat=s.start, location=s.current())
    s.then(turn)


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
    drawn = [pile.pop() for _ in range(min(HAND - len(hand), len(pile)))]
    if drawn:
        s.seal()
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
