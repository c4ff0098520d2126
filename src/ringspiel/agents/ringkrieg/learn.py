"""Learns the value of a position: `python -m ringspiel.agents.ringkrieg.learn 4500 2 3`.

Greedy players of a style (here the third version) with a little curiosity play tables of two, as many as the first
number says. Each has habits of its own, so that the value also learns what becomes of players who never move the
Ring, or never hunt it. The beginnings of turns, where `hard` asks for the value, are kept together with some other
positions: the numbers of `inputs`, and who won. Logistic regression fits the weights, separately for the way to
Mordor and for Mordor. Games that were held out judge them. Positions are kept in build/learn, so that an interrupted
run continues; the weights are written to `data/value-STYLE.json`.

With a last number, `learn 20000 2 4 9`, habits and curiosity end after some turn, the ninth at the latest, and only
later positions are kept. Otherwise the value mistakes the effects of habits for those of the position.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from random import Random

import numpy as np
from numpy.typing import NDArray

from ringspiel.agents.greedy import greedy_answer
from ringspiel.agents.ringkrieg.evaluator import RingkriegEvaluator
from ringspiel.agents.ringkrieg.hand import hand_value
from ringspiel.agents.ringkrieg.inputs import NAMES, inputs
from ringspiel.agents.ringkrieg.style import style_of
from ringspiel.games.ringkrieg.game import Ringkrieg
from ringspiel.games.ringkrieg.pieces.figures import FREE, NONE
from ringspiel.games.ringkrieg.state import RingkriegState
from ringspiel.games.ringkrieg.teams.deciders import side_of_seat
from ringspiel.games.ringkrieg.telling.pairs import pair_of
from ringspiel.games.ringkrieg.turn import actions, uses
from ringspiel.kernel.chance import Generator, key_of

RULES = Ringkrieg()
CURIOSITY = 0.04
KEPT = 0.01
"""The share of other positions that is kept besides the beginnings of turns."""
LIKING = 0.3
"""How much a habit makes a use of dice more or less attractive; the Ring's own journey varies more."""
PACE = 0.6
MORE_HUNTERS = (0, 0, 0, 1, 2, 3)
"""How many more Hunt dice than judgement says, by habit."""
CHUNK = 250
HELD_OUT = 5
"""One table in this many is held out to judge the weights."""
RIDGE = 3.0
ROUNDS = 30
DATA = Path(__file__).parent / "data"
KEEP = Path("build/learn")
EXTRA = 4
"""Columns before the inputs: the game, whether the Free Peoples won, whether in Mordor, and the first value."""

Numbers = NDArray[np.float64]
Rows = NDArray[np.float32]


# --- games -----------------------------------------------------------------------------------------------------------


class Habits:
    """What a side likes to do with its dice, whatever judgement says."""

    def __init__(self, random: Random) -> None:
        self.liking = [random.gauss(0.0, LIKING) for _ in range(actions.TURN)]
        self.liking[uses.MOVE_FELLOWSHIP] = random.gauss(0.0, PACE)
        self.hunters = random.choice(MORE_HUNTERS)

    def answer(self, evaluator: RingkriegEvaluator, s: RingkriegState, random: Random) -> int:
        question = s.question
        assert question is not None
        if question.kind == "hunt-allocation":
            return min(greedy_answer(evaluator, s, random) + self.hunters, max(s.legal))
        if question.kind != "act":
            return greedy_answer(evaluator, s, random)
        values = dict(zip(s.legal, evaluator.judge(s), strict=True))
        return max(s.legal, key=lambda answer: values[answer] + self.likes(answer))

    def likes(self, answer: int) -> float:
        use = actions.TURN if answer == actions.PASS else pair_of(answer)[1]
        return self.liking[use] if use < actions.TURN else 0.0


def started(seed: int, seats: int) -> RingkriegState:
    s = RULES.start(seats, RULES.check_options(None, seats), Generator(key_of(seed)))
    s.run()
    return s


def play(seed: int, seats: int, evaluator: RingkriegEvaluator, last_habit: int | None = None) -> list[list[float]]:
    """Positions of one game."""
    random = Random(seed)
    s = started(seed, seats)
    habits = [Habits(random), Habits(random)]
    until = None if last_habit is None else random.randint(0, last_habit)
    kept, turn = [], 0
    while s.question is not None:
        habitual = until is None or s.turn <= until
        if (until is None or not habitual) and (s.turn != turn or random.random() < KEPT):
            kept.append([float(s.mordor != NONE), hand_value(s), *inputs(s)])
        turn = s.turn
        s.advance(habitual_answer(s, habits, evaluator, random) if habitual else greedy_answer(evaluator, s, random))
    return [[float(seed), float(free_won(s)), *row] for row in kept]


