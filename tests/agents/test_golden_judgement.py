"""Opponents change on purpose only: how they judge fixed games stands in a file. `--rewrite-golden` writes it anew.

Every second answer of these games is the one that looks best, the others are drawn. Earlier versions of an opponent
never change at all, because matches are measured against them.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

import ringspiel
from ringspiel.agents.evaluator import Evaluator
from ringspiel.agents.kit import kit_of
from ringspiel.agents.ringkrieg.evaluator import RingkriegEvaluator
from ringspiel.agents.ringkrieg.style import VERSIONS
from ringspiel.kernel.table import Table

FILE = Path(__file__).parent.parent / "fixtures" / "judgement.json"
TABLES: dict[str, tuple[int, dict[str, Any]]] = {
    "gefaehrten": (3, {}),
    "gran": (4, {}),
    "mordor": (2, {}),
    "mordor places": (3, {"places": True}),
    "tuerme": (4, {}),
    "tuerme for two": (2, {}),
    **{f"ringkrieg {version}": (2, {}) for version in VERSIONS},
    "ringkrieg for three": (3, {}),
    "ringkrieg expansion": (4, {"expansion": True}),
}
ANSWERS = 400


def evaluator_for(name: str) -> Evaluator[Any]:
    game, _, more = name.partition(" ")
    return RingkriegEvaluator(VERSIONS[more]) if more in VERSIONS else kit_of(game).evaluator


def judged(table: Table, evaluator: Evaluator[Any]) -> Iterator[tuple[str, list[float]]]:
    """At each decision the answer that looks best, and in numbers: the seat's value and the sum over all answers."""
    random = Random(1)
    while (seat := table.seat) is not None and len(table.entries) < ANSWERS:
        answers, looks = table.answers(), evaluator.judge(table.state)
        best = answers[looks.index(max(looks))]
        if len(answers) > 1:
            yield table.describe(best).notation, [evaluator.value(table.state, seat), sum(looks)]
        table.answer(random.choice([best, random.choice(answers)]))


@pytest.mark.parametrize("name", TABLES)
def test_opponents_judge_as_they_did(name: str, request: pytest.FixtureRequest) -> None:
    seats, options = TABLES[name]
    table = ringspiel.new(name.partition(" ")[0], seats, seed=3, options=options)
    found = list(judged(table, evaluator_for(name)))
    if request.config.getoption("--rewrite-golden"):
        write(name, found)
    expected = json.loads(FILE.read_text(encoding="utf-8"))[name]
    assert [best for best, _ in found] == [best for best, _ in expected]
    for (_, numbers), (best, before) in zip(found, expected, strict=True):
        assert numbers == pytest.approx(before, rel=1e-4, abs=1e-5), best


def write(name: str, found: list[tuple[str, list[float]]]) -> None:
    kept = json.loads(FILE.read_text(encoding="utf-8")) if FILE.exists() else {}
    kept[name] = [(best, [float(f"{number:.6g}") for number in numbers]) for best, numbers in found]
    rows = {each: ",\n".join(json.dumps(row) for row in kept[each]) for each in TABLES if each in kept}
    parts = ",\n".join(f"{json.dumps(each)}: [\n{lines}\n]" for each, lines in rows.items())
    FILE.write_text("{\n" + parts + "\n}\n", encoding="utf-8")
