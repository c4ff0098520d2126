"""The event cards (ZT-50 to ZT-56)."""

from __future__ import annotations

from typing import ClassVar, Final, final

from ringspiel.games.tuerme.board import NAMES
from ringspiel.games.tuerme.components import AREA_FIELDS, HAPPENINGS, TOWERS, Happening
from ringspiel.games.tuerme.ending import check_chain
from ringspiel.games.tuerme.fields import FieldQuestion, target_of
from ringspiel.games.tuerme.hands import exchange
from ringspiel.games.tuerme.orcs import lay, nth_card, reveal_orc_card
from ringspiel.games.tuerme.state import TuermeState
from ringspiel.games.tuerme.words import area_text, colour_text, tell
from ringspiel.kernel.question import Choice, Refusal
from ringspiel.kernel.state import call
from ringspiel.kernel.text import Text, seat_name, text

GROUPS: Final = [
    sum(1 << card for card, happening in enumerate(HAPPENINGS) if happening.group == group)
    for group in sorted({happening.group for happening in HAPPENINGS})
]


def reveal_event(s: TuermeState) -> None:
    """ZT-5, ZT-42: the top card is carried out and leaves the game."""
    pile = next(s.event_pile & group for group in GROUPS if s.event_pile & group)
    card = nth_card(pile, s.draw(pile.bit_count()))
    s.event_pile ^= 1 << card
    s.event = card
    if s.log is not None:
        tell(s, "event", "ZT-42", happening=card)
    carry_out(s, HAPPENINGS[card])


def carry_out(s: TuermeState, happening: Happening) -> None:
    effect, where, count = happening.effect, happening.where, happening.count
    if effect == "clear-area":
        clear_area(s, where)
    elif effect == "fill-area":
        fill(s, AREA_FIELDS[where], count, "ZT-52")
    elif effect == "refill-ring":
        fill(s, TOWERS[where].ring, len(TOWERS[where].ring), "ZT-53")
    elif effect == "extra-orc-cards":
        s.then(*[reveal_orc_card] * count)
    elif effect == "exchange-hands":
        exchange_hands(s)
    else:
        muster(s, where)


def clear_area(s: TuermeState, area: int) -> None:
    """ZT-51: all orcs of the area go back to the supply unseen (ZT-44)."""
    cleared = [field for field in AREA_FIELDS[area] if s.has_orc(field)]
    for field in cleared:
        s.take_orc(field)
    s.supply += len(cleared)
    if s.log is not None:
        tell(s, "cleared", "ZT-51", area=area, fields=cleared, count=len(cleared))


def fill(s: TuermeState, fields: list[int], count: int, rule: str) -> None:
    """ZT-52, ZT-53: orcs on the first free fields of an area or a ring."""
    lay(s, fields, count, rule)
    check_chain(s)


def exchange_hands(s: TuermeState) -> None:
    """ZT-55: the active player first, then clockwise."""
    for seat in s.clockwise():
        exchange(s, seat)


def muster(s: TuermeState, area: int) -> None:
    """ZT-56: one figure after the other, those of the active player first, then clockwise."""
    figures = [figure for seat in s.clockwise() for figure in s.figures_of(seat)]
    s.then(*[call(muster_figure, figure, area) for figure in figures])


def muster_figure(s: TuermeState, figure: int, area: int) -> None:
    if muster_fields(s, figure, area):
        s.ask(Muster(s.owner(figure), figure, area))
    elif s.log is not None:
        tell(s, "muster-full", "ZT-56", seat=s.owner(figure), figure=figure)


def muster_fields(s: TuermeState, figure: int, area: int) -> list[int]:
    """Free fields of the area, and the figure's own if it stands there already."""
    return [field for field in AREA_FIELDS[area] if s.is_free(field) or field == s.figures[figure]]


@final
class Muster(FieldQuestion):
    """ZT-56: the field of the area to which a figure is put."""

    __slots__ = ("area", "figure")
    kind: ClassVar[str] = "muster"
    rule: ClassVar[str] = "ZT-56"
    parameters: ClassVar[tuple[str, ...]] = ("seat", "figure", "area")

    def __init__(self, seat: int, figure: int, area: int) -> None:
        super().__init__(seat)
        self.figure = figure
        self.area = area

    def answers(self, s: TuermeState) -> list[int]:
        return muster_fields(s, self.figure, self.area)

    def take(self, s: TuermeState, answer: int) -> None:
        s.figures[self.figure] = answer
        if s.log is not None:
            tell(s, "mustered", self.rule, seat=self.seat, figure=self.figure, field=answer)

    def describe(self, s: TuermeState, answer: int) -> Choice:
        key = "tuerme-stay" if answer == s.figures[self.figure] else "tuerme-put"
        return Choice(NAMES[answer], text(key, field=NAMES[answer]), (target_of(answer),))

    def prompt(self, s: TuermeState) -> Text:
        area, figure = area_text(self.area), colour_text(self.figure)
        return text("tuerme-ask-muster", seat=seat_name(self.seat), figure=figure, area=area)

    def refuse(self) -> Refusal:
        return Refusal(self.rule, text("tuerme-refuse-ZT-56", area=area_text(self.area)))
