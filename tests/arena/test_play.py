"""One game between agents: what is counted, and what happens to agents that fail."""

from __future__ import annotations

from typing import Any

import pytest

from ringspiel.agents import Agent
from ringspiel.agents.uniform import Uniform
from ringspiel.arena.play import play
from ringspiel.arena.setting import seed_of, setting_of
from ringspiel.games.mordor import scoring
from ringspiel.kernel.table import new
from tests.arena.cheats import AnswersAnything, Crashes, Sleeps

SETTING = setting_of("mordor", 3)


def uniform() -> list[Agent]:
    return [Uniform(seat) for seat in range(3)]


def test_a_game_is_that_of_its_seed_and_ends_as_at_a_table() -> None:
    agents, table = uniform(), new("mordor", 3, seed=5)
    while table.seat is not None:
        table.answer(agents[table.seat].choose(table.perspective(table.seat)))
    result = play(SETTING, 5, uniform())
    assert table.outcome is not None
    assert (result.winners, result.reason) == (table.outcome.winners, table.outcome.reason)
    assert result.decisions == len(table.entries)
    assert result.rounds == table.view()["board"]["round"]
    assert result.branching >= 2 * result.decisions


def test_a_shared_victory_is_shared_and_a_common_defeat_is_nobodys() -> None:
    result = play(SETTING, 5, uniform())
    together = type(result)(1, [0, 2], "", 1, 2, None, [])
    nobody = type(result)(1, [], "", 1, 2, None, [])
    assert [together.share(seat) for seat in range(3)] == [0.5, 0, 0.5]
    assert [nobody.share(seat) for seat in range(3)] == [0, 0, 0]


@pytest.mark.parametrize(
    ("agent", "kind", "detail"),
    [
        (Crashes(1), "crash", "ZeroDivisionError: on purpose (cheats.py:"),
        (AnswersAnything(1), "illegal", "-1 is not a legal answer to set-aside"),
        (Sleeps(1), "overrun", "took more than 0.2 s"),
    ],
)
def test_an_agent_that_fails_has_lost_and_the_report_says_why(agent: Any, kind: str, detail: str) -> None:
    """It begins, so that nobody else can be late on a busy machine."""
    result = play(setting_of("mordor", 3, {"start": 1}), 5, [Uniform(0), agent, Uniform(2)], limit=0.2)
    assert result.failure is not None
    assert (result.failure.kind, result.failure.seat) == (kind, 1)
    assert result.failure.detail.startswith(detail)
    assert result.winners == [0, 2]


@pytest.mark.parametrize("answer", [True, 1.0, None, "1"])
def test_only_whole_numbers_are_answers(answer: Any) -> None:
    class Odd(Uniform):
        def choose(self, perspective: Any) -> int:
            chosen: int = answer
            return chosen

    result = play(SETTING, 5, [Odd(0), Odd(1), Odd(2)])
    assert result.failure is not None and result.failure.kind == "illegal"


def test_a_failing_engine_is_nobodys_fault(monkeypatch: pytest.MonkeyPatch) -> None:
    def fails(*_: Any) -> None:
        raise RuntimeError("broken rule")

    monkeypatch.setattr(scoring, "advance", fails)
    result = play(SETTING, 5, uniform())
    assert result.failure is not None
    assert (result.failure.kind, result.failure.seat, result.winners) == ("engine", None, [])
    assert "broken rule" in result.failure.detail


def test_seeds_of_many_things_differ_and_stay() -> None:
    seeds = {seed_of(seed, part) for seed in range(50) for part in range(50)}
    assert len(seeds) == 2500
    assert seed_of(1, 2, "x") == 7284216157882031730
