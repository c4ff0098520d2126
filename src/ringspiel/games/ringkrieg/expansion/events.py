"""The events of the expansion that are about its characters, the Hunt and the old armies; the others are in
`faction_cards`, `balrog`, `ents` and `smeagol`."""

from __future__ import annotations

from typing import ClassVar, Final, final

from ringspiel.games.ringkrieg.armies.capture import is_own_stronghold, is_refuge
from ringspiel.games.ringkrieg.armies.stacking import inside_or_outside
from ringspiel.games.ringkrieg.cards import conditions, striking, triggers
from ringspiel.games.ringkrieg.cards.choosing import choose_place
from ringspiel.games.ringkrieg.cards.conditions import need
from ringspiel.games.ringkrieg.cards.drawing import discard
from ringspiel.games.ringkrieg.cards.event_card import Hook, Removal, card, nations
from ringspiel.games.ringkrieg.cards.quest import throw
from ringspiel.games.ringkrieg.cards.recruiting import HERE, figures, takes_any, unit
from ringspiel.games.ringkrieg.cards.removing import die_alone, say_card
from ringspiel.games.ringkrieg.cards.staying import offer
from ringspiel.games.ringkrieg.expansion import combat_halves, numbers, onward
from ringspiel.games.ringkrieg.hunt import hunt
from ringspiel.games.ringkrieg.pieces.board import NATION, NEIGHBOURS, NUMBER, REGION_COUNT, REGION_OF, STRONGHOLDS
from ringspiel.games.ringkrieg.pieces.deck import CARDS, cards_in, side_of_card
from ringspiel.games.ringkrieg.pieces.figures import (
    ALL_OF,
    COMPANIONS,
    FREE,
    GANDALF_GREY,
    GANDALF_WHITE,
    GOLLUM,
    LEADER,
    NAZGUL_AND_WITCH_KING,
    NONE,
    NORTH,
    REGULAR,
    SAURON,
    SHADOW,
    WITCH_KINGS,
    count,
    kinds_in,
    leadership_of,
)
from ringspiel.games.ringkrieg.pieces.printed import whole_card
from ringspiel.games.ringkrieg.state import RingkriegState
from ringspiel.games.ringkrieg.teams.deciders import ACTION, decider, seats_of
from ringspiel.games.ringkrieg.telling.asking import SideQuestion
from ringspiel.games.ringkrieg.telling.picking import Picked
from ringspiel.games.ringkrieg.telling.report import tell
from ringspiel.games.ringkrieg.turn.dice import CHARACTER, WILL
from ringspiel.games.ringkrieg.turn.uses import SKIP
from ringspiel.games.ringkrieg.words import card_text
from ringspiel.kernel.question import Choice
from ringspiel.kernel.state import call
from ringspiel.kernel.text import Text, seat_name, text

_GANDALF: Final = ALL_OF[GANDALF_GREY] | ALL_OF[GANDALF_WHITE]
_DOL_GULDUR: Final = NUMBER["dol-guldur"]
_IN_THE_NORTH: Final = [region for region in range(REGION_COUNT) if NATION[region] == NORTH]
_NEAR_THE_NORTH: Final = sorted({*_IN_THE_NORTH, *(near for region in _IN_THE_NORTH for near in NEIGHBOURS[region])})
MOST: Final = 5


# --- Wind from the West ----------------------------------------------------------------------------------------------


def shadow_cards(s: RingkriegState) -> list[int]:
    """The Shadow's cards on the table, *We Shall Get It* among them."""
    return [card for card in cards_in(s.table) if side_of_card(card) == SHADOW]


def wind_from_the_west(s: RingkriegState) -> None:
    """A card of the Shadow leaves the table. If there is none, the Free Peoples may look at a hand and discard from
    it."""
    seat = decider(s, FREE, ACTION)
    if shadow_cards(s):
        s.ask(BlowAway(seat, FREE))
    else:
        s.ask(LookAtHand(seat, FREE))


@final
class BlowAway(SideQuestion):
    """DP-20: the card of the Shadow that leaves the table."""

    __slots__ = ()
    kind: ClassVar[str] = "blow-away"
    rule: ClassVar[str] = "RK-E28"
    asks: ClassVar[tuple[str, ...]] = ("card",)

    def answers(self, s: RingkriegState) -> list[int]:
        return shadow_cards(s)

    def take(self, s: RingkriegState, answer: int) -> None:
        discard(s, answer)

    def describe(self, s: RingkriegState, answer: int) -> Choice:
        return Choice(CARDS[answer], card_text(answer), (f"card:{CARDS[answer]}",))

    def prompt(self, s: RingkriegState) -> Text:
        return text("ringkrieg-ask-remove-card", seat=seat_name(self.seat))

    def why_not(self, s: RingkriegState, picked: Picked) -> str:
        return "RK-E15-absent"


