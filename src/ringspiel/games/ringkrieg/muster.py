"""Recruiting and diplomacy with a Muster result (RK-M1 to RK-M17, RK-M21, RK-D21, RK-D27, RK-P11)."""

from __future__ import annotations

from typing import ClassVar, Final, final

from ringspiel.games.ringkrieg import politics
from ringspiel.games.ringkrieg.armies import room
from ringspiel.games.ringkrieg.board import ORTHANC, RECRUITING, REGIONS, SETTLEMENT, STRONGHOLD
from ringspiel.games.ringkrieg.cards.names import THREATS_AND_PROMISES
from ringspiel.games.ringkrieg.figures import (
    ELITE,
    FREE,
    ISENGARD,
    KIND_NAMES,
    LEADER,
    NATIONS,
    NATIONS_OF,
    NAZGUL,
    NOBODY,
    ONE,
    REGULAR,
    SARUMAN,
    SAURON,
    SHADOW,
    UNITS,
    count,
    other,
)
from ringspiel.games.ringkrieg.state import RingkriegState
from ringspiel.games.ringkrieg.words import kind_text, nation_text, region_text, tell
from ringspiel.table.question import Choice, Question
from ringspiel.table.text import Text, seat_name, text

NO_MORE: Final = 0
PLACE: Final = 128
"""An answer that names a kind of figure and a region is (kind + 1) * PLACE + region."""


# --- diplomacy -------------------------------------------------------------------------------------------------------


def can_advance_by_die(s: RingkriegState, side: int) -> list[int]:
    """RK-D21, RK-D27: the own nations whose counter can move; Threats and Promises keep passive ones where they are."""
    found = [nation for nation in NATIONS_OF[side] if politics.can_advance(s, nation)]
    return [nation for nation in found if s.is_active(nation)] if THREATS_AND_PROMISES in s.table else found


def diplomacy(s: RingkriegState) -> None:
    s.ask(Diplomacy(s.acting))


@final
class Diplomacy(Question[RingkriegState]):
    """DP-15, RK-P11: which nation moves one box down."""

    __slots__ = ()
    kind: ClassVar[str] = "diplomacy"
    rule: ClassVar[str] = "RK-D21"

    def answers(self, s: RingkriegState) -> list[int]:
        return can_advance_by_die(s, self.seat)

    def take(self, s: RingkriegState, answer: int) -> None:
        politics.advance(s, answer, "RK-P11")

    def describe(self, s: RingkriegState, answer: int) -> Choice:
        return Choice(NATIONS[answer], nation_text(answer), (f"nation:{NATIONS[answer]}",))

    def prompt(self, s: RingkriegState) -> Text:
        return text("ringkrieg-ask-diplomacy", seat=seat_name(self.seat))


# --- recruiting ------------------------------------------------------------------------------------------------------


def is_open(s: RingkriegState, region: int, side: int) -> bool:
    """RK-M9, RK-M10, RK-M13: the Settlement is the nation's own, free of enemy units and not besieged."""
    if s.captured >> region & 1 or s.is_besieged(region):
        return False
    return not s.at[region] & UNITS[other(side)]


def places_for(s: RingkriegState, kind: int, side: int) -> list[int]:
    """RK-M2 to RK-M4, RK-M11, RK-M12, RK-M17, RK-M21: where a Muster result may place one such figure."""
    if not count(s.reserve, kind):
        return []
    nation = SAURON if kind == NAZGUL else kind - LEADER if kind >= LEADER else kind % 8
    if not s.is_at_war(nation):
        return []
    found = []
    for region in RECRUITING[nation]:
        if not is_open(s, region, side):
            continue
        if kind == NAZGUL:
            fits = SETTLEMENT[region] == STRONGHOLD
        elif kind >= LEADER:
            fits = s.has_units(region, FREE)
        else:
            fits = room(s, region, side) > 0
        if fits:
            found.append(region)
    return found


def recruits(s: RingkriegState, side: int, elites: bool, without: int) -> list[int]:
    """RK-M5, RK-M7: all single figures with their places, as answers; `without` is a Settlement already used."""
    found = []
    for kind in recruitable(side, elites):
        for region in places_for(s, kind, side):
            if region != without:
                found.append((kind + 1) * PLACE + region)
    return found


def recruitable(side: int, elites: bool) -> list[int]:
    """The kinds of figures that a side recruits."""
    nations = NATIONS_OF[side]
    found = [REGULAR + nation for nation in nations]
    if elites:
        found += [ELITE + nation for nation in nations]
    return [*found, *([LEADER + nation for nation in nations] if side == FREE else [NAZGUL])]


def can_recruit(s: RingkriegState, side: int) -> bool:
    return any(places_for(s, kind, side) for kind in recruitable(side, True))


