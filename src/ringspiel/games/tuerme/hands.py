"""Hero cards between pile, hands and discards (ZT-6, ZT-40)."""

from __future__ import annotations

from ringspiel.games.tuerme.components import HAND
from ringspiel.games.tuerme.state import TuermeState
from ringspiel.games.tuerme.words import tell, tell_secretly


def draw_hero(s: TuermeState, seat: int, rule: str) -> None:
    """ZT-40: a card that nobody else sees; a pile used up is replaced at once by the shuffled discards."""
    card = s.pile.pop(s.draw(len(s.pile)))
    s.hands[seat].append(card)
    s.drawn_in[card] = s.shuffles
    if s.log is not None:
        tell_secretly(s, "drew", rule, seat, card=card)
    if not s.pile:
        reshuffle(s)


def reshuffle(s: TuermeState) -> None:
    s.pile = sorted(s.discards)
    s.discards = []
    s.shuffles += 1
    if s.log is not None:
        tell(s, "heroes-shuffled", "ZT-40", count=len(s.pile))


def deal(s: TuermeState, seat: int, rule: str) -> None:
    """ZT-6, ZT-55: three cards in hand."""
    for _ in range(HAND):
        draw_hero(s, seat, rule)


def exchange(s: TuermeState, seat: int) -> None:
    """ZT-55: the whole hand is discarded and replaced."""
    hand = s.hands[seat]
    s.hands[seat] = []
    for card in hand:
        discard(s, seat, card, "ZT-55")
    deal(s, seat, "ZT-55")


def discard(s: TuermeState, seat: int, card: int, rule: str) -> None:
    s.discards.append(card)
    if s.log is not None:
        tell(s, "discarded", rule, seat=seat, card=card)
