"""Cards that let the Nazgûl fly (RK-C11, RK-V23), and what they do where they come."""

from __future__ import annotations

from typing import ClassVar, Final, final

from ringspiel.games.ringkrieg.armies import minions, movement, routes
from ringspiel.games.ringkrieg.armies.routes import BY_NAZGUL, BY_WITCH_KING
from ringspiel.games.ringkrieg.armies.stacking import shift
from ringspiel.games.ringkrieg.cards.drawing import discard
from ringspiel.games.ringkrieg.combat import attacking
from ringspiel.games.ringkrieg.hunt import hunt
from ringspiel.games.ringkrieg.pieces.board import NUMBER, REGION_OF
from ringspiel.games.ringkrieg.pieces.deck import CARDS, cards_in, character_cards
from ringspiel.games.ringkrieg.pieces.figures import (
    FREE,
    NAZGUL,
    NAZGUL_AND_WITCH_KING,
    NONE,
    ONE,
    SHADOW,
    WITCH_KINGS,
    count,
    kinds_in,
)
from ringspiel.games.ringkrieg.politics.muster import place
from ringspiel.games.ringkrieg.state import RingkriegState
from ringspiel.games.ringkrieg.teams.deciders import ACTION, decider
from ringspiel.games.ringkrieg.telling.asking import SideQuestion
from ringspiel.games.ringkrieg.telling.picking import Picked
from ringspiel.games.ringkrieg.telling.report import tell
from ringspiel.games.ringkrieg.words import card_text
from ringspiel.kernel.question import Choice
from ringspiel.kernel.state import call
from ringspiel.kernel.text import Text, seat_name, text

NOTHING: Final = -1
HUNT: Final = -2
_ANGMAR: Final = NUMBER["angmar"]


def nazgul_at_figure(s: RingkriegState) -> bool:
    """RK-F18, RK-G43: a Nazgûl in the region of the Fellowship's figure."""
    return bool(s.in_region(s.figure) & NAZGUL_AND_WITCH_KING)


def search(s: RingkriegState) -> None:
    """Nazgûl Search: where a Nazgûl has come to the figure, the Fellowship is revealed."""
    if nazgul_at_figure(s):
        hunt.reveal(s)


def strike_fellowship(s: RingkriegState) -> None:
    """The Nazgûl Strike!: a card on the table, or a Hunt (RK-H55)."""
    if nazgul_at_figure(s):
        s.ask(NazgulStrike(decider(s, SHADOW, ACTION), SHADOW))


@final
class NazgulStrike(SideQuestion):
    """DP-20: discard a Character event of the Free Peoples from the table, hunt, or neither."""

    __slots__ = ()
    kind: ClassVar[str] = "nazgul-strike"
    rule: ClassVar[str] = "RK-H55"
    asks: ClassVar[tuple[str, ...]] = ("card",)

    def answers(self, s: RingkriegState) -> list[int]:
        return [NOTHING, HUNT, *character_cards(cards_in(s.table))]

    def take(self, s: RingkriegState, answer: int) -> None:
        if answer == HUNT:
            s.then(hunt.hunt)
        elif answer != NOTHING:
            discard(s, answer)

    def describe(self, s: RingkriegState, answer: int) -> Choice:
        if answer == NOTHING:
            return Choice("nothing", text("ringkrieg-choose-nothing"), ("button:done",))
        if answer == HUNT:
            return Choice("hunt", text("ringkrieg-choose-hunt"), ("button:hunt",))
        return Choice(CARDS[answer], card_text(answer), (f"card:{CARDS[answer]}",))

    def prompt(self, s: RingkriegState) -> Text:
        return text("ringkrieg-ask-nazgul-strike", seat=seat_name(self.seat))

    def why_not(self, s: RingkriegState, picked: Picked) -> str:
        return self.rule


# --- with an army ----------------------------------------------------------------------------------------------------

MOVE: Final = 1
ATTACK: Final = 2
_WAYS: Final = ("nothing", "move-army", "attack")


def lead_armies(s: RingkriegState, most: int, led: int) -> None:
    """RK-V23: those who have flown may go along; up to `most` armies move, or one attacks, or neither."""
    s.moved.clear()
    question = LeadArmies(decider(s, SHADOW, ACTION), SHADOW, most, led)
    if len(question.answers(s)) > 1:
        s.ask(question)


def needed_for_attack(led: int) -> int:
    return NAZGUL_AND_WITCH_KING if led == BY_NAZGUL else WITCH_KINGS


