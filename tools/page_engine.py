"""What the page without a server needs beside Pyodide: the server, its libraries and the games, as archives.

Libraries are taken as they are installed, without what was compiled for this machine: all of them also work in plain
Python. Only msgspec does not; its wheel for the browser comes from the package index. Node compiles everything to
bytecode with the same Pyodide that will run it.
"""

from __future__ import annotations

import shutil
import subprocess
import sys
from collections.abc import Iterator
from importlib.metadata import version
from importlib.util import find_spec
from pathlib import Path
from zipfile import ZIP_DEFLATED, ZipFile

from ringspiel.server.page import parts

ROOT = Path(__file__).parents[1]
FOLDER = ROOT / "build/engine"
COMPILER = ROOT / "web/tools/compile-engine.js"
ASKER = ROOT / "web/tools/answer-ahead.js"
ENGINE = "engine"
KNOWN = ("__init__", "listing")
PYTHON, PLATFORM = "3.14", "pyemscripten_2026_0_wasm32"
"""Of the Pyodide in web/package.json."""
LIBRARIES = ("alembic", "anyio", "idna", "mako", "markupsafe", "platformdirs", "sqlalchemy", "starlette")
SINGLE = ("typing_extensions",)
LEFT_OUT = {
    "data/exact-standard-base.bin",
    "data/exact-standard-places.bin",
    *("__pycache__", "static", "testing", "pytest_plugin.py", "_trio.py"),
    *("ringspiel/cli", "ringspiel/rl"),
    *("alembic/templates", "mako/ext", "mako/testing"),
    *(
        "ext/asyncio",
        "ext/mypy",
        "sqlalchemy/orm",
    ),
}
ARENA = {"__init__.py", "collection.py", "statistics.py"}
"""What the server needs of it, to count games."""
EMPTY = "anyio/to_interpreter.py"
"""Imports what a browser does not have, and nobody uses it."""
COMPILED_OR_FOR_IT = {".so", ".pyd", ".c", ".h", ".pyx", ".pxd", ".pyi"}


def write_engine(site: Path) -> None:
    """The engine, a part for each game and one for migrations, and the answers that are known ahead."""
    shutil.rmtree(FOLDER, ignore_errors=True)
    ours, theirs = FOLDER / "ringspiel", FOLDER / "libraries"
    copy("ringspiel", ours)
    for name in LIBRARIES:
        copy(name, theirs)
    for name in SINGLE:
        shutil.copy(place_of(name), theirs)
    (theirs / EMPTY).write_text("")
    unpack_msgspec(theirs)
    write_metadata(ours)
    subprocess.run(["node", str(COMPILER), str(ours), str(theirs)], check=True)
    (site / "answers").mkdir(parents=True, exist_ok=True)
    subprocess.run(["node", str(ASKER), str(ours), str(theirs), str(site / "answers")], check=True)
    (site / "engine").mkdir(exist_ok=True)
    pack(site / "engine", [ours, theirs])


def pack(site: Path, folders: list[Path]) -> None:
    """Every file into the archive of its part."""
    archives: dict[str, ZipFile] = {}
    for folder in folders:
        for file in sorted(file for file in folder.rglob("*") if file.is_file()):
            name = file.relative_to(folder)
            part = part_of(name)
            if part not in archives:
                archives[part] = ZipFile(site / f"{part}.zip", "w", ZIP_DEFLATED, compresslevel=9)
            archives[part].write(file, name)
    for archive in archives.values():
        archive.close()


def part_of(name: Path) -> str:
    """What is known of a game before it is loaded, and its words, belong to the engine itself."""
    module = ".".join(name.with_suffix("").parts)
    found = next((part for package, part in parts().items() if module.startswith(f"{package}.")), ENGINE)
    top, inside = name.parts[:2] == ("ringspiel", "games"), name.parts[3:]
    listed = top and (inside[:1] == ("texts",) or (len(inside) == 1 and name.stem in KNOWN))
    return ENGINE if listed else found


def copy(name: str, to: Path) -> None:
    source = place_of(name).parent
    for file in files_in(source):
        target = to / name / file.relative_to(source)
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(file, target)


def place_of(name: str) -> Path:
    found = find_spec(name)
    assert found and found.origin, f"{name} is not installed"
    return Path(found.origin)


def files_in(package: Path) -> Iterator[Path]:
    for entry in sorted(package.iterdir()):
        if entry.name in LEFT_OUT or entry.relative_to(entry.parents[1]).as_posix() in LEFT_OUT:
            continue
        if package.name == "arena" and entry.name not in ARENA:
            continue
        if entry.is_dir():
            yield from files_in(entry)
        elif entry.suffix not in COMPILED_OR_FOR_IT:
            yield entry


def unpack_msgspec(to: Path) -> None:
    wheels = FOLDER / "wheels"
    wish = f"msgspec=={version('msgspec')}"
    options = ["--no-deps", "--only-binary=:all:", f"--python-version={PYTHON}", f"--platform={PLATFORM}"]
    pip = [sys.executable, "-m", "pip", "--disable-pip-version-check", "download", "-qq", *options]
    subprocess.run([*pip, f"--dest={wheels}", wish], check=True)
    for wheel in wheels.iterdir():
        with ZipFile(wheel) as packed:
            packed.extractall(to)


def write_metadata(to: Path) -> None:
    """So that the server can say which version it is."""
    folder = to / f"ringspiel-{version('ringspiel')}.dist-info"
    folder.mkdir()
    (folder / "METADATA").write_text(f"Metadata-Version: 2.1\nName: ringspiel\nVersion: {version('ringspiel')}\n")
