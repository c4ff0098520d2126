"""Many answers as a short list: grouped by how their notation begins, so that the board stays on the screen."""

from __future__ import annotations

import re
from typing import Any

Choice = dict[str, Any]
Group = tuple[str, list[Choice]]
FEW = 12
"""So many lines leave room for the board on a screen of 24."""
BEGINNING = re.compile(r"\s|->|/")


def grouped(choices: list[Choice], most: int = FEW) -> list[Group]:
    """At most so many lines: each choice by itself, or those that begin alike together, or neighbours of these.

    What is in a group can be grouped again until single choices are left.
    """
    alone = [(choice["notation"], [choice]) for choice in choices]
    if len(choices) <= most:
        return alone
    alike = collected(choices)
    return bundled(alike if len(alike) > 1 else alone, most)


def collected(choices: list[Choice]) -> list[Group]:
    """By the first word of their notation."""
    found: dict[str, list[Choice]] = {}
    for choice in choices:
        found.setdefault(BEGINNING.split(choice["notation"])[0], []).append(choice)
    return [(beginning if len(some) > 1 else some[0]["notation"], some) for beginning, some in found.items()]


def bundled(groups: list[Group], most: int) -> list[Group]:
    """Neighbours together, from the first to the last of them, if there are too many groups."""
    if len(groups) <= most:
        return groups
    size = -(-len(groups) // most)
    return [bundle(groups[begin : begin + size]) for begin in range(0, len(groups), size)]


def bundle(groups: list[Group]) -> Group:
    if len(groups) == 1:
        return groups[0]
    return f"{groups[0][0]} – {groups[-1][0]}", [choice for _, some in groups for choice in some]
