"""Dead Men of Dunharrow: the heir of Isildur takes the Paths of the Dead."""

from __future__ import annotations

from typing import ClassVar, Final, final

from ringspiel.games.ringkrieg.armies.stacking import army_of, lose, settle_departure, shift
from ringspiel.games.ringkrieg.cards import halves
from ringspiel.games.ringkrieg.cards.choosing import choose_place
from ringspiel.games.ringkrieg.cards.conditions import STRIDER_OR_ARAGORN, need
from ringspiel.games.ringkrieg.cards.event_card import card, nations
from ringspiel.games.ringkrieg.cards.recruiting import capacity, put
from ringspiel.games.ringkrieg.combat import casualties, retreat
from ringspiel.games.ringkrieg.pieces.board import NATION, NUMBER, REGION_COUNT
from ringspiel.games.ringkrieg.pieces.figures import (
    COMPANIONS,
    FREE,
    GONDOR,
    KIND_NAMES,
    ONE,
    REGULAR,
    ROHAN,
    SHADOW,
    kinds_in,
)
from ringspiel.games.ringkrieg.politics import track
from ringspiel.games.ringkrieg.state import RingkriegState
from ringspiel.games.ringkrieg.teams.deciders import ACTION, decider
from ringspiel.games.ringkrieg.telling.asking import SideQuestion
from ringspiel.games.ringkrieg.telling.picking import Picked
from ringspiel.games.ringkrieg.telling.report import army_destroyed, tell
from ringspiel.games.ringkrieg.words import card_text, force_text, kind_text
from ringspiel.kernel.question import Choice
from ringspiel.kernel.state import call
from ringspiel.kernel.text import Text, seat_name, text

DONE: Final = 0
_ENDS: Final = [NUMBER[name] for name in ("erech", "lamedon", "pelargir")]


def heir_in_rohan(s: RingkriegState) -> bool:
    """RK-C9: Strider or Aragorn in a region of Rohan, but not inside a besieged Stronghold."""
    return any(place < REGION_COUNT and NATION[place] == ROHAN for place in s.places(STRIDER_OR_ARAGORN))


def paths_of_the_dead(s: RingkriegState) -> None:
    """The heir and any Companions of the same region go to one of three places, however far."""
    origin = s.places(STRIDER_OR_ARAGORN)[0]
    s.picked = s.at[origin] & STRIDER_OR_ARAGORN
    s.then(call(emerge, origin))
    s.ask(TakePaths(decider(s, FREE, ACTION), FREE, origin))


@final
class TakePaths(SideQuestion):
    """DP-20: who else goes the Paths of the Dead (kind + 1), or enough."""

    __slots__ = ("origin",)
    kind: ClassVar[str] = "take-paths"
    rule: ClassVar[str] = "RK-E33"
    parameters: ClassVar[tuple[str, ...]] = ("seat", "side", "origin")
    asks: ClassVar[tuple[str, ...]] = ("figure",)

    def __init__(self, seat: int, side: int, origin: int) -> None:
        super().__init__(seat, side)
        self.origin = origin

    def answers(self, s: RingkriegState) -> list[int]:
        others = s.at[self.origin] & COMPANIONS & ~s.picked
        return [DONE, *(kind + 1 for kind in kinds_in(others))]

    def take(self, s: RingkriegState, answer: int) -> None:
        if answer == DONE:
            choose_place(s, FREE, _ENDS)
        else:
            s.picked += ONE[answer - 1]
            s.ask(TakePaths(self.seat, self.side, self.origin))

    def describe(self, s: RingkriegState, answer: int) -> Choice:
        if answer == DONE:
            return Choice("done", text("ringkrieg-choose-set-out"), ("button:done",))
        return Choice(KIND_NAMES[answer - 1], kind_text(answer - 1), (f"figure:{KIND_NAMES[answer - 1]}",))

    def prompt(self, s: RingkriegState) -> Text:
        return text("ringkrieg-ask-company", seat=seat_name(self.seat), force=force_text(s.picked))

    def why_not(self, s: RingkriegState, picked: Picked) -> str:
        return "RK-E33-company"


def emerge(s: RingkriegState, origin: int) -> None:
    """RK-E31: they come; a Shadow army there takes as many hits as a die shows and has to retreat."""
    region = s.target
    shift(s, s.picked, origin, region)
    if s.log is not None:
        tell(s, "companions-moved", "RK-C1", origin=origin, to=region, force=s.picked)
    track.companion_arrived(s, region, s.picked)
    s.then(gather_regulars)
    if s.has_units(region, SHADOW):
        hits = s.draw(6) + 1
        if s.log is not None:
            tell(s, "event-hits", "RK-E31", card=s.event, hits=hits)
        s.then(call(casualties.take_hits, region, SHADOW, hits), flee_from_the_dead)


def flee_from_the_dead(s: RingkriegState) -> None:
    """The surviving army retreats. If it cannot, it is destroyed with its Nazgûl and Minions."""
    region = s.target
    if not s.has_units(region, SHADOW):
        return
    if retreat.regions(s, region, SHADOW):
        s.then(call(retreat.must_retreat, region, SHADOW))
        return
    army = army_of(s, region, SHADOW)
    lose(s, region, army)
    if s.log is not None:
        army_destroyed(s, "RK-E21", SHADOW, region, army)
    settle_departure(s, region)


def gather_regulars(s: RingkriegState) -> None:
    """Up to three Regulars of Gondor may come."""
    if capacity(s, REGULAR + GONDOR, s.target):
        s.ask(GatherRegulars(decider(s, FREE, ACTION), FREE))


@final
class GatherRegulars(SideQuestion):
    """DP-20: how many Regulars of Gondor are recruited, up to three."""

    __slots__ = ()
    kind: ClassVar[str] = "gather-regulars"
    rule: ClassVar[str] = "RK-E19"

    def answers(self, s: RingkriegState) -> list[int]:
        return list(range(min(3, capacity(s, REGULAR + GONDOR, s.target)) + 1))

    def take(self, s: RingkriegState, answer: int) -> None:
        for _ in range(answer):
            put(s, REGULAR + GONDOR, s.target)

    def describe(self, s: RingkriegState, answer: int) -> Choice:
        return Choice(str(answer), text("ringkrieg-choose-regulars", number=answer), (f"button:{answer}",))

    def prompt(self, s: RingkriegState) -> Text:
        return text("ringkrieg-ask-gather", seat=seat_name(self.seat), card=card_text(s.event))


DEAD_MEN_OF_DUNHARROW: Final = card(
    "fp-char-22",
    "Dead Men of Dunharrow",
    needs=(need(heir_in_rohan),),
    steps=(paths_of_the_dead,),
    names=nations(GONDOR),
    combat=halves.SUDDEN_STRIKE,
)

STEPS: Final = (paths_of_the_dead, emerge, flee_from_the_dead, gather_regulars)
QUESTIONS: Final = (TakePaths, GatherRegulars)
