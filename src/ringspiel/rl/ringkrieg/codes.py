"""Der Ringkrieg: one row for each kind of question. Marches and attacks go along the arcs of the map."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from ringspiel.games.ringkrieg.armies.loose_figures import apart
from ringspiel.games.ringkrieg.cards import action_dice, marching, play, wraiths
from ringspiel.games.ringkrieg.cards.book import sorrow
from ringspiel.games.ringkrieg.characters import saruman
from ringspiel.games.ringkrieg.combat import casualties, retreat, rounds
from ringspiel.games.ringkrieg.expansion import corsairs, dunlendings, ents, events, factions, onward
from ringspiel.games.ringkrieg.expansion.numbers import CATAPULT, DUNLENDING, SHIP, TOWER
from ringspiel.games.ringkrieg.hunt import damage, fellowship, hunt
from ringspiel.games.ringkrieg.pieces.board import BOX, LOCATIONS, NEIGHBOURS, RECRUITING, REGION_COUNT, STRONGHOLDS
from ringspiel.games.ringkrieg.pieces.deck import CARD_COUNT, CARDS, DECKS, EXPANSION_MARKS
from ringspiel.games.ringkrieg.pieces.figures import (
    COMPANION_KINDS,
    ELITE,
    FREE,
    GOLLUM,
    ISENGARD,
    KIND_NAMES,
    KINDS,
    LEADER,
    MINION_KINDS,
    NATION_COUNT,
    NATION_OF,
    NATIONS,
    NAZGUL,
    RANK_APART,
    RANK_ELITE,
    RANK_OF,
    REGULAR,
    SHADOW,
)
from ringspiel.games.ringkrieg.politics import entry, muster
from ringspiel.games.ringkrieg.telling.pairs import pair, pair_of
from ringspiel.games.ringkrieg.turn import actions
from ringspiel.games.ringkrieg.turn.dice import FACES, ring_faces
from ringspiel.games.ringkrieg.turn.uses import USES_OF, USES_WITH
from ringspiel.games.ringkrieg.words import FACE_NAMES, USE_NAMES, location_name
from ringspiel.rl.coding import Coded, Codes, Folded, Names, numbers, things

DONE: Final = numbers([0])
YES_OR_NO: Final = numbers([0, 1])
MOST: Final = 10
"""More than any count that a question asks for."""
REGIONS: Final = range(REGION_COUNT)
ELITES: Final = [kind for kind in range(KINDS) if RANK_OF[kind] == RANK_ELITE]


def figures(shift: int = 0) -> list[Coded]:
    """Kinds of figures."""
    return things("figure", range(KINDS), shift)


def companions() -> list[Coded]:
    """All figures that can be in the Fellowship or lead it."""
    return things("figure", [*COMPANION_KINDS, GOLLUM])


def places(shift: int = 0) -> list[Coded]:
    """Regions, and insides of Strongholds."""
    return things("place", range(LOCATIONS), shift)


def regions(shift: int = 0) -> list[Coded]:
    return things("place", REGIONS, shift)


def cards(shift: int = 0) -> list[Coded]:
    return things("card", range(CARD_COUNT), shift)


def counts(most: int = MOST) -> list[Coded]:
    return numbers(range(most + 1))


def nations() -> list[Coded]:
    return things("nation", range(NATION_COUNT))


def decks(shift: int = 0) -> list[Coded]:
    return things("deck", range(len(DECKS)), shift)


def arcs(ways: Iterable[tuple[int, int]]) -> list[Coded]:
    return [Coded(pair(origin, to), {"place": origin, "to": to}) for origin, to in ways]


def borders() -> list[tuple[int, int]]:
    return [(region, neighbour) for region in REGIONS for neighbour in NEIGHBOURS[region]]


def sieges() -> list[tuple[int, int]]:
    """Storms and sorties."""
    return [way for region in STRONGHOLDS for way in ((region, BOX[region]), (BOX[region], region))]


def by_sea() -> list[tuple[int, int]]:
    """RK-Z68: from one coastal region to another that no border joins to it."""
    coast = corsairs.COAST
    return [(origin, to) for origin in coast for to in coast if to != origin and to not in NEIGHBOURS[origin]]


def fleets() -> list[Coded]:
    """RK-Z73: moves of ships alone."""
    ways = [(origin, to) for origin in corsairs.COAST for to in corsairs.COAST if to != origin]
    return [
        Coded(answer, {"figure": SHIP, "place": origin, "to": to})
        for origin, to in ways
        for answer in apart(SHIP, origin, [to])
    ]


def deeds_at(names: Iterable[int]) -> list[Coded]:
    """One of two deeds at a place."""
    return [Coded(pair(deed, place), {"number": deed, "place": place}) for deed in names for place in range(LOCATIONS)]


def figures_at(kinds: Iterable[int], locations: Iterable[int]) -> list[Coded]:
    spots = list(locations)
    return [Coded(pair(kind, place), {"figure": kind, "place": place}) for kind in kinds for place in spots]


def comers(expansion: bool) -> list[int]:
    """RK-M20: characters who come into play by a die."""
    return [kind for kind in entry.ENTRIES if expansion or kind < GOLLUM]


def uses(expansion: bool) -> list[Coded]:
    """What a die of a face is used for, by either side."""
    table = USES_WITH[EXPANSION_MARKS] if expansion else USES_OF
    rows = {(face, use.number) for side in (FREE, SHADOW) for face in range(FACES) for use in table[side][face]}
    return [Coded(pair(face, use), {"die": face, "use": use}) for face, use in sorted(rows)]


def turned_dice() -> list[Coded]:
    faces = sorted({*ring_faces(FREE), *ring_faces(SHADOW)})
    return [
        Coded(pair(face, actions.TURN + turned), {"die": face, "ring": turned})
        for face in range(FACES)
        for turned in faces
    ]


def recruits() -> list[Coded]:
    """RK-M3: the figures of a nation in its own Settlements."""
    found = []
    for kind in range(KINDS):
        if NATION_OF[kind] >= 0 and RANK_OF[kind] != RANK_APART:
            found += figures_at([kind], RECRUITING[NATION_OF[kind]])
    return found + figures_at([NAZGUL], RECRUITING[muster.home_of(NAZGUL)])


def hits() -> list[Coded]:
    return [Coded(way.number, {"figure": way.kind, "number": way.hits}) for way in casualties.WAYS.values()]


def of_nation() -> list[Coded]:
    """Regulars, Elites and Leaders of the nation that the question names. The figures of the first nation stand for
    all.
    """
    return figures_at((REGULAR, ELITE, LEADER), range(LOCATIONS))


def without_nation(question: Any, answer: int) -> int:
    kind, place = pair_of(answer)
    return pair(kind - question.nation, place)


def who(kinds: Iterable[int]) -> list[Coded]:
    """Characters are unique, so they need no place."""
    return [Coded(pair(kind, 0), {"figure": kind}) for kind in kinds]


def wherever(question: Any, answer: int) -> int:
    return pair(pair_of(answer)[0], 0) if answer else answer


def minion_or_place(question: Any, answer: int) -> int:
    """There are several Nazgûl, so their place identifies them; a Minion is unique."""
    kind, _ = pair_of(answer)
    return answer if kind == NAZGUL else wherever(question, answer)


def codes(options: dict[str, Any]) -> dict[str, Codes]:
    """The expansion brings more answers to some questions, and questions that the base game never asks."""
    if options.get("expansion"):
        return {**of_the_rulebook(True), **of_the_cards(), **of_the_expansion()}
    return {**of_the_rulebook(False), **of_the_cards(), **dict.fromkeys(of_the_expansion(), Codes([]))}


def of_the_rulebook(expansion: bool) -> dict[str, Codes]:
    sea, ships = (by_sea(), fleets()) if expansion else ([], [])
    return {
        "act": Codes([*numbers([actions.PASS]), *uses(expansion), *turned_dice()]),
        "remove-excess": Codes(figures()),
        "attack": Codes(arcs([*borders(), *sieges(), *sea])),
        "who-fights": Codes([*DONE, *figures(1)]),
        "white-rider": Codes(YES_OR_NO),
        "casualty": Codes(hits()),
        "own-hits": Codes([*numbers([casualties.ENOUGH]), *hits()]),
        "pick-companion": Folded([*DONE, *who(COMPANION_KINDS)], wherever),
        "companions-go": Codes(regions()),
        "pick-minion": Folded(
            [*DONE, *figures_at([NAZGUL], range(LOCATIONS)), *who(MINION_KINDS)],
            minion_or_place,
        ),
        "minion-goes": Codes(regions()),
        "statesman": Codes(nations()),
        "lower-damage": Codes([*counts(damage.CARD - 1), *cards(damage.CARD)]),
        "meet-damage": Codes(counts(damage.LOSE_RANDOM)),
        "hunt-allocation": Codes(counts()),
        "bring-character": Codes(figures_at(comers(expansion), range(LOCATIONS))),
        "discard-excess": Codes(cards()),
        "choose-deck": Codes(decks()),
        "want-exchange": Codes(YES_OR_NO),
        "hand-over": Codes(cards()),
        "fellowship-phase": Codes([*numbers([fellowship.DONE, fellowship.DECLARE]), *companions()]),
        "choose-guide": Codes(companions()),
        "pick-leaver": Codes([*DONE, *companions()]),
        "send-away": Codes(regions()),
        "pick-lost": Codes(companions()),
        "hunt-reroll": Codes(counts()),
        "walk": Codes([*regions(), *numbers([hunt.STOP])]),
        "move-army": Codes([*DONE, *arcs([*borders(), *sea]), *ships]),
        "who-goes": Codes([*DONE, *figures(1)]),
        "diplomacy": Codes(nations()),
        "recruit": Codes([*numbers([muster.NO_MORE]), *recruits()]),
        "voice-of-saruman": Codes(counts(saruman.EXCHANGE_TWO)),
        "call-to-arms": Codes(regions()),
        "retreat": Codes([*numbers([retreat.STAND]), *regions(1), *numbers([retreat.WITHDRAW])]),
        "field-or-siege": Codes(YES_OR_NO),
        "form-army": Codes(YES_OR_NO),
        "advance": Codes([*numbers([retreat.STAY, retreat.GO]), *figures(1)]),
        "leader-reroll": Codes(counts()),
        "cease-or-go-on": Codes(numbers([rounds.STOP, rounds.GO_ON])),
        "prolong": Codes([*numbers([rounds.STOP]), *things("figure", ELITES, 1)]),
    }


def of_the_cards() -> dict[str, Codes]:
    return {
        "turn-to-eye": Codes([*things("die", range(FACES)), *numbers([action_dice.ENOUGH])]),
        "choose-place": Codes(places()),
        "choose-nation": Codes(nations()),
        "announce": Codes(YES_OR_NO),
        "combat-card": Codes(cards()),
        "sorcerer": Codes([*DONE, *decks(1)]),
        "deed": Codes([*DONE, *figures(1)]),
        "give-up": Codes(counts(2 * MOST)),
        "take-paths": Codes([*DONE, *figures(1)]),
        "gather-regulars": Codes(counts(3)),
        "start-march": Codes([*DONE, *regions(1)]),
        "march-on": Codes([*regions(), *numbers([marching.STOP])]),
        "follow": Codes([*DONE, *figures_at((REGULAR + ISENGARD, ELITE + ISENGARD, DUNLENDING), RECRUITING[ISENGARD])]),
        "play-card": Codes([*numbers([play.NO_CARD]), *cards()]),
        "draw-or-not": Codes(YES_OR_NO),
        "follow-gollum": Codes(YES_OR_NO),
        "lured": Codes(YES_OR_NO),
        "who-travels": Codes(YES_OR_NO),
        "choose-rank": Codes(figures()),
        "place-recruit": Codes(regions()),
        "elites-instead": Codes(counts()),
        "remove-card": Codes(cards()),
        "pay-card": Codes(cards()),
        "use-card": Codes(YES_OR_NO),
        "grieve": Codes([*numbers([sorrow.NOTHING, sorrow.FROM_HAND]), *cards()]),
        "lose-figure": Folded(of_nation(), without_nation),
        "nazgul-strike": Codes([*numbers([wraiths.NOTHING, wraiths.HUNT]), *cards()]),
        "lead-armies": Codes(counts(2)),
        "black-captain": Codes(counts(wraiths.FLY)),
    }


def of_the_expansion() -> dict[str, Codes]:
    return {
        "he-sees-he-knows": Codes(YES_OR_NO),
        "lady-of-light": Codes(YES_OR_NO),
        "fleet-size": Codes(counts()),
        "death-to-the-forgoil": Codes(things("place", dunlendings.COVETED)),
        "build-engine": Codes(things("place", STRONGHOLDS)),
        "give-up-catapult": Codes(YES_OR_NO),
        "ents-stir": Codes([*DONE, *deeds_at((ents.WALK, ents.STRIKE))]),
        "play-or-draw": Codes([*numbers([ents.NOTHING, ents.DRAW]), *cards()]),
        "blow-away": Codes(cards()),
        "look-at-hand": Codes(counts(4)),
        "take-from-hand": Codes(cards()),
        "sail-on": Codes([*DONE, *fleets()]),
        "carry": Codes([*DONE, *arcs((o, to) for o in corsairs.COAST for to in corsairs.COAST if o != to)]),
        "how-many-dunlendings": Codes(counts(events.MOST)),
        "dig": Codes([*DONE, *figures_at((TOWER, CATAPULT), STRONGHOLDS)]),
        "burn-tower": Codes(YES_OR_NO),
        "bring-faction": Codes(things("figure", factions.ALL)),
        "onward": Codes([*DONE, *deeds_at((onward.MARCH, onward.ATTACK))]),
    }


def names(options: dict[str, Any]) -> Names:
    spots = [location_name(location) for location in range(LOCATIONS)]
    things_named = {"card": CARDS, "deck": DECKS, "figure": KIND_NAMES, "nation": NATIONS, "use": USE_NAMES}
    return {**things_named, "place": spots, "to": spots, "die": FACE_NAMES, "ring": FACE_NAMES}
