"""Teammates exchange a card unseen (RK-407): both say whether they want to, then both choose."""

from __future__ import annotations

from typing import ClassVar, Final, final

from ringspiel.games.ringkrieg.pieces.deck import CARDS, DECK_OF
from ringspiel.games.ringkrieg.pieces.figures import FREE, NONE, SHADOW
from ringspiel.games.ringkrieg.pieces.printed import whole_card
from ringspiel.games.ringkrieg.state import RingkriegState
from ringspiel.games.ringkrieg.teams.deciders import seats_of, teammate
from ringspiel.games.ringkrieg.telling.asking import SideQuestion
from ringspiel.games.ringkrieg.telling.picking import Picked
from ringspiel.games.ringkrieg.telling.report import event, tell
from ringspiel.kernel.question import Choice
from ringspiel.kernel.state import call
from ringspiel.kernel.text import Text, seat_name, text

NO: Final = 0
YES: Final = 1


def exchange_cards(s: RingkriegState) -> None:
    """RK-407: after drawing and discarding, the Free Peoples first; the leading player speaks first."""
    s.then(call(propose, FREE), call(propose, SHADOW))


def propose(s: RingkriegState, side: int) -> None:
    """Ask both teammates, unless there is no teammate or one of them has no card."""
    seats = seats_of(s, side)
    if len(seats) > 1 and all(s.hands[seat] for seat in seats):
        s.ask(WantExchange(s.leading[side], side))


@final
class WantExchange(SideQuestion):
    """DP-4, RK-407: whether a player wants to exchange a card; it happens only if both do."""

    __slots__ = ()
    kind: ClassVar[str] = "want-exchange"
    rule: ClassVar[str] = "RK-407"

    def answers(self, s: RingkriegState) -> list[int]:
        return [NO, YES]

    def take(self, s: RingkriegState, answer: int) -> None:
        if s.log is not None:
            tell(s, "wants-exchange" if answer else "wants-no-exchange", self.rule, seat=self.seat)
        first, mate = s.leading[self.side], teammate(s, self.seat)
        if answer == YES:
            s.ask(WantExchange(mate, self.side) if self.seat == first else HandOver(first, self.side))

    def describe(self, s: RingkriegState, answer: int) -> Choice:
        name = "exchange" if answer else "no-exchange"
        return Choice(name, text(f"ringkrieg-choose-{name}"), (f"button:{name}",))

    def prompt(self, s: RingkriegState) -> Text:
        mate = seat_name(teammate(s, self.seat))
        return text("ringkrieg-ask-want-exchange", seat=seat_name(self.seat), mate=mate)


@final
class HandOver(SideQuestion):
    """DP-4, RK-407: which card goes to the teammate; nobody sees it before both have chosen."""

    __slots__ = ()
    kind: ClassVar[str] = "hand-over"
    rule: ClassVar[str] = "RK-407"
    asks: ClassVar[tuple[str, ...]] = ("card",)

    def answers(self, s: RingkriegState) -> list[int]:
        return list(s.hands[self.seat])

    def take(self, s: RingkriegState, answer: int) -> None:
        teams = s.teams
        assert teams is not None
        mate = teammate(s, self.seat)
        first, teams.offered = teams.offered, answer
        if first == NONE:
            s.ask(HandOver(mate, self.side))
        else:
            teams.offered = NONE
            give(s, mate, self.seat, first)
            give(s, self.seat, mate, answer)

    def describe(self, s: RingkriegState, answer: int) -> Choice:
        return Choice(CARDS[answer], whole_card(answer), (f"card:{CARDS[answer]}",))

    def prompt(self, s: RingkriegState) -> Text:
        mate = seat_name(teammate(s, self.seat))
        return text("ringkrieg-ask-hand-over", seat=seat_name(self.seat), mate=mate)

    def is_secret(self, s: RingkriegState) -> bool:
        return True

    def audience(self) -> tuple[int, ...]:
        return (self.seat,)

    def why_not(self, s: RingkriegState, picked: Picked) -> str:
        return "RK-E5"


def give(s: RingkriegState, seat: int, mate: int, card: int) -> None:
    """The two teammates know the card from now on; all others know only its back."""
    teams = s.teams
    assert teams is not None
    s.hands[seat].remove(card)
    s.hands[mate] = sorted([*s.hands[mate], card])
    teams.given[seat] |= 1 << card
    teams.given[mate] &= ~(1 << card)
    s.seal()
    if s.log is not None:
        unseen = event("gave-unseen", "RK-407", seat=seat, mate=mate, deck=DECK_OF[card])
        shown = event("gave", "RK-407", seat=seat, mate=mate, card=card, deck=DECK_OF[card])
        s.tell(shown.known_to_all((seat, mate), unseen))


STEPS: Final = (exchange_cards, propose)
QUESTIONS: Final = (WantExchange, HandOver)
