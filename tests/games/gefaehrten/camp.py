"""Positions of Die Gefährten that read like the table.

    camp("ford", {"nw": "green-3", "e": "red-2+bree"}, hands=["green-1 green-1", "yellow-4", "red-0"])

is a game of three at the Ford: two cards lie at it, one with a ring, and the first player, whose turn begins, holds two
green 1s. Earlier locations lie in a row to the left, three columns apart, without cards unless they are named by their
distance from the left card of the current location: {"-4,1": "green-2"}. Several places can share a kind of card:
{"nw n1": "red-1"}. All cards not named are in the piles, or out of the game where `piles` are named.
"""

from __future__ import annotations

from typing import Any

import ringspiel
from ringspiel.games.gefaehrten.board import ORIGIN, WIDTH
from ringspiel.games.gefaehrten.components import COUNTS, KINDS, LOCATIONS, RINGS, SLOT_STEPS, SLOTS
from ringspiel.games.gefaehrten.locations import lay_location
from ringspiel.games.gefaehrten.state import NOTHING, GefaehrtenState
from ringspiel.games.gefaehrten.turns import turn
from ringspiel.games.gefaehrten.words import card_notation, card_read
from tests.games import playing

APART = 3
play, legal, refused, told = playing.play, playing.legal, playing.refused, playing.told


def camp(
    location: str = "bag-end",
    cards: dict[str, str] | None = None,
    *,
    hands: list[str],
    piles: list[str] | None = None,
    rings: dict[str, int] | None = None,
    points: list[int] | None = None,
    active: int = 0,
    **options: Any,
) -> ringspiel.Table:
    """A table at the beginning of `active`'s turn."""
    table = ringspiel.new("gefaehrten", len(hands), seed=1, options={"start": active, **options})
    s = state(table)
    travel(s, LOCATIONS.index(location))
    for places, what in (cards or {}).items():
        for where in places.split():
            put(s, where, what)
    for ring, seat in (rings or {}).items():
        s.holders[RINGS.index(ring)] = seat
    s.points = points or s.points
    s.hands = [read(hand) for hand in hands]
    deal_rest(s, piles)
    return playing.begin_with(table, turn)


def travel(s: GefaehrtenState, number: int) -> None:
    for step in range(1, number + 1):
        lay_location(s, ORIGIN + APART * step)
        s.scored.append([0] * s.seats)


def put(s: GefaehrtenState, where: str, what: str) -> None:
    x, y = SLOT_STEPS[SLOTS.index(where)] if where in SLOTS else (int(part) for part in where.split(","))
    card, _, ring = what.partition("+")
    place = s.cells.index(s.locations[-1] + y * WIDTH + x)
    s.cards[place] = one(card)
    if ring:
        s.lies[RINGS.index(ring)] = place


def one(card: str) -> int:
    number = card_read(card)
    assert number is not None, card
    return number


def read(cards: str) -> list[int]:
    return sorted(one(card) for card in cards.split())


def deal_rest(s: GefaehrtenState, piles: list[str] | None) -> None:
    """Cards that are named nowhere go to their owner's pile, or out of the game if the piles are named too."""
    named = [read(pile) for pile in piles] if piles else [[] for _ in range(s.seats)]
    seen = [card for cards in (*s.hands, *named, s.cards) for card in cards]
    for card in range(len(s.gone)):
        owner = s.owner_of(card)
        left = 0 if owner == NOTHING else COUNTS[card % KINDS] - seen.count(card)
        if piles:
            s.gone[card] = left
        else:
            named[owner] += [card] * left
    s.piles = named


def state(table: ringspiel.Table) -> GefaehrtenState:
    return playing.state_of(table, GefaehrtenState)


def slots_for(table: ringspiel.Table, card: str) -> set[str]:
    """The slots where a card may be laid now."""
    return {answer.split()[1] for answer in legal(table) if answer.startswith(f"{card} ")}


def lying(table: ringspiel.Table, slot: str) -> str | None:
    """The card in a slot of the current location, with its ring."""
    s = state(table)
    place = s.slots[SLOTS.index(slot)]
    if s.cards[place] == NOTHING:
        return None
    ring = f"+{RINGS[s.lies.index(place)]}" if place in s.lies else ""
    return card_notation(s.cards[place]) + ring


def gone(table: ringspiel.Table) -> list[str]:
    """The cards out of the game."""
    s = state(table)
    return [card_notation(card) for card in range(len(s.gone)) for _ in range(s.gone[card])]


def hand(table: ringspiel.Table, seat: int) -> list[str]:
    return [card_notation(card) for card in state(table).hands[seat]]


def current(table: ringspiel.Table) -> str:
    return LOCATIONS[state(table).current()]
