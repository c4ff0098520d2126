"""How fields, cards and events are put into notation, message keys and facts."""

from __future__ import annotations

from typing import Any, Final

from ringspiel.games.tuerme import shown
from ringspiel.games.tuerme.board import NAMES
from ringspiel.games.tuerme.components import AREAS, COLOURS, HAPPENINGS, HERO_OF, HEROES, ORC_CARDS, TOWERS, Wave
from ringspiel.games.tuerme.state import TuermeState
from ringspiel.kernel.event import Event
from ringspiel.kernel.narrator import Narrator
from ringspiel.kernel.text import Text, seat_name, text


def names_of(fields: list[int]) -> list[str]:
    return [NAMES[field] for field in fields]


def colour_text(figure: int) -> Text:
    return text(f"tuerme-colour-{COLOURS[figure]}")


def hero_text(kind: int) -> Text:
    hero = HEROES[kind]
    symbol = text(f"tuerme-symbol-{hero.symbol}")
    key = "tuerme-card-shadowfax" if hero.shadowfax else "tuerme-card"
    return text(key, hero=text(f"tuerme-hero-{hero.hero}"), strength=hero.strength, symbol=symbol)


def area_text(area: int) -> Text:
    return text(f"tuerme-area-{AREAS[area]}")


def wave_text(wave: Wave) -> Text:
    return text("tuerme-wave", side=text(f"tuerme-side-{wave.side}"), row=wave.row, count=wave.count)


def wave_facts(wave: Wave) -> shown.Wave:
    return {"side": wave.side, "row": wave.row, "count": wave.count}


NARRATOR: Final[Narrator[shown.Kind]] = Narrator(
    "tuerme",
    words={
        "partner": seat_name,
        "field": NAMES.__getitem__,
        "fields": names_of,
        "own": names_of,
        "partners": names_of,
        "figure": colour_text,
        "card": lambda card: hero_text(HERO_OF[card]),
        "orc_card": lambda card: [wave_text(wave) for wave in ORC_CARDS[card]],
        "happening": lambda card: text(f"tuerme-event-{HAPPENINGS[card].id}"),
        "area": area_text,
        "tower": lambda tower: text(f"tuerme-tower-{TOWERS[tower].id}"),
    },
    ids={
        "field": NAMES.__getitem__,
        "fields": names_of,
        "own": names_of,
        "partners": names_of,
        "figure": COLOURS.__getitem__,
        "card": lambda card: HEROES[HERO_OF[card]].id,
        "orc_card": lambda card: [wave_facts(wave) for wave in ORC_CARDS[card]],
        "happening": lambda card: HAPPENINGS[card].id,
        "area": AREAS.__getitem__,
        "tower": lambda tower: TOWERS[tower].id,
    },
)
tell = NARRATOR.tell


def tell_secretly(s: TuermeState, kind: shown.Kind, rule: str, seat: int, **facts: Any) -> None:
    """Report an event to one seat; the others read `tuerme-KIND-hidden` and learn no more than whom it concerns."""
    hidden = Event(kind, text(f"tuerme-{kind}-hidden", seat=seat_name(seat)), {"seat": seat}, rule)
    s.tell(NARRATOR.event(kind, rule, seat=seat, **facts).known_to(seat, hidden))
