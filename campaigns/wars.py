"""Games of Der Ringkrieg, watched: `python -m campaigns.wars --seats 2 --random 20000 --greedy 2000`.

Random and greedy players; every game has to end, no error may occur, no invariant may break. Two players always have
the expansion, three and four in every second game. Of the greedy games it is counted in how many each character,
faction, siege engine and event of the expansion occurs, as a Markdown table. What has been played is kept in
`build/wars-2.json`, so that a run can be stopped and resumed.
"""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path
from random import Random
from typing import Annotated, Any, cast, get_args

import msgspec
import typer

from ringspiel.agents import agent_of
from ringspiel.arena.setting import Setting, seed_of, setting_of
from ringspiel.games.ringkrieg.box import Kind
from ringspiel.games.ringkrieg.expansion.facts import FactionKind
from ringspiel.kernel.perspective import Perspective
from ringspiel.kernel.state import State
from ringspiel.kernel.text import text
from ringspiel.texts import render

FOLDER = Path("build")
LONGEST_GAME = 30_000
LOOK_EVERY = 100
SAVE_EVERY = 20
PLAYERS = ("random", "greedy")
CHARACTERS = ("smeagol", "galadriel", "witch-king-chief", "balrog")
FACTIONS = ("dunlendings", "corsairs", "ents")
ENGINES = ("tower", "catapult")
EVENTS = (
    *(f"fp-char-{number}E" for number in (19, 20, 21, 25, 26)),
    *(f"fp-str-{number}E" for number in (25, 26)),
    *(f"shadow-char-{number}E" for number in (17, 25, 26)),
    *(f"shadow-str-{number}E" for number in (10, 11, 25, 26)),
)


class Progress(msgspec.Struct):
    """What has been played so far."""

    games: dict[str, int] = msgspec.field(default_factory=lambda: dict.fromkeys(PLAYERS, 0))
    decisions: dict[str, int] = msgspec.field(default_factory=lambda: dict.fromkeys(PLAYERS, 0))
    endings: dict[str, dict[str, int]] = msgspec.field(default_factory=lambda: {who: {} for who in PLAYERS})
    seen: dict[str, int] = {}
    """In how many greedy games each thing occurred."""
    faults: list[str] = []


def setting_for(seats: int, number: int) -> Setting:
    """Half of the games with the expansion have ships that may land at undefended Settlements."""
    if seats > 2 and number % 2:
        return setting_of("ringkrieg", seats, {})
    relaxed = number % 4 >= 2 if seats > 2 else bool(number % 2)
    return setting_of("ringkrieg", seats, {"expansion": True, "relaxed_sea": relaxed})


def random_game(seats: int, number: int, progress: Progress) -> None:
    setting, random = setting_for(seats, number), Random(number)
    state = setting.start(seed_of(1, number))
    decisions = 0
    while state.question is not None and decisions < LONGEST_GAME:
        state.answer(random.choice(state.legal))
        decisions += 1
        if decisions % LOOK_EVERY == 0:
            look(setting, state, "random", number, decisions, progress)
    count(state, "random", number, decisions, progress)


def greedy_game(seats: int, number: int, progress: Progress) -> None:
    setting = setting_for(seats, number)
    state = setting.start(seed_of(2, number))
    state.log = []
    agents = [agent_of("greedy", "ringkrieg", seat) for seat in range(seats)]
    faces = [Perspective(setting.rules, state, seat) for seat in range(seats)]
    seen: set[str] = set()
    decisions = 0
    while (question := state.question) is not None and decisions < LONGEST_GAME:
        state.answer(agents[question.seat].choose(faces[question.seat]))
        seen.update(name for event in state.log for name in told(cast(Kind, event.kind), event.data))
        state.log.clear()
        decisions += 1
        if decisions % LOOK_EVERY == 0:
            look(setting, state, "greedy", number, decisions, progress)
    progress.seen = dict(Counter(progress.seen) + Counter(seen))
    count(state, "greedy", number, decisions, progress)


def told(kind: Kind, data: dict[str, Any]) -> list[str]:
    """What of the expansion an event shows: somebody or something comes, or a card is played, as event or in battle."""
    if kind in ("entered", "joined", "recruited"):
        return [data["kind"]]
    if kind in get_args(FactionKind):
        return [kind.split("-")[1]]
    if kind in ("played", "combat-card"):
        return [f"{data['card']} {kind}"]
    return []


