"""Companions without an army (RK-C1 to RK-C10, RK-C20 to RK-C25): groups and single ones on the way."""

from __future__ import annotations

from typing import ClassVar, Final, final

from ringspiel.games.ringkrieg.armies.capture import is_own_stronghold
from ringspiel.games.ringkrieg.armies.routes import rested
from ringspiel.games.ringkrieg.armies.stacking import shift
from ringspiel.games.ringkrieg.cards import triggers
from ringspiel.games.ringkrieg.cards.triggers import added
from ringspiel.games.ringkrieg.characters import gandalf_white
from ringspiel.games.ringkrieg.pieces.board import BOX, DISTANCE, NEIGHBOURS, REGION_COUNT, REGIONS
from ringspiel.games.ringkrieg.pieces.figures import (
    COMPANIONS,
    FREE,
    KIND_NAMES,
    NONE,
    ONE,
    SHADOW,
    STAYS,
    UNITS,
    kinds_in,
    level,
)
from ringspiel.games.ringkrieg.politics import track
from ringspiel.games.ringkrieg.state import RingkriegState
from ringspiel.games.ringkrieg.teams.deciders import ACTION, decider
from ringspiel.games.ringkrieg.telling.asking import SideQuestion
from ringspiel.games.ringkrieg.telling.pairs import pair, pair_of
from ringspiel.games.ringkrieg.telling.picking import Picked
from ringspiel.games.ringkrieg.telling.report import tell
from ringspiel.games.ringkrieg.words import force_text, kind_text, region_text
from ringspiel.kernel.question import Choice
from ringspiel.kernel.text import Text, seat_name, text

DONE: Final = 0
SWIFTER: Final = 2
CARRIED: Final = 4
"""How much further cards carry Companions: two more regions, or four instead of their Level. Both reach into
sieges."""


def level_of(s: RingkriegState, kind: int) -> int:
    """RK-C2: the Level for cards and the Hunt. It may differ from the printed one."""
    return level(kind) + added(s, triggers.LEVEL, kind)


def reach(group: int) -> int:
    """RK-C4, RK-C5, RK-C25: the highest Level; Shadowfax carries Gandalf the White, alone or with one Hobbit, 4."""
    return 4 if gandalf_white.rides(group) else max(level(kind) for kind in kinds_in(group))


def stretch(group: int, further: int) -> int:
    """How far a group goes if a card sends it `further`."""
    return CARRIED if further == CARRIED else reach(group) + further


def arrive_at(s: RingkriegState, region: int) -> int:
    """The location of Companions who come to a region: the inside of a besieged Stronghold of their own."""
    return BOX[region] if is_closed_to_companions(s, region) else region


def companion_destinations(s: RingkriegState, origin: int, steps: int, further: int = 0) -> list[int]:
    """RK-C7 to RK-C10, RK-C20: where Companions can walk from a region; they stop at Shadow Strongholds, and may end
    in a besieged one of their own only by certain cards."""
    seen = [False] * REGION_COUNT
    seen[origin] = True
    edge = [origin]
    for _ in range(steps):
        reached = []
        for region in edge:
            if region != origin and is_own_stronghold(s, region, SHADOW):
                continue
            for neighbour in NEIGHBOURS[region]:
                if seen[neighbour]:
                    continue
                if not is_closed_to_companions(s, neighbour):
                    seen[neighbour] = True
                    reached.append(neighbour)
                elif further >= SWIFTER:
                    seen[neighbour] = True
        edge = reached
        if not edge:
            break
    return [region for region in range(REGION_COUNT) if seen[region]]


def is_closed_to_companions(s: RingkriegState, region: int) -> bool:
    """RK-C9: Companions can neither enter nor leave a besieged Stronghold of their own."""
    box = BOX[region]
    return box != NONE and bool(s.at[box] & UNITS[FREE])


def why_not_walk(s: RingkriegState, origin: int, destination: int, steps: int, further: int) -> str:
    """RK-C8, RK-C9: what keeps Companions from a location that is near enough; empty for one that is too far."""
    if destination >= REGION_COUNT or (is_closed_to_companions(s, destination) and further < SWIFTER):
        return "RK-C9"
    return "RK-C8" if DISTANCE[origin][destination] <= steps else ""


def walkers_at(s: RingkriegState, location: int) -> int:
    """The Companions who may still walk from a location in this action."""
    if location >= REGION_COUNT or not s.at[location] & COMPANIONS:
        return 0
    return rested(s, location, FREE) & COMPANIONS


def can_move_companions(s: RingkriegState) -> bool:
    return any(walkers_at(s, place) for place in s.places(COMPANIONS))


def move_companions(s: RingkriegState) -> None:
    """RK-C1, RK-C6, RK-C20: all Companions on the map, in groups or singly, each once, any or none of them."""
    s.moved.clear()
    s.then(next_companions)


