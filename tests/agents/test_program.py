"""Programmes of somebody's own: how they play, and how they fail."""

import sys
from pathlib import Path

import pytest

import ringspiel
from ringspiel.agents import agent_of
from ringspiel.agents.program import Process, Program, ProgramFailed
from ringspiel.arena.play import play
from ringspiel.arena.setting import setting_of
from ringspiel.kernel.perspective import Perspective

ROOT = Path(__file__).parents[2]
PATIENCE = 60.0
READY = 'print(\'{"type": "ready"}\', flush=True); '
READ = "import sys, time, json; sys.stdin.readline(); "


def program(code: str, tmp_path: Path) -> str:
    file = tmp_path / "program.py"
    file.write_text(code)
    return f"{sys.executable} {file}"


@pytest.mark.parametrize("game", ["mordor", "tuerme"])
def test_a_programme_plays_a_whole_game(game: str) -> None:
    name = f"program:{sys.executable} {ROOT / 'examples' / 'bot.py'}"
    result = play(setting_of(game, 2), 3, [agent_of(name, game, 1), agent_of("random", game, 1)])
    assert result.failure is None and result.decisions > 5


def test_the_same_in_another_language() -> None:
    name = f"program:node {ROOT / 'examples' / 'bot.mjs'}"
    result = play(setting_of("mordor", 2), 3, [agent_of("random", "mordor", 1), agent_of(name, "mordor", 1)])
    assert result.failure is None


@pytest.mark.parametrize(
    ("code", "told", "seconds"),
    [
        ("", "has ended", PATIENCE),
        (READ + "print('hello', flush=True); sys.stdin.read()", "not JSON: 'hello", PATIENCE),
        (READ + "print('[1]', flush=True); sys.stdin.read()", "where a line of type 'ready' was due", PATIENCE),
        (READ + READY, "has ended", PATIENCE),
        (READ + READY + "sys.stdin.readline(); print('7')", "where a line of type 'answer' was due", PATIENCE),
        (READ + READY + "sys.stdin.read()", "did not answer within 1 s", 1),
    ],
)
def test_a_programme_that_fails_is_ended_and_told_of(code: str, told: str, seconds: float, tmp_path: Path) -> None:
    bad = Program(program(code, tmp_path), seconds=seconds)
    table = ringspiel.new("mordor", 2, seed=1)
    assert table.seat is not None
    with pytest.raises(ProgramFailed, match=told):
        bad.choose(table.perspective(table.seat))
    assert bad._process is not None and bad._process.process.poll() is not None


def test_comments_are_passed_over_and_a_notation_is_an_answer(tmp_path: Path) -> None:
    code = (
        READ
        + "print('# thinking', flush=True); "
        + READY
        + "ask = json.loads(sys.stdin.readline()); "
        + "print(json.dumps({'type': 'answer', 'notation': ask['choices'][-1]['notation']}), flush=True)"
    )
    table = ringspiel.new("mordor", 2, seed=1)
    assert table.seat is not None
    assert Program(program(code, tmp_path)).choose(table.perspective(table.seat)) == table.answers()[-1]


def test_a_programme_loses_the_game_by_an_illegal_answer(tmp_path: Path) -> None:
    code = (
        READ + READY + 'sys.stdin.readline(); print(\'{"type": "answer", "answer": 0}\', flush=True); sys.stdin.read()'
    )
    agents = [Program(program(code, tmp_path)), agent_of("random", "mordor", 1)]
    result = play(setting_of("mordor", 2, {"start": 0}), 1, agents)
    assert result.failure is not None and result.failure.kind == "illegal" and result.failure.seat == 0
    assert result.winners == [1]


def test_a_programme_that_thinks_too_long_loses_the_game(tmp_path: Path) -> None:
    slow = Program(program(READ + READY + "sys.stdin.read()", tmp_path))
    result = play(setting_of("mordor", 2, {"start": 0}), 1, [slow, agent_of("random", "mordor", 1)], limit=0.5)
    assert result.failure is not None and result.failure.kind == "overrun"


def test_a_programme_is_ready_before_anybody_is_asked() -> None:
    """So that its time to begin is not taken from its first answer."""
    late = Program(f"{sys.executable} {ROOT / 'examples' / 'bot.py'}")
    begun = []

    class First:
        def choose(self, perspective: Perspective) -> int:
            begun.append(late._process is not None)
            return perspective.answers()[0]

    play(setting_of("mordor", 2, {"start": 0}), 1, [First(), late])
    assert all(begun) and begun


def test_a_programme_that_never_begins_loses_the_game(tmp_path: Path) -> None:
    agents = [agent_of("random", "mordor", 1), Program(program("", tmp_path))]
    result = play(setting_of("mordor", 2, {"start": 0}), 1, agents)
    assert result.failure is not None and result.failure.seat == 1 and result.winners == [0]


def test_what_cannot_be_started_says_so() -> None:
    for command in ("no-such-program", "", "'"):
        with pytest.raises(ProgramFailed, match="cannot be started"):
            Process(command)


def test_the_process_ends_with_its_agent(tmp_path: Path) -> None:
    process = Process(program(READ + READY + "sys.stdin.read()", tmp_path))
    inner = process.process
    process.ask({"type": "begin"}, "ready")
    del process
    assert inner.wait(PATIENCE) is not None


def test_a_programme_that_will_not_go_is_ended(tmp_path: Path) -> None:
    process = Process(program(READ + READY + "time.sleep(60)", tmp_path))
    process.ask({"type": "begin"}, "ready")
    process.close()
    assert process.process.poll() is not None
