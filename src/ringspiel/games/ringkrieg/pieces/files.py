"""The data files of the game."""

from __future__ import annotations

from typing import Any

from ringspiel.kernel import components


def read(name: str) -> dict[str, Any]:
    """The content of `data/NAME.json`."""
    return components.read("ringkrieg", name)
