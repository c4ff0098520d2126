"""Everything on the table: board, pools, tracks, dice, cards, and what the running action has to remember.

Sets of figures are forces (see `figures`), sets of regions, nations and tiles bit masks. Seat 0 plays the Free Peoples,
seat 1 the Shadow (RK-S1), so `side` and `seat` are the same number.
"""

from __future__ import annotations

from typing import TypedDict, final

from ringspiel.games.ringkrieg.board import BOX, OWNER, POINTS, START
from ringspiel.games.ringkrieg.cards.names import BALROG_OF_MORIA
from ringspiel.games.ringkrieg.deck import DECK_OF, DECKS_OF
from ringspiel.games.ringkrieg.figures import (
    ALL_UNITS,
    FREE,
    GANDALF_GREY,
    NOBODY,
    UNITS,
    other,
)
from ringspiel.games.ringkrieg.layout import ANNOUNCED, CARD, OPEN, SHOWN
from ringspiel.games.ringkrieg.tiles import STANDARD
from ringspiel.table.chance import Generator
from ringspiel.table.errors import EngineFault
from ringspiel.table.state import State


class Shape(TypedDict):
    """What a saved position holds."""

    at: list[int]
    reserve: int
    lost: int
    fellowship: int
    captured: int
    political: list[int]
    active_nations: int
    turn: int
    phase: int
    acting: int
    dice: list[list[int]]
    spent: list[int]
    pool: list[int]
    hunt_box: list[int]
    rings: list[int]
    rings_used: int
    messenger_used: int
    decks: list[list[int]]
    hands: list[list[int]]
    table: list[int]
    discards: list[int]
    face_down: list[list[int]]
    tiles: int
    drawn: int
    waiting: int
    removed: int
    guide: int
    figure: int
    progress: int
    revealed: int
    corruption: int
    mordor: int
    strove: int
    minions_seen: int
    face: int
    use: int
    moved: list[int]
    picked: int
    tile: int
    damage: int
    successes: int
    path: int
    leaving: int
    given_away: int
    battle: list[int]
    event: int
    target: int
    wanted: int


