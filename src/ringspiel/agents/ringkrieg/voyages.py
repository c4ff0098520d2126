"""Where the ships of the Corsairs are wanted."""

from __future__ import annotations

from ringspiel.games.ringkrieg.armies.loose_figures import apart_of
from ringspiel.games.ringkrieg.expansion import corsairs
from ringspiel.games.ringkrieg.expansion.numbers import SHIP
from ringspiel.games.ringkrieg.pieces.board import OWNER, POINTS
from ringspiel.games.ringkrieg.pieces.figures import ALL_OF, FREE, SHADOW, UNITS, units
from ringspiel.games.ringkrieg.state import RingkriegState


def judge_voyages(s: RingkriegState, style: int) -> list[float]:
    return [0.0 if not answer else voyage_value(s, answer) for answer in s.legal]


def voyage_value(s: RingkriegState, answer: int) -> float:
    """A ship is wanted where an army waits, and another where something can be won. One ship of several sails ahead."""
    _, origin, destination = apart_of(answer)
    if s.at[destination] & ALL_OF[SHIP] or (corsairs.ships_at(s, origin) == 1 and s.has_units(origin, SHADOW)):
        return -0.1
    host = max(units(s.at[region] & UNITS[SHADOW]) for region in corsairs.harbours(s))
    return 0.05 * host * (landing(s, destination) - landing(s, origin))


def landing(s: RingkriegState, region: int) -> float:
    """What a landing army could win: the City or Stronghold there, if it is not defended too well."""
    if OWNER[region] != FREE or s.captured >> region & 1:
        return 0.0
    return POINTS[region] / (1.0 + units(s.in_region(region) & UNITS[FREE]))


def judge_fleet(s: RingkriegState, style: int) -> list[float]:
    """One ship is enough for a harbour."""
    return [1.0 / answer for answer in s.legal]
