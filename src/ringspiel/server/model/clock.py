"""How the clock of a table runs: only while a person is asked. Times are milliseconds since 1970."""

from __future__ import annotations

from collections.abc import Callable
from time import time

from msgspec.structs import replace

from ringspiel.server.protocol.pace import Clock, Label, Pace

Now = Callable[[], int]

MINUTE = 60_000
HOUR = 60 * MINUTE
DAY = 24 * HOUR
MISSING: dict[Label, int] = {"live": 5 * MINUTE, "evening": 2 * HOUR, "days": 7 * DAY, "": 3 * DAY}
"""Without a clock, a player who has not answered for this long counts as missing."""


def now() -> int:
    return int(1000 * time())


def fresh(pace: Pace, seats: int, at: int, runs: bool) -> Clock:
    left = [1000 * (pace.reserve or 0)] * seats if pace.clocked else []
    return Clock(at if runs else None, 0, left)


def spent(pace: Pace, elapsed: int) -> int:
    """What an answer takes from the reserve."""
    return max(0, elapsed - 1000 * (pace.per_answer or 0))


def went_back(clock: Clock, at: int, runs: bool, answers: int) -> Clock:
    """The clock after an undo within a turn; there were this many answers before it. The earlier questions get no fresh
    time: they share what was left of the open one."""
    return Clock(at if runs else None, clock.elapsed(at), clock.left, reached=max(clock.reached, answers))


def goes_on(clock: Clock, at: int, runs: bool) -> Clock:
    """The clock after an answer that was undone before and is given again."""
    return Clock(at if runs else None, clock.elapsed(at), clock.left, reached=clock.reached)


def credited(clock: Clock, pace: Pace, seat: int, at: int, lost: int, grace: int) -> Clock:
    """The clock after the server was away for so long. The seat that is asked has at least `grace` from now on."""
    if clock.since is None:
        return clock
    back = replace(clock, since=min(at, clock.since + lost))
    late = grace - (time_for(back, pace, seat) - back.elapsed(at))
    return back if late <= 0 else replace(back, used=back.used - late)


def answered(clock: Clock, pace: Pace, seat: int, at: int, runs: bool) -> Clock:
    """The clock after an answer of `seat`, when the next question is open. `runs` says whether a person is asked."""
    left = list(clock.left)
    if left:
        left[seat] = max(0, left[seat] - spent(pace, clock.elapsed(at)))
    return Clock(at if runs else None, 0, left)


def paused(clock: Clock, at: int) -> Clock:
    return Clock(None, clock.elapsed(at), clock.left, paused=True, reached=clock.reached)


def refilled(clock: Clock, pace: Pace, seat: int) -> Clock:
    """Somebody new sits there, with all the time that a player has at the beginning."""
    full = 1000 * (pace.reserve or 0)
    return replace(clock, left=[full if number == seat else left for number, left in enumerate(clock.left)])


def resumed(clock: Clock, at: int, runs: bool) -> Clock:
    """The clock goes on, or stands still because no person is asked."""
    return Clock(at if runs else None, clock.elapsed(at), clock.left, reached=clock.reached)


def afresh(clock: Clock, at: int, runs: bool) -> Clock:
    """The clock goes on, and what the open question has taken so far does not count."""
    return Clock(at if runs else None, 0, clock.left, reached=clock.reached)


def time_for(clock: Clock, pace: Pace, seat: int) -> int:
    """How long `seat` may take for an answer before others may do without it."""
    if clock.left:
        return clock.left[seat] + 1000 * (pace.per_answer or 0)
    return MISSING[pace.label]


def is_up(clock: Clock, pace: Pace, seat: int, at: int) -> bool:
    """Whether the time of the seat that is asked has run out."""
    return clock.since is not None and clock.elapsed(at) >= time_for(clock, pace, seat)
