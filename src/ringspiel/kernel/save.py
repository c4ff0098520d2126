"""A position as JSON and back."""

from __future__ import annotations

from typing import Any

import msgspec

from ringspiel.kernel.chance import Generator
from ringspiel.kernel.errors import BrokenSave, RingspielError
from ringspiel.kernel.game import Game
from ringspiel.kernel.outcome import Outcome
from ringspiel.kernel.part import Part
from ringspiel.kernel.question import Question
from ringspiel.kernel.registry import game_of
from ringspiel.kernel.state import State, Step, StepFunction
from ringspiel.kernel.text import text

FORMAT = "ringspiel-position/1"


class SavedChance(msgspec.Struct, forbid_unknown_fields=True):
    key: str
    used: int


class SavedOutcome(msgspec.Struct):
    ranks: list[int]
    scores: list[int]
    reason: str
    text: dict[str, Any]
    team_ranks: list[int] | None = msgspec.field(name="places", default=None)


class Position(msgspec.Struct, forbid_unknown_fields=True):
    """The document: which game, the state's own attributes, and what the kernel has to remember."""

    format: str
    game: str
    rules: str
    seats: int
    options: dict[str, Any]
    state: dict[str, Any]
    chance: SavedChance
    agenda: list[list[Any]]
    question: list[Any] | None
    outcome: SavedOutcome | None


def save(game: Game[Any], seats: int, options: dict[str, Any], s: State) -> dict[str, Any]:
    generator, question = s.generator, s.question
    position = Position(
        format=FORMAT,
        game=game.id,
        rules=game.rules_version,
        seats=seats,
        options=options,
        state={name: getattr(s, name) for name in game.shape.__annotations__},
        chance=SavedChance(generator.key.hex(), generator.used),
        agenda=[_save_step(step) for step in s.agenda],
        question=None if question is None else [question.kind, *question.values()],
        outcome=None if s.outcome is None else msgspec.convert(s.outcome.to_json(), SavedOutcome),
    )
    document: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(position, enc_hook=saved_part))
    return document


def load(document: Any, unsound: bool = False) -> tuple[Game[Any], int, dict[str, Any], State]:
    """The game, seats, options and state of a saved position; BrokenSave says what is wrong with it.

    `unsound` positions may break invariants, as one does that somebody is about to put together.
    """
    try:
        position = msgspec.convert(document, Position)
        if position.format != FORMAT:
            raise BrokenSave(f"this is {position.format!r}, not a position that this version reads ({FORMAT})")
        game = game_of(position.game)
        if position.rules != game.rules_version:
            raise BrokenSave(f"saved under rules {position.rules}, but these are rules {game.rules_version}")
        seats = game.check_seats(position.seats)
        options = game.check_options(position.options, seats)
        return game, seats, options, _restore(game, position, seats, options, unsound)
    except msgspec.ValidationError as error:
        raise BrokenSave(f"not a saved position: {error}", text("position-is-none")) from error


def _restore(game: Game[Any], position: Position, seats: int, options: dict[str, Any], unsound: bool) -> State:
    try:
        s = _fill(game, position, game.start(seats, options, _load_chance(position.chance)))
        return s if unsound else _sound(game, s)
    except (RingspielError, msgspec.ValidationError):
        raise
    except Exception as error:  # a position that the types allow but no game can reach may break anything
        raise BrokenSave(f"this position cannot be: {error}") from error


def _fill(game: Game[Any], position: Position, s: State) -> State:
    fields = {game.former_fields.get(name, name): value for name, value in position.state.items()}
    _set_attributes(s, fields, game.shape, f"the state of {game.id}")
    s.agenda = [_load_step(game, saved) for saved in position.agenda]
    s.question = _load_question(game, position)
    outcome = position.outcome
    if outcome is not None:
        s.outcome = Outcome(outcome.ranks, outcome.scores, outcome.reason, outcome.text, outcome.team_ranks)
    if (s.question is None) == (s.outcome is None):
        raise BrokenSave("a position has either an open question or an outcome")
    return s


def _sound(game: Game[Any], s: State) -> State:
    faults = game.faults(s)
    if faults:
        raise BrokenSave("this position breaks the rules: " + "; ".join(faults))
    s.legal = [] if s.question is None else s.question.answers(s)
    if s.question is not None and not s.legal:
        raise BrokenSave("the open question has no legal answer")
    return s


def saved_part(part: Any) -> dict[str, Any]:
    """A part of the state that is an object of its own; JSON knows how to write all else."""
    if not isinstance(part, Part):
        raise TypeError(f"{type(part).__name__} is no Part, so nobody knows how to save it")
    return {name: getattr(part, name) for name in part.shape.__annotations__}


def restored_part(kind: type[Part], saved: Any) -> Part:
    part = kind()
    _set_attributes(part, saved, kind.shape, f"a {kind.__name__}")
    return part


def _set_attributes(owner: State | Part, saved: Any, shape: Any, called: str) -> None:
    attributes = msgspec.convert(saved, shape, dec_hook=restored_part)
    for name in saved:
        if name not in attributes:
            raise BrokenSave(f"{called} has no {name!r}")
    for name, value in attributes.items():
        setattr(owner, name, value)


def _load_chance(saved: SavedChance) -> Generator:
    if len(saved.key) != 64 or saved.used < 0:
        raise BrokenSave("chance is a key of 64 hex digits and a count from 0 up")
    return Generator(bytes.fromhex(saved.key), saved.used)


def _save_step(step: Step) -> list[Any]:
    if isinstance(step, tuple):
        return [step[0].__name__, *step[1]]
    return [step.__name__]


def _load_step(game: Game[Any], saved: list[Any]) -> Step:
    step = step_called(game, saved[0]) if saved and isinstance(saved[0], str) else None
    if step is None:
        raise BrokenSave(f"{game.id} has no step {saved[:1]!r}")
    return (step, tuple(_number(value) for value in saved[1:])) if saved[1:] else step


def step_called(game: Game[Any], name: str) -> StepFunction | None:
    """A step by its name or a former one. Of `chapter.function`, the older form, only the function counts."""
    steps = {step.__name__: step for step in game.steps}
    return steps.get(game.former_steps.get(name, name.rpartition(".")[2]))


def _load_question(game: Game[Any], position: Position) -> Question[Any] | None:
    saved = position.question
    if saved is None:
        return None
    kinds = {question.kind: question for question in game.questions}
    if not saved or saved[0] not in kinds:
        raise BrokenSave(f"{game.id} has no question {saved[:1]!r}")
    question = kinds[saved[0]]
    values = saved[1:]
    if len(values) != len(question.parameters):
        raise BrokenSave(f"the question {question.kind} takes " + ", ".join(question.parameters))
    loaded = question(*[_number(value) for value in values])
    if not 0 <= loaded.seat < position.seats:
        raise BrokenSave(f"the question goes to seat {loaded.seat}, which this table does not have")
    return loaded


def _number(value: Any) -> Any:
    """A parameter of a step or question: a number or a tuple of such."""
    if isinstance(value, list):
        return tuple(_number(part) for part in value)
    if not isinstance(value, int):
        raise BrokenSave(f"{value!r} is not a number")
    return value
