"""The layout of `RingkriegState.battle`: what the numbers of a battle in progress mean.

The names are places in that list; those marked "by side" take two places, the Free Peoples' first. Figures stay on the
board while they fight; the list only remembers which of them attack. `fight` reads it.
"""

from __future__ import annotations

from typing import Final

# The whole battle.
ATTACKER: Final = 0
ORIGIN: Final = 1
"""Where the attackers stand: a region, or the inside of a Stronghold in a sortie."""
TARGET: Final = 2
"""Where the defenders stand: a region, or the inside of a Stronghold in a siege battle."""
FORCE: Final = 3
"""The attackers; whoever else stands with them is the rearguard."""
TERMS: Final = 4
"""What a card has changed about the battle: the bits at the end of this file."""
ROUND: Final = 5
STAGE: Final = 6
"""Where the round is in its programme."""
OVER: Final = 7
"""The defender has gone, so that no further stage follows."""
RIDER: Final = 8
"""The White Rider has been declared."""
SORCERER: Final = 9
"""The Witch-king's side may draw a card at the end of the first round."""

# The round.
SHOWN: Final = 10
"""The chosen combat cards have been revealed."""
CARD: Final = 11
"""By side: NOBODY, ANNOUNCED, or the card chosen."""
OPEN: Final = 13
"""By side: all cards of the side, held or not, whose combat precondition is met, as a bit mask (public)."""
CANCELLED: Final = 15
"""By side: the card has no effect in this round."""
EARLY: Final = 17
"""By side: hits scored before the combat roll."""
HITS: Final = 19
"""By side: hits of the combat roll with what cards add or cancel; together with AGAIN what the enemy has to take."""
AGAIN: Final = 21
"""By side: hits of the Leader re-roll."""
MISSES: Final = 23
"""By side: dice of the combat roll that missed and may be rolled again."""
ONES: Final = 25
"""By side: natural ones in the combat roll."""
BONUS: Final = 27
"""By side: added to each die of the combat roll."""
BONUS_AGAIN: Final = 29
"""By side: added to each die of the Leader re-roll."""
DICE_LOST: Final = 31
"""By side: dice taken off the combat roll."""
DICE_MOST: Final = 33
"""By side: the most dice of the combat roll."""
SILENT: Final = 35
"""By side: characters whose Leadership does not count."""
MUTED: Final = 37
"""Companions whose abilities do not count."""
GIVEN_UP: Final = 38
"""Points of Nazgûl Leadership given up."""
NO_REROLL: Final = 39
"""By side: no Leader re-roll."""
OWN_HITS: Final = 41
"""Hits that a player has dealt to his own units by a card."""
SIZE: Final = 42

ANNOUNCED: Final = -2

# Terms of a battle that a card begins, as bits.
THREE_ROUNDS: Final = 1
"""Grond, The Fighting Uruk-hai."""
NO_CEASE: Final = 2
"""Corsairs of Umbar."""
HELP_UNLOOKED_FOR: Final = 4
