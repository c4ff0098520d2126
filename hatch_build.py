"""Builds the wheel: with the client inside, and compiled for this platform if RINGSPIEL_COMPILE=1 asks for it."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from hatchling.metadata.plugin.interface import MetadataHookInterface

LOCK = "web/package-lock.json"
CLIENT = "src/ringspiel/server/static/index.html"
COPY = "build/compiled"
LIBRARIES = {".so", ".pyd"}
RUNTIME = ("node_modules/svelte",)
"""Of what builds the client, that which a part gets into it."""
SBOM = "build/ringspiel-client.cdx.json"
INSIDE = re.compile(r"""(src="|\]\()(?![a-z]+:|#)([^")]+)""")
"""An address in the README that leads to a file beside it."""


class CustomMetadataHook(MetadataHookInterface):
    """The README as package indexes show it: what it links to and shows does not lie beside it there."""

    def update(self, metadata: dict[str, Any]) -> None:
        source = metadata["urls"]["Source"]
        words = (Path(self.root) / "README.md").read_text(encoding="utf-8")
        metadata["readme"] = {"content-type": "text/markdown", "text": INSIDE.sub(rf"\1{source}/\2", words)}


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
        if self.target_name == "wheel" and (root / CLIENT).exists() and (root / LOCK).exists():
            build_data["sbom_files"] = [str(write_sbom(root))]
        if shall_compile():
            compile_package(root, build_data)


def write_sbom(root: Path) -> Path:
    """What of others is inside the client, as CycloneDX (PEP 770): each package of its lock that a browser gets."""
    packages = json.loads((root / LOCK).read_text(encoding="utf-8"))["packages"]
    inside = {
        name.removeprefix("node_modules/"): each
        for name, each in packages.items()
        if name and (name in RUNTIME or not each.get("dev"))
    }
    parts = [
        {
            "type": "library",
            "name": name,
            "version": each["version"],
            "purl": f"pkg:npm/{name.replace('@', '%40')}@{each['version']}",
            **({"licenses": [{"expression": each["license"]}]} if "license" in each else {}),
        }
        for name, each in sorted(inside.items())
    ]
    document = {"bomFormat": "CycloneDX", "specVersion": "1.6", "version": 1, "components": parts}
    path = root / SBOM
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(json.dumps(document, indent=1) + "\n", encoding="utf-8")
    return path


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
