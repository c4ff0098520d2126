"""Chooses the die and what to use it for. Urgency comes first; the best attack and the danger of the Hunt refine it."""

from __future__ import annotations

from typing import Final

from ringspiel.agents.ringkrieg.errands import best_coming, flight_value
from ringspiel.agents.ringkrieg.expansion import urgency
from ringspiel.agents.ringkrieg.garrisons import is_alarmed, thin_places
from ringspiel.agents.ringkrieg.journey import (
    crowned_place_near,
    danger,
    is_crown_near,
    is_watched,
    walk_of_companions,
)
from ringspiel.agents.ringkrieg.style import (
    BRACE,
    CROWN,
    ERRAND,
    GATES,
    GUILE,
    HASTE,
    KEEP,
    LEAN,
    MARCH,
    MUSTER,
    RINGS,
    WARD,
)
from ringspiel.agents.ringkrieg.war import best_attack, needs_guards, opening
from ringspiel.games.ringkrieg.pieces.figures import FREE, NONE, ONE, SHADOW, STRIDER
from ringspiel.games.ringkrieg.state import RingkriegState
from ringspiel.games.ringkrieg.telling.pairs import pair_of
from ringspiel.games.ringkrieg.turn import actions, uses
from ringspiel.games.ringkrieg.turn.dice import CHARACTER, EVENT, EYE, FACES, WILL

PASSING: Final = -0.2
COST: Final = [0.03, 0.0, 0.0, 0.0, 0.02, 0.06, 0.0]
"""For each face, the value of keeping the die for another use."""

URGENCY: Final = (
    {
        uses.SKIP: -1.0,
        uses.HIDE: 0.95,
        uses.SEPARATE: -0.3,
        uses.MOVE_COMPANIONS: 0.1,
        uses.MOVE_ARMY: 0.25,
        uses.PLAY: 0.5,
        uses.DIPLOMACY: 0.6,
        uses.RECRUIT: 0.45,
        uses.BRING: 1.2,
        uses.DRAW: 0.3,
        uses.STATESMAN: 0.45,
        uses.REMOVE_CARD: 0.1,
    },
    {
        uses.SKIP: -1.0,
        uses.MOVE_MINIONS: 0.15,
        uses.MOVE_ARMY: 0.4,
        uses.PLAY: 0.5,
        uses.DIPLOMACY: 0.7,
        uses.RECRUIT: 0.4,
        uses.BRING: 1.2,
        uses.DRAW: 0.3,
        uses.VOICE: 0.42,
        uses.MESSENGER_MOVE: 0.43,
        uses.MESSENGER_ATTACK: 0.4,
        uses.MESSENGER_PLAY: 0.3,
        uses.REMOVE_CARD: 0.1,
    },
)
MARCHING: Final = {uses.MOVE_ARMY: 0.35, uses.DIPLOMACY: -0.2, uses.DRAW: -0.2}
"""How much more urgent uses become with the trait. Thousands of players with different habits were compared to find
this.
"""
MUSTERING: Final = {uses.RECRUIT: 0.3}
"""The same for the trait `muster`; docs/studies/ringkrieg.md tells how it was found."""
SCHEMING: Final = {uses.PLAY: 0.3, uses.DIPLOMACY: 0.3}
"""The same for the Shadow."""
MANNING: Final = 0.75
"""Recruiting where a Stronghold of the Shadow is in danger."""
ATTACKING: Final = 0.1
"""The value of attacking at all, apart from likely gains and losses."""
THIN: Final = 0.1
LESS_THIN: Final = 0.05
"""Recruiting, by the victory points of places with too few guards. The second value is for the trait `lean`."""
FIRST_STEP: Final = 0.15
"""The first step of a turn is the least dangerous."""
LEAVING: Final = 1.1
"""Strider's leaving to become king."""
CROWNING: Final = 0.6
RING_PRICE: Final = (0.45, 0.2)
"""The least that an Elven ring has to gain. A ring of the Free Peoples goes to the enemy."""


def judge_act(s: RingkriegState, style: int) -> list[float]:
    question = s.question
    assert isinstance(question, actions.Act)
    attacks: dict[int, float] = {}
    values = [act_value(s, style, question.side, answer, attacks) for answer in s.legal]
    if style & RINGS:
        value_rings(s, style, question.side, values, attacks)
    return values


def act_value(s: RingkriegState, style: int, side: int, answer: int, attacks: dict[int, float]) -> float:
    if answer == actions.PASS:
        return PASSING
    face, use = pair_of(answer)
    if use >= actions.TURN:
        return ring_value(s, style, side, use - actions.TURN)
    return use_value(s, style, side, face, use, attacks) - COST[face]


