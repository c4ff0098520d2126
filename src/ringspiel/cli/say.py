"""Words on the terminal."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import Annotated, Any

import typer
from rich.console import Console

from ringspiel.kernel.errors import BadOption, RingspielError
from ringspiel.kernel.text import text
from ringspiel.languages import ORIGINAL, languages
from ringspiel.texts import language_of_machine, render

console = Console(highlight=False)
beside = Console(stderr=True, highlight=False)
"""For progress and remarks, so that what a command prints can be read by another."""


class Wrong(BadOption):
    """What was typed does not fit."""

    def __init__(self, key: str, **arguments: Any) -> None:
        reason = text(key, **arguments)
        super().__init__(render(reason, ORIGINAL, []), reason)


def language_of(given: str | None) -> str:
    """The language asked for, or that of the machine."""
    if given is None:
        return language_of_machine()
    if given not in languages():
        raise Wrong("cli-no-language", typed=repr(given), languages=", ".join(languages()))
    return given


def words(language: str, key: str, **arguments: Any) -> str:
    return render(text(key, **arguments), language, [])


def percent(chance: float, language: str) -> str:
    return words(language, "number-percent", number=points(chance, language))


def points(chance: float, language: str, places: int = 1) -> str:
    """Points of a hundred."""
    signs = {".": words(language, "number-decimal"), "-": words(language, "number-minus")}
    return "".join(signs.get(sign, sign) for sign in f"{100 * chance:.{places}f}")


def signed(number: str) -> str:
    """With a plus where there is no minus."""
    return f"+{number}" if number[:1].isdigit() else number


def sentence_of(error: RingspielError, language: str) -> str:
    """What an error says: its reason in this language where it gives one, else its own English."""
    return render(error.reason or str(error), language, [])


def say(line: str, style: str | None = None) -> None:
    """A line as it is, however long: a path can be copied whole."""
    console.print(line, style=style, markup=False, soft_wrap=True)


def remark(line: str) -> None:
    """What is not the result itself, beside it."""
    beside.print(line, markup=False, soft_wrap=True)


def complain(sentence: str) -> None:
    Console(stderr=True, highlight=False).print(sentence, style="red", markup=False, soft_wrap=True)


def complaining(command: Callable[..., None]) -> Callable[..., None]:
    """The command, in which wrong input of any kind ends with a sentence that says what to do, and exit code 2."""

    @wraps(command)
    def run(**given: Any) -> None:
        try:
            command(**given)
        except RingspielError as error:
            complain(sentence_of(error, spoken(given)))
            raise typer.Exit(2) from error
        except BrokenPipeError:
            raise  # the reader of the output has had enough: no mistake
        except OSError as error:  # no place to write, no right to read
            complain(words(spoken(given), "cli-file-fault", file=str(error.filename or "–"), why=in_short(error)))
            raise typer.Exit(2) from error

    return run


def spoken(given: dict[str, Any]) -> str:
    """The language in which a command complains."""
    chosen = given.get("lang")
    return chosen if chosen in languages() else language_of_machine()


def in_short(error: Exception) -> str:
    """What the system says, without its number."""
    cause = getattr(error, "reason", error)
    return getattr(cause, "strerror", None) or str(cause)


Language = Annotated[str | None, typer.Option("--lang", help="such as de or en; the machine's language if not given")]
