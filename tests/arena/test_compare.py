"""The comparison of speed with an earlier revision plays the same in both."""

from contextlib import nullcontext

import pytest
import typer
from bench.compare import ROOT, Revision, Row, compared, main, ratio_of
from bench.revision import KINDS
from typer.testing import CliRunner


def test_a_revision_plays_the_same_as_itself() -> None:
    now, then = (Revision(ROOT / "src", "mordor") for _ in range(2))
    rows = [compared("mordor", kind, now, then, rounds=2, seconds=0.01) for kind in KINDS]
    for revision in (now, then):
        revision.process.communicate()
    assert all(row.is_same and row.seats == 4 and row.rate > 0 for row in rows)


def test_a_game_that_is_slower_than_the_bound_is_found() -> None:
    """By answers where other games are played than then."""
    same = Row("mordor", 4, "random", 1.0, by_games=[0.9, 0.9, 1.2], by_units=[1.0, 1.0, 1.0], is_same=True)
    assert ratio_of(same) == 0.9
    assert ratio_of(same._replace(is_same=False)) == 1.0


@pytest.mark.parametrize(("bound", "code"), [("0.0001", 0), ("10000", 1)])
def test_the_command_fails_below_its_bound(bound: str, code: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bench.compare.revision", lambda name: nullcontext(ROOT / "src"))
    app = typer.Typer()
    app.command()(main)
    few = ["--games", "mordor", "--kinds", "random", "--rounds", "2", "--seconds", "0.01"]
    done = CliRunner().invoke(app, ["HEAD", *few, "--bound", bound])
    assert done.exit_code == code and ("is slower than" in done.output) == bool(code)
