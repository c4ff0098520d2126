"""Everything on the table: board, pools, tracks, dice, cards, and what the current action has to remember.

Sets of figures are forces (see `figures`), sets of regions, nations and tiles bit masks. What is listed by side is
listed Free Peoples first; which seats play a side, and who decides for it, is in `deciders`.
"""

from __future__ import annotations

from typing import ClassVar, Final, Optional, TypedDict, final

from ringspiel.games.ringkrieg.combat.state import ANNOUNCED, Battle, Fighter
from ringspiel.games.ringkrieg.pieces.board import BOX, OWNER, POINTS
from ringspiel.games.ringkrieg.pieces.deck import COMBAT_FROM_TABLE, DECK_OF, cards_in
from ringspiel.games.ringkrieg.pieces.figures import ALL_UNITS, NONE, ONE, UNITS, other
from ringspiel.games.ringkrieg.pieces.found import Found, word_of_mask
from ringspiel.games.ringkrieg.teams.state import Teams
from ringspiel.kernel.chance import Generator
from ringspiel.kernel.part import blank
from ringspiel.kernel.state import State

CARD_BITS: Final = 8
CARD_MASK: Final = (1 << CARD_BITS) - 1
"""Room for the number of a card below a random number, so that sorting these shuffles the cards."""


class Shape(TypedDict):
    """What is on the table, and what a saved position holds."""

    roles: list[int]
    """What each seat plays (see `roles`); never changes."""
    leading: list[int]
    """By side: the seat with the leading marker (RK-403)."""
    actors: list[int]
    """By side: the seat that acts when it is the side's turn (RK-410, RK-411)."""
    at: list[int]
    """The force at each location: regions, then insides of Strongholds (a box with units means a siege)."""
    reserve: int
    """Reinforcements, and characters who have not come yet."""
    lost: int
    """Free Peoples' figures and all characters out of the game."""
    captured: int
    """Settlements with a control marker of the other side."""
    political: list[int]
    """Boxes above At War, by nation."""
    active_nations: int
    turn: int
    phase: int
    dice: list[list[int]]
    """Unused dice, by side and face."""
    spent: list[int]
    """Used dice, by side."""
    pool: list[int]
    """Dice to roll, by side."""
    hunt_box: list[int]
    """Dice in the Hunt Box, by side."""
    rings: list[int]
    """Elven Rings, by side."""
    rings_used: int
    """Seats that used a Ring this turn."""
    messenger_used: int
    """The Mouth of Sauron's ability."""
    decks: list[list[int]]
    hands: list[list[int]]
    """By seat."""
    face_down: list[list[int]]
    """Cards put away face down, by seat."""
    shown_hand: int
    """The seat whose hand lies open before the seat that is asked, or NONE."""
    table: int
    """Cards on the table, as a mask."""
    discards: list[int]
    tiles: int
    """Hunt tiles in the pool."""
    drawn: int
    """Hunt tiles drawn from the pool."""
    waiting: int
    """Special Hunt tiles that have come into play, but not into the pool."""
    removed: int
    """Hunt tiles out of the game."""
    fellowship: int
    """Companions still with the Ring-bearers."""
    guide: int
    figure: int
    """The region of the Fellowship's figure."""
    progress: int
    revealed: int
    corruption: int
    mordor: int
    """NONE, or the step of the Mordor Track."""
    strove: int
    """In Mordor: moved or hid in this turn."""
    minions_seen: int
    """Minions who are or have been in play, as a force."""
    tallies: int
    """What expansions in play count, each in bits of its own."""
    acting: int
    """Whose action it is."""
    face: int
    """The face of the die that paid for the current action."""
    use: int
    """What the current action was paid for."""
    moved: list[int]
    """Pairs of location and force that have moved in this action."""
    picked: int
    """The force chosen so far, for questions that pick figures one by one."""
    tile: int
    """The Hunt tile that is being resolved."""
    damage: int
    """Hunt damage still to be met."""
    successes: int
    """The successes of the Hunt roll."""
    hunt_bonus: int
    """Added to each die of the Hunt roll by cards."""
    given_away: int
    """Gollum lets the Fellowship be found."""
    path: int
    """Regions that the Fellowship's figure has touched on its way."""
    leaving: int
    """Companions who have left the Fellowship and are not yet placed."""
    event: int
    """The card that is being played, or NONE."""
    target: int
    """The place or nation chosen for it, or NONE."""
    battle: "Optional[Battle]"  # noqa: UP037, UP045
    """The battle in progress; `fight` reads it."""
    teams: "Optional[Teams]"  # noqa: UP037, UP045
    """What only tables of more than two players remember."""


