"""`ringspiel picture`: a moment of a recorded game as a picture, or a stretch of it as a moving one.

The boards are drawn by the client, so a server of its own and a browser of this machine do it, unseen.
"""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from time import sleep
from typing import Annotated, Any
from urllib.error import HTTPError
from urllib.request import Request, urlopen

import typer

from ringspiel.cli.browser import NAMES, SETTING, BrowserPage, NoBrowser, browser_here, page_in
from ringspiel.cli.records import RecordFile, check_writable, read, replayed, write
from ringspiel.cli.say import Language, Wrong, language_of, remark, words

STILL = (".png", ".svg")
MOVING = (".webp", ".mp4", ".webm")
MOST = 200
"""Moments of a moving picture, as in the client."""
LOOK_SECONDS = 0.1
PATIENCE = 60.0
"""In seconds: how long a page may take for one moment, and for starting."""
FAILED = "document.querySelector('[role=alert]')?.innerText ?? ''"


def picture(
    record: RecordFile,
    out: Annotated[Path, typer.Option(help="the file: .png, .svg, .webp, .mp4 or .webm")],
    at: Annotated[int | None, typer.Option(help="after this many answers; the end if not given", min=0)] = None,
    to: Annotated[int | None, typer.Option(help="the last moment of a moving picture", min=0)] = None,
    seconds: Annotated[float, typer.Option(help="how long each moment is shown", min=0.1, max=10)] = 1.0,
    seat: Annotated[int | None, typer.Option(help="whose view is shown; a spectator's if not given", min=0)] = None,
    dark: Annotated[bool, typer.Option("--dark", help="dark instead of light")] = False,
    lang: Language = None,
) -> None:
    """Draw a moment of a recorded game, or a stretch that moves. A Chromium or Chrome on this machine draws it."""
    from ringspiel.server.app import STATIC

    language = language_of(lang)
    kind = out.suffix.lower()
    if kind not in (*STILL, *MOVING):
        raise Wrong("cli-picture-kind", file=str(out), kinds=", ".join((*STILL, *MOVING)))
    document = read(record)
    table = replayed(document)
    last = len(table.entries)
    begin, end = moments(kind, last, at, to)
    if seat is not None and seat >= table.seats:
        raise Wrong("cli-picture-seat", last=table.seats - 1)
    if table.outcome is None:
        raise Wrong("cli-picture-unfinished")
    if not (STATIC / "index.html").exists():
        raise Wrong("cli-no-client")
    browser = browser_here()
    if browser is None:
        raise Wrong("cli-picture-no-browser", names=", ".join(NAMES[:3]), setting=SETTING)
    check_writable(out)
    view = "" if seat is None else f"&seat={seat}"
    wish = f"?at={begin}&to={end}&picture={kind[1:]}&seconds={seconds}{view}"
    with TemporaryDirectory() as folder:
        made = drawn(browser, document, wish, language, dark, Path(folder))
        write(out, made)
    remark(words(language, "cli-picture-done", file=str(out), size=-(-len(made) // 1000)))


def moments(kind: str, last: int, at: int | None, to: int | None) -> tuple[int, int]:
    """The first and the last moment that are shown. Raises `Wrong` if the game does not have them."""
    begin = last if at is None else at
    if kind in STILL:
        if to is not None:
            raise Wrong("cli-picture-still", kinds=", ".join(MOVING))
        end = begin
    else:
        begin = 0 if at is None else at
        end = last if to is None else to
        if not begin < end <= last or end - begin >= MOST:
            raise Wrong("cli-picture-stretch", last=last, most=MOST)
    if begin > last:
        raise Wrong("cli-picture-moment", last=last)
    return begin, end


def drawn(browser: str, document: Any, wish: str, language: str, dark: bool, folder: Path) -> bytes:
    try:
        with serving(folder) as address, page_in(browser, language, dark, folder) as page:
            return saved(page, address, document, wish, folder)
    except (NoBrowser, OSError, TimeoutError) as error:
        raise Wrong("cli-picture-failed", why=str(error) or type(error).__name__) from error


@contextmanager
def serving(folder: Path) -> Iterator[str]:
    """The address of a server for this one picture."""
    command = [sys.executable, "-m", "ringspiel", "serve", "--db", f"sqlite:///{folder / 'tables.sqlite3'}"]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
    try:
        assert process.stdout
        line = process.stdout.readline()
        if not line.startswith("Ringspiel: "):
            raise NoBrowser("the server does not start")
        yield line.split()[-1]
    finally:
        process.terminate()
        process.wait()


def uploaded(address: str, document: Any) -> str:
    request = Request(f"{address}api/records", json.dumps(document).encode(), {"content-type": "application/json"})
    try:
        with urlopen(request, timeout=PATIENCE) as response:
            table: str = json.load(response)["table"]
            return table
    except HTTPError as error:
        raise Wrong("cli-broken-record", why=json.load(error)["error"]["detail"]) from error


def saved(page: BrowserPage, address: str, document: Any, wish: str, folder: Path) -> bytes:
    """The file that the page makes, as soon as it is whole. Raises `NoBrowser` with what the page says if it cannot."""
    page.do("Page.navigate", url=f"{address}#/replay/{uploaded(address, document)}{wish}")
    while True:
        failure = page.value(FAILED)
        if failure:
            raise NoBrowser(failure)
        names = {event["guid"]: event["suggestedFilename"] for event in page.happened("Browser.downloadWillBegin")}
        if names:
            return finished(page, folder / next(iter(names.values())))
        sleep(LOOK_SECONDS)


def finished(page: BrowserPage, file: Path) -> bytes:
    while True:
        states = [event["state"] for event in page.happened("Browser.downloadProgress")]
        if "completed" in states:
            return file.read_bytes()
        if "canceled" in states:
            raise NoBrowser("the browser did not save the picture")
        page.value("0")
        sleep(LOOK_SECONDS)
