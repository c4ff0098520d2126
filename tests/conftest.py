"""Options and checks that hold for all tests."""

import os
from pathlib import Path

import hypothesis
import pytest

from ringspiel.kernel.errors import RingspielError
from ringspiel.kernel.registry import all_games
from ringspiel.rulebook import catalogue


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--rewrite-golden", action="store_true", help="write the golden playthroughs anew")
    parser.addoption("--game", help="only what concerns this game")


def pytest_configure(config: pytest.Config) -> None:
    os.environ["RINGSPIEL_BOARDS"] = str(Path(__file__).parent / "no boards of those who run the tests")
    os.environ["RINGSPIEL_TEXTS"] = str(Path(__file__).parent / "no languages of those who run the tests")
    hypothesis.settings.load_profile("ci")  # the same examples always: no landing depends on luck
    config.addinivalue_line("markers", "rule(*ids): the rules of the catalogue that this test proves")


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_auto_num_workers() -> int:
    """Two processes for each core, for tests wait half of their time: for pages, servers, commands. Each process and
    its browser take about two gigabytes.
    """
    memory = os.sysconf("SC_PAGE_SIZE") * os.sysconf("SC_PHYS_PAGES")
    return max(1, min(2 * (os.cpu_count() or 1), memory // (2 << 30)))


def concerns(item: pytest.Item, game: str) -> bool:
    """Whether a test is about all games, or about this one."""
    called = getattr(item, "callspec", None)
    given = {} if called is None else called.params
    if "variant" in given:
        return bool(given["variant"].game == game)
    if "game" in given:
        return bool(getattr(given["game"], "id", given["game"]) == game)
    folder = item.path.parent
    return folder.name == game or folder.name == "conformance"


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """A test may only name rules that exist."""
    game = config.getoption("--game")
    if game is not None:
        items[:] = [item for item in items if concerns(item, game)]
    try:
        known = {rule.id for game in all_games() for rule in catalogue(game.id)}
    except RingspielError as error:
        raise pytest.UsageError(str(error)) from error
    for item in items:
        for mark in item.iter_markers("rule"):
            unknown = set(mark.args) - known
            if unknown:
                raise pytest.UsageError(f"{item.nodeid} names unknown rules: {', '.join(sorted(unknown))}")
