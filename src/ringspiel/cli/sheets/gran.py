"""The board of Gran in the terminal: every point where it lies, the lines between them, and whatever stands there."""

from __future__ import annotations

from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from ringspiel.cli.say import words

COLUMNS, ROWS = 74, 22
MARGIN = 1
"""Room for a piece in front of the leftmost points."""
GLYPHS = {"black": "•", "white": "○", "dragon": "Δ", "magic-stone": "*", "sword": "†", "city": "⌂", "ball": "◎"}
STYLES = {"red": "red", "yellow": "yellow", "blue": "bright_blue", "green": "green", "white": "bold", "black": "dim"}
FLAT = 4
"""A line that goes more than this many columns to the side for each row is drawn flat."""
STONE, RING = "■", "R"

Spot = tuple[int, int]
Canvas = dict[Spot, Text]
"""What is drawn where: one character for each row and column."""


def draw(board: dict[str, Any], names: list[str], language: str) -> RenderableType:
    return Group(
        draw_heading(board, language),
        unbroken(draw_map(board)),
        draw_legend(board, language),
        draw_knights(board, names, language),
    )


def draw_heading(board: dict[str, Any], language: str) -> Text:
    """The round, the last one if agreed, and how many seals win."""
    heading = words(language, "gran-board-round", round=board["round"])
    if board["last_round"] is not None:
        heading += f" {words(language, 'gran-board-last-round', round=board['last_round'])}"
    return Text(f"{heading} · {words(language, 'gran-sheet-seals-needed', seals=board['seals_to_win'])}", style="bold")


def unbroken(drawn: Text) -> Table:
    """The map needs all its columns: a screen measures them."""
    whole = Table.grid()
    whole.add_column(no_wrap=True, min_width=max(line.cell_len for line in drawn.split()))
    whole.add_row(drawn)
    return whole


def draw_map(board: dict[str, Any]) -> Text:
    """Lines first, so that points and what stands on them cover their ends."""
    points = board["map"]["points"]
    spots = {point["id"]: spot_of(point, board["map"]["canvas"]) for point in points}
    canvas: Canvas = {}
    for one, other in board["map"]["lines"]:
        draw_line(canvas, spots[one], spots[other])
    for point in points:
        draw_point(canvas, spots[point["id"]], board, point)
    rows = [row for row, _ in canvas]
    lines = [line_of(canvas, row) for row in range(min(rows), max(rows) + 1)]
    return Text("\n", no_wrap=True).join(lines)


def spot_of(point: dict[str, Any], canvas: list[float]) -> Spot:
    width, height = canvas
    return round(point["y"] / height * ROWS), MARGIN + round(point["x"] / width * COLUMNS)


def draw_line(canvas: Canvas, one: Spot, other: Spot) -> None:
    """One stroke in each row between two spots, or in each column where the line is flat."""
    down, right = other[0] - one[0], other[1] - one[1]
    flat = abs(right) > FLAT * abs(down)
    steps = abs(right) if flat else abs(down)
    for step in range(1, steps):
        spot = one[0] + round(down * step / steps), one[1] + round(right * step / steps)
        canvas[spot] = Text("─" if flat else slanted(down, right), style="dim")


def slanted(down: int, right: int) -> str:
    if not right:
        return "│"
    return "╲" if (down > 0) == (right > 0) else "╱"


def draw_point(canvas: Canvas, spot: Spot, board: dict[str, Any], point: dict[str, Any]) -> None:
    """Its symbol and its id, and in front of them the piece that stands there."""
    row, column = spot
    colours = {realm["id"]: realm["colour"] for realm in board["map"]["realms"]}
    style = STYLES.get(colours.get(point["realm"], ""), "")
    canvas[row, column] = Text(GLYPHS[point["kind"]])
    for place, letter in enumerate(point["id"], start=1):
        canvas[row, column + place] = Text(letter, style=style)
    piece = piece_on(board, point["id"])
    if piece is not None:
        canvas[row, column - 1] = piece


def piece_on(board: dict[str, Any], point: str) -> Text | None:
    """A knight by the number of its seat, the ring, or a stone."""
    for seat, knight in enumerate(board["knights"]):
        if knight["point"] == point:
            return Text(str(seat + 1), style=f"reverse {STYLES[knight['colour']]}")
    if board["ring"] == point:
        return Text(RING, style="reverse bold")
    return Text(STONE) if point in board["stones"] else None


def line_of(canvas: Canvas, row: int) -> Text:
    line = Text()
    for column in range(1 + max((c for r, c in canvas if r == row), default=-1)):
        line.append_text(canvas.get((row, column), Text(" ")))
    return line


def draw_legend(board: dict[str, Any], language: str) -> Text:
    kinds = [f"{GLYPHS[kind]} {words(language, f'gran-kind-{kind}')}" for kind in GLYPHS]
    ring = f"{RING} {words(language, 'gran-board-ring')}"
    stones = f"{STONE} {words(language, 'gran-board-supply', stones=board['supply'])}"
    cards = words(language, "gran-board-pile", cards=board["pile"])
    return Text("   ".join([*kinds, ring, stones, cards]), style="dim")


def draw_knights(board: dict[str, Any], names: list[str], language: str) -> Table:
    table = Table(box=None, padding=(0, 2, 0, 0), show_header=False)
    for seat, knight in enumerate(board["knights"]):
        marks = [key for key in ("ring", "fettered") if knight[key]] + ([] if knight["point"] else ["waiting"])
        won = ", ".join(words(language, f"gran-realm-{realm}") for realm in knight["seals"])
        count = words(language, "gran-board-seals", seals=len(knight["seals"]), needed=board["seals_to_win"])
        table.add_row(
            Text(f"{seat + 1} {names[seat]}", style=STYLES[knight["colour"]]),
            words(language, "gran-board-amulets", amulets=knight["amulets"]),
            f"{count} ({won})" if won else count,
            ", ".join(words(language, f"gran-board-{mark}") for mark in marks),
        )
    return table
