"""Finds puzzles: computer players play, and an answer that stands out is tested.

All legal answers are tried in common worlds; if one leads, fresh worlds and then deeper playouts must confirm it
against every answer that comes near. At last each level is asked several times what it would answer. Where all the
other answers look silly at first glance, and only careless players fall for them, there is nothing to find.
"""

from __future__ import annotations

from collections.abc import Iterator
from hashlib import blake2b
from random import Random
from typing import Any, Final

from ringspiel.agents.agent import answer_of
from ringspiel.agents.estimate import Estimate
from ringspiel.agents.kit import kit_of
from ringspiel.agents.levels import agent_of, hint, levels
from ringspiel.agents.puzzles.puzzle import Puzzle
from ringspiel.agents.review.compare import Gap, averages, gap_of, proved, seeds
from ringspiel.agents.review.played import played_of
from ringspiel.agents.review.playouts import Playouts
from ringspiel.agents.solved import is_solved
from ringspiel.agents.why import why
from ringspiel.kernel.chance import Chance, Scripted
from ringspiel.kernel.game import Game
from ringspiel.kernel.record import read
from ringspiel.kernel.registry import game_of
from ringspiel.kernel.replay import replay
from ringspiel.kernel.state import State
from ringspiel.kernel.table import Table, new
from ringspiel.kernel.text import Text, text

GLANCE: Final = 2
WORLDS: Final = 8
"""Worlds in which all answers are tried. Most positions are out after the first few."""
PROVING: Final = 32
MARGIN: Final = 0.04
"""How much better than any other answer the solution has to be."""
NEAR: Final = 0.25
"""Answers that are this far behind at first sight are not tried again."""
FEWEST_ANSWERS: Final = 3
MOST_ANSWERS: Final = 30
LOOKED_AT: Final = 0.3
"""The part of all decisions that is looked at."""
TRIES: Final = 5
"""How often a level is asked."""
EACH_GAME: Final = 2
OBVIOUS: Final = 0.5
"""How far ahead an answer looks at first glance, measured by all answers, if there is nothing to find."""
CARELESS: Final = "easy"


def found_in(task: tuple[str, int]) -> list[Puzzle]:
    """The puzzles at the table of this seed."""
    name, seed = task
    game, random = game_of(name), Random(f"{name} {seed}")
    found: list[Puzzle] = []
    for table in positions(game, seed, random):
        if random.random() < LOOKED_AT and (puzzle := puzzle_in(table, random.getrandbits(32))) is not None:
            found.append(puzzle)
            if len(found) == EACH_GAME:
                break
    return found


def found_in_record(document: Any) -> list[Puzzle]:
    """The puzzles in a recorded game, played by anybody; each decision is looked at.

    Raises `BrokenRecord` if it is not a record, or cannot be played again from its beginning.
    """
    found = [puzzle_in(table, len(table.entries)) for table in recorded_positions(document)]
    return [puzzle for puzzle in found if puzzle is not None]


def recorded_positions(document: Any) -> Iterator[Table]:
    """All positions of a recorded game in which there was a choice. It is one table that goes on."""
    replay(document)
    played = played_of(read(document))
    table = replay(document, 0)
    for answer in played.answers:
        if len(table.answers()) > 1:
            table.go_on_with(Chance())
            yield table
        table.go_on_with(Scripted(answer.chance))
        table.answer(answer.answer)


def positions(game: Game[Any], seed: int, random: Random) -> Iterator[Table]:
    """All positions of a table in which there is a choice, played by `medium` and some careless players."""
    table = new(game.id, random.choice(game.seat_counts), seed=seed)
    players = [agent_of(random.choice(("easy", "medium")), game.id, seed + seat) for seat in range(table.seats)]
    while (seat := table.seat) is not None:
        if len(table.answers()) > 1:
            yield table
        table.answer(answer_of(players[seat], table.perspective(seat)))


def puzzle_in(table: Table, seed: int) -> Puzzle | None:
    """The puzzle of this position, if it is one."""
    s, seat = table.state, table.seat
    assert seat is not None
    if not FEWEST_ANSWERS <= len(s.legal) <= MOST_ANSWERS:
        return None
    best = known_leader(table) if is_solved(table.game, s) else leader(table.game, s, seat, seed)
    if best is None:
        return None
    solution, gap = best
    missed = [level for level in levels(table.game.id, table.seats) if misses(table, level, solution)]
    if not is_sensible(table, solution, missed):
        return None
    position = table.save()
    id = blake2b(repr((position["state"], position["question"])).encode(), digest_size=5).hexdigest()
    notation, theme, reasons = table.describe(solution).notation, theme_of(table), reasons_for(table, solution)
    return Puzzle(id, position, seat, solution, notation, gap.mean, gap.low, missed, theme, reasons)


