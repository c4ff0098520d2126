"""Die Zwei Türme by its events: orcs, figures, cards, tiles, the Ent, whose turn."""

# A case for a kind that the game does not tell cannot be reached.
# mypy: warn-unreachable

from typing import Any

from ringspiel.games.tuerme.shown import Kind

ORC_CARDS = 9


def board(view: dict[str, Any]) -> dict[str, Any]:
    shown = view["board"]
    move, orc_card = shown["move"], shown["orc_card"]
    return {
        "active": shown["active"],
        "turn": shown["turn"],
        "figures": {figure["colour"]: figure["field"] for figure in shown["figures"]},
        "orcs": set(shown["orcs"]),
        "supply": shown["supply"],
        "ent": shown["ent"]["step"],
        "waves": None if orc_card is None else orc_card["waves"],
        "laid": [] if orc_card is None else orc_card["laid"],
        "orc_pile": shown["orc_pile"],
        "event": shown["event"],
        "events_left": sum(group["left"] for group in shown["event_pile"]),
        "hero_pile": shown["hero_pile"],
        "hero_discards": [card["id"] for card in shown["hero_discards"]],
        "card": move and move["card"]["id"],
        "mover": move and move["figure"],
        "strength": move["strength"] if move else 0,
        "cards": [player["cards"] for player in shown["players"]],
        "tiles": [player["tiles"] for player in shown["players"]],
        "face_down": [player["face_down"] for player in shown["players"]],
        "over": view["outcome"] is not None,
    }


def follow(board: dict[str, Any], event: dict[str, Any]) -> None:
    data = event["data"]
    kind: Kind = event["kind"]
    match kind:
        case "placed" | "mustered":
            board["figures"][data["figure"]] = data["field"]
        case "turn":
            board["active"], board["turn"] = data["seat"], data["turn"]
        case "orc-card":
            board["waves"], board["laid"] = data["orc_card"], []
            board["orc_pile"] -= 1
        case "orcs-shuffled":
            board["orc_pile"] = ORC_CARDS
        case "laid":
            board["orcs"] |= set(data["fields"])
            board["laid"] = board["laid"] + data["fields"]
            board["supply"] -= len(data["fields"])
        case "cleared":
            board["orcs"] -= set(data["fields"])
            board["supply"] += len(data["fields"])
        case "turned-up" | "turned-up-ent":
            board["face_down"][data["seat"]] -= 1
            board["tiles"][data["seat"]] += 1
        case "ent":
            board["ent"] = data["step"]
        case "event":
            board["event"] = data["happening"]
            board["events_left"] -= 1
        case "end-won" | "end-linked":
            board["over"] = True
        case "played" | "discarded" | "drew" | "heroes-shuffled":
            follow_cards(board, kind, data)
        case "strength" | "moved" | "captured" | "jumped" | "jumped-captured" | "pincer" | "pincer-alone":
            follow_move(board, kind, data)


def follow_cards(board: dict[str, Any], kind: Kind, data: dict[str, Any]) -> None:
    match kind:
        case "played":
            board["cards"][data["seat"]] -= 1
            board["card"] = data["card"]
        case "discarded":
            board["cards"][data["seat"]] -= board["card"] is None
            board["hero_discards"].append(data["card"])
            board["card"], board["mover"], board["strength"] = None, None, 0
        case "drew":
            board["cards"][data["seat"]] += 1
            board["hero_pile"] -= 1
        case "heroes-shuffled":
            board["hero_pile"], board["hero_discards"] = data["count"], []


def follow_move(board: dict[str, Any], kind: Kind, data: dict[str, Any]) -> None:
    if kind == "strength":
        board["mover"] = data["figure"]
    if "strength" in data:
        board["strength"] = data["strength"]
    if "field" in data:
        board["figures"][data["figure"]] = data["field"]
    if kind.endswith("captured"):
        capture(board, data["seat"], [data["field"]])
    if kind.startswith("pincer"):
        capture(board, data["seat"], data["own"])
        capture(board, data["partner"], data["partners"])


def capture(board: dict[str, Any], seat: int, fields: list[str]) -> None:
    board["orcs"] -= set(fields)
    board["face_down"][seat] += len(fields)
