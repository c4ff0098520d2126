"""Magic stone and sword in the stone (GR-70, GR-71): obstacle stones come and go. `walls` says what stays open."""

from __future__ import annotations

from typing import ClassVar, final

from ringspiel.games.gran.board import BALL
from ringspiel.games.gran.components import STONES
from ringspiel.games.gran.graph import points_in
from ringspiel.games.gran.state import NOWHERE, GranState
from ringspiel.games.gran.walls import closed_to_stones
from ringspiel.games.gran.words import PointQuestion, point_text, tell
from ringspiel.kernel.question import Choice
from ringspiel.kernel.text import Text, seat_name, text


def supply(s: GranState) -> int:
    return STONES - s.stones.bit_count()


def free_points(s: GranState) -> int:
    """GR-70: the black and white points without knight, stone and ring."""
    free = s.board.stone_points & ~s.stones & ~s.knights()
    return free if s.ring == NOWHERE else free & ~(1 << s.ring)


def places_for_stone(s: GranState, stones: int) -> int:
    """GR-72, GR-73: the free points where one more stone beside `stones` closes nothing that must stay open."""
    return free_points(s) & ~closed_to_stones(s, stones)


def stones_to_move(s: GranState) -> list[int]:
    """GR-71: the stones that have another legal place."""
    stones = points_in(s.stones)
    if s.literal:
        return [stone for stone in stones if places_for_stone(s, s.stones & ~(1 << stone))]
    places = places_for_stone(s, s.stones)
    return [stone for stone in stones if can_be_moved(s, stone, places)]


def can_be_moved(s: GranState, stone: int, places: int) -> bool:
    """GR-72: whether a stone has another legal place; one that leaves a walled-in hole behind never has.

    `places` are those for one more stone beside it.
    """
    board = s.board
    beside = board.near[stone] & ~s.stones & ~board.dragons
    if not beside:
        return False
    if places & ~beside or (places and beside & (beside - 1)):  # its hole has another cause
        return True
    return bool(places_for_stone(s, s.stones & ~(1 << stone)))


def use_magic_stone(s: GranState, seat: int) -> None:
    """GR-70: one stone from the supply must come into play, if there is one and a place for it."""
    if supply(s) and places_for_stone(s, s.stones):
        s.ask(PlaceStone(seat))
    elif s.log is not None:
        tell(s, "no-stone-placed", "GR-70", seat=seat)


def use_sword(s: GranState, seat: int) -> None:
    """GR-71: one stone on the board must move, if one can."""
    stones = stones_to_move(s)
    if stones:
        s.ask(ChooseStone(seat), stones)
    elif s.log is not None:
        tell(s, "no-stone-moved", "GR-71", seat=seat)


def place_forbidden_by(s: GranState, point: int, stones: int) -> str:
    """The rule that keeps a stone off a point; empty if none does."""
    if s.board.kind[point] == BALL:
        return "GR-16"
    if not free_points(s) >> point & 1:
        return "GR-70"
    if not closed_to_stones(s, stones) >> point & 1:
        return ""
    return "GR-73" if s.literal else "GR-72"


@final
class PlaceStone(PointQuestion):
    """GR-70: where the new stone goes."""

    __slots__ = ()
    kind: ClassVar[str] = "place-stone"
    rule: ClassVar[str] = "GR-70"

    def answers(self, s: GranState) -> list[int]:
        return points_in(places_for_stone(s, s.stones))

    def take(self, s: GranState, answer: int) -> None:
        s.stones |= 1 << answer
        if s.log is not None:
            tell(s, "stone-placed", self.rule, seat=self.seat, point=answer)

    def describe(self, s: GranState, answer: int) -> Choice:
        return self.choice(s, answer, text("gran-place-stone", point=point_text(s.board, answer)))

    def prompt(self, s: GranState) -> Text:
        return text("gran-ask-place-stone", seat=seat_name(self.seat), left=supply(s))

    def forbidden_by(self, s: GranState, point: int) -> str:
        return place_forbidden_by(s, point, s.stones)


@final
class ChooseStone(PointQuestion):
    """GR-71: which stone is moved."""

    __slots__ = ()
    kind: ClassVar[str] = "choose-stone"
    rule: ClassVar[str] = "GR-71"

    def answers(self, s: GranState) -> list[int]:
        return stones_to_move(s)

    def take(self, s: GranState, answer: int) -> None:
        s.ask(MoveStone(self.seat, answer))

    def describe(self, s: GranState, answer: int) -> Choice:
        return self.choice(s, answer, text("gran-choose-stone", point=point_text(s.board, answer)))

    def prompt(self, s: GranState) -> Text:
        return text("gran-ask-choose-stone", seat=seat_name(self.seat))

    def forbidden_by(self, s: GranState, point: int) -> str:
        return "" if point in stones_to_move(s) else "GR-71"


@final
class MoveStone(PointQuestion):
    """GR-71: where the chosen stone goes; its old point counts as free of it."""

    __slots__ = ("stone",)
    kind: ClassVar[str] = "move-stone"
    rule: ClassVar[str] = "GR-71"
    parameters: ClassVar[tuple[str, ...]] = ("seat", "stone")

    def __init__(self, seat: int, stone: int) -> None:
        super().__init__(seat)
        self.stone = stone

    def rest(self, s: GranState) -> int:
        return s.stones & ~(1 << self.stone)

    def answers(self, s: GranState) -> list[int]:
        return points_in(places_for_stone(s, self.rest(s)))

    def take(self, s: GranState, answer: int) -> None:
        s.stones = self.rest(s) | 1 << answer
        if s.log is not None:
            tell(s, "stone-moved", self.rule, seat=self.seat, origin=self.stone, point=answer)

    def describe(self, s: GranState, answer: int) -> Choice:
        return self.choice(s, answer, text("gran-place-stone", point=point_text(s.board, answer)))

    def prompt(self, s: GranState) -> Text:
        return text("gran-ask-move-stone", seat=seat_name(self.seat), point=point_text(s.board, self.stone))

    def forbidden_by(self, s: GranState, point: int) -> str:
        if point == self.stone:
            return "GR-71"
        return place_forbidden_by(s, point, self.rest(s))
