"""Examples of docstrings as code on the documentation site: without it Markdown takes `[1]` for a link."""

from __future__ import annotations

import re
from typing import Any

import griffe

EXAMPLE = re.compile(r"^>>> .*(?:\n(?!\s*$).*)*", re.MULTILINE)
"""From a prompt to the next empty line."""


class Examples(griffe.Extension):  # type: ignore[misc, unused-ignore]
    """Puts every example between fences."""

    def on_object(self, *, obj: Any, **_: Any) -> None:
        if obj.docstring is not None:
            obj.docstring.value = EXAMPLE.sub(lambda found: f"```pycon\n{found[0]}\n```", obj.docstring.value)
