"""How likely the attackers are to win a battle without cards that is fought to the last unit, as both sides can see.

A side that takes hits keeps as many dice as possible. In a siege battle the attackers pay an Elite for each further
round (RK-X19, RK-X20).
"""

from __future__ import annotations

from functools import lru_cache
from math import comb
from typing import Final, NamedTuple

from ringspiel.games.ringkrieg.combat import fighters, retreat, rolls, rounds
from ringspiel.games.ringkrieg.combat.attacking import Attack, WhoFights
from ringspiel.games.ringkrieg.combat.fighters import army, battle_of, is_siege_battle, leadership, needed
from ringspiel.games.ringkrieg.combat.state import MOST_DICE, Fighter
from ringspiel.games.ringkrieg.pieces.figures import CAPTAINS, ELITES, number_of, units
from ringspiel.games.ringkrieg.politics.track import at_peace
from ringspiel.games.ringkrieg.state import RingkriegState
from ringspiel.games.ringkrieg.teams.deciders import combatants
from ringspiel.games.ringkrieg.telling.pairs import pair_of

ROLLED: Final = rounds.PROGRAMME.index(rolls.combat_roll)
STRUCK: Final = rounds.PROGRAMME.index(rounds.take_casualties)


class Host(NamedTuple):
    """What counts in an army: its units, how many of them are Elites, its Captains and its Leadership."""

    units: int
    elites: int
    captains: int
    lead: int

    def dice(self) -> int:
        return min(self.units + self.captains, MOST_DICE)

    def after(self, hits: int) -> Host:
        """Elites become Regulars where a unit less would be a die less; otherwise Regulars fall first."""
        standing, elites = self.units, self.elites
        for _ in range(hits):
            if elites and (standing <= MOST_DICE or standing == elites):
                elites -= 1
            elif standing:
                standing -= 1
        return Host(standing, elites, self.captains, self.lead)


class Throw(NamedTuple):
    """The dice of a side in one round: how many, how many sides of each hit, how many may be rolled again."""

    dice: int
    hitting: int
    again: int


class Prospect(NamedTuple):
    """An attack that can be made, the chance in percent, and whether the defenders might withdraw behind walls."""

    origin: int
    target: int
    chance: int
    walls: bool


def prospect(s: RingkriegState, side: int, origin: int, target: int, force: int, terms: int) -> Prospect:
    """What an attack promises that is not begun yet."""
    imagined = s.clone()
    fighters.open_battle(imagined, side, origin, target, force, terms)
    battle_of(imagined).round = 1
    return Prospect(origin, target, chance(imagined) or 0, retreat.may_withdraw(imagined))


def prospects(s: RingkriegState) -> list[Prospect]:
    """All attacks that are being considered: everybody can count them."""
    asked = s.question
    if isinstance(asked, WhoFights):
        return [prospect(s, asked.side, asked.origin, asked.target, s.picked, asked.terms)]
    if not isinstance(asked, Attack):
        return []
    at_home = at_peace(s)
    found = []
    for answer in s.legal:
        origin, target = pair_of(answer)
        force = combatants(s, asked.side, origin) & ~at_home
        found.append(prospect(s, asked.side, origin, target, force, asked.terms))
    return found


def chance(s: RingkriegState) -> int | None:
    """The attackers' chance in percent to win the battle in progress; nothing while losses are being chosen."""
    b = battle_of(s)
    attacking, defending = (host(s, side) for side in (b.attacker, 1 - b.attacker))
    left = rounds.free_rounds(s) - b.round if is_siege_battle(s) else -1
    if b.stage > STRUCK:
        return None
    if b.stage > ROLLED:
        own, other = b.fighters[b.attacker], b.fighters[1 - b.attacker]
        after = attacking.after(due(other)), defending.after(due(own))
        return percent(later(*after, left))
    first = throw(s, b.attacker), throw(s, 1 - b.attacker)
    return percent(fought(attacking, defending, *first, left))


def percent(chance: float) -> int:
    """Only what is certain is 0 or 100."""
    return int(chance * 100) if chance in (0.0, 1.0) else min(99, max(1, round(chance * 100)))


def due(one: Fighter) -> int:
    return max(0, one.hits + one.again)


def host(s: RingkriegState, side: int) -> Host:
    force = army(s, side)
    return Host(units(force), units(force & ELITES), number_of(force & CAPTAINS), leadership(s, side))


def throw(s: RingkriegState, side: int) -> Throw:
    """The dice of this round, with what cards have changed so far."""
    own = fighters.fighter(s, side)
    hitting = sum(fighters.is_hit(result, own.bonus, needed(s, side)) for result in range(1, 7))
    return Throw(rolls.combat_dice(s, side), hitting, 0 if own.no_reroll else leadership(s, side))


def fought(attacking: Host, defending: Host, ours: Throw, theirs: Throw, left: int) -> float:
    """The chance after one more round with these dice; in a siege battle `left` rounds need no payment."""
    ends = outcomes(attacking, defending, ours, theirs)
    return sum(likely * later(mine, yours, left) for likely, mine, yours in ends)


def outcomes(attacking: Host, defending: Host, ours: Throw, theirs: Throw) -> list[tuple[float, Host, Host]]:
    """How a round can end, and how likely; first of all without a hit."""
    left = [(likely, defending.after(hits)) for hits, likely in enumerate(hits_of(ours))]
    own = [(likely, attacking.after(hits)) for hits, likely in enumerate(hits_of(theirs))]
    return [(one * other, mine, yours) for one, mine in own for other, yours in left]


def later(attacking: Host, defending: Host, left: int) -> float:
    """The chance after a round; `left` is negative in the field, where there is always another one."""
    if not attacking.units:
        return 0.0
    if not defending.units:
        return 1.0
    if left < 0:
        return in_field(attacking, defending)
    return stormed(attacking, defending, left)


@lru_cache(maxsize=20_000)
def in_field(attacking: Host, defending: Host) -> float:
    """Rounds in which nobody is hit change nothing, so they are left out of the account."""
    ours, theirs = (Throw(one.dice(), 2, one.lead) for one in (attacking, defending))
    (nothing, _, _), *hit = outcomes(attacking, defending, ours, theirs)
    return sum(likely * later(mine, yours, -1) for likely, mine, yours in hit) / (1.0 - nothing)


@lru_cache(maxsize=20_000)
def stormed(attacking: Host, defending: Host, left: int) -> float:
    """Another round against the walls, if there is one or an Elite to pay for it."""
    if not left:
        if not attacking.elites:
            return 0.0
        attacking = attacking._replace(elites=attacking.elites - 1)
    throws = Throw(attacking.dice(), 1, attacking.lead), Throw(defending.dice(), 2, defending.lead)
    return fought(attacking, defending, *throws, max(0, left - 1))


@lru_cache(maxsize=2_000)
def hits_of(thrown: Throw) -> tuple[float, ...]:
    """How likely each number of hits is, from none on, when all misses are rolled again that may be."""
    dice, hit = thrown.dice, thrown.hitting / 6
    found = [0.0] * (dice + 1)
    for first in range(dice + 1):
        again = min(dice - first, thrown.again, MOST_DICE)
        for second in range(again + 1):
            found[first + second] += binomial(dice, first, hit) * binomial(again, second, hit)
    return tuple(found)


def binomial(dice: int, hits: int, hit: float) -> float:
    return comb(dice, hits) * hit**hits * (1 - hit) ** (dice - hits)
