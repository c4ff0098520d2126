"""Every text that a player sees exists in every language that comes with Ringspiel."""

import re
from functools import cache
from typing import Any

import pytest
from fluent.syntax import parse
from fluent.syntax.ast import Message, VariableReference
from fluent.syntax.visitor import Visitor

import ringspiel
from ringspiel.languages import ORIGINAL, SHIPPED
from ringspiel.rulebook import catalogue as rules
from ringspiel.rulebook import page_of
from ringspiel.texts import COMMON, own, render
from tests.conformance.variants import Variant, each_variant, positions

NAMES = ["Anna", "Bert", "Cleo", "Dora", "Emil", "Fine"]


class Arguments(Visitor):
    """Collects the names of the arguments of a message."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: VariableReference) -> None:
        """A name with one of its forms, such as `region-in`, is the argument that has these forms."""
        self.names.add(node.id.name.partition("-")[0])


def messages(language: str) -> dict[str, set[str]]:
    """The message keys of a language, each with the arguments it uses, and none from a fallback."""
    found: dict[str, set[str]] = {}
    parts = (COMMON, *(game.id for game in ringspiel.all_games()))
    for entry in parse("\n".join(own(part, language) for part in parts)).body:
        assert isinstance(entry, Message) or type(entry).__name__.endswith("Comment"), entry.to_json()
        if isinstance(entry, Message):
            assert entry.id.name not in found, f"{entry.id.name} stands twice in {language}"
            arguments = Arguments()
            arguments.visit(entry)
            found[entry.id.name] = arguments.names
    return found


@pytest.mark.parametrize("language", SHIPPED)
def test_every_language_has_the_same_messages_with_the_same_arguments(language: str) -> None:
    here, original = messages(language), messages(ORIGINAL)
    unlike = sorted(key for key in {*here, *original} if here.get(key) != original.get(key))
    assert not unlike, f"missing in {language} or {ORIGINAL}, or with other arguments there: {', '.join(unlike)}"
    assert here["mordor-die"] == {"symbol", "colour"}


@each_variant
def test_everything_said_in_a_game_can_be_put_into_words(variant: Variant) -> None:
    for table in positions(variant, most=20):
        said: list[Any] = [event.text for event in table.events(None) + table.events(0)]
        for seat in (None, *range(variant.seats)):
            question = table.view(seat)["question"]
            said += [] if question is None else [question["prompt"]]
        said += [choice["text"] for choice in table.choices(table.seat)]
        said += [] if table.outcome is None else [table.outcome.text]
        for language in SHIPPED:
            for text in said:
                words = render(text, language, NAMES)
                assert words.strip() and "{" not in words


@pytest.mark.parametrize("language", SHIPPED)
def test_title_summary_and_options_have_words(language: str) -> None:
    keys = messages(language)
    for game in ringspiel.all_games():
        wanted = [f"{game.id}-title", f"{game.id}-summary"]
        for option in game.options:
            named = f"{game.id}-option-{option.id}"
            wanted += [named, f"{named}-hint", *(f"{named}-{value}" for value in getattr(option, "values", ()))]
        missing = [key for key in wanted if key not in keys]
        assert not missing, f"{game.id} has no words in {language} for {', '.join(missing)}"


@pytest.mark.parametrize("language", SHIPPED)
def test_every_question_is_told_to_the_others_in_the_third_person(language: str) -> None:
    keys = messages(language)
    for game in ringspiel.all_games():
        wanted = {f"{game.id}-watch-{question.kind}" for question in game.questions}
        told = {key for key in keys if key.startswith(f"{game.id}-watch-")}
        assert wanted == told, f"{game.id}, {language}: a sentence for others is missing or left over"
        assert all("seat" in keys[key] for key in told), "the sentence begins with who decides"
        shown = [render(table_text(keys, key, language), language, NAMES) for key in told]
        assert [words for words in shown if "?" in words or not words.startswith("Anna ")] == []


def table_text(keys: dict[str, set[str]], key: str, language: str) -> Any:
    """The message with something for each of its arguments, and for each form that names have."""
    given = {name: {"seat": 0} if name == "seat" else "7" for name in keys[key]}
    forms = {form: "7" for form in forms_in(language) if form.partition("-")[0] in given}
    return {"key": key, "args": given | forms}


@cache
def forms_in(language: str) -> set[str]:
    """All forms of names that messages of the language use, such as `region-in`."""
    return {form for game in ringspiel.all_games() for form in re.findall(r"\$(\w+-[\w-]+)", own(game.id, language))}


def test_every_refusal_names_a_rule_that_exists() -> None:
    for game in ringspiel.all_games():
        known = {rule.id for rule in rules(game.id)}
        refusals = [key for key in messages("en") if key.startswith(f"{game.id}-refuse-")]
        assert {key.removeprefix(f"{game.id}-refuse-") for key in refusals} <= known


@pytest.mark.parametrize("language", SHIPPED)
def test_every_rule_exists_in_every_language(language: str) -> None:
    for game in ringspiel.all_games():
        pages = [page_of("catalogues", "rules", game.id, one) or "" for one in (ORIGINAL, language)]
        original, translated = (re.findall(r"^- \*\*([A-Z]{2}-\w+)\*\*", page, re.MULTILINE) for page in pages)
        assert original == translated
        assert [rule.id for rule in rules(game.id, language)] == [id for id in original if id.startswith(game.prefix)]
        assert all(rule.text.strip() for rule in rules(game.id, language))
