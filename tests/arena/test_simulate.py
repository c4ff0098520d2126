"""Simulations count right, no matter who does the work."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from ringspiel.agents import AGENTS
from ringspiel.agents.uniform import Uniform
from ringspiel.arena.play import play
from ringspiel.arena.setting import seed_of, setting_of
from ringspiel.arena.simulate import play_game, simulate, spread
from ringspiel.kernel.errors import BadOption
from tests.arena.cheats import Crashes


def without_time(found: Any) -> dict[str, Any]:
    return {name: value for name, value in found.to_json().items() if "second" not in name}


def test_every_game_is_counted_once() -> None:
    found = simulate("mordor", 2, ["random", "greedy"], 60, seed=3)
    games = [play_game(setting_of("mordor", 2), ("random", "greedy"), seed_of(3, number)) for number in range(60)]
    assert found.games == 60
    assert found.decisions == sum(game.decisions for game in games)
    assert found.wins == [sum(seat in game.winners for game in games) for seat in range(2)]
    assert found.all_lost == sum(not game.winners for game in games)
    assert found.by_agent["greedy"].count == found.wins[1]
    assert sum(found.endings.values()) == 60
    assert found.length["least"] <= found.length["median"] <= found.length["most"]


def test_more_jobs_give_the_same_result() -> None:
    one, two = (simulate("mordor", 2, ["random", "random"], 250, seed=1, jobs=jobs) for jobs in (1, 2))
    assert without_time(one) == without_time(two)


def test_an_agent_on_two_seats_is_rated_over_both() -> None:
    found = simulate("mordor", 3, ["greedy", "random", "greedy"], 30, seed=3)
    assert found.by_agent["greedy"].of == 60
    assert found.by_agent["greedy"].count == found.wins[0] + found.wins[2]


def test_games_that_raise_are_errors_with_their_seed_and_the_run_goes_on(monkeypatch: pytest.MonkeyPatch) -> None:
    def sometimes(seed: int) -> Uniform:
        return Crashes(seed) if seed % 3 == 0 else Uniform(seed)

    monkeypatch.setitem(AGENTS, "greedy", sometimes)
    found = simulate("mordor", 2, ["greedy", "random"], 40, seed=3)
    assert found.errors == len(found.failures) > 0
    assert found.games + found.errors == 40
    seed, failure = found.failures[0]
    again = play(setting_of("mordor", 2), seed, [sometimes(seed_of(seed, 0)), Uniform(seed_of(seed, 1))])
    assert again.failure == failure


def test_progress_tells_of_every_game() -> None:
    told: list[int] = []
    simulate("mordor", 2, ["random", "random"], 130, seed=3, progress=told.append)
    assert sum(told) == 130


@pytest.mark.parametrize(
    ("agents", "games", "jobs", "message"),
    [
        (["random"], 1, 1, "2 seats need 2 agents, not 1"),
        (["random", "clever"], 1, 1, "no agent 'clever'"),
        (["random", "random"], 0, 1, "at least 1, not 0"),
        (["random", "random"], 1, 0, "at least 1, not 0"),
    ],
)
def test_wrong_settings_are_refused(agents: list[str], games: int, jobs: int, message: str) -> None:
    with pytest.raises(BadOption, match=message):
        simulate("mordor", 2, agents, games, seed=1, jobs=jobs)


def test_lengths_are_summed_up_without_a_list_of_all_games() -> None:
    lengths = Counter({30: 1, 10: 2, 20: 2})
    assert spread(lengths) == {"mean": 18.0, "least": 10, "median": 20, "most": 30}
    assert spread(Counter({7: 10**12}))["median"] == 7
