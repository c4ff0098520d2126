"""`ringspiel new-game`: the skeleton of a game of one's own, in a checkout of the project, with all checks green."""

from __future__ import annotations

import re
import subprocess
import sys
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Annotated

import typer

import ringspiel
from ringspiel.cli.say import Language, Wrong, console, language_of, words
from ringspiel.kernel.registry import all_games

ID = re.compile(r"[a-z][a-z0-9]{2,19}")
PREFIX = re.compile(r"[A-Z]{2}")
MODEL = {"id": "handful", "name": "Handful", "prefix": "HF"}
"""The game that the skeleton is: in its files these words stand for those of the new one."""

PAGES = {"en.md": "{id}.md", "de.md": "{id}.de.md", "scenes.json": "{id}.json"}
"""What pages of a game are called in docs/rules and docs/primers."""


def new_game(
    id: str,
    prefix: Annotated[str | None, typer.Option(help="two letters before the numbers of its rules")] = None,
    lang: Language = None,
) -> None:
    """Write the skeleton of a game: package, data, texts, catalogues and tests, ready to be turned into another."""
    language = language_of(lang)
    root = Path(ringspiel.__file__).parents[2]
    prefix = (id[:2] if prefix is None else prefix).upper()
    check(id, prefix, root)
    written = write(root, {"id": id, "name": id.capitalize(), "prefix": prefix})
    play_golden(root, id)
    for path in written:
        console.print(str(path.relative_to(root)), markup=False)
    console.print(words(language, "cli-game-written", game=id), markup=False)


def check(id: str, prefix: str, root: Path) -> None:
    if not (root / "docs/rules").is_dir() or not (root / "tests/conformance").is_dir():
        raise Wrong("cli-no-checkout", folder=str(root))
    if not ID.fullmatch(id) or id in (*sys.stdlib_module_names, MODEL["id"]):
        raise Wrong("cli-no-game-id", typed=repr(id))
    if (root / "src/ringspiel/games" / id).exists():
        raise Wrong("cli-game-exists", game=id)
    if not PREFIX.fullmatch(prefix) or prefix in [game.prefix for game in all_games()]:
        raise Wrong("cli-no-prefix", typed=repr(prefix), known=", ".join(game.prefix for game in all_games()))


def write(root: Path, names: dict[str, str]) -> list[Path]:
    """All files of the skeleton, at their places and in the new game's words."""
    id = names["id"]
    places = {
        "game": root / "src/ringspiel/games" / id,
        "tests": root / "tests/games" / id,
        "rules": root / "docs/rules",
        "primers": root / "docs/primers",
    }
    written = []
    for folder, place in places.items():
        for source, name in sources(files("ringspiel.cli").joinpath("skeleton", folder)):
            path = place / name
            if folder in ("rules", "primers"):
                path = place / PAGES[name].format(id=id)
            elif name == "follow.py":
                path = root / "tests/conformance" / f"follow_{id}.py"
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(renamed(source.read_text(encoding="utf-8"), names), encoding="utf-8")
            written.append(path)
    return written


def sources(folder: Traversable, inside: str = "") -> list[tuple[Traversable, str]]:
    """The files of a folder of the skeleton by their paths. They end in .txt, so that no tool takes them for code."""
    found = []
    for entry in sorted(folder.iterdir(), key=lambda entry: entry.name):
        if entry.is_dir():
            found += sources(entry, f"{inside}{entry.name}/")
        else:
            found.append((entry, inside + entry.name.removesuffix(".txt")))
    return found


def renamed(content: str, names: dict[str, str]) -> str:
    content = content.replace(MODEL["id"], names["id"]).replace(MODEL["name"], names["name"])
    return re.sub(rf"\b{MODEL['prefix']}\b", names["prefix"], content)


def play_golden(root: Path, id: str) -> None:
    """The first golden playthroughs, in a process that knows the new game."""
    command = [sys.executable, "-m", "pytest", "-q", "tests/conformance/test_golden.py", "--game", id]
    done = subprocess.run([*command, "--rewrite-golden"], cwd=root, check=False, stdout=subprocess.DEVNULL)
    if done.returncode:
        raise Wrong("cli-game-not-played", game=id, command=" ".join(command[1:]))
