"""Builds the page without a server as static files in build/page: `make site`.

The client for a page that is its own server, Pyodide as it comes from npm, the engine, and a service worker that keeps
all of it, so that the page opens without a net.
"""

from __future__ import annotations

import json
import shutil
import subprocess
from hashlib import sha256
from pathlib import Path

from tools.page_engine import write_engine

ROOT = Path(__file__).parents[1]
PAGE = ROOT / "build/page"
PYODIDE = ROOT / "web/node_modules/pyodide"
RUNTIME = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip", "pyodide-lock.json")
OFFLINE = ROOT / "web/src/engine/offline.js"


def main() -> None:
    subprocess.run(["npm", "--prefix", "web", "run", "--silent", "build", "--", "--mode", "site"], cwd=ROOT, check=True)
    shutil.rmtree(PAGE / "previews")  # for messengers, which ask a server
    (PAGE / "pyodide").mkdir()
    for name in RUNTIME:
        shutil.copyfile(PYODIDE / name, PAGE / "pyodide" / name)
    write_engine(PAGE)
    size = sum(file.stat().st_size for file in PAGE.rglob("*") if file.is_file())
    write_offline()
    print(f"{PAGE.relative_to(ROOT)}: {size / 1e6:.1f} MB; any static host will do")


def write_offline() -> None:
    """The service worker, with the files it keeps; its name for them changes when one of them does."""
    files = sorted(file for file in PAGE.rglob("*") if file.is_file())
    version = sha256(b"".join(sha256(file.read_bytes()).digest() for file in files)).hexdigest()[:16]
    addresses = ["./", *(file.relative_to(PAGE).as_posix() for file in files)]
    script = OFFLINE.read_text(encoding="utf-8").replace("__VERSION__", version)
    (PAGE / "offline.js").write_text(script.replace('["__FILES__"]', json.dumps(addresses)), encoding="utf-8")


if __name__ == "__main__":
    main()
