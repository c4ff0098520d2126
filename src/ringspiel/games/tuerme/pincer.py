"""The pincer (ZT-30 to ZT-37). `pincers_at` works on bare numbers, so that opponents who look ahead use it too."""

from __future__ import annotations

from typing import Final, final

from ringspiel.games.tuerme.board import FIELDS, NEXT, NORTH, NOTHING, ROWS, SOUTH, mask_of
from ringspiel.games.tuerme.state import TuermeState
from ringspiel.games.tuerme.words import tell

ABOVE_AND_BELOW: Final = [
    mask_of([field for field in (NEXT[NORTH][f], NEXT[SOUTH][f]) if field != NOTHING]) for f in range(FIELDS)
]

ROWS_BESIDE: Final = [(1 << row << 1 | 1 << row >> 1) & (1 << ROWS) - 1 for row in range(ROWS)]


@final
class Pincer:
    """A line of orcs, from the side of the figure that closed it, and the `partner` behind it."""

    __slots__ = ("line", "partner")

    def __init__(self, line: list[int], partner: int) -> None:
        self.line = line
        self.partner = partner

    def own(self) -> list[int]:
        """ZT-31: one each in turn, the player who closed it first."""
        return self.line[::2]

    def partners(self) -> list[int]:
        return self.line[1::2]


def pincers_at(field: int, orcs: int, figures: list[int]) -> list[Pincer]:
    """ZT-32, ZT-36: what a figure on `field` closes, up and down the column, never along a row; the upper line first.

    `orcs` is a mask of fields; a partner is the place of its field in `figures`.
    """
    found: list[Pincer] = []
    if orcs & ABOVE_AND_BELOW[field]:
        for direction in (NORTH, SOUTH):
            line = orcs_in_line(field, orcs, direction)
            if line:
                beyond = NEXT[direction][line[-1]]
                if beyond != NOTHING and beyond in figures:
                    found.append(Pincer(line, figures.index(beyond)))
    return found


def orcs_in_line(field: int, orcs: int, direction: int) -> list[int]:
    """ZT-30: the unbroken line of orcs that begins beside a field."""
    line: list[int] = []
    steps = NEXT[direction]
    field = steps[field]
    while field != NOTHING and orcs >> field & 1:
        line.append(field)
        field = steps[field]
    return line


def close_pincers(s: TuermeState) -> None:
    """ZT-34: by themselves, where the mover is."""
    field = s.figures[s.mover]
    if s.orcs[field >> 3] & ROWS_BESIDE[field & 7]:
        for pincer in pincers_at(field, s.orc_mask(), s.figures):
            share(s, pincer)


def share(s: TuermeState, pincer: Pincer) -> None:
    """ZT-31, ZT-35: both figures may be the same player's."""
    mine, theirs = s.owner(s.mover), s.owner(pincer.partner)
    for field in pincer.own():
        capture(s, mine, field)
    for field in pincer.partners():
        capture(s, theirs, field)
    if s.log is not None:
        tell_pincer(s, pincer)


def tell_pincer(s: TuermeState, pincer: Pincer) -> None:
    seat, other = s.owner(s.mover), s.owner(pincer.partner)
    alone = seat == other
    own, partners = (pincer.line, []) if alone else (pincer.own(), pincer.partners())
    tell(
        s,
        "pincer-alone" if alone else "pincer",
        "ZT-30",
        seat=seat,
        partner=other,
        figure=pincer.partner,
        own=own,
        partners=partners,
        own_count=len(own),
        partners_count=len(partners),
    )


def capture(s: TuermeState, seat: int, field: int) -> None:
    """ZT-23: the tile leaves the board and lies face down before its captor until the end of the turn."""
    s.take_orc(field)
    s.face_down[seat] += 1
