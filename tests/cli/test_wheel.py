"""The wheel: those who install it have everything, without the checkout."""

from __future__ import annotations

import importlib.util
import json
import os
import re
import subprocess
import sys
import zipfile
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

import ringspiel
from ringspiel import rulebook

ROOT = Path(__file__).parents[2]
CLIENT = ROOT / "src/ringspiel/server/static/index.html"
COMPILER = """\
from pathlib import Path
for file in ("kernel__mypyc.so", "ringspiel/kernel/state.so", "ringspiel/kernel/state.py", "build/half.o"):
    target = Path("build/compiled") / file
    target.parent.mkdir(parents=True, exist_ok=True)
    target.touch()
"""


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel of this checkout, built as a release is: out of the source archive."""
    assert CLIENT.exists(), "the client is not built; run `make test` or `npm --prefix web run build`"
    folder = tmp_path_factory.mktemp("wheel")
    environment = {name: value for name, value in os.environ.items() if name != "RINGSPIEL_COMPILE"}
    command = [sys.executable, "-m", "build", "--no-isolation", "--outdir", str(folder)]
    subprocess.run(command, cwd=ROOT, env=environment, check=True, capture_output=True)
    (wheel,) = folder.glob("ringspiel-*-py3-none-any.whl")
    return wheel


@pytest.fixture(scope="module")
def unpacked(wheel: Path) -> Path:
    """What it contains."""
    with zipfile.ZipFile(wheel) as archive:
        archive.extractall(wheel.parent / "unpacked")
    return wheel.parent / "unpacked"


def tool(name: str) -> str:
    return str(Path(sys.executable).with_name(name))


@pytest.mark.parametrize("command", [["twine", "check", "--strict"], ["check-wheel-contents"]])
def test_those_who_check_wheels_find_nothing(command: list[str], wheel: Path) -> None:
    done = subprocess.run(
        [tool(command[0]), *command[1:], str(wheel)], capture_output=True, text=True, check=False, cwd=ROOT
    )
    assert done.returncode == 0, done.stdout + done.stderr


def test_the_project_is_described_as_it_should_be() -> None:
    subprocess.run([tool("validate-pyproject"), "pyproject.toml"], cwd=ROOT, check=True, capture_output=True)
    subprocess.run([sys.executable, "-m", "tools.check_release"], cwd=ROOT, check=True, capture_output=True)


def test_the_wheel_lists_what_of_others_is_inside(unpacked: Path) -> None:
    (listed,) = unpacked.glob("ringspiel-*.dist-info/sboms/*.cdx.json")
    names = {part["name"] for part in json.loads(listed.read_text())["components"]}
    assert {"svelte", "@fluent/bundle", "uqr"} <= names and "vite" not in names


def test_what_an_index_shows_leads_nowhere_beside_it(unpacked: Path) -> None:
    """Pictures and links of the README are whole addresses there, and developers' packages are no extras."""
    (metadata,) = unpacked.glob("ringspiel-*.dist-info/METADATA")
    words = metadata.read_text(encoding="utf-8")
    assert not re.search(r'src="(?!https:)|\]\((?!https:|#)', words)
    extras = set(re.findall(r"^Provides-Extra: (.+)$", words, re.MULTILINE))
    assert "mcp" in extras and not extras & {"dev", "docs", "bench", "examples"}
    assert f"\nVersion: {ringspiel.__version__}\n" in words


@pytest.fixture
def hook() -> ModuleType:
    spec = importlib.util.spec_from_file_location("hatch_build", ROOT / "hatch_build.py")
    assert spec and spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_the_wheel_carries_all_that_the_package_has(unpacked: Path) -> None:
    """Also what is only linked into it, such as the catalogues, and what is built and not kept in git: the client."""
    package = ROOT / "src/ringspiel"
    files = (file for file in package.rglob("*") if file.is_file() and "__pycache__" not in file.parts)
    linked = (file for link in package.rglob("*") if link.is_symlink() for file in link.rglob("*") if file.is_file())
    wanted = {str(file.relative_to(package)) for file in (*files, *linked)}
    found = {str(file.relative_to(unpacked / "ringspiel")) for file in (unpacked / "ringspiel").rglob("*")}
    assert "rulebook/catalogues/mordor.de.md" in wanted and "server/static/index.html" in wanted
    assert wanted - found == set()


