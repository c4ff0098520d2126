"""Positions of Der Ringkrieg that read like the setup tables.

    position(
        "minas-tirith: gondor 3 regular 1 elite 1 leader, boromir",
        "inside helms-deep: rohan 2 regular",
        "osgiliath: sauron 5 regular, nazgul 2, witch-king",
        at_war="sauron gondor",
        captured="pelargir",
        figure="moria",
        progress=3,
    )

All other figures are in the reinforcements, all other Companions in the Fellowship. `play` runs steps on a position;
`say` answers in notation.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, ClassVar, final

from ringspiel.games.ringkrieg.expansion.numbers import EXPANSION, RELAXED_SEA
from ringspiel.games.ringkrieg.expansion.third_age import THIRD_AGE
from ringspiel.games.ringkrieg.expansions import join
from ringspiel.games.ringkrieg.game import Ringkrieg
from ringspiel.games.ringkrieg.hunt.guide import candidates
from ringspiel.games.ringkrieg.pieces.board import BOX, LOCATIONS, NUMBER
from ringspiel.games.ringkrieg.pieces.deck import CARD_NUMBER, DECK_OF
from ringspiel.games.ringkrieg.pieces.figures import (
    COMPANIONS,
    ELITE,
    FREE,
    KIND_NAMES,
    LEADER,
    NATIONS,
    ONE,
    REGULAR,
    SHADOW,
)
from ringspiel.games.ringkrieg.setup import FELLOWSHIP, fresh
from ringspiel.games.ringkrieg.state import RingkriegState
from ringspiel.games.ringkrieg.teams.deciders import side_of_seat
from ringspiel.games.ringkrieg.teams.roles import ROLES
from ringspiel.games.ringkrieg.turn.dice import FACES
from ringspiel.games.ringkrieg.words import FACE_NAMES
from ringspiel.kernel.chance import Generator, Scripted, key_of
from ringspiel.kernel.question import Choice, Question
from ringspiel.kernel.state import Step
from ringspiel.kernel.table import Table
from ringspiel.kernel.text import Text, text
from tests.games import playing

say, asked = playing.play, playing.asked
RANKS = {"regular": REGULAR, "elite": ELITE, "leader": LEADER}


def force(words: str) -> int:
    """The figures in words like `gondor 3 regular 1 elite, nazgul 2, boromir`."""
    return sum(_part(part.split()) for part in words.split(",") if part.strip())


def _part(words: list[str]) -> int:
    if words[0] in NATIONS and len(words) > 1:
        nation = NATIONS.index(words[0])
        pairs = zip(words[1::2], words[2::2], strict=True)
        return sum(int(number) * ONE[RANKS[rank] + nation] for number, rank in pairs)
    return int(words[1] if len(words) > 1 else 1) * ONE[KIND_NAMES.index(words[0])]


def location(name: str) -> int:
    """A region, or with `inside` before it the box of its Stronghold."""
    words = name.split()
    return BOX[NUMBER[words[1]]] if words[0] == "inside" else NUMBER[words[0]]


def position(
    *armies: str,
    at_war: str = "",
    political: dict[str, int] | None = None,
    active: str = "",
    passive: str = "",
    captured: str = "",
    lost: str = "",
    gone: str = "",
    joined: str = "",
    expansion: bool = False,
    figure: str = "rivendell",
    guide: str = "",
    free_dice: str = "",
    shadow_dice: str = "",
    free_hand: str = "",
    shadow_hand: str = "",
    seats: int = 2,
    actor: str = "",
    hands: dict[str, str] | None = None,
    **fields: Any,
) -> RingkriegState:
    """`lost` figures are out of the game; `gone` Companions have left the Fellowship and are nowhere; `joined`
    are others with the Fellowship; `table`, as a mask, is added to what the expansion lays there.

    With more than two `seats` the `actor` is the role that acts next for its side, and `hands` are given by role.
    """
    s = fresh(seats, Generator(key_of(1)))
    if expansion:
        join(s, THIRD_AGE, {})
    everybody = sum(s.at) + s.reserve + s.fellowship
    s.at = [0] * LOCATIONS
    for army in armies:
        place, _, figures = army.partition(":")
        s.at[location(place)] += force(figures)
    s.lost = force(lost) + sum(ONE[KIND_NAMES.index(name)] for name in gone.split())
    s.fellowship = (FELLOWSHIP | force(joined)) & ~(sum(s.at) + s.lost) & COMPANIONS
    s.reserve = everybody - sum(s.at) - s.lost - s.fellowship
    for nation in at_war.split():
        s.political[NATIONS.index(nation)] = 0
        s.active_nations |= 1 << NATIONS.index(nation)
    for nation, box in (political or {}).items():
        s.political[NATIONS.index(nation)] = box
    for nation in active.split():
        s.active_nations |= 1 << NATIONS.index(nation)
    for nation in passive.split():
        s.active_nations &= ~(1 << NATIONS.index(nation))
    s.captured = sum(1 << NUMBER[name] for name in captured.split())
    s.figure = NUMBER[figure]
    s.guide = KIND_NAMES.index(guide) if guide else candidates(s)[0]
    s.turn, s.phase = 1, 5
    for side, faces in ((FREE, free_dice), (SHADOW, shadow_dice)):
        s.dice[side] = [faces.split().count(FACE_NAMES[face]) for face in range(FACES)]
    held = {FREE: free_hand, SHADOW: shadow_hand, **{seat_of(s, role): cards for role, cards in (hands or {}).items()}}
    for seat, cards in held.items():
        for card in cards.split():
            s.hands[seat].append(CARD_NUMBER[card])
            s.decks[DECK_OF[CARD_NUMBER[card]]].remove(CARD_NUMBER[card])
    if actor:
        s.actors[side_of_seat(s, seat_of(s, actor))] = seat_of(s, actor)
    for name, value in fields.items():
        assert hasattr(s, name), name
        setattr(s, name, value | s.table if name == "table" else value)
    for side in (FREE, SHADOW):
        s.pool[side] = max(s.pool[side], s.unused(side) + s.spent[side] + s.hunt_box[side])
        s.spent[side] = s.pool[side] - s.unused(side) - s.hunt_box[side]
    return s


def seat_of(s: RingkriegState, role: str) -> int:
    """The seat that plays a role."""
    return s.roles.index(ROLES.index(role))


@final
class Pause(Question[RingkriegState]):
    """Where a test stops."""

    __slots__ = ()
    kind: ClassVar[str] = "pause"
    rule: ClassVar[str] = "RK-T1"

    def answers(self, s: RingkriegState) -> list[int]:
        return [0, 1]

    def take(self, s: RingkriegState, answer: int) -> None:
        s.then(pause)

    def describe(self, s: RingkriegState, answer: int) -> Choice:
        return Choice(f"pause-{answer}", text("ringkrieg-title"))

    def prompt(self, s: RingkriegState) -> Text:
        return text("ringkrieg-title")

    def prompt_for_others(self, s: RingkriegState, game: str) -> Text:
        return self.prompt(s)


def pause(s: RingkriegState) -> None:
    s.ask(Pause(FREE))


def play(s: RingkriegState, *steps: Step, rolls: Iterable[int] = (), acting: int = FREE) -> Table:
    """A table on which these steps are done, up to the first choice, and nothing after them.

    `rolls` are chance results in order: a six-sided die is the number it shows minus 1.
    """
    return playing.without_choice(ask(s, *steps, rolls=rolls, acting=acting))


def ask(s: RingkriegState, *steps: Step, rolls: Iterable[int] = (), acting: int = FREE) -> Table:
    """The same up to the first question, also if it is one that only looks to others as if it left a choice."""
    s.acting = acting
    s.then(*steps, pause)
    game = Ringkrieg()
    given = {"expansion": s.on_table(EXPANSION), "relaxed_sea": s.on_table(RELAXED_SEA)}
    table = Table(game, s.seats, game.check_options(given, s.seats), 1, "", Scripted(rolls))
    table.state = s
    return table.begin()


def state(table: Table) -> RingkriegState:
    return playing.state_of(table, RingkriegState)


def choices(table: Table) -> list[str]:
    """The notations of all legal answers."""
    return [table.describe(answer).notation for answer in table.answers()]


def told(table: Table, since: int = 0) -> list[str]:
    """The kinds of all events so far."""
    return [event.kind for event in table.events(0, since=since)]


def at(table: Table, place: str) -> int:
    """The force at a location."""
    return state(table).at[location(place)]
