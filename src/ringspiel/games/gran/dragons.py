"""Dragons (GR-40 to GR-44): the fight, the further move of the winner, the fetter of the loser."""

from __future__ import annotations

from typing import ClassVar, final

from ringspiel.games.gran.components import CARDS
from ringspiel.games.gran.moving import first_step_choice, first_steps, step, step_forbidden_by
from ringspiel.games.gran.ring import PutRing
from ringspiel.games.gran.state import GranState
from ringspiel.games.gran.words import PointQuestion, point_text, tell
from ringspiel.kernel.question import Choice
from ringspiel.kernel.text import Text, seat_name, text


def fight(s: GranState) -> None:
    """GR-40: the top card shows how strong the dragon is, then the die is rolled."""
    seat = s.active
    s.card = turn_up_card(s)
    s.die = s.draw(6) + 1
    if s.log is not None:
        tell(s, "fought", "GR-40", seat=seat, point=s.points[seat], strength=s.card, roll=s.die)
    if s.die >= s.card:
        if s.log is not None:
            tell(s, "dragon-beaten", "GR-41", seat=seat)
        s.ask(FurtherMove(seat))
    else:
        lose(s, seat)


def turn_up_card(s: GranState) -> int:
    """GR-5: the top card of the pile, which is shuffled anew when it is used up."""
    cards = s.cards
    left = sum(cards)
    if not left:
        s.cards = cards = CARDS.copy()
        left = sum(cards)
        if s.log is not None:
            tell(s, "cards-shuffled", "GR-5")
    below = s.draw(left)
    strength = 0
    while below >= cards[strength]:
        below -= cards[strength]
        strength += 1
    cards[strength] -= 1
    return strength


def lose(s: GranState, seat: int) -> None:
    """GR-42: one amulet is gone; a ring-bearer first puts the ring down (GR-43), then the fetter is put on."""
    s.amulets[seat] -= 1
    if s.log is not None:
        tell(s, "dragon-won", "GR-42", seat=seat)
    s.then(fetter)
    if s.bearer == seat:
        s.ask(PutRing(seat))


def fetter(s: GranState) -> None:
    """GR-42: the knight will miss its next turn, also when no fetter is left to show it."""
    s.fettered |= 1 << s.active
    if s.log is not None:
        tell(s, "fettered", "GR-42", seat=s.active)


def unfetter(s: GranState) -> None:
    """GR-42: all that a fettered knight does in its turn."""
    s.fettered &= ~(1 << s.active)
    if s.log is not None:
        tell(s, "unfettered", "GR-42", seat=s.active)


@final
class FurtherMove(PointQuestion):
    """GR-41: the first step of the winner's further move, or staying on the point."""

    __slots__ = ()
    kind: ClassVar[str] = "further-move"
    rule: ClassVar[str] = "GR-41"

    def answers(self, s: GranState) -> list[int]:
        return [s.points[self.seat], *first_steps(s, self.seat, True)]

    def take(self, s: GranState, answer: int) -> None:
        if answer != s.points[self.seat]:
            step(s, self.seat, answer, True)
        elif s.log is not None:
            tell(s, "stayed", self.rule, seat=self.seat)

    def describe(self, s: GranState, answer: int) -> Choice:
        if answer != s.points[self.seat]:
            return first_step_choice(self, s, answer, True)
        return self.staying(s, answer, text("gran-no-further-move", point=point_text(s.board, answer)))

    def prompt(self, s: GranState) -> Text:
        return text("gran-ask-further-move", seat=seat_name(self.seat), strength=s.card, roll=s.die)

    def forbidden_by(self, s: GranState, point: int) -> str:
        return "" if point == s.points[self.seat] else step_forbidden_by(s, self.seat, point, True)
