"""Boards drawn for the terminal, from views. A game without a drawing of its own is shown as an outline."""

from __future__ import annotations

from typing import Any

from rich.console import RenderableType
from rich.table import Table

from ringspiel.cli.sheets.outline import outline
from ringspiel.kernel.rooms import brought
from ringspiel.texts import render


def draw(view: dict[str, Any], names: list[str], language: str) -> RenderableType:
    """The board of a view; `names` are those of the seats."""
    drawing = brought(f"{__name__}.{view['game']}", "draw")
    return outline(view, names, language) if drawing is None else drawing(view["board"], names, language)


def brief(view: dict[str, Any], names: list[str], language: str) -> RenderableType:
    """What of the board matters most, for small screens; all of it where a game has no such drawing."""
    drawing = brought(f"{__name__}.{view['game']}", "brief")
    return draw(view, names, language) if drawing is None else drawing(view["board"], names, language)


def look_up(game: str, name: str, language: str) -> str | None:
    """What is printed on a component of this name; None where nothing is called so."""
    find = brought(f"{__name__}.{game}", "look_up")
    return None if find is None else find(name, language)


def place(view: dict[str, Any], name: str, language: str) -> str | None:
    """A place of the board by its name: what it is, what lies around it, what stands there now."""
    find = brought(f"{__name__}.{view['game']}", "place")
    return None if find is None else find(view["board"], name, language)


def atlas(view: dict[str, Any], language: str) -> RenderableType | None:
    """The board by parts of the world, for games that are too wide for a terminal."""
    drawing = brought(f"{__name__}.{view['game']}", "atlas")
    return None if drawing is None else drawing(view["board"], language)


def draw_ranking(view: dict[str, Any], names: list[str], language: str) -> Table:
    """At the end: ranks, scores, and what the ranks were made of."""
    ranks, scores, results = view["outcome"]["ranks"], view["outcome"]["scores"], view["results"]
    table = Table(box=None, padding=(0, 2, 0, 0), show_header=False)
    team_ranks = view["outcome"].get("places", [0] * len(names))
    for seat in sorted(range(len(names)), key=lambda seat: (ranks[seat], team_ranks[seat])):
        made_of = render(results[seat], language, names) if results else ""
        table.add_row(f"{ranks[seat]}.", names[seat], str(scores[seat]), made_of)
    return table
