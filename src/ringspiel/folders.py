"""Where a player's own things lie on this machine. Nothing else asks the environment or the home folder for it."""

from __future__ import annotations

import os
from pathlib import Path

from platformdirs import user_data_path


def data() -> Path:
    """The folder of all that belongs to this program."""
    return user_data_path("ringspiel", appauthor=False)


def boards() -> Path:
    """Boards of Gran: beside the server's database, unless RINGSPIEL_BOARDS names another place."""
    chosen = os.environ.get("RINGSPIEL_BOARDS")
    return Path(chosen).expanduser() if chosen else data() / "boards"


def texts() -> Path:
    """Further languages: beside the server's database, unless RINGSPIEL_TEXTS names another place."""
    chosen = os.environ.get("RINGSPIEL_TEXTS")
    return Path(chosen).expanduser() if chosen else data() / "texts"


def shown(place: Path) -> str:
    """A place without the name of the user, for remote players read it too."""
    home = Path.home()
    return f"~/{place.relative_to(home).as_posix()}" if place.is_relative_to(home) else str(place)
