"""Bots that think in another process: nothing waits for them, and nothing stops if that process dies."""
from __future__ import annotations

import time

import pytest

import game
from game.match.match import Match, Setup
from game.players.levels import bot
from game.players.worker import Brains, Thinker

ARENA = game.ruleset("arena")
LONG = 60.0


def table(brains: Brains, maps: dict | None = None, options: dict | None = None) -> Match:
    setup = Setup("arena", 2, 5, options or {}, maps=maps or {})
    return game.record.begin(setup, [brains("normal", 0, 1, "arena"), brains("easy", 1, 2, "arena")])


def play(match: Match, entries: int) -> float:
    """Tick like a screen does; the longest a single tick took, in seconds."""
    longest, end = 0.0, time.monotonic() + LONG
    while len(match.entries) < entries and match.state.result is None:
        assert time.monotonic() < end, "nobody answers"
        began = time.perf_counter()
        if not match.tick():
            longest = max(longest, time.perf_counter() - began)
            time.sleep(0.002)
    return longest


@pytest.fixture
def brains():
    made = Brains()
    yield made
    made.close()


def test_it_picks_what_it_would_pick_here_and_nothing_waits_for_it(brains: Brains) -> None:
    match = table(brains)
    longest = play(match, 25)
    here = game.record.begin(match.setup, [bot("normal", ARENA, 0, 1), bot("easy", ARENA, 1, 2)])
    while len(here.entries) < 25:
        here.tick()
    assert here.entries[:25] == match.entries[:25]
    assert longest < 0.5, "a tick that only waits for the bot must not take as long as its thinking"


def test_a_killed_process_is_started_again(brains: Brains) -> None:
    match = table(brains)
    play(match, 6)
    while not isinstance(match.players[min(match.state.asks)], Thinker):
        match.tick()
    match.tick()                                         # the bot has been asked and is thinking
    brains._process.kill()
    play(match, 14)
    assert len(match.entries) >= 14


def test_without_any_process_it_thinks_here(brains: Brains, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*words: object) -> None:
        raise OSError("no more processes")
    monkeypatch.setattr("multiprocessing.context.SpawnContext.Pipe", refuse)
    match = table(brains)
    play(match, 8)
    assert len(match.entries) >= 8


def test_a_view_that_was_taken_back_is_answered_anew(brains: Brains) -> None:
    """The answer to a question that is gone must not be taken for that of another one."""
    match = table(brains)
    play(match, 4)
    seat = next(seat for seat in (0, 1) if isinstance(match.players[seat], Thinker))
    thinker = match.players[seat]
    first = thinker.pick(match.view(seat), match.options(seat) or [object()])
    match._changed()                                     # the same table, but a new view of it
    assert first is None
    assert thinker.pick(match.view(seat), match.options(seat) or [object()]) is None and thinker.number >= 2


def test_it_knows_battlefields_from_elsewhere() -> None:
    data = game.content.map_data(ARENA.catalogue["map/the_duel"])
    maps = {"own/meadow": data}
    brains = Brains()
    try:
        play(table(brains, maps, {"map": "own/meadow"}), 5)
    finally:
        brains.close()
