"""Dice in battle (RK-B27 to RK-B31, RK-B60, RK-B65): combat roll, Leader re-roll, and extra attacks of cards."""

from __future__ import annotations

from typing import ClassVar, Final, final

from ringspiel.games.ringkrieg.combat import fighters
from ringspiel.games.ringkrieg.combat.casualties import suffer
from ringspiel.games.ringkrieg.combat.fighters import battle_of, fighter, general, is_hit, leadership, needed, strength
from ringspiel.games.ringkrieg.combat.state import MOST_DICE, RELIEVING
from ringspiel.games.ringkrieg.pieces.board import BOX
from ringspiel.games.ringkrieg.pieces.figures import FREE, SHADOW, UNITS, units
from ringspiel.games.ringkrieg.state import RingkriegState
from ringspiel.games.ringkrieg.telling.asking import CountQuestion
from ringspiel.games.ringkrieg.telling.facts import RollKind
from ringspiel.games.ringkrieg.telling.report import tell
from ringspiel.kernel.question import Choice
from ringspiel.kernel.state import call
from ringspiel.kernel.text import Text, seat_name, text


def roll(s: RingkriegState, dice: int) -> list[int]:
    return [s.draw(6) + 1 for _ in range(dice)]


def throw(s: RingkriegState, side: int, why: RollKind, dice: int, bonus: int, least: int) -> list[int]:
    """Roll combat dice; tells the results."""
    results = roll(s, dice)
    if s.log is not None:
        hits = count_hits(results, bonus, least)
        tell(s, why, "RK-B27", side=side, results=results, needed=least, bonus=bonus, hits=hits)
    return results


def count_hits(results: list[int], bonus: int, least: int) -> int:
    return sum(1 for result in results if is_hit(result, bonus, least))


# --- the combat roll -------------------------------------------------------------------------------------------------


def combat_dice(s: RingkriegState, side: int) -> int:
    """RK-B14, RK-B60: strength up to five; lost dice go off, but one stays; then a maximum set by a card."""
    b = battle_of(s)
    own = b.fighters[side]
    dice = min(strength(s, side), MOST_DICE)
    lost = own.dice_lost
    if side == SHADOW and b.terms & RELIEVING:
        lost += units(s.at[BOX[b.target]] & UNITS[FREE])
    return min(max(1, dice - lost), own.dice_most)


def combat_roll(s: RingkriegState) -> None:
    """RK-B27: both armies, the attacker's dice first."""
    attacker = battle_of(s).attacker
    for side in (attacker, 1 - attacker):
        roll_for(s, side)


def roll_for(s: RingkriegState, side: int) -> None:
    own = fighter(s, side)
    bonus, least = own.bonus, needed(s, side)
    results = throw(s, side, "combat-roll", combat_dice(s, side), bonus, least)
    hits = count_hits(results, bonus, least)
    own.hits += hits
    own.misses = len(results) - hits
    own.ones = results.count(1)


# --- the Leader re-roll ----------------------------------------------------------------------------------------------


def leader_reroll(s: RingkriegState) -> None:
    """RK-B28: each side in turn; both know their dice before anybody takes casualties (RK-B18)."""
    attacker = battle_of(s).attacker
    s.then(call(reroll_for, attacker), call(reroll_for, 1 - attacker))


def reroll_for(s: RingkriegState, side: int) -> None:
    """RK-B29, RK-B65: at most the Leadership, the dice that missed, and five."""
    own = fighter(s, side)
    if not own.misses or own.no_reroll:
        return
    most = min(leadership(s, side), own.misses, MOST_DICE)
    if most:
        s.ask(LeaderReroll(general(s, side), side, most))


@final
class LeaderReroll(CountQuestion):
    """DP-28, RK-B28: how many of the dice that missed are rolled again; they are all alike."""

    __slots__ = ()
    kind: ClassVar[str] = "leader-reroll"
    rule: ClassVar[str] = "RK-B28"

    def take(self, s: RingkriegState, answer: int) -> None:
        if not answer:
            return
        own = fighter(s, self.side)
        bonus, least = own.bonus_again, needed(s, self.side)
        results = throw(s, self.side, "leader-roll", answer, bonus, least)
        own.again = count_hits(results, bonus, least)

    def describe(self, s: RingkriegState, answer: int) -> Choice:
        return Choice(str(answer), text("ringkrieg-choose-reroll", dice=answer), (f"reroll:{answer}",))

    def prompt(self, s: RingkriegState) -> Text:
        hits = fighter(s, self.side).hits
        return text("ringkrieg-ask-leader-reroll", seat=seat_name(self.seat), hits=hits, most=self.most)


# --- extra attacks ---------------------------------------------------------------------------------------------------


def extra_attack(s: RingkriegState, side: int, dice: int, least: int) -> int:
    """Dice of a card outside the combat roll: no bonus, no re-roll, five dice at most. Tells the hits."""
    return count_hits(throw(s, side, "extra-roll", min(dice, MOST_DICE), 0, least), 0, least)


def early_hits(s: RingkriegState, side: int, hits: int) -> None:
    """RK-B58: hits scored before the combat roll are remembered and strike at once."""
    fighter(s, side).early += hits
    strike_enemy(s, side, hits)


def strike_enemy(s: RingkriegState, side: int, hits: int) -> None:
    """Hits of a card that the enemy army takes at once."""
    enemy = 1 - side
    s.then(call(suffer, fighters.place_of(s, enemy), enemy, hits))


STEPS: Final = (combat_roll, leader_reroll, reroll_for)
QUESTIONS: Final = (LeaderReroll,)
