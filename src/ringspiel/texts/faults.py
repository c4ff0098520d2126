"""What is wrong with a position, in German: the invariants of the games say it in English."""

from __future__ import annotations

import re
import tomllib
from functools import cache
from importlib.resources import files

NUMBER = re.compile(r"\d+")


@cache
def german() -> dict[str, str]:
    """By English sentence; {} stands for a number in both."""
    return tomllib.loads(files("ringspiel.texts").joinpath("faults.toml").read_text(encoding="utf-8"))


def fault_in(language: str, sentence: str) -> str:
    """The sentence as a player reads it; what has no German words, such as a broken file, stays as it is."""
    if language == "de":
        written = german().get(NUMBER.sub("{}", sentence))
        return written.format(*NUMBER.findall(sentence)) if written else sentence
    return f"{sentence[:1].upper()}{sentence[1:]}."
