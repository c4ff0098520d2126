"""The options a game offers when a table is set up: what may be chosen, and the check of what was."""

from __future__ import annotations

import json
from typing import Any

from ringspiel.table.errors import BadOption
from ringspiel.table.text import Text, text


class Option:
    """One option. Its words are the messages `GAME-option-ID`, and `-hint` for what it does."""

    kind = ""

    def __init__(self, id: str, default: Any) -> None:
        self.id = id
        self.default = default

    def check(self, value: Any, seats: int) -> Any:
        """The value to play with, or BadOption."""
        raise NotImplementedError

    def refuse(self, value: Any, allowed: str) -> BadOption:
        return BadOption(f"option {self.id!r} takes {allowed}, not {value!r}")

    def refusal(self, game: str, value: Any, seats: int) -> Text:
        """For players: what the option takes, and what it does."""
        typed = repr(value) if isinstance(value, str) else json.dumps(value, default=repr)
        limits = {key: limit for key, limit in self.to_json().items() if key in ("least", "most", "values")}
        hint = text(f"{game}-option-{self.id}-hint")
        named = {"option": repr(self.id), "typed": typed, "seats": seats, "last": seats - 1, "hint": hint}
        return text(f"option-{self.kind}", **named, **limits)

    def samples(self, seats: int) -> list[Any]:
        """Values worth testing."""
        raise NotImplementedError

    def to_json(self) -> dict[str, Any]:
        return {"id": self.id, "kind": self.kind, "default": self.default}


class Flag(Option):
    """On or off."""

    kind = "flag"

    def check(self, value: Any, seats: int) -> bool:
        if not isinstance(value, bool):
            raise self.refuse(value, "true or false")
        return value

    def samples(self, seats: int) -> list[Any]:
        return [False, True]


class OneOf(Option):
    """One of several named values; each has the message `GAME-option-ID-VALUE`."""

    kind = "one-of"

    def __init__(self, id: str, values: tuple[str, ...], default: str) -> None:
        super().__init__(id, default)
        self.values = values

    def check(self, value: Any, seats: int) -> str:
        if not isinstance(value, str) or value not in self.values:
            raise self.refuse(value, "one of " + ", ".join(self.values))
        return value

    def samples(self, seats: int) -> list[Any]:
        return list(self.values)

    def to_json(self) -> dict[str, Any]:
        return {**super().to_json(), "values": list(self.values)}


class Number(Option):
    """A whole number within limits; None, where that is the default, means no number is set."""

    kind = "number"

    def __init__(self, id: str, least: int, most: int, default: int | None) -> None:
        super().__init__(id, default)
        self.least = least
        self.most = most

    def check(self, value: Any, seats: int) -> int | None:
        if value is None and self.default is None:
            return None
        if not isinstance(value, int) or isinstance(value, bool) or not self.least <= value <= self.most:
            raise self.refuse(value, f"a whole number from {self.least} to {self.most}")
        return value

    def samples(self, seats: int) -> list[Any]:
        return [self.default, self.least, self.most]

    def to_json(self) -> dict[str, Any]:
        return {**super().to_json(), "least": self.least, "most": self.most}


class SeatOrChance(Option):
    """A seat, such as the start player's; None leaves it to chance."""

    kind = "seat"

    def __init__(self, id: str) -> None:
        super().__init__(id, None)

    def check(self, value: Any, seats: int) -> int | None:
        if value is None:
            return None
        if not isinstance(value, int) or isinstance(value, bool) or not 0 <= value < seats:
            raise self.refuse(value, f"null (by chance) or a seat from 0 to {seats - 1}")
        return value

    def samples(self, seats: int) -> list[Any]:
        return [None, seats - 1]


class PerSeat(Option):
    """A different named value for each seat, such as hobbits or colours; the default deals them in order."""

    kind = "per-seat"

    def __init__(self, id: str, values: tuple[str, ...]) -> None:
        super().__init__(id, None)
        self.values = values

    def check(self, value: Any, seats: int) -> list[str]:
        if value is None:
            return list(self.values[:seats])
        if not isinstance(value, list | tuple) or len(value) != seats:
            raise self.refuse(value, f"a list with one value for each of the {seats} seats")
        for chosen in value:
            if chosen not in self.values or list(value).count(chosen) > 1:
                raise self.refuse(value, f"{seats} different ones of " + ", ".join(self.values))
        return list(value)

    def samples(self, seats: int) -> list[Any]:
        return [None, list(self.values[-seats:])]

    def to_json(self) -> dict[str, Any]:
        return {**super().to_json(), "values": list(self.values)}
