"""A training loop in a hundred lines: PPO by self-play in Die Reise nach Mordor, measured against `easy`.

    python examples/train_mordor.py --minutes 15 --curve curve.csv

The minutes are those of one processor, without the games that measure. Every game is played to its end, and every
decision is judged by what its seat got then: games are short, so no discounting and no bootstrapping is needed.
"""

import argparse
import csv
import time
from pathlib import Path

import numpy as np
import torch
from torch import nn

from ringspiel.rl import codebook_of, features_of
from ringspiel.rl.gymnasium import Learner
from ringspiel.rl.vector import SelfPlay

GAME = "mordor"


class Net(nn.Module):
    """Features in; a logit for every code and the expected reward out."""

    def __init__(self, features: int, codes: int, width: int = 128) -> None:
        super().__init__()
        self.body = nn.Sequential(nn.Linear(features, width), nn.ReLU(), nn.Linear(width, width), nn.ReLU())
        self.policy, self.value = nn.Linear(width, codes), nn.Linear(width, 1)

    def forward(self, seen: torch.Tensor, masks: torch.Tensor) -> tuple[torch.distributions.Categorical, torch.Tensor]:
        body = self.body(seen)
        logits = self.policy(body).masked_fill(masks == 0, -1e9)
        return torch.distributions.Categorical(logits=logits), self.value(body).squeeze(-1)


def collect(net: Net, many: SelfPlay, running: list[list[tuple]], wanted: int) -> list[tuple]:
    """Play until so many decisions of finished games are there: features, mask, action, its log probability, reward."""
    done: list[tuple] = []
    while len(done) < wanted:
        seen, masks, seats = many.observe(), many.masks(), many.seats()
        with torch.no_grad():
            policy, _ = net(torch.from_numpy(seen), torch.from_numpy(masks))
            sampled = policy.sample()
            actions, chances = sampled.tolist(), policy.log_prob(sampled).tolist()
        over, rewards = many.step(actions)
        for game, steps in enumerate(running):
            steps.append((seen[game], masks[game], actions[game], chances[game], seats[game]))
            if over[game]:
                done += [(*step[:4], rewards[game][step[4]]) for step in steps]
                steps.clear()
    return done


def learn(net: Net, optimizer: torch.optim.Optimizer, done: list[tuple], entropy: float, epochs: int = 4) -> None:
    seen, masks = (torch.from_numpy(np.stack([step[part] for step in done])) for part in (0, 1))
    actions, before, rewards = (torch.tensor([step[part] for step in done]) for part in (2, 3, 4))
    with torch.no_grad():
        better = rewards - net(seen, masks)[1]
        better = (better - better.mean()) / (better.std() + 1e-6)
    for _ in range(epochs):
        for part in torch.randperm(len(done)).split(512):
            policy, value = net(seen[part], masks[part])
            ratio = (policy.log_prob(actions[part]) - before[part]).exp()
            gain = torch.min(ratio * better[part], ratio.clamp(0.8, 1.2) * better[part]).mean()
            loss = -gain + 0.5 * (value - rewards[part]).square().mean() - entropy * policy.entropy().mean()
            optimizer.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(net.parameters(), 0.5)
            optimizer.step()


def measure(net: Net, level: str, games: int, seats: int, options: dict, seed: int) -> tuple[float, float]:
    """The share of victories of the net (taking its best answer) and of an opponent, by games of their own seeds."""
    learners = [Learner(GAME, seats, options, level, seat=number % seats) for number in range(games)]
    begun = [learner.reset(seed=seed + number // seats) for number, learner in enumerate(learners)]
    open_games = {number: seen for number, (seen, _) in enumerate(begun)}
    while open_games:
        looks = list(open_games.values())
        parts = ("observation", "action_mask")
        seen, masks = (torch.from_numpy(np.stack([look[part] for look in looks])) for part in parts)
        with torch.no_grad():
            actions = net(seen, masks)[0].logits.argmax(-1)
        for number, action in zip(list(open_games), actions, strict=True):
            open_games[number], _, over, _, _ = learners[number].step(int(action))
            if over:
                del open_games[number]
    rewards = np.array([learner.episode.rewards() for learner in learners])
    own = rewards[np.arange(games), np.arange(games) % seats].mean()
    return float(own), float((rewards.sum(1).mean() - own) / (seats - 1))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--minutes", type=float, default=15)
    parser.add_argument("--steps", type=int, default=10**9, help="stop after so many decisions")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--places", action="store_true")
    parser.add_argument("--games", type=int, default=256, help="at once")
    parser.add_argument("--batch", type=int, default=4096)
    parser.add_argument("--measured", type=int, default=500, help="games against easy for each point of the curve")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--curve", type=Path)
    parser.add_argument("--model", type=Path)
    given = parser.parse_args()
    torch.manual_seed(given.seed)
    torch.set_num_threads(1)
    options = {"places": given.places}
    net = Net(features_of(GAME, given.seats, options).size, codebook_of(GAME).size)
    optimizer = torch.optim.Adam(net.parameters(), 1e-3)
    many = SelfPlay(GAME, given.seats, given.games, given.seed, options)
    running: list[list[tuple]] = [[] for _ in range(given.games)]
    began, learned, steps, rows, rounds = time.process_time(), 0.0, 0, [], 0
    while learned < 60 * given.minutes and steps < given.steps:
        done = collect(net, many, running, min(given.batch, given.steps))
        left = max(0.1, 1 - learned / (60 * given.minutes))
        optimizer.param_groups[0]["lr"] = 1e-3 * left
        learn(net, optimizer, done, 0.01 * left)
        steps, rounds, learned = steps + len(done), rounds + 1, time.process_time() - began
        if rounds % 40 == 0 or learned >= 60 * given.minutes or steps >= given.steps:
            own, others = measure(net, "easy", given.measured, given.seats, options, 10**6)
            rows.append((round(learned / 60, 2), steps, round(own, 3), round(others, 3)))
            print(f"{learned / 60:5.1f} min {steps:>9} decisions: net {own:.1%}, easy {others:.1%}", flush=True)
            began = time.process_time() - learned
    if given.curve:
        with given.curve.open("w", newline="") as file:
            csv.writer(file, lineterminator="\n").writerows([("minutes", "decisions", "net", "easy"), *rows])
    if given.model:
        torch.save(net.state_dict(), given.model)


if __name__ == "__main__":
    main()
