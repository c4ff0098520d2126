"""Der Ringkrieg as the kernel sees it.

Board elements that choices name as targets: `region:ID` (or `region:inside-ID` for the inside of a Stronghold),
`to:ID` for the destination of a march, `figure:KIND`, `nation:ID`, `die:FACE`, `use:USE`, `ring:FACE`, `card:ID`,
`deck:ID`, `hunt-box:N`, `reroll:N`, `outright:KIND` for an Elite lost to two hits, `leadership:N`,
`fellowship:declare`, and `button:NAME` for what has no place on the board.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, Final, final

from ringspiel.games.ringkrieg import invariants, setup, view
from ringspiel.games.ringkrieg.armies import companions, minions, movement, stacking
from ringspiel.games.ringkrieg.box import EVENTS, EXPANSIONS, OpenView, RingkriegView, open_view
from ringspiel.games.ringkrieg.cards import (
    action_dice,
    choosing,
    combat,
    deeds,
    drawing,
    effects,
    hooks,
    marching,
    play,
    quest,
    realms,
    recruiting,
    removing,
    staying,
    striking,
    triggers,
    wraiths,
)
from ringspiel.games.ringkrieg.cards.book import decks
from ringspiel.games.ringkrieg.characters import envoys, gandalf_grey, gandalf_white, rows, saruman, witch_king
from ringspiel.games.ringkrieg.combat import attacking, casualties, retreat, rolls, rounds
from ringspiel.games.ringkrieg.expansions import join, take_up
from ringspiel.games.ringkrieg.hunt import damage, fellowship, guide, hunt, mordor
from ringspiel.games.ringkrieg.listing import LISTING
from ringspiel.games.ringkrieg.politics import entry, muster
from ringspiel.games.ringkrieg.shown import OwnBoard
from ringspiel.games.ringkrieg.state import RingkriegState, Shape
from ringspiel.games.ringkrieg.teams import exchange, mixed_armies
from ringspiel.games.ringkrieg.teams.deciders import side_of_seat
from ringspiel.games.ringkrieg.teams.roles import ROLE_NAMES_FOR, ROLES
from ringspiel.games.ringkrieg.telling import holdings, spelling
from ringspiel.games.ringkrieg.telling.advance_orders import ADVANCE_ORDERS
from ringspiel.games.ringkrieg.turn import actions, dice, phases, victory
from ringspiel.kernel.advance_orders import AdvanceOrder
from ringspiel.kernel.chance import Generator
from ringspiel.kernel.game import Game
from ringspiel.kernel.options import Number, Option, Roles
from ringspiel.kernel.question import Question
from ringspiel.kernel.state import StepFunction
from ringspiel.kernel.text import Text

entry.take_up(rows.ROWS)
hooks.take_up(decks.ROWS)
for _expansion in EXPANSIONS:
    take_up(_expansion)

CHAPTERS: Final = (
    # the rulebook
    actions,
    stacking,
    attacking,
    gandalf_white,
    casualties,
    companions,
    minions,
    envoys,
    damage,
    dice,
    entry,
    drawing,
    exchange,
    fellowship,
    guide,
    hunt,
    mordor,
    movement,
    muster,
    saruman,
    retreat,
    rolls,
    rounds,
    setup,
    mixed_armies,
    phases,
    victory,
    triggers,
    # the cards
    action_dice,
    choosing,
    combat,
    witch_king,
    deeds,
    effects,
    marching,
    play,
    gandalf_grey,
    quest,
    realms,
    recruiting,
    removing,
    staying,
    striking,
    wraiths,
    *decks.MODULES,
    # the expansions
    *(module for expansion in EXPANSIONS for module in expansion.modules),
)
"""Each lists the steps that it puts on the agenda and the questions that it asks, so that positions can be saved."""


@final
class Ringkrieg(Game[RingkriegState]):
    """RK-G1, RK-G2, RK-S1, RK-301, RK-401: a side for each of two players, or teammates on one side or both."""

    id: ClassVar[str] = LISTING.id
    prefix: ClassVar[str] = "RK"
    shaping: ClassVar[tuple[str, ...]] = tuple(expansion.option for expansion in EXPANSIONS)
    zero_sum: ClassVar[bool] = True
    rules_version: ClassVar[str] = "3"
    seat_counts: ClassVar[tuple[int, ...]] = LISTING.seat_counts
    options: ClassVar[tuple[Option, ...]] = (
        Roles("roles", ROLE_NAMES_FOR),
        *(option for expansion in EXPANSIONS for option in expansion.options()),
        Number("corruption", 0, setup.MOST_HANDICAP, 0, quiet=True),
        Number("progress", 0, setup.MOST_HANDICAP, 0, quiet=True),
    )
    steps: ClassVar[tuple[StepFunction, ...]] = (
        *(step for each in CHAPTERS for step in getattr(each, "STEPS", ())),
        *hooks.effects_of(decks.ROWS),
        *(step for expansion in EXPANSIONS for step in expansion.steps()),
    )
    former_steps: ClassVar[dict[str, str]] = {
        "on_table.denethors_folly": "folly_bars_cards",
        "quest.separate": "separate_further",
        "realms.advance": "advance_nation",
        "review.review": "discard_lapsed",
        "turn.begin": "begin_turns",
        **{old: new for expansion in EXPANSIONS for old, new in expansion.former_steps.items()},
    }
    former_fields: ClassVar[dict[str, str]] = {
        old: new for expansion in EXPANSIONS for old, new in expansion.former_fields.items()
    }
    questions: ClassVar[tuple[type[Question[Any]], ...]] = tuple(
        question for each in CHAPTERS for question in getattr(each, "QUESTIONS", ())
    )
    shape: ClassVar[Any] = Shape
    shown: ClassVar[Any] = RingkriegView
    events: ClassVar[Mapping[Any, Any]] = EVENTS
    by_player: ClassVar[tuple[str, ...]] = ("roles", "hands", "face_down")
    hidden: ClassVar[bool] = True
    advance_orders: ClassVar[tuple[AdvanceOrder[Any], ...]] = ADVANCE_ORDERS

    def start(self, seats: int, options: dict[str, Any], generator: Generator) -> RingkriegState:
        s = setup.fresh(seats, generator)
        for expansion in EXPANSIONS:
            if options.get(expansion.option):
                join(s, expansion, options)
        setup.give_handicap(s, options)
        s.then(phases.begin_turns)
        roles = options.get("roles", ROLE_NAMES_FOR[seats])
        if roles == Roles.DRAWN:
            s.then(setup.draw_roles)
        else:
            setup.give_markers(s, [ROLES.index(role) for role in roles])
        return s

    def view(self, s: RingkriegState, seat: int | None) -> RingkriegView:
        return {**open_view(s), **view.own_board(s, seat)}

    def open_view(self, s: RingkriegState) -> OpenView:
        return open_view(s)

    def own_view(self, s: RingkriegState, seat: int | None) -> OwnBoard:
        return view.own_board(s, seat)

    def team(self, s: RingkriegState, seat: int) -> int:
        return side_of_seat(s, seat)

    def results(self, s: RingkriegState) -> list[Text]:
        return view.results(s)

    def known(self, s: RingkriegState, seat: int) -> Any:
        return view.known(s, seat)

    def holdings(self, s: RingkriegState, seat: int) -> dict[str, int]:
        return holdings.holdings(s, seat)

    def spelled(self, state: dict[str, Any]) -> dict[str, Any]:
        return spelling.spelled(state)

    def packed(self, state: dict[str, Any]) -> dict[str, Any]:
        return spelling.packed(state)

    def faults(self, s: RingkriegState) -> list[str]:
        return invariants.faults(s)


GAME: Final = Ringkrieg()
