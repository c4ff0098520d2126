"""How dice and events are put into notation and message keys."""

from __future__ import annotations

from typing import Any

from ringspiel.games.mordor.components import COLOURS, DICE, PLACES, SYMBOLS
from ringspiel.games.mordor.state import NOTHING, MordorState
from ringspiel.table.event import Event
from ringspiel.table.text import Text, seat_name, text


def notation_of(dice: list[int]) -> str:
    """Dice by their symbols, NOTHING where a die is not meant: `ring/yellow nazgul/black`."""
    return " ".join(f"{SYMBOLS[dice[die]]}/{COLOURS[die]}" for die in range(DICE) if dice[die] != NOTHING)


def dice_text(dice: list[int]) -> list[Text]:
    return [
        text("mordor-die", symbol=text(f"mordor-symbol-{SYMBOLS[dice[die]]}"), colour=colour_text(die))
        for die in range(DICE)
        if dice[die] != NOTHING
    ]


def colour_text(die: int) -> Text:
    return text(f"mordor-colour-{COLOURS[die]}")


def tell(s: MordorState, kind: str, rule: str, **data: Any) -> None:
    """Report an event whose words are the message `mordor-KIND` with the same arguments. All of this game is open."""
    words: dict[str, Any] = {}
    for name, value in data.items():
        if name == "seat":
            words[name] = seat_name(value)
        elif name == "winners":
            words[name] = [seat_name(seat) for seat in value]
        elif name == "dice":
            words[name] = dice_text(value)
        elif name == "die":
            words[name] = colour_text(value)
        else:
            words[name] = value
    if kind == "turn" and s.places:
        kind, words["place"] = "turn-at", text(f"mordor-place-{PLACES[s.place]}")
    if kind == "advanced":
        words["place"] = text(f"mordor-place-{PLACES[data['to']]}")
    facts = {name: list(value) if isinstance(value, list) else value for name, value in data.items()}
    s.tell(Event(kind, text(f"mordor-{kind}", **words), facts, rule))
