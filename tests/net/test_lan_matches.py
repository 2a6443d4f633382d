"""Whole matches over a network of queues: what guests see, how they come back, and the proof afterwards."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

import game
from game.net import keep
from game.net.host import Host, lobby_of
from game.net.lobby import Refusal
from tests.net.wires import PASS, Air, air, begin, bots, comes, finish, hosted, step, talk, thread

KEYS = [rules.key for rules in game.RULESETS]


def chairs(key: str) -> list[str]:
    """One computer, guests for the rest, as many as the game has room for up to three."""
    most = min(3, max(game.ruleset(key).seats))
    return ["random", *["open"] * (most - 1)] if most > 2 else ["open"] * most


@pytest.mark.sampled(1, of="whole matches on a network")
@pytest.mark.parametrize("key", KEYS)
def test_a_whole_match_is_played_and_every_guest_finds_it_as_it_was_shown(key: str) -> None:
    host = hosted(key, chairs(key))
    guests = [comes(host, f"Guest {i}") for i in range(chairs(key).count("open"))]
    watcher = comes(host, "Watcher")
    assert [guest.seat for guest in (*guests, watcher)][-1] == -1
    begin(host, guests)
    finish(host, [*guests, watcher])
    assert host.refused == 0
    for guest in (*guests, watcher):
        assert guest.record is not None and guest.verify() is None


@pytest.mark.sampled(1, of="whole matches on a network")
@pytest.mark.parametrize("key", KEYS)
def test_cut_lines_cost_nothing(key: str) -> None:
    """Every guest loses its line at random moments, some with an answer on its way."""
    dice = random.Random(key)
    host = hosted(key, chairs(key))
    guests = [comes(host, f"Guest {i}") for i in range(chairs(key).count("open"))]
    begin(host, guests)
    players: dict[int, object] = {}
    cuts = 0
    for _ in range(5000):
        if host.stage == "over":
            break
        step(host, guests, players)  # type: ignore[arg-type]
        for guest in guests:
            if dice.random() < 0.3 or cuts < 2:
                thread(guest).again()
                cuts += 1
    talk(host, guests)
    assert host.stage == "over" and cuts >= 20
    assert [guest.verify() for guest in guests] == [None] * len(guests)


@pytest.mark.sampled(1, of="whole matches on a network")
@pytest.mark.parametrize("key", KEYS)
def test_a_host_that_was_killed_goes_on_from_its_record(key: str, tmp_path: Path) -> None:
    host = hosted(key, ["open", "open"], tmp_path)
    guests = [comes(host, "A"), comes(host, "B")]
    begin(host, guests)
    players: dict[int, object] = {}
    for _ in range(12):
        step(host, guests, players)  # type: ignore[arg-type]
    assert host.match is not None and host.match.journal is not None
    path = host.match.journal.path  # type: ignore[attr-defined]
    before = len(host.match.entries)
    host.match.journal.close()  # type: ignore[attr-defined]
    kept = keep.kept_for(path)
    assert kept is not None

    match = game.record.resume(path)
    assert match.setup is not None and len(match.entries) == before
    wire = Air()
    lobby = lobby_of(match.setup, kept.name)
    again = Host(wire, PASS, lobby, game.record, bots, tmp_path, clock=lambda: wire.seconds)
    again.resume(match, kept)
    match.players = [again.player(seat) for seat in range(2)]
    for guest in guests:
        thread(guest).air = air(again)
        thread(guest).incoming.clear()
        air(again).connect(thread(guest))
    talk(again, guests)
    assert [guest.seat for guest in guests] == [0, 1] and all(guest.here for guest in guests)
    finish(again, guests)
    assert [guest.verify() for guest in guests] == [None, None]
    assert keep.kept_for(path) is None  # nothing of it is left behind


def test_somebody_who_comes_back_stands_before_the_same_question() -> None:
    host = hosted("foton", ["open", "random"])
    guest = comes(host)
    begin(host, [guest])
    while not guest.options():
        step(host, [], {})
        talk(host, [guest])
    view, options = guest.view, guest.options()
    thread(guest).again()
    talk(host, [guest])
    assert guest.view == view and guest.options() == options and guest.token


def test_somebody_who_comes_back_after_the_end_still_checks_all_they_were_shown() -> None:
    host = hosted("foton", ["open", "random"])
    guest = comes(host)
    begin(host, [guest])
    finish(host, [guest])
    assert guest.witness is not None
    shown, secret = len(guest.witness.shown), guest.witness.secret
    thread(guest).again()
    talk(host, [guest])
    assert guest.record is not None and shown > 1 and secret is not None
    assert (len(guest.witness.shown), guest.witness.secret) == (shown, secret) and guest.verify() is None


def test_a_host_that_changes_the_dice_afterwards_is_found_out() -> None:
    host = hosted("foton", ["open", "random"])
    guest = comes(host)
    begin(host, [guest])
    assert host.play is not None
    host.play.numbers = host.play.numbers[::-1]
    finish(host, [guest])
    wrong = guest.verify()
    assert wrong is not None and "sealed" in wrong.en


def test_a_host_that_shows_another_table_than_there_is_is_found_out() -> None:
    host = hosted("foton", ["open", "random"])
    guest = comes(host)
    begin(host, [guest])
    assert guest.witness is not None
    guest.witness.shown[0] = ("0" * 32, "")  # as if something else had been shown
    finish(host, [guest])
    wrong = guest.verify()
    assert wrong is not None and "1. time" in wrong.en


def test_a_pick_that_is_another_one_in_the_record_is_found_out() -> None:
    host = hosted("foton", ["open", "random"])
    guest = comes(host)
    begin(host, [guest])
    finish(host, [guest])
    assert guest.witness is not None and guest.witness.picks
    guest.witness.picks[0] += 1
    wrong = guest.verify()
    assert wrong is not None and "choice number 1" in wrong.en


def test_the_seed_comes_from_everybody_and_every_match_has_another() -> None:
    seeds = set()
    for _ in range(4):
        host = hosted("foton", ["open", "random"])
        guest = comes(host)
        begin(host, [guest])
        assert host.match is not None and host.match.setup is not None
        seeds.add(host.match.setup.seed)
    assert len(seeds) == 4


def test_nothing_begins_before_everybody_is_ready() -> None:
    host = hosted("foton", ["open", "open"])
    guest = comes(host)
    with pytest.raises(Refusal, match="not ready"):
        host.begin()
    guest.ready(True)
    talk(host, [guest])
    with pytest.raises(Refusal, match="Seat 2 is empty"):
        host.begin()


def test_who_goes_while_it_is_dealt_stops_the_dealing() -> None:
    host = hosted("foton", ["open", "open"], clock=(clock := [0.0]))
    one, two = comes(host, "A"), comes(host, "B")
    for guest in (one, two):
        guest.ready(True)
    talk(host, [one, two])
    host.begin()
    thread(two).close()
    talk(host, [one])
    stage = host.stage
    assert stage == "sealing"
    clock[0] += 60
    talk(host, [one])
    assert host.stage == "open" and host.match is None
