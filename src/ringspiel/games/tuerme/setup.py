"""Setting up (ZT-1 to ZT-9): orcs round the towers, three cards each, figures on Amon Hen."""

from __future__ import annotations

from typing import ClassVar, final

from ringspiel.games.tuerme.board import COLUMNS, NAMES, NOTHING
from ringspiel.games.tuerme.components import (
    AREA_FIELDS,
    COLOURS,
    HAPPENINGS,
    HERO_OF,
    ORC_CARDS,
    START_AREA,
    TILE_COUNTS,
    TILES,
    TOWERS,
)
from ringspiel.games.tuerme.fields import FieldQuestion, target_of
from ringspiel.games.tuerme.hands import deal
from ringspiel.games.tuerme.orcs import lay
from ringspiel.games.tuerme.state import TuermeState
from ringspiel.games.tuerme.turns import turn
from ringspiel.games.tuerme.words import colour_text, tell
from ringspiel.kernel.chance import Generator
from ringspiel.kernel.question import Choice, Refusal
from ringspiel.kernel.state import call
from ringspiel.kernel.text import Text, seat_name, text


def fresh(seats: int, generator: Generator, extra_orcs: int) -> TuermeState:
    """Everything still in the box: ZT-1 figures, ZT-3 tiles, ZT-5 and ZT-6 cards."""
    s = TuermeState(seats, generator)
    s.extra_orcs = extra_orcs
    s.orcs = [0] * COLUMNS
    s.figures = [NOTHING] * (seats if seats > 2 else len(COLOURS))
    s.supply, s.backs = TILES, TILE_COUNTS.copy()
    s.tiles, s.points, s.face_down = [0] * seats, [0] * seats, [0] * seats
    s.hands = [[] for _ in range(seats)]
    s.pile, s.drawn_in = list(range(len(HERO_OF))), [0] * len(HERO_OF)
    s.orc_pile = (1 << len(ORC_CARDS)) - 1
    s.event_pile = (1 << len(HAPPENINGS)) - 1
    s.orc_card = s.event = s.card = s.mover = s.heading = NOTHING
    return s


def begin(s: TuermeState) -> None:
    """ZT-1: the start seat, set by an option or drawn, has green."""
    if s.start == NOTHING:
        s.start = s.draw(s.seats)
    s.active = s.start
    if s.log is not None:
        tell(s, "start", "ZT-1", seat=s.start)
    lay_first_orcs(s)
    for seat in s.clockwise():
        deal(s, seat, "ZT-6")
    s.then(*[call(place_figure, figure) for figure in placing_order(s)], turn)


def lay_first_orcs(s: TuermeState) -> None:
    """ZT-4: a ring of orcs round each tower; ZT-9: a second one round Orthanc, or round both."""
    for number, tower in enumerate(TOWERS):
        ring = tower.ring + (tower.second_ring if s.extra_orcs > number else [])
        lay(s, ring, len(ring), "ZT-9" if s.extra_orcs > number else "ZT-4")
    s.laid = []


def placing_order(s: TuermeState) -> list[int]:
    """ZT-7: green first; who has two figures places both."""
    return [figure for seat in s.clockwise() for figure in s.figures_of(seat)]


def place_figure(s: TuermeState, figure: int) -> None:
    s.ask(PlaceFigure(s.owner(figure), figure))


@final
class PlaceFigure(FieldQuestion):
    """ZT-7: the field of the start area on which a figure begins."""

    __slots__ = ("figure",)
    kind: ClassVar[str] = "place-figure"
    rule: ClassVar[str] = "ZT-7"
    parameters: ClassVar[tuple[str, ...]] = ("seat", "figure")

    def __init__(self, seat: int, figure: int) -> None:
        super().__init__(seat)
        self.figure = figure

    def answers(self, s: TuermeState) -> list[int]:
        return [field for field in AREA_FIELDS[START_AREA] if s.is_free(field)]

    def take(self, s: TuermeState, answer: int) -> None:
        s.figures[self.figure] = answer
        if s.log is not None:
            tell(s, "placed", self.rule, seat=self.seat, figure=self.figure, field=answer)

    def describe(self, s: TuermeState, answer: int) -> Choice:
        return Choice(NAMES[answer], text("tuerme-put", field=NAMES[answer]), (target_of(answer),))

    def prompt(self, s: TuermeState) -> Text:
        return text("tuerme-ask-place", seat=seat_name(self.seat), figure=colour_text(self.figure))

    def refuse(self) -> Refusal:
        return Refusal(self.rule, text("tuerme-refuse-ZT-7"))
