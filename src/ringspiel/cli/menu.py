"""Many answers as a short list: grouped by how their notation begins, so that the board stays on the screen."""

from __future__ import annotations

import re
from typing import Any

Choice = dict[str, Any]
FEW = 12
"""So many lines leave room for the board on a screen of 24."""
BEGINNING = re.compile(r"\s|->|/")


def grouped(choices: list[Choice]) -> list[tuple[str, list[Choice]]]:
    """Choices under their common beginnings; a group of its own for each if there are few. If the beginnings are too
    many, the first letters make the groups."""
    if len(choices) <= FEW:
        return [(choice["notation"], [choice]) for choice in choices]
    by_word = collected(choices, lambda notation: BEGINNING.split(notation)[0])
    if len(by_word) <= FEW + FEW // 2 and len(by_word) < len(choices):
        return by_word
    return collected(choices, lambda notation: notation[:1])


def collected(choices: list[Choice], name: Any) -> list[tuple[str, list[Choice]]]:
    found: dict[str, list[Choice]] = {}
    for choice in choices:
        found.setdefault(name(choice["notation"]), []).append(choice)
    return [(beginning if len(some) > 1 else some[0]["notation"], some) for beginning, some in found.items()]
