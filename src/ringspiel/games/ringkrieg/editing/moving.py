"""Figures, cards and tiles on their way from one place to another, so that each is in exactly one."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ringspiel.games.ringkrieg.hunt.guide import candidates
from ringspiel.games.ringkrieg.pieces.deck import CARD_NUMBER, CARDS, DECK_OF, cards_in
from ringspiel.games.ringkrieg.pieces.figures import KIND_NAMES, KINDS, ONE, count, is_character
from ringspiel.games.ringkrieg.pieces.tiles import TILES
from ringspiel.games.ringkrieg.state import RingkriegState
from ringspiel.games.ringkrieg.words import kind_text
from ringspiel.kernel.errors import BrokenSave
from ringspiel.kernel.text import text


def force_of(counts: dict[str, int]) -> int:
    return sum(number * ONE[KIND_NAMES.index(name)] for name, number in counts.items())


def force_putter(s: RingkriegState, place: int) -> Callable[[Any], None]:
    """What comes to a location is taken from the reinforcements, the lost, or where its character is."""

    def put(counts: dict[str, int]) -> None:
        wanted = force_of(counts)
        fetch(s, wanted, s.at[place])
        s.at[place] = wanted
        settle_guide(s)

    return put


def pool_putter(s: RingkriegState, name: str, other: str) -> Callable[[Any], None]:
    """Reinforcements become lost figures and lost figures reinforcements."""

    def put(counts: dict[str, int]) -> None:
        wanted, held = force_of(counts), getattr(s, name)
        both = held + getattr(s, other)
        for kind in range(KINDS):
            if count(wanted, kind) > count(both, kind):
                raise none_left(kind)
        setattr(s, other, both - wanted)
        setattr(s, name, wanted)

    return put


def companion_putter(s: RingkriegState) -> Callable[[Any], None]:
    """Who joins the Fellowship leaves the place where they are; who leaves it waits with the reinforcements."""

    def put(names: list[str]) -> None:
        wanted = force_of({name: 1 for name in names})
        fetch(s, wanted, s.fellowship)
        s.fellowship = wanted
        settle_guide(s)

    return put


def settle_guide(s: RingkriegState) -> None:
    """RK-F10: only somebody of the highest Level can be Guide."""
    able = candidates(s)
    if s.guide not in able:
        s.guide = able[0]


def fetch(s: RingkriegState, wanted: int, held: int) -> None:
    """Make room for what is wanted. Raises BrokenSave, and changes nothing, if there is not enough of it."""
    for kind in range(KINDS):
        more = count(wanted, kind) - count(held, kind)
        at_hand = count(s.reserve, kind) + count(s.lost, kind)
        if more > at_hand + (1 if is_character(kind) else 0):
            raise none_left(kind)
    for kind in range(KINDS):
        more = count(wanted, kind) - count(held, kind)
        if more < 0:
            s.reserve -= more * ONE[kind]
        for _ in range(more):
            fetch_one(s, kind)


def fetch_one(s: RingkriegState, kind: int) -> None:
    one = ONE[kind]
    if count(s.reserve, kind):
        s.reserve -= one
    elif count(s.lost, kind):
        s.lost -= one
    elif count(s.fellowship, kind):
        s.fellowship -= one
    else:
        place = next((place for place, force in enumerate(s.at) if count(force, kind)), None)
        if place is None:
            raise none_left(kind)
        s.at[place] -= one


def none_left(kind: int) -> BrokenSave:
    return BrokenSave(f"no {KIND_NAMES[kind]} is left", text("edit-none-left", thing=kind_text(kind)))


def hand_putter(s: RingkriegState, pile: list[int]) -> Callable[[Any], None]:
    """Cards come from wherever they are; those that leave go below their deck."""

    def put(names: list[str]) -> None:
        wanted = [CARD_NUMBER[name] for name in names]
        gone = [card for card in pile if card not in wanted]
        for card in wanted:
            take_card(s, card)
        pile[:] = wanted
        return_cards(s, gone)

    return put


def table_putter(s: RingkriegState, kept: int) -> Callable[[Any], None]:
    """Cards on the table; `kept` is what lies there besides, such as the factions in play."""

    def put(names: list[str]) -> None:
        wanted = [CARD_NUMBER[name] for name in names]
        gone = [card for card in cards_in(s.table & ~kept) if card not in wanted]
        for card in wanted:
            take_card(s, card)
        s.table = kept | sum(1 << card for card in wanted)
        return_cards(s, gone)

    return put


def take_card(s: RingkriegState, card: int) -> None:
    for pile in (*s.decks, *s.hands, *s.face_down, s.discards):
        if card in pile:
            pile.remove(card)
    s.table &= ~(1 << card)


def return_cards(s: RingkriegState, cards: list[int]) -> None:
    for card in cards:
        if DECK_OF[card] >= 0:
            s.decks[DECK_OF[card]].insert(0, card)


def tile_putter(s: RingkriegState, name: str) -> Callable[[Any], None]:
    """RK-H10: a tile is in one place; one that leaves the last goes out of the game."""

    def put(names: list[str]) -> None:
        wanted = sum(1 << TILES.index(tile) for tile in names)
        gone = getattr(s, name) & ~wanted
        for other in ("tiles", "drawn", "waiting", "removed"):
            setattr(s, other, getattr(s, other) & ~wanted)
        setattr(s, name, wanted)
        if name != "removed":
            s.removed |= gone

    return put


def card_names(cards: list[int]) -> list[str]:
    return [CARDS[card] for card in cards]
