"""Sequence numbers: stale answers, reconnecting, undo and take-back."""

from __future__ import annotations

from functools import partial
from random import Random

from tests.server.harness import NewTable, Player, ServerProcess, has_answered, over

ENOUGH = 0


def secret_table(server: ServerProcess) -> NewTable:
    return server.new_table("secret", "Ada", "Bob")


def lay_card(player: Player, seat: int) -> None:
    """Lay out the first card on offer; the same seat is asked again."""
    card = player.side(seat)["choices"][0]["answer"]
    assert player.answer(seat, card)["type"] == "ok"
    assert player.state["asked"] == seat


def test_an_answer_to_an_earlier_position_is_stale_and_the_present_one_follows(server: ServerProcess) -> None:
    table = server.new_table("road", "Ada", "Bob")
    with table.player(0, 1) as player:
        seat = player.state["asked"]
        assert player.answer(seat, 1)["type"] == "ok"
        refused = player.answer(player.state["asked"], 1, at=0)
        assert refused["code"] == "stale"
        assert player.wait("state")["seq"] == 1
        assert player.answer(player.state["asked"], 1, at=5)["code"] == "stale"


def test_the_same_answer_sent_twice_counts_once(server: ServerProcess) -> None:
    table = secret_table(server)
    with table.player(0, 1) as player:
        card = player.side(0)["choices"][0]["answer"]
        assert player.answer(0, card, at=0) == {"type": "ok", "id": 1, "seq": 1, "held": False}
        assert player.answer(0, card, at=0)["code"] == "stale"
        assert player.wait("state")["answered"] == 1


def test_only_the_asked_seat_answers_and_only_for_itself(server: ServerProcess) -> None:
    table = secret_table(server)
    with table.player(1) as bob, server.player(table.id) as spectator:
        assert bob.answer(0, 1)["code"] == "not-yours"
        assert bob.answer(1, 1)["code"] == "not-asked"
        assert spectator.answer(0, 1)["code"] == "not-yours"
        assert bob.ask(type="hint", seat=1)["code"] == "not-asked"
        assert bob.ask(type="why_not", seat=1, answer=1)["code"] == "not-asked"


def test_an_illegal_answer_is_refused_with_the_rule_and_changes_nothing(server: ServerProcess) -> None:
    table = server.new_table("mordor", "Ada", "Bob", start=0)
    with table.player(0, 1) as player:
        refused = player.answer(0, 0)
        assert (refused["code"], refused["rule"]) == ("illegal", "RM-11")
        assert refused["text"] == {"key": "answer-not-offered"}
        assert player.answer(0, player.side(0)["choices"][0]["answer"], at=0)["type"] == "ok"


def test_why_not(server: ServerProcess) -> None:
    table = server.new_table("mordor", "Ada", "Bob", start=0)
    with table.player(0) as player:
        targets = player.side(0)["choices"][0]["targets"]
        fine = player.ask(type="why_not", seat=0, targets=targets)
        assert (fine["allowed"], fine["rule"], fine["text"]) == (True, "", None)
        refused = player.ask(type="why_not", seat=0, targets=[])
        assert (refused["allowed"], refused["rule"]) == (False, "RM-11")
        assert player.ask(type="why_not", seat=0, answer=0)["rule"] == "RM-11"
        assert player.ask(type="why_not", seat=0)["code"] == "malformed"


def test_a_hint_is_a_legal_answer_with_a_chance(server: ServerProcess) -> None:
    table = server.new_table("mordor", "Ada", "Bob", start=0)
    with table.player(0) as player:
        hint = player.ask(type="hint", seat=0)
        assert hint["choice"] in player.side(0)["choices"]
        assert hint["answer"] == hint["choice"]["answer"]
        assert 0 <= hint["chance"] <= 1
        assert 0 <= hint["otherwise"] <= 1


def test_reconnecting_resumes_without_loss_or_duplicates(server: ServerProcess) -> None:
    table = server.new_table("road", "Ada", "Bob", length=60)
    random = Random(1)
    with table.player(0, 1) as whole:
        player = None
        for stop in (7, 19, 20, 44, 60):
            with table.player(0, 1, resumes=player) as player:
                player.play(random, 0, 1, until=partial(has_answered, stop))
        whole.until(over)
        assert player and player.log == whole.log


def test_reconnecting_after_an_undo_drops_what_was_undone(server: ServerProcess) -> None:
    table = secret_table(server)
    with table.player(0) as ada:
        lay_card(ada, 0)
        with table.player(1) as bob:
            undone = bob.log[1][1]
        assert ada.do("undo", 0)["type"] == "ok"
        assert ada.answer(0, ada.side(0)["choices"][1]["answer"])["type"] == "ok"
        with table.player(1, resumes=bob) as resumed, table.player(1) as fresh:
            assert resumed.log == fresh.log
            assert undone not in resumed.log[1]
            assert (resumed.state["seq"], resumed.state["answered"], resumed.state["log_from"]) == (3, 1, 1)


def test_undo_within_the_turn(server: ServerProcess) -> None:
    table = secret_table(server)
    with table.player(0, 1) as player:
        before = player.side(0)
        assert player.state["may_undo"] == []
        assert player.do("undo", 0)["code"] == "no-undo"
        lay_card(player, 0)
        assert player.state["may_undo"] == [0]
        assert player.do("undo", 0) == {"type": "ok", "id": player.number, "seq": 2, "held": False}
        assert (player.state["seq"], player.state["answered"]) == (2, 0)
        assert player.side(0)["view"] == before["view"]
        assert player.side(0)["choices"] == before["choices"]


