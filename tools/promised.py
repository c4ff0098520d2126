"""Writes what `tests/server/test_promised.py` holds every later revision to: records, positions and the wire of 1.0.

    python -m tools.promised

It was run for 1.0.0. Never write the files anew: a later version adds a folder of its own.
"""

from __future__ import annotations

import gzip
import json
from pathlib import Path
from random import Random
from typing import Any

import msgspec

import ringspiel
from ringspiel.server import app  # noqa: F401, its endpoints enlist themselves
from ringspiel.server.http.endpoint import ENDPOINTS
from ringspiel.server.protocol import messages

FOLDER = Path(__file__).parents[1] / "tests/fixtures/v1"
SECRET = "0" * 32
DIGEST = "0" * 64
MOVE = {"seat": 0, "at": 1}
SENT: list[dict[str, Any]] = [
    {"type": "hello", "tokens": [SECRET], "since": 3, "id": 1},
    {"type": "answer", **MOVE, "answer": 12, "hold": False, "automatic": False},
    *({"type": kind, **MOVE} for kind in ("undo", "restart", "take_back", "come_back", "agree", "refuse")),
    {"type": "propose", **MOVE, "kind": "pause", "about": 1, "agent": "easy"},
    {"type": "why_not", "seat": 0, "targets": ["die/1"], "answer": 3},
    {"type": "explain", "seat": 0, "answer": 3},
    {"type": "hint", "seat": 0},
    {"type": "say", "seat": 0, "words": "Well played!"},
    {"type": "note", "seat": 0, "words": "Remember."},
    {"type": "orders", "seat": 0, "orders": []},
    {"type": "pledge", "seat": 0, "pledge": DIGEST},
    {"type": "reveal", "seat": 0, "value": DIGEST},
    {"type": "looking", "looking": True},
    {"type": "ping"},
]


def main() -> None:
    FOLDER.mkdir(parents=True)
    for game in ringspiel.all_games():
        write(FOLDER / f"{game.id}.json.gz", documents(game.id, game.seat_counts[0]))
    wire = {
        "sent": SENT,
        "told": fields_of(messages.Outgoing),
        "addresses": [f"{each.method} {each.address}" for each in ENDPOINTS],
    }
    write(FOLDER / "wire.json.gz", wire)


def documents(game: str, seats: int) -> dict[str, Any]:
    table, random = ringspiel.new(game, seats, seed=1), Random(1)
    position: Any = None
    while table.seat is not None:
        if len(table.entries) == 12:
            position = table.save()
        table.answer(random.choice(table.answers()))
    return {"record": table.record(["Ada", *["Sam"] * (seats - 1)]), "position": position}


def fields_of(outgoing: Any) -> dict[str, list[str]]:
    """Of every message of the server, what stands in it."""
    return {
        str(kind.__struct_config__.tag): [field.encode_name for field in msgspec.structs.fields(kind)]
        for kind in outgoing.__subclasses__()
    }


def write(path: Path, document: Any) -> None:
    path.write_bytes(gzip.compress(json.dumps(document, separators=(",", ":")).encode(), mtime=0))


if __name__ == "__main__":
    main()
