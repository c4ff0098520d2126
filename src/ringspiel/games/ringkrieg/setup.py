"""The setup (RK-S1 to RK-S19)."""

from __future__ import annotations

from typing import Any, Final

from ringspiel.games.ringkrieg.pieces.board import LOCATIONS, NUMBER, START
from ringspiel.games.ringkrieg.pieces.deck import BASE_CARDS, DECK_OF, DECKS
from ringspiel.games.ringkrieg.pieces.figures import (
    ARAGORN,
    ELITE,
    FREE,
    FREE_NATIONS,
    GANDALF_GREY,
    GANDALF_WHITE,
    KIND_NAMES,
    LEADER,
    MOUTH_OF_SAURON,
    NATIONS,
    NAZGUL,
    NONE,
    ONE,
    REGULAR,
    SARUMAN,
    SHADOW,
    WITCH_KING,
)
from ringspiel.games.ringkrieg.pieces.files import read
from ringspiel.games.ringkrieg.pieces.tiles import STANDARD
from ringspiel.games.ringkrieg.state import RingkriegState
from ringspiel.games.ringkrieg.teams.deciders import seats_of
from ringspiel.games.ringkrieg.teams.roles import ROLES_FOR
from ringspiel.games.ringkrieg.teams.state import fresh_teams
from ringspiel.games.ringkrieg.telling.report import tell
from ringspiel.games.ringkrieg.turn.dice import FACES, FIRST_POOL
from ringspiel.kernel.chance import Generator

_data: Final = read("setup")


MOST_HANDICAP: Final = 5


def give_handicap(s: RingkriegState, options: dict[str, Any]) -> None:
    """RK-S20, RK-S21: corruption for stronger Free Peoples, progress for weaker ones."""
    s.corruption, s.progress = options.get("corruption", 0), options.get("progress", 0)


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
    return figures + sum(ONE[kind] for kind in (ARAGORN, GANDALF_WHITE, SARUMAN, WITCH_KING, MOUTH_OF_SAURON))


ARMIES: Final = _armies()
RESERVE: Final = _reserve()
FELLOWSHIP: Final = sum(ONE[KIND_NAMES.index(name)] for name in _data["fellowship"]["companions"])
POLITICAL: Final = [int(row["political_steps_from_war"]) for row in _data["nations"]]
ACTIVE: Final = sum(1 << nation for nation, row in enumerate(_data["nations"]) if row["active"])
ALL_FIGURES: Final = sum(ARMIES) + RESERVE + FELLOWSHIP
"""RK-G6: every figure of the game, as one force."""


def fresh(seats: int, generator: Generator) -> RingkriegState:
    """RK-S3 to RK-S16, RK-S18: the table before the decks are shuffled."""
    s = RingkriegState(seats, generator)
    s.leading, s.actors = [0, 0], [0, 0]
    seat_players(s, list(ROLES_FOR[seats]))
    set_up_board(s)
    set_up_sides(s)
    s.face = s.use = s.tile = s.event = s.target = s.shown_hand = NONE
    return s


def seat_players(s: RingkriegState, roles: list[int]) -> None:
    """RK-S1, RK-S17, RK-401: roles, empty hands."""
    give_markers(s, roles)
    s.hands, s.face_down = [[] for _ in roles], [[] for _ in roles]
    s.teams = fresh_teams(s.seats)


def give_markers(s: RingkriegState, roles: list[int]) -> None:
    """RK-401, RK-403, RK-410: who plays what, and who has the leading markers first."""
    s.roles = roles
    for side in (FREE, SHADOW):
        first, *others = sorted(seats_of(s, side), key=lambda seat: ROLES_FOR[s.seats].index(roles[seat]))
        s.leading[side], s.actors[side] = first, others[0] if others else first


def draw_roles(s: RingkriegState) -> None:
    """RK-S1, RK-401: by lot."""
    roles = list(ROLES_FOR[s.seats])
    s.shuffle(roles)
    give_markers(s, roles)
    if s.log is not None:
        for seat, role in enumerate(roles):
            tell(s, "role", "RK-401", seat=seat, role=role)


def set_up_board(s: RingkriegState) -> None:
    """RK-S3 to RK-S6, RK-S9, RK-S11 to RK-S15: armies, Fellowship, political track, Hunt pool."""
    s.at = ARMIES.copy()
    s.reserve = RESERVE
    s.political = POLITICAL.copy()
    s.active_nations = ACTIVE
    s.fellowship = FELLOWSHIP
    s.guide = GANDALF_GREY
    s.figure = START
    s.mordor = NONE
    s.tiles = STANDARD


def set_up_sides(s: RingkriegState) -> None:
    """RK-S7, RK-S10: decks, dice and Elven Rings of both sides."""
    s.decks = [[card for card in BASE_CARDS if DECK_OF[card] == deck] for deck in range(len(DECKS))]
    s.dice = [[0] * FACES, [0] * FACES]
    s.spent, s.hunt_box = [0, 0], [0, 0]
    s.pool = list(FIRST_POOL)
    s.rings = [3, 0]


def shuffle_decks(s: RingkriegState) -> None:
    """RK-S17: each of the four decks on its own."""
    for deck in s.decks:
        s.shuffle(deck)


STEPS: Final = (draw_roles, shuffle_decks)
