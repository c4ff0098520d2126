"""How characters come into play (RK-M20, RK-M23, RK-D26, RK-D31, RK-P31, and the character cards)."""

from __future__ import annotations

from typing import ClassVar, Final, final

from ringspiel.games.ringkrieg import politics
from ringspiel.games.ringkrieg.armies import inside_or_outside
from ringspiel.games.ringkrieg.board import (
    FANGORN,
    LOCATIONS,
    NUMBER,
    ORTHANC,
    RECRUITING,
    REGION_OF,
    SETTLEMENT,
    STRONGHOLD,
)
from ringspiel.games.ringkrieg.dice import WILL
from ringspiel.games.ringkrieg.figures import (
    ARAGORN,
    ELVES,
    FREE,
    FREE_NATIONS,
    GANDALF_GREY,
    GANDALF_WHITE,
    ISENGARD,
    KIND_NAMES,
    MINIONS,
    MOUTH_OF_SAURON,
    NOBODY,
    ONE,
    SARUMAN,
    SAURON,
    SHADOW,
    STRIDER,
    UNITS_OF_NATION,
    WITCH_KING,
)
from ringspiel.games.ringkrieg.state import RingkriegState
from ringspiel.games.ringkrieg.words import kind_text, location_name, region_text, tell
from ringspiel.table.question import Choice, Question
from ringspiel.table.text import Text, seat_name, text

PLACE: Final = 128
"""An answer is kind * PLACE + location."""
ROYAL_PLACES: Final = (NUMBER["minas-tirith"], NUMBER["dol-amroth"], NUMBER["pelargir"])


def entries(s: RingkriegState, side: int, face: int) -> list[int]:
    """Every character that may come now, with his places. RK-D31: two need a real Will of the West."""
    if side == SHADOW:
        kinds = [SARUMAN, WITCH_KING, MOUTH_OF_SAURON]
    else:
        kinds = [ARAGORN, GANDALF_WHITE] if face == WILL else []
    return [kind * PLACE + place for kind in kinds if s.reserve & ONE[kind] for place in places(s, kind)]


def places(s: RingkriegState, kind: int) -> list[int]:
    """Where the card of a character lets him enter now; nowhere while its condition is not met."""
    if kind == SARUMAN:
        return for_saruman(s)
    if kind == WITCH_KING:
        return for_witch_king(s)
    if kind == MOUTH_OF_SAURON:
        return for_mouth(s)
    return for_aragorn(s) if kind == ARAGORN else for_gandalf(s)


def for_saruman(s: RingkriegState) -> list[int]:
    if not s.is_at_war(ISENGARD) or s.captured >> ORTHANC & 1:
        return []
    return [inside_or_outside(s, ORTHANC, SHADOW)]


def for_witch_king(s: RingkriegState) -> list[int]:
    """With any army that has a unit of Sauron, garrison or besieger."""
    if not s.is_at_war(SAURON):
        return []
    return [location for location in range(LOCATIONS) if s.at[location] & UNITS_OF_NATION[SAURON]]


def for_mouth(s: RingkriegState) -> list[int]:
    """When all Free Peoples are At War or the Fellowship is in Mordor: a Stronghold of Sauron not captured."""
    if s.mordor == NOBODY and not all(s.is_at_war(nation) for nation in range(FREE_NATIONS)):
        return []
    return [inside_or_outside(s, region, SHADOW) for region in own_strongholds(s, SAURON)]


def for_aragorn(s: RingkriegState) -> list[int]:
    """Strider stands, outside the Fellowship, in one of three places of Gondor that are not captured."""
    location = s.where(STRIDER)
    if location == NOBODY:
        return []
    region = REGION_OF[location]
    return [location] if region in ROYAL_PLACES and not s.captured >> region & 1 else []


def for_gandalf(s: RingkriegState) -> list[int]:
    """Gandalf the Grey has left the Fellowship and a Minion is or was in play: in his place, or a place of recovery."""
    if s.fellowship & ONE[GANDALF_GREY] or not s.minions_seen:
        return []
    location = s.where(GANDALF_GREY)
    if location != NOBODY:
        return [location]
    return [FANGORN, *(inside_or_outside(s, region, FREE) for region in own_strongholds(s, ELVES))]


def own_strongholds(s: RingkriegState, nation: int) -> list[int]:
    """The Strongholds of a nation that the enemy has not captured."""
    return [r for r in RECRUITING[nation] if SETTLEMENT[r] == STRONGHOLD and not s.captured >> r & 1]


def bring(s: RingkriegState, face: int) -> None:
    s.ask(BringCharacter(s.acting, face))


def enter(s: RingkriegState, kind: int, location: int) -> None:
    """RK-G18, RK-G44, RK-D8: the character takes his place; one he replaces leaves the game."""
    s.reserve -= ONE[kind]
    s.at[location] += ONE[kind]
    s.minions_seen |= ONE[kind] & MINIONS
    replaced = STRIDER if kind == ARAGORN else GANDALF_GREY
    if kind in (ARAGORN, GANDALF_WHITE) and s.at[location] & ONE[replaced]:
        s.at[location] -= ONE[replaced]
        s.lost += ONE[replaced]
        if s.log is not None:
            tell(s, "replaced", "RK-G18", kind=replaced, region=location)
    if s.log is not None:
        tell(s, "entered", "RK-M20", kind=kind, region=location)
    politics.companion_arrived(s, REGION_OF[location], ONE[kind])
    if kind == WITCH_KING:
        for nation in range(FREE_NATIONS):
            politics.activate(s, nation, "RK-M20")


@final
class BringCharacter(Question[RingkriegState]):
    """DP-17: which character comes into play, and where."""

    __slots__ = ("face",)
    kind: ClassVar[str] = "bring-character"
    rule: ClassVar[str] = "RK-M20"
    parameters: ClassVar[tuple[str, ...]] = ("seat", "face")

    def __init__(self, seat: int, face: int) -> None:
        super().__init__(seat)
        self.face = face

    def answers(self, s: RingkriegState) -> list[int]:
        return entries(s, self.seat, self.face)

    def take(self, s: RingkriegState, answer: int) -> None:
        enter(s, answer // PLACE, answer % PLACE)

    def describe(self, s: RingkriegState, answer: int) -> Choice:
        kind, location = divmod(answer, PLACE)
        name = location_name(location)
        words = text("ringkrieg-choose-recruit", kind=kind_text(kind), region=region_text(location))
        return Choice(f"{KIND_NAMES[kind]} {name}", words, (f"figure:{KIND_NAMES[kind]}", f"region:{name}"))

    def prompt(self, s: RingkriegState) -> Text:
        return text("ringkrieg-ask-bring", seat=seat_name(self.seat))
