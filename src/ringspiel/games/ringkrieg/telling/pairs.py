"""Answers made of two or three small numbers: a kind of figure and its place, a region and a destination.

They are never 0, so that a question can offer 0 for "done" or "nothing" beside them.
"""

from __future__ import annotations

from typing import Final

_BASE: Final = 128
"""More than there are locations, kinds of figures and cards' kinds."""


def pair(first: int, second: int) -> int:
    return (first + 1) * _BASE + second


def pair_of(answer: int) -> tuple[int, int]:
    first, second = divmod(answer, _BASE)
    return first - 1, second


def pairs(first: int, seconds: list[int]) -> list[int]:
    """The same first number with each of the second ones."""
    start = (first + 1) * _BASE
    return [start + second for second in seconds]
