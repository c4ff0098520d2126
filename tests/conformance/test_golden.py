"""Golden playthroughs: whole games as text, so that a change of the rules shows in review.

`make golden` writes them anew.
"""

from pathlib import Path

import pytest

import ringspiel
from ringspiel.texts import render
from tests.conformance.variants import Variant, each_variant, finished, variants

GOLDEN = Path(__file__).parent.parent / "golden"
NAMES = ["Anna", "Bert", "Cleo", "Dora", "Emil", "Fine"]


def playthrough(table: ringspiel.Table) -> str:
    """A game as people would write it down: each answer, and what came of it."""
    record = table.record()
    lines = [f"{record['game']} for {record['seats']}, rules {record['rules']}, seed {record['seed']}"]
    lines += [f"option {id}: {value}" for id, value in record["options"].items()]
    for number in range(len(table.entries) + 1):
        if number:
            entry = table.entries[number - 1]
            lines.append(f"{number}. {NAMES[entry.seat]}: {entry.notation}")
        elsewhere = len(table.events(None, number + 1))
        events = table.events(None, number)
        lines += [f"    {render(event.text, 'en', NAMES)} [{event.rule}]" for event in events[: len(events) - elsewhere]]
    assert table.outcome is not None
    lines.append(f"ranks {table.outcome.ranks}, scores {table.outcome.scores}, by {table.outcome.reason}")
    return "\n".join(lines) + "\n"


@each_variant
def test_golden_playthrough(variant: Variant, request: pytest.FixtureRequest) -> None:
    path = GOLDEN / f"{variant}.txt"
    played = playthrough(finished(variant, seed=2026))
    if request.config.getoption("--rewrite-golden"):
        path.write_text(played, encoding="utf-8")
    assert path.is_file(), f"{path.name} is missing: run 'make golden' and review the difference"
    assert path.read_text(encoding="utf-8") == played


def test_no_golden_playthrough_is_left_over() -> None:
    assert {path.stem for path in GOLDEN.glob("*.txt")} == {str(variant) for variant in variants()}
