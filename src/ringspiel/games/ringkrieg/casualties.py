"""Casualties (RK-B32 to RK-B42, RK-B61, RK-B63), in battle and by event cards (RK-E21, RK-E31)."""

from __future__ import annotations

from typing import ClassVar, Final, final

from ringspiel.games.ringkrieg.armies import RETURNING, army_of, settle_departure
from ringspiel.games.ringkrieg.board import REGION_COUNT, REGION_OF
from ringspiel.games.ringkrieg.control import stronghold_falls
from ringspiel.games.ringkrieg.figures import ALL_OF, ALL_UNITS, ELITE, FREE, KIND_NAMES, LEADER, ONE, kinds_in, units
from ringspiel.games.ringkrieg.layout import ATTACKER, FORCE, ORIGIN, OWN_HITS
from ringspiel.games.ringkrieg.state import RingkriegState
from ringspiel.games.ringkrieg.words import kind_text, region_text, tell
from ringspiel.table.question import Choice, Question
from ringspiel.table.state import call
from ringspiel.table.text import Text, seat_name, text

OUTRIGHT: Final = 8
"""Added to the kind of an Elite: it is removed for two hits instead of replaced for one."""
ENOUGH: Final = LEADER + OUTRIGHT
"""No further hit on one's own units."""


# --- what a hit can do -----------------------------------------------------------------------------------------------


def attacks_from(s: RingkriegState, location: int, side: int) -> bool:
    b = s.battle
    return bool(b) and b[ATTACKER] == side and b[ORIGIN] == location


def victims(s: RingkriegState, location: int, side: int) -> int:
    """Who can be hit there: in a battle never the rearguard (RK-B9)."""
    return s.battle[FORCE] if attacks_from(s, location, side) else army_of(s, location, side)


def can_replace(s: RingkriegState, elite: int, side: int) -> bool:
    """RK-B34, RK-B41: a Regular of the same nation among the losses or the reinforcements."""
    spare = s.reserve | s.lost if side == FREE else s.reserve
    return bool(spare & ALL_OF[elite - ELITE])


def ways(s: RingkriegState, location: int, side: int, hits: int) -> list[int]:
    """RK-B33, RK-B63: how the next hit can be taken: a Regular, an Elite replaced, or for two hits an Elite."""
    found = kinds_in(victims(s, location, side) & ALL_UNITS)
    if hits > 1:
        found += [kind + OUTRIGHT for kind in found if kind >= ELITE and can_replace(s, kind, side)]
    return found


def strike(s: RingkriegState, location: int, side: int, way: int) -> int:
    """Take one hit, or two for an Elite outright; tells how many."""
    if way >= LEADER:
        remove(s, location, side, way - OUTRIGHT)
        return 2
    if way >= ELITE and can_replace(s, way, side):
        replace(s, location, side, way, "RK-B33")
    else:
        remove(s, location, side, way)
    return 1


def remove(s: RingkriegState, location: int, side: int, kind: int) -> None:
    """A unit falls."""
    change(s, location, side, -ONE[kind])
    bury(s, kind)
    if s.log is not None:
        tell(s, "unit-lost", "RK-B33", region=location, kind=kind)


def replace(s: RingkriegState, location: int, side: int, elite: int, rule: str) -> None:
    """RK-B34, RK-B35: an Elite gives way to a Regular, of the Free Peoples' losses first."""
    regular = elite - ELITE
    change(s, location, side, ONE[regular] - ONE[elite])
    if side == FREE and s.lost & ALL_OF[regular]:
        s.lost -= ONE[regular]
    else:
        s.reserve -= ONE[regular]
    bury(s, elite)
    if s.log is not None:
        tell(s, "elite-reduced", rule, region=location, kind=elite, regular=regular)


def change(s: RingkriegState, location: int, side: int, difference: int) -> None:
    """Figures come and go at a location, and among the attackers if it is theirs."""
    if attacks_from(s, location, side):
        s.battle[FORCE] += difference
    s.at[location] += difference


def bury(s: RingkriegState, kind: int) -> None:
    """RK-B36, RK-B37: the Shadow's units go to the reinforcements, the Free Peoples' are lost for good."""
    if RETURNING & ONE[kind]:
        s.reserve += ONE[kind]
    else:
        s.lost += ONE[kind]


