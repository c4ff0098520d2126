"""Worker processes: slow, dying and cheating opponents hold nobody up."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random
from time import monotonic

import pytest

from tests.server.conftest import UNLIMITED, sqlite
from tests.server.harness import ServerProcess, over


@pytest.fixture(scope="module")
def impatient(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    folder: Path = tmp_path_factory.mktemp("impatient")
    process = ServerProcess(sqlite(folder), think_seconds=1.0, workers=1, **UNLIMITED)
    yield process
    process.stop()


@pytest.mark.parametrize("agent", ["crash", "sleep", "cheat"])
def test_the_game_goes_on_when_an_opponent_fails(impatient: ServerProcess, agent: str) -> None:
    table = impatient.new_table("road", "Ada", f"agent:{agent}", length=4)
    with table.player(0) as ada:
        ada.play(Random(1), 0, until=over)
        assert {entry["seat"] for entry in ada.log[0]} == {None, 0, 1}


def test_a_thinking_opponent_delays_no_other_table(server: ServerProcess) -> None:
    """Both workers of the server think for ever meanwhile."""
    slow = [server.new_table("road", "Ada", "agent:sleep", length=9) for _ in range(3)]
    for table in slow:
        with table.player(0) as ada:
            ada.play(Random(1), 0, until=lambda state: state["asked"] == 1)
    quick = server.new_table("road", "Ada", "Bob", length=50)
    begin = monotonic()
    with quick.player(0, 1) as player:
        player.play(Random(1), 0, 1, until=over)
    assert monotonic() - begin < 10
    assert server.get(f"/api/tables/{slow[0].id}")["asked"] == 1
