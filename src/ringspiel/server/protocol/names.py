"""Names that people give themselves: short, visible, and without tricks."""

from __future__ import annotations

import unicodedata

JOINERS = "\u200c\u200d"
"""Invisible, but part of proper writing in some languages, and of emoji."""
BLANK = "\u115f\u1160\u2800\u3164\uffa0"
"""Letters and signs that show nothing."""


class BadName(ValueError):
    """It cannot be shown to others."""


def check_line(line: str) -> None:
    """Raises BadName if a text changes the text around it, or has more than one line."""
    for character in line:
        if unicodedata.category(character)[0] == "C" and character not in JOINERS:
            raise BadName("control characters and direction marks are not allowed")
        if unicodedata.category(character) in ("Zl", "Zp"):
            raise BadName("only one line is allowed")


def check_name(name: str) -> None:
    """Raises BadName if a name is invisible, or changes the text around it."""
    check_line(name)
    if not any(unicodedata.category(character)[0] in "LNPS" and character not in BLANK for character in name):
        raise BadName("the name must be visible")
