"""Worn with Sorrow and Toil: a Companion lost to the Hunt costs the Free Peoples a Character card (DP-50)."""

from __future__ import annotations

from typing import ClassVar, Final, final

from ringspiel.games.ringkrieg.cards.names import SORROW_AND_TOIL
from ringspiel.games.ringkrieg.deck import CARDS, DECK_OF, FREE_CHARACTER
from ringspiel.games.ringkrieg.events import discard
from ringspiel.games.ringkrieg.figures import FREE, SHADOW
from ringspiel.games.ringkrieg.state import RingkriegState
from ringspiel.games.ringkrieg.words import card_text
from ringspiel.table.question import Choice, Question
from ringspiel.table.text import Text, seat_name, text

NOTHING: Final = 97
FROM_HAND: Final = 98


def grieve(s: RingkriegState) -> None:
    """RK-E28: the Shadow may discard a card of the Free Peoples, at random from hand or by choice from the table."""
    if SORROW_AND_TOIL in s.table:
        s.ask(Grieve(SHADOW))


def character_cards(cards: list[int]) -> list[int]:
    return [card for card in cards if DECK_OF[card] == FREE_CHARACTER]


@final
class Grieve(Question[RingkriegState]):
    """DP-50: a Character card drawn from the hand of the Free Peoples, one of theirs on the table, or nothing."""

    __slots__ = ()
    kind: ClassVar[str] = "grieve"
    rule: ClassVar[str] = "RK-E28"

    def answers(self, s: RingkriegState) -> list[int]:
        found = [NOTHING, *character_cards(s.table)]
        return [*found, FROM_HAND] if character_cards(s.hands[FREE]) else found

    def take(self, s: RingkriegState, answer: int) -> None:
        if answer == FROM_HAND:
            held = character_cards(s.hands[FREE])
            discard(s, held[s.draw(len(held))])
        elif answer != NOTHING:
            discard(s, answer)

    def describe(self, s: RingkriegState, answer: int) -> Choice:
        if answer == NOTHING:
            return Choice("nothing", text("ringkrieg-choose-nothing"), ("button:done",))
        if answer == FROM_HAND:
            return Choice("from-hand", text("ringkrieg-choose-from-hand"), ("button:from-hand",))
        return Choice(CARDS[answer], card_text(answer), (f"card:{CARDS[answer]}",))

    def prompt(self, s: RingkriegState) -> Text:
        return text("ringkrieg-ask-grieve", seat=seat_name(self.seat))
