"""Files of exact chances: a line that says what they belong to, and 16-bit numbers.

The tables of `standard` come with the package; others are built on demand (`python -m ringspiel.agents.mordor.solve`)
and kept in the folder for the user's data. A table that does not fit the rules or the dice is refused.
"""

from __future__ import annotations

import json
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Any

import numpy as np
from platformdirs import user_data_path

from ringspiel.agents.mordor.exact import MINE, THEIRS, Chances
from ringspiel.agents.mordor.sheets import Sheets
from ringspiel.games.mordor.components import PRESETS, Components
from ringspiel.games.mordor.game import Mordor
from ringspiel.kernel.errors import RingspielError

FORMAT = "ringspiel mordor exact 1"
UTILITY = "own chance to win, shared or not; between equal answers the lower chance of the other"
SHIPPED = Path(__file__).parent / "data"
KEPT = Path("build/mordor")
"""Where long commands keep what they have done so far."""
ONE = 65535
"""A chance of 1 as a 16-bit number."""


class BadTable(RingspielError):
    """A file of chances that is broken or was made for something else."""


def mode_of(places: bool) -> str:
    return "places" if places else "base"


def name_of(preset: str, places: bool) -> str:
    return f"exact-{preset}-{mode_of(places)}.bin"


def fingerprint(components: Components) -> str:
    """Of everything printed that the chances depend on."""
    printed = [components.faces, components.ring_fields, components.nazgul_fields]
    return sha256(json.dumps(printed).encode()).hexdigest()[:16]


def header_of(components: Components, places: bool) -> dict[str, Any]:
    return {
        "format": FORMAT,
        "preset": components.preset,
        "places": places,
        "rules": Mordor.rules_version,
        "printed": fingerprint(components),
        "utility": UTILITY,
    }


def write(chances: Chances, components: Components, places: bool, folder: Path | None = None) -> Path:
    """Into the folder for the user's data, if no other is named."""
    folder = folder or user_folder()
    folder.mkdir(parents=True, exist_ok=True)
    file = folder / name_of(components.preset, places)
    first, second, shared = (float(chance) for chance in chances.start())
    header = header_of(components, places) | {"start": {"first": first, "second": second, "shared": shared}}
    parts = [chances.both[..., [MINE, THEIRS]], chances.last[..., [MINE, THEIRS]], chances.alone]
    numbers = np.concatenate([np.rint(part * ONE).astype("<u2").ravel() for part in parts])
    file.write_bytes(json.dumps(header).encode() + b"\n" + numbers.tobytes())
    return file


def user_folder() -> Path:
    return user_data_path("ringspiel") / "mordor"


def read(file: Path, components: Components, places: bool) -> Chances:
    """BadTable with a sentence if the file is broken or belongs to other rules."""
    line, _, numbers = file.read_bytes().partition(b"\n")
    try:
        header = json.loads(line)
    except ValueError:
        header = None
    if not isinstance(header, dict) or header.get("format") != FORMAT:
        raise BadTable(f"{file.name} is not a table of exact chances; build it anew: {command(components, places)}")
    for part, wanted in header_of(components, places).items():
        if header.get(part) != wanted:
            raise BadTable(
                f"{file.name} was made for {part} {header.get(part)!r}, but {wanted!r} is played; "
                f"build it anew: {command(components, places)}"
            )
    chances = Chances(Sheets(components))
    parts = [chances.both[..., [MINE, THEIRS]], chances.last[..., [MINE, THEIRS]], chances.alone]
    ends = np.cumsum([part.size for part in parts])
    if len(numbers) != 2 * ends[-1]:
        raise BadTable(f"{file.name} is cut off; build it anew: {command(components, places)}")
    both, last, alone = np.split(np.frombuffer(numbers, "<u2") / ONE, ends[:-1])
    chances.both[..., [MINE, THEIRS]] = both.reshape(parts[0].shape)
    chances.last[..., [MINE, THEIRS]] = last.reshape(parts[1].shape)
    chances.alone[:] = alone
    return chances


def command(components: Components, places: bool) -> str:
    return f"python -m ringspiel.agents.mordor.solve {components.preset} {mode_of(places)}"


def has_table(preset: str, places: bool) -> bool:
    return any((folder / name_of(preset, places)).exists() for folder in (SHIPPED, user_folder()))


def has_any_table() -> bool:
    return any(has_table(preset, places) for preset in PRESETS for places in (False, True))


@cache
def table_of(preset: str, places: bool) -> Chances | None:
    """The table that comes with the package or was built here; None if there is none."""
    for folder in (SHIPPED, user_folder()):
        file = folder / name_of(preset, places)
        if file.exists():
            return read(file, PRESETS[preset], places)
    return None
