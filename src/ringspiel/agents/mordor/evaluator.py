"""How good a position is, at a glance: who is ahead on the road, and who is likely to be caught.

The strength of a player on the road, by ring fields and square fields, was learnt from games (data/race.json, made by
`python -m ringspiel.agents.mordor.learn`). A player's chance is a share in the strength of all. "Nobody" has
a share too, because all may lose.
"""

from __future__ import annotations

import json
import math
from importlib.resources import files
from typing import Final, final

from ringspiel.agents.evaluator import Evaluator
from ringspiel.games.mordor.components import COMPANION, DICE, GANDALF, LOTHLORIEN, MORIA, NAZGUL, RING, SHELOBS_LAIR
from ringspiel.games.mordor.scoring import HowFar, orcs_prevail, victim_of
from ringspiel.games.mordor.state import NOTHING, MordorState

RECOVERY: Final = 0.22  # chance that one more die brings the companion a turn needs
RUIN: Final = 0.72  # chance that one more die does not bring an orc too many
MORE_RINGS: Final = 0.25  # rings that a die still to come brings


PARTS: Final = ("road", "whole", "late", "nobody")


@final
class Race:
    """Logarithms of strength: `road` by turns left in the round (0 or 1), ring fields crossed and square fields left.

    Add `whole` for each field that Gandalf can still halve. Add `late` for a player without a turn left in the round
    in which somebody else has arrived.
    """

    __slots__ = ("late", "nobody", "road", "whole")

    def __init__(self, road: list[list[list[float]]], whole: float, late: float, nobody: float) -> None:
        self.road = road
        self.whole = whole
        self.late = late
        self.nobody = nobody


def key_of(preset: str, places: bool, seats: int) -> str:
    return f"{preset} {'places' if places else 'base'} {seats}"


def _read() -> dict[str, Race]:
    content = json.loads(files("ringspiel.agents.mordor").joinpath("data/race.json").read_text(encoding="utf-8"))
    races = {}
    for key, race in content["races"].items():
        races[key] = Race(race["road"], race["whole"], race["late"], race["nobody"])
    return races


RACES: Final[dict[str, Race]] = _read()
_keys: Final[dict[tuple[str, bool, int], str]] = {}


def race_of(s: MordorState) -> Race:
    played = (s.components.preset, s.places, s.seats)
    key = _keys.get(played)
    if key is None:
        key = _keys[played] = key_of(*played)
    return RACES[key]


@final
class MordorEvaluator(Evaluator[MordorState]):
    def value(self, s: MordorState, seat: int) -> float:
        """The chance of `seat` to win. Dice set aside in this turn count as far as they are safe."""
        outcome = s.outcome
        if outcome is not None:
            return 1.0 if outcome.ranks[seat] == 1 else 0.0
        if isinstance(s.question, HowFar):
            return self.value(self.best_move(s), seat)
        race = race_of(s)
        begun = s.aside.count(NOTHING) < DICE
        hits = hits_by_seat(s)
        late = race.late if somebody_arrived(s) else 0.0
        total = math.exp(race.nobody)
        own = 0.0
        for player in range(s.seats):
            if begun and player == s.active:
                strength = strength_in_turn(s, race, hits[player], late)
            else:
                strength = strength_of(s, race, player, hits[player], late)
            total += strength
            if player == seat:
                own = strength
        return own / total

    def best_move(self, s: MordorState) -> MordorState:
        """The position after the best move for the active player."""
        positions = []
        for fields in s.legal:
            position = s.clone()
            position.answer(fields)
            positions.append(position)
        return max(positions, key=lambda position: self.value(position, s.active))


def hits_by_seat(s: MordorState) -> list[int]:
    """What the Nazgûl set aside will do when the turn is scored."""
    hits = [0] * s.seats
    aside = s.aside
    if NAZGUL in aside:
        for die in range(DICE):
            if aside[die] == NAZGUL:
                victim = victim_of(s, die)
                if victim != NOTHING:
                    hits[victim] += 1
    return hits


def strength_of(s: MordorState, race: Race, player: int, hits: int, late: float) -> float:
    left = s.fields_left(player) - hits
    if left <= 0:
        return 0.0
    whole = min(whole_fields(s, player), left)
    rings = s.rings[player]
    if moves_again(s, player):
        return math.exp(race.road[1][rings][left] + race.whole * whole)
    if rings >= s.components.ring_fields:
        late = 0.0
    return math.exp(race.road[0][rings][left] + race.whole * whole + late)


def strength_in_turn(s: MordorState, race: Race, hits: int, late: float) -> float:
    """The strength of the active player, if the turn ended with the dice set aside and the likely rest."""
    player = s.active
    whole = whole_fields(s, player)
    gandalfs = 0 if s.place == MORIA else min(whole, s.aside.count(GANDALF))
    left = s.fields_left(player) + gandalfs - hits
    if left <= 0:
        return 0.0
    rings = min(float(s.components.ring_fields), s.rings[player] + expected_rings(s))
    return math.exp(along(race.road[0], rings, left) + race.whole * min(whole - gandalfs, left) + late)


def along(road: list[list[float]], rings: float, left: int) -> float:
    """Between two ring fields, in proportion."""
    field = int(rings)
    here = road[field][left]
    return here if rings == field else here + (rings - field) * (road[field + 1][left] - here)


def whole_fields(s: MordorState, seat: int) -> int:
    """Square fields that Gandalf can still halve: those behind the last halved or crossed one."""
    return s.components.nazgul_fields - max((s.crossed[seat] + 1) // 2, s.halved[seat].bit_length())


def moves_again(s: MordorState, seat: int) -> bool:
    """Whether a player has a turn left in the current round, the present one included."""
    order = (seat - s.start) % s.seats
    return order >= (s.active - s.start) % s.seats and not s.has_arrived(seat)


def somebody_arrived(s: MordorState) -> bool:
    """Whether this round is the last one, unless the player in Mordor is driven out."""
    if max(s.rings) < s.components.ring_fields:
        return False
    return any(s.has_arrived(seat) and not s.is_out(seat) for seat in range(s.seats))


def expected_rings(s: MordorState) -> float:
    """The rings set aside, weighed by the chance that they count in the end, and a little for dice still to come."""
    aside = s.aside
    to_come = aside.count(NOTHING)
    rings = aside.count(RING) - (1 if s.place == SHELOBS_LAIR else 0)
    companions = aside.count(COMPANION) * (2 if s.place == LOTHLORIEN else 1)
    recovery = 1.0 - math.pow(1.0 - RECOVERY, to_come)
    ruin = (1.0 - math.pow(RUIN, to_come)) / (1.0 + companions)
    safe = recovery if orcs_prevail(s) else 1.0 - ruin
    return safe * (max(rings, 0) + MORE_RINGS * to_come)
