"""Numbers and decks are sealed by all before any is known to anybody, and no deal is stopped unseen after that."""

from __future__ import annotations

import pytest

from game.match.match import Setup
from game.net import honest, messages
from game.net.guest import Guest
from game.net.host import PATIENCE_DEALING, Host
from game.net.lobby import Refusal
from game.net.messages import Message
from tests.net.wires import Thread, air, begin, comes, finish, hosted, talk, thread


class Heard(Guest):
    """A guest that remembers what it has said, and may not answer when it is asked to open."""

    opens = True

    def __init__(self, host: Host, name: str) -> None:
        super().__init__(Thread(air(host)), "00000000", name, host.records)
        self.sent: list[Message] = []

    def _say(self, message: Message) -> None:
        if isinstance(message, messages.Open) and not self.opens:
            return
        self.sent.append(message)
        super()._say(message)

    def opened(self) -> list[messages.Open]:
        return [message for message in self.sent if isinstance(message, messages.Open)]


def table(*kinds: str) -> tuple[Host, Heard, Heard, list[float]]:
    """Two guests who are ready, one with a deck, and the host's clock."""
    clock = [0.0]
    host = hosted("foton", ["open", "open", *kinds], clock=clock)
    one, two = Heard(host, "A"), Heard(host, "B")
    talk(host, [one, two])
    one.bring("light")
    for guest in (one, two):
        guest.ready(True)
    talk(host, [one, two])
    return host, one, two, clock


def hears(host: Host, guest: Guest) -> str:
    """Everything the host has said to a guest."""
    return "".join(air(host).said[thread(guest).line])


def setup_of(host: Host) -> Setup:
    assert host.match is not None and host.match.setup is not None
    return host.match.setup


def stop(host: Host, guests: list[Heard], clock: list[float], who: int) -> None:
    """A deal that one guest stops by not opening."""
    guests[who].opens = False
    for guest in guests:
        guest.ready(True)
    talk(host, guests)
    host.begin()
    talk(host, guests)
    stage = host.stage
    assert stage == "opening"
    clock[0] += PATIENCE_DEALING + 1
    talk(host, guests)
    assert host.stage == "open" and host.match is None
    guests[who].opens = True


def test_a_guest_chooses_a_deck_and_nobody_knows_which_before_all_are_sealed() -> None:
    host, one, two, _ = table("host")
    assert host.lobby.places[0].chosen and not host.lobby.places[1].chosen
    host.begin()
    talk(host, [one])  # the other one has not sealed yet
    assert [type(message) for message in one.sent[-1:]] == [messages.Commit] and host.stage == "sealing"
    assert not any("light" in messages.write(message) for message in one.sent)
    with pytest.raises(Refusal, match="dealt"):
        host.bring(2, "flip")
    talk(host, [one, two])
    assert [message.deck for message in one.opened()] == ['"light"'] and setup_of(host).decks[0] == "light"
    assert host.lobby.places[0].deck is None, "the next choice is a secret again"


def test_no_number_and_no_deck_is_told_to_another_guest_before_the_end() -> None:
    host, one, two, _ = table("random")
    begin(host, [one, two])
    assert host.play is not None
    numbers = list(host.play.numbers)
    for guest in (one, two):
        assert not any(number in hears(host, guest) for number in numbers)
    assert '"light"' not in hears(host, two)


def test_a_guest_opens_nothing_before_its_own_seal_is_among_all() -> None:
    for seals in (("0" * 64, "1" * 64), ()):
        host, one, _, _ = table()
        host.begin()
        one.tick()
        air(host).say(thread(one).line, messages.write(messages.Seals(seals)))
        one.tick()
        assert not one.opened() and (one.stage == "refused") == bool(seals)


def test_what_a_guest_opens_before_all_have_sealed_is_not_taken() -> None:
    """Else the host would know a number before all are bound."""
    host, one, two, _ = table()
    host.begin()
    one.tick()
    host.tick()
    assert one._locked is not None and host._dealing is not None
    air(host).raw(thread(one).line, messages.write(messages.Open(one._locked.number, one._locked.deck)))
    host.tick()
    assert host.stage == "sealing" and one.seat not in host._dealing.opened
    talk(host, [one, two])
    assert host.match is not None


