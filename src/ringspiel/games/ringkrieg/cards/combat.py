"""Combat cards (RK-B19 to RK-B25, RK-B57 to RK-B59, RK-E22, RK-E23): announcing, choosing, revealing, acting."""

from __future__ import annotations

from typing import ClassVar, Final, final

from ringspiel.games.ringkrieg import bans, events
from ringspiel.games.ringkrieg.cards import halves
from ringspiel.games.ringkrieg.cards.effects import EFFECTS
from ringspiel.games.ringkrieg.cards.names import BALROG_OF_MORIA
from ringspiel.games.ringkrieg.deck import CARDS, DECKS, DECKS_OF
from ringspiel.games.ringkrieg.fight import army, battlefield, both_stand
from ringspiel.games.ringkrieg.figures import ALL_OF, COMPANIONS, FREE, NOBODY, SHADOW, WITCH_KING, other
from ringspiel.games.ringkrieg.layout import (
    ANNOUNCED,
    ATTACKER,
    CANCELLED,
    CARD,
    OPEN,
    OVER,
    ROUND,
    SHOWN,
    SORCERER,
    TERMS,
    THREE_ROUNDS,
)
from ringspiel.games.ringkrieg.state import RingkriegState
from ringspiel.games.ringkrieg.words import card_text, combat_text, deck_text, tell
from ringspiel.table.question import Choice, Question
from ringspiel.table.state import call
from ringspiel.table.text import Text, seat_name, text

NO: Final = 0
YES: Final = 1


def attacker_first(s: RingkriegState) -> tuple[int, int]:
    attacker = s.battle[ATTACKER]
    return attacker, other(attacker)


# --- announcing ------------------------------------------------------------------------------------------------------


def announce(s: RingkriegState) -> None:
    """RK-B19: the attacker says first whether he plays a card."""
    first, second = attacker_first(s)
    s.then(call(announce_for, first), call(announce_for, second))


def announce_for(s: RingkriegState, side: int) -> None:
    """RK-B20: whoever has no card that he may play is not asked; the opponent notices, so no undo goes back."""
    if is_barred(s, side):
        return
    s.battle[OPEN + side] = halves.open_cards(s, side)
    if choices(s, side):
        s.ask(Announce(side))
    else:
        s.seal()


def is_barred(s: RingkriegState, side: int) -> bool:
    """RK-E30: Denethor's Folly; Grond and The Fighting Uruk-hai in their first round, unless a Companion is there."""
    if bans.combat_cards_barred(s, battlefield(s), side):
        return True
    b = s.battle
    stormed = bool(b[TERMS] & THREE_ROUNDS) and b[ROUND] == 1
    return stormed and side == FREE and not army(s, FREE) & COMPANIONS


def choices(s: RingkriegState, side: int) -> list[int]:
    """RK-B20, RK-B25: cards in hand whose combat half may be played; the Balrog of Moria also from the table."""
    able = s.battle[OPEN + side]
    found = [card for card in s.hands[side] if able >> card & 1]
    if side == SHADOW and BALROG_OF_MORIA in s.table and able >> BALROG_OF_MORIA & 1:
        found.append(BALROG_OF_MORIA)
    return found


@final
class Announce(Question[RingkriegState]):
    """DP-26, RK-B19, RK-B21: whether a combat card will be played in this round."""

    __slots__ = ()
    kind: ClassVar[str] = "announce"
    rule: ClassVar[str] = "RK-B19"

    def answers(self, s: RingkriegState) -> list[int]:
        return [NO, YES] if choices(s, self.seat) else [NO]

    def take(self, s: RingkriegState, answer: int) -> None:
        s.battle[CARD + self.seat] = ANNOUNCED if answer else NOBODY
        if s.log is not None and answer:
            tell(s, "announced", self.rule, seat=self.seat)

    def describe(self, s: RingkriegState, answer: int) -> Choice:
        name = "card" if answer else "no-card"
        return Choice(name, text(f"ringkrieg-choose-{name}"), (f"button:{name}",))

    def prompt(self, s: RingkriegState) -> Text:
        return text("ringkrieg-ask-announce", seat=seat_name(self.seat), number=s.battle[ROUND])


# --- choosing and revealing ------------------------------------------------------------------------------------------


def choose(s: RingkriegState) -> None:
    """RK-B19: in secret."""
    for side in (other(s.battle[ATTACKER]), s.battle[ATTACKER]):
        if s.battle[CARD + side] == ANNOUNCED:
            s.then(call(choose_for, side))


