"""The Ents of Fangorn (RK-Z86 to RK-Z102, RK-Z121): they grow in number, and walk and strike when they are awake."""

from __future__ import annotations

from typing import ClassVar, Final, final

from ringspiel.games.ringkrieg.cards import halves
from ringspiel.games.ringkrieg.cards.conditions import in_play, is_on_table, need
from ringspiel.games.ringkrieg.cards.drawing import check_hands, draw_card
from ringspiel.games.ringkrieg.cards.event_card import EventCard, Half, card
from ringspiel.games.ringkrieg.cards.play import CHARACTER_CARDS, carry_out, playable, why_not_play
from ringspiel.games.ringkrieg.cards.striking import eliminate
from ringspiel.games.ringkrieg.combat import casualties, rolls
from ringspiel.games.ringkrieg.expansion.numbers import ENT, ENTS
from ringspiel.games.ringkrieg.expansion.pieces import bring, take_all, take_away
from ringspiel.games.ringkrieg.expansion.report import tell_of
from ringspiel.games.ringkrieg.pieces.board import ADJACENT, FANGORN, LOCATIONS, ORTHANC, REGION_COUNT, REGION_OF
from ringspiel.games.ringkrieg.pieces.deck import CARDS, DECKS, FREE_CHARACTER
from ringspiel.games.ringkrieg.pieces.figures import (
    ALL_OF,
    COMPANIONS,
    FREE,
    GANDALF_WHITE,
    NONE,
    ONE,
    SARUMAN,
    SHADOW,
    UNITS,
    count,
)
from ringspiel.games.ringkrieg.pieces.printed import event_text
from ringspiel.games.ringkrieg.state import RingkriegState
from ringspiel.games.ringkrieg.teams.deciders import ACTION, decider
from ringspiel.games.ringkrieg.telling.asking import SideQuestion
from ringspiel.games.ringkrieg.telling.pairs import pair, pair_of
from ringspiel.games.ringkrieg.telling.picking import Picked
from ringspiel.games.ringkrieg.words import USE_NAMES, card_text, deck_text, location_name, location_text, region_text
from ringspiel.kernel.question import Choice
from ringspiel.kernel.state import call
from ringspiel.kernel.text import Text, seat_name, text

DONE: Final = 0
WALK: Final = 0
STRIKE: Final = 1
DICE: Final = 5
NEEDED: Final = 5
CARDS_OF_ENTS: Final = 3


# --- coming ----------------------------------------------------------------------------------------------------------


def companion_at_fangorn(s: RingkriegState) -> bool:
    return bool(s.at[FANGORN] & COMPANIONS)


def why_not_come(s: RingkriegState) -> str:
    """RK-Z86: empty if the faction can be brought in now."""
    return "" if companion_at_fangorn(s) and s.where(SARUMAN) != NONE else "RK-Z86"


def arrive(s: RingkriegState) -> None:
    """RK-Z86."""
    bring(s, ENT, 1, FANGORN)


def treebeard(s: RingkriegState) -> None:
    """RK-Z87: whenever Saruman's voice is raised, one more Ent comes, if a Companion is there."""
    if companion_at_fangorn(s):
        bring(s, ENT, 1, FANGORN)
        go_home(s)


# --- the three cards (RK-Z93 to RK-Z95) ------------------------------------------------------------------------------


def awoken(s: RingkriegState) -> int:
    """How many of the three cards have been played as events: the lowest bits of the tallies."""
    return s.tallies & 3


def awake(s: RingkriegState) -> None:
    """Two more Ents, then they are activated; after the third card they are gone."""
    s.tallies += 1
    bring(s, ENT, 2, FANGORN)
    s.then(stir, go_home)


def stir(s: RingkriegState) -> None:
    """RK-Z95: as long as more than one Ent is in Fangorn, there may be another move or attack."""
    if count(s.at[FANGORN], ENT) > 1:
        s.ask(EntsStir(decider(s, FREE, ACTION), FREE))


def go_home(s: RingkriegState) -> None:
    """RK-Z93, RK-Z102: after the third card all Ents leave the board."""
    if awoken(s) >= CARDS_OF_ENTS:
        for region in where_ents_are(s):
            take_all(s, ENT, region, "RK-Z93")


