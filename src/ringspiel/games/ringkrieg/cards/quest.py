"""Cards that act on the Fellowship (RK-H46, RK-H55, RK-H56, RK-F57 to RK-F59): healing, corruption, moving, tiles."""

from __future__ import annotations

from typing import ClassVar, Final, final

from ringspiel.games.ringkrieg.armies.companions import level_of
from ringspiel.games.ringkrieg.armies.stacking import lose
from ringspiel.games.ringkrieg.cards.choosing import choose_place
from ringspiel.games.ringkrieg.hunt import damage, fellowship, guide, hunt, mordor
from ringspiel.games.ringkrieg.hunt.pool import draw_from_bag, put_back, remove
from ringspiel.games.ringkrieg.pieces.board import LORIEN, NEIGHBOURS
from ringspiel.games.ringkrieg.pieces.figures import ARAGORN, FREE, GOLLUM, NONE, ONE, SHADOW, STRIDER
from ringspiel.games.ringkrieg.pieces.tiles import EYES, TILES
from ringspiel.games.ringkrieg.state import RingkriegState
from ringspiel.games.ringkrieg.teams.deciders import ACTION, HUNT, decider
from ringspiel.games.ringkrieg.telling.asking import SideQuestion
from ringspiel.games.ringkrieg.telling.report import tell
from ringspiel.games.ringkrieg.words import card_text, kind_text
from ringspiel.kernel.question import Choice
from ringspiel.kernel.state import Step, call
from ringspiel.kernel.text import Text, seat_name, text


def throw(s: RingkriegState, dice: int, needed: int) -> int:
    """Roll combat dice for an event. Returns how many reach the number needed, without any modifier."""
    results = [s.draw(6) + 1 for _ in range(dice)]
    reached = sum(1 for result in results if result >= needed)
    if s.log is not None:
        tell(s, "event-roll", "RK-E14", card=s.event, results=results, needed=needed, successes=reached)
    return reached


def special_tile(name: str) -> Step:
    """RK-H6: the step of a card that brings a special tile."""
    return call(bring_tile, TILES.index(name))


def bring_tile(s: RingkriegState, tile: int) -> None:
    """RK-H6, RK-H7: a special tile comes into play."""
    mordor.bring_special_tile(s, tile)
    if s.log is not None:
        tell(s, "special-tile", "RK-H6", tile=tile)


# --- the Free Peoples' cards -----------------------------------------------------------------------------------------


def heal(s: RingkriegState, points: int) -> None:
    damage.heal(s, points, "RK-H46")


def athelas(s: RingkriegState) -> None:
    """Three dice; with Strider as Guide they heal more easily."""
    heal(s, throw(s, 3, 3 if s.guide == STRIDER else 5))


def bilbos_song(s: RingkriegState) -> None:
    heal(s, 2 if s.guide == GOLLUM else 1)


def mirror_of_galadriel(s: RingkriegState) -> None:
    """The healing in Lórien."""
    if s.figure == LORIEN and s.mordor == NONE:
        heal(s, 1)


def separate_further(s: RingkriegState, further: int) -> None:
    """One Companion or one group leaves, `further` than normal; with nobody left nothing happens."""
    if s.fellowship:
        guide.separate_group(s, further)


def follow_gollum(s: RingkriegState) -> None:
    """There is Another Way: with Gollum as Guide the Fellowship may hide or move (RK-F59)."""
    if s.guide == GOLLUM:
        s.ask(FollowGollum(decider(s, FREE, ACTION), FREE))


@final
class FollowGollum(SideQuestion):
    """DP-20: hide the Fellowship if it is revealed, move it if it is hidden, or neither."""

    __slots__ = ()
    kind: ClassVar[str] = "follow-gollum"
    rule: ClassVar[str] = "RK-F59"

    def answers(self, s: RingkriegState) -> list[int]:
        return [0, 1]

    def take(self, s: RingkriegState, answer: int) -> None:
        if answer:
            s.then(fellowship.hide if s.revealed else fellowship.move)

    def describe(self, s: RingkriegState, answer: int) -> Choice:
        if not answer:
            return Choice("nothing", text("ringkrieg-choose-nothing"), ("button:done",))
        name = "hide" if s.revealed else "move-fellowship"
        return Choice(name, text(f"ringkrieg-use-{name}"), (f"use:{name}",))

    def prompt(self, s: RingkriegState) -> Text:
        return text("ringkrieg-ask-follow-gollum", seat=seat_name(self.seat))