def choose_for(s: RingkriegState, side: int) -> None:
    s.ask(CombatCard(side))


@final
class CombatCard(Question[RingkriegState]):
    """DP-27, RK-B19: which card; the opponent sees it when both are revealed."""

    __slots__ = ()
    kind: ClassVar[str] = "combat-card"
    rule: ClassVar[str] = "RK-B20"

    def answers(self, s: RingkriegState) -> list[int]:
        return choices(s, self.seat)

    def take(self, s: RingkriegState, answer: int) -> None:
        s.battle[CARD + self.seat] = answer

    def describe(self, s: RingkriegState, answer: int) -> Choice:
        half = combat_text(halves.HALVES[halves.KIND_OF[answer]])
        words = text("ringkrieg-choose-combat-card", card=card_text(answer), half=half)
        return Choice(CARDS[answer], words, (f"card:{CARDS[answer]}",))

    def prompt(self, s: RingkriegState) -> Text:
        return text("ringkrieg-ask-combat-card", seat=seat_name(self.seat))

    def audience(self) -> tuple[int, ...]:
        return (self.seat,)


def reveal(s: RingkriegState) -> None:
    """RK-B19, RK-B22: both at once; the cards lie in the battle until the end of the round."""
    b = s.battle
    for side in attacker_first(s):
        card = b[CARD + side]
        if card != NOBODY:
            b[SHOWN] = 1
            s.seal()
            (s.hands[side] if card in s.hands[side] else s.table).remove(card)
            if s.log is not None:
                tell(s, "combat-card", "RK-B19", side=side, card=card, half=halves.HALVES[halves.KIND_OF[card]])
    if b[ROUND] == 1 and b[CARD + SHADOW] != NOBODY and army(s, SHADOW) & ALL_OF[WITCH_KING]:
        b[SORCERER] = 1


# --- acting ----------------------------------------------------------------------------------------------------------


def act(s: RingkriegState, slot: int) -> None:
    """RK-B23, RK-B24, RK-B57: the effects with this initiative number, the defender's first."""
    for side in attacker_first(s):
        card = s.battle[CARD + side]
        if card != NOBODY and slot in halves.INITIATIVES[card]:
            s.then(call(act_for, side, slot))


def act_for(s: RingkriegState, side: int, slot: int) -> None:
    """RK-B58, RK-B59, RK-B62: unless it is cancelled, its precondition has failed, or the battle is decided."""
    b = s.battle
    card = b[CARD + side]
    if b[OVER] or not both_stand(s):
        return
    lapses = bool(b[CANCELLED + side]) or not halves.is_met(s, card)
    if s.log is not None:
        half = halves.HALVES[halves.KIND_OF[card]]
        tell(s, "card-lapses" if lapses else "card-acts", "RK-B59", card=card, half=half)
    if not lapses:
        EFFECTS[halves.KIND_OF[card]](s, side, slot)


# --- the end of the round --------------------------------------------------------------------------------------------


def put_away(s: RingkriegState) -> None:
    """RK-B22, RK-E23: used cards are discarded."""
    for side in attacker_first(s):
        card = s.battle[CARD + side]
        if card != NOBODY:
            s.battle[CARD + side] = NOBODY
            events.discard(s, card)


def sorcery(s: RingkriegState) -> None:
    """The Witch-king, Sorcerer: a card of either deck after the first round with a combat card."""
    if s.battle[SORCERER]:
        s.battle[SORCERER] = 0
        if events.can_draw(s, SHADOW):
            s.then(events.check_hands)
            s.ask(Sorcerer(SHADOW))


@final
class Sorcerer(Question[RingkriegState]):
    """DP-46: from which deck the Witch-king's side draws (deck + 1), or not at all (0)."""

    __slots__ = ()
    kind: ClassVar[str] = "sorcerer"
    rule: ClassVar[str] = "RK-E27"

    def answers(self, s: RingkriegState) -> list[int]:
        return [NO, *(deck + 1 for deck in DECKS_OF[self.seat] if s.decks[deck])]

    def take(self, s: RingkriegState, answer: int) -> None:
        if answer != NO:
            events.draw_card(s, answer - 1)

    def describe(self, s: RingkriegState, answer: int) -> Choice:
        if answer == NO:
            return Choice("no", text("ringkrieg-choose-no-draw"), ("button:no",))
        return Choice(DECKS[answer - 1], deck_text(answer - 1), (f"deck:{DECKS[answer - 1]}",))

    def prompt(self, s: RingkriegState) -> Text:
        return text("ringkrieg-ask-sorcerer", seat=seat_name(self.seat))