def use_value(s: RingkriegState, style: int, side: int, face: int, use: int, attacks: dict[int, float]) -> float:
    value = usual_value(s, style, side, face, use, attacks)
    if style & KEEP and use == uses.RECRUIT:
        value += manning_value(s, style, side)
    if side == FREE:
        value += MARCHING.get(use, 0.0) if style & MARCH else 0.0
        return value + MUSTERING.get(use, 0.0) if style & MUSTER else value
    if style & GUILE:
        value += SCHEMING.get(use, 0.0)
    return max(value, MANNING) if style & WARD and use == uses.RECRUIT and needs_guards(s) else value


def manning_value(s: RingkriegState, style: int, side: int) -> float:
    """How much more urgent recruiting is when places lack guards."""
    thin = LESS_THIN if style & LEAN else THIN
    alarmed = is_alarmed(s, side)
    braced = bool(style & BRACE) and side == SHADOW
    return thin * thin_places(s, side, style) * (4.0 if alarmed and braced else 2.0 if alarmed else 1.0)


def usual_value(s: RingkriegState, style: int, side: int, face: int, use: int, attacks: dict[int, float]) -> float:
    if use in (uses.ATTACK, uses.MESSENGER_ATTACK):
        led = int(face == CHARACTER)
        if led not in attacks:
            attacks[led] = best_attack(s, style, side, led)
        return ATTACKING + attacks[led]
    if use in (uses.MOVE_ARMY, uses.MESSENGER_MOVE):
        return max(URGENCY[side][use], opening(s, side))
    if use == uses.MOVE_FELLOWSHIP:
        return step_value(s, style)
    if style & CROWN and use == uses.SEPARATE:
        return LEAVING if is_crown_near(s) else URGENCY[side][use]
    if style & CROWN and use == uses.MOVE_COMPANIONS:
        return walk_of_companions(s)
    if style & ERRAND and use == uses.MOVE_MINIONS:
        return flight_value(s)
    if style & ERRAND and use == uses.BRING and side == SHADOW:
        return best_coming(s, face)
    if use == uses.SEPARATE and s.fellowship & ONE[STRIDER] and crowned_place_near(s):
        return CROWNING
    if use == uses.MOVE_MINIONS and not is_watched(s):
        return 0.5
    if use == uses.PLAY and face == EVENT:
        return 0.6
    return URGENCY[side][use] if use in URGENCY[side] else urgency(s, side, use)


def step_value(s: RingkriegState, style: int) -> float:
    """The Ring moves on while the Hunt is not too dangerous for its bearers. In Mordor resting is no better."""
    if style & HASTE and s.mordor != NONE:
        return 0.7 if s.strove else 1.3
    fresh = FIRST_STEP if style & GATES and not s.hunt_box[FREE] and s.mordor == NONE else 0.0
    return 0.95 + fresh - danger(s) * (0.3 + 0.04 * s.corruption)


def ring_value(s: RingkriegState, style: int, side: int, turned: int) -> float:
    """The Free Peoples change a die when the Fellowship can neither hide nor move. The Shadow is in no hurry."""
    stuck = side == FREE and not s.dice[FREE][CHARACTER] and not s.dice[FREE][WILL]
    if stuck and turned == CHARACTER and (s.revealed or step_value(s, style) > 0.6):
        return 0.7
    return -0.5


def value_rings(s: RingkriegState, style: int, side: int, values: list[float], attacks: dict[int, float]) -> None:
    """A ring is used first if a changed die gains more than the ring is worth."""
    best, by_face = PASSING, [PASSING] * FACES
    rings = []
    for place, answer in enumerate(s.legal):
        face, use = pair_of(answer)
        if answer != actions.PASS and use >= actions.TURN:
            rings.append(place)
            continue
        best = max(best, values[place])
        by_face[face] = max(by_face[face], values[place])
    for place in rings:
        face, turned = pair_of(s.legal[place])
        turned -= actions.TURN
        if turned != EYE and by_face[turned] <= PASSING:
            by_face[turned] = best_use(s, style, side, turned, attacks)
        gain = by_face[turned] - by_face[face] - RING_PRICE[side]
        values[place] = best + gain if gain > 0.0 else PASSING - 1.0


def best_use(s: RingkriegState, style: int, side: int, face: int, attacks: dict[int, float]) -> float:
    """What a die with this face could do now."""
    best = PASSING
    for use in uses.uses_of(s, side, face):
        if use.number != uses.SKIP and use.can(s, side, face):
            best = max(best, use_value(s, style, side, face, use.number, attacks) - COST[face])
    return best
