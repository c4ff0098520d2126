"""`campaigns.wars` plays games, keeps what it has played, and says what occurred."""

from pathlib import Path

from campaigns import wars


def test_games_are_played_once_kept_and_reported(tmp_path: Path) -> None:
    files = [tmp_path / "one.json", tmp_path / "two.json"]
    for number, file in enumerate(files):
        played = wars.run(file, 2, 0, 1, number)
        assert played.games == {"random": 0, "greedy": 1} and not played.faults
        assert wars.run(file, 2, 0, 1, number) == played, "nothing more to play"
    both = wars.together(files)
    assert both.games["greedy"] == 2 and sum(both.endings["greedy"].values()) == 2
    report = wars.report(both)
    assert "| greedy | 2 |" in report and "The Balrog of Moria" in report and "no end" not in report


def test_what_an_event_shows_of_the_expansion() -> None:
    assert wars.told("entered", {"kind": "galadriel"}) == ["galadriel"]
    assert wars.told("faction-ents-came", {}) == ["ents"]
    assert wars.told("combat-card", {"card": "fp-char-25E"}) == ["fp-char-25E combat-card"]
    assert wars.told("turn", {"turn": 2}) == []


def test_teams_play_every_second_game_with_the_expansion() -> None:
    assert [wars.setting_for(4, number).options["expansion"] for number in range(4)] == [True, False, True, False]
    assert {wars.setting_for(3, number).options["relaxed_sea"] for number in (0, 2)} == {True, False}
    assert all(wars.setting_for(2, number).options["expansion"] for number in range(4))
