"""The pieces."""

from __future__ import annotations

from typing import Final

from ringspiel.games.ringkrieg.pieces.added import Added, Kind

CONTENTS: Final = Added(
    option="beornings",
    figures=(Kind("beorning", "free", "regular", nation="north"),),
    uses=("call-beornings",),
)
