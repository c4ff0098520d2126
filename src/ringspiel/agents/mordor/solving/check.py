"""Checks exact chances against the engine.

Run `python -m ringspiel.agents.mordor.solving.check [PRESET [base|places]] [GAMES]`.

A position of every layer: the engine's own turn, die by die, with the solved chances at its ends, must be worth what
the solver says. And GAMES tables of perfect against perfect must end in a victory as often as the start value says.
"""

from __future__ import annotations

import sys
from random import Random

from rich.progress import track

from ringspiel.agents.mordor.exact import FIRST, MINE, SECOND, SHARED, THEIRS, Chances
from ringspiel.agents.mordor.perfect import ExactTurn
from ringspiel.agents.mordor.sheets import Sheets
from ringspiel.agents.mordor.solving.matches import PERFECT, Result, around, resumed
from ringspiel.agents.mordor.solving.solve import Solver, kept_in, resume
from ringspiel.agents.mordor.tables import command
from ringspiel.games.mordor.components import PRESETS
from ringspiel.games.mordor.setup import fresh
from ringspiel.games.mordor.state import MordorState
from ringspiel.games.mordor.turns import turn
from ringspiel.kernel.chance import Generator, key_of


def journey_of(sheets: Sheets, places: bool, mine: int, theirs: int, order: int) -> MordorState:
    """Two players on the road with these sheets; seat 0 is to roll, first or second in the round."""
    s = fresh(2, Generator(key_of(7)), sheets.components, places, [0, 1])
    s.round, s.active, s.start = 1, 0, 0 if order == FIRST else 1
    for seat, sheet in enumerate((mine, theirs)):
        s.rings[seat] = sheet // sheets.count
        s.crossed[seat], s.halved[seat] = sheets.drawn(sheet % sheets.count)
    s.then(turn)
    s.run()
    return s


def largest_difference(solver: Solver, random: Random) -> float:
    """Between solver and engine, for a position of every layer."""
    largest = 0.0
    for layer in track(solver.pair_layers(), "layers"):
        pair, order = int(random.choice(layer)), random.choice((FIRST, SECOND))
        mine, theirs = divmod(pair, solver.sheets.on_road)
        s = journey_of(solver.sheets, solver.places, mine, theirs, order)
        exact = ExactTurn(s, solver.chances)
        largest = max(largest, float(abs(exact.rolled(s) - exact.before()).max()))
    return largest


def agreement(chances: Chances, played: Result, games: int) -> str:
    lines = []
    for name, part, count in (
        ("first", MINE, played.first),
        ("second", THEIRS, played.second),
        ("shared", SHARED, played.shared),
    ):
        exact, share = float(chances.start()[part]), count / games
        interval = around(exact, games)
        verdict = "agrees" if abs(share - exact) <= interval else "DIFFERS"
        lines.append(f"{name}: {share:.3%} of {games:,} games, exact {exact:.3%} ± {interval:.3%}: {verdict}")
    return "\n".join(lines)


def main() -> None:
    words = sys.argv[1:]
    preset = next((word for word in words if word in PRESETS), "standard")
    places = "places" in words
    games = next((int(word) for word in words if word.isdecimal()), 0)
    solver = Solver(PRESETS[preset], places)
    if resume(solver, kept_in(preset, places)) < len(solver.pair_layers()):
        sys.exit(f"not solved yet, so there is nothing to check; first: {command(solver.components, places)}")
    print(f"largest difference from the engine: {largest_difference(solver, Random(1)):.1e}", flush=True)
    if games:
        print(agreement(solver.chances, resumed(preset, places, (PERFECT, PERFECT), games), games))


if __name__ == "__main__":
    main()
