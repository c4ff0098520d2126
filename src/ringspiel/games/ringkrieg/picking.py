"""What a player has picked on the board or typed, whether it can be chosen or not.

A question explains why something cannot be chosen (`asking.SideQuestion.why_not`). What was picked travels to it as a
number so far below 0 that no answer is.
"""

from __future__ import annotations

from typing import Final, final

from ringspiel.games.ringkrieg.board import LOCATIONS
from ringspiel.games.ringkrieg.deck import CARDS, DECKS
from ringspiel.games.ringkrieg.figures import KIND_NAMES, NATIONS, NONE
from ringspiel.games.ringkrieg.words import FACE_NAMES, USE_NAMES, location_name

_PLACES: Final = tuple(location_name(location) for location in range(LOCATIONS))
BUTTONS: Final = ("done", "go", "pass", "stop", "stand", "siege", "declare", "hobbit", "give-away", "random", "nobody")
"""Those that a rule may withhold."""
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
_BASE: Final = 256
LOWEST: Final = -256
"""Every answer is above it, and what was picked is not."""


@final
class Picked:
    """The numbers of what was picked, by family; NONE where nothing was."""

    __slots__ = ("button", "card", "deck", "die", "figure", "nation", "region", "ring", "to", "use")

    def __init__(self, numbers: list[int]) -> None:
        self.region, self.to, self.figure, self.card, self.die = numbers[:5]
        self.use, self.ring, self.nation, self.deck, self.button = numbers[5:]

    def families(self) -> list[str]:
        return [family for family in FAMILIES if getattr(self, family) != NONE]


def number_of(targets: tuple[str, ...]) -> int | None:
    """The targets as one number; None if they are nothing of this game."""
    numbers = [NONE] * len(FAMILIES)
    for target in targets:
        family, _, name = target.partition(":")
        family = _LIKE.get(family, family)
        if family not in FAMILIES or name not in _NAMES[FAMILIES.index(family)]:
            return None
        numbers[FAMILIES.index(family)] = _NAMES[FAMILIES.index(family)].index(name)
    number = 0
    for each in reversed(numbers):
        number = number * _BASE + each + 1
    return LOWEST * number if number else None


def picked_by(number: int) -> Picked | None:
    """What such a number stands for; None if it stands for nothing."""
    rest, numbers = number // LOWEST, []
    for names in _NAMES:
        rest, each = divmod(rest, _BASE)
        numbers.append(each - 1)
        if each > len(names):
            return None
    return None if rest else Picked(numbers)


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
