"""Steps per second of our environments beside others', all through the same kind of loop, in one run.

A step is what a learner does: look at the observation and the mask, choose a legal action at random, act. What
opponents or chance do in between belongs to the step. Processor time, in short rounds that take turns; a ratio is the
median of the ratios within each round. `make bench-rl` runs it on plain sources, then on the compiled ones.
"""

from __future__ import annotations

import argparse
import sys
import warnings
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from statistics import median
from time import process_time
from typing import Any

import numpy as np
from rich import box
from rich.console import Console
from rich.table import Table as Shown

import ringspiel
from bench.ours import Ringspiel
from ringspiel.rl import features_of

REFERENCE = "catanatron (Gymnasium)"
Steps = Iterator[None]
"""Every step of an endless series of games is one item."""


def catanatron() -> Steps:
    """Its learner against one random player, as it comes."""
    from catanatron_gym.envs.catanatron_env import CatanatronEnv

    environment, random = CatanatronEnv(), Random(1)
    while True:
        _, info = environment.reset(seed=random.getrandbits(30))
        over = cut = False
        while not over and not cut:
            _, _, over, cut, info = environment.step(random.choice(info["valid_actions"]))
            yield


def aec(make: Callable[[], Any]) -> Steps:
    environment, random = make(), Random(1)
    while True:
        environment.reset(seed=random.getrandbits(30))
        for _ in environment.agent_iter():
            seen, _, over, cut, _ = environment.last()
            if over or cut:
                environment.step(None)
                continue
            environment.step(int(random.choice(np.flatnonzero(seen["action_mask"]))))
            yield


def connect_four() -> Steps:
    from pettingzoo.classic import connect_four_v3

    return aec(connect_four_v3.env)


def tictactoe() -> Steps:
    from pettingzoo.classic import tictactoe_v3

    return aec(tictactoe_v3.env)


def spiel(name: str) -> Callable[[], Steps]:
    """Through OpenSpiel's Python interface, with the observation's tensor."""

    def steps() -> Steps:
        import pyspiel
        from open_spiel.python.games import kuhn_poker, tic_tac_toe  # noqa: F401, they register themselves

        import ringspiel.rl.openspiel  # noqa: F401

        game, random = pyspiel.load_game(name), Random(1)
        while True:
            state = game.new_initial_state()
            while not state.is_terminal():
                if state.is_chance_node():
                    state.apply_action(drawn(state.chance_outcomes(), random))
                    continue
                state.observation_tensor(state.current_player())
                state.apply_action(random.choice(state.legal_actions()))
                yield

    return steps


def drawn(outcomes: list[tuple[int, float]], random: Random) -> int:
    """One of a chance node's outcomes, as likely as it says."""
    left = random.random()
    for outcome, probability in outcomes:
        left -= probability
        if left < 0:
            return outcome
    return outcomes[-1][0]


def gymnasium_of(game: str) -> Callable[[], Steps]:
    """Our learner against random opponents at a table for two, or for three where two cannot play."""

    def steps() -> Steps:
        from ringspiel.rl.gymnasium import Learner

        environment, random = Learner(game, opponents="random"), Random(1)
        while True:
            _, info = environment.reset(seed=random.getrandbits(30))
            over = False
            while not over:
                legal = np.flatnonzero(info["action_mask"])
                _, _, over, _, info = environment.step(random.choice(legal))
                yield

    return steps


def pettingzoo_of(game: str) -> Callable[[], Steps]:
    def steps() -> Steps:
        from ringspiel.rl.pettingzoo import Table

        return aec(lambda: Table(game))

    return steps


def self_play_of(game: str, games: int = 64) -> Callable[[], Steps]:
    def steps() -> Steps:
        from ringspiel.rl.vector import SelfPlay

        many = SelfPlay(game, ringspiel.game_of(game).seat_counts[0], games)
        random = np.random.default_rng(1)
        while True:
            many.observe()
            masks = many.masks()
            many.step((random.random(masks.shape, np.float32) * masks).argmax(1))
            yield from (None for _ in range(games))

    return steps


def rules_of(game: str, features: str) -> Callable[[], Steps]:
    """The bare rules, alone, with features as bytes (scaled by the batch), and as a vector: what the features cost."""

    def steps() -> Steps:
        subject = Ringspiel(game)
        looks = {"raw": features_of(game, subject.seats).raw, "vector": features_of(game, subject.seats).vector}
        look = looks.get(features)
        seed = 0
        while True:
            seed += 1
            for state in subject.play(seed):
                if look is not None and state.question is not None:
                    look(state, state.question.seat)
                yield

    return steps


def subjects(games: list[str]) -> dict[str, Callable[[], Steps]]:
    found: dict[str, Callable[[], Steps]] = {
        REFERENCE: catanatron,
        "PettingZoo connect_four": connect_four,
        "PettingZoo tictactoe": tictactoe,
        "OpenSpiel backgammon (C++)": spiel("backgammon"),
        "OpenSpiel python_tic_tac_toe": spiel("python_tic_tac_toe"),
        "OpenSpiel python_kuhn_poker": spiel("python_kuhn_poker"),
    }
    for game in games:
        found |= {
            f"{game} (Gymnasium)": gymnasium_of(game),
            f"{game} (PettingZoo)": pettingzoo_of(game),
            f"{game} (OpenSpiel)": spiel(f"ringspiel_{game}"),
            f"{game} (64 games at once)": self_play_of(game),
            f"{game} rules alone": rules_of(game, ""),
            f"{game} rules and features": rules_of(game, "raw"),
            f"{game} rules and float32 vectors": rules_of(game, "vector"),
        }
    return found


def rate(steps: Steps, seconds: float) -> float:
    done, began = 0, process_time()
    while (elapsed := process_time() - began) < seconds:
        for _ in range(16):
            next(steps)
        done += 16
    return done / elapsed


def measured(games: list[str], rounds: int, seconds: float) -> dict[str, list[float]]:
    running = {name: make() for name, make in subjects(games).items()}
    for steps in running.values():
        rate(steps, seconds / 4)
    rates: dict[str, list[float]] = {name: [] for name in running}
    for _ in range(rounds):
        for name, steps in running.items():
            rates[name].append(rate(steps, seconds))
    return rates


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", nargs="*", default=[game.id for game in ringspiel.all_games()])
    parser.add_argument("--rounds", type=int, default=9)
    parser.add_argument("--seconds", type=float, default=0.3, help="of each subject in each round")
    given = parser.parse_args()
    warnings.simplefilter("ignore")
    compiled = "compiled" in Path(ringspiel.__file__).parts
    shown = Shown(title=f"steps per second, {'compiled' if compiled else 'plain'} sources", box=box.MARKDOWN)
    for heading in ("", "steps/s", f"× {REFERENCE}"):
        shown.add_column(heading, justify="right" if heading else "left")
    rates = measured(given.games, given.rounds, given.seconds)
    for name, found in rates.items():
        ratio = median(ours / theirs for ours, theirs in zip(found, rates[REFERENCE], strict=True))
        shown.add_row(name, f"{median(found):,.0f}", f"{ratio:.2f}")
    Console(width=100, file=sys.stdout).print(shown)


if __name__ == "__main__":
    main()
