"""Names that people give themselves: short, to be seen, and without tricks."""

from __future__ import annotations

import unicodedata

JOINERS = "\u200c\u200d"
"""Invisible, but part of proper writing in some languages, and of emoji."""
BLANK = "\u115f\u1160\u2800\u3164\uffa0"
"""Letters and signs that show nothing."""


def check_line(line: str) -> None:
    """ValueError for what changes what stands around it, or is more than one line."""
    for character in line:
        if unicodedata.category(character)[0] == "C" and character not in JOINERS:
            raise ValueError("no control characters and no marks of direction")
        if unicodedata.category(character) in ("Zl", "Zp"):
            raise ValueError("one line only")


def check_name(name: str) -> None:
    """ValueError for a name that cannot be seen, or that changes what stands around it."""
    check_line(name)
    if not any(unicodedata.category(character)[0] in "LNPS" and character not in BLANK for character in name):
        raise ValueError("a name can be seen")
