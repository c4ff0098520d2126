"""The finished tables of a server as data to learn from: their decisions as Parquet."""

from __future__ import annotations

from pathlib import Path

from ringspiel.arena.dataset import GAMES, Recorder, write_card
from ringspiel.arena.setting import Setting, setting_of
from ringspiel.kernel.chance import Scripted
from ringspiel.kernel.errors import RingspielError
from ringspiel.kernel.record import Record
from ringspiel.kernel.replay import replay
from ringspiel.kernel.table import new
from ringspiel.server.storage.backup import engine_of
from ringspiel.server.storage.records import records


def to_parquet(url: str, folder: Path) -> tuple[int, int]:
    """Write a folder for each game, number of seats and board. Returns how many tables were written, and how many
    could not be."""
    recorders: dict[str, Recorder] = {}
    left_out = 0
    engine = engine_of(url)
    with engine.connect() as connection:
        for _, record in records(connection):
            left_out += not record_game(record, folder, recorders)
    engine.dispose()
    for recorder in recorders.values():
        recorder.close()
        write_card(recorder.path.parents[1], recorder.setting, recorder.games, recorder.rows, {"played": "on a server"})
    return sum(recorder.games for recorder in recorders.values()), left_out


def record_game(record: Record, folder: Path, recorders: dict[str, Recorder]) -> bool:
    """Whether the table could be replayed. A table under other rules cannot."""
    try:
        whole = replay(record.to_json())
    except RingspielError:
        return False
    recorder = recorder_for(setting_of(record.game, record.seats, record.options), folder, recorders)
    drawn = [*record.setup, *(value for answer in record.answers for value in answer.chance)]
    table = new(record.game, record.seats, options=record.options, chance=Scripted(drawn))
    for given in record.answers:
        if len(table.state.legal) > 1:
            recorder.see(table.state, given.answer)
        table.answer(given.answer)
    recorder.end(whole.outcome, None if record.seed is None else int(record.seed))
    return True


def recorder_for(setting: Setting, folder: Path, recorders: dict[str, Recorder]) -> Recorder:
    name = f"{setting.game}-{setting.seats}"
    board = str(setting.options.get("board", ""))
    name = f"{name}-{board}" if board else name
    if name not in recorders:
        (folder / name / GAMES).mkdir(parents=True, exist_ok=True)
        recorders[name] = Recorder(setting, folder / name / GAMES / "games.parquet")
    return recorders[name]
