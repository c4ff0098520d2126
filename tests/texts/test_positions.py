"""The position editor speaks every language: every field of every game has a name, every invariant a translation."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import ringspiel
from ringspiel.kernel.errors import BrokenSave
from ringspiel.kernel.registry import game_of
from ringspiel.languages import ORIGINAL, SHIPPED
from ringspiel.texts import has_message
from ringspiel.texts.faults import NUMBER, fault_in, faults

GAMES = ("gefaehrten", "gran", "mordor", "ringkrieg", "tuerme")
SOURCES = Path(ringspiel.__file__).parent / "games"
FAULTS = ("invariants.py", "faults.py")


@pytest.mark.parametrize("language", SHIPPED)
@pytest.mark.parametrize("game", GAMES)
def test_every_field_of_a_position_has_a_name(game: str, language: str) -> None:
    fields = game_of(game).shape.__annotations__
    assert [name for name in fields if not has_message(f"{game}-field-{name}", language)] == []


@pytest.mark.parametrize("language", [language for language in SHIPPED if language != ORIGINAL])
@pytest.mark.parametrize("game", GAMES)
def test_every_invariant_is_translated(game: str, language: str) -> None:
    sentences = {said for file in (SOURCES / game).rglob("*.py") if file.name in FAULTS for said in sentences_in(file)}
    assert len(sentences) >= 7
    assert sorted(sentences - set(faults(language))) == []


def sentences_in(file: Path) -> Iterator[str]:
    """The texts of several words in a module, numbers left out, without documentation."""
    module = ast.parse(file.read_text(encoding="utf-8"))
    silent = {id(part) for node in ast.walk(module) for part in unspoken(node)}
    for node in ast.walk(module):
        if id(node) in silent:
            continue
        if isinstance(node, ast.JoinedStr):
            yield "".join(str(part.value) if isinstance(part, ast.Constant) else "{}" for part in node.values)
        elif isinstance(node, ast.Constant) and isinstance(node.value, str) and " " in node.value:
            yield NUMBER.sub("{}", node.value)


def unspoken(node: ast.AST) -> list[ast.expr]:
    if isinstance(node, ast.Expr):
        return [node.value]
    return node.values if isinstance(node, ast.JoinedStr) else []


def test_numbers_are_put_into_the_german_sentence() -> None:
    position = ringspiel.new("mordor", 2, seed=1).save()
    position["state"]["rings"] = [99, 0]
    with pytest.raises(BrokenSave) as caught:
        ringspiel.load(position)
    sentence = str(caught.value).partition(": ")[2]
    assert fault_in("de", sentence) == "Eine Ringleiste hat 9 Felder."
    assert fault_in("en", sentence) == "A ring track has 9 fields."
    assert fault_in("de", "not a saved position") == "Not a saved position."
