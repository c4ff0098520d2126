"""The sheets and the dice as everybody sees them."""

from __future__ import annotations

from typing import Any

from ringspiel.games.mordor import scoring
from ringspiel.games.mordor.components import COLOURS, DICE, HOBBITS, PLACES, SYMBOLS
from ringspiel.games.mordor.shown import Die, MordorView, Running, Sheet
from ringspiel.games.mordor.state import NOTHING, MordorState
from ringspiel.kernel.text import Text, text


def view(s: MordorState) -> MordorView:
    """Everything is open: all seats see the same."""
    return {
        "preset": s.components.preset,
        "places": s.places,
        "ring_fields": s.components.ring_fields,
        "nazgul_fields": s.components.nazgul_fields,
        "start": s.start,
        "active": s.active,
        "round": s.round,
        "place": PLACES[s.place],
        "sheets": [sheet(s, player) for player in range(s.seats)],
        "dice": [die_view(s, die) for die in range(DICE)],
        "running": running(s),
    }


def sheet(s: MordorState, seat: int) -> Sheet:
    squares = range(s.components.nazgul_fields)
    return {
        "hobbit": HOBBITS[s.hobbits[seat]],
        "colour": COLOURS[s.hobbits[seat]],
        "rings": s.rings[seat],
        "place": PLACES[s.rings[seat]],
        "squares": [
            {"halved": bool(s.halved[seat] >> square & 1), "crossed": min(2, max(0, s.crossed[seat] - 2 * square))}
            for square in squares
        ],
        "left": s.fields_left(seat),
        "out": s.is_out(seat),
        "arrived": s.has_arrived(seat),
    }


def running(s: MordorState) -> Running:
    """What the dice set aside so far would do if the rolling ended now."""
    return {
        "rings": scoring.rings_that_count(s),
        "orcs": scoring.orcs_in_the_way(s),
        "companions": scoring.companions_against_them(s),
        "halves": scoring.gandalfs_that_count(s),
    }


def die_view(s: MordorState, die: int) -> Die:
    """A die, and whom a Nazgûl on it would hit in this turn."""
    symbol = s.aside[die] if s.rolled[die] == NOTHING else s.rolled[die]
    victim = scoring.victim_of(s, die)
    return {
        "colour": COLOURS[die],
        "symbol": None if symbol == NOTHING else SYMBOLS[symbol],
        "aside": s.aside[die] != NOTHING,
        "hits": None if victim == NOTHING else victim,
    }


def known(s: MordorState) -> list[Any]:
    """Everything that changes."""
    return [s.active, s.round, s.place, s.rings, s.crossed, s.halved, s.rolled, s.aside]


def results(s: MordorState) -> list[Text]:
    """RM-35: who is in Mordor wins by the Nazgûl fields left; all others have lost."""
    return [text(f"mordor-results-{fate(s, seat)}", left=s.fields_left(seat)) for seat in range(s.seats)]


def fate(s: MordorState, seat: int) -> str:
    if s.is_out(seat):
        return "out"
    return "arrived" if s.has_arrived(seat) else "late"
