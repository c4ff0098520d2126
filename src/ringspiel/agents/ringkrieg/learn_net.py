"""Learns the net of `net` from games of `selfplay`: `python -m ringspiel.agents.ringkrieg.learn_net 1 GAMES...`.

The first number names the generation; the files are read one after the other. Positions at the beginning of turns and
some others are kept, as soon as habits have ended. One game in five is held out and decides when to stop. For the
games held out, the report compares the net with a constant and with the weights of earlier versions, by the side that
is ahead.
"""

from __future__ import annotations

import json
import sys
from itertools import pairwise
from pathlib import Path
from random import Random

import numpy as np
from numpy.typing import NDArray

from ringspiel.agents.ringkrieg.learn import DATA, HELD_OUT, log_loss, started
from ringspiel.agents.ringkrieg.outlook import NAMES, all_inputs
from ringspiel.agents.ringkrieg.value import TUNED_FOURTH, WEIGHTS, learnt_value

KEPT = 0.02
"""The share of other positions that is kept besides the beginnings of turns."""
HIDDEN = (24, 12)
BATCH = 512
EPOCHS = 60
PATIENCE = 8
RATE = 0.002
DECAY = 0.002
NOISE = 0.05
"""How much noise is added to the inputs in training, in standard deviations."""
EXTRA = 4
"""Columns before the inputs: the game, whether the Free Peoples won, the turn, and the value of the sixth version."""

Numbers = NDArray[np.float64]


# --- positions -------------------------------------------------------------------------------------------------------


def positions(path: Path) -> Numbers:
    """The positions of all games of a file, cached beside it as long as the file does not change."""
    kept = path.with_suffix(f".{len(NAMES)}.npy")
    if kept.exists() and kept.stat().st_mtime > path.stat().st_mtime:
        return np.asarray(np.load(kept), dtype=np.float64)
    rows = []
    for line in path.read_text(encoding="utf-8").splitlines():
        rows += positions_of(json.loads(line))
    found = np.array(rows, dtype=np.float32)
    np.save(kept, found)
    return np.asarray(found, dtype=np.float64)


def positions_of(game: dict[str, object]) -> list[list[float]]:
    seed, until, answers = game["seed"], game["until"], game["answers"]
    assert isinstance(seed, int) and isinstance(until, int) and isinstance(answers, list)
    random = Random(seed)
    s = started(seed, 2)
    rows, turn = [], 0
    for answer in answers:
        if s.turn > until and (s.turn != turn or random.random() < KEPT):
            old = learnt_value(s, WEIGHTS[TUNED_FOURTH])
            rows.append([float(seed), float(bool(game["free"])), float(s.turn), old, *all_inputs(s)])
        turn = s.turn
        s.advance(answer)
    return rows


# --- fitting ---------------------------------------------------------------------------------------------------------


class Trainer:
    """Adam on the log loss, with a direct path beside two hidden layers."""

    def __init__(self, width: int, seed: int) -> None:
        random = np.random.default_rng(seed)
        sizes = [width, *HIDDEN, 1]
        self.random = random
        self.weights = [random.normal(0, np.sqrt(1.5 / a), (a, b)) for a, b in pairwise(sizes)]
        self.weights[-1] *= 0.1
        self.biases = [np.zeros(size) for size in sizes[1:]]
        self.straight = np.zeros(width)
        self.first = [np.zeros_like(each) for each in self.all()]
        self.second = [np.zeros_like(each) for each in self.all()]
        self.steps = 0

    def all(self) -> list[Numbers]:
        return [*self.weights, *self.biases, self.straight]

    def forward(self, numbers: Numbers) -> tuple[Numbers, list[Numbers]]:
        kept, here = [numbers], numbers
        for depth, (weights, bias) in enumerate(zip(self.weights, self.biases, strict=True)):
            here = here @ weights + bias
            if depth < len(self.weights) - 1:
                here = np.maximum(here, 0)
                kept.append(here)
        return here[:, 0] + numbers @ self.straight, kept

    def chances(self, numbers: Numbers) -> Numbers:
        found: Numbers = 1 / (1 + np.exp(-np.clip(self.forward(numbers)[0], -30, 30)))
        return found

    def step(self, numbers: Numbers, won: Numbers, rate: float) -> None:
        numbers = numbers + self.random.normal(0, NOISE, numbers.shape)
        score, kept = self.forward(numbers)
        slope = ((1 / (1 + np.exp(-np.clip(score, -30, 30))) - won) / len(won))[:, None]
        straight = numbers.T @ slope[:, 0]
        by_weights: list[Numbers] = []
        by_biases: list[Numbers] = []
        for depth in range(len(self.weights) - 1, -1, -1):
            by_weights.insert(0, kept[depth].T @ slope)
            by_biases.insert(0, slope.sum(0))
            if depth:
                slope = (slope @ self.weights[depth].T) * (kept[depth] > 0)
        self.steps += 1
        for place, gradient in enumerate([*by_weights, *by_biases, straight]):
            self.move(place, gradient, rate)

    def move(self, place: int, gradient: Numbers, rate: float) -> None:
        parameter = self.all()[place]
        self.first[place] = 0.9 * self.first[place] + 0.1 * gradient
        self.second[place] = 0.999 * self.second[place] + 0.001 * gradient**2
        first = self.first[place] / (1 - 0.9**self.steps)
        second = self.second[place] / (1 - 0.999**self.steps)
        parameter -= rate * (first / (np.sqrt(second) + 1e-8) + DECAY * parameter)

    def copy(self) -> list[Numbers]:
        return [each.copy() for each in self.all()]

    def restore(self, kept: list[Numbers]) -> None:
        for parameter, each in zip(self.all(), kept, strict=True):
            parameter[...] = each


