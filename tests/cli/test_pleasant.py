"""The command line is pleasant: help and words in both languages, completion, progress beside the result, JSON."""

from __future__ import annotations

import json
import subprocess
import sys
from typing import Any

import pytest
from typer.main import get_command

import ringspiel
from ringspiel.cli import app
from ringspiel.cli.help import sentences
from tests.cli.test_commands import ringspiel as command
from tests.cli.test_mistakes import run


def helps() -> set[str]:
    group: Any = get_command(app)
    commands = [group, *(group.commands[name] for name in group.commands)]
    found = [each.help for each in commands] + [
        getattr(parameter, "help", None) for each in commands for parameter in each.params
    ]
    return {" ".join(words.split()) for words in found if words}


def test_every_sentence_of_the_help_has_a_german_one_and_none_is_left_over() -> None:
    known = sentences("de")
    assert helps() - set(known) == set()


def test_help_is_in_the_language_of_the_machine_or_of_the_option() -> None:
    assert "Im Terminal spielen" in command("play", "--help", LANG="de_DE.UTF-8").stdout
    assert "Play in the terminal" in command("play", "--help").stdout
    assert "Im Terminal spielen" in command("play", "--lang", "de", "--help").stdout
    assert "Fünf Ringspiele" in command("--help", LANG="de_DE.UTF-8").stdout


def test_games_as_json_names_every_option_with_its_values_and_meaning() -> None:
    code, shown, _ = run(["games", "--json", "--lang", "de"])
    found = {game["id"]: game for game in json.loads(shown)}
    assert code == 0 and set(found) == {game.id for game in ringspiel.all_games()}
    for game in found.values():
        for option in game["options"]:
            assert option["title"] and option["meaning"] and option["samples"]


@pytest.mark.parametrize("game", [game.id for game in ringspiel.all_games()])
def test_a_game_is_shown_with_every_option_as_it_is_typed(game: str) -> None:
    code, shown, _ = run(["games", game])
    assert code == 0
    assert all(f"--option {option.id}=" in shown for option in ringspiel.game_of(game).options)


def test_words_of_simulations_are_in_the_chosen_language() -> None:
    _, shown, _ = run(["sim", "mordor", "-n", "2", "--lang", "de"])
    assert "Siege" in shown and "Entscheidungen je Partie" in shown and "wins" not in shown


def test_progress_is_not_mixed_with_the_result() -> None:
    code = (
        "from ringspiel.cli.say import beside, console; beside.print('progress'); console.print('result');"
        "import ringspiel.cli.simulate as s, ringspiel.cli.arena as a, ringspiel.cli.review as r;"
        "assert s.beside is a.beside is r.beside is beside"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert (done.stdout, done.stderr) == ("result\n", "progress\n")


def test_shells_complete_commands() -> None:
    complete = {"_RINGSPIEL_COMPLETE": "complete_bash", "COMP_WORDS": "ringspiel ga", "COMP_CWORD": "1"}
    code = "import sys; sys.argv = ['ringspiel']; from ringspiel.cli import app; app(prog_name='ringspiel')"
    import os

    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=False, env={**os.environ, **complete}
    )
    assert "games" in done.stdout.split()


def test_narrow_terminals_and_no_colour() -> None:
    shown = command("games", COLUMNS="40").stdout
    assert max(map(len, shown.splitlines())) <= 40 and "\x1b[" not in shown
