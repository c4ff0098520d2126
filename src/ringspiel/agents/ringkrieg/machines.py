"""Decisions about siege engines: where they tip the scales, and when a catapult is given up."""

from __future__ import annotations

from ringspiel.games.ringkrieg.combat.fighters import army, battle_of
from ringspiel.games.ringkrieg.expansion.faction_cards import DONE
from ringspiel.games.ringkrieg.expansion.numbers import CATAPULT, TOWER
from ringspiel.games.ringkrieg.pieces.board import BOX
from ringspiel.games.ringkrieg.pieces.figures import ELITES, FREE, SHADOW, UNITS, count, units
from ringspiel.games.ringkrieg.state import RingkriegState
from ringspiel.games.ringkrieg.telling.pairs import pair_of


def judge_give_up(s: RingkriegState, style: int) -> list[float]:
    """Gives up a catapult for +1 in the first round, or to keep the Shadow from continuing at the price of Elites."""
    gain = 0.5 if battle_of(s).round == 1 else 0.0
    gain += 0.4 if army(s, SHADOW) & ELITES else 0.0
    return [0.4, gain]


def judge_burn(s: RingkriegState, style: int) -> list[float]:
    return [0.0, 1.0]


def judge_dig(s: RingkriegState, style: int) -> list[float]:
    """Builds where it changes who has more engines, against the weakest garrison."""
    return [0.0 if answer == DONE else dig_value(s, *pair_of(answer)) for answer in s.legal]


def dig_value(s: RingkriegState, kind: int, region: int) -> float:
    lead = count(s.at[region], TOWER) - count(s.at[region], CATAPULT)
    garrison = units(s.at[BOX[region]] & UNITS[FREE])
    return (0.5 if lead in (0, -1) else 0.2) + 0.1 / (1 + garrison) + (0.05 if kind == TOWER else 0.0)
