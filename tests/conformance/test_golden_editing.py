"""Golden sheets of the editor: what each field of a position shows, and what a change of it changes besides.

`make golden` rewrites them.
"""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest

import ringspiel
from ringspiel.kernel.editing import Editing, Field, change, editing_of
from ringspiel.kernel.errors import BrokenSave
from ringspiel.kernel.state import State
from tests.conformance.test_editing import some_value
from tests.conformance.variants import Variant

GOLDEN = Path(__file__).parent.parent / "golden/editing"
ANSWERS = 30
CHANGES = 5
FIELDS = 40
"""Of more fields a fixed choice is changed."""
SHEETS = [
    Variant("gefaehrten", 2, {}),
    Variant("gefaehrten", 4, {}),
    Variant("mordor", 2, {}),
    Variant("mordor", 4, {"preset": "short"}),
    Variant("tuerme", 2, {}),
    Variant("tuerme", 4, {}),
    Variant("gran", 3, {}),
    Variant("gran", 5, {}),
    Variant("ringkrieg", 2, {}),
    Variant("ringkrieg", 3, {"expansion": True}),
]


@pytest.mark.parametrize("variant", SHEETS, ids=str)
def test_golden_sheet(variant: Variant, request: pytest.FixtureRequest) -> None:
    path, written = GOLDEN / f"{variant}.txt", sheet_of(variant)
    if request.config.getoption("--rewrite-golden"):
        path.parent.mkdir(exist_ok=True)
        path.write_text(written, encoding="utf-8")
    assert path.is_file(), f"{path.name} is missing: run 'make golden' and review the difference"
    assert path.read_text(encoding="utf-8") == written


def test_no_golden_sheet_is_left_over() -> None:
    assert {path.stem for path in GOLDEN.glob("*.txt")} == {str(variant) for variant in SHEETS}


def sheet_of(variant: Variant) -> str:
    """The position after some answers, then an empty board: all fields, and what comes of changes."""
    table, random = variant.new(3), Random(5)
    for _ in range(ANSWERS):
        if table.seat is not None:
            table.answer(random.choice(table.answers()))
    editing = editing_of(variant.game)
    assert editing is not None
    s = table.state.clone()
    lines = ["In play", *written(editing, s), *changes(editing, table, s, random)]
    editing.empty(s)
    return "\n".join([*lines, "Empty", *written(editing, s), *changes(editing, table, s, random)]) + "\n"


def written(editing: Editing[Any], s: State) -> list[str]:
    lines = [f"  {name}: {' '.join(each.id + '@' * bool(each.at) + each.at for each in things)}" for name, things in
             editing.things(s).items()]  # fmt: skip
    for field in editing.fields(s):
        what = f"{field.kind} {field.things} {field.least}-{field.most} {' '.join(field.at)}"
        lines.append(
            f"  {field.group} / {field.id}, {field.label['key']} ({' '.join(what.split())}): {shown(field.value)}"
        )
    return lines


def shown(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False)


def changes(editing: Editing[Any], table: ringspiel.Table, s: State, random: Random) -> list[str]:
    fields = editing.fields(s)
    if len(fields) > FIELDS:
        fields = [fields[number] for number in sorted(random.sample(range(len(fields)), FIELDS))]
    return [line for field in fields for _ in range(CHANGES) for line in after_change(editing, table, s, field, random)]


def after_change(editing: Editing[Any], table: ringspiel.Table, s: State, field: Field, random: Random) -> list[str]:
    """What fields show something else then, which faults the rules find, and which fields are to blame."""
    things = [thing.id for thing in editing.things(s).get(field.things, [])]
    changed, value = s.clone(), some_value(field, things, random)
    lines = [f"  {field.id} = {shown(value)}"]
    try:
        change(editing, changed, field.id, value)
    except BrokenSave as error:
        return [*lines, f"    refused: {error}"]
    before = {each.id: each.value for each in editing.fields(s)}
    for each in editing.fields(changed):
        if each.id not in before:
            lines.append(f"    new {each.id}: {shown(each.value)}")
        elif each.value != before[each.id]:
            lines.append(f"    {each.id}: {shown(each.value)}")
    for fault in table.game.faults(changed):
        lines.append(f"    fault at {', '.join(editing.broken(changed, fault))}: {fault}")
    return lines
