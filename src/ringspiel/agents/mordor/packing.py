"""Neighbouring positions have nearly the same chances, so a table is small when it holds differences.

Each number is replaced by its difference to the neighbour, along both roads and both kinds of squares in turn. The
differences are taken modulo 2^16, so that nothing is lost. Small ones of either sign become small numbers without a
sign, the lower and the higher bytes stand apart, and zlib does the rest.
"""

from __future__ import annotations

import zlib
from itertools import pairwise
from math import prod
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ringspiel.agents.mordor.sheets import Sheets

Words = NDArray[np.uint16]

BEST = 9
LOWEST, SIGN = np.uint16(1), np.uint16(15)
ALL_BITS = np.uint16(0xFFFF)
ALL_AXES = ("order", "rings", "squares", "rings", "squares", "whose")


def shapes_of(sheets: Sheets) -> list[tuple[int, ...]]:
    """Of `both`, `last` and `alone`, with every sheet as its ring fields and its squares."""
    sheet = (sheets.ring_fields, sheets.count)
    return [(2, *sheet, *sheet, 2), (*sheet, sheets.count, 2), (*sheet, 1)]


def count_of(sheets: Sheets) -> int:
    return sum(prod(shape) for shape in shapes_of(sheets))


def axes_of(shape: tuple[int, ...]) -> list[int]:
    """Along which differences are taken: all but the order in the round and whose chance it is."""
    return list(range(len(shape) == len(ALL_AXES), len(shape) - 1))


def parts_of(numbers: NDArray[Any], sheets: Sheets) -> list[NDArray[Any]]:
    """`both`, `last` and `alone`, one after the other in a file."""
    shapes = shapes_of(sheets)
    ends = np.cumsum([0, *(prod(shape) for shape in shapes)])
    spans = [numbers[begin:end] for begin, end in pairwise(ends)]
    return [span.reshape(shape) for span, shape in zip(spans, shapes, strict=True)]


def pack(numbers: Words, sheets: Sheets) -> bytes:
    """All numbers of a table, as `unpack` reads them."""
    small = np.concatenate([folded(differences(part)).ravel() for part in parts_of(numbers, sheets)])
    return zlib.compress((small & 0xFF).astype(np.uint8).tobytes() + (small >> 8).astype(np.uint8).tobytes(), BEST)


def unpack(packed: bytes, sheets: Sheets) -> Words:
    """The numbers that were packed, bit by bit. Raises ValueError if these are not the bytes of such a table."""
    count = count_of(sheets)
    low, high = np.frombuffer(unzipped(packed, 2 * count), np.uint8).reshape(2, count).astype(np.uint16)
    return np.concatenate([sums(part).ravel() for part in parts_of(low | high << 8, sheets)])


def unzipped(packed: bytes, length: int) -> bytes:
    """Never more than the length that is expected, whatever the file holds."""
    try:
        plain = zlib.decompressobj().decompress(packed, length + 1)
    except zlib.error as error:
        raise ValueError("these bytes are not a zlib stream") from error
    if len(plain) != length:
        raise ValueError(f"{length} bytes were expected")
    return plain


def differences(part: Words) -> Words:
    for axis in axes_of(part.shape):
        part = np.diff(part, axis=axis, prepend=np.uint16(0))
    return part


def sums(part: Words) -> Words:
    """The inverse of `folded` and `differences`."""
    part = part >> LOWEST ^ (part & LOWEST) * ALL_BITS
    for axis in axes_of(part.shape):
        np.cumsum(part, axis=axis, dtype=np.uint16, out=part)
    return part


def folded(part: Words) -> Words:
    """0, -1, 1, -2 … become 0, 1, 2, 3 …"""
    return part << LOWEST ^ (part >> SIGN) * ALL_BITS
