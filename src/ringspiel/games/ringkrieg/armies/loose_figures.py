"""Moves of figures that belong to no army, as answers beside the marches of armies (see `movement`)."""

from __future__ import annotations

from ringspiel.games.ringkrieg.pieces.board import REGIONS
from ringspiel.games.ringkrieg.pieces.figures import KIND_NAMES
from ringspiel.games.ringkrieg.telling.pairs import pair, pair_of, pairs
from ringspiel.games.ringkrieg.words import kind_text, region_text
from ringspiel.kernel.question import Choice
from ringspiel.kernel.text import text


def apart(kind: int, origin: int, destinations: list[int]) -> list[int]:
    """The moves of a kind from one region to each of these. No march has such a code."""
    return pairs(pair(kind, origin), destinations)


def apart_of(answer: int) -> tuple[int, int, int]:
    """Kind, origin and destination; the kind is NONE for a march."""
    first, destination = pair_of(answer)
    kind, origin = pair_of(first)
    return kind, origin, destination


def apart_choice(kind: int, origin: int, destination: int) -> Choice:
    name, here, there = KIND_NAMES[kind], REGIONS[origin], REGIONS[destination]
    to = region_text(destination)
    words = text("ringkrieg-choose-move-apart", kind=kind_text(kind), origin=region_text(origin), to=to)
    return Choice(f"{name} {here}->{there}", words, (f"figure:{name}", f"region:{here}", f"to:{there}"))
