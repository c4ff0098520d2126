"""What the combat halves do (RK-E23, RK-B57 to RK-B62): one function for each shape, one row for each kind.

An effect is called with the side that played the card and the initiative number at which it acts now.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ringspiel.games.ringkrieg.cards import deeds, halves
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

Effect = Callable[[RingkriegState, int, int], None]


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
    s.then(call(deeds.offer, side, halves.KIND_OF[fighter(s, side).card]))


EFFECTS: Final[dict[int, Effect]] = {
    halves.IT_IS_A_GIFT: one_on_both_rolls,
    halves.BLADE_OF_WESTERNESSE: deed,
    halves.MIGHTY_ATTACK: deed,
    halves.SERVANT_OF_THE_SECRET_FIRE: one_on_combat_roll,
    halves.ANDURIL: anduril,
    halves.HEROIC_DEATH: deed,
    halves.DARING_DEFIANCE: daring_defiance,
    halves.FATEFUL_STRIKE: deed,
    halves.SUDDEN_STRIKE: sudden_strike,
    halves.BRAVE_STAND: brave_stand,
    halves.ENTS_RAGE: two_on_combat_roll,
    halves.HUORN_DARK: huorn_dark,
    halves.NAMELESS_WOOD: nameless_wood,
    halves.DAYLIGHT: daylight,
    halves.NO_QUARTER: no_quarter,
    halves.ADVANTAGEOUS_POSITION: advantageous_position,
    halves.SCOUTS: scouts,
    halves.SHIELD_WALL: shield_wall,
    halves.CONFUSION: confusion,
    halves.CHARGE: charge,
    halves.VALOUR: one_on_combat_roll,
    halves.ONE_FOR_THE_DARK_LORD: one_on_both_rolls,
    halves.CRUEL_AS_DEATH: cruel_as_death,
    halves.THEY_ARE_TERRIBLE: they_are_terrible,
    halves.DREAD_AND_DESPAIR: dread_and_despair,
    halves.FOUL_STENCH: foul_stench,
    halves.BLACK_BREATH: deed,
    halves.WORDS_OF_POWER: deed,
    halves.DURINS_BANE: durins_bane,
    halves.DEVILRY_OF_ORTHANC: one_on_combat_roll,
    halves.DEADLY_STRIFE: two_on_all_rolls,
    halves.ONSLAUGHT: onslaught,
    halves.RELENTLESS_ASSAULT: relentless_assault,
    halves.GREAT_HOST: great_host,
    halves.MUMAKIL: mumakil,
    halves.SWARM_OF_BATS: swarm_of_bats,
    halves.WE_COME_TO_KILL: we_come_to_kill,
    halves.DESPERATE_BATTLE: one_on_all_rolls,
}


STEPS: Final = (assault, onslaught_roll)