def test_no_undo_once_somebody_else_is_asked(server: ServerProcess) -> None:
    table = secret_table(server)
    with table.player(0) as ada:
        lay_card(ada, 0)
        ada.answer(0, ENOUGH)
        assert ada.state["may_undo"] == []
        assert ada.do("undo", 0)["code"] == "no-undo"


def test_no_undo_and_no_take_back_across_chance(server: ServerProcess) -> None:
    table = server.new_table("road", "Ada", "Bob")
    with table.player(0, 1) as player:
        seat = player.state["asked"]
        player.answer(seat, 1)
        assert player.do("undo", seat)["code"] == "no-undo"
        assert player.do("take_back", seat)["code"] == "no-undo"
        assert player.state["may_take_back"] == []


def test_take_back_needs_the_consent_of_the_other_humans(server: ServerProcess) -> None:
    table = server.new_table("secret", "Ada", "Bob", "Cid")
    with table.player(0) as ada, table.player(1) as bob, table.player(2) as cid:
        lay_card(ada, 0)
        lay_back = ada.state["answered"]
        ada.answer(0, ENOUGH)
        assert ada.state["may_take_back"] == [0]
        assert ada.do("take_back", 0)["type"] == "ok"
        request = bob.until(lambda state: state["request"])["request"]
        assert (request["kind"], request["seat"], request["to"]) == ("take_back", 0, lay_back)
        assert (request["agreed"], request["waits_for"]) == ([], [1, 2])
        assert ada.state["may_take_back"] == []
        assert ada.do("take_back", 0)["code"] == "no-undo", "one request at a time"
        assert ada.do("agree", 0)["code"] == "no-undo"
        assert bob.do("agree", 1)["type"] == "ok"
        assert bob.state["request"]["waits_for"] == [2]
        assert bob.state["asked"] == 1
        cid.until(lambda state: state["request"] and state["request"]["agreed"] == [1])
        assert cid.do("agree", 2)["type"] == "ok"
        assert (cid.state["asked"], cid.state["answered"], cid.state["request"]) == (0, lay_back, None)


def test_take_back_can_be_refused_withdrawn_or_lapse(server: ServerProcess) -> None:
    table = secret_table(server)
    with table.player(0) as ada, table.player(1) as bob:
        lay_card(ada, 0)
        ada.answer(0, ENOUGH)
        answered = ada.state["answered"]
        assert ada.do("take_back", 0)["type"] == "ok"
        bob.until(lambda state: state["request"])
        assert bob.do("refuse", 1)["type"] == "ok"
        assert (bob.state["request"], bob.state["answered"]) == (None, answered)
        ada.until(lambda state: state["request"] is None)
        assert ada.do("take_back", 0)["type"] == "ok"
        assert ada.do("refuse", 0)["type"] == "ok"
        assert ada.do("take_back", 0)["type"] == "ok"
        bob.catch_up_with(ada)
        assert bob.answer(1, bob.side(1)["choices"][0]["answer"])["type"] == "ok"
        assert (bob.state["request"], bob.state["answered"]) == (None, answered + 1)
        assert bob.do("agree", 1)["code"] == "no-undo"


def test_an_answer_given_before_the_request_was_seen_is_not_stale(server: ServerProcess) -> None:
    table = secret_table(server)
    with table.player(0) as ada, table.player(1) as bob:
        lay_card(ada, 0)
        ada.answer(0, ENOUGH)
        bob.until(lambda state: state["asked"] == 1)
        seen = bob.state["seq"]
        assert ada.do("take_back", 0)["type"] == "ok"
        assert bob.answer(1, bob.side(1)["choices"][0]["answer"], at=seen)["type"] == "ok"


def test_take_back_across_another_decision_with_consent(server: ServerProcess) -> None:
    table = secret_table(server)
    with table.player(0) as ada, table.player(1) as bob:
        lay_card(ada, 0)
        ada.answer(0, ENOUGH)
        bob.until(lambda state: state["asked"] == 1)
        lay_card(bob, 1)
        ada.catch_up_with(bob)
        assert ada.do("take_back", 0)["type"] == "ok"
        bob.until(lambda state: state["request"])
        assert bob.do("agree", 1)["type"] == "ok"
        assert (bob.state["asked"], bob.state["answered"]) == (0, 1)


def test_take_back_is_free_where_there_are_no_other_humans(server: ServerProcess) -> None:
    table = secret_table(server)
    with table.player(0, 1) as both:
        lay_card(both, 0)
        both.answer(0, ENOUGH)
        assert both.do("take_back", 0)["type"] == "ok"
        assert (both.state["asked"], both.state["answered"]) == (0, 1)
        both.answer(0, ENOUGH)
        lay_card(both, 1)
        assert both.do("take_back", 0)["code"] == "no-undo", "not across another seat's decision"


def test_after_the_end_nothing_is_taken_back(server: ServerProcess) -> None:
    table = secret_table(server)
    with table.player(0, 1) as both:
        both.play(Random(3), 0, 1, until=over)
        assert both.state["may_take_back"] == []
        assert both.do("take_back", 0)["code"] == "no-undo"
        assert both.answer(0, 1)["code"] == "not-asked"


def test_presence(server: ServerProcess) -> None:
    table = secret_table(server)
    with table.player(0) as ada:
        assert ada.wait("presence") == {"type": "presence", "seats": [0], "spectators": 0}
        with server.player(table.id):
            assert ada.wait("presence") == {"type": "presence", "seats": [0], "spectators": 1}
            with table.player(1):
                assert ada.wait("presence") == {"type": "presence", "seats": [0, 1], "spectators": 1}
            assert ada.wait("presence")["seats"] == [0]
        assert ada.wait("presence")["spectators"] == 0
