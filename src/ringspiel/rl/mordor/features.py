"""Die Reise nach Mordor: everything is open. The places are the fields of the road, one behind the other."""

from __future__ import annotations

from typing import Final

from ringspiel.games.mordor.components import COLOURS, DICE, PLACES, SYMBOLS
from ringspiel.games.mordor.state import NOTHING, MordorState
from ringspiel.rl.features.common import BYTES, LARGEST, Asked, Feature, asked_features, bits, flag, flags, one_hots

KINDS: Final = ("set-aside", "repeat-roll", "how-far")
_ASKED: Final = Asked(KINDS)
MOST_SEATS: Final = 4
FIELDS: Final = 7
"""The length of the longest Nazgûl track."""
_PLACE: Final = one_hots(len(PLACES))
_SYMBOL: Final = one_hots(len(SYMBOLS))
_DIE: Final = [[rolled + aside for aside in _SYMBOL] for rolled in _SYMBOL]
"""By the symbol rolled and the symbol set aside, each + 1."""
_HALVED: Final = [bits(mask, FIELDS) for mask in range(1 << FIELDS)]
_FLAGS: Final = [bits(mask, 4) for mask in range(1 << 4)]
_SEATS: Final = [[bits(mask, seats) for mask in range(1 << seats)] for seats in range(MOST_SEATS + 1)]


def numbers(s: MordorState, seat: int) -> bytes:
    seats = s.seats
    found = [_ASKED.of(s, seat), BYTES[min(s.round, LARGEST)], BYTES[1 if s.places else 0]]
    found.append(BYTES[s.components.nazgul_fields])
    found.append(_PLACE[s.place + 1])
    road = [0] * len(PLACES)
    for number in range(seats):
        player = (seat + number) % seats
        road[s.rings[player]] |= 1 << number
        add_player(found, s, player)
    rolled, aside, owners = s.rolled, s.aside, s.owners
    for die in range(DICE):
        owner = owners[die]
        found.append(_DIE[rolled[die] + 1][aside[die] + 1])
        found.append(BYTES[0 if owner == NOTHING else 1 + (owner - seat) % seats])
    there = _SEATS[seats]
    for players in road:
        found.append(there[players])
    return b"".join(found)


def add_player(found: list[bytes], s: MordorState, player: int) -> None:
    flags = (1 if s.is_out(player) else 0) | (2 if s.has_arrived(player) else 0)
    flags |= (4 if player == s.start else 0) | (8 if player == s.active else 0)
    found.append(BYTES[s.rings[player]])
    found.append(BYTES[s.crossed[player]])
    found.append(BYTES[s.fields_left(player)])
    found.append(_FLAGS[flags])
    found.append(_HALVED[s.halved[player]])


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
