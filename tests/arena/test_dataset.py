"""Decisions as Parquet: what is in them, that nothing is missing, and that they can be read back."""

import json
from pathlib import Path

import numpy as np
import pyarrow.parquet as pq
import pytest
from typer.testing import CliRunner

import ringspiel
from ringspiel.arena.dataset import COLUMNS, Recorder
from ringspiel.arena.setting import seed_of, setting_of
from ringspiel.arena.simulate import simulate
from ringspiel.cli import app
from ringspiel.rl import codebook_of, features_of


def test_a_simulation_writes_all_its_decisions(tmp_path: Path) -> None:
    result = simulate("mordor", 2, ["random", "easy"], 30, seed=5, records=tmp_path)
    table = pq.read_table(tmp_path / "games")
    assert table.column_names == list(COLUMNS) and table.num_rows == result.decisions
    assert len(set(table["game"].to_pylist())) == result.games == 30
    card = json.loads((tmp_path / "card.json").read_text())
    assert card["decisions"] == result.decisions and card["games"] == 30
    assert card["codebook"]["id"] == codebook_of("mordor").id
    assert card["source"] == {"agents": ["random", "easy"], "seed": 5}
    assert set(card["columns"]) == set(table.column_names)
    assert f"{result.decisions:,} decisions" in (tmp_path / "README.md").read_text()
    won = {(row["game"], row["seat"]) for row in table.to_pylist() if row["rank"] == 1}
    assert len(won) <= sum(result.wins)


def test_the_rows_of_a_game_play_it_again(tmp_path: Path) -> None:
    simulate("tuerme", 3, ["random"] * 3, 2, seed=8, records=tmp_path)
    features, codebook = features_of("tuerme", 3), codebook_of("tuerme")
    rows = [row for row in pq.read_table(tmp_path / "games").to_pylist() if row["game"] == 1]
    state = setting_of("tuerme", 3).start(seed_of(8, 1))
    assert rows[0]["seed"] == str(seed_of(8, 1))
    for row in rows:
        while len(state.legal) == 1:
            state.answer(state.legal[0])
        assert state.question is not None and state.question.kind == row["question"]
        assert bytes(row["features"]) == features.raw(state, row["seat"])
        assert row["legal"] == codebook.codes(state.question, state.legal)
        assert codebook.answer(state.question, state.legal, row["code"]) == row["answer"]
        state.answer(row["answer"])
    assert state.outcome is not None and state.outcome.ranks[rows[-1]["seat"]] == rows[-1]["rank"]


def test_features_come_back_as_networks_want_them(tmp_path: Path) -> None:
    simulate("mordor", 3, ["random"] * 3, 3, seed=1, records=tmp_path)
    column = pq.read_table(tmp_path / "games")["features"].combine_chunks()
    card = json.loads((tmp_path / "card.json").read_text())
    x = column.values.to_numpy().reshape(len(column), -1) * np.float32(card["scale"])
    assert x.dtype == np.float32 and x.shape[1] == len(card["features"]) and 0 < x.max() <= 2


@pytest.mark.parametrize("game", [game.id for game in ringspiel.all_games()])
def test_games_of_every_kind_can_be_written(game: str, tmp_path: Path) -> None:
    rules = ringspiel.game_of(game)
    options = {"max_rounds": 3} if game == "gran" else {}
    result = simulate(
        game, rules.seat_counts[-1], ["random"] * rules.seat_counts[-1], 1, 3, 1, options, records=tmp_path
    )
    assert pq.read_table(tmp_path / "games").num_rows == result.decisions


def test_a_game_that_failed_leaves_no_rows_and_a_file_under_way_has_another_name(tmp_path: Path) -> None:
    recorder = Recorder(setting_of("mordor", 2), tmp_path / "games.parquet")
    state = setting_of("mordor", 2).start(1)
    recorder.see(state, state.legal[0])
    recorder.end(None, 1)
    assert not (tmp_path / "games.parquet").exists() and (tmp_path / "games.part").exists()
    recorder.close()
    assert pq.read_table(tmp_path / "games.parquet").num_rows == 0


def test_the_command(tmp_path: Path) -> None:
    done = CliRunner().invoke(app, ["sim", "mordor", "-n", "20", "--json", "--records", str(tmp_path / "data")])
    assert done.exit_code == 0
    assert pq.read_table(tmp_path / "data" / "games").num_rows == json.loads(done.stdout)["decisions"]