def look(setting: Setting, state: State, who: str, number: int, decisions: int, progress: Progress) -> None:
    for fault in setting.rules.faults(state):
        progress.faults.append(f"{who} {number}, decision {decisions}: {fault}")


def count(state: State, who: str, number: int, decisions: int, progress: Progress) -> None:
    progress.games[who] += 1
    progress.decisions[who] += decisions
    ending = "no end" if state.outcome is None else state.outcome.reason
    progress.endings[who][ending] = progress.endings[who].get(ending, 0) + 1


# --- the run ---------------------------------------------------------------------------------------------------------


def read(file: Path) -> Progress:
    return msgspec.json.decode(file.read_bytes(), type=Progress) if file.is_file() else Progress()


def write(file: Path, progress: Progress) -> None:
    file.parent.mkdir(exist_ok=True)
    file.write_text(json.dumps(msgspec.to_builtins(progress), indent=1), encoding="utf-8")


def run(file: Path, seats: int, random: int, greedy: int, first: int) -> Progress:
    """Games are numbered from `first` on, so that several processes can share the work, each with its own file."""
    progress = read(file)
    for who, wanted, play in (("greedy", greedy, greedy_game), ("random", random, random_game)):
        while progress.games[who] < wanted:
            number = first + progress.games[who]
            try:
                play(seats, number, progress)
            except Exception as error:
                progress.faults.append(f"{who} {number}: {type(error).__name__}: {error}")
                progress.games[who] += 1
            if progress.games[who] % SAVE_EVERY == 0:
                write(file, progress)
    write(file, progress)
    return progress


def together(files: list[Path]) -> Progress:
    """The runs of several processes as one."""
    total = Progress()
    for part in map(read, files):
        for who in total.games:
            total.games[who] += part.games[who]
            total.decisions[who] += part.decisions[who]
            total.endings[who] = dict(Counter(total.endings[who]) + Counter(part.endings[who]))
        total.seen = dict(Counter(total.seen) + Counter(part.seen))
        total.faults += part.faults
    return total


def report(progress: Progress) -> str:
    lines = ["| players | games | decisions | ends | faults |", "|---|---|---|---|---|"]
    for who in PLAYERS:
        endings = sorted(progress.endings[who].items(), key=lambda item: -item[1])
        ends = ", ".join(f"{ending} {games:,}" for ending, games in endings)
        faults = sum(fault.startswith(who) for fault in progress.faults)
        lines.append(f"| {who} | {progress.games[who]:,} | {progress.decisions[who]:,} | {ends} | {faults} |")
    lines += ["", "| greedy games with | games | share |", "|---|---|---|"]
    lines += [row(progress, name(f"figure-{kind}"), kind) for kind in CHARACTERS]
    lines += [row(progress, name(f"faction-{faction}"), faction) for faction in FACTIONS]
    lines += [row(progress, name(f"figure-{kind}"), kind) for kind in ENGINES]
    for card in EVENTS:
        lines.append(row(progress, f"{name(f'card-{card}')} ({card}) as event", f"{card} played"))
        lines.append(row(progress, f"{name(f'card-{card}')} ({card}) in battle", f"{card} combat-card"))
    return "\n".join([*lines, *(f"- {fault}" for fault in progress.faults)])


def row(progress: Progress, title: str, key: str) -> str:
    games = progress.seen.get(key, 0)
    return f"| {title} | {games:,} | {games / max(1, progress.games['greedy']):.1%} |"


def name(key: str) -> str:
    return render(text(f"ringkrieg-{key}"), "en", [])


def main(
    seats: Annotated[int, typer.Option(help="players", min=2, max=4)] = 2,
    random: Annotated[int, typer.Option(help="random games in all")] = 20_000,
    greedy: Annotated[int, typer.Option(help="greedy games in all")] = 2_000,
    first: Annotated[int, typer.Option(help="number of the first game")] = 0,
    file: Annotated[list[Path] | None, typer.Option(help="where the run is kept; several are only reported")] = None,
) -> None:
    files = file or [FOLDER / f"wars-{seats}.json"]
    progress = run(files[0], seats, random, greedy, first) if len(files) == 1 else together(files)
    print(report(progress))


if __name__ == "__main__":
    typer.run(main)
