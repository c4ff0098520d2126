"""What `ringspiel arena` prints: who won how often, how strong that makes them, and what failed."""

from __future__ import annotations

from functools import partial

from rich.box import SIMPLE
from rich.table import Table

from ringspiel.agents import agent_of
from ringspiel.arena.audit import audit
from ringspiel.arena.luck import Luck
from ringspiel.arena.ranking import Match, Ranking
from ringspiel.arena.schedule import Schedule
from ringspiel.arena.sequential import Gate
from ringspiel.arena.tournament import Tournament
from ringspiel.cli.say import console, percent, points, say, signed, words

COLUMNS = ("match", "games", "wins", "all-lost", "ahead", "pairs")


def show_audit(schedule: Schedule, language: str) -> None:
    for name in schedule.agents:
        found = audit(schedule.setting, partial(agent_of, name, schedule.setting.game), schedule.seed)
        count = len(found.suspicions)
        say(words(language, "cli-arena-audit", agent=name, differ=count, answers=found.decisions))


def show(schedule: Schedule, found: Ranking, language: str) -> None:
    console.print(match_table(schedule, found, language))
    for match in found.matches:
        if match.luck is not None:
            say(luck_text(match, match.luck, language))
    console.print(rating_table(found, language))
    say(words(language, "cli-arena-interval"), style="dim")
    mean, legal = decimal(found.decisions, 1, language), decimal(found.branching, 1, language)
    say(words(language, "cli-arena-length", decisions=mean, answers=legal))
    endings = ", ".join(f"{reason} {count}" for reason, count in found.endings.items())
    say(words(language, "cli-arena-endings", endings=endings))
    for failure in found.failures:
        say(words(language, "cli-arena-failed", failure=str(failure)), style="red")


def match_table(schedule: Schedule, found: Ranking, language: str) -> Table:
    setting = schedule.setting
    title = words(language, "cli-arena-title", game=setting.game, seats=setting.seats)
    table = Table(title=title, title_justify="left", box=SIMPLE, padding=(0, 1, 0, 0))
    for column in COLUMNS:
        heading = words(language, f"cli-arena-{column}")
        table.add_column(heading, justify="left" if column == "match" else "right", overflow="fold")
    for match in found.matches:
        table.add_row(*match_row(match, language))
    return table


def match_row(match: Match, language: str) -> list[str]:
    return [
        f"{match.first} – {match.second}",
        str(match.games),
        f"{match.first_wins:g} – {match.second_wins:g}",
        str(match.all_lost),
        within(match.ahead.rate, match.ahead.low, match.ahead.high, language),
        within(match.pairs.mean, match.pairs.low, match.pairs.high, language),
    ]


def within(share: float, low: float, high: float, language: str) -> str:
    """A share with its interval. That of a few games can go beyond 0 and 1, where no share is."""
    return f"{percent(share, language)} [{points(max(low, 0.0), language)}; {points(min(high, 1.0), language)}]"


def luck_text(match: Match, luck: Luck, language: str) -> str:
    """The lead of the first with and without luck, in points of a hundred games."""
    told = {}
    for name, lead in (("lead", luck.lead), ("deserved", luck.deserved)):
        mean, low, high = (signed(points(share, language, 2)) for share in (lead.mean, lead.low, lead.high))
        told[name] = f"{mean} [{low}; {high}]"
    players = {"first": match.first, "second": match.second}
    sentence = words(language, "cli-arena-luck", **players, **told)
    if not luck.gain:
        return sentence
    return f"{sentence} {words(language, 'cli-arena-certain', times=decimal(luck.gain, 1, language))}"


def show_gate(tournament: Tournament, names: dict[str, str], language: str) -> None:
    for match in tournament.played:
        end = tournament.end(match)
        verdict = Gate(tournament.gate or 0.0)
        for number in sorted(tournament.played[match])[:end]:
            verdict.count([played.score() for played in tournament.played[match][number]])
        said = "open" if not verdict.decided else "passed" if verdict.passed else "none"
        told = {"elo": f"{tournament.gate:g}", "first": names[match[0]], "second": names[match[1]], "verdict": said}
        say(words(language, "cli-arena-gate", **told))


def rating_table(found: Ranking, language: str) -> Table:
    table = Table(box=SIMPLE, padding=(0, 1, 0, 0))
    table.add_column(words(language, "cli-arena-agent"), overflow="fold")
    for heading in ("elo", "seconds"):
        table.add_column(words(language, f"cli-arena-{heading}"), justify="right")
    for seat in range(len(next(iter(found.by_seat.values())))):
        table.add_column(words(language, "cli-arena-seat", seat=seat), justify="right")
    for rating in found.ratings:
        by_seat = [within(rate.rate, rate.low, rate.high, language) for rate in found.by_seat[rating.agent]]
        elo = f"{rating.elo:+.0f} [{rating.low:+.0f}; {rating.high:+.0f}]"
        table.add_row(rating.agent, elo, decimal(found.seconds[rating.agent], 3, language), *by_seat)
    return table


def decimal(number: float, places: int, language: str) -> str:
    return f"{number:.{places}f}".replace(".", words(language, "number-decimal"))