def where_ents_are(s: RingkriegState) -> list[int]:
    return s.places(ALL_OF[ENT])


def near_ents(s: RingkriegState) -> int:
    """The regions next to an Ent, as a bit mask."""
    near = 0
    for region in where_ents_are(s):
        near |= ADJACENT[region]
    return near


def why_not_walk(s: RingkriegState, region: int) -> str:
    """RK-Z96: why no Ent can be put into a region; empty if one can."""
    if region >= REGION_COUNT or region == FANGORN or not near_ents(s) >> region & 1:
        return "RK-Z96"
    return "RK-Z96-enemy" if s.in_region(region) & UNITS[SHADOW] else ""


def why_not_strike(s: RingkriegState, location: int) -> str:
    """RK-Z97, RK-Z99, RK-Z101: why the Ents cannot attack at a location; empty if they can."""
    if not s.has_units(location, SHADOW):
        return "RK-Z97-nobody"
    region = REGION_OF[location]
    return "" if near_ents(s) >> region & 1 or s.at[region] & ALL_OF[ENT] else "RK-Z97"


def walk(s: RingkriegState, region: int) -> None:
    """RK-Z96, RK-Z100."""
    s.at[FANGORN] -= ONE[ENT]
    s.at[region] += ONE[ENT]
    if s.log is not None:
        tell_of(s, "ent-walked", "RK-Z96", origin=FANGORN, to=region, kind=ENT)
    if region == ORTHANC:
        break_orthanc(s)


def strike(s: RingkriegState, location: int) -> None:
    """RK-Z97, RK-Z98, RK-Z101: an Ent leaves the game; five dice, no reaction; the owner takes the hits."""
    take_away(s, ENT, 1, FANGORN, "RK-Z97")
    results = rolls.roll(s, DICE)
    hits = rolls.count_hits(results, 0, NEEDED)
    if s.log is not None:
        tell_of(s, "ents-roll", "RK-B27", side=FREE, results=results, needed=NEEDED, bonus=0, hits=hits)
    s.then(call(casualties.take_hits, location, SHADOW, hits), call(struck, location))


def struck(s: RingkriegState, location: int) -> None:
    """RK-Z100: no units of the Shadow are left in Orthanc."""
    if REGION_OF[location] == ORTHANC:
        break_orthanc(s)


def break_orthanc(s: RingkriegState) -> None:
    """RK-Z100: without units around him Saruman is out of the game."""
    place = s.where(SARUMAN)
    if place != NONE and not s.in_region(ORTHANC) & UNITS[SHADOW]:
        eliminate(s, SARUMAN, place)


@final
class EntsStir(SideQuestion):
    """DP-39, RK-Z95 to RK-Z99: an Ent goes from Fangorn to a region, or is spent to attack an army; or enough."""

    __slots__ = ()
    kind: ClassVar[str] = "ents-stir"
    rule: ClassVar[str] = "RK-Z95"
    asks: ClassVar[tuple[str, ...]] = ("use", "region")

    def answers(self, s: RingkriegState) -> list[int]:
        walks = [pair(WALK, region) for region in range(REGION_COUNT) if not why_not_walk(s, region)]
        strikes = [pair(STRIKE, place) for place in range(LOCATIONS) if not why_not_strike(s, place)]
        return [DONE, *walks, *strikes]

    def take(self, s: RingkriegState, answer: int) -> None:
        if answer == DONE:
            return
        s.then(stir)
        deed, place = pair_of(answer)
        if deed == WALK:
            walk(s, place)
        else:
            strike(s, place)

    def describe(self, s: RingkriegState, answer: int) -> Choice:
        if answer == DONE:
            return Choice("done", text("ringkrieg-choose-done"), ("button:done",))
        deed, place = pair_of(answer)
        name = location_name(place)
        if deed == WALK:
            words = text("ringkrieg-choose-ent-walk", region=region_text(place))
            return Choice(f"move-army {name}", words, ("use:move-army", f"region:{name}"))
        words = text("ringkrieg-choose-ent-strike", region=location_text(place))
        return Choice(f"attack {name}", words, ("use:attack", f"region:{name}"))

    def prompt(self, s: RingkriegState) -> Text:
        left = count(s.at[FANGORN], ENT) - 1
        return text("ringkrieg-ask-ents", seat=seat_name(self.seat), left=left)

    def why_not(self, s: RingkriegState, picked: Picked) -> str:
        if picked.region == NONE:
            return ""
        if picked.use == USE_NAMES.index("move-army"):
            return why_not_walk(s, picked.region)
        if picked.use == USE_NAMES.index("attack") or s.has_units(picked.region, SHADOW):
            return why_not_strike(s, picked.region)
        return why_not_walk(s, picked.region) if picked.use == NONE else self.rule


