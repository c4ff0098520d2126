"""Opponents change on purpose only: how they judge fixed games stands in a file. `--rewrite-golden` rewrites it.

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
from ringspiel.agents.ringkrieg.style import LEARNT, VERSIONS
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
THINKING = {"mordor": 40, "tuerme": 25, "tuerme for two": 25}
"""Where solvers are quick: at how many answers each they think."""


def evaluators_for(name: str) -> list[Evaluator[Any]]:
    """The first one judges answers; what reviews and looking ahead go by is only asked for values."""
    game, _, more = name.partition(" ")
    if more in VERSIONS:
        return [RingkriegEvaluator(VERSIONS[more]), RingkriegEvaluator(VERSIONS[more] | LEARNT)]
    kit = kit_of(game)
    return [each for each in (kit.evaluator, kit.review_value) if each is not None]


def judged(name: str, table: Table) -> Iterator[tuple[str, list[float]]]:
    """At each decision the answer that looks best, and in numbers: the seat's values, the sum over all answers, what is
    at stake, and now and then the chance of the answer that a solver prefers.
    """
    random, evaluators, kit = Random(1), evaluators_for(name), kit_of(table.game.id)
    while (seat := table.seat) is not None and len(table.entries) < ANSWERS:
        s, answers = table.state, table.answers()
        looks = evaluators[0].judge(s)
        best = answers[looks.index(max(looks))]
        if len(answers) > 1:
            numbers = [*(each.value(s, seat) for each in evaluators), sum(looks)]
            numbers += [sum(kit.stakes(s, seat).values())] if kit.stakes else []
            if kit.solver and name in THINKING and len(table.entries) % THINKING[name] == 0:
                numbers.append(kit.solver(1).think(table.perspective(seat))[0].chance)
            yield table.describe(best).notation, numbers
        table.answer(random.choice([best, random.choice(answers)]))


@pytest.mark.parametrize("name", TABLES)
def test_opponents_judge_as_they_did(name: str, request: pytest.FixtureRequest) -> None:
    seats, options = TABLES[name]
    table = ringspiel.new(name.partition(" ")[0], seats, seed=3, options=options)
    found = list(judged(name, table))
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
