"""Die Zwei Türme as the kernel sees it: options, start, view, invariants.

Board elements that answers point at: `field:h4` (a field by the letter of its column and the number of its row),
`figure:green`, `card:aragorn-9` (a kind of hero card) and `shadowfax` (the jump). In the middle of a move the field of
the moving figure itself means to stop there.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, Final, final

from ringspiel.games.tuerme import (
    events,
    holdings,
    invariants,
    moving,
    orcs,
    prospects,
    setup,
    tiles,
    turns,
    view,
)
from ringspiel.games.tuerme.advance_orders import ADVANCE_ORDERS
from ringspiel.games.tuerme.board import NOTHING
from ringspiel.games.tuerme.listing import LISTING
from ringspiel.games.tuerme.shown import EVENTS, OpenView, OwnView, TuermeView
from ringspiel.games.tuerme.state import Shape, TuermeState
from ringspiel.kernel.advance_orders import AdvanceOrder
from ringspiel.kernel.chance import Generator
from ringspiel.kernel.game import Game
from ringspiel.kernel.options import OneOf, Option, SeatOrChance
from ringspiel.kernel.question import Question
from ringspiel.kernel.state import StepFunction
from ringspiel.kernel.text import Text

VARIANTS: Final = ("none", "one-tower", "both-towers")


@final
class Tuerme(Game[TuermeState]):
    """ZT-1, ZT-9: two to four players, with up to two rings more of orcs."""

    id: ClassVar[str] = LISTING.id
    prefix: ClassVar[str] = "ZT"
    rules_version: ClassVar[str] = "2"
    seat_counts: ClassVar[tuple[int, ...]] = LISTING.seat_counts
    options: ClassVar[tuple[Option, ...]] = (OneOf("extra_orcs", VARIANTS, "none"), SeatOrChance("start"))
    steps: ClassVar[tuple[StepFunction, ...]] = (
        setup.begin,
        setup.place_figure,
        turns.turn,
        turns.renew_hand,
        turns.end_turn,
        orcs.reveal_orc_card,
        moving.play_hero_card,
        tiles.evaluate_orcs,
        tiles.turn_up,
        events.reveal_event,
        events.muster_figure,
    )
    questions: ClassVar[tuple[type[Question[Any]], ...]] = (
        setup.PlaceFigure,
        moving.PlayCard,
        moving.PickFigure,
        moving.TakeStep,
        moving.JumpTo,
        events.Muster,
    )
    advance_orders: ClassVar[tuple[AdvanceOrder[Any], ...]] = ADVANCE_ORDERS
    shape: ClassVar[Any] = Shape
    shown: ClassVar[Any] = TuermeView
    events: ClassVar[Mapping[Any, Any]] = EVENTS
    by_player: ClassVar[tuple[str, ...]] = ("tiles", "points", "face_down", "hands")
    hidden: ClassVar[bool] = True

    def start(self, seats: int, options: dict[str, Any], generator: Generator) -> TuermeState:
        s = setup.fresh(seats, generator, VARIANTS.index(options["extra_orcs"]))
        s.start = NOTHING if options["start"] is None else options["start"]
        s.then(setup.begin)
        return s

    def view(self, s: TuermeState, seat: int | None) -> TuermeView:
        return view.view(s, seat)

    def open_view(self, s: TuermeState) -> OpenView:
        return view.open_view(s)

    def own_view(self, s: TuermeState, seat: int | None) -> OwnView:
        return view.own_view(s, seat)

    def results(self, s: TuermeState) -> list[Text]:
        return view.results(s)

    def known(self, s: TuermeState, seat: int) -> Any:
        return view.known(s, seat)

    def holdings(self, s: TuermeState, seat: int) -> dict[str, int]:
        return holdings.holdings(s, seat)

    def prospects(self, s: TuermeState, seat: int, answer: int) -> list[Text]:
        return prospects.prospects(s, seat, answer)

    def faults(self, s: TuermeState) -> list[str]:
        return invariants.faults(s)


GAME: Final = Tuerme()
