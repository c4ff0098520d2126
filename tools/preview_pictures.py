"""The pictures that messengers show of links, one for each game, drawn by its board.

`python -m tools.preview_pictures` takes them anew. Each is a moment of a game between computer players, always the
same, so that it only changes with the board. The client has to be built, and a browser has to be there.
"""

from __future__ import annotations

from io import BytesIO
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Annotated, Any

import typer
from PIL import Image

import ringspiel
from ringspiel.agents import agent_of, answer_of
from ringspiel.cli.browser import browser_here
from ringspiel.cli.picture import drawn
from ringspiel.kernel.game import Game
from ringspiel.server.http.pages import PICTURE_SIZE, PICTURES

FOLDER = Path(__file__).parents[1] / "web/public" / PICTURES
SEED = 1
LONG = 400
"""Answers. Such games are shown when they have just begun: later on, battles stand over the board."""
OPENING = 2
HEAD = 84
"""Pixels of the title, which messengers write themselves."""
QUALITY = 80
"""Percent."""


def record_of(game: Game[Any]) -> dict[str, Any]:
    seats = game.seat_counts[0]
    table = ringspiel.new(game.id, seats, seed=SEED)
    players = [agent_of("easy", game.id, seat) for seat in range(seats)]
    while (seat := table.seat) is not None:
        table.answer(answer_of(players[seat], table.perspective(seat)))
    return table.record()


def cut(picture: Image.Image) -> Image.Image:
    """The upper part of the board, in the shape that messengers show."""
    width, height = PICTURE_SIZE
    board = picture.crop((0, HEAD, picture.width, picture.height)).convert("RGB")
    room = board.crop((0, 0, board.width, min(board.height, board.width * height // width)))
    return room.resize(PICTURE_SIZE, Image.Resampling.LANCZOS)


def main(game: Annotated[str, typer.Option(help="only this one")] = "") -> None:
    """Draws all of them."""
    browser = browser_here()
    if browser is None:
        raise SystemExit("there is no browser: install Chromium or Chrome")
    FOLDER.mkdir(parents=True, exist_ok=True)
    for each in ringspiel.all_games():
        if game not in ("", each.id):
            continue
        document = record_of(each)
        answers = len(document["answers"])
        at = OPENING if answers > LONG else answers * 2 // 3
        with TemporaryDirectory() as folder:
            made = drawn(browser, document, f"?at={at}&to={at}&picture=png&seconds=1", "en", False, Path(folder))
        file = FOLDER / f"{each.id}.jpg"
        cut(Image.open(BytesIO(made))).save(file, quality=QUALITY, optimize=True, progressive=True)
        print(f"{file.name}: {file.stat().st_size / 1000:.0f} kB, moment {at} of {answers}")


if __name__ == "__main__":
    typer.run(main)
