"""The Witch-king, the Black Captain: his coming wakes all nations; Sorcerer (RK-E27)."""

from __future__ import annotations

from typing import ClassVar, Final, final

from ringspiel.games.ringkrieg.cards import drawing
from ringspiel.games.ringkrieg.combat.fighters import army, battle_of
from ringspiel.games.ringkrieg.combat.state import Battle
from ringspiel.games.ringkrieg.pieces.deck import DECKS, DECKS_OF
from ringspiel.games.ringkrieg.pieces.figures import (
    ALL_OF,
    FREE_NATIONS,
    NONE,
    SAURON,
    SHADOW,
    UNITS_OF_NATION,
    WITCH_KING,
    WITCH_KINGS,
)
from ringspiel.games.ringkrieg.politics import track
from ringspiel.games.ringkrieg.politics.entry import PLAIN_MUSTER, Entry
from ringspiel.games.ringkrieg.state import RingkriegState
from ringspiel.games.ringkrieg.teams.deciders import figure_leader
from ringspiel.games.ringkrieg.telling.asking import SideQuestion
from ringspiel.games.ringkrieg.telling.picking import Picked
from ringspiel.games.ringkrieg.words import deck_text
from ringspiel.kernel.question import Choice
from ringspiel.kernel.text import Text, seat_name, text

NO: Final = 0


def for_witch_king(s: RingkriegState) -> list[int]:
    """With any army that has a unit of Sauron, garrison or besieger; RK-Z41: not if he has come as somebody else."""
    if not s.is_at_war(SAURON) or s.minions_seen & WITCH_KINGS:
        return []
    return s.places(UNITS_OF_NATION[SAURON])


def wake_free_peoples(s: RingkriegState, location: int) -> None:
    """The Witch-king's coming wakes all nations."""
    for nation in range(FREE_NATIONS):
        track.activate(s, nation, "RK-M20")


def remember_sorcery(s: RingkriegState, b: Battle) -> None:
    """Sorcerer: his side has played a combat card in the first round."""
    if b.round == 1 and b.fighters[SHADOW].card != NONE and army(s, SHADOW) & ALL_OF[WITCH_KING]:
        b.sorcerer = 1


def sorcery(s: RingkriegState) -> None:
    """The Witch-king, Sorcerer: a card of either deck after the first round with a combat card."""
    if battle_of(s).sorcerer:
        battle_of(s).sorcerer = 0
        if drawing.can_draw(s, SHADOW):
            s.then(drawing.check_hands)
            s.ask(Sorcerer(figure_leader(s, SHADOW, ALL_OF[WITCH_KING]), SHADOW))


@final
class Sorcerer(SideQuestion):
    """DP-46: from which deck the Witch-king's side draws (deck + 1), or not at all (0)."""

    __slots__ = ()
    kind: ClassVar[str] = "sorcerer"
    rule: ClassVar[str] = "RK-E27"
    asks: ClassVar[tuple[str, ...]] = ("deck",)

    def answers(self, s: RingkriegState) -> list[int]:
        return [NO, *(deck + 1 for deck in DECKS_OF[self.side] if s.decks[deck])]

    def take(self, s: RingkriegState, answer: int) -> None:
        if answer != NO:
            drawing.draw_card(s, self.seat, answer - 1)

    def describe(self, s: RingkriegState, answer: int) -> Choice:
        if answer == NO:
            return Choice("no", text("ringkrieg-choose-no-draw"), ("button:no",))
        return Choice(DECKS[answer - 1], deck_text(answer - 1), (f"deck:{DECKS[answer - 1]}",))

    def prompt(self, s: RingkriegState) -> Text:
        return text("ringkrieg-ask-sorcerer", seat=seat_name(self.seat))

    def why_not(self, s: RingkriegState, picked: Picked) -> str:
        return drawing.why_no_draw(s, picked.deck, self.side)


ENTRY: Final[Entry] = Entry(WITCH_KING, PLAIN_MUSTER, for_witch_king, arrives=wake_free_peoples)
STEPS: Final = (sorcery,)
QUESTIONS: Final = (Sorcerer,)
