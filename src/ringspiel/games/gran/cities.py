"""Cities (GR-60 to GR-62, GR-23): seals for the ring, amulets for everybody who stops there."""

from __future__ import annotations

from ringspiel.games.gran.components import AMULETS
from ringspiel.games.gran.ending import win
from ringspiel.games.gran.ring import PutRing
from ringspiel.games.gran.state import GranState
from ringspiel.games.gran.words import tell


def visit(s: GranState, seat: int) -> None:
    if s.bearer == seat:
        deliver(s, seat)
    else:
        refresh(s, seat, 1)


def deliver(s: GranState, seat: int) -> None:
    """GR-60: seal, amulets, and the ring goes to another realm; the last seal wins before that (GR-80)."""
    realm = s.board.realm[s.points[seat]]
    give_seal(s, seat, realm)
    if s.seals[seat].bit_count() >= s.seals_to_win:
        win(s)
        return
    refresh(s, seat, 2)
    s.ask(PutRing(seat))


def give_seal(s: GranState, seat: int, realm: int) -> None:
    """GR-61: no second seal of the same city."""
    known = s.seals[seat] >> realm & 1
    s.seals[seat] |= 1 << realm
    if s.log is not None:
        tell(s, "delivered-again" if known else "delivered", "GR-61" if known else "GR-60", seat=seat, realm=realm)


def refresh(s: GranState, seat: int, most: int) -> None:
    """GR-23: amulets back, never more than three in all."""
    gained = min(most, AMULETS - s.amulets[seat])
    s.amulets[seat] += gained
    if gained and s.log is not None:
        tell(s, "refreshed", "GR-23", seat=seat, amulets=gained)
