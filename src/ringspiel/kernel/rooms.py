"""What a game brings beside its rules is found by where it lies, such as `ringspiel.agents.<id>`."""

from __future__ import annotations

from importlib import import_module
from typing import Any


def brought(module: str, name: str) -> Any:
    """What the module calls so; None if there is no such module, or nothing of that name in it.

    >>> brought("ringspiel.kernel.rooms", "brought").__name__, brought("ringspiel.kernel.nowhere", "brought")
    ('brought', None)
    """
    try:
        return getattr(import_module(module), name, None)
    except ModuleNotFoundError as error:
        if error.name is None or not f"{module}.".startswith(f"{error.name}."):
            raise  # the module is there, and something that it needs is not
        return None
