"""Army movement (RK-V1 to RK-V25): which army goes where, and who stays behind."""

from __future__ import annotations

from typing import ClassVar, Final, final

from ringspiel.games.ringkrieg.armies import capture
from ringspiel.games.ringkrieg.armies.loose_figures import apart_choice, apart_of
from ringspiel.games.ringkrieg.armies.stacking import (
    IN_REGION,
    army_of,
    mobile,
    room,
    settle_departure,
    shift,
    stays_alone,
    unbound,
)
from ringspiel.games.ringkrieg.cards.triggers import (
    APART_MOVED,
    APART_MOVES,
    ENTERING,
    MARCHES,
    NO_APART_MOVE,
    NO_PASSAGE,
    PASSAGES,
    UNBOUND,
    forbidden,
    happens,
    offered,
    said,
)
from ringspiel.games.ringkrieg.combat.fighters import servants
from ringspiel.games.ringkrieg.pieces.board import BLACK_BORDERS, NEIGHBOURS, REGION_COUNT, REGIONS
from ringspiel.games.ringkrieg.pieces.figures import (
    ALL_OF,
    ALL_UNITS,
    COMPANIONS,
    KIND_NAMES,
    LEADERS,
    MOBILE,
    MOUTH_OF_SAURON,
    NAZGUL_AND_WITCH_KING,
    NONE,
    ONE,
    UNITS,
    WITCH_KINGS,
    kinds_in,
    number_of,
    units,
)
from ringspiel.games.ringkrieg.politics import track
from ringspiel.games.ringkrieg.state import RingkriegState
from ringspiel.games.ringkrieg.teams import tired_nations
from ringspiel.games.ringkrieg.teams.deciders import ACTION, decider, is_mixed, led_from
from ringspiel.games.ringkrieg.telling.asking import SideQuestion
from ringspiel.games.ringkrieg.telling.pairs import pairs
from ringspiel.games.ringkrieg.telling.picking import Picked
from ringspiel.games.ringkrieg.telling.report import tell
from ringspiel.games.ringkrieg.words import force_text, kind_text, region_text
from ringspiel.kernel.question import Choice
from ringspiel.kernel.state import call
from ringspiel.kernel.text import Text, seat_name, text

DONE: Final = 0
GO: Final = 0
# The figures that must go with an army.
ANYBODY: Final = 0
BY_LEADER: Final = 1
BY_NAZGUL: Final = 2
BY_WITCH_KING: Final = 3
BY_COMPANION: Final = 4
LEAD_ON: Final = LEADERS | NAZGUL_AND_WITCH_KING | COMPANIONS | ALL_OF[MOUTH_OF_SAURON]


# --- who may go ------------------------------------------------------------------------------------------------------


def leaders_of(s: RingkriegState, force: int) -> int:
    """RK-V3, RK-V19: the figures that make a Character result enough to move a force.

    Saruman never leaves, but his servants lead too.
    """
    leading = force & LEAD_ON | servants(s, force)
    return leading | force & unbound(s) if s.table & UNBOUND.cards else leading


def is_led(s: RingkriegState, force: int, led: int) -> bool:
    """RK-V3, RK-V8: whether the force has one of the figures that must go with the army."""
    if led == ANYBODY:
        return True
    if led == BY_LEADER:
        return bool(leaders_of(s, force))
    if led == BY_COMPANION:
        return bool(force & COMPANIONS)
    return bool(force & (NAZGUL_AND_WITCH_KING if led == BY_NAZGUL else WITCH_KINGS))


def rested(s: RingkriegState, location: int, side: int) -> int:
    """RK-V10, RK-V11, RK-C3: the figures of a side that have not moved in this action and can move at all."""
    force = s.at[location]
    moved = s.moved
    for place in range(0, len(moved), 2):
        if moved[place] == location:
            force -= moved[place + 1]
    can_go = mobile(s, side) if s.table & UNBOUND.cards else MOBILE[side]
    return force & led_from(s, side, location) & can_go


def able(s: RingkriegState, location: int, side: int, led: int) -> int:
    """The rested figures, if they include a unit and all figures that must go with the army; otherwise 0.

    RK-V20: the besieged stay inside.
    """
    fresh = rested(s, location, side) if location < REGION_COUNT else 0
    return fresh if fresh & ALL_UNITS and is_led(s, fresh, led) else 0


def overflow(s: RingkriegState, region: int, side: int) -> int:
    """RK-V14: units too many after the first of two moves; the second has to take them away."""
    return max(0, number_of(s.at[region] & UNITS[side]) - IN_REGION)


def largest_force(s: RingkriegState, fresh: int, destination: int, side: int) -> int:
    """RK-V4, RK-V15, RK-V16: all rested figures that may enter a neighbouring region; 0 if none may."""
    if not fresh & ALL_UNITS or why_shut(s, destination, side):
        return 0
    kept_out = track.kept_out(s, fresh, destination)
    return fresh & ~kept_out if kept_out else fresh


