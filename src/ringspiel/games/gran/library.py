"""The boards there are: those that come with the game, and files in a folder of one's own (docs/boards.md).

The rules do not know where that folder is; the package tells them with `look_in`. A board of the game is called by
its name, one of one's own by the name of its file, ending included, so that the two never clash. Options, records and
saved positions add a fingerprint to the latter, `my-board.json@3f9a2c01`: a game is never continued on a board that has
since become another.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any, Final, final

from ringspiel.games.gran.board import Board
from ringspiel.games.gran.board_file import check, fingerprint, name_in
from ringspiel.kernel.errors import BadOption
from ringspiel.kernel.options import Option
from ringspiel.kernel.text import Text, text

STANDARD: Final = "standard"

_packaged: Final[dict[str, Traversable]] = {
    file.name.removesuffix(".json"): file
    for file in sorted(files("ringspiel.games.gran").joinpath("data/boards").iterdir(), key=str)
    if file.name.endswith(".json")
}
_fingerprint: Final = re.compile("@[0-9a-f]{8}$")
_opened: Final[dict[str, Board]] = {}


@final
class Folder:
    """Where boards of one's own are looked for: the place, asked anew each time, and how players read it."""

    __slots__ = ("place", "shown")

    def __init__(self, place: Callable[[], Path], shown: Callable[[Path], str]) -> None:
        self.place = place
        self.shown = shown


_folders: Final[list[Folder]] = []


def look_in(place: Callable[[], Path], shown: Callable[[Path], str]) -> None:
    """From now on, offer the boards of this folder too, and of no other."""
    _folders[:] = [Folder(place, shown)]


def boards() -> dict[str, Traversable]:
    """All boards with their files. What cannot be shown cannot be chosen."""
    found = dict(_packaged)
    for folder in _folders:
        found |= {file.name: file for file in sorted(folder.place().glob("*.json")) if file.name.isprintable()}
    return found


def shown_place(file: str = "") -> str:
    """The folder, or a file in it, as players read it."""
    return ", ".join(folder.shown(folder.place() / file) for folder in _folders)


def names() -> dict[str, dict[str, str]]:
    """All boards with their names by language: what the file says, or none if another says the same."""
    found = {board: _name(file) for board, file in boards().items()}
    given = list(found.values())
    return {board: name if given.count(name) == 1 else {} for board, name in found.items()}


def _name(file: Traversable) -> dict[str, str]:
    try:
        return name_in(_read(file))
    except (OSError, ValueError, RecursionError):
        return {}


def _read(file: Traversable) -> Any:
    return json.loads(file.read_text(encoding="utf-8-sig"))


def board_of(name: str) -> Board:
    """The board of that name. With a fingerprint it is read once, without it as the file is now."""
    board = _opened.get(name)
    if board is None:
        board = _open(name)
        _opened[board.name] = board
    return board


def _open(asked: str) -> Board:
    known = boards()
    name = _fingerprint.sub("", asked)
    if name not in known:
        raise _missing(name, shown_place(), ", ".join(known))
    document = _checked(name, known[name])
    full_name = name if name in _packaged else f"{name}@{fingerprint(document)}"
    if asked not in (name, full_name):
        raise _changed(asked, full_name, shown_place(name))
    return Board(full_name, document)


def _checked(board: str, file: Traversable) -> dict[str, Any]:
    try:
        document = _read(file)
    except OSError as error:
        raise _unreadable(board, str(error.strerror)) from error
    except (ValueError, RecursionError) as error:
        raise _not_json(board, str(error)) from error
    problems = check(document)
    if problems:
        raise _unplayable(board, problems)
    found: dict[str, Any] = document
    return found


# --- why a board is refused: in English for programmers and records, and as a text for players --------------------


def _missing(board: str, place: str, known: str) -> BadOption:
    return BadOption(
        f"there is no board {board!r}; put its file into {place}, or take one of {known}",
        text("gran-board-missing", board=repr(board), folder=place, known=known),
    )


def _changed(board: str, now: str, file: str) -> BadOption:
    return BadOption(
        f"the board {board!r} has been changed and is now {now!r}; restore the former {file}",
        text("gran-board-changed", board=repr(board), now=repr(now), file=file),
    )


def _unreadable(board: str, why: str) -> BadOption:
    return BadOption(
        f"the board {board!r} cannot be read: {why}", text("gran-board-unreadable", board=repr(board), why=why)
    )


def _not_json(board: str, why: str) -> BadOption:
    return BadOption(f"the board {board!r} is not JSON: {why}", text("gran-board-not-json", board=repr(board), why=why))


def _unplayable(board: str, problems: list[Text]) -> BadOption:
    return BadOption(
        f"the board {board!r} cannot be played on; 'ringspiel check-board' names what to change",
        text("gran-board-unplayable", board=repr(board), problem=problems[0]),
    )


@final
class BoardChoice(Option):
    """A board. Its names come from its file, not from the texts."""

    kind = "one-of"

    def __init__(self) -> None:
        super().__init__("board", STANDARD)

    def check(self, value: Any, seats: int) -> str:
        if not isinstance(value, str):
            raise self.refuse(value, "the name of a board")
        return board_of(value).name

    def samples(self, seats: int) -> list[Any]:
        return list(_packaged)

    def to_json(self) -> dict[str, Any]:
        offered = names()
        return {**super().to_json(), "values": list(offered), "names": offered}
