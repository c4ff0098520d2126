"""Combat cards (RK-B19 to RK-B25, RK-B57 to RK-B59, RK-E22, RK-E23): announcing, choosing, revealing, acting."""

from __future__ import annotations

from typing import ClassVar, Final, final

from ringspiel.games.ringkrieg.cards import drawing, triggers
from ringspiel.games.ringkrieg.cards.index import BY_CONDITION, EVENTS
from ringspiel.games.ringkrieg.characters import witch_king
from ringspiel.games.ringkrieg.combat.fighters import army, battle_of, both_stand, fighter, general
from ringspiel.games.ringkrieg.combat.state import ANNOUNCED, THREE_ROUNDS
from ringspiel.games.ringkrieg.pieces import printed
from ringspiel.games.ringkrieg.pieces.deck import CARDS
from ringspiel.games.ringkrieg.pieces.figures import COMPANIONS, FREE, NONE, other
from ringspiel.games.ringkrieg.state import RingkriegState
from ringspiel.games.ringkrieg.telling.asking import SideQuestion, refuse
from ringspiel.games.ringkrieg.telling.picking import Picked
from ringspiel.games.ringkrieg.telling.report import tell
from ringspiel.games.ringkrieg.words import card_text
from ringspiel.kernel.question import Choice, Refusal
from ringspiel.kernel.state import call
from ringspiel.kernel.text import Text, seat_name, text

NO: Final = 0
YES: Final = 1


def attacker_first(s: RingkriegState) -> tuple[int, int]:
    attacker = battle_of(s).attacker
    return attacker, other(attacker)


# --- announcing ------------------------------------------------------------------------------------------------------


def announce(s: RingkriegState) -> None:
    """RK-B19: the attacker says first whether they play a card."""
    first, second = attacker_first(s)
    s.then(call(announce_for, first), call(announce_for, second))


def announce_for(s: RingkriegState, side: int) -> None:
    """RK-B20: a player without a card to play is also asked. Otherwise the opponent would learn that there is
    none."""
    if not is_barred(s, side):
        own = fighter(s, side)
        own.holder = general(s, side)
        own.open = open_cards(s, side)
        s.ask(Announce(own.holder, side))


def is_barred(s: RingkriegState, side: int) -> bool:
    """RK-E30: whether a card forbids combat cards. Two cards do in their first round, unless a Companion is there."""
    if triggers.forbidden(s, triggers.COMBAT_CARDS, side):
        return True
    b = battle_of(s)
    stormed = bool(b.terms & THREE_ROUNDS) and b.round == 1
    return stormed and side == FREE and not army(s, FREE) & COMPANIONS


def open_cards(s: RingkriegState, side: int) -> int:
    """RK-B25, RK-E26: all cards of a side whose combat half could be played now, as a bit mask."""
    found = 0
    for condition, cards in BY_CONDITION[side].items():
        if condition(s):
            found |= cards
    return found


def choices(s: RingkriegState, side: int) -> list[int]:
    """RK-B20, RK-B25: cards in hand whose combat half may be played, and those that fight from the table."""
    return s.combat_cards(fighter(s, side))


@final
class Announce(SideQuestion):
    """DP-26, RK-B19, RK-B21: whether a combat card will be played in this round."""

    __slots__ = ()
    kind: ClassVar[str] = "announce"
    rule: ClassVar[str] = "RK-B19"

    def answers(self, s: RingkriegState) -> list[int]:
        return [NO, YES] if choices(s, self.side) else [NO]

    def take(self, s: RingkriegState, answer: int) -> None:
        fighter(s, self.side).card = ANNOUNCED if answer else NONE
        if s.log is not None and answer:
            tell(s, "announced", self.rule, seat=self.seat)

    def describe(self, s: RingkriegState, answer: int) -> Choice:
        name = "card" if answer else "no-card"
        return Choice(name, text(f"ringkrieg-choose-{name}"), (f"button:{name}",))

    def prompt(self, s: RingkriegState) -> Text:
        return text("ringkrieg-ask-announce", seat=seat_name(self.seat), number=battle_of(s).round)

    def is_secret(self, s: RingkriegState) -> bool:
        return bool(s.hands[self.seat])


