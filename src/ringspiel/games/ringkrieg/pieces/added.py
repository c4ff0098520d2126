"""What an expansion adds to the pieces, in words: `contents` lists it, and the chapters of the pieces number it.

Nothing of the game is imported here, so every chapter may build on it.
"""

from __future__ import annotations

from typing import NamedTuple


class Kind(NamedTuple):
    """A kind of figure.

    What is printed on the card of a character stands in `data/characters.json`; how it comes into play, and when it
    brings a die, in its row of `characters`.
    """

    name: str
    """In notation and message keys."""
    side: str
    rank: str
    nation: str = ""
    """RK-P26; empty for all but units and Leaders."""
    follows: str = ""
    """RK-417, RK-432: the role of the teammate whom this character obeys alone."""
    stays: str = ""
    """RK-C3: the rule by which it never moves alone and never leaves its place with an army."""
    version_of: str = ""
    """RK-Z40: another version of this character. Texts that name one mean both."""
    is_born_guide: bool = False
    """RK-Z10: always the Guide while with the Fellowship."""
    is_captain: bool = False
    """Captain of the West: an army with it has one more combat strength."""
    is_hobbit: bool = False
    lets_gandalf_return: bool = True
    """RK-Z50: of a Minion, whether Gandalf the White may come after it."""


class Added(NamedTuple):
    """The pieces of an expansion. They get their numbers after all others.

    - `option` turns the expansion on, and is the `set` of its cards in `data/events.json`. `variants` are further
      options that need it.
    - `figures` are its kinds of figures, `uses` the names of what dice can do with it.
    - `marks` are things that lie on the table like cards, besides one for each option.
    """

    option: str
    variants: tuple[str, ...] = ()
    figures: tuple[Kind, ...] = ()
    uses: tuple[str, ...] = ()
    marks: tuple[str, ...] = ()
