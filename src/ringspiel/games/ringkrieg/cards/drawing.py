"""Event cards as things: drawing, holding, discarding (RK-E1 to RK-E6, RK-E25 to RK-E28). Texts are in `cards`."""

from __future__ import annotations

from typing import ClassVar, Final, final

from ringspiel.games.ringkrieg.cards.triggers import DISCARDED, happens
from ringspiel.games.ringkrieg.pieces.deck import CARDS, DECK_OF, DECKS, DECKS_OF, IN_DECK
from ringspiel.games.ringkrieg.pieces.printed import whole_card
from ringspiel.games.ringkrieg.state import RingkriegState
from ringspiel.games.ringkrieg.teams.deciders import (
    ACTION,
    decider,
    drawing_order,
    hand_limit,
    in_turn,
    side_of_seat,
    teammate,
)
from ringspiel.games.ringkrieg.telling.asking import SideQuestion
from ringspiel.games.ringkrieg.telling.picking import Picked
from ringspiel.games.ringkrieg.telling.report import event, tell
from ringspiel.games.ringkrieg.words import deck_text
from ringspiel.kernel.question import Choice
from ringspiel.kernel.state import call
from ringspiel.kernel.text import Text, seat_name, text


def draw_cards(s: RingkriegState) -> None:
    """RK-T2, RK-T3, RK-E3, RK-405: phase 1, one card from each deck; of two teammates later each one from one deck.

    RK-450: the leading player of a team first. The hand limit is tested after all draws.
    """
    s.phase = 1
    s.then(check_hands)
    for seat in reversed(drawing_order(s)):
        s.then(call(draw_in_turn, seat))


def draw_in_turn(s: RingkriegState, seat: int) -> None:
    side = side_of_seat(s, seat)
    if s.turn > 1 and teammate(s, seat) != seat:
        if can_draw(s, side):
            s.ask(ChooseDeck(seat, side))
        return
    for deck in DECKS_OF[side]:
        draw_card(s, seat, deck)


def draw_card(s: RingkriegState, seat: int, deck: int) -> None:
    """RK-E6: an exhausted deck gives nothing and is never shuffled anew. The caller puts `check_hands` next."""
    if not s.decks[deck]:
        return
    card = s.turn_up(s.decks[deck])
    s.hands[seat].append(card)
    s.hands[seat].sort()
    if s.log is not None:
        shown = event("drew", "RK-E3", seat=seat, card=card, deck=deck)
        s.tell(shown.known_to(seat, event("drew-unseen", "RK-E3", seat=seat, deck=deck)))


def check_hands(s: RingkriegState) -> None:
    """RK-E5, RK-E27: a player with more than six cards discards at once, the active player first."""
    for seat in in_turn(s):
        if len(s.hands[seat]) > hand_limit(s, seat):
            s.then(check_hands)
            s.ask(DiscardExcess(seat, side_of_seat(s, seat)))
            return


def forget_given(s: RingkriegState, seat: int, deck: int) -> None:
    """RK-407: forget which cards of this deck the teammate gave. The card put away may be one of them."""
    teams = s.teams
    if teams is not None:
        teams.given[teammate(s, seat)] &= ~IN_DECK[deck]


def discard(s: RingkriegState, card: int) -> None:
    """RK-E9, RK-E28: a card goes to the open discards from hand or table."""
    for hand in s.hands:
        if card in hand:
            hand.remove(card)
    s.table &= ~(1 << card)
    s.discards.append(card)
    s.seal()
    if s.log is not None:
        tell(s, "discarded", "RK-E9", card=card)
    happens(s, DISCARDED, card)


@final
class DiscardExcess(SideQuestion):
    """DP-2, RK-E5: which card of one's hand goes face down; the opponent sees only its back (RK-E25)."""

    __slots__ = ()
    kind: ClassVar[str] = "discard-excess"
    rule: ClassVar[str] = "RK-E5"
    asks: ClassVar[tuple[str, ...]] = ("card",)

    def answers(self, s: RingkriegState) -> list[int]:
        return list(s.hands[self.seat])

    def take(self, s: RingkriegState, answer: int) -> None:
        s.hands[self.seat].remove(answer)
        s.face_down[self.seat].append(answer)
        s.face_down[self.seat].sort()
        forget_given(s, self.seat, DECK_OF[answer])
        if s.log is not None:
            deck = DECK_OF[answer]
            shown = event("put-away", self.rule, seat=self.seat, card=answer, deck=deck)
            s.tell(shown.known_to(self.seat, event("put-away-unseen", self.rule, seat=self.seat, deck=deck)))

    def describe(self, s: RingkriegState, answer: int) -> Choice:
        return Choice(CARDS[answer], whole_card(answer), (f"card:{CARDS[answer]}",))

    def prompt(self, s: RingkriegState) -> Text:
        return text("ringkrieg-ask-discard", seat=seat_name(self.seat), limit=hand_limit(s, self.seat))

    def is_secret(self, s: RingkriegState) -> bool:
        return True

    def audience(self) -> tuple[int, ...]:
        return (self.seat,)

    def why_not(self, s: RingkriegState, picked: Picked) -> str:
        return self.rule


def why_no_draw(s: RingkriegState, deck: int, side: int) -> str:
    """RK-E1, RK-E6: why a side cannot draw from a deck; empty if it can."""
    if deck not in DECKS_OF[side]:
        return "RK-E1"
    return "" if s.decks[deck] else "RK-E6"


def can_draw(s: RingkriegState, side: int) -> bool:
    return any(s.decks[deck] for deck in DECKS_OF[side])


def draw_with_die(s: RingkriegState) -> None:
    """RK-E4, RK-D22: one card from either deck."""
    s.then(check_hands)
    s.ask(ChooseDeck(decider(s, s.acting, ACTION), s.acting))


@final
class ChooseDeck(SideQuestion):
    """DP-19, DP-46: from which of their side's decks a player draws a card."""

    __slots__ = ()
    kind: ClassVar[str] = "choose-deck"
    rule: ClassVar[str] = "RK-E4"
    asks: ClassVar[tuple[str, ...]] = ("deck",)

    def answers(self, s: RingkriegState) -> list[int]:
        return [deck for deck in DECKS_OF[self.side] if not why_no_draw(s, deck, self.side)]

    def take(self, s: RingkriegState, answer: int) -> None:
        draw_card(s, self.seat, answer)

    def describe(self, s: RingkriegState, answer: int) -> Choice:
        return Choice(DECKS[answer], deck_text(answer), (f"deck:{DECKS[answer]}",))

    def prompt(self, s: RingkriegState) -> Text:
        return text("ringkrieg-ask-deck", seat=seat_name(self.seat))

    def why_not(self, s: RingkriegState, picked: Picked) -> str:
        return why_no_draw(s, picked.deck, self.side)


STEPS: Final = (draw_cards, draw_in_turn, check_hands, draw_with_die)
QUESTIONS: Final = (DiscardExcess, ChooseDeck)
