"""Solves Die Reise nach Mordor for two players.

Run `python -m ringspiel.agents.mordor.solving.solve [PRESET [base|places]]`.

Every ring, hit and Gandalf makes the rest of the way smaller, so positions are solved in layers, from a small rest to
the whole. A turn that changes nothing is the only way back: it leads from "first to move" to "second to move" with the
same sheets, and from there back again. Such a pair is solved exactly: for the answers that both have chosen it is two
linear equations, and these answers are taken when no other is better at the values that they lead to.

Whole layers are solved at once (`short_turn`). What is solved is kept in `build/mordor`, so that a run can be resumed.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path
from time import monotonic

import numpy as np
from numpy.typing import NDArray
from rich.progress import Progress

from ringspiel.agents.mordor.exact import FIRST, MINE, SECOND, SHARED, SPITE, THEIRS, Chances, Ends, Numbers, Positions
from ringspiel.agents.mordor.sheets import OUT, Sheets
from ringspiel.agents.mordor.short_turn import Leaf, Rules, ShortTurn, short_turn
from ringspiel.agents.mordor.solving.walk import STAYS, VALUES, WISH, whole_turn
from ringspiel.agents.mordor.tables import KEPT, mode_of, write
from ringspiel.games.mordor.components import BAG_END, PRESETS, Components

STILL = 2e-12
"""What another answer must gain to be taken instead of the former one."""
MOST_PASSES = 40
FOR_EVER = 1e-12
"""A player who never ends the game never wins; with places it is possible to stay in Gondor for ever."""
LATER = 1e-12
"""A turn that changes nothing must gain more than this. Otherwise a sure victory could be put off for ever."""
AT_ONCE = 1024
KEEP_EVERY = 60.0

After = Callable[[Positions, Leaf], Ends]


class Solver:
    """All positions of one preset, with or without places."""

    def __init__(self, components: Components, places: bool) -> None:
        coloured, black = tuple(components.faces[0]), tuple(components.faces[-1])
        assert all(tuple(faces) == coloured for faces in components.faces[:-1])
        self.faces = (coloured, black)
        self.components = components
        self.places = places
        self.sheets = Sheets(components)
        self.chances = Chances(self.sheets)
        self.passes = 0
        self.unsettled = 0
        """Pairs in which two answers kept replacing each other."""
        self.gain = 0.0
        """The most that another answer would gain in one of these."""

    # --- turns ---------------------------------------------------------------------------------------------------

    def turns(self, at: Positions, wish: Numbers, after: After, alone: bool) -> Numbers:
        """Of the best turn in each position: its wish, and without turns that change nothing the chance of the other,
        that of a shared victory, and the chance of such a turn. `wish` is what such a turn is worth."""
        found = np.zeros((VALUES, len(at.mine)))
        places = at.mine // self.sheets.count if self.places else np.full_like(at.mine, BAG_END)
        for place in np.unique(places):
            turn = short_turn(self.faces, Rules(int(place), alone))
            here = np.flatnonzero(places == place)
            for part in np.split(here, range(AT_ONCE, len(here), AT_ONCE)):
                some = Positions(at.mine[part], at.theirs[part], at.order[part])
                found[:, part] = whole_turn(turn, self.leaves(turn, some, wish[part] - LATER, after))
        found[WISH] += LATER * found[STAYS]
        self.passes += len(at.mine)
        return found

    def leaves(self, turn: ShortTurn, at: Positions, wish: Numbers, after: After) -> Numbers:
        """The values of all ends of a turn; with places a player goes as far as is best (RM-21)."""
        known: dict[Leaf, Numbers] = {}
        values = np.empty((VALUES, len(turn.leaves), len(at.mine)))
        for row, leaf in enumerate(turn.leaves):
            for fields in range(leaf.rings, -1 if self.places else leaf.rings - 1, -1):
                end = leaf._replace(rings=fields)
                if end not in known:
                    known[end] = values_of(after(at, end), wish)
                new = known[end]
                if fields == leaf.rings:
                    values[:, row] = new
                else:
                    np.copyto(values[:, row], new, where=new[WISH] > values[WISH, row])
        return values

    # --- positions -----------------------------------------------------------------------------------------------

    def solve_alone(self) -> None:
        """RM-37. The only way back leads to the same position."""
        for layer in layers_of(self.sheets.rest):
            at = Positions(layer, layer, layer)
            value, settled = np.zeros(len(layer)), False
            while not settled:
                wish, _, _, stay = self.turns(at, value, self.chances.after_alone, alone=True)
                new = unless_for_ever(wish - stay * value, 1 - stay)
                settled = bool(np.all(np.abs(new - value) < STILL))
                value = new
            self.chances.alone[layer] = value

    def solve_last(self) -> None:
        """The other has arrived: nothing leads back."""
        sheets = self.sheets
        mine, theirs = np.divmod(np.arange(sheets.on_road * sheets.count), sheets.count)
        at = Positions(mine, theirs, np.full_like(mine, SECOND))
        wish, other, shared, _ = self.turns(at, np.zeros(len(mine)), self.chances.after_last, alone=False)
        values = np.column_stack([wish + SPITE * other, other, shared])
        self.chances.last[:] = values.reshape(self.chances.last.shape)

    def pair_layers(self) -> list[NDArray[np.int64]]:
        """Pairs of sheets, as first * number of sheets + second."""
        rest = self.sheets.rest
        return layers_of((rest[:, None] + rest).ravel())

    def solve_pairs(self, layer: NDArray[np.int64]) -> None:
        first, second = np.divmod(layer, self.sheets.on_road)
        pairs = Pairs(first, second, self.guess(first, second))
        for _ in range(MOST_PASSES):
            open_ = np.flatnonzero(~pairs.settled)
            if not len(open_):
                break
            mine = np.concatenate([first[open_], second[open_]])
            theirs = np.concatenate([second[open_], first[open_]])
            order = np.repeat([FIRST, SECOND], len(open_))
            wish = pairs.wishes(open_)
            found = self.turns(Positions(mine, theirs, order), wish, self.chances.after_both, alone=False)
            pairs.improve(open_, wish, found)
        self.unsettled += int(np.sum(~pairs.settled))
        self.gain = max(self.gain, float(np.max(pairs.gain[~pairs.settled], initial=0.0)))
        self.chances.both[FIRST, first, second] = pairs.values[:, FIRST]
        self.chances.both[SECOND, second, first] = pairs.values[:, SECOND]

    def guess(self, first: NDArray[np.int64], second: NDArray[np.int64]) -> Numbers:
        """As if the waiting player had been hit once more, and as much less as that differs from twice more."""
        values = np.full((len(first), 2, 3), 0.3)
        for order, mine, theirs in ((FIRST, first, second), (SECOND, second, first)):
            squares = self.sheets.after[theirs % self.sheets.count, 0, 1:3]
            hit = (theirs - theirs % self.sheets.count)[:, None] + squares
            once, twice = squares.T != OUT
            values[once, order] = self.chances.both[order, mine[once], hit[once, 0]]
            values[twice, order] *= 2
            values[twice, order] -= self.chances.both[order, mine[twice], hit[twice, 1]]
        return values

    def monotone(self) -> float:
        """How much one more field on the road can cost the mover; 0 if nothing (RM-21 in the base game)."""
        sheets, both = self.sheets, self.chances.both
        waits = both[..., THEIRS].reshape(2, sheets.on_road, sheets.ring_fields, sheets.count)
        loss = float(np.max(waits[:, :, :-1] - waits[:, :, 1:]))
        arrived = self.chances.last[None, :, :, THEIRS]
        return max(0.0, loss, float(np.max(waits[SECOND, :, -1] - arrived)))


def values_of(ends: Ends, wish: Numbers) -> Numbers:
    wishes = np.where(ends.stays, wish, ends.mine - SPITE * ends.theirs)
    return np.array([wishes, ends.theirs, ends.shared, ends.stays])


def unless_for_ever(once: Numbers, ends: Numbers) -> Numbers:
    """The final chance of an event that has the chance `once` in each round, if rounds repeat until one `ends`."""
    chance: Numbers = np.where(ends > FOR_EVER, once / np.maximum(ends, FOR_EVER), 0.0)
    return chance


class Pairs:
    """The same sheets with either player to move; axes of `values`: pair, who is to move, MINE THEIRS SHARED."""

    def __init__(self, first: NDArray[np.int64], second: NDArray[np.int64], values: Numbers) -> None:
        self.values = values
        self.settled = np.zeros(len(first), bool)
        self.gain = np.zeros(len(first))
        self.begun = False

    def wishes(self, open_: NDArray[np.intp]) -> Numbers:
        """The worth of a turn that changes nothing: what the waiting player has in the other position."""
        values = self.values[open_][:, [SECOND, FIRST]]
        wish: Numbers = (values[..., THEIRS] - SPITE * values[..., MINE]).T.ravel()
        return wish

    def improve(self, open_: NDArray[np.intp], wish: Numbers, found: Numbers) -> None:
        """Settle the pairs whose best turns are no better than their values say; elsewhere take the new values."""
        best, other, shared, stay = found.reshape(4, 2, len(open_))
        own = best + SPITE * other - stay * wish.reshape(2, -1)
        ends = 1 - stay[FIRST] * stay[SECOND]
        new = np.empty((len(open_), 2, 3))
        for order in (FIRST, SECOND):
            then = 1 - order
            new[:, order, MINE] = unless_for_ever(own[order] + stay[order] * other[then], ends)
            new[:, order, THEIRS] = unless_for_ever(other[order] + stay[order] * own[then], ends)
            new[:, order, SHARED] = unless_for_ever(shared[order] + stay[order] * shared[then], ends)
        now = self.values[open_]
        self.gain[open_] = np.abs(best.T - (now[..., MINE] - SPITE * now[..., THEIRS])).max(axis=1)
        if self.begun:
            self.settled[open_] = self.gain[open_] < STILL
        self.begun = True
        moved = open_[~self.settled[open_]]
        self.values[moved] = new[~self.settled[open_]]


def layers_of(rest: NDArray[np.int64]) -> list[NDArray[np.int64]]:
    """Which numbers have the same rest, from the smallest."""
    order = np.argsort(rest, kind="stable")
    return np.split(order, np.flatnonzero(np.diff(rest[order])) + 1)


def solve(preset: str, places: bool) -> Solver:
    """Solve with a progress bar. An interrupted run is resumed."""
    solver = Solver(PRESETS[preset], places)
    kept = kept_in(preset, places)
    done = resume(solver, kept)
    layers = solver.pair_layers()
    with Progress() as progress:
        bar = progress.add_task(kept.stem, total=sum(map(len, layers)), completed=sum(map(len, layers[:done])))
        if not done:
            solver.solve_alone()
            solver.solve_last()
        last = monotonic()
        for number, layer in enumerate(layers[done:], done + 1):
            solver.solve_pairs(layer)
            progress.advance(bar, len(layer))
            if monotonic() - last > KEEP_EVERY or number == len(layers):
                keep(solver, kept, number)
                last = monotonic()
    return solver


def kept_in(preset: str, places: bool) -> Path:
    return KEPT / f"{preset}-{mode_of(places)}.npz"


def keep(solver: Solver, file: Path, layers: int) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    chances = solver.chances
    unfinished = file.with_suffix(".part.npz")
    np.savez(
        unfinished,
        layers=layers,
        counts=[solver.passes, solver.unsettled],
        gain=solver.gain,
        both=chances.both,
        last=chances.last,
        alone=chances.alone,
    )
    unfinished.replace(file)


def resume(solver: Solver, file: Path) -> int:
    """How many layers an earlier run has solved."""
    if not file.exists():
        return 0
    with np.load(file) as kept:
        solver.passes, solver.unsettled = (int(count) for count in kept["counts"])
        solver.gain = float(kept["gain"])
        solver.chances.both[:], solver.chances.last[:] = kept["both"], kept["last"]
        solver.chances.alone[:] = kept["alone"]
        return int(kept["layers"])


def report(solver: Solver) -> str:
    first, second, shared = solver.chances.start()
    positions = solver.chances.both[..., 0].size + solver.chances.last[..., 0].size + solver.chances.alone.size
    return (
        f"first {first:.4%}, second {second:.4%}, shared {shared:.4%}, all lose {1 - first - second + shared:.4%}; "
        f"{positions:,} positions, {solver.passes / positions:.2f} passes each, {solver.unsettled} pairs unsettled "
        f"(another answer gains at most {solver.gain:.1e}); "
        f"a field more costs at most {solver.monotone():.1e}"
    )


def main() -> None:
    """All presets and modes, or those that are named."""
    presets = [word for word in sys.argv[1:] if word in PRESETS] or list(PRESETS)
    modes = [word for word in sys.argv[1:] if word in ("base", "places")] or ["base", "places"]
    for preset in presets:
        for mode in modes:
            solver = solve(preset, mode == "places")
            file = write(solver.chances, solver.components, mode == "places")
            print(f"{preset} {mode}: {report(solver)}\n{file}", flush=True)


if __name__ == "__main__":
    main()