def why_shut(s: RingkriegState, region: int, side: int) -> str:
    """RK-V16, RK-E15: why no army of a side may enter a region; empty if one may."""
    if s.at[region] & UNITS[1 - side]:
        return "RK-V16"
    return "RK-E15" if s.table & ENTERING.cards and forbidden(s, ENTERING, region, side) else ""


def can_march(s: RingkriegState, fresh: int, origin: int, destination: int, side: int, led: int, left: int) -> bool:
    """Whether some part of the rested figures may make this move by the rules of splitting and stacking."""
    force = largest_force(s, fresh, destination, side)
    return can_send(s, force, origin, destination, side, led, left)


def can_send(s: RingkriegState, force: int, origin: int, destination: int, side: int, led: int, left: int) -> bool:
    """Whether some part of a force may go and the rest may stay, with `left` moves."""
    return not why_not_send(s, force, origin, destination, side, led, left)


def why_not_send(s: RingkriegState, force: int, origin: int, destination: int, side: int, led: int, left: int) -> str:
    """RK-V3, RK-V6, RK-V13 to RK-V15: why no part of a force may go while the rest stays; empty if one may."""
    going = units(force)
    if not going:
        return "RK-V15"
    if not is_led(s, force, led):
        return "RK-V3"
    least = max(1, overflow(s, origin, side))
    if s.teams is not None:
        barred = tired_nations.why_not_with(s, side, origin, force)
        if barred:
            return barred
        least = max(least, tired_nations.fewest(s, side, force))
    if going < least:
        return "RK-V14"
    if going == least and leaves_leaders_alone(s, origin, side, force):
        return "RK-V6"
    space = room(s, destination, side)
    if space < least and left > 1:
        space += relief(s, destination, side, origin, least, led)
    return "RK-V13" if space < least else ""


def leaves_leaders_alone(s: RingkriegState, origin: int, side: int, going: int) -> bool:
    """RK-V6, RK-449: Leaders of the army that goes stay behind without units; a teammate's own army keeps its own."""
    return stays_alone(army_of(s, origin, side) - going, LEADERS & led_from(s, side, origin))


def why_not_leave(s: RingkriegState, origin: int, side: int, led: int, left: int) -> str:
    """Why no army can move from a location in this action; empty if one can."""
    if origin >= REGION_COUNT:
        return "RK-V20"
    if not s.has_units(origin, side):
        return "RK-V1"
    if crowded_region(s, side) not in (NONE, origin):
        return "RK-V14"
    if not s.at[origin] & led_from(s, side, origin) & ALL_UNITS:
        return "RK-421" if is_mixed(s, origin) else "RK-412"
    fresh = rested(s, origin, side)
    if not fresh & ALL_UNITS:
        return "RK-V10"
    barred = tired_nations.why_not_with(s, side, origin, fresh)
    if barred:
        return barred
    if not is_led(s, fresh, led):
        return "RK-V3"
    around = within_one_move(s, origin, side)
    return "" if any(can_march(s, fresh, origin, to, side, led, left) for to in around) else "RK-V4-shut"


def within_one_move(s: RingkriegState, origin: int, side: int) -> list[int]:
    """RK-V4: the regions next to an army, and those to which something else takes it."""
    return NEIGHBOURS[origin] + offered(s, PASSAGES, origin, side) if s.table & PASSAGES.cards else NEIGHBOURS[origin]


def why_not_march(s: RingkriegState, origin: int, destination: int, side: int, led: int, left: int) -> str:
    """RK-V4, RK-V17: why an army may not go from one region to another; empty if it may."""
    if destination >= REGION_COUNT:
        return "RK-V20"
    if destination not in within_one_move(s, origin, side):
        by_land = "RK-V17" if destination in BLACK_BORDERS[origin] else "RK-V4"
        return said(s, NO_PASSAGE, origin, destination, side) or by_land
    force = largest_force(s, rested(s, origin, side), destination, side)
    return why_shut(s, destination, side) or why_not_send(s, force, origin, destination, side, led, left)


def relief(s: RingkriegState, region: int, side: int, coming_from: int, coming: int, led: int) -> int:
    """RK-V14: how many units in a region could leave it with the next move of the same action. The arriving units
    leave room behind them. If no units stay there, a siege of that place ends, and the besieged come out (RK-X23).
    """
    best = 0
    guarded = units(s.at[coming_from] & UNITS[side]) > coming
    fresh = rested(s, region, side)
    for neighbour in within_one_move(s, region, side):
        if neighbour == coming_from and s.is_besieged(neighbour) and not guarded:
            continue
        force = largest_force(s, fresh, neighbour, side)
        leaving = units(force) if is_led(s, force, led) else 0
        if s.teams is not None and tired_nations.why_not_with(s, side, region, force):
            leaving = 0
        space = room(s, neighbour, side) + (coming if neighbour == coming_from else 0)
        best = max(best, min(leaving, space))
    return best


