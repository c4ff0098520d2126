"""How cards, cells and events are put into notation and message keys."""

from __future__ import annotations

import re
from typing import Any, Final

from ringspiel.games.gefaehrten.board import cell_at, coordinates
from ringspiel.games.gefaehrten.components import COLOURS, KINDS, LOCATIONS, RINGS, SLOTS, VALUES
from ringspiel.games.gefaehrten.shown import Kind
from ringspiel.games.gefaehrten.state import NOTHING, GefaehrtenState
from ringspiel.kernel.narrator import Narrator
from ringspiel.kernel.text import Text, seat_name, text


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


def lying_text(s: GefaehrtenState, place: int) -> Text:
    """A card on the table, with the ring on it."""
    card = card_text(s.cards[place])
    if place not in s.lies:
        return card
    return text("gefaehrten-board-card-with-ring", card=card, ring=ring_text(s.lies.index(place)))


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


def texts_of(cards: list[int]) -> list[Text]:
    return [card_text(card) for card in cards]


def notations_of(cards: list[int]) -> list[str]:
    return [card_notation(card) for card in cards]


NARRATOR: Final[Narrator[Kind]] = Narrator(
    "gefaehrten",
    words={
        "card": card_text,
        "covered": card_text,
        "drawn": texts_of,
        "ring": ring_text,
        "slot": slot_text,
        "location": location_text,
        "cell": cell_text,
    },
    ids={
        "card": card_notation,
        "covered": card_notation,
        "drawn": notations_of,
        "ring": RINGS.__getitem__,
        "slot": SLOTS.__getitem__,
        "location": LOCATIONS.__getitem__,
        "cell": lambda cell: list(coordinates(cell)),
    },
    spoken=("results",),
    silent=("sums", "ranked", "gained", "totals"),
)
tell = NARRATOR.tell


def tell_drawn(s: GefaehrtenState, seat: int, cards: list[int]) -> None:
    """GF-20: everybody sees how many cards were drawn, only their owner which."""
    seen = NARRATOR.event("drew", "GF-20", seat=seat, count=len(cards))
    drew = NARRATOR.event("drew-cards", "GF-20", seat=seat, count=len(cards), drawn=cards)
    s.tell(drew.known_to(seat, seen))
