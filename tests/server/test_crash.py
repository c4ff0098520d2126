"""Killed in mid-game: what was acknowledged is there, and play goes on."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path
from random import Random
from time import monotonic, sleep

from tests.server.harness import PATIENCE, ServerProcess, has_answered, over


def test_after_kill_9_every_acknowledged_answer_is_there(fresh: ServerProcess) -> None:
    table = fresh.new_table("mordor", "Ada", "Bob")
    random = Random(1)
    before = None
    for stop in (5, 9, 23):
        with table.player(0, 1, resumes=before) as before:
            before.play(random, 0, 1, until=partial(has_answered, stop))
            fresh.kill()
        fresh.start()
        with table.player(0, 1, resumes=before) as resumed, table.player(0, 1) as anew:
            assert resumed.state["seq"] == before.state["seq"]
            assert resumed.log == before.log == anew.log
            assert resumed.side(0)["view"] == before.side(0)["view"]
            assert anew.side(1)["choices"] == before.side(1)["choices"]


def test_the_opponents_turn_goes_on_by_itself(fresh: ServerProcess) -> None:
    """The server is killed while an opponent thinks; nobody has to come back for it to go on after the restart."""
    table = fresh.new_table("road", "Ada", "agent:sleep", length=4)
    with table.player(0) as ada:
        ada.play(Random(2), 0, until=lambda state: state["asked"] == 1)
        answered = ada.state["answered"]
    fresh.kill()
    fresh.settings["think_seconds"] = 0.5
    fresh.start()
    wait_until(lambda: fresh.get(f"/api/tables/{table.id}")["answered"] > answered)
    with table.player(0, resumes=ada) as ada:
        ada.play(Random(2), 0, until=over)


def test_workers_end_with_their_server(fresh: ServerProcess) -> None:
    """Also one that would think for an hour."""
    table = fresh.new_table("road", "Ada", "agent:sleep")
    with table.player(0) as ada:
        ada.play(Random(3), 0, until=lambda state: state["asked"] == 1)
    wait_until(lambda: len(children_of(fresh.process.pid)) == 1)
    (worker,) = children_of(fresh.process.pid)
    fresh.kill()
    wait_until(lambda: not Path(f"/proc/{worker}").exists())
    fresh.start()


def children_of(process: int) -> list[str]:
    return Path(f"/proc/{process}/task/{process}/children").read_text().split()


def wait_until(condition: Callable[[], bool]) -> None:
    deadline = monotonic() + PATIENCE
    while not condition():
        assert monotonic() < deadline
        sleep(0.05)


def test_undo_is_possible_after_a_restart(fresh: ServerProcess) -> None:
    table = fresh.new_table("secret", "Ada", "Bob")
    with table.player(0, 1) as player:
        card = player.side(0)["choices"][0]["answer"]
        player.answer(0, card)
        fresh.kill()
        fresh.start()
    with table.player(0, 1) as player:
        assert player.state["may_undo"] == [0]
        assert player.do("undo", 0)["type"] == "ok"
        assert player.state["answered"] == 0
