"""How opponents judge the end of a turn: whether the heroes will hold out, and which of them is ahead.

Both were learnt from games (data/judgement.json, made by `python -m ringspiel.agents.tuerme.learn`): the log odds are
a weighted sum of what can be counted on the board. The effect of the next orc card is worked out exactly.
"""

from __future__ import annotations

import json
import math
from importlib.resources import files
from typing import Any, Final, final

from ringspiel.agents.tuerme.ends import End
from ringspiel.agents.tuerme.forecast import danger
from ringspiel.games.tuerme.board import COLUMNS, FIELDS, NOTHING, ROWS, SIDES, mask_of
from ringspiel.games.tuerme.components import ENT, ENT_STEPS, HAPPENINGS, HERO_OF, HEROES, TILE_POINTS
from ringspiel.games.tuerme.gap import missing
from ringspiel.games.tuerme.state import TuermeState

WIDE: Final = 12
"""The widest gap that counts, which is also the gap if figures block every way."""
SIGHT: Final = 3
MEAN_STRENGTH: Final = sum(HEROES[kind].strength for kind in HERO_OF) / len(HERO_OF)
MEAN_JUMPS: Final = sum(HEROES[kind].shadowfax for kind in HERO_OF) / len(HERO_OF)


def around(field: int) -> int:
    """The fields at most SIGHT columns and rows away."""
    column, row = field // ROWS, field % ROWS
    columns = range(max(0, column - SIGHT), min(COLUMNS, column + SIGHT + 1))
    rows = range(max(0, row - SIGHT), min(ROWS, row + SIGHT + 1))
    return mask_of([c * ROWS + r for c in columns for r in rows])


AROUND: Final = [around(field) for field in range(FIELDS)]
BESIDE: Final = [mask_of(SIDES[field]) for field in range(FIELDS)]


@final
class Weights:
    """Weights for one number of seats: for the heroes' `hope`, and for a seat's `share` in their strength."""

    __slots__ = ("hope", "share")

    def __init__(self, hope: list[float], share: list[float]) -> None:
        self.hope = hope
        self.share = share


def _read() -> dict[int, Weights]:
    content: dict[str, Any] = json.loads(
        files("ringspiel.agents.tuerme").joinpath("data/judgement.json").read_text(encoding="utf-8")
    )
    return {int(seats): Weights(weights["hope"], weights["share"]) for seats, weights in content["weights"].items()}


WEIGHTS: Final[dict[int, Weights]] = _read()


def weighed(weights: list[float], features: list[float]) -> float:
    total = 0.0
    for number in range(len(features)):
        total += weights[number] * features[number]
    return total


def hope_features(orcs: int, figures: int, need: float, storms: int) -> list[float]:
    """How full the board is, the width of the gap with and without figures, and how much is still to come.

    `need` is the number of tiles (in tens) that bring the Ents home, `storms` that of the orc cards that events will
    still bring.
    """
    count = orcs.bit_count() / 10.0
    gap, bare = gap_of(orcs, figures), gap_of(orcs, 0)
    narrow = 1.0 / (1 + gap)
    return [1.0, need, count, gap / 4.0, narrow, bare / 4.0, 1.0 / (1 + bare), need * count, storms, storms * narrow]


def gap_of(orcs: int, figures: int) -> int:
    gap = missing(orcs, figures)
    return WIDE if gap == NOTHING or gap > WIDE else gap


def storms_to_come(event_pile: int) -> int:
    total = 0
    for card, happening in enumerate(HAPPENINGS):
        if event_pile >> card & 1 and happening.effect == "extra-orc-cards":
            total += happening.count
    return total


def share_features(
    points: float, need: float, order: int, places: list[int], orcs: int, hand: tuple[float, float]
) -> list[float]:
    """For one seat: points, orcs near its figures and next to them, turns until its own, strength and jumps in hand."""
    near, beside = 0, 0
    for field in places:
        if field != NOTHING:
            near += (orcs & AROUND[field]).bit_count()
            beside += (orcs & BESIDE[field]).bit_count()
    lead = points / 10.0
    return [lead, lead / (1.0 + need), near / 10.0, beside / 10.0, order / 4.0, hand[0] / 10.0, hand[1]]


def exchanged(kind: int) -> tuple[float, float]:
    """The average gain in strength and jumps when this card is exchanged for the next one of the pile."""
    return MEAN_STRENGTH - HEROES[kind].strength, MEAN_JUMPS - HEROES[kind].shadowfax


@final
class TurnValue:
    """Judges the ends of one turn for `seat`. What does not change meanwhile is worked out once."""

    __slots__ = ("density", "hopes", "mean", "orcs", "s", "seat", "steps", "storms", "weights")

    def __init__(self, s: TuermeState, seat: int) -> None:
        self.s = s
        self.seat = seat
        self.weights = WEIGHTS[s.seats]
        unseen = max(1, sum(s.backs))
        self.density = s.backs[ENT] / unseen
        self.mean = sum([left * TILE_POINTS[kind] for kind, left in enumerate(s.backs)]) / unseen
        self.steps = ENT_STEPS - s.ent
        self.storms = storms_to_come(s.event_pile)
        self.orcs = s.orc_mask().bit_count() + sum(s.face_down)
        self.hopes: dict[tuple[int, int], float] = {}

    def worth(self, end: End) -> float:
        """The chance of `seat` to win: that of the heroes, times the seat's share in their strength."""
        figures = self.s.figures.copy()
        figures[end.mover] = end.field
        slain = self.orcs - end.orcs.bit_count()
        need = self.need(slain)
        hope = self.hope(end.orcs, mask_of([field for field in figures if field != NOTHING]), slain)
        arrived = self.arrived(slain)
        worth = (1.0 - arrived) * hope * self.share(end, figures, need)
        return worth + arrived * self.share(end, figures, 0.0) if arrived else worth

    def need(self, slain: int) -> float:
        """The number of tiles, in tens, that must still be taken to bring the Ents home."""
        return max(0.0, self.steps / self.density - slain) / 10.0 if self.density else 0.0

    def arrived(self, slain: int) -> float:
        """The chance that the tiles just taken bring the Ents home."""
        if slain < self.steps:
            return 0.0
        return 1.0 - sum([self.chance_of_ents(ents, slain) for ents in range(self.steps)])

    def chance_of_ents(self, ents: int, slain: int) -> float:
        found, missed = math.pow(self.density, ents), math.pow(1.0 - self.density, slain - ents)
        return math.comb(slain, ents) * found * missed

    def hope(self, orcs: int, figures: int, slain: int) -> float:
        """The chance of the heroes if the Ents do not arrive in this turn."""
        key = (orcs, figures)
        known = self.hopes.get(key)
        if known is None:
            odds = weighed(self.weights.hope, hope_features(orcs, figures, self.need(slain), self.storms))
            safe = 1.0 - danger(self.s.orc_pile, orcs, figures)
            known = self.hopes[key] = safe / (1.0 + math.exp(-odds))
        return known

    def share(self, end: End, figures: list[int], need: float) -> float:
        s, own, total = self.s, 0.0, 0.0
        for seat in range(s.seats):
            points = s.points[seat] + self.mean * end.gain(seat)
            order = (seat - s.active - 1) % s.seats
            places = [figures[figure] for figure in s.figures_of(seat)]
            hand = exchanged(end.kind) if seat == self.seat else (0.0, 0.0)
            strength = math.exp(
                weighed(self.weights.share, share_features(points, need, order, places, end.orcs, hand))
            )
            total += strength
            if seat == self.seat:
                own = strength
        return own / total
