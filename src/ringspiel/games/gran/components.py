"""What is in the box (GR-1): knights, tokens, dragon cards, and the boards that can be played on."""

from __future__ import annotations

import json
from importlib.resources import files
from typing import Any, Final

from ringspiel.games.gran.board import check
from ringspiel.games.gran.plan import Plan
from ringspiel.table.errors import BadOption

_data = files("ringspiel.games.gran").joinpath("data")


def _read(name: str) -> Any:
    return json.loads(_data.joinpath(name).read_text(encoding="utf-8"))


_box = _read("components.json")
COLOURS: Final = tuple(str(colour) for colour in _box["knights"]["colours"])
AMULETS: Final = int(_box["knights"]["amulets"])
FETTERS: Final = int(_box["tokens"]["fetters"])
STONES: Final = int(_box["tokens"]["stones"])
STRONGEST: Final = 6
CARDS: Final = [
    sum(int(card["count"]) for card in _box["dragon_cards"]["distribution"] if card["strength"] == strength)
    for strength in range(STRONGEST + 1)
]
"""How many dragon cards there are of each strength."""

_names = sorted(file.name for file in _data.joinpath("boards").iterdir())
BOARDS: Final = tuple(name.removesuffix(".json") for name in _names if name.endswith(".json"))
_plans: dict[str, Plan] = {}


def plan_of(board: str) -> Plan:
    """The board of that name, read and checked when it is first played on."""
    plan = _plans.get(board)
    if plan is None:
        document = _read(f"boards/{board}.json")
        problems = check(document)
        if problems:
            raise BadOption(f"the board {board!r} cannot be played on: " + " ".join(problems))
        plan = Plan(board, document)
        _plans[board] = plan
    return plan
