"""How the things of the game are put into message keys, notation and events."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, get_args

from ringspiel.games.ringkrieg.contents import CONTENTS
from ringspiel.games.ringkrieg.pieces import printed
from ringspiel.games.ringkrieg.pieces.board import REGION_COUNT, REGION_OF, REGIONS
from ringspiel.games.ringkrieg.pieces.deck import CARDS, DECKS
from ringspiel.games.ringkrieg.pieces.figures import KIND_NAMES, NATIONS, SIDES, count, kinds_in
from ringspiel.games.ringkrieg.pieces.tiles import TILES
from ringspiel.games.ringkrieg.teams.roles import ROLES
from ringspiel.games.ringkrieg.telling.facts import ActKind
from ringspiel.kernel.narrator import Narrator
from ringspiel.kernel.question import Choice
from ringspiel.kernel.text import Text, seat_name, text

USE_NAMES: Final[tuple[str, ...]] = (
    *[kind.removeprefix("acts-") for kind in get_args(ActKind)],
    *[use for added in CONTENTS for use in added.uses],
)
"""What a die is used for, by the numbers in `turn.uses`; then the uses that expansions add."""
FACE_NAMES: Final = ("character", "army", "muster", "event", "army-muster", "will", "eye")


def location_name(location: int) -> str:
    """The name of a location in notation and events: `moria`, or `inside-moria` for those in the Stronghold."""
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


def deck_text(deck: int) -> Text:
    return text(f"ringkrieg-deck-{DECKS[deck]}")


def face_text(face: int) -> Text:
    return text(f"ringkrieg-face-{FACE_NAMES[face]}")


def role_text(role: int) -> Text:
    return text(f"ringkrieg-option-roles-{ROLES[role]}")


def tile_text(tile: int) -> Text:
    """Tiles with the same face have the same words."""
    name, _, number = TILES[tile].rpartition("-")
    return text(f"ringkrieg-tile-{name if number.isdigit() else TILES[tile]}")


def force_text(force: int) -> list[Text]:
    """A force in words, kind by kind."""
    return [text("ringkrieg-figures", count=count(force, kind), kind=kind_text(kind)) for kind in kinds_in(force)]


def force_json(force: int) -> dict[str, int]:
    """A force for views and events: how many of each kind."""
    return dict(counted(force))


@lru_cache(maxsize=10_000)
def counted(force: int) -> tuple[tuple[str, int], ...]:
    """It is cached, because most forces stay where they are while every answer shows them again."""
    return tuple([(KIND_NAMES[kind], count(force, kind)) for kind in kinds_in(force)])


NARRATOR: Final[Narrator[str]] = Narrator(
    "ringkrieg",
    words={
        "region": region_text,
        "origin": region_text,
        "to": region_text,
        "kind": kind_text,
        "regular": kind_text,
        "nation": nation_text,
        "whom": seat_name,
        "side": lambda side: text(f"ringkrieg-side-{SIDES[side]}"),
        "card": card_text,
        "effect": printed.event_text,
        "does": printed.combat_text,
        "half": combat_text,
        "deck": deck_text,
        "face": face_text,
        "turned": face_text,
        "faces": lambda faces: [face_text(face) for face in faces],
        "tile": tile_text,
        "force": force_text,
        "role": role_text,
        "mate": seat_name,
    },
    ids={
        "region": location_name,
        "origin": location_name,
        "to": location_name,
        "kind": KIND_NAMES.__getitem__,
        "regular": KIND_NAMES.__getitem__,
        "nation": NATIONS.__getitem__,
        "side": SIDES.__getitem__,
        "card": CARDS.__getitem__,
        "effect": CARDS.__getitem__,
        "does": CARDS.__getitem__,
        "deck": DECKS.__getitem__,
        "face": FACE_NAMES.__getitem__,
        "turned": FACE_NAMES.__getitem__,
        "faces": lambda faces: [FACE_NAMES[face] for face in faces],
        "tile": TILES.__getitem__,
        "force": force_json,
        "against": force_json,
        "role": ROLES.__getitem__,
    },
    spoken=("manner", "others"),
    silent=("against",),
)


def figure_choice(kind: int, location: int) -> Choice:
    """A figure that comes to a place, or is taken there."""
    name, place = KIND_NAMES[kind], location_name(location)
    words = text("ringkrieg-choose-recruit", kind=kind_text(kind), region=region_text(location))
    return Choice(f"{name} {place}", words, (f"figure:{name}", f"region:{place}"))
