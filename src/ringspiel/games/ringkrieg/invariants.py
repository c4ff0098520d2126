"""The invariants of the catalogue (INV-1 to INV-26), as far as a single position can break them."""

from __future__ import annotations

from typing import Final

from ringspiel.games.ringkrieg.armies.stacking import limit_of
from ringspiel.games.ringkrieg.box import in_play
from ringspiel.games.ringkrieg.combat import fighters
from ringspiel.games.ringkrieg.combat.state import ANNOUNCED
from ringspiel.games.ringkrieg.hunt.guide import candidates
from ringspiel.games.ringkrieg.pieces.board import (
    BOX,
    LOCATIONS,
    ORTHANC,
    OWNER,
    REGION_COUNT,
    REGION_OF,
    STRONGHOLDS,
)
from ringspiel.games.ringkrieg.pieces.deck import (
    BASE_CARDS,
    CARD_COUNT,
    DECK_OF,
    TABLE_SIZE,
    cards_in,
    side_of_card,
)
from ringspiel.games.ringkrieg.pieces.figures import (
    ALL_OF,
    ALL_UNITS,
    COMPANION_KINDS,
    FREE,
    FREE_NATIONS,
    GANDALF_GREY,
    KINDS,
    LEADERS,
    NATION_COUNT,
    NONE,
    SARUMAN,
    SHADOW,
    SIDE,
    UNITS,
    count,
    other,
    units,
)
from ringspiel.games.ringkrieg.pieces.tiles import BASE_TILES, FREE_SPECIAL, SHADOW_SPECIAL, TILE_COUNT
from ringspiel.games.ringkrieg.setup import ALL_FIGURES
from ringspiel.games.ringkrieg.state import RingkriegState
from ringspiel.games.ringkrieg.teams.deciders import hand_limit, seats_of, side_of_seat
from ringspiel.games.ringkrieg.teams.roles import ROLES_FOR
from ringspiel.games.ringkrieg.telling.asking import SideQuestion
from ringspiel.games.ringkrieg.turn.dice import FACES, FIRST_POOL, LARGEST_POOL
from ringspiel.games.ringkrieg.turn.victory import CRACK_OF_DOOM, MOST_CORRUPTION

MOST_PROGRESS: Final = 12


def faults(s: RingkriegState) -> list[str]:
    """What is wrong with a position; empty for every position that play can reach. Never raises."""
    found = shape_faults(s)
    if found:
        return found
    found = figure_faults(s) + pool_faults(s) + card_faults(s) + tile_faults(s) + track_faults(s)
    for expansion in in_play(s):
        found += expansion.faults(s)
    if not found and between_actions(s):
        found = board_faults(s) + [fault for expansion in in_play(s) for fault in expansion.settled_faults(s)]
    if not found and not can_be_shown(s):
        found.append("the open question belongs to this position")
    return found


# --- what is in the game (RK-G2, RK-Z1) ------------------------------------------------------------------------------


def all_figures(s: RingkriegState) -> int:
    return ALL_FIGURES + sum(expansion.figures for expansion in in_play(s))


def all_cards(s: RingkriegState) -> list[int]:
    cards = {*BASE_CARDS}
    for expansion in in_play(s):
        cards = (cards - {*expansion.replaced}) | {*expansion.cards, *expansion.given(s)}
    return sorted(cards)


def all_tiles(s: RingkriegState) -> int:
    tiles = BASE_TILES
    for expansion in in_play(s):
        tiles |= expansion.tiles
    return tiles


def table_is_laid(s: RingkriegState) -> bool:
    """RK-Z58, RK-Z84: other things than event cards lie there only with an expansion."""
    return not s.table >> TABLE_SIZE and (bool(in_play(s)) or not s.table >> CARD_COUNT)


# --- the parts -------------------------------------------------------------------------------------------------------


def between_actions(s: RingkriegState) -> bool:
    """Whether no action is under way, so that everything must be settled."""
    return s.question is not None and s.question.kind in ("act", "fellowship-phase", "hunt-allocation")


