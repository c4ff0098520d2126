"""The Hunt for the Ring (RK-H1 to RK-H33): the roll, the tile, and the reveal (RK-F29 to RK-F38)."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar, Final, final

from ringspiel.games.ringkrieg.armies.capture import is_own_city_or_stronghold, is_own_stronghold
from ringspiel.games.ringkrieg.cards import triggers
from ringspiel.games.ringkrieg.cards.triggers import added, due, happens
from ringspiel.games.ringkrieg.hunt import guide, mordor
from ringspiel.games.ringkrieg.hunt.damage import heal, lose_at_random, reduce, reveals, settle, use_the_ring
from ringspiel.games.ringkrieg.hunt.pool import draw_from_bag, put_back
from ringspiel.games.ringkrieg.pieces.board import NEIGHBOURS, REGION_COUNT, REGIONS, STRONGHOLDS
from ringspiel.games.ringkrieg.pieces.figures import FREE, NAZGUL_AND_WITCH_KING, NONE, SHADOW, UNITS
from ringspiel.games.ringkrieg.pieces.tiles import DIE, EYE, EYES, FREE_SPECIAL, VALUE
from ringspiel.games.ringkrieg.state import RingkriegState
from ringspiel.games.ringkrieg.teams.deciders import HUNT, decider
from ringspiel.games.ringkrieg.telling.asking import CountQuestion, SideQuestion
from ringspiel.games.ringkrieg.telling.picking import Picked
from ringspiel.games.ringkrieg.telling.report import tell
from ringspiel.games.ringkrieg.words import region_text
from ringspiel.kernel.question import Choice
from ringspiel.kernel.state import call
from ringspiel.kernel.text import Text, seat_name, text

DECLARED: Final = 0
REVEALED: Final = 1
STOP: Final = REGION_COUNT
MOST_DICE: Final = 5
SUCCESS: Final = 6
PREVENTED: Final = -2
"""In place of a tile: the draw is prevented."""

# Why a tile is drawn.
AFTER_HUNT: Final = 0
FOR_STRONGHOLD: Final = 1
BY_CARD: Final = 2
IN_MORDOR: Final = 3
BY_DECLARATION: Final = 4
"""By a card, on a declaration in a City or Stronghold of the Free Peoples: reveal symbols are ignored (RK-H27)."""
AS_CORRUPTION: Final = 5
"""By a card: all damage is corruption, and nothing lowers it."""
AT_RANDOM: Final = 6
"""By a card: a Companion drawn at random has to meet the damage."""
TO_BREAK_UP: Final = 7
"""By a card: the tile says how many Companions leave."""


# --- the Hunt roll ---------------------------------------------------------------------------------------------------


def hunt(s: RingkriegState) -> None:
    """RK-H13, RK-H14, RK-H16, RK-H18: as many dice as the Hunt level, at most five; none, and nothing happens."""
    s.successes = 0
    s.hunt_bonus = 0
    dice = min(s.hunt_box[SHADOW], MOST_DICE)
    if dice:
        s.then(*due(s, triggers.HUNT_ROLL), call(roll, dice))


def bonus(s: RingkriegState) -> int:
    """RK-H20, RK-H23, RK-H24: one for each die of the Free Peoples in the Hunt Box; a natural 1 may succeed."""
    return s.hunt_box[FREE] + s.hunt_bonus


def roll(s: RingkriegState, dice: int) -> None:
    """RK-H17, RK-H20, RK-H22, RK-H26: then the Shadow may repeat failed dice, each once."""
    missed = dice - throw(s, dice)
    again = min(rerolls(s), missed)
    s.then(hunt_over)
    if again:
        s.ask(Reroll(decider(s, SHADOW, HUNT), SHADOW, again))


def throw(s: RingkriegState, dice: int) -> int:
    """Roll combat dice and count the successes."""
    results = [s.draw(6) + 1 for _ in range(dice)]
    needed = SUCCESS - bonus(s)
    scored = sum(1 for result in results if result >= needed)
    s.successes += scored
    if s.log is not None:
        tell(s, "hunt-roll", "RK-H16", results=results, needed=needed, successes=scored)
    return scored


def rerolls(s: RingkriegState) -> int:
    """RK-H22, RK-H25, RK-G43: Shadow Stronghold, Shadow unit, Nazgûl in the region of the figure, each once."""
    figures = s.in_region(s.figure)
    found = 1 if is_own_stronghold(s, s.figure, SHADOW) else 0
    found += 1 if figures & UNITS[SHADOW] else 0
    found += 1 if figures & NAZGUL_AND_WITCH_KING else 0
    return found + added(s, triggers.HUNT_REROLLS)


@final
class Reroll(CountQuestion):
    """DP-34, RK-H22, RK-H26: how many failed dice are rolled again; they are all alike."""

    __slots__ = ()
    kind: ClassVar[str] = "hunt-reroll"
    rule: ClassVar[str] = "RK-H22"

    def take(self, s: RingkriegState, answer: int) -> None:
        if answer:
            throw(s, answer)

    def describe(self, s: RingkriegState, answer: int) -> Choice:
        return Choice(str(answer), text("ringkrieg-choose-reroll", dice=answer), (f"reroll:{answer}",))

    def prompt(self, s: RingkriegState) -> Text:
        return text("ringkrieg-ask-reroll", seat=seat_name(self.seat))


def hunt_over(s: RingkriegState) -> None:
    """RK-H30: one tile for any number of successes."""
    if s.successes:
        s.then(call(tile_due, AFTER_HUNT))


# --- the tile --------------------------------------------------------------------------------------------------------


def tile_due(s: RingkriegState, why: int) -> None:
    """RK-H48: the order of everything that belongs to one tile."""
    s.tile = NONE
    s.damage = 0
    s.given_away = 0
    s.then(*due(s, triggers.TILE_DUE, why), call(draw_tile, why), call(resolve_tile, why))


def draw_tile(s: RingkriegState, why: int) -> None:
    """RK-H1, RK-H48, RK-H53: a prevented draw ends without damage and reveal."""
    s.tile = NONE if s.tile == PREVENTED else draw_from_bag(s, 0)
    tile_window(s, why)


def tile_window(s: RingkriegState, why: int) -> None:
    """RK-H48: effects that may exchange the tile, or act before it counts."""
    if s.tile != NONE:
        s.then(*due(s, triggers.TILE_DRAWN, why))


def exchange_tile(s: RingkriegState, why: int) -> None:
    """RK-H48: another tile counts, and may be exchanged again; the first goes back into the pool."""
    close_window(s, why)
    first = 1 << s.tile
    s.tile = draw_from_bag(s, first)
    put_back(s, first)
    tile_window(s, why)


def close_window(s: RingkriegState, why: int) -> None:
    """RK-H48: drop the effects that were due for the tile that goes back. The same tile may be drawn again, as
    another draw."""
    agenda = s.agenda
    while agenda and agenda[-1] != call(resolve_tile, why):
        agenda.pop()


def resolve_tile(s: RingkriegState, why: int) -> None:
    """RK-H29, RK-H48, RK-O15: in Mordor the step; value, reductions, damage, then those who leave, then the reveal."""
    if why == IN_MORDOR:
        mordor.step(s)
    if s.tile == NONE:
        return
    if REASONS[why].void >> s.tile & 1:
        s.tile = NONE
    else:
        happens(s, triggers.TILE_COUNTS)
        REASONS[why].meet(s, why)


def value_of_tile(s: RingkriegState, why: int) -> int:
    """RK-H9, RK-H31, RK-H32, RK-H45, RK-O9, RK-O17: the number, what an Eye counts, or a roll."""
    value = VALUE[s.tile]
    if value == EYE:
        return REASONS[why].eye(s)
    return s.draw(6) + 1 if value == DIE else value


def fix_damage(s: RingkriegState, why: int) -> None:
    """RK-H8: a negative value heals."""
    value = value_of_tile(s, why)
    if value < 0:
        heal(s, -value, "RK-H8")
    s.damage = max(value, 0)
    if s.log is not None:
        tell(s, "damage", "RK-H31", damage=s.damage)


# --- why a tile is drawn ---------------------------------------------------------------------------------------------


def nothing(s: RingkriegState) -> int:
    return 0


def successes(s: RingkriegState) -> int:
    """RK-H32: an Eye after a Hunt roll."""
    return s.successes


def hunt_box(s: RingkriegState) -> int:
    """RK-O9, RK-O17: an Eye in Mordor."""
    return s.hunt_box[FREE] + s.hunt_box[SHADOW]


def meet(s: RingkriegState, why: int) -> None:
    """RK-H34, RK-H39: help, then the Ring or a casualty."""
    fix_damage(s, why)
    s.then(reduce, settle, call(guide.send_away, 0, HUNT), call(reveal_by_tile, why))


def meet_at_random(s: RingkriegState, why: int) -> None:
    fix_damage(s, why)
    s.then(reduce, lose_at_random, call(guide.send_away, 0, HUNT), call(reveal_by_tile, why))


def meet_with_the_ring(s: RingkriegState, why: int) -> None:
    fix_damage(s, why)
    s.then(use_the_ring, call(reveal_by_tile, why))


def break_up(s: RingkriegState, why: int) -> None:
    s.then(call(guide.break_up, value_of_tile(s, why)), tile_done)


@final
class Reason:
    """Which tiles are discarded without effect, what an Eye counts, how the tile is met, and whether it reveals."""

    __slots__ = ("eye", "meet", "reveals", "void")

    def __init__(
        self,
        void: int,
        eye: Callable[[RingkriegState], int],
        meet: Callable[[RingkriegState, int], None],
        reveals: bool = True,
    ) -> None:
        self.void = void
        self.eye = eye
        self.meet = meet
        self.reveals = reveals


_VOID: Final = EYES | FREE_SPECIAL
"""Tiles without effect when a card makes the Shadow draw."""

REASONS: Final = {
    AFTER_HUNT: Reason(0, successes, meet),
    FOR_STRONGHOLD: Reason(0, nothing, meet),
    BY_CARD: Reason(_VOID, nothing, meet),
    IN_MORDOR: Reason(0, hunt_box, meet),
    BY_DECLARATION: Reason(_VOID, nothing, meet, reveals=False),
    AS_CORRUPTION: Reason(_VOID, nothing, meet_with_the_ring),
    AT_RANDOM: Reason(_VOID, nothing, meet_at_random),
    TO_BREAK_UP: Reason(_VOID, nothing, break_up),
}


# --- the figure moves ------------------------------------------------------------------------------------------------


def reveal(s: RingkriegState) -> None:
    """RK-F32, RK-F37, RK-O16: turn the counter, move the figure; a Shadow Stronghold on the way costs a tile."""
    s.revealed = 1
    if s.log is not None:
        tell(s, "revealed", "RK-F31")
    if s.mordor == NONE:
        s.path = 1 << s.figure
        s.then(call(walk, s.progress, REVEALED), arrive_revealed)


def walk(s: RingkriegState, left: int, why: int) -> None:
    """RK-F26, RK-F29: step by step; with no steps left the figure stays."""
    if left:
        s.ask(Walk(decider(s, FREE, HUNT), FREE, left, why))


def is_barred(s: RingkriegState, region: int, why: int) -> bool:
    """RK-F33, RK-F34: a figure just revealed may not end in a City or Stronghold of the Free Peoples."""
    return why == REVEALED and is_own_city_or_stronghold(s, region, FREE)


def can_go(s: RingkriegState, region: int, left: int, why: int) -> bool:
    """RK-F56: the step leaves a way on; every City and Stronghold has a neighbour where the figure may stay."""
    return left > 0 or not is_barred(s, region, why)


@final
class Walk(SideQuestion):
    """DP-5, DP-37, RK-F29: the next region on the way of the figure, or stop here."""

    __slots__ = ("left", "why")
    kind: ClassVar[str] = "walk"
    rule: ClassVar[str] = "RK-F29"
    parameters: ClassVar[tuple[str, ...]] = ("seat", "side", "left", "why")
    asks: ClassVar[tuple[str, ...]] = ("region", "button")

    def __init__(self, seat: int, side: int, left: int, why: int) -> None:
        super().__init__(seat, side)
        self.left = left
        self.why = why

    def answers(self, s: RingkriegState) -> list[int]:
        found = [r for r in NEIGHBOURS[s.figure] if can_go(s, r, self.left - 1, self.why)]
        return found if is_barred(s, s.figure, self.why) else [STOP, *found]

    def take(self, s: RingkriegState, answer: int) -> None:
        if answer == STOP:
            return
        s.figure = answer
        s.path |= 1 << answer
        if s.log is not None:
            tell(s, "walked", self.rule, to=answer)
        s.then(call(walk, self.left - 1, self.why))

    def describe(self, s: RingkriegState, answer: int) -> Choice:
        if answer == STOP:
            return Choice("stop", text("ringkrieg-choose-stop"), ("button:stop",))
        return Choice(REGIONS[answer], region_text(answer), (f"region:{REGIONS[answer]}",))

    def prompt(self, s: RingkriegState) -> Text:
        return text("ringkrieg-ask-walk", seat=seat_name(self.seat), left=self.left, region=region_text(s.figure))

    def why_not(self, s: RingkriegState, picked: Picked) -> str:
        return "RK-F33" if picked.region == NONE or picked.region in NEIGHBOURS[s.figure] else self.rule


def arrive_revealed(s: RingkriegState) -> None:
    """RK-F32, RK-F36, RK-F38: the counter on 0; one tile if any region of the way has a Shadow Stronghold."""
    s.progress = 0
    if s.log is not None:
        tell(s, "found", "RK-F32", region=s.figure)
    if any(s.path >> region & 1 and is_own_stronghold(s, region, SHADOW) for region in STRONGHOLDS):
        s.then(call(tile_due, FOR_STRONGHOLD))
    s.then(*due(s, triggers.WAY_GONE, BY_CARD))


def reveal_by_tile(s: RingkriegState, why: int) -> None:
    """RK-H27, RK-H29, RK-H33, RK-H48: the last thing a tile does."""
    if REASONS[why].reveals and reveals(s):
        reveal(s)
    tile_done(s)


def tile_done(s: RingkriegState) -> None:
    s.given_away = 0
    s.damage = 0
    s.tile = NONE


STEPS: Final = (
    hunt,
    roll,
    hunt_over,
    tile_due,
    draw_tile,
    resolve_tile,
    walk,
    arrive_revealed,
    reveal_by_tile,
    tile_done,
)
QUESTIONS: Final = (Reroll, Walk)
