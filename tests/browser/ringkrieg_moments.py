"""Moments of Der Ringkrieg for the browser tests: each is one kind of question, asked in a war in full swing.

The server of the tests imports this. The file that the environment variable names holds the name of the moment in
which the next table begins.
"""

import os
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from ringspiel.games.ringkrieg.armies import capture
from ringspiel.games.ringkrieg.cards import play as playing
from ringspiel.games.ringkrieg.characters import gandalf_grey
from ringspiel.games.ringkrieg.combat import attacking, casualties
from ringspiel.games.ringkrieg.game import Ringkrieg
from ringspiel.games.ringkrieg.hunt import damage
from ringspiel.games.ringkrieg.hunt import hunt as hunting
from ringspiel.games.ringkrieg.hunt import mordor as mordor_track
from ringspiel.games.ringkrieg.pieces.figures import FREE, KIND_NAMES, SHADOW
from ringspiel.games.ringkrieg.politics import entry
from ringspiel.games.ringkrieg.state import RingkriegState
from ringspiel.games.ringkrieg.turn import actions, dice, phases, victory
from ringspiel.kernel.chance import Generator
from ringspiel.kernel.state import Step, call
from tests.games.ringkrieg.position import force, location
from tests.games.ringkrieg.war import war

MOMENT: Final = "RINGKRIEG_MOMENT"
FREE_DICE: Final = "army-muster character event muster army"
SHADOW_DICE: Final = "army muster character army-muster event"
HAND: Final = "fp-char-09 fp-str-13 fp-str-16 fp-char-05 fp-str-14 fp-char-02"


def at_war(**fields: Any) -> RingkriegState:
    """Armies in the North, too, and a hand full of cards."""
    given = {"free_dice": FREE_DICE, "shadow_dice": SHADOW_DICE, "free_hand": HAND, "hunt_box": [0, 2], **fields}
    return war(
        "rivendell: elves 2 elite 1 leader",
        "carrock: north 1 regular",
        "helms-deep: rohan 2 regular 1 leader",
        "fords-of-isen: isengard 5 regular 1 elite",
        "orthanc: isengard 4 regular 2 elite, saruman",
        "umbar: southrons 3 regular",
        shadow_hand="shadow-char-17 shadow-str-13",
        **given,
    )


def acts() -> RingkriegState:
    s = at_war()
    s.then(actions.opportunity, actions.action_phase)
    return s


def may_pass() -> RingkriegState:
    """With fewer dice than the Shadow."""
    s = at_war(free_dice="army-muster character")
    s.then(actions.opportunity, actions.action_phase)
    return s


def shadow_acts() -> RingkriegState:
    s = at_war(acting=SHADOW)
    s.then(actions.opportunity, actions.action_phase)
    return s


def one_attack() -> RingkriegState:
    """Only one army can attack, and only one other."""
    s = war("rivendell: elves 2 elite 1 leader", free_dice="character army", shadow_dice="army")
    s.then(actions.opportunity, actions.action_phase)
    return s


def hit_by(hits: int) -> RingkriegState:
    s = at_war()
    s.then(call(casualties.take_hits, location("minas-tirith"), FREE, hits), actions.action_phase)
    return s


def one_hit() -> RingkriegState:
    return hit_by(1)


def three_hits() -> RingkriegState:
    return hit_by(3)


def battle() -> RingkriegState:
    """Minas Tirith attacks Osgiliath: the first round begins."""
    s = at_war()
    army = force("gondor 3 regular 1 elite 1 leader, boromir")
    origin, target = location("minas-tirith"), location("osgiliath")
    s.then(call(attacking.begin, origin, target, army, 0), actions.action_phase)
    return s


def won() -> RingkriegState:
    """A great army against a single unit: soon the victors may advance."""
    s = war(
        "lossarnach: gondor 5 regular 3 elite 3 leader",
        "pelargir: southrons 1 regular",
        at_war="gondor southrons sauron",
        free_dice=FREE_DICE,
        shadow_dice=SHADOW_DICE,
    )
    army = force("gondor 5 regular 3 elite 3 leader")
    s.then(
        call(attacking.begin, location("lossarnach"), location("pelargir"), army, 0),
        actions.action_phase,
    )
    return s