def shape_faults(s: RingkriegState) -> list[str]:
    """Lists as long as they have to be, and numbers that name something."""
    pairs = (s.dice, s.spent, s.pool, s.hunt_box, s.rings)
    whole = len(s.at) == LOCATIONS and len(s.political) == NATION_COUNT and len(s.decks) == 4
    if not whole or any(len(pair) != 2 for pair in pairs) or any(len(faces) != FACES for faces in s.dice):
        return ["every side, nation, region and die has its place"]
    if not are_seated(s):
        return ["every seat has a role, and every side a player who leads and one who acts"]
    numbers = [*s.at, *s.political, *s.spent, *s.pool, *s.hunt_box, *s.rings, *s.dice[FREE], *s.dice[SHADOW], *s.moved]
    numbers += [s.reserve, s.lost, s.fellowship, s.leaving, s.picked, s.captured, s.progress, s.corruption, s.damage]
    numbers += [s.table, s.hunt_bonus, s.tallies]
    numbers += [s.tiles, s.drawn, s.waiting, s.removed, s.turn, s.minions_seen, s.active_nations, s.path, s.successes]
    if any(number < 0 for number in numbers):
        return ["nothing is counted below zero"]
    names = [
        (s.acting, 0, 1),
        (s.phase, 0, 6),
        (s.figure, 0, REGION_COUNT - 1),
        (s.guide, GANDALF_GREY, COMPANION_KINDS[-1]),
    ]
    names += [(s.shown_hand, NONE, s.seats - 1), (s.event, NONE, CARD_COUNT - 1), (s.target, NONE, LOCATIONS - 1)]
    names += [(s.tile, NONE, TILE_COUNT - 1), (s.mordor, NONE, CRACK_OF_DOOM), (s.revealed, 0, 1)]
    if any(not least <= value <= most for value, least, most in names):
        return ["sides, phases, regions, tiles and Guides exist"]
    return battle_faults(s)


def are_seated(s: RingkriegState) -> bool:
    """RK-401, RK-403: roles as they are dealt, and markers with players of their side."""
    if sorted(s.roles) != sorted(ROLES_FOR[s.seats]) or not len(s.hands) == len(s.face_down) == s.seats:
        return False
    teams = [seats_of(s, FREE), seats_of(s, SHADOW)]
    held = [
        len(seats) == 2 and all(seats[side] in teams[side] for side in (FREE, SHADOW))
        for seats in (s.leading, s.actors)
    ]
    return all(held)


def battle_faults(s: RingkriegState) -> list[str]:
    """INV-31: the memory of a battle fits the board."""
    b = s.battle
    if b is None:
        return []
    if len(b.fighters) != 2 or any(not 0 <= f.holder < s.seats for f in b.fighters) or b.attacker not in (FREE, SHADOW):
        return ["a battle has an attacker and two sides"]
    places = (b.origin, b.target)
    if not all(0 <= place < LOCATIONS for place in places) or b.force < 0:
        return ["a battle is fought on the map"]
    force, here = b.force, s.at[places[0]] & SIDE[b.attacker]
    if force >> 6 * KINDS or any(count(force, kind) > count(here, kind) for kind in range(KINDS)):
        return ["the attackers stand where they attack from"]
    cards = [fighter.card for fighter in b.fighters]
    if any(not ANNOUNCED <= card < CARD_COUNT for card in cards):
        return ["combat cards exist"]
    return []


def figure_faults(s: RingkriegState) -> list[str]:
    """INV-1, INV-4, INV-14: every figure is in exactly one place."""
    found = []
    everybody = all_figures(s)
    places = [*s.at, s.reserve, s.lost, s.fellowship, s.leaving]
    for kind in range(KINDS):
        if sum(count(force, kind) for force in places) != count(everybody, kind):
            found.append("every figure of the game is in exactly one place")
            break
    if any(force >> 6 * KINDS for force in places) or s.picked >> 6 * KINDS:
        found.append("there are no other figures")
    if any(s.at[place] & ALL_OF[SARUMAN] and REGION_OF[place] != ORTHANC for place in range(LOCATIONS)):
        found.append("Saruman never leaves Orthanc")
    if not moved_are_there(s):
        found.append("figures that have moved stand where they went")
    return found


def moved_are_there(s: RingkriegState) -> bool:
    """INV-31: an action's memory of its moves fits the board."""
    if len(s.moved) % 2 or any(place >= LOCATIONS for place in s.moved[::2]):
        return False
    for place in set(s.moved[::2]):
        forces = [force for where, force in zip(s.moved[::2], s.moved[1::2], strict=True) if where == place]
        if any(sum(count(force, kind) for force in forces) > count(s.at[place], kind) for kind in range(KINDS)):
            return False
    return True


def pool_faults(s: RingkriegState) -> list[str]:
    """INV-5, INV-8: dice and rings."""
    found = []
    for side in (FREE, SHADOW):
        if not FIRST_POOL[side] <= s.pool[side] <= LARGEST_POOL[side]:
            found.append("the Free Peoples have 4 to 6 dice, the Shadow 7 to 10")
        if s.phase >= 5 and s.unused(side) + s.spent[side] + s.hunt_box[side] != s.pool[side]:
            found.append("every die is unused, spent or in the Hunt Box")
    if sum(s.rings) > 3:
        found.append("there are three Elven rings")
    return found


