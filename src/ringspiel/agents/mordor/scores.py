"""What every possible end of a turn is worth to the player whose turn it is: the leaves of the turn.

What is scored comes from the rules themselves, once for each place; where the players then stand in the race is judged
by what was learnt (`ringspiel.agents.mordor.evaluator`), and exactly where the game ends with this turn.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from ringspiel.agents.mordor.evaluator import Race, race_of, whole_fields
from ringspiel.agents.mordor.turn import Turn
from ringspiel.games.mordor.components import DICE, GANDALF, MORIA, NAZGUL
from ringspiel.games.mordor.scoring import rings_that_count, victim_of
from ringspiel.games.mordor.state import MordorState

Numbers = NDArray[np.float64]
Counts = NDArray[np.int_]


class Leaves:
    """For each leaf the rings that count and the Gandalfs that help at this place, and which dice show Nazgûl."""

    def __init__(self, asides: list[list[int]], s: MordorState) -> None:
        self.rings: Counts = np.array([rings_of(s, aside) for aside in asides])
        gandalfs = [0 if s.place == MORIA else aside.count(GANDALF) for aside in asides]
        self.gandalfs: Counts = np.array(gandalfs)
        self.nazgul: Counts = np.array([[symbol == NAZGUL for symbol in aside] for aside in asides], int)


def rings_of(s: MordorState, aside: list[int]) -> int:
    s.aside = aside
    return rings_that_count(s)


_leaves: dict[tuple[Turn, int], Leaves] = {}


def leaves_of(turn: Turn, s: MordorState) -> Leaves:
    """Remembered, because they depend on nothing but the dice and the place."""
    leaves = _leaves.get((turn, s.place))
    if leaves is None:
        leaves = _leaves[turn, s.place] = Leaves(list(turn.leaves.values()), s.clone())
    return leaves


class Situation:
    """Where a player stands at each leaf; all arrays run over the leaves."""

    def __init__(self, s: MordorState, seat: int, leaves: Leaves, rings: Counts) -> None:
        active = seat == s.active
        victims = [int(victim_of(s, die) == seat) for die in range(DICE)]
        left, whole = s.fields_left(seat), whole_fields(s, seat)
        helped = np.minimum(whole, leaves.gandalfs) if active else 0
        self.left: Counts = np.maximum(0, left + helped - leaves.nazgul @ np.array(victims))
        self.whole: Counts = np.minimum(whole - helped, self.left)
        self.inside = (self.left > 0) & (not s.is_out(seat))
        gained = rings if active else np.zeros_like(rings)
        self.rings: Counts = np.minimum(s.components.ring_fields, s.rings[seat] + gained * self.inside)
        self.arrived = self.inside & (self.rings >= s.components.ring_fields)
        self.order = (seat - s.start) % s.seats

    def strength(self, race: Race, moves: NDArray[np.bool_], somebody_arrived: NDArray[np.bool_]) -> Numbers:
        road = np.array(race.road)[moves.astype(int), self.rings, self.left]
        late = race.late * (somebody_arrived & ~self.arrived & ~moves)
        strength: Numbers = np.exp(road + race.whole * self.whole + late) * self.inside
        return strength


def worth_of_leaves(s: MordorState, turn: Turn) -> Numbers:
    """The chance of the active player to win after each end of this turn; with places they go as far as is best.

    Without places a field more is never judged worse (`learn.steady`), so all the way is best.
    """
    leaves = leaves_of(turn, s)
    if not s.places:
        return worth_of_going(s, leaves, leaves.rings)
    farthest = int(leaves.rings.max())
    worths = [worth_of_going(s, leaves, np.minimum(leaves.rings, fields)) for fields in range(farthest + 1)]
    best: Numbers = np.max(worths, axis=0)
    return best


def worth_of_going(s: MordorState, leaves: Leaves, rings: Counts) -> Numbers:
    """The same, if the active player goes this number of fields (RM-21)."""
    situations = [Situation(s, seat, leaves, rings) for seat in range(s.seats)]
    me = situations[s.active]
    others = [situation for situation in situations if situation is not me]
    to_come = [situation.inside & ~situation.arrived & (situation.order > me.order) for situation in situations]
    round_ends = ~np.logical_or.reduce(to_come)
    arrived = np.logical_or.reduce([situation.arrived for situation in situations])
    strengths = [
        situation.strength(race_of(s), np.where(round_ends, ~situation.arrived, comes), arrived)
        for situation, comes in zip(situations, to_come, strict=True)
    ]
    estimate = strengths[s.active] / (np.exp(race_of(s).nobody) + sum(strengths))
    worth: Numbers = np.where(round_ends & arrived, wins(me, others), estimate)
    return worth


def wins(me: Situation, others: list[Situation]) -> NDArray[np.bool_]:
    """RM-35, RM-36: of those in Mordor, who has the most fields left; a tie is shared."""
    won: NDArray[np.bool_] = me.arrived
    for other in others:
        won = won & (~other.arrived | (other.left <= me.left))
    return won
