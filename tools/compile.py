"""Compiles the kernel, the games, what opponents know of them and their features with mypyc, in a copy of the package.

The sources stay plain Python where they are; with build/compiled on PYTHONPATH the compiled copy is imported instead.
The kernel, every game and the opponents are groups of their own: what has not changed is not compiled again.
`tools/compile.py ringkrieg` compiles only this game, which takes less time; the others stay plain in the copy.
"""

from __future__ import annotations

import os
import re
import sys
from pathlib import Path

from mypyc.build import mypycify
from setuptools import Extension, setup

ROOT = Path(__file__).parents[1]
SOURCES = ROOT / "src"
COPY = ROOT / "build" / "compiled"
LIBRARIES = {".so", ".pyd"}
LEFT_OUT = {"__pycache__", "static"}
LINKED = ("server/static", "rulebook/catalogues", "rulebook/primers")

# The edge of the kernel, which meets unchecked input: a compiled function would refuse a wrong type before the code
# can say what is wrong with it.
INTERPRETED = {"errors.py", "registry.py", "rooms.py"}

# What games, evaluators, environments, audits and toys inherit from. Opening it costs next to nothing, and lets games
# in plain Python run on the compiled kernel.
BASES = {
    "agents/evaluator.py": ("Evaluator",),
    "kernel/advance_orders.py": ("AdvanceOrder",),
    "kernel/chance.py": ("Chance",),
    "kernel/game.py": ("Game",),
    "kernel/options.py": ("Option", "Flag", "OneOf", "Number", "SeatOrChance", "PerSeat"),
    "kernel/part.py": ("Part",),
    "kernel/perspective.py": ("Perspective",),
    "kernel/question.py": ("Question",),
    "kernel/state.py": ("State",),
}
FOREIGN = re.compile(
    r"^(?:import|from) (?:msgspec|numpy|numba|ringspiel\.agents\.(?:kit|levels|review\.findings))\b", re.MULTILINE
)
TYPES = {"box.py", "facts.py", "shown.py"}
"""TypedDicts of views and events, which mypyc would strip of their annotations."""
FUTURE = "from __future__ import annotations\n"
OPENING = """from typing import TYPE_CHECKING as _CHECKING
if _CHECKING:
    from mypy_extensions import mypyc_attr
"""
"""Only mypyc reads it: what is compiled needs no further package."""
OPEN = "@mypyc_attr(allow_interpreted_subclasses=True)"

SEARCH = ("careless.py", "evaluator.py", "greedy.py", "planner.py", "playout.py", "search.py", "tree.py", "wavering.py")
OPTIMISED = os.environ.get("OPTIMISE", "2")


def groups(games: list[str]) -> dict[str, list[Path]]:
    """The modules of each group, inside the copy."""
    package = Path("ringspiel")
    games = games or sorted(file.parent.name for file in package.glob("games/*/game.py"))
    found = {"kernel": [module for module in compilable(package / "kernel") if module.name not in INTERPRETED]}
    for game in games:
        found[game] = compilable(package / "games" / game)
    knowledge = [module for game in games for module in compilable(package / "agents" / game)]
    found["agents"] = [*(package / "agents" / name for name in SEARCH), *knowledge]
    found["features"] = [package / "rl/features/common.py", *(package / f"rl/{game}/features.py" for game in games)]
    found["features"] = [module for module in found["features"] if module.exists()]
    found["course"] = [package / "rl/course.py"]
    return found


def compilable(folder: Path) -> list[Path]:
    """Modules without numpy, and without classes of msgspec, whose options mypyc drops; kits only say what there is."""
    modules = [module for module in sorted(folder.rglob("*.py")) if module.name not in TYPES]
    return [module for module in modules if not FOREIGN.search(module.read_text("utf-8"))]


def copy_changes() -> None:
    """Only what has changed is written, so that nothing else is compiled anew."""
    wanted = {file.relative_to(SOURCES): file for file in (SOURCES / "ringspiel").rglob("*") if is_source(file)}
    for file in [file for file in (COPY / "ringspiel").rglob("*") if is_source(file)]:
        if file.relative_to(COPY) not in wanted:
            file.unlink()
    for name, file in wanted.items():
        content, copy = opened(file), COPY / name
        if not copy.exists() or copy.read_bytes() != content:
            copy.parent.mkdir(parents=True, exist_ok=True)
            copy.write_bytes(content)


def is_source(file: Path) -> bool:
    return file.is_file() and file.suffix not in LIBRARIES and not LEFT_OUT & set(file.parts)


def opened(file: Path) -> bytes:
    """The source, with classes open to inheritance that games in plain Python build on; what stays plain, as it is."""
    content = file.read_bytes()
    bases = BASES.get(file.relative_to(SOURCES / "ringspiel").as_posix())
    if bases is None:
        return content
    source = content.decode()
    for base in bases:
        source, found = re.subn(rf"^class {base}\b", f"{OPEN}\nclass {base}", source, flags=re.MULTILINE)
        assert found == 1, f"{file} has no class {base}"
    return source.replace(FUTURE, FUTURE + OPENING, 1).encode()


def remove_stale(modules: list[str]) -> None:
    """What was compiled earlier from modules that are gone or interpreted now."""
    libraries = [file for file in Path("ringspiel").rglob("*") if file.suffix in LIBRARIES]
    for library in libraries:
        if str(library.parent / f"{library.name.partition('.')[0]}.py") not in modules:
            library.unlink()


def link_folders() -> None:
    """The built client is served from where it is built, catalogues and primers are read where they are written.

    A source archive holds the latter as files, which have been copied."""
    for name in LINKED:
        link = COPY / "ringspiel" / name
        if not link.is_symlink() and not link.exists():
            link.symlink_to((SOURCES / "ringspiel" / name).resolve())


def size_of_source(extension: Extension) -> int:
    """What takes longest is compiled first, so that in the end no core waits for another."""
    return sum(Path(source).stat().st_size for source in extension.sources)


def main(games: list[str]) -> None:
    COPY.mkdir(parents=True, exist_ok=True)
    copy_changes()
    link_folders()
    os.chdir(COPY)
    found = {name: [str(module) for module in sorted(modules)] for name, modules in groups(games).items()}
    modules = [module for group in found.values() for module in group]
    remove_stale(modules)
    extensions = mypycify(
        modules,
        opt_level=OPTIMISED,
        debug_level="0",
        target_dir="generated",
        separate=[(group, f"ringspiel_{name}") for name, group in found.items()],
    )
    extensions.sort(key=size_of_source, reverse=True)
    setup(
        name="ringspiel-compiled",
        ext_modules=extensions,
        script_args=["--quiet", "build_ext", "--inplace", "--parallel", str(os.cpu_count() or 1)],
    )


if __name__ == "__main__":
    main(sys.argv[1:])
