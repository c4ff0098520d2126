"""The picture that speaks of a pincer shows one."""

from __future__ import annotations

from ringspiel.rulebook.primer import scenes
from ringspiel.server.jobs.scenes import play_to


def test_the_primer_shows_two_heroes_in_one_column_with_only_orcs_between() -> None:
    board = play_to("tuerme", scenes("tuerme")["pincer"])[0].view(None)["board"]
    heroes = {figure["field"] for figure in board["figures"]}
    pinched = [hero for hero in heroes if hero is not None and between(hero, set(board["orcs"])) in heroes]
    assert len(pinched) == 1


def between(hero: str, orcs: set[str]) -> str:
    """The first field behind the orcs beside a hero, along its column; nothing where there are none."""
    row = int(hero[1:]) + 1
    while f"{hero[0]}{row}" in orcs:
        row += 1
    return f"{hero[0]}{row}" if row > int(hero[1:]) + 1 else ""
