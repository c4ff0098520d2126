"""Die Zwei Türme: fields, kinds of cards, figures and directions."""

from __future__ import annotations

from typing import Any

from ringspiel.games.tuerme.board import NAMES, PLAYABLE
from ringspiel.games.tuerme.components import AREA_FIELDS, COLOURS, HAPPENINGS, HEROES, START_AREA
from ringspiel.games.tuerme.moving import JUMP
from ringspiel.rl.coding import Codes, Names, numbers, things


def codes(options: dict[str, Any]) -> dict[str, Codes]:
    return {
        "place-figure": Codes(things("place", AREA_FIELDS[START_AREA])),
        "play-card": Codes(things("card", range(len(HEROES)))),
        "pick-figure": Codes(things("figure", range(len(COLOURS)))),
        "step": Codes(numbers(range(JUMP + 1))),
        "jump-to": Codes(things("place", PLAYABLE)),
        "muster": Codes(things("place", muster_fields())),
    }


def muster_fields() -> list[int]:
    """All fields of the areas to which an event can call figures, without the fields of the towers."""
    areas = {happening.where for happening in HAPPENINGS if happening.effect == "muster"}
    return sorted({field for area in areas for field in AREA_FIELDS[area]})


def names(options: dict[str, Any]) -> Names:
    return {"place": NAMES, "card": [hero.id for hero in HEROES], "figure": COLOURS}
