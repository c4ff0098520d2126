"""The invariants at the end of the catalogue, checked so that no position, however absurd, raises."""

from __future__ import annotations

from ringspiel.games.gefaehrten.board import HEIGHT, SIDE_OFFSETS, WIDTH, slots_at
from ringspiel.games.gefaehrten.components import CARDS, COUNTS, HAND, KINDS, LOCATIONS, NAZGUL, RINGS
from ringspiel.games.gefaehrten.laying import is_full
from ringspiel.games.gefaehrten.locations import NextLocation
from ringspiel.games.gefaehrten.placing import Place, place_cards
from ringspiel.games.gefaehrten.rings import PutAnew, returnable
from ringspiel.games.gefaehrten.state import NOTHING, GefaehrtenState
from ringspiel.games.gefaehrten.turns import pass_on, refill


def faults(s: GefaehrtenState) -> list[str]:
    """What is wrong; the later checks rely on the earlier ones."""
    for check in (shape_faults, number_faults, table_faults, card_faults, ring_faults, flow_faults):
        found = check(s)
        if found:
            return found
    return []


def shape_faults(s: GefaehrtenState) -> list[str]:
    """Every list has its length."""
    found = []
    if any(len(cards) != s.seats for cards in (s.hands, s.piles)):
        found.append("every seat has a hand and a pile")
    if any(len(points) != s.seats for points in (s.points, *s.scored)):
        found.append("every seat has points")
    if len(s.gone) != CARDS or len(s.cards) != len(s.cells):
        found.append("every place has a cell, every card a count")
    if len(s.lies) != len(RINGS) or len(s.holders) != len(RINGS):
        found.append("there are six rings")
    if not 1 <= len(s.locations) <= len(LOCATIONS):
        found.append("one to ten locations are on the table")
    if len(s.scored) not in (len(s.locations) - 1, len(s.locations)):
        found.append("every location is scored before the next")
    return found


def number_faults(s: GefaehrtenState) -> list[str]:
    """Every number means something."""
    found = []
    everywhere = [card for cards in (*s.hands, *s.piles) for card in cards]
    if not all(0 <= card < CARDS for card in everywhere) or not all(NOTHING <= card < CARDS for card in s.cards):
        found.append("there are 28 kinds of cards")
    if not all(0 <= seat < s.seats for seat in (s.start, s.active)):
        found.append("start player and active player exist")
    if not all(NOTHING <= holder < s.seats for holder in s.holders):
        found.append("a ring is held by a seat or by nobody")
    if not all(NOTHING <= place < len(s.cells) for place in s.lies):
        found.append("a ring lies in a place or nowhere")
    if not (0 <= s.values < 1 << KINDS and s.values.bit_count() <= s.count and (s.values == 0) == (s.count == 0)):
        found.append("the values placed in a turn are those of its cards")
    if any(points < 0 for points in s.points) or any(gone < 0 for gone in s.gone):
        found.append("points and counts are never negative")
    return found


def table_faults(s: GefaehrtenState) -> list[str]:
    """GF-10, GF-61: the places are exactly the slots of all locations, which do not overlap."""
    inner = [left for left in s.locations if 1 <= left % WIDTH < WIDTH - 2 and WIDTH < left < (HEIGHT - 1) * WIDTH]
    if len(inner) != len(s.locations):
        return ["a location lies beyond the reach of the game"]
    ground = [cell for left in s.locations for cell in (left, left + 1)]
    around = {cell for left in s.locations for cell in slots_at(left)}
    earlier = {cell for left in s.locations[:-1] for cell in slots_at(left)}
    found = []
    if len(set(ground)) != len(ground) or around & set(ground):
        found.append("no location covers another or one of its slots")
    if len(set(s.cells)) != len(s.cells) or set(s.cells) != around:
        found.append("the places are the slots of all locations")
    elif [s.cells[place] if 0 <= place < len(s.cells) else NOTHING for place in s.slots] != slots_at(s.locations[-1]):
        found.append("the current location has its ten slots")
    elif s.settled != len(earlier) or set(s.cells[: s.settled]) != earlier:
        found.append("the slots of scored locations come first")
    if not all(beside_another(s, number) for number in range(1, len(s.locations))):
        found.append("a location touches the slots of an earlier one")
    return found


def beside_another(s: GefaehrtenState, number: int) -> bool:
    sides = {s.locations[number] + offset for offset in SIDE_OFFSETS}
    return any(sides & set(slots_at(left)) for left in s.locations[:number])


def card_faults(s: GefaehrtenState) -> list[str]:
    """All cards of the colours in play are in piles, in hands, on the table or out, and with their owner."""
    found = []
    for seat in range(s.seats):
        if any(s.owner_of(card) != seat for card in s.hands[seat] + s.piles[seat]):
            found.append(f"seat {seat} has a card of a colour that is not its own")
        if len(s.hands[seat]) > HAND or s.hands[seat] != sorted(s.hands[seat]):
            found.append(f"seat {seat} holds at most six cards, sorted")
        if seat != s.active and s.piles[seat] and not s.hands[seat]:  # GF-20: refilled when the turn ended
            found.append(f"seat {seat} holds a card as long as its pile has some")
    everywhere = [card for cards in (*s.hands, *s.piles, s.cards) for card in cards]
    for card in range(CARDS):
        there_are = 0 if s.owner_of(card) == NOTHING else COUNTS[card % KINDS]
        if everywhere.count(card) + s.gone[card] != there_are:
            found.append(f"there are {there_are} cards of kind {card}")
    if any(card != NOTHING and card % KINDS == NAZGUL for card in s.cards):
        found.append("a Nazgûl never stays on the table")
    return found


def ring_faults(s: GefaehrtenState) -> list[str]:
    """Each ring is in the supply, with a player or on a card; a card carries one."""
    played = [place for place in s.lies if place != NOTHING]
    found = []
    if any(s.holders[ring] != NOTHING and s.lies[ring] != NOTHING for ring in range(len(RINGS))):
        found.append("a ring is either held or on a card")
    if len(set(played)) != len(played) or any(s.cards[place] == NOTHING for place in played):
        found.append("a ring lies on a card, and a card carries one ring")
    return found


def flow_faults(s: GefaehrtenState) -> list[str]:
    """The open question fits the position and what is still to do."""
    question = s.question
    if question is None:
        return ["nothing is left to do after the end"] if s.agenda else []
    if question.seat != s.active or s.agenda != [pass_on, refill, place_cards]:
        return ["the player whose turn it is is asked, and then refills the hand"]
    if isinstance(question, NextLocation):
        ready = is_full(s) and len(s.locations) < len(LOCATIONS) and not s.placing
        return [] if ready else ["a location is laid when the one before is full"]
    if is_full(s) or not s.placing:
        return ["cards are placed while the current location has a free slot"]
    if isinstance(question, PutAnew) and question.place not in returnable(s, question.seat):
        return ["this card cannot be taken back"]
    if isinstance(question, Place) and question.ring != NOTHING and not holds(s, question.seat, question.ring):
        return ["a ring is played by its owner"]
    return [] if question.answers(s) else ["the player who is asked has an answer"]


def holds(s: GefaehrtenState, seat: int, ring: int) -> bool:
    return 0 <= ring < len(RINGS) and s.holders[ring] == seat
