"""Does a review tell a strong player from a weak one? Games of `hard` against `easy`, and who gives away more.

    python -m bench.review                  # 20 games of each game, in two processes
    python -m bench.review gran --games 5 --seed 101

Sides have equally many seats; the loss is what all their answers gave away, as chances to win. Each game is
told as it ends.
"""

from __future__ import annotations

import argparse
import sys
from typing import NamedTuple

import ringspiel
from ringspiel.agents import agent_of, answer_of
from ringspiel.agents.review import Played, joined, look_at, parts_of, played_of
from ringspiel.arena.workers import work
from ringspiel.kernel.record import read

SEATS = {"gefaehrten": 2, "gran": 4, "mordor": 2, "ringkrieg": 2, "tuerme": 2}
GAMES = 20


class Losses(NamedTuple):
    game: str
    seed: int
    hard: float
    easy: float


def reviewed(task: tuple[str, int]) -> Losses:
    game, seed = task
    levels = ["hard" if (seat + seed) % 2 else "easy" for seat in range(SEATS[game])]
    played = played_by(game, levels, seed)
    found = joined(look_at(part) for part in parts_of(played))
    lost = {level: 0.0 for level in levels}
    for seat, level in enumerate(levels):
        lost[level] += found.given_away(seat)
    return Losses(game, seed, lost["hard"], lost["easy"])


def played_by(game: str, levels: list[str], seed: int) -> Played:
    table = ringspiel.new(game, len(levels), seed=seed)
    players = [agent_of(level, game, 10 * seed + seat) for seat, level in enumerate(levels)]
    while (seat := table.seat) is not None:
        table.answer(answer_of(players[seat], table.perspective(seat)))
    return played_of(read(table.record()))


def told(losses: Losses) -> Losses:
    figures = f"hard gave away {100 * losses.hard:.1f} points, easy {100 * losses.easy:.1f}"
    print(f"{losses.game}, seed {losses.seed}: {figures}", file=sys.stderr, flush=True)
    return losses


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", nargs="*", default=[], help="which games; all if none is named")
    parser.add_argument("--games", type=int, default=GAMES)
    parser.add_argument("--seed", type=int, default=1, help="of the first game; the next have the next ones")
    parser.add_argument("--jobs", type=int, default=2)
    wish = parser.parse_args()
    for game in wish.game or SEATS:
        tasks = ((game, seed) for seed in range(wish.seed, wish.seed + wish.games))
        found = [told(each) for each in work(reviewed, tasks, wish.jobs)]
        right = sum(each.easy > each.hard for each in found)
        means = [100 * sum(losses) / len(found) for losses in ([e.hard for e in found], [e.easy for e in found])]
        figures = f"points given away: hard {means[0]:.1f}, easy {means[1]:.1f}"
        print(f"{game}: more loss on the side of easy in {right} of {len(found)} games; {figures}", flush=True)


if __name__ == "__main__":
    main()
