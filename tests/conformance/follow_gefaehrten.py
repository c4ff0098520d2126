"""Die Gefährten by its events: the cards, rings and locations on the table, hands and piles by number, points."""

# A case for a kind that the game does not tell cannot be reached.
# mypy: warn-unreachable

from typing import Any

from ringspiel.games.gefaehrten.shown import Kind


def board(view: dict[str, Any]) -> dict[str, Any]:
    shown = view["board"]
    players = shown["players"]
    return {
        "active": shown["active"],
        "cards": {tuple(card["at"]): (card["card"], card["ring"]) for card in shown["cards"]},
        "locations": [(place["id"], *place["at"]) for place in shown["locations"] if place["at"]],
        "gone": sorted(shown["gone"]),
        "hands": [player["hand"] for player in players],
        "piles": [player["pile"] for player in players],
        "rings": [sorted(player["rings"]) for player in players],
        "points": [player["points"] for player in players],
        "over": view["outcome"] is not None,
    }


def follow(board: dict[str, Any], event: dict[str, Any]) -> None:
    data = event["data"]
    kind: Kind = event["kind"]
    match kind:
        case "turn":
            board["active"] = data["seat"]
        case "drew":
            board["hands"][data["seat"]] += data["count"]
            board["piles"][data["seat"]] -= data["count"]
        case "laid" | "laid-with-ring" | "covers" | "covers-with-ring":
            lay(board, data)
        case "nazgul-vanishes" | "nazgul-strikes":
            board["gone"] = sorted([*board["gone"], data["card"], *([data["covered"]] if "covered" in data else [])])
            board["cards"].pop(tuple(data["cell"]), None)
            board["hands"][data["seat"]] -= 1
        case "took-back":
            del board["cards"][tuple(data["cell"])]
            board["hands"][data["seat"]] += 1
        case "points" if board["points"][data["seat"]] is not None:
            board["points"][data["seat"]] += data["points"]
        case "moria-loss" if board["points"][data["seat"]] is not None:
            board["points"][data["seat"]] -= data["points"]
        case "ring-won":
            board["rings"][data["seat"]] = sorted([*board["rings"][data["seat"]], data["ring"]])
        case "location-laid":
            board["locations"].append((data["location"], *data["cell"]))
        case "end":
            board["over"] = True
            board["points"] = data["totals"]


def lay(board: dict[str, Any], data: dict[str, Any]) -> None:
    """A numbered card comes from the hand, or from where it was taken back a moment before."""
    if "covered" in data:
        board["gone"] = sorted([*board["gone"], data["covered"]])
    if "ring" in data:
        board["rings"][data["seat"]].remove(data["ring"])
    board["cards"][tuple(data["cell"])] = (data["card"], data.get("ring"))
    board["hands"][data["seat"]] -= 1
