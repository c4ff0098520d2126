"""The Guide, and who leaves the Fellowship (RK-F7 to RK-F16, RK-F45 to RK-F57)."""

from __future__ import annotations

from typing import ClassVar, Final, final

from ringspiel.games.ringkrieg.armies.companions import (
    arrive_at,
    companion_destinations,
    is_closed_to_companions,
    stretch,
    why_not_walk,
)
from ringspiel.games.ringkrieg.cards import triggers
from ringspiel.games.ringkrieg.cards.triggers import happens
from ringspiel.games.ringkrieg.pieces.board import BOX, REGION_OF, REGIONS
from ringspiel.games.ringkrieg.pieces.figures import (
    BORN_GUIDES,
    FREE,
    GOLLUM,
    KIND_NAMES,
    NONE,
    ONE,
    kinds_in,
    level,
    number_of,
)
from ringspiel.games.ringkrieg.politics import track
from ringspiel.games.ringkrieg.state import RingkriegState
from ringspiel.games.ringkrieg.teams.deciders import ACTION, FELLOWSHIP, HUNT, decider
from ringspiel.games.ringkrieg.telling.asking import SideQuestion
from ringspiel.games.ringkrieg.telling.picking import Picked
from ringspiel.games.ringkrieg.telling.report import tell
from ringspiel.games.ringkrieg.words import force_text, kind_text, region_text
from ringspiel.kernel.question import Choice
from ringspiel.kernel.state import call
from ringspiel.kernel.text import Text, seat_name, text

DONE: Final = 0


def candidates(s: RingkriegState) -> list[int]:
    """RK-F10, RK-F15, RK-Z10: the Companions of the highest Level; Gollum when nobody else is left."""
    inside = kinds_in(s.fellowship)
    if not inside:
        return [GOLLUM]
    if s.fellowship & BORN_GUIDES:
        return kinds_in(s.fellowship & BORN_GUIDES)
    highest = max(level(kind) for kind in inside)
    return [kind for kind in inside if level(kind) == highest]


def why_not_guide(s: RingkriegState, kind: int) -> str:
    """RK-F10, RK-F12: why somebody cannot become Guide; empty if they can."""
    if kind not in candidates(s):
        return "RK-F10"
    return "RK-F12" if kind == s.guide else ""


def appoint_guide(s: RingkriegState) -> None:
    """RK-F13, RK-F14, RK-F51, RK-F57: a Guide who is still fit stays; else the Free Peoples choose among equals."""
    fit = candidates(s)
    if s.guide in fit:
        return
    if len(fit) == 1:
        make_guide(s, fit[0])
    else:
        s.ask(ChooseGuide(decider(s, FREE, FELLOWSHIP), FREE))


def make_guide(s: RingkriegState, kind: int) -> None:
    s.guide = kind
    if s.log is not None:
        tell(s, "guide", "RK-F15" if kind == GOLLUM else "RK-F10", kind=kind)


@final
class ChooseGuide(SideQuestion):
    """DP-38, RK-F13: the new Guide among Companions of equal Level."""

    __slots__ = ()
    kind: ClassVar[str] = "choose-guide"
    rule: ClassVar[str] = "RK-F10"
    asks: ClassVar[tuple[str, ...]] = ("figure",)

    def answers(self, s: RingkriegState) -> list[int]:
        return candidates(s)

    def take(self, s: RingkriegState, answer: int) -> None:
        make_guide(s, answer)

    def describe(self, s: RingkriegState, answer: int) -> Choice:
        return Choice(KIND_NAMES[answer], kind_text(answer), (f"figure:{KIND_NAMES[answer]}",))

    def prompt(self, s: RingkriegState) -> Text:
        return text("ringkrieg-ask-guide", seat=seat_name(self.seat))

    def why_not(self, s: RingkriegState, picked: Picked) -> str:
        return why_not_guide(s, picked.figure)


# --- separating ------------------------------------------------------------------------------------------------------


def why_not_separate(s: RingkriegState) -> str:
    """RK-F46, RK-O7: a Companion must be left who can go, and not in Mordor."""
    if s.mordor != NONE:
        return "RK-O7"
    return "" if s.fellowship else "RK-F46-nobody"


def separate(s: RingkriegState) -> None:
    """RK-F46, RK-F55: one Companion or one group."""
    s.then(call(separate_group, 0))


def separate_group(s: RingkriegState, further: int) -> None:
    """The same by a card, `further` than normal (see `characters.stretch`)."""
    s.then(triggers.changed, appoint_guide, call(send_away, further, ACTION))
    s.ask(PickLeaver(decider(s, FREE, ACTION), FREE))


def leave_fellowship(s: RingkriegState, kind: int) -> None:
    """RK-F50, RK-F52: a Companion leaves for good and waits to be placed."""
    join_leavers(s, kind)
    triggers.changed(s)


def join_leavers(s: RingkriegState, kind: int) -> None:
    """RK-Z137: one of several leaves. The consequences are settled when all have left."""
    s.fellowship -= ONE[kind]
    s.leaving += ONE[kind]
    if s.log is not None:
        tell(s, "left-fellowship", "RK-F50", kind=kind)


def send_away(s: RingkriegState, further: int, matter: int) -> None:
    """RK-F47 to RK-F49, RK-O7: those who have left are placed together; in Mordor they are out of the game."""
    set_out(s)
    if not s.leaving:
        return
    if s.mordor != NONE:
        s.lost += s.leaving
        if s.log is not None:
            tell(s, "lost-in-mordor", "RK-O7", force=s.leaving)
        s.leaving = 0
    elif is_closed_to_companions(s, s.figure):
        place_leavers(s, BOX[s.figure])
    else:
        s.ask(SendAway(decider(s, FREE, matter), FREE, further))


