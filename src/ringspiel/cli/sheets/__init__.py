"""Boards drawn for the terminal, from views. A game without a drawing of its own is shown as an outline."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from rich.console import RenderableType
from rich.tree import Tree

from ringspiel.cli.sheets import gefaehrten, gran, mordor, ringkrieg, tuerme

Drawing = Callable[[dict[str, Any], list[str], str], RenderableType]
DRAWINGS: dict[str, Drawing] = {
    "mordor": mordor.draw,
    "gran": gran.draw,
    "gefaehrten": gefaehrten.draw,
    "tuerme": tuerme.draw,
    "ringkrieg": ringkrieg.draw,
}


def draw(view: dict[str, Any], names: list[str], language: str) -> RenderableType:
    """The board of a view; `names` are those of the seats."""
    drawing = DRAWINGS.get(view["game"])
    return outline(view["game"], view["board"]) if drawing is None else drawing(view["board"], names, language)


def outline(label: str, content: Any) -> Tree:
    tree = Tree(label)
    items = content.items() if isinstance(content, dict) else enumerate(content)
    for name, value in items:
        if isinstance(value, dict) or (isinstance(value, list) and any(isinstance(part, dict) for part in value)):
            tree.add(outline(str(name), value))
        else:
            tree.add(f"{name}: {value}")
    return tree
