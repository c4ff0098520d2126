"""Counting what finished tables say: each is played again once, and what it says is kept."""

from __future__ import annotations

from typing import Any

import msgspec

from ringspiel.arena.collection import Told, told_by
from ringspiel.kernel.errors import RingspielError


class CountJob(msgspec.Struct):
    """Records of finished tables."""

    records: list[dict[str, Any]]


def count_tables(job: dict[str, Any]) -> list[Told | None]:
    """What each record says; None for those that say nothing here, such as games under earlier rules."""
    return [told(record) for record in msgspec.convert(job, CountJob).records]


def told(record: dict[str, Any]) -> Told | None:
    try:
        return told_by(record)
    except RingspielError:
        return None
