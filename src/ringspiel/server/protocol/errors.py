"""A request or message that is refused, with the code that docs/protocol.md lists for it."""

from __future__ import annotations

from ringspiel.kernel.errors import RingspielError
from ringspiel.kernel.text import Text, text
from ringspiel.server.protocol.api import Problem

STATUS = {
    "malformed": 400,
    "bad-origin": 403,
    "forbidden": 403,
    "unknown": 404,
    "wrong-method": 405,
    "too-slow": 408,
    "agree-first": 409,
    "many-devices": 409,
    "not-here": 409,
    "not-over": 409,
    "old-rules": 409,
    "sits-here": 409,
    "taken": 409,
    "too-large": 413,
    "bad-contact": 422,
    "bad-name": 422,
    "bad-table": 422,
    "broken-analysis": 422,
    "broken-record": 422,
    "bad-host": 421,
    "too-fast": 429,
    "failed": 500,
    "busy": 503,
    "unavailable": 503,
}


class Refused(Exception):
    """A refusal. It has changed nothing."""

    def __init__(self, code: str, detail: str = "", rule: str = "", reason: Text | None = None) -> None:
        super().__init__(f"{code}: {detail}")
        self.code = code
        self.problem = Problem(code, reason or text(f"server-{code}"), rule, detail)

    @property
    def status(self) -> int:
        return STATUS[self.code]


class Overtaken(Refused):
    """Another server process has changed the table meanwhile. What was to be done is checked and tried again."""

    def __init__(self) -> None:
        super().__init__("stale", "another server process was faster")


def refused(code: str, error: RingspielError) -> Refused:
    """A refusal by the engine, with its own reason for players if it gives one."""
    return Refused(code, str(error), reason=error.reason)
