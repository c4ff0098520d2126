"""Turn, part 2: the hero card and the move, asked field by field (ZT-20 to ZT-29, ZT-45)."""

from __future__ import annotations

from typing import ClassVar, Final, final

from ringspiel.games.tuerme.board import DIRECTIONS, NAMES, NEXT, NOTHING, PLAYABLE, SIDES, opposite
from ringspiel.games.tuerme.components import COLOURS, HERO_OF, HEROES, Hero
from ringspiel.games.tuerme.fields import TARGETS, FieldQuestion, target_of
from ringspiel.games.tuerme.pincer import capture, close_pincers
from ringspiel.games.tuerme.shown import Kind
from ringspiel.games.tuerme.state import TuermeState
from ringspiel.games.tuerme.words import colour_text, hero_text, tell
from ringspiel.kernel.question import Choice, Question, Refusal
from ringspiel.kernel.text import Text, seat_name, text

STOP: Final = 8
JUMP: Final = 9
STEP_WORDS: Final = (*DIRECTIONS, "stop", "jump")
HERO_IDS: Final = [hero.id for hero in HEROES]
FIELD_PRICE: Final = 1
ORC_PRICE: Final = 2


def open_directions(directions: list[int], heading: int, turned: bool) -> list[int]:
    """ZT-22: straight on, or once into another direction of the symbol; never back (ZT-26).

    Two straight lines can meet again in no other way, so no field is ever entered twice.
    """
    if heading == NOTHING:
        return directions
    if turned:
        return [heading]
    return [direction for direction in directions if direction != opposite(heading)]


ONWARD: Final = [
    [open_directions(hero.directions, heading, turned) for heading in range(NOTHING, 8) for turned in (False, True)]
    for hero in HEROES
]
"""By kind of card, heading (NOTHING first) and whether the move has turned."""


def play_hero_card(s: TuermeState) -> None:
    """ZT-20: the active player plays one of their cards."""
    s.ask(PlayCard(s.active))


@final
class PlayCard(Question[TuermeState]):
    """Which hero card: the number of its kind, for copies are alike; one that lets a figure move (ZT-25)."""

    __slots__ = ()
    kind: ClassVar[str] = "play-card"
    rule: ClassVar[str] = "ZT-20"

    def answers(self, s: TuermeState) -> list[int]:
        return cards_to_play(s, self.seat)

    def take(self, s: TuermeState, answer: int) -> None:
        hand = s.hands[self.seat]
        s.card = next(card for card in hand if HERO_OF[card] == answer)
        hand.remove(s.card)
        s.seal()
        if s.log is not None:
            tell(s, "played", self.rule, seat=self.seat, card=s.card)
        if s.seats == 2:
            s.ask(PickFigure(self.seat))
        else:
            begin_move(s, s.figures_of(self.seat)[0])

    def describe(self, s: TuermeState, answer: int) -> Choice:
        id = HEROES[answer].id
        return Choice(id, hero_text(answer), (f"card:{id}",))

    def prompt(self, s: TuermeState) -> Text:
        return text("tuerme-ask-card", seat=seat_name(self.seat))

    def explain(self, s: TuermeState, targets: tuple[str, ...]) -> Refusal | None:
        if len(targets) != 1 or targets[0].removeprefix("card:") not in HERO_IDS:
            return None
        if HERO_IDS.index(targets[0].removeprefix("card:")) in kinds_in_hand(s, self.seat):
            return Refusal("ZT-25", text("tuerme-card-cannot-move"))
        return Refusal(self.rule, text("tuerme-refuse-ZT-20"))

    def named(self, s: TuermeState, words: list[str]) -> tuple[str, ...] | None:
        return (f"card:{words[0]}",) if len(words) == 1 and words[0] in HERO_IDS else None

    def is_secret(self, s: TuermeState) -> bool:
        return True

    def audience(self) -> tuple[int, ...] | None:
        return (self.seat,)