def habitual_answer(s: RingkriegState, habits: list[Habits], evaluator: RingkriegEvaluator, random: Random) -> int:
    assert s.question is not None
    curious = random.random() < CURIOSITY
    habit = habits[side_of_seat(s, s.question.seat)]
    return random.choice(s.legal) if curious else habit.answer(evaluator, s, random)


def free_won(s: RingkriegState) -> bool:
    assert s.outcome is not None
    return any(side_of_seat(s, seat) == FREE for seat in s.outcome.winners)


def positions(games: int, seats: int, style: str, last_habit: int | None) -> Rows:
    """The positions kept so far, completed by the missing games."""
    KEEP.mkdir(parents=True, exist_ok=True)
    evaluator = RingkriegEvaluator(style_of(style))
    chunks = []
    for first in range(0, games, CHUNK):
        path = KEEP / f"ringkrieg-{seats}-{style}-{'' if last_habit is None else f'until{last_habit}-'}{first}.npy"
        if not path.exists():
            rows = [row for seed in range(first, first + CHUNK) for row in play(seed, seats, evaluator, last_habit)]
            np.save(path, np.array(rows, dtype=np.float32))
            print(f"{first + CHUNK} games", flush=True)
        chunks.append(np.load(path))
    return np.concatenate(chunks)


# --- fitting ---------------------------------------------------------------------------------------------------------


def fit(numbers: Numbers, won: Numbers, counts: Numbers | float = 1.0) -> Numbers:
    """Logistic regression with a ridge, by Newton's method. Each row counts as much as `counts` says."""
    weights = np.zeros(numbers.shape[1])
    ridge = np.full(len(weights), RIDGE)
    ridge[0] = 1e-6
    for _ in range(ROUNDS):
        chances = chance(numbers, weights)
        slope = numbers.T @ (counts * (chances - won)) + ridge * weights
        bend = numbers.T @ (numbers * (counts * chances * (1 - chances))[:, None]) + np.diag(ridge)
        step = np.linalg.solve(bend, slope)
        weights -= step
        if np.abs(step).max() < 1e-6:
            break
    return weights


def chance(numbers: Numbers, weights: Numbers) -> Numbers:
    found: Numbers = 1 / (1 + np.exp(-np.clip(numbers @ weights, -30, 30)))
    return found


def log_loss(chances: Numbers, won: Numbers) -> float:
    sure = np.clip(chances, 1e-6, 1 - 1e-6)
    return float(-np.mean(won * np.log(sure) + (1 - won) * np.log(1 - sure)))


def learn(rows: Rows) -> dict[str, dict[str, float]]:
    """Fits the weights of both places and reports on the games that were held out."""
    found = {}
    for place, name in enumerate(("way", "mordor")):
        here = rows[rows[:, 2] == place].astype(np.float64)
        held = here[:, 0] % HELD_OUT == 0
        won, numbers = here[:, 1], here[:, EXTRA:]
        weights = fit(numbers[~held], won[~held])
        report(name, won[held], here[held, 3], chance(numbers[held], weights), won[~held].mean())
        found[name] = {each: round(float(weight), 4) for each, weight in zip(NAMES, weights, strict=True)}
    return found


def report(name: str, won: Numbers, first: Numbers, learnt: Numbers, mean: float) -> None:
    constant = np.full(len(won), mean)
    losses = ", ".join(f"{log_loss(each, won):.4f}" for each in (constant, first, learnt))
    print(f"{name}: {len(won)} positions held out, log loss of a constant, the first value, the learnt one: {losses}")


def main(games: int, seats: int, style: str, last_habit: int | None = None) -> None:
    found = learn(positions(games, seats, style, last_habit))
    command = f"python -m ringspiel.agents.ringkrieg.learn {' '.join(sys.argv[1:])}"
    content = {"provenance": f"learnt from games by {command}", **found}
    text = json.dumps(content, indent=1, ensure_ascii=False) + "\n"
    DATA.joinpath(f"value-{style}.json").write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main(int(sys.argv[1]), int(sys.argv[2]), sys.argv[3], int(sys.argv[4]) if len(sys.argv) > 4 else None)
