"""A study shows every figure with its interval, and its page holds together."""

from __future__ import annotations

import re
from html.parser import HTMLParser
from pathlib import Path
from xml.etree import ElementTree

import pytest
import typer
from typer.testing import CliRunner

from ringspiel.arena.report import write_report
from ringspiel.arena.schedule import schedule_of
from ringspiel.arena.setting import setting_of
from ringspiel.arena.study import Study, study, variant_settings
from ringspiel.cli import arena as commands
from ringspiel.cli.say import console
from ringspiel.kernel.errors import BadOption
from ringspiel.kernel.registry import game_of

app = typer.Typer()
app.command("arena")(commands.arena)
app.command("study")(commands.study)


@pytest.fixture(scope="module")
def found() -> Study:
    return study("mordor", agent="random", games=30, ladder_games=12)


def test_it_looks_at_all_seat_counts_and_every_option(found: Study) -> None:
    assert [series.setting.seats for series in found.seats] == [2, 3, 4]
    names = [series.name for series in found.variants]
    assert names == ["as it is", "places = true", "preset = short", "preset = merciless"]
    assert all(series.setting.options["start"] == 0 for series in found.seats + found.variants)


def test_numbers_are_tried_one_by_one_where_they_are_few() -> None:
    names = [name for name, _ in variant_settings(game_of("gran"))]
    assert names == ["as it is", "seals = 1", "seals = 2", "seals = 4", "walls = literal"]


def test_where_nobody_loses_together_the_options_are_compared_by_length(tmp_path: Path) -> None:
    found = study("gran", agent="easy", games=4, ladder_games=2)
    assert "How long games are, with each option" in write_report(found, tmp_path, "").read_text()
    assert "decisions of a game" in (tmp_path / "variants.svg").read_text()


def test_its_figures_are_those_of_the_games(found: Study) -> None:
    series = found.seats[1]
    games = len(series.results)
    assert games == 30
    assert series.all_lost().count == sum(not result.winners for result in series.results)
    assert sum(rate.count for rate in series.endings().values()) == games
    assert series.branching().low <= series.branching().mean <= series.branching().high
    assert len(series.rounds()) == games


def test_the_page_shows_all_plots_and_intervals(found: Study, tmp_path: Path) -> None:
    page = write_report(found, tmp_path, "ringspiel study mordor")
    content = page.read_text()
    HTMLParser().feed(content)
    images = re.findall(r'src="(\w+\.svg)"', content)
    assert sorted(images) == sorted(path.name for path in tmp_path.glob("*.svg"))
    for image in images:
        assert ElementTree.parse(tmp_path / image).getroot().tag.endswith("svg")
    assert len(re.findall(r"\d % \[\d", content)) > 20
    assert "No game failed." in content
    assert "How often all lose, with each option" in content
    assert sum(path.stat().st_size for path in tmp_path.iterdir()) < 1_000_000


def test_the_same_study_gives_the_same_plots(found: Study, tmp_path: Path) -> None:
    pages = [write_report(found, tmp_path / name, "") for name in ("a", "b")]
    for path in pages[0].parent.iterdir():
        assert path.read_bytes() == (pages[1].parent / path.name).read_bytes()


def test_too_few_games_are_refused() -> None:
    with pytest.raises(BadOption, match="at least two"):
        study("mordor", games=1)


def test_the_command_prints_the_table_and_where_the_results_are(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(console, "width", 120)
    path = tmp_path / "results.jsonl"
    arguments = ["arena", "mordor", "--agents", "random,easy", "-n", "4", "--audit", "--results", str(path)]
    done = CliRunner().invoke(app, arguments)
    assert done.exit_code == 0, done.output
    assert "random – easy" in done.output
    assert "audit: easy honest" in done.output
    assert path.exists()


def test_the_command_goes_on_with_earlier_results_of_its_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    arguments = ["arena", "mordor", "--agents", "random,easy", "-n", "4", "-o", "places=true", "--json"]
    outputs = [CliRunner().invoke(app, arguments).stdout for _ in range(2)]
    assert outputs[0] == outputs[1]
    (file,) = (tmp_path / "ringspiel" / "arena").iterdir()
    assert file.name == "mordor_2_places-True_random_easy_all_seed1_limit3.jsonl"


@pytest.mark.parametrize("program", ["bots/rover.py --depth 3", "long" * 100])
def test_results_of_programs_have_names_that_every_file_system_takes(program: str) -> None:
    schedule = schedule_of(setting_of("mordor", 2), ["random", f"program:no-such {program}"], seed=1)
    file = commands.default_path(schedule)
    assert file.parent.name == "arena" and ":" not in file.name and len(file.name) < 250


def test_the_study_command_writes_the_report(tmp_path: Path) -> None:
    arguments = ["study", "mordor", "--agent", "random", "-n", "4", "--ladder-games", "2", "--out", str(tmp_path)]
    done = CliRunner().invoke(app, arguments)
    assert done.exit_code == 0, done.output
    assert (tmp_path / "index.html").exists()
