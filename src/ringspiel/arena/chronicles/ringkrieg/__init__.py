"""How a table of Der Ringkrieg went: Fellowship, Hunt, Settlements, rings, cards and characters, by side."""

from __future__ import annotations

from collections import Counter
from typing import Final, cast

from ringspiel.arena.chronicles.ringkrieg.mistakes import Mistakes
from ringspiel.games.ringkrieg.box import Kind
from ringspiel.games.ringkrieg.pieces.board import NUMBER, POINTS
from ringspiel.games.ringkrieg.pieces.figures import SIDES
from ringspiel.games.ringkrieg.state import RingkriegState
from ringspiel.games.ringkrieg.teams.deciders import side_of_seat
from ringspiel.kernel.event import Event
from ringspiel.kernel.state import State

CHARACTERS = {
    "aragorn": "free",
    "gandalf-white": "free",
    "saruman": "shadow",
    "witch-king": "shadow",
    "mouth-of-sauron": "shadow",
}
BY_SEAT: Final[dict[Kind, str]] = {
    "ring-spent": "Elven rings used",
    "played": "events played",
    "announced": "combat cards played",
}


class RingkriegChronicle:
    """Names begin with the side that a figure is about."""

    def __init__(self) -> None:
        self.counts: Counter[str] = Counter()
        self.entered_mordor: int | None = None
        self.marched = False
        self.came: set[str] = set()
        self.mistakes = Mistakes()

    def see(self, state: State, events: list[Event]) -> None:
        assert isinstance(state, RingkriegState)
        for event in events:
            self.note(state, event)
            self.mistakes.note(state, event)

    def note(self, s: RingkriegState, event: Event) -> None:
        kind, data = cast(Kind, event.kind), event.data
        if kind == "mordor":
            self.entered_mordor = s.turn
        elif kind == "healed" and event.rule == "RK-F41":
            self.counts["free: rests"] += 1
        elif kind == "allocated":
            self.counts["dice"] += data["dice"]
            self.counts["turns"] += 1
        elif kind in ("army-moved", "army-advanced"):
            self.marched = kind == "army-moved"
        elif kind == "captured" and POINTS[NUMBER[data["region"]]]:
            self.lost("free" if data["side"] == "shadow" else "shadow")
        elif kind == "entered":
            self.came.add(data["kind"])
        elif kind in BY_SEAT:
            self.counts[f"{SIDES[side_of_seat(s, data['seat'])]}: {BY_SEAT[kind]}"] += 1

    def lost(self, side: str) -> None:
        """A City or Stronghold is captured. It counts as empty if the army did not have to fight for it."""
        self.counts[f"{side}: Cities and Strongholds lost"] += 1
        self.counts[f"{side}: of these empty"] += self.marched

    def figures(self, state: State) -> dict[str, float]:
        assert isinstance(state, RingkriegState)
        found = {"turns": float(state.turn), "free: corruption at the end": float(state.corruption)}
        found["free: entered Mordor"] = float(self.entered_mordor is not None)
        if self.entered_mordor is not None:
            found["free: turn of entering Mordor"] = float(self.entered_mordor)
        found["free: rests"] = float(self.counts["free: rests"])
        found["shadow: Hunt dice per turn"] = self.counts["dice"] / max(1, self.counts["turns"])
        for side in SIDES:
            for name in ("Cities and Strongholds lost", "of these empty", *BY_SEAT.values()):
                found[f"{side}: {name}"] = float(self.counts[f"{side}: {name}"])
        for seat, hand in enumerate(state.hands):
            name = f"{SIDES[side_of_seat(state, seat)]}: cards left in hand"
            found[name] = found.get(name, 0.0) + len(hand)
        for character, friends in CHARACTERS.items():
            found[f"{friends}: {character} came"] = float(character in self.came)
        return found | self.mistakes.figures(state)


CHRONICLE = RingkriegChronicle
