"""No generic module names a game: what belongs to one lies in its own rooms, and is found there."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import ringspiel
from ringspiel.kernel.rooms import brought

PACKAGE = Path(ringspiel.__file__).parent
GAMES = [path.parent.name for path in sorted(PACKAGE.glob("games/*/game.py"))]
NAMES = "|".join(GAMES)
ROOMS = re.compile(rf"(?:games|agents|rl|cli/sheets|cli/commands|arena/chronicles)/(?:{NAMES})(?:/|\.py$)")
"""Where a game is at home."""
NAMED = re.compile(rf"(?<![a-z])(?:{NAMES})(?![a-z])")


def generic_modules() -> Iterator[str]:
    for path in sorted(PACKAGE.rglob("*.py")):
        name = path.relative_to(PACKAGE).as_posix()
        if not ROOMS.match(name):
            yield name


def games_named_in(source: str) -> list[str]:
    """By imports, names or strings of the code. What a docstring tells is not code."""
    tree = ast.parse(source)
    told = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    found: list[str] = []
    for node in ast.walk(tree):
        if id(node) in told:
            continue
        match node:
            case ast.Constant(value=str(words)) | ast.Name(id=words) | ast.Attribute(attr=words):
                found += NAMED.findall(words)
            case ast.Import(names=names):
                found += [game for name in names for game in NAMED.findall(name.name)]
            case ast.ImportFrom(module=module, names=names):
                found += NAMED.findall(" ".join([module or "", *(name.name for name in names)]))
            case ast.FunctionDef(name=words) | ast.ClassDef(name=words):
                found += NAMED.findall(words.lower())
            case _:
                pass
    return found


@pytest.mark.parametrize("module", [*generic_modules()])
def test_no_generic_module_names_a_game(module: str) -> None:
    assert games_named_in((PACKAGE / module).read_text("utf-8")) == []


@pytest.mark.parametrize(
    "source",
    [
        "from ringspiel.games.mordor import view",
        "import ringspiel.agents.gran.kit",
        "from ringspiel.games import tuerme",
        'TABLE = {"gefaehrten": 1}',
        "def mordor_solver(): ...",
        'key = f"gran-board-{name}"',
    ],
)
def test_a_module_that_does_is_found(source: str) -> None:
    assert games_named_in(source)


def test_docstrings_may() -> None:
    assert games_named_in('"""As in mordor."""\nx: int = 1\n"""Of gran."""') == []


def test_what_is_missing_inside_a_room_is_not_taken_for_an_empty_room(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "half_a_kit.py").write_text("import nowhere_to_be_found\n")
    monkeypatch.syspath_prepend(tmp_path)
    with pytest.raises(ModuleNotFoundError, match="nowhere_to_be_found"):
        brought("half_a_kit", "KIT")
    assert brought("no_kit_at_all.kit", "KIT") is None
