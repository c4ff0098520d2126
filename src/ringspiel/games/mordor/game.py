"""Die Reise nach Mordor as the kernel sees it: options, start, view, invariants."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, Final, final

from ringspiel.games.mordor import holdings, invariants, prospects, rolling, scoring, setup, turns, view
from ringspiel.games.mordor.components import HOBBITS, PRESETS
from ringspiel.games.mordor.listing import LISTING
from ringspiel.games.mordor.shown import EVENTS, MordorView
from ringspiel.games.mordor.state import NOTHING, MordorState, Shape
from ringspiel.kernel.chance import Generator
from ringspiel.kernel.game import Game
from ringspiel.kernel.options import Flag, HeadStart, OneOf, Option, PerSeat, SeatOrChance
from ringspiel.kernel.question import Question
from ringspiel.kernel.state import StepFunction
from ringspiel.kernel.text import Text


@final
class Mordor(Game[MordorState]):
    """RM-1 to RM-6: two to four hobbits, base game or `places`."""

    id: ClassVar[str] = LISTING.id
    prefix: ClassVar[str] = "RM"
    chance_outcomes: ClassVar[int] = 6
    rules_version: ClassVar[str] = "3"
    seat_counts: ClassVar[tuple[int, ...]] = LISTING.seat_counts
    options: ClassVar[tuple[Option, ...]] = (
        Flag("places", False),
        OneOf("preset", tuple(PRESETS), "standard"),
        PerSeat("hobbits", HOBBITS),
        SeatOrChance("start"),
        HeadStart("head_start", setup.MOST_HEAD_START),
    )
    steps: ClassVar[tuple[StepFunction, ...]] = (
        setup.begin,
        turns.turn,
        turns.end_turn,
        rolling.take_dice,
        rolling.roll,
        rolling.roll_again,
        scoring.score,
    )
    questions: ClassVar[tuple[type[Question[Any]], ...]] = (rolling.SetAside, rolling.RepeatRoll, scoring.HowFar)
    shape: ClassVar[Any] = Shape
    shown: ClassVar[Any] = MordorView
    events: ClassVar[Mapping[Any, Any]] = EVENTS
    by_player: ClassVar[tuple[str, ...]] = ("rings", "crossed", "halved")
    hidden: ClassVar[bool] = False

    def start(self, seats: int, options: dict[str, Any], generator: Generator) -> MordorState:
        hobbits = [HOBBITS.index(hobbit) for hobbit in options["hobbits"]]
        s = setup.fresh(seats, generator, PRESETS[options["preset"]], options["places"], hobbits)
        s.start = NOTHING if options["start"] is None else options["start"]
        setup.give_head_start(s, options.get("head_start"))
        s.then(setup.begin)
        return s

    def view(self, s: MordorState, seat: int | None) -> MordorView:
        return view.view(s)

    def open_view(self, s: MordorState) -> MordorView:
        return view.view(s)

    def own_view(self, s: MordorState, seat: int | None) -> dict[str, Any]:
        return {}

    def results(self, s: MordorState) -> list[Text]:
        return view.results(s)

    def known(self, s: MordorState, seat: int) -> Any:
        return view.known(s)

    def holdings(self, s: MordorState, seat: int) -> dict[str, int]:
        return holdings.holdings(s, seat)

    def prospects(self, s: MordorState, seat: int, answer: int) -> list[Text]:
        return prospects.prospects(s, seat, answer)

    def faults(self, s: MordorState) -> list[str]:
        return invariants.faults(s)


GAME: Final = Mordor()
