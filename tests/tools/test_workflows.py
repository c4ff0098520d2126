"""The workflows: checked by zizmor, and they run what there is."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import msgspec
import pytest

ROOT = Path(__file__).parents[2]
WORKFLOWS = sorted((ROOT / ".github/workflows").glob("*.yml"))
each_workflow = pytest.mark.parametrize("file", WORKFLOWS, ids=lambda file: file.stem)


def test_zizmor_finds_nothing() -> None:
    zizmor = str(Path(sys.executable).with_name("zizmor"))
    done = subprocess.run([zizmor, "--offline", ".github"], cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout


def test_there_are_tests_documentation_and_release() -> None:
    assert [file.stem for file in WORKFLOWS] == ["docs", "release", "test"]
    systems = (ROOT / ".github/workflows/test.yml").read_text()
    assert all(system in systems for system in ("ubuntu", "macos", "windows"))
    assert "id-token: write" in (ROOT / ".github/workflows/release.yml").read_text()


@each_workflow
def test_what_a_workflow_makes_is_a_target(file: Path) -> None:
    targets = set(re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text(), re.MULTILINE))
    assert set(re.findall(r"run: make ([a-z-]+)", file.read_text())) <= targets


@each_workflow
def test_every_action_is_pinned_by_its_digest_and_says_its_version(file: Path) -> None:
    used = re.findall(r"uses: (.*)", file.read_text())
    assert used
    assert [one for one in used if not re.fullmatch(r"[\w/-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+", one)] == []


@each_workflow
def test_every_job_says_how_long_it_may_take_and_what_it_may_do(file: Path) -> None:
    workflow: dict[str, Any] = msgspec.yaml.decode(file.read_bytes())
    assert workflow["permissions"] == {}
    for job in workflow["jobs"].values():
        assert job["timeout-minutes"] <= 120 and job["permissions"]


def test_the_wheels_are_built_from_an_archive_that_is_named() -> None:
    """The action quotes the name: no shell puts the archive in the place of a pattern."""
    release = (ROOT / ".github/workflows/release.yml").read_text()
    named = re.findall(r"package-dir: (.*)", release)
    assert len(named) == 1 and "*" not in named[0]
