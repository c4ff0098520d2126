"""Setting up (ZT-1 to ZT-9), the order of a turn, and part 3 of it, the new card (ZT-40)."""

from __future__ import annotations

from typing import ClassVar, final

from ringspiel.games.tuerme.board import NAMES, NOTHING
from ringspiel.games.tuerme.components import AREA_FIELDS, START_AREA, TOWERS
from ringspiel.games.tuerme.fields import FieldQuestion, target_of
from ringspiel.games.tuerme.hands import deal, discard, draw_hero
from ringspiel.games.tuerme.moving import play_hero_card
from ringspiel.games.tuerme.orcs import lay, reveal_orc_card
from ringspiel.games.tuerme.state import TuermeState
from ringspiel.games.tuerme.tiles import evaluate_orcs
from ringspiel.games.tuerme.words import colour_text, tell
from ringspiel.table.question import Choice, Refusal
from ringspiel.table.state import call
from ringspiel.table.text import Text, seat_name, text


def begin(s: TuermeState) -> None:
    """ZT-1: the start seat, set by an option or drawn, has green."""
    if s.start == NOTHING:
        s.start = s.draw(s.seats)
    s.active = s.start
    if s.log is not None:
        tell(s, "start", "ZT-1", seat=s.start)
    lay_first_orcs(s)
    for seat in s.clockwise():
        deal(s, seat)
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

    def refusal(self, s: TuermeState, answer: int) -> Refusal:
        return Refusal(self.rule, text("tuerme-refuse-ZT-7"))


def turn(s: TuermeState) -> None:
    """The four parts of a turn, in the rulebook's order."""
    s.turn += 1
    if s.log is not None:
        tell(s, "turn", "ZT-10", seat=s.active, turn=s.turn)
    s.then(reveal_orc_card, play_hero_card, renew_hand, evaluate_orcs, end_turn)


def renew_hand(s: TuermeState) -> None:
    """ZT-40: the card played is discarded and replaced, before the tiles are turned up."""
    card = s.card
    s.card = NOTHING
    s.mover = NOTHING
    s.heading = NOTHING
    s.turned = 0
    s.strength = 0
    discard(s, s.active, card)
    draw_hero(s, s.active)


def end_turn(s: TuermeState) -> None:
    """ZT-7: clockwise to the next player."""
    s.active = (s.active + 1) % s.seats
    s.then(turn)
