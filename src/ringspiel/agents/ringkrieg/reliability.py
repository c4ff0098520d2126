"""How far told chances can be trusted: `python -m ringspiel.agents.ringkrieg.reliability GAMES PLOT`.

The games are those of `selfplay`, played `pure`. At the start of each turn the learnt value is noted. Scale and offset
in logarithms of odds are then fitted to who won, each game counting the same, cross-validated by game. For each range
of told chances the report says how often the Free Peoples won; an SVG file shows the same. `TOLD` in `value` has scale
and offset.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

import numpy as np

from ringspiel.agents.ringkrieg.evaluator import RingkriegEvaluator
from ringspiel.agents.ringkrieg.learn import Numbers, chance, log_loss, started
from ringspiel.agents.ringkrieg.learn import fit as fitted
from ringspiel.agents.ringkrieg.style import HARD, LEARNT
from ringspiel.games.ringkrieg.pieces.figures import FREE

FOLDS = 5
STEP = 0.1
FEWEST = 20
"""Fewer positions say nothing."""
SURE = 1.96
COLOUR = "#3b6ea8"
SIZE = 300
EDGE = 50


def turns_of(game: dict[str, object]) -> list[list[float]]:
    """By turn: the game, whether the Free Peoples won, and their chance as learnt."""
    seed, answers = game["seed"], game["answers"]
    assert isinstance(seed, int) and isinstance(answers, list)
    value = RingkriegEvaluator(HARD | LEARNT)
    s = started(seed, 2)
    rows, turn = [], 0
    for answer in answers:
        if s.turn != turn:
            turn = s.turn
            rows.append([float(seed), float(bool(game["free"])), value.chance_of_free(s, FREE)])
        s.advance(answer)
    return rows


def told_chances(rows: Numbers) -> Numbers:
    """Each game's chances, scaled by what the other games say."""
    games, won, thought = rows.T
    numbers = np.stack([np.ones(len(rows)), np.log(thought / (1 - thought))], axis=1)
    _, place, turns = np.unique(games, return_inverse=True, return_counts=True)
    counts = 1 / turns[place]
    told = np.zeros(len(rows))
    for fold in range(FOLDS):
        held = games % FOLDS == fold
        told[held] = chance(numbers[held], fitted(numbers[~held], won[~held], counts[~held]))
    offset, scale = fitted(numbers, won, counts)
    losses = [log_loss(each, won) for each in (told, thought, np.full(len(won), won.mean()))]
    print(f"scale {scale:.3f}, offset {offset:.3f}; log loss told, learnt, constant:", *np.round(losses, 4))
    return told


def points_of(told: Numbers, won: Numbers, games: Numbers) -> list[tuple[float, float, float]]:
    """By range of told chances: mean told, how often the Free Peoples won, and the half of its interval, by game."""
    found = []
    for low in np.arange(0, 1, STEP):
        here = (told >= low) & (told < low + STEP)
        if here.sum() >= FEWEST:
            rate = float(won[here].mean())
            error = SURE * float(np.sqrt(rate * (1 - rate) / len(np.unique(games[here]))))
            found.append((float(told[here].mean()), rate, error))
            print(f"  {here.sum()} positions, told {found[-1][0]:.3f}, won {rate:.3f} ± {error:.3f}")
    return found


def drawn(points: list[tuple[float, float, float]]) -> str:
    """The plot: on the diagonal chances come true as often as they say."""
    far = EDGE + SIZE
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {far + 20} {far + EDGE}" font-family="sans-serif" '
        'font-size="12">',
        '<rect width="100%" height="100%" fill="white"/>',
        f'<path d="M{EDGE} 20V{20 + SIZE}H{far}M{EDGE} {20 + SIZE}L{far} 20" fill="none" stroke="#999999"/>',
        f'<text x="{EDGE + SIZE / 2}" y="{far + 20}" text-anchor="middle">told chance of the Free Peoples, %</text>',
        f'<text x="15" y="{20 + SIZE / 2}" text-anchor="middle" transform="rotate(-90 15 {20 + SIZE / 2})">'
        "games that they won, %</text>",
    ]
    for part in range(0, 101, 20):
        along = part * SIZE / 100
        lines.append(f'<text x="{EDGE + along:g}" y="{38 + SIZE}" text-anchor="middle">{part}</text>')
        lines.append(f'<text x="{EDGE - 6}" y="{24 + SIZE - along:g}" text-anchor="end">{part}</text>')
    for told, rate, error in points:
        x = EDGE + told * SIZE
        low, high = (20 + SIZE * (1 - min(1.0, max(0.0, each))) for each in (rate - error, rate + error))
        lines.append(f'<path d="M{x:.1f} {low:.1f}V{high:.1f}" stroke="{COLOUR}"/>')
        lines.append(f'<circle cx="{x:.1f}" cy="{20 + SIZE * (1 - rate):.1f}" r="4" fill="{COLOUR}"/>')
    return "\n".join([*lines, "</svg>\n"])


def main(games: Path, plot: Path) -> None:
    lines = games.read_text(encoding="utf-8").splitlines()
    rows = np.array([row for line in lines for row in turns_of(json.loads(line))])
    print(f"{len(lines)} games, {len(rows)} positions; in {rows[:, 1].mean():.3f} of these the Free Peoples won later")
    points = points_of(told_chances(rows), rows[:, 1], rows[:, 0])
    plot.write_text(drawn(points), encoding="utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1]), Path(sys.argv[2]))
