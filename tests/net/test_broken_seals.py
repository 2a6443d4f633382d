"""Who opens another number, or brings another deck, than it had sealed: it is said who, and nobody plays with that."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from game.commands import host_join
from game.commands.match_setup import Usage
from game.match.match import Setup
from game.net import honest, messages
from game.net.guest import Guest
from game.net.host import Host
from game.net.lobby import NO_DECK, Lobby, Refusal
from game.net.messages import Message
from game.words import Phrase
from tests.net.wires import Thread, air, begin, comes, finish, hosted, talk

FIRST, SECOND = honest.BROKEN_SEAL.of(1), honest.BROKEN_SEAL.of(2)


def another_number(said: messages.Open) -> messages.Open:
    return messages.Open("0" * honest.NUMBER, said.deck)


class Swindler(Guest):
    """A guest that opens something else than it has sealed, as long as it is not honest."""

    honest = False
    opens: Callable[[messages.Open], messages.Open] = staticmethod(another_number)

    def _say(self, message: Message) -> None:
        swindles = isinstance(message, messages.Open) and not self.honest
        super()._say(self.opens(message) if swindles and isinstance(message, messages.Open) else message)


def swindled() -> tuple[Host, Guest, Swindler, Guest]:
    """An honest guest, one that opens another number, and one that watches, after the host has dealt."""
    host = hosted("foton", ["open", "open"])
    good, bad = comes(host, "Good"), Swindler(Thread(air(host)), "00000000", "Bad", host.records)
    talk(host, [good, bad])
    watcher = comes(host, "Watcher")
    deal(host, [good, bad, watcher])
    return host, good, bad, watcher


def deal(host: Host, guests: list[Guest]) -> None:
    """Everybody who has a seat is ready, and the host begins."""
    for guest in guests:
        if guest.seat >= 0:
            guest.ready(True)
    talk(host, guests)
    host.begin()
    talk(host, guests)


def remarks(guest: Guest) -> list[str]:
    """What the program itself has said to a guest in the talk."""
    return [line.text.en for line in guest.chat if not line.name]


def test_no_match_begins_with_a_number_that_was_not_sealed() -> None:
    host, good, bad, watcher = swindled()
    assert host.stage == "open" and host.match is None and host.play is None
    for guest in (good, bad, watcher):
        assert guest.stage == "open" and guest.view is None and guest.witness is None


def test_everybody_is_told_whose_number_was_not_the_sealed_one() -> None:
    host, good, bad, watcher = swindled()
    assert bad.seat == 1 and SECOND in [line.text for line in host.chat]
    for guest in (good, bad, watcher):
        assert remarks(guest).count(SECOND.en) == 1 and FIRST.en not in remarks(guest)


def test_honest_guests_keep_their_seats_and_play_as_soon_as_nobody_swindles() -> None:
    host, good, bad, watcher = swindled()
    assert good.here and good.refusal is None and good.complaint is None and host.refused == 0
    assert host.lobby.places[good.seat].ready, "nobody has to say again that they are ready"
    first = good._locked
    bad.honest = True
    begin(host, [good, bad])
    finish(host, [good, bad, watcher])
    assert good.witness is not None and good.witness.secret is not None and first is not None
    assert good.witness.secret.number != first.number, "a number that was opened in vain is not used again"
    assert [guest.verify() for guest in (good, bad, watcher)] == [None, None, None]


def test_the_host_can_send_away_who_broke_the_seal_and_let_a_computer_play() -> None:
    host, good, bad, _ = swindled()
    host.kick(bad.number)
    host.set_kind(1, "random")
    talk(host, [bad])
    begin(host, [good])
    finish(host, [good])
    assert bad.stage == "refused" and good.verify() is None


def test_another_deck_than_the_sealed_one_stops_the_dealing_and_its_seat_is_named() -> None:
    host = hosted("foton", ["open", "open"])
    bad = Swindler(Thread(air(host)), "00000000", "Bad", host.records)
    talk(host, [bad])
    good = comes(host, "Good")
    talk(host, [bad, good])
    bad.opens = lambda said: messages.Open(said.number, '"light"')  # it has sealed none
    deal(host, [bad, good])
    assert host.stage == "open" and host.match is None and host.lobby.places[0].deck is None
    for guest in (bad, good):
        assert FIRST.en in remarks(guest) and SECOND.en not in remarks(guest) and guest.view is None
    assert good.here and good.refusal is None
    bad.honest = True
    bad.bring("light")
    begin(host, [bad, good])
    assert host.match is not None and host.match.setup is not None and host.match.setup.decks[0] == "light"


@pytest.mark.parametrize(
    ("deck", "why"),
    [
        ('"light"', FIRST.en),
        ("null ", "The deck of Haru is refused. This is no deck: it is not written as the rules write it"),
        ("[", "cannot be read"),
        ('"no such party"', "no deck"),
    ],
)
def test_a_seal_said_by_hand_and_a_deck_that_does_not_fit_and_nothing_is_dealt(deck: str, why: str) -> None:
    """By somebody who speaks on the wire without our program."""
    host = hosted("foton", ["open", "random"])
    guest = comes(host)
    guest.ready(True)
    talk(host, [guest])
    line, number = host.lobby.people[guest.number].line, honest.new_number()
    sealed = "null" if why == FIRST.en else deck
    host.begin()
    air(host).raw(line, messages.write(messages.Commit(honest.seal(0, number, sealed))))
    host.tick()
    assert len(host.seals) == 2, "it is time to open the numbers"
    air(host).raw(line, messages.write(messages.Open(number, deck)))
    host.tick()
    assert host.stage == "open" and host.match is None and any(why in said.text.en for said in host.chat)
    assert not host.lobby.places[0].ready and host.stopped == {"Haru": 1}


# ---- a deck that only the host's rules refuse ----------------------------------------------------------
def refused_deck(monkeypatch: pytest.MonkeyPatch) -> tuple[Host, Guest, Guest]:
    """The guest's program lets a deck pass that the host's refuses; both are ready, and it is dealt."""
    host = hosted("foton", ["open", "open", "random"])
    good, bad = comes(host, "Good"), comes(host, "Bad")
    check = host.lobby.check

    def strict(seat: int, deck: object, fits: Callable[[Setup], object]) -> None:
        if deck == "light":
            raise Refusal(NO_DECK.of(Phrase("six is too many", "6枚は多すぎます")))
        check(seat, deck, fits)

    monkeypatch.setattr(Lobby, "check", lambda lobby, *rest: strict(*rest))
    good.bring("flip")
    bad.bring("light")
    deal(host, [good, bad])
    return host, good, bad


def test_a_deck_the_host_refuses_is_said_by_name_to_all_and_to_its_guest_with_the_reason(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    host, good, bad = refused_deck(monkeypatch)
    assert host.stage == "open" and host.match is None
    sentence = Phrase(
        "The deck of Bad is refused. This is no deck: six is too many",
        "Badさんのデッキは使えません。デッキとして使えません（6枚は多すぎます）",
    )
    assert bad.unfit == bad.complaint == host.halted == sentence and good.complaint is None
    for guest in (good, bad):
        assert sentence.en in remarks(guest) and FIRST.en not in remarks(guest) and SECOND.en not in remarks(guest)


def test_after_that_the_guest_chooses_another_deck_and_nobody_else_has_lost_anything(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    host, good, bad = refused_deck(monkeypatch)
    first, second = host.lobby.places[0], host.lobby.places[1]
    assert (first.ready, first.chosen, second.ready, second.chosen) == (True, True, False, False)
    assert good.deck == "flip" and bad.deck is None and good.here and bad.here
    bad.bring("interference")
    bad.ready(True)
    talk(host, [good, bad])
    host.begin()
    talk(host, [good, bad])
    assert host.match is not None and host.match.setup is not None
    assert host.match.setup.decks[:2] == ("flip", "interference") and bad.unfit is None


def test_a_computer_that_joined_with_such_a_deck_leaves_with_the_reason_and_is_not_dealt_to_for_ever(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    _, _, bad = refused_deck(monkeypatch)
    monkeypatch.setattr("time.sleep", lambda seconds: pytest.fail("it waits for something"))
    with pytest.raises(Usage, match="The deck of Bad is refused"):
        host_join.attend(bad, "random", "light")
