"""The documentation: pages of views are complete, names of the interface exist, every page of the site is there."""

from __future__ import annotations

import re
from importlib import import_module
from pathlib import Path
from typing import Any, get_type_hints

import pytest
from tools.view_pages import gather, meanings, page

import ringspiel

ROOT = Path(__file__).parents[2]
GAMES = [game.id for game in ringspiel.all_games()]


@pytest.mark.parametrize("game", GAMES)
def test_the_page_of_a_view_names_every_field_of_its_board(game: str) -> None:
    rules = ringspiel.game_of(game)
    words = page(rules)
    found: dict[str, Any] = {}
    gather(rules.shown, found)
    for name, kind in found.items():
        part = words.split(f"\n## {name}\n")[1].split("\n## ")[0]
        assert all(f"| `{field}`" in part for field in get_type_hints(kind)), name
    table = ringspiel.new(game, rules.seat_counts[0], seed=1)
    assert all(f"| `{field}`" in words for field in table.view(table.seat)["board"])


@pytest.mark.parametrize("game", GAMES)
def test_every_field_of_a_view_says_what_it_means(game: str) -> None:
    found: dict[str, Any] = {}
    gather(ringspiel.game_of(game).shown, found)
    silent = [
        f"{name}.{field}" for name, kind in found.items() for field in set(get_type_hints(kind)) - set(meanings(kind))
    ]
    assert silent == []


def test_every_name_of_the_interface_exists_and_those_of_the_package_are_all_there() -> None:
    names = re.findall(r"^::: ([\w.]+)$", (ROOT / "docs/python.md").read_text(encoding="utf-8"), re.MULTILINE)
    for name in names:
        module, _, last = name.rpartition(".")
        assert hasattr(import_module(module), last), name
    assert {f"ringspiel.{name}" for name in ringspiel.__all__ if name != "__version__"} - set(names) == set()


def test_every_page_of_the_site_is_there() -> None:
    listed = re.findall(r"([\w/.-]+\.md)$", (ROOT / "mkdocs.yml").read_text(encoding="utf-8"), re.MULTILINE)
    made = {"index.md", "CONTRIBUTING.md", "CHANGELOG.md", "SECURITY.md", *(f"views/{game}.md" for game in GAMES)}
    assert [name for name in listed if name not in made and not (ROOT / "docs" / name).exists()] == []
