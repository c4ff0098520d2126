"""The rule catalogues (docs/rules): what a rule says, and which tests prove it."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import NamedTuple

from ringspiel.kernel.errors import BadOption
from ringspiel.kernel.registry import game_of
from ringspiel.kernel.text import text
from ringspiel.languages import ORIGINAL, brought, chain

_RULE = re.compile(r"- \*\*(?P<id>[A-Z]{2}-\w+)\*\* (?P<text>.*)")
_NOTE = re.compile(r" <!-- (\w+): (\S+) -->")
_MARK = "pytest.mark.rule"


class Rule(NamedTuple):
    """A numbered rule with its section; the text is Markdown and includes the examples.

    `when` says at which tables it is needed: the name of an option that is on, `seats>2`, or nothing for all. `chapter`
    is the heading above the section, or the section itself; `scene` the picture of the primer that shows the section.
    """

    id: str
    section: str
    text: str
    when: str = ""
    chapter: str = ""
    scene: str = ""


def first_sentence(markdown: str) -> str:
    """What a rule says in short, for tables: without marks and full stop."""
    plain = re.sub(r"\*\*\([^)]*\)\*\* ", "", markdown).replace("*", "")
    return plain.splitlines()[0].split(". ")[0].rstrip(".")


@cache
def catalogue(game: str, language: str = ORIGINAL) -> tuple[Rule, ...]:
    """All rules of a game in the order of its catalogue; one that is not translated stands in a fallback language."""
    written = pages("catalogues", "rules", game, language)
    if not written:
        name = f"docs/rules/{game}.md"
        reason = text("no-catalogue", game=game, file=name)
        raise BadOption(f"there is no catalogue of the rules of {game} yet: write {name}", reason)
    found: dict[str, Rule] = {}
    for page in reversed(written):
        found |= {rule.id: rule for rule in _rules(page, game_of(game).prefix)}
    return tuple(found.values())


def pages(folder: str, brought_in: str, game: str, language: str) -> list[str]:
    """The page of a game in the languages in which it is written, best first.

    With Ringspiel come `<game>.md` in the original language and `<game>.<language>.md`; a further language brings
    `<game>.md` in its own folder.
    """
    found = (page_of(folder, brought_in, game_of(game).id, each) for each in chain(language))
    return [page for page in found if page is not None]


def page_of(folder: str, brought_in: str, game: str, language: str) -> str | None:
    """The page of a game in this very language, if it is there."""
    name = f"{game}.md" if language == ORIGINAL else f"{game}.{language}.md"
    page = inside(folder).joinpath(name)
    return page.read_text(encoding="utf-8") if page.is_file() else brought(language, f"{brought_in}/{game}.md")


def inside(folder: str) -> Traversable:
    """A folder that is linked to here. Git on Windows writes a link as a file that holds its target."""
    here = files("ringspiel.rulebook")
    link = here.joinpath(folder)
    return here.joinpath(link.read_text(encoding="utf-8")) if link.is_file() else link


def _rules(page: str, prefix: str) -> Iterator[Rule]:
    section = when = chapter = scene = ""
    rule: Rule | None = None
    for line in page.splitlines():
        start = _RULE.match(line)
        if line.startswith("#"):
            notes = dict(_NOTE.findall(line))
            section, scene = _NOTE.sub("", line).lstrip("# "), notes.get("scene", "")
            if line.startswith("## "):
                chapter, when = section, notes.get("when", "")
            when = notes.get("when", when)
        if rule and (start or not line.startswith("  ")):
            yield rule
            rule = None
        if start and start["id"].startswith(prefix):
            rule = Rule(start["id"], section, start["text"], when, chapter, scene)
        elif rule:
            rule = rule._replace(text=f"{rule.text}\n{line}")
    if rule:
        yield rule


def rule(game: str, id: str, language: str = ORIGINAL) -> Rule:
    """One rule by its ID."""
    for candidate in catalogue(game, language):
        if candidate.id == id.upper():
            return candidate
    prefix = game_of(game).prefix
    reason = text("no-rule", game=game, typed=repr(id), prefix=prefix)
    raise BadOption(f"{game} has no rule {id!r}; its rules are {prefix}-…, see 'ringspiel rules {game}'", reason)


def tests_by_rule(tests: Path) -> dict[str, list[str]]:
    """For each rule ID the tests that name it with `@pytest.mark.rule("ID", …)`."""
    if not tests.is_dir():
        raise BadOption(f"there are no tests in {tests}: coverage is for a checkout of the project")
    found: dict[str, list[str]] = {}
    for path in sorted(tests.rglob("test_*.py")):
        source = path.read_text(encoding="utf-8")
        if _MARK not in source:
            continue  # parsing a file takes long
        for test, ids in _marked_tests(ast.parse(source)):
            for id in ids:
                found.setdefault(id, []).append(f"{path.relative_to(tests)}::{test}")
    return found


def _marked_tests(module: ast.Module) -> Iterator[tuple[str, list[str]]]:
    within = [node for each in module.body if isinstance(each, ast.ClassDef) for node in each.body]
    for node in [*module.body, *within]:
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test"):
            for decorator in node.decorator_list:
                if isinstance(decorator, ast.Call) and ast.unparse(decorator.func) == _MARK:
                    yield node.name, [ast.literal_eval(argument) for argument in decorator.args]
