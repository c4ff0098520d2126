"""How the things of the game are put into message keys, notation and events."""

from __future__ import annotations

from typing import Any

from ringspiel.games.ringkrieg.board import REGION_COUNT, REGION_OF, REGIONS
from ringspiel.games.ringkrieg.deck import CARDS, DECKS
from ringspiel.games.ringkrieg.figures import KIND_NAMES, NATIONS, SIDES, count, kinds_in
from ringspiel.games.ringkrieg.state import RingkriegState
from ringspiel.games.ringkrieg.tiles import STANDARD, TILES
from ringspiel.table.event import Event
from ringspiel.table.text import Text, seat_name, text

FACE_NAMES = ("character", "army", "muster", "event", "army-muster", "will", "eye")

REGION_ARGUMENTS = ("region", "origin", "to")
"""Names of facts that are locations."""


def location_name(location: int) -> str:
    """How a location is called in notation and events: `moria`, or `inside-moria` for those in the Stronghold."""
    return REGIONS[location] if location < REGION_COUNT else f"inside-{REGIONS[REGION_OF[location]]}"


def region_text(location: int) -> Text:
    return text(f"ringkrieg-region-{REGIONS[REGION_OF[location]]}")


def location_text(location: int) -> Text:
    """The region, or the inside of its Stronghold."""
    return region_text(location) if location < REGION_COUNT else text("ringkrieg-inside", region=region_text(location))


def kind_text(kind: int) -> Text:
    return text(f"ringkrieg-figure-{KIND_NAMES[kind]}")


def nation_text(nation: int) -> Text:
    return text(f"ringkrieg-nation-{NATIONS[nation]}")


def card_text(card: int) -> Text:
    return text(f"ringkrieg-card-{CARDS[card]}")


def combat_text(half: str) -> Text:
    """The title of a combat half, by its name in `cards.halves`."""
    return text(f"ringkrieg-combat-{half}")


def effect_text(card: int) -> Text:
    """What the event half of a card does."""
    return text(f"ringkrieg-effect-{CARDS[card]}")


def deck_text(deck: int) -> Text:
    return text(f"ringkrieg-deck-{DECKS[deck]}")


def face_text(face: int) -> Text:
    return text(f"ringkrieg-face-{FACE_NAMES[face]}")


def tile_text(tile: int) -> Text:
    """Standard tiles with the same face have the same words."""
    name = TILES[tile]
    return text(f"ringkrieg-tile-{name.rpartition('-')[0] if STANDARD >> tile & 1 else name}")


def force_text(force: int) -> list[Text]:
    """A force in words, kind by kind."""
    return [text("ringkrieg-figures", count=count(force, kind), kind=kind_text(kind)) for kind in kinds_in(force)]


def force_json(force: int) -> dict[str, int]:
    """A force for views and events: how many of each kind."""
    return {KIND_NAMES[kind]: count(force, kind) for kind in kinds_in(force)}


def word(name: str, value: Any) -> Any:
    """A fact as an argument of a message."""
    if name == "seat":
        return seat_name(value)
    if name in REGION_ARGUMENTS:
        return region_text(value)
    if name in ("kind", "regular"):
        return kind_text(value)
    if name == "nation":
        return nation_text(value)
    if name == "side":
        return text(f"ringkrieg-side-{SIDES[value]}")
    if name == "card":
        return card_text(value)
    if name == "effect":
        return effect_text(value)
    if name == "half":
        return combat_text(value)
    if name == "deck":
        return deck_text(value)
    if name in ("face", "turned"):
        return face_text(value)
    if name == "tile":
        return tile_text(value)
    if name == "force":
        return force_text(value)
    if name in ("faces", "results"):
        return [face_text(face) if name == "faces" else face for face in value]
    return value


def fact(name: str, value: Any) -> Any:
    """A fact for programmes: ids instead of numbers."""
    if name in REGION_ARGUMENTS:
        return location_name(value)
    if name in ("kind", "regular"):
        return KIND_NAMES[value]
    if name == "nation":
        return NATIONS[value]
    if name == "side":
        return SIDES[value]
    if name in ("card", "effect"):
        return CARDS[value]
    if name == "deck":
        return DECKS[value]
    if name in ("face", "turned"):
        return FACE_NAMES[value]
    if name == "tile":
        return TILES[value]
    if name == "force":
        return force_json(value)
    if name == "faces":
        return [FACE_NAMES[face] for face in value]
    return list(value) if isinstance(value, list) else value


def event(happened: str, rule: str, /, **data: Any) -> Event:
    """An event whose words are the message `ringkrieg-HAPPENED` with the same arguments."""
    words = {name: word(name, value) for name, value in data.items()}
    facts = {name: fact(name, value) for name, value in data.items()}
    return Event(happened, text(f"ringkrieg-{happened}", **words), facts, rule)


def tell(s: RingkriegState, happened: str, rule: str, /, **data: Any) -> None:
    """Report what everybody may know."""
    s.tell(event(happened, rule, **data))


def tell_in_secret(s: RingkriegState, seat: int, secret: Event, instead: Event) -> None:
    """Report `secret` to one seat and `instead` to all others."""
    s.tell(Event(secret.kind, secret.text, secret.data, secret.rule, (seat,), instead))
