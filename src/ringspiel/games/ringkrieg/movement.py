"""Army movement (RK-V1 to RK-V25): which army goes where, and who stays behind."""

from __future__ import annotations

from typing import ClassVar, Final, final

from ringspiel.games.ringkrieg import bans, control, politics
from ringspiel.games.ringkrieg.armies import IN_REGION, army_of, room, settle_departure, shift
from ringspiel.games.ringkrieg.board import NEIGHBOURS, REGION_COUNT, REGIONS
from ringspiel.games.ringkrieg.figures import (
    ALL_OF,
    ALL_UNITS,
    COMPANIONS,
    ELITE,
    ISENGARD,
    KIND_NAMES,
    LEADERS,
    MOUTH_OF_SAURON,
    NAZGUL_AND_WITCH_KING,
    NOBODY,
    ONE,
    SARUMAN,
    UNITS,
    WITCH_KING,
    kinds_in,
    other,
    units,
)
from ringspiel.games.ringkrieg.state import RingkriegState
from ringspiel.games.ringkrieg.words import force_text, kind_text, region_text, tell
from ringspiel.table.question import Choice, Question, Refusal
from ringspiel.table.state import call
from ringspiel.table.text import Text, seat_name, text

DONE: Final = 0
GO: Final = 0
# Who has to go with an army.
ANYBODY: Final = 0
BY_LEADER: Final = 1
BY_NAZGUL: Final = 2
BY_WITCH_KING: Final = 3
BY_COMPANION: Final = 4
WALKERS: Final = COMPANIONS | ALL_OF[MOUTH_OF_SAURON]
PAIR: Final = 128
"""An answer that names two regions is origin * PAIR + destination + 1."""


# --- who may go ------------------------------------------------------------------------------------------------------


def leaders_of(s: RingkriegState, force: int) -> int:
    """RK-V3, RK-V19: the figures that make a Character result enough to move a force.

    Saruman never leaves; while he is in play the Elites of Isengard are Leaders too (Servants of the White Hand).
    """
    leading = force & (LEADERS | NAZGUL_AND_WITCH_KING | WALKERS)
    elites = force & ALL_OF[ELITE + ISENGARD]
    return leading | elites if elites and s.where(SARUMAN) != NOBODY else leading


def is_led(s: RingkriegState, force: int, led: int) -> bool:
    """RK-V3, RK-V8: whether somebody of those who have to go with the army is in the force."""
    if led == ANYBODY:
        return True
    if led == BY_LEADER:
        return bool(leaders_of(s, force))
    if led == BY_COMPANION:
        return bool(force & COMPANIONS)
    return bool(force & (NAZGUL_AND_WITCH_KING if led == BY_NAZGUL else ALL_OF[WITCH_KING]))


def rested(s: RingkriegState, location: int, side: int) -> int:
    """RK-V10, RK-V11, RK-C3: the figures of a side that have not moved in this action and can move at all."""
    force = army_of(s, location, side) & ~ALL_OF[SARUMAN]
    moved = s.moved
    for place in range(0, len(moved), 2):
        if moved[place] == location:
            force -= moved[place + 1]
    return force


def overflow(s: RingkriegState, region: int, side: int) -> int:
    """RK-V14: units too many after the first of two moves; the second has to take them away."""
    return max(0, units(s.at[region] & UNITS[side]) - IN_REGION)


def largest_force(s: RingkriegState, fresh: int, destination: int, side: int) -> int:
    """RK-V4, RK-V15, RK-V16: all of the rested figures who may enter a neighbouring region; 0 if nobody may."""
    if s.at[destination] & UNITS[other(side)] or not fresh & ALL_UNITS or bans.barred(s, destination, side):
        return 0
    return fresh & ~politics.kept_out(s, fresh, destination)


def can_march(s: RingkriegState, fresh: int, origin: int, destination: int, side: int, led: int) -> bool:
    """Whether some part of the rested figures may make this move by the rules of splitting and stacking."""
    force = largest_force(s, fresh, destination, side)
    return can_send(s, force, origin, destination, side, led)


def can_send(s: RingkriegState, force: int, origin: int, destination: int, side: int, led: int) -> bool:
    """RK-V6, RK-V13, RK-V22: whether some part of a force may go and the rest may stay."""
    going = units(force)
    if not going or not is_led(s, force, led):
        return False
    least = max(1, overflow(s, origin, side))
    if going < least:
        return False
    staying = army_of(s, origin, side) - force
    if staying & LEADERS and not staying & ALL_UNITS and going < least + 1:
        return False
    return room(s, destination, side) >= least


