"""Changing a position by hand: what can be put, moved and removed under names, as a board and a form show it.

A game describes its position as fields. A field is a number, one of some named things, several of them, counts of them,
or a row of them in order. A thing may have a place on the board, and a field may have places where it is changed by
pointing at it. The game's own numbers stay inside: each field brings the function that puts a value.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import Any, Final, Generic, NamedTuple, TypeVar

from ringspiel.kernel.errors import BrokenSave
from ringspiel.kernel.game import Game
from ringspiel.kernel.rooms import brought
from ringspiel.kernel.state import State
from ringspiel.kernel.text import Text, seat_name, text

S = TypeVar("S", bound=State)
NUMBER: Final = re.compile(r"\d+")


class Thing(NamedTuple):
    """What a field can hold. `at` is its place on the board, as the board names it; empty if it has none."""

    id: str
    label: Text
    at: str = ""


class Field(NamedTuple):
    """A part of a position under a name.

    `kind`: "number" from `least` to `most`; "one" of the things called `things`, or "" if `least` is 0; "some" of them,
    at most `most` if that is not 0; "counts" of them, each up to `most`; "row" of them in order. `at` are places on the
    board where a click changes the field.
    """

    id: str
    group: str
    label: Text
    kind: str
    value: Any
    put: Callable[[Any], None]
    things: str = ""
    least: int = 0
    most: int = 0
    at: tuple[str, ...] = ()


class Editing(Generic[S]):
    """How people change the positions of a game. A game brings one in `games/<id>/editing.py`, as `EDITING`."""

    def things(self, s: S) -> dict[str, list[Thing]]:
        """What fields can hold, by the names that they give it."""
        raise NotImplementedError

    def fields(self, s: S) -> list[Field]:
        """All that can be changed, in the order of the form."""
        raise NotImplementedError

    def empty(self, s: S) -> None:
        """Take off the board what can be taken off."""

    def blames(self) -> Mapping[str, Callable[[S], list[str]]]:
        """By fault that `Game.faults` names, with {} for its numbers: which fields are wrong."""
        return {}

    def broken(self, s: S, fault: str) -> list[str]:
        """The fields that are wrong in a position with this fault; none where the game does not know."""
        blame = self.blames().get(NUMBER.sub("{}", fault))
        return [] if blame is None else blame(s)


def editing_of(game: str) -> Editing[Any] | None:
    """How the positions of a game are changed; None if it brings nothing for that."""
    found: Editing[Any] | None = brought(f"ringspiel.games.{game}.editing", "EDITING")
    return found


def change(editing: Editing[Any], s: State, field: str, value: Any) -> None:
    """Put a value into a field. Raises `BrokenSave`, and changes nothing, if the field cannot hold it."""
    found = next((each for each in editing.fields(s) if each.id == field), None)
    if found is None:
        raise BrokenSave(f"there is no field {field!r}", text("edit-no-field"))
    known = {thing.id for thing in editing.things(s).get(found.things, [])}
    if not fits(found, known, value):
        raise BrokenSave(f"the field {field!r} cannot hold this", refusal(found))
    found.put(value)


def refusal(field: Field) -> Text:
    """What the field can hold instead, in a sentence."""
    return text(f"edit-refuse-{field.kind}", field=field.label, least=field.least, most=field.most)


def fits(field: Field, known: set[str], value: Any) -> bool:
    if field.kind == "number":
        return is_count(value, field.least, field.most)
    if field.kind == "one":
        return value in known if isinstance(value, str) and value else value == "" and not field.least
    if field.kind == "counts":
        return isinstance(value, dict) and all(
            name in known and is_count(count, 0, field.most) for name, count in value.items()
        )
    named = isinstance(value, list) and all(isinstance(each, str) and each in known for each in value)
    return named and (field.kind == "row" or len(set(value)) == len(value)) and len(value) <= (field.most or len(value))


def is_count(value: Any, least: int, most: int) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and least <= value <= most


def seats_as_things(s: State) -> list[Thing]:
    """The seats, to choose one."""
    return [Thing(str(seat), text("edit-seat", seat=seat_name(seat))) for seat in range(s.seats)]


def of_seat(key: str, seat: int, **arguments: Any) -> Text:
    """A field's name for one seat, such as `Amulets, Player 2`."""
    return text("edit-of-seat", field=text(key, **arguments), seat=seat_name(seat))


def ask_again(game: Game[Any], s: State) -> None:
    """List the answers of the open question anew, after a change."""
    try:
        s.legal = [] if s.question is None or game.faults(s) else s.question.answers(s)
    except Exception:  # a question about what is no longer there has no answers
        s.legal = []


def into(owner: Any, name: str) -> Callable[[Any], None]:
    """Puts a value into an attribute."""

    def put(value: Any) -> None:
        setattr(owner, name, value)

    return put


def number_into(owner: Any, name: str, nothing: int = -1) -> Callable[[Any], None]:
    """Puts the number of a thing into an attribute; `nothing` where there is none."""

    def put(value: Any) -> None:
        setattr(owner, name, int(value) if value else nothing)

    return put


def item_into(items: list[int], place: int, nothing: int = -1) -> Callable[[Any], None]:
    """Puts a number, or that of a thing, into a list."""

    def put(value: Any) -> None:
        items[place] = nothing if value == "" else int(value)

    return put


def named(number: int) -> str:
    """A number as the id of a thing; nothing for what is negative."""
    return str(number) if number >= 0 else ""


def decisions(begun: bool) -> list[Thing]:
    """What is decided: a turn that begins, or what was open before anybody changed the position."""
    turn = Thing("turn", text("edit-turn-begins"))
    return [turn] if begun else [turn, Thing("now", text("edit-as-it-is"))]


def decision(s: State, begun: bool, begin: Callable[[Any], None]) -> Field:
    """The field for that; `begin` asks what the active player is asked first."""

    def put(value: Any) -> None:
        if value == "turn":
            begin(s)

    return Field("question", "turn", text("edit-question"), "one", "turn" if begun else "now", put, "decisions", 1)


def passing(s: State, name: str, begin: Callable[[Any], None]) -> Callable[[Any], None]:
    """Puts a seat into an attribute, and lets its turn begin."""

    def put(seat: Any) -> None:
        setattr(s, name, int(seat))
        begin(s)

    return put
