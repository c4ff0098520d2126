"""How good a position is, at a glance: points won, the fight for the current location, and what is left to fight with.

The weights are rules of thumb; the agents' ladder shows what they are worth.
"""

from __future__ import annotations

import math
from typing import Final, final

from ringspiel.agents.evaluator import Evaluator
from ringspiel.games.gefaehrten.components import COLOURS, KINDS, POINTS, RINGS_OF
from ringspiel.games.gefaehrten.scoring import places_paid, totals
from ringspiel.games.gefaehrten.state import NOTHING, GefaehrtenState

SHARPNESS: Final = 0.25  # how much one more point adds to a lead
RING: Final = 1.2  # what a ring in hand or to be won is worth, in points
STOCK: Final = [0.2, 0.2, 0.3, 0.55, 0.65, 0.85, 0.55]  # what an unplayed card is worth, in points, by value
UNSURE: Final = 0.4  # how much each free slot blurs the present order

SLOTS: Final = 10
MOST: Final = 100  # more than two sums can differ
BEHIND: Final = [
    [1.0 / (1.0 + math.exp(lead / (0.6 + UNSURE * free))) for lead in range(-MOST, MOST)] for free in range(SLOTS + 1)
]
"""By free slots and lead (MOST added): the chance to fall behind."""


def prizes_at(location: int, paid: int) -> list[float]:
    """The worth of the paid places, with the rings that go with them. The last place gets nothing."""
    rings = len(RINGS_OF[location])
    return [prize + (RING if rank < rings else 0.0) for rank, prize in enumerate(POINTS[location][:paid])] + [0.0]


PRIZES: Final = [[prizes_at(location, paid) for paid in range(len(COLOURS))] for location in range(len(POINTS))]
"""By location and number of places paid."""


@final
class GefaehrtenEvaluator(Evaluator[GefaehrtenState]):
    def value(self, s: GefaehrtenState, seat: int) -> float:
        """The share of `seat` in the strength of all. It uses only what is open or follows from counting cards."""
        outcome = s.outcome
        if outcome is not None:
            winners = outcome.winners
            return 1.0 / len(winners) if seat in winners else 0.0
        worth = [s.points[player] + s.holders.count(player) * RING + stock(s, player) for player in range(s.seats)]
        count_current_location(s, worth)
        best = max(worth)
        strengths = [math.exp((each - best) * SHARPNESS) for each in worth]
        return strengths[seat] / sum(strengths)

    def own_pile(self, s: GefaehrtenState, seat: int) -> list[int] | None:
        return s.piles[seat]


def stock(s: GefaehrtenState, seat: int) -> float:
    """The worth of all cards that a player has not played; which of them are in the hand makes no difference."""
    worth = 0.0
    for card in s.hands[seat]:
        worth += STOCK[card % KINDS]
    for card in s.piles[seat]:
        worth += STOCK[card % KINDS]
    return worth


def count_current_location(s: GefaehrtenState, worth: list[float]) -> None:
    """Add what each player may expect from the current location: for each pair, the chance that one stays ahead."""
    sums = totals(s)
    free = 0
    for place in s.slots:
        if s.cards[place] == NOTHING:
            free += 1
    chances, prizes = BEHIND[free], PRIZES[s.current()][places_paid(s)]
    owners = s.owners
    for colour in range(len(COLOURS)):
        owner = owners[colour]
        if owner != NOTHING:
            lead = sums[colour] + MOST
            behind = 0.0
            for other in range(len(COLOURS)):
                if other != colour and owners[other] != NOTHING:
                    behind += chances[lead - sums[other]]
            worth[owner] += between(prizes, behind)


def between(prizes: list[float], rank: float) -> float:
    """The prize for a rank, which may be a fraction."""
    whole = int(rank)
    if whole >= len(prizes) - 1:
        return prizes[-1]
    return prizes[whole] + (prizes[whole + 1] - prizes[whole]) * (rank - whole)
