"""What opponents think of a position between two turns: will the heroes hold out, and who of them is ahead.

Both were learnt from games (data/judgement.json, made by `python -m ringspiel.agents.tuerme.learn`): the logarithm of
the odds is a weighted sum of what can be counted on the board.
"""

from __future__ import annotations

import json
import math
from importlib.resources import files
from typing import Any, Final, final

from ringspiel.games.tuerme.board import COLUMNS, FIELDS, NOTHING, ROWS, SIDES, mask_of
from ringspiel.games.tuerme.components import ENT, ENT_STEPS, HERO_OF, HEROES, ORC_CARDS, TILE_POINTS
from ringspiel.games.tuerme.ending import linked
from ringspiel.games.tuerme.ends import End
from ringspiel.games.tuerme.gap import missing
from ringspiel.games.tuerme.orcs import WAVE_FIELDS
from ringspiel.games.tuerme.state import TuermeState

WIDE: Final = 12
"""A gap that is wide enough; also when figures bar every way."""
SIGHT: Final = 3
MEAN_STRENGTH: Final = sum(HEROES[kind].strength for kind in HERO_OF) / len(HERO_OF)
MEAN_HORSES: Final = sum(HEROES[kind].shadowfax for kind in HERO_OF) / len(HERO_OF)


def around(field: int) -> int:
    """The fields not more than SIGHT columns and rows away."""
    column, row = field // ROWS, field % ROWS
    columns = range(max(0, column - SIGHT), min(COLUMNS, column + SIGHT + 1))
    rows = range(max(0, row - SIGHT), min(ROWS, row + SIGHT + 1))
    return mask_of([c * ROWS + r for c in columns for r in rows])


AROUND: Final = [around(field) for field in range(FIELDS)]
BESIDE: Final = [mask_of(SIDES[field]) for field in range(FIELDS)]
WAVES: Final = [
    [(fields, wave.count) for wave, fields in zip(card, lines, strict=True)]
    for card, lines in zip(ORC_CARDS, WAVE_FIELDS, strict=True)
]
MOST_LAID: Final = [sum(wave.count for wave in card) for card in ORC_CARDS]


@final
class Weights:
    """Learnt for one number of seats: of the odds `before` and `after` an orc card, and of a seat's part (`share`)."""

    __slots__ = ("after", "before", "share")

    def __init__(self, before: list[float], after: list[float], share: list[float]) -> None:
        self.before = before
        self.after = after
        self.share = share


def _read() -> dict[int, Weights]:
    content: dict[str, Any] = json.loads(
        files("ringspiel.games.tuerme").joinpath("data/judgement.json").read_text(encoding="utf-8")
    )
    return {int(seats): Weights(w["before"], w["after"], w["share"]) for seats, w in content["weights"].items()}


WEIGHTS: dict[int, Weights] = _read()


def weighed(weights: list[float], features: list[float]) -> float:
    total = 0.0
    for number in range(len(features)):
        total += weights[number] * features[number]
    return total


def chance_of(log_odds: float) -> float:
    return 1.0 / (1.0 + math.exp(-log_odds))


def gap_of(orcs: int, figures: int) -> int:
    gap = missing(orcs, figures)
    return WIDE if gap == NOTHING or gap > WIDE else gap


def hope_features(orcs: int, gap: int, bare: int, need: float) -> list[float]:
    """`gap` with the figures where they stand, `bare` without them; `need` are the tiles that bring the Ents home."""
    count = orcs.bit_count() / 10.0
    return [1.0, need, count, gap / 4.0, 1.0 / (1 + gap), bare / 4.0, 1.0 / (1 + bare), need * count]


def share_features(
    points: float, need: float, near: int, beside: int, order: int, power: float, horses: float
) -> list[float]:
    """Of one seat: points, orcs near its figures and beside them, turns until its own, strength and jumps in hand."""
    lead = points / 10.0
    return [lead, lead / (1.0 + need), near / 10.0, beside / 10.0, order / 4.0, power / 10.0, horses]


