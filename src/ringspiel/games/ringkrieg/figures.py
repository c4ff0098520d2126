"""Figures and forces (RK-G3 to RK-G9, RK-G16 to RK-G20).

A force is any set of figures, of one side or both, in one integer: six bits for each kind of figure. Forces are added
and subtracted like numbers, so that splitting, merging, losing and moving figures are plain arithmetic, and "is there
any Elite of Gondor" is one mask.
"""

from __future__ import annotations

from typing import Final

from ringspiel.games.ringkrieg.source import read

FREE: Final = 0
SHADOW: Final = 1
SIDES: Final = ("free", "shadow")
NOBODY: Final = -1

DWARVES: Final = 0
ELVES: Final = 1
GONDOR: Final = 2
NORTH: Final = 3
ROHAN: Final = 4
ISENGARD: Final = 5
SAURON: Final = 6
SOUTHRONS: Final = 7
NATIONS: Final = ("dwarves", "elves", "gondor", "north", "rohan", "isengard", "sauron", "southrons")
NATION_COUNT: Final = 8
FREE_NATIONS: Final = 5
SIDE_OF_NATION: Final = (FREE, FREE, FREE, FREE, FREE, SHADOW, SHADOW, SHADOW)
NATIONS_OF: Final = ((DWARVES, ELVES, GONDOR, NORTH, ROHAN), (ISENGARD, SAURON, SOUTHRONS))

# Kinds of figures: Regulars and Elites by nation, Leaders by nation of the Free Peoples, Nazgûl, characters.
REGULAR: Final = 0
ELITE: Final = 8
LEADER: Final = 16
NAZGUL: Final = 21
FIRST_CHARACTER: Final = 22
GANDALF_GREY: Final = 22
STRIDER: Final = 23
BOROMIR: Final = 24
LEGOLAS: Final = 25
GIMLI: Final = 26
MERIADOC: Final = 27
PEREGRIN: Final = 28
ARAGORN: Final = 29
GANDALF_WHITE: Final = 30
SARUMAN: Final = 31
WITCH_KING: Final = 32
MOUTH_OF_SAURON: Final = 33
KINDS: Final = 34
GOLLUM: Final = 34
"""Gollum is never on the board: a number for the Guide box only."""

CHARACTERS: Final = (
    "gandalf-grey",
    "strider",
    "boromir",
    "legolas",
    "gimli",
    "meriadoc",
    "peregrin",
    "aragorn",
    "gandalf-white",
    "saruman",
    "witch-king",
    "mouth-of-sauron",
    "gollum",
)

BITS: Final = 6
DIGIT: Final = 63
ONE: Final = tuple(1 << (BITS * kind) for kind in range(KINDS))
"""One figure of each kind."""
ALL_OF: Final = tuple(DIGIT << (BITS * kind) for kind in range(KINDS))
"""The mask of all figures of a kind."""


def name_of(kind: int) -> str:
    """How a kind of figure is called in notation and message keys: `gondor-elite`, `nazgul`, `boromir`."""
    if kind < ELITE:
        return f"{NATIONS[kind]}-regular"
    if kind < LEADER:
        return f"{NATIONS[kind - ELITE]}-elite"
    if kind < NAZGUL:
        return f"{NATIONS[kind - LEADER]}-leader"
    return "nazgul" if kind == NAZGUL else CHARACTERS[kind - FIRST_CHARACTER]


KIND_NAMES: Final = (*(name_of(kind) for kind in range(KINDS)), "gollum")


def nation_of(kind: int) -> int:
    """The nation that a unit or Leader belongs to; NOBODY for Nazgûl and characters (RK-P26)."""
    return NOBODY if kind >= NAZGUL else kind % 8 if kind < LEADER else kind - LEADER


def side_of(kind: int) -> int:
    if kind < NAZGUL:
        return SIDE_OF_NATION[nation_of(kind)]
    return FREE if GANDALF_GREY <= kind <= GANDALF_WHITE else SHADOW


def mask_of(kinds: list[int]) -> int:
    return sum(ALL_OF[kind] for kind in kinds)


