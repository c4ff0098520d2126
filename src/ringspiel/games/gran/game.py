"""Gran as the kernel sees it: options, start, view, invariants.

Board elements that choices name as targets: `point:ID`, where ID is the point's id in the board file. The point where
the asked knight stands means that it stops or stays there.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, ClassVar, Final, final

from ringspiel.games.gran import (
    arrival,
    attack,
    dragons,
    holdings,
    invariants,
    moving,
    prospects,
    ring,
    setup,
    stones,
    turns,
    view,
)
from ringspiel.games.gran.board import REALMS
from ringspiel.games.gran.components import COLOURS
from ringspiel.games.gran.library import BoardChoice, board_of, look_in
from ringspiel.games.gran.listing import LISTING
from ringspiel.games.gran.shown import EVENTS, GranView
from ringspiel.games.gran.state import NOBODY, GranState, Shape
from ringspiel.kernel.chance import Generator
from ringspiel.kernel.errors import BadOption
from ringspiel.kernel.game import Game
from ringspiel.kernel.options import HeadStart, Number, OneOf, Option, PerSeat, SeatOrChance
from ringspiel.kernel.question import Question
from ringspiel.kernel.state import StepFunction
from ringspiel.kernel.text import Text, text

NO_LIMIT: Final = 0
MOST_ROUNDS: Final = 200
CAREFUL: Final = "careful"
LITERAL: Final = "literal"


@final
class Gran(Game[GranState]):
    """GR-1: three to six knights on one of the boards."""

    id: ClassVar[str] = LISTING.id
    prefix: ClassVar[str] = "GR"
    shaping: ClassVar[tuple[str, ...]] = ("board",)
    rules_version: ClassVar[str] = "1"
    seat_counts: ClassVar[tuple[int, ...]] = LISTING.seat_counts
    options: ClassVar[tuple[Option, ...]] = (
        Number("seals", 1, len(REALMS), 3),
        Number("max_rounds", 1, MOST_ROUNDS, None),
        OneOf("walls", (CAREFUL, LITERAL), CAREFUL),
        SeatOrChance("start"),
        PerSeat("colours", COLOURS),
        BoardChoice(),
        HeadStart("head_start", setup.MOST_HEAD_START),
    )
    steps: ClassVar[tuple[StepFunction, ...]] = (
        setup.begin,
        turns.turn,
        turns.end_turn,
        arrival.arrive,
        arrival.act,
        arrival.after_fight,
        dragons.fight,
        dragons.fetter,
        dragons.unfetter,
    )
    questions: ClassVar[tuple[type[Question[Any]], ...]] = (
        moving.FirstStep,
        moving.SecondStep,
        dragons.FurtherMove,
        attack.Banish,
        ring.PutRing,
        stones.PlaceStone,
        stones.ChooseStone,
        stones.MoveStone,
    )
    shape: ClassVar[Any] = Shape
    shown: ClassVar[Any] = GranView
    events: ClassVar[Mapping[Any, Any]] = EVENTS
    by_player: ClassVar[tuple[str, ...]] = ("points", "amulets", "seals")
    hidden: ClassVar[bool] = False

    def check_options(self, given: Any, seats: int) -> dict[str, Any]:
        """GR-90: nobody begins with all the seals that win."""
        options = super().check_options(given, seats)
        if max(options.get("head_start", [0])) >= options["seals"]:
            reason = text("gran-head-start-wins", seals=options["seals"])
            raise BadOption(f"a head start is less than the {options['seals']} seals that win", reason)
        return options

    def start(self, seats: int, options: dict[str, Any], generator: Generator) -> GranState:
        colours = [COLOURS.index(colour) for colour in options["colours"]]
        literal = options["walls"] == LITERAL
        last_round = options["max_rounds"] or (MOST_ROUNDS if literal else NO_LIMIT)  # GR-73: it can be locked up
        s = setup.fresh(seats, generator, board_of(options["board"]), colours, options["seals"], last_round, literal)
        s.start = NOBODY if options["start"] is None else options["start"]
        setup.give_head_start(s, options.get("head_start"))
        s.then(setup.begin)
        return s

    def view(self, s: GranState, seat: int | None) -> GranView:
        return view.view(s)

    def open_view(self, s: GranState) -> GranView:
        return view.view(s)

    def own_view(self, s: GranState, seat: int | None) -> dict[str, Any]:
        return {}

    def look_in(self, place: Callable[[], Path], shown: Callable[[Path], str]) -> None:
        look_in(place, shown)

    def results(self, s: GranState) -> list[Text]:
        return view.results(s)

    def known(self, s: GranState, seat: int) -> Any:
        return view.known(s)

    def holdings(self, s: GranState, seat: int) -> dict[str, int]:
        return holdings.holdings(s, seat)

    def prospects(self, s: GranState, seat: int, answer: int) -> list[Text]:
        return prospects.prospects(s, seat, answer)

    def faults(self, s: GranState) -> list[str]:
        return invariants.faults(s)


GAME: Final = Gran()
