"""Three commands: `record` who calls what, `run` the changes, `report` what no test notices."""

from __future__ import annotations

import os
import subprocess
import sys
from collections import Counter
from pathlib import Path
from typing import Annotated

import typer

from campaigns.mutations.plan import QUOTAS, UNNOTICED, Plan, judged, results_in
from campaigns.mutations.tree import refresh

HOME = Path(__file__).parents[2]
BUILD = HOME / "build/mutations"
UNCHANGED = BUILD / "copy"  # two copies, so that new tests can be recorded while changes are tried
CHANGED = BUILD / "changed"
CALLS = BUILD / "calls"
RESULTS = BUILD / "results.jsonl"
SITE = HOME / "campaigns/mutations/site"
FOLDERS = ["games", "kernel", "conformance", "lessons", "server", "agents"]

app = typer.Typer(add_completion=False, help="Make single changes in the sources; list those that no test notices.")


@app.command()
def record(folders: Annotated[list[str] | None, typer.Argument(help="folders below tests/")] = None) -> None:
    """Note which functions each test calls. Do this once, and again for folders with new tests."""
    refresh(HOME, UNCHANGED)
    CALLS.mkdir(parents=True, exist_ok=True)
    for folder in folders or FOLDERS:
        calls = CALLS / f"{folder.replace('/', '-')}.json"
        plugin = [
            "-p",
            "campaigns.mutations.recorder",
            "--calls",
            str(calls),
            "--sources",
            str(UNCHANGED / "src/ringspiel"),
        ]
        python_in(
            UNCHANGED,
            "-m",
            "pytest",
            "-q",
            "-n",
            "0",
            "-p",
            "no:cacheprovider",
            "--rootdir=.",
            *plugin,
            f"tests/{folder}",
        )


@app.command()
def run(
    packages: Annotated[list[str] | None, typer.Argument(help="such as mordor, kernel; without any: all")] = None,
    again: Annotated[bool, typer.Option(help="try anew what nobody noticed so far")] = False,
) -> None:
    """Try the changes that were not tried yet."""
    refresh(HOME, CHANGED)
    plan = Plan(CHANGED / "src/ringspiel", CALLS, RESULTS, tuple(packages or QUOTAS), again)
    plan.write(BUILD / "plan.json")
    python_in(CHANGED, "-m", "campaigns.mutations.runner", str(BUILD / "plan.json"))
    report()


@app.command()
def report() -> None:
    """How many changes were made and noticed, by package, and what nobody noticed."""
    results = list(results_in(RESULTS).values())
    equivalent = judged()
    made = Counter(package_of(result["path"]) for result in results)
    noticed = Counter(package_of(result["path"]) for result in results if result["by"] not in UNNOTICED)
    unnoticed = [result for result in results if result["by"] in UNNOTICED]
    same = Counter(package_of(result["path"]) for result in unnoticed if result["id"] in equivalent)
    for package in QUOTAS:
        print(f"{package:12}{line(made[package], noticed[package], same[package])}")
    print(f"{'all':12}{line(made.total(), noticed.total(), same.total())}")
    for result in unnoticed:
        if result["id"] not in equivalent:
            print(f"{result['id']}  {result['path']}:{result['line']} {result['function']}")
            print(f"            {result['before']}  ->  {result['after']}")


def line(made: int, noticed: int, same: int) -> str:
    share = f"{noticed / (made - same):.1%}" if made > same else "-"
    return f"{made:5} made {noticed:5} noticed {same:4} no change {share:>7} of those that matter"


def package_of(path: str) -> str:
    parts = Path(path).parts
    return parts[1] if parts[0] == "games" else parts[0]


def python_in(copy: Path, *arguments: str) -> None:
    """It finds the sources of the copy first; servers that it starts note what they call while it records."""
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([str(copy / "src"), str(copy), str(SITE)])}
    environment.pop("PYTHONDONTWRITEBYTECODE", None)  # containers set it; what is not changed is compiled once
    subprocess.run([sys.executable, *arguments], cwd=copy, env=environment, check=False)


app()
