"""Gandalf the White, who takes the place of the Grey: Shadowfax (RK-C25), the White Rider (RK-B26)."""

from __future__ import annotations

from typing import ClassVar, Final, final

from ringspiel.games.ringkrieg.armies.stacking import inside_or_outside
from ringspiel.games.ringkrieg.combat import fighters
from ringspiel.games.ringkrieg.combat.fighters import battle_of, fighter
from ringspiel.games.ringkrieg.pieces.board import FANGORN
from ringspiel.games.ringkrieg.pieces.figures import (
    ALL_OF,
    ELVES,
    FREE,
    GANDALF_GREY,
    GANDALF_WHITE,
    HERALDS,
    HOBBITS,
    NAZGUL_AND_WITCH_KING,
    NONE,
    ONE,
    SHADOW,
    number_of,
)
from ringspiel.games.ringkrieg.politics.entry import Entry, own_strongholds
from ringspiel.games.ringkrieg.state import RingkriegState
from ringspiel.games.ringkrieg.telling.asking import SideQuestion
from ringspiel.games.ringkrieg.telling.report import tell
from ringspiel.games.ringkrieg.turn.dice import WILL
from ringspiel.kernel.question import Choice
from ringspiel.kernel.text import Text, seat_name, text


def for_gandalf(s: RingkriegState) -> list[int]:
    """Gandalf the Grey has left the Fellowship and a Minion is or was in play: in his place, or a place of recovery."""
    if s.fellowship & ONE[GANDALF_GREY] or not s.minions_seen & HERALDS:
        return []
    location = s.where(GANDALF_GREY)
    if location != NONE:
        return [location]
    return [FANGORN, *(inside_or_outside(s, region, FREE) for region in own_strongholds(s, ELVES))]


def rides(group: int) -> bool:
    """RK-C25: Shadowfax carries Gandalf the White, alone or with one Hobbit."""
    rest = group - (group & ALL_OF[GANDALF_WHITE])
    return bool(group & ONE[GANDALF_WHITE]) and not rest & ~HOBBITS and number_of(rest) <= 1


def white_rider(s: RingkriegState) -> None:
    """Gandalf the White may meet the Nazgûl; only asked where Nazgûl are in the battle."""
    if fighters.army(s, FREE) & ONE[GANDALF_WHITE] and fighters.army(s, SHADOW) & NAZGUL_AND_WITCH_KING:
        s.ask(WhiteRider(fighters.general(s, FREE), FREE))


@final
class WhiteRider(SideQuestion):
    """DP-45: Gandalf's Leadership for that of all Nazgûl, for the whole battle."""

    __slots__ = ()
    kind: ClassVar[str] = "white-rider"
    rule: ClassVar[str] = "RK-B26"

    def answers(self, s: RingkriegState) -> list[int]:
        return [0, 1]

    def take(self, s: RingkriegState, answer: int) -> None:
        battle_of(s).rider = answer
        if answer:
            fighter(s, FREE).silent = ALL_OF[GANDALF_WHITE]
            if s.log is not None:
                tell(s, "white-rider", self.rule)

    def describe(self, s: RingkriegState, answer: int) -> Choice:
        name = "ride" if answer else "lead"
        return Choice(name, text(f"ringkrieg-choose-{name}"), (f"button:{name}",))

    def prompt(self, s: RingkriegState) -> Text:
        return text("ringkrieg-ask-white-rider", seat=seat_name(self.seat))


ENTRY: Final[Entry] = Entry(GANDALF_WHITE, (WILL,), for_gandalf, replaces=GANDALF_GREY)
STEPS: Final = (white_rider,)
QUESTIONS: Final = (WhiteRider,)
