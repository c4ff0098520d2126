"""The combat halves of the base game (RK-E22 to RK-E24): printed title, initiative, precondition, effect.

Rows of cards name them; several cards may have the same one.
"""

from __future__ import annotations

from typing import Final

from ringspiel.games.ringkrieg.cards import combat_needs as needs
from ringspiel.games.ringkrieg.cards import deeds, effects
from ringspiel.games.ringkrieg.cards.event_card import Half

IT_IS_A_GIFT: Final = Half("It is a Gift", (3,), needs.ring_is_near, effects.one_on_both_rolls)
BLADE_OF_WESTERNESSE: Final = Half("Blade of Westernesse", (6,), needs.hobbit, effects.deed, deeds.BLADE_OF_WESTERNESSE)
MIGHTY_ATTACK: Final = Half("Mighty Attack", (4,), needs.companion, effects.deed, deeds.MIGHTY_ATTACK)
SERVANT_OF_THE_SECRET_FIRE: Final = Half("Servant of the Secret Fire", (3,), needs.gandalf, effects.one_on_combat_roll)
ANDURIL: Final = Half("Andúril", (4,), needs.isildurs_heir, effects.anduril)
HEROIC_DEATH: Final = Half("Heroic Death", (6,), needs.leader_or_companion, effects.deed, deeds.HEROIC_DEATH)
DARING_DEFIANCE: Final = Half("Daring Defiance", (0,), needs.companion, effects.daring_defiance)
FATEFUL_STRIKE: Final = Half("Fateful Strike", (6,), needs.leader_or_companion, effects.deed, deeds.FATEFUL_STRIKE)
SUDDEN_STRIKE: Final = Half("Sudden Strike", (2,), needs.leader_or_companion, effects.sudden_strike)
BRAVE_STAND: Final = Half("Brave Stand", (3,), needs.companion, effects.brave_stand)
ENTS_RAGE: Final = Half("Ents' Rage", (3,), needs.near_fangorn, effects.two_on_combat_roll)
HUORN_DARK: Final = Half("Huorn-dark", (3,), needs.near_fangorn, effects.huorn_dark)
NAMELESS_WOOD: Final = Half("Nameless Wood", (5,), needs.near_fangorn, effects.nameless_wood)
DAYLIGHT: Final = Half("Daylight", (3,), needs.always, effects.daylight)
NO_QUARTER: Final = Half("No Quarter", (5,), needs.always, effects.no_quarter)
ADVANTAGEOUS_POSITION: Final = Half("Advantageous Position", (3,), needs.in_free_land, effects.advantageous_position)
SCOUTS: Final = Half("Scouts", (1,), needs.can_slip_away, effects.scouts)
SHIELD_WALL: Final = Half("Shield-Wall", (6,), needs.always, effects.shield_wall)
CONFUSION: Final = Half("Confusion", (4,), needs.always, effects.confusion)
CHARGE: Final = Half("Charge", (2,), needs.free_elite, effects.charge)
VALOUR: Final = Half("Valour", (3,), needs.free_elite, effects.one_on_combat_roll)
ONE_FOR_THE_DARK_LORD: Final = Half("One for the Dark Lord", (3,), needs.ring_is_near, effects.one_on_both_rolls)
CRUEL_AS_DEATH: Final = Half("Cruel as Death", (3,), needs.two_points_of_terror, effects.cruel_as_death)
THEY_ARE_TERRIBLE: Final = Half("They are Terrible", (4,), needs.one_point_of_terror, effects.they_are_terrible)
DREAD_AND_DESPAIR: Final = Half("Dread and Despair", (3,), needs.one_point_of_terror, effects.dread_and_despair)
FOUL_STENCH: Final = Half("Foul Stench", (3,), needs.one_point_of_terror, effects.foul_stench)
BLACK_BREATH: Final = Half("Black Breath", (6,), needs.nazgul, effects.deed, deeds.BLACK_BREATH)
WORDS_OF_POWER: Final = Half("Words of Power", (1,), needs.nazgul, effects.deed, deeds.WORDS_OF_POWER)
DURINS_BANE: Final = Half("Durin's Bane", (2,), needs.near_moria, effects.durins_bane)
DEVILRY_OF_ORTHANC: Final = Half("Devilry of Orthanc", (3,), needs.isengard_in_storm, effects.one_on_combat_roll)
DEADLY_STRIFE: Final = Half("Deadly Strife", (3,), needs.always, effects.two_on_all_rolls)
ONSLAUGHT: Final = Half("Onslaught", (7,), needs.always, effects.onslaught)
RELENTLESS_ASSAULT: Final = Half("Relentless Assault", (3,), needs.always, effects.relentless_assault)
GREAT_HOST: Final = Half("Great Host", (7,), needs.always, effects.great_host)
MUMAKIL: Final = Half("Mûmakil", (3, 5), needs.southron_elite, effects.mumakil)
SWARM_OF_BATS: Final = Half("Swarm of Bats", (0,), needs.always, effects.swarm_of_bats)
WE_COME_TO_KILL: Final = Half("We Come to Kill", (7,), needs.shadow_elite, effects.we_come_to_kill)
DESPERATE_BATTLE: Final = Half("Desperate Battle", (3,), needs.always, effects.one_on_all_rolls)
