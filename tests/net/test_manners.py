"""Manners at a table: time for who lost the line, giving up once, and who was sent away stays away."""

from __future__ import annotations

from pathlib import Path

import pytest

import game
from game.match.match import Match
from game.net import GRACES, handshake, keep
from game.net import host as host_module
from game.net.door import Pass
from game.net.guest import Guest
from game.net.host import Host, lobby_of
from tests.net.wires import PASS, Air, Thread, air, begin, bots, comes, finish, hosted, step, talk, thread

HARUS, RENS = "192.168.0.7", "192.168.0.9"


def playing(grace: int = GRACES[0], folder: Path | None = None) -> tuple[Host, list[Guest], list[float]]:
    """Three guests in a running match, and the host's clock."""
    clock = [0.0]
    host = hosted("foton", ["open", "open", "open"], folder, clock=clock)
    host.set_grace(grace)
    guests = [comes(host, name) for name in "ABC"]
    begin(host, guests)
    return host, guests, clock


def falls(host: Host, guests: list[Guest]) -> tuple[Guest, list[Guest]]:
    """The line of the first one falls, and the others have heard of it."""
    missing, rest = guests[0], guests[1:]
    thread(missing).close()
    talk(host, rest)
    return missing, rest


def vote(host: Host, voters: list[Guest], seat: int, wish: str) -> None:
    for voter in voters:
        voter.vote(seat, wish)
    talk(host, voters)


def match_of(host: Host) -> Match:
    assert host.match is not None
    return host.match


@pytest.mark.parametrize("grace", GRACES)
@pytest.mark.parametrize("wish", ["computer", "end"])
def test_a_lost_line_and_a_vote_of_all_at_once_and_nothing_happens_before_the_grace_is_over(
    grace: int, wish: str
) -> None:
    host, guests, clock = playing(grace)
    missing, rest = falls(host, guests)
    vote(host, rest, missing.seat, wish)
    clock[0] += grace - 1
    talk(host, rest)
    absent = rest[0].absences[0]
    assert (absent.why, absent.rest, len(absent.votes)) == ("gone", 1, 2)
    assert rest[0].stage == "playing" and rest[0].record is None and match_of(host).state.result is None
    clock[0] += 1
    talk(host, rest)
    done = host.stage == "over" if wish == "end" else rest[0].absences[0].why == "computer"
    assert done, "the votes that were cast before count now"


def test_a_line_that_comes_back_in_time_ends_the_vote_and_the_next_loss_has_its_whole_grace() -> None:
    host, guests, clock = playing()
    missing, rest = falls(host, guests)
    vote(host, rest, missing.seat, "end")
    clock[0] += GRACES[0] - 1
    thread(missing).again()
    talk(host, guests)
    assert not rest[0].absences
    falls(host, guests)
    clock[0] += GRACES[0] - 1
    vote(host, rest, missing.seat, "end")
    assert host.stage == "playing"


def test_who_leaves_on_purpose_is_not_waited_for() -> None:
    host, guests, _ = playing()
    guests[0].close(leave=True)
    rest = guests[1:]
    talk(host, rest)
    assert [(absent.why, absent.rest) for absent in rest[0].absences] == [("left", 0)]
    vote(host, rest, guests[0].seat, "computer")
    assert [absent.why for absent in rest[0].absences] == ["computer"]


def test_the_grace_of_the_table_is_shown_to_guests_and_outlives_the_host(tmp_path: Path) -> None:
    host, guests, _ = playing(GRACES[2], tmp_path)
    step(host, guests, {})
    assert guests[0].lobby is not None and guests[0].lobby.grace == GRACES[2]
    path = match_of(host).journal.path  # type: ignore[union-attr]
    kept = keep.kept_for(path)
    assert kept is not None and kept.grace == GRACES[2]


def test_a_seat_that_has_given_up_gives_up_again_and_is_refused_and_nothing_is_written() -> None:
    host, guests, _ = playing()
    guests[0].give_up()
    talk(host, guests)
    entries = list(match_of(host).entries)
    for _ in range(3):
        guests[0].give_up()
    talk(host, guests)
    assert match_of(host).entries == entries and guests[0].complaint is not None
    assert sum(entry.pick is None for entry in entries) == 1
    finish(host, guests)
    assert [guest.verify() for guest in guests] == [None] * 3


def sent_away() -> tuple[Host, Guest]:
    """Haru has been sent away from the lobby, Ren has not."""
    host = hosted("foton", ["open", "open", "open"])
    haru, ren = comes(host, "Haru", address=HARUS), comes(host, "Ren", address=RENS)
    host.kick(haru.number)
    talk(host, [haru, ren])
    assert haru.stage == "refused" and ren.here
    return host, ren


def test_who_was_sent_away_comes_back_with_the_key_under_another_name_and_stays_outside() -> None:
    host, _ = sent_away()
    again = comes(host, "Somebody else", address=HARUS)
    assert again.stage == "refused" and again.refusal is not None and "sent somebody" in again.refusal.en
    assert [person.name for person in host.lobby.people.values()] == ["Ren"]


