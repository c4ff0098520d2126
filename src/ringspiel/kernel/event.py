"""What happened, for logs and animation: who may see it, and what the others see instead."""

from __future__ import annotations

from typing import Any, TypedDict, final

from ringspiel.kernel.text import Text


class Forced(TypedDict):
    """The data of `forced`, the one event that the kernel tells itself, in every game."""

    seat: int
    question: str
    answer: int
    notation: str


@final
class Event:
    """One thing that happened.

    `kind` names it for programs (animation, statistics), `text` for people, `data` carries the facts.
    With `only`, these seats alone see it; everybody else sees `instead`, or nothing.
    """

    __slots__ = ("data", "instead", "kind", "only", "rule", "text")

    def __init__(
        self,
        kind: str,
        text: Text,
        data: dict[str, Any],
        rule: str = "",
        only: tuple[int, ...] | None = None,
        instead: Event | None = None,
    ) -> None:
        self.kind = kind
        self.text = text
        self.data = data
        self.rule = rule
        self.only = only
        self.instead = instead

    def known_to(self, seat: int, instead: Event | None) -> Event:
        """The same, for one seat alone; all others see `instead`."""
        return self.known_to_all((seat,), instead)

    def known_to_all(self, seats: tuple[int, ...], instead: Event | None) -> Event:
        """The same, for these seats alone; all others see `instead`."""
        return Event(self.kind, self.text, self.data, self.rule, seats, instead)

    def seen_by(self, seat: int | None) -> Event | None:
        """The event as `seat` may know it (None = a spectator)."""
        only = self.only
        if only is None or (seat is not None and seat in only):
            return self
        return self.instead

    def to_json(self) -> dict[str, Any]:
        return {"kind": self.kind, "text": self.text, "data": self.data, "rule": self.rule}
