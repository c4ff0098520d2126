"""Event cards as things: drawing, holding, discarding (RK-E1 to RK-E6, RK-E25 to RK-E28). Texts are in `cards`."""

from __future__ import annotations

from typing import ClassVar, final

from ringspiel.games.ringkrieg.deck import CARDS, DECK_OF, DECKS, DECKS_OF, HAND_LIMIT
from ringspiel.games.ringkrieg.figures import FREE, SHADOW
from ringspiel.games.ringkrieg.state import RingkriegState
from ringspiel.games.ringkrieg.words import card_text, deck_text, event, tell, tell_in_secret
from ringspiel.table.question import Choice, Question
from ringspiel.table.text import Text, seat_name, text


def draw_cards(s: RingkriegState) -> None:
    """RK-T2, RK-T3, RK-E3: phase 1, one card from each deck; the hand limit is tested after both."""
    s.phase = 1
    for side in (FREE, SHADOW):
        for deck in DECKS_OF[side]:
            draw_card(s, deck)
    s.then(check_hands)


def draw_card(s: RingkriegState, deck: int) -> None:
    """RK-E6: an exhausted deck gives nothing and is never shuffled anew. The caller puts `check_hands` next."""
    if not s.decks[deck]:
        return
    side = deck // 2
    card = s.decks[deck].pop()
    s.hands[side].append(card)
    s.hands[side].sort()
    s.seal()
    if s.log is not None:
        shown = event("drew", "RK-E3", seat=side, card=card, deck=deck)
        tell_in_secret(s, side, shown, event("drew-unseen", "RK-E3", seat=side, deck=deck))


def check_hands(s: RingkriegState) -> None:
    """RK-E5, RK-E27: whoever holds more than six cards discards at once, the active player first."""
    for side in (s.acting, 1 - s.acting):
        if len(s.hands[side]) > HAND_LIMIT:
            s.then(check_hands)
            s.ask(DiscardExcess(side))
            return


def discard(s: RingkriegState, card: int) -> None:
    """RK-E9, RK-E28: a card goes to the open discards from hand or table."""
    for pile in (s.hands[FREE], s.hands[SHADOW], s.table):
        if card in pile:
            pile.remove(card)
    s.discards.append(card)
    s.seal()
    if s.log is not None:
        tell(s, "discarded", "RK-E9", card=card)


@final
class DiscardExcess(Question[RingkriegState]):
    """DP-2, RK-E5: which card of one's hand goes face down; the opponent sees only its back (RK-E25)."""

    __slots__ = ()
    kind: ClassVar[str] = "discard-excess"
    rule: ClassVar[str] = "RK-E5"

    def answers(self, s: RingkriegState) -> list[int]:
        return list(s.hands[self.seat])

    def take(self, s: RingkriegState, answer: int) -> None:
        s.hands[self.seat].remove(answer)
        s.face_down[self.seat].append(answer)
        s.face_down[self.seat].sort()
        if s.log is not None:
            deck = DECK_OF[answer]
            shown = event("put-away", self.rule, seat=self.seat, card=answer, deck=deck)
            tell_in_secret(s, self.seat, shown, event("put-away-unseen", self.rule, seat=self.seat, deck=deck))

    def describe(self, s: RingkriegState, answer: int) -> Choice:
        return Choice(CARDS[answer], card_text(answer), (f"card:{CARDS[answer]}",))

    def prompt(self, s: RingkriegState) -> Text:
        return text("ringkrieg-ask-discard", seat=seat_name(self.seat))

    def audience(self) -> tuple[int, ...]:
        return (self.seat,)


def can_draw(s: RingkriegState, side: int) -> bool:
    return any(s.decks[deck] for deck in DECKS_OF[side])


def draw_with_die(s: RingkriegState) -> None:
    """RK-E4, RK-D22: one card from either deck."""
    s.then(check_hands)
    s.ask(ChooseDeck(s.acting))


@final
class ChooseDeck(Question[RingkriegState]):
    """DP-19, DP-46: from which of his decks a player draws a card."""

    __slots__ = ()
    kind: ClassVar[str] = "choose-deck"
    rule: ClassVar[str] = "RK-E4"

    def answers(self, s: RingkriegState) -> list[int]:
        return [deck for deck in DECKS_OF[self.seat] if s.decks[deck]]

    def take(self, s: RingkriegState, answer: int) -> None:
        draw_card(s, answer)

    def describe(self, s: RingkriegState, answer: int) -> Choice:
        return Choice(DECKS[answer], deck_text(answer), (f"deck:{DECKS[answer]}",))

    def prompt(self, s: RingkriegState) -> Text:
        return text("ringkrieg-ask-deck", seat=seat_name(self.seat))
