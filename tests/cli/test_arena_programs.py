"""Programs in the arena: an edited one is another player, each has its name, one that cannot start ends the match."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import pytest

from tests.cli.test_mistakes import run

BOT = """import json, sys
for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "begin":
        print(json.dumps({"type": "ready", "name": "Rover"}), flush=True)
    elif message["type"] == "ask":
        print(json.dumps({"type": "answer", "answer": message["choices"][0]["answer"]}), flush=True)
"""


@pytest.fixture(autouse=True)
def at_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))


def bot(path: Path, code: str = BOT) -> str:
    path.write_text(code)
    return f"program:{sys.executable} {path}"


def arena(agents: str, games: int, *more: str) -> tuple[int, str, str]:
    return run(["arena", "mordor", "--agents", agents, "-n", str(games), "--limit", "60", *more])


def test_a_run_that_goes_on_says_so_and_an_edited_program_begins_anew(tmp_path: Path) -> None:
    agents = f"random,{bot(tmp_path / 'bot.py')}"
    code, _, said = arena(agents, 4)
    assert code == 0 and "resumed" not in said
    assert "resumed: 4 of 6 games" in arena(agents, 6)[2]
    bot(tmp_path / "bot.py", BOT + "# edited\n")
    assert "resumed" not in arena(agents, 6)[2]


def test_results_in_a_file_of_ones_own_are_refused_for_an_edited_program(tmp_path: Path) -> None:
    agents, file = f"random,{bot(tmp_path / 'bot.py')}", str(tmp_path / "results.jsonl")
    assert arena(agents, 2, "--results", file)[0] == 0
    bot(tmp_path / "bot.py", BOT + "# edited\n")
    code, _, said = arena(agents, 2, "--results", file)
    assert code == 2 and "another tournament" in said


def test_programs_are_shown_by_their_own_names_and_told_apart(tmp_path: Path) -> None:
    first, second = bot(tmp_path / "one.py"), bot(tmp_path / "two.py")
    code, shown, said = arena(f"{first},{second},random", 2, "--json")
    assert code == 0
    assert {rating["agent"] for rating in json.loads(shown)["ratings"]} == {"Rover", "Rover (2)", "random"}
    assert f"Rover: {first}" in said and f"Rover (2): {second}" in said


@pytest.mark.parametrize("command", ["no-such-program", f"{sys.executable} -c 1"])
def test_a_program_that_cannot_start_ends_the_match_with_a_sentence(command: str) -> None:
    for call in (["arena", "mordor", "--agents"], ["sim", "mordor", "--agents"]):
        code, _, said = run([*call, f"random,program:{command}", "-n", "2"])
        assert code == 2 and command in said and ("cannot be started" in said or "has ended" in said)