def test_a_host_that_shows_other_seals_later_is_left() -> None:
    host, one, two, _ = table()
    two.opens = False
    host.begin()
    talk(host, [one, two])
    seals = (host.seals[0], "0" * 64)
    air(host).say(thread(one).line, messages.write(messages.Seals(seals)))
    one.tick()
    assert one.refusal == honest.OTHER_SEALS and len(one.opened()) == 1


def test_a_host_that_changes_its_own_deck_after_the_seals_is_found_out() -> None:
    host, one, two, _ = table("random")
    two.opens = False
    host.begin()
    talk(host, [one, two])
    assert host._dealing is not None
    mine = host._dealing.opened[2]
    host._dealing.opened[2] = honest.Secret(mine.number, '"flip"')
    two.opens = True
    thread(two).again()
    talk(host, [one, two])
    assert setup_of(host).decks[2] == "flip"
    host.match.players = [host.bots("random", seat, 1, "foton") for seat in range(3)]  # type: ignore[union-attr]
    finish(host, [])
    talk(host, [one, two])
    assert [guest.verify() for guest in (one, two)] == [honest.BROKEN_SEAL.of(3)] * 2


def test_a_host_that_chooses_the_dice_itself_is_found_out(monkeypatch: pytest.MonkeyPatch) -> None:
    """Everything is sealed, and everything is shown as it was; only the dice follow from nothing."""
    host, one, two, _ = table()
    with monkeypatch.context() as chosen:
        chosen.setattr(honest, "seed", lambda numbers: 7)
        begin(host, [one, two])
    finish(host, [one, two])
    assert setup_of(host).seed == 7 and [guest.verify() for guest in (one, two)] == [honest.WRONG_SEED] * 2


def test_a_host_that_begins_without_sealing_is_left_at_once() -> None:
    host, one, two, _ = table()
    numbers = ("0" * 64, "1" * 64)
    host._begin(host.records.begin(host.lobby.setup(honest.seed(numbers)), ()), numbers)
    talk(host, [one, two])
    for guest in (one, two):
        assert guest.stage == "refused" and guest.refusal is not None and "makes no sense" in guest.refusal.en


def test_a_line_that_breaks_while_it_is_dealt_and_comes_back_and_the_deal_goes_on() -> None:
    for moment in range(1, 5):
        host, one, two, _ = table("random")
        host.begin()
        for _ in range(moment):
            host.tick()
            one.tick()
        thread(one).again()
        talk(host, [one, two])
        assert host.stage == "playing" and not host.stopped and host.refused == 0
        assert one.witness is not None and one.witness.secret is not None


def test_who_stops_a_deal_with_numbers_open_is_named_to_all_and_in_the_next_record() -> None:
    host, one, two, clock = table()
    for times in (1, 2):
        stop(host, [one, two], clock, 1)
        for guest in (one, two):
            assert f"B stopped the deal after numbers were open ({times}×)" in [said.text.en for said in guest.chat]
    assert host.lobby.places[0].ready and not host.lobby.places[1].ready
    begin(host, [one, two])
    assert setup_of(host).stopped == {"B": 2} and not host.stopped
    finish(host, [one, two])
    assert one.record is not None and host.records.loads(one.record).setup == setup_of(host)
    assert [guest.verify() for guest in (one, two)] == [None, None]
    host.again()
    talk(host, [one, two])
    begin(host, [one, two])
    assert setup_of(host).stopped == {}


def test_a_deal_that_is_stopped_before_any_number_is_open_is_nobodys_fault() -> None:
    host, one, two, clock = table()
    host.begin()
    talk(host, [one])
    clock[0] += PATIENCE_DEALING + 1
    talk(host, [one, two])
    assert host.stage == "open" and not host.stopped and not one.opened()


