"""A view without a drawing of its own, as an outline in words."""

from __future__ import annotations

from typing import Any

from rich.tree import Tree

from ringspiel.kernel.text import text
from ringspiel.texts import has_message, render

SEAT_KEYS = ("active", "leader", "seat", "start")
"""Names of facts that are seats in every game."""


def outline(view: dict[str, Any], names: list[str], language: str) -> Tree:
    """Any view as an outline, in the words that the game has for its parts (`GAME-view-NAME`)."""
    words = Words(view["game"], names, language)
    tree = Tree(words.say(f"{view['game']}-title"))
    words.add(tree, view["board"])
    return tree


class Words:
    """Puts the parts of a view into words; where a game has none, its names must do."""

    def __init__(self, game: str, names: list[str], language: str) -> None:
        self.game = game
        self.names = names
        self.language = language

    def say(self, key: str) -> str:
        return render(text(key), self.language, self.names)

    def add(self, tree: Tree, content: dict[str, Any] | list[Any]) -> None:
        parts = content.items() if isinstance(content, dict) else enumerate(content)
        for name, value in parts:
            label = self.label(name, len(content))
            if isinstance(value, dict) or (isinstance(value, list) and any(isinstance(part, dict) for part in value)):
                self.add(tree.add(label), value)
            else:
                tree.add(f"{label}: {self.value(name, value)}")

    def label(self, name: str | int, parts: int) -> str:
        """A list with an entry for each seat is told by their names."""
        if isinstance(name, int):
            return self.names[name] if parts == len(self.names) else str(name + 1)
        key = f"{self.game}-view-{name}"
        return self.say(key) if has_message(key, self.language) else name.replace("_", " ")

    def value(self, name: str | int, value: Any) -> str:
        if value is None or value == []:
            return "–"
        if isinstance(value, bool):
            return self.say("cli-yes" if value else "cli-no")
        if name in SEAT_KEYS and isinstance(value, int):
            return self.names[value]
        return ", ".join(str(part) for part in value) if isinstance(value, list) else str(value)
