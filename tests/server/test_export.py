"""Finished games of a server as Parquet."""

from __future__ import annotations

from pathlib import Path
from random import Random

import msgspec
import pyarrow.parquet as pq
import pytest

import ringspiel
from ringspiel.arena.setting import setting_of
from ringspiel.kernel.errors import BadOption
from ringspiel.kernel.record import read
from ringspiel.server.storage import records
from ringspiel.server.storage.backup import engine_of
from ringspiel.server.storage.database import migrate
from ringspiel.server.storage.dataset import Export, folder_name, record_game, to_parquet


def finished(game: str, seed: int) -> ringspiel.Table:
    random, table = Random(seed), ringspiel.new(game, 2, seed=seed)
    while table.seat is not None:
        table.answer(random.choice(table.answers()))
    return table


def test_records_become_rows_and_old_rules_are_left_out(tmp_path: Path) -> None:
    record = read(finished("mordor", 3).record())
    export = Export(tmp_path)
    assert record_game(record, export)
    assert not record_game(msgspec.structs.replace(record, rules="0"), export)
    assert export.close() == 1
    rows = pq.read_table(tmp_path / "mordor-2" / "games").to_pylist()
    assert [row["answer"] for row in rows] == [answer.answer for answer in record.answers]
    assert {row["seed"] for row in rows} == {"3"}


def test_a_server_without_games_gives_none(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'empty.sqlite3'}"
    engine = engine_of(url)
    migrate(engine)
    engine.dispose()
    assert to_parquet(url, tmp_path / "data") == (0, 0)


def test_tables_with_other_options_never_share_a_folder(tmp_path: Path) -> None:
    export = Export(tmp_path)
    for seed, places in ((3, False), (4, True)):
        table = ringspiel.new("mordor", 2, seed=seed, options={"places": places})
        while table.seat is not None:
            table.answer(table.answers()[0])
        assert record_game(read(table.record()), export)
    assert export.close() == 2
    assert sorted(folder.name for folder in tmp_path.iterdir()) == ["mordor-2", "mordor-2-places-True"]
    for folder in tmp_path.iterdir():
        assert len(set(pq.read_table(folder / "games")["game"].to_pylist())) == 1


def test_folders_of_long_options_have_short_names() -> None:
    roles = ["gondor", "rohan", "witch-king", "saruman"]
    assert folder_name(setting_of("ringkrieg", 2, {"expansion": True})) == "ringkrieg-2-expansion-True"
    name = folder_name(setting_of("ringkrieg", 4, {"roles": roles}))
    assert name.startswith("ringkrieg-4-") and name.replace("-", "").isalnum() and len(name) < 40


def test_a_folder_that_holds_something_is_refused(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'empty.sqlite3'}"
    engine = engine_of(url)
    migrate(engine)
    engine.dispose()
    folder = tmp_path / "mine"
    folder.mkdir()
    (folder / "README.md").write_text("my own words")
    for export in (to_parquet, records.export):
        with pytest.raises(BadOption, match="not an empty folder"):
            export(url, folder)
    assert records.export(url, folder, append=True) == 0
    assert [file.read_text() for file in folder.iterdir()] == ["my own words"]
