"""The battle in progress. Figures stay on the board while they fight; it remembers which of them attack."""

from __future__ import annotations

from typing import Any, ClassVar, Final, TypedDict, final

from ringspiel.games.ringkrieg.pieces.figures import NONE
from ringspiel.kernel.part import Part, blank

MOST_DICE: Final = 5
ANNOUNCED: Final = -2

# Terms of a battle that a card begins, as bits.
THREE_ROUNDS: Final = 1
"""A siege battle of three rounds; in the first of them a garrison without Companions plays no combat card."""
NO_CEASE: Final = 2
"""The attacker may not end the attack."""
RELIEVING: Final = 4
"""Against a besieger, who loses a die for each unit inside."""
BY_SEA: Final = 8
"""The attackers have come by ship."""
SURPRISE: Final = 16
"""No combat card for the Free Peoples in the first round."""
SUPERIOR: Final = 32
"""The Free Peoples have given up a catapult for superiority to the end of the battle."""


class FighterShape(TypedDict):
    """What one side has done in the current round, and what it can still use."""

    card: int
    """NONE, ANNOUNCED, or the combat card chosen."""
    holder: int
    """The seat from whose hand the combat card comes (RK-428, RK-429)."""
    open: int
    """All cards of the side, held or not, whose combat precondition is met, as a bit mask (public)."""
    cancelled: int
    """The card has no effect in this round."""
    early: int
    """Hits scored before the combat roll."""
    hits: int
    """Hits of the combat roll with what cards add or cancel; together with `again` what the enemy has to take."""
    again: int
    """Hits of the Leader re-roll."""
    misses: int
    """Dice of the combat roll that missed and may be rolled again."""
    ones: int
    """Natural ones in the combat roll."""
    bonus: int
    """Added to each die of the combat roll."""
    bonus_again: int
    """Added to each die of the Leader re-roll."""
    dice_lost: int
    """Dice taken off the combat roll."""
    dice_most: int
    """The most dice of the combat roll."""
    no_reroll: int
    """No Leader re-roll."""
    silent: int
    """Characters whose Leadership does not count."""
    muted: int
    """Companions whose abilities do not count."""
    given_up: int
    """Points of Nazgûl Leadership given up."""
    own_hits: int
    """Hits that the player has dealt to their own units by a card."""
    stronger: int
    """Added to the combat strength."""


@final
class Fighter(Part):
    """See `FighterShape`."""

    __slots__ = tuple(FighterShape.__annotations__)
    shape: ClassVar[Any] = FighterShape

    def __init__(self, like: Fighter | None = None) -> None:
        if like is None:
            blank(self, FighterShape)
            return
        self.card: int = like.card
        self.holder: int = like.holder
        self.open: int = like.open
        self.cancelled: int = like.cancelled
        self.early: int = like.early
        self.hits: int = like.hits
        self.again: int = like.again
        self.misses: int = like.misses
        self.ones: int = like.ones
        self.bonus: int = like.bonus
        self.bonus_again: int = like.bonus_again
        self.dice_lost: int = like.dice_lost
        self.dice_most: int = like.dice_most
        self.no_reroll: int = like.no_reroll
        self.silent: int = like.silent
        self.muted: int = like.muted
        self.given_up: int = like.given_up
        self.own_hits: int = like.own_hits
        self.stronger: int = like.stronger


class BattleShape(TypedDict):
    """What the whole battle has to remember."""

    attacker: int
    """A side."""
    origin: int
    """Where the attackers stand: a region, or the inside of a Stronghold in a sortie."""
    target: int
    """Where the defenders stand: a region, or the inside of a Stronghold in a siege battle."""
    force: int
    """The attackers; all others who stand with them are the rearguard."""
    terms: int
    """What a card has changed about the battle: the bits at the beginning of this file."""
    round: int
    stage: int
    """Where the round is in its program."""
    over: int
    """The defender has gone, so that no further stage follows."""
    rider: int
    """The White Rider has been declared."""
    sorcerer: int
    """The Witch-king's side may draw a card at the end of the first round."""
    shown: int
    """The chosen combat cards have been revealed."""
    fighters: "list[Fighter]"  # noqa: UP037
    """By side."""


@final
class Battle(Part):
    """See `BattleShape`."""

    __slots__ = tuple(BattleShape.__annotations__)
    shape: ClassVar[Any] = BattleShape

    def __init__(self, like: Battle | None = None) -> None:
        if like is None:
            blank(self, BattleShape)
            return
        self.attacker: int = like.attacker
        self.origin: int = like.origin
        self.target: int = like.target
        self.force: int = like.force
        self.terms: int = like.terms
        self.round: int = like.round
        self.stage: int = like.stage
        self.over: int = like.over
        self.rider: int = like.rider
        self.sorcerer: int = like.sorcerer
        self.shown: int = like.shown
        free, shadow = like.fighters
        self.fighters: list[Fighter] = [Fighter(free), Fighter(shadow)]


def fresh_fighters() -> list[Fighter]:
    """The sides at the beginning of a round."""
    return [Fighter(_FRESH), Fighter(_FRESH)]


_FRESH: Final = Fighter()
_FRESH.card = NONE
_FRESH.dice_most = MOST_DICE
BEGINNING: Final = Battle()
"""A battle at its beginning. Copy it, never change it."""
BEGINNING.fighters = fresh_fighters()
