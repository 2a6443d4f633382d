"""Bots that think in another process: nothing waits for them, and nothing stops if that process dies."""

from __future__ import annotations

import json
import multiprocessing
from collections.abc import Callable, Iterator, Sequence
from typing import Any

import pytest

import game
from game import content
from game.match.match import Match, Player, Setup
from game.players import searcher
from game.players.anyone import Anyone
from game.players.helper import Helper
from game.players.levels import bot
from game.players.searcher import Searcher
from game.players.worker import Brains, Thinker, answer, help_out
from game.table.codec import to_line
from game.table.view import View
from tests.patience import until

ARENA, FOTON = game.ruleset("arena"), game.ruleset("foton")


def table(brains: Brains, maps: dict[str, Any] | None = None, options: dict[str, str] | None = None) -> Match:
    setup = Setup("arena", 2, 5, options or {}, maps=maps or {})
    return game.record.begin(setup, [brains("normal", 0, 1, "arena"), brains("random", 1, 2, "arena")])


def adding(seats: int, seed: int) -> Match:
    """A match of The Foton at the end, where everybody is asked at once which photons to add (foton.md, F-6.2)."""
    setup = Setup("foton", seats, seed, decks=("light", "discard", "light"))  # parties that show ☆
    match = game.record.begin(setup, [Anyone(10 * seed + seat) for seat in range(seats)])
    while len(match.state.asks) < seats:
        match.tick()
        assert match.state.result is None, "everybody is asked in this match"
    return match


def play(match: Match, entries: int) -> int:
    """Tick like a screen does; how many ticks came back while the bot was still thinking."""
    waited = 0
    while len(match.entries) < entries and match.state.result is None:
        if not match.tick():
            waited += 1
            until(match.tick, "an answer of a bot")
    return waited


@pytest.fixture
def brains() -> Iterator[Brains]:
    made = Brains(content)
    yield made
    made.close()


def test_it_picks_what_it_would_pick_here_and_nothing_waits_for_it(brains: Brains) -> None:
    match = table(brains)
    waited = play(match, 25)
    assert match.setup is not None
    here = game.record.begin(match.setup, [bot("normal", ARENA, 0, 1), bot("random", ARENA, 1, 2)])
    while len(here.entries) < 25:
        here.tick()
    assert here.entries[:25] == match.entries[:25]
    assert waited, "the table goes on while the bot thinks"


def test_bots_that_are_asked_at_once_all_get_their_answers(brains: Brains) -> None:
    match, here = adding(3, 20), adding(3, 20)
    before = len(match.entries)
    match.players = [brains("normal", seat, 1, "foton") for seat in range(3)]
    play(match, before + 3)
    assert match.state.result is not None
    here.players = [bot("normal", FOTON, seat, 1) for seat in range(3)]
    here.finish()
    assert here.entries == match.entries


def test_a_process_that_dies_while_several_wait_for_it_is_asked_again_by_all(brains: Brains) -> None:
    match = adding(3, 20)
    before = len(match.entries)
    match.players = [brains("normal", seat, 1, "foton") for seat in range(3)]
    match.tick()  # all of them have asked
    assert brains._process is not None
    brains._process.kill()
    play(match, before + 3)
    assert match.state.result is not None


def test_a_killed_process_is_started_again(brains: Brains) -> None:
    match = table(brains)
    play(match, 6)
    while not isinstance(match.players[min(match.state.asks)], Thinker):
        match.tick()
    match.tick()  # the bot has been asked and is thinking
    assert brains._process is not None
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


class Wire:
    """A line to nobody: what is answered is put there by the test."""

    def __init__(self) -> None:
        self.asked: list[list[object]] = []
        self.answers: list[bytes] = []

    def send_bytes(self, data: bytes) -> None:
        self.asked.append(json.loads(data.partition(b"\n")[0]))

    def poll(self) -> bool:
        return bool(self.answers)

    def recv_bytes(self, most: int) -> bytes:
        return self.answers.pop(0)


@pytest.mark.parametrize("silly", [b"[1,0,0]", b"[2,1,0]", b"[2,0,999]", b"[2,0,-1]", b'[2,0,"x"]'])
def test_late_and_silly_answers_are_passed_over(silly: bytes, monkeypatch: pytest.MonkeyPatch) -> None:
    """The answer to a question that is gone, after an undo for instance, must not be taken for that of another one."""
    wire, brains = Wire(), Brains(content)
    monkeypatch.setattr(brains, "line", lambda rules, cards: wire)
    match = game.record.begin(Setup("arena", 2, 5), [brains("normal", 0, 1, "arena"), brains("random", 1, 2, "arena")])
    thinker = match.players[0]
    assert thinker.pick(match.view(0), match.options(0)) is None
    match._changed()  # the same table, but a new view of it
    assert thinker.pick(match.view(0), match.options(0)) is None
    assert [asked[0] for asked in wire.asked] == [1, 2]
    wire.answers = [silly]
    assert thinker.pick(match.view(0), match.options(0)) is None
    wire.answers = [silly, b"[2,0,3]"]
    assert thinker.pick(match.view(0), match.options(0)) == 3