@final
class Judge:
    """Judges ends of one turn for the active seat; keeps what does not change meanwhile."""

    __slots__ = ("bares", "density", "hopes", "mean", "orcs", "points", "s", "seat", "steps", "weights")

    def __init__(self, s: TuermeState, seat: int) -> None:
        self.s = s
        self.seat = seat
        self.weights = WEIGHTS[s.seats]
        unseen = max(1, sum(s.backs))
        self.density = s.backs[ENT] / unseen
        weighted = 0
        for kind, left in enumerate(s.backs):
            weighted += left * TILE_POINTS[kind]
        self.mean = weighted / unseen
        self.steps = ENT_STEPS - s.ent
        self.orcs = s.orc_mask().bit_count() + sum(s.face_down)
        self.bares: dict[int, int] = {}
        self.hopes: dict[tuple[int, int], float] = {}

    def need(self, slain: int) -> float:
        """Tiles (in tens) that must still be turned up to bring the Ents home, of those not yet taken."""
        if self.density == 0.0:
            return 0.0
        return max(0.0, self.steps / self.density - slain) / 10.0

    def arrived(self, slain: int) -> float:
        """The chance that the tiles just taken bring the Ents home."""
        if slain < self.steps:
            return 0.0
        miss = 0.0
        for ents in range(self.steps):
            miss += math.comb(slain, ents) * self.density**ents * (1.0 - self.density) ** (slain - ents)
        return 1.0 - miss

    def bare(self, orcs: int) -> int:
        bare = self.bares.get(orcs)
        if bare is None:
            bare = self.bares[orcs] = gap_of(orcs, 0)
        return bare

    def hope(self, orcs: int, figures: int, need: float) -> float:
        """The chance to win before the next orc card is turned up."""
        known = self.hopes.get((orcs, figures))
        if known is not None:
            return known
        gap = gap_of(orcs, figures)
        pile = self.s.orc_pile
        closers = closing_cards(pile, orcs, figures, gap).bit_count()
        odds = weighed(self.weights.before, hope_features(orcs, gap, self.bare(orcs), need))
        found = (1.0 - closers / pile.bit_count()) * chance_of(odds)
        self.hopes[orcs, figures] = found
        return found

    def hope_by_cards(self, orcs: int, figures: int, need: float) -> float:
        """The same, looking at every card that may come."""
        pile, total = self.s.orc_pile, 0.0
        for card in range(len(WAVES)):
            if pile >> card & 1:
                then = with_orcs_of(card, orcs, figures)
                gap = gap_of(then, figures)
                if gap:
                    total += chance_of(weighed(self.weights.after, hope_features(then, gap, gap_of(then, 0), need)))
        return total / pile.bit_count()

    def share(self, end: End, figures: list[int], need: float) -> float:
        s, own, total = self.s, 0.0, 0.0
        for seat in range(s.seats):
            points = s.points[seat] + self.mean * end.gain(seat)
            order = (seat - s.active - 1) % s.seats
            power, horses = without(end.kind) if seat == self.seat else (0.0, 0.0)
            odds = weighed(self.weights.share, seat_features(s, seat, order, end.orcs, figures, points, need, power, horses))
            strength = math.exp(odds)
            total += strength
            if seat == self.seat:
                own = strength
        return own / total

    def worth(self, end: End, by_cards: bool) -> float:
        s = self.s
        figures = s.figures.copy()
        figures[end.mover] = end.field
        mask = mask_of([field for field in figures if field != NOTHING])
        slain = self.orcs - end.orcs.bit_count()
        need = self.need(slain)
        share = self.share(end, figures, need)
        hope = self.hope_by_cards(end.orcs, mask, need) if by_cards else self.hope(end.orcs, mask, need)
        arrived = self.arrived(slain)
        if arrived:
            return arrived * self.share(end, figures, 0.0) + (1.0 - arrived) * hope * share
        return hope * share


def without(kind: int) -> tuple[float, float]:
    """What a hand lacks in strength and jumps when this card has been exchanged for any other."""
    return MEAN_STRENGTH - HEROES[kind].strength, MEAN_HORSES - HEROES[kind].shadowfax


def seat_features(
    s: TuermeState,
    seat: int,
    order: int,
    orcs: int,
    figures: list[int],
    points: float,
    need: float,
    power: float,
    horses: float,
) -> list[float]:
    near, beside = 0, 0
    for figure in s.figures_of(seat):
        near += (orcs & AROUND[figures[figure]]).bit_count()
        beside += (orcs & BESIDE[figures[figure]]).bit_count()
    return share_features(points, need, near, beside, order, power, horses)


def closing_cards(cards: int, orcs: int, figures: int, gap: int) -> int:
    """Which of these orc cards would link the towers."""
    found = 0
    for card in range(len(WAVES)):
        if cards >> card & 1 and gap <= MOST_LAID[card] and linked(with_orcs_of(card, orcs, figures)):
            found |= 1 << card
    return found


def with_orcs_of(card: int, orcs: int, figures: int) -> int:
    for fields, count in WAVES[card]:
        taken = orcs | figures
        for field in fields:
            if not taken >> field & 1:
                orcs |= 1 << field
                count -= 1
                if count == 0:
                    break
    return orcs
