"""Der Ringkrieg by its events: figures, control, politics and the Fellowship."""

from typing import Any

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
    data, kind = event["data"], event["kind"]
    if "origin" in data and kind != "attack":
        force = data["force"] if "force" in data else {data["kind"]: 1}
        put(board, data["origin"], force, -1)
        put(board, data["to"], force)
    elif kind in ("recruited", "entered"):
        put(board, data["region"], {data["kind"]: 1})
    elif kind in ("excess", "replaced", "exchanged", "unit-lost", "elite-reduced", "figure-lost", "slain"):
        put(board, data["region"], {data["kind"]: 1}, -1)
        put(board, data["region"], {data["regular"]: 1} if "regular" in data else {})
    elif kind in ("leaders-lost", "army-destroyed", "pieces-removed"):
        put(board, data["region"], data["force"], -1)
    elif kind == "separated":
        put(board, data["region"], data["force"])
    elif kind == "besieged":
        put(board, data["region"], data["force"], -1)
        put(board, f"inside-{data['region']}", data["force"])
    elif kind == "siege-lifted":
        put(board, data["region"], board["at"].pop(f"inside-{data['region']}", {}))
    elif kind.startswith("end-"):
        board["over"] = True
    else:
        follow_tracks(board, kind, data)


def follow_tracks(board: dict[str, Any], kind: str, data: dict[str, Any]) -> None:
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
