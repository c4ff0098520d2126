"""Files of exact chances: a line that says what they belong to, and 16-bit numbers, packed.

The tables of `standard` come with the package. Others are built on demand
(`python -m ringspiel.agents.mordor.solving.solve`) and kept in the folder for the user's data. A table that does not
fit the rules or the dice is refused.
"""

from __future__ import annotations

import json
from functools import lru_cache
from hashlib import sha256
from pathlib import Path
from typing import Any

import numpy as np

from ringspiel import folders
from ringspiel.agents.mordor.exact import MINE, THEIRS, Chances
from ringspiel.agents.mordor.packing import Words, count_of, pack, parts_of, unpack
from ringspiel.agents.mordor.sheets import sheets_of
from ringspiel.games.mordor.components import PRESETS, Components
from ringspiel.games.mordor.game import Mordor
from ringspiel.kernel.errors import BadOption
from ringspiel.kernel.text import text

FORMAT = "ringspiel mordor exact 2"
PLAIN_FORMAT = "ringspiel mordor exact 1"
"""The first form of these files: the numbers as they are. They stay readable."""
UTILITY = "own chance to win, shared or not; between equal answers the lower chance of the other"
SHIPPED = Path(__file__).parent / "data"
KEPT = Path("build/mordor")
"""Where long commands keep what they have done so far."""
ONE = 65535
"""A chance of 1 as a 16-bit number."""
LONGEST_HEADER = 4096
MOST_TABLES = 2 * len(PRESETS)


class BadTable(BadOption):
    """No exact chances exist for these options, or the file is broken or was made for something else."""


def mode_of(places: bool) -> str:
    return "places" if places else "base"


def name_of(preset: str, places: bool) -> str:
    return f"exact-{preset}-{mode_of(places)}.bin"


def fingerprint(components: Components) -> str:
    """The hash of everything printed that the chances depend on."""
    printed = [components.faces, components.ring_fields, components.nazgul_fields]
    return sha256(json.dumps(printed).encode()).hexdigest()[:16]


def header_of(components: Components, places: bool) -> dict[str, Any]:
    return {
        "preset": components.preset,
        "places": places,
        "rules": Mordor.rules_version,
        "printed": fingerprint(components),
        "utility": UTILITY,
    }


def write(chances: Chances, components: Components, places: bool, folder: Path | None = None) -> Path:
    """Save a table, by default into the folder for the user's data."""
    folder = folder or user_folder()
    folder.mkdir(parents=True, exist_ok=True)
    file = folder / name_of(components.preset, places)
    first, second, shared = (float(chance) for chance in chances.start())
    packed = pack(numbers_of(chances), chances.sheets)
    start = {"first": first, "second": second, "shared": shared}
    header = {"format": FORMAT} | header_of(components, places) | {"start": start, "bytes": len(packed)}
    file.write_bytes(json.dumps(header).encode() + b"\n" + packed)
    return file


def numbers_of(chances: Chances) -> Words:
    parts = [chances.both[..., [MINE, THEIRS]], chances.last[..., [MINE, THEIRS]], chances.alone]
    return np.concatenate([np.rint(part * ONE).astype(np.uint16).ravel() for part in parts])


def user_folder() -> Path:
    return folders.data() / "mordor"


def read(file: Path, components: Components, places: bool) -> Chances:
    """Raises BadTable with a sentence if the file is broken or belongs to other rules."""
    header, begin = checked(file, components, places)
    chances = Chances(sheets_of(components))
    held = file.read_bytes()[begin:]
    try:
        numbers = np.frombuffer(held, "<u2") if is_plain(header) else unpack(held, chances.sheets)
    except ValueError:
        raise unfit(file, "is damaged", components, places) from None
    both, last, alone = parts_of(numbers / ONE, chances.sheets)
    chances.both[..., [MINE, THEIRS]] = both.reshape(*chances.both.shape[:-1], 2)
    chances.last[..., [MINE, THEIRS]] = last.reshape(*chances.last.shape[:-1], 2)
    chances.alone[:] = alone.ravel()
    return chances


def is_plain(header: dict[str, Any]) -> bool:
    return bool(header["format"] == PLAIN_FORMAT)


def checked(file: Path, components: Components, places: bool) -> tuple[dict[str, Any], int]:
    """The header, and where the numbers begin. Raises BadTable with a sentence if they belong to other rules."""
    with file.open("rb") as opened:
        line = opened.readline(LONGEST_HEADER)
    try:
        header = json.loads(line)
    except ValueError:
        header = None
    if not isinstance(header, dict) or header.get("format") not in (FORMAT, PLAIN_FORMAT):
        raise unfit(file, "is not a table of exact chances", components, places)
    for part, wanted in header_of(components, places).items():
        if header.get(part) != wanted:
            what = f"was made for {part} {header.get(part)!r}, but {wanted!r} is played"
            raise unfit(file, what, components, places)
    length = 2 * count_of(sheets_of(components)) if is_plain(header) else header.get("bytes")
    if file.stat().st_size - len(line) != length:
        raise unfit(file, "is cut off", components, places)
    return header, len(line)


def unfit(file: Path, what: str, components: Components, places: bool) -> BadTable:
    anew = command(components, places)
    message = f"{file.name} {what}; build it anew: {anew}"
    return BadTable(message, text("mordor-unfit-table", file=file.name, command=anew))


def command(components: Components, places: bool) -> str:
    return f"python -m ringspiel.agents.mordor.solving.solve {components.preset} {mode_of(places)}"


def has_any_table() -> bool:
    return any(trouble_with(preset, places) is None for preset in PRESETS for places in (False, True))


def trouble_with(preset: str, places: bool) -> BadTable | None:
    """Why there are no exact chances for this; None if there are. Only the header is read."""
    try:
        checked(file_of(preset, places), PRESETS[preset], places)
    except BadTable as trouble:
        return trouble
    return None


def file_of(preset: str, places: bool) -> Path:
    """The table that comes with the package or was built here. Raises BadTable with a sentence if there is none."""
    for folder in (SHIPPED, user_folder()):
        file = folder / name_of(preset, places)
        if file.exists():
            return file
    how = command(PRESETS[preset], places)
    raise BadTable(f"there is no table for {preset} yet: {how}", text("mordor-no-table", command=how))


def table_of(preset: str, places: bool) -> Chances:
    """Raises BadTable with a sentence if there is no table that fits."""
    file = file_of(preset, places)
    return read_once(file, file.stat().st_mtime_ns, preset, places)


@lru_cache(maxsize=MOST_TABLES)
def read_once(file: Path, changed: int, preset: str, places: bool) -> Chances:
    """The table in a file, read again only when the file has changed."""
    return read(file, PRESETS[preset], places)
