"""Lady Galadriel, keeper of Nenya (RK-Z28 to RK-Z38, RK-Z126)."""

from __future__ import annotations

from typing import ClassVar, Final, final

from ringspiel.games.ringkrieg.armies.stacking import inside_or_outside, lose
from ringspiel.games.ringkrieg.expansion.numbers import GALADRIEL
from ringspiel.games.ringkrieg.hunt import hunt
from ringspiel.games.ringkrieg.pieces.board import LORIEN
from ringspiel.games.ringkrieg.pieces.figures import ELVES, FREE, GANDALF_WHITE, NONE, ONE, SAURON
from ringspiel.games.ringkrieg.pieces.tiles import EYES, STANDARD
from ringspiel.games.ringkrieg.state import RingkriegState
from ringspiel.games.ringkrieg.teams.deciders import HUNT, decider
from ringspiel.games.ringkrieg.telling.asking import SideQuestion
from ringspiel.games.ringkrieg.telling.report import tell
from ringspiel.games.ringkrieg.turn.dice import spend_ring
from ringspiel.games.ringkrieg.words import tile_text
from ringspiel.kernel.question import Choice
from ringspiel.kernel.text import Text, seat_name, text

LEVEL_FOR_CARDS: Final = 3


def places(s: RingkriegState) -> list[int]:
    """RK-Z28, RK-Z37: while Sauron or the Elves are At War and Gandalf the White is away; Lórien may be besieged."""
    if not (s.is_at_war(SAURON) or s.is_at_war(ELVES)) or not gandalf_is_away(s) or s.captured >> LORIEN & 1:
        return []
    return [inside_or_outside(s, LORIEN, FREE)]


def gandalf_is_away(s: RingkriegState) -> bool:
    """RK-Z33, RK-Z38: Gandalf the White is not on the board; only then Galadriel adds a die."""
    return s.where(GANDALF_WHITE) == NONE


def is_in_lorien(s: RingkriegState) -> bool:
    return bool(s.in_region(LORIEN) & ONE[GALADRIEL])


def level_for_cards(s: RingkriegState, kind: int) -> int:
    """RK-Z29, RK-Z37: her printed Level of 0 is for movement."""
    return LEVEL_FOR_CARDS if kind == GALADRIEL else 0


def valour_of_the_elves(s: RingkriegState) -> list[int]:
    """RK-Z36."""
    return [LORIEN] if is_in_lorien(s) else []


def leaves(s: RingkriegState, region: int, side: int) -> None:
    """RK-Z31: as soon as the Shadow controls Lórien."""
    if region == LORIEN and side != FREE and is_in_lorien(s):
        location = s.where(GALADRIEL)
        lose(s, location, ONE[GALADRIEL])
        if s.log is not None:
            tell(s, "figure-lost", "RK-Z31", kind=GALADRIEL, region=location)


# --- Lady of Light ---------------------------------------------------------------------------------------------------


def lady_of_light(s: RingkriegState, why: int) -> None:
    """RK-Z34, RK-Z35, RK-Z126: against a standard Eye, with the one ring of this turn."""
    seat = decider(s, FREE, HUNT)
    is_eye = EYES & STANDARD & 1 << s.tile
    if is_eye and s.rings[FREE] and not s.rings_used >> seat & 1 and is_in_lorien(s):
        s.ask(LadyOfLight(seat, FREE, why))


@final
class LadyOfLight(SideQuestion):
    """DP-35, RK-Z34: use an Elven ring (1) against the Eye that was drawn, or not (0)."""

    __slots__ = ("why",)
    kind: ClassVar[str] = "lady-of-light"
    rule: ClassVar[str] = "RK-Z34"
    parameters: ClassVar[tuple[str, ...]] = ("seat", "side", "why")

    def __init__(self, seat: int, side: int, why: int) -> None:
        super().__init__(seat, side)
        self.why = why

    def answers(self, s: RingkriegState) -> list[int]:
        return [0, 1]

    def take(self, s: RingkriegState, answer: int) -> None:
        """RK-Z38: the ring passes to the Shadow, the Eye out of the game."""
        if not answer:
            return
        eye = 1 << s.tile
        spend_ring(s, self.seat, FREE)
        hunt.exchange_tile(s, self.why)
        s.tiles &= ~eye
        s.removed |= eye
        if s.log is not None:
            tell(s, "eyes-removed", self.rule, number=1)

    def describe(self, s: RingkriegState, answer: int) -> Choice:
        if not answer:
            return Choice("nothing", text("ringkrieg-choose-nothing"), ("button:done",))
        return Choice("ring", text("ringkrieg-choose-lady-of-light"), ("button:elven-ring",))

    def prompt(self, s: RingkriegState) -> Text:
        return text("ringkrieg-ask-lady-of-light", seat=seat_name(self.seat), tile=tile_text(s.tile))


QUESTIONS: Final = (LadyOfLight,)
