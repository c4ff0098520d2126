"""Figures and forces (RK-G3 to RK-G9, RK-G16 to RK-G20).

A force is any set of figures, of one side or both, in one integer: six bits for each kind of figure. Forces are added
and subtracted like numbers, so that splitting, merging, losing and moving figures are plain arithmetic, and "is there
any Elite of Gondor" is one mask.
"""

from __future__ import annotations

from typing import Any, Final, Literal

from ringspiel.games.ringkrieg.contents import CONTENTS
from ringspiel.games.ringkrieg.pieces.added import Kind
from ringspiel.games.ringkrieg.pieces.files import read

Side = Literal["free", "shadow"]
Nation = Literal["dwarves", "elves", "gondor", "north", "rohan", "isengard", "sauron", "southrons"]

FREE: Final = 0
SHADOW: Final = 1
SIDES: Final[tuple[Side, ...]] = ("free", "shadow")
NONE: Final = -1

DWARVES: Final = 0
ELVES: Final = 1
GONDOR: Final = 2
NORTH: Final = 3
ROHAN: Final = 4
ISENGARD: Final = 5
SAURON: Final = 6
SOUTHRONS: Final = 7
NATIONS: Final[tuple[Nation, ...]] = ("dwarves", "elves", "gondor", "north", "rohan", "isengard", "sauron", "southrons")
NATION_NAMES: Final[tuple[str, ...]] = NATIONS
NATION_COUNT: Final = 8
FREE_NATIONS: Final = 5
SIDE_OF_NATION: Final[tuple[int, ...]] = (FREE, FREE, FREE, FREE, FREE, SHADOW, SHADOW, SHADOW)
NATIONS_OF: Final[tuple[tuple[int, ...], ...]] = ((DWARVES, ELVES, GONDOR, NORTH, ROHAN), (ISENGARD, SAURON, SOUTHRONS))

# Kinds of figures: Regulars and Elites by nation, Leaders by nation of the Free Peoples, Nazgûl, characters; then those
# that expansions add (`contents`). Every figure has its number; setup decides which of them are used (RK-G2).
REGULAR: Final = 0
ELITE: Final = 8
LEADER: Final = 16
NAZGUL: Final = 21
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
GOLLUM: Final = 34
"""Gollum is never on the board: a number for the Guide box only."""
# Ranks: what rules ask of a kind.
RANK_REGULAR: Final = 0
RANK_ELITE: Final = 1
RANK_LEADER: Final = 2
RANK_NAZGUL: Final = 3
RANK_COMPANION: Final = 4
RANK_MINION: Final = 5
RANK_APART: Final = 6
"""Belongs to no army, like Gollum."""
RANKS: Final = ("regular", "elite", "leader", "nazgul", "companion", "minion", "apart")


_TABLE: Final[tuple[Kind, ...]] = (
    *(Kind(f"{name}-regular", SIDES[SIDE_OF_NATION[nation]], "regular", name) for nation, name in enumerate(NATIONS)),
    *(Kind(f"{name}-elite", SIDES[SIDE_OF_NATION[nation]], "elite", name) for nation, name in enumerate(NATIONS)),
    *(Kind(f"{name}-leader", "free", "leader", name) for name in NATIONS[:FREE_NATIONS]),
    Kind("nazgul", "shadow", "nazgul"),
    Kind("gandalf-grey", "free", "companion", is_captain=True),
    Kind("strider", "free", "companion", is_captain=True),
    Kind("boromir", "free", "companion", is_captain=True),
    Kind("legolas", "free", "companion", is_captain=True),
    Kind("gimli", "free", "companion", is_captain=True),
    Kind("meriadoc", "free", "companion", is_hobbit=True),
    Kind("peregrin", "free", "companion", is_hobbit=True),
    Kind("aragorn", "free", "companion", is_captain=True),
    Kind("gandalf-white", "free", "companion"),
    Kind("saruman", "shadow", "minion", follows="saruman", stays="RK-C15"),
    Kind("witch-king", "shadow", "minion", follows="witch-king"),
    Kind("mouth-of-sauron", "shadow", "minion", follows="witch-king"),
    Kind("gollum", "free", "apart"),
    *(kind for added in CONTENTS for kind in added.figures),
)

