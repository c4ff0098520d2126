"""What a worker process tells of a hint."""

from __future__ import annotations

import msgspec

from ringspiel.kernel.text import Text


class Advice(msgspec.Struct):
    answer: int
    chance: float
    """To win with this answer."""
    otherwise: float
    """To win with the next best answer."""
    close: bool
    """Whether these two cannot be told apart."""
    exact: bool
    why: list[Text]
    """What the answer gains or prevents."""
