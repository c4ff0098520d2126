"""What is printed on the components of a game, read from its `data/`."""

from __future__ import annotations

import json
from importlib.resources import files
from typing import Any


def read(game: str, name: str = "components") -> dict[str, Any]:
    """The content of `data/NAME.json` in the game's package."""
    page = files(f"ringspiel.games.{game}").joinpath(f"data/{name}.json")
    content: dict[str, Any] = json.loads(page.read_text(encoding="utf-8"))
    return content
