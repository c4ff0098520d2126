"""Whether the engines run compiled, and the compiled copy of a checkout (`make compiled`)."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import ringspiel
import ringspiel.kernel.state

PACKAGE = Path(__file__).parents[1]
LONG_RUNNING = {"serve", "sim", "arena", "study", "review", "puzzles"}
"""Commands that are worth starting anew in the compiled copy."""


def is_compiled() -> bool:
    return not str(ringspiel.kernel.state.__file__).endswith(".py")


def version_and_kind() -> dict[str, str]:
    return {"version": ringspiel.__version__, "kind": "compiled" if is_compiled() else "plain"}


def copy_of(package: Path) -> Path | None:
    """The compiled copy beside a checkout, unless a source has changed since it was built."""
    copy = package.parents[1] / "build" / "compiled"
    built = copy / ".built"
    if package.parent.name != "src" or not built.exists():
        return None
    last = max(file.stat().st_mtime for file in package.rglob("*.py"))
    return copy if built.stat().st_mtime >= last else None


def prefer_compiled() -> None:
    """Start a long-running command anew in the compiled copy, if there is one."""
    if is_compiled() or not LONG_RUNNING & set(sys.argv[1:2]) or not Path(sys.argv[0]).is_file():
        return
    copy = copy_of(PACKAGE)
    if copy is not None:
        os.environ["PYTHONPATH"] = os.pathsep.join(filter(None, [str(copy), os.environ.get("PYTHONPATH")]))
        os.execv(sys.executable, [sys.executable, *sys.argv])
