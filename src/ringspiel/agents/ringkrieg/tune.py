"""Finds out which weights of the value win games: `python -m ringspiel.agents.ringkrieg.tune 5 440`.

An agent that looks ahead in a style (here the fifth version) plays against itself. In every game the Free Peoples'
weights of some inputs are shifted at random. Logistic regression of the victories on these shifts shows which inputs
should weigh more or less. `learn` asks which positions players who follow judgement win; this asks which weights make
players who look ahead win. Games are kept in build/tune, so that an interrupted run continues.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from random import Random
from typing import Any, Final

import numpy as np

from ringspiel.agents.ringkrieg.learn import RIDGE, RULES, chance, fit, free_won, started
from ringspiel.agents.ringkrieg.lookahead import Lookahead
from ringspiel.agents.ringkrieg.style import style_of
from ringspiel.agents.ringkrieg.value import shifted
from ringspiel.games.ringkrieg.pieces.figures import FREE
from ringspiel.kernel.perspective import Perspective

SPREAD: Final = {
    "steps": 0.3,
    "revealed": 0.2,
    "corruption": 0.3,
    "levels": 0.3,
    "points-free": 0.3,
    "points-shadow": 0.4,
    "danger-free": 0.4,
    "open-free": 0.4,
    "danger-shadow": 0.3,
    "open-shadow": 0.3,
    "pull-free": 0.3,
    "units-free": 0.5,
    "units-shadow": 0.5,
    "aragorn": 0.5,
    "gandalf-white": 0.5,
    "peace-free": 0.3,
    "at-war-free": 0.3,
    "rings-free": 0.3,
    "cards-free": 0.2,
}
"""How far the weight of each input is shifted, as a standard deviation."""
KEEP = Path("build/tune")


def drawn(seed: int) -> dict[str, float]:
    random = Random(seed)
    return {name: random.gauss(0.0, spread) for name, spread in SPREAD.items()}


def play(seed: int, style: int, shifts: dict[str, float]) -> bool:
    """Whether the Free Peoples win with these shifted weights."""
    s = started(seed, 2)
    players = [Lookahead(2 * seed + side, style) for side in range(2)]
    ending = players[FREE].ending
    ending.weights[FREE] = shifted(ending.weights[FREE], shifts)
    while s.question is not None:
        seat = s.question.seat
        s.answer(players[seat].choose(Perspective(RULES, s, seat)))
    return free_won(s)


def played(style: str, games: int) -> list[dict[str, Any]]:
    """The games kept so far, completed by the missing ones."""
    KEEP.mkdir(parents=True, exist_ok=True)
    path = KEEP / f"ringkrieg-{style}.jsonl"
    kept = [json.loads(line) for line in path.read_text("utf-8").splitlines()] if path.exists() else []
    with path.open("a", encoding="utf-8") as file:
        for seed in range(len(kept), games):
            shifts = drawn(seed)
            kept.append({"won": play(seed, style_of(style), shifts), "shifts": shifts})
            file.write(json.dumps(kept[-1]) + "\n")
            file.flush()
    return kept[:games]


def effects(games: list[dict[str, Any]]) -> dict[str, tuple[float, float]]:
    """What one standard deviation adds to the log odds, with its standard error; the clearest effects first."""
    won = np.array([float(game["won"]) for game in games])
    shifts = [[1.0, *(game["shifts"][name] / spread for name, spread in SPREAD.items())] for game in games]
    numbers = np.array(shifts)
    weights = fit(numbers, won)
    chances = chance(numbers, weights)
    bend = numbers.T @ (numbers * (chances * (1 - chances))[:, None]) + RIDGE * np.eye(len(weights))
    errors = np.sqrt(np.diag(np.linalg.inv(bend)))
    found = {name: (float(weights[place]), float(errors[place])) for place, name in enumerate(SPREAD, start=1)}
    return dict(sorted(found.items(), key=lambda each: -abs(each[1][0] / each[1][1])))


def main(style: str, games: int) -> None:
    kept = played(style, games)
    print(f"{len(kept)} games, the Free Peoples won {sum(game['won'] for game in kept)}")
    for name, (effect, error) in effects(kept).items():
        print(f"{name:15} {effect:+.2f} ± {error:.2f} by {SPREAD[name]:+.1f}")


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]))
