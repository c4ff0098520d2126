"""All characters, base game and expansion, written out by hand: a row that moves or is lost changes nothing unseen."""

from __future__ import annotations

import pytest

from ringspiel.games.ringkrieg import game
from ringspiel.games.ringkrieg.pieces.figures import (
    ALL_CHARACTERS,
    ALL_OF,
    CAPTAINS,
    HOBBITS,
    KIND_NAMES,
    MOBILE,
    NATIONS,
    NONE,
    ONE,
    SIDE_OF,
    STAYS,
    WITCH_KINGS,
    action_dice_of,
    can_activate,
    kinds_in,
    leadership_of,
    level,
)
from ringspiel.games.ringkrieg.politics.entry import ENTRIES
from ringspiel.games.ringkrieg.teams.roles import LED, OWN, ROLES
from ringspiel.games.ringkrieg.turn.dice import ARMY_MUSTER, EXTRA_DICE, MUSTER, WILL
from ringspiel.games.ringkrieg.words import FACE_NAMES

ALL = "dwarves elves gondor north rohan"
FREE_PLAYERS = "free-peoples gondor rohan"
NUMBERS = {
    "gandalf-grey": (3, 1, 0, ALL),
    "strider": (3, 1, 0, "north"),
    "boromir": (2, 1, 0, "gondor"),
    "legolas": (2, 1, 0, "elves"),
    "gimli": (2, 1, 0, "dwarves"),
    "meriadoc": (1, 1, 0, ALL),
    "peregrin": (1, 1, 0, ALL),
    "aragorn": (3, 2, 1, ALL),
    "gandalf-white": (3, 1, 1, ALL),
    "saruman": (0, 1, 1, ""),
    "witch-king": (0, 2, 1, ""),
    "mouth-of-sauron": (3, 2, 1, ""),
    "galadriel": (0, 2, 1, ""),
    "smeagol": (0, 0, 0, ""),
    "witch-king-chief": (0, 2, 1, ""),
    "balrog": (0, 3, 1, ""),
}
"""Level, Leadership, dice, and the nations that a Companion can activate."""
FOLLOW = {
    "saruman": "shadow saruman",
    "witch-king": "shadow witch-king",
    "mouth-of-sauron": "shadow witch-king",
    "galadriel": "free-peoples gondor",
    "witch-king-chief": "shadow witch-king",
    "balrog": "shadow witch-king",
}
"""RK-417, RK-432: those who follow one player alone."""
ENTRY = {
    "saruman": ("muster army-muster", "", ""),
    "witch-king": ("muster army-muster", "", ""),
    "mouth-of-sauron": ("muster army-muster", "", ""),
    "aragorn": ("will", "strider", ""),
    "gandalf-white": ("will", "gandalf-grey", ""),
    "galadriel": ("muster army-muster will", "", "elves"),
    "witch-king-chief": ("muster army-muster will", "", ""),
    "balrog": ("muster army-muster will", "", ""),
}
"""By which faces they come, whom they replace, and for which nation it is an action; in the order of the answers."""


def names(force: int) -> str:
    return " ".join(KIND_NAMES[kind] for kind in kinds_in(force))


def roles(of: list[int] | tuple[int, ...], kind: int) -> str:
    return " ".join(role for role, force in zip(ROLES, of, strict=True) if force & ALL_OF[kind])


def test_what_is_printed_on_their_cards() -> None:
    found = {}
    for kind in kinds_in(ALL_CHARACTERS):
        nations = " ".join(NATIONS[nation] for nation in range(5) if can_activate(kind, nation))
        found[KIND_NAMES[kind]] = (level(kind), leadership_of(kind), action_dice_of(kind), nations)
    assert found == NUMBERS


@pytest.mark.rule("RK-417", "RK-432")
def test_whom_they_follow() -> None:
    for kind in kinds_in(ALL_CHARACTERS):
        name = KIND_NAMES[kind]
        assert roles(OWN, kind) == FOLLOW.get(name, ""), name
        assert roles(LED, kind) == FOLLOW.get(name, FREE_PLAYERS), name


def test_how_they_come_and_who_brings_a_die() -> None:
    found = {}
    for kind, row in ENTRIES.items():
        nation = "" if row.nation == NONE else NATIONS[row.nation]
        replaced = "" if row.replaces == NONE else KIND_NAMES[row.replaces]
        found[KIND_NAMES[kind]] = (" ".join(FACE_NAMES[face] for face in row.faces), replaced, nation)
    assert list(found.items()) == list(ENTRY.items())
    assert set(EXTRA_DICE) == set(ENTRIES)
    assert tuple(map(FACE_NAMES.index, ("muster", "army-muster", "will"))) == (MUSTER, ARMY_MUSTER, WILL)


def test_who_stays_who_leads_and_who_is_one_figure_with_whom() -> None:
    assert {KIND_NAMES[kind]: rule for kind, rule in STAYS.items()} == {
        "saruman": "RK-C15",
        "galadriel": "RK-Z30",
        "balrog": "RK-Z55",
    }
    fixed = [kind for kind in kinds_in(ALL_CHARACTERS) if not MOBILE[SIDE_OF[kind]] & ONE[kind]]
    assert [KIND_NAMES[kind] for kind in fixed] == ["saruman", "galadriel", "balrog"]
    assert names(CAPTAINS) == "gandalf-grey strider boromir legolas gimli aragorn"
    assert names(HOBBITS) == "meriadoc peregrin"
    assert names(WITCH_KINGS) == "witch-king witch-king-chief"
    assert game.GAME.id == "ringkrieg", "whose import puts all rows together"
