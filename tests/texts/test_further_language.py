"""A language is data: a further one comes from a folder, and what it lacks is said in English."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message, StringLiteral, VariableReference
from fluent.syntax.visitor import Visitor

import ringspiel
from ringspiel.languages import BadLanguage, chain, languages, nearest
from ringspiel.lessons import lessons
from ringspiel.rulebook import catalogue
from ringspiel.rulebook.primer import primer
from ringspiel.texts import COMMON, for_lobby, own, render
from ringspiel.texts.faults import fault_in
from tests.texts.made_up import FAULT, MISSING, NAME, TAG, VOWELS, spoken, write

NAMES = ["Bb", "Cc", "Dd", "Ff"]
ROOT = Path(__file__).parents[2]
TWO_LANGUAGES = re.compile(
    r"""Literal\["de", "en"\]|\bde: (str|string)\b|"de" \| "en"|[=!]=+ ["'](de|en)["']|\b(de|en) \?"""
)


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    monkeypatch.setenv("RINGSPIEL_TEXTS", str(write(tmp_path)))
    lessons.cache_clear()
    yield tmp_path
    lessons.cache_clear()


class Found(Visitor):
    def __init__(self) -> None:
        self.arguments: set[str] = set()
        self.literals: list[str] = []

    def visit_VariableReference(self, node: VariableReference) -> None:
        self.arguments.add(node.id.name)

    def visit_StringLiteral(self, node: StringLiteral) -> None:
        self.literals.append(node.value)


def test_it_is_listed_with_its_own_name_after_those_that_come_with_ringspiel() -> None:
    assert [(language.id, language.name) for language in languages().values()] == [
        ("de", "Deutsch"),
        ("en", "English"),
        (TAG, NAME),
    ]
    assert chain(TAG) == (TAG, "en", "de") and chain("nowhere") == ("en", "de")
    assert [nearest(wish) for wish in ("de_AT.UTF-8", "qya", "fr_FR", "C", "")] == ["de", TAG, "en", "en", "en"]


@pytest.mark.parametrize("part", [COMMON, "mordor"])
def test_all_messages_are_spoken(part: str) -> None:
    for entry in FluentParser().parse(own(part, TAG)).body:
        assert isinstance(entry, Message)
        found = Found()
        found.visit(entry)
        words = render({"key": entry.id.name, "args": dict.fromkeys(found.arguments, 3)}, TAG, NAMES)
        for literal in found.literals:
            words = words.replace(literal, "")
        assert words.strip() and not VOWELS.search(words), words
    assert not VOWELS.search(render(["B", "C", "D"], TAG, NAMES))


def test_a_whole_game_speaks_it() -> None:
    table = ringspiel.new("mordor", 2, seed=5)
    while table.seat is not None:
        said = [table.view(table.seat)["question"]["prompt"], *(choice["text"] for choice in table.choices(table.seat))]
        for text in [*said, *(event.text for event in table.events(None))]:
            assert not VOWELS.search(render(text, TAG, NAMES))
        table.answer(table.answers()[0])
    assert table.outcome and not VOWELS.search(render(table.outcome.text, TAG, NAMES))


@pytest.mark.parametrize("key", [MISSING, "gran-title", "ringkrieg-summary"])
def test_what_it_does_not_say_is_said_in_english(key: str) -> None:
    assert render({"key": key}, TAG, NAMES) == render({"key": key}, "en", NAMES)
    assert render({"key": key}, "en", NAMES).split()[0] in for_lobby(TAG)


def test_names_of_a_further_language_fit_into_sentences_of_its_fallback(folder: Path) -> None:
    """A sentence that is said in English takes names in the English form that it needs."""
    (folder / "qyc").mkdir()
    (folder / "qyc/language.toml").write_text('name = "Qnyc"\n', encoding="utf-8")
    (folder / "qyc/ringkrieg.ftl").write_text("ringkrieg-region-fords-of-isen = Frds f sn\n", encoding="utf-8")
    ford = {"key": "ringkrieg-region-fords-of-isen"}
    assert render(ford, "qyc", NAMES) == "Frds f sn"
    retreat = {"key": "ringkrieg-choose-retreat", "args": {"region": ford}}
    assert render(retreat, "qyc", NAMES) == "Retreat to the Fords of Isen"


def test_rules_and_primers_fall_back_page_by_page_and_rule_by_rule() -> None:
    rules, english = catalogue("mordor", TAG), catalogue("mordor")
    assert [rule.id for rule in rules] == [rule.id for rule in english]
    assert rules[0].text == "Ech plyr hs a sht." and rules[1:] == english[1:]
    assert catalogue("gran", TAG) == catalogue("gran")
    assert primer("mordor", TAG)[0].title == "Wht it is abt" and primer("gran", TAG) == primer("gran")


def test_lessons_fall_back_sentence_by_sentence() -> None:
    lesson = lessons()["mordor"]
    first, second = [step.say for step in lesson.steps if step.say][:2]
    assert (lesson.title.of(TAG), first.of(TAG)) == ("Yr frst jrny", "Wlcm!")
    assert second.of(TAG) == second.of("en") and lessons()["gran"].title.of(TAG) == lessons()["gran"].title.of("en")


def test_faults_fall_back() -> None:
    assert fault_in(TAG, FAULT) == spoken(FAULT)
    assert fault_in(TAG, "a ring track has 9 fields") == "A ring track has 9 fields."


def test_its_own_fallback_comes_first(folder: Path) -> None:
    (folder / "qyb").mkdir()
    (folder / "qyb/language.toml").write_text(f'name = "Qnyb"\nfallback = ["{TAG}"]\n', encoding="utf-8")
    assert chain("qyb") == ("qyb", TAG, "en", "de")
    assert render({"key": "mordor-title"}, "qyb", NAMES) == render({"key": "mordor-title"}, TAG, NAMES)


@pytest.mark.parametrize(("tag", "written"), [("de", 'name = "x"'), ("Elvish!", 'name = "x"'), ("fr", "name = 5")])
def test_a_folder_that_is_no_language_is_refused_with_a_sentence(folder: Path, tag: str, written: str) -> None:
    (folder / tag).mkdir()
    (folder / tag / "language.toml").write_text(written, encoding="utf-8")
    with pytest.raises(BadLanguage, match=tag):
        languages()


def test_no_code_knows_two_languages() -> None:
    """Whatever differs by language is data."""
    found = [
        f"{file.name}: {line.strip()}"
        for folder, kinds in (("src/ringspiel", ("*.py",)), ("web/src", ("*.ts", "*.svelte")))
        for kind in kinds
        for file in (ROOT / folder).rglob(kind)
        for line in file.read_text(encoding="utf-8").splitlines()
        if TWO_LANGUAGES.search(line)
    ]
    assert found == []
