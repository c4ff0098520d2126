"""What has changed between two JSON documents, as docs/protocol.md describes it, and how to apply that.

A change is a list that begins with a path, the names and indexes that lead to a place in the document:

- `[path, value]`: this is there now
- `[path]`: this name is gone from its object
- `[path, start, removed, items]`: in the list at the path, `removed` items from `start` on are replaced by `items`

>>> changes(b'{"a": 1, "b": [1, 2, 3], "c": 0}', b'{"a": 2, "b": [1, 9, 2, 3]}')
[b'[["a"],2]', b'[["b"],[1, 9, 2, 3]]', b'[["c"]]']
>>> patched({"a": 1, "b": [1, 2, 3], "c": 0}, [[["a"], 2], [["b"], 1, 0, [9]], [["c"]]])
{'a': 2, 'b': [1, 9, 2, 3]}
"""

from __future__ import annotations

from functools import lru_cache
from itertools import takewhile
from typing import Any

import msgspec

Path = bytes
"""A path in JSON, without the brackets: `"sides",0,"view"`."""
BRIEF = 100
"""A value with at most this many bytes is told whole: a path into it would hardly be shorter."""
BRACE, BRACKET = ord("{"), ord("[")

members = msgspec.json.Decoder(dict[str, msgspec.Raw]).decode
items = msgspec.json.Decoder(list[msgspec.Raw]).decode
name = lru_cache(4096)(msgspec.json.Encoder().encode)


def changes(old: bytes, new: bytes, path: Path = b"") -> list[bytes]:
    """What turns the one JSON value into the other. Only what differs is decoded."""
    if old == new:
        return []
    whole = [change(path, new)]
    if (len(new) <= BRIEF and path) or old[0] != new[0]:
        return whole
    if new[0] == BRACE:
        parts = in_object(members(old), members(new), path)
    elif new[0] == BRACKET:
        parts = in_list(items(old), items(new), path)
    else:
        return whole
    return parts if sum(map(len, parts)) <= len(whole[0]) or not path else whole


def in_object(old: dict[str, msgspec.Raw], new: dict[str, msgspec.Raw], path: Path) -> list[bytes]:
    found: list[bytes] = []
    for key, value in new.items():
        before = old.get(key)
        if before is None:
            found.append(change(within(path, name(key)), bytes(value)))
        elif before != value:
            found += changes(bytes(before), bytes(value), within(path, name(key)))
    return found + [gone(within(path, name(key))) for key in old if key not in new]


def in_list(old: list[msgspec.Raw], new: list[msgspec.Raw], path: Path) -> list[bytes]:
    """What differs lies between an equal beginning and an equal end. Lists of one length are compared item by item."""
    start = alike(old, new)
    end = alike(old[start:][::-1], new[start:][::-1])
    went, came = old[start : len(old) - end], new[start : len(new) - end]
    if len(went) != len(came):
        return [b"[[%b],%d,%d,[%b]]" % (path, start, len(went), b",".join(map(bytes, came)))]
    found: list[bytes] = []
    for number, (before, value) in enumerate(zip(went, came, strict=True), start):
        found += changes(bytes(before), bytes(value), within(path, b"%d" % number))
    return found


def alike(one: list[msgspec.Raw], two: list[msgspec.Raw]) -> int:
    """How many items are equal at the beginning."""
    return sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], zip(one, two, strict=False)))


def within(path: Path, part: bytes) -> Path:
    return b"%b,%b" % (path, part) if path else part


def change(path: Path, value: bytes) -> bytes:
    return b"[[%b],%b]" % (path, value)


def gone(path: Path) -> bytes:
    return b"[[%b]]" % path


# --- for those who are told ------------------------------------------------------------------------------------------


def patched(document: Any, steps: list[Any]) -> Any:
    """The document after these changes. What is changed is copied, so that the earlier document stays as it was."""
    for path, *what in steps:
        document = step(document, path, what)
    return document


def step(there: Any, path: list[str | int], what: list[Any]) -> Any:
    if not path:
        return what[0] if len(what) == 1 else [*there[: what[0]], *what[2], *there[what[0] + what[1] :]]
    first, *rest = path
    copy: Any = list(there) if isinstance(there, list) else dict(there)
    if what or rest:
        copy[first] = step(copy.get(first) if isinstance(copy, dict) else copy[first], rest, what)
    else:
        del copy[first]
    return copy


class Follower:
    """Turns what a connection with `patches` is told into whole states."""

    def __init__(self) -> None:
        self.state: dict[str, Any] = {}

    def whole(self, message: dict[str, Any]) -> dict[str, Any]:
        """The message; instead of a patch, the state to which it leads."""
        if message["type"] == "patch":
            self.state = patched(self.state, message["changes"])
        elif message["type"] == "state":
            self.state = message
        else:
            return message
        return self.state
