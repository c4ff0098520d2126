"""The four ways to win (RK-W1 to RK-W12)."""

from __future__ import annotations

from typing import Final, get_args

from ringspiel.games.ringkrieg.pieces.figures import FREE, SHADOW
from ringspiel.games.ringkrieg.state import RingkriegState
from ringspiel.games.ringkrieg.teams import ranking
from ringspiel.games.ringkrieg.teams.deciders import side_of_seat
from ringspiel.games.ringkrieg.telling.facts import EndKind
from ringspiel.games.ringkrieg.telling.report import tell
from ringspiel.kernel.outcome import Outcome
from ringspiel.kernel.text import text

MOST_CORRUPTION: Final = 12
CRACK_OF_DOOM: Final = 5
SHADOW_POINTS: Final = 10
FREE_POINTS: Final = 4
ENDS: Final[dict[str, EndKind]] = {kind.removeprefix("end-"): kind for kind in get_args(EndKind)}
"""How each victory is told, by its rule."""


def check_corruption(s: RingkriegState) -> None:
    """RK-W2, RK-W4, RK-F6, RK-T12: at every change, in any phase."""
    if s.corruption >= MOST_CORRUPTION:
        win(s, SHADOW, "RK-W2")


def check_ring(s: RingkriegState) -> None:
    """RK-W3, RK-W4, RK-W8: the Ring is in the fire, unless corruption came first."""
    if s.mordor >= CRACK_OF_DOOM and s.outcome is None:
        win(s, FREE, "RK-W3")


def check_conquest(s: RingkriegState) -> None:
    """RK-T11, RK-W5, RK-W6, RK-W9, RK-W10: phase 6, the Shadow first."""
    s.phase = 6
    if s.points(SHADOW) >= SHADOW_POINTS:
        win(s, SHADOW, "RK-W5")
    elif s.points(FREE) >= FREE_POINTS:
        win(s, FREE, "RK-W6")


def win(s: RingkriegState, side: int, rule: str) -> None:
    """RK-W1, RK-W12: the first condition met ends the game."""
    sides = [side_of_seat(s, seat) for seat in range(s.seats)]
    ranks = [1 if each == side else 2 for each in sides]
    scores = [s.points(each) for each in sides]
    s.finish(Outcome(ranks, scores, rule, text(f"ringkrieg-end-{rule}"), ranking.team_ranks(s, side)))
    if s.log is not None:
        tell(s, ENDS[rule], rule)


STEPS: Final = (check_conquest,)
