"""The primers (docs/primers): two pages per game for somebody who has never seen it, with pictures of positions."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from functools import cache
from typing import Any, NamedTuple

from ringspiel.kernel.errors import BadOption
from ringspiel.kernel.registry import game_of
from ringspiel.kernel.text import text
from ringspiel.languages import ORIGINAL
from ringspiel.rulebook import inside, pages

_PICTURE = re.compile(r"!\[(?P<caption>.+)\]\((?P<scene>[\w-]+)\)")


class Picture(NamedTuple):
    """A position that the board draws, and what is to be seen there."""

    scene: str
    caption: str


class Section(NamedTuple):
    """A heading of a primer; the text is Markdown without its pictures."""

    title: str
    text: str
    pictures: tuple[Picture, ...]


class Scene(NamedTuple):
    """How to come to a position: players who look one answer ahead play from this seed, this many answers, and on until
    something happens, or until it is about to happen (`before`); `viewer` is the seat that looks at it."""

    seats: int
    seed: int
    answers: int = 0
    until: str = ""
    before: bool = False
    viewer: int = 0
    options: dict[str, Any] = {}  # noqa: RUF012 - never changed


@cache
def primer(game: str, language: str = ORIGINAL) -> tuple[Section, ...]:
    """The sections of a game's primer."""
    written = pages("primers", "primers", game, language)
    if not written:
        name = f"docs/primers/{game}.md"
        reason = text("no-primer", game=game, file=name)
        raise BadOption(f"there is no primer of {game} yet: write {name}", reason)
    return tuple(_sections(written[0]))


def _sections(page: str) -> Iterator[Section]:
    for part in re.split(r"^## ", page, flags=re.MULTILINE)[1:]:
        title, _, body = part.partition("\n")
        pictures = tuple(Picture(found["scene"], found["caption"]) for found in _PICTURE.finditer(body))
        lines = [line for line in body.strip().splitlines() if not line.startswith("![")]
        yield Section(title.strip(), "\n".join(lines).strip(), pictures)


@cache
def scenes(game: str) -> dict[str, Scene]:
    """The positions that a primer shows, by name."""
    page = inside("primers").joinpath(f"{game_of(game).id}.json")
    return {name: Scene(**scene) for name, scene in json.loads(page.read_text(encoding="utf-8")).items()}
