"""The languages that Ringspiel speaks: those that come with it (`languages.toml`), and further ones in a folder.

A further language is a folder with a `language.toml` and any of the files that CONTRIBUTING.md names. Whatever it does
not say is said in the languages of its `chain`.
"""

from __future__ import annotations

import re
import tomllib
from importlib.resources import files
from typing import Any, NamedTuple

import msgspec

from ringspiel import folders
from ringspiel.kernel.errors import RingspielError

TAG = r"^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$"
"""How languages are named: tags that browsers understand, such as fr, pt-BR or zh-Hant."""
LONGEST_TAG = 35

_LISTED: dict[str, Any] = tomllib.loads(files("ringspiel").joinpath("languages.toml").read_text(encoding="utf-8"))
SHIPPED: tuple[str, ...] = tuple(_LISTED["names"])
FALLBACK: tuple[str, ...] = tuple(_LISTED["fallback"])
ORIGINAL = FALLBACK[0]
"""The language of the code, and of pages without a language in their name."""


class BadLanguage(RingspielError):
    """A folder of texts that cannot be used: which, and what to change."""


class Language(NamedTuple):
    """A language with its own name for itself."""

    id: str
    name: str
    fallback: tuple[str, ...] = ()


class _Described(msgspec.Struct, forbid_unknown_fields=True):
    """What `language.toml` says; `fallback` are languages to try before those that come with Ringspiel."""

    name: str
    fallback: list[str] = []


def languages() -> dict[str, Language]:
    """All languages by tag, those that come with Ringspiel first."""
    shipped = {id: Language(id, name) for id, name in _LISTED["names"].items()}
    further = [_read(file.parent.name) for file in sorted(folders.texts().glob("*/language.toml"))]
    return shipped | {language.id: language for language in further}


def _read(id: str) -> Language:
    if not re.match(TAG, id) or len(id) > LONGEST_TAG or id in SHIPPED:
        raise BadLanguage(f"{id!r} cannot be a further language; call its folder by a tag such as fr or pt-BR")
    try:
        found = msgspec.toml.decode(brought(id, "language.toml") or "", type=_Described)
    except (msgspec.DecodeError, ValueError) as error:
        raise BadLanguage(f"{id}/language.toml: {error}") from error
    return Language(id, found.name, tuple(found.fallback))


def brought(language: str, path: str) -> str | None:
    """A file of a further language, if it is there."""
    file = folders.texts() / language / path
    return file.read_text(encoding="utf-8") if file.is_file() else None


def chain(language: str) -> tuple[str, ...]:
    """The languages in which something is looked for, best first. It is never empty: not even an unknown one fails."""
    known = languages().get(language)
    own = () if known is None else (known.id, *known.fallback)
    return tuple(dict.fromkeys((*own, *FALLBACK)))


def nearest(wish: str) -> str:
    """The language that somebody can read who wishes for this one, such as de_AT.UTF-8."""
    parts = wish.partition(".")[0].replace("_", "-").split("-")
    candidates = ["-".join(parts[:length]) for length in range(len(parts), 0, -1)]
    return next((one for one in candidates if one in languages()), ORIGINAL)
