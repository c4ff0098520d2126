"""Cards on the table (RK-E15 to RK-E18, RK-E29): how they leave it, and how one is used."""

from __future__ import annotations

from typing import ClassVar, Final, final

from ringspiel.games.ringkrieg.cards.conditions import is_met
from ringspiel.games.ringkrieg.cards.drawing import discard
from ringspiel.games.ringkrieg.cards.index import STAYS_WHILE
from ringspiel.games.ringkrieg.pieces.deck import CARDS
from ringspiel.games.ringkrieg.state import RingkriegState
from ringspiel.games.ringkrieg.teams.deciders import HUNT, decider
from ringspiel.games.ringkrieg.telling.asking import SideQuestion
from ringspiel.games.ringkrieg.telling.picking import Picked
from ringspiel.games.ringkrieg.words import card_text
from ringspiel.kernel.question import Choice
from ringspiel.kernel.state import Step
from ringspiel.kernel.text import Text, seat_name, text


def discard_lapsed(s: RingkriegState) -> None:
    """RK-E17, RK-E29: cards on the table whose condition has failed are gone at once."""
    for card, conditions in STAYS_WHILE.items():
        if s.on_table(card) and not all(is_met(s, condition) for condition in conditions):
            discard(s, card)


KEEP: Final = 0
USE: Final = 1


def offer(s: RingkriegState, side: int, card: int, then: Step) -> None:
    """RK-E15: ask whether a card on the table is used. The next step sees from the table whether it was."""
    if s.on_table(card):
        s.then(then)
        s.ask(UseCard(decider(s, side, HUNT), side, card))


@final
class UseCard(SideQuestion):
    """DP-21, DP-42, DP-43, DP-47: discard a card on the table for its effect, or keep it."""

    __slots__ = ("card",)
    kind: ClassVar[str] = "use-card"
    rule: ClassVar[str] = "RK-E15"
    parameters: ClassVar[tuple[str, ...]] = ("seat", "side", "card")
    asks: ClassVar[tuple[str, ...]] = ("card",)

    def __init__(self, seat: int, side: int, card: int) -> None:
        super().__init__(seat, side)
        self.card = card

    def answers(self, s: RingkriegState) -> list[int]:
        return [KEEP, USE]

    def take(self, s: RingkriegState, answer: int) -> None:
        if answer == USE:
            discard(s, self.card)

    def describe(self, s: RingkriegState, answer: int) -> Choice:
        if answer == KEEP:
            return Choice("keep", text("ringkrieg-choose-keep-card"), ("button:keep",))
        name = CARDS[self.card]
        return Choice(name, text("ringkrieg-choose-use-card", card=card_text(self.card)), (f"card:{name}",))

    def prompt(self, s: RingkriegState) -> Text:
        return text("ringkrieg-ask-use-card", seat=seat_name(self.seat), card=card_text(self.card))

    def why_not(self, s: RingkriegState, picked: Picked) -> str:
        return "RK-E15-other"


STEPS: Final = (discard_lapsed,)
QUESTIONS: Final = (UseCard,)