def recruit(s: RingkriegState) -> None:
    """RK-M5: one Elite, or two of Regulars, Leaders and Nazgûl."""
    s.ask(Recruit(s.acting, NOBODY))


def place(s: RingkriegState, kind: int, location: int) -> None:
    """RK-M3: a figure comes from the reinforcements to a location."""
    s.reserve -= ONE[kind]
    s.at[location] += ONE[kind]
    if s.log is not None:
        tell(s, "recruited", "RK-M3", kind=kind, region=location)


@final
class Recruit(Question[RingkriegState]):
    """DP-16, RK-M5 to RK-M8: a figure and its Settlement; the second one elsewhere, or none."""

    __slots__ = ("first",)
    kind: ClassVar[str] = "recruit"
    rule: ClassVar[str] = "RK-M5"
    parameters: ClassVar[tuple[str, ...]] = ("seat", "first")

    def __init__(self, seat: int, first: int) -> None:
        super().__init__(seat)
        self.first = first

    def answers(self, s: RingkriegState) -> list[int]:
        if self.first == NOBODY:
            return recruits(s, self.seat, True, NOBODY)
        return [*recruits(s, self.seat, False, self.first), NO_MORE]

    def take(self, s: RingkriegState, answer: int) -> None:
        if answer == NO_MORE:
            return
        kind, region = answer // PLACE - 1, answer % PLACE
        place(s, kind, region)
        if self.first == NOBODY and not ELITE <= kind < LEADER:
            s.ask(Recruit(self.seat, region))

    def describe(self, s: RingkriegState, answer: int) -> Choice:
        if answer == NO_MORE:
            return Choice("no-more", text("ringkrieg-choose-no-more"), ("button:done",))
        kind, region = answer // PLACE - 1, answer % PLACE
        words = text("ringkrieg-choose-recruit", kind=kind_text(kind), region=region_text(region))
        targets = (f"figure:{KIND_NAMES[kind]}", f"region:{REGIONS[region]}")
        return Choice(f"{KIND_NAMES[kind]} {REGIONS[region]}", words, targets)

    def prompt(self, s: RingkriegState) -> Text:
        key = "ringkrieg-ask-recruit" if self.first == NOBODY else "ringkrieg-ask-recruit-second"
        return text(key, seat=seat_name(self.seat))


# --- the Voice of Saruman --------------------------------------------------------------------------------------------

CALL_TO_ARMS: Final = 1
EXCHANGE_ONE: Final = 2
EXCHANGE_TWO: Final = 3
_VOICE: Final = ("", "regulars", "one-elite", "two-elites")


def voice_places(s: RingkriegState) -> list[int]:
    return places_for(s, REGULAR + ISENGARD, SHADOW)


def voice_choices(s: RingkriegState) -> list[int]:
    """Saruman, The Voice of Saruman: while Orthanc is the Shadow's and not besieged, a Muster result does more."""
    if s.where(SARUMAN) == NOBODY or s.captured >> ORTHANC & 1 or s.is_besieged(ORTHANC):
        return []
    found = [CALL_TO_ARMS] if voice_places(s) else []
    pairs = min(count(s.at[ORTHANC], REGULAR + ISENGARD), count(s.reserve, ELITE + ISENGARD))
    return found + [EXCHANGE_ONE, EXCHANGE_TWO][: min(pairs, 2)]


def voice_of_saruman(s: RingkriegState) -> None:
    s.ask(VoiceOfSaruman(s.acting))


@final
class VoiceOfSaruman(Question[RingkriegState]):
    """A Regular in each Settlement of Isengard, or one or two Regulars in Orthanc exchanged for Elites."""

    __slots__ = ()
    kind: ClassVar[str] = "voice-of-saruman"
    rule: ClassVar[str] = "RK-D21"

    def answers(self, s: RingkriegState) -> list[int]:
        return voice_choices(s)

    def take(self, s: RingkriegState, answer: int) -> None:
        if answer == CALL_TO_ARMS:
            for region in voice_places(s):
                if count(s.reserve, REGULAR + ISENGARD):
                    place(s, REGULAR + ISENGARD, region)
            return
        for _ in range(answer - CALL_TO_ARMS):
            s.at[ORTHANC] -= ONE[REGULAR + ISENGARD]
            s.reserve += ONE[REGULAR + ISENGARD]
            if s.log is not None:
                tell(s, "exchanged", self.rule, kind=REGULAR + ISENGARD, region=ORTHANC)
            place(s, ELITE + ISENGARD, ORTHANC)

    def describe(self, s: RingkriegState, answer: int) -> Choice:
        name = _VOICE[answer]
        return Choice(name, text(f"ringkrieg-choose-voice-{name}"), (f"button:{name}",))

    def prompt(self, s: RingkriegState) -> Text:
        return text("ringkrieg-ask-voice", seat=seat_name(self.seat))
