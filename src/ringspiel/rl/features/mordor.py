"""Die Reise nach Mordor: everything is open. The places are the fields of the road, one behind the other."""

from __future__ import annotations

from typing import Final

from ringspiel.games.mordor.components import COLOURS, DICE, PLACES, SYMBOLS
from ringspiel.games.mordor.state import NOTHING, MordorState
from ringspiel.rl.features.common import LARGEST, Feature, asked, asked_features, flag, flags, from_seat, one_hots

KINDS: Final = ("set-aside", "repeat-roll", "how-far")
_KINDS: Final = {kind: number for number, kind in enumerate(KINDS)}
FIELDS: Final = 7
"""Of the longest Nazgûl track."""
_PLACE: Final = one_hots(len(PLACES))
_SYMBOL: Final = one_hots(len(SYMBOLS))
_DIE: Final = [[rolled + aside for aside in _SYMBOL] for rolled in _SYMBOL]
"""By the symbol rolled and the symbol set aside, each + 1."""
_HALVED: Final = [[mask >> field & 1 for field in range(FIELDS)] for mask in range(1 << FIELDS)]


def numbers(s: MordorState, seat: int) -> list[int]:
    found = asked(s, seat, _KINDS)
    seats = s.seats
    order = from_seat(seat, seats)
    found.append(min(s.round, LARGEST))
    found.append(1 if s.places else 0)
    found.append(s.components.nazgul_fields)
    found += _PLACE[s.place + 1]
    rings, crossed, start, active = s.rings, s.crossed, s.start, s.active
    for player in order:
        out, arrived = s.is_out(player), s.has_arrived(player)
        found += (
            rings[player],
            crossed[player],
            s.fields_left(player),
            out,
            arrived,
            player == start,
            player == active,
        )
        found += _HALVED[s.halved[player]]
    rolled, aside, owners = s.rolled, s.aside, s.owners
    for die in range(DICE):
        found += _DIE[rolled[die] + 1][aside[die] + 1]
        owner = owners[die]
        found.append(0 if owner == NOTHING else 1 + (owner - seat) % seats)
    road = [0] * (len(PLACES) * seats)
    for number in range(seats):
        road[rings[order[number]] * seats + number] = 1
    found += road
    return found


def loose(seats: int) -> list[Feature]:
    found = [*asked_features(KINDS), Feature("round", LARGEST), flag("with-places"), Feature("nazgul-fields", FIELDS)]
    found += flags("place", PLACES)
    for player in range(seats):
        found += [
            Feature(f"player-{player}:rings", len(PLACES) - 1),
            Feature(f"player-{player}:crossed-halves", 2 * FIELDS),
            Feature(f"player-{player}:left", 2 * FIELDS),
            *flags(f"player-{player}", ("out", "arrived", "start", "active")),
            *flags(f"player-{player}:halved", [str(field + 1) for field in range(FIELDS)]),
        ]
    for colour in COLOURS:
        found += flags(f"die-{colour}:rolled", SYMBOLS) + flags(f"die-{colour}:aside", SYMBOLS)
        found.append(Feature(f"die-{colour}:owner", seats))
    return found


def channels(seats: int) -> list[Feature]:
    return flags("player", [str(player) for player in range(seats)])
