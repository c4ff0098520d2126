"""The data files of the game."""

from __future__ import annotations

import json
from importlib.resources import files
from typing import Any


def read(name: str) -> dict[str, Any]:
    """The content of `data/NAME.json`."""
    page = files("ringspiel.games.ringkrieg").joinpath(f"data/{name}.json")
    content: dict[str, Any] = json.loads(page.read_text(encoding="utf-8"))
    return content
