"""What an answer can cost (for explanations): dice, cards, rings, figures, corruption."""

from __future__ import annotations

from typing import Final

from ringspiel.games.ringkrieg.pieces.figures import FREE, LEADERS, SHADOW, SIDE, number_of, units
from ringspiel.games.ringkrieg.state import RingkriegState
from ringspiel.games.ringkrieg.teams.deciders import side_of_seat

DICE: Final = ("die-character", "die-army", "die-muster", "die-event", "die-army-muster", "die-will", "die-eye")


def holdings(s: RingkriegState, seat: int) -> dict[str, int]:
    """Dice, rings and figures are those of the side, cards those of the seat."""
    side = side_of_seat(s, seat)
    found = dict(zip(DICE, s.dice[side], strict=True))
    forces = [force & SIDE[side] for force in s.at]
    found |= {
        "cards": len(s.hands[seat]),
        "rings": s.rings[side],
        "units": sum(units(force) for force in forces),
        "leaders": sum(number_of(force & LEADERS) for force in forces),
    }
    if side == FREE:
        return found | {"companions": number_of(s.fellowship), "corruption": -s.corruption}
    return found | {"hunt-dice": -s.hunt_box[SHADOW]}
