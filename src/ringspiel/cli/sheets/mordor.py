"""The sheets and dice of Die Reise nach Mordor in the terminal."""

from __future__ import annotations

from typing import Any

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.text import Text

from ringspiel.cli.say import words

COLOURS = {"yellow": "yellow", "red": "red", "blue": "bright_blue", "green": "green", "black": "white"}
SQUARES = {(False, 0): "□", (False, 2): "■", (True, 0): "◫", (True, 1): "◧", (True, 2): "■"}


def draw(board: dict[str, Any], names: list[str], language: str) -> RenderableType:
    sheets = [draw_sheet(board, seat, names[seat], language) for seat in range(len(board["sheets"]))]
    return Group(Columns(sheets), draw_dice(board, names, language))


def draw_sheet(board: dict[str, Any], seat: int, name: str, language: str) -> Panel:
    sheet = board["sheets"][seat]
    fields = board["ring_fields"]
    road = Text("● " * sheet["rings"] + "○ " * (fields - sheet["rings"]))
    place = words(language, f"mordor-place-{sheet['place']}")
    squares = Text(" ".join(SQUARES[square["halved"], square["crossed"]] for square in sheet["squares"]))
    left = words(language, "mordor-sheet-left", left=sheet["left"])
    lines = [
        Text.assemble((f"{words(language, 'mordor-sheet-road'):8}", "dim"), road, f" {place}"),
        Text.assemble((f"{words(language, 'mordor-sheet-nazgul'):8}", "dim"), squares, f"  {left}"),
    ]
    if board["places"]:
        lines.append(Text(words(language, f"mordor-effect-{sheet['place']}"), style="italic"))
    hobbit = words(language, f"mordor-hobbit-{sheet['hobbit']}")
    title = f"{name} · {hobbit} · {words(language, f'mordor-sheet-{condition(board, seat)}')}"
    return Panel(Group(*lines), title=title, border_style=COLOURS[sheet["colour"]], expand=False)


def condition(board: dict[str, Any], seat: int) -> str:
    sheet = board["sheets"][seat]
    if sheet["out"]:
        return "out"
    if sheet["arrived"]:
        return "arrived"
    return "active" if board["active"] == seat else "waits"


def draw_dice(board: dict[str, Any], names: list[str], language: str) -> RenderableType:
    return Columns([draw_die(die, names, language) for die in board["dice"] if die["symbol"]])


def draw_die(die: dict[str, Any], names: list[str], language: str) -> Panel:
    symbol = words(language, f"mordor-symbol-{die['symbol']}")
    colour = words(language, f"mordor-colour-{die['colour']}")
    aside = words(language, "mordor-sheet-aside" if die["aside"] else "mordor-sheet-in-hand")
    if die["symbol"] == "nazgul":
        symbol += f" → {'–' if die['hits'] is None else names[die['hits']]}"
    return Panel(
        Text(symbol.center(max(len(colour), len(aside)) + 2), style="dim" if die["aside"] else "bold"),
        title=colour,
        subtitle=aside,
        border_style=COLOURS[die["colour"]],
        expand=False,
    )
