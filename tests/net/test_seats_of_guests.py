"""Seats in the lobby and in a match: who may come, who is missing, what the others decide."""

from __future__ import annotations

import pytest

from game.net import GRACES
from game.net.guest import Guest
from game.net.host import KEEPS_CHAIR, Host
from game.net.lobby import MOST_WATCHING
from tests.net.wires import begin, comes, finish, hosted, step, talk, thread


def playing(patience: int = 0) -> tuple[Host, list[Guest], list[float]]:
    clock = [0.0]
    host = hosted("foton", ["open", "open", "open"], patience=patience, clock=clock)
    guests = [comes(host, name) for name in "ABC"]
    begin(host, guests)
    return host, guests, clock


def asked(host: Host, guests: list[Guest]) -> Guest:
    assert host.match is not None
    return guests[min(host.match.state.asks)]


def test_five_seats_and_eight_who_watch_and_no_more() -> None:
    host = hosted("arena", ["open"] * 5)
    guests = [comes(host, f"G{n}") for n in range(5 + MOST_WATCHING)]
    assert [guest.seat for guest in guests] == [0, 1, 2, 3, 4] + [-1] * MOST_WATCHING
    late = comes(host, "late")
    assert late.stage == "refused" and late.refusal is not None and "no room" in late.refusal.en


def test_who_has_another_key_stays_outside() -> None:
    host = hosted("foton", ["open", "open"])
    stranger = comes(host, key="ZZZZZZZZ")
    assert stranger.stage == "refused" and not host.lobby.people


def test_a_deck_that_is_not_legal_is_refused_and_changes_nothing() -> None:
    host = hosted("foton", ["open", "random"])
    guest = comes(host)
    for deck in ("no such party", ["so-01"], {"x": 1}, 7):
        guest.bring(deck)
        talk(host, [guest])
        assert guest.complaint is not None and "no deck" in guest.complaint.en
        assert guest.deck is None and not host.lobby.places[0].chosen
    guest.bring("light")
    talk(host, [guest])
    assert guest.deck == "light" and host.lobby.places[0].chosen and host.lobby.places[0].deck is None


def test_a_chair_in_the_lobby_is_kept_for_a_while() -> None:
    clock = [0.0]
    host = hosted("foton", ["open", "open"], clock=clock)
    guest = comes(host)
    thread(guest).close()
    talk(host, [])
    assert host.lobby.places[0].kind == "guest"
    clock[0] += KEEPS_CHAIR + 1
    talk(host, [])
    assert host.lobby.places[0].kind == "open"


def test_who_is_sent_away_cannot_come_back_with_the_old_token() -> None:
    host = hosted("foton", ["open", "open"])
    guest = comes(host)
    token = guest.token
    host.kick(guest.number)
    talk(host, [guest])
    assert guest.stage == "refused" and all(person.token != token for person in host.lobby.people.values())


def test_the_others_let_a_computer_play_until_the_guest_is_back() -> None:
    host, guests, clock = playing()
    missing = asked(host, guests)
    thread(missing).close()
    rest = [guest for guest in guests if guest is not missing]
    talk(host, rest)
    clock[0] += GRACES[0]
    talk(host, rest)
    assert [absent.why for absent in rest[0].absences] == ["gone"]
    rest[0].vote(missing.seat, "computer")
    talk(host, rest)
    assert [absent.why for absent in rest[0].absences] == ["gone"], "one of two is not more than half"
    rest[1].vote(missing.seat, "computer")
    talk(host, rest)
    assert [absent.why for absent in rest[0].absences] == ["computer"]
    step(host, rest, {})
    assert host.match is not None and any(entry.seat == missing.seat for entry in host.match.entries)
    thread(missing).again()
    talk(host, guests)
    assert not rest[0].absences and host.seats[missing.seat].stand_in is None
    finish(host, guests)
    assert [guest.verify() for guest in guests] == [None] * 3


def test_the_others_may_end_the_match() -> None:
    host, guests, clock = playing()
    missing = asked(host, guests)
    thread(missing).close()
    rest = [guest for guest in guests if guest is not missing]
    talk(host, rest)
    clock[0] += GRACES[0]
    for guest in rest:
        guest.vote(missing.seat, "end")
    talk(host, rest)
    assert host.stage == "over" and all(guest.record is not None for guest in rest)
    assert [guest.verify() for guest in rest] == [None, None]


def test_who_thinks_longer_than_the_host_allows_counts_as_missing_until_they_say_they_are_there() -> None:
    host, guests, clock = playing(patience=60)
    slow = asked(host, guests)
    talk(host, guests)
    clock[0] += 61
    talk(host, guests)
    assert [(absent.seat, absent.why) for absent in guests[0].absences] == [(slow.seat, "idle")]
    slow.vote(slow.seat, "wait")
    talk(host, guests)
    assert not guests[0].absences


def test_somebody_who_watches_has_no_vote() -> None:
    host, guests, _ = playing()
    watcher = comes(host, "W")
    missing = asked(host, guests)
    thread(missing).close()
    talk(host, [*guests, watcher])
    watcher.vote(missing.seat, "end")
    talk(host, [watcher])
    assert host.stage == "playing" and watcher.complaint is not None


@pytest.mark.parametrize("said", ["\x1b[31mred", "a\nb", "‮evil", "x" * 290])
def test_talk_is_plain_text_in_one_line(said: str) -> None:
    host = hosted("foton", ["open", "open"])
    guest = comes(host)
    guest.talk(said)
    talk(host, [guest])
    heard = guest.chat[-1].text.en
    assert heard and heard.isprintable() and "\n" not in heard and "‮" not in heard
