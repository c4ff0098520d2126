"""Changing positions of Die Gefährten by hand: cards and rings on the table, hands, locations and points."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final, final

from ringspiel.games.gefaehrten.board import slots_at, spots
from ringspiel.games.gefaehrten.components import (
    CARDS,
    COLOURS,
    COUNTS,
    HAND,
    KINDS,
    LOCATIONS,
    NAZGUL,
    RINGS,
    deck_of,
)
from ringspiel.games.gefaehrten.locations import lay_location
from ringspiel.games.gefaehrten.placing import Place, place_cards
from ringspiel.games.gefaehrten.state import NOTHING, GefaehrtenState
from ringspiel.games.gefaehrten.turns import pass_on, refill
from ringspiel.games.gefaehrten.words import (
    card_notation,
    card_read,
    card_text,
    cell_notation,
    cell_text,
    location_text,
    ring_text,
)
from ringspiel.kernel.editing import (
    Editing,
    Field,
    Thing,
    decision,
    decisions,
    item_into,
    number_into,
    of_seat,
    passing,
    seats_as_things,
)
from ringspiel.kernel.errors import BrokenSave
from ringspiel.kernel.text import Text, text

MOST_POINTS: Final = 200


@final
class GefaehrtenEditing(Editing[GefaehrtenState]):
    """A click on a place of the table offers the cards for it."""

    def things(self, s: GefaehrtenState) -> dict[str, list[Thing]]:
        found = {
            "seats": seats_as_things(s),
            "decisions": decisions(has_begun(s)),
            "laid": [Thing(card_notation(card), card_text(card)) for card in in_play(s) if card % KINDS != NAZGUL],
            "locations": [Thing(str(n), location_text(n)) for n in range(len(s.locations))],
            "spots": [Thing(str(cell), cell_text(cell), f"spot:{cell_notation(cell)}") for cell in free_spots(s)],
            "rings": [
                *[Thing(f"seat-{seat}", of_seat("gefaehrten-edit-held", seat)) for seat in range(s.seats)],
                *[
                    Thing(f"cell-{cell_notation(cell)}", place_text(s, place))
                    for place, cell in enumerate(s.cells)
                    if s.cards[place] != NOTHING
                ],
            ],
        }
        for seat in range(s.seats):
            own = [card for card in in_play(s) if s.owner_of(card) == seat]
            found[f"cards-{seat}"] = [Thing(card_notation(card), card_text(card)) for card in own]
        return found

    def fields(self, s: GefaehrtenState) -> list[Field]:
        found = self.table(s)
        for seat in range(s.seats):
            found += self.player(s, seat)
        return [*found, *self.turn(s), *self.rings(s), *self.points(s)]

    def table(self, s: GefaehrtenState) -> list[Field]:
        laid = [
            Field(
                f"cell-{cell_notation(cell)}",
                "table",
                place_text(s, place),
                "one",
                "" if s.cards[place] == NOTHING else card_notation(s.cards[place]),
                card_putter(s, place),
                "laid",
                at=(f"cell:{cell_notation(cell)}",),
            )
            for place, cell in enumerate(s.cells)
        ]
        last = str(s.current())
        return [
            *laid,
            Field("current", "table", text("gefaehrten-edit-current"), "one", last, goer_back(s), "locations", 1),
            Field("next", "table", text("gefaehrten-edit-next"), "one", "", layer(s), "spots"),
        ]

    def player(self, s: GefaehrtenState, seat: int) -> list[Field]:
        most = max(COUNTS)
        hand, gone = (
            counted(s.hands[seat]),
            counted([c for c in range(CARDS) if s.owner_of(c) == seat for _ in range(s.gone[c])]),
        )
        return [
            Field(
                f"hand-{seat}",
                "hands",
                of_seat("gefaehrten-field-hands", seat),
                "counts",
                hand,
                dealer(s, seat),
                f"cards-{seat}",
                0,
                most,
            ),
            Field(
                f"gone-{seat}",
                "hands",
                of_seat("gefaehrten-field-gone", seat),
                "counts",
                gone,
                remover(s, seat),
                f"cards-{seat}",
                0,
                most,
            ),
        ]

    def turn(self, s: GefaehrtenState) -> list[Field]:
        active, start = passing(s, "active", begin), number_into(s, "start")
        return [
            Field("active", "turn", text("gefaehrten-field-active"), "one", str(s.active), active, "seats", 1),
            decision(s, has_begun(s), begin),
            Field("start", "turn", text("gefaehrten-field-start"), "one", str(s.start), start, "seats", 1),
        ]

    def rings(self, s: GefaehrtenState) -> list[Field]:
        return [
            Field(f"ring-{ring}", "rings", ring_text(ring), "one", where(s, ring), ringer(s, ring), "rings")
            for ring in range(len(RINGS))
        ]

    def points(self, s: GefaehrtenState) -> list[Field]:
        found = [
            Field(
                f"points-{seat}",
                "points",
                of_seat("gefaehrten-field-points", seat),
                "number",
                s.points[seat],
                pointer(s, seat),
                "",
                0,
                MOST_POINTS,
            )
            for seat in range(s.seats)
        ]
        for n, gains in enumerate(s.scored):
            found += [
                Field(
                    f"scored-{n}-{seat}",
                    "points",
                    of_seat("gefaehrten-edit-scored", seat, location=location_text(n)),
                    "number",
                    gains[seat],
                    item_into(gains, seat),
                    "",
                    -MOST_POINTS,
                    MOST_POINTS,
                )
                for seat in range(s.seats)
            ]
        return found

    def empty(self, s: GefaehrtenState) -> None:
        """The first location without cards; all rings in the supply, nobody with points."""
        first = s.locations[0]
        s.locations, s.cells, s.cards, s.slots, s.settled, s.scored = [], [], [], [], 0, []
        lay_location(s, first)
        s.settled = 0
        s.lies, s.holders = [NOTHING] * len(RINGS), [NOTHING] * len(RINGS)
        s.points, s.gone = [0] * s.seats, [0] * CARDS
        for seat in range(s.seats):
            own = [card for colour in range(len(COLOURS)) if s.owners[colour] == seat for card in deck_of(colour)]
            s.hands[seat], s.piles[seat] = sorted(own[:HAND]), own[HAND:]
        begin(s)

    def blames(self) -> Mapping[str, Callable[[GefaehrtenState], list[str]]]:
        return BLAMES


def in_play(s: GefaehrtenState) -> list[int]:
    return [card for card in range(CARDS) if s.owner_of(card) != NOTHING]


def place_text(s: GefaehrtenState, place: int) -> Text:
    return cell_text(s.cells[place])


def counted(cards: list[int]) -> dict[str, int]:
    return {card_notation(card): cards.count(card) for card in sorted(set(cards))}


def has_begun(s: GefaehrtenState) -> bool:
    return isinstance(s.question, Place) and s.question.ring == NOTHING and not s.count


def begin(s: GefaehrtenState) -> None:
    """GF-20: the active player is about to place cards."""
    s.values = s.count = 0
    s.placing = True
    s.question, s.agenda, s.outcome = Place(s.active, NOTHING), [pass_on, refill, place_cards], None


def free_spots(s: GefaehrtenState) -> list[int]:
    """GF-61: where the next location could lie."""
    lying = [s.cells[place] for place in range(len(s.cells)) if s.cards[place] != NOTHING]
    return spots(lying, s.locations) if len(s.locations) < len(LOCATIONS) and lying else []


def take(s: GefaehrtenState, card: int) -> None:
    """Take a card from its owner's pile, from what is out, or from the hand. Raises BrokenSave if all lie elsewhere."""
    seat = s.owner_of(card)
    if card in s.piles[seat]:
        s.piles[seat].remove(card)
    elif s.gone[card]:
        s.gone[card] -= 1
    elif card in s.hands[seat]:
        s.hands[seat].remove(card)
    else:
        raise BrokenSave(f"no {card_notation(card)} is left", text("edit-none-left", thing=card_text(card)))


