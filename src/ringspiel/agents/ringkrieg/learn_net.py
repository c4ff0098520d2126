"""Learns the net of `net` from games of `selfplay`: `python -m ringspiel.agents.ringkrieg.learn_net 2 GAMES...`.

The first number names the generation. Positions at the beginning of turns and some others are kept, as soon as habits
have ended. Of several files the last counts most: its players are those that the net is for. The others may win more
or less often; an input of their own, left out in the end, takes that up.

Logistic regression comes first. Several small nets then begin with its weights, are pulled back to them, and add what
is not linear; their mean is the net that is written. One game in five is held out. Half of these games decide when to
stop, and for the other half the report compares the net with a constant, with the weights of version 6 and with the
regression.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Sequence
from itertools import pairwise
from pathlib import Path
from random import Random

import numpy as np
from numpy.typing import NDArray

from ringspiel.agents.ringkrieg.learn import DATA, HELD_OUT, chance, log_loss, started
from ringspiel.agents.ringkrieg.learn import fit as regression
from ringspiel.agents.ringkrieg.outlook import NAMES, all_inputs
from ringspiel.agents.ringkrieg.value import TUNED_FOURTH, WEIGHTS, learnt_value

KEPT = 0.02
"""The share of other positions that is kept besides the beginnings of turns."""
HIDDEN = (12, 6)
NETS = 5
BATCH = 512
EPOCHS = 20
PATIENCE = 4
RATE = 0.0005
DECAY = 0.1
NOISE = 0.1
"""How much noise is added to the inputs in training, in standard deviations."""
EARLIER = 0.5
"""How much a position of an earlier file counts."""
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
    """Adam on the log loss, with a direct path beside two hidden layers. It begins with a regression's weights."""

    def __init__(self, regressed: Numbers, seed: int) -> None:
        random = np.random.default_rng(seed)
        sizes = [len(regressed) - 1, *HIDDEN, 1]
        self.random = random
        self.weights = [random.normal(0, np.sqrt(1.5 / a), (a, b)) for a, b in pairwise(sizes)]
        self.weights[-1] *= 0.0
        self.biases = [np.zeros(size) for size in sizes[1:]]
        self.biases[-1][:] = regressed[0]
        self.straight = regressed[1:].copy()
        self.anchors = [np.zeros_like(each) for each in self.weights] + [*map(np.copy, self.biases), regressed[1:]]
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

    def step(self, numbers: Numbers, won: Numbers, rate: float) -> None:
        numbers = numbers + self.random.normal(0, NOISE, numbers.shape)
        score, kept = self.forward(numbers)
        slope = ((likely(score) - won) / len(won))[:, None]
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
        parameter -= rate * (first / (np.sqrt(second) + 1e-8) + DECAY * (parameter - self.anchors[place]))

    def copy(self) -> list[Numbers]:
        return [each.copy() for each in self.all()]

    def restore(self, kept: list[Numbers]) -> None:
        for parameter, each in zip(self.all(), kept, strict=True):
            parameter[...] = each


def likely(score: Numbers) -> Numbers:
    found: Numbers = 1 / (1 + np.exp(-np.clip(score, -30, 30)))
    return found


def mean_chance(trainers: Sequence[Trainer], numbers: Numbers) -> Numbers:
    """What the mean of the nets says."""
    return likely(np.mean([trainer.forward(numbers)[0] for trainer in trainers], axis=0))


def fit(trainer: Trainer, numbers: Numbers, won: Numbers, weights: Numbers, test: tuple[Numbers, Numbers]) -> None:
    """Trains until the games of the test stop improving. Rows are drawn by their weights."""
    best, kept, since = 9.0, trainer.copy(), 0
    share = weights / weights.sum()
    for epoch in range(EPOCHS):
        order = trainer.random.choice(len(won), len(won), p=share)
        for first in range(0, len(won), BATCH):
            rows = order[first : first + BATCH]
            trainer.step(numbers[rows], won[rows], RATE * 0.95**epoch)
        loss = log_loss(likely(trainer.forward(test[0])[0]), test[1])
        since += 1
        if loss < best - 1e-5:
            best, kept, since = loss, trainer.copy(), 0
        elif since > PATIENCE:
            break
    trainer.restore(kept)


