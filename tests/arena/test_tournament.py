"""Tournaments are fair, repeatable, resumable, and go on when agents fail."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from ringspiel.agents import AGENTS
from ringspiel.arena.ranking import ranking
from ringspiel.arena.results import Results, export
from ringspiel.arena.schedule import Played, Schedule, lineups, rows, schedule_of
from ringspiel.arena.setting import setting_of
from ringspiel.arena.teams import teams_of
from ringspiel.arena.tournament import Tournament
from ringspiel.kernel.errors import BadOption
from tests.arena.cheats import AnswersAnything, Crashes

SCHEDULE = schedule_of(setting_of("mordor", 2), ["random", "easy", "greedy"], seed=1, limit=60)


def without_time(played: list[Played]) -> list[Any]:
    return [(game.match, game.round, game.seats, game.result.winners, game.result.decisions) for game in played]


def run(schedule: Schedule = SCHEDULE, games: int = 8, path: Path | None = None, **more: Any) -> list[Any]:
    return without_time(Tournament(schedule, games, Results(path)).run(**more))


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_both_agents_have_every_seat_equally_often(seats: int) -> None:
    taken = Counter((seat, agent) for lineup in lineups(("a", "b"), seats) for seat, agent in enumerate(lineup))
    assert len(set(taken.values())) == 1
    assert len(taken) == 2 * seats


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_lineup_has_its_mirror_image(seats: int) -> None:
    mirror = {"a": "b", "b": "a"}
    found = lineups(("a", "b"), seats)
    assert sorted(found) == sorted(tuple(mirror[agent] for agent in lineup) for lineup in found)


@pytest.mark.parametrize(
    ("seats", "teams"), [(2, ["a,b", "b,a"]), (3, ["a,b,b", "b,a,a"]), (4, ["a,b,a,b", "b,a,b,a"])]
)
def test_in_a_game_with_sides_mates_are_not_opponents(seats: int, teams: list[str]) -> None:
    setting = setting_of("ringkrieg", seats)
    assert [",".join(lineup) for lineup in lineups(("a", "b"), seats, teams_of(setting, 1))] == teams
    assert teams_of(SCHEDULE.setting, 1) is None


def test_mates_are_told_by_their_roles_wherever_they_sit() -> None:
    roles = ["gondor", "rohan", "witch-king", "saruman"]
    setting = setting_of("ringkrieg", 4, {"roles": roles})
    assert lineups(("a", "b"), 4, teams_of(setting, 1)) == [("a", "a", "b", "b"), ("b", "b", "a", "a")]


def test_all_lineups_of_a_round_have_the_same_seed_and_rounds_have_different_ones() -> None:
    played = Tournament(SCHEDULE, 8, Results()).run()
    seeds: dict[tuple[object, int], set[int]] = {(game.match, game.round): set() for game in played}
    for game in played:
        seeds[game.match, game.round].add(game.result.seed)
    assert all(len(seed) == 1 for seed in seeds.values())
    assert len({min(seed) for seed in seeds.values()}) == 4


def test_everybody_meets_everybody_or_on_a_ladder_the_next() -> None:
    ladder = schedule_of(SCHEDULE.setting, SCHEDULE.agents, seed=1, ladder=True)
    assert SCHEDULE.matches() == [("random", "easy"), ("random", "greedy"), ("easy", "greedy")]
    assert ladder.matches() == [("random", "easy"), ("easy", "greedy")]


def test_two_processes_play_the_same_tournament_as_one() -> None:
    assert run(jobs=2) == run()


def test_a_local_ray_cluster_plays_the_same_tournament(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("RAY_AUTH_MODE", "disabled")
    schedule = schedule_of(SCHEDULE.setting, ["random", "greedy"], seed=1, limit=60)
    assert run(schedule, 4, cluster="local") == run(schedule, 4)


def test_an_interrupted_run_goes_on_and_nothing_is_played_twice(tmp_path: Path) -> None:
    path = tmp_path / "results.jsonl"
    told: list[tuple[int, int]] = []

    def interrupt(done: int, of: int) -> None:
        told.append((done, of))
        if done == 5:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        Tournament(SCHEDULE, 8, Results(path)).run(progress=interrupt)
    assert told[-1] == (5, 12)
    before = path.read_bytes()
    assert run(path=path) == run()
    assert path.read_bytes().startswith(before)
    assert len(path.read_bytes().splitlines()) == 1 + 12


def test_a_line_that_was_cut_off_is_played_again(tmp_path: Path) -> None:
    path = tmp_path / "results.jsonl"
    run(path=path)
    whole = path.read_bytes()
    path.write_bytes(whole[:-40])
    assert run(path=path) == run()
    assert len(path.read_bytes().splitlines()) == len(whole.splitlines())


def test_a_result_that_stands_there_twice_counts_once(tmp_path: Path) -> None:
    path = tmp_path / "results.jsonl"
    run(path=path)
    with path.open("ab") as file:
        file.write(path.read_bytes().splitlines(keepends=True)[-1])
    assert run(path=path) == run()


def test_more_games_can_be_added_later_and_fewer_be_counted(tmp_path: Path) -> None:
    path = tmp_path / "results.jsonl"
    run(games=4, path=path)
    assert run(games=8, path=path) == run(games=8)
    assert run(games=4, path=path) == run(games=4)


def test_results_of_another_tournament_are_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "results.jsonl"
    run(path=path)
    other = schedule_of(SCHEDULE.setting, SCHEDULE.agents, seed=2, limit=60)
    before = path.read_bytes()
    with pytest.raises(BadOption, match="another tournament"):
        Tournament(other, 4, Results(path))
    assert path.read_bytes() == before


def test_a_broken_line_is_named(tmp_path: Path) -> None:
    path = tmp_path / "results.jsonl"
    run(games=2, path=path)
    path.write_bytes(path.read_bytes() + b'{"what": 1}\n')
    with pytest.raises(BadOption, match="line 5 is broken"):
        Tournament(SCHEDULE, 2, Results(path))


def test_a_decided_match_is_stopped_at_the_same_game_by_any_number_of_workers() -> None:
    schedule = schedule_of(SCHEDULE.setting, ["random", "greedy"], seed=1, limit=60)
    runs = [Tournament(schedule, 400, Results(), stop_early=True) for _ in range(2)]
    played = [without_time(tournament.run(jobs)) for tournament, jobs in zip(runs, (1, 2), strict=True)]
    assert played[0] == played[1]
    assert len(played[0]) < 200
    assert runs[0].done() == runs[0].total()


def test_agents_that_fail_lose_with_a_report_and_the_run_goes_on(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(AGENTS, "crashes", Crashes)
    monkeypatch.setitem(AGENTS, "anything", AnswersAnything)
    schedule = schedule_of(SCHEDULE.setting, ["crashes", "random", "anything"], seed=1)
    found = ranking(Tournament(schedule, 4, Results()).run())
    assert [match.games for match in found.matches] == [4, 4, 4]
    assert found.by_seat["random"][0].rate == 1.0
    assert any("crashes on seat 0: crash: ZeroDivisionError" in failure for failure in found.failures)
    assert any("anything on seat 1: illegal" in failure for failure in found.failures)


def test_the_ranking_adds_up() -> None:
    played = Tournament(SCHEDULE, 20, Results()).run()
    found = ranking(played)
    for match in found.matches:
        assert match.first_wins + match.second_wins + match.all_lost == pytest.approx(match.games)
        assert match.ahead.of == match.games - match.all_lost
    assert found.ratings[0].agent == "greedy"
    assert sum(found.endings.values()) == len(played)
    seats = [rate.of for rates in found.by_seat.values() for rate in rates]
    assert sum(seats) == 2 * len(played)


@pytest.mark.parametrize("ending", ["csv", "parquet"])
def test_raw_data_have_one_row_for_each_game(tmp_path: Path, ending: str) -> None:
    played = Tournament(SCHEDULE, 4, Results()).run()
    path = tmp_path / f"games.{ending}"
    export(rows(played), path)
    if ending == "csv":
        lines = path.read_text().splitlines()
        assert len(lines) == 1 + len(played)
        assert lines[0].startswith("first,second,round,seats,seed,winners")
    else:
        import pyarrow.parquet

        table = pyarrow.parquet.read_table(path)
        assert table.num_rows == len(played)
        assert table.column("seed").to_pylist() == [game.result.seed for game in played]


def test_other_kinds_of_files_are_refused(tmp_path: Path) -> None:
    with pytest.raises(BadOption, match=r"\.csv or \.parquet"):
        export([], tmp_path / "games.xls")


@pytest.mark.parametrize(
    ("agents", "message"),
    [(["random"], "at least two"), (["random", "random"], "all different"), (["random", "clever"], "no agent")],
)
def test_wrong_agents_are_refused(agents: list[str], message: str) -> None:
    with pytest.raises(BadOption, match=message):
        schedule_of(SCHEDULE.setting, agents, seed=1)


def test_no_games_are_refused() -> None:
    with pytest.raises(BadOption, match="at least 1"):
        Tournament(SCHEDULE, 0, Results())
