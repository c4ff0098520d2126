"""Playing one event card in a small position."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from ringspiel.games.ringkrieg.cards import play as playing
from ringspiel.games.ringkrieg.pieces.deck import CARD_NUMBER, DECK_OF, TYPE_OF, side_of_card
from ringspiel.games.ringkrieg.state import RingkriegState
from ringspiel.games.ringkrieg.turn.dice import EVENT
from ringspiel.kernel.state import call
from ringspiel.kernel.table import Table
from tests.games.ringkrieg.position import play, position

EVERYBODY = "gandalf-grey strider boromir legolas gimli meriadoc peregrin"


def holding(card: str, *armies: str, **fields: Any) -> RingkriegState:
    """A position in which the card's side holds just this card."""
    fields["free_hand" if card.startswith("fp") else "shadow_hand"] = card
    return position(*armies, **fields)


def can_play(card: str, *armies: str, **fields: Any) -> bool:
    """Whether the card's preconditions are met."""
    return playing.can_play(holding(card, *armies, **fields), CARD_NUMBER[card])


def play_card(card: str, s: RingkriegState, rolls: Iterable[int] = (), face: int = EVENT) -> Table:
    """Play a card that its side holds; `rolls` as in `position.play`."""
    number = CARD_NUMBER[card]
    s.face = face
    step = call(playing.play, 1 << TYPE_OF[number])
    return play(s, step, rolls=rolls, acting=side_of_card(number))


def played(card: str, *armies: str, rolls: Iterable[int] = (), **fields: Any) -> Table:
    """The table after the card was played with a die of its type, up to the first question."""
    return play_card(card, holding(card, *armies, **fields), rolls, face=-1)


def lay(s: RingkriegState, *cards: str) -> RingkriegState:
    """Put cards from their decks on the table."""
    for card in cards:
        number = CARD_NUMBER[card]
        s.decks[DECK_OF[number]].remove(number)
        s.table |= 1 << number
    return s


def on_table(table: Table, card: str) -> bool:
    assert isinstance(table.state, RingkriegState)
    return table.state.on_table(CARD_NUMBER[card])


def discarded(table: Table, card: str) -> bool:
    assert isinstance(table.state, RingkriegState)
    return CARD_NUMBER[card] in table.state.discards
