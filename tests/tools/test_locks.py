"""What is installed is what was tested, down to the byte: for the client and for Python."""

from __future__ import annotations

import json
import re
import tomllib
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name
from tools.lock import EXTRAS, PARTS

ROOT = Path(__file__).parents[2]
LOCK = ROOT / "web" / "package-lock.json"
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
LOCKS = sorted((ROOT / "requirements").glob("*.txt"))
LONG = 64


def test_every_package_of_the_client_has_its_checksum_and_no_address() -> None:
    """Only builds for other systems, which this machine's registry may not carry, are without one."""
    packages = json.loads(LOCK.read_text())["packages"]
    without = {name: each for name, each in packages.items() if name and "integrity" not in each}
    assert all(each.get("optional") and ("os" in each or "cpu" in each) for each in without.values()), without
    assert not any("resolved" in each for each in packages.values())


def locked(file: Path) -> dict[str, tuple[Requirement, list[str]]]:
    """By name: what is locked, and the hashes of its files."""
    entries = file.read_text(encoding="utf-8").replace("\\\n", " ").splitlines()
    found: dict[str, tuple[Requirement, list[str]]] = {}
    for entry in entries:
        words, *hashes = re.split(r"\s+--hash=sha256:", entry)
        requirement = Requirement(words)
        found[canonicalize_name(requirement.name)] = (requirement, [each.strip() for each in hashes])
    return found


def asked_for(group: str) -> list[Requirement]:
    """By a group of developers' packages, with those that it includes."""
    found = []
    for each in PROJECT["dependency-groups"][group]:
        found += [Requirement(each)] if isinstance(each, str) else asked_for(each["include-group"])
    return found


def test_every_part_of_the_work_has_its_lock() -> None:
    assert {file.stem for file in LOCKS} == {*PARTS, "bench-alone"}
    assert set(EXTRAS) == set(PROJECT["project"]["optional-dependencies"])


@pytest.mark.parametrize("file", LOCKS, ids=lambda file: str(file.stem))
def test_every_package_has_one_version_and_hashes_and_no_address(file: Path) -> None:
    assert "://" not in file.read_text(encoding="utf-8")
    for requirement, hashes in locked(file).values():
        assert re.fullmatch(r"==[^,*]+", str(requirement.specifier)), requirement
        assert hashes and all(len(each) == LONG for each in hashes), requirement


def test_no_two_locks_name_different_versions() -> None:
    versions: dict[str, set[str]] = {}
    for file in LOCKS:
        for name, (requirement, _) in locked(file).items():
            versions.setdefault(name, set()).add(str(requirement.specifier))
    assert all(len(each) == 1 for each in versions.values())


def test_the_locks_fit_what_the_project_asks_for() -> None:
    """Who adds a package to pyproject.toml runs `make lock KEEP=1`."""
    needs = [Requirement(each) for each in PROJECT["project"]["dependencies"]]
    extras = PROJECT["project"]["optional-dependencies"]
    more = [Requirement(each) for extra in EXTRAS for each in extras[extra]]
    few = [Requirement(each) for extra in ("metrics", "postgres") for each in extras[extra]]
    wanted = {"dev": needs + more + asked_for("dev"), "container": needs + few, "test": needs + asked_for("test")}
    wanted |= {"docs": needs + asked_for("docs"), "build": needs + asked_for("build")}
    wanted |= {"release": asked_for("release"), "bench": asked_for("bench")}
    for name, requirements in wanted.items():
        found = locked(ROOT / f"requirements/{name}.txt")
        for requirement in requirements:
            version = str(found[canonicalize_name(requirement.name)][0].specifier).removeprefix("==")
            assert requirement.specifier.contains(version), (name, str(requirement), version)
