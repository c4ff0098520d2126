"""How an opponent judges: a set of traits, each of which can be tried against a player without it.

`arena --agents greedy@1,greedy@1+heal` lets the first version play against itself with one more trait.
"""

from __future__ import annotations

from typing import Final

from ringspiel.kernel.errors import BadOption

LEARNT: Final = 1
"""The learnt value, not the first one, decides questions that are not judged at a glance."""
HEAL: Final = 2
"""The Ring-bearers rest where they can."""
PARK: Final = 4
"""A Fellowship that has been found stops where no Hunt dice are re-rolled."""
GUARD: Final = 8
"""No City or Stronghold near the enemy is left empty, and empty ones are manned."""
EYES: Final = 16
"""Hunt dice: none or many."""

HASTE: Final = 32
"""In Mordor the Ring moves on in every turn."""
RINGS: Final = 64
"""Both sides use Elven rings where the changed die gains more than the ring is worth."""

MARCH: Final = 128
"""The Free Peoples move armies more often, and spend fewer dice on politics and on drawing cards."""
WARD: Final = 256
"""The Shadow guards, mans and retakes the places that the Free Peoples need for their four points."""
HABITS: Final = 512
"""The learnt value is that of the third version, whose players had habits of their own; without the trait, of the
second.
"""
STEADY: Final = 1024
"""Looking ahead does not question the journey: judgement alone decides whether the Fellowship moves or hides."""
BRISK: Final = 2048
"""Looking ahead tries the candidates in fewer worlds."""
GUILE: Final = 4096
"""The Shadow plays more cards, goes to war sooner, and does not wait until its armies have come together."""
TREK: Final = 8192
"""On the way to Mordor the Free Peoples use the learnt value of the fourth version, whose habits ended in time."""
MUSTER: Final = 16384
"""The Free Peoples recruit more."""
TUNED: Final = 32768
"""Matches have adjusted the learnt value of the Free Peoples, who also trust their judgement more."""
NET: Final = 65536
"""One learnt value for the way and for Mordor and for both sides: a small net."""
GATES: Final = 131072
"""The Fellowship is declared only to enter Mordor or to rest, and its way leads through Lórien."""
SPARE: Final = 262144
"""The Ring-bearers take small harm; Companions take great harm, Strider last."""
CROWN: Final = 524288
"""Strider leaves the Fellowship where he can reach a royal place, and goes there."""
KEEP: Final = 1048576
"""Marching armies leave guards in a City or Stronghold, more of them if its loss would decide the war."""
ERRAND: Final = 2097152
"""Nazgûl and Minions move where one of them is more useful elsewhere, and the Witch-king enters with an army."""
WORTH: Final = 4194304
"""Cards are discarded and used up in battle by the value of their events."""
ODDS: Final = 8388608
"""Hopeless battles are not fought, and a siege continues."""
LEAN: Final = 16777216
"""Guards as with `keep`, but those of the Free Peoples stay on the front against Mordor and Isengard and next to
enemies. Elsewhere armies are free to march.
"""
HUNT: Final = 33554432
"""The Shadow allocates more Hunt dice the nearer the Ring is to Mount Doom, most in Mordor. Looking ahead does not
undo it.
"""
TOLD: Final = 134217728
"""Chances as they are told to people: they come true about as often as they say."""
FREELY: Final = 67108864
"""With the expansion, armies march freely and the Fellowship goes straight on: without `keep` and `gates`."""

BRACE: Final = 268435456
"""The Shadow mans Strongholds against the greatest army near, relieves sieges, and risks no garrison in a sortie."""
ENLIST: Final = 536870912
"""Looking ahead tries several places for recruits."""
PLAN: Final = 1073741824
"""At the beginning of each turn, looking ahead chooses a goal for the armies, which judgement then prefers."""
GOAL: Final = 40
"""From this bit on a style has the number of the region that a plan prefers, and one more; 0 without a plan."""


def with_goal(style: int, region: int) -> int:
    return style | (region + 1) << GOAL


def goal_of(style: int) -> int:
    """The region that a plan prefers; -1 without a plan."""
    return (style >> GOAL) - 1


TRAITS: Final = {
    "learnt": LEARNT,
    "heal": HEAL,
    "park": PARK,
    "guard": GUARD,
    "eyes": EYES,
    "haste": HASTE,
    "rings": RINGS,
    "march": MARCH,
    "ward": WARD,
    "habits": HABITS,
    "steady": STEADY,
    "brisk": BRISK,
    "guile": GUILE,
    "trek": TREK,
    "muster": MUSTER,
    "tuned": TUNED,
    "net": NET,
    "gates": GATES,
    "spare": SPARE,
    "crown": CROWN,
    "keep": KEEP,
    "errand": ERRAND,
    "worth": WORTH,
    "odds": ODDS,
    "lean": LEAN,
    "hunt": HUNT,
    "freely": FREELY,
    "brace": BRACE,
    "enlist": ENLIST,
    "plan": PLAN,
}
FIRST: Final = 0
"""How `easy` and `medium` judge."""
SECOND: Final = GUARD | HASTE | RINGS
THIRD: Final = SECOND | MARCH | WARD
FOURTH: Final = THIRD | GUILE
FIFTH: Final = FOURTH | HABITS | STEADY | TREK
SIXTH: Final = FIFTH | MUSTER | TUNED
"""docs/studies/ringkrieg.md has the matches that chose its traits."""
SEVENTH: Final = SIXTH | GATES | SPARE | CROWN | KEEP | ERRAND | WORTH | ODDS
"""Plays the story as people know it, but does worse against `medium`."""
EIGHTH: Final = SEVENTH | LEAN | HUNT
"""The same with fewer guards and more Hunt dice."""
NINTH: Final = EIGHTH | NET | FREELY
"""The same with one learnt value for the way, for Mordor and for both sides."""
HARD: Final = NINTH
"""How `hard` judges and looks ahead today, and so how hints, reviews and puzzles do."""
VERSIONS: Final = {
    "1": FIRST,
    "2": SECOND,
    "3": THIRD,
    "4": FOURTH,
    "5": FIFTH,
    "6": SIXTH,
    "7": SEVENTH,
    "8": EIGHTH,
    "9": NINTH,
}


def style_of(name: str) -> int:
    """A version with traits more or less, such as `1+heal`."""
    version, *more = name.replace("-", "+-").split("+")
    if version not in VERSIONS or any(trait.lstrip("-") not in TRAITS for trait in more):
        raise BadOption(f"there is no style {name!r}: versions {', '.join(VERSIONS)}, traits {', '.join(TRAITS)}")
    style = VERSIONS[version]
    for trait in more:
        style = style & ~TRAITS[trait[1:]] if trait.startswith("-") else style | TRAITS[trait]
    return style
