"""Boards of one's own: files in a folder, their names, and games that know on which board they were played."""

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest

import ringspiel
from ringspiel import folders
from ringspiel.games.gran import library
from ringspiel.languages import SHIPPED
from ringspiel.texts import render
from tests.games.gran.quest import standard_board

MINE = {"de": "Mein Plan", "en": "My board"}


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty folder for boards, of which nothing has been read yet."""
    monkeypatch.setenv("RINGSPIEL_BOARDS", str(tmp_path))
    forget(monkeypatch)
    return tmp_path


def forget(monkeypatch: pytest.MonkeyPatch) -> None:
    """As if the program had been started anew."""
    for board in list(library._opened):
        monkeypatch.delitem(library._opened, board)


def put(folder: Path, file: str, **changed: Any) -> None:
    (folder / file).write_text(json.dumps(standard_board() | {"name": MINE} | changed), encoding="utf-8")


def put_changed(folder: Path, file: str) -> None:
    """A board with one line less."""
    put(folder, file, lines=standard_board()["lines"][1:])


def new(board: str) -> ringspiel.Table:
    return ringspiel.new("gran", 3, seed=1, options={"board": board, "max_rounds": 2})


def finished(board: str) -> ringspiel.Table:
    table, random = new(board), Random(1)
    while table.outcome is None:
        table.answer(random.choice(table.answers()))
    return table


def offer() -> dict[str, Any]:
    return next(option.to_json() for option in ringspiel.game_of("gran").options if option.id == "board")


def test_the_boards_that_come_with_the_game_have_names_in_all_languages() -> None:
    assert offer()["values"] == ["standard"]
    assert all(set(name) == set(SHIPPED) for name in offer()["names"].values())


def test_a_file_in_the_folder_is_offered_by_its_name_and_played_on(folder: Path) -> None:
    put(folder, "my-board.json", start="G33")
    assert offer()["values"] == ["standard", "my-board.json"]
    assert offer()["names"]["my-board.json"] == MINE
    table = finished("my-board.json")
    assert table.options["board"].startswith("my-board.json@")
    assert ringspiel.replay(table.record()).options == table.options
    assert ringspiel.load(table.save()).options == table.options


@pytest.mark.parametrize("name", [None, "Mein Plan", {"de": 5}, {"de": "", "en": ""}, {"de": "\ud800", "en": "x"}])
def test_a_board_without_a_name_that_fits_has_none(folder: Path, name: Any) -> None:
    put(folder, "my-board.json", name=name)
    assert offer()["names"]["my-board.json"] == {}


def test_a_board_may_have_a_name_in_one_language_only(folder: Path) -> None:
    put(folder, "my-board.json", name={"de": "Mein Plan"})
    assert offer()["names"]["my-board.json"] == {"de": "Mein Plan"}


def test_boards_that_would_look_the_same_have_no_name(folder: Path) -> None:
    for file in ("one.json", "two.json", "three.json"):
        put(folder, file)
    put(folder, "three.json", name={"de": "Drei", "en": "Three"})
    names = offer()["names"]
    assert [names[board] for board in ("one.json", "two.json")] == [{}, {}]
    assert names["three.json"] == {"de": "Drei", "en": "Three"}


def test_a_file_never_takes_the_place_of_a_board_of_the_game(folder: Path) -> None:
    put_changed(folder, "standard.json")
    assert offer()["values"] == ["standard", "standard.json"]
    assert len(new("standard").view()["board"]["map"]["lines"]) == 128
    assert len(new("standard.json").view()["board"]["map"]["lines"]) == 127


def broken_files(folder: Path) -> dict[str, str]:
    """Files on which nobody can play, each with what is said of it."""
    put(folder, "torn.json", lines=[])
    (folder / "words.json").write_text("my board")
    (folder / "latin.json").write_bytes(b'{"name": "\xfcber"}')
    (folder / "deep.json").write_text("[" * 100_000)
    (folder / "list.json").write_text("[]")
    (folder / "folder.json").mkdir()
    return {
        "torn.json": "'torn.json' cannot be played on: There is no way",
        "words.json": "'words.json' is not JSON: Expecting value",
        "latin.json": "'latin.json' is not JSON: 'utf-8'",
        "deep.json": "'deep.json' is not JSON",
        "list.json": "'list.json' cannot be played on: This is not a board file",
        "folder.json": "'folder.json' cannot be read: Is a directory",
    }


def test_broken_files_are_refused_with_a_sentence_and_stop_nothing_else(folder: Path) -> None:
    said = broken_files(folder)
    put(folder, "my-board.json")
    assert set(offer()["values"]) == {"standard", "my-board.json", *said}
    for board, sentence in said.items():
        with pytest.raises(ringspiel.BadOption) as refusal:
            new(board)
        assert sentence in render(refusal.value.reason, "en", [])
        assert f"'{board}'" in str(refusal.value)
    assert new("my-board.json").seat is not None
    assert new("standard").seat is not None


def test_a_board_is_refused_in_german_too(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    broken_files(folder)
    put(folder, "my-board.json")
    played_on = new("my-board.json").options["board"]
    put_changed(folder, "my-board.json")
    forget(monkeypatch)
    for board, sentence in {
        "torn.json": "Auf dem Plan 'torn.json' lässt sich nicht spielen: Kein Weg führt von G33",
        "words.json": "Der Plan 'words.json' ist kein JSON:",
        "folder.json": "Der Plan 'folder.json' lässt sich nicht lesen:",
        "nowhere": f"Einen Plan 'nowhere' gibt es nicht; leg seine Datei in {folder}, oder nimm einen von diesen: stan",
        played_on: f"Der Plan '{played_on}' ist verändert worden und heißt nun 'my-board.json@",
    }.items():
        with pytest.raises(ringspiel.BadOption) as refusal:
            new(board)
        assert render(refusal.value.reason, "de", []).startswith(sentence)


def test_what_is_no_board_is_refused_with_what_there_is_and_where_to_put_more(folder: Path) -> None:
    put(folder, "my-board.json")
    for board in ("nowhere", "my-board", "../my-board.json", "my-board.json@", "", "\ud800"):
        with pytest.raises(ringspiel.BadOption, match=f"into {folder}, or take one of standard, my-board.json$"):
            new(board)
    unfit: list[Any] = [3, None, ["standard"], {}]
    for value in unfit:
        with pytest.raises(ringspiel.BadOption, match="takes the name of a board"):
            ringspiel.new("gran", 3, options={"board": value})


def test_a_game_on_a_board_that_is_not_here_says_which_and_where_to_put_it(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    put(folder, "my-board.json")
    table = finished("my-board.json")
    (folder / "my-board.json").unlink()
    forget(monkeypatch)
    missing = f"no board 'my-board.json'; put its file into {folder}, or take one of standard"
    with pytest.raises(ringspiel.BrokenRecord, match=missing):
        ringspiel.replay(table.record())
    with pytest.raises(ringspiel.BadOption, match=missing):
        ringspiel.load(table.save())


def test_a_game_is_not_continued_on_a_board_that_has_become_another(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    put(folder, "my-board.json")
    table = finished("my-board.json")
    put_changed(folder, "my-board.json")
    assert ringspiel.replay(table.record()).outcome is not None, "it is still known"
    assert new("my-board.json").options["board"] != table.options["board"]
    forget(monkeypatch)
    with pytest.raises(ringspiel.BrokenRecord, match="has been changed and is now 'my-board.json@.*restore the former"):
        ringspiel.replay(table.record())
    put(folder, "my-board.json", points=standard_board()["points"][::-1])
    with pytest.raises(ringspiel.BadOption, match="has been changed"):
        ringspiel.load(table.save())


def test_how_a_board_is_called_and_drawn_may_change(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    put(folder, "my-board.json")
    table = finished("my-board.json")
    changed = standard_board()
    changed["points"][0]["x"] += 5
    put(folder, "my-board.json", name=None, points=changed["points"], lines=changed["lines"][::-1], provenance="drawn")
    forget(monkeypatch)
    again = ringspiel.replay(table.record())
    assert again.record() == table.record()
    assert again.view()["board"]["map"]["points"][0]["x"] == changed["points"][0]["x"]


def test_without_the_variable_the_folder_lies_beside_the_database(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from ringspiel.server.settings import Settings

    monkeypatch.delenv("RINGSPIEL_BOARDS")
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.delenv("XDG_DATA_HOME", raising=False)
    assert Settings().db_url() == f"sqlite:///{folders.boards().parent / 'tables.sqlite3'}"
    with pytest.raises(ringspiel.BadOption, match="into ~/.*boards, or take"):
        new("nowhere")
    monkeypatch.setenv("RINGSPIEL_BOARDS", "~/elsewhere")
    assert folders.boards() == tmp_path / "elsewhere"
