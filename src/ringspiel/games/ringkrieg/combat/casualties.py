"""Casualties (RK-B32 to RK-B42, RK-B61, RK-B63), in battle and by event cards (RK-E21, RK-E31)."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar, Final, final

from ringspiel.games.ringkrieg.armies.capture import stronghold_falls
from ringspiel.games.ringkrieg.armies.stacking import RETURNING, settle_departure
from ringspiel.games.ringkrieg.combat.fighters import battle_of, fighter
from ringspiel.games.ringkrieg.pieces.board import REGION_COUNT, REGION_OF
from ringspiel.games.ringkrieg.pieces.figures import (
    ALL_OF,
    ALL_UNITS,
    ELITE,
    FREE,
    KIND_NAMES,
    KINDS,
    NATION_COUNT,
    ONE,
    REGULAR,
    kinds_in,
    units,
)
from ringspiel.games.ringkrieg.state import RingkriegState
from ringspiel.games.ringkrieg.teams.deciders import army_leader, struck
from ringspiel.games.ringkrieg.telling.asking import SideQuestion
from ringspiel.games.ringkrieg.telling.picking import Picked
from ringspiel.games.ringkrieg.telling.report import tell
from ringspiel.games.ringkrieg.words import kind_text, region_text
from ringspiel.kernel.question import Choice
from ringspiel.kernel.state import call
from ringspiel.kernel.text import Text, seat_name, text

ENOUGH: Final = -1
"""No further hit on one's own units."""


# --- what a hit can do -----------------------------------------------------------------------------------------------


def attacks_from(s: RingkriegState, location: int, side: int) -> bool:
    b = s.battle
    return b is not None and b.attacker == side and b.origin == location


def victims(s: RingkriegState, location: int, side: int) -> int:
    """The figures that can take the next hit there; in a battle never the rearguard (RK-B9)."""
    return battle_of(s).force if attacks_from(s, location, side) else struck(s, side, location)


def can_replace(s: RingkriegState, side: int, elite: int) -> bool:
    """RK-B34, RK-B41: a Regular of the same nation among the losses or the reinforcements."""
    spare = s.reserve | s.lost if side == FREE else s.reserve
    return bool(spare & ALL_OF[elite - ELITE])


def why_not_hit(s: RingkriegState, location: int, side: int, kind: int, table: dict[int, Way]) -> str:
    """RK-B33, RK-B9: why a figure cannot take a hit; empty if it can, or for one hit only."""
    if not ONE[kind] & ALL_UNITS:
        return "RK-B33"
    if kind not in kinds_in(victims(s, location, side)):
        stands_apart = s.at[location] & ALL_OF[kind] and not attacks_from(s, location, side)
        return "RK-448" if stands_apart else "RK-B33-absent"
    return table[kind].why_not(s, location, side, kind)


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
        battle_of(s).force += difference
    s.at[location] += difference


def bury(s: RingkriegState, kind: int) -> None:
    """RK-B36, RK-B37: the Shadow's units go to the reinforcements, the Free Peoples' are lost for good."""
    if RETURNING & ONE[kind]:
        s.reserve += ONE[kind]
    else:
        s.lost += ONE[kind]


# --- ways to take a hit ----------------------------------------------------------------------------------------------


def nothing(s: RingkriegState, location: int, side: int, kind: int) -> str:
    return ""


def why_not_outright(s: RingkriegState, location: int, side: int, kind: int) -> str:
    """RK-B63: an Elite that cannot be replaced is lost to one hit."""
    return "" if can_replace(s, side, kind) else "RK-B34"


def one(s: RingkriegState, side: int, kind: int) -> int:
    return 1


def none_if_replaced(s: RingkriegState, side: int, kind: int) -> int:
    return 0 if can_replace(s, side, kind) else 1


def reduce(s: RingkriegState, location: int, side: int, kind: int) -> None:
    """RK-B34: an Elite is replaced, or lost if there is no Regular."""
    if can_replace(s, side, kind):
        replace(s, location, side, kind, "RK-B33")
    else:
        remove(s, location, side, kind)


def say_lost(s: RingkriegState, side: int, kind: int) -> Choice:
    name = KIND_NAMES[kind]
    return Choice(name, text("ringkrieg-choose-lose", kind=kind_text(kind)), (f"figure:{name}",))


def say_reduced(s: RingkriegState, side: int, kind: int) -> Choice:
    if not can_replace(s, side, kind):
        return say_lost(s, side, kind)
    name = KIND_NAMES[kind]
    return Choice(name, text("ringkrieg-choose-reduce", kind=kind_text(kind)), (f"figure:{name}",))


def say_outright(s: RingkriegState, side: int, kind: int) -> Choice:
    name = KIND_NAMES[kind]
    return Choice(f"remove {name}", text("ringkrieg-choose-outright", kind=kind_text(kind)), (f"outright:{name}",))


@final
class Way:
    """One way to take a hit with a unit of a kind.

    number    the answer
    hits      how many of the hits it takes
    why_not   why it cannot be chosen now; empty if it can
    losses    how many units the army has less
    strike    what is done
    say       how it is offered
    """

    __slots__ = ("hits", "kind", "losses", "number", "say", "strike", "why_not")

    def __init__(
        self,
        number: int,
        kind: int,
        hits: int,
        why_not: Callable[[RingkriegState, int, int, int], str],
        losses: Callable[[RingkriegState, int, int], int],
        strike: Callable[[RingkriegState, int, int, int], None],
        say: Callable[[RingkriegState, int, int], Choice],
    ) -> None:
        self.number = number
        self.kind = kind
        self.hits = hits
        self.why_not = why_not
        self.losses = losses
        self.strike = strike
        self.say = say


