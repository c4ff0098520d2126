"""Which question is judged how; the rest by trying every answer."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ringspiel.games.ringkrieg.judgement import act, combat, journey, war
from ringspiel.games.ringkrieg.state import RingkriegState

JUDGES: Final[dict[str, Callable[[RingkriegState], list[float]]]] = {
    "act": act.judge_act,
    "advance": combat.judge_all_go,
    "announce": combat.judge_announce,
    "attack": war.judge_attack,
    "casualty": combat.judge_casualty,
    "cease-or-go-on": combat.judge_going_on,
    "companions-go": journey.judge_companions,
    "discard-excess": combat.judge_discard,
    "fellowship-phase": journey.judge_fellowship_phase,
    "field-or-siege": combat.judge_field_or_siege,
    "hunt-allocation": journey.judge_allocation,
    "hunt-reroll": combat.most,
    "leader-reroll": combat.most,
    "minion-goes": journey.judge_minion_goes,
    "move-army": war.judge_march,
    "pick-leaver": journey.judge_leaver,
    "pick-minion": journey.judge_pick_minion,
    "prolong": combat.judge_going_on,
    "recruit": war.judge_recruit,
    "remove-excess": combat.judge_excess,
    "retreat": combat.judge_retreat,
    "send-away": journey.judge_companions,
    "walk": journey.judge_walk,
    "who-fights": combat.judge_all_go,
    "who-goes": combat.judge_who_goes,
}


def judge(s: RingkriegState) -> list[float] | None:
    """How good each legal answer looks; None for a question that is not judged at a glance."""
    question = s.question
    assert question is not None
    judging = JUDGES.get(question.kind)
    return None if judging is None else judging(s)
