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


HE = r"\b(?:[Hh]e|[Hh]is|[Hh]im|[Hh]imself)\b"
STORY = re.compile(
    r"Aragorn|Balrog|Boromir|Chief|Gandalf|Gollum|Mouth of Sauron|Saruman|Sméagol|Strider|Witch-king|he-sees"
)
"""Characters of the story who may be he."""
SOMEBODY = r"[Pp]layers?|[Oo]pponents?|[Tt]eammates?|\w+body|[Ss]eats?|[Ww]ho|[Aa]ttacker|[Dd]efender|[Oo]wner|\$seat"
PLAYER_IS_HE = re.compile(rf"(?:\b(?:{SOMEBODY})\b)(?:(?!Companion)[^.;:\"])*?(?!He Sees|He Knows){HE}")
PAGES = ("README.md", "CONTRIBUTING.md", "CHANGELOG.md", "web/README.md")
NOT_OURS = {"glossary.md", Path(__file__).name}


def ours(kinds: tuple[str, ...], *folders: str) -> dict[Path, str]:
    """The English words of these folders, and no file of other languages or built by a tool."""
    files = [file for folder in folders for kind in kinds for file in (ROOT / folder).rglob(kind)]
    ours = [file for file in files if not {"node_modules", "static", "__pycache__"} & set(file.parts)]
    english = [file for file in ours if ".de." not in file.name and file.name not in NOT_OURS]
    return {file: file.read_text(encoding="utf-8") for file in english}


def lines_with(pattern: str | re.Pattern[str], said: dict[Path, str]) -> list[str]:
    return [
        f"{file.name}: {line}"
        for file, words in said.items()
        for line in words.splitlines()
        if re.search(pattern, line)
    ]


def test_players_are_they_and_only_characters_are_he() -> None:
    """A line that says he names the character, or the module begins with the name."""
    pages = ours(("*.md",), "docs") | {ROOT / name: (ROOT / name).read_text("utf-8") for name in PAGES}
    assert [line for line in lines_with(HE, pages) if not STORY.search(line)] == []
    modules = {
        file: words
        for file, words in ours(("*.py",), "src/ringspiel").items()
        if not STORY.search(words.partition("\n")[0])
    }
    assert [line for line in lines_with(HE, modules) if not STORY.search(line)] == []


def test_no_player_is_he_and_nobody_is_whoever_anywhere() -> None:
    """`docs/glossary.md` says what to write instead."""
    folders = ("src/ringspiel", "docs", "tests", "campaigns", "bench", "tools", "web/src", "web/test")
    said = ours(("*.py", "*.md", "en.ftl", "*.toml", "*.json", "*.ts", "*.svelte"), *folders)
    assert lines_with(PLAYER_IS_HE, said) == []
    assert lines_with(r"\b[Ww]ho(?:m)?ever\b|_whoever_", said) == []


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
