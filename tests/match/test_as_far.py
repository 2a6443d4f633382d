"""A recording of other rules is listed with the reason, and played by those of today as far as they allow."""

from __future__ import annotations

from pathlib import Path

import pytest

import game
from game.match.as_far import as_far
from game.match.match import Setup
from game.match.record_lines import BadRecord, OtherRules
from game.match.sharing import MOST_LINES
from game.players.anyone import Anyone
from tests.match.forging import forge

OTHERS = ({"version": 99}, {"cards": "0000"})


@pytest.fixture
def recording() -> Path:
    match = game.record.begin(Setup("foton", 2, 3, names=("Ann", "Ben")), [Anyone(1), Anyone(2)], game.record.folder())
    match.finish()
    match.journal.close()  # type: ignore[union-attr]
    return match.journal.path  # type: ignore[union-attr, no-any-return]


@pytest.mark.parametrize("header", OTHERS)
def test_it_is_listed_with_players_result_and_the_reason_but_not_played(
    recording: Path, header: dict[str, object]
) -> None:
    before = game.record.saved()[0]
    forge(recording, header)
    (saved,) = game.record.saved()
    assert saved.setup and saved.setup.names == ("Ann", "Ben")
    assert (saved.picks, saved.result) == (before.picks, before.result)
    assert saved.problem and saved.problem.ja and before.problem is None
    with pytest.raises(OtherRules, match=saved.problem.en.split(": ")[1]):
        game.record.load(recording)


@pytest.mark.parametrize("header", OTHERS)
def test_choices_that_are_still_possible_are_all_made(recording: Path, header: dict[str, object]) -> None:
    today = game.record.load(recording)
    forge(recording, {**header, "program": "0.0.9"})
    found = as_far(game.record, recording)
    assert found.match and found.match.entries == today.entries and found.stop is None
    assert (found.program, found.choices, found.saved.result) == ("0.0.9", len(today.entries), today.state.result)


def test_it_ends_before_the_first_choice_that_is_not_possible(recording: Path) -> None:
    today = game.record.load(recording)
    forge(recording, {"version": 99}, {5: f"{today.entries[5].seat} 77"})
    found = as_far(game.record, recording)
    assert found.match and found.match.entries == today.entries[:5]
    assert found.stop and "77" in found.stop.why.en and found.choices == len(today.entries)


def test_what_todays_rules_cannot_begin_is_told_all_the_same(recording: Path) -> None:
    forge(recording, {"version": 99, "options": {"weather": "rain"}})
    found = as_far(game.record, recording)
    assert found.match is None and found.stop and "weather" in found.stop.why.en
    assert found.saved.result is not None


def test_no_more_choices_are_played_than_any_match_has(recording: Path) -> None:
    lines = recording.read_text(encoding="utf-8").splitlines()
    recording.write_text("\n".join([lines[0], *["0 0 seal"] * (MOST_LINES + 1)]) + "\n", encoding="utf-8")
    forge(recording, {"version": 99})
    with pytest.raises(BadRecord, match="too long"):
        as_far(game.record, recording)


@pytest.mark.parametrize("header", [{"seats": 10**9}, {"ruleset": "chess"}])
def test_a_match_that_there_is_no_table_for_is_not_believed_because_its_rules_are_others(
    recording: Path, header: dict[str, object]
) -> None:
    forge(recording, {"version": 99, **header})
    (saved,) = game.record.saved()
    assert saved.setup is None and saved.problem
