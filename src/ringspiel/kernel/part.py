"""A piece of a state that is an object of its own, such as a battle in progress."""

from __future__ import annotations

from typing import Any, ClassVar, Final, get_args, get_origin, get_type_hints


class Part:
    """Slots, a constructor that copies another one (without one: blank), and a shape, so that it can be saved."""

    __slots__ = ()

    shape: ClassVar[Any]
    """A TypedDict of its attributes with their types; those with parts in them in quotes and without `|`, for mypyc
    keeps no other."""


_makers: Final[dict[Any, dict[str, Any]]] = {}


def blank(part: Any, shape: Any) -> None:
    """Give every attribute of a part or state its empty value: 0, an empty list, or None where it may be missing."""
    for name, make in makers(shape).items():
        setattr(part, name, make())


def makers(shape: Any) -> dict[str, Any]:
    """What makes the empty value of each attribute; looked up once, because short games begin often."""
    found = _makers.get(shape)
    if found is None:
        found = _makers[shape] = {name: maker(kind) for name, kind in get_type_hints(shape).items()}
    return found


def maker(kind: Any) -> Any:
    return type(None) if type(None) in get_args(kind) else get_origin(kind) or kind
