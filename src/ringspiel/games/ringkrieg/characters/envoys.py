"""Boromir, Legolas and Gimli: at the court of their nation, any die urges it on (RK-K5, RK-K11)."""

from __future__ import annotations

from typing import ClassVar, Final, final

from ringspiel.games.ringkrieg.cards import triggers
from ringspiel.games.ringkrieg.pieces.board import (
    EREBOR,
    NATION,
    REGION_OF,
    SETTLEMENT,
    STRONGHOLD,
    is_city_or_stronghold,
)
from ringspiel.games.ringkrieg.pieces.figures import (
    BOROMIR,
    DWARVES,
    ELVES,
    FREE,
    GIMLI,
    GONDOR,
    LEGOLAS,
    NATIONS,
    NONE,
)
from ringspiel.games.ringkrieg.politics import track
from ringspiel.games.ringkrieg.state import RingkriegState
from ringspiel.games.ringkrieg.teams.deciders import ACTION, decider
from ringspiel.games.ringkrieg.teams.tired_nations import is_tired
from ringspiel.games.ringkrieg.telling.asking import SideQuestion
from ringspiel.games.ringkrieg.telling.picking import Picked
from ringspiel.games.ringkrieg.words import nation_text
from ringspiel.kernel.question import Choice
from ringspiel.kernel.text import Text, seat_name, text

_ENVOYS: Final[tuple[tuple[int, int], ...]] = ((BOROMIR, GONDOR), (LEGOLAS, ELVES), (GIMLI, DWARVES))


def statesmen(s: RingkriegState) -> list[int]:
    """Boromir in a City or Stronghold of Gondor, Legolas in an Elven Stronghold, Gimli in Erebor (RK-K5, RK-K11)."""
    return [nation for nation in courts(s) if not why_not_urge(s, nation)]


def why_not_urge(s: RingkriegState, nation: int) -> str:
    """RK-303, RK-310: why the envoy at its court cannot move a nation's counter now; empty if that is possible."""
    return "RK-303" if is_tired(s, FREE, nation) else track.why_not_advance(s, nation)


def courts(s: RingkriegState) -> list[int]:
    """The nations with an envoy at their court."""
    found = []
    for kind, nation in _ENVOYS:
        location = s.where(kind)
        if location != NONE and is_court(s, kind, nation, REGION_OF[location]):
            found.append(nation)
    return found


def is_court(s: RingkriegState, kind: int, nation: int, region: int) -> bool:
    if NATION[region] != nation or s.captured >> region & 1:
        return False
    if kind == GIMLI:
        return region == EREBOR
    return is_city_or_stronghold(region) and (kind == BOROMIR or SETTLEMENT[region] == STRONGHOLD)


def statesman(s: RingkriegState) -> None:
    s.ask(Statesman(decider(s, s.acting, ACTION), s.acting))


@final
class Statesman(SideQuestion):
    """Which nation a Companion at its court moves one box (High Warden, Prince of Mirkwood, Dwarf of Erebor)."""

    __slots__ = ()
    kind: ClassVar[str] = "statesman"
    rule: ClassVar[str] = "RK-K11"
    asks: ClassVar[tuple[str, ...]] = ("nation",)

    def answers(self, s: RingkriegState) -> list[int]:
        return statesmen(s)

    def take(self, s: RingkriegState, answer: int) -> None:
        track.urge(s, answer)
        triggers.happens(s, triggers.STIRRED)

    def describe(self, s: RingkriegState, answer: int) -> Choice:
        return Choice(NATIONS[answer], nation_text(answer), (f"nation:{NATIONS[answer]}",))

    def prompt(self, s: RingkriegState) -> Text:
        return text("ringkrieg-ask-diplomacy", seat=seat_name(self.seat))

    def why_not(self, s: RingkriegState, picked: Picked) -> str:
        return self.rule if picked.nation not in courts(s) else why_not_urge(s, picked.nation)


STEPS: Final = (statesman,)
QUESTIONS: Final = (Statesman,)
