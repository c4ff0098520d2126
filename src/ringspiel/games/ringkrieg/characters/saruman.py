"""Saruman (RK-C15): he comes to Orthanc and stays; the Voice of Saruman (RK-D21), Servants of the White Hand."""

from __future__ import annotations

from typing import ClassVar, Final, final

from ringspiel.games.ringkrieg.armies.stacking import inside_or_outside
from ringspiel.games.ringkrieg.cards import triggers
from ringspiel.games.ringkrieg.pieces.board import ORTHANC, REGIONS
from ringspiel.games.ringkrieg.pieces.figures import (
    ALL_OF,
    ELITE,
    ISENGARD,
    NONE,
    ONE,
    REGULAR,
    SARUMAN,
    SHADOW,
    SOUTHRONS,
    count,
)
from ringspiel.games.ringkrieg.politics.entry import PLAIN_MUSTER, Entry
from ringspiel.games.ringkrieg.politics.muster import place, places_for
from ringspiel.games.ringkrieg.state import RingkriegState
from ringspiel.games.ringkrieg.teams.deciders import ACTION, decider, figures_led, nation_leader
from ringspiel.games.ringkrieg.telling.asking import PlaceQuestion, SideQuestion
from ringspiel.games.ringkrieg.telling.picking import Picked
from ringspiel.games.ringkrieg.telling.report import tell
from ringspiel.games.ringkrieg.words import kind_text, region_text
from ringspiel.kernel.question import Choice
from ringspiel.kernel.state import call
from ringspiel.kernel.text import Text, seat_name, text

_SERVANTS: Final = ALL_OF[ELITE + ISENGARD]
ALL_SERVANTS: Final = _SERVANTS | ALL_OF[ELITE + SOUTHRONS]


def for_saruman(s: RingkriegState) -> list[int]:
    if not s.is_at_war(ISENGARD) or s.captured >> ORTHANC & 1:
        return []
    return [inside_or_outside(s, ORTHANC, SHADOW)]


def servants(s: RingkriegState, force: int) -> int:
    """Servants of the White Hand: while Saruman is in play the Elites of Isengard in a force lead too.

    RK-425: with more than two players those of the Southrons & Easterlings as well.
    """
    elites = force & (_SERVANTS if s.teams is None else ALL_SERVANTS)
    return elites if elites and s.where(SARUMAN) != NONE else 0


# --- the Voice of Saruman --------------------------------------------------------------------------------------------

CALL_TO_ARMS: Final = 1
EXCHANGE_ONE: Final = 2
EXCHANGE_TWO: Final = 3
_VOICE: Final = ("", "regulars", "one-elite", "two-elites")


def voice_places(s: RingkriegState) -> list[int]:
    return places_for(s, REGULAR + ISENGARD, SHADOW)


def voice_choices(s: RingkriegState) -> list[int]:
    """Saruman, The Voice of Saruman: while Orthanc is the Shadow's and not besieged, a Muster result does more."""
    if not figures_led(s, SHADOW) & ONE[SARUMAN] or s.where(SARUMAN) == NONE:
        return []
    if s.captured >> ORTHANC & 1 or s.is_besieged(ORTHANC):
        return []
    found = [CALL_TO_ARMS] if voice_places(s) else []
    pairs = min(count(s.at[ORTHANC], REGULAR + ISENGARD), count(s.reserve, ELITE + ISENGARD))
    return found + [EXCHANGE_ONE, EXCHANGE_TWO][: min(pairs, 2)]


def voice_of_saruman(s: RingkriegState) -> None:
    s.ask(VoiceOfSaruman(decider(s, s.acting, ACTION), s.acting))


@final
class VoiceOfSaruman(SideQuestion):
    """A Regular in each Settlement of Isengard, or one or two Regulars in Orthanc exchanged for Elites."""

    __slots__ = ()
    kind: ClassVar[str] = "voice-of-saruman"
    rule: ClassVar[str] = "RK-D21"

    def answers(self, s: RingkriegState) -> list[int]:
        return voice_choices(s)

    def take(self, s: RingkriegState, answer: int) -> None:
        triggers.happens(s, triggers.VOICE_OF_SARUMAN)
        if answer == CALL_TO_ARMS:
            s.then(call(call_to_arms, *voice_places(s)))
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


def call_to_arms(s: RingkriegState, *places: int) -> None:
    """RK-M24: a Regular in each of these Settlements; while they do not suffice for all, the Shadow chooses."""
    supply = count(s.reserve, REGULAR + ISENGARD)
    if supply >= len(places):
        for region in places:
            place(s, REGULAR + ISENGARD, region)
    elif supply:
        s.ask(CallToArms(nation_leader(s, ISENGARD), SHADOW, places))


@final
class CallToArms(PlaceQuestion):
    """DP-16, RK-M24: where one of too few Regulars goes."""

    __slots__ = ()
    kind: ClassVar[str] = "call-to-arms"
    rule: ClassVar[str] = "RK-M24"

    def take(self, s: RingkriegState, answer: int) -> None:
        place(s, REGULAR + ISENGARD, answer)
        s.then(call(call_to_arms, *(region for region in self.places if region != answer)))

    def describe(self, s: RingkriegState, answer: int) -> Choice:
        words = text("ringkrieg-choose-recruit", kind=kind_text(REGULAR + ISENGARD), region=region_text(answer))
        return Choice(REGIONS[answer], words, (f"region:{REGIONS[answer]}",))

    def prompt(self, s: RingkriegState) -> Text:
        return text("ringkrieg-ask-call-to-arms", seat=seat_name(self.seat), left=count(s.reserve, REGULAR + ISENGARD))

    def why_not(self, s: RingkriegState, picked: Picked) -> str:
        return self.rule


ENTRY: Final[Entry] = Entry(SARUMAN, PLAIN_MUSTER, for_saruman)
STEPS: Final = (voice_of_saruman, call_to_arms)
QUESTIONS: Final = (VoiceOfSaruman, CallToArms)
