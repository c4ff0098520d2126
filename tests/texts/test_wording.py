"""English that was translated word by word, and words that players stumbled over, do not come back."""

import re
from collections import Counter
from pathlib import Path

import pytest

from ringspiel.languages import SHIPPED
from ringspiel.texts import texts_of

ROOT = Path(__file__).parents[2]
CLIENT = ROOT / "web/src/texts/en.ftl"

STILTED = [
    r"\ban own\b",
    r"\bwith own\b",
    r"= Who (?:\w+ ){1,3}(?:fights|places|moves|gets|takes|must)\b",
    r"\bIt is the turn of\b",
    r"\bno more what\b",
    r"\bSuch an? \w+ is not\b",
    r"\bOnly over\b",
    r"\bone's own\b",
    r"\bprogrammes?\b",
]


@pytest.mark.parametrize("pattern", STILTED)
def test_english_texts_read_as_if_written_in_english(pattern: str) -> None:
    lines = [*texts_of("en").splitlines(), *CLIENT.read_text(encoding="utf-8").splitlines()]
    assert [line for line in lines if re.search(pattern, line)] == []


TRANSLATED = [
    r"\b(?:with|of|was|after|at most|has|least) so many\b",
    r"(?<!there )\bis no (?:answer|seat|symbol|person|record|mistake|position|legal)\b",
    r"\bof old\b",
    r"\bbelongs into\b",
    r"\b(?:[Ww]ho|[Ww]hat|[Ww]hich|[Ww]here) [^.`\"\n]{2,60}\b(?:says?|tells?) `",
]


@pytest.mark.parametrize("pattern", TRANSLATED)
def test_code_and_documents_read_as_if_written_in_english(pattern: str) -> None:
    files = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *(ROOT / "docs").glob("*.md"), CLIENT]
    files += [file for kind in ("*.py", "en.ftl") for file in (ROOT / "src/ringspiel").rglob(kind)]
    files += [file for kind in ("*.ts", "*.svelte") for file in (ROOT / "web/src").rglob(kind)]
    assert [file.name for file in files if re.search(pattern, file.read_text(encoding="utf-8"))] == []


def test_no_text_of_a_language_stands_there_twice() -> None:
    """Of two texts with one key, the terminal would say one and the browser the other."""
    for file in [*(ROOT / "src/ringspiel").rglob("*.ftl"), *(ROOT / "web/src/texts").glob("*.ftl")]:
        keys = Counter(re.findall(r"^([a-z][\w-]*) =", file.read_text(encoding="utf-8"), re.MULTILINE))
        assert [key for key, times in keys.items() if times > 1] == [], file


def test_german_does_not_say_the_opposite() -> None:
    """`Niemand hat mehr Karten` can mean that nobody has more cards than somebody."""
    assert "Niemand hat mehr" not in texts_of("de")


def test_program_is_spelt_in_one_way_and_nothing_is_in_work() -> None:
    files = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *(ROOT / "docs").glob("*.md")]
    files += [file for folder in ("src/ringspiel", "tests", "bench") for file in (ROOT / folder).rglob("*.py")]
    said = {file.name: file.read_text(encoding="utf-8") for file in files if file != Path(__file__)}
    assert [name for name, words in said.items() if re.search(r"\bprogrammes?\b|\bare in work\b", words)] == []


def test_players_are_they_and_nobody_is_whoever() -> None:
    """Only characters of the story are he; `docs/glossary.md` says what to write instead."""
    pages = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *(ROOT / "docs").glob("*.md")]
    rooms = ("kernel", "arena", "cli", "lessons", "rulebook", "texts", "server")
    modules = [file for room in rooms for file in (ROOT / "src/ringspiel" / room).rglob("*.py")]
    said = {file: file.read_text(encoding="utf-8") for file in [*pages, *modules] if file.name != "glossary.md"}
    assert [file.name for file, words in said.items() if re.search(r"\b(?:he|his|him|himself)\b", words)] == []
    texts = f"{texts_of('en')}\n{CLIENT.read_text(encoding='utf-8')}"
    assert [file.name for file, words in said.items() if re.search(r"\b[Ww]hoever\b", words)] == []
    assert not re.search(r"\b[Ww]hoever\b", texts)


NOUNS = "hits|dice|regions|cards|units|figures|steps|tiles|orcs|seals|knights|rounds|Regionen|Karten|Figuren|Orks"
COUNTED = re.compile(rf"\{{ \$\w+ \}} (?:{NOUNS})\b")
ALWAYS_SEVERAL = {"ringkrieg-ask-discard", "ringkrieg-board-dice-count"}
"""Limits and sizes that are never one."""


@pytest.mark.parametrize("language", SHIPPED)
def test_what_is_counted_can_also_be_one(language: str) -> None:
    """A number before a noun in the plural stands in a variant of the message that is not for one."""
    lines = texts_of(language).splitlines()
    faults = [line.partition(" ")[0] for line in lines if COUNTED.search(line) and not line.startswith((" ", "}"))]
    assert set(faults) - ALWAYS_SEVERAL == set()


@pytest.mark.parametrize("language", SHIPPED)
def test_apostrophes_are_those_of_print(language: str) -> None:
    client = (ROOT / f"web/src/texts/{language}.ftl").read_text(encoding="utf-8")
    lines = [line for line in f"{texts_of(language)}\n{client}".splitlines() if not line.startswith("#")]
    assert [line for line in lines if re.search(r"\w'\w|\w' \w", line)] == []
