"""The end of the game (GR-80, GR-81)."""

from __future__ import annotations

from ringspiel.games.gran.shown import Kind
from ringspiel.games.gran.state import GranState
from ringspiel.games.gran.words import tell
from ringspiel.kernel.outcome import Outcome
from ringspiel.kernel.text import seat_name, text


def win(s: GranState) -> None:
    """GR-80: the last seal needed wins at once."""
    end(s, "end-won", "GR-80")


def run_out(s: GranState) -> None:
    """GR-81: the agreed number of rounds is over; most seals, then the ring, then amulets decide."""
    end(s, "end-rounds", "GR-81")


def end(s: GranState, kind: Kind, rule: str) -> None:
    merits = [merit_of(s, seat) for seat in range(s.seats)]
    ranks = [1 + sum(other > mine for other in merits) for mine in merits]
    winners = [seat for seat in range(s.seats) if ranks[seat] == 1]
    scores = [seals.bit_count() for seals in s.seals]
    words = text(f"gran-{kind}", winners=[seat_name(seat) for seat in winners], seals=s.seals_to_win)
    s.finish(Outcome(ranks, scores, rule, words))
    if s.log is not None:
        tell(s, kind, rule, winners=winners, seals=s.seals_to_win)


def merit_of(s: GranState, seat: int) -> tuple[int, bool, int]:
    return s.seals[seat].bit_count(), s.bearer == seat, s.amulets[seat]