@final
class LeadArmies(SideQuestion):
    """DP-20: what the Nazgûl or the Witch-king do with an army: move, attack, or nothing."""

    __slots__ = ("led", "most")
    kind: ClassVar[str] = "lead-armies"
    rule: ClassVar[str] = "RK-V23"
    parameters: ClassVar[tuple[str, ...]] = ("seat", "side", "most", "led")

    def __init__(self, seat: int, side: int, most: int, led: int) -> None:
        super().__init__(seat, side)
        self.most = most
        self.led = led

    def answers(self, s: RingkriegState) -> list[int]:
        found = [0]
        if routes.can_move_army(s, SHADOW, self.led, self.most):
            found.append(MOVE)
        if attacking.attacks(s, SHADOW, needed_for_attack(self.led), 0):
            found.append(ATTACK)
        return found

    def take(self, s: RingkriegState, answer: int) -> None:
        if answer == MOVE:
            s.then(call(movement.move_armies, self.most, self.led))
        elif answer == ATTACK:
            s.then(call(attacking.attack_with, needed_for_attack(self.led), 0))

    def describe(self, s: RingkriegState, answer: int) -> Choice:
        name = _WAYS[answer]
        key = "ringkrieg-choose-nothing" if not answer else f"ringkrieg-use-{name}"
        return Choice(name, text(key), (f"use:{name}",))

    def prompt(self, s: RingkriegState) -> Text:
        return text("ringkrieg-ask-lead-armies", seat=seat_name(self.seat), card=card_text(s.event))


# --- the Witch-king --------------------------------------------------------------------------------------------------

FLY: Final = 3


def witch_king(s: RingkriegState) -> int:
    """RK-Z40, RK-Z41: the version that is in play; NONE without one."""
    return next((kind for kind in kinds_in(WITCH_KINGS) if s.where(kind) != NONE), NONE)


def black_captain(s: RingkriegState) -> None:
    """The Black Captain Commands: call up to two Nazgûl to the Witch-king, or let them fly; then his army acts."""
    s.then(call(lead_armies, 1, BY_WITCH_KING))
    s.ask(BlackCaptain(decider(s, SHADOW, ACTION), SHADOW))


def nazgul_to_call(s: RingkriegState) -> int:
    """RK-M25: up to two, wherever the Witch-king is."""
    return 0 if is_barred_to_recruits(s, s.where(witch_king(s))) else min(2, count(s.reserve, NAZGUL))


def is_barred_to_recruits(s: RingkriegState, location: int) -> bool:
    """RK-M15, RK-M22: by units or a control marker of the Free Peoples, unless their Stronghold is besieged."""
    region = REGION_OF[location]
    under_marker = s.captured >> region & 1 and not s.is_free_for(region, SHADOW)
    return s.has_units(location, FREE) or (location == region and bool(under_marker))


@final
class BlackCaptain(SideQuestion):
    """DP-20: how many Nazgûl come to the Witch-king (1 or 2), or they fly (3)."""

    __slots__ = ()
    kind: ClassVar[str] = "black-captain"
    rule: ClassVar[str] = "RK-M25"

    def answers(self, s: RingkriegState) -> list[int]:
        return [*range(1, nazgul_to_call(s) + 1), FLY]

    def take(self, s: RingkriegState, answer: int) -> None:
        if answer == FLY:
            s.then(minions.fly)
            return
        for _ in range(answer):
            place(s, NAZGUL, s.where(witch_king(s)))

    def describe(self, s: RingkriegState, answer: int) -> Choice:
        if answer == FLY:
            return Choice("fly", text("ringkrieg-use-move-minions"), ("use:move-minions",))
        return Choice(f"call-{answer}", text("ringkrieg-choose-call-nazgul", number=answer), (f"button:call-{answer}",))

    def prompt(self, s: RingkriegState) -> Text:
        return text("ringkrieg-ask-black-captain", seat=seat_name(self.seat))


def to_angmar(s: RingkriegState) -> None:
    """Return of the Witch-king: he flies to Angmar, whatever stands there."""
    origin = s.where(witch_king(s))
    if origin != _ANGMAR:
        shift(s, ONE[witch_king(s)], origin, _ANGMAR)
        if s.log is not None:
            tell(s, "minion-moved", "RK-C11", kind=witch_king(s), origin=origin, to=_ANGMAR)


STEPS: Final = (search, strike_fellowship, lead_armies, black_captain, to_angmar)
QUESTIONS: Final = (NazgulStrike, LeadArmies, BlackCaptain)