def test_others_come_in_and_the_host_lets_in_again_whom_it_sent_away() -> None:
    host, _ = sent_away()
    assert comes(host, "Aoi", address="192.168.0.11").here
    assert list(host.sent_away.values()) == ["Haru"]
    host.let_in_again()
    assert comes(host, "Haru", address=HARUS).here


def test_a_guest_at_the_machine_of_one_who_was_sent_away_keeps_the_seat_and_comes_back() -> None:
    host = hosted("foton", ["open", "open"])
    one, two = comes(host, "One", address=HARUS), comes(host, "Two", address=HARUS)
    host.kick(two.number)
    talk(host, [one, two])
    thread(one).again()
    talk(host, [one])
    assert one.here and one.seat == 0


def test_the_hosts_own_machine_is_never_locked_out() -> None:
    host = hosted("foton", ["open", "open"])
    guest = comes(host)
    host.kick(guest.number)
    talk(host, [guest])
    assert guest.stage == "refused" and comes(host).here


def test_who_is_sent_away_after_a_match_does_not_come_back_with_the_token() -> None:
    host = hosted("foton", ["open", "open"])
    haru, ren = comes(host, "Haru", address=HARUS), comes(host, "Ren", address=RENS)
    begin(host, [haru, ren])
    finish(host, [haru, ren])
    host.kick(haru.number)
    talk(host, [haru, ren])
    haru.stage = "calling"  # a program that does not take no for an answer
    thread(haru).again()
    talk(host, [haru, ren])
    assert not haru.here and haru.number not in host.lobby.people
    host.again()
    talk(host, [ren])
    assert ren.here and ren.stage == "open" and host.lobby.places[haru.seat].kind == "open"


def test_who_was_sent_away_stays_outside_when_a_killed_host_goes_on(tmp_path: Path) -> None:
    host = hosted("foton", ["open", "open"], tmp_path)
    haru = comes(host, "Haru", address=HARUS)
    host.kick(haru.number)
    guests = [comes(host, name, address=RENS) for name in "AB"]
    begin(host, guests)
    step(host, guests, {})
    journal = match_of(host).journal
    journal.close()  # type: ignore[union-attr]
    path = journal.path  # type: ignore[union-attr]
    kept = keep.kept_for(path)
    match = game.record.resume(path)
    assert kept is not None and match.setup is not None
    wire = Air()
    lobby = lobby_of(match.setup, kept.name)
    again = Host(wire, PASS, lobby, game.record, bots, tmp_path, clock=lambda: wire.seconds)
    again.resume(match, kept)
    assert comes(again, "Haru", address=HARUS).stage == "refused"
    assert comes(again, "Aoi", address="192.168.0.11").here


# ---- a new key ---------------------------------------------------------------------------------------
def test_with_a_new_key_the_old_one_opens_nothing_and_who_is_in_stays_in() -> None:
    host = hosted("foton", ["open", "open", "open"])
    haru, ren = comes(host, "Haru"), comes(host, "Ren")
    host.kick(haru.number)  # from the host's own machine, whose address is never locked out
    host.new_key()
    talk(host, [haru, ren])
    assert host.admission.key != "00000000" and ren.here and ren.seat == 1
    haru = comes(host, "Haru")
    assert haru.stage == "refused" and haru.refusal == handshake.STRANGER
    assert comes(host, "Aoi", host.admission.key).here
    assert any(said.text == host_module.KEY_CHANGED for said in ren.chat)


def test_who_was_in_when_the_key_was_changed_finds_the_way_back_after_a_broken_line() -> None:
    host = hosted("foton", ["open", "open"])
    ren = comes(host, "Ren")
    host.new_key()
    talk(host, [ren])
    thread(ren).again()
    talk(host, [ren])
    assert ren.here and ren.seat == 0 and len(host.lobby.people) == 1


def test_who_stands_at_the_door_with_the_old_key_when_it_is_changed_does_not_get_in() -> None:
    """After each step of the handshake: the host has greeted, or even proved itself, but nobody has come in yet."""
    for steps in range(3):
        host = hosted("foton", ["open", "open"])
        slow = Guest(Thread(air(host)), "00000000", "Slow", game.record)
        for _ in range(steps):
            host.tick()
            slow.tick()
        assert not host.lobby.people
        host.new_key()
        talk(host, [slow])
        thread(slow).again()
        talk(host, [slow])
        assert not host.lobby.people and not slow.here


def test_while_a_match_is_dealt_or_played_the_key_stays() -> None:
    """Whose line is broken just then would not find the way back to the seat."""
    host = hosted("foton", ["open", "open"])
    guests = [comes(host, name) for name in "AB"]
    begin(host, guests)
    host.new_key()
    talk(host, guests)
    assert host.admission.key == "00000000" and all(guest.here for guest in guests)


def test_every_table_has_a_key_of_its_own() -> None:
    """A host without a screen gets a new one by being started again."""
    assert len({Pass.new().key for _ in range(3)}) == 3
