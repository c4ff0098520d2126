"""The command line as a person uses it: real processes, exit codes, sentences."""

import json
import os
import subprocess
import sys
from functools import cache
from pathlib import Path

import pytest

from ringspiel import rulebook
from ringspiel.cli.compiled import copy_of, is_compiled
from ringspiel.cli.serve import serve
from tests.cli.test_mistakes import run as said_by
from tests.games.gran.quest import standard_board
from tests.nursery import run
from tests.texts.made_up import TAG, spoken, write

HERE = Path(__file__).parent.parent.parent


def ringspiel(*arguments: str, typed: str = "", **setting: str) -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, "COLUMNS": "200", "NO_COLOR": "1", "LANG": "C.UTF-8", **setting}
    return run("tests.cli.launch", *arguments, typed=typed, environment=environment)


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A game played to its end in the terminal by always taking the first choice."""
    path = tmp_path_factory.mktemp("game") / "record.json"
    played = ringspiel("play", "mordor", "--seed", "5", "--against", "random", "--record", str(path), typed="1\n" * 500)
    assert played.returncode == 0, played.stderr
    return path


@pytest.mark.parametrize(("language", "said"), [("C.UTF-8", "play in the browser"), ("de_DE.UTF-8", "im Browser")])
def test_alone_it_says_what_to_do_next(language: str, said: str) -> None:
    shown = ringspiel(LANG=language)
    assert shown.returncode == 0 and said in shown.stdout
    assert "ringspiel serve --open" in shown.stdout and "ringspiel play mordor" in shown.stdout


def test_the_version_says_whether_the_engines_are_compiled() -> None:
    import ringspiel as package

    kind = "compiled" if is_compiled() else "in plain Python"
    assert ringspiel("--version").stdout == f"Ringspiel {package.__version__}, {kind}\n"


def test_python_runs_the_command_where_scripts_are_not_on_the_path() -> None:
    call = [sys.executable, "-m", "ringspiel", "--version"]
    assert subprocess.run(call, capture_output=True, text=True, check=True).stdout == ringspiel("--version").stdout


@pytest.mark.parametrize("built", [True, False])
def test_serve_says_if_the_client_is_missing(
    built: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    if built:
        (tmp_path / "index.html").touch()
    monkeypatch.setattr("ringspiel.server.app.STATIC", tmp_path)
    monkeypatch.setattr("ringspiel.server.main.run", lambda *given: print("serving"))
    serve()
    shown = capsys.readouterr()
    assert "serving" in shown.out and ("make play" in shown.err) is not built


def test_a_compiled_copy_is_used_until_a_source_changes(tmp_path: Path) -> None:
    package, built = tmp_path / "src/ringspiel", tmp_path / "build/compiled/.built"
    package.mkdir(parents=True)
    source = package / "one.py"
    source.touch()
    assert copy_of(package) is None, "nothing is built"
    built.parent.mkdir(parents=True)
    built.touch()
    assert copy_of(package) == built.parent
    later = built.stat().st_mtime + 10
    os.utime(source, (later, later))
    assert copy_of(package) is None, "what is built is out of date"
    assert copy_of(tmp_path / "site-packages/ringspiel") is None, "an installed package is what it is"


def test_games_lists_every_game_in_either_language() -> None:
    assert "The Journey to Mordor" in ringspiel("games", "--lang", "en").stdout
    assert "Die Reise nach Mordor" in ringspiel("games", "--lang", "de").stdout


def test_rules_shows_one_rule_or_all() -> None:
    one = ringspiel("rules", "mordor", "rm-13", "--lang", "de").stdout
    assert "RM-13" in one and "Nazgûl" in one and "RM-14" not in one
    everything = ringspiel("rules", "mordor", "--lang", "en").stdout
    assert "RM-1 " in everything and "RM-48" in everything


BUILT = {"ringkrieg": "GSTDREAMVCBXKPFHOW"}
"""Of Der Ringkrieg the game for two; sections 4, 3 and Z (more players, expansion) are not built yet."""


def test_every_rule_of_every_registered_game_is_covered(monkeypatch: pytest.MonkeyPatch) -> None:
    """The tests are read only once for all games."""
    import ringspiel as package

    monkeypatch.setattr(rulebook, "tests_by_rule", cache(rulebook.tests_by_rule))
    for game in package.all_games():
        call = ["rules", game.id, "--coverage", "--sections", BUILT.get(game.id, ""), "--tests", str(HERE / "tests")]
        code, shown, _ = said_by(call)
        assert code == 0, shown
        covered, of = shown.splitlines()[-1].removeprefix("covered ").split("/")
        assert covered == of


def test_coverage_notices_a_rule_without_test(tmp_path: Path) -> None:
    (tmp_path / "test_one.py").write_text('@pytest.mark.rule("RM-1", "RM-2")\ndef test_it(): ...\n')
    shown = ringspiel("rules", "mordor", "--coverage", "--tests", str(tmp_path))
    assert shown.returncode == 1
    assert shown.stdout.splitlines()[-1] == "covered 2/43"
    assert "RM-3  no test" in shown.stdout


def test_sim_counts_and_reports_as_json() -> None:
    done = ringspiel("sim", "mordor", "--seats", "3", "--agents", "greedy,random,random", "-n", "20", "--json")
    result = json.loads(done.stdout)
    assert result["games"] == 20 and result["errors"] == 0
    assert result["decisions"] > 0 and result["seconds"] > 0 and result["decisions_per_second"] > 0
    assert len(result["wins"]) == 3


def test_sim_gives_the_same_result_for_the_same_seed_and_any_number_of_jobs() -> None:
    def wins(*more: str) -> object:
        done = ringspiel("sim", "mordor", "--agents", "random,random", "-n", "300", "--json", *more)
        return json.loads(done.stdout)["wins"]

    assert wins("--seed", "3") == wins("--seed", "3", "--jobs", "2") != wins("--seed", "4")


def test_sim_prints_a_table_with_intervals() -> None:
    shown = ringspiel("sim", "mordor", "--agents", "random,random", "-n", "10").stdout
    assert "95% interval" in shown and "decisions/s" in shown


def test_a_whole_game_is_played_in_the_terminal_and_its_record_verified(record: Path) -> None:
    verified = ringspiel("verify", str(record), "--lang", "de")
    assert verified.returncode == 0
    assert "In Ordnung" in verified.stdout and "eigenes Wort" in verified.stdout


def test_in_the_terminal_one_can_ask_undo_and_leave() -> None:
    typed = "?\n? RM-13\nu\nh\nfoo\n99\nq\n"
    shown = ringspiel("play", "mordor", "--seed", "5", "--me", "0,1", "--lang", "de", typed=typed)
    assert shown.returncode == 0
    assert "Welche Würfel legst du heraus?" in shown.stdout
    assert "muss genau einer davon heraus" in shown.stdout
    assert "lässt sich nichts zurücknehmen" in shown.stdout
    assert "Gewinnaussicht bei vollkommenem Spiel" in shown.stdout
    assert "schreib zum Beispiel" in shown.stdout
    assert "Du hast das Spiel verlassen." in shown.stdout


def test_an_illegal_answer_in_the_terminal_is_refused_with_its_rule() -> None:
    shown = ringspiel("play", "mordor", "--seed", "5", "--me", "0,1", typed="yellow red blue green black\nq\n")
    assert "RM-1" in shown.stdout and ("only one die" in shown.stdout or "exactly one" in shown.stdout)


def test_replay_shows_a_game_step_by_step(record: Path) -> None:
    shown = ringspiel("replay", str(record), typed="\n\n9999\n")
    answers = len(json.loads(record.read_text())["answers"])
    assert shown.returncode == 0
    assert f"0/{answers}" in shown.stdout and f"2/{answers}" in shown.stdout and f"{answers}/{answers}" in shown.stdout
    assert f"3/{answers}" in ringspiel("replay", str(record), "--at", "3").stdout


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (("sim", "chess"), "there is no game 'chess'"),
        (("sim", "mordor", "--seats", "9"), "2, 3, 4 players"),
        (("sim", "mordor", "--agents", "random,clever"), "no agent 'clever'"),
        (("sim", "mordor", "--agents", "random,random", "--seats", "3"), "3 agents"),
        (("sim", "mordor", "-n", "0"), "at least 1"),
        (("sim", "mordor", "-o", "dragons=true"), "no option 'dragons'"),
        (("sim", "mordor", "-o", "places"), "NAME=VALUE"),
        (("play", "mordor", "--me", "7"), "--me takes seats"),
        (("play", "mordor", "--lang", "fr"), "no language 'fr'"),
        (("rules", "mordor", "RM-99"), "no rule 'RM-99'"),
        (("rules", "mordor", "--coverage", "--tests", "/nowhere"), "no tests in /nowhere"),
        (("verify", "/nowhere.json"), "cannot be read"),
        (("verify", "pyproject.toml"), "not JSON"),
        (("check-board", "/nowhere.json"), "cannot be read"),
        (("check-board", "docs"), "Is a directory"),
        (("check-board", "/dev/null"), "not JSON"),
        (("fly",), "No such command"),
        (("sim", "mordor", "--wings"), "No such option"),
    ],
)
def test_wrong_usage_gives_a_sentence_and_exit_code_2(arguments: tuple[str, ...], sentence: str) -> None:
    done = ringspiel(*arguments)
    assert done.returncode == 2
    assert sentence in done.stderr
    assert "Traceback" not in done.stderr


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (("play", "chess"), "Ein Spiel 'chess' gibt es nicht; zur Wahl stehen gefaehrten, mordor"),
        (("rules", "chess"), "Ein Spiel 'chess' gibt es nicht; zur Wahl stehen gefaehrten, mordor"),
        (("rules", "mordor", "RM-99"), "mordor hat keine Regel 'RM-99'; die Regeln heißen RM-…"),
        (("play", "mordor", "--seats", "9"), "mordor ist für 2, 3, 4 Spieler, nicht für 9."),
        (("play", "mordor", "--me", "7"), "Plätze von 0 bis 1"),
        (("play", "mordor", "--against", "clever"), "Einen Gegner 'clever' gibt es nicht; zur Wahl stehen random"),
        (("play", "mordor", "-o", "dragons=true"), "mordor hat keine Option 'dragons', sondern places, preset"),
        (("play", "ringkrieg", "-o", "dragons=true"), "ringkrieg hat keine Option 'dragons', sondern roles, expansion"),
        (("play", "ringkrieg", "-o", "relaxed_sea=true"), "'relaxed_sea' gibt es nur zusammen mit 'expansion'."),
        (("play", "mordor", "-o", "places"), "als NAME=WERT, nicht als 'places'"),
        (("play", "mordor", "-o", "places=7"), "'places' ist true oder false, nicht 7. Jeder Ort auf dem Weg"),
        (("play", "mordor", "-o", "preset=long"), "'preset' gibt es 'long' nicht, sondern standard"),
        (("play", "mordor", "-o", "start=2"), "ein Platz von 0 bis 1 oder null für das Los, nicht 2."),
        (
            ("play", "mordor", "-o", "hobbits=sam,sam"),
            'für die 2 Plätze, durch Kommas getrennt, und nicht ["sam", "sam"]',
        ),
        (("play", "gran", "-o", "seals=9"), "eine ganze Zahl von 1 bis 4, nicht 9."),
        (("play", "gran", "-o", "board=nowhere"), "Einen Plan 'nowhere' gibt es nicht"),
        (
            ("play", "gefaehrten", "-o", "colours=green,yellow"),
            "Zu zweit hat jede Person zwei Farben, Grün und Gelb oder Rot und Blau.",
        ),
        (("replay", "/nowhere.json"), "/nowhere.json lässt sich nicht lesen: Diese Datei gibt es nicht."),
        (("verify", "docs"), "docs lässt sich nicht lesen:"),
        (("check-board", "/dev/null"), "/dev/null ist kein JSON:"),
        (("replay", "web/package.json"), "Das ist keine Aufzeichnung eines Spiels."),
    ],
)
def test_wrong_usage_gives_a_german_sentence_if_asked_for(arguments: tuple[str, ...], sentence: str) -> None:
    done = ringspiel(*arguments, "--lang", "de")
    assert (done.returncode, done.stdout) == (2, "")
    assert sentence in " ".join(done.stderr.split())


def test_without_a_choice_the_machine_decides_on_the_language_of_complaints() -> None:
    german = ringspiel("play", "mordor", "--lang", "fr", LANG="de_DE.UTF-8")
    assert german.returncode == 2 and "Die Sprache 'fr' gibt es hier nicht; zur Wahl stehen de, en." in german.stderr
    assert "there is no game 'chess'" in ringspiel("play", "chess").stderr


def test_a_rule_that_does_not_exist_is_refused_in_the_middle_of_a_game() -> None:
    shown = ringspiel("play", "mordor", "--seed", "5", "--lang", "de", typed="? RM-99\nq\n")
    assert shown.returncode == 0 and "mordor hat keine Regel 'RM-99'" in shown.stdout


def test_a_record_says_which_board_is_missing_to_replay_it(tmp_path: Path) -> None:
    (tmp_path / "mine.json").write_text(json.dumps(standard_board()), encoding="utf-8")
    record = tmp_path / "games" / "record.json"
    watched = ("play", "gran", "--me", "none", "--against", "random", "-o", "max_rounds=1", "-o", "board=mine.json")
    played = ringspiel(*watched, "--record", str(record), RINGSPIEL_BOARDS=str(tmp_path))
    assert played.returncode == 0, played.stderr
    done = ringspiel("replay", str(record), "--lang", "de", RINGSPIEL_BOARDS="/nowhere")
    assert done.returncode == 2
    assert "möglichen Spiels: Einen Plan 'mine.json' gibt es nicht; leg seine Datei in /nowhere" in done.stderr


def test_a_record_that_cannot_be_written_is_complained_about(tmp_path: Path) -> None:
    file = tmp_path / "file" / "record.json"
    file.parent.write_text("in the way")
    done = ringspiel("play", "mordor", "--me", "none", "--against", "random", "--record", str(file), "--lang", "de")
    assert done.returncode == 2 and "record.json lässt sich nicht schreiben:" in " ".join(done.stderr.split())


@pytest.mark.parametrize(
    "content", [b"[" * 100_000, b"\xff\xfe[", b"[1" + b"0" * 5000 + b"]"], ids=["deep", "binary", "long"]
)
def test_a_file_that_no_reader_can_take_gives_a_sentence(content: bytes, tmp_path: Path) -> None:
    file = tmp_path / "file.json"
    file.write_bytes(content)
    done = ringspiel("check-board", str(file))
    assert (done.returncode, done.stdout) == (2, "")
    assert "is not JSON" in done.stderr and "Traceback" not in done.stderr


def test_a_file_may_begin_with_the_mark_that_some_editors_write(record: Path, tmp_path: Path) -> None:
    marked = tmp_path / "marked.json"
    marked.write_bytes(b"\xef\xbb\xbf" + record.read_bytes())
    assert ringspiel("verify", str(marked)).returncode == 0


def test_a_forged_record_is_not_verified(record: Path, tmp_path: Path) -> None:
    forged = json.loads(record.read_text())
    forged["answers"][3]["chance"] = [0] * len(forged["answers"][3].get("chance", []))
    path = tmp_path / "forged.json"
    path.write_text(json.dumps(forged))
    done = ringspiel("verify", str(path))
    assert done.returncode == 2 and "answer 4" in done.stderr


def test_a_game_is_played_in_a_further_language(tmp_path: Path) -> None:
    folder = str(write(tmp_path))
    played = ringspiel("play", "mordor", "--seed", "5", "--lang", TAG, typed="1\n" * 500, RINGSPIEL_TEXTS=folder)
    assert played.returncode == 0, played.stderr
    assert spoken("which dice do you set aside?") in played.stdout
    listed = ringspiel("games", LANG=f"{TAG}.UTF-8", RINGSPIEL_TEXTS=folder).stdout
    assert spoken("The Journey to Mordor") in listed and "Gran" in listed
