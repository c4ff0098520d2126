"""Every end that the current move, or the next one, can have.

The rules say what a step may be, what it costs and which pincers it closes. This module applies them to bare numbers,
so that opponents need no copy of the state for each step. Boards, which also show the cost of a way, use `routes`.
"""

from __future__ import annotations

from typing import Final, final

from ringspiel.games.tuerme.board import NEXT, NOTHING, mask_of
from ringspiel.games.tuerme.components import HERO_OF, HEROES
from ringspiel.games.tuerme.moving import (
    FIELD_PRICE,
    JUMP,
    ORC_PRICE,
    JumpTo,
    cards_to_play,
    figures_to_move,
    jump_fields,
    jump_forbidden_by,
    onward,
    stop_forbidden_by,
    strength_with,
)
from ringspiel.games.tuerme.pincer import Pincer, pincers_at
from ringspiel.games.tuerme.state import TuermeState

PER_SEAT: Final = 8
"""How many bits of `End.gains` count the tiles of one seat."""


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
        """The steps in the order in which they are taken. A JUMP is a whole move."""
        steps, directions = self.steps, []
        while steps:
            directions.append((steps & 15) - 1)
            steps >>= 4
        return directions[::-1]


@final
class Move:
    """A move with a kind of card and a figure, from the field that it has reached."""

    __slots__ = ("ends", "kind", "mover", "others", "seat", "seats_of_others", "seen")

    def __init__(self, s: TuermeState, kind: int, mover: int, ends: list[End]) -> None:
        self.kind = kind
        self.mover = mover
        self.seat = s.owner(mover)
        others = [figure for figure in range(len(s.figures)) if figure != mover]
        self.others = [s.figures[figure] for figure in others]
        self.seats_of_others = [s.owner(figure) for figure in others]
        self.ends = ends
        self.seen: set[tuple[int, int, int, int]] = set()

    def stop(self, field: int, orcs: int, gains: int, steps: int) -> None:
        """Of ways with the same first step and the same result, one is enough."""
        key = (field, orcs, gains, first_of(steps))
        if key not in self.seen:
            self.seen.add(key)
            self.ends.append(End(self.kind, self.mover, field, orcs, gains, steps))

    def walk(self, field: int, heading: int, turned: bool, strength: int, orcs: int, gains: int, steps: int) -> None:
        """Try every next step from here."""
        for direction in onward(self.kind, heading, turned):
            beyond = NEXT[direction][field]
            if beyond == NOTHING:
                continue
            left = strength - (ORC_PRICE if orcs >> beyond & 1 else FIELD_PRICE)
            if left >= 0:
                turning = heading != NOTHING and heading != direction
                self.enter(beyond, direction, turned or turning, left, orcs, gains, steps << 4 | direction + 1)

    def enter(self, field: int, heading: int, turned: bool, strength: int, orcs: int, gains: int, steps: int) -> None:
        """ZT-24: nobody stops on another figure, and no pincer closes there."""
        if field not in self.others:
            if orcs >> field & 1:
                orcs ^= 1 << field
                gains += 1 << PER_SEAT * self.seat
            for pincer in pincers_at(field, orcs, self.others):
                orcs ^= mask_of(pincer.line)
                gains += self.shares(pincer)
            self.stop(field, orcs, gains, steps)
        if strength:
            self.walk(field, heading, turned, strength, orcs, gains, steps)

    def shares(self, pincer: Pincer) -> int:
        partner = self.seats_of_others[pincer.partner]
        return (len(pincer.own()) << PER_SEAT * self.seat) + (len(pincer.partners()) << PER_SEAT * partner)

    def leap(self, figures: list[int], orcs: int) -> None:
        """Try every jump."""
        for field in jump_fields(figures):
            self.enter(field, NOTHING, False, 0, orcs, 0, JUMP + 1)


def first_of(steps: int) -> int:
    while steps > 15:
        steps >>= 4
    return steps


def ends_of_turn(s: TuermeState) -> list[End]:
    """All ends that the active player can still choose, before or during the move."""
    ends: list[End] = []
    if s.mover != NOTHING:
        go_on(s, ends)
        return ends
    for kind in [HERO_OF[s.card]] if s.card != NOTHING else cards_to_play(s, s.active):
        for mover in figures_to_move(s, s.active, kind):
            set_out(s, kind, mover, ends)
    return ends


def set_out(s: TuermeState, kind: int, mover: int, ends: list[End]) -> None:
    """Ends from the start of a move. Without a step or jump the figure stays (ZT-25)."""
    hero, field, orcs = HEROES[kind], s.figures[mover], s.orc_mask()
    move = Move(s, kind, mover, ends)
    move.walk(field, NOTHING, False, strength_with(s, kind, field), orcs, 0, 0)
    if hero.shadowfax:
        move.leap(s.figures, orcs)
    if not move.seen:
        move.stop(field, orcs, 0, 0)


def go_on(s: TuermeState, ends: list[End]) -> None:
    """Ends during a move, which may also stop at once."""
    move, field, orcs = Move(s, HERO_OF[s.card], s.mover, ends), s.figures[s.mover], s.orc_mask()
    gains = sum(s.face_down[seat] << PER_SEAT * seat for seat in range(s.seats))
    if not stop_forbidden_by(s):
        move.stop(field, orcs, gains, 0)
    if not isinstance(s.question, JumpTo):
        move.walk(field, s.heading, s.turned > 0, s.strength, orcs, gains, 0)
    if not jump_forbidden_by(s):
        move.leap(s.figures, orcs)