KINDS: Final = len(_TABLE)
KIND_NAMES: Final = tuple(row.name for row in _TABLE)
SIDE_OF: Final = [FREE if row.side == "free" else SHADOW for row in _TABLE]
NATION_OF: Final = [NATION_NAMES.index(row.nation) if row.nation else NONE for row in _TABLE]
"""The nation that a unit or Leader belongs to; NONE for all others (RK-P26)."""
RANK_OF: Final = [RANKS.index(row.rank) for row in _TABLE]
FOLLOWS: Final = tuple(row.follows for row in _TABLE)
STAYS: Final = {kind: row.stays for kind, row in enumerate(_TABLE) if row.stays}
"""RK-C3: characters of Level 0 who stay where they are, with the rule."""

BITS: Final = 6
DIGIT: Final = 63
ONE: Final = tuple(1 << (BITS * kind) for kind in range(KINDS))
"""One figure of each kind."""
ALL_OF: Final = tuple(DIGIT << (BITS * kind) for kind in range(KINDS))
"""The mask of all figures of a kind."""
BELOW: Final = tuple((1 << (BITS * kind)) - 1 for kind in range(KINDS))
"""The mask of all figures of the kinds before it."""


def mask_of(kinds: list[int]) -> int:
    return sum(ALL_OF[kind] for kind in kinds)


def kinds_of_rank(*ranks: int) -> list[int]:
    return [kind for kind in range(KINDS) if RANK_OF[kind] in ranks]


def versions_of(kind: int) -> list[int]:
    return [each for each in range(KINDS) if each == kind or _TABLE[each].version_of == KIND_NAMES[kind]]


_IN_ARMIES: Final = [kind for kind in range(KINDS) if RANK_OF[kind] != RANK_APART]
SIDE: Final = tuple(mask_of([kind for kind in _IN_ARMIES if SIDE_OF[kind] == side]) for side in (FREE, SHADOW))
"""All figures of a side that may be in an army."""
REGULARS: Final = mask_of(kinds_of_rank(RANK_REGULAR))
ELITES: Final = mask_of(kinds_of_rank(RANK_ELITE))
ALL_UNITS: Final = REGULARS | ELITES
UNITS: Final = tuple(ALL_UNITS & SIDE[side] for side in (FREE, SHADOW))
LEADERS: Final = mask_of(kinds_of_rank(RANK_LEADER))
COMPANION_KINDS: Final = tuple(kinds_of_rank(RANK_COMPANION))
MINION_KINDS: Final = tuple(kinds_of_rank(RANK_MINION))
COMPANIONS: Final = mask_of(kinds_of_rank(RANK_COMPANION))
MINIONS: Final = mask_of(kinds_of_rank(RANK_MINION))
ALL_CHARACTERS: Final = COMPANIONS | MINIONS
WITCH_KINGS: Final = mask_of(versions_of(WITCH_KING))
"""RK-Z40: a text that names the Witch-king means both versions."""
NAZGUL_AND_WITCH_KING: Final = ALL_OF[NAZGUL] | WITCH_KINGS
BORN_GUIDES: Final = mask_of([kind for kind in range(KINDS) if _TABLE[kind].is_born_guide])
"""RK-Z10: always the Guide while with the Fellowship."""
HOBBITS: Final = mask_of([kind for kind in range(KINDS) if _TABLE[kind].is_hobbit])
CAPTAINS: Final = mask_of([kind for kind in range(KINDS) if _TABLE[kind].is_captain])
"""Captains of the West."""
HERALDS: Final = mask_of([kind for kind in MINION_KINDS if _TABLE[kind].lets_gandalf_return])
"""RK-Z50: the Minions after whose coming Gandalf the White may come."""
MOBILE: Final = tuple(SIDE[side] & ~mask_of(list(STAYS)) for side in (FREE, SHADOW))
"""RK-C3: all figures of a side but those who stay where they are."""
UNITS_OF_NATION: Final = tuple(
    ALL_UNITS & mask_of([kind for kind in range(KINDS) if NATION_OF[kind] == nation]) for nation in range(NATION_COUNT)
)
FIGURES_OF_NATION: Final = tuple(
    mask_of([kind for kind in range(KINDS) if NATION_OF[kind] == nation]) for nation in range(NATION_COUNT)
)
"""Units and Leaders: what politics binds (RK-P16)."""
NATIONAL: Final = sum(FIGURES_OF_NATION)
"""The units and Leaders of all nations."""


