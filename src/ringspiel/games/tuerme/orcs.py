"""Turn, part 1: the orc card (ZT-10 to ZT-16)."""

from __future__ import annotations

from typing import Final

from ringspiel.games.tuerme.board import row_from
from ringspiel.games.tuerme.components import ORC_CARDS
from ringspiel.games.tuerme.ending import check_chain
from ringspiel.games.tuerme.state import TuermeState
from ringspiel.games.tuerme.words import tell

ALL_ORC_CARDS: Final = (1 << len(ORC_CARDS)) - 1
WAVE_FIELDS: Final = [[row_from(wave.row, wave.side == "isengard") for wave in card] for card in ORC_CARDS]


def reveal_orc_card(s: TuermeState) -> None:
    """ZT-10, ZT-16: the top card's orcs come in, Isengard's first."""
    card = draw_orc_card(s)
    s.orc_card = card
    s.laid = []
    if s.log is not None:
        tell(s, "orc-card", "ZT-10", seat=s.active, orc_card=card)
    fields = WAVE_FIELDS[card]
    for number, wave in enumerate(ORC_CARDS[card]):
        lay(s, fields[number], wave.count, "ZT-11")
    if s.log is not None and s.orc_pile == ALL_ORC_CARDS:
        tell(s, "orcs-shuffled", "ZT-13")
    check_chain(s)


def draw_orc_card(s: TuermeState) -> int:
    """ZT-13: one of the cards not yet used; when all nine are, they are shuffled again."""
    card = nth_card(s.orc_pile, s.draw(s.orc_pile.bit_count()))
    s.orc_pile ^= 1 << card
    if s.orc_pile == 0:
        s.orc_pile = ALL_ORC_CARDS
    return card


def nth_card(pile: int, n: int) -> int:
    """The n-th card, counted from 0, of a pile that is a bit mask."""
    for _ in range(n):
        pile &= pile - 1
    return (pile & -pile).bit_length() - 1


def lay(s: TuermeState, fields: list[int], count: int, rule: str) -> None:
    """ZT-11, ZT-12, ZT-14: on the first free fields of the line, as long as there are fields and tiles."""
    laid: list[int] = []
    for field in fields:
        if len(laid) == count or s.supply == 0:
            break
        if s.is_free(field):
            s.put_orc(field)
            s.supply -= 1
            laid.append(field)
    s.laid = s.laid + laid
    if s.log is not None:
        tell_laid(s, laid, count, rule)


def tell_laid(s: TuermeState, laid: list[int], count: int, rule: str) -> None:
    if laid:
        tell(s, "laid", rule, fields=laid, count=len(laid))
    if len(laid) < count:
        left = count - len(laid)
        if s.supply == 0:
            tell(s, "supply-empty", "ZT-14", count=left)
        else:
            tell(s, "row-full", "ZT-12", count=left)
