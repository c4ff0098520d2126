"""The order of turns, leaving and the end of the game (RM-30 to RM-38)."""

from __future__ import annotations

from ringspiel.games.mordor.rolling import roll, take_dice
from ringspiel.games.mordor.scoring import score
from ringspiel.games.mordor.state import NOTHING, MordorState
from ringspiel.games.mordor.words import tell
from ringspiel.kernel.outcome import Outcome
from ringspiel.kernel.text import text


def turn(s: MordorState) -> None:
    """RM-10 to RM-28: roll until all dice are set aside or the White Tree is, then score."""
    s.then(take_dice, roll, score, end_turn)


def end_turn(s: MordorState) -> None:
    if all_out(s):
        lose_together(s)
    else:
        pass_on(s)


def pass_on(s: MordorState) -> None:
    """RM-38: clockwise to the next player who still travels; a round ends before the start player's seat."""
    seat = s.active
    while True:
        seat = (seat + 1) % s.seats
        if seat == s.start:
            if somebody_is_in_mordor(s):
                win(s)
                return
            s.round += 1
            if s.log is not None:
                tell(s, "round", "RM-38", round=s.round)
        if not s.is_out(seat) and not s.has_arrived(seat):  # RM-30, RM-36
            break
    s.active = seat
    s.then(turn)


def all_out(s: MordorState) -> bool:
    return all(s.is_out(seat) for seat in range(s.seats))


def in_mordor(s: MordorState, seat: int) -> bool:
    """RM-31, RM-36: arrived, and not out."""
    return s.has_arrived(seat) and not s.is_out(seat)


def somebody_is_in_mordor(s: MordorState) -> bool:
    return any(in_mordor(s, seat) for seat in range(s.seats))


def lose_together(s: MordorState) -> None:
    """RM-33: all are out, all have lost."""
    s.finish(Outcome([s.seats] * s.seats, s.rings.copy(), "RM-33", text("mordor-end-all-out")))
    if s.log is not None:
        tell(s, "end-all-out", "RM-33")


def win(s: MordorState) -> None:
    """RM-35: of those in Mordor, the one with the most fields left to cross; a tie is shared (RM-36)."""
    left = [s.fields_left(seat) if in_mordor(s, seat) else NOTHING for seat in range(s.seats)]
    winners = [seat for seat in range(s.seats) if left[seat] == max(left)]
    ranks = [1 if seat in winners else len(winners) + 1 for seat in range(s.seats)]
    s.finish(Outcome(ranks, s.rings.copy(), "RM-35", text("mordor-end-won", winners=[{"seat": w} for w in winners])))
    if s.log is not None:
        tell(s, "end-won", "RM-35", winners=winners)
