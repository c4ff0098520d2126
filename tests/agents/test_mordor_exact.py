"""Two players solved exactly: the solver agrees with the engine, the table with the solver, and both with the rules."""

from __future__ import annotations

import json
from functools import cache
from hashlib import sha256
from pathlib import Path
from random import Random

import numpy as np
import pytest

from ringspiel.agents.mordor import tables
from ringspiel.agents.mordor.exact import FIRST, THEIRS, Chances
from ringspiel.agents.mordor.packing import count_of, pack, unpack
from ringspiel.agents.mordor.perfect import ExactTurn
from ringspiel.agents.mordor.sheets import Sheets
from ringspiel.agents.mordor.solving.solve import Solver
from ringspiel.agents.mordor.tables import BadTable, read, write
from ringspiel.games.mordor.components import GONDOR, MINAS_TIRITH, NAZGUL, ORC, PRESETS, RING, Components
from ringspiel.games.mordor.scoring import score
from tests.agents.exact_journeys import all_journeys, journey_of

FACES = PRESETS["standard"].faces


def tiny(rings: int = 2, squares: int = 1, faces: list[list[int]] = FACES) -> Components:
    return Components("tiny", faces, rings, squares)


def solved(components: Components, places: bool = False) -> Chances:
    solver = Solver(components, places)
    solver.solve_alone()
    solver.solve_last()
    for layer in solver.pair_layers():
        solver.solve_pairs(layer)
    assert solver.unsettled == 0
    return solver.chances


@cache
def small_game(places: bool) -> Chances:
    """With places the road is just long enough to pass all of them."""
    return solved(tiny(9, 1), places=True) if places else solved(tiny(2, 1))


@pytest.mark.rule("RM-23", "RM-25", "RM-26", "RM-28")
@pytest.mark.parametrize("preset", PRESETS)
def test_a_sheet_changes_as_the_rules_change_it(preset: str) -> None:
    random, sheets = Random(1), Sheets(PRESETS[preset])
    for _ in range(300):
        squares = random.randrange(sheets.count)
        s = journey_of(PRESETS[preset], False, (0, 0), (squares, 0), FIRST)
        assert sheets.squares_of(s, 0) == squares
        assert s.fields_left(0) == sheets.left[squares]
        gandalfs = random.randrange(3)
        hits = random.randrange(3)
        s.question, s.aside = None, [1] * gandalfs + [NAZGUL] * 0 + [-1] * (5 - gandalfs)
        s.aside[4] = NAZGUL if hits else -1
        s.aside[0] = NAZGUL if hits == 2 and gandalfs == 0 else s.aside[0]
        struck = s.aside.count(NAZGUL)
        score(s)
        assert sheets.squares_of(s, 0) == sheets.after[squares, gandalfs, struck]


@pytest.mark.parametrize("places", [False, True])
def test_the_solver_agrees_with_the_engine_in_a_small_game(places: bool) -> None:
    """The engine's own turn, die by die, with the solved chances at its ends."""
    chances = small_game(places)
    for s in Random(2).sample(list(all_journeys(chances, places)), 60):
        turn = ExactTurn(s, chances)
        assert turn.rolled(s)[1:] == pytest.approx(turn.before()[1:], abs=1e-6)


def test_rules_that_are_changed_change_the_chances() -> None:
    start = small_game(False)
    face = [faces.copy() for faces in FACES]
    for faces in face[:4]:
        faces[faces.index(ORC)] = RING
    others = [solved(tiny(2, 1, face)), solved(tiny(3, 1)), solved(tiny(2, 2))]
    assert all(abs(other.start()[0] - start.start()[0]) > 0.01 for other in others)


def test_a_table_is_read_as_it_was_written(tmp_path: Path) -> None:
    chances = small_game(False)
    components = chances.sheets.components
    again = read(write(chances, components, False, tmp_path), components, False)
    assert np.abs(again.both - chances.both)[..., :2].max() <= 0.5 / tables.ONE
    assert np.abs(again.alone - chances.alone).max() <= 0.5 / tables.ONE


def test_packing_loses_no_bit() -> None:
    sheets = Sheets(tiny(3, 2))
    numbers = np.random.default_rng(1).integers(0, 1 << 16, count_of(sheets), dtype=np.uint16)
    assert np.array_equal(unpack(pack(numbers, sheets), sheets), numbers)


@pytest.mark.parametrize(("mode", "numbers"), [("base", "aa60631eea2a1f3c"), ("places", "a0bc30039b6bc436")])
def test_the_tables_that_come_with_the_package_hold_the_numbers_that_were_solved(mode: str, numbers: str) -> None:
    """The hash is that of the plain numbers, as they were before tables were packed."""
    file = tables.SHIPPED / f"exact-standard-{mode}.bin"
    unpacked = unpack(file.read_bytes().partition(b"\n")[2], Sheets(PRESETS["standard"]))
    assert sha256(unpacked.astype("<u2").tobytes()).hexdigest()[:16] == numbers


def test_a_table_with_plain_numbers_is_still_read(tmp_path: Path) -> None:
    chances = small_game(False)
    components = chances.sheets.components
    file = write(chances, components, False, tmp_path)
    packed = read(file, components, False)
    header = {"format": tables.PLAIN_FORMAT} | tables.header_of(components, False)
    numbers = tables.numbers_of(chances).astype("<u2").tobytes()
    file.write_bytes(json.dumps(header).encode() + b"\n" + numbers)
    plain = read(file, components, False)
    assert all(np.array_equal(getattr(plain, part), getattr(packed, part)) for part in ("both", "last", "alone"))


@pytest.mark.parametrize("change", ["faces", "places", "format", "cut", "damaged"])
def test_a_table_that_does_not_fit_is_refused_with_a_sentence(tmp_path: Path, change: str) -> None:
    file = write(Chances(Sheets(tiny())), tiny(), False, tmp_path)
    components, places = tiny(), False
    if change == "faces":
        components = tiny(faces=[faces[::-1] for faces in FACES])
    elif change == "places":
        places = True
    elif change == "format":
        file.write_bytes(b"{}\n")
    elif change == "cut":
        file.write_bytes(file.read_bytes()[:-2])
    else:
        header, line, packed = file.read_bytes().partition(b"\n")
        file.write_bytes(header + line + packed[::-1])
    with pytest.raises(BadTable, match="build it anew: python -m ringspiel.agents.mordor.solving.solve tiny"):
        read(file, components, places)


@pytest.mark.rule("RM-21", "RM-46")
def test_with_places_staying_can_be_better() -> None:
    """With one Nazgûl field left who stands in Gondor is safe there, and nowhere else."""
    chances = small_game(True)
    sheets = chances.sheets
    waits = chances.both[..., THEIRS].reshape(2, sheets.on_road, sheets.ring_fields, sheets.count)
    in_gondor, beyond = waits[:, :, GONDOR], waits[:, :, MINAS_TIRITH]
    assert (in_gondor[..., sheets.index[1, 0]] > beyond[..., sheets.index[1, 0]] + 0.01).any()


@pytest.mark.rule("RM-37", "RM-46")
def test_who_is_alone_in_gondor_wins_and_does_not_put_it_off() -> None:
    """They wait unharmed until all rings reach Mordor at once; to wait then too would be no worse, but endless."""
    solver = Solver(tiny(9, 3), places=True)
    solver.solve_alone()
    in_gondor = solver.chances.alone.reshape(9, -1)[GONDOR]
    assert in_gondor == pytest.approx(np.ones_like(in_gondor), abs=1e-9)
