"""Die Gefährten as the kernel sees it: options, start, view, invariants.

Board elements that choices name as targets: `card:green-3` a kind of card in hand, `cell:3,-1` a place on the table
(columns to the right of Bag End's left card, rows below it), `spot:3,-2` the left cell of the next location,
`ring:bree` a ring token of one's own, `take-back` the power of the Lothlórien ring, `end` the end of the turn.
A placement is the pair of a card and a cell.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, Final, final

from ringspiel.games.gefaehrten import (
    ending,
    holdings,
    invariants,
    locations,
    placing,
    rings,
    scoring,
    setup,
    turns,
    view,
)
from ringspiel.games.gefaehrten.components import COLOURS
from ringspiel.games.gefaehrten.listing import LISTING
from ringspiel.games.gefaehrten.shown import EVENTS, GefaehrtenView, OpenView, OwnView
from ringspiel.games.gefaehrten.state import NOTHING, GefaehrtenState, Shape
from ringspiel.kernel.chance import Generator
from ringspiel.kernel.game import Game
from ringspiel.kernel.options import Flag, HeadStart, Option, SeatOrChance
from ringspiel.kernel.question import Question
from ringspiel.kernel.state import StepFunction
from ringspiel.kernel.text import Text


@final
class Gefaehrten(Game[GefaehrtenState]):
    """GF-1 to GF-8: two to four players."""

    id: ClassVar[str] = LISTING.id
    prefix: ClassVar[str] = "GF"
    rules_version: ClassVar[str] = "2"
    seat_counts: ClassVar[tuple[int, ...]] = LISTING.seat_counts
    options: ClassVar[tuple[Option, ...]] = (
        Flag("hidden_scores", False),
        setup.Colours("colours", COLOURS),
        SeatOrChance("start"),
        HeadStart("head_start", setup.MOST_HEAD_START),
    )
    steps: ClassVar[tuple[StepFunction, ...]] = (
        setup.begin,
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
    shown: ClassVar[Any] = GefaehrtenView
    events: ClassVar[Mapping[Any, Any]] = EVENTS
    by_player: ClassVar[tuple[str, ...]] = ("hands", "piles", "points")
    hidden: ClassVar[bool] = True

    def start(self, seats: int, options: dict[str, Any], generator: Generator) -> GefaehrtenState:
        s = setup.fresh(seats, generator, setup.owners_of(options["colours"]), options["hidden_scores"])
        s.start = NOTHING if options["start"] is None else options["start"]
        setup.give_head_start(s, options.get("head_start"))
        s.then(setup.begin)
        return s

    def view(self, s: GefaehrtenState, seat: int | None) -> GefaehrtenView:
        return view.view(s, seat)

    def open_view(self, s: GefaehrtenState) -> OpenView:
        return view.open_view(s)

    def own_view(self, s: GefaehrtenState, seat: int | None) -> OwnView:
        return view.own_view(s, seat)

    def results(self, s: GefaehrtenState) -> list[Text]:
        return view.results(s)

    def known(self, s: GefaehrtenState, seat: int) -> Any:
        return view.known(s, seat)

    def holdings(self, s: GefaehrtenState, seat: int) -> dict[str, int]:
        return holdings.holdings(s, seat)

    def faults(self, s: GefaehrtenState) -> list[str]:
        return invariants.faults(s)


GAME: Final = Gefaehrten()
