"""What the expansion adds to the judgement: urgency of its uses of dice, good places for its figures, and its own
questions.

Questions that are not judged here are decided by trying every answer.
"""

from __future__ import annotations

from typing import Final

from ringspiel.agents.ringkrieg.war import (
    attack_value,
    is_in_danger,
    march_values,
    pull,
    recruit_value,
    weights,
)
from ringspiel.games.ringkrieg.expansion import engines, numbers, onward
from ringspiel.games.ringkrieg.expansion.dunlendings import DeathToTheForgoil
from ringspiel.games.ringkrieg.expansion.galadriel import LadyOfLight
from ringspiel.games.ringkrieg.expansion.numbers import ENT, ENTS, EXPANSION, SHIP
from ringspiel.games.ringkrieg.hunt.hunt import REASONS
from ringspiel.games.ringkrieg.pieces.board import BOX, DISTANCE, FANGORN, MORDOR_ENTRANCES
from ringspiel.games.ringkrieg.pieces.figures import ALL_OF, FREE, NONE, SARUMAN, SHADOW, UNITS, count, units
from ringspiel.games.ringkrieg.politics import track
from ringspiel.games.ringkrieg.state import RingkriegState
from ringspiel.games.ringkrieg.telling.pairs import pair, pair_of

URGENCY: Final = {
    numbers.BRING_FACTION: 0.9,
    numbers.RECRUIT_DUNLENDINGS: 0.41,
}
NEVER: Final = -0.9
FLEET: Final = 3
"""This many ships take an army anywhere on the coast."""


# --- dice ------------------------------------------------------------------------------------------------------------


def urgency(s: RingkriegState, side: int, use: int) -> float:
    if use == numbers.DECLARE:
        return 1.1 if is_at_the_gates(s) else NEVER
    if use == numbers.BUILD_ENGINE:
        return max(site_value(s, side, region) for region in engines.sites(s, side))
    if use == numbers.BLACK_SHIPS:
        return 0.42 if sum(count(force, SHIP) for force in s.at) < FLEET else 0.25
    return URGENCY[use]


def is_at_the_gates(s: RingkriegState) -> bool:
    """A declaration with Sméagol is worth a die if it leads into Mordor before the next turn."""
    return any(DISTANCE[s.figure][entrance] <= s.progress for entrance in MORDOR_ENTRANCES)


# --- siege engines ---------------------------------------------------------------------------------------------------


def site_value(s: RingkriegState, side: int, region: int) -> float:
    """Engines are worth building where a siege is fought out, and more so where they decide who has more of them."""
    lead = count(s.at[region], engines.ENGINE_OF[side]) - count(s.at[region], engines.ENGINE_OF[1 - side])
    tips = 0.15 if lead in (0, -1) else 0.0
    if engines.is_stormed(s, region):
        garrison = units(s.at[BOX[region]] & UNITS[FREE])
        return 0.45 + tips - (0.03 * garrison if side == SHADOW else 0.0)
    return 0.25 + tips if is_in_danger(s, region, FREE) else 0.05


def judge_engine(s: RingkriegState, style: int) -> list[float]:
    question = s.question
    assert isinstance(question, engines.BuildEngine)
    return [site_value(s, question.side, region) for region in s.legal]


# --- Dunlendings and armies that a card sends on ----------------------------------------------------------------------


def judge_forgoil(s: RingkriegState, style: int) -> list[float]:
    question = s.question
    assert isinstance(question, DeathToTheForgoil)
    goals = weights(s, style, SHADOW)
    return [recruit_value(s, style, SHADOW, region, pull(goals, region)) for region in s.legal]


def judge_carry(s: RingkriegState, style: int) -> list[float]:
    """An army sails to where it would march."""
    return march_values(s, style, SHADOW, s.legal)


def judge_onward(s: RingkriegState, style: int) -> list[float]:
    """The army's destination or target; it stays if neither is good."""
    question = s.question
    assert isinstance(question, onward.Onward)
    bound = track.at_peace(s)
    values = []
    for answer in s.legal:
        deed, place = pair_of(answer)
        if answer == onward.DONE:
            values.append(0.0)
        elif deed == onward.ATTACK:
            values.append(attack_value(s, style, question.side, bound, question.location, place))
        else:
            values += march_values(s, style, question.side, [pair(question.location, place)])
    return values


# --- characters ------------------------------------------------------------------------------------------------------


def judge_lady_of_light(s: RingkriegState, style: int) -> list[float]:
    """Spends a ring on an Eye that would hurt."""
    question = s.question
    assert isinstance(question, LadyOfLight)
    return [0.5, 1.0 if REASONS[question.why].eye(s) > 1 else 0.0]


def judge_he_sees(s: RingkriegState, style: int) -> list[float]:
    """The Chief of the Ringwraiths is used for the Hunt."""
    return [0.0, 1.0]


def called_by_fangorn(s: RingkriegState, region: int) -> float:
    """While Saruman is in play, a Companion in Fangorn can wake the Ents."""
    if region != FANGORN or not s.on_table(EXPANSION) or s.where(SARUMAN) == NONE:
        return 0.0
    return 0.3 if s.on_table(ENTS) or s.reserve & ALL_OF[ENT] else 0.0
