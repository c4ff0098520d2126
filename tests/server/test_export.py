"""Finished games of a server as Parquet."""

from __future__ import annotations

from pathlib import Path
from random import Random

import msgspec
import pyarrow.parquet as pq

import ringspiel
from ringspiel.kernel.record import read
from ringspiel.server.storage.backup import engine_of
from ringspiel.server.storage.database import migrate
from ringspiel.server.storage.dataset import record_game, to_parquet


def finished(game: str, seed: int) -> ringspiel.Table:
    random, table = Random(seed), ringspiel.new(game, 2, seed=seed)
    while table.seat is not None:
        table.answer(random.choice(table.answers()))
    return table


def test_records_become_rows_and_old_rules_are_left_out(tmp_path: Path) -> None:
    record = read(finished("mordor", 3).record())
    recorders: dict[str, object] = {}
    assert record_game(record, tmp_path, recorders)  # type: ignore[arg-type]
    assert not record_game(msgspec.structs.replace(record, rules="0"), tmp_path, recorders)  # type: ignore[arg-type]
    (recorder,) = recorders.values()
    recorder.close()  # type: ignore[attr-defined]
    rows = pq.read_table(tmp_path / "mordor-2" / "games").to_pylist()
    assert [row["answer"] for row in rows] == [answer.answer for answer in record.answers]
    assert {row["seed"] for row in rows} == {"3"}


def test_a_server_without_games_gives_none(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'empty.sqlite3'}"
    engine = engine_of(url)
    migrate(engine)
    engine.dispose()
    assert to_parquet(url, tmp_path / "data") == (0, 0)
