"""Setting up (GF-1 to GF-7): who has which colours, shuffled piles, six cards each, Bag End on the table."""

from __future__ import annotations

from typing import Any, Final, final

from ringspiel.games.gefaehrten.board import ORIGIN, slots_at
from ringspiel.games.gefaehrten.components import CARDS, COLOURS, RINGS, deck_of
from ringspiel.games.gefaehrten.state import NOTHING, GefaehrtenState
from ringspiel.games.gefaehrten.turns import draw_up, turn
from ringspiel.games.gefaehrten.words import tell
from ringspiel.kernel.chance import Generator
from ringspiel.kernel.errors import BadOption
from ringspiel.kernel.options import PerSeat
from ringspiel.kernel.text import text

MOST_HEAD_START: Final = 20


@final
class Colours(PerSeat):
    """GF-7: the colours of the seats. With two, each colour brings its partner along (GF-5)."""

    def check(self, value: Any, seats: int) -> list[str]:
        if value is None and seats == 2:
            return [COLOURS[0], COLOURS[2]]
        chosen = super().check(value, seats)
        if seats == 2 and pair_of(chosen[0]) == pair_of(chosen[1]):
            raise BadOption(
                f"option {self.id!r}: with two players green or yellow for one and red or blue for the other",
                text("gefaehrten-colours-of-one-pair", typed=",".join(chosen)),
            )
        return chosen

    def samples(self, seats: int) -> list[Any]:
        return [None, ["blue", "green"]] if seats == 2 else super().samples(seats)


def pair_of(colour: str) -> int:
    """GF-5: green goes with yellow, red with blue."""
    return COLOURS.index(colour) // 2


def owners_of(chosen: list[str]) -> list[int]:
    """The owner of each colour, NOTHING for one that stays out (GF-4)."""
    if len(chosen) == 2:
        pairs = [pair_of(colour) for colour in chosen]
        return [pairs.index(pair_of(colour)) for colour in COLOURS]
    return [chosen.index(colour) if colour in chosen else NOTHING for colour in COLOURS]


def fresh(seats: int, generator: Generator, owners: list[int], hidden_scores: bool) -> GefaehrtenState:
    """GF-4 to GF-6: everybody with an unshuffled pile, Bag End on the table."""
    s = GefaehrtenState(seats, generator)
    s.owners, s.hidden_scores = owners, hidden_scores
    s.hands, s.piles = [[] for _ in range(seats)], [[] for _ in range(seats)]
    for colour in range(len(COLOURS)):
        if owners[colour] != NOTHING:
            s.piles[owners[colour]] += deck_of(colour)
    s.locations, s.cells = [ORIGIN], slots_at(ORIGIN)
    s.slots, s.cards = list(range(len(s.cells))), [NOTHING] * len(s.cells)
    s.lies, s.holders = [NOTHING] * len(RINGS), [NOTHING] * len(RINGS)
    s.gone, s.points = [0] * CARDS, [0] * seats
    return s


def give_head_start(s: GefaehrtenState, points: list[int] | None) -> None:
    """GF-90: points that count before the first location."""
    if points is not None:
        s.points = points.copy()


def begin(s: GefaehrtenState) -> None:
    """GF-4 to GF-6: shuffle all piles, deal six cards to everybody; the start player is set by an option or drawn."""
    for seat in range(s.seats):
        s.shuffle(s.piles[seat])
        draw_up(s, seat)
    if s.start == NOTHING:
        s.start = s.draw(s.seats)
    s.active = s.start
    if s.log is not None:
        tell(s, "start", "GF-6", seat=s.start, location=s.current())
    s.then(turn)
