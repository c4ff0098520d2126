"""The Hunt for the Ring (RK-H1 to RK-H33): the roll, the tile, and the reveal (RK-F29 to RK-F38)."""

from __future__ import annotations

from typing import ClassVar, Final, final

from ringspiel.games.ringkrieg import guide, mordor
from ringspiel.games.ringkrieg.bag import draw_from_bag, put_back
from ringspiel.games.ringkrieg.board import MORIA, NEIGHBOURS, REGION_COUNT, REGIONS, STRONGHOLDS
from ringspiel.games.ringkrieg.cards.names import BALROG_OF_MORIA, FLOCKS_OF_CREBAIN, MITHRIL_COAT, WIZARDS_STAFF
from ringspiel.games.ringkrieg.cards.review import UseCard
from ringspiel.games.ringkrieg.control import is_own_city_or_stronghold, is_own_stronghold
from ringspiel.games.ringkrieg.damage import heal, lose_at_random, reduce, reveals, settle, use_the_ring
from ringspiel.games.ringkrieg.figures import FREE, NAZGUL_AND_WITCH_KING, NOBODY, SHADOW, UNITS
from ringspiel.games.ringkrieg.state import RingkriegState
from ringspiel.games.ringkrieg.tiles import DIE, EYE, EYES, FREE_SPECIAL, VALUE
from ringspiel.games.ringkrieg.words import region_text, tell
from ringspiel.table.question import Choice, Question, Refusal
from ringspiel.table.state import call
from ringspiel.table.text import Text, seat_name, text

DECLARED: Final = 0
REVEALED: Final = 1
STOP: Final = REGION_COUNT
MOST_DICE: Final = 5
SUCCESS: Final = 6

# Why a tile is drawn.
AFTER_HUNT: Final = 0
FOR_STRONGHOLD: Final = 1
BY_CARD: Final = 2
IN_MORDOR: Final = 3
BY_DECLARATION: Final = 4
"""By a card, on a declaration in a City or Stronghold of the Free Peoples: reveal symbols are ignored (RK-H27)."""
ISILDURS_BANE: Final = 5
FOUL_THING: Final = 6
BREAKING: Final = 7


# --- the Hunt roll ---------------------------------------------------------------------------------------------------


def hunt(s: RingkriegState) -> None:
    """RK-H13, RK-H14, RK-H16, RK-H18: as many dice as the Hunt level, at most five; none, and nothing happens."""
    s.successes = 0
    dice = min(s.hunt_box[SHADOW], MOST_DICE)
    if dice and FLOCKS_OF_CREBAIN in s.table:
        s.then(call(roll_with_crebain, dice))
        s.ask(UseCard(SHADOW, FLOCKS_OF_CREBAIN))
    elif dice:
        s.then(call(roll, dice, 0))


def roll_with_crebain(s: RingkriegState, dice: int) -> None:
    """Flocks of Crebain, used before the roll, add 1 to all its dice, also to those rolled again."""
    s.then(call(roll, dice, 0 if FLOCKS_OF_CREBAIN in s.table else 1))


def bonus(s: RingkriegState) -> int:
    """RK-H20, RK-H23, RK-H24: one for each die of the Free Peoples in the Hunt Box; a 1 is no special failure."""
    return s.hunt_box[FREE]


def roll(s: RingkriegState, dice: int, extra: int) -> None:
    """RK-H17, RK-H20, RK-H22, RK-H26: then the Shadow may repeat failed dice, each once. `extra` comes of cards."""
    missed = dice - throw(s, dice, extra)
    again = min(rerolls(s), missed)
    s.then(hunt_over)
    if again:
        s.ask(Reroll(SHADOW, again, extra))


def throw(s: RingkriegState, dice: int, extra: int) -> int:
    """Roll combat dice and count the successes."""
    results = [s.draw(6) + 1 for _ in range(dice)]
    needed = SUCCESS - bonus(s) - extra
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
    return found + (1 if figures & NAZGUL_AND_WITCH_KING else 0)


@final
class Reroll(Question[RingkriegState]):
    """DP-34, RK-H22, RK-H26: how many failed dice are rolled again; they are all alike."""

    __slots__ = ("extra", "most")
    kind: ClassVar[str] = "hunt-reroll"
    rule: ClassVar[str] = "RK-H22"
    parameters: ClassVar[tuple[str, ...]] = ("seat", "most", "extra")

    def __init__(self, seat: int, most: int, extra: int) -> None:
        super().__init__(seat)
        self.most = most
        self.extra = extra

    def answers(self, s: RingkriegState) -> list[int]:
        return list(range(self.most + 1))

    def take(self, s: RingkriegState, answer: int) -> None:
        if answer:
            throw(s, answer, self.extra)

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
    """RK-H48: the order of everything that belongs to one tile, beginning with Wizard's Staff, which prevents it."""
    s.tile = NOBODY
    s.damage = 0
    s.given_away = 0
    if WIZARDS_STAFF in s.table:
        s.then(draw_unless_prevented, call(resolve_tile, why))
        s.ask(UseCard(FREE, WIZARDS_STAFF))
    else:
        s.then(draw_tile, call(resolve_tile, why))


def draw_unless_prevented(s: RingkriegState) -> None:
    """RK-H53: a prevented draw ends without damage and reveal."""
    if WIZARDS_STAFF in s.table:
        s.then(draw_tile)


def draw_tile(s: RingkriegState) -> None:
    """RK-H1, RK-H48: then the Free Peoples may exchange it with Mithril Coat and Sting."""
    s.tile = draw_from_bag(s, 0)
    if s.tile != NOBODY and MITHRIL_COAT in s.table:
        s.then(draw_again)
        s.ask(UseCard(FREE, MITHRIL_COAT))


