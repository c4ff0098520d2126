"""Message keys into words, German or English.

The texts of a language are one Fluent source: the common file here and that of every game. The web client gets the
same text, whole or by parts, so that terminal and browser say the same.
"""

from __future__ import annotations

import os
import re
from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, Any

from ringspiel.kernel.registry import all_games
from ringspiel.kernel.text import Text

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LANGUAGES = ("de", "en")


def language_of_machine() -> str:
    return "de" if os.environ.get("LC_ALL", os.environ.get("LANG", "")).startswith("de") else "en"


@cache
def catalogue(language: str) -> str:
    """All messages of a language, in Fluent syntax."""
    return "\n".join([common(language), *(of_game(game.id, language) for game in all_games())])


@cache
def for_lobby(language: str) -> str:
    """What is said before a game is opened: the common messages, and what each game is called and about."""
    about = [
        message
        for game in all_games()
        for message in _messages(of_game(game.id, language))
        if message.startswith((f"{game.id}-title =", f"{game.id}-summary ="))
    ]
    return "\n".join([common(language), *about])


def of_game(game: str, language: str) -> str:
    return files(f"ringspiel.games.{game}").joinpath(f"texts/{language}.ftl").read_text(encoding="utf-8")


def _messages(source: str) -> list[str]:
    """Each with its further lines, which are indented or close a bracket."""
    return re.findall(r"^[a-z].*(?:\n[ }].*)*", source, re.MULTILINE)


def common(language: str) -> str:
    """Those that belong to no game."""
    return files("ringspiel.texts").joinpath(f"{language}.ftl").read_text(encoding="utf-8")


@cache
def _bundle(language: str) -> FluentBundle:
    return _bundle_of(language, catalogue(language))


def _bundle_of(language: str, messages: str) -> FluentBundle:
    """The library is imported here, because a page only hands the texts on and does without it."""
    from fluent.runtime import FluentBundle, FluentResource

    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(messages))
    return bundle


def say(key: str, language: str, **arguments: str) -> str:
    """A message that belongs to no game, also before it is known which games there are."""
    bundle = _bundle_of(language, common(language))
    pattern = bundle.get_message(key).value
    assert pattern is not None
    words, _ = bundle.format_pattern(pattern, arguments)
    return str(words)


def has_message(key: str, language: str) -> bool:
    return bool(_bundle(language).has_message(key))


def render(content: Any, language: str, names: Sequence[str]) -> str:
    """A text, a seat, a list or a plain value in words; `names` are those of the seats."""
    if isinstance(content, dict):
        if "seat" in content:
            return names[content["seat"]]
        return _message(content, language, names)
    if isinstance(content, list):
        return _joined([render(part, language, names) for part in content], language)
    return str(content)


def _message(message: Text, language: str, names: Sequence[str]) -> str:
    bundle = _bundle(language)
    key = message["key"]
    if not bundle.has_message(key):
        raise KeyError(f"no message {key!r} in language {language!r}")
    arguments = {
        name: value if isinstance(value, int | float) else render(value, language, names)
        for name, value in message.get("args", {}).items()
    }
    pattern = bundle.get_message(key).value
    if pattern is None:
        raise KeyError(f"message {key!r} in language {language!r} is empty")
    words, errors = bundle.format_pattern(pattern, arguments)
    if errors:
        raise KeyError(f"message {key!r} in language {language!r}: {errors}")
    return str(words)


def _joined(parts: list[str], language: str) -> str:
    if len(parts) < 2:
        return "".join(parts)
    return f"{', '.join(parts[:-1])} {'und' if language == 'de' else 'and'} {parts[-1]}"
