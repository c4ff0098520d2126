"""What is printed on event cards and character cards, in words: both halves in full, and what a character can do."""

from __future__ import annotations

from functools import reduce
from typing import Any, Final

from ringspiel.games.ringkrieg.pieces.deck import CARDS
from ringspiel.games.ringkrieg.pieces.figures import KIND_NAMES
from ringspiel.games.ringkrieg.pieces.files import read
from ringspiel.kernel.text import Text, text

_EVENTS: Final = read("events")
_CARDS: Final[dict[str, Any]] = {str(card["id"]): card for card in _EVENTS["cards"] + _EVENTS["special_cards"]}
_CALLED: Final = {"witch-king-black-captain": "witch-king"}
"""The data tells two Witch-kings apart; on the board of the base game there is one."""
_CHARACTERS: Final[dict[str, Any]] = {
    _CALLED.get(each["id"], str(each["id"])): each for each in read("characters")["characters"]
}


def half_name(title: str) -> str:
    """The title of a combat half as part of message keys."""
    spelled = title.lower().replace("ú", "u").replace("û", "u").replace("'", "")
    return spelled.replace(" ", "-")


def joined(parts: list[Text]) -> Text:
    """Sentences one after the other."""
    return reduce(lambda one, two: text("ringkrieg-printed-then", one=one, two=two), parts)


def heading(card: int) -> Text:
    """A card by its title and the die that plays it besides an Event die; one that is in no deck has none."""
    title, face = text(f"ringkrieg-card-{CARDS[card]}"), _CARDS[CARDS[card]].get("type")
    if face is None:
        return text("ringkrieg-printed-title", card=title)
    return text("ringkrieg-printed-card", card=title, face=text(f"ringkrieg-face-{face}"))


def event_text(card: int) -> Text:
    """The event half: what it needs, what it does, and how it leaves the table."""
    name = CARDS[card]
    printed = _CARDS[name]
    parts = []
    if printed["precondition"]:
        parts.append(text("ringkrieg-printed-needs", needs=text(f"ringkrieg-needs-{name}")))
    parts.append(text(f"ringkrieg-effect-{name}"))
    if printed["discard"]:
        parts.append(text("ringkrieg-printed-discard", discard=text(f"ringkrieg-discard-{name}")))
    return joined(parts)


def combat_text(card: int) -> Text:
    """The combat half: its title, initiative, what it needs and what it does."""
    printed = _CARDS[CARDS[card]]["combat"]
    half = half_name(printed["title_en"])
    initiative = "/".join(str(number) for number in printed["initiative"])
    parts = [text("ringkrieg-printed-half", half=text(f"ringkrieg-combat-{half}"), initiative=initiative)]
    if printed["precondition"]:
        parts.append(text("ringkrieg-printed-needs", needs=text(f"ringkrieg-combat-{half}-needs")))
    return joined([*parts, text(f"ringkrieg-combat-{half}-does")])


def whole_card(card: int) -> Text:
    """Both halves of a card, if it has two."""
    halves = [event_text(card), combat_text(card)] if _CARDS[CARDS[card]]["combat"] else [event_text(card)]
    return joined([heading(card), *halves])


def whole_character(kind: int) -> Text:
    """A character: the numbers, how they come into play, and what they do as Guide, in battle and elsewhere."""
    name = KIND_NAMES[kind]
    printed = _CHARACTERS[name]
    return joined(
        [numbers_text(name, printed), *(text(f"ringkrieg-character-{name}-{part}") for part in parts_of(name))]
    )


def numbers_text(name: str, printed: dict[str, Any]) -> Text:
    level = printed["level"]
    wakes = printed["activates"] or "none"
    return text(
        "ringkrieg-printed-character",
        kind=text(f"ringkrieg-figure-{name}"),
        level=text("ringkrieg-printed-unlimited") if level == "unlimited" else level,
        leadership=printed["leadership"],
        dice=printed["action_die_bonus"],
        wakes=text(f"ringkrieg-printed-wakes-{wakes}" if wakes in ("any", "none") else f"ringkrieg-nation-{wakes}"),
    )


def parts_of(name: str) -> list[str]:
    """The parts of a character's text, as in the message keys."""
    printed = _CHARACTERS[name]
    found = ["entry"] if printed["entry"] else []
    found += ["guide"] if printed["guide_ability"] else []
    return found + [f"ability-{number}" for number in range(1, len(printed["abilities"]) + 1)]
