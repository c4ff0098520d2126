"""How dice and events are put into notation and message keys."""

from __future__ import annotations

from typing import Any, Final

from ringspiel.games.mordor.components import COLOURS, DICE, PLACES, SYMBOLS
from ringspiel.games.mordor.shown import Kind
from ringspiel.games.mordor.state import NOTHING, MordorState
from ringspiel.kernel.narrator import Narrator
from ringspiel.kernel.text import Text, text


def notation_of(dice: list[int]) -> str:
    """Dice by their symbols, NOTHING where a die is not meant: `ring/yellow nazgul/black`."""
    return " ".join(f"{SYMBOLS[dice[die]]}/{COLOURS[die]}" for die in range(DICE) if dice[die] != NOTHING)


def dice_text(dice: list[int]) -> list[Text]:
    """Dice as what somebody rolls or sets aside: the object of a sentence."""
    return [
        text("mordor-die", symbol=text(f"mordor-object-{SYMBOLS[dice[die]]}"), colour=colour_text(die))
        for die in range(DICE)
        if dice[die] != NOTHING
    ]


def colour_text(die: int) -> Text:
    return text(f"mordor-colour-{COLOURS[die]}")


def place_text(field: int) -> Text:
    return text(f"mordor-place-{PLACES[field]}")


NARRATOR: Final[Narrator[Kind]] = Narrator(
    "mordor",
    words={"dice": dice_text, "die": colour_text, "place": place_text},
    ids={},
    spoken=("place",),
    silent=("to", "at"),
)


def tell(s: MordorState, kind: Kind, rule: str, **facts: Any) -> None:
    """Report an event; fields that somebody comes to are told by the names of their places."""
    for field in ("to", "at"):
        if field in facts:
            facts["place"] = facts[field]
    if kind == "turn" and s.places:
        kind, facts["place"] = "turn-at", s.place
    NARRATOR.tell(s, kind, rule, **facts)