def hunt() -> RingkriegState:
    """How many dice go to the Hunt Box."""
    s = at_war(acting=SHADOW, phase=3, hunt_box=[0, 0])
    s.spent = [0, 0]
    s.then(dice.allocate_hunt, dice.roll_action_dice, actions.action_phase)
    return s


def mordor() -> RingkriegState:
    """The Ring-bearers are on the third step of the Mordor track."""
    s = at_war(mordor=3, corruption=7, figure="minas-morgul")
    s.then(actions.opportunity, actions.action_phase)
    return s


# --- the great turns of a war: the first answer, to leave a card, brings each of them ---------------------------------


def after_an_answer(s: RingkriegState, *steps: Step) -> RingkriegState:
    s.then(gandalf_grey.draw_by_gandalf, *steps, actions.opportunity, actions.action_phase)
    return s


def boromir_falls(s: RingkriegState) -> None:
    damage.lose_companion(s, KIND_NAMES.index("boromir"))


def helms_deep_falls(s: RingkriegState) -> None:
    capture.capture(s, location("helms-deep"), SHADOW)


def bearers_found(s: RingkriegState) -> None:
    hunting.reveal(s)


def saruman_comes(s: RingkriegState) -> None:
    entry.enter(s, KIND_NAMES.index("saruman"), location("orthanc"))


def king() -> RingkriegState:
    s = war("pelargir: strider", free_dice=FREE_DICE, shadow_dice=SHADOW_DICE)
    return after_an_answer(s, call(entry.bring, dice.WILL))


def minion() -> RingkriegState:
    return after_an_answer(
        war("orthanc: isengard 4 regular", free_dice=FREE_DICE, shadow_dice=SHADOW_DICE), saruman_comes
    )


def companion_lost() -> RingkriegState:
    s = at_war()
    s.at[location("minas-tirith")] -= force("boromir")
    s.fellowship += force("boromir")
    return after_an_answer(s, boromir_falls)


def stronghold_taken() -> RingkriegState:
    s = war("helms-deep: isengard 4 regular 2 elite", free_dice=FREE_DICE, shadow_dice=SHADOW_DICE)
    return after_an_answer(s, helms_deep_falls)


def revealed() -> RingkriegState:
    return after_an_answer(at_war(), bearers_found)


def into_mordor() -> RingkriegState:
    return after_an_answer(at_war(figure="minas-morgul"), mordor_track.enter)


def last_battle() -> RingkriegState:
    s = war("dagorlad: gondor 5 regular 3 elite, aragorn", gone="strider", free_hand="fp-str-01", free_dice="event")
    s.then(call(playing.play, -1), actions.action_phase)
    return s


def ring_destroyed() -> RingkriegState:
    return after_an_answer(at_war(mordor=5, corruption=9, figure="minas-morgul"), mordor_track.arrive)


def corrupted() -> RingkriegState:
    return after_an_answer(at_war(mordor=2, corruption=11, figure="minas-morgul"), mordor_track.burden)


def conquered() -> RingkriegState:
    taken = "edoras helms-deep pelargir lorien grey-havens woodland-realm"
    return after_an_answer(war(captured=taken), victory.check_conquest)


def won_by_arms() -> RingkriegState:
    return after_an_answer(war(captured="moria dol-guldur"), victory.check_conquest)


def beginning() -> RingkriegState:
    s = at_war(phase=0, hunt_box=[0, 0])
    s.then(phases.turn)
    return s


MOMENTS: Final[dict[str, Callable[[], RingkriegState]]] = {
    moment.__name__: moment
    for moment in (
        acts,
        may_pass,
        shadow_acts,
        one_attack,
        one_hit,
        three_hits,
        battle,
        won,
        hunt,
        mordor,
        king,
        minion,
        companion_lost,
        stronghold_taken,
        revealed,
        into_mordor,
        last_battle,
        ring_destroyed,
        corrupted,
        conquered,
        won_by_arms,
        beginning,
    )
}


def begin_in_the_moment(self: Ringkrieg, seats: int, options: dict[str, Any], generator: Generator) -> RingkriegState:
    return MOMENTS[Path(os.environ[MOMENT]).read_text()]()


if MOMENT in os.environ:
    Ringkrieg.steps = (*Ringkrieg.steps, boromir_falls, helms_deep_falls, bearers_found, saruman_comes)
    Ringkrieg.start = begin_in_the_moment  # type: ignore[method-assign]
