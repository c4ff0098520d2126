"""What players of each game count when they say what a move was good for: more of it is always better for the seat.

Only what is open to all. Each has the words `GAME-stake-NAME-gain` and `-spare`; the most telling stands first.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ringspiel.agents.ringkrieg.hand import held
from ringspiel.agents.ringkrieg.inputs import steps_left
from ringspiel.games.gefaehrten.state import GefaehrtenState
from ringspiel.games.gran.state import GranState
from ringspiel.games.mordor.state import MordorState
from ringspiel.games.ringkrieg.deciders import side_of_seat
from ringspiel.games.ringkrieg.figures import FREE, FREE_NATIONS, UNITS, other, units
from ringspiel.games.ringkrieg.state import RingkriegState
from ringspiel.games.tuerme.state import TuermeState

Stakes = dict[str, int]


def of_mordor(s: MordorState, seat: int) -> Stakes:
    return {"rings": s.rings[seat], "nazgul": -s.crossed[seat]}


def of_gefaehrten(s: GefaehrtenState, seat: int) -> Stakes:
    own = {"points": s.points[seat], "rings": s.holders.count(seat)}
    return own if s.hidden_scores else {**own, "rivals": -best_other(s.points, seat)}


def of_gran(s: GranState, seat: int) -> Stakes:
    seals = [each.bit_count() for each in s.seals]
    return {
        "seals": seals[seat],
        "rivals": -best_other(seals, seat),
        "ring": int(s.bearer == seat),
        "amulets": s.amulets[seat],
    }


def of_tuerme(s: TuermeState, seat: int) -> Stakes:
    return {"points": s.points[seat], "ents": s.ent, "orcs": -s.orcs_on_board(), "rivals": -best_other(s.points, seat)}


def of_ringkrieg(s: RingkriegState, seat: int) -> Stakes:
    side = side_of_seat(s, seat)
    ring = -1 if side == FREE else 1
    return {
        "points": s.points(side),
        "rivals": -s.points(other(side)),
        "corruption" if side == FREE else "hunt": ring * s.corruption,
        "steps" if side == FREE else "pursuit": ring * steps_left(s),
        "kills": -army(s, other(side)),
        "losses": army(s, side),
        "war": -sum(s.political[:FREE_NATIONS] if side == FREE else s.political[FREE_NATIONS:]),
        "cards": held(s, side),
    }


def army(s: RingkriegState, side: int) -> int:
    return sum(units(force & UNITS[side]) for force in s.at)


def best_other(points: list[int], seat: int) -> int:
    return max(each for other, each in enumerate(points) if other != seat)


STAKES: dict[str, Callable[[Any, int], Stakes]] = {
    "mordor": of_mordor,
    "gefaehrten": of_gefaehrten,
    "gran": of_gran,
    "tuerme": of_tuerme,
    "ringkrieg": of_ringkrieg,
}
