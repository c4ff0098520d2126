"""The net of the ninth version: its numbers, its weights, and how they are learnt."""

from __future__ import annotations

import json
import math
import os
from pathlib import Path

import numpy as np
import pytest

from ringspiel.agents.ringkrieg import learn_net, selfplay
from ringspiel.agents.ringkrieg.learn import DATA, log_loss, started
from ringspiel.agents.ringkrieg.net import LATEST, Net, latest_net
from ringspiel.agents.ringkrieg.outlook import NAMES, all_inputs
from tests.games.ringkrieg.position import position

GENERATIONS = sorted(path.name for path in DATA.glob("net-*.json"))
NUMBER = {name: place for place, name in enumerate(NAMES)}


def test_every_number_of_the_outlook_has_its_name() -> None:
    assert len(set(NAMES)) == len(NAMES)
    numbers = all_inputs(started(3, 2))
    assert len(numbers) == len(NAMES)
    assert all(map(math.isfinite, numbers))


def test_the_outlook_sees_a_stronghold_with_hardly_a_guard() -> None:
    armies = ("osgiliath: sauron 6 regular", "minas-tirith: gondor {} regular")
    weak, strong = (
        all_inputs(position(armies[0], armies[1].format(number), at_war="sauron gondor")) for number in (1, 5)
    )
    for name in ("exposed-free", "thin-free", "near-free"):
        assert weak[NUMBER[name]] > strong[NUMBER[name]]
    assert weak[NUMBER["guards-minas-tirith"]] < strong[NUMBER["guards-minas-tirith"]]


def test_the_outlook_sees_what_a_siege_may_bring() -> None:
    besieged = ("minas-tirith: sauron 8 regular, nazgul 2", "inside minas-tirith: gondor 2 regular")
    numbers = all_inputs(position(*besieged, at_war="sauron gondor"))
    assert numbers[NUMBER["siege-free"]] > 0
    assert numbers[NUMBER["led-siege"]] > 0


@pytest.mark.parametrize("name", GENERATIONS)
def test_each_generation_is_small_and_says_which_command_made_it(name: str) -> None:
    content = json.loads((DATA / name).read_text(encoding="utf-8"))
    assert "ringspiel.agents.ringkrieg.learn_net" in content["provenance"]
    assert (DATA / name).stat().st_size < 200_000


def test_the_latest_generation_is_there() -> None:
    assert f"{LATEST}.json" in GENERATIONS
    assert 0.2 < latest_net().value(started(3, 2)) < 0.8


def test_a_net_adds_its_straight_way_to_what_its_layers_keep() -> None:
    net = Net([[[1.0, -1.0], [-1.0, 1.0]], [[2.0, 1.0]]], [[0.0, 0.5], [0.25]], [0.1, 0.0])
    assert net.score([3.0, 1.0]) == pytest.approx(2.0 * 2.0 + 0.0 + 0.25 + 0.3)


def test_what_was_played_can_be_learnt_from(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    selfplay.main("greedy@7,greedy@1", 6, 9, path, pure=True)
    selfplay.main("greedy@7,greedy@1", 7, 9, path, pure=True)
    games = [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]
    assert [game["seed"] for game in games] == [9, 10, 11, 12, 13, 14, 15]
    assert {name for game in games for name in game["players"]} == {"greedy@7", "greedy@1"}
    rows = learn_net.positions(path)
    trainers, mean, spread = learn_net.learn([rows, rows], nets=2)
    content = learn_net.content_of(trainers, mean, spread, "a test")
    net = Net(content["layers"], content["biases"], content["straight"])  # type: ignore[arg-type]
    said = 1 / (1 + math.exp(-net.score(list(rows[0, learn_net.EXTRA :]))))
    scaled = np.append((rows[0, learn_net.EXTRA :] - mean) / spread, 0.0)
    assert said == pytest.approx(float(learn_net.mean_chance(trainers, scaled[None])[0]), abs=0.02)


def test_a_net_finds_what_a_regression_cannot() -> None:
    """A player with exactly one of two advantages wins."""
    random = np.random.default_rng(1)
    numbers = random.choice((-1.0, 1.0), (4000, 2))
    won = (numbers[:, 0] * numbers[:, 1] > 0).astype(np.float64)
    trainer = learn_net.Trainer(np.zeros(3), 1)
    for _ in range(600):
        trainer.step(numbers, won, 0.01)
    assert log_loss(learn_net.mean_chance([trainer], numbers), won) < 0.3


def test_positions_are_read_anew_when_their_file_has_changed(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    path.write_text("", encoding="utf-8")
    os.utime(path, (0, 0))
    kept = path.with_suffix(f".{len(NAMES)}.npy")
    np.save(kept, np.ones((2, len(NAMES))))
    assert learn_net.positions(path).shape == (2, len(NAMES))
    os.utime(kept, (0, 0))
    os.utime(path, (9, 9))
    assert not learn_net.positions(path).size
