"""What `? NAME` shows: a place and what stands there, a card, a character, or a rule in full."""

from __future__ import annotations

from typing import Any

from rich.console import RenderableType
from rich.markdown import Markdown
from rich.text import Text

from ringspiel.cli.sheets import look_up, place
from ringspiel.rulebook import rule


def explained(view: dict[str, Any], name: str, language: str) -> RenderableType:
    """Raises `BadOption` with a sentence for players if nothing is called so."""
    printed = place(view, name, language) or look_up(view["game"], name, language)
    if printed is not None:
        return Text(printed)
    found = rule(view["game"], name, language)
    return Markdown(f"**{found.id}** {found.text}")
