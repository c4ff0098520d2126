"""The examples run: `make examples`, in an environment of their own, for PyTorch is too large for every day."""

import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

HERE = Path(__file__).parent


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (
            ["train_mordor.py", "--steps", "400", "--batch", "200", "--games", "16", "--measured", "10"],
            "decisions: net",
        ),
        (["maskable_ppo.py", "--game", "mordor", "--steps", "300", "--games", "3"], "won against easy"),
        (
            ["maskable_ppo.py", "--game", "gefaehrten", "--opponents", "random", "--steps", "300", "--games", "2"],
            "won against random",
        ),
        (["rllib_ppo.py", "--rounds", "1", "--batch", "300", "--runners", "1"], "round 1"),
        (["openspiel_mcts.py", "--games", "1", "--simulations", "8"], "search won"),
    ],
    ids=lambda value: value if isinstance(value, str) else " ".join(value),
)
def test_example(arguments: list[str], told: str) -> None:
    assert told in output_of(arguments)


def output_of(arguments: list[str]) -> str:
    done = subprocess.run(
        [sys.executable, *arguments], check=False, cwd=HERE, capture_output=True, text=True, timeout=600
    )
    assert done.returncode == 0, done.stderr[-3000:]
    return done.stdout


def test_rllib_plays_on_a_cluster() -> None:
    """Two nodes on this machine, and the one who learns joins them by their address."""
    from ray.cluster_utils import Cluster

    cluster = Cluster(initialize_head=True, head_node_args={"num_cpus": 1})
    try:
        cluster.add_node(num_cpus=1)
        cluster.wait_for_nodes()
        arguments = ["--address", cluster.address, "--rounds", "1", "--batch", "300", "--runners", "2"]
        assert "round 1" in output_of(["rllib_ppo.py", *arguments])
    finally:
        cluster.shutdown()


@pytest.fixture(scope="module")
def data(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Fifty games in the folder `data`, as docs/rl.md has it."""
    folder = tmp_path_factory.mktemp("work") / "data"
    command = [sys.executable, "-c", "from ringspiel.cli import main; main()", "sim", "mordor", "-n", "50", "--json"]
    subprocess.run([*command, "--records", str(folder)], check=True, capture_output=True)
    return folder


def test_data_comes_back_in_pandas(data: Path) -> None:
    import json

    import numpy as np
    import pandas as pd

    card = json.loads((data / "card.json").read_text())
    frame = pd.read_parquet(data / "games")
    x = np.stack(frame["features"]) * np.float32(card["scale"])
    assert len(frame) == card["decisions"] and x.shape == (len(frame), len(card["features"]))


def test_data_comes_back_in_polars_as_the_docs_show(data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    page = (HERE.parent / "docs/rl.md").read_text()
    shown = next(block for block in page.split("```") if "import polars" in block).removeprefix("python")
    monkeypatch.chdir(data.parent)
    names: dict[str, Any] = {}
    exec(shown, names)
    assert names["x"].shape == (names["card"]["decisions"], len(names["card"]["features"]))
    assert names["y"].shape == (names["card"]["decisions"],)
