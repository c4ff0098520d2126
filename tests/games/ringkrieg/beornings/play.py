"""Plays games at random and prints how each went; where Beornings can be called, they are.

`python play.py OPTION…` plays with these options.
"""

from __future__ import annotations

import json
import random
import sys
from typing import Any

import ringspiel

SEEDS = (1, 2)
CHECKED = 50
"""After this many answers, invariants and a saved position are looked at once more."""


def choose(table: ringspiel.Table, chance: random.Random) -> int:
    answers = table.answers()
    assert table.question is not None
    if table.question.kind == "action":
        for answer in answers:
            if "call-beornings" in table.describe(answer).notation:
                return answer
    return chance.choice(answers)


def played(seed: int, options: dict[str, Any]) -> dict[str, Any]:
    """The end of a game, and what was called on the way."""
    table = ringspiel.new("ringkrieg", 2, seed=seed, options=options)
    chance = random.Random(seed)
    answers = 0
    while table.question is not None:
        table.answer(choose(table, chance))
        answers += 1
        if answers % CHECKED == 0:
            assert table.game.faults(table.state) == []
            assert ringspiel.load(table.save()).view(0)["board"] == table.view(0)["board"]
    kinds = [event.kind for event in table.events(None, since=0)]
    return {"answers": answers, "board": table.view(None)["board"], "called": kinds.count("acts-call-beornings")}


def all_played(*options: str) -> list[dict[str, Any]]:
    return [played(seed, dict.fromkeys(options, True)) for seed in SEEDS]


if __name__ == "__main__":
    print(json.dumps(all_played(*sys.argv[1:])))
