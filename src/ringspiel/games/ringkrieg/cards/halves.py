"""The combat halves of the event cards as data (RK-E22, RK-E24): kinds, initiative numbers and preconditions."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ringspiel.games.ringkrieg.combat import fighters, retreat
from ringspiel.games.ringkrieg.combat.fighters import army, battle_of, battlefield, nazgul_leadership
from ringspiel.games.ringkrieg.pieces.board import DISTANCE, FANGORN, MORIA, NATION, ORTHANC
from ringspiel.games.ringkrieg.pieces.deck import COMBAT_OF, side_of_card
from ringspiel.games.ringkrieg.pieces.figures import (
    ALL_OF,
    ARAGORN,
    CATAPULT,
    COMPANIONS,
    DUNLENDING,
    ELITE,
    ELITES,
    FREE,
    FREE_NATIONS,
    GANDALF_GREY,
    GANDALF_WHITE,
    HOBBITS,
    ISENGARD,
    LEADERS,
    NAZGUL_AND_WITCH_KING,
    NONE,
    ROHAN,
    SHADOW,
    SOUTHRONS,
    STRIDER,
    TOWER,
    UNITS_OF_NATION,
    mask_of,
)
from ringspiel.games.ringkrieg.pieces.printed import half_name
from ringspiel.games.ringkrieg.state import RingkriegState

Condition = Callable[[RingkriegState], bool]


# --- preconditions (RK-B25) ------------------------------------------------------------------------------------------


def always(s: RingkriegState) -> bool:
    return True


def ring_is_near(s: RingkriegState) -> bool:
    """RK-O19: the Fellowship's figure is where the attacked army stands; on the Mordor track it is in no region."""
    return s.mordor == NONE and s.figure == battlefield(s)


def hobbit(s: RingkriegState) -> bool:
    return bool(army(s, FREE) & HOBBITS)


def companion(s: RingkriegState) -> bool:
    return bool(army(s, FREE) & COMPANIONS)


def gandalf(s: RingkriegState) -> bool:
    return bool(army(s, FREE) & mask_of([GANDALF_GREY, GANDALF_WHITE]))


def isildurs_heir(s: RingkriegState) -> bool:
    return bool(army(s, FREE) & mask_of([STRIDER, ARAGORN]))


def leader_or_companion(s: RingkriegState) -> bool:
    return bool(army(s, FREE) & (LEADERS | COMPANIONS))


def near_fangorn(s: RingkriegState) -> bool:
    region = battlefield(s)
    return region in (FANGORN, ORTHANC) or NATION[region] == ROHAN


def in_free_land(s: RingkriegState) -> bool:
    return 0 <= NATION[battlefield(s)] < FREE_NATIONS


def can_slip_away(s: RingkriegState) -> bool:
    """Scouts: a defender in the open with somewhere to go."""
    if fighters.defender(s) != FREE or fighters.is_siege_battle(s):
        return False
    return retreat.may_withdraw(s) or bool(retreat.regions(s, battle_of(s).target, FREE))


def free_elite(s: RingkriegState) -> bool:
    return bool(army(s, FREE) & ELITES)


def one_point_of_terror(s: RingkriegState) -> bool:
    return nazgul_leadership(s) >= 1


def two_points_of_terror(s: RingkriegState) -> bool:
    return nazgul_leadership(s) >= 2


def nazgul(s: RingkriegState) -> bool:
    return bool(army(s, SHADOW) & NAZGUL_AND_WITCH_KING)


def near_moria(s: RingkriegState) -> bool:
    return DISTANCE[MORIA][battlefield(s)] <= 2


def isengard_in_storm(s: RingkriegState) -> bool:
    """Devilry of Orthanc: units of Isengard in a siege battle, before the walls or behind them."""
    return fighters.is_siege_battle(s) and bool(army(s, SHADOW) & UNITS_OF_NATION[ISENGARD])


def southron_elite(s: RingkriegState) -> bool:
    return bool(army(s, SHADOW) & ALL_OF[ELITE + SOUTHRONS])


def shadow_elite(s: RingkriegState) -> bool:
    return bool(army(s, SHADOW) & ELITES)


def catapult_in_storm(s: RingkriegState) -> bool:
    """Last Defences: a catapult in the Stronghold that is stormed."""
    return fighters.is_siege_battle(s) and bool(s.at[battlefield(s)] & ALL_OF[CATAPULT])


def tower_in_storm(s: RingkriegState) -> bool:
    """Heads of the Fallen: a siege tower before the Stronghold that is stormed."""
    return fighters.is_siege_battle(s) and bool(s.at[battlefield(s)] & ALL_OF[TOWER])


def dunlending(s: RingkriegState) -> bool:
    return bool(army(s, SHADOW) & ALL_OF[DUNLENDING])


# --- the kinds -------------------------------------------------------------------------------------------------------

