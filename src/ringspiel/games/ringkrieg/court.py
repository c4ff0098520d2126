"""Companions who urge their nation on with any die, from a City or Stronghold of it (RK-K5, RK-K11)."""

from __future__ import annotations

from typing import ClassVar, final

from ringspiel.games.ringkrieg import politics
from ringspiel.games.ringkrieg.board import EREBOR, NATION, REGION_OF, SETTLEMENT, STRONGHOLD, is_city_or_stronghold
from ringspiel.games.ringkrieg.cards.names import THREATS_AND_PROMISES
from ringspiel.games.ringkrieg.cards.review import take_off
from ringspiel.games.ringkrieg.figures import BOROMIR, DWARVES, ELVES, GIMLI, GONDOR, LEGOLAS, NATIONS, NOBODY
from ringspiel.games.ringkrieg.state import RingkriegState
from ringspiel.games.ringkrieg.words import nation_text
from ringspiel.table.question import Choice, Question
from ringspiel.table.text import Text, seat_name, text


def statesmen(s: RingkriegState) -> list[int]:
    """Boromir in a City or Stronghold of Gondor, Legolas in an Elven Stronghold, Gimli in Erebor (RK-K5, RK-K11)."""
    found = []
    for kind, nation in ((BOROMIR, GONDOR), (LEGOLAS, ELVES), (GIMLI, DWARVES)):
        location = s.where(kind)
        at_court = location != NOBODY and is_his_seat(s, kind, nation, REGION_OF[location])
        if at_court and politics.can_advance(s, nation):
            found.append(nation)
    return found


def is_his_seat(s: RingkriegState, kind: int, nation: int, region: int) -> bool:
    if NATION[region] != nation or s.captured >> region & 1:
        return False
    if kind == GIMLI:
        return region == EREBOR
    return is_city_or_stronghold(region) and (kind == BOROMIR or SETTLEMENT[region] == STRONGHOLD)


def statesman(s: RingkriegState) -> None:
    s.ask(Statesman(s.acting))


@final
class Statesman(Question[RingkriegState]):
    """Which nation a Companion at its court moves one box (High Warden, Prince of Mirkwood, Dwarf of Erebor)."""

    __slots__ = ()
    kind: ClassVar[str] = "statesman"
    rule: ClassVar[str] = "RK-K11"

    def answers(self, s: RingkriegState) -> list[int]:
        return statesmen(s)

    def take(self, s: RingkriegState, answer: int) -> None:
        politics.advance(s, answer, "RK-P11")
        take_off(s, THREATS_AND_PROMISES)

    def describe(self, s: RingkriegState, answer: int) -> Choice:
        return Choice(NATIONS[answer], nation_text(answer), (f"nation:{NATIONS[answer]}",))

    def prompt(self, s: RingkriegState) -> Text:
        return text("ringkrieg-ask-diplomacy", seat=seat_name(self.seat))
