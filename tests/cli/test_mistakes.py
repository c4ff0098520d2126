"""A hundred ordinary mistakes over all commands: each ends with code 1 or 2 and a sentence, never with a traceback."""

from __future__ import annotations

import json
import re
import sqlite3
import sys
from collections.abc import Sequence
from pathlib import Path

import pytest
from typer.testing import CliRunner

from ringspiel.cli import app
from ringspiel.cli.commands import Commands
from tests.games.gran.quest import standard_board

NOWHERE = "127.0.0.1:9"
"""Nothing listens at the port of the discard service."""
KEY = re.compile(r"\b(?:cli|server|serve|option|no|[a-z]+-refuse)-[a-zA-Z]+(?:-[a-zA-Z0-9]+)+\b(?!\])")

CALLS = """
nonsense
games --lang xx
games --nonsense
games chess
rules
rules chess
rules mordor RM-999
rules mordor RK-1
rules mordor --lang xx
rules mordor --coverage --tests {missing}
play
play chess
play mordor --seats 0
play mordor --seats -1
play mordor --seats 9
play mordor --seats two
play mordor --me 7
play mordor --me nobody
play mordor --against nobody
play mordor --against perfect --seats 4
play mordor --option preset
play mordor --option preset=silly
play mordor --option silly=1
play mordor --option start=9
play mordor --lang xx
play mordor --seed one
play mordor --record {file}/record.json
play gran --option board=none.json
serve --port 99999
serve --port -1
serve --port http
serve --host no.such.host.invalid
serve --public-url foo
serve --public-url https://
serve --public-url ftp://play.example.org
serve --workers 0
serve --workers 2
serve --thinkers 0
serve --metrics-port 99999
serve --expire-days -1
serve --requests-per-second 0
serve --db nonsense
serve --db mysql://host/name
serve --db sqlite:///{file}/none.sqlite3
serve --db sqlite:///{missing}/none.sqlite3
serve --db postgresql+psycopg://nobody@127.0.0.1:9/none
serve --smtp smtp://mail.example.org
serve --smtp smtp://mail.example.org --public-url https://play.example.org
backup
backup {new} --db nonsense
backup {new} --db sqlite:///{missing}
backup {new} --db sqlite:///{empty}
backup {new} --db sqlite:///{text}
backup {text} --db sqlite:///{empty}
backup {new} --db postgresql+psycopg://nobody@127.0.0.1:9/none
restore {missing}
restore {text} --db sqlite:///{new}
restore {text} --db nonsense
export {new} --db nonsense
export {new} --db sqlite:///{missing}
export {new} --db sqlite:///{empty}
export {new} --db sqlite:///{empty} --parquet
export {new} --parquet --append
bot
bot --url nonsense
bot --url http://127.0.0.1:9/#/join/table/0123456789abcdef0123456789abcdef
bot --url http://127.0.0.1:9/#/table/table --token 12 --program {missing}
bot --url http://127.0.0.1:9/#/table/table --seconds 0
sim
sim chess
sim mordor --seats 0
sim mordor --seats 9
sim mordor -n 0
sim mordor -n many
sim mordor --jobs 0
sim mordor --agents nobody,random
sim mordor --agents random --seats 3
sim mordor --records {folder}
sim mordor --records {file}/folder
sim mordor --records {folder} --append
sim mordor --option places
arena chess
arena mordor --agents easy
arena mordor --agents easy,easy
arena mordor --agents easy,nobody
arena mordor --agents easy,random -n 0
arena mordor --agents easy,random --seats 0
arena mordor --agents easy,random --limit 0
arena mordor --agents easy,random --jobs 0
arena mordor --agents easy,random --raw {folder}/games.txt
arena mordor --agents easy,random --raw {file}/games.csv
arena mordor --agents easy,random --results {file}/results.jsonl
arena mordor --agents easy,random --results {text}
arena mordor --agents easy,random --results {results} --cluster 127.0.0.1:9
arena mordor --agents easy,random --results {results} --cluster ray://127.0.0.1:9
arena mordor --agents easy,random --results {results} --cluster host:port
study chess
study mordor --agent nobody
study mordor -n 0
study mordor --out {file}/study
replay
replay {missing}
replay {text}
replay {folder}
replay {json}
replay {record} --at one
review {missing}
review {text}
review {json}
review {record} --jobs 0
review {record} --html {file}/page.html
analysis
analysis {missing}
analysis {text}
analysis {json}
analysis {record} --at 99999
picture
picture {missing} --out {new}
picture {text} --out {new}
picture {record} --out {new}
picture {record} --at 99999 --out {new}
train
train {text}
train {new} --from {missing}
train {new} --from {record} --seat 9
analysis {record} --at 1 --comment hm
analysis {record} --line 3
verify {missing}
verify {json}
verify {record} --commitment 00
puzzles chess
puzzles
stats
stats {file}/none.json
stats /nowhere
puzzles mordor -n 0
puzzles mordor --jobs 0
puzzles mordor --file {file}/puzzles.json
lesson {missing}
lesson {text}
lesson {folder}
lesson {binary}
new-game
new-game X
new-game mordor
new-game sixth --prefix R
mcp --url nonsense
mcp --lang xx
check-board {missing}
check-board {json}
check-board {board} --lang xx
""".strip().splitlines()


