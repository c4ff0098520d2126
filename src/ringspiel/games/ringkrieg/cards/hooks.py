"""From the rows of a book to the table: which card acts at which trigger, in which order, and where it is looked up."""

from __future__ import annotations

from collections.abc import Sequence

from ringspiel.games.ringkrieg.cards import index, staying, triggers
from ringspiel.games.ringkrieg.cards.event_card import NO_HALF, EventCard
from ringspiel.games.ringkrieg.cards.triggers import Effect, Trigger
from ringspiel.games.ringkrieg.pieces.deck import side_of_card
from ringspiel.kernel.state import StepFunction


def take_up(rows: Sequence[EventCard], hooks: Sequence[tuple[Trigger, Effect, int]] = ()) -> None:
    """Enter a book into the index and hang its cards on their triggers, after all that hang there already.

    `hooks`: effects that belong to no event card; they come before the cards. Each names the trigger, the effect, and
    what has to lie on the table for it.
    """
    for trigger, effect, lying in hooks:
        trigger.hang(effect, lying)
    for row in rows:
        enter(row)
    acting = [(hook, row.number) for row in rows for hook in row.at]
    for hook, card in sorted(acting, key=lambda each: each[0].order):
        hook.trigger.hang(hook.effect, card)


def enter(row: EventCard) -> None:
    index.EVENTS[row.number] = row
    if row.stays_while:
        index.STAYS_WHILE[row.number] = row.stays_while
        triggers.CHANGED.hang(staying.discard_lapsed, row.number)
    removal = row.removal
    if removal is not None:
        index.REMOVALS[row.number] = removal
        index.REMOVABLE[removal.side] |= 1 << row.number
    if row.combat is not NO_HALF:
        cards = index.BY_CONDITION[side_of_card(row.number)]
        cards[row.combat.needs] = cards.get(row.combat.needs, 0) | 1 << row.number


def effects_of(rows: Sequence[EventCard]) -> tuple[StepFunction, ...]:
    """Effects that are due stand on the agenda, so a saved position may name them."""
    return tuple(dict.fromkeys(hook.effect for row in rows for hook in row.at))