def set_out(s: RingkriegState) -> None:
    if s.leaving:
        happens(s, triggers.SET_OUT)


def place_leavers(s: RingkriegState, location: int) -> None:
    """RK-F54, RK-P31, RK-C22: they arrive, and may activate a nation."""
    group = s.leaving
    s.at[location] += group
    s.leaving = 0
    if s.log is not None:
        tell(s, "separated", "RK-F47", region=location, force=group)
    track.companion_arrived(s, REGION_OF[location], group)


@final
class PickLeaver(SideQuestion):
    """DP-11, RK-F46, RK-F48: one more Companion who leaves in this group, or enough."""

    __slots__ = ()
    kind: ClassVar[str] = "pick-leaver"
    rule: ClassVar[str] = "RK-F46"
    asks: ClassVar[tuple[str, ...]] = ("figure", "button")

    def answers(self, s: RingkriegState) -> list[int]:
        found = kinds_in(s.fellowship)
        return [DONE, *found] if s.leaving else found

    def take(self, s: RingkriegState, answer: int) -> None:
        if answer != DONE:
            join_leavers(s, answer)
            if len(self.answers(s)) > 1:
                s.ask(PickLeaver(self.seat, self.side))

    def describe(self, s: RingkriegState, answer: int) -> Choice:
        if answer == DONE:
            return Choice("done", text("ringkrieg-choose-set-out"), ("button:done",))
        return Choice(KIND_NAMES[answer], kind_text(answer), (f"figure:{KIND_NAMES[answer]}",))

    def prompt(self, s: RingkriegState) -> Text:
        return text("ringkrieg-ask-leaver", seat=seat_name(self.seat))

    def why_not(self, s: RingkriegState, picked: Picked) -> str:
        return self.rule if picked.figure == NONE else "RK-F45"


@final
class SendAway(SideQuestion):
    """DP-11, RK-F47, RK-F48, RK-F54: where those who leave the Fellowship go."""

    __slots__ = ("further",)
    kind: ClassVar[str] = "send-away"
    rule: ClassVar[str] = "RK-F47"
    parameters: ClassVar[tuple[str, ...]] = ("seat", "side", "further")
    asks: ClassVar[tuple[str, ...]] = ("region",)

    def __init__(self, seat: int, side: int, further: int) -> None:
        super().__init__(seat, side)
        self.further = further

    def answers(self, s: RingkriegState) -> list[int]:
        return companion_destinations(s, s.figure, self.steps(s), self.further)

    def steps(self, s: RingkriegState) -> int:
        return s.progress + stretch(s.leaving, self.further)

    def take(self, s: RingkriegState, answer: int) -> None:
        place_leavers(s, arrive_at(s, answer))

    def describe(self, s: RingkriegState, answer: int) -> Choice:
        return Choice(REGIONS[answer], region_text(answer), (f"region:{REGIONS[answer]}",))

    def prompt(self, s: RingkriegState) -> Text:
        return text("ringkrieg-ask-companions-go", seat=seat_name(self.seat), force=force_text(s.leaving))

    def why_not(self, s: RingkriegState, picked: Picked) -> str:
        return why_not_walk(s, s.figure, picked.region, self.steps(s), self.further) or self.rule


# --- the Breaking of the Fellowship ----------------------------------------------------------------------------------


def break_up(s: RingkriegState, number: int) -> None:
    """RK-Z137: a number of Companions leave, all if there are fewer, and stand where the figure is."""
    s.then(triggers.changed, appoint_guide, stay_here)
    if number >= number_of(s.fellowship):
        for kind in kinds_in(s.fellowship):
            join_leavers(s, kind)
    elif number:
        s.ask(PickLost(decider(s, FREE, HUNT), FREE, number))


def stay_here(s: RingkriegState) -> None:
    """RK-G42, RK-O7: in the figure's region, inside a besieged Stronghold; in Mordor they are out of the game."""
    set_out(s)
    if s.leaving and s.mordor == NONE:
        place_leavers(s, arrive_at(s, s.figure))
    else:
        send_away(s, 0, HUNT)


@final
class PickLost(SideQuestion):
    """DP-20: the next Companion who has to leave the Fellowship."""

    __slots__ = ("left",)
    kind: ClassVar[str] = "pick-lost"
    rule: ClassVar[str] = "RK-F50"
    parameters: ClassVar[tuple[str, ...]] = ("seat", "side", "left")
    asks: ClassVar[tuple[str, ...]] = ("figure",)

    def __init__(self, seat: int, side: int, left: int) -> None:
        super().__init__(seat, side)
        self.left = left

    def answers(self, s: RingkriegState) -> list[int]:
        return kinds_in(s.fellowship)

    def take(self, s: RingkriegState, answer: int) -> None:
        join_leavers(s, answer)
        if self.left > 1:
            s.ask(PickLost(self.seat, self.side, self.left - 1))

    def describe(self, s: RingkriegState, answer: int) -> Choice:
        return Choice(KIND_NAMES[answer], kind_text(answer), (f"figure:{KIND_NAMES[answer]}",))

    def prompt(self, s: RingkriegState) -> Text:
        return text("ringkrieg-ask-lost", seat=seat_name(self.seat), left=self.left)

    def why_not(self, s: RingkriegState, picked: Picked) -> str:
        return "RK-F45"


STEPS: Final = (appoint_guide, separate, separate_group, send_away, break_up, stay_here)
QUESTIONS: Final = (ChooseGuide, PickLeaver, SendAway, PickLost)
