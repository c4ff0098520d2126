"""The finished tables of a server as data to learn from: their decisions as Parquet."""

from __future__ import annotations

from hashlib import blake2b
from pathlib import Path
from typing import Final

from ringspiel.arena.dataset import Dataset, Recorder
from ringspiel.arena.setting import Setting, setting_of
from ringspiel.kernel.chance import Scripted
from ringspiel.kernel.errors import RingspielError
from ringspiel.kernel.record import Record
from ringspiel.kernel.replay import replay
from ringspiel.kernel.table import new
from ringspiel.server.storage.backup import engine_of
from ringspiel.server.storage.records import check_empty, records

LONGEST_NAME: Final = 80


class Export:
    """A folder for each game, number of seats and set of options; each is a dataset of its own."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.recorders: dict[str, tuple[Dataset, Recorder]] = {}

    def recorder_for(self, setting: Setting) -> Recorder:
        name = folder_name(setting)
        if name not in self.recorders:
            dataset = Dataset(self.folder / name, setting)
            self.recorders[name] = dataset, Recorder(setting, dataset.file(0))
        return self.recorders[name][1]

    def close(self) -> int:
        """Returns how many tables were written."""
        for dataset, recorder in self.recorders.values():
            recorder.close()
            dataset.close(recorder.games, recorder.rows, {"played": "on a server"})
        return sum(recorder.games for _, recorder in self.recorders.values())


def to_parquet(url: str, folder: Path) -> tuple[int, int]:
    """Write a folder for each game, number of seats and set of options. Returns how many tables were written, and how
    many could not be. Raises `BadOption` if the folder is not empty."""
    check_empty(folder)
    export = Export(folder)
    left_out = 0
    engine = engine_of(url)
    with engine.connect() as connection:
        for _, record in records(connection):
            left_out += not record_game(record, export)
    engine.dispose()
    return export.close(), left_out


def record_game(record: Record, export: Export) -> bool:
    """Whether the table could be replayed. A table under other rules cannot, nor one whose rules changed on the way."""
    if record.changes:
        return False
    try:
        whole = replay(record.to_json())
    except RingspielError:
        return False
    recorder = export.recorder_for(setting_of(record.game, record.seats, record.options))
    drawn = [*record.setup, *(value for answer in record.answers for value in answer.chance)]
    table = new(record.game, record.seats, options=record.options, chance=Scripted(drawn))
    for given in record.answers:
        if len(table.state.legal) > 1:
            recorder.see(table.state, given.answer)
        table.answer(given.answer)
    recorder.end(whole.outcome, None if record.seed is None else int(record.seed))
    return True


def folder_name(setting: Setting) -> str:
    """The game, the seats, and what differs from the usual options; long values are told by a fingerprint."""
    usual = setting.rules.check_options(None, setting.seats)
    special = {name: value for name, value in setting.options.items() if value != usual[name]}
    name = "-".join([setting.game, str(setting.seats), *(f"{option}-{value}" for option, value in special.items())])
    if name.replace("-", "").replace("_", "").isalnum() and len(name) <= LONGEST_NAME:
        return name
    return f"{setting.game}-{setting.seats}-{blake2b(name.encode(), digest_size=6).hexdigest()}"
