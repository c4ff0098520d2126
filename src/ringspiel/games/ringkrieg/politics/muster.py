"""Recruiting and diplomacy with a Muster result (RK-M1 to RK-M17, RK-M21, RK-D21, RK-D27, RK-P11)."""

from __future__ import annotations

from typing import ClassVar, Final, final

from ringspiel.games.ringkrieg.armies.stacking import inside_or_outside, room
from ringspiel.games.ringkrieg.cards import triggers
from ringspiel.games.ringkrieg.cards.triggers import RECRUITING_INSIDE, forbidden, offered
from ringspiel.games.ringkrieg.pieces.board import (
    NATION,
    RECRUITING,
    REGION_COUNT,
    SETTLEMENT,
    STRONGHOLD,
)
from ringspiel.games.ringkrieg.pieces.figures import (
    ELITE,
    FREE,
    LEADER,
    NATION_OF,
    NATIONS,
    NATIONS_OF,
    NAZGUL,
    NONE,
    ONE,
    RANK_ELITE,
    RANK_LEADER,
    RANK_NAZGUL,
    RANK_OF,
    REGULAR,
    SAURON,
    SIDE_OF,
    SIDE_OF_NATION,
    UNITS,
    count,
    other,
)
from ringspiel.games.ringkrieg.politics import track
from ringspiel.games.ringkrieg.state import RingkriegState
from ringspiel.games.ringkrieg.teams import tired_nations
from ringspiel.games.ringkrieg.teams.deciders import (
    ACTION,
    decider,
    nations_led,
    why_not_for,
)
from ringspiel.games.ringkrieg.telling.asking import SideQuestion
from ringspiel.games.ringkrieg.telling.pairs import pair_of, pairs
from ringspiel.games.ringkrieg.telling.picking import Picked
from ringspiel.games.ringkrieg.telling.report import tell
from ringspiel.games.ringkrieg.words import figure_choice, nation_text
from ringspiel.kernel.question import Choice
from ringspiel.kernel.text import Text, seat_name, text

NO_MORE: Final = 0


# --- diplomacy -------------------------------------------------------------------------------------------------------


def can_advance_by_die(s: RingkriegState, side: int) -> list[int]:
    """The own nations whose counter can move."""
    return [nation for nation in nations_led(s, side) if not why_no_diplomacy(s, nation, side)]


def why_no_diplomacy(s: RingkriegState, nation: int, side: int) -> str:
    """RK-D21, RK-D27: why a Muster result does not move the counter of a nation; empty if it does."""
    if SIDE_OF_NATION[nation] != side:
        return "RK-D21"
    reason = why_not_for(s, side, nation) or track.why_not_advance(s, nation)
    return reason or ("RK-E15-passive" if forbidden(s, triggers.DIPLOMACY, nation) else "")


def diplomacy(s: RingkriegState) -> None:
    s.ask(Diplomacy(decider(s, s.acting, ACTION), s.acting))


@final
class Diplomacy(SideQuestion):
    """DP-15, RK-P11: which nation moves one box down."""

    __slots__ = ()
    kind: ClassVar[str] = "diplomacy"
    rule: ClassVar[str] = "RK-D21"
    asks: ClassVar[tuple[str, ...]] = ("nation",)

    def answers(self, s: RingkriegState) -> list[int]:
        return can_advance_by_die(s, self.side)

    def take(self, s: RingkriegState, answer: int) -> None:
        track.urge(s, answer)

    def describe(self, s: RingkriegState, answer: int) -> Choice:
        return Choice(NATIONS[answer], nation_text(answer), (f"nation:{NATIONS[answer]}",))

    def prompt(self, s: RingkriegState) -> Text:
        return text("ringkrieg-ask-diplomacy", seat=seat_name(self.seat))

    def why_not(self, s: RingkriegState, picked: Picked) -> str:
        return why_no_diplomacy(s, picked.nation, self.side)


# --- recruiting ------------------------------------------------------------------------------------------------------


def why_closed(s: RingkriegState, region: int, side: int) -> str:
    """RK-M9, RK-M10, RK-M13: the Settlement is the nation's own, free of enemy units and not besieged; empty if so."""
    if s.captured >> region & 1:
        return "RK-M10"
    if s.is_besieged(region):
        return "" if region in offered(s, RECRUITING_INSIDE) else "RK-M13"
    return "RK-M9" if s.at[region] & UNITS[other(side)] else ""


def why_no_figure(s: RingkriegState, kind: int) -> str:
    """RK-M2, RK-M17, RK-P27: why no figure of a kind can be recruited by a die at all; empty if one can."""
    if not count(s.reserve, kind):
        return "RK-M17"
    return "" if s.is_at_war(home_of(kind)) else "RK-P27" if kind == NAZGUL else "RK-M2"


def home_of(kind: int) -> int:
    """The nation in whose Settlements a kind of figure is recruited."""
    return SAURON if kind == NAZGUL else NATION_OF[kind]


def why_not_place(s: RingkriegState, kind: int, region: int, side: int) -> str:
    """RK-M4, RK-M11, RK-M12, RK-A8: why a figure cannot come to a Settlement of its nation; empty if it can."""
    reason = why_closed(s, region, side)
    if reason:
        return reason
    if kind == NAZGUL:
        return "" if SETTLEMENT[region] == STRONGHOLD else "RK-M4"
    here = inside_or_outside(s, region, side) if s.table & RECRUITING_INSIDE.cards else region
    if RANK_OF[kind] == RANK_LEADER:
        return "" if s.has_units(here, FREE) else "RK-M11"
    return "" if room(s, here, side) > 0 else "RK-A8"


