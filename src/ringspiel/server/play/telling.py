"""A state as it is told to those who hold the same seats: whole, or as what has changed since another one."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property, lru_cache

import msgspec

from ringspiel.server.protocol.messages import SeatView, StateMessage
from ringspiel.server.protocol.patches import Path, change, changes, gone, name

Shown = dict[Path, bytes]
"""A state in parts, as JSON by their paths, without the log. Most parts stay as they are, and are only compared."""

json = msgspec.json.Encoder().encode


class Telling:
    """One state for the holders of the same seats. It is encoded when the first of them needs it."""

    def __init__(self, state: StateMessage) -> None:
        self.state = state
        self.patches: list[tuple[Shown, str]] = []

    @cached_property
    def whole(self) -> str:
        return json(self.state).decode()

    @cached_property
    def shown(self) -> Shown:
        parts: Shown = {b"": json(msgspec.structs.replace(self.state, sides=[]))}
        for number, side in enumerate(self.state.sides):
            parts.update(parts_of(side, number))
        return parts

    def after(self, before: Shown | None) -> str:
        """What to tell somebody who was told another state for as many seats: the whole state if there was none, or if
        a patch would not be shorter."""
        if before is None:
            return self.whole
        patch = next((patch for base, patch in self.patches if base is before), None)
        if patch is None:
            patch = self._patch(before)
            self.patches.append((before, patch))
        return patch

    def _patch(self, before: Shown) -> str:
        shown, found = self.shown, []
        for path, part in shown.items():
            old = before.get(path)
            if old == part:
                continue
            if old is None or (path and len(part) <= BRIEF) or path.endswith(CHOICES):
                found.append(change(path, part))
            else:
                found += changes_between(old, part, path)
        if before.keys() != shown.keys():
            found += [gone(path) for path in before if path not in shown]
        found += [change(place(number, "log"), json(each.log)) for number, each in enumerate(self.state.sides)]
        patch = b'{"type":"patch","changes":[%b]}' % b",".join(found)
        return patch.decode() if len(patch) < sum(map(len, shown.values())) else self.whole


changes_between = lru_cache(maxsize=64)(changes)
"""Seats that are shown the same are told the same change; it is found once."""
BRIEF = 300
"""A part with at most this many bytes is told whole: comparing it would take longer than sending it."""
CHOICES = b'"choices"'
"""If one of them has changed, nearly all have."""


def parts_of(side: SeatView, number: int) -> Iterator[tuple[Path, bytes]]:
    beside = {"seat": side.seat, "orders": side.orders, "given": side.given, "last": side.last}
    for key, value in beside.items():
        yield place(number, key), json(value)
    yield place(number, "choices"), bytes(side.choices)
    for key, value in side.view.items():
        if key != "board":
            yield place(number, "view", key), json(value)
    yield from board_parts(side.view["board"], number)


def board_parts(board: dict[str, msgspec.Raw], number: int) -> Iterator[tuple[Path, bytes]]:
    for key, value in board.items():
        yield place(number, "view", "board", key), bytes(value)


@lru_cache(maxsize=4096)
def place(number: int, *names: str) -> Path:
    """The path to a part of a seat view."""
    return b",".join([b'"sides"', b"%d" % number, *map(name, names)])