def fit(numbers: Numbers, won: Numbers, weights: Numbers, held: tuple[Numbers, Numbers], seed: int) -> Trainer:
    """Trains until the games held out stop improving. Rows are drawn by their weights."""
    trainer = Trainer(numbers.shape[1], seed)
    best, kept, since = 9.0, trainer.copy(), 0
    share = weights / weights.sum()
    for epoch in range(EPOCHS):
        order = trainer.random.choice(len(won), len(won), p=share)
        for first in range(0, len(won), BATCH):
            rows = order[first : first + BATCH]
            trainer.step(numbers[rows], won[rows], RATE * 0.97**epoch)
        loss = log_loss(trainer.chances(held[0]), held[1])
        since += 1
        if loss < best - 1e-5:
            best, kept, since = loss, trainer.copy(), 0
        elif since > PATIENCE:
            break
    trainer.restore(kept)
    return trainer


def learn(rows: Numbers, weights: Numbers, seed: int = 1) -> tuple[Trainer, Numbers, Numbers]:
    """The net, with the mean and the spread of the numbers."""
    held = rows[:, 0] % HELD_OUT == 0
    numbers, won = rows[:, EXTRA:], rows[:, 1]
    mean, spread = numbers[~held].mean(0), numbers[~held].std(0) + 1e-6
    spread[numbers.std(0) < 1e-6] = 1.0
    scaled = (numbers - mean) / spread
    last = held & (weights == weights.max())
    trainer = fit(scaled[~held], won[~held], weights[~held], (scaled[last], won[last]), seed)
    report(rows[last], trainer.chances(scaled[last]), float(won[~held].mean()))
    return trainer, mean, spread


def report(rows: Numbers, learnt: Numbers, mean: float) -> None:
    won = rows[:, 1]
    constant = np.full(len(won), won.mean())
    named = {"constant": constant, "version 6": rows[:, 3], "net": learnt}
    losses = ", ".join(f"{name} {log_loss(each, won):.4f}" for name, each in named.items())
    games = len(np.unique(rows[:, 0]))
    print(f"{len(won)} positions of {games} games held out; log loss: {losses}; Free Peoples won {won.mean():.3f}")
    for low in np.arange(0, 1, 0.2):
        here = (learnt >= low) & (learnt < low + 0.2)
        if here.any():
            print(
                f"  {low:.1f} to {low + 0.2:.1f}: {here.sum()} positions, said {learnt[here].mean():.3f}, "
                f"won {won[here].mean():.3f}"
            )


def content_of(trainer: Trainer, mean: Numbers, spread: Numbers, command: str) -> dict[str, object]:
    """The net as `net.read` expects it: the scale of the inputs is part of the first weights."""
    first = trainer.weights[0] / spread[:, None]
    straight = trainer.straight / spread
    biases = [trainer.biases[0] - mean @ first, *trainer.biases[1:]]
    biases[-1] = biases[-1] - mean @ straight
    layers = [first, *trainer.weights[1:]]
    return {
        "provenance": f"learnt from games by {command}",
        "inputs": list(NAMES),
        "layers": [rounded(each.T) for each in layers],
        "biases": [rounded(each) for each in biases],
        "straight": rounded(straight),
    }


def rounded(numbers: Numbers) -> object:
    return np.round(numbers, 4).tolist()


def main(generation: str, paths: list[str]) -> None:
    """The last file counts most; each earlier one counts half as much as the next."""
    parts = [positions(Path(path)) for path in paths]
    weights = np.concatenate([np.full(len(part), 1.0 if n == len(parts) - 1 else 0.5) for n, part in enumerate(parts)])
    command = f"python -m ringspiel.agents.ringkrieg.learn_net {generation} {' '.join(paths)}"
    content = content_of(*learn(np.concatenate(parts), weights), command)
    text = json.dumps(content, separators=(",", ":"), ensure_ascii=False) + "\n"
    DATA.joinpath(f"net-{generation}.json").write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2:])
