"""Results without luck, where a game is solved: the same mean as the plain results, with far less spread.

What dice and draws changed is taken out by the exact chances; what the agents' answers changed remains. So a match
needs fewer games for the same certainty. A shared victory counts for both sides of the lead, that is for neither.
"""

from __future__ import annotations

from collections.abc import Sequence
from statistics import fmean, variance

import msgspec

from ringspiel.agents.kit import Deserved, kit_of
from ringspiel.agents.solved import is_solved
from ringspiel.arena.play import Result
from ringspiel.arena.schedule import Played
from ringspiel.arena.setting import Setting
from ringspiel.arena.statistics import Mean, mean
from ringspiel.kernel.outcome import Outcome
from ringspiel.kernel.state import State


class Luckless:
    """The witness of a table: it follows what the answers deserve."""

    def __init__(self, deserved: Deserved) -> None:
        self.deserved = deserved

    def see(self, s: State, answer: int) -> None:
        self.deserved.see(s, answer)

    def end(self, outcome: Outcome | None, seed: int) -> None:
        """Nothing is to be done."""

    def added_to(self, result: Result) -> Result:
        """The result with what was deserved. A table that failed says nothing about luck."""
        return result if result.failure else msgspec.structs.replace(result, deserved=self.deserved.chances)


def luckless_of(setting: Setting, seed: int) -> Luckless | None:
    """The witness for the table of this seed; None where the exact chances are not at hand."""
    exact = kit_of(setting.game).exact
    if exact is None:
        return None
    start = setting.start(seed)
    return Luckless(exact.deserved(start)) if is_solved(setting.rules, start) else None


class Luck(msgspec.Struct, frozen=True):
    """The lead of the first agent, in victories a game, plain and without luck; the intervals go by rounds.

    `gain` says how many times more games the plain lead needs for the same certainty; 0.0 where that has no meaning,
    because one of the two does not vary.
    """

    games: int
    lead: Mean
    deserved: Mean
    gain: float


def luck_of(games: Sequence[Played]) -> Luck | None:
    """What luck did in a match, by the games whose exact chances are known; None if there are none."""
    plain: dict[int, list[float]] = {}
    without: dict[int, list[float]] = {}
    for game in games:
        deserved = game.deserved()
        if deserved is not None:
            first, second = game.score()
            plain.setdefault(game.round, []).append(first - second)
            without.setdefault(game.round, []).append(deserved[0] - deserved[1])
    if not plain:
        return None
    lead, left = ([fmean(leads) for leads in rounds.values()] for rounds in (plain, without))
    count = sum(len(leads) for leads in plain.values())
    return Luck(count, mean(lead), mean(left), gain_of(lead, left))


def gain_of(lead: Sequence[float], left: Sequence[float]) -> float:
    if len(lead) < 2 or not variance(left):
        return 0.0
    return variance(lead) / variance(left)
