"""Where Ents walk and whom they strike: Saruman first, then armies. Ents that are left act before they return."""

from __future__ import annotations

from typing import Final

from ringspiel.agents.ringkrieg.odds import endurance
from ringspiel.agents.ringkrieg.war import LOSS
from ringspiel.games.ringkrieg.expansion.ents import CARDS_OF_ENTS, DONE, WALK, awoken, near_ents
from ringspiel.games.ringkrieg.expansion.numbers import ENT
from ringspiel.games.ringkrieg.pieces.board import DISTANCE, FANGORN, ORTHANC, REGION_OF
from ringspiel.games.ringkrieg.pieces.figures import NONE, SARUMAN, SHADOW, UNITS, count
from ringspiel.games.ringkrieg.state import RingkriegState
from ringspiel.games.ringkrieg.telling.pairs import pair_of

HITS: Final = 5 / 3
"""The average number of hits with five dice."""
SARUMANS_END: Final = 1.0
KEPT: Final = 0.12
"""The value of keeping an Ent for a later card."""


def judge_ents(s: RingkriegState, style: int) -> list[float]:
    last = awoken(s) >= CARDS_OF_ENTS
    return [(0.0 if last else KEPT) if answer == DONE else deed_value(s, *pair_of(answer)) for answer in s.legal]


def deed_value(s: RingkriegState, deed: int, place: int) -> float:
    if deed == WALK:
        return walk_value(s, place)
    hits = min(HITS, float(endurance(s.at[place] & UNITS[SHADOW])))
    return 2.0 * LOSS[SHADOW] * hits + (fall_value(s) if REGION_OF[place] == ORTHANC else 0.0)


def fall_value(s: RingkriegState) -> float:
    """How much the Ents do towards Saruman's end, if there are enough for all his guards."""
    if s.where(SARUMAN) == NONE:
        return 0.0
    guards = endurance(s.in_region(ORTHANC) & UNITS[SHADOW])
    blows = count(s.at[FANGORN], ENT) - 1
    return SARUMANS_END * min(1.0, HITS * blows / max(1, guards))


def walk_value(s: RingkriegState, region: int) -> float:
    """Values entering an unguarded Orthanc, and approaching it while Saruman is there."""
    if s.where(SARUMAN) == NONE:
        return 0.0
    if region == ORTHANC:
        return SARUMANS_END
    in_reach = near_ents(s) >> ORTHANC & 1
    return 0.0 if in_reach or DISTANCE[region][ORTHANC] > 1 else 0.5 * fall_value(s)