def test_what_is_unpacked_plays(unpacked: Path, tmp_path: Path) -> None:
    program = (
        "import ringspiel; from ringspiel.cli import main; import sys; print(ringspiel.__file__);"
        "sys.argv = ['ringspiel', 'sim', 'mordor', '-n', '2', '--jobs', '1']; main()"
    )
    environment = {**os.environ, "PYTHONPATH": str(unpacked)}
    done = subprocess.run(
        [sys.executable, "-c", program], cwd=tmp_path, env=environment, check=False, capture_output=True, text=True
    )
    assert done.returncode == 0, done.stderr
    assert str(unpacked) in done.stdout


def test_a_compiled_wheel_is_for_this_platform_and_has_its_libraries(hook: ModuleType, tmp_path: Path) -> None:
    (tmp_path / "tools").mkdir()
    (tmp_path / "tools/compile.py").write_text(COMPILER, encoding="utf-8")
    data: dict[str, Any] = {"force_include": {}, "pure_python": True, "infer_tag": False}
    hook.compile_package(tmp_path, data)
    assert sorted(data["force_include"].values()) == ["kernel__mypyc.so", "ringspiel/kernel/state.so"]
    assert data["infer_tag"] and not data["pure_python"]


def test_only_who_asks_for_it_gets_a_compiled_wheel(hook: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("RINGSPIEL_COMPILE", raising=False)
    assert not hook.shall_compile()
    monkeypatch.setenv("RINGSPIEL_COMPILE", "1")
    assert hook.shall_compile()


def test_the_client_is_not_built_twice(hook: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nor where there is no Node: then `ringspiel serve` says what is missing."""
    (tmp_path / "web").mkdir()
    (tmp_path / "web/package.json").touch()
    ran: list[list[str]] = []
    monkeypatch.setattr(hook.subprocess, "run", lambda command, **_: ran.append(command[1:]))
    monkeypatch.setattr(hook.shutil, "which", lambda _: None)
    hook.build_client(tmp_path)
    assert ran == []
    monkeypatch.setattr(hook.shutil, "which", lambda name: name)
    hook.build_client(tmp_path)
    assert [command[0] for command in ran] == ["install", "run"]
    (tmp_path / hook.CLIENT).parent.mkdir(parents=True)
    (tmp_path / hook.CLIENT).touch()
    hook.build_client(tmp_path)
    assert len(ran) == 2


def test_what_a_source_archive_holds_as_files_is_not_linked_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """So that wheels are compiled out of the archive, as a release does."""
    from tools import compile as compiling

    monkeypatch.setattr(compiling, "COPY", tmp_path)
    for folder in ("server", "rulebook/catalogues"):
        (tmp_path / "ringspiel" / folder).mkdir(parents=True)
    compiling.link_folders()
    assert not (tmp_path / "ringspiel/rulebook/catalogues").is_symlink()
    assert (tmp_path / "ringspiel/rulebook/primers/gran.md").exists()


def test_a_checkout_of_git_on_windows_reads_its_rules_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """There a link is a file that holds its target."""
    (tmp_path / "package").mkdir()
    (tmp_path / "package/catalogues").write_text("../rules")
    (tmp_path / "rules").mkdir()
    (tmp_path / "rules/mordor.md").write_text("# Rules")
    monkeypatch.setattr(rulebook, "files", lambda _: tmp_path / "package")
    assert rulebook.page_of("catalogues", "rules", "mordor", "en") == "# Rules"
