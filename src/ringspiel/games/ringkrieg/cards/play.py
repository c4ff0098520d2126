"""Playing an event (RK-E7 to RK-E15, RK-E27, RK-E32): which card, its steps, and where it goes."""

from __future__ import annotations

from typing import ClassVar, Final, final

from ringspiel.games.ringkrieg.cards import triggers
from ringspiel.games.ringkrieg.cards.conditions import is_met
from ringspiel.games.ringkrieg.cards.index import EVENTS
from ringspiel.games.ringkrieg.cards.symbols import why_not_open_to
from ringspiel.games.ringkrieg.cards.triggers import due
from ringspiel.games.ringkrieg.characters import gandalf_grey
from ringspiel.games.ringkrieg.pieces import printed
from ringspiel.games.ringkrieg.pieces.deck import (
    CARDS,
    CHARACTER_CARD,
    ON_TABLE,
    TYPE_OF,
    side_of_card,
)
from ringspiel.games.ringkrieg.pieces.figures import NONE
from ringspiel.games.ringkrieg.state import RingkriegState
from ringspiel.games.ringkrieg.teams.deciders import ACTION, as_if_acting, decider
from ringspiel.games.ringkrieg.telling.asking import SideQuestion, refuse
from ringspiel.games.ringkrieg.telling.picking import Picked
from ringspiel.games.ringkrieg.telling.report import tell
from ringspiel.games.ringkrieg.turn.dice import EVENT, WILL
from ringspiel.games.ringkrieg.words import card_text
from ringspiel.kernel.question import Choice, Refusal
from ringspiel.kernel.state import Step
from ringspiel.kernel.text import Text, seat_name, text

NO_CARD: Final = -1
CHARACTER_CARDS: Final = 1 << CHARACTER_CARD


def playable(s: RingkriegState, side: int, types: int) -> list[int]:
    """RK-E7, RK-E10: the cards in hand of the given types (a bit mask) whose event may be played now."""
    seat = decider(s, side, ACTION)
    return [card for card in s.hands[seat] if not why_not_play(s, seat, card, types)]


def has_playable(s: RingkriegState, side: int, types: int) -> bool:
    """Whether `playable` lists any card."""
    seat = decider(s, side, ACTION)
    return any(not why_not_play(s, seat, card, types) for card in s.hands[seat])


def why_not_play(s: RingkriegState, seat: int, card: int, types: int) -> str:
    """RK-E7, RK-E10, RK-424: why a card cannot be played as an event of these types; empty if it can."""
    if not types >> TYPE_OF[card] & 1:
        return "RK-E7"
    if s.teams is not None and why_not_open_to(s, seat, card):
        return why_not_open_to(s, seat, card)
    return "" if can_play(s, card) else "RK-E10"


def playable_by(s: RingkriegState, seat: int) -> list[int]:
    """The cards in a hand whose event some die could play now, if the action were this player's."""
    own = as_if_acting(s, seat)
    return [card for card in s.hands[seat] if not why_not_play(own, seat, card, -1)]


def can_play(s: RingkriegState, card: int) -> bool:
    """RK-E10, RK-E12: all preconditions are met. The card need not have any effect."""
    return all(is_met(s, condition) for condition in EVENTS[card].needs)


def play(s: RingkriegState, types: int) -> None:
    """RK-E7: the acting side chooses a card of these types and carries it out."""
    s.ask(PlayCard(decider(s, s.acting, ACTION), s.acting, types, 0))


def carry_out(s: RingkriegState, card: int, without_die: int) -> None:
    """RK-E9, RK-E27: the card leaves the hand, its steps follow, then it is put aside, and last come draws.

    Nothing is sealed: who takes a card back has only shown their own.
    """
    event = EVENTS[card]
    seat = decider(s, side_of_card(card), ACTION)
    s.hands[seat].remove(card)
    s.event = card
    s.target = NONE
    if s.log is not None:
        tell(s, "played", "RK-E7", seat=seat, card=card, effect=card)
    s.then(*event.steps, put_aside, *afterwards(s, card, without_die))


def afterwards(s: RingkriegState, card: int, without_die: int) -> list[Step]:
    """RK-E32: what follows an event; draws ask for an Event die, or a Will of the West used as one."""
    found = list(EVENTS[card].after)
    if without_die or s.face not in (EVENT, WILL):
        return found
    if gandalf_grey.rewards(s, card):
        found.append(gandalf_grey.draw_by_gandalf)
    return found + due(s, triggers.EVENT_PLAYED, side_of_card(card))


def put_aside(s: RingkriegState) -> None:
    """RK-E9, RK-E15: to the table if it says so, else to the open discards."""
    card = s.event
    if ON_TABLE[card]:
        s.table |= 1 << card
    else:
        s.discards.append(card)
    if s.log is not None:
        tell(s, "laid" if ON_TABLE[card] else "discarded", "RK-E15" if ON_TABLE[card] else "RK-E9", card=card)
    s.event = NONE
    s.target = NONE
    triggers.changed(s)


@final
class PlayCard(SideQuestion):
    """DP-19, DP-49: which event is played; one that costs no die may also be left."""

    __slots__ = ("types", "without_die")
    kind: ClassVar[str] = "play-card"
    rule: ClassVar[str] = "RK-E10"
    parameters: ClassVar[tuple[str, ...]] = ("seat", "side", "types", "without_die")
    asks: ClassVar[tuple[str, ...]] = ("card",)

    def __init__(self, seat: int, side: int, types: int, without_die: int) -> None:
        super().__init__(seat, side)
        self.types = types
        self.without_die = without_die

    def answers(self, s: RingkriegState) -> list[int]:
        found = playable(s, self.side, self.types)
        return [*found, NO_CARD] if self.without_die else found

    def take(self, s: RingkriegState, answer: int) -> None:
        if answer != NO_CARD:
            carry_out(s, answer, self.without_die)

    def describe(self, s: RingkriegState, answer: int) -> Choice:
        if answer == NO_CARD:
            return Choice("no-card", text("ringkrieg-choose-nothing"), ("button:done",))
        words = text("ringkrieg-choose-event", card=card_text(answer), effect=printed.event_text(answer))
        return Choice(CARDS[answer], words, (f"card:{CARDS[answer]}",))

    def prompt(self, s: RingkriegState) -> Text:
        return text("ringkrieg-ask-play", seat=seat_name(self.seat))

    def is_secret(self, s: RingkriegState) -> bool:
        return bool(s.hands[self.seat])

    def audience(self) -> tuple[int, ...]:
        return (self.seat,)

    def why_not(self, s: RingkriegState, picked: Picked) -> str:
        if picked.card not in s.hands[self.seat]:
            return "RK-E5"
        return why_not_play(s, self.seat, picked.card, self.types)

    def refuse_picked(self, s: RingkriegState, picked: Picked) -> Refusal:
        reason = self.why_not(s, picked)
        if reason != "RK-E10":
            return super().refuse_picked(s, picked)
        return refuse(reason, needs=text(f"ringkrieg-needs-{CARDS[picked.card]}"))


# --- what follows an event -------------------------------------------------------------------------------------------


STEPS: Final = (play, put_aside)
QUESTIONS: Final = (PlayCard,)