# --- and then (RK-E32) -----------------------------------------------------------------------------------------------


def one_more(s: RingkriegState) -> None:
    """With a Companion in Fangorn one more Character event without a die, or a Character card."""
    if companion_at_fangorn(s):
        s.ask(PlayOrDraw(decider(s, FREE, ACTION), FREE))


NOTHING: Final = -1
DRAW: Final = -2


@final
class PlayOrDraw(SideQuestion):
    """DP-49, RK-E32: a Character event from hand, a card from the Character deck, or neither."""

    __slots__ = ()
    kind: ClassVar[str] = "play-or-draw"
    rule: ClassVar[str] = "RK-E32"
    asks: ClassVar[tuple[str, ...]] = ("card",)
    also: ClassVar[tuple[str, ...]] = ("deck",)

    def answers(self, s: RingkriegState) -> list[int]:
        found = [NOTHING, *playable(s, self.side, CHARACTER_CARDS)]
        return [*found, DRAW] if s.decks[FREE_CHARACTER] else found

    def take(self, s: RingkriegState, answer: int) -> None:
        if answer == DRAW:
            draw_card(s, self.seat, FREE_CHARACTER)
            s.then(check_hands)
        elif answer != NOTHING:
            carry_out(s, answer, 1)

    def describe(self, s: RingkriegState, answer: int) -> Choice:
        if answer == NOTHING:
            return Choice("no-card", text("ringkrieg-choose-nothing"), ("button:done",))
        if answer == DRAW:
            deck = deck_text(FREE_CHARACTER)
            return Choice(DECKS[FREE_CHARACTER], deck, (f"deck:{DECKS[FREE_CHARACTER]}",))
        words = text("ringkrieg-choose-event", card=card_text(answer), effect=event_text(answer))
        return Choice(CARDS[answer], words, (f"card:{CARDS[answer]}",))

    def prompt(self, s: RingkriegState) -> Text:
        return text("ringkrieg-ask-play-or-draw", seat=seat_name(self.seat))

    def is_secret(self, s: RingkriegState) -> bool:
        return bool(s.hands[self.seat])

    def audience(self) -> tuple[int, ...]:
        return (self.seat,)

    def why_not(self, s: RingkriegState, picked: Picked) -> str:
        if picked.card == NONE:
            return "RK-E6" if picked.deck == FREE_CHARACTER else "RK-E32"
        if picked.card not in s.hands[self.seat]:
            return "RK-E5"
        return why_not_play(s, self.seat, picked.card, CHARACTER_CARDS)


def ents_awake(name: str, title: str, combat: Half) -> EventCard:
    """Three cards with the same event and different combat halves."""
    return card(
        name,
        title,
        needs=(in_play(GANDALF_WHITE), need(is_on_table, ENTS)),
        steps=(awake,),
        after=(one_more,),
        combat=combat,
    )


ROCK_AND_STONE: Final = ents_awake("fp-char-19E", "Ents Awake: Rock and Stone", halves.ENTS_RAGE)
HUORNS: Final = ents_awake("fp-char-20E", "Ents Awake: Huorns", halves.HUORN_DARK)
ENTMOOT: Final = ents_awake("fp-char-21E", "Ents Awake: Entmoot", halves.NAMELESS_WOOD)

STEPS: Final = (awake, stir, go_home, struck, one_more)
QUESTIONS: Final = (EntsStir, PlayOrDraw)
