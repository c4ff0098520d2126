"""What a player reads, before it is put into words: a message key with arguments.

An argument is a number, a literal string (a name somebody typed), a seat, another text, or a list of these. Words
come from the texts of a language (`ringspiel.texts`), which the web client and the terminal share.
"""

from __future__ import annotations

from typing import Any

Text = dict[str, Any]


def text(key: str, **arguments: Any) -> Text:
    """The message `key` with its arguments, ready for JSON."""
    if arguments:
        return {"key": key, "args": arguments}
    return {"key": key}


def seat_name(seat: int) -> Text:
    """Stands for the name of the player at `seat`."""
    return {"seat": seat}
