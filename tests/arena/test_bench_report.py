"""What `make bench` prints and writes: whole numbers at any width, and its part of the study."""

from __future__ import annotations

import io

import pytest
from bench import run
from bench.report import BEGIN, END, SHOWN, STUDY, markdown, put_in
from rich.console import Console

RESULTS = {
    "rates": {"ringkrieg with expansion compiled": dict.fromkeys(SHOWN, 1_234_567.0)},
    "ratios": {"ringkrieg with expansion compiled": dict.fromkeys(SHOWN, 34.7)},
    "greedy": [{"game": "gran", "seats": 4, "games": 70.25, "answers": 12_345.0}],
    "search": [{"name": "gran, as it plays", "per_second": 6543.0, "ratio": None}],
}


@pytest.mark.parametrize("width", [20, 80, 200])
def test_no_number_is_cut_at_any_width(width: int) -> None:
    written = io.StringIO()
    shown = run.table(RESULTS["rates"], RESULTS["ratios"])  # type: ignore[arg-type]
    run.print_whole(shown, Console(file=written, width=width))
    assert written.getvalue().count("1,235 (34.7)") == len(SHOWN)
    assert "…" not in written.getvalue()


def test_the_tables_as_markdown() -> None:
    lines = markdown(RESULTS).splitlines()
    assert "| gran | 4 | 70.2 | 12,345 |" in lines and "| gran, as it plays | 6,543 |" in lines
    cells = " | ".join(["1,234,567 (34.7 ×)"] * len(SHOWN))
    assert f"| ringkrieg with expansion compiled | {cells} |" in lines


def test_the_study_is_made_from_it_and_keeps_its_words() -> None:
    page = STUDY.read_text(encoding="utf-8")
    made = put_in(page, "NEW")
    assert f"{BEGIN}\n\nNEW\n\n{END}" in made
    assert made.partition(BEGIN)[0] == page.partition(BEGIN)[0] and made.partition(END)[2] == page.partition(END)[2]
    with pytest.raises(SystemExit, match="marks"):
        put_in("no marks", "NEW")
