"""What may be laid where, and what it does (GF-20 to GF-35, GF-50 to GF-58)."""

from __future__ import annotations

from typing import Final

from ringspiel.games.gefaehrten.components import (
    BAG_END,
    BLACK,
    CARADHRAS,
    FORD,
    FORD_CARDS,
    HOBBIT,
    KINDS,
    NAZGUL,
    RIVENDELL_BONUS,
    RIVENDELL_FIRST,
    RULE_OF,
    WEATHERTOP,
)
from ringspiel.games.gefaehrten.locations import next_location
from ringspiel.games.gefaehrten.scoring import score
from ringspiel.games.gefaehrten.shown import Kind
from ringspiel.games.gefaehrten.state import NOTHING, GefaehrtenState
from ringspiel.games.gefaehrten.words import tell

ONE: Final = 1
ONES: Final = 1 << ONE
HIGHER: Final = 0b0111100  # the values 2 to 5, as bits

FREE: Final = 0
WHITE_GROUND: Final = 10
NAZGUL_STRENGTH: Final = 20
RING_ON_IT: Final = 30
A_HOBBIT: Final = 31
OWN_CARD: Final = 32
SHIELD_RULES: Final = {WHITE_GROUND: "GF-24", RING_ON_IT: "GF-28", A_HOBBIT: "GF-27", OWN_CARD: "GF-26"}


# --- which cards a turn may hold ---------------------------------------------------------------------------------


def beyond_the_turn(value: int, values: int, count: int, rule: int, weathertop: bool) -> str:
    """The rule that forbids a card of this printed value (GF-35) after those of the turn so far, or nothing."""
    if rule == FORD:
        return "GF-32" if count >= FORD_CARDS else ""
    if value in (0, NAZGUL):  # GF-22
        return ""
    if rule == CARADHRAS and value == ONE and values & ONES:
        return "GF-33"
    if weathertop and values >> value & 1:  # GF-54
        return ""
    if value == ONE:
        return "GF-21" if values & HIGHER else ""
    return "GF-21" if values & (HIGHER | ONES) else ""


UNKNOWN: Final = -1
_allowed: Final = [UNKNOWN] * (1 << KINDS + 5)
"""By the values of the turn, how many cards, the rule of the location, and whether Weathertop's ring is played."""


def allowed_values(s: GefaehrtenState, ring: int) -> int:
    """The printed values, as bits, that may still be placed in this turn together with `ring`."""
    rule = RULE_OF[len(s.locations) - 1]
    count = min(s.count, FORD_CARDS)
    weathertop = ring == WEATHERTOP
    key = ((s.values * 4 + count) * 4 + rule) * 2 + weathertop
    allowed = _allowed[key]
    if allowed == UNKNOWN:
        allowed = 0
        for value in range(KINDS):
            if not beyond_the_turn(value, s.values, count, rule, weathertop):
                allowed |= 1 << value
        _allowed[key] = allowed
    return allowed


# --- which slots are open to a card ------------------------------------------------------------------------------


def is_black(s: GefaehrtenState, ring: int) -> bool:
    """GF-52, GF-58: the colour of the current location, for a card that brings `ring` along."""
    place = s.lies[BAG_END]
    changed = ring == BAG_END or (place != NOTHING and place in s.slots)
    return BLACK[len(s.locations) - 1] != changed


def strength(card: int, ring: int) -> int:
    """What a card can overcome: its value, with the Rivendell bonus (GF-55); a Nazgûl all but the protected (GF-30)."""
    value = card % KINDS
    if value == NAZGUL:
        return NAZGUL_STRENGTH
    return value + RIVENDELL_BONUS if ring == RIVENDELL_FIRST else value


def shields(s: GefaehrtenState, seat: int, ring: int) -> list[int]:
    """By slot of the current location: the strength that a card of `seat` needs there (GF-24 to GF-28)."""
    cards, owners, lies = s.cards, s.owners, s.lies
    black = is_black(s, ring)
    needed = []
    for place in s.slots:
        card = cards[place]
        if card == NOTHING:
            needed.append(FREE)
        elif owners[card // KINDS] == seat:
            needed.append(OWN_CARD)
        elif card % KINDS == HOBBIT:
            needed.append(A_HOBBIT)
        elif place in lies:
            needed.append(RING_ON_IT)
        else:
            needed.append(card % KINDS + 1 if black else WHITE_GROUND)
    return needed


def rule_of_shield(shield: int) -> str:
    """The rule that keeps too weak a card from a slot."""
    return SHIELD_RULES.get(shield, "GF-25")


# --- what laying does --------------------------------------------------------------------------------------------


def lay(s: GefaehrtenState, card: int, slot: int, ring: int) -> None:
    """GF-23: a card comes into a slot of the current location and acts at once; what it covers is gone (GF-29)."""
    place = s.slots[slot]
    covered = s.cards[place]
    if covered != NOTHING:
        s.gone[covered] += 1
    s.count += 1
    s.values |= 1 << card % KINDS
    if s.log is not None:
        tell_placement(s, card, slot, ring, covered)
    if card % KINDS == NAZGUL:  # GF-30, GF-31
        s.cards[place] = NOTHING
        s.gone[card] += 1
        return
    s.cards[place] = card
    if ring != NOTHING:  # GF-50
        s.holders[ring] = NOTHING
        s.lies[ring] = place
    if is_full(s):  # GF-40
        s.placing = False
        s.then(score, next_location)


def is_full(s: GefaehrtenState) -> bool:
    cards = s.cards
    for place in s.slots:  # noqa: SIM110  # a loop is quicker
        if cards[place] == NOTHING:
            return False
    return True


NAZGUL_VANISHES: Final[tuple[Kind, str]] = ("nazgul-vanishes", "GF-31")
NAZGUL_STRIKES: Final[tuple[Kind, str]] = ("nazgul-strikes", "GF-30")
LAID: Final[tuple[Kind, str]] = ("laid", "GF-23")
LAID_WITH_RING: Final[tuple[Kind, str]] = ("laid-with-ring", "GF-23")
COVERS: Final[tuple[Kind, str]] = ("covers", "GF-25")
COVERS_WITH_RING: Final[tuple[Kind, str]] = ("covers-with-ring", "GF-25")


def tell_placement(s: GefaehrtenState, card: int, slot: int, ring: int, covered: int) -> None:
    facts = {"seat": s.active, "card": card, "slot": slot, "cell": s.cells[s.slots[slot]]}
    if covered != NOTHING:
        facts["covered"] = covered
    if ring != NOTHING:
        facts["ring"] = ring
    if card % KINDS == NAZGUL:
        kind, rule = NAZGUL_VANISHES if covered == NOTHING else NAZGUL_STRIKES
    elif covered == NOTHING:
        kind, rule = LAID if ring == NOTHING else LAID_WITH_RING
    else:
        kind, rule = COVERS if ring == NOTHING else COVERS_WITH_RING
    tell(s, kind, rule, **facts)