def test_it_knows_battlefields_from_elsewhere() -> None:
    data = game.content.map_data(ARENA.catalogue["map/the_duel"])
    maps = {"own/meadow": data}
    brains = Brains(content)
    try:
        play(table(brains, maps, {"map": "own/meadow"}), 5)
    finally:
        brains.close()


# ---- a helper ----------------------------------------------------------------------------------------
def test_a_bot_that_searches_has_a_helper_and_goes_on_if_that_dies(
    brains: Brains, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("os.cpu_count", lambda: 2)
    match = game.record.begin(Setup("foton", 2, 20), [Anyone(1), Anyone(2)])
    while len(match.entries) < 12 or list(match.state.asks) != [0] or len(match.options(0)) < 3:
        match.tick()
    here = bot("hard", FOTON, 0, 1).pick(match.view(0), match.options(0))
    match.players[0] = brains("hard", 0, 1, "foton")
    match.tick()
    assert brains._helper is not None and brains._helper.is_alive()
    brains._helper.kill()
    play(match, len(match.entries) + 1)
    assert match.entries[-1].pick == here
    assert brains.started == 1


class Absent(Helper):
    """It is asked, and never there."""

    def __init__(self) -> None:
        self.asked = 0

    def begins(self, view: View, seat: int, candidates: Sequence[int], seed: int, luck: int) -> bool:
        self.asked += 1
        return False


def test_the_helper_is_for_those_who_search() -> None:
    match = adding(3, 20)
    seat, asked = min(match.state.asks), list[int]()
    for level in ("normal", "hard"):
        helper, question = Absent(), json.dumps([1, level, seat, 1]).encode() + b"\n" + to_line(match.view(seat))
        answer(FOTON, FOTON.catalogue, {}, question, helper)
        asked.append(helper.asked)
    assert asked[0] == 0 and asked[1] >= searcher.FEWEST


@pytest.mark.parametrize("level, cores", [("normal", 2), ("hard", 1)])
def test_where_nobody_searches_or_there_is_one_core_there_is_no_helper(
    level: str, cores: int, brains: Brains, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("os.cpu_count", lambda: cores)
    match = adding(3, 20)
    match.players = [brains(level, seat, 1, "foton") for seat in range(3)]
    match.tick()
    assert brains._process is not None and brains._helper is None


def test_a_helper_brings_the_same_results_until_it_is_gone() -> None:
    ours, theirs = multiprocessing.Pipe()
    helper = Helper(ours, b'{"rules": "foton", "packs": {}, "maps": {}}')
    helper.who = f"hard/{FOTON.rivals()[0].key}"
    match = adding(3, 20)
    seat = min(match.state.asks)
    view, options = match.view(seat), match.options(seat)

    def alone(candidates: list[int], seed: int, luck: int) -> tuple[list[float], int]:
        player = bot(helper.who, FOTON, seat, 0)
        assert isinstance(player, Searcher)
        return player.compared(view, options, candidates, seed, luck), -player.left

    assert not helper.begins(view, seat, [0], 5, 6), "it has not started yet"
    process = multiprocessing.get_context("spawn").Process(
        target=help_out, args=(theirs, content.ruleset, content.facts), daemon=True
    )
    process.start()
    theirs.close()
    until(lambda: helper.begins(view, seat, [1, 0], 5, 6), "a helper that plays")
    assert helper.results() == alone([1, 0], 5, 6)
    assert helper.begins(view, seat, [1], 7, 8), "the view is the same"
    assert helper.results() == alone([1], 7, 8)
    process.kill()
    process.join()
    assert helper.results() is None
    assert not helper.begins(view, seat, [0], 5, 6)


def test_a_rival_thinks_over_there_as_it_would_here_and_not_as_its_level_does(brains: Brains) -> None:
    """The temper is found in the other process by the rival's key."""
    rival = next(each for each in FOTON.rivals() if each.key == "sable")

    def picks(who: str, make: Callable[[str, int, int, str], Player]) -> list[list[int]]:
        match = game.record.begin(Setup("foton", 2, 5), [Anyone(3), make(who, 1, 2, "foton")])
        play(match, 48)
        return match.picks

    here = picks(f"normal/{rival.key}", lambda who, seat, seed, key: bot(who, FOTON, seat, seed))
    assert picks(f"normal/{rival.key}", brains) == here
    assert picks("normal", lambda who, seat, seed, key: bot(who, FOTON, seat, seed)) != here
    with pytest.raises(ValueError, match="no rival 'nobody'"):
        brains("normal/nobody", 1, 2, "foton")
