"""The Fellowship on its way: declaring, moving, hiding, healing (RK-F17 to RK-F30, RK-F39 to RK-F44)."""

from __future__ import annotations

from typing import ClassVar, Final, final

from ringspiel.games.ringkrieg.armies.capture import is_own_city_or_stronghold, is_refuge
from ringspiel.games.ringkrieg.cards import triggers
from ringspiel.games.ringkrieg.cards.triggers import due, forbidden
from ringspiel.games.ringkrieg.characters import strider
from ringspiel.games.ringkrieg.hunt import hunt, mordor
from ringspiel.games.ringkrieg.hunt.damage import heal
from ringspiel.games.ringkrieg.hunt.guide import candidates, make_guide, why_not_guide
from ringspiel.games.ringkrieg.hunt.hunt import DECLARED, walk
from ringspiel.games.ringkrieg.pieces.board import MORDOR_ENTRANCES, NATION, is_city_or_stronghold
from ringspiel.games.ringkrieg.pieces.figures import FREE, FREE_NATIONS, KIND_NAMES, NONE
from ringspiel.games.ringkrieg.politics import track
from ringspiel.games.ringkrieg.state import RingkriegState
from ringspiel.games.ringkrieg.teams.deciders import FELLOWSHIP, decider
from ringspiel.games.ringkrieg.telling.asking import SideQuestion
from ringspiel.games.ringkrieg.telling.picking import Picked
from ringspiel.games.ringkrieg.telling.report import tell
from ringspiel.games.ringkrieg.turn.dice import CHARACTER, WILL, spent_to_hunt_box
from ringspiel.games.ringkrieg.words import kind_text
from ringspiel.kernel.question import Choice
from ringspiel.kernel.state import Step, call
from ringspiel.kernel.text import Text, seat_name, text

LAST_BOX: Final = 12
DONE: Final = 0
DECLARE: Final = 1


# --- phase 2 ---------------------------------------------------------------------------------------------------------


def fellowship_phase(s: RingkriegState) -> None:
    """RK-T4 to RK-T6: declare once, change the Guide once, in either order, or not."""
    s.phase = 2
    s.then(call(phase_two, 1, 1))


def phase_two(s: RingkriegState, may_declare: int, may_change: int) -> None:
    question = PhaseTwo(decider(s, FREE, FELLOWSHIP), FREE, may_declare, may_change)
    if len(question.answers(s)) > 1:
        s.ask(question)


def why_no_declaration(s: RingkriegState, may_declare: int) -> str:
    """RK-T6, RK-F27, RK-F43, RK-O19: why the Fellowship cannot be declared; empty if it can."""
    if not may_declare:
        return "RK-T6"
    if s.revealed:
        return "RK-F43"
    return "" if s.mordor == NONE else "RK-O19"


@final
class PhaseTwo(SideQuestion):
    """DP-5, DP-6: declare the Fellowship (1), make somebody else Guide (the kind), or go on (0)."""

    __slots__ = ("may_change", "may_declare")
    kind: ClassVar[str] = "fellowship-phase"
    rule: ClassVar[str] = "RK-T4"
    parameters: ClassVar[tuple[str, ...]] = ("seat", "side", "may_declare", "may_change")
    asks: ClassVar[tuple[str, ...]] = ("figure", "button")

    def __init__(self, seat: int, side: int, may_declare: int, may_change: int) -> None:
        super().__init__(seat, side)
        self.may_declare = may_declare
        self.may_change = may_change

    def answers(self, s: RingkriegState) -> list[int]:
        found = [DONE]
        if not why_no_declaration(s, self.may_declare):
            found.append(DECLARE)
        if self.may_change:
            found += [kind for kind in candidates(s) if kind != s.guide]
        return found

    def take(self, s: RingkriegState, answer: int) -> None:
        if answer == DECLARE:
            s.then(declare, call(phase_two, 0, self.may_change))
        elif answer != DONE:
            make_guide(s, answer)
            s.then(call(phase_two, self.may_declare, 0))

    def describe(self, s: RingkriegState, answer: int) -> Choice:
        if answer == DONE:
            return Choice("done", text("ringkrieg-choose-done"), ("button:done",))
        if answer == DECLARE:
            return Choice("declare", text("ringkrieg-choose-declare"), ("fellowship:declare",))
        words = text("ringkrieg-choose-guide", kind=kind_text(answer))
        return Choice(KIND_NAMES[answer], words, (f"figure:{KIND_NAMES[answer]}",))

    def prompt(self, s: RingkriegState) -> Text:
        return text("ringkrieg-ask-fellowship", seat=seat_name(self.seat))

    def why_not(self, s: RingkriegState, picked: Picked) -> str:
        if picked.figure == NONE:
            return why_no_declaration(s, self.may_declare)
        return why_not_guide(s, picked.figure) or ("" if self.may_change else "RK-T6")


