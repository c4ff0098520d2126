"""Decisions from which play goes on after a change: an action of either side, or the Shadow's allocation of dice."""

from __future__ import annotations

from typing import Final

from ringspiel.games.ringkrieg.hunt import mordor
from ringspiel.games.ringkrieg.pieces.figures import FREE, NONE, SHADOW
from ringspiel.games.ringkrieg.state import RingkriegState
from ringspiel.games.ringkrieg.teams.deciders import ACTION, DICE, decider
from ringspiel.games.ringkrieg.turn import actions, victory
from ringspiel.games.ringkrieg.turn.actions import Act
from ringspiel.games.ringkrieg.turn.dice import FACES, HuntAllocation, return_dice, roll_action_dice
from ringspiel.games.ringkrieg.turn.phases import turn
from ringspiel.kernel.state import Step

DECISIONS: Final = ("act-free", "act-shadow", "hunt-allocation")
REST: Final[list[Step]] = [turn, return_dice, victory.check_conquest, mordor.burden]
ACTING: Final = {"act-free": FREE, "act-shadow": SHADOW}


def kind_of(s: RingkriegState) -> str:
    """Which of these decisions it is, or `now`."""
    asked = s.question
    if isinstance(asked, Act) and not asked.after_ring:
        return "act-shadow" if asked.side == SHADOW else "act-free"
    return "hunt-allocation" if isinstance(asked, HuntAllocation) else "now"


def begin(s: RingkriegState, decision: str) -> None:
    """Ask that; what an action, a battle or a card was in the middle of is forgotten."""
    forget(s)
    side = ACTING.get(decision)
    if side is None:
        s.phase = 3
        s.dice, s.spent, s.hunt_box = [[0] * FACES, [0] * FACES], [0, 0], [0, 0]
        s.agenda = [*REST, actions.action_phase, roll_action_dice]
        s.question = HuntAllocation(decider(s, SHADOW, DICE), SHADOW)
    else:
        s.phase, s.acting = 5, side
        s.agenda = [*REST, actions.opportunity, actions.action_over]
        s.question = Act(decider(s, side, ACTION), side, 0)


def forget(s: RingkriegState) -> None:
    """Nothing is under way. Companions who were leaving wait with the reinforcements."""
    if s.event != NONE:
        s.discards.append(s.event)
    if s.battle is not None and s.battle.shown:
        s.discards += [fighter.card for fighter in s.battle.fighters if fighter.card >= 0]
    s.reserve += s.leaving
    s.leaving = s.picked = s.damage = s.successes = s.hunt_bonus = s.given_away = s.path = 0
    s.face = s.use = s.tile = s.event = s.target = s.shown_hand = NONE
    s.moved.clear()
    s.battle, s.outcome = None, None
