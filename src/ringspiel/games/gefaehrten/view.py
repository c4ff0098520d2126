"""The table as a seat may know it."""

from __future__ import annotations

from typing import Any

from ringspiel.games.gefaehrten.board import coordinates, slots_at
from ringspiel.games.gefaehrten.components import (
    BAG_END,
    BLACK,
    COLOURS,
    KINDS,
    LOCATIONS,
    POINTS,
    RINGS,
    RINGS_OF,
    RULE_OF,
    RULES,
    SLOT_STEPS,
    SLOTS,
    VALUES,
)
from ringspiel.games.gefaehrten.scoring import places_paid, ranking, totals
from ringspiel.games.gefaehrten.shown import CardShown, GefaehrtenView, Location, OpenView, OwnView, Player, Rank
from ringspiel.games.gefaehrten.state import NOTHING, GefaehrtenState
from ringspiel.games.gefaehrten.words import card_notation, location_text
from ringspiel.kernel.text import Text, text


def view(s: GefaehrtenState, seat: int | None) -> GefaehrtenView:
    """All that lies open, and of the rest what `seat` holds itself."""
    return {**open_view(s), **own_view(s, seat)}


def open_view(s: GefaehrtenState) -> OpenView:
    return {
        "start": s.start,
        "active": s.active,
        "hidden_scores": s.hidden_scores,
        "current": s.current(),
        "placed": [VALUES[value] for value in range(KINDS) if s.values >> value & 1],
        "count": s.count,
        "locations": [location_view(s, number) for number in range(len(LOCATIONS))],
        "slots": [coordinates(s.cells[place]) for place in s.slots],
        "slot_ids": list(SLOTS),
        "slot_steps": list(SLOT_STEPS),
        "cards": [card_view(s, place) for place in range(len(s.cells)) if s.cards[place] != NOTHING],
        "gone": [card_notation(card) for card in range(len(s.gone)) for _ in range(s.gone[card])],
        "supply": [RINGS[ring] for ring in range(len(RINGS)) if s.holders[ring] == s.lies[ring] == NOTHING],
        "standing": ranking_now(s),
    }


def own_view(s: GefaehrtenState, seat: int | None) -> OwnView:
    return {"players": [player_view(s, player, seat) for player in range(s.seats)]}


def location_view(s: GefaehrtenState, number: int) -> Location:
    laid = number < len(s.locations)
    return {
        "id": LOCATIONS[number],
        "at": coordinates(s.locations[number]) if laid else None,
        "black": BLACK[number] != (laid and colour_changed(s, number)),
        "changed": laid and colour_changed(s, number),
        "points": POINTS[number][: places_paid(s)],
        "rings": [RINGS[ring] for ring in RINGS_OF[number]],
        "rule": RULES[RULE_OF[number]],
    }


def colour_changed(s: GefaehrtenState, number: int) -> bool:
    """GF-52: the Bag End ring lies in a slot of this location."""
    place = s.lies[BAG_END]
    return place != NOTHING and s.cells[place] in slots_at(s.locations[number])


def card_view(s: GefaehrtenState, place: int) -> CardShown:
    return {
        "at": coordinates(s.cells[place]),
        "card": card_notation(s.cards[place]),
        "ring": RINGS[s.lies.index(place)] if place in s.lies else None,
    }


def ranking_now(s: GefaehrtenState) -> list[Rank]:
    """How the current location would be scored now, if the player whose turn it is played the last card."""
    sums, number = totals(s), s.current()
    prizes, rings = POINTS[number][: places_paid(s)], RINGS_OF[number]
    return [
        {
            "colour": COLOURS[colour],
            "seat": s.owners[colour],
            "sum": None if sums[colour] == NOTHING else sums[colour],
            "points": prizes[rank] if rank < len(prizes) and sums[colour] != NOTHING else 0,
            "ring": RINGS[rings[rank]] if rank < len(rings) and sums[colour] != NOTHING else None,
            "tied": sums.count(sums[colour]) > 1 and sums[colour] != NOTHING,
        }
        for rank, colour in enumerate(ranking(s, sums, s.active))
    ]


def player_view(s: GefaehrtenState, player: int, seat: int | None) -> Player:
    """GF-47: with hidden scores everybody sees only their own points until the end."""
    secret = s.hidden_scores and player != seat and s.outcome is None
    return {
        "colours": [COLOURS[colour] for colour in range(len(COLOURS)) if s.owners[colour] == player],
        "hand": len(s.hands[player]),
        "cards": [card_notation(card) for card in s.hands[player]] if player == seat else None,
        "pile": len(s.piles[player]),
        "points": None if secret else s.points[player],
        "gained": s.gained[player],
        "rings": [RINGS[ring] for ring in range(len(RINGS)) if s.holders[ring] == player],
        "out": not s.has_cards(player),
    }


def results(s: GefaehrtenState) -> list[Text]:
    """GF-41, GF-45, GF-74: what each location brought each player; at level points the last one decides."""
    return [
        text("gefaehrten-results", locations=[scored_text(s, n, seat) for n in range(len(s.scored))])
        for seat in range(s.seats)
    ]


def scored_text(s: GefaehrtenState, number: int, seat: int) -> Text:
    points = str(s.scored[number][seat]).replace("-", "−")
    return text("gefaehrten-results-at", location=location_text(number), points=points)


def known(s: GefaehrtenState, seat: int) -> list[Any]:
    """The table and the seat's own hand; what the view adds follows from them."""
    sizes = [len(hand) for hand in s.hands]
    turn = [s.active, s.values, s.count]
    return [turn, s.locations, s.cards, s.lies, s.holders, s.hands[seat], sizes, s.gone, s.points]
