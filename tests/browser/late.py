"""Games that begin shortly before their end: for tests of what is seen there, which need not play what came before."""

from __future__ import annotations

import json
import re
import zlib
from base64 import urlsafe_b64encode
from typing import Any

from playwright.sync_api import Page

import ringspiel
from tests.browser.player import begin, take_seat


def late_position(game: str, seats: int, left: int) -> dict[str, Any]:
    """The position of a game of which this many answers are left, everybody giving the last of those that are legal."""
    table = ringspiel.new(game, seats, seed=0)
    saved = []
    while table.seat is not None:
        saved.append(table.save())
        table.answer(table.answers()[-1])
    return saved[-left]


def packed(position: dict[str, Any]) -> str:
    """A position as a part of an address, as `start-position.ts` reads it."""
    deflate = zlib.compressobj(wbits=-zlib.MAX_WBITS)
    return urlsafe_b64encode(deflate.compress(json.dumps(position).encode()) + deflate.flush()).decode().rstrip("=")


def set_up_late(page: Page, game: str, *seats: str, left: int) -> None:
    """Sets up a table that begins this many answers before the end."""
    position = packed(late_position(game, len(seats), left))
    page.goto(re.sub(r"#.*", "", page.url) + f"#/new/{game}?position={position}")
    for number, words in enumerate(seats, 1):
        take_seat(page, number, words)
    begin(page)
