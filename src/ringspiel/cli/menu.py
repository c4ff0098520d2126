"""Many answers as a short list: grouped by how their notation begins, so that the board stays on the screen."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

Choice = dict[str, Any]
Group = tuple[str, list[Choice]]
FEW = 12
"""This many lines leave room for the board on a screen of 24."""
BEGINNING = re.compile(r"\s|->|/")


def grouped(choices: list[Choice], most: int = FEW) -> list[Group]:
    """At most this many lines: each choice by itself, or those that begin alike together, or neighbours of these.

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


def headings(groups: list[Group], said: Callable[[Choice], str]) -> list[str]:
    """What each group is called: the words with which its answers begin, if no other group begins with them."""
    spoken = [shared([said(choice) for choice in choices]) if len(choices) > 1 else "" for _, choices in groups]
    return [
        words if words and spoken.count(words) == 1 else name for words, (name, _) in zip(spoken, groups, strict=True)
    ]


def shared(sentences: list[str]) -> str:
    """The words that all sentences begin with."""
    found = []
    for words in zip(*(sentence.split() for sentence in sentences), strict=False):
        if len(set(words)) > 1:
            break
        found.append(words[0])
    return " ".join(found).rstrip(",:")