def test_a_host_that_hides_a_stopped_deal_is_found_out_by_those_whose_number_was_open() -> None:
    host, one, two, clock = table()
    stop(host, [one, two], clock, 1)
    host.stopped.clear()
    begin(host, [one, two])
    finish(host, [one, two])
    assert [guest.verify() for guest in (one, two)] == [honest.HIDDEN_STOPS.of(1, 0)] * 2


def test_a_host_that_deals_anew_without_a_word_is_found_out() -> None:
    host, one, two, _ = table()
    two.opens = False
    host.begin()
    talk(host, [one, two])
    host.stage = "open"  # everybody is asked for new seals at once
    two.opens = True
    host.begin()
    talk(host, [one, two])
    host.match.players = [host.player(seat) for seat in range(2)]  # type: ignore[union-attr]
    finish(host, [one, two])
    assert one.verify() == honest.HIDDEN_STOPS.of(1, 0)


def test_a_guest_takes_another_seat_and_its_deck_goes_with_it() -> None:
    host = hosted("foton", ["open", "open"])
    guest = comes(host)
    guest.bring("light")
    talk(host, [guest])
    guest.sit(1)
    talk(host, [guest])
    assert not host.lobby.places[0].chosen and host.lobby.places[1].chosen and guest.deck == "light"


# ---- what a host might try once it knows more than the others ----------------------------------------
@pytest.mark.parametrize("seals", ["too few", "one that is none"])
def test_a_guest_opens_nothing_to_a_host_that_does_not_show_a_seal_of_every_seat(seals: str) -> None:
    """Else the host would not be bound when it learns the numbers."""
    host, one, _, _ = table("random")
    host.begin()
    one.tick()
    assert one._locked is not None
    own = one._locked.seal(0)
    shown = (own, "1" * 64) if seals == "too few" else (own, "1" * 64, "later")
    air(host).say(thread(one).line, messages.write(messages.Seals(shown, "terms")))
    one.tick()
    assert not one.opened() and one.refusal == honest.FEW_SEALS


def test_a_host_that_shows_each_guest_another_seal_of_its_own_is_found_out() -> None:
    """Only one of its numbers can be the one of the match."""
    host, one, two, _ = table("random")
    host.begin()
    other = honest.Secret(honest.new_number(), "null").seal(2)
    plain = host.to_all

    def two_faced(message: Message) -> None:
        plain(message)
        if isinstance(message, messages.Seals) and message.seals:
            air(host).ends[thread(two).line].incoming.pop()
            host.tell(host.lobby.people[two.number], messages.Seals((*message.seals[:2], other), message.terms))

    host.to_all = two_faced  # type: ignore[method-assign]
    talk(host, [one, two])
    assert host.match is not None
    host.match.players = [host.bots("random", seat, 1, "foton") for seat in range(3)]
    finish(host, [])
    talk(host, [one, two])
    assert one.verify() is None and two.verify() == honest.BROKEN_SEAL.of(3)


@pytest.mark.parametrize("change", ["option", "kind"])
def test_a_host_that_changes_the_terms_once_it_knows_the_dice_is_left_at_once(change: str) -> None:
    host, one, two, _ = table("random")
    two.opens = False
    host.begin()
    talk(host, [one, two])
    if change == "option":
        host.lobby.options = {"rest_draw": "2"}
    else:
        host.lobby.places[2].kind = "normal"
    two.opens = True
    thread(two).again()
    talk(host, [one, two])
    assert [guest.refusal for guest in (one, two)] == [honest.OTHER_TERMS] * 2 and one.view is None


