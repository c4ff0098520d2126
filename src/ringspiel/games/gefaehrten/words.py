"""How cards, cells and events are put into notation and message keys."""

from __future__ import annotations

import re
from typing import Any

from ringspiel.games.gefaehrten.board import cell_at, coordinates
from ringspiel.games.gefaehrten.components import COLOURS, KINDS, LOCATIONS, RINGS, SLOTS, VALUES
from ringspiel.games.gefaehrten.state import NOTHING, GefaehrtenState
from ringspiel.table.event import Event
from ringspiel.table.text import Text, seat_name, text


def card_notation(card: int) -> str:
    """Colour and value: `green-3`, `blue-nazgul`."""
    return f"{COLOURS[card // KINDS]}-{VALUES[card % KINDS]}"


def card_read(word: str) -> int | None:
    colour, _, value = word.partition("-")
    if colour not in COLOURS or value not in VALUES:
        return None
    return COLOURS.index(colour) * KINDS + VALUES.index(value)


def cell_notation(cell: int) -> str:
    """Columns to the right of Bag End and rows below it: `3,-2`."""
    x, y = coordinates(cell)
    return f"{x},{y}"


def cell_read(word: str) -> int | None:
    if not re.fullmatch(r"-?[0-9]{1,3},-?[0-9]{1,3}", word):
        return None
    x, _, y = word.partition(",")
    return cell_at(int(x), int(y))


def card_text(card: int) -> Text:
    return text("gefaehrten-card", value=text(f"gefaehrten-value-{VALUES[card % KINDS]}"), colour=colour_text(card))


def colour_text(card: int) -> Text:
    return text(f"gefaehrten-colour-{COLOURS[card // KINDS]}")


def ring_text(ring: int) -> Text:
    return text(f"gefaehrten-ring-{RINGS[ring]}")


def slot_text(slot: int) -> Text:
    return text(f"gefaehrten-slot-{SLOTS[slot]}")


def location_text(location: int) -> Text:
    return text(f"gefaehrten-location-{LOCATIONS[location]}")


def cell_text(cell: int) -> Text:
    x, y = coordinates(cell)
    return text("gefaehrten-cell", x=x, y=y)


def result_text(s: GefaehrtenState, colour: int, total: int) -> Text:
    """One line of a scoring: whose colour, and its sum."""
    whose: dict[str, Any] = {"seat": seat_name(s.owners[colour]), "colour": colour_text(colour * KINDS)}
    if total == NOTHING:
        return text("gefaehrten-result-absent", **whose)
    return text("gefaehrten-result", **whose, total=total)


def words_for(name: str, value: Any) -> Any:
    """An event's fact as an argument of its message."""
    if name == "seat":
        return seat_name(value)
    if name == "winners":
        return [seat_name(seat) for seat in value]
    if name in ("card", "covered"):
        return card_text(value)
    if name == "drawn":
        return [card_text(card) for card in value]
    if name == "ring":
        return ring_text(value)
    if name == "slot":
        return slot_text(value)
    if name == "location":
        return location_text(value)
    return cell_text(value) if name == "cell" else value


def event(kind: str, rule: str, facts: dict[str, Any]) -> Event:
    """An event whose words are the message `gefaehrten-KIND` with the same arguments, but for the SILENT ones."""
    words = {name: words_for(name, value) for name, value in facts.items() if name not in SILENT}
    data = {name: facts_for(name, value) for name, value in facts.items() if name != "results"}
    return Event(kind, text(f"gefaehrten-{kind}", **words), data, rule)


SILENT = ("sums", "ranked", "gained", "totals")


def facts_for(name: str, value: Any) -> Any:
    """Cards, rings and cells as people name them, the rest as it is."""
    if name in ("card", "covered"):
        return card_notation(value)
    if name == "drawn":
        return [card_notation(card) for card in value]
    if name == "ring":
        return RINGS[value]
    if name == "slot":
        return SLOTS[value]
    if name == "location":
        return LOCATIONS[value]
    if name == "cell":
        return list(coordinates(value))
    return list(value) if isinstance(value, list) else value


def tell(s: GefaehrtenState, kind: str, rule: str, **facts: Any) -> None:
    """Report what everybody sees."""
    s.tell(event(kind, rule, facts))


def tell_drawn(s: GefaehrtenState, seat: int, cards: list[int]) -> None:
    """GF-20: everybody sees how many cards were drawn, only their owner which."""
    seen = event("drew", "GF-20", {"seat": seat, "count": len(cards)})
    drew = event("drew-cards", "GF-20", {"seat": seat, "count": len(cards), "drawn": cards})
    s.tell(Event(drew.kind, drew.text, drew.data, drew.rule, (seat,), seen))