@final
class PickFigure(Question[TuermeState]):
    """ZT-45: with two players, which of the two own figures moves. ZT-25: one that can, if any can."""

    __slots__ = ()
    kind: ClassVar[str] = "pick-figure"
    rule: ClassVar[str] = "ZT-45"

    def answers(self, s: TuermeState) -> list[int]:
        return figures_to_move(s, self.seat, HERO_OF[s.card])

    def take(self, s: TuermeState, answer: int) -> None:
        begin_move(s, answer)

    def describe(self, s: TuermeState, answer: int) -> Choice:
        words = text("tuerme-figure-on", figure=colour_text(answer), field=NAMES[s.figures[answer]])
        return Choice(COLOURS[answer], words, (f"figure:{COLOURS[answer]}",))

    def prompt(self, s: TuermeState) -> Text:
        return text("tuerme-ask-figure", seat=seat_name(self.seat))

    def explain(self, s: TuermeState, targets: tuple[str, ...]) -> Refusal | None:
        figures = [f"figure:{colour}" for colour in COLOURS]
        if len(targets) != 1 or targets[0] not in figures:
            return None
        if figures.index(targets[0]) in s.figures_of(self.seat):
            return Refusal("ZT-25", text("tuerme-figure-cannot-move"))
        return Refusal(self.rule, text("tuerme-refuse-ZT-45"))

    def named(self, s: TuermeState, words: list[str]) -> tuple[str, ...] | None:
        return (f"figure:{words[0]}",) if len(words) == 1 and words[0] in COLOURS else None


def kinds_in_hand(s: TuermeState, seat: int) -> list[int]:
    kinds: list[int] = []
    for card in s.hands[seat]:
        kind = HERO_OF[card]
        if kind not in kinds:
            kinds.append(kind)
    kinds.sort()
    return kinds


def cards_to_play(s: TuermeState, seat: int) -> list[int]:
    """ZT-25: the kinds of cards in hand that let one of the player's figures move; all of them if none does."""
    kinds, figures = kinds_in_hand(s, seat), s.figures_of(seat)
    return [kind for kind in kinds if can_any_move(s, kind, figures)] or kinds


def can_any_move(s: TuermeState, kind: int, figures: list[int]) -> bool:
    for figure in figures:  # noqa: SIM110  # a loop is quicker
        if can_move(s, kind, figure):
            return True
    return False


def figures_to_move(s: TuermeState, seat: int, kind: int) -> list[int]:
    """ZT-25: the player's figures that can move with a kind of card; all of them if none can."""
    figures = s.figures_of(seat)
    return [figure for figure in figures if can_move(s, kind, figure)] or figures


def can_move(s: TuermeState, kind: int, figure: int) -> bool:
    """ZT-25, ZT-28: whether a card lets a figure move one field at least; Shadowfax always finds one."""
    if HEROES[kind].shadowfax:
        return True
    field = s.figures[figure]
    return can_go_on(s, kind, field, NOTHING, False, strength_with(s, kind, field))


def begin_move(s: TuermeState, figure: int) -> None:
    """ZT-21: orcs beside the figure weaken it. ZT-25: without any legal step it stays and the card is used up."""
    s.mover = figure
    s.heading = NOTHING
    s.turned = 0
    s.strength = strength_with(s, HERO_OF[s.card], s.figures[figure])
    if s.log is not None:
        beside = orcs_beside(s, s.figures[figure])
        tell(s, "strength", "ZT-21", seat=s.active, figure=figure, strength=s.strength, orcs=beside)
    steps = legal_steps(s)
    if steps:
        s.ask(TakeStep(s.active), steps)
    elif s.log is not None:
        tell(s, "stuck", "ZT-25", seat=s.active, figure=figure)


def strength_with(s: TuermeState, kind: int, field: int) -> int:
    """ZT-21: what a card gives a figure that sets out from a field."""
    return max(0, HEROES[kind].strength - orcs_beside(s, field))


def orcs_beside(s: TuermeState, field: int) -> int:
    orcs, count = s.orcs, 0
    for beside in SIDES[field]:
        count += orcs[beside >> 3] >> (beside & 7) & 1
    return count


def hero_played(s: TuermeState) -> Hero:
    return HEROES[HERO_OF[s.card]]


