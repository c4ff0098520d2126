"""The opponents offered to players: legal, in time, repeatable, and each stronger than the one before."""

from __future__ import annotations

from time import process_time

import pytest

import ringspiel
from ringspiel.agents import AGENTS, LEVELS, agent_of, hint, levels
from ringspiel.agents.search import Search
from ringspiel.arena.ranking import ranking
from ringspiel.arena.results import Results
from ringspiel.arena.schedule import schedule_of
from ringspiel.arena.setting import setting_of
from ringspiel.arena.tournament import Tournament

GAMES = [game.id for game in ringspiel.all_games()]


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("level", LEVELS)
def test_every_level_answers_legally_within_three_seconds(game: str, level: str) -> None:
    """Of its own time: what else the machine does meanwhile is not the level's fault."""
    seats = ringspiel.game_of(game).seat_counts[-1]
    table = ringspiel.new(game, seats, seed=1)
    agents = [agent_of(level, game, seat) for seat in range(seats)]
    for _ in range(4):
        if table.seat is None:
            break
        began = process_time()
        answer = agents[table.seat].choose(table.perspective(table.seat))
        assert process_time() - began < 3
        table.answer(answer)


@pytest.mark.parametrize("game", GAMES)
def test_a_hint_names_every_answer_with_its_chance_after_a_second(game: str) -> None:
    table = ringspiel.new(game, ringspiel.game_of(game).seat_counts[0], seed=2)
    assert table.seat is not None
    began = process_time()
    estimates = hint(table.perspective(table.seat), seconds=0.5)
    assert process_time() - began < 2
    assert sorted(estimate.answer for estimate in estimates) == sorted(table.answers())
    assert all(0 <= estimate.chance <= 1 for estimate in estimates)


@pytest.mark.parametrize("name", AGENTS)
def test_the_same_name_and_seed_play_the_same_way(name: str) -> None:
    chosen = []
    for _ in range(2):
        table = ringspiel.new("mordor", 2, seed=4, options={"start": 0})
        agent = agent_of(name, "mordor", 8)
        for _ in range(3):
            assert table.seat is not None
            table.answer(agent.choose(table.perspective(table.seat)))
        chosen.append([entry.answer for entry in table.entries])
    assert chosen[0] == chosen[1]


def test_games_without_a_hard_level_of_their_own_are_searched() -> None:
    assert levels("mordor", 3) == ("easy", "medium", "hard")
    assert levels("ringkrieg", 4) == ("easy", "medium", "hard")
    assert isinstance(AGENTS["hard"](1), Search)


def test_unknown_agents_and_games_are_refused_with_what_there_is() -> None:
    with pytest.raises(ringspiel.BadOption, match="choose from random, greedy, search, easy, medium, hard"):
        agent_of("clever", "mordor", 1)
    with pytest.raises(ringspiel.UnknownGame):
        agent_of("random", "chess", 1)
    with pytest.raises(ringspiel.UnknownGame):
        levels("chess", 2)


@pytest.mark.parametrize(("weaker", "stronger"), [("random", "easy"), ("easy", "medium"), ("medium", "hard")])
def test_in_mordor_every_level_is_clearly_above_the_one_before(weaker: str, stronger: str) -> None:
    schedule = schedule_of(setting_of("mordor", 4), [weaker, stronger], seed=1, limit=60)
    found = ranking(Tournament(schedule, 400, Results(), stop_early=True).run())
    assert found.matches[0].ahead.high < 0.5
    assert not found.failures
