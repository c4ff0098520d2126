"""The Witch-king, Chief of the Ringwraiths (RK-Z39 to RK-Z45)."""

from __future__ import annotations

from typing import ClassVar, Final, final

from ringspiel.games.ringkrieg.armies.minions import landing_place
from ringspiel.games.ringkrieg.armies.stacking import shift
from ringspiel.games.ringkrieg.expansion.numbers import CHIEF_OF_RINGWRAITHS
from ringspiel.games.ringkrieg.pieces.board import OWNER, REGIONS, SETTLEMENT, STRONGHOLD
from ringspiel.games.ringkrieg.pieces.figures import (
    FREE,
    NAZGUL_AND_WITCH_KING,
    NONE,
    ONE,
    SHADOW,
    WITCH_KINGS,
    number_of,
)
from ringspiel.games.ringkrieg.state import RingkriegState
from ringspiel.games.ringkrieg.teams.deciders import figure_leader
from ringspiel.games.ringkrieg.telling.asking import SideQuestion
from ringspiel.games.ringkrieg.telling.report import tell
from ringspiel.games.ringkrieg.words import region_text
from ringspiel.kernel.question import Choice
from ringspiel.kernel.text import Text, seat_name, text


def has_free_stronghold(region: int) -> bool:
    """RK-Z39, RK-Z44, RK-Z127: a Stronghold of a nation of the Free Peoples, no matter who holds it now."""
    return SETTLEMENT[region] == STRONGHOLD and OWNER[region] == FREE


def places(s: RingkriegState) -> list[int]:
    """RK-Z39, RK-Z41, RK-Z45: with the Fellowship's figure, not in Mordor; never if the Black Captain has come."""
    if s.mordor != NONE or s.minions_seen & WITCH_KINGS or has_free_stronghold(s.figure):
        return []
    return [landing_place(s, s.figure)]


def shadow_of_despair(s: RingkriegState) -> int:
    """RK-Z43, RK-Z45: one re-roll for each Nazgûl with the figure; the base game has counted the first."""
    if s.where(CHIEF_OF_RINGWRAITHS) == NONE:
        return 0
    return max(0, number_of(s.in_region(s.figure) & NAZGUL_AND_WITCH_KING) - 1)


def he_sees_he_knows(s: RingkriegState, why: int) -> None:
    """RK-Z44, RK-417, DP-7: when the Fellowship was declared; one that has just been found is revealed."""
    location = s.where(CHIEF_OF_RINGWRAITHS)
    if s.revealed or location == NONE or has_free_stronghold(s.figure) or location == landing_place(s, s.figure):
        return
    s.ask(HeSeesHeKnows(figure_leader(s, SHADOW, ONE[CHIEF_OF_RINGWRAITHS]), SHADOW))


@final
class HeSeesHeKnows(SideQuestion):
    """DP-7, RK-Z44: the Chief of the Ringwraiths goes to the Fellowship's figure (1), or stays (0)."""

    __slots__ = ()
    kind: ClassVar[str] = "he-sees-he-knows"
    rule: ClassVar[str] = "RK-Z44"

    def answers(self, s: RingkriegState) -> list[int]:
        return [0, 1]

    def take(self, s: RingkriegState, answer: int) -> None:
        if not answer:
            return
        origin, to = s.where(CHIEF_OF_RINGWRAITHS), landing_place(s, s.figure)
        shift(s, ONE[CHIEF_OF_RINGWRAITHS], origin, to)
        if s.log is not None:
            tell(s, "minion-moved", self.rule, kind=CHIEF_OF_RINGWRAITHS, origin=origin, to=to)

    def describe(self, s: RingkriegState, answer: int) -> Choice:
        if not answer:
            return Choice("stay", text("ringkrieg-choose-chief-stays"), ("button:stay",))
        name = REGIONS[s.figure]
        return Choice(name, region_text(s.figure), (f"region:{name}",))

    def prompt(self, s: RingkriegState) -> Text:
        return text("ringkrieg-ask-he-sees", seat=seat_name(self.seat), region=region_text(s.figure))


QUESTIONS: Final = (HeSeesHeKnows,)
