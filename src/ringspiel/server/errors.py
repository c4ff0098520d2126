"""A request or message that is refused, with the code that docs/protocol.md lists for it."""

from __future__ import annotations

from ringspiel.server.wire import Problem
from ringspiel.table.errors import RingspielError
from ringspiel.table.text import Text, text

STATUS = {
    "malformed": 400,
    "bad-origin": 403,
    "forbidden": 403,
    "unknown": 404,
    "wrong-method": 405,
    "not-here": 409,
    "not-over": 409,
    "old-rules": 409,
    "taken": 409,
    "too-large": 413,
    "bad-table": 422,
    "broken-record": 422,
    "too-fast": 429,
    "failed": 500,
}


class Refused(Exception):
    """What was asked is refused and has changed nothing."""

    def __init__(self, code: str, detail: str = "", rule: str = "", reason: Text | None = None) -> None:
        super().__init__(f"{code}: {detail}")
        self.code = code
        self.problem = Problem(code, reason or text(f"server-{code}"), rule, detail)

    @property
    def status(self) -> int:
        return STATUS[self.code]


def refused(code: str, error: RingspielError) -> Refused:
    """What the engine refuses, for players with its own reason where it gives one."""
    return Refused(code, str(error), reason=error.reason)
