"""A war in full swing for the browser tests of Der Ringkrieg: their server imports this, and every table begins in it.

Minas Tirith is free, Helm's Deep besieged, Edoras captured; seat 0 is about to use its first die. With more
than two players it is the last turn: teammates may exchange a card, act once each, and the Free Peoples have won.
All of it with or without the expansion.
"""

from itertools import count
from typing import Any

from ringspiel.games.ringkrieg.game import Ringkrieg
from ringspiel.games.ringkrieg.hunt import damage, fellowship, hunt, mordor
from ringspiel.games.ringkrieg.state import RingkriegState
from ringspiel.games.ringkrieg.teams import exchange
from ringspiel.games.ringkrieg.turn import actions, dice, phases, victory
from ringspiel.kernel.chance import Generator, key_of
from tests.games.ringkrieg.position import position
from tests.games.ringkrieg.war import war


def in_full_swing(expansion: bool) -> RingkriegState:
    s = war(
        "inside helms-deep: rohan 2 regular 1 leader",
        "helms-deep: isengard 4 regular 2 elite",
        "orthanc: isengard 1 regular, saruman",
        "umbar: southrons 3 regular",
        at_war="gondor rohan sauron isengard southrons",
        captured="edoras",
        free_dice="army-muster character event",
        shadow_dice="army muster",
        hunt_box=[0, 2],
        shadow_hand="shadow-char-16 shadow-str-13",
        expansion=expansion,
    )
    s.discards = [deck.pop() for deck in s.decks]
    return s


def hunted(expansion: bool) -> RingkriegState:
    """With chance in which the Hunt finds nothing at first, something when a die is rolled again, and draws damage."""
    return next(
        s for s in (with_chance(number, expansion) for number in count()) if is_found_when_rolled_again(s.clone())
    )


def with_chance(number: int, expansion: bool) -> RingkriegState:
    s = in_full_swing(expansion)
    s.generator = Generator(key_of(number))
    return s


def is_found_when_rolled_again(s: RingkriegState) -> bool:
    s.then(fellowship.move, actions.action_phase)
    s.run()
    question = s.question
    if s.successes or not isinstance(question, hunt.Reroll):
        return False
    s.answer(question.most)
    return isinstance(s.question, damage.MeetDamage)


def last_turn(seats: int, expansion: bool) -> RingkriegState:
    return position(
        "minas-tirith: gondor 3 regular 1 elite 1 leader, boromir",
        "westemnet: rohan 2 regular 1 leader",
        "edoras: isengard 3 regular",
        "helms-deep: rohan 1 regular, gondor 2 regular",
        "osgiliath: sauron 3 regular, nazgul 2",
        at_war="gondor rohan sauron isengard",
        captured="moria dol-guldur edoras",
        free_dice="event event",
        hands={"gondor": "fp-str-16 fp-char-05", "rohan": "fp-str-14 fp-char-09"} if seats == 4 else {},
        expansion=expansion,
        seats=seats,
        turn=5,
    )


def begin_in_the_war(self: Ringkrieg, seats: int, options: dict[str, Any], generator: Generator) -> RingkriegState:
    expansion = bool(options["expansion"])
    s = last_turn(seats, expansion) if seats > 2 else hunted(expansion)
    s.then(actions.action_phase, mordor.burden, victory.check_conquest, dice.return_dice, phases.turn)
    if seats > 2:
        s.then(exchange.exchange_cards)
    return s


Ringkrieg.start = begin_in_the_war  # type: ignore[method-assign]
