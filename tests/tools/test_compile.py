"""What mypyc would compile wrongly."""

from __future__ import annotations

import ast
import re
from pathlib import Path

from ringspiel import agents

PACKAGE = Path(agents.__file__).parents[1]
PARTS = sorted(path for part in ("agents", "games", "kernel") for path in (PACKAGE / part).rglob("*.py"))
TUPLE = re.compile(r": Final = \(\s*-?\d*\.\d")


def is_float(node: ast.expr) -> bool:
    return isinstance(node.operand if isinstance(node, ast.UnaryOp) else node, ast.Constant) and isinstance(
        ast.literal_eval(node), float
    )


def float_tuples(tree: ast.Module) -> set[str]:
    """The constants that are tuples of nothing but floats."""
    return {
        node.target.id
        for node in tree.body
        if isinstance(node, ast.AnnAssign)
        and isinstance(node.target, ast.Name)
        and isinstance(node.value, ast.Tuple)
        and all(map(is_float, node.value.elts))
    }


def whole_uses(tree: ast.Module, names: set[str]) -> set[str]:
    """The names that are read as a whole, not by index."""
    indexed = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Subscript)}
    read = [node for node in ast.walk(tree) if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Load)]
    return {node.id for node in read if node.id in names and id(node) not in indexed}


def test_no_constant_tuple_of_floats_is_read_as_a_whole() -> None:
    """Compiled, mypyc takes it for not set, and raises NameError. A list is read rightly."""
    found = {}
    for path in PARTS:
        source = path.read_text(encoding="utf-8")
        if TUPLE.search(source):
            tree = ast.parse(source)
            found[path.relative_to(PACKAGE).as_posix()] = whole_uses(tree, float_tuples(tree))
    assert found
    assert not {name: uses for name, uses in found.items() if uses}


def test_the_check_finds_such_a_tuple() -> None:
    tree = ast.parse("A: Final = (0.5, -1.0)\nB: Final = (0.5, 0.5)\nC: Final = (1, 2)\nx = A\ny = B[0]\nz = C")
    assert whole_uses(tree, float_tuples(tree)) == {"A"}