def card_faults(s: RingkriegState) -> list[str]:
    """INV-6, INV-26: every card is in one place of its own side."""
    everywhere = [card for pile in (*s.decks, *s.hands, *s.face_down, cards_in(s.table), s.discards) for card in pile]
    if s.event != NONE:
        everywhere.append(s.event)
    everywhere += fighters.shown_cards(s)
    if not table_is_laid(s) or sorted(everywhere) != all_cards(s):
        return ["each event card is in exactly one place"]
    found = []
    if any(DECK_OF[card] != deck for deck in range(4) for card in s.decks[deck]):
        found.append("cards lie in their own deck")
    own = [(side_of_seat(s, seat), s.hands[seat] + s.face_down[seat]) for seat in range(s.seats)]
    if any(side_of_card(card) != side for side, cards in own for card in cards):
        found.append("each side holds its own cards")
    if not s.can_show_announced():
        found.append("a player who announces a combat card holds one that fits")
    if between_actions(s) and any(len(s.hands[seat]) > hand_limit(s, seat) for seat in range(s.seats)):
        found.append("nobody holds more cards than allowed")
    return found


def tile_faults(s: RingkriegState) -> list[str]:
    """INV-7: every Hunt tile is in at most one place; special ones are in the pool only in Mordor."""
    places = (s.tiles, s.drawn, s.waiting, s.removed)
    if sum(places) != s.tiles | s.drawn | s.waiting | s.removed or sum(places) & ~all_tiles(s):
        return ["each Hunt tile is in one place"]
    if s.mordor == NONE and s.tiles & (FREE_SPECIAL | SHADOW_SPECIAL):
        return ["special tiles join the pool in Mordor"]
    return []


def track_faults(s: RingkriegState) -> list[str]:
    """INV-16, INV-19 to INV-22: politics, control and the Fellowship."""
    found = []
    for nation in range(NATION_COUNT):
        least = 0 if s.is_active(nation) else 1
        if not least <= s.political[nation] <= 3 or (nation >= FREE_NATIONS and not s.is_active(nation)):
            found.append("a passive nation is not at war, and the Shadow's are always active")
    if any(s.captured >> region & 1 and OWNER[region] == NONE for region in range(REGION_COUNT)):
        found.append("only Settlements are captured")
    if s.captured >> REGION_COUNT:
        found.append("only regions are captured")
    if s.corruption >= MOST_CORRUPTION and s.outcome is None:
        found.append("at twelve points of corruption the game is over")
    asked = "" if s.question is None else s.question.kind
    if s.progress > MOST_PROGRESS or (s.revealed and s.progress and asked != "walk"):
        found.append("the counter is on 0 to 12, and on 0 when revealed")
    unsettled = ("choose-guide", "pick-leaver", "pick-lost")
    if s.guide not in candidates(s) and asked not in unsettled and s.outcome is None:
        found.append("the Guide is a Companion of the highest Level, or Gollum when he is alone with them")
    return found


def board_faults(s: RingkriegState) -> list[str]:
    """INV-10 to INV-13: what holds when an action is complete."""
    found = []
    for place, force in enumerate(s.at):
        if units(force) > limit_of(place):
            found.append("at most ten units in a region and five in a besieged Stronghold")
        if force & LEADERS and not force & UNITS[FREE]:
            found.append("no Leader is without an army")
        if force & UNITS[FREE] and force & UNITS[SHADOW]:
            found.append("two armies share a region only in a siege")
    for region in STRONGHOLDS:
        inside = s.at[BOX[region]]
        side = s.controller(region)
        if inside and (not inside & UNITS[side] or inside & SIDE[other(side)]):
            found.append("a garrison belongs to the side that controls the Stronghold")
        if inside & ALL_UNITS and not s.at[region] & UNITS[other(side)]:
            found.append("a Stronghold is besieged by an enemy army")
    return found


def can_be_shown(s: RingkriegState) -> bool:
    """A loaded question may name things that are not there; asking it to show itself finds out."""
    question = s.question
    if question is None:
        return True
    try:
        if isinstance(question, SideQuestion) and question.side != side_of_seat(s, question.seat):
            return False
        question.prompt(s)
        return all(question.describe(s, answer) for answer in question.answers(s))
    except (IndexError, KeyError, ValueError, TypeError, OverflowError):
        return False
