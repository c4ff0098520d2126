"""Worker processes: slow, dying and cheating opponents hold nobody up."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import pytest

from ringspiel.agents.search import MOST_SECONDS
from ringspiel.server.jobs.habits import HALF_LIFE, Habits
from ringspiel.server.jobs.pool import OtherProcess
from tests.server.conftest import UNLIMITED, sqlite
from tests.server.harness import PATIENCE, ServerProcess, asks, over


@pytest.fixture(scope="module")
def impatient(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    folder: Path = tmp_path_factory.mktemp("impatient")
    with ServerProcess(sqlite(folder), think_seconds=1.0, thinkers=1, **UNLIMITED) as process:
        yield process


@pytest.mark.parametrize("agent", ["crash", "sleep", "cheat"])
def test_the_game_goes_on_when_an_opponent_fails(impatient: ServerProcess, agent: str) -> None:
    table = impatient.new_table("road", "Ada", f"agent:{agent}", length=4)
    with table.player(0) as ada:
        ada.play(Random(1), 0, until=over)
        assert {entry["seat"] for entry in ada.log[0]} == {None, 0, 1}


@pytest.fixture
def patient(tmp_path: Path) -> Iterator[ServerProcess]:
    with ServerProcess(sqlite(tmp_path), think_seconds=3600, **UNLIMITED) as process:
        yield process


def test_a_thinking_opponent_delays_no_other_table(patient: ServerProcess) -> None:
    """Both workers of the server think for ever meanwhile, and a third table waits for them."""
    slow = [patient.new_table("road", "Ada", "agent:sleep", length=9) for _ in range(3)]
    for table in slow:
        with table.player(0) as ada:
            ada.play(Random(1), 0, until=lambda state: state["asked"] == 1)
    quick = patient.new_table("road", "Ada", "Bob", length=30)
    with quick.player(0, 1) as player:
        player.play(Random(1), 0, 1, until=over)
    assert [patient.get(f"/api/tables/{table.id}")["asked"] for table in slow] == [1, 1, 1]


@pytest.fixture
def one_thinker(tmp_path: Path, gate: Path) -> Iterator[ServerProcess]:
    with ServerProcess(sqlite(tmp_path), thinkers=1, **UNLIMITED) as process:
        yield process


def test_an_opponent_waits_while_a_take_back_is_asked_for(one_thinker: ServerProcess, gate: Path) -> None:
    """It has begun to think when the request comes, and has an answer before the request is refused."""
    table = one_thinker.new_table("secret", "Ada", "Bob", "agent:waits")
    with table.player(0) as ada, table.player(1) as bob:
        for player, seat in ((ada, 0), (bob, 1)):
            player.until(partial(asks, seat))
            player.answer(seat, player.side(seat)["choices"][0]["answer"])
            player.answer(seat, 0)
        ada.catch_up_with(bob)
        assert ada.do("take_back", 0)["type"] == "ok"
        bob.catch_up_with(ada)
        gate.touch()
        with one_thinker.new_table("road", "Cid", "agent:greedy").player(0) as cid:
            cid.until(partial(asks, 0))  # the only worker has had its turn here, after it had answered there
        assert bob.ask(type="ping")["type"] == "pong"
        assert bob.state["seq"] == ada.state["seq"]
        assert bob.do("refuse", 1)["type"] == "ok"
        bob.until(lambda state: state["asked"] != 2)
        assert bob.log[1][5]["seat"] == 2


def test_a_worker_that_is_ended_leaves_nothing_to_be_closed_after_its_event_loop() -> None:
    async def run() -> Any:
        worker = OtherProcess(())
        await worker.do({"job": "nothing", "arguments": {}}, PATIENCE)
        process = worker.process
        worker.end()
        return process

    assert asyncio.run(run())._transport.is_closing()


def test_the_time_an_answer_takes_does_not_tell_that_there_was_no_choice() -> None:
    """Whatever an opponent thinks about a secret question, it answers as late as it did lately."""
    habits = Habits(lambda: 0.0)
    thoughts = [0.5, 0.0, 0.2, 1.5, 0.0]
    assert [seconds + habits.pause("secret", "hard", seconds) for seconds in thoughts] == [0.5, 0.5, 0.5, 1.5, 1.5]
    assert habits.pause("secret", "easy", 0.1) == habits.pause("road", "hard", 0.1) == 0.0


def test_one_long_thought_does_not_slow_an_opponent_down_for_good() -> None:
    """It thought for 8 s when the machine was busy; later it is as quick as its level, and then as usual."""
    now = 0.0
    habits = Habits(lambda: now)
    habits.pause("secret", "hard", 8.0)
    assert habits.pause("secret", "hard", 0.0) == MOST_SECONDS
    now = HALF_LIFE
    assert habits.pause("secret", "hard", 0.0) == MOST_SECONDS / 2
    now = 10 * HALF_LIFE
    assert habits.pause("secret", "hard", 0.0) < 0.01
