"""Message keys into words of a language.

The texts of a language are Fluent: the common file here and that of every game. The web client gets the same, whole or
by parts, so that terminal and browser say the same. What a language lacks is there in the words of its fallbacks.
"""

from __future__ import annotations

import os
import re
from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from typing import Any

from ringspiel.kernel.registry import game_ids
from ringspiel.kernel.text import Text, text
from ringspiel.languages import brought, chain, nearest

COMMON = "common"
"""The part of the texts that belongs to no game."""
COMMAND_LINE = "cli-"
"""How the keys of messages begin that only commands say."""


def language_of_machine() -> str:
    return nearest(os.environ.get("LC_ALL", os.environ.get("LANG", "")))


@cache
def texts_of(language: str) -> str:
    """All messages of a language, in Fluent syntax."""
    return "\n".join([common(language), *(of_game(game, language) for game in game_ids())])


@cache
def for_lobby(language: str) -> str:
    """What is said before a game is opened: the common messages, and what each game says about itself.

    What only the command line says is left out, so that the first load stays small.
    """
    said = [message for key, message in _messages(common(language)).items() if not key.startswith(COMMAND_LINE)]
    about = [
        message
        for game in game_ids()
        for key, message in _messages(of_game(game, language)).items()
        if key in (f"{game}-title", f"{game}-summary", f"{game}-effort")
    ]
    return "\n".join([*said, *about])


def of_game(game: str, language: str) -> str:
    return _whole(game, language)


def common(language: str) -> str:
    return _whole(COMMON, language)


def of_client(language: str) -> str:
    """What a further language says in the client's place; the client itself brings the words of the others."""
    return brought(language, "client.ftl") or ""


@cache
def _whole(part: str, language: str) -> str:
    """What the language says, and then what only its fallbacks say."""
    whole = ""
    known: dict[str, str] = {}
    for source in (own(part, each) for each in chain(language)):
        further = _messages(source)
        if not known:
            whole = source
        elif further.keys() - known.keys():
            lent = {key: _with_forms(message, further.get(key, "")) for key, message in known.items()}
            whole = "\n".join((further | lent).values())
        known = further | known
    return whole


def _with_forms(message: str, further: str) -> str:
    """A name in further forms, such as with its article: sentences of a fallback need those of its language."""
    own_forms = [form for form, _ in _forms(message)]
    return "\n".join([message, *(form + words for form, words in _forms(further) if form not in own_forms)])


def _forms(message: str) -> list[tuple[str, str]]:
    return re.findall(r"^( +\.[A-Za-z]+)( =.*)$", message, re.MULTILINE)


def own(part: str, language: str) -> str:
    """What a language itself says of a game, or in common: nothing that is missing is filled in."""
    folder = files("ringspiel.texts") if part == COMMON else files(f"ringspiel.games.{part}").joinpath("texts")
    file = folder.joinpath(f"{language}.ftl")
    return file.read_text(encoding="utf-8") if file.is_file() else brought(language, f"{part}.ftl") or ""


def _messages(source: str) -> dict[str, str]:
    """By key, each with its further lines, which are indented or close a bracket."""
    found = re.findall(r"^-?[a-z].*(?:\n+[ }].*)*", source, re.MULTILINE)
    return {message.partition(" =")[0]: message for message in found}


class _Words:
    """The messages of a language. Each is parsed when it is first said, because parsing all of them takes long."""

    def __init__(self, language: str) -> None:
        """The library is imported here, because a page only hands the texts on and does without it."""
        from fluent.runtime import FluentBundle

        self.language = language
        self.waiting = _messages(texts_of(language))
        self.bundle = FluentBundle(list(chain(language)), use_isolating=False)

    def __contains__(self, key: str) -> bool:
        return key in self.waiting or bool(self.bundle.has_message(key))

    def format(self, key: str, arguments: dict[str, Any]) -> str:
        """The message in words. Raises `KeyError` if there is none, or if it lacks an argument."""
        if key not in self:
            raise KeyError(f"no message {key!r} in language {self.language!r}")
        self.parse(key)
        pattern = self.bundle.get_message(key).value
        if pattern is None:
            raise KeyError(f"message {key!r} in language {self.language!r} is empty")
        words, errors = self.bundle.format_pattern(pattern, arguments)
        if errors:
            raise KeyError(f"message {key!r} in language {self.language!r}: {errors}")
        return str(words)

    def forms(self, key: str) -> dict[str, Any]:
        """The attributes of a message, as patterns."""
        self.parse(key)
        return dict(self.bundle.get_message(key).attributes)

    def parse(self, key: str) -> None:
        """Take a message up, and those that it refers to."""
        from fluent.runtime import FluentResource

        source = self.waiting.pop(key, None)
        if source is not None:
            self.bundle.add_resource(FluentResource(source))
            for other in re.findall(r"\{\s*(-?[a-z][\w-]*)", source):
                self.parse(other)


@cache
def _words(language: str) -> _Words:
    return _Words(language)


def say(key: str, language: str, **arguments: str) -> str:
    """A message in words, with plain words as its arguments."""
    return _words(language).format(key, arguments)


def has_message(key: str, language: str) -> bool:
    return key in _words(language)


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
    return _words(language).format(message["key"], _arguments(message, language, names))


def _arguments(message: Text, language: str, names: Sequence[str]) -> dict[str, Any]:
    """In words, names with their forms: `$region-in` is the attribute `in` of the message that `$region` stands for."""
    given: dict[str, Any] = {}
    for name, value in message.get("args", {}).items():
        given[name] = value if isinstance(value, int | float) else render(value, language, names)
        if isinstance(value, dict) and "key" in value:
            given |= {f"{name}-{form}": words for form, words in _forms_of(value, language, names)}
    return given


def _forms_of(name: Text, language: str, names: Sequence[str]) -> list[tuple[str, str]]:
    words = _words(language)
    forms = words.forms(name["key"])
    given = _arguments(name, language, names) if forms else {}
    return [(form, str(words.bundle.format_pattern(pattern, given)[0])) for form, pattern in forms.items()]


def _joined(parts: list[str], language: str) -> str:
    if len(parts) < 2:
        return "".join(parts)
    most = parts[0]
    for part in parts[1:-1]:
        most = _message(text("list-more", most=most, next=part), language, [])
    return _message(text("list-last", most=most, last=parts[-1]), language, [])
