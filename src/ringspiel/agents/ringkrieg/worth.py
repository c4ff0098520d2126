"""The value of a card's event to its side, for discarding cards or using them up in battle."""

from __future__ import annotations

from typing import Final

from ringspiel.games.ringkrieg.cards.combat import choices
from ringspiel.games.ringkrieg.cards.play import can_play
from ringspiel.games.ringkrieg.combat import fighters
from ringspiel.games.ringkrieg.pieces.board import POINTS
from ringspiel.games.ringkrieg.pieces.deck import CARD_NUMBER
from ringspiel.games.ringkrieg.pieces.figures import BOROMIR, GANDALF_GREY, GIMLI, LEGOLAS, NONE, ONE, SARUMAN
from ringspiel.games.ringkrieg.state import RingkriegState
from ringspiel.games.ringkrieg.telling.asking import SideQuestion

USUAL: Final = 0.45
PLAYABLE: Final = 0.15
"""How much more a card is worth that can be played now."""
SPOILT: Final = 0.05
"""A card whose event can no longer happen."""


def _by_name(prices: dict[float, str]) -> dict[int, float]:
    return {CARD_NUMBER[name]: price for price, names in prices.items() for name in names.split()}


WORTH: Final = _by_name(
    {
        0.85: "fp-char-01 fp-char-02 fp-char-03 fp-char-04 fp-char-05 shadow-char-01 shadow-char-02 shadow-char-03",
        0.75: "fp-char-06 fp-char-07 fp-char-08 fp-char-09 fp-char-12 fp-char-10 shadow-char-04 shadow-char-14",
        0.7: "fp-str-14 fp-str-16 fp-str-23 fp-str-08 fp-str-09 shadow-char-12 shadow-char-22 shadow-char-18",
        0.65: "shadow-str-16 shadow-str-18 shadow-str-23 shadow-str-24 shadow-str-17 shadow-char-05 shadow-char-06",
        0.6: "fp-char-19 fp-char-20 fp-char-21 shadow-char-07 shadow-char-08 shadow-char-20 shadow-str-02",
    }
)
"""By card: those of the Ring and of the Hunt, and great musters. All others are worth USUAL."""
NEEDS_COMPANION: Final = {
    CARD_NUMBER["fp-char-06"]: ONE[GIMLI] | ONE[LEGOLAS],
    CARD_NUMBER["fp-char-07"]: ONE[BOROMIR],
    CARD_NUMBER["fp-char-08"]: ONE[GANDALF_GREY],
}
ENTS: Final = [CARD_NUMBER[name] for name in ("fp-char-19", "fp-char-20", "fp-char-21")]
BEFORE_MORDOR: Final = [CARD_NUMBER[name] for name in ("shadow-char-17", "fp-char-11")]


def worth(s: RingkriegState, card: int) -> float:
    """From 0 to 1."""
    needed = NEEDS_COMPANION.get(card, 0)
    if needed and not s.fellowship & needed:
        return SPOILT
    if card in ENTS and s.lost & ONE[SARUMAN]:
        return SPOILT
    if s.mordor != NONE and card in BEFORE_MORDOR:
        return SPOILT
    return WORTH.get(card, USUAL) + (PLAYABLE if can_play(s, card) else 0.0)


def judge_put_away(s: RingkriegState, style: int) -> list[float]:
    return [-worth(s, card) for card in s.legal]


def judge_combat_card(s: RingkriegState, style: int) -> list[float]:
    """Discards the card whose event will be missed least."""
    return [-worth(s, card) for card in s.legal]


def judge_announcing(s: RingkriegState, style: int) -> list[float]:
    """Plays cards freely from a full hand, and in battles for a City or Stronghold, but not the best ones."""
    question = s.question
    assert isinstance(question, SideQuestion)
    open_cards = choices(s, question.side)
    least = min([worth(s, card) for card in open_cards], default=1.0)
    wish = 0.13 * len(s.hands[question.seat]) + 0.2 * POINTS[fighters.battlefield(s)] + 0.5 - least
    return [0.6 if answer == 0 else wish for answer in s.legal]
