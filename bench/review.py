"""Does a review tell players apart? What `random`, `easy` and `hard` give away, each against its like.

    python -m bench.review                            # 20 games of each level in each game, in two processes
    python -m bench.review gran --games 5 --seed 101
    python -m bench.review ringkrieg --share 0.1      # looks at a tenth of the answers and counts each ten times

All seats of a table are of one level. Beside a stronger player a random one would soon have nothing left to give away.
The loss is what all answers of a table gave away, as chances to win, by seat. A line tells the mean of each level with
its 95 % interval, and whether each interval lies above that of the next stronger level as a whole.
"""

from __future__ import annotations

import argparse
import sys
from itertools import pairwise
from random import Random
from typing import NamedTuple

import ringspiel
from ringspiel.agents import agent_of, answer_of
from ringspiel.agents.review import Played, Stretch, joined, look_at, parts_of, played_of
from ringspiel.arena.statistics import mean
from ringspiel.arena.workers import work
from ringspiel.kernel.record import read

SEATS = {"gefaehrten": 2, "gran": 4, "mordor": 2, "ringkrieg": 2, "tuerme": 2}
LEVELS = ("random", "easy", "hard")
GAMES = 20


class Task(NamedTuple):
    game: str
    level: str
    seed: int
    share: float


class Lost(NamedTuple):
    level: str
    seed: int
    loss: float


def reviewed(task: Task) -> Lost:
    """What the players of the level gave away in one game, by seat on average."""
    levels = [task.level] * SEATS[task.game]
    looked_at, share = some_of(parts_of(played_by(task.game, levels, task.seed)), task.share, task.seed)
    found = joined(look_at(part) for part in looked_at)
    return Lost(task.level, task.seed, sum(each.loss for each in found.findings) / share / len(levels))


def some_of(parts: list[Stretch], share: float, seed: int) -> tuple[list[Stretch], float]:
    """That share of all parts, at least one, and how large it has become."""
    count = max(1, round(share * len(parts)))
    return Random(seed).sample(parts, count), count / len(parts)


def played_by(game: str, levels: list[str], seed: int) -> Played:
    table = ringspiel.new(game, len(levels), seed=seed)
    players = [agent_of(level, game, 10 * seed + seat) for seat, level in enumerate(levels)]
    while (seat := table.seat) is not None:
        table.answer(answer_of(players[seat], table.perspective(seat)))
    return played_of(read(table.record()))


def told(game: str, lost: Lost) -> Lost:
    print(f"{game}, seed {lost.seed}: {lost.level} gave away {100 * lost.loss:.1f}", file=sys.stderr, flush=True)
    return lost


def summary(game: str, found: list[Lost]) -> str:
    """The means of a game with their intervals, and whether these lie apart."""
    means = {level: mean([100 * each.loss for each in found if each.level == level]) for level in LEVELS}
    apart = all(worse.low > better.high for worse, better in pairwise(means.values()))
    figures = ", ".join(f"{level} {one}" for level, one in means.items())
    return f"{game}: points given away in {len(found) // len(LEVELS)} games each: {figures}; apart: {apart}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", nargs="*", default=[], help="which games; all if none is named")
    parser.add_argument("--games", type=int, default=GAMES)
    parser.add_argument("--seed", type=int, default=1, help="of the first game; the next have the next ones")
    parser.add_argument("--share", type=float, default=1.0, help="the part of the answers that is looked at")
    parser.add_argument("--jobs", type=int, default=2)
    wish = parser.parse_args()
    for game in wish.game or SEATS:
        seeds = range(wish.seed, wish.seed + wish.games)
        tasks = (Task(game, level, seed, wish.share) for seed in seeds for level in LEVELS)
        found = [told(game, each) for each in work(reviewed, tasks, wish.jobs)]
        print(summary(game, found), flush=True)


if __name__ == "__main__":
    main()
