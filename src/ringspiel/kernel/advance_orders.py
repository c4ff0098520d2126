"""Advance orders: what a seat wants answered for it, so that others need not wait.

An advance order does not depend on what its owner holds. So neither the answer nor its speed tells anything that the
owner has not decided to tell. It ends with what it was given for.
"""

from __future__ import annotations

from typing import ClassVar, Generic, TypeVar

from ringspiel.kernel.state import State

S = TypeVar("S", bound=State)


class AdvanceOrder(Generic[S]):
    """A kind of advance order that a game offers."""

    id: ClassVar[str]

    def scope(self, s: S, seat: int) -> str:
        """What it would hold for if given now, such as this battle; empty if it cannot be given. It ends with that."""
        raise NotImplementedError

    def answer(self, s: S, seat: int) -> int | None:
        """What it answers to the open question of this seat; None if it says nothing about it."""
        raise NotImplementedError
