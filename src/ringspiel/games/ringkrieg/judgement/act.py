"""Which die for which action: what is urgent, refined by the best attack and the danger of the Hunt."""

from __future__ import annotations

from typing import Final

from ringspiel.games.ringkrieg import actions
from ringspiel.games.ringkrieg.dice import CHARACTER, EVENT, WILL
from ringspiel.games.ringkrieg.figures import FREE, ONE, STRIDER
from ringspiel.games.ringkrieg.judgement.journey import crowned_place_near, danger, is_watched
from ringspiel.games.ringkrieg.judgement.war import best_attack, opening
from ringspiel.games.ringkrieg.state import RingkriegState

PASSING: Final = -0.2
COST: Final = [0.03, 0.0, 0.0, 0.0, 0.02, 0.06, 0.0]
"""By face: what could be done with the die instead."""

URGENCY: Final = (
    {
        actions.SKIP: -1.0,
        actions.HIDE: 0.95,
        actions.SEPARATE: -0.3,
        actions.MOVE_COMPANIONS: 0.1,
        actions.MOVE_ARMY: 0.25,
        actions.PLAY: 0.5,
        actions.DIPLOMACY: 0.6,
        actions.RECRUIT: 0.45,
        actions.BRING: 1.2,
        actions.DRAW: 0.3,
        actions.STATESMAN: 0.45,
        actions.REMOVE_CARD: 0.1,
    },
    {
        actions.SKIP: -1.0,
        actions.MOVE_MINIONS: 0.15,
        actions.MOVE_ARMY: 0.4,
        actions.PLAY: 0.5,
        actions.DIPLOMACY: 0.7,
        actions.RECRUIT: 0.4,
        actions.BRING: 1.2,
        actions.DRAW: 0.3,
        actions.VOICE: 0.42,
        actions.MESSENGER_MOVE: 0.43,
        actions.MESSENGER_ATTACK: 0.4,
        actions.MESSENGER_PLAY: 0.3,
        actions.REMOVE_CARD: 0.1,
    },
)
ATTACKING: Final = 0.1
"""What there is in an attack beside what it is likely to win and lose."""
CROWNING: Final = 0.6


def judge_act(s: RingkriegState) -> list[float]:
    question = s.question
    assert isinstance(question, actions.Act)
    attacks: dict[int, float] = {}
    return [act_value(s, question.seat, answer, attacks) for answer in s.legal]


def act_value(s: RingkriegState, side: int, answer: int, attacks: dict[int, float]) -> float:
    if answer == actions.PASS:
        return PASSING
    if answer >= actions.RING:
        return ring_value(s, side, (answer - actions.RING) % 8)
    face, use = divmod(answer - 1, actions.FACE)
    return use_value(s, side, face, use, attacks) - COST[face]


def use_value(s: RingkriegState, side: int, face: int, use: int, attacks: dict[int, float]) -> float:
    if use in (actions.ATTACK, actions.MESSENGER_ATTACK):
        led = actions.led_by(face)
        if led not in attacks:
            attacks[led] = best_attack(s, side, led)
        return ATTACKING + attacks[led]
    if use in (actions.MOVE_ARMY, actions.MESSENGER_MOVE):
        return max(URGENCY[side][use], opening(s, side))
    if use == actions.MOVE_FELLOWSHIP:
        return step_value(s)
    if use == actions.SEPARATE and s.fellowship & ONE[STRIDER] and crowned_place_near(s):
        return CROWNING
    if use == actions.MOVE_MINIONS and not is_watched(s):
        return 0.5
    if use == actions.PLAY and face == EVENT:
        return 0.6
    return URGENCY[side][use]


def step_value(s: RingkriegState) -> float:
    """The Ring goes on while the Hunt is not too dangerous for those who bear it."""
    return 0.95 - danger(s) * (0.3 + 0.04 * s.corruption)


def ring_value(s: RingkriegState, side: int, turned: int) -> float:
    """The Free Peoples turn a die when the Fellowship can neither hide nor go on; the Shadow has no haste."""
    stuck = side == FREE and not s.dice[FREE][CHARACTER] and not s.dice[FREE][WILL]
    if stuck and turned == CHARACTER and (s.revealed or step_value(s) > 0.6):
        return 0.7
    return -0.5
