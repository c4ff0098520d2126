"""Dice in battle (RK-B27 to RK-B31, RK-B60, RK-B65): combat roll, Leader re-roll, and extra attacks of cards."""

from __future__ import annotations

from typing import ClassVar, final

from ringspiel.games.ringkrieg import fight
from ringspiel.games.ringkrieg.board import BOX
from ringspiel.games.ringkrieg.casualties import suffer
from ringspiel.games.ringkrieg.fight import MOST_DICE, is_hit, leadership, needed, strength
from ringspiel.games.ringkrieg.figures import FREE, SHADOW, UNITS, units
from ringspiel.games.ringkrieg.layout import (
    AGAIN,
    ATTACKER,
    BONUS,
    BONUS_AGAIN,
    DICE_LOST,
    DICE_MOST,
    EARLY,
    HELP_UNLOOKED_FOR,
    HITS,
    MISSES,
    NO_REROLL,
    ONES,
    TARGET,
    TERMS,
)
from ringspiel.games.ringkrieg.state import RingkriegState
from ringspiel.games.ringkrieg.words import tell
from ringspiel.table.question import Choice, Question
from ringspiel.table.state import call
from ringspiel.table.text import Text, seat_name, text


def throw(s: RingkriegState, side: int, why: str, dice: int, bonus: int, least: int) -> list[int]:
    """Roll combat dice; tells the results."""
    results = [s.draw(6) + 1 for _ in range(dice)]
    if s.log is not None:
        hits = count_hits(results, bonus, least)
        tell(s, why, "RK-B27", side=side, results=results, needed=least, bonus=bonus, hits=hits)
    return results


def count_hits(results: list[int], bonus: int, least: int) -> int:
    return sum(1 for result in results if is_hit(result, bonus, least))


# --- the combat roll -------------------------------------------------------------------------------------------------


def combat_dice(s: RingkriegState, side: int) -> int:
    """RK-B14, RK-B60: strength up to five; lost dice go off, but one stays; then a maximum set by a card."""
    b = s.battle
    dice = min(strength(s, side), MOST_DICE)
    lost = b[DICE_LOST + side]
    if side == SHADOW and b[TERMS] & HELP_UNLOOKED_FOR:
        lost += units(s.at[BOX[b[TARGET]]] & UNITS[FREE])
    return min(max(1, dice - lost), b[DICE_MOST + side])


def combat_roll(s: RingkriegState) -> None:
    """RK-B27: both armies, the attacker's dice first."""
    attacker = s.battle[ATTACKER]
    for side in (attacker, 1 - attacker):
        roll_for(s, side)


def roll_for(s: RingkriegState, side: int) -> None:
    b = s.battle
    bonus, least = b[BONUS + side], needed(s, side)
    results = throw(s, side, "combat-roll", combat_dice(s, side), bonus, least)
    hits = count_hits(results, bonus, least)
    b[HITS + side] += hits
    b[MISSES + side] = len(results) - hits
    b[ONES + side] = results.count(1)


# --- the Leader re-roll ----------------------------------------------------------------------------------------------


def leader_reroll(s: RingkriegState) -> None:
    """RK-B28: each side in turn; both know their dice before anybody takes casualties (RK-B18)."""
    attacker = s.battle[ATTACKER]
    s.then(call(reroll_for, attacker), call(reroll_for, 1 - attacker))


def reroll_for(s: RingkriegState, side: int) -> None:
    """RK-B29, RK-B65: at most the Leadership, the dice that missed, and five."""
    b = s.battle
    if not b[MISSES + side] or b[NO_REROLL + side]:
        return
    most = min(leadership(s, side), b[MISSES + side], MOST_DICE)
    if most:
        s.ask(LeaderReroll(side, most))


@final
class LeaderReroll(Question[RingkriegState]):
    """DP-28, RK-B28: how many of the dice that missed are rolled again; they are all alike."""

    __slots__ = ("most",)
    kind: ClassVar[str] = "leader-reroll"
    rule: ClassVar[str] = "RK-B28"
    parameters: ClassVar[tuple[str, ...]] = ("seat", "most")

    def __init__(self, seat: int, most: int) -> None:
        super().__init__(seat)
        self.most = most

    def answers(self, s: RingkriegState) -> list[int]:
        return list(range(self.most + 1))

    def take(self, s: RingkriegState, answer: int) -> None:
        if not answer:
            return
        b = s.battle
        bonus, least = b[BONUS_AGAIN + self.seat], needed(s, self.seat)
        results = throw(s, self.seat, "leader-roll", answer, bonus, least)
        b[AGAIN + self.seat] = count_hits(results, bonus, least)

    def describe(self, s: RingkriegState, answer: int) -> Choice:
        return Choice(str(answer), text("ringkrieg-choose-reroll", dice=answer), (f"reroll:{answer}",))

    def prompt(self, s: RingkriegState) -> Text:
        hits = s.battle[HITS + self.seat]
        return text("ringkrieg-ask-leader-reroll", seat=seat_name(self.seat), hits=hits, most=self.most)


# --- extra attacks ---------------------------------------------------------------------------------------------------


def extra_attack(s: RingkriegState, side: int, dice: int, least: int) -> int:
    """Dice of a card outside the combat roll: no bonus, no re-roll, five dice at most. Tells the hits."""
    return count_hits(throw(s, side, "extra-roll", min(dice, MOST_DICE), 0, least), 0, least)


def early_hits(s: RingkriegState, side: int, hits: int) -> None:
    """RK-B58: hits scored before the combat roll are remembered and strike at once."""
    s.battle[EARLY + side] += hits
    strike_enemy(s, side, hits)


def strike_enemy(s: RingkriegState, side: int, hits: int) -> None:
    """Hits of a card that the enemy army takes at once."""
    enemy = 1 - side
    s.then(call(suffer, fight.place_of(s, enemy), enemy, hits))
