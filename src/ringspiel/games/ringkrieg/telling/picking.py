"""What a player has picked on the board or typed, whether it can be chosen or not.

A question explains why something cannot be chosen (`asking.SideQuestion.why_not`).
"""

from __future__ import annotations

from typing import Final, final

from ringspiel.games.ringkrieg.pieces.board import LOCATIONS
from ringspiel.games.ringkrieg.pieces.deck import CARDS, DECKS
from ringspiel.games.ringkrieg.pieces.figures import KIND_NAMES, NATIONS, NONE
from ringspiel.games.ringkrieg.words import FACE_NAMES, USE_NAMES, location_name

_PLACES: Final = tuple(location_name(location) for location in range(LOCATIONS))
BUTTONS: Final = ("done", "go", "pass", "stop", "stand", "siege", "declare", "hobbit", "give-away", "random", "nobody")
"""The buttons that a rule may withhold."""
FAMILIES: Final = ("region", "to", "figure", "card", "die", "use", "ring", "nation", "deck", "button")
_NAMES: Final = (_PLACES, _PLACES, KIND_NAMES, CARDS, FACE_NAMES, USE_NAMES, FACE_NAMES, NATIONS, DECKS, BUTTONS)
_TYPED: Final = {
    name.lower(): f"{family}:{name}"
    for family, names in reversed(tuple(zip(FAMILIES, _NAMES, strict=True)))
    for name in names
}
"""The target that a word of notation names; the first family counts."""
_LIKE: Final = {"outright": "figure", "fellowship": "button"}
"""Families of targets that mean the same as another."""


@final
class Picked:
    """The numbers of what was picked, by family; NONE where nothing was."""

    __slots__ = ("button", "card", "deck", "die", "figure", "nation", "region", "ring", "to", "use")

    def __init__(self, numbers: list[int]) -> None:
        self.region, self.to, self.figure, self.card, self.die = numbers[:5]
        self.use, self.ring, self.nation, self.deck, self.button = numbers[5:]

    def families(self) -> list[str]:
        return [family for family in FAMILIES if getattr(self, family) != NONE]


def picked_by(targets: tuple[str, ...]) -> Picked | None:
    """What these targets name; None if nothing was picked, or something that is not in this game."""
    numbers = [NONE] * len(FAMILIES)
    for target in targets:
        family, _, name = target.partition(":")
        family = _LIKE.get(family, family)
        if family not in FAMILIES or name not in _NAMES[FAMILIES.index(family)]:
            return None
        numbers[FAMILIES.index(family)] = _NAMES[FAMILIES.index(family)].index(name)
    return Picked(numbers) if targets else None


def targets_of(words: list[str]) -> tuple[str, ...] | None:
    """The targets that words of notation name; None if one of them names nothing."""
    found: list[str] = []
    for word in words:
        if "->" in word:
            origin, _, destination = word.partition("->")
            found += [f"ring:{destination}"] if destination in FACE_NAMES else [f"to:{destination}"]
            found += [f"die:{origin}"] if origin in FACE_NAMES else [f"region:{origin}"]
        elif word != "ring":
            if word not in _TYPED:
                return None
            found.append(_TYPED[word])
    return tuple(found)
