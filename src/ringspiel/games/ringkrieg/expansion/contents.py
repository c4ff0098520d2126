"""The pieces of the expansion (RK-Z2, RK-Z58). Their numbers are in `numbers`."""

from __future__ import annotations

from typing import Final

from ringspiel.games.ringkrieg.pieces.added import Added, Kind

FACTIONS: Final = ("dunlendings", "corsairs", "ents")

CONTENTS: Final = Added(
    option="expansion",
    variants=("relaxed_sea",),
    figures=(
        Kind("galadriel", "free", "companion", follows="gondor", stays="RK-Z30"),
        Kind("smeagol", "free", "companion", is_born_guide=True),
        Kind("witch-king-chief", "shadow", "minion", follows="witch-king", version_of="witch-king"),
        Kind("balrog", "shadow", "minion", follows="witch-king", stays="RK-Z55", lets_gandalf_return=False),
        Kind("dunlending", "shadow", "regular", nation="isengard"),
        Kind("ship", "shadow", "apart"),
        Kind("ent", "free", "apart"),
        Kind("tower", "shadow", "apart"),
        Kind("catapult", "free", "apart"),
    ),
    uses=("bring-faction", "recruit-dunlendings", "black-ships", "build-engine", "declare"),
    marks=FACTIONS,
)
