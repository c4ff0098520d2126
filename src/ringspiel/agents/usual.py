"""How far the answers to each kind of question usually lie apart: `python -m ringspiel.agents.usual GAME [TABLES]`.

`medium` plays tables with every number of seats. At each question with a choice that matters, the distance of the best
answer from the mean is noted; the median of each kind of question is written to `agents/GAME/data/usual.json`.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from statistics import median
from typing import Any, Final

import ringspiel
from ringspiel.agents.kit import evaluator_of
from ringspiel.agents.levels import agent_of
from ringspiel.agents.wavering import distance

TABLES: Final = 40
LEAST: Final = 1e-9


def measured(game: str, tables: int) -> dict[str, float]:
    found: dict[str, list[float]] = {}
    for seats in ringspiel.game_of(game).seat_counts:
        for seed in range(tables):
            see(game, seats, seed, found)
    return {kind: float(f"{median(distances):.3g}") for kind, distances in sorted(found.items())}


def see(game: str, seats: int, seed: int, found: dict[str, list[float]]) -> None:
    """Note the distances of one table."""
    table = ringspiel.new(game, seats, seed=seed)
    agents: list[Any] = [agent_of("medium", game, seed * seats + seat) for seat in range(seats)]
    evaluator = evaluator_of(table.game)
    while table.seat is not None:
        perspective = table.perspective(table.seat)
        state = perspective.imagine(seed)
        if len(state.legal) > 1:
            apart = distance(evaluator.judge(state))
            if apart > LEAST:
                found.setdefault(perspective.question.kind, []).append(apart)
        table.answer(agents[table.seat].choose(perspective))


def main(game: str, tables: int = TABLES) -> None:
    command = f"python -m ringspiel.agents.usual {' '.join(sys.argv[1:])}"
    content = {"provenance": f"measured by {command}", "usual": measured(game, tables)}
    text = json.dumps(content, indent=1, ensure_ascii=False) + "\n"
    folder = Path(__file__).parent / game / "data"
    folder.mkdir(exist_ok=True)
    folder.joinpath("usual.json").write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1], *map(int, sys.argv[2:]))
