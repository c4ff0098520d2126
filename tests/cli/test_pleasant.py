"""The command line is pleasant: help and words in both languages, completion, progress beside the result, JSON."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
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


OF_TYPER = {
    "Usage:",
    "Arguments",
    "Options",
    "Commands",
    "required",
    "default: {default}",
    "env var: {var}",
    "(dynamic)",
    "Show this message and exit.",
}


def test_every_sentence_of_the_help_has_a_german_one_and_none_is_left_over() -> None:
    assert helps() | OF_TYPER == set(sentences("de"))


def test_help_in_german_has_no_english_headings() -> None:
    shown = command("serve", "--help", "--lang", "de").stdout
    assert all(word in shown for word in ("Aufruf:", "Optionen:", "[sonst: 127.0.0.1]", "Zeigt diese Hilfe."))
    assert not [word for word in ("Usage", "Options:", "default", "Show this") if word in shown]
    assert "Befehle:" in command("--help", LANG="de_DE.UTF-8").stdout


@pytest.mark.parametrize("columns", ["40", "80"])
@pytest.mark.parametrize("name", ["serve", "arena", ""])
def test_help_is_never_cut_however_narrow_the_terminal(name: str, columns: str) -> None:
    shown = command(*name.split(), "--help", COLUMNS=columns).stdout
    assert max(map(len, shown.splitlines())) <= int(columns) or name == "serve"
    assert "…" not in shown and "..." not in shown.replace("[ARGS]...", "")


def test_every_command_takes_a_language() -> None:
    group: Any = get_command(app)
    silent = [name for name in group.commands if "lang" not in {each.name for each in group.commands[name].params}]
    assert silent == []


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
            assert set(option["words"]) >= set(option.get("values", ()))


@pytest.mark.parametrize("game", [game.id for game in ringspiel.all_games()])
def test_a_game_is_shown_with_every_option_as_it_is_typed(game: str) -> None:
    code, shown, _ = run(["games", game])
    assert code == 0
    assert all(f"--option {option.id}=" in shown for option in ringspiel.game_of(game).options)


def test_each_value_of_an_option_is_shown_with_what_it_is_called() -> None:
    shown = run(["games", "ringkrieg", "--lang", "de"])[1]
    assert "witch-king: Hexenkönig" in shown and "zu dritt: free-peoples,witch-king,saruman" in shown
    assert "literal: To the letter" in run(["games", "gran", "--lang", "en"])[1]
    assert "standard: Standard" in run(["games", "gran"])[1]


def test_words_of_the_arena_are_in_the_chosen_language(tmp_path: Path) -> None:
    call = ["arena", "mordor", "--agents", "greedy,random", "-n", "2", "--results", str(tmp_path / "played.jsonl")]
    code, shown, _ = run([*call, "--audit", "--lang", "de"])
    assert code == 0
    for sentence in ("Prüfung: greedy ist ehrlich", "Begegnung", "Ergebnisse:", "Entscheidungen je Partie"):
        assert sentence in shown
    assert not [word for word in ("match", "ended by", "honest", "seat 0") if word in shown]
    _, again, beside = run([*call, "--lang", "de"])
    assert "fortgesetzt: 2 von 2 Partien" in again + beside


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


@pytest.mark.parametrize(
    ("typed", "offered"),
    [("ga", "games"), ("sim mor", "mordor"), ("games ring", "ringkrieg"), ("arena --lad", "--ladder")],
)
def test_shells_complete_commands_games_and_options(typed: str, offered: str) -> None:
    place = str(len(typed.split()))
    complete = {"_RINGSPIEL_COMPLETE": "complete_bash", "COMP_WORDS": f"ringspiel {typed}", "COMP_CWORD": place}
    code = "import sys; sys.argv = ['ringspiel']; from ringspiel.cli import app; app(prog_name='ringspiel')"
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=False, env={**os.environ, **complete}
    )
    assert offered in done.stdout.split()


def test_narrow_terminals_and_no_colour() -> None:
    shown = command("games", COLUMNS="40").stdout
    assert max(map(len, shown.splitlines())) <= 40 and "\x1b[" not in shown
    assert "gefaehrten" in shown and "hidden_scores" in shown, "names are never cut: they are typed"