def card_putter(s: GefaehrtenState, place: int) -> Callable[[Any], None]:
    """A card comes from its owner's pile; the one that lay there goes back to its own."""

    def put(name: str) -> None:
        card, before = card_read(name) if name else NOTHING, s.cards[place]
        if card is not None and card != NOTHING and card != before:
            take(s, card)
        if before not in (NOTHING, card):
            s.piles[s.owner_of(before)].append(before)
        s.cards[place] = NOTHING if card is None else card
        if not name and place in s.lies:
            s.lies[s.lies.index(place)] = NOTHING

    return put


def dealer(s: GefaehrtenState, seat: int) -> Callable[[Any], None]:
    def put(counts: dict[str, int]) -> None:
        before = s.hands[seat]
        s.piles[seat] += before
        s.hands[seat] = []
        try:
            deal(s, seat, counts)
        except BrokenSave:
            s.piles[seat] += s.hands[seat]
            for card in before:
                s.piles[seat].remove(card)
            s.hands[seat] = before
            raise

    return put


def deal(s: GefaehrtenState, seat: int, counts: dict[str, int]) -> None:
    for name, count in counts.items():
        card = card_read(name)
        for _ in range(count if card is not None else 0):
            take(s, card or 0)
            s.hands[seat] = sorted([*s.hands[seat], card or 0])