_OUTRIGHT: Final = KINDS
"""Added to the kind of an Elite that is removed for two hits instead of replaced for one."""

WAYS: Final = {
    way.number: way
    for way in (
        *(Way(REGULAR + nation, REGULAR + nation, 1, nothing, one, remove, say_lost) for nation in range(NATION_COUNT)),
        *(
            Way(ELITE + nation, ELITE + nation, 1, nothing, none_if_replaced, reduce, say_reduced)
            for nation in range(NATION_COUNT)
        ),
        *(
            Way(_OUTRIGHT + ELITE + nation, ELITE + nation, 2, why_not_outright, one, remove, say_outright)
            for nation in range(NATION_COUNT)
        ),
    )
}
"""RK-B33, RK-B63, by answer: a Regular, an Elite replaced, or for two hits an Elite that could be replaced."""
OWN_WAYS: Final = dict(WAYS)
"""RK-B61: the same for hits that a player deals to their own units."""


def ways(s: RingkriegState, location: int, side: int, hits: int, table: dict[int, Way]) -> list[Way]:
    """How the next hit can be taken."""
    force = victims(s, location, side)
    found = [way for way in table.values() if force & ALL_OF[way.kind] and way.hits <= hits]
    return [way for way in found if not way.why_not(s, location, side, way.kind)]


# --- taking hits -----------------------------------------------------------------------------------------------------


def suffer(s: RingkriegState, location: int, side: int, hits: int) -> None:
    """RK-B32, RK-B41: an army takes hits as long as it has units; surplus hits are lost."""
    if hits > 0 and victims(s, location, side) & ALL_UNITS:
        s.ask(Casualty(army_leader(s, side, victims(s, location, side)), side, location, hits))


def take_hits(s: RingkriegState, location: int, side: int, hits: int) -> None:
    """RK-E31: hits by an event card, and what follows from them."""
    s.then(call(suffer, location, side, hits), call(settle_hits, location))


def settle_hits(s: RingkriegState, location: int) -> None:
    """RK-E21, RK-X40: Leaders without units go, characters stay; a Stronghold without garrison falls."""
    settle_departure(s, location)
    if location >= REGION_COUNT:
        stronghold_falls(s, REGION_OF[location])


@final
class Casualty(SideQuestion):
    """DP-29, RK-B33: how the next hit is taken, by the number of the way."""

    __slots__ = ("hits", "location")
    kind: ClassVar[str] = "casualty"
    rule: ClassVar[str] = "RK-B33"
    parameters: ClassVar[tuple[str, ...]] = ("seat", "side", "location", "hits")
    asks: ClassVar[tuple[str, ...]] = ("figure",)

    def __init__(self, seat: int, side: int, location: int, hits: int) -> None:
        super().__init__(seat, side)
        self.location = location
        self.hits = hits

    def answers(self, s: RingkriegState) -> list[int]:
        return [way.number for way in ways(s, self.location, self.side, self.hits, WAYS)]

    def take(self, s: RingkriegState, answer: int) -> None:
        way = WAYS[answer]
        way.strike(s, self.location, self.side, way.kind)
        suffer(s, self.location, self.side, self.hits - way.hits)

    def describe(self, s: RingkriegState, answer: int) -> Choice:
        return WAYS[answer].say(s, self.side, WAYS[answer].kind)

    def prompt(self, s: RingkriegState) -> Text:
        region = region_text(self.location)
        return text("ringkrieg-ask-casualty", seat=seat_name(self.seat), region=region, hits=self.hits)

    def why_not(self, s: RingkriegState, picked: Picked) -> str:
        return why_not_hit(s, self.location, self.side, picked.figure, WAYS)


@final
class OwnHits(SideQuestion):
    """RK-B61: hits that a player deals to their own units by a card, one after the other, never the last unit."""

    __slots__ = ("left", "location")
    kind: ClassVar[str] = "own-hits"
    rule: ClassVar[str] = "RK-B61"
    parameters: ClassVar[tuple[str, ...]] = ("seat", "side", "location", "left")
    asks: ClassVar[tuple[str, ...]] = ("figure",)

    def __init__(self, seat: int, side: int, location: int, left: int) -> None:
        super().__init__(seat, side)
        self.location = location
        self.left = left

    def answers(self, s: RingkriegState) -> list[int]:
        most = units(victims(s, self.location, self.side)) - 1
        found = ways(s, self.location, self.side, self.left, OWN_WAYS)
        return [ENOUGH, *(way.number for way in found if way.losses(s, self.side, way.kind) <= most)]

    def take(self, s: RingkriegState, answer: int) -> None:
        if answer == ENOUGH:
            return
        way = OWN_WAYS[answer]
        way.strike(s, self.location, self.side, way.kind)
        fighter(s, self.side).own_hits += way.hits
        if self.left > way.hits:
            s.ask(OwnHits(self.seat, self.side, self.location, self.left - way.hits))

    def describe(self, s: RingkriegState, answer: int) -> Choice:
        if answer == ENOUGH:
            return Choice("enough", text("ringkrieg-choose-enough"), ("button:enough",))
        return OWN_WAYS[answer].say(s, self.side, OWN_WAYS[answer].kind)

    def prompt(self, s: RingkriegState) -> Text:
        return text("ringkrieg-ask-own-hits", seat=seat_name(self.seat), left=self.left)

    def why_not(self, s: RingkriegState, picked: Picked) -> str:
        return why_not_hit(s, self.location, self.side, picked.figure, OWN_WAYS) or self.rule


STEPS: Final = (suffer, take_hits, settle_hits)
QUESTIONS: Final = (Casualty, OwnHits)