def legal_steps(s: TuermeState) -> list[int]:
    """Directions in which the mover can go on, and whether it may stop or jump instead."""
    directions = onward(HERO_OF[s.card], s.heading, s.turned > 0) if s.strength else []
    legal = [direction for direction in directions if not field_forbidden_by(s, direction)]
    if not stop_forbidden_by(s):
        legal.append(STOP)
    if not jump_forbidden_by(s):
        legal.append(JUMP)
    return legal


def steps_around(s: TuermeState) -> dict[str, int]:
    """All that a step could be, legal or not, by what is selected for it; beyond the board there is only its edge."""
    here = s.figures[s.mover]
    fields = [NEXT[direction][here] for direction in range(8)]
    found = {"shadowfax": JUMP, target_of(here): STOP}
    for direction, field in enumerate(fields):
        found[f"edge:{DIRECTIONS[direction]}" if field == NOTHING else target_of(field)] = direction
    return found


def forbidden_by(s: TuermeState, answer: int) -> str:
    """The rule that forbids a step, to stop or to jump; empty if none does."""
    if answer == STOP:
        return stop_forbidden_by(s)
    if answer == JUMP:
        return jump_forbidden_by(s)
    heading = s.heading
    if answer in onward(HERO_OF[s.card], heading, s.turned > 0):
        return field_forbidden_by(s, answer)
    return "ZT-26" if heading != NOTHING and answer == opposite(heading) else "ZT-22"


def onward(kind: int, heading: int, turned: bool) -> list[int]:
    """ZT-22, ZT-26: the directions in which a move with a kind of card may go on."""
    return ONWARD[kind][2 * (heading + 1) + (1 if turned else 0)]


def field_forbidden_by(s: TuermeState, direction: int) -> str:
    """What keeps the mover from the next field in a direction that is open to it."""
    field = NEXT[direction][s.figures[s.mover]]
    if field == NOTHING:
        return "ZT-2"
    if s.strength < price_of(s, field):
        return "ZT-27" if s.strength else "ZT-23"
    if field not in s.figures:
        return ""
    turned = turns_with(s, direction) > 0
    return "" if can_go_on(s, HERO_OF[s.card], field, direction, turned, s.strength - 1) else "ZT-29"


def turns_with(s: TuermeState, direction: int) -> int:
    """ZT-22: how often the move will have changed direction after a step."""
    return s.turned + (s.heading not in (NOTHING, direction))


def price_of(s: TuermeState, field: int) -> int:
    """ZT-23, ZT-24: an orc takes two points, every other field one."""
    return ORC_PRICE if s.has_orc(field) else FIELD_PRICE


def can_go_on(s: TuermeState, kind: int, field: int, heading: int, turned: bool, strength: int) -> bool:
    """ZT-29: whether a move that has come to `field` can go on from there and end on a field without a figure."""
    for direction in onward(kind, heading, turned):
        beyond = NEXT[direction][field]
        if beyond == NOTHING or strength < price_of(s, beyond):
            continue
        turning = heading not in (NOTHING, direction)
        if beyond not in s.figures or can_go_on(s, kind, beyond, direction, turned or turning, strength - 1):
            return True
    return False


def stop_forbidden_by(s: TuermeState) -> str:
    if s.heading == NOTHING:
        return "ZT-25"
    return "ZT-24" if is_crossing(s) else ""


def is_crossing(s: TuermeState) -> bool:
    """Whether the mover is just passing over another figure."""
    return s.figures.count(s.figures[s.mover]) > 1


def jump_forbidden_by(s: TuermeState) -> str:
    return "" if hero_played(s).shadowfax and s.heading == NOTHING else "ZT-28"


def jump_fields(figures: list[int]) -> list[int]:
    """ZT-28: anywhere but onto a figure or a tower."""
    return [field for field in PLAYABLE if field not in figures]


def enter(s: TuermeState, direction: int) -> None:
    """ZT-23, ZT-24: pay for the next field, capture its orc; a pincer closes by itself (ZT-34)."""
    field = NEXT[direction][s.figures[s.mover]]
    s.turned = turns_with(s, direction)
    s.heading = direction
    s.strength -= price_of(s, field)
    land(s, field)


def land(s: TuermeState, field: int) -> None:
    orc = s.has_orc(field)
    s.figures[s.mover] = field
    if s.log is not None:
        tell_landed(s, field, orc)
    if orc:
        capture(s, s.active, field)
    if not is_crossing(s):
        close_pincers(s)