def known_leader(table: Table) -> tuple[int, Gap] | None:
    """Where the game is solved."""
    assert table.seat is not None
    best, second, *_ = hint(table.perspective(table.seat))
    gap = best.chance - second.chance
    return (best.answer, Gap(gap, gap, gap)) if gap >= MARGIN else None


def leader(game: Game[Any], s: State, seat: int, seed: int) -> tuple[int, Gap] | None:
    """The answer that is better than all others, and by how much it is better than the next best."""
    depth = kit_of(game.id).depth
    tried: list[list[float]] = []
    for worlds in (GLANCE, WORLDS - GLANCE):
        tried += Playouts(game).tried(s, seat, s.legal, seeds(seed, len(tried), worlds))
        means = averages(tried)
        order = sorted(range(len(means)), key=lambda place: -means[place])
        if means[order[0]] - means[order[1]] < MARGIN:
            return None
    near = [s.legal[place] for place in order if means[place] > means[order[0]] - NEAR]
    closest = None
    for playouts, first in ((Playouts(game), WORLDS), (Playouts(game, 2 * depth + 1), WORLDS + PROVING)):
        closest = gap_to_others(playouts, s, seat, near, seeds(seed, first, PROVING))
        if closest.mean < MARGIN or closest.low <= 0:
            return None
    return None if closest is None else (near[0], closest)


def gap_to_others(playouts: Playouts, s: State, seat: int, answers: list[int], worlds: list[int]) -> Gap:
    """By how much the first answer is better than the one that comes nearest; all others may have been far behind."""
    tried = playouts.tried(s, seat, answers, worlds)
    gaps = [gap_of([world[0] - world[place] for world in tried]) for place in range(1, len(answers))]
    return min(gaps, key=lambda gap: gap.low, default=Gap(NEAR, NEAR, NEAR))


def misses(table: Table, level: str, solution: int) -> bool:
    """Whether a level answers something else more often than not."""
    assert table.seat is not None
    face, game = table.perspective(table.seat), table.game.id
    hits = sum(answer_of(agent_of(level, game, seed), face) == solution for seed in range(TRIES))
    return 2 * hits < TRIES


def is_sensible(table: Table, solution: int, missed: list[str]) -> bool:
    """Whether another answer is worth a thought: somebody careful falls for one, or one looks nearly as good."""
    return any(level != CARELESS for level in missed) or lead_at_first_glance(table, solution) < OBVIOUS


def lead_at_first_glance(table: Table, solution: int) -> float:
    """How far the solution looks ahead of the others, from 0 to 1; negative if another one looks better."""
    looks = first_glance(table)
    spread = max(looks.values()) - min(looks.values())
    others = max(look for answer, look in looks.items() if answer != solution)
    return (looks[solution] - others) / spread if spread else 0.0


def first_glance(table: Table) -> dict[int, float]:
    """How good each legal answer looks to the judge of reviews."""
    assert table.seat is not None
    s = table.perspective(table.seat).imagine(0)
    return dict(zip(s.legal, Playouts(table.game).player.judge(s), strict=True))


def theme_of(table: Table) -> str:
    """What the question is about: as the game says, or the kind of the question."""
    theme, question = kit_of(table.game.id).theme, table.state.question
    assert question is not None
    return theme(table.state) if theme else question.kind


def reasons_for(table: Table, solution: int) -> list[Text]:
    """What the solution is good for: by what players count, or else by the games that it wins."""
    assert table.seat is not None
    looks = first_glance(table)
    others = sorted((answer for answer in looks if answer != solution), key=lambda answer: -looks[answer])
    estimates = [Estimate(answer, looks[answer], 0.0) for answer in (solution, *others)]
    counted = why(table.perspective(table.seat), estimates)
    if counted:
        return counted
    gap = proved(Playouts(table.game), table.state, table.seat, (others[0], solution), seed=1)
    return [text("why-wins-more", other=table.describe(others[0]).text, points=max(1, round(100 * gap.mean)))]
