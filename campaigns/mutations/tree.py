"""The campaign's own copy of the tree, so that nobody's work meets a change, and a change meets nobody's work."""

from __future__ import annotations

import os
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from campaigns.mutations.changes import Change


def refresh(home: Path, copy: Path) -> None:
    """Make the copy like the checkout, also where it is not committed yet."""
    listed = subprocess.run(
        ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"],
        cwd=home,
        check=True,
        capture_output=True,
        text=True,
    )
    wanted = {name for name in listed.stdout.split("\0") if name and os.path.lexists(home / name)}
    for path in [path for path in copy.rglob("*") if not path.is_dir() and path.suffix != ".pyc"]:
        if str(path.relative_to(copy)) not in wanted:
            path.unlink()
    for name in sorted(wanted):
        if not is_same(home / name, copy / name):
            (copy / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(home / name, copy / name, follow_symlinks=False)


def is_same(one: Path, other: Path) -> bool:
    if one.is_symlink():  # to a folder of the tree itself
        return other.is_symlink()
    return other.exists() and one.read_bytes() == other.read_bytes()


@contextmanager
def made(change: Change, sources: Path) -> Iterator[bytes]:
    """The copy with this change. The old time of the file comes back with it: compiled bytes stay valid."""
    path = sources / change.path
    source, times = path.read_bytes(), path.stat()
    try:
        path.write_bytes(change.made_in(source))
        yield change.made_in(source)
    finally:
        path.write_bytes(source)
        os.utime(path, ns=(times.st_atime_ns, times.st_mtime_ns))
