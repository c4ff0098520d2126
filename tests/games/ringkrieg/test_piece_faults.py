"""The invariants of the expansion (INV-9) are found broken."""

from __future__ import annotations

from typing import Any

import pytest

from ringspiel.games.ringkrieg.expansion.faults import piece_faults, settled_faults
from ringspiel.games.ringkrieg.state import RingkriegState
from tests.games.ringkrieg.expanded import expanded


def all_factions(*armies: str, **fields: Any) -> RingkriegState:
    return expanded(*armies, factions="dunlendings corsairs ents", **fields)


def test_a_good_position_has_no_faults() -> None:
    s = all_factions(
        "umbar: ship 2, southrons 1 regular",
        "fangorn: ent 2",
        "helms-deep: isengard 2 regular, dunlending 2, tower 2, catapult 2",
        "inside helms-deep: rohan 1 regular",
        tallies=1,
    )
    assert piece_faults(s) == [] == settled_faults(s)


@pytest.mark.parametrize(
    "army",
    [
        "edoras: ship 1",
        "helms-deep: tower 3",
        "edoras: catapult 1",
        "inside helms-deep: catapult 1",
        "inside helms-deep: ship 1",
        "inside helms-deep: ent 1",
    ],
)
def test_pieces_have_their_places(army: str) -> None:
    assert len(piece_faults(all_factions(army))) == 1


@pytest.mark.parametrize("army", ["umbar: ship 1", "fangorn: ent 1", "edoras: dunlending 1"])
def test_figures_of_a_faction_come_with_it(army: str) -> None:
    assert len(piece_faults(expanded(army))) == 1 and piece_faults(all_factions(army)) == []


def test_there_are_three_cards_for_the_ents() -> None:
    assert piece_faults(all_factions(tallies=4)) and piece_faults(expanded(tallies=1))


@pytest.mark.parametrize(
    ("army", "captured"), [("helms-deep: tower 1", ""), ("helms-deep: catapult 1", "helms-deep"), ("edoras: ent 1", "")]
)
def test_between_actions_everything_is_settled(army: str, captured: str) -> None:
    assert len(settled_faults(all_factions(army, captured=captured))) == 1
