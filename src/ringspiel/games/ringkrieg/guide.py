"""The Guide, and who leaves the Fellowship (RK-F7 to RK-F16, RK-F45 to RK-F57)."""

from __future__ import annotations

from typing import ClassVar, Final, final

from ringspiel.games.ringkrieg import politics
from ringspiel.games.ringkrieg.board import BOX, REGION_OF, REGIONS
from ringspiel.games.ringkrieg.cards.review import review
from ringspiel.games.ringkrieg.characters import arrive_at, companion_destinations, is_closed_to_companions, stretch
from ringspiel.games.ringkrieg.figures import FREE, GOLLUM, KIND_NAMES, NOBODY, ONE, kinds_in, level, number_of
from ringspiel.games.ringkrieg.state import RingkriegState
from ringspiel.games.ringkrieg.words import force_text, kind_text, region_text, tell
from ringspiel.table.question import Choice, Question
from ringspiel.table.state import call
from ringspiel.table.text import Text, seat_name, text

DONE: Final = 0


def candidates(s: RingkriegState) -> list[int]:
    """RK-F10, RK-F15: the Companions of the highest Level; Gollum when nobody else is left."""
    inside = kinds_in(s.fellowship)
    if not inside:
        return [GOLLUM]
    highest = max(level(kind) for kind in inside)
    return [kind for kind in inside if level(kind) == highest]


def appoint_guide(s: RingkriegState) -> None:
    """RK-F13, RK-F14, RK-F51, RK-F57: a Guide who is still fit stays; else the Free Peoples choose among equals."""
    fit = candidates(s)
    if s.guide in fit:
        return
    if len(fit) == 1:
        make_guide(s, fit[0])
    else:
        s.ask(ChooseGuide(FREE))


def make_guide(s: RingkriegState, kind: int) -> None:
    s.guide = kind
    if s.log is not None:
        tell(s, "guide", "RK-F15" if kind == GOLLUM else "RK-F10", kind=kind)


@final
class ChooseGuide(Question[RingkriegState]):
    """DP-38, RK-F13: the new Guide among Companions of equal Level."""

    __slots__ = ()
    kind: ClassVar[str] = "choose-guide"
    rule: ClassVar[str] = "RK-F10"

    def answers(self, s: RingkriegState) -> list[int]:
        return candidates(s)

    def take(self, s: RingkriegState, answer: int) -> None:
        make_guide(s, answer)

    def describe(self, s: RingkriegState, answer: int) -> Choice:
        return Choice(KIND_NAMES[answer], kind_text(answer), (f"figure:{KIND_NAMES[answer]}",))

    def prompt(self, s: RingkriegState) -> Text:
        return text("ringkrieg-ask-guide", seat=seat_name(self.seat))


# --- separating ------------------------------------------------------------------------------------------------------


def can_separate(s: RingkriegState) -> bool:
    """RK-F46, RK-O7: somebody is left to go, and not in Mordor."""
    return s.fellowship > 0 and s.mordor == NOBODY


def separate(s: RingkriegState) -> None:
    """RK-F46, RK-F55: one Companion or one group."""
    s.then(call(separate_group, 0))


def separate_group(s: RingkriegState, further: int) -> None:
    """The same by a card, `further` than normal (see `characters.stretch`)."""
    s.then(appoint_guide, call(send_away, further))
    s.ask(PickLeaver(FREE))


def leave_fellowship(s: RingkriegState, kind: int) -> None:
    """RK-F50, RK-F52: a Companion leaves for good and waits to be placed."""
    s.fellowship -= ONE[kind]
    s.leaving += ONE[kind]
    if s.log is not None:
        tell(s, "left-fellowship", "RK-F50", kind=kind)
    review(s)


def send_away(s: RingkriegState, further: int) -> None:
    """RK-F47 to RK-F49, RK-O7: those who have left are placed together; in Mordor they are out of the game."""
    if not s.leaving:
        return
    if s.mordor != NOBODY:
        s.lost += s.leaving
        if s.log is not None:
            tell(s, "lost-in-mordor", "RK-O7", force=s.leaving)
        s.leaving = 0
    elif is_closed_to_companions(s, s.figure):
        place_leavers(s, BOX[s.figure])
    else:
        s.ask(SendAway(FREE, further))


