"""The roles that seats play (RK-301, RK-401): a side alone, or one of two teammates with nations of their own."""

from __future__ import annotations

from typing import Final

from ringspiel.games.ringkrieg.pieces.figures import (
    ALL_OF,
    COMPANIONS,
    DWARVES,
    ELVES,
    FIGURES_OF_NATION,
    FOLLOWS,
    FREE,
    GONDOR,
    ISENGARD,
    KINDS,
    MOBILE,
    NATIONS_OF,
    NAZGUL,
    NORTH,
    ROHAN,
    SAURON,
    SHADOW,
    SIDE,
    SIDE_OF,
    SOUTHRONS,
    mask_of,
)

ALONE: Final = ("free-peoples", "shadow")
ROLES: Final = (*ALONE, "gondor", "rohan", "witch-king", "saruman")
ROLES_FOR: Final = {2: (0, 1), 3: (0, 4, 5), 4: (2, 4, 3, 5)}
"""RK-301, RK-401: the roles at a table, by number of seats; of two teammates the one who leads first comes first."""

ROLE_NAMES_FOR: Final = {seats: tuple(ROLES[role] for role in roles) for seats, roles in ROLES_FOR.items()}

SIDE_OF_ROLE: Final[tuple[int, ...]] = (FREE, SHADOW, FREE, FREE, SHADOW, SHADOW)
NATIONS_LED: Final[tuple[tuple[int, ...], ...]] = (
    *NATIONS_OF,
    (ELVES, GONDOR),
    (DWARVES, NORTH, ROHAN),
    (SAURON,),
    (ISENGARD, SOUTHRONS),
)
"""RK-401, by role."""
_FOLLOWERS: Final = [kind for kind in range(KINDS) if FOLLOWS[kind]]
_SHARED: Final = tuple((COMPANIONS | ALL_OF[NAZGUL]) & SIDE[side] & ~mask_of(_FOLLOWERS) for side in (FREE, SHADOW))
"""RK-415, RK-418, by side: figures that both teammates command."""


def _is_obeyed(role: int, kind: int) -> bool:
    """RK-417, RK-432: by those who follow a player of this role, or one of the side if its player is alone."""
    return FOLLOWS[kind] == ROLES[role] or (ROLES[role] in ALONE and SIDE_OF[kind] == SIDE_OF_ROLE[role])


def _own(role: int) -> int:
    followers = [kind for kind in _FOLLOWERS if _is_obeyed(role, kind)]
    return sum(FIGURES_OF_NATION[nation] for nation in NATIONS_LED[role]) + mask_of(followers)


OWN: Final = tuple(_own(role) for role in range(len(ROLES)))
"""RK-401, RK-417, RK-432, by role: the figures that belong to nobody else, which count in a mixed army (RK-428)."""
LED: Final = tuple(OWN[role] | _SHARED[SIDE_OF_ROLE[role]] for role in range(len(ROLES)))
"""By role: all figures that its player may use."""
LED_ON: Final = tuple(LED[role] & MOBILE[SIDE_OF_ROLE[role]] for role in range(len(ROLES)))
"""The same without those who stay where they are (RK-C3)."""
HAND_LIMIT_OF: Final[tuple[int, ...]] = (6, 6, 4, 4, 4, 4)
"""RK-E5, RK-302, RK-406."""
