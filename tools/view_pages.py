"""Writes, for each game, a page that explains its view field by field, from the types and their words in `shown.py`.

`tools/docs_site.py` puts the pages beside the others; nothing of them is kept in git.
"""

from __future__ import annotations

import ast
import sys
import types
from functools import cache
from pathlib import Path
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints, is_typeddict

import ringspiel
from ringspiel.kernel.game import Game
from ringspiel.kernel.text import text
from ringspiel.texts import render

INTRODUCTION = """What a seat sees of the board of {title}, for [bots](../bots.md) and learners: `board` in a question,
`View.board` on the [wire](../protocol.md), `table.view(seat)["board"]` in Python. The page is made from the
types that the rules themselves fill, so it cannot be out of date.

A table with the options of the beginning shows, for the seat that is asked:

```json
{example}
```
"""
LONGEST_EXAMPLE = 60


def page(game: Game[Any]) -> str:
    """The whole page of a game, in Markdown."""
    found: dict[str, Any] = {}
    gather(game.shown, found)
    title = render(text(f"{game.id}-title"), "en", [])
    parts = [f"# The view of {title}\n", INTRODUCTION.format(title=title, example=example(game))]
    parts += [section(name, kind) for name, kind in found.items()]
    return "\n".join(parts)


def gather(kind: Any, found: dict[str, Any]) -> None:
    """All dictionaries that stand in a type, each once, in the order in which a reader meets them."""
    if is_typeddict(kind):
        if kind.__name__ in found:
            return
        found[kind.__name__] = kind
        for part in get_type_hints(kind).values():
            gather(part, found)
    for part in get_args(kind):
        gather(part, found)


def section(name: str, kind: Any) -> str:
    said = meanings(kind)
    rows = [
        f"| `{field}`{'' if field in kind.__required_keys__ else ' (not always)'} | {said[field]} | {written(part)} |"
        for field, part in get_type_hints(kind).items()
    ]
    return "\n".join([f"## {name}\n", f"{about(kind)}\n", "| field | what it says | as |", "|---|---|---|", *rows, ""])


def meanings(kind: Any) -> dict[str, str]:
    """What each field says: the words that stand below it where its type is defined, also in the types it builds on."""
    home = sys.modules[kind.__module__]
    for definition in tree_of(home.__file__ or "").body:
        if isinstance(definition, ast.ClassDef) and definition.name == kind.__name__:
            bases = [getattr(home, base.id) for base in definition.bases if isinstance(base, ast.Name)]
            inherited = [meanings(base) for base in bases if is_typeddict(base)]
            return dict(item for part in [*inherited, fields_in(definition)] for item in part.items())
    return {}


@cache
def tree_of(file: str) -> ast.Module:
    return ast.parse(Path(file).read_text(encoding="utf-8"))


def fields_in(definition: ast.ClassDef) -> dict[str, str]:
    found = {}
    for field, after in zip(definition.body, definition.body[1:], strict=False):
        match field, after:
            case ast.AnnAssign(target=ast.Name(id=name)), ast.Expr(value=ast.Constant(value=str(words))):
                found[name] = " ".join(words.split())
    return found


def about(kind: Any) -> str:
    words = " ".join((kind.__doc__ or "").split())
    return "" if words.startswith("dict(") else words


def written(part: Any) -> str:
    """A type in words that fit into a cell."""
    origin, inside = get_origin(part), get_args(part)
    if is_typeddict(part):
        return f"[{part.__name__}](#{part.__name__.lower()})"
    if origin is Literal:
        return "one of " + ", ".join(f"`{value}`" for value in inside)
    if origin in (Union, types.UnionType):
        return " or ".join("nothing (`null`)" if each is type(None) else written(each) for each in inside)
    if origin is list:
        return f"a list, each {written(inside[0])}"
    if origin is tuple:
        return "a list of " + ", ".join(written(each) for each in inside if each is not Ellipsis)
    if origin is dict:
        return f"by {written(inside[0])}: {written(inside[1])}"
    names = {int: "a number", str: "a word", bool: "true or false", float: "a number", Any: "anything"}
    return names.get(part) or names.get(origin) or f"`{getattr(part, '__name__', part)}`".replace("|", "\\|")


def example(game: Game[Any]) -> str:
    """The beginning of a table as JSON, cut where it gets long."""
    import json

    table = ringspiel.new(game.id, game.seat_counts[0], seed=1)
    lines = json.dumps(table.view(table.seat)["board"], ensure_ascii=False, indent=1).splitlines()
    return "\n".join(lines if len(lines) <= LONGEST_EXAMPLE else [*lines[:LONGEST_EXAMPLE], "…"])


def pages() -> dict[str, str]:
    """By the name of the file."""
    return {f"{game.id}.md": page(game) for game in ringspiel.all_games() if game.shown is not None}