@final
class RingkriegState(State):
    """The fields:

    at            force at each location: regions, then insides of Strongholds (a box with units means a siege)
    reserve       reinforcements, and characters who have not come yet
    lost          Free Peoples' figures and all characters out of the game
    fellowship    Companions still with the Ring-bearers
    captured      Settlements with a control marker of the other side
    political     boxes above At War, by nation; active_nations as a mask
    dice          unused dice by side and face; spent and pool by side; hunt_box by side
    rings         by side; rings_used: sides that used one this turn; messenger_used: the Mouth of Sauron's ability
    decks, hands, table, discards, face_down: cards
    tiles, drawn, waiting, removed: Hunt tiles
    guide, figure, progress, revealed, corruption, mordor (NOBODY or step): the Fellowship
    strove        in Mordor: moved or hid in this turn
    minions_seen  Minions who are or have been in play, as a force
    acting        whose action it is; face and use: what the running action was paid with and what for
    moved         pairs of location and force that have moved in this action
    picked        the force chosen so far, for questions that pick figures one by one
    tile, damage, successes: the Hunt in progress; given_away: Gollum lets the Fellowship be found
    path          regions that the Fellowship's figure has touched on its way
    leaving       Companions who have left the Fellowship and are not yet placed
    battle        the battle in progress, owned by `battle` (empty without one)
    event         the card that is being played, or NOBODY; target: the place or nation chosen for it, or NOBODY
    wanted        cards of which the acting side holds one, as everybody can tell by what it is doing; 0: no such mask
    """

    __slots__ = (
        "acting",
        "active_nations",
        "at",
        "battle",
        "captured",
        "corruption",
        "damage",
        "decks",
        "dice",
        "discards",
        "drawn",
        "event",
        "face",
        "face_down",
        "fellowship",
        "figure",
        "given_away",
        "guide",
        "hands",
        "hunt_box",
        "leaving",
        "lost",
        "messenger_used",
        "minions_seen",
        "mordor",
        "moved",
        "path",
        "phase",
        "picked",
        "political",
        "pool",
        "progress",
        "removed",
        "reserve",
        "revealed",
        "rings",
        "rings_used",
        "spent",
        "strove",
        "successes",
        "table",
        "target",
        "tile",
        "tiles",
        "turn",
        "use",
        "waiting",
        "wanted",
    )

    def __init__(
        self,
        generator: Generator,
        at: list[int],
        political: list[int],
        dice: list[list[int]],
        counters: list[list[int]],
        decks: list[list[int]],
        hands: list[list[int]],
        piles: list[list[int]],
        face_down: list[list[int]],
        notes: list[list[int]],
    ) -> None:
        super().__init__(2, generator)
        self.at = at
        self.political = political
        self.dice = dice
        self.spent, self.pool, self.hunt_box, self.rings = counters
        self.decks = decks
        self.hands = hands
        self.table, self.discards = piles
        self.face_down = face_down
        self.moved, self.battle = notes
        self.reserve = 0
        self.lost = 0
        self.fellowship = 0
        self.captured = 0
        self.active_nations = 0
        self.turn = 0
        self.phase = 0
        self.acting = FREE
        self.rings_used = 0
        self.messenger_used = 0
        self.tiles = STANDARD
        self.drawn = 0
        self.waiting = 0
        self.removed = 0
        self.guide = GANDALF_GREY
        self.figure = START
        self.progress = 0
        self.revealed = 0
        self.corruption = 0
        self.mordor = NOBODY
        self.strove = 0
        self.minions_seen = 0
        self.face = NOBODY
        self.use = NOBODY
        self.picked = 0
        self.tile = NOBODY
        self.damage = 0
        self.successes = 0
        self.path = 0
        self.leaving = 0
        self.given_away = 0
        self.event = NOBODY
        self.target = NOBODY
        self.wanted = 0

    def clone(self) -> RingkriegState:
        copy = RingkriegState(
            self.generator.clone(),
            self.at.copy(),
            self.political.copy(),
            [faces.copy() for faces in self.dice],
            [self.spent.copy(), self.pool.copy(), self.hunt_box.copy(), self.rings.copy()],
            [deck.copy() for deck in self.decks],
            [hand.copy() for hand in self.hands],
            [self.table.copy(), self.discards.copy()],
            [pile.copy() for pile in self.face_down],
            [self.moved.copy(), self.battle.copy()],
        )
        copy.reserve = self.reserve
        copy.lost = self.lost
        copy.fellowship = self.fellowship
        copy.captured = self.captured
        copy.active_nations = self.active_nations
        copy.turn = self.turn
        copy.phase = self.phase
        copy.acting = self.acting
        copy.rings_used = self.rings_used
        copy.messenger_used = self.messenger_used
        copy.tiles = self.tiles
        copy.drawn = self.drawn
        copy.waiting = self.waiting
        copy.removed = self.removed
        copy.guide = self.guide
        copy.figure = self.figure
        copy.progress = self.progress
        copy.revealed = self.revealed
        copy.corruption = self.corruption
        copy.mordor = self.mordor
        copy.strove = self.strove
        copy.minions_seen = self.minions_seen
        copy.face = self.face
        copy.use = self.use
        copy.picked = self.picked
        copy.tile = self.tile
        copy.damage = self.damage
        copy.successes = self.successes
        copy.path = self.path
        copy.leaving = self.leaving
        copy.given_away = self.given_away
        copy.event = self.event
        copy.target = self.target
        copy.wanted = self.wanted
        copy.share(self)
        return copy

    def redeal(self, seat: int) -> None:
        """The decks, and what the other side holds or has put away face down; only the backs are known."""
        for deck in DECKS_OF[seat]:
            self.decks[deck] = self.scrambled(self.decks[deck])
        side = other(seat)
        hidden = (self.hands[side], self.face_down[side])
        for deck in DECKS_OF[side]:
            unknown = self.decks[deck] + [card for pile in hidden for card in pile if DECK_OF[card] == deck]
            unknown = self.scrambled(unknown)
            for pile in hidden:
                for place, card in enumerate(pile):
                    if DECK_OF[card] == deck:
                        pile[place] = unknown.pop()
            self.decks[deck] = unknown
        for pile in hidden:
            pile.sort()
        if self.battle and not self.battle[SHOWN]:
            self.redeal_combat_card(side)
        if self.wanted and side == self.acting and not any(self.wanted >> card & 1 for card in self.hands[side]):
            self.deal_fitting_card(side, self.wanted)

    def scrambled(self, cards: list[int]) -> list[int]:
        """In random order; quicker than `shuffle`, for imagined states, whose chance nobody records."""
        return [card for _, card in sorted(zip(self.generator.several(len(cards)), cards, strict=True))]

    def redeal_combat_card(self, side: int) -> None:
        """RK-B19, RK-B20: whoever has announced a combat card holds one that he may play; which one is his secret."""
        b = self.battle
        if b[CARD + side] == NOBODY:
            return
        able, hand = b[OPEN + side], self.hands[side]
        fitting = [card for card in hand if able >> card & 1]
        if BALROG_OF_MORIA in self.table and able >> BALROG_OF_MORIA & 1:
            fitting.append(BALROG_OF_MORIA)
        if not fitting:
            fitting = [self.deal_fitting_card(side, able)]
        if b[CARD + side] != ANNOUNCED:
            b[CARD + side] = fitting[self.draw(len(fitting))]

    def deal_fitting_card(self, side: int, able: int) -> int:
        """Exchange a card in hand for one with the same back that fits; there is one, for the real hand holds it."""
        hand = self.hands[side]
        for pile in (*(self.decks[deck] for deck in DECKS_OF[side]), self.face_down[side]):
            for place, card in enumerate(pile):
                twins = [held for held in hand if DECK_OF[held] == DECK_OF[card]]
                if able >> card & 1 and twins:
                    pile[place] = twins[0]
                    hand[hand.index(twins[0])] = card
                    hand.sort()
                    return card
        raise EngineFault("a combat card was announced that nobody can hold")

    # --- what the board says -------------------------------------------------------------------------------------

    def has_units(self, location: int, side: int) -> bool:
        """RK-A2: whether an army of this side stands there."""
        return bool(self.at[location] & UNITS[side])

    def is_besieged(self, region: int) -> bool:
        """RK-X8: a garrison is inside the Stronghold."""
        box = BOX[region]
        return box != NOBODY and bool(self.at[box] & ALL_UNITS)

    def controller(self, region: int) -> int:
        """RK-K1, RK-K3: who controls the Settlement; NOBODY without one."""
        owner = OWNER[region]
        return other(owner) if self.captured >> region & 1 else owner

    def is_at_war(self, nation: int) -> bool:
        """RK-P1: the counter is in the lowest box."""
        return self.political[nation] == 0

    def is_active(self, nation: int) -> bool:
        return bool(self.active_nations >> nation & 1)

    def is_free_for(self, region: int, side: int) -> bool:
        """RK-G25, RK-G26: no enemy army, and no enemy Settlement unless it is a Stronghold besieged by own units."""
        if self.at[region] & UNITS[other(side)]:
            return False
        return self.controller(region) != other(side) or (self.is_besieged(region) and self.has_units(region, side))

    def can_enter(self, region: int, side: int) -> bool:
        """RK-G27, RK-G28: no enemy units outside a Stronghold; an undefended Settlement may be entered."""
        return not self.at[region] & UNITS[other(side)]

    def where(self, kind: int) -> int:
        """The location of a character, or NOBODY if he is not on the board."""
        mask = 1 << (6 * kind)
        if (self.reserve | self.lost | self.fellowship | self.leaving) & mask:
            return NOBODY
        for location, force in enumerate(self.at):
            if force & mask:
                return location
        return NOBODY

    def in_region(self, region: int) -> int:
        """RK-G43: all figures in a region, inside and outside a Stronghold."""
        box = BOX[region]
        return self.at[region] if box == NOBODY else self.at[region] + self.at[box]

    def points(self, side: int) -> int:
        """RK-K4, RK-W7: victory points, counted on the board."""
        rest, total = self.captured, 0
        while rest:
            region = rest.bit_length() - 1
            if OWNER[region] != side:
                total += POINTS[region]
            rest ^= 1 << region
        return total

    def unused(self, side: int) -> int:
        """RK-D15, RK-T17: dice that can still be used; those in the Hunt Box never count."""
        return sum(self.dice[side])
