"""What may come of an answer (for explanations): whom the Nazgûl will strike, which rings count, and the odds."""

from __future__ import annotations

from math import prod

from ringspiel.games.mordor.components import DICE, NAZGUL, RING, TREE
from ringspiel.games.mordor.rolling import RepeatRoll, SetAside
from ringspiel.games.mordor.scoring import call_gandalf, cross, orcs_prevail, victim_of
from ringspiel.games.mordor.state import NOTHING, MordorState
from ringspiel.games.mordor.words import colour_text
from ringspiel.kernel.text import Text, seat_name, text


def prospects(s: MordorState, seat: int, answer: int) -> list[Text]:
    after = s.clone()
    question = s.question
    if isinstance(question, RepeatRoll):
        return rolled_again(after) if answer else []
    if not isinstance(question, SetAside):
        return []
    for die in range(DICE):
        if answer >> die & 1:
            after.aside[die] = after.rolled[die]
    over = NOTHING not in after.aside or TREE in after.aside
    return ([] if over else rolled_again(after)) + strikes_ahead(after.clone()) + rings_at_stake(after)


def rolled_again(s: MordorState) -> list[Text]:
    """RM-14: the odds of what must be taken, and of what everybody wants."""
    again = [s.components.faces[die] for die in range(DICE) if s.aside[die] == NOTHING]

    def percent(symbol: int) -> int:
        missed = prod((1 - faces.count(symbol) / len(faces) for faces in again), start=1.0)
        return round(100 * (1 - missed))

    return [text("mordor-prospect-roll", dice=len(again), nazgul=percent(NAZGUL), ring=percent(RING))]


def strikes_ahead(s: MordorState) -> list[Text]:
    """RM-23 to RM-27, as the dice lie now: who is struck, and what that takes."""
    call_gandalf(s)
    found = []
    victims = [(die, victim_of(s, die)) for die in range(DICE) if s.aside[die] == NAZGUL]
    for die, victim in victims:
        if victim == NOTHING:
            found.append(text("mordor-prospect-no-harm", die=colour_text(die)))
        elif not s.is_out(victim):
            found.append(strike_ahead(s, die, victim))
    return found


def strike_ahead(s: MordorState, die: int, victim: int) -> Text:
    before = s.crossed[victim]
    cross(s, victim, die)
    key = "mordor-prospect-out" if s.is_out(victim) else "mordor-prospect-strikes"
    halves, left = s.crossed[victim] - before, s.fields_left(victim)
    return text(key, die=colour_text(die), victim=seat_name(victim), halves=halves, left=left)


def rings_at_stake(s: MordorState) -> list[Text]:
    """RM-22, as the dice lie now."""
    rings = s.aside.count(RING)
    return [text("mordor-prospect-orcs", rings=rings)] if rings and orcs_prevail(s) else []
