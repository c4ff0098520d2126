"""Gandalf the Grey as Guide: a card more after a Character event (RK-E32)."""

from __future__ import annotations

from typing import ClassVar, Final, final

from ringspiel.games.ringkrieg.cards import drawing
from ringspiel.games.ringkrieg.pieces.deck import CHARACTER_CARD, DECKS, FREE_CHARACTER, TYPE_OF, side_of_card
from ringspiel.games.ringkrieg.pieces.figures import (
    FREE,
    GANDALF_GREY,
)
from ringspiel.games.ringkrieg.state import RingkriegState
from ringspiel.games.ringkrieg.teams.deciders import ACTION, decider
from ringspiel.games.ringkrieg.telling.asking import SideQuestion
from ringspiel.games.ringkrieg.telling.picking import Picked
from ringspiel.games.ringkrieg.words import deck_text
from ringspiel.kernel.question import Choice
from ringspiel.kernel.text import Text, seat_name, text


def rewards(s: RingkriegState, card: int) -> bool:
    """Gandalf the Grey is Guide when a Character event is played."""
    return s.guide == GANDALF_GREY and side_of_card(card) == FREE and TYPE_OF[card] == CHARACTER_CARD


def draw_by_gandalf(s: RingkriegState) -> None:
    """Gandalf the Grey was Guide when a Character event was played with an Event die."""
    if s.decks[FREE_CHARACTER]:
        s.ask(DrawOrNot(decider(s, FREE, ACTION), FREE, FREE_CHARACTER))


@final
class DrawOrNot(SideQuestion):
    """DP-46: draw a card from this deck, or not."""

    __slots__ = ("deck",)
    kind: ClassVar[str] = "draw-or-not"
    rule: ClassVar[str] = "RK-E27"
    parameters: ClassVar[tuple[str, ...]] = ("seat", "side", "deck")
    asks: ClassVar[tuple[str, ...]] = ("deck",)

    def __init__(self, seat: int, side: int, deck: int) -> None:
        super().__init__(seat, side)
        self.deck = deck

    def answers(self, s: RingkriegState) -> list[int]:
        return [0, 1]

    def take(self, s: RingkriegState, answer: int) -> None:
        if answer:
            drawing.draw_card(s, self.seat, self.deck)
            s.then(drawing.check_hands)

    def describe(self, s: RingkriegState, answer: int) -> Choice:
        if not answer:
            return Choice("no-card", text("ringkrieg-choose-nothing"), ("button:done",))
        return Choice(DECKS[self.deck], deck_text(self.deck), (f"deck:{DECKS[self.deck]}",))

    def prompt(self, s: RingkriegState) -> Text:
        return text("ringkrieg-ask-draw", seat=seat_name(self.seat), deck=deck_text(self.deck))

    def why_not(self, s: RingkriegState, picked: Picked) -> str:
        return self.rule


STEPS: Final = (draw_by_gandalf,)
QUESTIONS: Final = (DrawOrNot,)
