"""A program's part in the dice of a table: it pledges a random number, and reveals it when all have pledged."""

from __future__ import annotations

import secrets
from collections.abc import Iterator
from typing import Any

from ringspiel.kernel.chance import pledge_to

Json = dict[str, Any]


class Contributing:
    """What was seen and given before the game, of one seat at one table."""

    def __init__(self) -> None:
        self.value = secrets.token_hex(32)
        self.commitment: str | None = None
        self.pledges: list[str] = []

    def heard(self, state: Json) -> Iterator[Json]:
        """What to send after this state. Nothing is pledged before the server has committed itself to its seed."""
        self.commitment = self.commitment or state["commitment"]
        gathered, seat = state.get("gathered"), state["sides"][0]["seat"]
        if gathered is None or self.commitment is None:
            return
        pledge = pledge_to(seat, self.value)
        if seat in gathered["awaits_pledge"]:
            yield {"type": "pledge", "seat": seat, "pledge": pledge}
        shown = [each["pledge"] for each in gathered["contributions"]]
        if seat in gathered["awaits_value"] and pledge in shown:
            self.pledges = self.pledges or shown
            yield {"type": "reveal", "seat": seat, "value": self.value}

    def command(self) -> str:
        """How to check the dice afterwards."""
        seen = [f" --pledge {pledge}" for pledge in self.pledges]
        given = f" --contribution {self.value}" if self.pledges else ""
        return f"ringspiel verify RECORD.json --commitment {self.commitment}{given}{''.join(seen)}"
