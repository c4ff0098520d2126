"""Tables as data to learn from: one row for each decision, in Parquet files with a card that explains them.

Rows are written as games end, so that memory does not grow with their number; a file under way has another name.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final

import numpy as np

from ringspiel.arena.results import parquet
from ringspiel.arena.setting import Setting
from ringspiel.kernel.outcome import Outcome
from ringspiel.kernel.registry import game_of
from ringspiel.kernel.state import State
from ringspiel.rl import codebook_of, features_of
from ringspiel.rl.episode import rewards_of

ROWS: Final = 8192
"""Rows that wait in memory before they are written."""
CARD: Final = "card.json"
README: Final = "README.md"
GAMES: Final = "games"
"""The folder of the Parquet files, beside the card."""
COLUMNS: Final = {
    "game": "number of the game in this file",
    "seed": "seed of the game's chance; null where it is not known",
    "step": "number of the decision in its game",
    "seat": "who decided",
    "question": "kind of question",
    "features": "what that seat knew: one byte for each feature, in the order of the card; times `scale` for networks",
    "legal": "codes of all legal answers, in the order of the rules",
    "code": "code of the answer that was given",
    "answer": "the answer as the rules number it",
    "reward": "what that seat got in the end: its share of the victory; in a zero-sum game the losers pay for it",
    "rank": "its rank in the end; 1 has won, nobody with 1 means that all have lost",
    "decisions": "how many decisions the whole game had",
}


class Recorder:
    """Writes the decisions of games of one setting into one file."""

    def __init__(self, setting: Setting, path: Path) -> None:
        self.setting = setting
        self.path = path
        self.features = features_of(setting.game, setting.seats, setting.options)
        self.codebook = codebook_of(setting.game, setting.options)
        self.games = 0
        self.rows = 0
        self._game: list[tuple[str, int, bytes, list[int], int, int]] = []
        self._waiting: dict[str, list[Any]] = {name: [] for name in COLUMNS}
        self._arrow = parquet("pyarrow")
        self._schema = self._schema_of()
        self._writer = parquet("pyarrow.parquet").ParquetWriter(self._unfinished, self._schema, compression="zstd")

    @property
    def _unfinished(self) -> Path:
        return self.path.with_suffix(".part")

    def see(self, s: State, answer: int) -> None:
        """A decision, before it is carried out."""
        question = s.question
        assert question is not None
        codes = self.codebook.codes(question, s.legal)
        code = codes[s.legal.index(answer)]
        self._game.append((question.kind, question.seat, self.features.raw(s, question.seat), codes, code, answer))

    def end(self, outcome: Outcome | None, seed: int | None) -> None:
        """The table is over, and its rows are complete. Without an outcome they are dropped."""
        rows, self._game = self._game, []
        if outcome is None:
            return
        rewards = rewards_of(game_of(self.setting.game), outcome)
        for step, (kind, seat, features, legal, code, answer) in enumerate(rows):
            told = (self.games, seed, step, seat, kind, features, legal, code, answer)
            values = (*told, rewards[seat], outcome.ranks[seat], len(rows))
            for name, value in zip(COLUMNS, values, strict=True):
                self._waiting[name].append(value)
        self.games += 1
        self.rows += len(rows)
        if len(self._waiting["game"]) >= ROWS:
            self._write()

    def close(self) -> None:
        self._write()
        self._writer.close()
        self._unfinished.rename(self.path)

    def _schema_of(self) -> Any:
        arrow = self._arrow
        kinds = {"question": arrow.dictionary(arrow.int16(), arrow.string()), "seed": arrow.string()}
        kinds |= {"features": arrow.list_(arrow.uint8(), self.features.size), "legal": arrow.list_(arrow.uint16())}
        kinds |= {name: arrow.uint32() for name in ("game", "step", "decisions")}
        kinds |= {"seat": arrow.uint8(), "rank": arrow.uint8(), "code": arrow.uint16()}
        kinds |= {"answer": arrow.int64(), "reward": arrow.float32()}
        return arrow.schema([(name, kinds[name]) for name in COLUMNS])

    def _write(self) -> None:
        waiting, self._waiting = self._waiting, {name: [] for name in COLUMNS}
        if not waiting["game"]:
            return
        arrow = self._arrow
        raw = arrow.array(np.frombuffer(b"".join(waiting.pop("features")), np.uint8))
        columns = {"features": arrow.FixedSizeListArray.from_arrays(raw, self.features.size)}
        waiting["seed"] = [None if seed is None else str(seed) for seed in waiting["seed"]]
        for name, values in waiting.items():
            columns[name] = arrow.array(values, self._schema.field(name).type)
        self._writer.write_table(arrow.table([columns[name] for name in COLUMNS], schema=self._schema))


def write_card(folder: Path, setting: Setting, games: int, rows: int, source: dict[str, Any]) -> None:
    """What is in a folder of such files: for programs and for people."""
    features = features_of(setting.game, setting.seats, setting.options)
    codebook = codebook_of(setting.game, setting.options)
    card = {
        "game": setting.game,
        "rules": codebook.rules,
        "seats": setting.seats,
        "options": setting.options,
        "games": games,
        "decisions": rows,
        "source": source,
        "codebook": {"id": codebook.id, "size": codebook.size, "first": codebook.first},
        "features": list(features.names),
        "scale": [float(f"{value:.6g}") for value in features.layout.scale.tolist()],
        "board": {"begins": features.layout.loose, "places": features.layout.places},
        "columns": COLUMNS,
    }
    (folder / CARD).write_text(json.dumps(card, ensure_ascii=False, indent=1) + "\n", encoding="utf-8")
    (folder / README).write_text(readme(card), encoding="utf-8")


def readme(card: dict[str, Any]) -> str:
    made = ", ".join(f"{name} {value}" for name, value in card["source"].items())
    columns = "\n".join(f"| `{name}` | {meaning} |" for name, meaning in COLUMNS.items())
    return f"""# {card["decisions"]:,} decisions of {card["games"]:,} games of {card["game"]}

Rules version {card["rules"]}, {card["seats"]} seats, options {json.dumps(card["options"])}. Made by: {made}.
Answers are coded by the codebook `{card["codebook"]["id"]}`.
`card.json` names the {len(card["features"])} features, and what to multiply each byte with.

| column | what it is |
|---|---|
{columns}

Only decisions with an alternative are in it, and of each only what its seat may know. Who learns from it learns how the
players named above play, no better; with `random` players most positions are ones that people never see.

    import json, numpy as np, pandas as pd        # or polars: pl.read_parquet("games/*.parquet")
    card = json.load(open("card.json"))
    frame = pd.read_parquet("games")
    x = np.stack(frame["features"]) * np.float32(card["scale"])
    y = frame["code"].to_numpy()
"""
