"""Positions of Der Ringkrieg in which the usual actions are counted: the bench's server imports this.

The file that the environment variable names holds the name of the scene in which the next table begins.
"""

import os
from pathlib import Path
from typing import Any

from tests.games.ringkrieg.position import location
from tests.games.ringkrieg.war import war

from ringspiel.games.ringkrieg.combat import casualties
from ringspiel.games.ringkrieg.game import Ringkrieg
from ringspiel.games.ringkrieg.pieces.figures import FREE, SHADOW
from ringspiel.games.ringkrieg.state import RingkriegState
from ringspiel.games.ringkrieg.turn import actions, dice
from ringspiel.kernel.chance import Generator
from ringspiel.kernel.state import call

SCENE = "SCENE"


def at_war(**fields: Any) -> RingkriegState:
    return war(
        "helms-deep: rohan 2 regular 1 leader",
        "fords-of-isen: isengard 2 regular",
        "orthanc: isengard 4 regular 2 elite, saruman",
        shadow_hand="shadow-char-17 shadow-str-13",
        **fields,
    )


def in_action_phase(side: int) -> RingkriegState:
    return at_war(acting=side, free_dice="army-muster character event muster", shadow_dice="army muster character")


def free_peoples_act() -> RingkriegState:
    s = in_action_phase(FREE)
    s.then(actions.opportunity, actions.action_phase)
    return s


def shadow_acts() -> RingkriegState:
    s = in_action_phase(SHADOW)
    s.then(actions.opportunity, actions.action_phase)
    return s


def three_hits() -> RingkriegState:
    s = in_action_phase(FREE)
    s.then(call(casualties.take_hits, location("minas-tirith"), FREE, 3), actions.action_phase)
    return s


def hunt_allocation() -> RingkriegState:
    s = at_war(acting=SHADOW, phase=3)
    s.spent = [0, 0]
    s.then(dice.allocate_hunt, dice.roll_action_dice, actions.action_phase)
    return s


SCENES = {scene.__name__: scene for scene in (free_peoples_act, shadow_acts, three_hits, hunt_allocation)}


def begin_in_the_scene(self: Ringkrieg, seats: int, options: dict[str, Any], generator: Generator) -> RingkriegState:
    return SCENES[Path(os.environ[SCENE]).read_text()]()


if SCENE in os.environ:
    Ringkrieg.start = begin_in_the_scene  # type: ignore[method-assign]