def count(force: int, kind: int) -> int:
    return force >> (BITS * kind) & DIGIT


def units(force: int) -> int:
    """How many units; see `number_of`."""
    return (force & ALL_UNITS) % DIGIT


def number_of(force: int) -> int:
    """How many figures of all kinds, if there are fewer than 63.

    The sum of the digits in base 64 is the rest by 63, as long as it is below 63. No location holds that many, but
    the Shadow owns more. So units of several locations are counted one by one.
    """
    return force % DIGIT


def units_of_side(force: int, side: int) -> int:
    """How many units of a side, even if it holds all it owns in one place: no nation owns as many as 63."""
    return sum([number_of(force & UNITS_OF_NATION[nation]) for nation in NATIONS_OF[side]])


def kinds_in(force: int) -> list[int]:
    """The kinds of which the force has at least one figure, in their order."""
    found = []
    while force > 0:
        kind = (force.bit_length() - 1) // BITS
        found.append(kind)
        force &= BELOW[kind]
    found.reverse()
    return found


def nations_in(force: int) -> list[int]:
    """The nations that have units in the force."""
    return [nation for nation in range(NATION_COUNT) if force & UNITS_OF_NATION[nation]]


def is_character(kind: int) -> bool:
    return RANK_OF[kind] == RANK_COMPANION or RANK_OF[kind] == RANK_MINION


def other(side: int) -> int:
    return 1 - side


def _cards() -> list[dict[str, Any] | None]:
    """The character cards, by kind; None for kinds without one."""
    cards = {str(card["id"]): card for card in read("characters")["characters"]}
    cards["witch-king"] = cards.pop("witch-king-black-captain")
    return [cards.get(name) for name in KIND_NAMES]


_CARDS: Final = _cards()
_WITHOUT_NUMBER: Final = ("unlimited", "X")


def _printed(field: str) -> list[int]:
    """A number on the character cards, by kind; 0 without a card (RK-C2)."""
    values = [0 if card is None else card[field] for card in _CARDS]
    return [0 if value in _WITHOUT_NUMBER else int(value) for value in values]


def _activates(card: dict[str, Any] | None) -> int:
    """RK-P8 to RK-P10: which nations a Companion can activate, as a bit mask."""
    symbol = None if card is None else card["activates"]
    return 31 if symbol == "any" else 0 if symbol is None else 1 << NATIONS.index(symbol)


_LEVELS: Final = _printed("level")
_DICE: Final = _printed("action_die_bonus")
_LEADERSHIP: Final = [
    1 if RANK_OF[kind] in (RANK_LEADER, RANK_NAZGUL) else value for kind, value in enumerate(_printed("leadership"))
]
_ACTIVATES: Final = [_activates(card) for card in _CARDS]


def level(kind: int) -> int:
    """RK-C2: the Level; the Nazgûl's sign for unlimited movement counts 0 here, for they never walk."""
    return _LEVELS[kind]


def leadership_of(kind: int) -> int:
    """RK-B15: what one figure adds to Leadership."""
    return _LEADERSHIP[kind]


def action_dice_of(kind: int) -> int:
    """RK-D7: the extra die on a character's card."""
    return _DICE[kind]


def can_activate(kind: int, nation: int) -> bool:
    """RK-P8: the symbol on a Companion's card."""
    return bool(_ACTIVATES[kind] >> nation & 1)
