"""How good a position is at a glance: whether the heroes will hold out, and which of them is ahead.

In the middle of a move its best end counts. A rough look finds it by the fields that the figure can still reach. The
weights are rules of thumb; the agents' ladder shows how well they work.
"""

from __future__ import annotations

import math
from typing import Final, final

from ringspiel.agents.evaluator import Evaluator
from ringspiel.agents.tuerme.forecast import closing_cards, gap_of
from ringspiel.games.tuerme.board import NEXT, NORTH, NOTHING, PLAYABLE, SOUTH, opposite
from ringspiel.games.tuerme.components import ENT, ENT_STEPS, TILE_POINTS
from ringspiel.games.tuerme.moving import hero_played, orcs_beside
from ringspiel.games.tuerme.pincer import ABOVE_AND_BELOW
from ringspiel.games.tuerme.state import TuermeState

SAFE: Final = [0.0, 0.6, 0.7, 0.78, 0.84, 0.89, 0.93, 0.96, 0.98, 0.99, 1.0]
"""The chance of surviving the next orc card, by the number of orcs missing to link the towers."""
PACE: Final = 0.95
"""The chance of lasting until the Ent's next step, apart from the board."""
LEAD: Final = 2.5
"""The lead in points that makes a player e times as strong at the very end; earlier it takes more."""
LEAD_BY_STEP: Final = 0.7


@final
class TuermeEvaluator(Evaluator[TuermeState]):
    def value(self, s: TuermeState, seat: int) -> float:
        """The heroes' chance to win, times the share of `seat` in their strength. Everybody can count points."""
        outcome = s.outcome
        if outcome is not None:
            return 1.0 / len(outcome.winners) if seat in outcome.winners else 0.0
        points = expected_points(s)
        orcs, figures = s.orc_mask(), s.figure_mask()
        closers = closing_cards(s.orc_pile, orcs, figures)
        if s.card == NOTHING or s.active != seat:
            danger = closers.bit_count() / s.orc_pile.bit_count()
            return hope(s, gap_of(orcs, figures), danger, sum(s.face_down)) * share(s, points, seat)
        return best_end(s, seat, points, closers)


def best_end(s: TuermeState, seat: int, points: list[float], closers: int) -> float:
    """The value of the best end of the current move."""
    orcs, figures = s.orc_mask(), s.figure_mask()
    gap, mean, so_far, face_down = gap_of(orcs, figures), mean_points(s), points[seat], sum(s.face_down)
    best = danger = 0.0
    for left, tiles in ends_of_move(s, orcs, figures).items():
        if closers:
            danger = closing_cards(closers, left, figures).bit_count() / s.orc_pile.bit_count()
        points[seat] = so_far + mean * tiles
        slain = face_down + (orcs & ~left).bit_count()
        best = max(best, hope(s, gap, danger, slain) * share(s, points, seat))
    return best


def hope(s: TuermeState, gap: int, danger: float, slain: int) -> float:
    """The chance that the Ents arrive in time. Some of the tiles still face down bring them nearer."""
    safe = 1.0 if gap == NOTHING or gap >= len(SAFE) else SAFE[gap]
    steps_left = ENT_STEPS - s.ent - slain * s.backs[ENT] / max(1, sum(s.backs))
    return safe * (1.0 - danger) * math.pow(PACE, max(0.0, steps_left))


def share(s: TuermeState, points: list[float], seat: int) -> float:
    spread = LEAD + LEAD_BY_STEP * (ENT_STEPS - s.ent)
    best = max(points)
    strengths = [math.exp((each - best) / spread) for each in points]
    return strengths[seat] / sum(strengths)


def mean_points(s: TuermeState) -> float:
    """The average value of an unseen tile."""
    weighted = 0
    for kind, left in enumerate(s.backs):
        weighted += left * TILE_POINTS[kind]
    return weighted / max(1, sum(s.backs))


def expected_points(s: TuermeState) -> list[float]:
    mean = mean_points(s)
    return [s.points[seat] + mean * s.face_down[seat] for seat in range(s.seats)]


@final
class Outlook:
    """The orcs that each end of the current move would leave, with the most tiles it could gain.

    This is a rough look: it goes around other figures instead of over them, and splits every pincer in half.
    """

    __slots__ = ("directions", "ends", "figures")

    def __init__(self, directions: list[int], figures: int) -> None:
        self.directions = directions
        self.figures = figures
        self.ends: dict[int, int] = {}

    def walk(self, field: int, heading: int, turned: int, strength: int, orcs: int, tiles: int) -> None:
        """Try every next step from here."""
        for direction in self.directions:
            turning = heading not in (NOTHING, direction)
            if turning and (turned or direction == opposite(heading)):
                continue
            beyond = NEXT[direction][field]
            if beyond == NOTHING or self.figures >> beyond & 1:
                continue
            left = strength - 1 - (orcs >> beyond & 1)
            if left >= 0:
                self.enter(beyond, direction, turned + turning, left, orcs, tiles)

    def enter(self, field: int, heading: int, turned: int, strength: int, orcs: int, tiles: int) -> None:
        taken = orcs & 1 << field
        if orcs & ABOVE_AND_BELOW[field]:
            taken |= pinched(field, orcs, self.figures)
        if taken:
            tiles += (taken.bit_count() + (orcs >> field & 1) + 1) // 2
            orcs &= ~taken
        if self.ends.get(orcs, NOTHING) < tiles:
            self.ends[orcs] = tiles
        if strength:
            self.walk(field, heading, turned, strength, orcs, tiles)

    def leap(self, orcs: int) -> None:
        """Try every jump."""
        for field in PLAYABLE:
            if not self.figures >> field & 1:
                self.enter(field, NOTHING, 0, 0, orcs, 0)


def pinched(field: int, orcs: int, figures: int) -> int:
    """The orcs that a figure on `field` would take together with another one above or below it."""
    taken = 0
    for direction in (NORTH, SOUTH):
        steps = NEXT[direction]
        line, at = 0, steps[field]
        while at != NOTHING and orcs >> at & 1:
            line |= 1 << at
            at = steps[at]
        if line and at != NOTHING and figures >> at & 1:
            taken |= line
    return taken


def ends_of_move(s: TuermeState, orcs: int, figures: int) -> dict[int, int]:
    """Where the current move may end; before the figure is chosen, for either figure."""
    hero = hero_played(s)
    ahead = Outlook(hero.directions, figures)
    ahead.ends[orcs] = 0
    for mover in [s.mover] if s.mover != NOTHING else s.figures_of(s.active):
        field = s.figures[mover]
        strength = s.strength if s.mover != NOTHING else hero.strength - orcs_beside(s, field)
        ahead.walk(field, s.heading, s.turned, strength, orcs, 0)
    if hero.shadowfax and s.heading == NOTHING:
        ahead.leap(orcs)
    return ahead.ends