def remover(s: GefaehrtenState, seat: int) -> Callable[[Any], None]:
    """Cards that are out of the game come from the pile and go back to it."""

    def put(counts: dict[str, int]) -> None:
        for card in in_play(s):
            if s.owner_of(card) != seat:
                continue
            wanted = counts.get(card_notation(card), 0)
            while s.gone[card] > wanted:
                s.gone[card] -= 1
                s.piles[seat].append(card)
            while s.gone[card] < wanted and card in s.piles[seat]:
                s.piles[seat].remove(card)
                s.gone[card] += 1

    return put


def where(s: GefaehrtenState, ring: int) -> str:
    if s.holders[ring] != NOTHING:
        return f"seat-{s.holders[ring]}"
    return "" if s.lies[ring] == NOTHING else f"cell-{cell_notation(s.cells[s.lies[ring]])}"


def ringer(s: GefaehrtenState, ring: int) -> Callable[[Any], None]:
    def put(name: str) -> None:
        kind, _, rest = name.partition("-")
        s.holders[ring] = int(rest) if kind == "seat" else NOTHING
        cells = [cell_notation(cell) for cell in s.cells]
        s.lies[ring] = cells.index(rest) if kind == "cell" else NOTHING

    return put


def pointer(s: GefaehrtenState, seat: int) -> Callable[[Any], None]:
    def put(points: int) -> None:
        s.points = [points if other == seat else held for other, held in enumerate(s.points)]

    return put


def goer_back(s: GefaehrtenState) -> Callable[[Any], None]:
    """Later locations leave the table, and what lay on their slots alone goes back."""

    def put(name: str) -> None:
        lefts, lying = s.locations[: int(name) + 1], dict(zip(s.cells, s.cards, strict=True))
        rings = {ring: s.cells[place] for ring, place in enumerate(s.lies) if place != NOTHING}
        s.locations, s.cells, s.cards, s.slots, s.settled = [], [], [], [], 0
        for number, left in enumerate(lefts):
            lay_location(s, left)
            s.settled = len({cell for other in lefts[:number] for cell in slots_at(other)})
        for cell, card in lying.items():
            if cell in s.cells:
                s.cards[s.cells.index(cell)] = card
            elif card != NOTHING:
                s.piles[s.owner_of(card)].append(card)
        s.lies = [s.cells.index(rings[r]) if rings.get(r) in s.cells else NOTHING for r in range(len(RINGS))]
        s.scored = s.scored[: len(lefts) - 1]

    return put


