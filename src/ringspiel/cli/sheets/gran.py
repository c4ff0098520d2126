"""The board of Gran in the terminal: every point where it lies, with whatever stands on it."""

from __future__ import annotations

from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from ringspiel.cli.say import words

COLUMNS, ROWS = 74, 26
GLYPHS = {"black": "•", "white": "○", "dragon": "Δ", "magic-stone": "*", "sword": "†", "city": "⌂", "ball": "◎"}
STYLES = {"red": "red", "yellow": "yellow", "blue": "bright_blue", "green": "green", "white": "bold", "black": "dim"}


def draw(board: dict[str, Any], names: list[str], language: str) -> RenderableType:
    return Group(draw_map(board), draw_legend(board, language), draw_knights(board, names, language))


def draw_map(board: dict[str, Any]) -> Text:
    """Rows of cells; a cell is the sign of what is there and the point's id."""
    drawn = board["map"]
    width, height = drawn["canvas"]
    colours = {realm["id"]: realm["colour"] for realm in drawn["realms"]}
    rows: list[dict[int, Text]] = [{} for _ in range(ROWS + 1)]
    for point in drawn["points"]:
        row, column = round(point["y"] / height * ROWS), round(point["x"] / width * COLUMNS)
        style = STYLES.get(colours.get(point["realm"], ""), "")
        rows[row][column] = Text.assemble(sign(board, point), (point["id"], style))
    return Text("\n").join(line_of(row) for row in rows if row)


def line_of(row: dict[int, Text]) -> Text:
    line = Text()
    for column in sorted(row):
        line.append(" " * (column - len(line)))
        line.append_text(row[column])
    return line


def sign(board: dict[str, Any], point: dict[str, Any]) -> Text:
    for seat, knight in enumerate(board["knights"]):
        if knight["point"] == point["id"]:
            return Text(str(seat + 1), style=f"reverse {STYLES[knight['colour']]}")
    if board["ring"] == point["id"]:
        return Text("R", style="reverse bold")
    return Text("■") if point["id"] in board["stones"] else Text(GLYPHS[point["kind"]], style="dim")


def draw_legend(board: dict[str, Any], language: str) -> Text:
    kinds = [f"{GLYPHS[kind]} {words(language, f'gran-kind-{kind}')}" for kind in GLYPHS]
    ring = f"R {words(language, 'gran-board-ring')}"
    stones = f"■ {words(language, 'gran-board-supply', stones=board['supply'])}"
    cards = words(language, "gran-board-pile", cards=board["pile"])
    return Text("   ".join([*kinds, ring, stones, cards]), style="dim")


def draw_knights(board: dict[str, Any], names: list[str], language: str) -> Table:
    table = Table(box=None, padding=(0, 2, 0, 0), show_header=False)
    for seat, knight in enumerate(board["knights"]):
        marks = [key for key in ("ring", "fettered") if knight[key]] + ([] if knight["point"] else ["waiting"])
        table.add_row(
            Text(f"{seat + 1} {names[seat]}", style=STYLES[knight["colour"]]),
            words(language, "gran-board-amulets", amulets=knight["amulets"]),
            ", ".join(words(language, f"gran-realm-{realm}") for realm in knight["seals"]) or "–",
            ", ".join(words(language, f"gran-board-{mark}") for mark in marks),
        )
    return table