# ---- who aborts when: what is shown to whom, and what is kept -----------------------------------------
@pytest.mark.parametrize("moment", ["before its seal", "after its seal", "after its number"])
def test_a_guest_that_leaves_while_it_is_dealt(moment: str) -> None:
    """Before all are bound nobody can know anything, and nobody is blamed. After that who does not open is named. Who
    has opened stops nothing by leaving."""
    host, one, two, clock = table()
    two.opens = moment == "after its number"
    host.begin()
    talk(host, [one] if moment == "before its seal" else [one, two])
    two.close(leave=True)
    talk(host, [one])
    clock[0] += PATIENCE_DEALING + 1
    talk(host, [one])
    told = [said.text.en for said in one.chat if "stopped the deal" in said.text.en]
    if moment == "before its seal":
        assert (host.stage, host.stopped, told, one.opened()) == ("open", {}, [], [])
    elif moment == "after its seal":
        assert host.stage == "open" and host.stopped == {"B": 1} and len(told) == 1
    else:
        assert host.stage == "playing" and not host.stopped and not told


def test_a_deal_that_fails_although_each_deck_is_fine_is_the_hosts_and_not_dealt_again_by_itself(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    host, one, two, _ = table()

    def clash(*_: object) -> None:
        raise ValueError("these two do not go together")

    monkeypatch.setattr(host.records, "begin", clash)
    host.begin()
    talk(host, [one, two])
    assert host.stage == "open" and host.stopped == {"Host": 1} and host.lobby.missing() is not None
    assert any("do not go together" in said.text.en for said in one.chat)


def missed(clock: list[float], host: Host, one: Heard, two: Heard, vote: bool) -> None:
    """B's line falls as soon as its number is open, and comes back when the match is over and the table open again."""
    host.begin()
    while not two.opened():
        for guest in (one, two):
            guest.tick()
        host.tick() if not two.opened() else None
    two.line.close()  # the number has been sent
    talk(host, [one])
    assert host.stage == "playing" and host.match is not None and host.play is not None
    if vote:
        host.play.voted = True
    else:
        host.match.players = [host.bots("random", seat, 1, "foton") for seat in range(2)]
        host.match.finish()
    talk(host, [one])
    host.again()
    clock[0] += 60  # the chair is not kept that long
    talk(host, [one])
    thread(two).again()
    talk(host, [one, two])


@pytest.mark.parametrize("vote", [False, True])
def test_who_misses_a_whole_match_does_not_count_its_number_as_opened_in_vain(vote: bool) -> None:
    host, one, two, clock = table()
    missed(clock, host, one, two, vote)
    assert two.here and two.seat == 1 and two._vain == 0
    assert any("B has missed the end of a match" in said.text.en for said in one.chat)
    begin(host, [one, two])
    finish(host, [one, two])
    assert setup_of(host).stopped == {} and [guest.verify() for guest in (one, two)] == [None, None]


def test_a_record_that_does_not_follow_from_the_number_does_not_count(monkeypatch: pytest.MonkeyPatch) -> None:
    """A host that stopped the deal shows some other match instead."""
    host, one, two, clock = table()
    plain = host.again

    def swapped() -> None:
        plain()
        other = host.records.begin(Setup("foton", 2, 5), ())
        ending = '["' + "0" * 64 + '","' + "1" * 64 + '"]\n' + host.records.dumps(other).decode()
        host._missed = dict.fromkeys(host._missed, ending)

    monkeypatch.setattr(host, "again", swapped)
    missed(clock, host, one, two, False)
    assert two.here and two._vain == 1


def test_who_comes_back_as_somebody_new_to_another_match_accuses_nobody() -> None:
    """Its number was open when the deal was stopped; then a computer took its seat."""
    host, one, two, clock = table("open")
    three = Heard(host, "C")
    three.opens = False
    talk(host, [one, two, three])
    three.ready(True)
    talk(host, [one, two, three])
    host.begin()
    talk(host, [one, two, three])
    assert two.opened() and host.stage == "opening"
    two.line.close()
    clock[0] += PATIENCE_DEALING + 1
    talk(host, [one, three])
    clock[0] += 60
    talk(host, [one, three])
    host.set_kind(1, "random")
    three.opens = True
    begin(host, [one, three])
    thread(two).again()
    talk(host, [one, two, three])
    assert two.here and two.refusal is None and two.seat == -1
    finish(host, [one, two, three])
    assert [guest.verify() for guest in (one, two, three)] == [None, None, None]