@pytest.fixture(scope="module")
def names(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Path]:
    """Files and folders as people have them: none of them is what the command needs."""
    root = tmp_path_factory.mktemp("mistakes")
    named = ("missing", "new", "results", "text", "file", "json", "binary", "empty", "record", "board", "folder")
    paths = {name: root / name for name in named}
    paths["text"].write_text("Not what was meant.\n")
    paths["file"].write_text("A file where a folder is needed.\n")
    paths["json"].write_text('{"game": "mordor"}')
    paths["binary"].write_bytes(bytes(range(256)))
    paths["board"].write_text(json.dumps(standard_board()))
    paths["folder"].mkdir()
    (paths["folder"] / "mine.txt").write_text("Mine.\n")
    sqlite3.connect(paths["empty"]).close()
    paths["empty"].touch()
    played = run(
        ["play", "mordor", "--seed", "5", "--against", "random", "--record", str(paths["record"])], "1\n" * 500
    )
    assert played[0] == 0, played
    return paths


def run(arguments: Sequence[str], typed: str = "") -> tuple[int, str, str]:
    """The code, what was printed and what was complained of. A traceback is an error of the test."""
    result = CliRunner().invoke(app, list(arguments), input=typed, env={"COLUMNS": "200", "LANG": "C.UTF-8"})
    if result.exception is not None and not isinstance(result.exception, SystemExit):
        raise result.exception
    said = result.exception.code if isinstance(result.exception, SystemExit) else 0
    complaint = said if isinstance(said, str) else ""
    return result.exit_code, result.stdout, result.stderr + complaint


@pytest.fixture(autouse=True)
def at_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing of this machine's own is read or written, and no server begins to serve."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setattr("ringspiel.server.main.serve", lambda *_: pytest.fail("it serves"))


@pytest.mark.parametrize("call", CALLS)
def test_an_ordinary_mistake_ends_with_a_sentence(call: str, names: dict[str, Path]) -> None:
    before = {path: path.read_bytes() for path in names.values() if path.is_file()}
    code, _, complaint = run(call.format(**names).split())
    assert code in (1, 2), complaint
    assert complaint.strip() and "Traceback" not in complaint
    assert not KEY.search(complaint), complaint
    assert {path: path.read_bytes() for path in before} == before, "a mistake has changed a file"
    assert not names["new"].exists() and [path.name for path in names["folder"].iterdir()] == ["mine.txt"]


def test_there_are_a_hundred_mistakes_and_every_command_has_some() -> None:
    assert len(CALLS) >= 100 and len(set(CALLS)) == len(CALLS)
    assert set(Commands()) <= {call.split()[0] for call in CALLS}


@pytest.mark.parametrize(
    ("module", "call", "extra"),
    [
        ("psycopg", "serve --db postgresql+psycopg://me@127.0.0.1/none", "postgres"),
        ("psycopg", "backup {new} --db postgresql+psycopg://me@127.0.0.1/none", "postgres"),
        ("prometheus_client", "serve --metrics-port 9100", "metrics"),
        ("pyarrow", "sim mordor -n 1 --records {new}", "study"),
        ("ray", "arena mordor --agents easy,random --results {results} --cluster local", "cluster"),
        ("mcp", "mcp", "mcp"),
        ("matplotlib", "study mordor -n 1 --out {new}", "study"),
    ],
)
def test_what_is_not_installed_is_named(
    module: str, call: str, extra: str, names: dict[str, Path], monkeypatch: pytest.MonkeyPatch
) -> None:
    for loaded in [name for name in sys.modules if name.partition(".")[0] == module]:
        monkeypatch.delitem(sys.modules, loaded)
    monkeypatch.setattr(sys, "meta_path", [Hidden(module), *sys.meta_path])
    monkeypatch.setattr("ringspiel.server.main.find_spec", lambda name: None if name == module else object())
    code, _, complaint = run(call.format(**names).split())
    assert code == 2 and f"ringspiel[{extra}]" in complaint, complaint
    names["results"].unlink(missing_ok=True)


class Hidden:
    """A finder by which a package is not installed."""

    def __init__(self, module: str) -> None:
        self.module = module

    def find_spec(self, name: str, *_: object) -> None:
        if name.partition(".")[0] == self.module:
            raise ModuleNotFoundError(f"No module named {name!r}", name=name)


def test_a_cluster_that_does_not_answer_names_the_variables_of_its_token(tmp_path: Path) -> None:
    call = ["arena", "mordor", "--agents", "easy,random", "--results", str(tmp_path / "r"), "--cluster", NOWHERE]
    code, _, complaint = run(call)
    assert code == 2 and "RAY_AUTH_TOKEN" in complaint and NOWHERE in complaint


def test_a_refused_call_shows_no_progress() -> None:
    _, _, said = run(["sim", "mordor", "-n", "0"])
    assert said.strip() == "the number of games is at least 1, not 0"
