"""Der Ringkrieg by its events: figures, control, politics and the Fellowship."""

# A case for a kind that the game does not tell cannot be reached.
# mypy: warn-unreachable

from typing import Any

from ringspiel.games.ringkrieg.box import Kind

Figures = dict[str, int]


def board(view: dict[str, Any]) -> dict[str, Any]:
    shown = view["board"]
    places = dict(shown["regions"]) | {f"inside-{name}": force for name, force in shown["strongholds"].items()}
    fellowship = shown["fellowship"]
    return {
        "turn": shown["turn"],
        "at": {name: dict(force) for name, force in places.items()},
        "captured": sorted(shown["captured"]),
        "nations": {name: dict(nation) for name, nation in shown["nations"].items()},
        "companions": sorted(fellowship["companions"]),
        **{name: fellowship[name] for name in ("guide", "region", "progress", "revealed", "corruption", "mordor")},
        "over": view["outcome"] is not None,
    }


def put(board: dict[str, Any], place: str, force: Figures, sign: int = 1) -> None:
    here: Figures = board["at"].setdefault(place, {})
    for kind, number in force.items():
        here[kind] = here.get(kind, 0) + sign * number
    board["at"][place] = {kind: number for kind, number in here.items() if number}
    if not board["at"][place]:
        del board["at"][place]


def follow(board: dict[str, Any], event: dict[str, Any]) -> None:
    data = event["data"]
    kind: Kind = event["kind"]
    match kind:
        case "army-moved" | "army-advanced" | "army-retreated" | "companions-moved" | "fleet-moved":
            move(board, data, data["force"])
        case "minion-moved" | "ent-walked":
            move(board, data, {data["kind"]: 1})
        case "recruited" | "entered":
            put(board, data["region"], {data["kind"]: 1})
        case "excess" | "replaced" | "exchanged" | "unit-lost" | "figure-lost" | "slain":
            put(board, data["region"], {data["kind"]: 1}, -1)
        case "elite-reduced":
            put(board, data["region"], {data["kind"]: 1}, -1)
            put(board, data["region"], {data["regular"]: 1})
        case "leaders-lost" | "army-destroyed" | "pieces-removed":
            put(board, data["region"], data["force"], -1)
        case "separated":
            put(board, data["region"], data["force"])
        case "besieged":
            put(board, data["region"], data["force"], -1)
            put(board, f"inside-{data['region']}", data["force"])
        case "siege-lifted":
            put(board, data["region"], board["at"].pop(f"inside-{data['region']}", {}))
        case "end-RK-W2" | "end-RK-W3" | "end-RK-W5" | "end-RK-W6":
            board["over"] = True
        case _:
            follow_tracks(board, kind, data)


def move(board: dict[str, Any], way: dict[str, str], force: Figures) -> None:
    put(board, way["origin"], force, -1)
    put(board, way["to"], force)


def follow_tracks(board: dict[str, Any], kind: Kind, data: dict[str, Any]) -> None:
    match kind:
        case "turn":
            board["turn"] = data["turn"]
        case "captured":
            board["captured"] = sorted([*board["captured"], data["region"]])
        case "retaken":
            board["captured"].remove(data["region"])
        case "activated":
            board["nations"][data["nation"]]["active"] = True
        case "advanced" | "turned-away":
            board["nations"][data["nation"]]["box"] = data["box"]
        case "joined":
            board["companions"] = sorted([*board["companions"], data["kind"]])
        case "left-fellowship" | "companion-lost" | "slipped-away" | "turned-back":
            board["companions"].remove(data["kind"])
        case "guide":
            board["guide"] = data["kind"]
        case "walked":
            board["region"] = data["to"]
        case "fellowship-moved":
            board["progress"] = data["progress"]
        case "declared" | "found":
            board["progress"] = 0
        case "revealed" | "hidden":
            board["revealed"] = kind == "revealed"
        case "corrupted" | "healed":
            board["corruption"] = data["corruption"]
        case "mordor":
            board["mordor"] = 0
        case "mordor-step":
            board["mordor"] = data["step"]