@final
class LookAtHand(SideQuestion):
    """DP-20: whose hand is looked at (seat + 1), or nobody's (0)."""

    __slots__ = ()
    kind: ClassVar[str] = "look-at-hand"
    rule: ClassVar[str] = "RK-E28"

    def answers(self, s: RingkriegState) -> list[int]:
        return [0, *(seat + 1 for seat in seats_of(s, SHADOW) if s.hands[seat])]

    def take(self, s: RingkriegState, answer: int) -> None:
        if answer:
            s.shown_hand = answer - 1
            s.seal()
            if s.log is not None:
                tell(s, "hand-seen", self.rule, seat=self.seat, whom=answer - 1)
            s.ask(TakeFromHand(self.seat, self.side, answer - 1))

    def describe(self, s: RingkriegState, answer: int) -> Choice:
        if not answer:
            return Choice("nothing", text("ringkrieg-choose-nothing"), ("button:done",))
        words = text("ringkrieg-choose-look-at-hand", whom=seat_name(answer - 1))
        return Choice(f"look-{answer - 1}", words, (f"button:look-{answer - 1}",))

    def prompt(self, s: RingkriegState) -> Text:
        return text("ringkrieg-ask-look-at-hand", seat=seat_name(self.seat))


@final
class TakeFromHand(SideQuestion):
    """DP-20: which card of the open hand is discarded; only the player who is asked sees the others."""

    __slots__ = ("owner",)
    kind: ClassVar[str] = "take-from-hand"
    rule: ClassVar[str] = "RK-E28"
    parameters: ClassVar[tuple[str, ...]] = ("seat", "side", "owner")
    asks: ClassVar[tuple[str, ...]] = ("card",)

    def __init__(self, seat: int, side: int, owner: int) -> None:
        super().__init__(seat, side)
        self.owner = owner

    def answers(self, s: RingkriegState) -> list[int]:
        return list(s.hands[self.owner])

    def take(self, s: RingkriegState, answer: int) -> None:
        s.shown_hand = NONE
        discard(s, answer)

    def describe(self, s: RingkriegState, answer: int) -> Choice:
        return Choice(CARDS[answer], whole_card(answer), (f"card:{CARDS[answer]}",))

    def prompt(self, s: RingkriegState) -> Text:
        return text("ringkrieg-ask-take-from-hand", seat=seat_name(self.seat), whom=seat_name(self.owner))

    def is_secret(self, s: RingkriegState) -> bool:
        """All players know how many cards there are, and that one of them goes."""
        return True

    def audience(self) -> tuple[int, ...]:
        return (self.seat,)

    def why_not(self, s: RingkriegState, picked: Picked) -> str:
        return "RK-E28-hand"


WIND_FROM_THE_WEST: Final = card(
    "fp-char-25E", "Wind from the West", steps=(wind_from_the_west,), combat=combat_halves.AMONG_THE_SIEGE_ENGINES
)


# --- Three Rings for the Elven-Kings ---------------------------------------------------------------------------------


def three_rings(s: RingkriegState) -> None:
    """RK-R14: each 4 or more brings back a used ring, first those out of the game, then the Shadow's."""
    used = s.rings[SHADOW] + 3 - sum(s.rings)
    back = min(throw(s, 3, 4), used)
    from_shadow = max(0, back - (3 - sum(s.rings)))
    s.rings[SHADOW] -= from_shadow
    s.rings[FREE] += back
    if s.log is not None and back:
        tell(s, "rings-back", "RK-R14", number=back)


THREE_RINGS: Final = card(
    "fp-char-26E", "Three Rings for the Elven-Kings", steps=(three_rings,), combat=combat_halves.AMONG_THE_SIEGE_ENGINES
)


# --- Rangers of the North --------------------------------------------------------------------------------------------


def rangers_choose(s: RingkriegState) -> None:
    """A Shadow army in the North or next to it."""
    armies = [inside_or_outside(s, region, SHADOW) for region in _NEAR_THE_NORTH]
    choose_place(s, FREE, [location for location in armies if s.has_units(location, SHADOW)])


def rangers_gather(s: RingkriegState) -> None:
    """A free region of the North next to that army; it needs no Settlement."""
    near = [] if s.target == NONE else NEIGHBOURS[REGION_OF[s.target]]
    free = [region for region in near if NATION[region] == NORTH and s.is_free_for(region, FREE)]
    choose_place(s, FREE, [region for region in free if takes_any(s, NORTH, region)])


