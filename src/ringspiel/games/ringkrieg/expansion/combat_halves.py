"""The combat halves that only cards of the expansion have (RK-E22 to RK-E24)."""

from __future__ import annotations

from typing import ClassVar, Final, final

from ringspiel.games.ringkrieg.cards.combat_needs import always
from ringspiel.games.ringkrieg.cards.event_card import Half
from ringspiel.games.ringkrieg.combat import fighters, rolls
from ringspiel.games.ringkrieg.combat.fighters import army, battlefield, fighter, general, needed
from ringspiel.games.ringkrieg.expansion.numbers import CATAPULT, DUNLENDING, TOWER
from ringspiel.games.ringkrieg.expansion.pieces import take_away
from ringspiel.games.ringkrieg.pieces.figures import ALL_OF, FREE, SHADOW, count
from ringspiel.games.ringkrieg.state import RingkriegState
from ringspiel.games.ringkrieg.telling.asking import SideQuestion
from ringspiel.games.ringkrieg.words import kind_text
from ringspiel.kernel.question import Choice
from ringspiel.kernel.text import Text, seat_name, text

# --- preconditions ---------------------------------------------------------------------------------------------------


def catapult_in_storm(s: RingkriegState) -> bool:
    """Last Defences: a catapult in the Stronghold that is stormed."""
    return fighters.is_siege_battle(s) and bool(s.at[battlefield(s)] & ALL_OF[CATAPULT])


def tower_in_storm(s: RingkriegState) -> bool:
    """Heads of the Fallen: a siege tower before the Stronghold that is stormed."""
    return fighters.is_siege_battle(s) and bool(s.at[battlefield(s)] & ALL_OF[TOWER])


def dunlending(s: RingkriegState) -> bool:
    return bool(army(s, SHADOW) & ALL_OF[DUNLENDING])


# --- effects ---------------------------------------------------------------------------------------------------------


def among_the_engines(s: RingkriegState, side: int, slot: int) -> None:
    """A hit of the Leader re-roll may besides cost the Shadow a tower."""
    if fighter(s, FREE).again > 0 and s.at[battlefield(s)] & ALL_OF[TOWER]:
        s.ask(BurnTower(general(s, FREE), FREE))


@final
class BurnTower(SideQuestion):
    """DP-27: remove a siege tower in the region of the battle, or not."""

    __slots__ = ()
    kind: ClassVar[str] = "burn-tower"
    rule: ClassVar[str] = "RK-E23"

    def answers(self, s: RingkriegState) -> list[int]:
        return [0, 1]

    def take(self, s: RingkriegState, answer: int) -> None:
        if answer:
            take_away(s, TOWER, 1, battlefield(s), self.rule)

    def describe(self, s: RingkriegState, answer: int) -> Choice:
        name = "burn" if answer else "spare"
        return Choice(name, text(f"ringkrieg-choose-tower-{name}"), (f"button:{name}",))

    def prompt(self, s: RingkriegState) -> Text:
        return text("ringkrieg-ask-burn-tower", seat=seat_name(self.seat), kind=kind_text(TOWER))


def last_defences(s: RingkriegState, side: int, slot: int) -> None:
    fighter(s, FREE).stronger += count(s.at[battlefield(s)], CATAPULT)


def heads_of_the_fallen(s: RingkriegState, side: int, slot: int) -> None:
    fighter(s, SHADOW).bonus += 1
    fighter(s, FREE).no_reroll = 1


def old_hatred(s: RingkriegState, side: int, slot: int) -> None:
    """A die for each Dunlending; the card's own limit is the general one of five dice."""
    dice = count(army(s, SHADOW), DUNLENDING)
    rolls.early_hits(s, side, rolls.extra_attack(s, side, dice, needed(s, SHADOW)))


# --- the halves ------------------------------------------------------------------------------------------------------

AMONG_THE_SIEGE_ENGINES: Final = Half("Among the Siege Engines", (6,), always, among_the_engines)
LAST_DEFENCES: Final = Half("Last Defences", (3,), catapult_in_storm, last_defences)
HEADS_OF_THE_FALLEN: Final = Half("Heads of the Fallen", (3,), tower_in_storm, heads_of_the_fallen)
OLD_HATRED: Final = Half("Old Hatred", (2,), dunlending, old_hatred)

QUESTIONS: Final = (BurnTower,)
