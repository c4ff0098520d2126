"""Who hangs on which moment: all effects that change a chapter from outside, in the order in which they act.

A row names the moment, the effect, and the cards by which it hangs there: it acts while one of them is on the table.
"""

from __future__ import annotations

from typing import Final

from ringspiel.games.ringkrieg import moments
from ringspiel.games.ringkrieg.cards import names, on_table, review, sorrow
from ringspiel.games.ringkrieg.events import discard
from ringspiel.games.ringkrieg.moments import Effect, Moment
from ringspiel.kernel.state import StepFunction

HOOKS: Final[tuple[tuple[Moment, Effect, tuple[int, ...]], ...]] = (
    (moments.HUNT_ROLL, on_table.flocks_of_crebain, (names.FLOCKS_OF_CREBAIN,)),
    (moments.TILE_DUE, on_table.wizards_staff, (names.WIZARDS_STAFF,)),
    (moments.TILE_DRAWN, on_table.mithril_coat, (names.MITHRIL_COAT,)),
    (moments.DAMAGE, discard, (names.AXE_AND_BOW, names.HORN_OF_GONDOR)),
    (moments.COMPANION_LOST, sorrow.grieve, (names.SORROW_AND_TOIL,)),
    (moments.DECLARED, on_table.crebain_lose_track, (names.FLOCKS_OF_CREBAIN,)),
    (moments.DECLARED, on_table.sorrow_ends, (names.SORROW_AND_TOIL,)),
    (moments.WAY_GONE, on_table.balrog_of_moria, (names.BALROG_OF_MORIA,)),
    (moments.DIE_TO_HUNT_BOX, on_table.last_battle, (names.LAST_BATTLE,)),
    (moments.ENTERING, on_table.power_too_great, (names.POWER_TOO_GREAT,)),
    (moments.ENTERING, on_table.tom_bombadil, (names.TOM_BOMBADIL,)),
    (moments.COMBAT_CARDS, on_table.folly_bars_cards, (names.DENETHORS_FOLLY,)),
    (moments.WAKING, on_table.wormtongue, (names.WORMTONGUE,)),
    (moments.DIPLOMACY, on_table.threats_and_promises, (names.THREATS_AND_PROMISES,)),
    (moments.STIRRED, on_table.promises_are_broken, (names.THREATS_AND_PROMISES,)),
    (moments.EVENT_PLAYED, on_table.palantir, (names.PALANTIR,)),
    (moments.CHANGED, review.review, tuple(review.STAYS_WHILE)),
)

for _moment, _effect, _cards in HOOKS:
    _moment.hang(_effect, *_cards)

STEPS: Final[tuple[StepFunction, ...]] = tuple(effect for _, effect, _ in HOOKS)
"""Effects that are due stand on the agenda, so a saved position may name them."""
