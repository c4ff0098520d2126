"""Changes of analyses that are shared by link."""

from __future__ import annotations

from typing import Literal

import msgspec

from ringspiel.kernel.analysis import Given, Mark, Tree
from ringspiel.kernel.errors import BrokenAnalysis


class Change(msgspec.Struct):
    """A change at a place, which is named by what was answered. What is missing stays as it is."""

    kind: Literal["try", "note", "delete", "promote", "title"]
    moment: int
    way: list[Given]
    answer: int = 0
    chance: list[int] = []
    seat: int = 0
    notation: str = ""
    comment: str | None = None
    symbol: str | None = None
    name: str | None = None
    marks: list[Mark] | None = None
    title: str = ""


def apply(tree: Tree, change: Change) -> None:
    """Make a change; BrokenAnalysis if what it is about is not there, or if it does not fit."""
    if change.kind == "title":
        return tree.entitle(change.title)
    place = tree.find(change.moment, change.way)
    if change.kind == "note":
        wanted = {"comment": change.comment, "symbol": change.symbol, "marks": change.marks}
        if place.tried is not None:
            wanted["name"] = change.name
        return tree.note(place, **{what: value for what, value in wanted.items() if value is not None})
    if change.kind == "try":
        tree.add(place, change.seat, change.notation, change.answer, change.chance)
        return None
    if place.tried is None:
        raise BrokenAnalysis("only a tried answer can be deleted or go up")
    return tree.delete(place.tried) if change.kind == "delete" else tree.promote(place.tried)
