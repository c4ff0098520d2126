"""The roles that seats play (RK-301, RK-401): a side alone, or one of two teammates with nations of their own."""

from __future__ import annotations

from typing import Final

from ringspiel.games.ringkrieg.pieces.figures import (
    ALL_OF,
    BALROG,
    CHIEF_OF_RINGWRAITHS,
    COMPANIONS,
    DWARVES,
    ELVES,
    FIGURES_OF_NATION,
    FREE,
    GALADRIEL,
    GONDOR,
    ISENGARD,
    MINION_KINDS,
    MOUTH_OF_SAURON,
    NATIONS_OF,
    NAZGUL,
    NORTH,
    ROHAN,
    SARUMAN,
    SAURON,
    SHADOW,
    SOUTHRONS,
    WITCH_KING,
    mask_of,
)

ROLES: Final = ("free-peoples", "shadow", "gondor", "rohan", "witch-king", "saruman")
ROLES_FOR: Final = {2: (0, 1), 3: (0, 4, 5), 4: (2, 4, 3, 5)}
"""RK-301, RK-401: the roles at a table, by number of seats; of two teammates the one who leads first."""

ROLE_NAMES_FOR: Final = {seats: tuple(ROLES[role] for role in roles) for seats, roles in ROLES_FOR.items()}

SIDE_OF_ROLE: Final = (FREE, SHADOW, FREE, FREE, SHADOW, SHADOW)
NATIONS_LED: Final = (*NATIONS_OF, (ELVES, GONDOR), (DWARVES, NORTH, ROHAN), (SAURON,), (ISENGARD, SOUTHRONS))
"""RK-401, by role."""
_CHARACTERS: Final = (
    (GALADRIEL,),
    MINION_KINDS,
    (GALADRIEL,),
    (),
    (WITCH_KING, MOUTH_OF_SAURON, CHIEF_OF_RINGWRAITHS, BALROG),
    (SARUMAN,),
)
"""RK-417, RK-432, by role: the characters that follow one player alone."""
_SHARED: Final = (COMPANIONS & ~ALL_OF[GALADRIEL], ALL_OF[NAZGUL])
"""RK-415, RK-418, by side: figures that both teammates command."""


def _own(role: int) -> int:
    return sum(FIGURES_OF_NATION[nation] for nation in NATIONS_LED[role]) + mask_of(list(_CHARACTERS[role]))


OWN: Final = tuple(_own(role) for role in range(len(ROLES)))
"""RK-401, RK-417, RK-432, by role: the figures that belong to nobody else, which count in a mixed army (RK-428)."""
LED: Final = tuple(OWN[role] | _SHARED[SIDE_OF_ROLE[role]] for role in range(len(ROLES)))
"""By role: all figures that its player may use."""
HAND_LIMIT_OF: Final = (6, 6, 4, 4, 4, 4)
"""RK-E5, RK-302, RK-406."""
