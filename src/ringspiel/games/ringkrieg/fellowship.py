"""The Fellowship on its way: declaring, moving, hiding, healing (RK-F17 to RK-F30, RK-F39 to RK-F44)."""

from __future__ import annotations

from typing import ClassVar, Final, final

from ringspiel.games.ringkrieg import hunt, mordor, politics
from ringspiel.games.ringkrieg.board import MORDOR_ENTRANCES, NATION, OWNER, is_city_or_stronghold
from ringspiel.games.ringkrieg.cards.names import FLOCKS_OF_CREBAIN, LAST_BATTLE, SORROW_AND_TOIL
from ringspiel.games.ringkrieg.cards.review import take_off
from ringspiel.games.ringkrieg.control import is_own_city_or_stronghold, is_own_stronghold
from ringspiel.games.ringkrieg.damage import heal
from ringspiel.games.ringkrieg.dice import CHARACTER, WILL, spent_to_hunt_box
from ringspiel.games.ringkrieg.figures import FREE, FREE_NATIONS, KIND_NAMES, NOBODY, STRIDER
from ringspiel.games.ringkrieg.guide import candidates, make_guide
from ringspiel.games.ringkrieg.hunt import DECLARED, walk
from ringspiel.games.ringkrieg.state import RingkriegState
from ringspiel.games.ringkrieg.words import kind_text, tell
from ringspiel.table.question import Choice, Question
from ringspiel.table.state import call
from ringspiel.table.text import Text, seat_name, text

LAST_BOX: Final = 12
DONE: Final = 0
DECLARE: Final = 1


# --- phase 2 ---------------------------------------------------------------------------------------------------------


def fellowship_phase(s: RingkriegState) -> None:
    """RK-T4 to RK-T6: declare once, change the Guide once, in either order, or not."""
    s.phase = 2
    s.then(call(phase_two, 1, 1))


def phase_two(s: RingkriegState, may_declare: int, may_change: int) -> None:
    question = PhaseTwo(FREE, may_declare, may_change)
    if len(question.answers(s)) > 1:
        s.ask(question)


def can_declare(s: RingkriegState) -> bool:
    """RK-F27, RK-F43, RK-O19: hidden, and not yet in Mordor."""
    return not s.revealed and s.mordor == NOBODY


@final
class PhaseTwo(Question[RingkriegState]):
    """DP-5, DP-6: declare the Fellowship's position (1), make somebody else Guide (his kind), or go on (0)."""

    __slots__ = ("may_change", "may_declare")
    kind: ClassVar[str] = "fellowship-phase"
    rule: ClassVar[str] = "RK-T4"
    parameters: ClassVar[tuple[str, ...]] = ("seat", "may_declare", "may_change")

    def __init__(self, seat: int, may_declare: int, may_change: int) -> None:
        super().__init__(seat)
        self.may_declare = may_declare
        self.may_change = may_change

    def answers(self, s: RingkriegState) -> list[int]:
        found = [DONE]
        if self.may_declare and can_declare(s):
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


# --- declaring -------------------------------------------------------------------------------------------------------


def declare(s: RingkriegState) -> None:
    """RK-F28, RK-F44: the figure moves at most as far as the counter shows; then what the place does."""
    s.path = 1 << s.figure
    s.then(call(walk, s.progress, DECLARED), arrive_declared)


def arrive_declared(s: RingkriegState) -> None:
    """RK-F28, RK-F30, RK-F41, RK-F42, RK-P6, RK-O1: still hidden; a nation wakes, the Ring-bearers rest, or Mordor."""
    s.progress = 0
    region = s.figure
    if s.log is not None:
        tell(s, "declared", "RK-F28", region=region)
    nation = NATION[region]
    if 0 <= nation < FREE_NATIONS and is_city_or_stronghold(region) and not s.captured >> region & 1:
        politics.activate(s, nation, "RK-P6", True)
    shake_off_pursuers(s, region)
    sheltered = is_own_city_or_stronghold(s, region, FREE)
    if region in MORDOR_ENTRANCES:
        s.then(mordor.enter)
    elif sheltered:
        heal(s, 1, "RK-F41")
    hunt.wake_balrog(s, hunt.BY_DECLARATION if sheltered else hunt.BY_CARD)


def is_refuge(region: int) -> bool:
    """RK-G40: a City or Stronghold of the Free Peoples, whoever holds it now."""
    return OWNER[region] == FREE and is_city_or_stronghold(region)


def shake_off_pursuers(s: RingkriegState, region: int) -> None:
    """Cards of the Shadow that end when the Fellowship is declared in a City or Stronghold of the Free Peoples."""
    if is_refuge(region):
        take_off(s, FLOCKS_OF_CREBAIN)
        if is_own_stronghold(s, region, FREE):
            take_off(s, SORROW_AND_TOIL)


# --- moving and hiding -----------------------------------------------------------------------------------------------


def can_move(s: RingkriegState) -> bool:
    """RK-F21, RK-F59, RK-O13: only while hidden."""
    return not s.revealed


def move_by_die(s: RingkriegState) -> None:
    """RK-F20, RK-F22: move, be hunted, and only then the die goes to the Hunt Box (RK-H21)."""
    s.then(move, die_to_hunt_box)


def die_to_hunt_box(s: RingkriegState) -> None:
    """RK-D16, RK-F22; during The Last Battle the die is only spent."""
    if LAST_BATTLE not in s.table:
        spent_to_hunt_box(s)


def move(s: RingkriegState) -> None:
    """RK-F20, RK-F24, RK-O4: one box on the track, up to the last, and a Hunt; in Mordor one step and a tile."""
    if s.mordor != NOBODY:
        s.strove = 1
        s.then(call(hunt.tile_due, hunt.IN_MORDOR), mordor.arrive)
        return
    s.progress = min(s.progress + 1, LAST_BOX)
    if s.log is not None:
        tell(s, "fellowship-moved", "RK-F20", progress=s.progress)
    s.then(hunt.hunt)


def can_hide(s: RingkriegState, face: int) -> bool:
    """RK-F39, RK-F59: only when revealed; with Strider as Guide any die will do."""
    return bool(s.revealed) and (face in (CHARACTER, WILL) or s.guide == STRIDER)


def hide(s: RingkriegState) -> None:
    """RK-F39, RK-F40, RK-O24: without moving; the die is simply spent."""
    s.revealed = 0
    s.strove = 1
    if s.log is not None:
        tell(s, "hidden", "RK-F39")