RANGERS_OF_THE_NORTH: Final = card(
    "fp-str-25E",
    "Rangers of the North",
    steps=(
        rangers_choose,
        call(striking.strike, 3, 5),
        rangers_gather,
        call(unit, NORTH, HERE),
        call(figures, LEADER + NORTH, 1, HERE),
    ),
    names=nations(NORTH),
    combat=combat_halves.LAST_DEFENCES,
)


# --- Shadow of Dol Guldur --------------------------------------------------------------------------------------------


def wraith_in_dol_guldur(s: RingkriegState) -> bool:
    return bool(s.in_region(_DOL_GULDUR) & NAZGUL_AND_WITCH_KING)


def shadow_of_dol_guldur(s: RingkriegState) -> None:
    """Regulars of Sauron, one for each point of Nazgûl Leadership there; then the army may act."""
    wraiths = s.in_region(_DOL_GULDUR) & NAZGUL_AND_WITCH_KING
    points = sum(count(wraiths, kind) * leadership_of(kind) for kind in kinds_in(wraiths))
    figures(s, REGULAR + SAURON, min(points, MOST), _DOL_GULDUR)
    onward.let_army_act(s, inside_or_outside(s, _DOL_GULDUR, SHADOW))


SHADOW_OF_DOL_GULDUR: Final = card(
    "shadow-str-26E",
    "Shadow of Dol Guldur",
    needs=(need(wraith_in_dol_guldur),),
    steps=(shadow_of_dol_guldur,),
    names=nations(SAURON),
    combat=combat_halves.OLD_HATRED,
)


# --- The Gates are Closed --------------------------------------------------------------------------------------------


def gates_are_closed(s: RingkriegState, why: int) -> None:
    """RK-H28: if the way enters, leaves or crosses a Shadow Stronghold, the Shadow may draw one more tile."""
    moved = s.path != 1 << s.figure
    if moved and any(s.path >> region & 1 and is_own_stronghold(s, region, SHADOW) for region in STRONGHOLDS):
        offer(s, SHADOW, numbers.GATES_ARE_CLOSED, call(gates_close, why))


def gates_close(s: RingkriegState, why: int) -> None:
    if not s.on_table(numbers.GATES_ARE_CLOSED):
        s.then(call(hunt.tile_due, why))


def opens_the_gates(s: RingkriegState, face: int) -> bool:
    """A Will of the West, or a Character die with Gandalf or Gollum as Guide."""
    return face == WILL or (face == CHARACTER and s.guide in (GANDALF_GREY, GOLLUM))


GATES_ARE_CLOSED: Final = card(
    "shadow-char-25E",
    "The Gates are Closed",
    at=(Hook(triggers.WAY_GONE, gates_are_closed),),
    removal=Removal(FREE, opens_the_gates, die_alone, say_card),
    combat=combat_halves.HEADS_OF_THE_FALLEN,
)


# --- Captain of Despair ----------------------------------------------------------------------------------------------


def captain_of_despair(s: RingkriegState, side: int, face: int) -> None:
    """While the card is there, a Character die of the Shadow becomes an Eye in the Hunt Box when its action is over.
    A die that is only discarded (RK-T16) has no action."""
    if side == SHADOW and face == CHARACTER and s.use != SKIP and s.on_table(numbers.CAPTAIN_OF_DESPAIR):
        s.spent[SHADOW] -= 1
        s.hunt_box[SHADOW] += 1
        if s.log is not None:
            tell(s, "die-searches", "RK-D25", dice=s.hunt_box[SHADOW])


def captain_despairs(s: RingkriegState) -> None:
    """The card leaves when the Fellowship is declared in a Stronghold of the Free Peoples that they still control."""
    if is_refuge(s.figure) and is_own_stronghold(s, s.figure, FREE):
        discard(s, numbers.CAPTAIN_OF_DESPAIR)


_CAPTAIN: Final = (need(conditions.in_fellowship, COMPANIONS), need(conditions.is_any_in_play, WITCH_KINGS))
"""Gollum is the Guide exactly when no Companion is left in the Fellowship."""

CAPTAIN_OF_DESPAIR: Final = card(
    "shadow-char-26E",
    "Captain of Despair",
    needs=_CAPTAIN,
    at=(Hook(triggers.DECLARED, captain_despairs), Hook(triggers.DIE_USED, captain_of_despair)),
    stays_while=_CAPTAIN,
    names=WITCH_KINGS,
    combat=combat_halves.HEADS_OF_THE_FALLEN,
)


STEPS: Final = (
    wind_from_the_west,
    three_rings,
    rangers_choose,
    rangers_gather,
    shadow_of_dol_guldur,
    gates_close,
)
QUESTIONS: Final = (BlowAway, LookAtHand, TakeFromHand)
