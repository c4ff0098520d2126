"""Printed things as modules of the client: TypeScript checks them against the type that the boards use."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path
from typing import Any

WEB = Path(__file__).parents[1] / "web"
MODULE = """/** {about} */
import type {{ {type} }} from "./{home}";

export const {name}: {type} = {content};
"""


def write(file: Path, name: str, type: str, home: str, about: str, content: Any) -> None:
    """Writes the constant `name` in the client's style; `type` comes from the module `home` beside the file."""
    written = json.dumps(content, ensure_ascii=False)
    file.write_text(MODULE.format(about=about, type=type, home=home, name=name, content=written), encoding="utf-8")
    subprocess.run(["npx", "biome", "format", "--write", str(file.relative_to(WEB))], cwd=WEB, check=True)
