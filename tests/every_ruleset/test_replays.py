"""Same seed and picks, same match; and golden matches, told in words, that notice any change of the rules.

When a rule is changed on purpose: `python -m game replay tests/golden/NAME.hexfold --rewrite`; the diff is the review.
"""

from __future__ import annotations

from pathlib import Path

import pytest

import game
from game.commands.fuzz import Variant
from game.match.match import Match, Setup
from game.match.transcript import frames, transcript
from game.players.anyone import Anyone
from game.table.ruleset import Ruleset

GOLDEN = Path(__file__).parent.parent / "golden"
RECORDS = sorted(GOLDEN.glob("*.hexfold"))


def played(rules: Ruleset, variant: Variant, seed: int, entries: int = 10_000) -> Match:
    setup = Setup(rules.key, variant.seats, seed, dict(variant.options), tuple(variant.decks(rules, seed) or ()))
    match = game.record.begin(setup, [Anyone(31 * seed + seat) for seat in range(variant.seats)])
    while match.state.result is None and len(match.entries) < entries:
        match.tick()
    return match


@pytest.mark.sampled(1, each="rules")
def test_same_seed_and_picks_same_match(rules: Ruleset, variant: Variant) -> None:
    first, second = played(rules, variant, 9, 120), played(rules, variant, 9, 120)
    assert repr(first.state) == repr(second.state) and first.entries == second.entries


def test_another_seed_another_match(rules: Ruleset) -> None:
    usual = Variant(rules.seats[0], {})
    assert played(rules, usual, 1, 60).state != played(rules, usual, 2, 60).state


@pytest.mark.sampled(1, each="rules")
def test_a_record_replays_to_the_same_events(rules: Ruleset, usual: Variant) -> None:
    match = played(rules, usual, 4, 150)
    again = game.record.loads(game.record.dumps(match))
    assert again.state == match.state and again.state.events == match.state.events
    assert [event for frame in frames(match) for event in frame.events] == match.state.events[
        -sum(len(frame.events) for frame in frames(match)) :
    ]


@pytest.mark.sampled(2)
def test_undo_at_any_moment_gives_back_the_same_table(rules: Ruleset) -> None:
    """What was taken back never happened: the match goes on exactly as it would have."""
    match = game.record.begin(Setup(rules.key, rules.seats[0], 5), [Anyone(seat) for seat in range(rules.seats[0])])
    undone = 0
    while match.state.result is None and len(match.entries) < 70:
        match.tick()
        seat = match.entries[-1].seat
        if match.can_undo(seat):
            picks, views = [e.pick for e in match.entries], [match.view(i) for i in range(match.state.seats)]
            kept, _ = match._undo_point(seat)
            assert match.undo(seat) and kept == len(match.entries)
            for pick in picks[kept:]:
                match.take(seat, pick or 0)
            assert [match.view(i) for i in range(match.state.seats)] == views
            undone += 1
    assert undone > 3


def test_there_are_golden_matches_of_every_mode(rules: Ruleset) -> None:
    assert {path.stem.partition("-")[0] for path in RECORDS} >= {rules.key}


@pytest.mark.parametrize("path", RECORDS, ids=lambda p: p.stem)
def test_golden_transcripts(path: Path) -> None:
    try:
        match = game.record.load(path)
    except ValueError as error:
        pytest.fail(f"{error}; renew with: python -m game replay {path} --rewrite")
    told = transcript(match, game.ruleset(path.stem.partition("-")[0]).say)
    kept = path.with_suffix(".txt").read_text(encoding="utf-8").splitlines()
    for number, (now, then) in enumerate(zip(told, kept, strict=False), start=1):
        assert now == then, f"{path.stem}.txt, line {number}; renew with: python -m game replay {path} --rewrite"
    assert len(told) == len(kept)


def test_a_seat_reads_only_what_it_may_know(rules: Ruleset) -> None:
    """In the transcript of one seat nobody else's choices are listed."""
    match = played(rules, Variant(rules.seats[0], {}), 3, 80)
    mine = transcript(match, rules.say, seat=0)
    assert any(line.split(" ", 1)[1].startswith("seat 0:") for line in mine if line[:1].isdigit())
    assert not any(line.split(" ", 1)[1].startswith("seat 1:") for line in mine if line[:1].isdigit())
