"""One subject in a process of its own: `python -m bench.worker ENGINE [GAME]`.

When ready it prints how many choices there are to a decision; then it answers each line on standard input,
"MEASURE SECONDS", with the rate it measured.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from typing import Any

from bench.ours import Ringspiel
from bench.peers import Catanatron, OpenSpiel
from bench.subject import Subject, rate

ENGINES: dict[str, Callable[..., Subject[Any]]] = {
    "catanatron": Catanatron,
    "open_spiel": OpenSpiel,
    "ringspiel": Ringspiel,
}


def main() -> None:
    engine, *game = sys.argv[1:]
    subject = ENGINES[engine](*game)
    works = subject.works()
    print(subject.choices_per_decision(), flush=True)
    for line in sys.stdin:
        measure, seconds = line.split()
        print(rate(works[measure], float(seconds)), flush=True)


if __name__ == "__main__":
    main()
