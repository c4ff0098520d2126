"""Runs the browser and server tests again and again on a busy machine: `python -m campaigns.endure --passes 20`.

A test that fails only now and then fails here. Every core is kept busy by work of low priority, and pages run slower
than the machine (`RINGSPIEL_SLOW_PAGES`). Each pass is one line of `results.jsonl` in the campaign's folder; its log
beside that names the tests that took longest. A campaign that was interrupted goes on with the next pass.
"""

from __future__ import annotations

import json
import multiprocessing
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from time import monotonic
from typing import Annotated, Any

import typer

ROOT = Path(__file__).parents[1]
FOLDERS = ("tests/browser", "tests/server")
LOW_PRIORITY = 10
OPTIONS = ("-q", "-rfE", "--durations=60", "-n", "logical", "--dist", "worksteal")
FAILED = re.compile(r"^(?:FAILED|ERROR) (.+?)(?: - (.*))?$", re.MULTILINE)
Json = dict[str, Any]


def spin() -> None:
    """Keeps a core busy. Other work usually goes first, but not always."""
    os.nice(LOW_PRIORITY)
    while True:
        pass


@contextmanager
def busy(cores: int) -> Iterator[None]:
    spinners = [multiprocessing.Process(target=spin, daemon=True) for _ in range(cores)]
    for spinner in spinners:
        spinner.start()
    try:
        yield
    finally:
        for spinner in spinners:
            spinner.terminate()


def log_of(folder: Path, number: int) -> Path:
    return folder / f"pass-{number}.log"


def one_pass(number: int, folder: Path, slowness: int, tests: list[str]) -> Json:
    """Runs all tests once; what failed is listed with the reason that pytest gives."""
    command = [sys.executable, "-m", "pytest", *OPTIONS, *tests]
    begun, load = monotonic(), os.getloadavg()[0]
    env = os.environ | {"RINGSPIEL_SLOW_PAGES": str(slowness)}
    env.pop("PYTHONDONTWRITEBYTECODE", None)  # containers set it, and every server would compile everything anew
    done = subprocess.run(command, cwd=ROOT, env=env, capture_output=True, text=True, check=False)
    log_of(folder, number).write_text(done.stdout + done.stderr, encoding="utf-8")
    return {
        "pass": number,
        "code": done.returncode,
        "seconds": round(monotonic() - begun),
        "load": [round(load, 1), round(os.getloadavg()[0], 1)],
        "last": done.stdout.strip().rpartition("\n")[2],
        "failed": {test: reason or "" for test, reason in FAILED.findall(done.stdout)},
    }


def told(results: list[Json], folder: Path) -> str:
    """How many passes there were, and which tests failed how often."""
    good = sum(result["code"] == 0 for result in results)
    lines = [f"{good} of {len(results)} passes without a failure"]
    for result in results:
        log = log_of(folder, result["pass"])
        lines += [f"  {log}: {test}: {reason}" for test, reason in result["failed"].items()]
    return "\n".join(lines)


def main(
    passes: Annotated[int, typer.Option(help="how many passes the campaign has in all")] = 20,
    folder: Annotated[Path, typer.Option(help="where results and logs are kept")] = ROOT / "build/endure",
    slowness: Annotated[int, typer.Option(help="so many times slower are pages")] = 3,
    spinners: Annotated[int, typer.Option(help="so many processes that only make load")] = os.cpu_count() or 2,
    tests: Annotated[list[str] | None, typer.Argument(help="files or folders of tests")] = None,
) -> None:
    """Runs the passes that are missing, and tells about all."""
    folder.mkdir(parents=True, exist_ok=True)
    kept = folder / "results.jsonl"
    results = [json.loads(line) for line in kept.read_text().splitlines()] if kept.exists() else []
    with busy(spinners):
        for number in range(len(results) + 1, passes + 1):
            result = one_pass(number, folder, slowness, tests or list(FOLDERS))
            results.append(result)
            with kept.open("a", encoding="utf-8") as file:
                file.write(json.dumps(result) + "\n")
            print(f"pass {number}: {result['last']}; load {result['load'][0]} to {result['load'][1]}", flush=True)
    print(told(results, folder))
    if any(result["code"] != 0 for result in results):
        raise typer.Exit(1)


if __name__ == "__main__":
    typer.run(main)
