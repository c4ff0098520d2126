"""The triggers at which cards on the table act (RK-E15). Chapters announce them and know no card by name.

The rows of the cards say which effect acts at which trigger, `hooks` in which order. An effect belongs to a card and
acts only while that card lies on the table, so a trigger that concerns nobody costs one comparison. A chapter announces
a trigger in one of these ways:

- `due` puts the effects on the agenda as steps, because they may ask.
- `happens` lets them act at once.
- `forbidden` asks whether an effect forbids something, and `said` asks for the reason.
- `added` sums what effects add to a number; `offered` collects what they offer besides.
- `chosen` lets a player pick one of the cards that act here.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, final

from ringspiel.games.ringkrieg.state import RingkriegState
from ringspiel.kernel.state import Step

Effect = Callable[..., Any]


@final
class Trigger:
    """`cards`: the mask of all cards with an effect here; `effects`: each with its own cards, in order."""

    __slots__ = ("cards", "effects")

    def __init__(self) -> None:
        self.cards = 0
        self.effects: list[tuple[int, Effect]] = []

    def hang(self, effect: Effect, *cards: int) -> None:
        """Add an effect after all others. It acts while any of the cards lies on the table. An effect that is there
        already keeps its place, gets the new cards too, and acts once.
        """
        mask = sum(1 << card for card in cards)
        self.cards |= mask
        for place, (others, hung) in enumerate(self.effects):
            if hung is effect:
                self.effects[place] = (others | mask, effect)
                return
        self.effects.append((mask, effect))


def due(s: RingkriegState, trigger: Trigger, *arguments: int) -> list[Step]:
    """The effects as steps for the agenda."""
    if not s.table & trigger.cards:
        return []
    return [(effect, arguments) for cards, effect in trigger.effects if s.table & cards]


def happens(s: RingkriegState, trigger: Trigger, *arguments: int) -> None:
    """The effects act at once; they ask nothing."""
    if s.table & trigger.cards:
        for cards, effect in trigger.effects:
            if s.table & cards:
                effect(s, *arguments)


def forbidden(s: RingkriegState, trigger: Trigger, *arguments: int) -> bool:
    """Whether any effect forbids it."""
    if not s.table & trigger.cards:
        return False
    return any(s.table & cards and effect(s, *arguments) for cards, effect in trigger.effects)


def added(s: RingkriegState, trigger: Trigger, *arguments: int) -> int:
    """What the effects add to a number."""
    if not s.table & trigger.cards:
        return 0
    return sum(effect(s, *arguments) for cards, effect in trigger.effects if s.table & cards)


def said(s: RingkriegState, trigger: Trigger, *arguments: int) -> str:
    """The first reason that an effect gives (see `asking.refuse`); empty if none does."""
    if not s.table & trigger.cards:
        return ""
    reasons = [effect(s, *arguments) for cards, effect in trigger.effects if s.table & cards]
    return next((str(reason) for reason in reasons if reason), "")


def offered(s: RingkriegState, trigger: Trigger, *arguments: int) -> list[int]:
    """What the effects offer."""
    if not s.table & trigger.cards:
        return []
    return [each for cards, effect in trigger.effects if s.table & cards for each in effect(s, *arguments)]


def chosen(s: RingkriegState, trigger: Trigger, card: int) -> None:
    """The effect of one card acts."""
    for cards, effect in trigger.effects:
        if cards >> card & 1:
            effect(s, card)


# --- the Hunt (RK-H48) -----------------------------------------------------------------------------------------------

HUNT_ROLL: Final = Trigger()
"""Due before the Hunt roll."""
HUNT_REROLLS: Final = Trigger()
"""Adds to the failed dice that the Shadow may roll again."""
TILE_DUE: Final = Trigger()
"""Due before a tile is drawn: (why), see `hunt`; an effect may set `s.tile` to `hunt.PREVENTED`."""
NO_TILE: Final = Trigger()
"""May forbid a tile that was drawn: (tile); it goes back to the box, and another is drawn."""
TILE_DRAWN: Final = Trigger()
"""Due when a tile has been drawn, before it takes effect: (why). An effect may exchange it, with `hunt.exchange_tile`,
which opens this trigger again for the new one; what was still due for the first is dropped."""
TILE_COUNTS: Final = Trigger()
"""Happens when a tile takes effect, whatever it was drawn for."""
DAMAGE: Final = Trigger()
"""Each card that hangs here may be chosen to lower the damage of a tile by one: (card), what it costs."""
COMPANION_LOST: Final = Trigger()
"""Due when a Companion has been lost to the Hunt."""

# --- the Fellowship --------------------------------------------------------------------------------------------------

DECLARED: Final = Trigger()
"""Due when the Fellowship has been declared where its figure stands, before the Ring-bearers rest."""
WAY_GONE: Final = Trigger()
"""Due when the figure has gone its way (`s.path`), declared or revealed: (why), the reason for a tile (RK-H27, RK-H28).
A tile for a Shadow Stronghold and the way into Mordor come later (RK-O21)."""
DECLARATION_OVER: Final = Trigger()
"""Due when all else that a declaration sets off is settled, before Mordor is entered: (guide), who led when it was
made."""
SET_OUT: Final = Trigger()
"""Happens when Companions who have left the Fellowship are about to be placed (`s.leaving`)."""
LEVEL: Final = Trigger()
"""Adds to the Level of a character: (kind)."""
DIE_TO_HUNT_BOX: Final = Trigger()
"""May forbid that the die which moved the Fellowship goes to the Hunt Box."""

# --- characters, armies and battles ----------------------------------------------------------------------------------

UNBOUND: Final = Trigger()
"""Adds to the mask of characters who may go with an army though their Level is 0."""
RECRUITING_INSIDE: Final = Trigger()
"""Offers besieged Strongholds in which units can be recruited all the same."""
ENTERING: Final = Trigger()
"""May forbid an army to enter a region, or to attack there: (region, side)."""
PASSAGES: Final = Trigger()
"""Offers regions to which an army can go with one move, though they are not next to it: (origin, side)."""
RAIDS: Final = Trigger()
"""Offers regions whose army can be attacked, though they are not next to the attackers: (origin, side)."""
NO_PASSAGE: Final = Trigger()
"""Says why these offers do not take an army to a region that is not next to it: (origin, destination, side)."""
APART_MOVES: Final = Trigger()
"""Offers moves of figures that belong to no army, for one move of an Army result, coded as in `movement`: (side)."""
APART_MOVED: Final = Trigger()
"""Happens when such a move has been chosen: (kind, origin, destination)."""
NO_APART_MOVE: Final = Trigger()
"""Says why there is no such move: (side, kind, origin, destination), NONE where nothing is named."""
MARCHES: Final = Trigger()
"""Happens when an army goes from one region to another: (origin, destination)."""
ARMY_GONE: Final = Trigger()
"""Happens when units have left a place in any way, and all consequences are settled: (location)."""
BATTLE_BEGINS: Final = Trigger()
"""Happens when an attack has been declared, before anything else; an effect may change the terms of the battle."""
ROUND_BEGINS: Final = Trigger()
"""Due at the beginning of a combat round, when it is clear that both armies fight, before combat cards."""
COMBAT_CARDS: Final = Trigger()
"""May forbid combat cards in the battle in progress: (side)."""
STRENGTH: Final = Trigger()
"""Adds to the combat strength of an army: (side)."""
SIEGE_ROUNDS: Final = Trigger()
"""Adds rounds to a siege battle that cost the attacker nothing."""
PROLONGING: Final = Trigger()
"""Says why a siege battle cannot be prolonged."""
BEATEN: Final = Trigger()
"""Happens when an army in the battle in progress has been destroyed, has retreated or has gone into a siege: (side)."""
CAPTURED: Final = Trigger()
"""Happens when a Settlement has changed hands: (region, side), the new controller."""

VOICE_OF_SARUMAN: Final = Trigger()
"""Happens when the Shadow has used a die for the Voice of Saruman."""

# --- politics --------------------------------------------------------------------------------------------------------

WAKING: Final = Trigger()
"""May forbid a nation to become active: (nation, at_court)."""
DIPLOMACY: Final = Trigger()
"""May forbid moving a nation's counter with a die: (nation)."""
STIRRED: Final = Trigger()
"""Happens when an attack or a Companion's ability has moved the counter of one of the Free Peoples."""

# --- cards -----------------------------------------------------------------------------------------------------------

DIE_USED: Final = Trigger()
"""Due when an action is complete, before `ACTION_OVER`, if the effect hung here when its die was used: (side, face)."""
ACTION_OVER: Final = Trigger()
"""Due when an action is complete: (side, face), the die that paid for it, or NONE."""
EVENT_PLAYED: Final = Trigger()
"""Due after an event that an Event die paid for: (side)."""
DISCARDED: Final = Trigger()
"""Happens when a card has been discarded from hand or table: (card)."""
CHANGED: Final = Trigger()
"""Happens whenever figures, nations or the Fellowship have changed (RK-E29)."""


def changed(s: RingkriegState) -> None:
    happens(s, CHANGED)


STEPS: Final = (changed,)
