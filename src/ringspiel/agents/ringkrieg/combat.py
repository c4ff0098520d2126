"""Decides in battles, and which figures move. The odds decide battles; the least valuable figures go first."""

from __future__ import annotations

from typing import Final

from ringspiel.agents.ringkrieg.garrisons import guards_missing, is_own_prize
from ringspiel.agents.ringkrieg.odds import MOST_DICE, chance, ground_of
from ringspiel.agents.ringkrieg.style import KEEP, WORTH
from ringspiel.agents.ringkrieg.war import is_in_danger, threat
from ringspiel.agents.ringkrieg.worth import judge_announcing, judge_put_away
from ringspiel.games.ringkrieg.armies.movement import WhoGoes
from ringspiel.games.ringkrieg.armies.stacking import army_of
from ringspiel.games.ringkrieg.cards.play import can_play
from ringspiel.games.ringkrieg.combat import fighters
from ringspiel.games.ringkrieg.combat.casualties import WAYS, Casualty, Way, victims
from ringspiel.games.ringkrieg.combat.fighters import battle_of
from ringspiel.games.ringkrieg.combat.retreat import STAND, STAY, WITHDRAW, Advance, Retreat
from ringspiel.games.ringkrieg.expansion.numbers import DUNLENDING
from ringspiel.games.ringkrieg.pieces.board import POINTS
from ringspiel.games.ringkrieg.pieces.figures import (
    ALL_UNITS,
    NONE,
    RANK_ELITE,
    RANK_OF,
    RANK_REGULAR,
    UNITS,
    other,
    units,
)
from ringspiel.games.ringkrieg.state import RingkriegState

GO: Final = 0
WORTH_GOING_ON: Final = 0.4
BEHIND_WALLS: Final = 0.65
"""How safe a garrison feels."""


def odds(s: RingkriegState) -> float:
    """The chance that the attacker wins the battle in progress."""
    b = battle_of(s)
    attacker = b.attacker
    enemy = other(attacker)
    return chance(fighters.army(s, attacker), fighters.army(s, enemy), ground_of(s, b.origin, b.target, enemy))


def most(s: RingkriegState, style: int) -> list[float]:
    """Re-rolls as many dice as possible."""
    return [float(answer) for answer in s.legal]


# --- who goes --------------------------------------------------------------------------------------------------------


def loyalty(answer: int) -> float:
    """Leaves Regulars behind first. The answer is the kind + 1, or STAY."""
    rank = NONE if answer == STAY else RANK_OF[answer - 1]
    return 0.5 if rank == RANK_REGULAR else 0.3 if rank == RANK_ELITE else 0.1


def judge_advance(s: RingkriegState, style: int) -> list[float]:
    """Moves everybody except the guards of the region they leave."""
    question = s.question
    assert isinstance(question, Advance)
    origin = battle_of(s).origin
    if style & KEEP and guards_missing(s, origin, question.side, army_of(s, origin, question.side) - s.picked, style):
        return [stay_value(answer) for answer in s.legal]
    return judge_all_go(s, style)


def stay_value(answer: int) -> float:
    """Leaves units behind where guards are wanted, Regulars first."""
    if answer == GO:
        return 0.4
    rank = NONE if answer == STAY else RANK_OF[answer - 1]
    return 0.5 if rank == RANK_REGULAR else 0.45 if rank == RANK_ELITE else 0.1


def judge_all_go(s: RingkriegState, style: int) -> list[float]:
    """Moves everybody, if that is allowed."""
    return [1.0 if answer == GO else loyalty(answer) for answer in s.legal]


def judge_who_goes(s: RingkriegState, style: int) -> list[float]:
    """Moves everybody, but leaves no City or Stronghold near the enemy empty."""
    question = s.question
    assert isinstance(question, WhoGoes)
    side, origin = question.side, question.origin
    staying = army_of(s, origin, side) - s.picked
    if style & KEEP and guards_missing(s, origin, side, staying, style):
        return [stay_value(answer) for answer in s.legal]
    guard = not staying & ALL_UNITS and is_in_danger(s, origin, side)
    going = 0.4 if guard else 1.0
    return [going if answer == GO else loyalty(answer) for answer in s.legal]


# --- rounds ----------------------------------------------------------------------------------------------------------


def judge_going_on(s: RingkriegState, style: int) -> list[float]:
    """Ends the attack, or pays for another round (with an Elite, in a siege) when the odds are good."""
    value = odds(s)
    return [WORTH_GOING_ON if answer == 0 else value for answer in s.legal]


def judge_field_or_siege(s: RingkriegState, style: int) -> list[float]:
    b = battle_of(s)
    lost = chance(fighters.army(s, b.attacker), fighters.army(s, other(b.attacker)), 1.0)
    return [1.0 - lost, BEHIND_WALLS]


def judge_retreat(s: RingkriegState, style: int) -> list[float]:
    """Stands while there is hope, longer for a City; otherwise retreats to friends."""
    question = s.question
    assert isinstance(question, Retreat)
    hope = 1.0 - (odds(s) if s.battle is not None else 0.5) + 0.2 * POINTS[question.location]
    values = []
    for answer in s.legal:
        if answer == STAND:
            values.append(hope)
        elif answer == WITHDRAW:
            values.append(BEHIND_WALLS)
        else:
            values.append(refuge(s, answer - 1, question.side))
    return values


def refuge(s: RingkriegState, region: int, side: int) -> float:
    own = is_own_prize(s, region, side)
    friends = s.at[region] & UNITS[side]
    return 0.3 + (0.15 if own else 0.0) + 0.01 * units(friends) - 0.01 * threat(s, region, other(side))


def judge_casualty(s: RingkriegState, style: int) -> list[float]:
    """A small army keeps its numbers and reduces Elites; a big one gives up Regulars."""
    question = s.question
    assert isinstance(question, Casualty)
    small = units(victims(s, question.location, question.side)) <= MOST_DICE
    return [hit_value(WAYS[answer], small) for answer in s.legal]


def hit_value(way: Way, small: bool) -> float:
    if way.hits > 1:
        return 0.0
    if RANK_OF[way.kind] == RANK_ELITE:
        return 0.9 if small else 0.5
    return 0.6 if way.kind == DUNLENDING else 0.7


def judge_excess(s: RingkriegState, style: int) -> list[float]:
    return [1.0 if RANK_OF[kind] == RANK_REGULAR else 0.0 for kind in s.legal]


# --- cards -----------------------------------------------------------------------------------------------------------


def judge_announce(s: RingkriegState, style: int) -> list[float]:
    """Plays cards freely from a full hand, and in battles for a City or Stronghold."""
    if style & WORTH:
        return judge_announcing(s, style)
    question = s.question
    assert question is not None
    region = fighters.battlefield(s)
    wish = 0.15 * len(s.hands[question.seat]) + 0.2 * POINTS[region]
    return [0.6 if answer == 0 else wish for answer in s.legal]


def judge_discard(s: RingkriegState, style: int) -> list[float]:
    """Discards cards first that cannot be played now."""
    if style & WORTH:
        return judge_put_away(s, style)
    return [0.0 if can_play(s, card) else 1.0 for card in s.legal]
