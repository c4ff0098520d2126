"""A second referee: every legal answer of whole games is worked out again from the words of the catalogue.

It sees the board only as it is shown to players and shares no rule with the engine.
"""

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

import ringspiel
from tests.games.gran.quest import asked, board, standard_board, state

DRAWN = standard_board()
KIND: dict[str, str] = {point["id"]: point["kind"] for point in DRAWN["points"]}
REALM = {point["id"]: point["realm"] for point in DRAWN["points"]}
LINES: dict[str, set[str]] = {
    id: {end for line in DRAWN["lines"] for end in line if id in line and end != id} for id in KIND
}


class Referee:
    """What the player who is asked sees."""

    def __init__(self, table: ringspiel.Table) -> None:
        shown = board(table)
        me: dict[str, Any] = shown["knights"][table.seat]
        self.here: str = me["point"] or DRAWN["start"]
        self.bearer: bool = me["ring"]
        self.amulets: int = me["amulets"]
        points = [knight["point"] for knight in shown["knights"] if knight is not me]
        self.others = set(points) - {None}
        self.waiting = None in points
        self.stones = set(shown["stones"])
        self.taken = self.stones | self.others | {me["point"], shown["ring"]}

    def may_stop(self, point: str) -> bool:
        """GR-12, GR-21, GR-22, GR-50, GR-54."""
        if point not in self.others:
            return point not in self.stones and (KIND[point] != "dragon" or self.amulets > 0)
        needed = 2 if KIND[point] == "dragon" else 1
        room = set(KIND) - self.stones - self.others
        return KIND[point] != "city" and self.amulets >= needed and any(KIND[place] == "white" for place in room)

    def may_pass(self, point: str, winner: bool) -> bool:
        """GR-14, GR-31, GR-41, GR-62."""
        if self.bearer:
            return KIND[point] != "city"
        return winner or (KIND[point] != "dragon" and point not in self.stones | self.others)

    def ends(self, origin: str, middle: str) -> set[str]:
        """GR-10, GR-11: where a second step may lead, or stopping where the first one led."""
        return {point for point in LINES[middle] | {middle} if point != origin and self.may_stop(point)}

    def first_steps(self, winner: bool) -> set[str]:
        """GR-18."""
        on = {p for p in LINES[self.here] if self.may_pass(p, winner) and self.ends(self.here, p)}
        return on | {point for point in LINES[self.here] if self.may_stop(point)}

    def places(self, *kinds: str) -> set[str]:
        return {point for point in KIND if KIND[point] in kinds} - self.taken

    def places_for_ring(self) -> set[str]:
        """GR-32."""
        start = {DRAWN["start"]} if self.waiting else set()
        return {point for point in self.places("black", "ball") if REALM[point] != REALM[self.here]} - start

    def places_for_stone(self, moved: str = "") -> Iterator[str]:
        """GR-70 to GR-72."""
        rest = self.stones - {moved}
        return (point for point in self.places("black", "white") if is_whole(rest | {point}))


def is_whole(stones: set[str]) -> bool:
    """GR-72."""
    free = set(KIND) - stones
    return hangs_together(free) and hangs_together({point for point in free if KIND[point] != "dragon"})


def hangs_together(points: set[str]) -> bool:
    reached, new = set[str](), {min(points)}
    while new:
        reached |= new
        new = {other for point in new for other in LINES[point] & points} - reached
    return reached == points


def expected(table: ringspiel.Table) -> set[str]:
    """The points that answer the open question."""
    referee, ids = Referee(table), state(table).board.ids
    question: Any = table.question
    match asked(table):
        case "first-step":
            return referee.first_steps(winner=False)
        case "further-move":
            return referee.first_steps(winner=True) | {referee.here}
        case "second-step":
            return referee.ends(ids[question.origin], referee.here)
        case "banish":
            return referee.places("white")
        case "put-ring":
            return referee.places_for_ring()
        case "place-stone":
            return set(referee.places_for_stone())
        case "choose-stone":
            return {stone for stone in referee.stones if any(referee.places_for_stone(stone))}
        case _:
            return set(referee.places_for_stone(ids[question.stone]))


def second_step_is_due(table: ringspiel.Table, answer: int) -> bool:
    """Whether an answer is a first step after which there is a choice of ends."""
    referee, point = Referee(table), state(table).board.ids[answer]
    if asked(table) not in ("first-step", "further-move") or point == referee.here:
        return False
    passing = referee.may_pass(point, winner=asked(table) == "further-move")
    return passing and len(referee.ends(referee.here, point)) > 1


@pytest.mark.rule("GR-10", "GR-14", "GR-18", "GR-31", "GR-32", "GR-41", "GR-50", "GR-70", "GR-71", "GR-72")
def test_a_second_referee_finds_the_same_answers() -> None:
    kinds = {kind for seats in (3, 4, 5, 6) for kind in refereed(seats, decisions=400)}
    assert len(kinds) == 8, "every kind of question came up"


def refereed(seats: int, decisions: int) -> Iterator[str]:
    """The kinds of questions in a game of bold players, each compared with the referee's answers."""
    random = Random(seats)
    table = ringspiel.new("gran", seats, seed=seats, options={"seals": 4})
    for _ in range(decisions):
        answers, ids = table.answers(), state(table).board.ids
        assert {ids[answer] for answer in answers} == expected(table), asked(table)
        yield asked(table)
        bold = [answer for answer in answers if KIND[ids[answer]] == "dragon" or ids[answer] in Referee(table).others]
        answer = random.choice(bold if bold and random.random() < 0.4 else answers)
        seat, due = table.seat, second_step_is_due(table, answer)
        table.answer(answer)
        assert (table.seat == seat and asked(table) == "second-step") == due
