"""The public Python interface explains itself: every name has an example, and the examples are true.

Docstrings are read from the sources, because compiled modules keep none.
"""

from __future__ import annotations

import ast
import doctest
from collections.abc import Iterator
from pathlib import Path

import pytest

import ringspiel

SOURCES = Path(__file__).parents[2] / "src" / "ringspiel"

PUBLIC = {
    "kernel/table.py": ["Table", "new", "load"],
    "kernel/replay.py": ["replay"],
    "kernel/registry.py": ["all_games", "game_ids", "game_of"],
    "kernel/chance.py": ["Chance", "Scripted"],
    "kernel/errors.py": ["RingspielError"],
    "kernel/game.py": ["Game"],
    "kernel/question.py": ["Question"],
    "kernel/state.py": ["State"],
    "kernel/perspective.py": ["Perspective"],
    "agents/agent.py": ["Agent", "answer_of"],
    "agents/estimate.py": ["Estimate"],
    "agents/evaluator.py": ["Evaluator"],
    "agents/kit.py": ["evaluator_of"],
    "agents/levels.py": ["agent_of", "check_level", "hint", "knows_exactly", "levels", "levels_at", "usual_levels"],
    "arena/audit.py": ["Audit", "audit"],
    "arena/play.py": ["Result", "play"],
    "arena/results.py": ["Results"],
    "arena/schedule.py": ["Schedule", "schedule_of"],
    "arena/setting.py": ["Setting", "seed_of", "setting_of"],
    "arena/simulate.py": ["Simulation", "simulate"],
    "arena/ranking.py": ["Ranking", "ranking"],
    "arena/study.py": ["Study", "study"],
    "arena/tournament.py": ["Tournament"],
    "rl/codes.py": ["codebook_of"],
    "rl/coding.py": ["Codebook"],
    "rl/episode.py": ["Episode"],
    "rl/features/__init__.py": ["features_of"],
    "rl/features/layout.py": ["Features", "Layout"],
}
"""The public names by file. Errors need no example of their own: they are shown where they are raised."""

Documented = ast.ClassDef | ast.FunctionDef


def documented(module: str) -> Iterator[tuple[str, Documented]]:
    """The public classes, functions and methods of a file, by qualified name."""
    for node in ast.parse((SOURCES / module).read_text(encoding="utf-8")).body:
        if isinstance(node, Documented) and not node.name.startswith("_"):
            yield node.name, node
            if isinstance(node, ast.ClassDef):
                methods = (each for each in node.body if isinstance(each, ast.FunctionDef))
                yield from ((f"{node.name}.{each.name}", each) for each in methods if not each.name.startswith("_"))


def examples(module: str) -> list[doctest.DocTest]:
    parser, found = doctest.DocTestParser(), []
    for name, node in documented(module):
        told, line = ast.get_docstring(node) or "", node.body[0].lineno - 1
        found.append(parser.get_doctest(told, {"ringspiel": ringspiel}, name, module, line))
    return [each for each in found if each.examples]


@pytest.mark.parametrize("module", PUBLIC)
def test_the_examples_of_the_public_interface_are_true(module: str) -> None:
    report: list[str] = []
    runner = doctest.DocTestRunner(verbose=False, optionflags=doctest.ELLIPSIS)
    for example in examples(module):
        runner.run(example, out=report.append)
    assert not runner.failures, "".join(report)


@pytest.mark.parametrize("module", PUBLIC)
def test_every_public_name_has_an_example(module: str) -> None:
    shown = {example.name.partition(".")[0] for example in examples(module)}
    assert set(PUBLIC[module]) <= shown


@pytest.mark.parametrize("module", PUBLIC)
def test_every_method_of_a_public_class_says_what_it_does(module: str) -> None:
    public = [(name, node) for name, node in documented(module) if name.partition(".")[0] in PUBLIC[module]]
    assert [name for name, node in public if not ast.get_docstring(node)] == []


def test_what_the_packages_offer_is_documented() -> None:
    import ringspiel.agents
    import ringspiel.rl

    named = {name for names in PUBLIC.values() for name in names}
    for package in (ringspiel, ringspiel.agents, ringspiel.rl):
        offered = [getattr(package, name) for name in package.__all__]
        things = [each for each in offered if callable(each) and not is_error(each)]
        assert {each.__name__ for each in things} <= named


def is_error(thing: object) -> bool:
    return isinstance(thing, type) and issubclass(thing, Exception) and thing is not ringspiel.RingspielError
