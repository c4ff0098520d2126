"""Builds the wheel: with the client inside, and compiled for this platform if RINGSPIEL_COMPILE=1 asks for it."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

CLIENT = "src/ringspiel/server/static/index.html"
COPY = "build/compiled"
LIBRARIES = {".so", ".pyd"}


def shall_compile() -> bool:
    return os.environ.get("RINGSPIEL_COMPILE") == "1"


class CustomBuildHook(BuildHookInterface[Any]):
    def dependencies(self) -> list[str]:
        """To compile, mypy has to find all that the package imports, beside what builds it."""
        return ["mypy[mypyc]>=1.15", "setuptools>=65", *self.metadata.core.dependencies] if shall_compile() else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """In a checkout that is only linked (editable) nothing is built: `make` does that."""
        if version == "editable":
            return
        root = Path(self.root)
        build_client(root)
        if shall_compile():
            compile_package(root, build_data)


def build_client(root: Path) -> None:
    """If it is not there yet and Node is; without it `ringspiel serve` says what is missing."""
    npm = shutil.which("npm")
    if npm is None or (root / CLIENT).exists() or not (root / "web/package.json").exists():
        return
    subprocess.run([npm, "install", "--no-save", "--no-audit", "--no-fund"], cwd=root / "web", check=True)
    subprocess.run([npm, "run", "build"], cwd=root / "web", check=True)


def compile_package(root: Path, build_data: dict[str, Any]) -> None:
    """Beside every module in plain Python lies the compiled one, which is imported instead."""
    subprocess.run([sys.executable, "tools/compile.py"], cwd=root, check=True)
    copy = root / COPY
    found = [*copy.glob("*"), *(copy / "ringspiel").rglob("*")]
    for library in (file for file in found if file.suffix in LIBRARIES):
        build_data["force_include"][str(library)] = str(library.relative_to(copy))
    build_data["pure_python"] = False
    build_data["infer_tag"] = True