@final
class RingkriegState(State):
    """See `Shape`. Copies share what `places` has found, until a figure moves."""

    __slots__ = (*Shape.__annotations__, "found")
    memory: ClassVar[tuple[str, ...]] = ("found",)

    def __init__(self, seats: int, generator: Generator, like: RingkriegState | None = None) -> None:
        super().__init__(seats, generator)
        if like is None:
            blank(self, Shape)
            self.found = Found([], None)
            return
        self.found = like.found
        self.roles: list[int] = like.roles
        self.leading: list[int] = like.leading.copy()
        self.actors: list[int] = like.actors.copy()
        self.at: list[int] = like.at.copy()
        self.reserve: int = like.reserve
        self.lost: int = like.lost
        self.captured: int = like.captured
        self.political: list[int] = like.political.copy()
        self.active_nations: int = like.active_nations
        self.turn: int = like.turn
        self.phase: int = like.phase
        free, shadow = like.dice
        self.dice: list[list[int]] = [free.copy(), shadow.copy()]
        self.spent: list[int] = like.spent.copy()
        self.pool: list[int] = like.pool.copy()
        self.hunt_box: list[int] = like.hunt_box.copy()
        self.rings: list[int] = like.rings.copy()
        self.rings_used: int = like.rings_used
        self.messenger_used: int = like.messenger_used
        self.decks: list[list[int]] = [pile.copy() for pile in like.decks]
        self.hands: list[list[int]] = [pile.copy() for pile in like.hands]
        self.face_down: list[list[int]] = [pile.copy() for pile in like.face_down]
        self.shown_hand: int = like.shown_hand
        self.table: int = like.table
        self.discards: list[int] = like.discards.copy()
        self.tiles: int = like.tiles
        self.drawn: int = like.drawn
        self.waiting: int = like.waiting
        self.removed: int = like.removed
        self.fellowship: int = like.fellowship
        self.guide: int = like.guide
        self.figure: int = like.figure
        self.progress: int = like.progress
        self.revealed: int = like.revealed
        self.corruption: int = like.corruption
        self.mordor: int = like.mordor
        self.strove: int = like.strove
        self.minions_seen: int = like.minions_seen
        self.tallies: int = like.tallies
        self.acting: int = like.acting
        self.face: int = like.face
        self.use: int = like.use
        self.moved: list[int] = like.moved.copy()
        self.picked: int = like.picked
        self.tile: int = like.tile
        self.damage: int = like.damage
        self.successes: int = like.successes
        self.hunt_bonus: int = like.hunt_bonus
        self.given_away: int = like.given_away
        self.path: int = like.path
        self.leaving: int = like.leaving
        self.event: int = like.event
        self.target: int = like.target
        battle = like.battle
        self.battle: Battle | None = None if battle is None else Battle(battle)
        teams = like.teams
        self.teams: Teams | None = None if teams is None else Teams(teams)

    def clone(self) -> RingkriegState:
        copy = RingkriegState(self.seats, self.generator.clone(), self)
        copy.share(self)
        return copy

    def redeal(self, seat: int) -> None:
        """The decks, and what the other seats hold or have put away face down; only the backs are known.

        RK-B20: a seat that has announced a combat card holds one that fits, so its cards are dealt until it does.
        """
        offering = self.offering()
        hidden = [pile for owner, pile in enumerate(self.face_down) if owner != seat]
        hidden += [pile for owner, pile in enumerate(self.hands) if owner != seat and not self.is_shown(owner, seat)]
        self.redeal_cards(hidden, self.given_by(seat))
        while not self.can_show_announced():
            self.redeal_cards(hidden, self.given_by(seat))
        teams = self.teams
        if teams is not None and offering not in (NONE, seat):
            teams.offered = self.hands[offering][self.draw(len(self.hands[offering]))]
        for fighter in self.with_secret_cards():
            if fighter.holder != seat and fighter.card != ANNOUNCED:
                fitting = self.combat_cards(fighter)
                fighter.card = fitting[self.draw(len(fitting))]

    def is_shown(self, owner: int, seat: int) -> bool:
        """Whether a card lets a seat see this hand now."""
        question = self.question
        return owner == self.shown_hand and question is not None and question.seat == seat

    def given_by(self, seat: int) -> int:
        """RK-407: the cards that this seat knows to be in its teammate's hand, as a bit mask."""
        teams = self.teams
        return 0 if teams is None else teams.given[seat]

    def offering(self) -> int:
        """RK-407: the seat that has chosen a card to exchange, or NONE."""
        teams = self.teams
        if teams is None or teams.offered == NONE:
            return NONE
        return next(seat for seat, hand in enumerate(self.hands) if teams.offered in hand)

    def redeal_cards(self, hidden: list[list[int]], known: int) -> None:
        """Cards that the seat knows stay where they are."""
        unknown = [cards.copy() for cards in self.decks]
        for pile in hidden:
            for card in pile:
                if not known >> card & 1:
                    unknown[DECK_OF[card]].append(card)
        unknown = [self.scrambled(cards) for cards in unknown]
        for pile in hidden:
            for place, card in enumerate(pile):
                if not known >> card & 1:
                    pile[place] = unknown[DECK_OF[card]].pop()
            pile.sort()
        self.decks = unknown

    def scrambled(self, cards: list[int]) -> list[int]:
        """Cards in random order. It is quicker than `shuffle`, and for imagined states, whose chance nobody
        records."""
        words = self.generator.several(len(cards))
        order = [words[number] << CARD_BITS | card for number, card in enumerate(cards)]
        order.sort()
        return [each & CARD_MASK for each in order]

    def with_secret_cards(self) -> list[Fighter]:
        """RK-B19: the seats that have announced or chosen a combat card that is not yet revealed."""
        battle = self.battle
        if battle is None or battle.shown:
            return []
        return [fighter for fighter in battle.fighters if fighter.card != NONE]

    def can_show_announced(self) -> bool:
        return all(self.combat_cards(fighter) for fighter in self.with_secret_cards())

    def combat_cards(self, fighter: Fighter) -> list[int]:
        """RK-B20, RK-B25: cards in hand whose combat half may be played, and those that fight from the table."""
        able = fighter.open
        held = [card for card in self.hands[fighter.holder] if able >> card & 1]
        return held + cards_in(self.table & COMBAT_FROM_TABLE & able)

    # --- what the board says -------------------------------------------------------------------------------------

    def on_table(self, card: int) -> bool:
        """RK-E15: whether a card lies on the table."""
        return bool(self.table >> card & 1)

    def has_units(self, location: int, side: int) -> bool:
        """RK-A2: whether an army of this side stands there."""
        return bool(self.at[location] & UNITS[side])

    def places(self, figures: int) -> list[int]:
        """The locations of the kinds in a mask, in order. They are kept until such a figure moves. Do not change the
        list."""
        found, word = self.look(), word_of_mask(figures)
        places = found.by_word.get(word)
        if places is None:
            kinds = found.kinds
            places = found.by_word[word] = [place for place in found.peopled if kinds[place] & word]
        return places

    def look(self) -> Found:
        """What has been found on the board as it is now."""
        found = self.found
        if found.at != self.at:
            found = self.found = Found(self.at, found if found.at else None)
        return found

    def is_besieged(self, region: int) -> bool:
        """RK-X8: a garrison is inside the Stronghold."""
        box = BOX[region]
        return box != NONE and bool(self.at[box] & ALL_UNITS)

    def controller(self, region: int) -> int:
        """RK-K1, RK-K3: who controls the Settlement; NONE without one."""
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
        """The location of a character, or NONE if it is not on the board."""
        places = self.places(ONE[kind])
        return places[0] if places else NONE

    def in_region(self, region: int) -> int:
        """RK-G43: all figures in a region, inside and outside a Stronghold."""
        box = BOX[region]
        return self.at[region] if box == NONE else self.at[region] + self.at[box]

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
