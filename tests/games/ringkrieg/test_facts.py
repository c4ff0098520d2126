"""The facts of events: those that `tell` takes are those that are sent, and each has the name that boards know."""

import ast
from pathlib import Path
from typing import Any, get_args

import pytest

from ringspiel.games.ringkrieg.shown import SENT
from ringspiel.games.ringkrieg.telling import facts
from ringspiel.games.ringkrieg.words import NARRATOR
from ringspiel.languages import SHIPPED
from ringspiel.texts import has_message

SOURCE = Path(__file__).parents[3] / "src" / "ringspiel" / "games" / "ringkrieg" / "telling" / "report.py"


def overloads() -> dict[str, Any]:
    """What a type checker lets each kind tell. It is read from the source, because compiled code has no overloads."""
    found: dict[str, Any] = {}
    for node in ast.parse(SOURCE.read_text(encoding="utf-8")).body:
        if isinstance(node, ast.FunctionDef) and node.decorator_list:
            kinds, told = node.args.posonlyargs[-2].annotation, node.args.kwarg
            assert kinds is not None and told is not None and isinstance(told.annotation, ast.Subscript)
            found |= dict.fromkeys(kinds_of(kinds), getattr(facts, ast.unparse(told.annotation.slice)[6:]))
    return found


def kinds_of(annotation: ast.expr) -> list[str]:
    if isinstance(annotation, ast.BinOp):
        return [*kinds_of(annotation.left), *kinds_of(annotation.right)]
    if isinstance(annotation, ast.Attribute):
        return list(get_args(getattr(facts, annotation.attr)))
    assert isinstance(annotation, ast.Subscript)
    return [str(ast.literal_eval(annotation.slice))]


def test_a_kind_is_told_with_the_facts_that_are_sent() -> None:
    assert overloads() == facts.FACTS


def test_all_facts_with_names_are_sent_by_them() -> None:
    assert set(SENT) == set(NARRATOR.ids)


@pytest.mark.parametrize("language", SHIPPED)
def test_every_kind_has_its_sentence(language: str) -> None:
    assert [kind for kind in facts.FACTS if not has_message(f"ringkrieg-{kind}", language)] == []
