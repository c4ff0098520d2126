"""Every end that the running move, or one about to begin, can have: exactly what the rules would make of it.

A fast look for opponents. Boards, which also want to know what a way costs, ask `routes`.
"""

from __future__ import annotations

from typing import Final, final

from ringspiel.games.tuerme.board import NEXT, NORTH, NOTHING, PLAYABLE, SOUTH, opposite
from ringspiel.games.tuerme.components import HERO_OF, HEROES
from ringspiel.games.tuerme.moving import JUMP, JumpTo, is_crossing, orcs_beside
from ringspiel.games.tuerme.state import TuermeState

PER_SEAT: Final = 8
"""Bits that count the tiles of one seat in `End.gains`."""


@final
class End:
    """The `mover` stops on `field`, reached by `steps`, and `orcs` are left; `gains` are the tiles of all seats."""

    __slots__ = ("field", "gains", "kind", "mover", "orcs", "steps")

    def __init__(self, kind: int, mover: int, field: int, orcs: int, gains: int, steps: int) -> None:
        self.kind = kind
        self.mover = mover
        self.field = field
        self.orcs = orcs
        self.gains = gains
        self.steps = steps

    def gain(self, seat: int) -> int:
        return self.gains >> PER_SEAT * seat & 255

    def directions(self) -> list[int]:
        """The steps in the order in which they are taken; JUMP for a jump, which is all of the move."""
        steps, directions = self.steps, []
        while steps:
            directions.append((steps & 15) - 1)
            steps >>= 4
        return directions[::-1]


@final
class Move:
    """A move with a kind of card and a figure, from where it has come so far."""

    __slots__ = ("directions", "ends", "kind", "mover", "others", "seat", "seats_of_others", "seen")

    def __init__(self, s: TuermeState, kind: int, mover: int, ends: list[End]) -> None:
        self.kind = kind
        self.mover = mover
        self.directions = HEROES[kind].directions
        self.seat = s.owner(mover)
        others = [figure for figure in range(len(s.figures)) if figure != mover]
        self.others = [s.figures[figure] for figure in others]
        self.seats_of_others = [s.owner(figure) for figure in others]
        self.ends = ends
        self.seen: set[tuple[int, int, int, int]] = set()

    def stop(self, field: int, orcs: int, gains: int, steps: int) -> None:
        """Of ways that begin alike and come to the same, one is enough."""
        key = (field, orcs, gains, first_of(steps))
        if key not in self.seen:
            self.seen.add(key)
            self.ends.append(End(self.kind, self.mover, field, orcs, gains, steps))

    def walk(self, field: int, heading: int, turned: bool, strength: int, orcs: int, gains: int, steps: int) -> None:
        """ZT-22 to ZT-27: try every next step from here."""
        for direction in self.directions:
            turning = heading != NOTHING and heading != direction
            if turning and (turned or direction == opposite(heading)):
                continue
            beyond = NEXT[direction][field]
            if beyond == NOTHING:
                continue
            left = strength - 1 - (orcs >> beyond & 1)
            if left >= 0:
                self.enter(beyond, direction, turned or turning, left, orcs, gains, steps << 4 | direction + 1)

    def enter(self, field: int, heading: int, turned: bool, strength: int, orcs: int, gains: int, steps: int) -> None:
        """ZT-24: on another figure nobody stops and no pincer closes."""
        if field not in self.others:
            if orcs >> field & 1:
                orcs ^= 1 << field
                gains += 1 << PER_SEAT * self.seat
            for direction in (NORTH, SOUTH):
                beside = NEXT[direction][field]
                if beside != NOTHING and orcs >> beside & 1:
                    line = self.pincer(beside, direction, orcs)
                    if line:
                        gains += self.shared(line)
                        for taken in line[:-1]:
                            orcs ^= 1 << taken
            self.stop(field, orcs, gains, steps)
        if strength:
            self.walk(field, heading, turned, strength, orcs, gains, steps)

    def pincer(self, field: int, direction: int, orcs: int) -> list[int]:
        """ZT-30: the line of orcs that begins on `field`, and last the figure behind it; empty if there is none."""
        line = []
        while field != NOTHING and orcs >> field & 1:
            line.append(field)
            field = NEXT[direction][field]
        if field == NOTHING or field not in self.others:
            return []
        line.append(field)
        return line

    def shared(self, line: list[int]) -> int:
        """ZT-31, ZT-35: one each in turn, the mover first."""
        orcs = len(line) - 1
        partner = self.seats_of_others[self.others.index(line[-1])]
        return ((orcs + 1) // 2 << PER_SEAT * self.seat) + (orcs // 2 << PER_SEAT * partner)

    def leap(self, start: int, orcs: int) -> None:
        """ZT-28: try every jump."""
        for field in PLAYABLE:
            if field != start and field not in self.others:
                self.enter(field, NOTHING, False, 0, orcs, 0, JUMP + 1)


def first_of(steps: int) -> int:
    while steps > 15:
        steps >>= 4
    return steps


def ends_of_turn(s: TuermeState) -> list[End]:
    """All ends that the active player can still choose from, before or in the middle of his move."""
    ends: list[End] = []
    if s.mover != NOTHING:
        go_on(s, ends)
        return ends
    kinds = [HERO_OF[s.card]] if s.card != NOTHING else sorted({HERO_OF[card] for card in s.hands[s.active]})
    for kind in kinds:
        for mover in s.figures_of(s.active):
            set_out(s, kind, mover, ends)
    return ends


def set_out(s: TuermeState, kind: int, mover: int, ends: list[End]) -> None:
    """ZT-21, ZT-25: from the beginning; without any step and jump the figure stays."""
    hero, field, orcs = HEROES[kind], s.figures[mover], s.orc_mask()
    move = Move(s, kind, mover, ends)
    move.walk(field, NOTHING, False, max(0, hero.strength - orcs_beside(s, field)), orcs, 0, 0)
    if hero.shadowfax:
        move.leap(field, orcs)
    if not move.seen:
        move.stop(field, orcs, 0, 0)


def go_on(s: TuermeState, ends: list[End]) -> None:
    """In the middle of a move: it may end at once, unless it has not begun or just crosses another figure."""
    move, field, orcs = Move(s, HERO_OF[s.card], s.mover, ends), s.figures[s.mover], s.orc_mask()
    gains = sum(s.face_down[seat] << PER_SEAT * seat for seat in range(s.seats))
    if s.heading != NOTHING and not is_crossing(s):
        move.stop(field, orcs, gains, 0)
    if not isinstance(s.question, JumpTo):
        move.walk(field, s.heading, s.turned > 0, s.strength, orcs, gains, 0)
    if HEROES[HERO_OF[s.card]].shadowfax and s.heading == NOTHING:
        move.leap(field, orcs)
