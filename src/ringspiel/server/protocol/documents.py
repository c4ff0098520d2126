"""The kernel's JSON as it stands on the wire: for the OpenAPI document and for the types of the client.

The server passes these documents on as they are; the types here only describe them, and a test holds both together.
"""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from msgspec import Meta

REFERENCE = "#/components/schemas/{name}"
Json = dict[str, Any]


def reference(name: str) -> Json:
    return {"$ref": REFERENCE.format(name=name)}


# Marks of documents that are JSON already: `Annotated[msgspec.Raw, VIEW]`.
TEXT = Meta(extra_json_schema=reference("Text"))
VIEW = Meta(extra_json_schema=reference("View"))
CHOICE = Meta(extra_json_schema=reference("Choice"))
CHOICES = Meta(extra_json_schema={"type": "array", "items": reference("Choice")})
EVENTS = Meta(extra_json_schema={"type": "array", "items": reference("GameEvent")})
CHANGES = Meta(extra_json_schema={"type": "array", "items": {"type": "array", "items": {}}})
OUTCOME = Meta(extra_json_schema=reference("Outcome"))

Argument = Annotated[Any, Meta(extra_json_schema=reference("Argument"))]
ARGUMENT: Json = {
    "anyOf": [
        {"type": "number"},
        {"type": "string"},
        reference("SeatName"),
        reference("Text"),
        {"type": "array", "items": reference("Argument")},
    ]
}
"""What a message can be filled with. Types alone cannot tell a seat from a text."""


class Shape(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    pass


class SeatName(Shape):
    """Stands for the name of the player at this seat."""

    seat: int


class Text(Shape, omit_defaults=True):
    """A message key with arguments; the words come from the Fluent texts."""

    key: str
    args: dict[str, Argument] = {}


class Choice(Shape):
    """A legal answer."""

    answer: int
    notation: str
    text: Text
    targets: list[str]


class OpenQuestion(Shape):
    kind: str
    rule: str
    seat: int
    prompt: Text


class Outcome(Shape, omit_defaults=True):
    ranks: list[int]
    scores: list[int]
    winners: list[int]
    reason: str
    text: Text
    places: list[int] = []
    """By seat: 1 for the best of the players who win together, where the game compares them; 0 for all others."""


class View(Shape):
    """What one seat, or a spectator, may know."""

    game: str
    seats: int
    options: Json
    seat: int | None
    answered: int
    asked: int | None
    question: OpenQuestion | None
    board: Json
    outcome: Outcome | None
    results: list[Text]


class GameEvent(Shape):
    """Something that happened."""

    kind: str
    text: Text
    data: Json
    rule: str


class FlagOption(Shape, tag_field="kind", tag="flag", omit_defaults=True):
    """`needs` names the option without which this one means nothing."""

    id: str
    default: bool
    needs: str | None = None


class OneOfOption(Shape, tag_field="kind", tag="one-of", omit_defaults=True):
    """`names` are the words of the values by language, if the values are files and the texts do not name them."""

    id: str
    default: str
    values: list[str]
    names: dict[str, dict[str, str]] = {}


class NumberOption(Shape, tag_field="kind", tag="number"):
    id: str
    default: int | None
    least: int
    most: int


class HeadStartOption(Shape, tag_field="kind", tag="head-start"):
    """A number from 0 to `most` for each seat."""

    id: str
    default: None
    most: int


class SeatOption(Shape, tag_field="kind", tag="seat"):
    id: str
    default: None


class PerSeatOption(Shape, tag_field="kind", tag="per-seat"):
    id: str
    default: None
    values: list[str]


class RolesOption(Shape, tag_field="kind", tag="roles"):
    id: str
    default: None
    roles: dict[str, list[str]]
    """By number of seats: the roles, in the usual order of the seats. `drawn` lets chance deal them out."""


GameOption = FlagOption | OneOfOption | NumberOption | HeadStartOption | SeatOption | PerSeatOption | RolesOption
SHAPES = (Text, SeatName, Choice, View, GameEvent, Outcome)
