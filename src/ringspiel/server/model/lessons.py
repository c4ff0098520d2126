"""Lessons at the table: their chance is dictated and their opponents know what to answer, as long as they are followed.

A player who answers something else has left the lesson. From there on the table is an ordinary one.
"""

from __future__ import annotations

from ringspiel.kernel.chance import Dictated
from ringspiel.kernel.table import Table
from ringspiel.lessons import Script, lessons, script_of
from ringspiel.server.model.table import Header
from ringspiel.server.protocol.messages import Guidance


def script_for(header: Header) -> Script | None:
    """The script of a table; None if it is no lesson, or one that is no longer offered here."""
    return script_of(header.lesson) if header.lesson in lessons() else None


def dictate(header: Header, table: Table, answer: int) -> None:
    """Let chance give what the lesson wants after this answer."""
    script = script_for(header)
    if script is not None:
        table.go_on_with(Dictated(script.chance_after(table.entries, answer)))


def expected_answer(header: Header, table: Table) -> int | None:
    """What the lesson answers now."""
    script = script_for(header)
    expected = None if script is None else script.expected(table.entries)
    return None if expected is None else expected.answer


def guidance(header: Header, table: Table) -> Guidance | None:
    script = script_for(header)
    return None if script is None else Guidance(header.lesson, script.is_followed(table.entries))