def relief(s: RingkriegState, region: int, side: int, coming_from: int, staying: int, led: int) -> int:
    """RK-V14: how many units that stand in a region now could leave it with the next move of the same action.

    `staying` remain where others come from; if they cannot keep up a siege there, the besieged come out (RK-X23).
    """
    best = 0
    fresh = rested(s, region, side)
    for neighbour in NEIGHBOURS[region]:
        if neighbour == coming_from and s.is_besieged(neighbour) and not staying & ALL_UNITS:
            continue
        force = largest_force(s, fresh, neighbour, side)
        leaving = units(force) if is_led(s, force, led) else 0
        if neighbour != coming_from:
            leaving = min(leaving, room(s, neighbour, side))
        best = max(best, leaving)
    return best


def marches(s: RingkriegState, side: int, led: int) -> list[int]:
    """All moves from region to region, as answers."""
    crowded = crowded_region(s, side)
    found = []
    own = UNITS[side]
    for origin, force in enumerate(s.at[:REGION_COUNT]):
        if force & own and (crowded == NOBODY or origin == crowded):
            fresh = rested(s, origin, side)
            for destination in NEIGHBOURS[origin]:
                if can_march(s, fresh, origin, destination, side, led):
                    found.append(origin * PAIR + destination + 1)
    return found


def can_move_army(s: RingkriegState, side: int, led: int) -> bool:
    """Whether any army of a side can move at all."""
    own = UNITS[side]
    for origin, force in enumerate(s.at[:REGION_COUNT]):
        if force & own:
            fresh = rested(s, origin, side)
            for destination in NEIGHBOURS[origin]:
                if can_march(s, fresh, origin, destination, side, led):
                    return True
    return False


def crowded_region(s: RingkriegState, side: int) -> int:
    """The region that a first move has overfilled (RK-V14), or NOBODY."""
    for place in range(0, len(s.moved), 2):
        if overflow(s, s.moved[place], side):
            return s.moved[place]
    return NOBODY


# --- the move --------------------------------------------------------------------------------------------------------


def move_armies(s: RingkriegState, most: int, led: int) -> None:
    """RK-V2, RK-V3: up to `most` different armies; `led` ones need a Leader or character on the way."""
    s.moved.clear()
    s.ask(MoveArmy(s.acting, most, 1, led))


def next_army(s: RingkriegState, left: int, led: int) -> None:
    """RK-V2: another army, if there is one that can move."""
    if left and can_move_army(s, s.acting, led):
        s.ask(MoveArmy(s.acting, left, 0, led))


def march(s: RingkriegState, force: int, origin: int, destination: int) -> None:
    """RK-A3, RK-V18, RK-C22: the force goes, merges with friends, captures what is undefended."""
    side = s.acting
    shift(s, force, origin, destination)
    s.moved += [destination, force]
    if s.log is not None:
        tell(s, "army-moved", "RK-V1", side=side, origin=origin, to=destination, force=force)
    settle_departure(s, origin)
    control.army_enters(s, destination, side)
    politics.companion_arrived(s, destination, force)


def march_along(s: RingkriegState, force: int, way: tuple[int, ...]) -> None:
    """RK-V24: region by region; as having moved they count only where they end."""
    before = len(s.moved)
    for place in range(1, len(way)):
        del s.moved[before:]
        march(s, force, way[place - 1], way[place])


