"""`campaigns.mutations` in a toy package: a change counts as noticed if, and only if, a test fails because of it."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from campaigns.mutations.changes import Change, changes_in
from campaigns.mutations.choosing import THOROUGH, noticing
from campaigns.mutations.choosing import Test as Recorded
from campaigns.mutations.plan import Plan

HOME = Path(__file__).parents[2]
FILES = {
    "src/toy/__init__.py": "",
    "src/toy/kernel/__init__.py": "",
    "src/toy/kernel/limits.py": "LIMIT = 3\nUNUSED = 7\n\ndef fits(n):\n    return n < LIMIT\n",
    "src/toy/kernel/play.py": (
        "from toy.kernel.limits import LIMIT, fits\n\n"
        "ROOM = [n for n in range(9) if fits(n)]\n\n"
        "def room():\n    return len(ROOM)\n\n"
        "def last():\n    return LIMIT - 1\n\n"
        "def count(n):\n    while n:\n        n -= 1\n    return n\n"
    ),
    "src/toy/kernel/alone.py": "ALONE = 1\n",
    "tests/kernel/test_play.py": (
        "from toy.kernel.play import count, last, room\n\n"
        "def test_fails_anyway():\n    import os\n    assert 'TOY_IS_RECORDED' in os.environ\n\n"
        "def test_room():\n    assert room() == 3\n\n"
        "def test_last():\n    assert last() >= 0\n\n"
        "def test_count():\n    assert count(2) == 0\n"
    ),
}


@pytest.fixture(scope="module")
def results(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """Who noticed each change of the toy."""
    home = tmp_path_factory.mktemp("toy").resolve()
    for name, text in FILES.items():
        (home / name).parent.mkdir(parents=True, exist_ok=True)
        (home / name).write_text(text)
    (home / "calls").mkdir()
    sources = home / "src/toy"
    plugin = ["-p", "campaigns.mutations.recorder", "--calls", "calls/kernel.json", "--sources", str(sources)]
    python_in(home, "-m", "pytest", "-q", "-n", "0", "--rootdir=.", *plugin, "tests/kernel", TOY_IS_RECORDED="yes")
    Plan(sources, home / "calls", home / "results.jsonl", ("kernel",), again=False, patience=3.0).write(
        home / "plan.json"
    )
    python_in(home, "-m", "campaigns.mutations.runner", "plan.json")
    assert {name: (home / name).read_text() for name in FILES} == FILES  # everything is as it was
    found = map(json.loads, (home / "results.jsonl").read_text().splitlines())
    return {f"{Path(one['path']).name}: {one['before']} -> {one['after']}": one["by"] for one in found}


def add_a_test_that_is_gone(calls: Path) -> None:
    """Somebody renamed it after it was recorded."""
    tests = json.loads(calls.read_text())
    old = "tests/kernel/test_play.py::test_old"
    calls.write_text(json.dumps({old: {"seconds": 0.0, "passed": True, "calls": []}, **tests}))


def python_in(home: Path, *arguments: str, **more: str) -> None:
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([str(home / "src"), str(HOME)]), **more}
    environment.pop("PYTEST_ADDOPTS", None)
    subprocess.run([sys.executable, *arguments], cwd=home, env=environment, check=True, stdout=subprocess.DEVNULL)


ROOM = "tests/kernel/test_play.py::test_room"


def test_a_change_is_there_where_a_constant_was_imported_by_name(results: dict[str, str]) -> None:
    assert results["limits.py: 3 -> (4)"] == ROOM


def test_a_change_is_there_where_a_module_computes_while_it_loads(results: dict[str, str]) -> None:
    assert results["limits.py: n < LIMIT -> (n <= LIMIT)"] == ROOM


def test_what_no_test_looks_at_is_listed(results: dict[str, str]) -> None:
    assert results["limits.py: 7 -> (8)"] == ""
    assert results["play.py: LIMIT - 1 -> (LIMIT + 1)"] == ""


def test_what_runs_for_ever_is_noticed(results: dict[str, str]) -> None:
    assert results["play.py: n -= 1 -> pass"] == "it runs for ever"


def test_a_module_that_no_test_loads_is_said_to_be_so(results: dict[str, str]) -> None:
    assert results["alone.py: 1 -> (2)"] == "no test loads it"


def test_a_test_that_fails_anyway_notices_nothing(results: dict[str, str]) -> None:
    """It passed when it was recorded, and fails with every change and without any."""
    assert not any("fails_anyway" in by for by in results.values())


def change_in(source: bytes) -> Change:
    return changes_in("kernel/limits.py", source)[0]


def test_a_long_test_does_not_push_out_the_others() -> None:
    change = change_in(b"LIMIT = 3\n")
    long = Recorded("tests/kernel/test_limits.py::test_long", THOROUGH, frozenset())
    short = Recorded("tests/kernel/test_play.py::test_short", 1.0, frozenset())
    assert noticing(change, [long, short]) == [[short]]


def test_who_calls_the_changed_function_is_asked_first() -> None:
    change = change_in(b"def fits(n):\n    return n < 3\n")
    calls = Recorded("tests/conformance/test_all.py::test_slow", 2.0, frozenset({"kernel/limits.py:fits"}))
    near = Recorded("tests/kernel/test_limits.py::test_other", 0.1, frozenset())
    far = Recorded("tests/conformance/test_all.py::test_other", 0.1, frozenset())
    assert noticing(change, [far, near, calls]) == [[calls, near]]
