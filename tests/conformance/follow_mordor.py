"""Die Reise nach Mordor by its events: sheets, dice, whose turn."""

# A case for a kind that the game does not tell cannot be reached.
# mypy: warn-unreachable

from typing import Any

from ringspiel.games.mordor.shown import Kind

NOTHING = -1
SYMBOLS = ("ring", "gandalf", "companion", "orc", "nazgul", "tree")


def board(view: dict[str, Any]) -> dict[str, Any]:
    shown = view["board"]
    return {
        "active": shown["active"],
        "round": shown["round"],
        "rings": [sheet["rings"] for sheet in shown["sheets"]],
        "halved": [[square["halved"] for square in sheet["squares"]] for sheet in shown["sheets"]],
        "crossed": [[square["crossed"] for square in sheet["squares"]] for sheet in shown["sheets"]],
        "out": [sheet["out"] for sheet in shown["sheets"]],
        "arrived": [sheet["arrived"] for sheet in shown["sheets"]],
        "symbols": [die["symbol"] for die in shown["dice"]],
        "aside": [die["aside"] for die in shown["dice"]],
        "over": view["outcome"] is not None,
    }


def follow(board: dict[str, Any], event: dict[str, Any]) -> None:
    data = event["data"]
    kind: Kind = event["kind"]
    match kind:
        case "turn" | "turn-at":
            board["active"] = data["seat"]
            board["symbols"], board["aside"] = [None] * 5, [False] * 5
        case "round":
            board["round"] = data["round"]
        case "rolled":
            show(board, data["dice"])
        case "set-aside-done":
            for die, symbol in enumerate(data["dice"]):
                board["aside"][die] |= symbol != NOTHING
        case "halved":
            board["halved"][data["seat"]][data["field"] - 1] = True
        case "crossed":
            board["crossed"][data["seat"]][data["field"] - 1] = 2
        case "crossed-half":
            board["crossed"][data["seat"]][data["field"] - 1] += 1
        case "advanced":
            board["rings"][data["seat"]] = data["to"]
        case "out" | "arrived":
            board[kind][data["seat"]] = True
        case "end-won" | "end-all-out":
            board["over"] = True


def show(board: dict[str, Any], dice: list[int]) -> None:
    for die, symbol in enumerate(dice):
        if symbol != NOTHING:
            board["symbols"][die] = SYMBOLS[symbol]
