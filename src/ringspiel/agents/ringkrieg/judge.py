"""Which question is judged how; the rest by trying every answer."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ringspiel.agents.ringkrieg import act, combat, ents, expansion, journey, machines, team, voyages, war
from ringspiel.games.ringkrieg.state import RingkriegState

JUDGES: Final[dict[str, Callable[[RingkriegState, int], list[float]]]] = {
    "act": act.judge_act,
    "advance": combat.judge_all_go,
    "announce": combat.judge_announce,
    "attack": war.judge_attack,
    "build-engine": expansion.judge_engine,
    "burn-tower": machines.judge_burn,
    "carry": expansion.judge_carry,
    "casualty": combat.judge_casualty,
    "cease-or-go-on": combat.judge_going_on,
    "companions-go": journey.judge_companions,
    "death-to-the-forgoil": expansion.judge_forgoil,
    "dig": machines.judge_dig,
    "discard-excess": combat.judge_discard,
    "ents-stir": ents.judge_ents,
    "fellowship-phase": journey.judge_fellowship_phase,
    "field-or-siege": combat.judge_field_or_siege,
    "fleet-size": voyages.judge_fleet,
    "form-army": team.judge_form_army,
    "give-up-catapult": machines.judge_give_up,
    "hand-over": team.judge_hand_over,
    "he-sees-he-knows": expansion.judge_he_sees,
    "how-many-dunlendings": combat.most,
    "hunt-allocation": journey.judge_allocation,
    "hunt-reroll": combat.most,
    "lady-of-light": expansion.judge_lady_of_light,
    "leader-reroll": combat.most,
    "minion-goes": journey.judge_minion_goes,
    "move-army": war.judge_march,
    "onward": expansion.judge_onward,
    "pick-leaver": journey.judge_leaver,
    "pick-minion": journey.judge_pick_minion,
    "prolong": combat.judge_going_on,
    "recruit": war.judge_recruit,
    "remove-excess": combat.judge_excess,
    "retreat": combat.judge_retreat,
    "sail-on": voyages.judge_voyages,
    "send-away": journey.judge_companions,
    "walk": journey.judge_walk,
    "want-exchange": team.judge_exchange,
    "who-fights": combat.judge_all_go,
    "who-goes": combat.judge_who_goes,
}


def judge(s: RingkriegState, style: int) -> list[float] | None:
    """How good each legal answer looks; None for a question that is not judged at a glance."""
    question = s.question
    assert question is not None
    judging = JUDGES.get(question.kind)
    return None if judging is None else judging(s, style)
