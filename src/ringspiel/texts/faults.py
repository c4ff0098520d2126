"""What is wrong with a position, in words of a language: the invariants of the games say it in the original one."""

from __future__ import annotations

import re
import tomllib
from functools import cache
from importlib.resources import files

from ringspiel.languages import ORIGINAL, brought, chain

NUMBER = re.compile(r"\d+")


@cache
def faults(language: str) -> dict[str, str]:
    """The sentences by the original one; {} stands for a number in both."""
    file = files("ringspiel.texts").joinpath(f"{language}.faults.toml")
    return tomllib.loads(file.read_text(encoding="utf-8") if file.is_file() else brought(language, "faults.toml") or "")


def fault_in(language: str, sentence: str) -> str:
    """The sentence as a player reads it; what nobody has translated, such as a broken file, stays in the original."""
    for each in chain(language):
        written = faults(each).get(NUMBER.sub("{}", sentence))
        if written:
            return written.format(*NUMBER.findall(sentence))
        if each == ORIGINAL:
            break
    return f"{sentence[:1].upper()}{sentence[1:]}."
