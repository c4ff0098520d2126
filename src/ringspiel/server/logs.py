"""Logging: one line for each thing worth knowing, for people or as JSON, with the ids of request and table.

An error is logged by its type and where it arose, never with its message: that may contain answers, dice or seeds.
"""

from __future__ import annotations

import logging
import sys
import traceback
from contextvars import ContextVar
from typing import Any

import msgspec

request: ContextVar[str] = ContextVar("request", default="")
address: ContextVar[str] = ContextVar("address", default="")
"""Where the request comes from; only the audit log names it."""


class Plain(logging.Formatter):
    """For people."""

    def format(self, record: logging.LogRecord) -> str:
        fields = facts(record)
        head = f"{fields.pop('time')} {fields.pop('level')} {fields.pop('logger')}: {fields.pop('message')}"
        return head + "".join(f" {name}={value}" for name, value in fields.items())


class Json(logging.Formatter):
    """For programs."""

    def format(self, record: logging.LogRecord) -> str:
        return msgspec.json.encode(facts(record)).decode()


def facts(record: logging.LogRecord) -> dict[str, Any]:
    found: dict[str, Any] = {
        "time": logging.Formatter().formatTime(record),
        "level": record.levelname,
        "logger": record.name,
        "message": record.getMessage(),
    }
    if request.get():
        found["request"] = request.get()
    if hasattr(record, "table"):
        found["table"] = record.table
    found |= getattr(record, "audit", {})
    if record.exc_info and record.exc_info[1] is not None:
        found |= trace_of(record.exc_info[1])
    return found


def trace_of(error: BaseException) -> dict[str, Any]:
    frames = traceback.extract_tb(error.__traceback__)
    return {"error": type(error).__name__, "at": [f"{frame.filename}:{frame.lineno} {frame.name}" for frame in frames]}


def set_up(as_json: bool) -> None:
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Json() if as_json else Plain())
    logging.getLogger("asyncio").setLevel(logging.ERROR)  # a line for every byte to somebody who has gone
    logging.basicConfig(level=logging.WARNING, handlers=[handler], force=True)
