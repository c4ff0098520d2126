"""Every piece of the box has one number; the base game's come first, and setup decides which are used."""

from __future__ import annotations

import pytest

from ringspiel.games.ringkrieg.expansion import numbers
from ringspiel.games.ringkrieg.expansion.numbers import (
    BALROG,
    CATAPULT,
    CHIEF_OF_RINGWRAITHS,
    DUNLENDING,
    ENT,
    GALADRIEL,
    SHIP,
    SMEAGOL,
    TOWER,
)
from ringspiel.games.ringkrieg.pieces import deck, tiles
from ringspiel.games.ringkrieg.pieces.deck import BASE_CARDS, CARD_NUMBER, CARDS, DECK_OF, SIDE_OF_CARD
from ringspiel.games.ringkrieg.pieces.figures import (
    ALL_UNITS,
    COMPANIONS,
    FREE,
    GOLLUM,
    ISENGARD,
    KIND_NAMES,
    KINDS,
    MINIONS,
    MOBILE,
    NATION_OF,
    NAZGUL_AND_WITCH_KING,
    NONE,
    ONE,
    RANK_OF,
    RANK_REGULAR,
    SHADOW,
    SIDE,
    SIDE_OF,
    UNITS_OF_NATION,
    is_character,
    kinds_in,
    leadership_of,
    level,
)
from ringspiel.games.ringkrieg.pieces.files import read
from ringspiel.games.ringkrieg.words import force_json


@pytest.mark.rule("RK-Z2", "RK-E1")
def test_all_cards_are_numbered_the_base_game_first() -> None:
    assert len(CARDS) == len(set(CARDS)) == 96 + 14 + 1
    assert list(BASE_CARDS) == list(range(96)) and all(not CARDS[card].endswith("E") for card in BASE_CARDS)
    assert all(CARDS[card].endswith("E") for card in range(96, 110))
    assert DECK_OF[110] == NONE and SIDE_OF_CARD[110] == SHADOW
    swaps = read("setup")["expansion"]["card_swaps"]
    for old, new in swaps.items():
        assert DECK_OF[CARD_NUMBER[old]] == DECK_OF[CARD_NUMBER[new]], "each replaces a card of the same deck"


@pytest.mark.rule("RK-Z2", "RK-Z4")
def test_all_tiles_are_numbered_the_base_game_first() -> None:
    assert len(tiles.TILES) == 26 and numbers.SMEAGOL_TILES == 3 << 24
    assert not numbers.SMEAGOL_TILES & (tiles.STANDARD | tiles.FREE_SPECIAL | tiles.SHADOW_SPECIAL)


@pytest.mark.rule("RK-Z2", "RK-G3")
def test_all_figures_are_numbered_the_base_game_first() -> None:
    assert len(KIND_NAMES) == len(set(KIND_NAMES)) == KINDS
    assert (GOLLUM, GALADRIEL, CATAPULT) == (34, 35, KINDS - 1)
    assert len([kind for kind in range(KINDS) if is_character(kind)]) == 17 - 1, "all characters but Gollum"


@pytest.mark.rule("RK-Z62", "RK-Z70", "RK-Z89")
def test_dunlendings_are_regulars_of_isengard_and_ships_ents_and_engines_in_no_army() -> None:
    assert RANK_OF[DUNLENDING] == RANK_REGULAR and NATION_OF[DUNLENDING] == ISENGARD
    assert UNITS_OF_NATION[ISENGARD] & ONE[DUNLENDING] and SIDE[SHADOW] & ONE[DUNLENDING]
    for kind in (SHIP, ENT, TOWER, CATAPULT, GOLLUM):
        assert not (SIDE[FREE] | SIDE[SHADOW] | ALL_UNITS) & ONE[kind]


@pytest.mark.rule("RK-Z29", "RK-Z30", "RK-Z40", "RK-Z45", "RK-Z56")
def test_the_characters_of_the_expansion_have_side_and_rank() -> None:
    assert COMPANIONS & ONE[GALADRIEL] and COMPANIONS & ONE[SMEAGOL] and SIDE_OF[GALADRIEL] == FREE
    assert MINIONS & ONE[BALROG] and NAZGUL_AND_WITCH_KING & ONE[CHIEF_OF_RINGWRAITHS]
    assert not MOBILE[FREE] & ONE[GALADRIEL] and not MOBILE[SHADOW] & ONE[BALROG]
    assert [leadership_of(kind) for kind in (GALADRIEL, CHIEF_OF_RINGWRAITHS, BALROG, DUNLENDING)] == [2, 2, 3, 0]
    assert [level(kind) for kind in (GALADRIEL, BALROG)] == [0, 0]


def test_a_force_holds_every_kind() -> None:
    everybody = sum(ONE)
    assert kinds_in(everybody) == list(range(KINDS))


def test_the_number_of_cards_fits_the_data() -> None:
    counts = read("events")["counts"]
    assert counts["base"] + counts["expansion"] + counts["special"] == deck.CARD_COUNT


def test_changing_what_is_shown_of_a_force_changes_nothing_for_others() -> None:
    """How a force is counted is kept, and every view shows it."""
    force = 2 * ONE[CATAPULT] + ONE[ENT]
    force_json(force).clear()
    assert force_json(force) == {KIND_NAMES[ENT]: 1, KIND_NAMES[CATAPULT]: 2}