def draw_again(s: RingkriegState) -> None:
    """Mithril Coat and Sting, if used: another tile counts, and the first goes back into the pool."""
    if MITHRIL_COAT not in s.table:
        first = 1 << s.tile
        s.tile = draw_from_bag(s, first)
        put_back(s, first)


def is_void(s: RingkriegState, why: int) -> bool:
    """Drawn by a card, an Eye or a special tile of the Free Peoples is discarded without any effect."""
    return why not in (AFTER_HUNT, FOR_STRONGHOLD, IN_MORDOR) and bool((EYES | FREE_SPECIAL) >> s.tile & 1)


def resolve_tile(s: RingkriegState, why: int) -> None:
    """RK-H29, RK-H48, RK-O15: in Mordor the step; value, reductions, damage, then those who leave, then the reveal."""
    if why == IN_MORDOR:
        mordor.step(s)
    if s.tile == NOBODY:
        return
    if is_void(s, why):
        s.tile = NOBODY
        return
    if why == BREAKING:
        s.then(call(guide.break_up, value_of_tile(s, why)), tile_done)
        return
    fix_damage(s, why)
    if why == ISILDURS_BANE:
        s.then(use_the_ring, call(reveal_by_tile, why))
    else:
        meet = lose_at_random if why == FOUL_THING else settle
        s.then(reduce, meet, call(guide.send_away, 0), call(reveal_by_tile, why))


def value_of_tile(s: RingkriegState, why: int) -> int:
    """RK-H9, RK-H31, RK-H32, RK-H45, RK-O9, RK-O17: the number, what an Eye counts, or a roll."""
    value = VALUE[s.tile]
    if value == EYE:
        return s.successes if why == AFTER_HUNT else s.hunt_box[FREE] + s.hunt_box[SHADOW] if why == IN_MORDOR else 0
    return s.draw(6) + 1 if value == DIE else value


def fix_damage(s: RingkriegState, why: int) -> None:
    """RK-H8: a negative value heals."""
    value = value_of_tile(s, why)
    if value < 0:
        heal(s, -value, "RK-H8")
    s.damage = max(value, 0)
    if s.log is not None:
        tell(s, "damage", "RK-H31", damage=s.damage)


# --- the figure moves ------------------------------------------------------------------------------------------------


def reveal(s: RingkriegState) -> None:
    """RK-F32, RK-F37, RK-O16: turn the counter, move the figure; a Shadow Stronghold on the way costs a tile."""
    s.revealed = 1
    if s.log is not None:
        tell(s, "revealed", "RK-F31")
    if s.mordor == NOBODY:
        s.path = 1 << s.figure
        s.then(call(walk, s.progress, REVEALED), arrive_revealed)


def walk(s: RingkriegState, left: int, why: int) -> None:
    """RK-F26, RK-F29: step by step; with no steps left the figure stays."""
    if left:
        s.ask(Walk(FREE, left, why))


def is_barred(s: RingkriegState, region: int, why: int) -> bool:
    """RK-F33, RK-F34: a figure just revealed may not end in a City or Stronghold of the Free Peoples."""
    return why == REVEALED and is_own_city_or_stronghold(s, region, FREE)


def can_go(s: RingkriegState, region: int, left: int, why: int) -> bool:
    """RK-F56: the step leaves a way on; every City and Stronghold has a neighbour where the figure may stay."""
    return left > 0 or not is_barred(s, region, why)


@final
class Walk(Question[RingkriegState]):
    """DP-5, DP-37, RK-F29: the next region on the way of the figure, or stop here."""

    __slots__ = ("left", "why")
    kind: ClassVar[str] = "walk"
    rule: ClassVar[str] = "RK-F29"
    parameters: ClassVar[tuple[str, ...]] = ("seat", "left", "why")

    def __init__(self, seat: int, left: int, why: int) -> None:
        super().__init__(seat)
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

    def refusal(self, s: RingkriegState, answer: int) -> Refusal:
        barred = answer == STOP or (0 <= answer < REGION_COUNT and answer in NEIGHBOURS[s.figure])
        rule = "RK-F33" if barred else self.rule
        return Refusal(rule, text(f"ringkrieg-refuse-{rule}"))


def arrive_revealed(s: RingkriegState) -> None:
    """RK-F32, RK-F36, RK-F38: the counter on 0; one tile if any region of the way has a Shadow Stronghold."""
    s.progress = 0
    if s.log is not None:
        tell(s, "found", "RK-F32", region=s.figure)
    if any(s.path >> region & 1 and is_own_stronghold(s, region, SHADOW) for region in STRONGHOLDS):
        s.then(call(tile_due, FOR_STRONGHOLD))
    wake_balrog(s, BY_CARD)


def wake_balrog(s: RingkriegState, why: int) -> None:
    """Balrog of Moria, RK-H28: if the way enters, leaves or crosses Moria, the Shadow may draw one more tile."""
    if BALROG_OF_MORIA in s.table and s.path >> MORIA & 1 and s.path != 1 << MORIA:
        s.then(call(balrog_tile, why))
        s.ask(UseCard(SHADOW, BALROG_OF_MORIA))


def balrog_tile(s: RingkriegState, why: int) -> None:
    if BALROG_OF_MORIA not in s.table:
        s.then(call(tile_due, why))


def reveal_by_tile(s: RingkriegState, why: int) -> None:
    """RK-H27, RK-H29, RK-H33, RK-H48: the last thing a tile does."""
    if why != BY_DECLARATION and reveals(s):
        reveal(s)
    tile_done(s)


def tile_done(s: RingkriegState) -> None:
    s.given_away = 0
    s.damage = 0
    s.tile = NOBODY
