"""What all questions of this game have in common: whom they ask, and how they explain what cannot be chosen."""

from __future__ import annotations

from typing import Any, ClassVar

from ringspiel.games.ringkrieg.state import RingkriegState
from ringspiel.games.ringkrieg.telling.picking import Picked, picked_by, targets_of
from ringspiel.kernel.question import Question, Refusal
from ringspiel.kernel.text import text


def refuse(reason: str, **arguments: Any) -> Refusal:
    """The sentence for a reason: the ID of a rule, followed by a word if the rule has several sentences."""
    rule = "-".join(reason.split("-")[:2])
    family = "refuse" if rule == reason else "because"
    return Refusal(rule, text(f"ringkrieg-{family}-{reason}", **arguments))


class SideQuestion(Question[RingkriegState]):
    """A question to the seat that decides for a side (see `deciders`); the rules go by the side.

    `asks` are the families of things that an answer names (see `picking.FAMILIES`), with `button` where a rule may
    withhold one; `also` those that only some answers name.
    """

    __slots__ = ("side",)
    parameters: ClassVar[tuple[str, ...]] = ("seat", "side")
    asks: ClassVar[tuple[str, ...]] = ()
    also: ClassVar[tuple[str, ...]] = ()

    def __init__(self, seat: int, side: int) -> None:
        super().__init__(seat)
        self.side = side

    def why_not(self, s: RingkriegState, picked: Picked) -> str:
        """Why the picked things are not an answer, as for `refuse`; empty if there is no reason."""
        return ""

    def explain(self, s: RingkriegState, targets: tuple[str, ...]) -> Refusal:
        picked = picked_by(targets)
        if picked is None or not set(picked.families()) <= {*self.asks, *self.also}:
            return self.refuse_other_things()
        return self.refuse_picked(s, picked)

    def named(self, s: RingkriegState, words: list[str]) -> tuple[str, ...] | None:
        targets = targets_of(words)
        return None if targets is None or picked_by(targets) is None else targets

    def refuse_picked(self, s: RingkriegState, picked: Picked) -> Refusal:
        """Why the picked things are not an answer. Override it if the sentence needs more than the reason."""
        reason = self.why_not(s, picked)
        return refuse(reason) if reason else self.refuse_unfinished(picked)

    def refuse_unfinished(self, picked: Picked) -> Refusal:
        """The picked things are part of an answer, but not all of it."""
        missing = [family for family in self.asks if family not in picked.families()]
        return self.ask_for("ringkrieg-asked-too", missing)

    def refuse_other_things(self) -> Refusal:
        """Something was picked that the question does not ask for."""
        return self.ask_for("ringkrieg-asked-instead", list(self.asks))

    def ask_for(self, key: str, families: list[str]) -> Refusal:
        """Questions name buttons and rings only if there is nothing else to choose."""
        named = [family for family in families if family not in ("button", "ring")] or ["button"]
        return Refusal(self.rule, text(key, asked=[text(f"ringkrieg-asked-{family}") for family in named]))


class CountQuestion(SideQuestion):
    """How many, from none to `most`."""

    __slots__ = ("most",)
    parameters: ClassVar[tuple[str, ...]] = ("seat", "side", "most")

    def __init__(self, seat: int, side: int, most: int) -> None:
        super().__init__(seat, side)
        self.most = most

    def answers(self, s: RingkriegState) -> list[int]:
        return list(range(self.most + 1))


class PlaceQuestion(SideQuestion):
    """Which of these places."""

    __slots__ = ("places",)
    parameters: ClassVar[tuple[str, ...]] = ("seat", "side", "places")
    asks: ClassVar[tuple[str, ...]] = ("region",)

    def __init__(self, seat: int, side: int, places: tuple[int, ...]) -> None:
        super().__init__(seat, side)
        self.places = places

    def answers(self, s: RingkriegState) -> list[int]:
        return list(self.places)
