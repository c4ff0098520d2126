"""What starting loads: one game and one command when they are used, and nothing heavy before."""

import subprocess
import sys

import pytest

import ringspiel
from ringspiel.cli.commands import MODULES
from ringspiel.kernel.listing import Listing
from ringspiel.kernel.registry import listings

HEAVY = ("alembic", "numpy", "sqlalchemy", "starlette", "uvicorn")
TERMINAL = ("fluent", "rich", "typer")


def loaded_by(code: str) -> set[str]:
    """The modules that a fresh process has imported after the code."""
    show = "import atexit, sys; atexit.register(lambda: print('\\n'.join(['LOADED', *sys.modules])))"
    done = subprocess.run([sys.executable, "-c", f"{show}\n{code}"], capture_output=True, text=True, check=True)
    return set(done.stdout.rpartition("LOADED\n")[2].split())


def games_in(modules: set[str]) -> set[str]:
    """The games whose rules are among the modules."""
    return {id for id in ringspiel.game_ids() if f"ringspiel.games.{id}.game" in modules}


def command(*typed: str) -> str:
    return f"import sys; sys.argv = ['ringspiel', *{typed!r}]\nfrom ringspiel.cli import main; main()"


def test_the_package_loads_no_game_and_nothing_heavy() -> None:
    modules = loaded_by("import ringspiel")
    assert not games_in(modules)
    assert not modules & {*HEAVY, *TERMINAL, "asyncio"}


def test_a_game_is_loaded_when_it_is_used_and_no_other() -> None:
    assert games_in(loaded_by("import ringspiel; ringspiel.new('mordor', seats=2, seed=1)")) == {"mordor"}


@pytest.mark.parametrize("typed", ["--version", "games"])
def test_a_short_command_loads_no_game_and_no_other_command(typed: str) -> None:
    modules = loaded_by(command(typed))
    assert not games_in(modules)
    assert not modules & {*HEAVY, "rich.markdown"}
    assert not modules & {f"ringspiel.cli.{module}" for module in MODULES.values() if module != "about"}


def test_a_command_for_a_game_loads_that_game_and_no_server() -> None:
    modules = loaded_by(command("rules", "gran", "GR-1", "--lang", "en"))
    assert games_in(modules) == {"gran"}
    assert not modules & set(HEAVY)


def test_the_server_listens_before_any_game_is_loaded() -> None:
    modules = loaded_by("import ringspiel.server.main")
    assert not games_in(modules)
    assert not modules & {"alembic", "numpy", "rich", "sqlalchemy.orm", "typer"}


def test_the_list_of_games_needs_nothing_else_of_a_game() -> None:
    """The page without a server loads no more of a game before it is played."""
    within = {name for name in loaded_by("import ringspiel") if name.startswith("ringspiel.games.")}
    assert within == {f"ringspiel.games.{id}{end}" for id in ringspiel.game_ids() for end in ("", ".listing")}


@pytest.mark.parametrize("listing", listings(), ids=lambda listing: listing.id)
def test_the_listing_says_what_the_game_says(listing: Listing) -> None:
    game = ringspiel.game_of(listing.id)
    assert listing.seat_counts == game.seat_counts
    assert listing.options == tuple(option.id for option in game.options)


def test_the_games_stand_in_their_order() -> None:
    assert ringspiel.game_ids()[:5] == ["gefaehrten", "mordor", "tuerme", "gran", "ringkrieg"]
    assert [game.id for game in ringspiel.all_games()] == ringspiel.game_ids()
