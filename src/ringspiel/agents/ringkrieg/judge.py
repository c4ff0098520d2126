"""Which function judges which question. All other questions are decided by trying every answer."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ringspiel.agents.ringkrieg import (
    act,
    combat,
    ents,
    errands,
    expansion,
    harm,
    journey,
    machines,
    team,
    voyages,
    war,
    worth,
)
from ringspiel.agents.ringkrieg.style import CROWN, ERRAND, FREELY, GATES, KEEP, SPARE, WORTH
from ringspiel.games.ringkrieg.expansion.numbers import EXPANSION
from ringspiel.games.ringkrieg.state import RingkriegState

JUDGES: Final[dict[str, Callable[[RingkriegState, int], list[float]]]] = {
    "act": act.judge_act,
    "advance": combat.judge_advance,
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


WITH_TRAIT: Final[dict[str, tuple[int, Callable[[RingkriegState, int], list[float]]]]] = {
    "bring-character": (ERRAND, errands.judge_coming),
    "combat-card": (WORTH, worth.judge_combat_card),
    "lower-damage": (SPARE, harm.judge_lowering),
    "meet-damage": (SPARE, harm.judge_damage),
    "pick-companion": (CROWN, journey.judge_pick_companion),
    "pick-lost": (SPARE, harm.judge_lost),
    "pick-minion": (ERRAND, errands.judge_flyer),
}
"""Questions that only players with a trait judge at a glance, or judge in another way."""


def judge(s: RingkriegState, style: int) -> list[float] | None:
    """How good each legal answer looks; None for a question that is not judged at a glance."""
    question = s.question
    assert question is not None
    if style & FREELY and s.on_table(EXPANSION):
        style &= ~(KEEP | GATES)
    special = WITH_TRAIT.get(question.kind)
    if special is not None and style & special[0]:
        return special[1](s, style)
    judging = JUDGES.get(question.kind)
    return None if judging is None else judging(s, style)
