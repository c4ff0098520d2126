"""Whether a release could be published: its metadata rated by pyroma, its version dated in the changelog.

python -m tools.check_release
"""

from __future__ import annotations

import re
import sys
from pathlib import Path

from pyroma.projectdata import get_build_data
from pyroma.ratings import rate

ROOT = Path(__file__).parents[1]
BEST = 10


def underrated() -> list[str]:
    """What pyroma wants changed. Its metadata are those of a wheel, though none is built."""
    rating, complaints = rate(get_build_data(str(ROOT), isolated=False))
    return [] if rating == BEST else [f"pyroma gives {rating} of {BEST}: {complaint}" for complaint in complaints]


def undated(version: str) -> list[str]:
    """What is wrong with the changelog."""
    words = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    dated = re.search(rf"^## {re.escape(version)} – \d{{4}}-\d{{2}}-\d{{2}}$", words, re.MULTILINE)
    return [] if dated and "\n## Unreleased\n" in words else [f"CHANGELOG.md has no dated heading for {version}"]


def main() -> None:
    from ringspiel import __version__

    wrong = underrated() + undated(__version__)
    if wrong:
        sys.exit("\n".join(wrong))


if __name__ == "__main__":
    main()
