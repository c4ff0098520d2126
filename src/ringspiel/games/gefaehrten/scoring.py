"""Scoring a location (GF-40 to GF-49), with the rings that change it (GF-53, GF-55).

What is ranked are colours: with three or four players each has one, with two each has two (GF-44).
"""

from __future__ import annotations

from ringspiel.games.gefaehrten.components import (
    BREE,
    COLOURS,
    KINDS,
    MORIA,
    MORIA_LOSS,
    POINTS,
    RINGS_OF,
    RIVENDELL_BONUS,
    RIVENDELL_FIRST,
    RULE_OF,
)
from ringspiel.games.gefaehrten.state import NOTHING, GefaehrtenState
from ringspiel.games.gefaehrten.words import result_text, tell


def totals(s: GefaehrtenState) -> list[int]:
    """GF-41: by colour the sum of its cards at the current location; NOTHING for a colour without a card (GF-43)."""
    cards, slots = s.cards, s.slots
    by_colour = [NOTHING] * len(COLOURS)
    counting = s.lies[BREE] in slots  # GF-53
    bonus = s.lies[RIVENDELL_FIRST]
    for place in slots:
        card = cards[place]
        if card != NOTHING:
            colour = card // KINDS
            worth = 1 if counting else card % KINDS + (RIVENDELL_BONUS if place == bonus else 0)  # GF-55
            by_colour[colour] = max(by_colour[colour], 0) + worth
    return by_colour


def ranking(s: GefaehrtenState, sums: list[int], last: int) -> list[int]:
    """The colours from first to last, if `last` has played the last card.

    Higher sums first, colours without a card behind all others (GF-48), ties clockwise from `last` (GF-42).
    """
    keys = []
    for colour in range(len(COLOURS)):
        owner = s.owners[colour]
        if owner != NOTHING:
            behind = (owner - last - 1) % s.seats
            keys.append((-sums[colour] * s.seats + behind) * len(COLOURS) + colour)
    keys.sort()
    return [key % len(COLOURS) for key in keys]


def places_paid(s: GefaehrtenState) -> int:
    """GF-41: one less than are ranked, so that the last never is."""
    return len(COLOURS) - s.owners.count(NOTHING) - 1


def score(s: GefaehrtenState) -> None:
    """GF-40 to GF-46: rank the colours, pay the places, give the rings."""
    sums = totals(s)
    ranked = ranking(s, sums, s.active)
    prizes = POINTS[s.current()][: places_paid(s)]
    gained = [0] * s.seats
    for rank in range(len(prizes)):
        if sums[ranked[rank]] != NOTHING:  # GF-43
            gained[s.owners[ranked[rank]]] += prizes[rank]
    if s.log is not None:
        results = [result_text(s, colour, sums[colour]) for colour in ranked]
        tell(s, "scored", "GF-41", location=s.current(), results=results, sums=sums, ranked=ranked, gained=gained)
        tell_points(s, gained)
    give_rings(s, sums, ranked)
    s.scored = [*s.scored, gained]
    s.points = [s.points[seat] + gained[seat] for seat in range(s.seats)]
    if RULE_OF[s.current()] == MORIA:
        lose_at_moria(s, s.owners[ranked[-1]])


def give_rings(s: GefaehrtenState, sums: list[int], ranked: list[int]) -> None:
    """GF-46: a ring nobody has earned stays in the supply (GF-43)."""
    for rank, ring in enumerate(RINGS_OF[s.current()]):
        if sums[ranked[rank]] != NOTHING:
            winner = s.owners[ranked[rank]]
            s.holders[ring] = winner
            if s.log is not None:
                tell(s, "ring-won", "GF-46", seat=winner, ring=ring)


def lose_at_moria(s: GefaehrtenState, loser: int) -> None:
    """GF-45: after the places were paid; points never fall below 0."""
    loss = min(MORIA_LOSS, s.points[loser])
    s.points = [s.points[seat] - (loss if seat == loser else 0) for seat in range(s.seats)]
    s.scored = [*s.scored[:-1], [s.gained[seat] - (loss if seat == loser else 0) for seat in range(s.seats)]]
    if s.log is not None:
        tell(s, "moria-loss", "GF-45", seat=loser, points=loss)


def tell_points(s: GefaehrtenState, gained: list[int]) -> None:
    for seat in range(s.seats):
        if gained[seat]:
            tell(s, "points", "GF-41", seat=seat, points=gained[seat])