# --- taking hits -----------------------------------------------------------------------------------------------------


def suffer(s: RingkriegState, location: int, side: int, hits: int) -> None:
    """RK-B32, RK-B41: an army takes hits as far as its units last; surplus hits are lost."""
    if hits > 0 and victims(s, location, side) & ALL_UNITS:
        s.ask(Casualty(side, location, hits))


def take_hits(s: RingkriegState, location: int, side: int, hits: int) -> None:
    """RK-E31: hits by an event card, and what follows from them."""
    s.then(call(suffer, location, side, hits), call(settle_hits, location))


def settle_hits(s: RingkriegState, location: int) -> None:
    """RK-E21, RK-X40: Leaders without units go, characters stay; a Stronghold without garrison falls."""
    settle_departure(s, location)
    if location >= REGION_COUNT:
        stronghold_falls(s, REGION_OF[location])


@final
class Casualty(Question[RingkriegState]):
    """DP-29, RK-B33: how the next hit is taken: the kind of unit; for an Elite outright its kind + OUTRIGHT."""

    __slots__ = ("hits", "location")
    kind: ClassVar[str] = "casualty"
    rule: ClassVar[str] = "RK-B33"
    parameters: ClassVar[tuple[str, ...]] = ("seat", "location", "hits")

    def __init__(self, seat: int, location: int, hits: int) -> None:
        super().__init__(seat)
        self.location = location
        self.hits = hits

    def answers(self, s: RingkriegState) -> list[int]:
        return ways(s, self.location, self.seat, self.hits)

    def take(self, s: RingkriegState, answer: int) -> None:
        hits = strike(s, self.location, self.seat, answer)
        suffer(s, self.location, self.seat, self.hits - hits)

    def describe(self, s: RingkriegState, answer: int) -> Choice:
        return describe_way(s, self.seat, answer)

    def prompt(self, s: RingkriegState) -> Text:
        region = region_text(self.location)
        return text("ringkrieg-ask-casualty", seat=seat_name(self.seat), region=region, hits=self.hits)


def describe_way(s: RingkriegState, side: int, way: int) -> Choice:
    outright = way >= LEADER
    kind = way - OUTRIGHT if outright else way
    name = KIND_NAMES[kind]
    if outright:
        return Choice(f"remove {name}", text("ringkrieg-choose-outright", kind=kind_text(kind)), (f"outright:{name}",))
    reduced = kind >= ELITE and can_replace(s, kind, side)
    key = "ringkrieg-choose-reduce" if reduced else "ringkrieg-choose-lose"
    return Choice(name, text(key, kind=kind_text(kind)), (f"figure:{name}",))


@final
class OwnHits(Question[RingkriegState]):
    """RK-B61: hits that a player deals to his own units by a card, one after the other, never the last unit."""

    __slots__ = ("left", "location")
    kind: ClassVar[str] = "own-hits"
    rule: ClassVar[str] = "RK-B61"
    parameters: ClassVar[tuple[str, ...]] = ("seat", "location", "left")

    def __init__(self, seat: int, location: int, left: int) -> None:
        super().__init__(seat)
        self.location = location
        self.left = left

    def answers(self, s: RingkriegState) -> list[int]:
        side = self.seat
        found = ways(s, self.location, side, self.left)
        if units(victims(s, self.location, side)) == 1:
            found = [way for way in found if ELITE <= way < LEADER and can_replace(s, way, side)]
        return [ENOUGH, *found]

    def take(self, s: RingkriegState, answer: int) -> None:
        if answer == ENOUGH:
            return
        hits = strike(s, self.location, self.seat, answer)
        s.battle[OWN_HITS] += hits
        if self.left > hits:
            s.ask(OwnHits(self.seat, self.location, self.left - hits))

    def describe(self, s: RingkriegState, answer: int) -> Choice:
        if answer == ENOUGH:
            return Choice("enough", text("ringkrieg-choose-enough"), ("button:enough",))
        return describe_way(s, self.seat, answer)

    def prompt(self, s: RingkriegState) -> Text:
        return text("ringkrieg-ask-own-hits", seat=seat_name(self.seat), left=self.left)
