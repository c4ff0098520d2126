"""What the combat halves do (RK-E23, RK-B57 to RK-B62): one function for each shape.

`halves` says which half has which. An effect is called with the side that played the card and the initiative number at
which it acts now.
"""

from __future__ import annotations

from typing import Final

from ringspiel.games.ringkrieg.cards import deeds
from ringspiel.games.ringkrieg.cards.index import EVENTS
from ringspiel.games.ringkrieg.combat import casualties, fighters, retreat, rolls
from ringspiel.games.ringkrieg.combat.fighters import (
    army,
    battle_of,
    companions,
    fighter,
    leadership,
    nazgul_leadership,
    needed,
)
from ringspiel.games.ringkrieg.pieces.figures import (
    ALL_OF,
    ARAGORN,
    COMPANIONS,
    ELITES,
    FREE,
    NONE,
    SHADOW,
    STRIDER,
    units,
)
from ringspiel.games.ringkrieg.state import RingkriegState
from ringspiel.kernel.state import call

# --- bonuses and dice ------------------------------------------------------------------------------------------------


def better(s: RingkriegState, side: int, roll: int, again: int) -> None:
    fighter(s, side).bonus += roll
    fighter(s, side).bonus_again += again


def one_on_both_rolls(s: RingkriegState, side: int, slot: int) -> None:
    better(s, side, 1, 1)


def one_on_combat_roll(s: RingkriegState, side: int, slot: int) -> None:
    better(s, side, 1, 0)


def two_on_combat_roll(s: RingkriegState, side: int, slot: int) -> None:
    better(s, side, 2, 0)


def one_on_all_rolls(s: RingkriegState, side: int, slot: int) -> None:
    better(s, FREE, 1, 1)
    better(s, SHADOW, 1, 1)


def two_on_all_rolls(s: RingkriegState, side: int, slot: int) -> None:
    better(s, FREE, 2, 2)
    better(s, SHADOW, 2, 2)


def advantageous_position(s: RingkriegState, side: int, slot: int) -> None:
    better(s, SHADOW, -1, 0)


def huorn_dark(s: RingkriegState, side: int, slot: int) -> None:
    fighter(s, SHADOW).dice_most = 2


def daylight(s: RingkriegState, side: int, slot: int) -> None:
    fighter(s, SHADOW).dice_most = 3


def brave_stand(s: RingkriegState, side: int, slot: int) -> None:
    fighter(s, SHADOW).dice_lost += len(companions(s))


# --- Nazgûl Leadership -----------------------------------------------------------------------------------------------


def cruel_as_death(s: RingkriegState, side: int, slot: int) -> None:
    fighter(s, SHADOW).given_up += 2
    better(s, SHADOW, 1, 0)


def they_are_terrible(s: RingkriegState, side: int, slot: int) -> None:
    fighter(s, SHADOW).given_up += 1
    better(s, SHADOW, 0, 1)


def dread_and_despair(s: RingkriegState, side: int, slot: int) -> None:
    s.ask(deeds.GiveUp(fighters.general(s, side), side))


def foul_stench(s: RingkriegState, side: int, slot: int) -> None:
    if nazgul_leadership(s) >= leadership(s, FREE):
        fighter(s, FREE).no_reroll = 1


# --- cancelling ------------------------------------------------------------------------------------------------------


def daring_defiance(s: RingkriegState, side: int, slot: int) -> None:
    """The Companions pay only if there was a card to cancel."""
    if fighter(s, SHADOW).card != NONE:
        fighter(s, SHADOW).cancelled = 1
        fighter(s, FREE).silent |= COMPANIONS


def swarm_of_bats(s: RingkriegState, side: int, slot: int) -> None:
    if fighter(s, FREE).card != NONE:
        fighter(s, FREE).cancelled = 1
    else:
        better(s, SHADOW, 0, 1)


# --- hits ------------------------------------------------------------------------------------------------------------


def scored(s: RingkriegState, side: int) -> int:
    """Hits of combat roll and Leader re-roll, with what cards have added."""
    return fighter(s, side).hits + fighter(s, side).again