def layer(s: GefaehrtenState) -> Callable[[Any], None]:
    """The next location is laid; the one before counts as scored without a gain, until somebody says otherwise."""

    def put(cell: str) -> None:
        if not cell:
            return
        settled = len(s.cells)
        s.scored = [*s.scored, [0] * s.seats][: len(s.locations)]
        lay_location(s, int(cell))
        s.settled = settled

    return put


def blame(*fields: str) -> Callable[[GefaehrtenState], list[str]]:
    def blamed(s: GefaehrtenState) -> list[str]:
        return list(fields)

    return blamed


def each_seat(name: str) -> Callable[[GefaehrtenState], list[str]]:
    def blamed(s: GefaehrtenState) -> list[str]:
        return [f"{name}-{seat}" for seat in range(s.seats)]

    return blamed


def cells(s: GefaehrtenState) -> list[str]:
    return [f"cell-{cell_notation(cell)}" for cell in s.cells]


def slots(s: GefaehrtenState) -> list[str]:
    return [f"cell-{cell_notation(s.cells[place])}" for place in s.slots if s.cards[place] == NOTHING] or ["question"]


def all_rings(s: GefaehrtenState) -> list[str]:
    return [f"ring-{ring}" for ring in range(len(RINGS))]


def rings_lying(s: GefaehrtenState) -> list[str]:
    """Rings without a card, and those that share one."""
    lies = s.lies
    wrong = [
        r for r, place in enumerate(lies) if place != NOTHING and (s.cards[place] == NOTHING or lies.count(place) > 1)
    ]
    return [f"ring-{ring}" for ring in wrong]


def empty_hands(s: GefaehrtenState) -> list[str]:
    return [f"hand-{seat}" for seat, hand in enumerate(s.hands) if seat != s.active and not hand]


def full_hands(s: GefaehrtenState) -> list[str]:
    return [f"hand-{seat}" for seat in range(s.seats) if len(s.hands[seat]) > HAND]


def points_of_all(s: GefaehrtenState) -> list[str]:
    return [f"points-{seat}" for seat in range(s.seats)]


def active_hand(s: GefaehrtenState) -> list[str]:
    return [f"hand-{s.active}", "active"]


BLAMES: Final[dict[str, Callable[[GefaehrtenState], list[str]]]] = {
    "every seat has a hand and a pile": each_seat("hand"),
    "every seat has points": points_of_all,
    "every place has a cell, every card a count": cells,
    "there are six rings": all_rings,
    "one to ten locations are on the table": blame("current"),
    "every location is scored before the next": blame("current"),
    "there are {} kinds of cards": each_seat("hand"),
    "start player and active player exist": blame("start", "active"),
    "a ring is held by a seat or by nobody": all_rings,
    "a ring lies in a place or nowhere": all_rings,
    "the values placed in a turn are those of its cards": blame("question"),
    "points and counts are never negative": points_of_all,
    "a location lies beyond the reach of the game": blame("current"),
    "no location covers another or one of its slots": blame("current"),
    "the places are the slots of all locations": blame("current"),
    "the current location has its ten slots": blame("current"),
    "the slots of scored locations come first": blame("current"),
    "a location touches the slots of an earlier one": blame("current"),
    "seat {} has a card of a colour that is not its own": each_seat("hand"),
    "seat {} holds at most six cards, sorted": full_hands,
    "seat {} holds a card as long as its pile has some": empty_hands,
    "there are {} cards of kind {}": each_seat("gone"),
    "a Nazgûl never stays on the table": cells,
    "a ring is either held or on a card": all_rings,
    "a ring lies on a card, and a card carries one ring": rings_lying,
    "nothing is left to do after the end": blame("question"),
    "the player whose turn it is is asked, and then refills the hand": blame("active", "question"),
    "a location is laid when the one before is full": slots,
    "cards are placed while the current location has a free slot": blame("question", "next"),
    "this card cannot be taken back": blame("question"),
    "a ring is played by its owner": blame("question"),
    "the player who is asked has an answer": active_hand,
}
EDITING: Final = GefaehrtenEditing()