# --- choosing and revealing ------------------------------------------------------------------------------------------


def choose(s: RingkriegState) -> None:
    """RK-B19: in secret."""
    for side in reversed(attacker_first(s)):
        if fighter(s, side).card == ANNOUNCED:
            s.then(call(choose_for, side))


def choose_for(s: RingkriegState, side: int) -> None:
    s.ask(CombatCard(fighter(s, side).holder, side))


@final
class CombatCard(SideQuestion):
    """DP-27, RK-B19: which card; the opponent sees it when both are revealed."""

    __slots__ = ()
    kind: ClassVar[str] = "combat-card"
    rule: ClassVar[str] = "RK-B20"
    asks: ClassVar[tuple[str, ...]] = ("card",)

    def answers(self, s: RingkriegState) -> list[int]:
        return choices(s, self.side)

    def take(self, s: RingkriegState, answer: int) -> None:
        fighter(s, self.side).card = answer

    def describe(self, s: RingkriegState, answer: int) -> Choice:
        words = text("ringkrieg-choose-combat-card", card=card_text(answer), does=printed.combat_text(answer))
        return Choice(CARDS[answer], words, (f"card:{CARDS[answer]}",))

    def prompt(self, s: RingkriegState) -> Text:
        return text("ringkrieg-ask-combat-card", seat=seat_name(self.seat))

    def is_secret(self, s: RingkriegState) -> bool:
        return True

    def audience(self) -> tuple[int, ...]:
        return (self.seat,)

    def why_not(self, s: RingkriegState, picked: Picked) -> str:
        return "RK-E5" if picked.card not in s.hands[self.seat] else "RK-B25"

    def refuse_picked(self, s: RingkriegState, picked: Picked) -> Refusal:
        reason = self.why_not(s, picked)
        if reason != "RK-B25":
            return super().refuse_picked(s, picked)
        half = EVENTS[picked.card].combat.name
        return refuse(reason, needs=text(f"ringkrieg-combat-{half}-needs"))


def reveal(s: RingkriegState) -> None:
    """RK-B19, RK-B22: both at once; the cards lie in the battle until the end of the round."""
    b = battle_of(s)
    for side in attacker_first(s):
        card = b.fighters[side].card
        if card != NONE:
            b.shown = 1
            s.seal()
            hand = s.hands[b.fighters[side].holder]
            if card in hand:
                hand.remove(card)
            s.table &= ~(1 << card)
            if s.log is not None:
                tell(s, "combat-card", "RK-B19", side=side, card=card, half=EVENTS[card].combat.name, does=card)
    witch_king.remember_sorcery(s, b)


# --- acting ----------------------------------------------------------------------------------------------------------


def act(s: RingkriegState, slot: int) -> None:
    """RK-B23, RK-B24, RK-B57: the effects with this initiative number, the defender's first."""
    for side in attacker_first(s):
        card = fighter(s, side).card
        if card != NONE and slot in EVENTS[card].combat.initiative:
            s.then(call(act_for, side, slot))


def act_for(s: RingkriegState, side: int, slot: int) -> None:
    """RK-B58, RK-B59, RK-B62: unless it is cancelled, its precondition has failed, or the battle is decided."""
    b = battle_of(s)
    card = b.fighters[side].card
    if b.over or not both_stand(s):
        return
    half = EVENTS[card].combat
    lapses = bool(b.fighters[side].cancelled) or not half.needs(s)
    if s.log is not None:
        tell(s, "card-lapses" if lapses else "card-acts", "RK-B59", card=card, half=half.name)
    if not lapses:
        half.does(s, side, slot)


# --- the end of the round --------------------------------------------------------------------------------------------


def put_away(s: RingkriegState) -> None:
    """RK-B22, RK-E23: used cards are discarded."""
    for side in attacker_first(s):
        card = fighter(s, side).card
        if card != NONE:
            fighter(s, side).card = NONE
            drawing.discard(s, card)


STEPS: Final = (announce, announce_for, choose, choose_for, reveal, act, act_for, put_away)
QUESTIONS: Final = (Announce, CombatCard)
