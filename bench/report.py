"""The results of `make bench` as Markdown, for people and for docs/studies/speed.md.

`python -m bench.report` writes both anew from `bench/results.json`.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[1]
RESULTS = ROOT / "bench" / "results.json"
MARKDOWN = ROOT / "bench" / "results.md"
STUDY = ROOT / "docs" / "studies" / "speed.md"
BEGIN, END = "<!-- measured by make bench: begin -->", "<!-- end -->"
SHOWN = ("decisions", "choices", "clones", "answers")


def figure(value: float) -> str:
    return f"{value:,.0f}" if value >= 100 else f"{value:.1f}"


def markdown(results: dict[str, Any]) -> str:
    """Three tables: rates, greedy games, search; a multiple stands in brackets."""
    ratios = results["ratios"]
    rates = [
        [name, *(with_multiple(each[measure], ratios.get(name, {}).get(measure)) for measure in SHOWN)]
        for name, each in results["rates"].items()
    ]
    greedy = [[row["game"], row["seats"], figure(row["games"]), figure(row["answers"])] for row in results["greedy"]]
    search = [[row["name"], with_multiple(row["per_second"], row["ratio"])] for row in results["search"]]
    return "\n\n".join(
        [
            "Per second, and as a multiple of catanatron's in the same run:",
            rows(["", *SHOWN], rates),
            "Whole games between greedy players a second:",
            rows(["", "seats", "games", "answers"], greedy),
            "Iterations of search a second, and as a multiple of OpenSpiel's Python bot:",
            rows(["", "iterations"], search),
        ]
    )


def with_multiple(rate: float, ratio: float | None) -> str:
    return figure(rate) if ratio is None else f"{figure(rate)} ({figure(ratio)} ×)"


def rows(head: list[str], body: list[list[Any]]) -> str:
    lines = [head, ["---", *("---:" for _ in head[1:])], *body]
    return "\n".join(f"| {' | '.join(str(cell) for cell in line)} |" for line in lines)


def put_in(page: str, tables: str) -> str:
    """The page with what was measured between its two marks; the rest stays as it is."""
    before, _, rest = page.partition(BEGIN)
    _, found, after = rest.partition(END)
    if not found:
        raise SystemExit(f"the page lacks the marks {BEGIN} and {END}")
    return f"{before}{BEGIN}\n\n{tables}\n\n{END}{after}"


def write(results: dict[str, Any]) -> None:
    RESULTS.write_text(json.dumps(results, indent=2) + "\n")
    tables = markdown(results)
    MARKDOWN.write_text(tables + "\n", encoding="utf-8")
    STUDY.write_text(put_in(STUDY.read_text(encoding="utf-8"), tables), encoding="utf-8")


if __name__ == "__main__":
    write(json.loads(RESULTS.read_text()))
