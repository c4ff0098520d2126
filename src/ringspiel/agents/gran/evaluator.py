"""How good a position is, at a glance: seals won, how many turns the next delivery is away, and who may be attacked.

The weights were found by matches between opponents who differed in one of them; docs/studies/gran.md shows their worth.
"""

from __future__ import annotations

import math
from typing import Final, final

from ringspiel.agents.evaluator import Evaluator
from ringspiel.games.gran.board import CITY, DRAGON, REALMS
from ringspiel.games.gran.graph import UNREACHED
from ringspiel.games.gran.state import NOBODY, GranState

STEPS: Final = 2  # points of a move
ALL_SEALS: Final = 40.0  # how much stronger all the seals make a player
RACE: Final = 5.0  # what a delivery at hand adds to the bearer's strength
PATIENCE: Final = 0.57  # what remains of that for each turn it is away
THREAT: Final = 0.7  # what remains of it for each knight that can attack the bearer first
AMULET: Final = 0.5  # what an amulet adds
HUNT: Final = 1.4  # a ring-bearer runs away
HELPLESS: Final = 6.0  # turns to fetch an amulet before an attack
OCCUPIED: Final = 3  # points worth of waiting for a city to become free


@final
class GranEvaluator(Evaluator[GranState]):
    def value(self, s: GranState, seat: int) -> float:
        """The share of `seat` in the strength of all."""
        outcome = s.outcome
        if outcome is not None:
            winners = outcome.winners
            return 1.0 / len(winners) if seat in winners else 0.0
        knights = s.knights()
        strengths = [strength(s, player, knights) for player in range(s.seats)]
        return strengths[seat] / sum(strengths)


def strength(s: GranState, seat: int, knights: int) -> float:
    progress = s.seals[seat].bit_count() / s.seals_to_win
    race = RACE * math.pow(PATIENCE, turns_to_delivery(s, seat, knights))
    if s.bearer == seat:
        race *= math.pow(THREAT, threats(s, seat))
    return math.pow(ALL_SEALS, progress) * (1.0 + race) * (1.0 + AMULET * s.amulets[seat])


def threats(s: GranState, seat: int) -> int:
    """How many knights can attack the ring-bearer before its next move; a city is safe (GR-54)."""
    here = s.points[seat]
    if s.board.kind[here] == CITY:
        return 0
    found = 0
    other = (seat + 1 if s.active == seat else s.active) % s.seats
    while other != seat:
        found += can_attack(s, other, here)
        other = (other + 1) % s.seats
    return found


def can_attack(s: GranState, seat: int, point: int) -> bool:
    """Knights on the way are overlooked. On a dragon a second amulet is needed (GR-22)."""
    needed = 2 if s.board.kind[point] == DRAGON else 1
    if s.amulets[seat] < needed or s.is_fettered(seat):
        return False
    return way_to(s, seat, point) <= STEPS


def turns_to_delivery(s: GranState, seat: int, knights: int) -> float:
    """To the ring or its bearer, and on to the nearest city whose seal is missing."""
    bearer = s.bearer
    idle = 1.0 if s.is_fettered(seat) else 0.0
    if bearer == seat:
        return idle + turns_to_city(s, seat, s.points[seat], knights & ~(1 << s.points[seat]))
    if bearer == NOBODY:
        return idle + turns_to(s, seat, s.ring) + turns_to_city(s, seat, s.ring, knights)
    there = s.points[bearer]
    chase = 1.0 + HUNT * turns_to(s, seat, there) + (0.0 if s.amulets[seat] else HELPLESS)
    return idle + chase + turns_to_city(s, seat, there, knights)


def turns_to(s: GranState, seat: int, point: int) -> float:
    return way_to(s, seat, point) / STEPS


def way_to(s: GranState, seat: int, point: int) -> int:
    """Points around stones and dragons; straight on where no such way is left, as from a dragon."""
    here = s.place_of(seat)
    points = s.board.ways_to(point, s.stones)[here]
    return s.board.distance[here][point] if points == UNREACHED else points


def turns_to_city(s: GranState, seat: int, point: int, knights: int) -> float:
    """For a ring-bearer nothing is in the way but knights who rest in the city."""
    away = s.board.distance[point]
    nearest = UNREACHED
    for realm in range(len(REALMS)):
        if not s.seals[seat] >> realm & 1:
            city = s.board.city_of[realm]
            nearest = min(nearest, away[city] + (OCCUPIED if knights >> city & 1 else 0))
    return nearest / STEPS
