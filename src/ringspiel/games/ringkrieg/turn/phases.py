"""The turn and its six phases (RK-T1 to RK-T22)."""

from __future__ import annotations

from typing import Final

from ringspiel.games.ringkrieg import setup
from ringspiel.games.ringkrieg.cards.drawing import draw_cards
from ringspiel.games.ringkrieg.hunt import fellowship, mordor
from ringspiel.games.ringkrieg.pieces.figures import FREE
from ringspiel.games.ringkrieg.state import RingkriegState
from ringspiel.games.ringkrieg.teams.deciders import pass_markers
from ringspiel.games.ringkrieg.teams.exchange import exchange_cards
from ringspiel.games.ringkrieg.teams.tired_nations import new_turn
from ringspiel.games.ringkrieg.telling.report import tell
from ringspiel.games.ringkrieg.turn import actions, victory
from ringspiel.games.ringkrieg.turn.dice import allocate_hunt, return_dice, roll_action_dice


def begin_turns(s: RingkriegState) -> None:
    s.then(setup.shuffle_decks, turn)


def turn(s: RingkriegState) -> None:
    """RK-T1: the six phases; RK-T19: there is no last turn."""
    s.turn += 1
    s.acting = FREE
    pass_markers(s)
    new_turn(s)
    if s.log is not None:
        tell(s, "turn", "RK-T1", turn=s.turn)
    s.then(
        draw_cards,
        exchange_cards,
        fellowship.fellowship_phase,
        allocate_hunt,
        roll_action_dice,
        actions.action_phase,
        mordor.burden,
        victory.check_conquest,
        return_dice,
        turn,
    )


STEPS: Final = (begin_turns, turn)
