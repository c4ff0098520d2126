"""How fields, cards and events are put into notation, message keys and facts."""

from __future__ import annotations

from typing import Any

from ringspiel.games.tuerme.board import NAMES
from ringspiel.games.tuerme.components import AREAS, COLOURS, HAPPENINGS, HERO_OF, HEROES, ORC_CARDS, TOWERS, Wave
from ringspiel.games.tuerme.state import TuermeState
from ringspiel.table.event import Event
from ringspiel.table.text import Text, seat_name, text


def names_of(fields: list[int]) -> list[str]:
    return [NAMES[field] for field in fields]


def colour_text(figure: int) -> Text:
    return text(f"tuerme-colour-{COLOURS[figure]}")


def hero_text(kind: int) -> Text:
    hero = HEROES[kind]
    symbol = text(f"tuerme-symbol-{hero.symbol}")
    return text("tuerme-card", hero=text(f"tuerme-hero-{hero.hero}"), strength=hero.strength, symbol=symbol)


def area_text(area: int) -> Text:
    return text(f"tuerme-area-{AREAS[area]}")


def wave_text(wave: Wave) -> Text:
    return text("tuerme-wave", side=text(f"tuerme-side-{wave.side}"), row=wave.row, count=wave.count)


def wave_facts(wave: Wave) -> dict[str, Any]:
    return {"side": wave.side, "row": wave.row, "count": wave.count}


def tell(s: TuermeState, kind: str, rule: str, **data: Any) -> None:
    """Report an open event whose words are the message `tuerme-KIND` with the same arguments."""
    s.tell(event_of(kind, rule, data))


def tell_secretly(s: TuermeState, kind: str, rule: str, seat: int, **data: Any) -> None:
    """Report an event to one seat; the others read `tuerme-KIND-hidden` and learn no more than whom it concerns."""
    hidden = Event(kind, text(f"tuerme-{kind}-hidden", seat=seat_name(seat)), {"seat": seat}, rule)
    known = event_of(kind, rule, {"seat": seat, **data})
    s.tell(Event(kind, known.text, known.data, rule, (seat,), hidden))


def event_of(kind: str, rule: str, data: dict[str, Any]) -> Event:
    words = {name: word_for(name, value) for name, value in data.items()}
    facts = {name: fact_for(name, value) for name, value in data.items()}
    return Event(kind, text(f"tuerme-{kind}", **words), facts, rule)


def word_for(name: str, value: Any) -> Any:
    """What stands for an argument in a sentence."""
    if name in ("seat", "partner"):
        return seat_name(value)
    if name == "winners":
        return [seat_name(seat) for seat in value]
    if name == "figure":
        return colour_text(value)
    if name == "card":
        return hero_text(HERO_OF[value])
    if name == "orc_card":
        return [wave_text(wave) for wave in ORC_CARDS[value]]
    if name == "happening":
        return text(f"tuerme-event-{HAPPENINGS[value].id}")
    if name == "area":
        return area_text(value)
    if name == "tower":
        return text(f"tuerme-tower-{TOWERS[value].id}")
    return fact_for(name, value)


def fact_for(name: str, value: Any) -> Any:
    """What stands for an argument in the data of an event."""
    if name == "field":
        return NAMES[value]
    if name in ("fields", "own", "partners"):
        return names_of(value)
    if name == "figure":
        return COLOURS[value]
    if name == "card":
        return HEROES[HERO_OF[value]].id
    if name == "orc_card":
        return [wave_facts(wave) for wave in ORC_CARDS[value]]
    if name == "happening":
        return HAPPENINGS[value].id
    if name == "area":
        return AREAS[value]
    if name == "tower":
        return TOWERS[value].id
    return value
