"""Compiles the kernel and the games with mypyc, in a copy of the package under build/compiled.

The sources stay plain Python where they are; with build/compiled on PYTHONPATH the compiled copy is imported instead.
"""

from __future__ import annotations

import os
import re
import shutil
from pathlib import Path

from mypyc.build import mypycify
from setuptools import setup

ROOT = Path(__file__).parents[1]
COPY = ROOT / "build" / "compiled"

# The edge of the kernel, which meets unchecked input: a compiled function would refuse a wrong type before the code
# can say what is wrong with it, and mypyc drops the options of msgspec classes.
INTERPRETED = {"errors.py", "record.py", "registry.py", "replay.py", "save.py", "table.py"}

# What games inherit from. Opening it costs next to nothing, and lets games in plain Python run on the compiled kernel.
BASES = re.compile(r"^class (State|Question|Game|Option|Flag|OneOf|Number|SeatOrChance|PerSeat)\b", re.MULTILINE)


def kernel() -> list[Path]:
    return [module for module in Path("ringspiel/table").glob("*.py") if module.name not in INTERPRETED]


def rules() -> list[Path]:
    """The games without modules that read files through msgspec classes."""
    return [module for module in Path("ringspiel/games").rglob("*.py") if "import msgspec" not in module.read_text()]


def open_bases(module: Path) -> None:
    source, found = BASES.subn(r"@mypyc_attr(allow_interpreted_subclasses=True)\nclass \1", module.read_text())
    if found:
        future = "from __future__ import annotations\n"
        module.write_text(source.replace(future, future + "from mypy_extensions import mypyc_attr\n", 1))


def main() -> None:
    shutil.rmtree(COPY, ignore_errors=True)
    shutil.copytree(ROOT / "src/ringspiel", COPY / "ringspiel", ignore=shutil.ignore_patterns("__pycache__"))
    os.chdir(COPY)
    for module in kernel():
        open_bases(module)
    modules = sorted(str(module) for module in [*kernel(), *rules()])
    setup(
        name="ringspiel-compiled",
        ext_modules=mypycify(modules, target_dir="generated"),
        script_args=["--quiet", "build_ext", "--inplace"],
    )


if __name__ == "__main__":
    main()