def no_quarter(s: RingkriegState, side: int, slot: int) -> None:
    if scored(s, FREE):
        fighter(s, FREE).hits += 1


def nameless_wood(s: RingkriegState, side: int, slot: int) -> None:
    if scored(s, FREE):
        fighter(s, FREE).hits += 2


def shield_wall(s: RingkriegState, side: int, slot: int) -> None:
    if scored(s, SHADOW) >= 2:
        fighter(s, SHADOW).hits -= 1


def confusion(s: RingkriegState, side: int, slot: int) -> None:
    """Natural ones of the Shadow hit its own army and are not rolled again."""
    ones = fighter(s, SHADOW).ones
    fighter(s, FREE).hits += ones
    fighter(s, SHADOW).misses -= ones


def mumakil(s: RingkriegState, side: int, slot: int) -> None:
    if slot == 3:
        better(s, SHADOW, 1, 0)
    elif scored(s, SHADOW) > scored(s, FREE) + fighter(s, FREE).early:
        fighter(s, SHADOW).hits += 1


def anduril(s: RingkriegState, side: int, slot: int) -> None:
    """Strider turns one miss into a hit, Aragorn two; without a miss, or without Leadership to give up, nothing."""
    west = fighter(s, FREE)
    heir = army(s, FREE) & (ALL_OF[STRIDER] | ALL_OF[ARAGORN]) & ~west.silent
    turned = min(west.misses, 2 if heir & ALL_OF[ARAGORN] else 1)
    if heir and turned:
        west.silent |= ALL_OF[STRIDER] | ALL_OF[ARAGORN]
        deeds.turn_misses(s, turned)


def great_host(s: RingkriegState, side: int, slot: int) -> None:
    if units(army(s, SHADOW)) >= 2 * units(army(s, FREE)):
        rolls.strike_enemy(s, side, 1)


# --- extra attacks ---------------------------------------------------------------------------------------------------


def sudden_strike(s: RingkriegState, side: int, slot: int) -> None:
    rolls.early_hits(s, side, rolls.extra_attack(s, side, leadership(s, FREE), needed(s, FREE)))


def charge(s: RingkriegState, side: int, slot: int) -> None:
    rolls.early_hits(s, side, rolls.extra_attack(s, side, units(army(s, FREE) & ELITES), needed(s, FREE)))


def durins_bane(s: RingkriegState, side: int, slot: int) -> None:
    rolls.early_hits(s, side, rolls.extra_attack(s, side, 3, 4))


def we_come_to_kill(s: RingkriegState, side: int, slot: int) -> None:
    rolls.strike_enemy(s, side, rolls.extra_attack(s, side, units(army(s, SHADOW) & ELITES), 5))


# --- hits on one's own units -----------------------------------------------------------------------------------------


def relentless_assault(s: RingkriegState, side: int, slot: int) -> None:
    s.then(assault)
    s.ask(casualties.OwnHits(fighters.general(s, side), side, fighters.place_of(s, side), 2))


def assault(s: RingkriegState) -> None:
    better(s, SHADOW, fighter(s, SHADOW).own_hits, 0)


def onslaught(s: RingkriegState, side: int, slot: int) -> None:
    s.then(onslaught_roll)
    s.ask(casualties.OwnHits(fighters.general(s, side), side, fighters.place_of(s, side), 4))


def onslaught_roll(s: RingkriegState) -> None:
    if fighter(s, SHADOW).own_hits:
        rolls.strike_enemy(s, SHADOW, rolls.extra_attack(s, SHADOW, fighter(s, SHADOW).own_hits, 4))


# --- retreat and deeds -----------------------------------------------------------------------------------------------


def scouts(s: RingkriegState, side: int, slot: int) -> None:
    s.ask(retreat.Retreat(fighters.general(s, side), side, battle_of(s).target, 0, 1 if retreat.may_withdraw(s) else 0))


def deed(s: RingkriegState, side: int, slot: int) -> None:
    """Something that one chosen figure does or suffers."""
    s.then(call(deeds.offer, side, EVENTS[fighter(s, side).card].combat.deed))


STEPS: Final = (assault, onslaught_roll)