def with_pincer(s: TuermeState, field: int, words: Text) -> Text:
    """The words for a way to a field, and whose the orcs are if a pincer closes there."""
    then = s.clone()
    land(then, field)
    gains = [after - before for after, before in zip(then.face_down, s.face_down, strict=True)]
    own = gains[s.active] - s.has_orc(field)
    others = sum(gains) - gains[s.active]
    return text("tuerme-with-pincer", move=words, own=own, others=others) if own else words


def tell_landed(s: TuermeState, field: int, orc: bool) -> None:
    if s.heading == NOTHING:
        tell(s, "jumped-captured" if orc else "jumped", "ZT-28", seat=s.active, figure=s.mover, field=field)
    else:
        kind: Kind = "captured" if orc else "moved"
        tell(s, kind, "ZT-23" if orc else "ZT-22", seat=s.active, figure=s.mover, field=field, strength=s.strength)


@final
class TakeStep(Question[TuermeState]):
    """The next field: a direction from 0 (north) clockwise to 7, STOP, or JUMP with Shadowfax instead of all steps."""

    __slots__ = ()
    kind: ClassVar[str] = "step"
    rule: ClassVar[str] = "ZT-22"

    def answers(self, s: TuermeState) -> list[int]:
        return legal_steps(s)

    def take(self, s: TuermeState, answer: int) -> None:
        if answer == JUMP:
            s.ask(JumpTo(self.seat))
        elif answer != STOP:
            enter(s, answer)
            s.ask(TakeStep(self.seat))

    def describe(self, s: TuermeState, answer: int) -> Choice:
        here = s.figures[s.mover]
        if answer == STOP:
            return Choice("stop", text("tuerme-stop", field=NAMES[here]), (target_of(here),))
        if answer == JUMP:
            return Choice("jump", text("tuerme-jump"), ("shadowfax",))
        field = NEXT[answer][here]
        key = "tuerme-step-orc" if s.has_orc(field) else "tuerme-step"
        words = with_pincer(s, field, text(key, field=NAMES[field], price=price_of(s, field)))
        return Choice(DIRECTIONS[answer], words, (target_of(field),))

    def prompt(self, s: TuermeState) -> Text:
        key = "tuerme-ask-step" if s.heading == NOTHING else "tuerme-ask-next-step"
        return text(key, seat=seat_name(self.seat), figure=colour_text(s.mover), strength=s.strength)

    def explain(self, s: TuermeState, targets: tuple[str, ...]) -> Refusal | None:
        if len(targets) != 1:
            return None
        around = steps_around(s)
        if targets[0] not in around:
            return Refusal(self.rule, text("tuerme-field-not-next")) if targets[0] in TARGETS else None
        rule = forbidden_by(s, around[targets[0]]) or self.rule
        return Refusal(rule, text(f"tuerme-refuse-{rule}"))

    def named(self, s: TuermeState, words: list[str]) -> tuple[str, ...] | None:
        known = {STEP_WORDS[answer]: target for target, answer in steps_around(s).items()}
        return (known[words[0]],) if len(words) == 1 and words[0] in known else None


@final
class JumpTo(FieldQuestion):
    """ZT-28: the field to which Shadowfax leaps; the jump is the whole move."""

    __slots__ = ()
    kind: ClassVar[str] = "jump-to"
    rule: ClassVar[str] = "ZT-28"

    def answers(self, s: TuermeState) -> list[int]:
        return jump_fields(s.figures)

    def take(self, s: TuermeState, answer: int) -> None:
        land(s, answer)

    def describe(self, s: TuermeState, answer: int) -> Choice:
        key = "tuerme-jump-to-orc" if s.has_orc(answer) else "tuerme-jump-to"
        words = with_pincer(s, answer, text(key, field=NAMES[answer]))
        return Choice(NAMES[answer], words, (target_of(answer),))

    def prompt(self, s: TuermeState) -> Text:
        return text("tuerme-ask-jump", seat=seat_name(self.seat), figure=colour_text(s.mover))

    def refuse(self) -> Refusal:
        return Refusal(self.rule, text("tuerme-refuse-ZT-28"))