def marches(s: RingkriegState, side: int, led: int, left: int) -> list[int]:
    """All moves from region to region, as answers, with this number of moves left."""
    crowded = crowded_region(s, side)
    found = []
    for origin in s.places(UNITS[side]) if crowded == NONE else [crowded]:
        fresh = able(s, origin, side, led)
        if fresh:
            around = within_one_move(s, origin, side)
            found += pairs(origin, [to for to in around if can_march(s, fresh, origin, to, side, led, left)])
    return found


def can_move_army(s: RingkriegState, side: int, led: int, left: int) -> bool:
    """Whether an army or anything else of a side can move at all, with this number of moves."""
    for origin in s.places(UNITS[side]):
        fresh = able(s, origin, side, led)
        if fresh:
            for destination in within_one_move(s, origin, side):
                if can_march(s, fresh, origin, destination, side, led, left):
                    return True
    return bool(moves_apart(s, side, led))


def crowded_region(s: RingkriegState, side: int) -> int:
    """The region that a first move has overfilled (RK-V14), or NONE."""
    for place in range(0, len(s.moved), 2):
        if overflow(s, s.moved[place], side):
            return s.moved[place]
    return NONE


# --- figures apart from armies ---------------------------------------------------------------------------------------


def moves_apart(s: RingkriegState, side: int, led: int) -> list[int]:
    """One of the moves of a die, not of a card; not while a region is too full (RK-V14)."""
    if not s.table & APART_MOVES.cards or led != ANYBODY or s.event != NONE or crowded_region(s, side) != NONE:
        return []
    return offered(s, APART_MOVES, side)


# --- the move --------------------------------------------------------------------------------------------------------


def move_armies(s: RingkriegState, most: int, led: int) -> None:
    """RK-V2, RK-V3: up to `most` different armies; `led` ones need a Leader or character on the way."""
    s.moved.clear()
    s.ask(MoveArmy(decider(s, s.acting, ACTION), s.acting, most, 1, led))


def next_army(s: RingkriegState, left: int, led: int) -> None:
    """RK-V2: another army, if there is one that can move."""
    if left and can_move_army(s, s.acting, led, left):
        s.ask(MoveArmy(decider(s, s.acting, ACTION), s.acting, left, 0, led))


def march(s: RingkriegState, force: int, origin: int, destination: int) -> None:
    """RK-A3, RK-V18, RK-C22: the force goes, merges with friends, captures what is undefended."""
    side = s.acting
    happens(s, MARCHES, origin, destination)
    shift(s, force, origin, destination)
    tired_nations.acts_with(s, force, destination)
    s.moved += [destination, force]
    if s.log is not None:
        tell(s, "army-moved", "RK-V1", side=side, origin=origin, to=destination, force=force)
    settle_departure(s, origin)
    capture.army_enters(s, destination, side, force)
    track.companion_arrived(s, destination, force)


def march_along(s: RingkriegState, force: int, way: tuple[int, ...]) -> None:
    """RK-V24: the force goes region by region. It counts as moved only where it ends."""
    before = len(s.moved)
    for place in range(1, len(way)):
        del s.moved[before:]
        march(s, force, way[place - 1], way[place])


@final
class MoveArmy(SideQuestion):
    """DP-13, RK-V1 to RK-V4: an army and its destination, or no further army."""

    __slots__ = ("first", "led", "left")
    kind: ClassVar[str] = "move-army"
    rule: ClassVar[str] = "RK-V4"
    parameters: ClassVar[tuple[str, ...]] = ("seat", "side", "left", "first", "led")
    asks: ClassVar[tuple[str, ...]] = ("region", "to", "button")
    also: ClassVar[tuple[str, ...]] = ("figure",)

    def __init__(self, seat: int, side: int, left: int, first: int, led: int) -> None:
        super().__init__(seat, side)
        self.left = left
        self.first = first
        self.led = led

    def answers(self, s: RingkriegState) -> list[int]:
        found = marches(s, self.side, self.led, self.left) + moves_apart(s, self.side, self.led)
        if not self.first and crowded_region(s, self.side) == NONE:
            found.insert(0, DONE)
        return found

    def take(self, s: RingkriegState, answer: int) -> None:
        if answer == DONE:
            return
        s.then(call(next_army, self.left - 1, self.led))
        kind, origin, destination = apart_of(answer)
        if kind != NONE:
            happens(s, APART_MOVED, kind, origin, destination)
            return
        s.picked = largest_force(s, rested(s, origin, self.side), destination, self.side)
        s.ask(WhoGoes(self.seat, self.side, origin, destination, self.left, self.led, ()))

    def describe(self, s: RingkriegState, answer: int) -> Choice:
        if answer == DONE:
            return Choice("done", text("ringkrieg-choose-done"), ("button:done",))
        kind, origin, destination = apart_of(answer)
        if kind != NONE:
            return apart_choice(kind, origin, destination)
        words = text("ringkrieg-choose-march", origin=region_text(origin), to=region_text(destination))
        targets = (f"region:{REGIONS[origin]}", f"to:{REGIONS[destination]}")
        return Choice(f"{REGIONS[origin]}->{REGIONS[destination]}", words, targets)

    def prompt(self, s: RingkriegState) -> Text:
        return text("ringkrieg-ask-move-army", seat=seat_name(self.seat), left=self.left)

    def why_not(self, s: RingkriegState, picked: Picked) -> str:
        if picked.button != NONE:
            return "RK-V2" if self.first else "RK-V14"
        if picked.figure != NONE:
            return said(s, NO_APART_MOVE, self.side, picked.figure, picked.region, picked.to) or "RK-V1-figure"
        if picked.region == NONE:
            return ""
        reason = why_not_leave(s, picked.region, self.side, self.led, self.left)
        if reason or picked.to == NONE:
            return reason
        return why_not_march(s, picked.region, picked.to, self.side, self.led, self.left)


