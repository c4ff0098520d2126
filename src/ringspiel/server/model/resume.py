"""Restores a stored table: the latest snapshot, and the answers since."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from typing import Any

from ringspiel.kernel.chance import Chance, Dictated, Scripted
from ringspiel.kernel.errors import RingspielError
from ringspiel.kernel.game import Game
from ringspiel.kernel.record import Contribution
from ringspiel.kernel.registry import game_of
from ringspiel.kernel.table import Table, load, new
from ringspiel.server.model.history import Answered, events_by_viewer
from ringspiel.server.model.table import Deal, Header, Snapshot
from ringspiel.server.protocol.errors import Refused, refused


def resume(header: Header, snapshot: Snapshot | None, in_force: Sequence[Answered], over: bool) -> Table:
    """The table after these answers. While it is in play chance comes from the seed, and must be what is stored."""
    check_setting(header)
    return _played(header, snapshot, in_force, over)


def is_outdated(header: Header) -> bool:
    """Whether the rules have changed since this table was played."""
    game = find_game(header.game)
    return game is not None and game.rules_version != header.current_rules


def carry_over(header: Header, snapshot: Snapshot | None, in_force: Sequence[Answered], over: bool) -> Table:
    """The same table under the rules of today: from its last snapshot, or else from its beginning.

    Refused if these rules do not know the position, or an answer since is not legal or leads to other draws.
    """
    game = game_of(header.game)
    check_options(game, header)
    if snapshot is not None:
        position = snapshot.position | {"rules": game.rules_version}
        carried = Snapshot(snapshot.seq, snapshot.answered, position)
        with suppress(Refused):
            return _played(header, carried, in_force, over)
        if header.seed is None or header.changes:
            raise Refused("old-rules", f"table {header.id}: these rules do not know its position")
    return _played(header, None, in_force, over)


def _played(header: Header, snapshot: Snapshot | None, in_force: Sequence[Answered], over: bool) -> Table:
    try:
        done = 0 if snapshot is None else snapshot.answered
        table = start(header, snapshot, in_force[done:], over)
        table.entries = [answered.act.given for answered in in_force[:done]]
        for answer in in_force[done:]:
            if header.lesson and not over:
                table.go_on_with(Dictated(answer.act.given.chance))
            table.answer(answer.act.given.answer)
            if table.entries[-1].chance != answer.act.given.chance:
                raise Refused("old-rules", f"table {header.id}: entry {answer.seq} now gives other chance results")
    except RingspielError as error:
        raise Refused("old-rules", f"table {header.id}: {error}") from error
    return table


def check_setting(header: Header) -> None:
    """Raises Refused if this server plays other rules than the stored table, or has another board."""
    game = find_game(header.game)
    if game is None:
        raise Refused("old-rules", f"there is no game {header.game!r} here")
    if game.rules_version != header.current_rules:
        played = header.current_rules
        raise Refused("old-rules", f"played under rules {played}, but these are rules {game.rules_version}")
    check_options(game, header)


def check_whole(header: Header) -> None:
    """Raises Refused if not all of the stored table can be played again."""
    check_setting(header)
    if header.changes:
        raise Refused("old-rules", "the rules changed in the middle of this game")


def find_game(id: str) -> Game[Any] | None:
    """The game, or None if it is no longer played here."""
    with suppress(RingspielError):
        return game_of(id)
    return None


def check_options(game: Game[Any], header: Header) -> None:
    try:
        game.check_options(header.options, header.seats)
    except RingspielError as error:
        raise refused("not-here", error) from error


def start(header: Header, snapshot: Snapshot | None, to_come: Sequence[Answered], over: bool) -> Table:
    """The table before these answers. At a finished table, chance is read from the record."""
    rolled = [value for answer in to_come for value in answer.act.given.chance]
    if snapshot is not None:
        table = load(snapshot.position)
        table.go_on_with(Scripted(rolled) if over else Chance())
        return table
    chance = Scripted([*header.setup, *rolled]) if over else Dictated(header.setup) if header.lesson else None
    return dealt(header, header.contributions or (), chance)


def dealt(header: Header, contributions: Sequence[Contribution], chance: Chance | None = None) -> Table:
    """A table as it begins, with what the players have added to the seed."""
    seed, options, salt = int(header.seed or 0), header.options, header.salt
    return new(header.game, header.seats, seed, options, chance, salt, contributions)


def begin(header: Header, table: Table, contributions: list[Contribution]) -> Deal:
    """A table begins as it is dealt now: under the rules of today, also if it was set up before them."""
    header.rules, header.contributions = table.game.rules_version, contributions
    header.setup, header.setup_bounds = table.setup_chance, table.setup_bounds
    header.setup_events = events_by_viewer(table)
    return Deal(contributions, header.setup, header.setup_bounds, header.setup_events, header.rules)
