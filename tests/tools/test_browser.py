"""Which browser the tests take on machines of all sorts, and what is said where there is none."""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path

import pytest
from tools.browser import MISSING, NAMES, SETTING, browser_here, is_there

from ringspiel.cli import browser

ROOT = Path(__file__).parents[2]


@pytest.fixture
def machine(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """The folder of a machine's programs, empty at first."""
    monkeypatch.delenv(SETTING, raising=False)
    monkeypatch.setattr(browser, "PLACES", ())
    monkeypatch.setenv("PATH", str(tmp_path))
    return tmp_path


def install(program: Path) -> str:
    program.parent.mkdir(parents=True, exist_ok=True)
    program.write_text("#!/bin/sh\n")
    program.chmod(0o755)
    return str(program)


@pytest.mark.parametrize("name", NAMES)
def test_every_browser_of_the_family_will_do(machine: Path, name: str) -> None:
    there = install(machine / name)
    assert browser_here() == there
    assert is_there()


def test_the_browser_without_windows_comes_first(machine: Path) -> None:
    install(machine / "chromium")
    shell = install(machine / "chromium-headless-shell")
    assert browser_here() == shell


def test_a_browser_in_a_place_of_its_own_is_found(machine: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    chrome = install(machine / "Applications/Google Chrome.app/Google Chrome")
    monkeypatch.setattr(browser, "PLACES", (str(machine / "nowhere"), chrome))
    assert browser_here() == chrome


def test_the_setting_wins_over_what_is_found(machine: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    install(machine / "chromium")
    chosen = install(machine / "elsewhere/brave")
    monkeypatch.setenv(SETTING, chosen)
    assert browser_here() == chosen
    assert is_there()


def test_a_setting_that_leads_nowhere_is_no_browser(machine: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    install(machine / "chromium")
    monkeypatch.setenv(SETTING, str(machine / "gone"))
    assert not is_there()


@pytest.mark.usefixtures("machine")
def test_without_any_it_is_left_to_playwright() -> None:
    assert browser_here() is None


def test_who_has_no_browser_and_cannot_install_one_learns_it_at_once(tmp_path: Path) -> None:
    """`make test` begins with this program."""
    for program in ("bash", "env", "id"):
        (tmp_path / program).symlink_to(shutil.which(program) or "")
    done = subprocess.run(
        [shutil.which("bash") or "", "tools/system-packages"],
        cwd=ROOT,
        env=os.environ | {"PATH": str(tmp_path), SETTING: str(tmp_path / "gone")},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 1
    assert "please install" in done.stderr
    assert "chromium-headless-shell" in done.stderr
    assert MISSING in done.stderr
