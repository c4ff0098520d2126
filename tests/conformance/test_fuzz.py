"""A small slice of `python -m campaigns.fuzz`, with seeds that never change."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from campaigns.fuzz import FILE, Progress, Run, fuzz, load_progress, save_progress
from rich.console import Console

import ringspiel
from ringspiel.kernel.game import Game

SEEDS = range(4)
DECISIONS = 300
each_game = pytest.mark.parametrize("game", ringspiel.all_games(), ids=lambda game: game.id)


@each_game
def test_nothing_is_found_in_a_small_slice(game: Game[Any]) -> None:
    progress = Progress()
    for seed in SEEDS:
        Run(game, seed, progress, DECISIONS).play()
    assert [fault for fault in progress.faults if fault.oracle != "end"] == []
    assert progress.looks >= len(SEEDS) - len(progress.faults)


def test_a_fault_is_found_with_its_seed(monkeypatch: pytest.MonkeyPatch) -> None:
    game = ringspiel.game_of("mordor")
    monkeypatch.setattr(type(game), "faults", lambda self, state: ["a die is missing"])
    progress = Progress()
    Run(game, 5, progress).play()
    (fault,) = progress.faults
    assert (fault.game, fault.seed, fault.oracle, fault.what) == ("mordor", 5, "invariants", "a die is missing")


def test_progress_is_kept(tmp_path: Path) -> None:
    progress = {"mordor": Progress(decisions=7)}
    save_progress(tmp_path / FILE, progress)
    assert load_progress(tmp_path / FILE) == progress
    assert load_progress(tmp_path / "nothing") == {}


def test_the_seed_of_a_run_gives_the_same_games_again(tmp_path: Path) -> None:
    played: list[dict[str, Progress]] = [{}, {}]
    for progress in played:
        fuzz(ringspiel.game_of("mordor"), 200, 7, progress, tmp_path / "fuzz.json", Console(quiet=True))
    one, other = (progress["mordor"] for progress in played)
    assert one.decisions >= 200
    assert (one.decisions, one.games, one.looks, one.runs) == (other.decisions, other.games, other.looks, [7])