# --- declaring -------------------------------------------------------------------------------------------------------


def declare(s: RingkriegState) -> None:
    """RK-F28, RK-F44: the figure moves at most as far as the counter shows. Then the place takes effect."""
    s.path = 1 << s.figure
    s.then(call(walk, s.progress, DECLARED), arrive_declared)


def arrive_declared(s: RingkriegState) -> None:
    """RK-F41: in phase 2 the Ring-bearers rest."""
    settle_declaration(s, rest)


def settle_declaration(s: RingkriegState, *resting: Step) -> None:
    """RK-F28, RK-F30, RK-F42, RK-P6, RK-O1, RK-O21: the Fellowship stays hidden. A nation wakes, the place takes
    effect, or Mordor begins."""
    s.progress = 0
    region = s.figure
    if s.log is not None:
        tell(s, "declared", "RK-F28", region=region)
    nation = NATION[region]
    if 0 <= nation < FREE_NATIONS and is_city_or_stronghold(region) and not s.captured >> region & 1:
        track.activate(s, nation, "RK-P6", True)
    why = hunt.BY_DECLARATION if is_own_city_or_stronghold(s, region, FREE) else hunt.BY_CARD
    over = due(s, triggers.DECLARATION_OVER, s.guide)
    s.then(*due(s, triggers.DECLARED), *resting, *due(s, triggers.WAY_GONE, why), *over, arrive_at_mordor)


def rest(s: RingkriegState) -> None:
    """RK-F41: in a City or Stronghold of the Free Peoples that they hold the Ring-bearers heal."""
    if is_refuge(s.figure) and not s.captured >> s.figure & 1:
        heal(s, 1, "RK-F41")


def arrive_at_mordor(s: RingkriegState) -> None:
    """RK-O1, RK-O21: when everything else that the declaration set off is settled."""
    if s.figure in MORDOR_ENTRANCES:
        s.then(mordor.enter)


# --- moving and hiding -----------------------------------------------------------------------------------------------


def why_not_move(s: RingkriegState) -> str:
    """RK-F21, RK-F59, RK-O13: only while hidden."""
    return "RK-F21" if s.revealed else ""


def move_by_die(s: RingkriegState) -> None:
    """RK-F20, RK-F22: move, be hunted, and only then the die goes to the Hunt Box (RK-H21)."""
    s.then(move, die_to_hunt_box)


def die_to_hunt_box(s: RingkriegState) -> None:
    """RK-D16, RK-F22."""
    if not forbidden(s, triggers.DIE_TO_HUNT_BOX):
        spent_to_hunt_box(s)


def move(s: RingkriegState) -> None:
    """RK-F20, RK-F24, RK-O4: one box on the track, up to the last, and a Hunt; in Mordor one step and a tile."""
    if s.mordor != NONE:
        s.strove = 1
        s.then(call(hunt.tile_due, hunt.IN_MORDOR), mordor.arrive)
        return
    s.progress = min(s.progress + 1, LAST_BOX)
    if s.log is not None:
        tell(s, "fellowship-moved", "RK-F20", progress=s.progress)
    s.then(hunt.hunt)


def why_not_hide(s: RingkriegState, face: int) -> str:
    """RK-F39, RK-F59: only when revealed; with Strider as Guide any die will do."""
    if not s.revealed:
        return "RK-F59"
    return "" if face in (CHARACTER, WILL) or strider.hides_with_any_die(s) else "RK-F39"


def hide(s: RingkriegState) -> None:
    """RK-F39, RK-F40, RK-O24: without moving; the die is simply spent."""
    s.revealed = 0
    s.strove = 1
    if s.log is not None:
        tell(s, "hidden", "RK-F39")


STEPS: Final = (
    fellowship_phase,
    phase_two,
    declare,
    arrive_declared,
    rest,
    arrive_at_mordor,
    move_by_die,
    die_to_hunt_box,
    move,
    hide,
)
QUESTIONS: Final = (PhaseTwo,)