def challenge_of_the_king(s: RingkriegState) -> None:
    """RK-H56: three tiles without any effect on the Fellowship; Eyes are removed for good, but three of them kill."""
    held = 0
    for _ in range(3):
        tile = draw_from_bag(s, held)
        held |= 0 if tile == NONE else 1 << tile
    eyes = held & EYES
    if eyes.bit_count() == 3:
        put_back(s, held)
        lose_the_king(s)
        return
    put_back(s, held & ~eyes)
    remove(s, eyes)
    if s.log is not None:
        tell(s, "eyes-removed", "RK-H52", number=eyes.bit_count())


def lose_the_king(s: RingkriegState) -> None:
    kind = STRIDER if s.where(STRIDER) != NONE else ARAGORN
    location = s.where(kind)
    lose(s, location, ONE[kind])
    if s.log is not None:
        tell(s, "figure-lost", "RK-M19", kind=kind, region=location)


# --- the Shadow's cards ----------------------------------------------------------------------------------------------


def candles_of_corpses(s: RingkriegState) -> None:
    damage.corrupt(s, throw(s, 3, 6 if s.guide == GOLLUM else 4), "RK-H46")


def morgul_wound(s: RingkriegState) -> None:
    damage.corrupt(s, 2 if s.corruption <= 3 else 1, "RK-H46")


def cruel_weather(s: RingkriegState) -> None:
    """RK-F58: the Shadow chooses where the wind drives the figure."""
    s.then(drive_figure)
    choose_place(s, SHADOW, NEIGHBOURS[s.figure])


def drive_figure(s: RingkriegState) -> None:
    s.figure = s.target
    if s.log is not None:
        tell(s, "walked", "RK-F58", to=s.figure)


def breaking_of_the_fellowship(s: RingkriegState) -> None:
    """A tile tells how many Companions have to go; with Gollum as Guide it is corruption."""
    if s.guide == GOLLUM:
        damage.corrupt(s, 1, "RK-H46")
    else:
        hunt.tile_due(s, hunt.TO_BREAK_UP)


def lure_of_the_ring(s: RingkriegState) -> None:
    """A Companion drawn at random desires the Ring; with Gollum as Guide it is corruption."""
    if s.guide == GOLLUM:
        damage.corrupt(s, 1, "RK-H46")
    else:
        s.ask(Lured(decider(s, FREE, HUNT), FREE, damage.random_companion(s)))


RESIST: Final = 0
LOSE: Final = 1


@final
class Lured(SideQuestion):
    """DP-20: corruption as high as the Level of the Companion, who is lost otherwise."""

    __slots__ = ("companion",)
    kind: ClassVar[str] = "lured"
    rule: ClassVar[str] = "RK-H46"
    parameters: ClassVar[tuple[str, ...]] = ("seat", "side", "companion")

    def __init__(self, seat: int, side: int, companion: int) -> None:
        super().__init__(seat, side)
        self.companion = companion

    def answers(self, s: RingkriegState) -> list[int]:
        return [RESIST, LOSE]

    def take(self, s: RingkriegState, answer: int) -> None:
        if answer == RESIST:
            damage.corrupt(s, level_of(s, self.companion), self.rule)
        else:
            damage.lose_companion(s, self.companion)
            s.then(guide.appoint_guide, call(guide.send_away, 0, HUNT))

    def describe(self, s: RingkriegState, answer: int) -> Choice:
        if answer == RESIST:
            words = text("ringkrieg-choose-meet-ring", damage=level_of(s, self.companion))
            return Choice("ring", words, ("button:ring",))
        words = text("ringkrieg-choose-lose-companion", kind=kind_text(self.companion))
        return Choice("lose", words, ("button:lose",))

    def prompt(self, s: RingkriegState) -> Text:
        who = kind_text(self.companion)
        return text("ringkrieg-ask-lured", seat=seat_name(self.seat), card=card_text(s.event), kind=who)


STEPS: Final = (
    bring_tile,
    heal,
    athelas,
    bilbos_song,
    mirror_of_galadriel,
    separate_further,
    follow_gollum,
    challenge_of_the_king,
    candles_of_corpses,
    morgul_wound,
    cruel_weather,
    drive_figure,
    breaking_of_the_fellowship,
    lure_of_the_ring,
)
QUESTIONS: Final = (FollowGollum, Lured)
