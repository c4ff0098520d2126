"""The arena finds agents that see what their seat may not know, and accuses no honest one."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial

import pytest

from ringspiel.agents import Agent, agent_of
from ringspiel.agents.search import Search
from ringspiel.arena.audit import audit
from ringspiel.arena.play import play
from ringspiel.arena.setting import Setting, setting_of
from ringspiel.kernel import registry
from tests.arena.cheats import SeesDice, SeesHands
from tests.toys.secret import Secret

MORDOR = setting_of("mordor", 2)
SECRET = Setting("secret", 3, {})


@pytest.fixture(autouse=True)
def _secret() -> Iterator[None]:
    registry.register(Secret())
    yield
    del registry._games["secret"]


@pytest.mark.parametrize(("setting", "cheat"), [(MORDOR, SeesDice), (SECRET, SeesHands)])
def test_an_agent_that_reads_the_hidden_state_is_found_out(setting: Setting, cheat: Callable[[int], Agent]) -> None:
    found = audit(setting, cheat, seed=1)
    assert found.suspicions
    assert all(suspicion.answers[0] != suspicion.answers[1] for suspicion in found.suspicions)


@pytest.mark.parametrize(("setting", "cheat"), [(MORDOR, SeesDice), (SECRET, SeesHands)])
def test_the_cheats_do_see_the_real_state_in_a_real_game(setting: Setting, cheat: Callable[[int], Agent]) -> None:
    result = play(setting, 1, [cheat(seat) for seat in range(setting.seats)])
    assert result.failure is None


def test_seeing_the_dice_would_be_worth_it() -> None:
    games = [play(MORDOR, seed, [SeesDice(0), agent_of("greedy", "mordor", seed)]) for seed in range(60)]
    assert sum(game.share(0) for game in games) > sum(game.share(1) for game in games)


@pytest.mark.parametrize("setting", [MORDOR, SECRET])
@pytest.mark.parametrize("name", ["random", "greedy", "easy"])
def test_honest_agents_are_not_suspected(setting: Setting, name: str) -> None:
    found = audit(setting, partial(agent_of, name, setting.game), seed=2)
    assert found.decisions > 20
    assert found.suspicions == []


@pytest.mark.parametrize("setting", [MORDOR, SECRET])
def test_search_is_honest(setting: Setting) -> None:
    found = audit(setting, lambda seed: Search(seed, iterations=25), seed=3, most=15)
    assert found.decisions > 10
    assert found.suspicions == []


def test_hard_in_mordor_is_honest() -> None:
    found = audit(setting_of("mordor", 4, {"places": True}), partial(agent_of, "hard", "mordor"), seed=4, most=30)
    assert found.decisions == 90
    assert found.suspicions == []
