"""Army movement (RK-V1 to RK-V25): an army goes, and some of it may stay behind. `routes` says where it may go."""

from __future__ import annotations

from typing import ClassVar, Final, final

from ringspiel.games.ringkrieg.armies import capture
from ringspiel.games.ringkrieg.armies.loose_figures import apart_choice, apart_of
from ringspiel.games.ringkrieg.armies.routes import (
    can_move_army,
    crowded_region,
    is_led,
    largest_force,
    leaves_leaders_alone,
    marches,
    moves_apart,
    overflow,
    relief,
    rested,
    why_not_leave,
    why_not_march,
)
from ringspiel.games.ringkrieg.armies.stacking import army_of, room, settle_departure, shift
from ringspiel.games.ringkrieg.cards.triggers import APART_MOVED, MARCHES, NO_APART_MOVE, happens, said
from ringspiel.games.ringkrieg.pieces.board import REGIONS
from ringspiel.games.ringkrieg.pieces.figures import ALL_UNITS, KIND_NAMES, LEADERS, NONE, ONE, kinds_in, units
from ringspiel.games.ringkrieg.politics import track
from ringspiel.games.ringkrieg.state import RingkriegState
from ringspiel.games.ringkrieg.teams import tired_nations
from ringspiel.games.ringkrieg.teams.deciders import ACTION, decider
from ringspiel.games.ringkrieg.telling.asking import SideQuestion
from ringspiel.games.ringkrieg.telling.picking import Picked
from ringspiel.games.ringkrieg.telling.report import tell
from ringspiel.games.ringkrieg.words import force_text, kind_text, region_text
from ringspiel.kernel.question import Choice
from ringspiel.kernel.state import call
from ringspiel.kernel.text import Text, seat_name, text

DONE: Final = 0
GO: Final = 0


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
        if place > 1:
            tired_nations.has_left(s, way[place - 1])


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