def learn(parts: Sequence[Numbers], nets: int = NETS) -> tuple[list[Trainer], Numbers, Numbers]:
    """The nets, with the mean and the spread of the numbers. The last part counts most."""
    rows = np.concatenate(parts)
    earlier = np.concatenate([np.full(len(part), float(n < len(parts) - 1)) for n, part in enumerate(parts)])
    weights = np.where(earlier > 0, EARLIER, 1.0)
    held = rows[:, 0] % HELD_OUT == 0
    numbers, won = rows[:, EXTRA:], rows[:, 1]
    mean, spread = numbers[~held].mean(0), numbers[~held].std(0) + 1e-6
    spread[numbers.std(0) < 1e-6] = 1.0
    scaled = np.column_stack([(numbers - mean) / spread, earlier])
    straight = np.column_stack([np.ones(len(rows)), scaled])
    regressed = regression(straight[~held], won[~held], weights[~held])
    last = held & (earlier == 0)
    test = last & (rows[:, 0] % (2 * HELD_OUT) == 0)
    trainers = [Trainer(regressed, seed) for seed in range(nets)]
    for trainer in trainers:
        fit(trainer, scaled[~held], won[~held], weights[~held], (scaled[test], won[test]))
    shown = last & ~test
    report(rows[shown], chance(straight[shown], regressed), mean_chance(trainers, scaled[shown]))
    return trainers, mean, spread


def report(rows: Numbers, regressed: Numbers, learnt: Numbers) -> None:
    """By place, and by what the net says."""
    won, in_mordor = rows[:, 1], rows[:, EXTRA + NAMES.index("mordor")] > 0
    games = len(np.unique(rows[:, 0]))
    for place, here in (("all", won >= 0), ("on the way", ~in_mordor), ("in Mordor", in_mordor)):
        if not here.any():
            continue
        constant = np.full(len(won), won[here].mean())
        named = {"constant": constant, "version 6": rows[:, 3], "regression": regressed, "net": learnt}
        losses = ", ".join(f"{name} {log_loss(each[here], won[here]):.4f}" for name, each in named.items())
        print(f"{place}: {here.sum()} positions of {games} games; Free Peoples won {won[here].mean():.3f}; {losses}")
    for low in np.arange(0, 1, 0.2):
        here = (learnt >= low) & (learnt < low + 0.2)
        if here.any():
            print(
                f"  {low:.1f} to {low + 0.2:.1f}: {here.sum()} positions, said {learnt[here].mean():.3f}, "
                f"won {won[here].mean():.3f}"
            )


def content_of(trainers: Sequence[Trainer], mean: Numbers, spread: Numbers, command: str) -> dict[str, object]:
    """The mean of the nets as `net.read` expects it: the scale of the inputs is part of the first weights."""
    first = np.hstack([each.weights[0][:-1] for each in trainers]) / spread[:, None]
    straight = np.mean([each.straight[:-1] for each in trainers], axis=0) / spread
    biases = [np.concatenate([each.biases[depth] for each in trainers]) for depth in range(len(HIDDEN))]
    biases[0] = biases[0] - mean @ first
    last = np.mean([each.biases[-1] for each in trainers], axis=0) - mean @ straight
    layers = [first, apart([each.weights[1] for each in trainers])]
    layers.append(np.concatenate([each.weights[2] for each in trainers]) / len(trainers))
    return {
        "provenance": f"learnt from games by {command}",
        "inputs": list(NAMES),
        "layers": [rounded(each.T) for each in layers],
        "biases": [rounded(each) for each in (*biases, last)],
        "straight": rounded(straight),
    }


def apart(blocks: Sequence[Numbers]) -> Numbers:
    """The nets stay apart: no unit of one hears of another."""
    high, wide = blocks[0].shape
    found = np.zeros((high * len(blocks), wide * len(blocks)))
    for n, block in enumerate(blocks):
        found[n * high : (n + 1) * high, n * wide : (n + 1) * wide] = block
    return found


def rounded(numbers: Numbers) -> object:
    return np.round(numbers, 4).tolist()


def main(generation: str, paths: list[str]) -> None:
    command = f"python -m ringspiel.agents.ringkrieg.learn_net {generation} {' '.join(paths)}"
    content = content_of(*learn([positions(Path(path)) for path in paths]), command)
    text = json.dumps(content, separators=(",", ":"), ensure_ascii=False) + "\n"
    DATA.joinpath(f"net-{generation}.json").write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2:])