SIDE: Final = tuple(mask_of([kind for kind in range(KINDS) if side_of(kind) == side]) for side in (FREE, SHADOW))
"""All figures of a side."""
ALL_UNITS: Final = mask_of(list(range(LEADER)))
UNITS: Final = tuple(ALL_UNITS & SIDE[side] for side in (FREE, SHADOW))
REGULARS: Final = mask_of(list(range(ELITE)))
ELITES: Final = mask_of(list(range(ELITE, LEADER)))
LEADERS: Final = mask_of(list(range(LEADER, NAZGUL)))
COMPANIONS: Final = mask_of(list(range(GANDALF_GREY, GANDALF_WHITE + 1)))
MINIONS: Final = mask_of([SARUMAN, WITCH_KING, MOUTH_OF_SAURON])
ALL_CHARACTERS: Final = COMPANIONS | MINIONS
NAZGUL_AND_WITCH_KING: Final = ALL_OF[NAZGUL] | ALL_OF[WITCH_KING]
HOBBITS: Final = ALL_OF[MERIADOC] | ALL_OF[PEREGRIN]
UNITS_OF_NATION: Final = tuple(ALL_OF[REGULAR + nation] | ALL_OF[ELITE + nation] for nation in range(NATION_COUNT))
FIGURES_OF_NATION: Final = tuple(
    UNITS_OF_NATION[nation] | (ALL_OF[LEADER + nation] if nation < FREE_NATIONS else 0)
    for nation in range(NATION_COUNT)
)
"""Units and Leaders: what politics binds (RK-P16)."""
COMPANION_KINDS: Final = tuple(range(GANDALF_GREY, GANDALF_WHITE + 1))
MINION_KINDS: Final = (SARUMAN, WITCH_KING, MOUTH_OF_SAURON)


def count(force: int, kind: int) -> int:
    return force >> (BITS * kind) & DIGIT


def units(force: int) -> int:
    """How many units. The sum of the digits in base 64 is the rest by 63, as long as it is below 63."""
    return (force & ALL_UNITS) % 63


def number_of(force: int) -> int:
    """How many figures of all kinds."""
    return force % 63


def kinds_in(force: int) -> list[int]:
    """The kinds of which the force has at least one figure, in their order."""
    found = []
    kind = 0
    while force > 0:
        if force & DIGIT:
            found.append(kind)
        force >>= BITS
        kind += 1
    return found


def nations_in(force: int) -> list[int]:
    """The nations that have units in the force."""
    return [nation for nation in range(NATION_COUNT) if force & UNITS_OF_NATION[nation]]


def other(side: int) -> int:
    return 1 - side


def _card(name: str) -> str:
    return "witch-king-black-captain" if name == "witch-king" else name


def _printed(field: str) -> list[int]:
    """What stands on the character cards, by kind minus FIRST_CHARACTER (RK-C2)."""
    cards = {card["id"]: card for card in read("characters")["characters"]}
    values = [cards[_card(name)][field] for name in CHARACTERS]
    return [0 if value == "unlimited" else int(value) for value in values]


def _activates() -> list[int]:
    """RK-P8 to RK-P10: which nations a Companion can activate, as a bit mask."""
    cards = {card["id"]: card for card in read("characters")["characters"]}
    masks = []
    for name in CHARACTERS:
        symbol = cards[_card(name)]["activates"]
        masks.append(31 if symbol == "any" else 0 if symbol is None else 1 << NATIONS.index(symbol))
    return masks


_LEVELS: Final = _printed("level")
_LEADERSHIP: Final = _printed("leadership")
_DICE: Final = _printed("action_die_bonus")
_ACTIVATES: Final = _activates()


def level(kind: int) -> int:
    """RK-C2: the Level; the Nazgûl's sign for unlimited movement counts 0 here, for they never walk."""
    return _LEVELS[kind - FIRST_CHARACTER]


def leadership_of(kind: int) -> int:
    """RK-B15: what one figure adds to Leadership."""
    if kind < LEADER:
        return 0
    return 1 if kind < FIRST_CHARACTER else _LEADERSHIP[kind - FIRST_CHARACTER]


def action_dice_of(kind: int) -> int:
    """RK-D7: the extra die on a character's card."""
    return _DICE[kind - FIRST_CHARACTER]


def can_activate(kind: int, nation: int) -> bool:
    """RK-P8: the symbol on a Companion's card."""
    return bool(_ACTIVATES[kind - FIRST_CHARACTER] >> nation & 1)
