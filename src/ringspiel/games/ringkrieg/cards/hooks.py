"""Who hangs on which trigger: all effects that change a chapter from outside, in the order in which they act.

A row names the trigger, the effect, and the cards by which it hangs there: it acts while one of them is on the table.
"""

from __future__ import annotations

from typing import Final

from ringspiel.games.ringkrieg.cards import names, on_table, sorrow, staying, triggers
from ringspiel.games.ringkrieg.cards.drawing import discard
from ringspiel.games.ringkrieg.cards.triggers import Effect, Trigger
from ringspiel.kernel.state import StepFunction

HOOKS: Final[tuple[tuple[Trigger, Effect, tuple[int, ...]], ...]] = (
    (triggers.HUNT_ROLL, on_table.flocks_of_crebain, (names.FLOCKS_OF_CREBAIN,)),
    (triggers.TILE_DUE, on_table.wizards_staff, (names.WIZARDS_STAFF,)),
    (triggers.TILE_DRAWN, on_table.mithril_coat, (names.MITHRIL_COAT,)),
    (triggers.DAMAGE, discard, (names.AXE_AND_BOW, names.HORN_OF_GONDOR)),
    (triggers.COMPANION_LOST, sorrow.grieve, (names.SORROW_AND_TOIL,)),
    (triggers.DECLARED, on_table.crebain_lose_track, (names.FLOCKS_OF_CREBAIN,)),
    (triggers.DECLARED, on_table.sorrow_ends, (names.SORROW_AND_TOIL,)),
    (triggers.WAY_GONE, on_table.balrog_of_moria, (names.BALROG_OF_MORIA,)),
    (triggers.DIE_TO_HUNT_BOX, on_table.last_battle, (names.LAST_BATTLE,)),
    (triggers.ENTERING, on_table.power_too_great, (names.POWER_TOO_GREAT,)),
    (triggers.ENTERING, on_table.tom_bombadil, (names.TOM_BOMBADIL,)),
    (triggers.COMBAT_CARDS, on_table.folly_bars_cards, (names.DENETHORS_FOLLY,)),
    (triggers.WAKING, on_table.wormtongue, (names.WORMTONGUE,)),
    (triggers.DIPLOMACY, on_table.threats_and_promises, (names.THREATS_AND_PROMISES,)),
    (triggers.STIRRED, on_table.promises_are_broken, (names.THREATS_AND_PROMISES,)),
    (triggers.EVENT_PLAYED, on_table.palantir, (names.PALANTIR,)),
    (triggers.CHANGED, staying.review, tuple(staying.STAYS_WHILE)),
)

for _trigger, _effect, _cards in HOOKS:
    _trigger.hang(_effect, *_cards)

STEPS: Final[tuple[StepFunction, ...]] = tuple(effect for _, effect, _ in HOOKS)
"""Effects that are due stand on the agenda, so a saved position may name them."""
