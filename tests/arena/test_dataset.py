"""Decisions as Parquet: what is in them, that nothing is missing, and that they can be read back."""

import json
import sys
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
from ringspiel.kernel.errors import BadOption
from ringspiel.rl import codebook_of, features_of


def test_a_simulation_writes_all_its_decisions(tmp_path: Path) -> None:
    result = simulate("mordor", 2, ["random", "easy"], 30, seed=5, records=tmp_path)
    table = pq.read_table(tmp_path / "games")
    assert table.column_names == list(COLUMNS) and table.num_rows == result.decisions
    assert len(set(table["game"].to_pylist())) == result.games == 30
    card = json.loads((tmp_path / "card.json").read_text())
    assert card["decisions"] == result.decisions and card["games"] == 30
    assert card["codebook"]["id"] == codebook_of("mordor").id
    assert card["sources"] == [{"agents": ["random", "easy"], "seed": 5}]
    assert card["codes"][0] == {"question": "set-aside", "die-0": 1, "die-1": 0, "die-2": 0, "die-3": 0, "die-4": 0}
    assert len(card["codes"]) == card["codebook"]["size"]
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
    assert not (tmp_path / "games.parquet").exists() and (tmp_path / ".games.parquet").exists()
    recorder.close()
    assert pq.read_table(tmp_path / ".games.parquet").num_rows == 0


def test_the_command(tmp_path: Path) -> None:
    done = CliRunner().invoke(app, ["sim", "mordor", "-n", "20", "--json", "--records", str(tmp_path / "data")])
    assert done.exit_code == 0
    assert pq.read_table(tmp_path / "data" / "games").num_rows == json.loads(done.stdout)["decisions"]


def test_a_folder_that_holds_something_is_refused_and_stays_as_it_is(tmp_path: Path) -> None:
    (tmp_path / "README.md").write_text("my own words")
    for append, advice in ((False, "choose another, or add to it with --append"), (True, "no card.json to continue")):
        with pytest.raises(BadOption, match=advice):
            simulate("mordor", 2, ["random"] * 2, 2, seed=5, records=tmp_path, append=append)
    assert [file.read_text() for file in tmp_path.iterdir()] == ["my own words"]


def test_games_of_the_same_setting_are_added(tmp_path: Path) -> None:
    first = simulate("mordor", 2, ["random"] * 2, 3, seed=5, records=tmp_path)
    with pytest.raises(BadOption, match="not an empty folder"):
        simulate("mordor", 2, ["random"] * 2, 2, seed=6, records=tmp_path)
    second = simulate("mordor", 2, ["random", "easy"], 2, seed=6, records=tmp_path, append=True)
    table = pq.read_table(tmp_path / "games")
    assert table.num_rows == first.decisions + second.decisions
    card = json.loads((tmp_path / "card.json").read_text())
    assert (card["games"], card["decisions"], len(card["sources"])) == (5, table.num_rows, 2)
    assert "of 5 games" in (tmp_path / "README.md").read_text()


def test_what_an_interrupted_run_has_left_is_no_obstacle(tmp_path: Path) -> None:
    """No card counts its files, so they belong to nobody."""
    (tmp_path / "games").mkdir()
    (tmp_path / "games" / ".games-000000000.parquet").write_bytes(b"cut off")
    simulate("mordor", 2, ["random"] * 2, 2, seed=5, records=tmp_path)
    assert [file.name for file in (tmp_path / "games").iterdir()] == ["games-000000000.parquet"]


def test_without_pyarrow_nothing_is_begun(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    with pytest.raises(BadOption, match="pip install"):
        simulate("mordor", 2, ["random"] * 2, 2, seed=5, records=tmp_path / "data")
    assert list(tmp_path.iterdir()) == []


def test_an_own_readme_is_never_overwritten(tmp_path: Path) -> None:
    simulate("mordor", 2, ["random"] * 2, 1, seed=5, records=tmp_path)
    (tmp_path / "README.md").write_text("my own words")
    simulate("mordor", 2, ["random"] * 2, 1, seed=6, records=tmp_path, append=True)
    assert (tmp_path / "README.md").read_text() == "my own words"


@pytest.mark.parametrize(
    ("game", "seats", "options", "told"),
    [
        ("mordor", 3, {}, "its seats differ: 2, not 3"),
        ("mordor", 2, {"places": True}, "its options differ"),
        ("tuerme", 2, {}, "its game differ: 'mordor', not 'tuerme'"),
    ],
)
def test_other_games_are_never_mixed_in(
    game: str, seats: int, options: dict[str, bool], told: str, tmp_path: Path
) -> None:
    simulate("mordor", 2, ["random"] * 2, 1, seed=5, records=tmp_path)
    before = sorted(tmp_path.rglob("*"))
    with pytest.raises(BadOption, match=told):
        simulate(game, seats, ["random"] * seats, 1, 5, 1, options, records=tmp_path, append=True)
    with pytest.raises(BadOption, match="holds the games of this seed and these agents already"):
        simulate("mordor", 2, ["random"] * 2, 1, seed=5, records=tmp_path, append=True)
    assert sorted(tmp_path.rglob("*")) == before


@pytest.mark.parametrize("shape", [("ringkrieg", {"expansion": True}), ("ringkrieg", {}), ("gefaehrten", {})])
def test_every_code_has_a_name_of_its_own(shape: tuple[str, dict[str, bool]]) -> None:
    codebook = codebook_of(*shape)
    named = [json.dumps(codebook.named(code)) for code in range(codebook.size)]
    assert len(set(named)) > 0.9 * codebook.size
    assert all(json.loads(name)["question"] in codebook.sizes() for name in named)


def test_an_interrupted_addition_leaves_nothing_that_counts(tmp_path: Path) -> None:
    """What it wrote has no name yet; the next addition begins where the card ends."""
    folder = tmp_path / "data"
    simulate("mordor", 2, ["random"] * 2, 3, seed=1, records=folder)

    def interrupt(more: int) -> None:
        if more:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        simulate("mordor", 2, ["random"] * 2, 3, seed=2, records=folder, append=True, progress=interrupt)
    before = json.loads((folder / "card.json").read_text())
    assert before["games"] == 3 and pq.read_table(folder / "games").num_rows == before["decisions"]
    simulate("mordor", 2, ["random"] * 2, 2, seed=3, records=folder, append=True)
    after = json.loads((folder / "card.json").read_text())
    assert after["games"] == 5 and pq.read_table(folder / "games").num_rows == after["decisions"]
    assert not list((folder / "games").glob(".*"))
