"""Parts: pieces of a state that are objects of their own, saved and restored with it."""

from __future__ import annotations

from typing import Any, ClassVar, TypedDict, final

import msgspec
import pytest

from ringspiel.kernel.errors import BrokenSave
from ringspiel.kernel.part import Part, blank
from ringspiel.kernel.save import restored_part, saved_part


class PurseShape(TypedDict):
    coins: int
    rings: list[int]


@final
class Purse(Part):
    __slots__ = tuple(PurseShape.__annotations__)
    shape: ClassVar[Any] = PurseShape

    def __init__(self, like: Purse | None = None) -> None:
        if like is None:
            blank(self, PurseShape)
            return
        self.coins: int = like.coins
        self.rings: list[int] = like.rings.copy()


class BeltShape(TypedDict):
    purses: list[Purse]
    best: Purse | None


@final
class Belt(Part):
    __slots__ = tuple(BeltShape.__annotations__)
    shape: ClassVar[Any] = BeltShape

    def __init__(self) -> None:
        blank(self, BeltShape)
        self.purses: list[Purse]
        self.best: Purse | None


def test_a_blank_part_has_the_empty_value_of_each_type() -> None:
    purse, belt = Purse(), Belt()
    assert (purse.coins, purse.rings, belt.purses, belt.best) == (0, [], [], None)


def test_a_copy_shares_nothing_that_changes() -> None:
    purse = Purse()
    copy = Purse(purse)
    copy.rings.append(1)
    assert purse.rings == [] and copy.rings == [1]


def test_parts_within_parts_are_saved_and_restored() -> None:
    belt, purse = Belt(), Purse()
    purse.coins, purse.rings = 3, [9]
    belt.purses = [purse]
    saved = msgspec.json.decode(msgspec.json.encode(belt, enc_hook=saved_part))
    assert saved == {"purses": [{"coins": 3, "rings": [9]}], "best": None}
    again = restored_part(Belt, saved)
    assert isinstance(again, Belt) and again.best is None
    assert (again.purses[0].coins, again.purses[0].rings) == (3, [9])


@pytest.mark.parametrize("broken", [{"coins": 3}, {"coins": "3", "rings": []}, {"coins": 3, "rings": [None]}, 7])
def test_what_is_no_such_part_is_refused(broken: Any) -> None:
    with pytest.raises(msgspec.ValidationError):
        restored_part(Purse, broken)


def test_nothing_may_be_added_to_a_part() -> None:
    with pytest.raises(BrokenSave, match="a Purse has no 'gems'"):
        restored_part(Purse, {"coins": 3, "rings": [], "gems": 1})


def test_only_parts_can_be_saved() -> None:
    with pytest.raises(TypeError, match="no Part"):
        saved_part(object())
