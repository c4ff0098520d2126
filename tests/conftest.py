"""Options and checks that hold for all tests."""

import os
from pathlib import Path

import pytest

from ringspiel.rules import catalogue
from ringspiel.table.registry import games


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--rewrite-golden", action="store_true", help="write the golden playthroughs anew")


def pytest_configure(config: pytest.Config) -> None:
    os.environ["RINGSPIEL_BOARDS"] = str(Path(__file__).parent / "no boards of whoever runs the tests")
    config.addinivalue_line("markers", "rule(*ids): the rules of the catalogue that this test proves")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """A test may only name rules that exist."""
    known = {rule.id for game in games() for rule in catalogue(game.id)}
    for item in items:
        for mark in item.iter_markers("rule"):
            unknown = set(mark.args) - known
            if unknown:
                raise pytest.UsageError(f"{item.nodeid} names unknown rules: {', '.join(sorted(unknown))}")
