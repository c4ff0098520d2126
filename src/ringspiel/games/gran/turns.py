"""The order of turns (GR-6, GR-13)."""

from __future__ import annotations

from ringspiel.games.gran.arrival import arrive
from ringspiel.games.gran.dragons import unfetter
from ringspiel.games.gran.ending import run_out
from ringspiel.games.gran.moving import FirstStep, first_steps
from ringspiel.games.gran.state import GranState
from ringspiel.games.gran.words import tell


def turn(s: GranState) -> None:
    """GR-13: a knight must move, unless it wears a fetter or is blocked (GR-17)."""
    seat = s.active
    if s.log is not None:
        tell(s, "turn", "GR-6", seat=seat)
    if s.is_fettered(seat):
        s.then(unfetter, end_turn)
        return
    steps = first_steps(s, seat, False)
    if steps:
        s.then(arrive, end_turn)
        s.ask(FirstStep(seat), steps)
    else:
        if s.log is not None:
            tell(s, "blocked", "GR-17", seat=seat)
        s.then(end_turn)


def end_turn(s: GranState) -> None:
    """GR-6: clockwise; a round ends before the start player's seat."""
    following = (s.active + 1) % s.seats
    if following == s.start:
        if s.round == s.last_round:
            run_out(s)
            return
        s.round += 1
        if s.log is not None:
            tell(s, "round", "GR-6", round=s.round)
    s.active = following
    s.then(turn)
