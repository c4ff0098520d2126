"""Where figures stand on one board: numbers and lists that are made once, and kept until a figure moves.

Forces are large numbers, so that every look at one takes time. What is asked most is kept for each location in small
ones: the kinds of figures there as bits, and how many units each side has.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final, final

from ringspiel.games.ringkrieg.pieces.figures import ALL_UNITS, FREE, SHADOW, UNITS, kinds_in, number_of

About = tuple[int, int, int]


@lru_cache(maxsize=20_000)
def about_force(force: int) -> About:
    """The kinds in a force as bits, and its units of each side."""
    return word_of(force), number_of(force & UNITS[FREE]), number_of(force & UNITS[SHADOW])


def word_of(figures: int) -> int:
    """The kinds in a force or mask as bits."""
    return sum([1 << kind for kind in kinds_in(figures)])


def word_of_mask(figures: int) -> int:
    """The same for one of the masks that rules know: they are few, and asked for often."""
    word = _words.get(figures)
    if word is None:
        word = _words[figures] = word_of(figures)
    return word


_words: Final[dict[int, int]] = {}
_ANY_UNITS: Final = word_of(ALL_UNITS)


@final
class Found:
    """What has been looked for on the board `at`. States with the same board share it; nobody changes its lists.

    It takes over what holds of the board `before` too.
    """

    __slots__ = ("at", "by_word", "crowded", "in_reach", "kinds", "peopled", "shared", "units")

    def __init__(self, at: list[int], before: Found | None) -> None:
        places = len(at)
        self.at = at.copy()
        self.kinds: list[int] = [0] * places if before is None else before.kinds.copy()
        """By location, the kinds of figures as bits."""
        self.units: list[list[int]] = (
            [[0] * places, [0] * places] if before is None else [units.copy() for units in before.units]
        )
        """By side and location, how many units."""
        self.crowded: list[int] | None = None
        """The locations with too many units."""
        self.shared: list[int] | None = None
        """The locations where teammates have figures together."""
        altered = self.look_again([0] * places if before is None else before.at)
        self.by_word: dict[int, list[int]] = {}
        """The locations of the kinds in a word."""
        self.in_reach: dict[int, list[int]] = {}
        """By the units of a player, the armies near enough to an enemy to attack."""
        if before is not None:
            self.take_over(before, altered)
        self.peopled = [place for place, kinds in enumerate(self.kinds) if kinds]
        """The locations with any figures."""

    def look_again(self, was: list[int]) -> int:
        """Look at every location where another force was. Returns the kinds that have come or gone, as bits."""
        altered = 0
        free, shadow = self.units
        for place, force in enumerate(self.at):
            if force != was[place]:
                kinds, free[place], shadow[place] = about_force(force)
                altered |= kinds ^ self.kinds[place]
                self.kinds[place] = kinds
        return altered

    def take_over(self, before: Found, altered: int) -> None:
        """What does not depend on the kinds that have come or gone anywhere."""
        if not altered:
            self.by_word = before.by_word
        else:
            self.by_word = {word: places for word, places in before.by_word.items() if not word & altered}
        if not altered & _ANY_UNITS:
            self.in_reach = before.in_reach
