"""Scenes of Die Zwei Türme for the browser tests: their server imports this, and every table begins in the scene.

The environment variable names a file, and that the scene. Seat 0 has green and is about to play a hero card.
"""

import os
from pathlib import Path
from typing import Any

from ringspiel.games.tuerme.components import ENT, HAPPENINGS
from ringspiel.games.tuerme.game import Tuerme
from ringspiel.games.tuerme.moving import play_hero_card
from ringspiel.games.tuerme.state import TuermeState
from ringspiel.games.tuerme.tiles import evaluate_orcs
from ringspiel.games.tuerme.turns import end_turn, renew_hand
from ringspiel.kernel.chance import Generator
from tests.games.tuerme.battle import count_tiles, empty_supply, hold, place

SCENE = "SCENE"
CHAIN = "a3 a4 b4 " + " ".join(f"{letter}4" for letter in "defghijklmnop") + " p5 p6"


def pincer(s: TuermeState) -> None:
    place(s, "h5 h4 h3", {"green": "g6", "red": "h2"})
    hold(s, ["gimli-9 gimli-8 gimli-7"])


def two_ways(s: TuermeState) -> None:
    place(s, "i4", {"green": "h4"})
    hold(s, ["aragorn-9 gimli-8 gimli-7"])


def shadowfax(s: TuermeState) -> None:
    place(s, "a8", {"green": "h4"})
    hold(s, ["gandalf-6 gandalf-5 gimli-9"])


def muster(s: TuermeState) -> None:
    """Every tile hides an Ent, and the top event calls all figures to Edoras."""
    place(s, "e8", {"green": "d8"})
    hold(s, ["gimli-9 gimli-8 gimli-7"])
    only_ents(s, steps=9)
    s.event_pile = sum(1 << n for n, card in enumerate(HAPPENINGS) if card.effect == "muster" or card.group == 3)


def defeat(s: TuermeState) -> None:
    """One orc is missing, and the next card brings it."""
    place(s, CHAIN, {"green": "e8"})
    hold(s, ["gimli-9 gimli-8 gimli-7"])
    s.orc_pile = 1


def victory(s: TuermeState) -> None:
    """The next tile brings the Ents to Orthanc."""
    place(s, "e8", {"green": "d8"})
    hold(s, ["gimli-9 gimli-8 gimli-7"])
    only_ents(s, steps=14)


def only_ents(s: TuermeState, steps: int) -> None:
    """The Ent has taken this many steps, and all other tiles that are not Ents have been captured."""
    count_tiles(s, ent=steps, captured=0)
    empty_supply(s, s.backs[ENT] - s.orcs_on_board())


SCENES = {scene.__name__: scene for scene in (pincer, two_ways, shadowfax, muster, defeat, victory)}
begin_at_the_beginning = Tuerme.start


def begin_in_the_scene(self: Tuerme, seats: int, options: dict[str, Any], generator: Generator) -> TuermeState:
    named = Path(os.environ[SCENE]).read_text()
    if not named:
        return begin_at_the_beginning(self, seats, options, generator)
    s = begin_at_the_beginning(self, seats, {**options, "start": 0}, generator)
    s.turn = 1
    SCENES[named](s)
    s.supply = sum(s.backs) - s.orcs_on_board()
    s.agenda.clear()
    s.then(play_hero_card, renew_hand, evaluate_orcs, end_turn)
    return s


if SCENE in os.environ:
    Tuerme.start = begin_in_the_scene  # type: ignore[method-assign]