@final
class WhoGoes(SideQuestion):
    """DP-13, RK-V5 to RK-V9: go with those picked (0), or leave one more figure behind (its kind + 1).

    `via` are the regions on the way of a longer march by card.
    """

    __slots__ = ("destination", "led", "left", "origin", "via")
    kind: ClassVar[str] = "who-goes"
    rule: ClassVar[str] = "RK-V5"
    parameters: ClassVar[tuple[str, ...]] = ("seat", "side", "origin", "destination", "left", "led", "via")
    asks: ClassVar[tuple[str, ...]] = ("figure", "button")

    def __init__(
        self, seat: int, side: int, origin: int, destination: int, left: int, led: int, via: tuple[int, ...]
    ) -> None:
        super().__init__(seat, side)
        self.via = via
        self.origin = origin
        self.destination = destination
        self.left = left
        self.led = led

    def answers(self, s: RingkriegState) -> list[int]:
        found = [] if self.hindrance(s) else [GO]
        return found + [kind + 1 for kind in kinds_in(s.picked) if not self.needs(s, kind)]

    def hindrance(self, s: RingkriegState) -> str:
        """The rule that forbids going with just the figures picked; empty if none does."""
        if leaves_leaders_alone(s, self.origin, self.side, s.picked):
            return "RK-V6"
        space = room(s, self.destination, self.side)
        coming = units(s.picked)
        excess = coming - space
        if excess <= 0:
            return ""
        relieved = relief(s, self.destination, self.side, self.origin, coming, self.led) if self.left > 1 else 0
        return "RK-V13" if excess > relieved else ""

    def needs(self, s: RingkriegState, kind: int) -> str:
        """The rule that forbids leaving one more figure of this kind behind; empty if none does."""
        rest = s.picked - ONE[kind]
        if units(rest) < max(1, overflow(s, self.origin, self.side)):
            return "RK-V22"
        if not is_led(s, rest, self.led):
            return "RK-V8"
        barred = tired_nations.why_not_with(s, self.side, self.origin, rest)
        if barred:
            return barred
        staying = army_of(s, self.origin, self.side) - rest
        if LEADERS & ONE[kind] and not staying & ALL_UNITS:
            return "RK-V6"
        return ""

    def take(self, s: RingkriegState, answer: int) -> None:
        if answer == GO:
            march_along(s, s.picked, (self.origin, *self.via, self.destination))
        else:
            s.picked -= ONE[answer - 1]
            s.ask(WhoGoes(self.seat, self.side, self.origin, self.destination, self.left, self.led, self.via))

    def describe(self, s: RingkriegState, answer: int) -> Choice:
        if answer == GO:
            return Choice("go", text("ringkrieg-choose-go", force=force_text(s.picked)), ("button:go",))
        name = KIND_NAMES[answer - 1]
        return Choice(name, text("ringkrieg-choose-stay", kind=kind_text(answer - 1)), (f"figure:{name}",))

    def prompt(self, s: RingkriegState) -> Text:
        to = region_text(self.destination)
        return text("ringkrieg-ask-who-goes", seat=seat_name(self.seat), to=to, force=force_text(s.picked))

    def why_not(self, s: RingkriegState, picked: Picked) -> str:
        if picked.figure == NONE:
            return self.hindrance(s)
        return self.needs(s, picked.figure) if picked.figure in kinds_in(s.picked) else self.rule


STEPS: Final = (move_armies, next_army)
QUESTIONS: Final = (MoveArmy, WhoGoes)
