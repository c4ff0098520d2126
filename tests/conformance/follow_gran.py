"""Gran by its events: knights, ring, stones, dragon cards, whose turn."""

# A case for a kind that the game does not tell cannot be reached.
# mypy: warn-unreachable

from typing import Any

from ringspiel.games.gran.shown import Kind


def board(view: dict[str, Any]) -> dict[str, Any]:
    shown = view["board"]
    return {
        "active": shown["active"],
        "round": shown["round"],
        "knights": [dict(knight, seals=set(knight["seals"])) for knight in shown["knights"]],
        "ring": shown["ring"],
        "stones": set(shown["stones"]),
        "used": shown["used"].copy(),
        "fight": (shown["card"], shown["die"]),
        "over": view["outcome"] is not None,
    }


def follow(board: dict[str, Any], event: dict[str, Any]) -> None:
    data = event["data"]
    kind: Kind = event["kind"]
    knight = board["knights"][data["seat"]] if "seat" in data else {}
    match kind:
        case "turn":
            board["active"] = data["seat"]
        case "round":
            board["round"] = data["round"]
        case "moved":
            knight["point"] = data["point"]
        case "ring-taken":
            knight["ring"], board["ring"] = True, None
        case "ring-put":
            knight["ring"], board["ring"] = False, data["point"]
        case "attacked" | "dragon-won":
            knight["amulets"] -= 1
        case "ring-won":
            knight["ring"], board["knights"][data["victim"]]["ring"] = True, False
        case "banished":
            board["knights"][data["victim"]]["point"] = data["point"]
        case "cards-shuffled":
            board["used"] = [0] * 7
        case "fought":
            board["used"][data["strength"]] += 1
            board["fight"] = (data["strength"], data["roll"])
        case "fettered" | "unfettered":
            knight["fettered"] = kind == "fettered"
        case "delivered":
            knight["seals"].add(data["realm"])
        case "refreshed":
            knight["amulets"] += data["amulets"]
        case "stone-placed":
            board["stones"].add(data["point"])
        case "stone-moved":
            board["stones"] ^= {data["origin"], data["point"]}
        case "end-won" | "end-rounds":
            board["over"] = True
    if kind == "attacked":
        board["knights"][data["victim"]]["fettered"] = False
