"""Worn with Sorrow and Toil: a Companion lost to the Hunt costs the Free Peoples a Character card (DP-50)."""

from __future__ import annotations

from typing import ClassVar, Final, final

from ringspiel.games.ringkrieg.armies.capture import is_own_stronghold, is_refuge
from ringspiel.games.ringkrieg.cards import halves, names, triggers
from ringspiel.games.ringkrieg.cards.drawing import discard
from ringspiel.games.ringkrieg.cards.event_card import Hook, card
from ringspiel.games.ringkrieg.pieces.deck import CARDS, cards_in, character_cards
from ringspiel.games.ringkrieg.pieces.figures import FREE, SHADOW
from ringspiel.games.ringkrieg.state import RingkriegState
from ringspiel.games.ringkrieg.teams.deciders import HUNT, decider, seats_of
from ringspiel.games.ringkrieg.telling.asking import SideQuestion
from ringspiel.games.ringkrieg.telling.picking import Picked
from ringspiel.games.ringkrieg.words import card_text
from ringspiel.kernel.question import Choice
from ringspiel.kernel.text import Text, seat_name, text

NOTHING: Final = -1
FROM_HAND: Final = -2


def grieve(s: RingkriegState) -> None:
    """RK-E28: the Shadow may discard a card of the Free Peoples, at random from hand or by choice from the table."""
    s.ask(Grieve(decider(s, SHADOW, HUNT), SHADOW))


def held_by_free(s: RingkriegState) -> list[int]:
    return [card for seat in seats_of(s, FREE) for card in character_cards(s.hands[seat])]


@final
class Grieve(SideQuestion):
    """DP-50: a Character card drawn from the hand of the Free Peoples, one of theirs on the table, or nothing."""

    __slots__ = ()
    kind: ClassVar[str] = "grieve"
    rule: ClassVar[str] = "RK-E28"
    asks: ClassVar[tuple[str, ...]] = ("card",)

    def answers(self, s: RingkriegState) -> list[int]:
        found = [NOTHING, *character_cards(cards_in(s.table))]
        return [*found, FROM_HAND] if held_by_free(s) else found

    def take(self, s: RingkriegState, answer: int) -> None:
        if answer == FROM_HAND:
            held = held_by_free(s)
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

    def why_not(self, s: RingkriegState, picked: Picked) -> str:
        return "RK-E28-grieve"


def sorrow_ends(s: RingkriegState) -> None:
    """Worn with Sorrow and Toil ends in a Stronghold of the Free Peoples that they still control."""
    if is_refuge(s.figure) and is_own_stronghold(s, s.figure, FREE):
        discard(s, names.SORROW_AND_TOIL)


SORROW_AND_TOIL: Final = card(
    "shadow-char-15",
    "Worn with Sorrow and Toil",
    at=(Hook(triggers.COMPANION_LOST, grieve), Hook(triggers.DECLARED, sorrow_ends, order=1)),
    combat=halves.WORDS_OF_POWER,
)

QUESTIONS: Final = (Grieve,)