@final
class MoveArmy(Question[RingkriegState]):
    """DP-13, RK-V1 to RK-V4: an army and its destination, or no further army."""

    __slots__ = ("first", "led", "left")
    kind: ClassVar[str] = "move-army"
    rule: ClassVar[str] = "RK-V4"
    parameters: ClassVar[tuple[str, ...]] = ("seat", "left", "first", "led")

    def __init__(self, seat: int, left: int, first: int, led: int) -> None:
        super().__init__(seat)
        self.left = left
        self.first = first
        self.led = led

    def answers(self, s: RingkriegState) -> list[int]:
        found = marches(s, self.seat, self.led)
        if not self.first and crowded_region(s, self.seat) == NOBODY:
            found.insert(0, DONE)
        return found

    def take(self, s: RingkriegState, answer: int) -> None:
        if answer == DONE:
            return
        origin, destination = divmod(answer - 1, PAIR)
        s.picked = largest_force(s, rested(s, origin, self.seat), destination, self.seat)
        s.then(call(next_army, self.left - 1, self.led))
        s.ask(WhoGoes(self.seat, origin, destination, self.left, self.led, ()))

    def describe(self, s: RingkriegState, answer: int) -> Choice:
        if answer == DONE:
            return Choice("done", text("ringkrieg-choose-done"), ("button:done",))
        origin, destination = divmod(answer - 1, PAIR)
        words = text("ringkrieg-choose-march", origin=region_text(origin), to=region_text(destination))
        targets = (f"region:{REGIONS[origin]}", f"to:{REGIONS[destination]}")
        return Choice(f"{REGIONS[origin]}->{REGIONS[destination]}", words, targets)

    def prompt(self, s: RingkriegState) -> Text:
        return text("ringkrieg-ask-move-army", seat=seat_name(self.seat), left=self.left)


@final
class WhoGoes(Question[RingkriegState]):
    """DP-13, RK-V5 to RK-V9: go with those picked (0), or leave one more figure behind (its kind + 1).

    `via` are the regions on the way of a longer march by card.
    """

    __slots__ = ("destination", "led", "left", "origin", "via")
    kind: ClassVar[str] = "who-goes"
    rule: ClassVar[str] = "RK-V5"
    parameters: ClassVar[tuple[str, ...]] = ("seat", "origin", "destination", "left", "led", "via")

    def __init__(self, seat: int, origin: int, destination: int, left: int, led: int, via: tuple[int, ...]) -> None:
        super().__init__(seat)
        self.via = via
        self.origin = origin
        self.destination = destination
        self.left = left
        self.led = led

    def answers(self, s: RingkriegState) -> list[int]:
        found = [] if self.hindrance(s) else [GO]
        return found + [kind + 1 for kind in kinds_in(s.picked) if not self.needs(s, kind)]

    def hindrance(self, s: RingkriegState) -> str:
        """The rule that forbids to go with just those picked; empty if none does."""
        staying = army_of(s, self.origin, self.seat) - s.picked
        if staying & LEADERS and not staying & ALL_UNITS:
            return "RK-V6"
        space = room(s, self.destination, self.seat)
        excess = units(s.picked) - space
        if excess <= 0:
            return ""
        relieved = relief(s, self.destination, self.seat, self.origin, staying, self.led) if self.left > 1 else 0
        return "RK-V13" if excess > relieved else ""

    def needs(self, s: RingkriegState, kind: int) -> str:
        """The rule that forbids to leave one more figure of this kind behind; empty if none does."""
        rest = s.picked - ONE[kind]
        if units(rest) < max(1, overflow(s, self.origin, self.seat)):
            return "RK-V22"
        if not is_led(s, rest, self.led):
            return "RK-V8"
        staying = army_of(s, self.origin, self.seat) - rest
        if LEADERS & ONE[kind] and not staying & ALL_UNITS:
            return "RK-V6"
        return ""

    def take(self, s: RingkriegState, answer: int) -> None:
        if answer == GO:
            march_along(s, s.picked, (self.origin, *self.via, self.destination))
        else:
            s.picked -= ONE[answer - 1]
            s.ask(WhoGoes(self.seat, self.origin, self.destination, self.left, self.led, self.via))

    def describe(self, s: RingkriegState, answer: int) -> Choice:
        if answer == GO:
            return Choice("go", text("ringkrieg-choose-go", force=force_text(s.picked)), ("button:go",))
        name = KIND_NAMES[answer - 1]
        return Choice(name, text("ringkrieg-choose-stay", kind=kind_text(answer - 1)), (f"figure:{name}",))

    def prompt(self, s: RingkriegState) -> Text:
        to = region_text(self.destination)
        return text("ringkrieg-ask-who-goes", seat=seat_name(self.seat), to=to, force=force_text(s.picked))

    def refusal(self, s: RingkriegState, answer: int) -> Refusal:
        if answer == GO:
            rule = self.hindrance(s)
        else:
            rule = self.needs(s, answer - 1) if answer - 1 in kinds_in(s.picked) else ""
        rule = rule or self.rule
        return Refusal(rule, text(f"ringkrieg-refuse-{rule}"))
