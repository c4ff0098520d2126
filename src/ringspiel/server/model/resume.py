"""Restores a stored table: the latest snapshot, and the answers since."""

from __future__ import annotations

from collections.abc import Sequence

from ringspiel.kernel.chance import Chance, Dictated, Scripted
from ringspiel.kernel.errors import RingspielError
from ringspiel.kernel.record import Contribution
from ringspiel.kernel.registry import game_of
from ringspiel.kernel.table import Table, load, new
from ringspiel.server.model.history import Answered
from ringspiel.server.model.table import Header, Snapshot
from ringspiel.server.protocol.errors import Refused, refused


def resume(header: Header, snapshot: Snapshot | None, in_force: Sequence[Answered], over: bool) -> Table:
    """The table after these answers. While it is in play chance comes from the seed, and must be what is stored."""
    check_setting(header)
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
    try:
        game = game_of(header.game)
    except RingspielError as error:
        raise Refused("old-rules", str(error)) from error
    if game.rules_version != header.rules:
        raise Refused("old-rules", f"played under rules {header.rules}, but these are rules {game.rules_version}")
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
