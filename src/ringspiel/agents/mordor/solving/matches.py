"""Many games of two at once: `python -m ringspiel.agents.mordor.solving.matches LEVEL GAMES [PRESET [base|places]]`.

The level plays GAMES tables as first and as many as second player against `perfect`. Thousands of games go on
together, those with the longest rest of the way first, so that games which meet in the same position share one solved
turn. What was played is kept in `build/mordor` until the end of the command, so that it can be resumed.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator, Sequence
from heapq import heappop, heappush
from math import sqrt
from pathlib import Path
from random import Random
from typing import NamedTuple, Protocol

from rich.progress import Progress

from ringspiel.agents.levels import agent_of
from ringspiel.agents.mordor.perfect import chances_for
from ringspiel.agents.mordor.sheets import OUT, Sheets
from ringspiel.agents.mordor.solving.many import Choose, ManyTurns
from ringspiel.agents.mordor.tables import KEPT, mode_of
from ringspiel.games.mordor.components import PRESETS
from ringspiel.games.mordor.game import Mordor
from ringspiel.games.mordor.state import MordorState
from ringspiel.kernel.chance import Generator, key_of
from ringspiel.kernel.perspective import Perspective

RULES = Mordor()
PERFECT = "perfect"
SURE = 1.96
AT_ONCE = 4096
"""Turns that are solved in one go."""
TOGETHER = 20_000
"""How many tables go on at once. With more of them, they meet more often, and an interrupted run loses more."""


class Position(NamedTuple):
    """What the rest of a game depends on at the beginning of a turn; `rest` is what must still fall to 0."""

    rest: int
    active: int
    first: bool
    rings: tuple[int, ...]
    squares: tuple[int, ...]


class Result(NamedTuple):
    """How many games were won; a shared victory counts for both."""

    first: int
    second: int
    shared: int
    nobody: int


def position_of(s: MordorState, sheets: Sheets) -> Position:
    squares = tuple(sheets.squares_of(s, seat) for seat in (0, 1))
    rest = 0
    for rings, kind in zip(s.rings, squares, strict=True):
        if kind != OUT:
            halves, whole = sheets.kinds[kind]
            rest += sheets.ring_fields - rings + halves + 3 * whole
    return Position(rest, s.active, s.active == s.start, tuple(s.rings), squares)


class Player(Protocol):
    def turns(self, begun: list[MordorState]) -> list[Choose]:
        """How the turns are played that begin in these positions; a way is used for all games in the same position."""


class Level:
    """Any opponent but `perfect`, afresh for each position."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.random = Random(1)

    def turns(self, begun: list[MordorState]) -> list[Choose]:
        return [self.turn() for _ in begun]

    def turn(self) -> Choose:
        agent = agent_of(self.name, "mordor", self.random.getrandbits(64))
        return lambda s: agent.choose(Perspective(RULES, s, s.active))


def resumed(preset: str, places: bool, levels: tuple[str, str], games: int, seed: int = 0) -> Result:
    """The same as `play`, in parts. Tables of an earlier run are not played again."""
    kept = kept_in(preset, places, levels)
    parts: dict[str, list[int]] = json.loads(kept.read_text()) if kept.exists() else {}
    wanted = [(begin, min(TOGETHER, seed + games - begin)) for begin in range(seed, seed + games, TOGETHER)]
    for begin, count in wanted:
        if f"{begin}+{count}" not in parts:
            parts[f"{begin}+{count}"] = list(play(preset, places, levels, count, begin))
            kept.parent.mkdir(parents=True, exist_ok=True)
            kept.write_text(json.dumps(parts))
    return Result(*map(sum, zip(*(parts[f"{begin}+{count}"] for begin, count in wanted), strict=True)))


def kept_in(preset: str, places: bool, levels: tuple[str, str]) -> Path:
    return KEPT / f"{preset}-{mode_of(places)}-{'-'.join(levels)}.json"


def play(preset: str, places: bool, levels: tuple[str, str], games: int, seed: int = 0) -> Result:
    """Play a number of tables, with a progress bar. The same seed gives the same dice."""
    starts = [start(preset, places, number + seed) for number in range(games)]
    chances = chances_for(starts[0])
    perfect = ManyTurns(chances, places)
    players = [perfect if level == PERFECT else Level(level) for level in levels]
    return play_between(players, " : ".join(levels), starts, chances.sheets)


def play_between(players: Sequence[Player], title: str, starts: list[MordorState], sheets: Sheets) -> Result:
    """Play to the end from all these positions at once."""
    waiting: dict[Position, list[MordorState]] = {}
    queue: list[tuple[int, Position]] = []
    won: list[list[int]] = []

    def wait(s: MordorState) -> None:
        position = position_of(s, sheets)
        if position not in waiting:
            waiting[position] = []
            heappush(queue, (-position.rest, position))
        waiting[position].append(s)

    for s in starts:
        wait(s)
    with Progress() as progress:
        bar = progress.add_task(title, total=len(starts))
        while queue:
            ready = [waiting.pop(position) for position in longest(queue)]
            asked: list[list[list[MordorState]]] = [[], []]
            for games in ready:
                asked[games[0].active].append(games)
            for player, mine in zip(players, asked, strict=True):
                for games, choose in zip(mine, player.turns([games[0] for games in mine]), strict=True):
                    for s in games:
                        play_turn(s, choose)
                        if s.outcome is None:
                            wait(s)
                        else:
                            won.append(s.outcome.winners)
                            progress.advance(bar)
    shared = sum(len(winners) == 2 for winners in won)
    return Result(sum(0 in w for w in won), sum(1 in w for w in won), shared, sum(not w for w in won))


def longest(queue: list[tuple[int, Position]]) -> Iterator[Position]:
    """Takes out the positions with the longest way left. Only a turn that changes nothing joins them."""
    rest, taken = queue[0][0], 0
    while queue and queue[0][0] == rest and taken < AT_ONCE:
        taken += 1
        yield heappop(queue)[1]


def start(preset: str, places: bool, seed: int) -> MordorState:
    options = RULES.check_options({"preset": preset, "places": places, "start": 0}, 2)
    s = RULES.start(2, options, Generator(key_of(seed)))
    s.run()
    return s


def play_turn(s: MordorState, choose: Choose) -> None:
    turn = (s.round, s.active)
    while s.question is not None and (s.round, s.active) == turn:
        s.answer(choose(s))


def around(chance: float, games: int) -> float:
    """Half of the 95 % interval of a share, for this number of tables."""
    return SURE * sqrt(chance * (1 - chance) / games)


def share(count: int, games: int) -> str:
    return f"{count / games:.2%} ± {around(count / games, games):.2%}"


def main() -> None:
    words = sys.argv[1:]
    level, games = words[0], int(words[1])
    preset = next((word for word in words if word in PRESETS), "standard")
    places = "places" in words
    first = resumed(preset, places, (level, PERFECT), games)
    second = resumed(preset, places, (PERFECT, level), games, seed=games)
    mine, theirs = first.first + second.second, first.second + second.first
    print(f"{preset} {mode_of(places)}, {2 * games:,} games")
    print(
        f"  {level}: {share(mine, 2 * games)}; first {share(first.first, games)}, second {share(second.second, games)}"
    )
    print(f"  {PERFECT}: {share(theirs, 2 * games)}; all lose {share(first.nobody + second.nobody, 2 * games)}")
    for levels in {(level, PERFECT), (PERFECT, level)}:
        kept_in(preset, places, levels).unlink()


if __name__ == "__main__":
    main()