def places_for(s: RingkriegState, kind: int, side: int) -> list[int]:
    """RK-M3, RK-M21: where a Muster result may place one such figure."""
    if why_no_figure(s, kind):
        return []
    return [region for region in RECRUITING[home_of(kind)] if not why_not_place(s, kind, region, side)]


def why_not_recruit(s: RingkriegState, kind: int, region: int, side: int) -> str:
    """Why a figure of this kind cannot be recruited in a region (or in any, without one); empty if it can."""
    reason = why_no_figure(s, kind)
    if reason or region == NONE:
        return reason or ("" if places_for(s, kind, side) else "RK-M3-none")
    if region >= REGION_COUNT:
        return "RK-M13"
    return why_not_place(s, kind, region, side) if region in RECRUITING[home_of(kind)] else "RK-M3"


def recruits(s: RingkriegState, side: int, elites: bool, without: int) -> list[int]:
    """RK-M5, RK-M7: all single figures with their places, as answers; `without` is a Settlement already used."""
    found = []
    for kind in recruitable(s, side, elites):
        found += pairs(kind, [region for region in places_for(s, kind, side) if region != without])
    return found


def why_never(s: RingkriegState, side: int, kind: int) -> str:
    """RK-M1, RK-303, RK-412, RK-418: why a kind of figure is not the acting player's to recruit now."""
    if SIDE_OF[kind] != side or RANK_OF[kind] > RANK_NAZGUL or home_of(kind) == NONE:
        return "RK-M1"
    return why_not_for(s, side, home_of(kind)) or "RK-M1"


def recruitable(s: RingkriegState, side: int, elites: bool) -> list[int]:
    """RK-412, RK-418: the kinds of figures that the acting player recruits; Nazgûl come with Sauron's nation."""
    nations = nations_led(s, side)
    found = [REGULAR + nation for nation in nations]
    if elites:
        found += [ELITE + nation for nation in nations]
    if side == FREE:
        return found + [LEADER + nation for nation in nations]
    return [*found, NAZGUL] if SAURON in nations else found


def can_recruit(s: RingkriegState, side: int) -> bool:
    return any(can_come(s, kind, side) for kind in recruitable(s, side, True))


def can_come(s: RingkriegState, kind: int, side: int) -> bool:
    """Whether `places_for` lists any place."""
    if why_no_figure(s, kind):
        return False
    return any(not why_not_place(s, kind, region, side) for region in RECRUITING[home_of(kind)])


def recruit(s: RingkriegState) -> None:
    """RK-M5: one Elite, or two of Regulars, Leaders and Nazgûl."""
    s.ask(Recruit(decider(s, s.acting, ACTION), s.acting, NONE))


def place(s: RingkriegState, kind: int, location: int) -> None:
    """RK-M3: a figure comes from the reinforcements to a location."""
    s.reserve -= ONE[kind]
    s.at[location] += ONE[kind]
    tired_nations.acts_for(s, NATION_OF[kind])
    if s.log is not None:
        tell(s, "recruited", "RK-M3", kind=kind, region=location)


@final
class Recruit(SideQuestion):
    """DP-16, RK-M5 to RK-M8: a figure and its Settlement; the second one elsewhere, or none."""

    __slots__ = ("first",)
    kind: ClassVar[str] = "recruit"
    rule: ClassVar[str] = "RK-M5"
    parameters: ClassVar[tuple[str, ...]] = ("seat", "side", "first")
    asks: ClassVar[tuple[str, ...]] = ("figure", "region")

    def __init__(self, seat: int, side: int, first: int) -> None:
        super().__init__(seat, side)
        self.first = first

    def answers(self, s: RingkriegState) -> list[int]:
        if self.first == NONE:
            return recruits(s, self.side, True, NONE)
        return [*recruits(s, self.side, False, self.first), NO_MORE]

    def take(self, s: RingkriegState, answer: int) -> None:
        if answer == NO_MORE:
            return
        kind, region = pair_of(answer)
        place(s, kind, inside_or_outside(s, region, self.side))
        if self.first == NONE and RANK_OF[kind] != RANK_ELITE:
            s.ask(Recruit(self.seat, self.side, region))

    def describe(self, s: RingkriegState, answer: int) -> Choice:
        if answer == NO_MORE:
            return Choice("no-more", text("ringkrieg-choose-no-more"), ("button:done",))
        return figure_choice(*pair_of(answer))

    def prompt(self, s: RingkriegState) -> Text:
        key = "ringkrieg-ask-recruit" if self.first == NONE else "ringkrieg-ask-recruit-second"
        return text(key, seat=seat_name(self.seat))

    def why_not(self, s: RingkriegState, picked: Picked) -> str:
        kind = picked.figure
        if kind == NONE:
            if picked.region >= REGION_COUNT or NATION[picked.region] not in NATIONS_OF[self.side]:
                return "RK-M3"
            kind = REGULAR + NATION[picked.region]
        if kind not in recruitable(s, self.side, True):
            return why_never(s, self.side, kind)
        if self.first != NONE and (RANK_OF[kind] == RANK_ELITE or picked.region == self.first):
            return "RK-M7" if picked.region == self.first else self.rule
        return why_not_recruit(s, kind, picked.region, self.side)


STEPS: Final = (diplomacy, recruit)
QUESTIONS: Final = (Diplomacy, Recruit)
