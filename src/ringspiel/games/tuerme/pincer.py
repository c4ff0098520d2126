"""The pincer (ZT-30 to ZT-37)."""

from __future__ import annotations

from ringspiel.games.tuerme.board import NEXT, NORTH, NOTHING, SOUTH
from ringspiel.games.tuerme.state import TuermeState
from ringspiel.games.tuerme.words import tell


def close_pincers(s: TuermeState) -> None:
    """ZT-32, ZT-36: up and down the column, never along a row; the upper line is shared first."""
    close_pincer(s, NORTH)
    close_pincer(s, SOUTH)


def close_pincer(s: TuermeState, direction: int) -> None:
    """ZT-30: nothing but orcs, at least one, between the mover and the nearest figure."""
    line = orcs_in_line(s, direction)
    if not line:
        return
    beyond = NEXT[direction][line[-1]]
    if beyond != NOTHING and beyond in s.figures:
        share(s, line, s.figures.index(beyond))


def orcs_in_line(s: TuermeState, direction: int) -> list[int]:
    """The unbroken line of orcs that begins beside the mover, from his side outwards."""
    line: list[int] = []
    steps = NEXT[direction]
    field = steps[s.figures[s.mover]]
    while field != NOTHING and s.has_orc(field):
        line.append(field)
        field = steps[field]
    return line


def share(s: TuermeState, line: list[int], partner: int) -> None:
    """ZT-31, ZT-35: one each in turn, the player who closed it first; both figures may be his."""
    mine, his = s.owner(s.mover), s.owner(partner)
    for place, field in enumerate(line):
        capture(s, his if place % 2 else mine, field)
    if s.log is not None:
        own = line if mine == his else line[::2]
        tell_pincer(s, partner, own, [field for field in line if field not in own])


def tell_pincer(s: TuermeState, partner: int, own: list[int], partners: list[int]) -> None:
    seat, other = s.owner(s.mover), s.owner(partner)
    kind = "pincer-alone" if seat == other else "pincer"
    tell(
        s,
        kind,
        "ZT-30",
        seat=seat,
        partner=other,
        figure=partner,
        own=own,
        partners=partners,
        own_count=len(own),
        partners_count=len(partners),
    )


def capture(s: TuermeState, seat: int, field: int) -> None:
    """ZT-23: the tile leaves the board and lies face down before its captor until the end of the turn."""
    s.take_orc(field)
    s.face_down[seat] += 1
