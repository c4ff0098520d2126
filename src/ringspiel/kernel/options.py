"""The options a game offers when a table is set up: what may be chosen, and the check of what was."""

from __future__ import annotations

import json
from typing import Any, ClassVar

from ringspiel.kernel.errors import BadOption
from ringspiel.kernel.text import Text, text


class Option:
    """One option. Its words are the messages `GAME-option-ID`, and `-hint` for what it does.

    `needs`: the flag without which it would change nothing, and is refused. `quiet`: it is left out of the settings as
    long as it has its default, so that tables without it are what they were before there was such an option.
    """

    kind = ""

    def __init__(self, id: str, default: Any, needs: str | None = None, *, quiet: bool = False) -> None:
        self.id = id
        self.default = default
        self.needs = needs
        self.quiet = quiet

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
        """For clients; `needs` only where there is one."""
        needs = {} if self.needs is None else {"needs": self.needs}
        return {"id": self.id, "kind": self.kind, "default": self.default, **needs}


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

    def __init__(self, id: str, least: int, most: int, default: int | None, *, quiet: bool = False) -> None:
        super().__init__(id, default, quiet=quiet)
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


class HeadStart(Option):
    """For players who are not equally strong: how much each seat begins with, from 0; None is nothing for anybody."""

    kind = "head-start"

    def __init__(self, id: str, most: int) -> None:
        super().__init__(id, None, quiet=True)
        self.most = most

    def check(self, value: Any, seats: int) -> list[int] | None:
        if value is None:
            return None
        if not isinstance(value, list | tuple) or len(value) != seats or not all(map(self.takes, value)):
            raise self.refuse(value, f"a list with a number from 0 to {self.most} for each of the {seats} seats")
        return list(value) if any(value) else None

    def takes(self, value: Any) -> bool:
        return isinstance(value, int) and not isinstance(value, bool) and 0 <= value <= self.most

    def samples(self, seats: int) -> list[Any]:
        return [None, [self.most, *[0] * (seats - 1)]]

    def to_json(self) -> dict[str, Any]:
        return {**super().to_json(), "most": self.most}


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


class Roles(Option):
    """Which seat plays which of as many roles as there are seats: in their order (the default), drawn, or as listed."""

    kind = "roles"
    DRAWN: ClassVar[str] = "drawn"

    def __init__(self, id: str, roles: dict[int, tuple[str, ...]]) -> None:
        super().__init__(id, None)
        self.roles = roles
        self.values = (self.DRAWN, *dict.fromkeys(role for each in roles.values() for role in each))

    def check(self, value: Any, seats: int) -> list[str] | str:
        roles = self.roles[seats]
        if value is None or value == self.DRAWN:
            return list(roles) if value is None else self.DRAWN
        if not isinstance(value, list | tuple) or sorted(map(str, value)) != sorted(roles):
            raise self.refuse(value, f"{self.DRAWN!r} or all of {', '.join(roles)}, one for each seat")
        return list(value)

    def refusal(self, game: str, value: Any, seats: int) -> Text:
        typed = value if isinstance(value, str) else json.dumps(value, default=repr)
        roles = ", ".join(self.roles[seats])
        return text("option-roles", option=repr(self.id), typed=repr(typed), values=roles, drawn=repr(self.DRAWN))

    def samples(self, seats: int) -> list[Any]:
        return [None, self.DRAWN]

    def to_json(self) -> dict[str, Any]:
        return {**super().to_json(), "roles": {str(seats): list(roles) for seats, roles in self.roles.items()}}
