"""The page without a server: how long until it can be played, and how long an answer takes in it.

Each game is played against an opponent with the server in a worker of a real browser, as the page does it. Measured are
the first visit, a later one, a player's answer until it stands, and the opponents' answers after it until the player is
asked again. Run `python -m bench.page`; the page has to be built (`make site`).
"""

from __future__ import annotations

import gzip
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from os import getloadavg
from pathlib import Path
from statistics import median
from threading import Thread
from time import monotonic
from typing import Annotated, Any

import typer
from playwright.sync_api import Page, sync_playwright
from rich.console import Console
from rich.table import Table
from tools.browser import browser_here

SITE = Path(__file__).parents[1] / "build/page"
PATIENCE = 300_000
TRIED = (
    ("mordor", 2, ("easy", "medium", "hard")),
    ("gefaehrten", 2, ("easy", "medium", "hard")),
    ("tuerme", 2, ("easy", "medium", "hard")),
    ("gran", 3, ("easy", "medium", "hard")),
    ("ringkrieg", 2, ("easy", "medium", "hard")),
)
START = """async (address) => {
    const worker = new Worker(address, { type: "module" });
    const waiting = new Map();
    let heard = () => {};
    let id = 0;
    worker.onmessage = ({ data }) => {
        if (data.kind === "reply") waiting.get(data.id)(data);
        else if (data.kind === "told") heard(JSON.parse(data.text));
    };
    const ask = (method, address, body = "") => new Promise((resolve) => {
        waiting.set(++id, (reply) => resolve(JSON.parse(reply.content)));
        worker.postMessage({ kind: "request", id, method, address, body });
    });
    window.play = async (game, seats, agent, answers) => {
        const me = { kind: "me", name: "Ada" };
        const wish = { game, seats: [me, ...Array(seats - 1).fill({ kind: "agent", agent })] };
        const made = await ask("POST", "/api/tables", JSON.stringify(wish));
        const line = ++id;
        const say = (message) => worker.postMessage({ kind: "say", id: line, text: JSON.stringify(message) });
        const own = [];
        const others = [];
        await new Promise((resolve) => {
            let since = 0;
            heard = (message) => {
                if (message.type !== "state") return;
                const now = performance.now();
                if (since && own.length === others.length) own.push(now - since);
                if (message.asked !== 0 && message.status === "playing") return;
                if (since) others.push(now - since - own.at(-1));
                if (message.status !== "playing" || own.length === answers) return resolve();
                const { choices } = message.sides[0];
                since = performance.now();
                const { answer } = choices[own.length % choices.length];
                say({ type: "answer", seat: 0, at: message.seq, answer });
            };
            worker.postMessage({ kind: "open", id: line, address: `/api/tables/${made.table}/socket` });
            say({ type: "hello", tokens: made.tokens.map(({ token }) => token) });
        });
        worker.postMessage({ kind: "leave", id: line });
        heard = () => {};
        return [own, others];
    };
    return (await ask("GET", "/api/games")).length;
}"""


class Quiet(SimpleHTTPRequestHandler):
    def log_message(self, *_: object) -> None:
        pass


@contextmanager
def static_host(folder: Path) -> Iterator[str]:
    """Serves the files of a folder, and nothing else."""
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=str(folder)))
    Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_port}/"
    server.shutdown()


def visit(page: Page, address: str) -> str:
    """Seconds until the lobby is there, until the engine is, and until a game is played, if its button is pressed as
    soon as it is there."""
    page.set_default_timeout(PATIENCE)
    began = monotonic()
    page.goto(address)
    page.locator("ul.games").wait_for()
    lobby = monotonic() - began
    page.get_by_role("link", name="Play The Journey to Mordor").click()
    page.get_by_role("button", name="Begin the game").click()
    page.get_by_role("list", name="Possible answers").get_by_role("button").first.wait_for()
    return f"lobby {lobby:.1f} s, first question {monotonic() - began:.1f} s"


def slowed(page: Page) -> None:
    """As on a phone: 10 Mbit/s, a processor a quarter as fast."""
    session = page.context.new_cdp_session(page)
    limits = {"offline": False, "latency": 40, "downloadThroughput": 10e6 / 8, "uploadThroughput": 5e6 / 8}
    session.send("Network.enable")
    session.send("Network.emulateNetworkConditions", limits)
    session.send("Emulation.setCPUThrottlingRate", {"rate": 4})


def sizes() -> tuple[float, float]:
    """Megabytes of all files, as they are and as a host sends them that compresses."""
    files = [file.read_bytes() for file in SITE.rglob("*") if file.is_file()]
    plain = sum(map(len, files))
    return plain / 1e6, sum(min(len(file), len(gzip.compress(file, 6))) for file in files) / 1e6


def loaded(game: str) -> float:
    """Megabytes of what a new visitor loads until this game is played, as a host sends it that compresses.

    Boards of other games, migrations and rules that are only read later are not among it.
    """
    runtime = [file for file in (SITE / "pyodide").iterdir() if file.name != "pyodide-lock.json"]
    answers = [SITE / f"answers/{name}.json" for name in ("games", "languages", "reach", "texts-en-part-lobby")]
    engine = [SITE / f"engine/{part}.zip" for part in ("engine", game)]
    client = [SITE / "index.html", *(file for file in (SITE / "assets").iterdir() if file.suffix in (".js", ".css"))]
    files = [file.read_bytes() for file in (*runtime, *answers, *engine, *client)]
    return sum(min(len(file), len(gzip.compress(file, 6))) for file in files) / 1e6


def table_of(page: Page, answers: int) -> Table:
    shown = Table("game", "opponent", "answers", "own, median", "own, 95 %", "opponents, median", "opponents, longest")
    for game, seats, agents in TRIED:
        for agent in agents:
            found: Any = page.evaluate("(wish) => window.play(...wish)", [game, seats, agent, answers])
            own, others = sorted(found[0]), sorted(found[1])
            late = own[int(0.95 * (len(own) - 1))]
            times = (f"{ms:.0f} ms" for ms in (median(own), late, median(others), others[-1]))
            shown.add_row(game, agent, str(len(own)), *times)
    return shown


def main(answers: Annotated[int, typer.Option(help="how many answers of each game are measured")] = 30) -> None:
    """Prints the tables."""
    worker = next(SITE.glob("assets/worker-*.js")).name
    with static_host(SITE) as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=browser_here(), args=["--no-sandbox", "--disable-gpu"])
        context = browser.new_context(locale="en")
        page = context.new_page()
        plain, packed = sizes()
        print(f"files {plain:.1f} MB, compressed by the host {packed:.1f} MB")
        print(f"until a game is played {loaded('mordor'):.1f} MB, compressed by the host; load {getloadavg()[0]:.1f}")
        print(f"first visit: {visit(page, address)}")
        page.evaluate("() => navigator.serviceWorker.ready")
        print(f"later visit: {visit(page, f'{address}?again')}")
        slow = browser.new_context(locale="en").new_page()
        slowed(slow)
        print(f"first visit, 10 Mbit/s and a quarter of the processor: {visit(slow, address)}")
        slow.context.close()
        page.goto(f"{address}ring.svg")
        page.evaluate(START, f"{address}assets/{worker}")
        Console(width=120).print(table_of(page, answers))
        browser.close()


if __name__ == "__main__":
    typer.run(main)