def place_leavers(s: RingkriegState, location: int) -> None:
    """RK-F54, RK-P31, RK-C22: they arrive, and may activate a nation."""
    group = s.leaving
    s.at[location] += group
    s.leaving = 0
    if s.log is not None:
        tell(s, "separated", "RK-F47", region=location, force=group)
    politics.companion_arrived(s, REGION_OF[location], group)


@final
class PickLeaver(Question[RingkriegState]):
    """DP-11, RK-F46, RK-F48: one more Companion who leaves in this group, or enough."""

    __slots__ = ()
    kind: ClassVar[str] = "pick-leaver"
    rule: ClassVar[str] = "RK-F46"

    def answers(self, s: RingkriegState) -> list[int]:
        last = max(kinds_in(s.leaving), default=NOBODY)
        found = [kind for kind in kinds_in(s.fellowship) if kind > last]
        return [DONE, *found] if s.leaving else found

    def take(self, s: RingkriegState, answer: int) -> None:
        if answer != DONE:
            leave_fellowship(s, answer)
            if len(self.answers(s)) > 1:
                s.ask(PickLeaver(self.seat))

    def describe(self, s: RingkriegState, answer: int) -> Choice:
        if answer == DONE:
            return Choice("done", text("ringkrieg-choose-set-out"), ("button:done",))
        return Choice(KIND_NAMES[answer], kind_text(answer), (f"figure:{KIND_NAMES[answer]}",))

    def prompt(self, s: RingkriegState) -> Text:
        return text("ringkrieg-ask-leaver", seat=seat_name(self.seat))


@final
class SendAway(Question[RingkriegState]):
    """DP-11, RK-F47, RK-F48, RK-F54: where those who leave the Fellowship go."""

    __slots__ = ("further",)
    kind: ClassVar[str] = "send-away"
    rule: ClassVar[str] = "RK-F47"
    parameters: ClassVar[tuple[str, ...]] = ("seat", "further")

    def __init__(self, seat: int, further: int) -> None:
        super().__init__(seat)
        self.further = further

    def answers(self, s: RingkriegState) -> list[int]:
        steps = s.progress + stretch(s.leaving, self.further)
        return companion_destinations(s, s.figure, steps, self.further)

    def take(self, s: RingkriegState, answer: int) -> None:
        place_leavers(s, arrive_at(s, answer))

    def describe(self, s: RingkriegState, answer: int) -> Choice:
        return Choice(REGIONS[answer], region_text(answer), (f"region:{REGIONS[answer]}",))

    def prompt(self, s: RingkriegState) -> Text:
        return text("ringkrieg-ask-companions-go", seat=seat_name(self.seat), force=force_text(s.leaving))


# --- the Breaking of the Fellowship ----------------------------------------------------------------------------------


def break_up(s: RingkriegState, number: int) -> None:
    """So many Companions leave, all if there are fewer, and stand where the figure is."""
    s.then(appoint_guide, stay_here)
    if number and s.fellowship:
        s.ask(PickLost(FREE, min(number, number_of(s.fellowship))))


def stay_here(s: RingkriegState) -> None:
    """RK-G42, RK-O7: in the figure's region, inside a besieged Stronghold; in Mordor they are out of the game."""
    if s.leaving and s.mordor == NOBODY:
        place_leavers(s, arrive_at(s, s.figure))
    else:
        send_away(s, 0)


@final
class PickLost(Question[RingkriegState]):
    """DP-20: the next Companion who has to leave the Fellowship."""

    __slots__ = ("left",)
    kind: ClassVar[str] = "pick-lost"
    rule: ClassVar[str] = "RK-F50"
    parameters: ClassVar[tuple[str, ...]] = ("seat", "left")

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left = left

    def answers(self, s: RingkriegState) -> list[int]:
        return kinds_in(s.fellowship)

    def take(self, s: RingkriegState, answer: int) -> None:
        leave_fellowship(s, answer)
        if self.left > 1:
            s.ask(PickLost(self.seat, self.left - 1))

    def describe(self, s: RingkriegState, answer: int) -> Choice:
        return Choice(KIND_NAMES[answer], kind_text(answer), (f"figure:{KIND_NAMES[answer]}",))

    def prompt(self, s: RingkriegState) -> Text:
        return text("ringkrieg-ask-lost", seat=seat_name(self.seat), left=self.left)
