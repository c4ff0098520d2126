"""The comparison of speed with an earlier revision plays the same in both."""

from bench.compare import ROOT, Revision, compared
from bench.revision import KINDS


def test_a_revision_plays_the_same_as_itself() -> None:
    now, then = (Revision(ROOT / "src", "mordor") for _ in range(2))
    rows = [compared("mordor", kind, now, then, rounds=2, seconds=0.01) for kind in KINDS]
    for revision in (now, then):
        revision.process.communicate()
    assert all(row.is_same and row.seats == 4 and row.rate > 0 for row in rows)