IT_IS_A_GIFT: Final = 0
BLADE_OF_WESTERNESSE: Final = 1
MIGHTY_ATTACK: Final = 2
SERVANT_OF_THE_SECRET_FIRE: Final = 3
ANDURIL: Final = 4
HEROIC_DEATH: Final = 5
DARING_DEFIANCE: Final = 6
FATEFUL_STRIKE: Final = 7
SUDDEN_STRIKE: Final = 8
BRAVE_STAND: Final = 9
ENTS_RAGE: Final = 10
HUORN_DARK: Final = 11
NAMELESS_WOOD: Final = 12
DAYLIGHT: Final = 13
NO_QUARTER: Final = 14
ADVANTAGEOUS_POSITION: Final = 15
SCOUTS: Final = 16
SHIELD_WALL: Final = 17
CONFUSION: Final = 18
CHARGE: Final = 19
VALOUR: Final = 20
ONE_FOR_THE_DARK_LORD: Final = 21
CRUEL_AS_DEATH: Final = 22
THEY_ARE_TERRIBLE: Final = 23
DREAD_AND_DESPAIR: Final = 24
FOUL_STENCH: Final = 25
BLACK_BREATH: Final = 26
WORDS_OF_POWER: Final = 27
DURINS_BANE: Final = 28
DEVILRY_OF_ORTHANC: Final = 29
DEADLY_STRIFE: Final = 30
ONSLAUGHT: Final = 31
RELENTLESS_ASSAULT: Final = 32
GREAT_HOST: Final = 33
MUMAKIL: Final = 34
SWARM_OF_BATS: Final = 35
WE_COME_TO_KILL: Final = 36
DESPERATE_BATTLE: Final = 37
AMONG_THE_SIEGE_ENGINES: Final = 38
LAST_DEFENCES: Final = 39
HEADS_OF_THE_FALLEN: Final = 40
OLD_HATRED: Final = 41

_KINDS: Final[tuple[tuple[str, Condition], ...]] = (
    ("It is a Gift", ring_is_near),
    ("Blade of Westernesse", hobbit),
    ("Mighty Attack", companion),
    ("Servant of the Secret Fire", gandalf),
    ("Andúril", isildurs_heir),
    ("Heroic Death", leader_or_companion),
    ("Daring Defiance", companion),
    ("Fateful Strike", leader_or_companion),
    ("Sudden Strike", leader_or_companion),
    ("Brave Stand", companion),
    ("Ents' Rage", near_fangorn),
    ("Huorn-dark", near_fangorn),
    ("Nameless Wood", near_fangorn),
    ("Daylight", always),
    ("No Quarter", always),
    ("Advantageous Position", in_free_land),
    ("Scouts", can_slip_away),
    ("Shield-Wall", always),
    ("Confusion", always),
    ("Charge", free_elite),
    ("Valour", free_elite),
    ("One for the Dark Lord", ring_is_near),
    ("Cruel as Death", two_points_of_terror),
    ("They are Terrible", one_point_of_terror),
    ("Dread and Despair", one_point_of_terror),
    ("Foul Stench", one_point_of_terror),
    ("Black Breath", nazgul),
    ("Words of Power", nazgul),
    ("Durin's Bane", near_moria),
    ("Devilry of Orthanc", isengard_in_storm),
    ("Deadly Strife", always),
    ("Onslaught", always),
    ("Relentless Assault", always),
    ("Great Host", always),
    ("Mûmakil", southron_elite),
    ("Swarm of Bats", always),
    ("We Come to Kill", shadow_elite),
    ("Desperate Battle", always),
    ("Among the Siege Engines", always),
    ("Last Defences", catapult_in_storm),
    ("Heads of the Fallen", tower_in_storm),
    ("Old Hatred", dunlending),
)
"""The printed titles in the order of the numbers above, and their preconditions."""

_titles: Final = [title for title, _ in _KINDS]

CONDITIONS: Final = tuple(condition for _, condition in _KINDS)
KIND_OF: Final = [_titles.index(half["title_en"]) if half else NONE for half in COMBAT_OF]
"""The kind of combat half of each card; NONE without one."""
INITIATIVES: Final = [tuple(int(number) for number in half["initiative"]) if half else () for half in COMBAT_OF]
"""RK-B23: when a card acts; two numbers mean two effects."""


HALVES: Final = tuple(half_name(title) for title, _ in _KINDS)
"""The names of the kinds in message keys and targets."""


def _by_condition(side: int) -> list[tuple[Condition, int]]:
    """The cards of a side with each precondition, as bit masks."""
    found: dict[Condition, int] = {}
    for card, kind in enumerate(KIND_OF):
        if kind != NONE and side_of_card(card) == side:
            found[CONDITIONS[kind]] = found.get(CONDITIONS[kind], 0) | 1 << card
    return list(found.items())


_BY_CONDITION: Final = (_by_condition(FREE), _by_condition(SHADOW))


def open_cards(s: RingkriegState, side: int) -> int:
    """RK-B25, RK-E26: all cards of a side whose combat half could be played now, as a bit mask."""
    found = 0
    for condition, cards in _BY_CONDITION[side]:
        if condition(s):
            found |= cards
    return found


def is_met(s: RingkriegState, card: int) -> bool:
    """RK-B59: the precondition is tested again when the card acts."""
    return CONDITIONS[KIND_OF[card]](s)
