"""Golden playthroughs: whole games as text, so that a change of the rules shows in review.

`make golden` rewrites them.
"""

from hashlib import sha256
from pathlib import Path

import pytest

import ringspiel
from ringspiel.texts import render
from tests.conformance.variants import Variant, each_variant, finished, variants

GOLDEN = Path(__file__).parent.parent / "golden"
FIRST, LAST = 100, 20
NAMES = ["Anna", "Bert", "Cleo", "Dora", "Emil", "Fine"]


def playthrough(table: ringspiel.Table) -> str:
    """A game as people would write it down: each answer, and what came of it. Of a long game the middle is left out."""
    record = table.record()
    lines = [f"{record['game']} for {record['seats']}, rules {record['rules']}, seed {record['seed']}"]
    lines += [f"option {id}: {value}" for id, value in record["options"].items()]
    answers = [written_down(table, number) for number in range(len(table.entries) + 1)]
    left_out = answers[FIRST:-LAST]
    if left_out:
        digest = sha256("\n".join(left_out).encode()).hexdigest()
        answers[FIRST:-LAST] = [f"… {len(left_out)} answers with the digest {digest}"]
    assert table.outcome is not None
    end = f"ranks {table.outcome.ranks}, scores {table.outcome.scores}, by {table.outcome.reason}"
    return "\n".join([*lines, *answers, end]) + "\n"


def written_down(table: ringspiel.Table, number: int) -> str:
    """One answer (0 is the setup) and its events."""
    events = table.events(None, since=number, until=number)
    lines = [f"    {render(event.text, 'en', NAMES)} [{event.rule}]" for event in events]
    if number:
        entry = table.entries[number - 1]
        lines.insert(0, f"{number}. {NAMES[entry.seat]}: {entry.notation}")
    return "\n".join(lines)


@each_variant
def test_golden_playthrough(variant: Variant, request: pytest.FixtureRequest) -> None:
    path = GOLDEN / f"{variant}.txt"
    played = playthrough(finished(variant))
    if request.config.getoption("--rewrite-golden"):
        path.write_text(played, encoding="utf-8")
    assert path.is_file(), f"{path.name} is missing: run 'make golden' and review the difference"
    assert path.read_text(encoding="utf-8") == played


def test_no_golden_playthrough_is_left_over() -> None:
    assert {path.stem for path in GOLDEN.glob("*.txt")} == {str(variant) for variant in variants()}
