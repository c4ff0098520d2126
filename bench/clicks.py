"""How many clicks the usual actions take on the board of Der Ringkrieg in a real browser, and how long a click takes.

The clicks are counted in `bench.actions`. Then the time from a click to the frame that shows what came of it: a seat
is played against an opponent by clicks on whatever the board offers. Measured is the time to the end of the frame after
the board first changed: of what was only picked, and of answers, which the server checks and commits first. Beside it
stands the processor time that the page's main thread took for it, which a crowded machine does not change.
Run `python -m bench.clicks`; the client has to be built.
"""

from __future__ import annotations

from statistics import median
from typing import Annotated, Any, NamedTuple

import typer
from playwright.sync_api import CDPSession, Page
from rich.console import Console

from bench.actions import report
from bench.board import OFFERED, chromium, server, sit_down

TARGET_MS = 100.0
CLICK = """async ([offered, number]) => {
    const open = [...document.querySelectorAll(offered)].filter((one) => one.getClientRects().length > 0);
    const one = open[number % Math.max(1, open.length)];
    if (!one) return null;
    const stands = () => document.querySelector("[data-answered]")?.getAttribute("data-answered");
    const before = stands();
    const start = performance.now();
    const changed = new Promise((resolve) => {
        const watch = new MutationObserver(() => { watch.disconnect(); resolve(true); });
        watch.observe(document.body, { subtree: true, childList: true, attributes: true });
        setTimeout(() => { watch.disconnect(); resolve(false); }, 3000);
    });
    one.dispatchEvent(new MouseEvent("click", { bubbles: true }));
    if (!(await changed)) return null;
    await new Promise((resolve) => requestAnimationFrame(() => {
        const channel = new MessageChannel();
        channel.port1.onmessage = resolve;
        channel.port2.postMessage(null);
    }));
    return [performance.now() - start, stands() !== before];
}"""


class Click(NamedTuple):
    """What a click took, in milliseconds, and whether it was an answer."""

    until_frame: float
    processor: float
    answered: bool


def measured(page: Page, clicks: int) -> list[Click]:
    clock = page.context.new_cdp_session(page)
    clock.send("Performance.enable", {"timeDomain": "threadTicks"})
    found: list[Click] = []
    for number in range(50 * clicks):
        before = processor_ms(clock)
        reply: Any = page.evaluate(CLICK, [OFFERED, 7 * number])
        if reply is None:
            page.wait_for_timeout(30)
        else:
            found.append(Click(reply[0], processor_ms(clock) - before, reply[1]))
        if len(found) == clicks:
            break
    return found


def processor_ms(clock: CDPSession) -> float:
    """How long the page's main thread has worked so far."""
    metrics = clock.send("Performance.getMetrics")["metrics"]
    return next(1000 * float(metric["value"]) for metric in metrics if metric["name"] == "TaskDuration")


def main(
    clicks: Annotated[int, typer.Option(help="how many clicks are timed; with 0 they are only counted")] = 300,
    width: Annotated[int, typer.Option(help="of the window")] = 1440,
    height: Annotated[int, typer.Option(help="of the window")] = 900,
) -> None:
    """Clicks of the usual actions; median and slowest tenth from click to frame."""
    console = Console()
    with server() as address, chromium() as browser:
        report(browser, console)
        if clicks == 0:
            return
        page = browser.new_page(viewport={"width": width, "height": height}, locale="en", reduced_motion="reduce")
        sit_down(page, address)
        found = measured(page, clicks)
    groups = {
        "all clicks": found,
        "only picked": [click for click in found if not click.answered],
        "answered": [click for click in found if click.answered],
    }
    for name, those in groups.items():
        if those:
            console.print(f"{name}: {told(those)}")
    middle = median(click.until_frame for click in found)
    console.print(f"{'within' if middle <= TARGET_MS else 'MISSED'}: at most {TARGET_MS:.0f} ms in the median")


def told(clicks: list[Click]) -> str:
    times = sorted(click.until_frame for click in clicks)
    slow, work = times[int(0.9 * (len(times) - 1))], median(click.processor for click in clicks)
    return (
        f"{len(clicks)}, median {median(times):.0f} ms, nine in ten within {slow:.0f} ms;"
        f" processor time of the page {work:.0f} ms in the median"
    )


if __name__ == "__main__":
    typer.run(main)
