"""Writes what `tests/server/test_saved.py` reads: positions, records and a server's database.

    python -m tools.saved_positions [GAME …]    # positions and records of these games, or of all, and the database

A later revision has to load them, so write them anew only for a game whose `rules_version` has grown and whose saved
state has another shape since. Positions are picked from random games of every variant until each step that was seen
waiting on an agenda, and each question, stands in one of them.
"""

from __future__ import annotations

import gzip
import json
import sqlite3
import sys
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any

from tests.conformance.variants import Variant, variants
from tests.server.conftest import UNLIMITED, sqlite
from tests.server.harness import ServerProcess, has_answered

import ringspiel
from ringspiel.kernel.state import State

FOLDER = Path(__file__).parents[1] / "tests/fixtures/saved"
TABLES: tuple[tuple[str, int, dict[str, Any]], ...] = (
    ("gefaehrten", 3, {}),
    ("mordor", 2, {"places": True}),
    ("tuerme", 4, {}),
    ("gran", 3, {}),
    ("ringkrieg", 2, {}),
    ("ringkrieg", 4, {"expansion": True}),
)
GAMES_EACH = 4
"""Random games of each variant among which positions are picked."""
SNAPSHOT_EVERY = 6
ANSWERED = 10
"""So far the tables of the database were played: past a snapshot, and some answers more."""
PLAY_ON = 7
"""The seed of the random answers that lead each position to its end."""


def main(games: list[str]) -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    for game in games or [game.id for game in ringspiel.all_games()]:
        of_game = [variant for variant in variants() if variant.game == game]
        write(FOLDER / f"{game}.json.gz", {"positions": positions(of_game), "records": [*map(record, of_game)]})
    if not games:
        write_database()


def write(path: Path, document: Any) -> None:
    path.write_bytes(gzip.compress(json.dumps(document, separators=(",", ":")).encode(), mtime=0))


def record(variant: Variant) -> Any:
    table, random = variant.new(1), Random(1)
    while table.seat is not None:
        table.answer(random.choice(table.answers()))
    return table.record()


def positions(of_game: list[Variant]) -> list[Any]:
    """Few positions with everything that was seen: first one of each variant, then whatever shows most that is new."""
    seen = {name: table for variant in of_game for name, table in interesting(variant)}
    picked: list[frozenset[str]] = []
    while missing := frozenset[str]().union(*seen) - frozenset[str]().union(*picked):
        picked.append(max(seen, key=lambda names: (len(names & missing), -len(names))))
    return [{"position": seen[names].save(), "then": end_of(seen[names].state)} for names in picked]


def interesting(variant: Variant) -> list[tuple[frozenset[str], ringspiel.Table]]:
    found: dict[frozenset[str], ringspiel.Table] = {}
    for seed in range(GAMES_EACH):
        table, random = variant.new(seed), Random(seed)
        while table.question is not None:
            waiting = [step[0] if isinstance(step, tuple) else step for step in table.state.agenda]
            names = frozenset(
                [str(variant), table.question.kind, *(f"{each.__module__}.{each.__name__}" for each in waiting)]
            )
            if names not in found:
                found[names] = table.clone()
            table.state.answer(random.choice(table.state.legal))
    return list(found.items())


def end_of(state: State) -> dict[str, Any]:
    """What comes of a position with random answers: how many there were, ranks and scores."""
    s, random, answers = state.clone(), Random(PLAY_ON), 0
    while s.outcome is None:
        s.answer(random.choice(s.legal))
        answers += 1
    return {"answers": answers, "ranks": s.outcome.ranks, "scores": s.outcome.scores}


def write_database() -> None:
    """A SQLite file with tables in play, and beside it the tokens of their seats."""
    with TemporaryDirectory() as folder:
        with ServerProcess(sqlite(Path(folder)), **UNLIMITED, extra_games=[], snapshot_every=SNAPSHOT_EVERY) as server:
            tables = []
            for game, seats, options in TABLES:
                table = server.new_table(game, *[f"Player {seat + 1}" for seat in range(seats)], **options)
                with table.player(*range(seats)) as player:
                    player.play(Random(1), *range(seats), until=lambda state: has_answered(ANSWERED, state))
                    board = player.side(0)["view"]
                tables.append({"game": game, "id": table.id, "tokens": [*table.tokens.values()], "view": board})
        file = Path(folder) / "tables.sqlite3"
        with sqlite3.connect(file) as connection:
            connection.execute("PRAGMA journal_mode = delete")
        connection.execute("VACUUM")
        connection.close()
        (FOLDER / "server.db.gz").write_bytes(gzip.compress(file.read_bytes(), mtime=0))
    write(FOLDER / "server.json.gz", tables)


if __name__ == "__main__":
    main(sys.argv[1:])
