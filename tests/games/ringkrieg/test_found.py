"""What is kept of a board until figures move is what a fresh look finds."""

from collections.abc import Iterator
from random import Random

import pytest

from ringspiel import game_of
from ringspiel.games.ringkrieg.armies.routes import able, can_march, marches, within_one_move
from ringspiel.games.ringkrieg.armies.stacking import crowded_places, limit_of
from ringspiel.games.ringkrieg.cards.triggers import RAIDS
from ringspiel.games.ringkrieg.combat.attacking import attacked_from, attacks, in_reach
from ringspiel.games.ringkrieg.pieces.board import AROUND
from ringspiel.games.ringkrieg.pieces.figures import (
    ALL_OF,
    ALL_UNITS,
    COMPANIONS,
    FREE,
    NAZGUL_AND_WITCH_KING,
    SHADOW,
    UNITS,
    number_of,
    units,
)
from ringspiel.games.ringkrieg.politics.track import at_peace
from ringspiel.games.ringkrieg.state import RingkriegState
from ringspiel.games.ringkrieg.teams.deciders import units_led
from ringspiel.games.ringkrieg.telling.pairs import pair
from ringspiel.kernel.chance import Generator, key_of

MASKS = (*UNITS, ALL_UNITS, COMPANIONS, NAZGUL_AND_WITCH_KING, *ALL_OF)
ANSWERS = 1_200
each_table = pytest.mark.parametrize(("seats", "expansion"), [(2, False), (3, False), (4, True)])


def positions(seats: int, expansion: bool) -> Iterator[RingkriegState]:
    """Every sixth position of a random game, which looks at the board between them too."""
    game, random = game_of("ringkrieg"), Random(seats)
    s = game.start(seats, game.check_options({"expansion": expansion}, seats), Generator(key_of(seats)))
    s.run()
    for number in range(ANSWERS):
        if s.outcome is None:
            if number % 6 == 0:
                yield s
            s.answer(random.choice(s.legal))


def stands(s: RingkriegState, mask: int) -> list[int]:
    return [place for place, force in enumerate(s.at) if force & mask]


@each_table
def test_what_is_kept_of_a_board_is_what_stands_there(seats: int, expansion: bool) -> None:
    for s in positions(seats, expansion):
        for mask in MASKS:
            assert s.places(mask) == stands(s, mask)
        for side in (FREE, SHADOW):
            assert s.look().units[side] == [number_of(force & UNITS[side]) for force in s.at]
        assert crowded_places(s) == [place for place, force in enumerate(s.at) if units(force) > limit_of(place)]


@each_table
def test_armies_near_an_enemy_are_found_anew_when_units_come_or_go(seats: int, expansion: bool) -> None:
    for s in positions(seats, expansion):
        if s.table & RAIDS.cards:
            continue
        for side in (FREE, SHADOW):
            enemies = stands(s, UNITS[1 - side])
            armies = stands(s, units_led(s, side))
            assert in_reach(s, side) == [place for place in armies if any(place in AROUND[enemy] for enemy in enemies)]


@each_table
def test_attacks_are_those_that_each_army_of_the_side_can_make(seats: int, expansion: bool) -> None:
    for s in positions(seats, expansion):
        bound = at_peace(s)
        for side in (FREE, SHADOW):
            found = []
            for origin in stands(s, UNITS[side]):
                found += [pair(origin, target) for target in attacked_from(s, side, origin, bound, 0, 0)]
            assert attacks(s, side, 0, 0) == found


@each_table
@pytest.mark.parametrize(("led", "left"), [(0, 2), (1, 1)])
def test_marches_are_the_moves_that_can_be_made_one_by_one(seats: int, expansion: bool, led: int, left: int) -> None:
    for s in positions(seats, expansion):
        s.moved.clear()
        for side in (FREE, SHADOW):
            found = []
            for origin in stands(s, UNITS[side]):
                fresh = able(s, origin, side, led)
                ways = within_one_move(s, origin, side) if fresh else []
                found += [pair(origin, to) for to in ways if can_march(s, fresh, origin, to, side, led, left)]
            assert marches(s, side, led, left) == found
