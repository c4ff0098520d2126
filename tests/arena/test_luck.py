"""Results without luck, where a game is solved."""

from __future__ import annotations

from math import sqrt
from statistics import fmean, stdev

import pytest

from ringspiel.agents import AGENTS, agent_of
from ringspiel.agents.mordor.tables import table_of
from ringspiel.arena.luck import gain_of, luck_of, luckless_of
from ringspiel.arena.play import play
from ringspiel.arena.ranking import Match, ranking
from ringspiel.arena.results import Results
from ringspiel.arena.schedule import Played, rows, schedule_of
from ringspiel.arena.setting import setting_of
from ringspiel.arena.tournament import Tournament
from ringspiel.cli.ranking import luck_text, within
from tests.arena.cheats import Crashes

EXACT_TO = 5e-4
"""Chances are 16-bit numbers, and a table adds up some dozen of them."""


def played(first: str, second: str, games: int) -> list[Played]:
    schedule = schedule_of(setting_of("mordor", 2), [first, second], seed=7, limit=60)
    return Tournament(schedule, games, Results(), luck=True).run()


@pytest.mark.parametrize("places", [False, True])
def test_who_never_errs_deserves_the_chances_of_the_start(places: bool) -> None:
    setting = setting_of("mordor", 2, {"places": places})
    first, second = (float(chance) for chance in table_of("standard", places).start()[:2])
    for seed in range(4):
        luckless = luckless_of(setting, seed)
        assert luckless is not None
        result = play(setting, seed, [agent_of("perfect", "mordor", 0) for _ in range(2)], witness=luckless)
        question = setting.start(seed).question
        assert question is not None
        expected = [second, first] if question.seat else [first, second]
        assert luckless.added_to(result).deserved == pytest.approx(expected, abs=EXACT_TO)


def test_the_mean_without_luck_is_the_mean_of_the_results() -> None:
    """The same games, so the difference is luck alone; it is nothing on average."""
    luck = []
    for game in played("medium", "easy", 40):
        deserved = game.deserved()
        assert deserved is not None
        luck.append(game.score()[0] - game.score()[1] - (deserved[0] - deserved[1]))
    assert abs(fmean(luck)) < 3 * stdev(luck) / sqrt(len(luck))


def test_between_good_players_nearly_everything_is_luck() -> None:
    found = luck_of(played("perfect", "hard", 20))
    assert found is not None
    assert found.games == 20
    assert found.gain > 20
    assert found.deserved.high - found.deserved.low < (found.lead.high - found.lead.low) / 4


def test_an_answer_that_gives_something_away_is_counted() -> None:
    lead = luck_of(played("perfect", "random", 6))
    assert lead is not None
    assert lead.deserved.low > 0.5


def test_a_table_that_failed_says_nothing_about_luck(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(AGENTS, "crashes", Crashes)
    games = played("crashes", "random", 2)
    assert [game.deserved() for game in games] == [None, None]
    assert luck_of(games) is None
    assert ranking(games).matches[0].luck is None


@pytest.mark.parametrize(("game", "seats"), [("mordor", 3), ("gran", 3), ("tuerme", 2)])
def test_what_is_not_solved_has_no_result_without_luck(game: str, seats: int) -> None:
    assert luckless_of(setting_of(game, seats), 1) is None


def test_the_report_names_both_leads_and_the_gain() -> None:
    games = played("greedy", "random", 8)
    match = ranking(games).matches[0]
    assert isinstance(match, Match)
    assert match.luck is not None
    said = luck_text(match, match.luck, "en")
    assert said.startswith("greedy – random: lead +")
    assert f"as certain as {match.luck.gain:.1f} times as many games" in said
    deserved = games[0].deserved()
    assert deserved is not None
    assert (rows(games)[0]["first_deserved"], rows(games)[0]["second_deserved"]) == deserved


def test_without_spread_there_is_no_gain() -> None:
    assert gain_of([1.0], [0.5]) == 0.0
    assert gain_of([1.0, 0.0], [0.5, 0.5]) == 0.0
    assert gain_of([1.0, 0.0], [0.5, 0.25]) == pytest.approx(16.0)


def test_no_interval_of_a_share_goes_beyond_all() -> None:
    assert within(0.75, -0.1, 1.24, "en") == "75.0% [0.0; 100.0]"
