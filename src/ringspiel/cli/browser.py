"""The browser of this machine, driven by what browsers of Chromium's family understand (the DevTools protocol)."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import IO, Any

from websockets.sync.client import ClientConnection, connect

SETTING = "RINGSPIEL_BROWSER"
"""The path of another browser of Chromium's family."""
NAMES = (
    "chromium-headless-shell",
    "chromium",
    "chromium-browser",
    "google-chrome",
    "google-chrome-stable",
    "chrome",
)
"""The first one there is taken: a browser that has no windows does the same with two thirds of the work."""
PLACES = (
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
)
FLAGS = (
    "--headless",
    "--remote-debugging-port=0",
    "--no-first-run",
    "--no-default-browser-check",
    "--disable-gpu",
    "--disable-extensions",
    "--disable-background-networking",
    "--hide-scrollbars",
)
LISTENS = re.compile(r"DevTools listening on (ws://\S+)")
WIDTH, HEIGHT = 1280, 900
SECONDS = 60.0
"""A browser that says nothing for this long hangs. While a picture is made it tells of its work all the time."""


def browser_here() -> str | None:
    """The browser of Chromium's family to start; None if there is none."""
    named = os.environ.get(SETTING)
    if named:
        return named
    return next(filter(None, map(shutil.which, (*NAMES, *PLACES))), None)


class NoBrowser(Exception):
    """There is no browser, or it does not start."""


class BrowserPage:
    """One page of a browser."""

    def __init__(self, socket: ClientConnection, session: str) -> None:
        self.socket = socket
        self.session = session
        self.number = 0
        self.events: list[dict[str, Any]] = []

    def do(self, method: str, **parameters: Any) -> dict[str, Any]:
        """The result of a command. What happens meanwhile is kept for `next_event`."""
        self.number += 1
        wish = {"id": self.number, "method": method, "params": parameters}
        self.socket.send(json.dumps(wish | ({"sessionId": self.session} if self.session else {})))
        while True:
            told = json.loads(self.socket.recv(timeout=SECONDS))
            if told.get("id") == self.number:
                if "error" in told:
                    raise NoBrowser(f"{method}: {told['error'].get('message')}")
                result: dict[str, Any] = told["result"]
                return result
            if "method" in told:
                self.events.append(told)

    def value(self, script: str) -> Any:
        return self.do("Runtime.evaluate", expression=script, returnByValue=True)["result"].get("value")

    def happened(self, method: str) -> list[dict[str, Any]]:
        """What has been told of this so far, each once."""
        found = [event["params"] for event in self.events if event["method"] == method]
        self.events = [event for event in self.events if event["method"] != method]
        return found


@contextmanager
def page_in(browser: str, language: str, dark: bool, downloads: Path) -> Iterator[BrowserPage]:
    """An empty page in a profile of its own, which saves files in a folder. Raises `NoBrowser` if there is none."""
    with ExitStack() as stack:
        profile = stack.enter_context(TemporaryDirectory(ignore_cleanup_errors=True))
        address = stack.enter_context(started(browser, profile))
        socket = stack.enter_context(connect(address, max_size=None, open_timeout=SECONDS))
        whole = BrowserPage(socket, "")
        whole.do("Browser.setDownloadBehavior", behavior="allow", downloadPath=str(downloads), eventsEnabled=True)
        target = whole.do("Target.createTarget", url="about:blank", width=WIDTH, height=HEIGHT)["targetId"]
        whole.session = whole.do("Target.attachToTarget", targetId=target, flatten=True)["sessionId"]
        agent = whole.value("navigator.userAgent")
        whole.do("Emulation.setUserAgentOverride", userAgent=agent, acceptLanguage=language)
        wish = [{"name": "prefers-color-scheme", "value": "dark" if dark else "light"}]
        calm = {"name": "prefers-reduced-motion", "value": "reduce"}
        whole.do("Emulation.setEmulatedMedia", features=[*wish, calm])
        yield whole


@contextmanager
def started(browser: str, profile: str) -> Iterator[str]:
    """The address at which a new browser takes commands."""
    root = ("--no-sandbox",) if sys.platform == "linux" and os.geteuid() == 0 else ()
    command = [browser, *FLAGS, *root, f"--user-data-dir={profile}", "about:blank"]
    try:
        process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True)
    except OSError as error:
        raise NoBrowser(f"{browser}: {error.strerror}") from error
    try:
        assert process.stderr
        yield listening(process.stderr)
    finally:
        process.terminate()
        process.wait()


def listening(said: IO[str]) -> str:
    for line in said:
        found = LISTENS.search(line)
        if found:
            return found[1]
    raise NoBrowser("the browser does not start")
