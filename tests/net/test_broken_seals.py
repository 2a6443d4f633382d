"""Who opens another number, or brings another deck, than it had sealed: it is said who, and nobody plays with that."""

from __future__ import annotations

from game.net import honest, messages
from game.net.guest import Guest
from game.net.host import Host
from game.net.messages import Message
from tests.net.wires import Thread, air, begin, comes, finish, hosted, talk

FIRST, SECOND = honest.BROKEN_SEAL.of(1), honest.BROKEN_SEAL.of(2)


class Swindler(Guest):
    """A guest that opens another number than it has sealed, as long as it is not honest."""

    honest = False

    def _say(self, message: Message) -> None:
        swindles = isinstance(message, messages.Open) and not self.honest
        super()._say(messages.Open("0" * honest.NUMBER) if swindles else message)


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
    opened = good._own
    bad.honest = True
    begin(host, [good, bad])
    finish(host, [good, bad, watcher])
    assert opened and good._own != opened, "a number that was opened in vain is not used again"
    assert [guest.verify() for guest in (good, bad, watcher)] == [None, None, None]


def test_the_host_can_send_away_who_broke_the_seal_and_let_a_computer_play() -> None:
    host, good, bad, _ = swindled()
    host.kick(bad.number)
    host.set_kind(1, "easy")
    talk(host, [bad])
    begin(host, [good])
    finish(host, [good])
    assert bad.stage == "refused" and good.verify() is None


def test_a_deck_that_was_not_sealed_stops_the_dealing_and_its_seat_is_named() -> None:
    host = hosted("foton", ["open", "open"])
    bad, good = comes(host, "Bad"), comes(host, "Good")
    bad.bring("light")
    talk(host, [bad, good])
    bad.deck = "dark"  # what it seals is not what it has brought
    deal(host, [bad, good])
    assert host.lobby.places[0].deck == "light" and host.stage == "open" and host.match is None
    for guest in (bad, good):
        assert FIRST.en in remarks(guest) and SECOND.en not in remarks(guest) and guest.view is None
    assert good.here and good.refusal is None
    bad.deck = "light"
    begin(host, [bad, good])
    assert host.match is not None and host.match.setup is not None and host.match.setup.decks[0] == "light"


def test_a_seal_said_by_hand_binds_to_the_deck_that_lies_in_the_lobby() -> None:
    """The right number, sealed with another deck, by somebody who speaks on the wire without our program."""
    host = hosted("foton", ["open", "easy"])
    guest = comes(host)
    guest.ready(True)
    talk(host, [guest])
    line, number = host.lobby.people[guest.number].line, honest.new_number()
    host.begin()
    air(host).raw(line, messages.write(messages.Commit(honest.seal(0, number, honest.deck_text("light")))))
    host.tick()
    assert len(host.seals) == 2, "it is time to open the numbers"
    air(host).raw(line, messages.write(messages.Open(number)))
    host.tick()
    assert host.stage == "open" and host.match is None and FIRST in [said.text for said in host.chat]
