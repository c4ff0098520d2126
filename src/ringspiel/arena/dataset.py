"""Tables as data to learn from: one row for each decision, in Parquet files with a card that explains them.

Rows are written as games end, so that memory does not grow with their number. Files get their names when the card
counts them: a run that was interrupted leaves nothing that a reader or a later run would take for its own.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final

import numpy as np

from ringspiel.arena.results import parquet
from ringspiel.arena.setting import Setting
from ringspiel.kernel.errors import BadOption
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
UNFINISHED: Final = ".games-*.parquet"
TOLD: Final = ("game", "rules", "seats", "options")
"""What is short enough to be told when it differs."""
Card = dict[str, Any]
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
        return unfinished(self.path)

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
        """The file is complete. It gets its name when the whole dataset is closed."""
        self._write()
        self._writer.close()

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


def unfinished(path: Path) -> Path:
    """How a file is called until the card counts it; readers of Parquet pass over such names."""
    return path.with_name(f".{path.name}")


def is_unused(folder: Path) -> bool:
    """Whether it is missing or empty, but for what an interrupted run has left there."""
    if not folder.is_dir():
        return not folder.exists()
    games = folder / GAMES
    left = set(games.glob(UNFINISHED)) | {games}
    return left.issuperset(folder.rglob("*"))


class Dataset:
    """A folder of such files with its card: new, or continued by games of the same setting.

    Raises `BadOption` if the folder holds anything and is not to be continued, or if what it holds does not fit.
    """

    def __init__(self, folder: Path, setting: Setting, append: bool = False) -> None:
        parquet("pyarrow")
        self.folder = folder
        self.setting = setting
        self.before: Card | None = None
        if append and (folder / CARD).exists():
            self.before = fitting_card(folder, setting)
        elif not is_unused(folder):
            advice = "there is no card.json to continue" if append else "choose another, or add to it with --append"
            raise BadOption(f"{folder} is not an empty folder: {advice}")
        (folder / GAMES).mkdir(parents=True, exist_ok=True)
        for left in (folder / GAMES).glob(UNFINISHED):  # of a run that was interrupted: no card counts it
            left.unlink()

    @property
    def games(self) -> int:
        """How many games it held before."""
        return int(self.before["games"]) if self.before else 0

    def file(self, first: int) -> Path:
        """The file of the games from this number on; those that were there before are counted on."""
        return self.folder / GAMES / f"games-{self.games + first:09}.parquet"

    def check_new(self, source: Card) -> None:
        """Raises `BadOption` if these very games are in it already."""
        if self.before and source in self.before["sources"]:
            raise BadOption(f"{self.folder} holds the games of this seed and these agents already: take another seed")

    def close(self, games: int, rows: int, source: Card) -> None:
        """Write the card, and beside it the README. One that somebody has changed stays as it is."""
        before = self.before
        card = card_of(self.setting) | {
            "games": self.games + games,
            "decisions": rows + (before["decisions"] if before else 0),
            "sources": [*(before["sources"] if before else ()), source],
        }
        page = self.folder / README
        for file in sorted((self.folder / GAMES).glob(".games-*.parquet")):
            file.rename(file.with_name(file.name.removeprefix(".")))
        is_ours = not page.exists() or (before is not None and page.read_text(encoding="utf-8") == readme(before))
        (self.folder / CARD).write_text(json.dumps(card, ensure_ascii=False, indent=1) + "\n", encoding="utf-8")
        if is_ours:
            page.write_text(readme(card), encoding="utf-8")


def card_of(setting: Setting) -> Card:
    """What must be the same for all files of a folder."""
    features = features_of(setting.game, setting.seats, setting.options)
    codebook = codebook_of(setting.game, setting.options)
    return {
        "game": setting.game,
        "rules": codebook.rules,
        "seats": setting.seats,
        "options": setting.options,
        "codebook": {"id": codebook.id, "size": codebook.size, "first": codebook.first},
        "codes": [codebook.named(code) for code in range(codebook.size)],
        "features": list(features.names),
        "scale": [float(f"{value:.6g}") for value in features.layout.scale.tolist()],
        "board": {"begins": features.layout.loose, "places": features.layout.places},
        "columns": COLUMNS,
    }


def fitting_card(folder: Path, setting: Setting) -> Card:
    """The card of a folder that holds the same as is to be written. Raises `BadOption` with the first difference."""
    try:
        card = json.loads((folder / CARD).read_text(encoding="utf-8"))
    except (OSError, ValueError) as error:
        raise BadOption(f"{folder / CARD} cannot be read: {error}") from None
    wanted = json.loads(json.dumps(card_of(setting)))
    for name, value in wanted.items():
        found = card.get(name) if isinstance(card, dict) else None
        if found != value:
            told = f": {found!r}, not {value!r}" if name in TOLD else ""
            raise BadOption(f"{folder} holds other data, its {name} differ{told}; choose another folder")
    return dict(card)


def readme(card: Card) -> str:
    made = "; ".join(", ".join(f"{name} {value}" for name, value in source.items()) for source in card["sources"])
    columns = "\n".join(f"| `{name}` | {meaning} |" for name, meaning in COLUMNS.items())
    return f"""# {card["decisions"]:,} decisions of {card["games"]:,} games of {card["game"]}

Rules version {card["rules"]}, {card["seats"]} seats, options {json.dumps(card["options"])}. Made by: {made}.
Answers are coded by the codebook `{card["codebook"]["id"]}`.
`card.json` names every code and the {len(card["features"])} features, and says what to multiply each byte with.

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
