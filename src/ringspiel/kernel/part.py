"""A piece of a state that is an object of its own, such as a battle in progress."""

from __future__ import annotations

from typing import Any, ClassVar, get_args, get_origin, get_type_hints


class Part:
    """Slots, a constructor that copies another one (without one: blank), and a shape, so that it can be saved."""

    __slots__ = ()

    shape: ClassVar[Any]
    """A TypedDict of its attributes with their types; those with parts in them in quotes and without `|`, for mypyc
    keeps no other."""


def blank(part: Any, shape: Any) -> None:
    """Give every attribute of a part or state its empty value: 0, an empty list, or None where it may be missing."""
    for name, kind in get_type_hints(shape).items():
        setattr(part, name, empty(kind))


def empty(kind: Any) -> Any:
    return None if type(None) in get_args(kind) else (get_origin(kind) or kind)()