def next_companions(s: RingkriegState) -> None:
    if can_move_companions(s):
        s.ask(PickCompanion(decider(s, s.acting, ACTION), s.acting, NONE, 0))


def move_one_group(s: RingkriegState, further: int) -> None:
    """By a card: one Companion or one group, `further` than normal."""
    s.moved.clear()
    s.ask(PickCompanion(decider(s, s.acting, ACTION), s.acting, NONE, further))


@final
class PickCompanion(SideQuestion):
    """DP-11, RK-C5, RK-C6: who goes next; then who of the same region goes along, and where to."""

    __slots__ = ("further", "location")
    kind: ClassVar[str] = "pick-companion"
    rule: ClassVar[str] = "RK-C1"
    parameters: ClassVar[tuple[str, ...]] = ("seat", "side", "location", "further")
    asks: ClassVar[tuple[str, ...]] = ("figure",)

    def __init__(self, seat: int, side: int, location: int, further: int) -> None:
        super().__init__(seat, side)
        self.location = location
        self.further = further

    def answers(self, s: RingkriegState) -> list[int]:
        if self.location == NONE:
            return [DONE, *(pair(kind, r) for r in s.places(COMPANIONS) for kind in kinds_in(walkers_at(s, r)))]
        others = walkers_at(s, self.location) & ~s.picked
        return [DONE, *(pair(kind, self.location) for kind in kinds_in(others))]

    def take(self, s: RingkriegState, answer: int) -> None:
        if answer == DONE:
            if self.location != NONE:
                s.ask(CompanionsGo(self.seat, self.side, self.location, self.further))
            return
        kind, location = pair_of(answer)
        s.picked = ONE[kind] + (0 if self.location == NONE else s.picked)
        s.ask(PickCompanion(self.seat, self.side, location, self.further))

    def describe(self, s: RingkriegState, answer: int) -> Choice:
        if answer == DONE:
            key = "ringkrieg-choose-done" if self.location == NONE else "ringkrieg-choose-set-out"
            return Choice("done", text(key), ("button:done",))
        kind, _ = pair_of(answer)
        name = KIND_NAMES[kind]
        return Choice(name, kind_text(kind), (f"figure:{name}",))

    def prompt(self, s: RingkriegState) -> Text:
        if self.location == NONE:
            return text("ringkrieg-ask-companion", seat=seat_name(self.seat))
        return text("ringkrieg-ask-company", seat=seat_name(self.seat), force=force_text(s.picked))

    def why_not(self, s: RingkriegState, picked: Picked) -> str:
        if not ONE[picked.figure] & COMPANIONS:
            return "RK-C1-companion"
        if s.fellowship & ONE[picked.figure]:
            return "RK-F46-inside"
        location = s.where(picked.figure)
        if location == NONE:
            return "RK-C1-companion"
        if picked.figure in STAYS:
            return STAYS[picked.figure]
        if location >= REGION_COUNT:
            return "RK-C9"
        return "RK-C5" if walkers_at(s, location) & ~s.picked & ONE[picked.figure] else "RK-C6"


@final
class CompanionsGo(SideQuestion):
    """DP-11, RK-C4 to RK-C10: the common destination of a group."""

    __slots__ = ("further", "origin")
    kind: ClassVar[str] = "companions-go"
    rule: ClassVar[str] = "RK-C4"
    parameters: ClassVar[tuple[str, ...]] = ("seat", "side", "origin", "further")
    asks: ClassVar[tuple[str, ...]] = ("region",)

    def __init__(self, seat: int, side: int, origin: int, further: int) -> None:
        super().__init__(seat, side)
        self.origin = origin
        self.further = further

    def answers(self, s: RingkriegState) -> list[int]:
        return companion_destinations(s, self.origin, stretch(s.picked, self.further), self.further)

    def take(self, s: RingkriegState, answer: int) -> None:
        location = arrive_at(s, answer)
        s.moved += [location, s.picked]
        shift(s, s.picked, self.origin, location)
        if s.log is not None:
            tell(s, "companions-moved", "RK-C1", origin=self.origin, to=location, force=s.picked)
        track.companion_arrived(s, answer, s.picked)
        if not self.further:
            s.then(next_companions)

    def describe(self, s: RingkriegState, answer: int) -> Choice:
        return Choice(REGIONS[answer], region_text(answer), (f"region:{REGIONS[answer]}",))

    def prompt(self, s: RingkriegState) -> Text:
        return text("ringkrieg-ask-companions-go", seat=seat_name(self.seat), force=force_text(s.picked))

    def why_not(self, s: RingkriegState, picked: Picked) -> str:
        steps = stretch(s.picked, self.further)
        return why_not_walk(s, self.origin, picked.region, steps, self.further) or self.rule


STEPS: Final = (move_companions, next_companions, move_one_group)
QUESTIONS: Final = (PickCompanion, CompanionsGo)
