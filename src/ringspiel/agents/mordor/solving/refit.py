"""Fits the race of two to the exact chances.

Run `python -m ringspiel.agents.mordor.solving.refit PRESET base|places [GAMES]`.

What `learn` knows of a position is how a few games between greedy players ended; where the game is solved the chance
itself is known. `hard` with the new race plays GAMES tables as first and as many as second player against `hard` with
the one that is in `data/`; then the new one is written there.
"""

from __future__ import annotations

import sys

import numpy as np
from numpy.typing import NDArray

from ringspiel.agents.levels import agent_of
from ringspiel.agents.mordor.evaluator import RACES, Race, key_of
from ringspiel.agents.mordor.exact import FIRST, MINE, THEIRS, Chances
from ringspiel.agents.mordor.learn import Numbers, Places, fit, write
from ringspiel.agents.mordor.sheets import Sheets
from ringspiel.agents.mordor.solving.many import Choose
from ringspiel.agents.mordor.solving.matches import RULES, play_between, share, start
from ringspiel.agents.mordor.tables import table_of
from ringspiel.games.mordor.components import PRESETS
from ringspiel.games.mordor.state import MordorState
from ringspiel.kernel.perspective import Perspective

POSITIONS = 60_000
Counts = NDArray[np.int_]


class Known:
    """Positions with their chances, as `fit` wants them: what `place_of` tells of both seats, and who wins."""

    def __init__(self, chances: Chances, count: int, seed: int) -> None:
        random, sheets = np.random.default_rng(seed), chances.sheets
        mine, theirs = random.integers(sheets.on_road, size=(2, count))
        order = random.integers(2, size=count)
        arrived = random.integers(sheets.count, size=count // 8)
        late = random.integers(sheets.on_road, size=len(arrived))
        alone = np.arange(sheets.on_road)
        seen = [
            (on_road(sheets, mine, 1), on_road(sheets, theirs, order == FIRST)),
            (on_road(sheets, late, 1), on_road(sheets, sheets.on_road + arrived, 0)),
            (on_road(sheets, alone, 1), np.zeros((len(alone), 6), int)),
        ]
        exact = [
            chances.both[order, mine, theirs][:, [MINE, THEIRS]],
            chances.last[late, arrived][:, [MINE, THEIRS]],
            np.column_stack([chances.alone, np.zeros(len(alone))]),
        ]
        self.seen: Counts = np.concatenate([np.stack(pair, axis=1) for pair in seen])
        self.shares = shares_of(np.concatenate(exact))


def on_road(sheets: Sheets, sheet: Counts, moves: int | NDArray[np.bool_]) -> Counts:
    """What `place_of` tells of a player; the sheets after the last are those in Mordor."""
    halves, whole = np.array(sheets.kinds)[sheet % sheets.count].T
    parts = np.broadcast_arrays(1, moves, sheet // sheets.count, halves + whole, whole, 0)
    return np.stack(parts, axis=1).astype(int)


def shares_of(chances: Numbers) -> Numbers:
    """A shared victory counts as one in all; the rest is the chance that nobody wins."""
    shares = chances / np.maximum(1.0, chances.sum(axis=1, keepdims=True))
    return np.column_stack([shares, 1.0 - shares.sum(axis=1)])


def error_of(race: Race, known: Known) -> float:
    """How far the race is from the exact chance of the player to move, on average."""
    weights = np.concatenate([np.array(race.road).ravel(), [race.whole, race.late, race.nobody]])
    found = Places(known.seen, known.shares, np.array(race.road).shape).chances(weights)
    return float(np.abs(found[:, MINE] - known.shares[:, MINE]).mean())


class Racer:
    """`hard` with a race of its own."""

    def __init__(self, key: str, race: Race) -> None:
        self.key = key
        self.race = race

    def turns(self, begun: list[MordorState]) -> list[Choose]:
        return [self.turn() for _ in begun]

    def turn(self) -> Choose:
        agent = agent_of("hard", "mordor", 1)

        def choose(s: MordorState) -> int:
            RACES[self.key] = self.race
            return agent.choose(Perspective(RULES, s, s.active))

        return choose


def match(preset: str, places: bool, new: Race, old: Race, games: int) -> str:
    key, sheets = key_of(preset, places, 2), Sheets(PRESETS[preset])
    players = [Racer(key, new), Racer(key, old)]
    starts = [[start(preset, places, number + seed) for number in range(games)] for seed in (0, games)]
    first = play_between(players, "new : old", starts[0], sheets)
    second = play_between(players[::-1], "old : new", starts[1], sheets)
    won, lost = first.first + second.second, first.second + second.first
    return f"new {share(won, 2 * games)}, old {share(lost, 2 * games)} of {2 * games:,} games"


def main() -> None:
    preset, mode, *games = sys.argv[1:]
    places = mode == "places"
    key, chances = key_of(preset, places, 2), table_of(preset, places)
    old, known, others = RACES[key], Known(chances, POSITIONS, 1), Known(chances, POSITIONS, 2)
    new = fit(known.seen, known.shares, old)
    print(f"{key}: the race differs by {error_of(new, others):.2%}, before by {error_of(old, others):.2%}", flush=True)
    if games:
        print(match(preset, places, new, old, int(games[0])))
    RACES[key] = new
    write()


if __name__ == "__main__":
    main()
