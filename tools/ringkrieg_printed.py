"""Cards and characters without words, written to the client by `python -m tools.ringkrieg_printed`.

Made anew only if the data change; a test of the client compares the two.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from tools.client_data import write

ROOT = Path(__file__).parent.parent
DATA = ROOT / "src/ringspiel/games/ringkrieg/data"
RESULT = ROOT / "web/src/boards/ringkrieg/cards/printed.ts"
ABOUT = "Written by tools/ringkrieg_printed.py from the game's data; not by hand."


def read(name: str) -> Any:
    return json.loads((DATA / f"{name}.json").read_text(encoding="utf-8"))


def plain(title: str) -> str:
    """A title as part of a message key, as the rules spell it."""
    return title.lower().replace("ú", "u").replace("û", "u").replace("'", "").replace(" ", "-")


def card(printed: dict[str, Any]) -> dict[str, Any]:
    half = printed["combat"]
    initiative = "/".join(str(number) for number in half["initiative"])
    return {"type": printed["type"], "half": plain(half["title_en"]), "initiative": initiative}


def character(printed: dict[str, Any]) -> dict[str, Any]:
    return {name: printed.get(name) for name in ("level", "leadership", "action_die_bonus", "activates")}


def main() -> None:
    cards = {printed["id"]: card(printed) for printed in read("events")["cards"]}
    characters = {printed["id"]: character(printed) for printed in read("characters")["characters"]}
    write(RESULT, "PRINTED", "Printed", "book", ABOUT, {"cards": cards, "characters": characters})


if __name__ == "__main__":
    main()
