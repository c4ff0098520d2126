"""Die Gefährten as the kernel sees it: options, start, view, invariants.

Board elements that choices name as targets: `card:green-3` a kind of card in the own hand, `cell:3,-1` a place on the
table (columns to the right of Bag End's left card, rows below it), `spot:3,-2` the left cell of the next location,
`ring:bree` a ring token of one's own, `take-back` the power of the Lothlórien ring, `end` the end of the turn.
A placement is the pair of a card and a cell.
"""

from __future__ import annotations

from typing import Any, ClassVar, final

from ringspiel.games.gefaehrten import ending, faults, heuristics, locations, placing, rings, scoring, turns, views
from ringspiel.games.gefaehrten.components import COLOURS
from ringspiel.games.gefaehrten.state import NOTHING, GefaehrtenState, Shape, fresh
from ringspiel.table.chance import Generator
from ringspiel.table.game import Game
from ringspiel.table.options import Flag, Option, PerSeat, SeatOrChance
from ringspiel.table.question import Question
from ringspiel.table.state import StepFunction


@final
class Colours(PerSeat):
    """GF-7: the colours of the seats. With two, each colour brings its partner along (GF-5)."""

    def check(self, value: Any, seats: int) -> list[str]:
        if value is None and seats == 2:
            return [COLOURS[0], COLOURS[2]]
        chosen = super().check(value, seats)
        if seats == 2 and pair_of(chosen[0]) == pair_of(chosen[1]):
            raise self.refuse(value, "with two players green or yellow for one and red or blue for the other")
        return chosen

    def samples(self, seats: int) -> list[Any]:
        return [None, ["blue", "green"]] if seats == 2 else super().samples(seats)


def pair_of(colour: str) -> int:
    """GF-5: green goes with yellow, red with blue."""
    return COLOURS.index(colour) // 2


def owners_of(chosen: list[str]) -> list[int]:
    """The owner of each colour, NOTHING for one that stays out (GF-4)."""
    if len(chosen) == 2:
        pairs = [pair_of(colour) for colour in chosen]
        return [pairs.index(pair_of(colour)) for colour in COLOURS]
    return [chosen.index(colour) if colour in chosen else NOTHING for colour in COLOURS]


@final
class Gefaehrten(Game[GefaehrtenState]):
    """GF-1 to GF-8: two to four players."""

    id: ClassVar[str] = "gefaehrten"
    prefix: ClassVar[str] = "GF"
    rules_version: ClassVar[str] = "1"
    seat_counts: ClassVar[tuple[int, ...]] = (2, 3, 4)
    options: ClassVar[tuple[Option, ...]] = (
        Flag("hidden_scores", False),
        Colours("colours", COLOURS),
        SeatOrChance("start"),
    )
    steps: ClassVar[tuple[StepFunction, ...]] = (
        turns.begin,
        turns.turn,
        turns.refill,
        turns.pass_on,
        placing.place_cards,
        scoring.score,
        locations.next_location,
        ending.finish,
    )
    questions: ClassVar[tuple[type[Question[Any]], ...]] = (
        placing.Place,
        rings.TakeBack,
        rings.PutAnew,
        locations.NextLocation,
    )
    shape: ClassVar[Any] = Shape
    hidden: ClassVar[bool] = True

    def start(self, seats: int, options: dict[str, Any], generator: Generator) -> GefaehrtenState:
        s = fresh(seats, generator, owners_of(options["colours"]), options["hidden_scores"])
        s.start = NOTHING if options["start"] is None else options["start"]
        s.then(turns.begin)
        return s

    def view(self, s: GefaehrtenState, seat: int | None) -> dict[str, Any]:
        return views.view(s, seat)

    def known(self, s: GefaehrtenState, seat: int) -> Any:
        """The table and the own hand; what the view adds follows from them."""
        sizes = [len(hand) for hand in s.hands]
        turn = [s.active, s.values, s.count]
        return [turn, s.locations, s.cards, s.lies, s.holders, s.hands[seat], sizes, s.gone, s.points]

    def evaluate(self, s: GefaehrtenState, seat: int) -> float:
        return heuristics.evaluate(s, seat)

    def faults(self, s: GefaehrtenState) -> list[str]:
        return faults.faults(s)
