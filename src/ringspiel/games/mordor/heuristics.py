"""How good a position is, at a glance: who is ahead on the road, and who is likely to be caught.

The weights are rules of thumb; the agents' ladder shows what they are worth.
"""

from __future__ import annotations

import math

from ringspiel.games.mordor.components import COMPANION, GANDALF, LOTHLORIEN, MORIA, NAZGUL, RING, SHELOBS_LAIR
from ringspiel.games.mordor.scoring import orcs_prevail, victim_of
from ringspiel.games.mordor.state import NOTHING, MordorState

STEP = 1.6  # how much stronger one more ring field makes a player
NOBODY = 0.002  # strength of the chance that all lose, in arrivals
CAUGHT = (0.0, 0.45, 0.72, 0.86, 0.93, 0.97, 0.985)  # chance to survive the journey, by square fields left
RECOVERY = 0.22  # chance that one more die brings the companion a turn needs
RUIN = 0.72  # chance that one more die does not bring an orc too many


def evaluate(s: MordorState, seat: int) -> float:
    """The share of `seat` in the strength of all; what is set aside in the running turn counts as far as it is safe."""
    outcome = s.outcome
    if outcome is not None:
        winners = outcome.winners
        return 1.0 / len(winners) if seat in winners else 0.0
    rings = [float(count) for count in s.rings]
    left = [s.fields_left(player) for player in range(s.seats)]
    count_running_turn(s, rings, left)
    strengths = [strength(rings[player], left[player]) for player in range(s.seats)]
    total = sum(strengths) + NOBODY * math.pow(STEP, s.components.ring_fields)  # all may still lose
    return strengths[seat] / total


def strength(rings: float, left: int) -> float:
    if left <= 0:
        return 0.0
    survival = CAUGHT[left] if left < len(CAUGHT) else 1.0
    return math.pow(STEP, rings) * survival


def count_running_turn(s: MordorState, rings: list[float], left: list[int]) -> None:
    aside = s.aside
    if s.place != MORIA:
        left[s.active] += aside.count(GANDALF)
    for die, symbol in enumerate(aside):
        if symbol == NAZGUL:
            victim = victim_of(s, die)
            if victim != NOTHING:
                left[victim] -= 1
    rings[s.active] += expected_rings(s)


def expected_rings(s: MordorState) -> float:
    """The rings set aside, weighed by the chance that they count in the end, and a little for dice still to come."""
    aside = s.aside
    to_come = aside.count(NOTHING)
    rings = aside.count(RING) - (1 if s.place == SHELOBS_LAIR else 0)
    companions = aside.count(COMPANION) * (2 if s.place == LOTHLORIEN else 1)
    recovery = 1.0 - math.pow(1.0 - RECOVERY, to_come)
    ruin = (1.0 - math.pow(RUIN, to_come)) / (1.0 + companions)
    safe = recovery if orcs_prevail(s) else 1.0 - ruin
    return safe * (max(rings, 0) + 0.25 * to_come)
