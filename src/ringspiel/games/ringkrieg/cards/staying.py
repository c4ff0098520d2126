"""Cards on the table (RK-E15 to RK-E18, RK-E29): how long they stay, and the moment in which one is used."""

from __future__ import annotations

from typing import ClassVar, Final, final

from ringspiel.games.ringkrieg.cards.conditions import (
    MINAS_TIRITH,
    Condition,
    holds_black_gate,
    in_fellowship,
    is_any_in_play,
    is_in_play,
    is_met,
    is_passive,
    is_under_siege,
    need,
)
from ringspiel.games.ringkrieg.cards.drawing import discard
from ringspiel.games.ringkrieg.cards.names import (
    A_BALROG_IS_COME,
    AXE_AND_BOW,
    CAPTAIN_OF_DESPAIR,
    DENETHORS_FOLLY,
    HORN_OF_GONDOR,
    LAST_BATTLE,
    PALANTIR,
    WIZARDS_STAFF,
    WORMTONGUE,
)
from ringspiel.games.ringkrieg.pieces.deck import CARDS
from ringspiel.games.ringkrieg.pieces.figures import (
    ALL_OF,
    BALROG,
    BOROMIR,
    COMPANIONS,
    GANDALF_GREY,
    GIMLI,
    LEGOLAS,
    ROHAN,
    SARUMAN,
    WITCH_KINGS,
)
from ringspiel.games.ringkrieg.state import RingkriegState
from ringspiel.games.ringkrieg.teams.deciders import HUNT, decider
from ringspiel.games.ringkrieg.telling.asking import SideQuestion
from ringspiel.games.ringkrieg.telling.picking import Picked
from ringspiel.games.ringkrieg.words import card_text
from ringspiel.kernel.question import Choice
from ringspiel.kernel.state import Step
from ringspiel.kernel.text import Text, seat_name, text

STAYS_WHILE: Final[dict[int, tuple[Condition, ...]]] = {
    AXE_AND_BOW: (need(in_fellowship, ALL_OF[GIMLI] | ALL_OF[LEGOLAS]),),
    HORN_OF_GONDOR: (need(in_fellowship, ALL_OF[BOROMIR]),),
    WIZARDS_STAFF: (need(in_fellowship, ALL_OF[GANDALF_GREY]),),
    LAST_BATTLE: (need(holds_black_gate),),
    PALANTIR: (need(is_in_play, SARUMAN),),
    WORMTONGUE: (need(is_in_play, SARUMAN), need(is_passive, ROHAN)),
    DENETHORS_FOLLY: (need(is_under_siege, MINAS_TIRITH),),
    A_BALROG_IS_COME: (need(is_in_play, BALROG),),
    CAPTAIN_OF_DESPAIR: (need(in_fellowship, COMPANIONS), need(is_any_in_play, WITCH_KINGS)),
}
"""All other cards on the table stay until they are used or something named on them happens."""


def review(s: RingkriegState) -> None:
    """RK-E17, RK-E29: cards on the table whose condition has failed are gone at once."""
    for card, conditions in STAYS_WHILE.items():
        if s.on_table(card) and not all(is_met(s, condition) for condition in conditions):
            discard(s, card)


KEEP: Final = 0
USE: Final = 1


def offer(s: RingkriegState, side: int, card: int, then: Step) -> None:
    """RK-E15: a card on the table may be used; the step after the question sees by the table whether it was."""
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


QUESTIONS: Final = (UseCard,)
