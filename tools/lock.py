"""Locks the packages that `make`, CI and the container install: every version, and the hashes of its files.

python -m tools.lock           with the newest versions (`make lock`)
python -m tools.lock --keep    with the versions of today, after a change in pyproject.toml

All are resolved together first, so that no two locks name different versions. A lock is for every system and every
Python from 3.11 on, and names no registry.
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]
LOCKS = ROOT / "requirements"
TOGETHER = ROOT / "build/lock/together.txt"
OLDEST = "3.11.5"
"""What builds the documentation wants none that is older."""
EXTRAS = ("cluster", "mcp", "metrics", "postgres", "rl", "solve", "study", "tui")
WITHOUT_NEEDS = "catanatron_gym"
"""It asks for an old Gymnasium, but works with ours: it is locked alone."""


def ours(*groups: str, extras: tuple[str, ...] = ()) -> list[str]:
    """What the package needs, with these extras and groups."""
    return ["pyproject.toml", *(f"--extra={extra}" for extra in extras), *(f"--group={group}" for group in groups)]


PARTS = {
    "bench": ["--group=pyproject.toml:bench"],
    "build": ours("build"),
    "container": ours(extras=("metrics", "postgres")),
    "dev": ours("dev", extras=EXTRAS),
    "docs": ours("build", "docs"),
    "release": ["--group=pyproject.toml:release"],
    "test": ours("build", "test"),
}


def compile_lock(sources: list[str], file: Path, *more: str) -> None:
    for_all = ["--universal", f"--python-version={OLDEST}", "--fork-strategy=fewest", "--generate-hashes"]
    plain = ["--no-header", "--no-annotate", "--quiet", f"--output-file={file.relative_to(ROOT)}"]
    subprocess.run(["uv", "pip", "compile", *sources, *for_all, *plain, *more], cwd=ROOT, check=True)


def versions() -> str:
    """Those of the locks as they are."""
    lines = [line for file in LOCKS.glob("*.txt") for line in file.read_text("utf-8").splitlines()]
    return "".join(sorted({line.removesuffix("\\").strip() + "\n" for line in lines if line[:1].isalnum()}))


def main(keep: bool) -> None:
    TOGETHER.parent.mkdir(parents=True, exist_ok=True)
    TOGETHER.write_text(versions() if keep else "", encoding="utf-8")
    compile_lock(ours("dev", "docs", "bench", extras=EXTRAS), TOGETHER)
    constraint = f"--constraint={TOGETHER.relative_to(ROOT)}"
    for name, sources in PARTS.items():
        compile_lock(sources, LOCKS / f"{name}.txt", constraint)
    alone = TOGETHER.with_name("alone.in")
    alone.write_text(f"{WITHOUT_NEEDS}\n", encoding="utf-8")
    compile_lock([str(alone.relative_to(ROOT)), "--no-deps"], LOCKS / "bench-alone.txt")


if __name__ == "__main__":
    main(keep="--keep" in sys.argv[1:])
