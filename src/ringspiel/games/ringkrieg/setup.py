"""The setup (RK-S1 to RK-S19)."""

from __future__ import annotations

from typing import Any, Final

from ringspiel.games.ringkrieg.board import LOCATIONS, NUMBER
from ringspiel.games.ringkrieg.deck import CARD_COUNT, DECK_OF, DECKS
from ringspiel.games.ringkrieg.dice import FACES, FIRST_POOL
from ringspiel.games.ringkrieg.figures import (
    ARAGORN,
    CHARACTERS,
    ELITE,
    FIRST_CHARACTER,
    FREE_NATIONS,
    GANDALF_WHITE,
    LEADER,
    MINION_KINDS,
    NATIONS,
    NAZGUL,
    ONE,
    REGULAR,
)
from ringspiel.games.ringkrieg.source import read
from ringspiel.games.ringkrieg.state import RingkriegState
from ringspiel.table.chance import Generator

_data: Final = read("setup")


def force_from(nation: int, row: dict[str, Any]) -> int:
    """The figures of a row of the setup tables."""
    force = int(row["regular"]) * ONE[REGULAR + nation] + int(row["elite"]) * ONE[ELITE + nation]
    force += int(row["nazgul"]) * ONE[NAZGUL]
    return force + (int(row["leader"]) * ONE[LEADER + nation] if nation < FREE_NATIONS else 0)


def _armies() -> list[int]:
    """RK-S14, RK-S15: the starting armies."""
    at = [0] * LOCATIONS
    for row in _data["nations"]:
        nation = NATIONS.index(row["id"])
        for army in row["armies"]:
            at[NUMBER[army["region"]]] += force_from(nation, army)
    return at


def _reserve() -> int:
    """RK-S5, RK-S8, RK-S13: reinforcements and the characters set aside."""
    figures = sum(force_from(NATIONS.index(row["id"]), row["reinforcements"]) for row in _data["nations"])
    return figures + sum(ONE[kind] for kind in (ARAGORN, GANDALF_WHITE, *MINION_KINDS))


ARMIES: Final = _armies()
RESERVE: Final = _reserve()
FELLOWSHIP: Final = sum(ONE[FIRST_CHARACTER + CHARACTERS.index(name)] for name in _data["fellowship"]["companions"])
POLITICAL: Final = [int(row["political_steps_from_war"]) for row in _data["nations"]]
ACTIVE: Final = sum(1 << nation for nation, row in enumerate(_data["nations"]) if row["active"])
ALL_FIGURES: Final = sum(ARMIES) + RESERVE + FELLOWSHIP
"""RK-G6: every figure of the game, as one force."""


def fresh(generator: Generator) -> RingkriegState:
    """RK-S3 to RK-S16, RK-S18: the table before the decks are shuffled."""
    decks = [[card for card in range(CARD_COUNT) if DECK_OF[card] == deck] for deck in range(len(DECKS))]
    s = RingkriegState(
        generator,
        ARMIES.copy(),
        POLITICAL.copy(),
        [[0] * FACES, [0] * FACES],
        [[0, 0], list(FIRST_POOL), [0, 0], [3, 0]],
        decks,
        [[], []],
        [[], []],
        [[], []],
        [[], []],
    )
    s.reserve = RESERVE
    s.fellowship = FELLOWSHIP
    s.active_nations = ACTIVE
    return s


def shuffle_decks(s: RingkriegState) -> None:
    """RK-S17: each of the four decks on its own."""
    for deck in s.decks:
        s.shuffle(deck)
