"""How points and events are put into notation and message keys."""

from __future__ import annotations

from typing import Any

from ringspiel.games.gran.plan import KINDS, NO_REALM, REALMS, Plan
from ringspiel.games.gran.state import NOTHING, GranState
from ringspiel.table.event import Event
from ringspiel.table.question import Choice, Question, Refusal
from ringspiel.table.text import Text, seat_name, text


def realm_text(realm: int) -> Text:
    return text(f"gran-realm-{REALMS[realm]}")


def point_text(plan: Plan, point: int) -> Text:
    key = f"gran-point-{KINDS[plan.kind[point]]}"
    if plan.realm[point] == NO_REALM:
        return text(key, id=plan.ids[point])
    return text(key, id=plan.ids[point], realm=realm_text(plan.realm[point]))


def tell(s: GranState, kind: str, rule: str, **data: Any) -> None:
    """Report an event whose words are the message `gran-KIND` with the same arguments. All of this game is open."""
    words = {name: in_words(s, name, value) for name, value in data.items()}
    facts = {name: in_facts(s, name, value) for name, value in data.items()}
    s.tell(Event(kind, text(f"gran-{kind}", **words), facts, rule))


def in_words(s: GranState, name: str, value: Any) -> Any:
    if name in ("seat", "victim"):
        return seat_name(value)
    if name == "winners":
        return [seat_name(seat) for seat in value]
    if name in ("point", "origin"):
        return point_text(s.plan, value)
    if name == "realm":
        return realm_text(value)
    return value


def in_facts(s: GranState, name: str, value: Any) -> Any:
    if name in ("point", "origin"):
        return s.plan.ids[value]
    if name == "realm":
        return REALMS[value]
    return value


class PointQuestion(Question[GranState]):
    """A question answered by a point of the board. The point where the knight stands means that he stays there."""

    __slots__ = ()

    def forbidden_by(self, s: GranState, point: int) -> str:
        """The rule that keeps this point out of the answers; empty if none does."""
        raise NotImplementedError

    def refusal(self, s: GranState, answer: int) -> Refusal:
        rule = self.forbidden_by(s, answer) if 0 <= answer < len(s.plan.ids) else ""
        if not rule:
            return Refusal(self.rule, text("answer-not-offered"))
        return Refusal(rule, text(f"gran-refuse-{rule}"))

    def answer_for_targets(self, s: GranState, targets: tuple[str, ...]) -> int | None:
        points = [f"point:{id}" for id in s.plan.ids]
        return points.index(targets[0]) if len(targets) == 1 and targets[0] in points else None

    def parse(self, s: GranState, words: list[str]) -> int | None:
        if words == ["stay"]:
            return s.place_of(self.seat)
        points = [id.lower() for id in s.plan.ids]
        return points.index(words[0]) if len(words) == 1 and words[0] in points else None

    def choice(self, s: GranState, point: int, words: Text) -> Choice:
        return Choice(s.plan.ids[point].lower(), words, (f"point:{s.plan.ids[point]}",))

    def staying(self, s: GranState, point: int, words: Text) -> Choice:
        return Choice("stay", words, (f"point:{s.plan.ids[point]}",))


def shown(number: int) -> int | None:
    """A card or a die as views have it: nothing where there is none."""
    return None if number == NOTHING else number
