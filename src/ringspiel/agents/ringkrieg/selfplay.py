"""Plays games to learn from: `python -m ringspiel.agents.ringkrieg.selfplay hard@6 400 1 build/games/hard-6.1.jsonl`.

An opponent plays tables of two against itself, as many as the first number says; the second number is the first seed.
Several opponents, as in `greedy@8,greedy@1`, are drawn anew for each side and game: a value has to know what becomes of
a position in other hands, too. Each line is a game: its seed, its players, the turn after which its answers count, the
winner, and all answers, so that `learn_net` can derive any inputs later.

Half of the games begin with some turns of greedy players that have habits of their own. So the value also knows
positions that the opponent itself would not reach. Habits end in time, so that the value does not mistake their
effects for those of the position. With a last word, `pure`, no game begins that way. An interrupted run continues.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from random import Random

from ringspiel.agents.agent import Agent
from ringspiel.agents.levels import agent_of
from ringspiel.agents.ringkrieg.evaluator import RingkriegEvaluator
from ringspiel.agents.ringkrieg.learn import RULES, Habits, free_won, habitual_answer, started
from ringspiel.agents.ringkrieg.style import style_of
from ringspiel.games.ringkrieg.state import RingkriegState
from ringspiel.kernel.perspective import Perspective

LAST_HABIT = 7
"""Habits end after this turn at the latest."""


def play(names: str, seed: int, pure: bool = False) -> dict[str, object]:
    """One game, ready for JSON."""
    drawn = Random(-1 - seed)
    both = [drawn.choice(names.split(",")) for _ in range(2)]
    random = Random(seed)
    s = started(seed, 2)
    habits = [Habits(random), Habits(random)]
    judges = [RingkriegEvaluator(style_of(name.partition("@")[2])) for name in both]
    until = 0 if pure else random.choice((0, random.randint(1, LAST_HABIT)))
    players = [agent_of(name, "ringkrieg", 2 * seed + seat) for seat, name in enumerate(both)]
    answers = []
    while s.question is not None:
        seat = s.question.seat
        early = s.turn <= until
        answer = habitual_answer(s, habits, judges[seat], random) if early else chosen(s, players[seat])
        answers.append(answer)
        s.advance(answer)
    assert s.outcome is not None
    end = {"free": free_won(s), "reason": s.outcome.reason, "answers": answers}
    return {"seed": seed, "players": both, "until": until, **end}


def chosen(s: RingkriegState, player: Agent) -> int:
    if len(s.legal) == 1:
        return s.legal[0]
    assert s.question is not None
    return player.choose(Perspective(RULES, s, s.question.seat))


def main(names: str, games: int, first: int, path: Path, pure: bool) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    done = len(path.read_text(encoding="utf-8").splitlines()) if path.exists() else 0
    with path.open("a", encoding="utf-8") as file:
        for seed in range(first + done, first + games):
            file.write(json.dumps(play(names, seed, pure), separators=(",", ":")) + "\n")
            file.flush()


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]), int(sys.argv[3]), Path(sys.argv[4]), "pure" in sys.argv[5:])
