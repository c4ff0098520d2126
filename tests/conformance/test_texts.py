"""Every text that a player sees exists in German and English."""

from typing import Any

import pytest
from fluent.syntax import parse
from fluent.syntax.ast import Message, VariableReference
from fluent.syntax.visitor import Visitor

import ringspiel
from ringspiel.rulebook import catalogue as rules
from ringspiel.texts import LANGUAGES, catalogue, render
from tests.conformance.variants import Variant, each_variant, positions

NAMES = ["Anna", "Bert", "Cleo", "Dora", "Emil", "Fine"]


class Arguments(Visitor):
    """Collects the names of the arguments of a message."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: VariableReference) -> None:
        self.names.add(node.id.name)


def messages(language: str) -> dict[str, set[str]]:
    """The message keys of a language, each with the arguments it uses."""
    found: dict[str, set[str]] = {}
    for entry in parse(catalogue(language)).body:
        assert isinstance(entry, Message) or type(entry).__name__.endswith("Comment"), entry.to_json()
        if isinstance(entry, Message):
            assert entry.id.name not in found, f"{entry.id.name} stands twice in {language}"
            arguments = Arguments()
            arguments.visit(entry)
            found[entry.id.name] = arguments.names
    return found


def test_both_languages_have_the_same_messages_with_the_same_arguments() -> None:
    german, english = messages("de"), messages("en")
    unlike = sorted(key for key in {*german, *english} if german.get(key) != english.get(key))
    assert not unlike, f"missing in German or English, or with other arguments there: {', '.join(unlike)}"
    assert messages("de")["mordor-die"] == {"symbol", "colour"}


@each_variant
def test_everything_said_in_a_game_can_be_put_into_words(variant: Variant) -> None:
    for table in positions(variant, most=20):
        said: list[Any] = [event.text for event in table.events(None) + table.events(0)]
        for seat in (None, *range(variant.seats)):
            question = table.view(seat)["question"]
            said += [] if question is None else [question["prompt"]]
        said += [choice["text"] for choice in table.choices(table.seat)]
        said += [] if table.outcome is None else [table.outcome.text]
        for language in LANGUAGES:
            for text in said:
                words = render(text, language, NAMES)
                assert words.strip() and "{" not in words


@pytest.mark.parametrize("language", LANGUAGES)
def test_title_summary_and_options_have_words(language: str) -> None:
    keys = messages(language)
    for game in ringspiel.all_games():
        wanted = [f"{game.id}-title", f"{game.id}-summary"]
        for option in game.options:
            named = f"{game.id}-option-{option.id}"
            wanted += [named, f"{named}-hint", *(f"{named}-{value}" for value in getattr(option, "values", ()))]
        missing = [key for key in wanted if key not in keys]
        assert not missing, f"{game.id} has no words in {language} for {', '.join(missing)}"


def test_every_refusal_names_a_rule_that_exists() -> None:
    for game in ringspiel.all_games():
        known = {rule.id for rule in rules(game.id)}
        refusals = [key for key in messages("en") if key.startswith(f"{game.id}-refuse-")]
        assert {key.removeprefix(f"{game.id}-refuse-") for key in refusals} <= known


def test_every_rule_exists_in_both_languages() -> None:
    for game in ringspiel.all_games():
        german, english = rules(game.id, "de"), rules(game.id, "en")
        assert [rule.id for rule in german] == [rule.id for rule in english]
        assert all(rule.text.strip() for rule in german + english)
