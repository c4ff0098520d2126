"""The board as everybody sees it."""

from __future__ import annotations

from typing import Any

from ringspiel.games.gran.board import REALMS
from ringspiel.games.gran.components import CARDS, COLOURS, FETTERS
from ringspiel.games.gran.shown import GranView, Knight
from ringspiel.games.gran.state import NOTHING, NOWHERE, GranState
from ringspiel.games.gran.stones import supply
from ringspiel.kernel.text import Text, text


def view(s: GranState) -> GranView:
    """Everything is open: all seats see the same."""
    ids = s.board.ids
    return {
        "map": s.board.map,
        "start": s.start,
        "active": s.active,
        "round": s.round,
        "last_round": s.last_round or None,
        "seals_to_win": s.seals_to_win,
        "knights": [knight(s, player) for player in range(s.seats)],
        "ring": None if s.ring == NOWHERE else ids[s.ring],
        "stones": [ids[point] for point in s.stones_on],
        "supply": supply(s),
        "fetters": max(0, FETTERS - s.fettered.bit_count()),
        "pile": sum(s.cards),
        "used": [CARDS[strength] - left for strength, left in enumerate(s.cards)],
        "card": shown(s.card),
        "die": shown(s.die),
    }


def knight(s: GranState, seat: int) -> Knight:
    """A knight; one who still waits at the start stands on no point (GR-4)."""
    point = s.points[seat]
    return {
        "colour": COLOURS[s.colours[seat]],
        "point": None if point == NOWHERE else s.board.ids[point],
        "amulets": s.amulets[seat],
        "seals": [REALMS[realm] for realm in range(len(REALMS)) if s.seals[seat] >> realm & 1],
        "fettered": s.is_fettered(seat),
        "ring": s.bearer == seat,
    }


def results(s: GranState) -> list[Text]:
    """GR-81: what decides the ranks, in this order, also among those who have not won (GR-80)."""
    return [
        text(
            "gran-results",
            seals=s.seals[seat].bit_count(),
            ring="yes" if s.bearer == seat else "no",
            amulets=s.amulets[seat],
        )
        for seat in range(s.seats)
    ]


def shown(number: int) -> int | None:
    """A card or a die: nothing where there is none."""
    return None if number == NOTHING else number


def known(s: GranState) -> list[Any]:
    """Everything that changes, without the drawing of the board."""
    where = [s.active, s.points, s.ring, s.bearer, s.stones_on]
    return [*where, s.amulets, s.seals, s.fettered, s.cards, s.card, s.die, s.round]
