"""Before both sides have proved that they know the key nothing is shown, stored or answered but the handshake."""

from __future__ import annotations

import random

import pytest

import game
from game.net import handshake, messages
from game.net.door import WRONG_ALL, WRONG_EACH
from game.net.guest import MOST_TRIES, Guest
from game.net.handshake import GuestSide, HostSide, NotProved, Shut, game_of
from game.net.messages import Message, write
from game.net.pake import BadShare, Exchange
from game.net.wire import Heard
from game.table.codec import Foreign
from game.words import Phrase
from tests.net.wires import CERTIFICATE, PASS, Air, Thread, air, begin, comes, hosted, step, talk, thread

PRINT = CERTIFICATE.fingerprint
RULES = game.ruleset("foton")
OURS = game_of(game.record, RULES)
KEY = PASS.key
GREETING = messages.Greeting(
    OURS.program, "foton", OURS.version, OURS.cards, messages.PROTOCOL, Exchange("host", KEY, PRINT).share
)
HOST_SAYS: list[Message] = [
    GREETING,
    messages.Proof("0" * 64),
    messages.Closed("key"),
    messages.Welcome(1, "token"),
    messages.Refused(Phrase("Buy this", "これを買って"), True),
    messages.Lobby("foton", (), (), (), "open", 0, 60),
    messages.Said("", -2, Phrase("Type your password", "パスワードは？")),
    messages.Seals(),
    messages.Begun(0),
    messages.News(),
    messages.Absences(()),
    messages.Over(),
]
GUEST_SAYS: list[Message] = [
    messages.Hello(OURS.program, OURS.version, OURS.cards, messages.PROTOCOL, "0" * 66, "0" * 64),
    messages.Come("Haru"),
    messages.Sit(0),
    messages.Chosen(True),
    messages.Ready(True),
    messages.Say("hello"),
    messages.Commit("0" * 64),
    messages.Open("0" * 64, "null"),
    messages.Pick("0" * 32, 0, 1),
    messages.GiveUp(),
    messages.Vote(0, "end"),
    messages.Leave(),
]


class FalseHost(Air):
    """Answers a guest with whatever it likes, and keeps what it is told."""

    def __init__(self) -> None:
        super().__init__()
        self.told: list[str] = []

    def raw(self, line: int, text: str) -> None:
        self.told.append(text)


def met(key: str = KEY, host_key: str = KEY, seen: bytes = PRINT) -> tuple[HostSide, GuestSide]:
    """Both sides of a line; `seen` is the fingerprint of the certificate that the guest has really seen."""
    return HostSide(OURS, "foton", host_key, PRINT), GuestSide(game.record, key, seen)


def shaken(host: HostSide, guest: GuestSide) -> None:
    """Say everything that is said up to the proof of the host."""
    said = guest.hear(write(host.greeting()))
    while said is not None:
        said = guest.hear(write(host.hear(write(said))))


def test_who_knows_the_key_is_let_in_and_knows_the_host() -> None:
    host, guest = met()
    shaken(host, guest)
    assert (host.state, guest.state) == ("come", "in")
    assert host.hear(write(messages.Come("Haru", "token"))) == messages.Come("Haru", "token")
    assert host.state == "in"


def test_who_has_another_key_is_shut_out_and_learns_nothing() -> None:
    with pytest.raises(Shut, match="key"):
        shaken(*met(key="ZZZZZZZZ"))


def test_a_proof_that_was_made_for_another_certificate_is_none() -> None:
    """Somebody in between, with a certificate of their own, who passes everything on."""
    with pytest.raises(Shut, match="key"):
        shaken(*met(seen=b"\x01" * 32))


def test_a_host_that_says_back_what_it_was_told_is_not_the_host() -> None:
    _, guest = met()
    hello = guest.hear(write(GREETING))
    assert isinstance(hello, messages.Hello)
    with pytest.raises(NotProved):
        guest.hear(write(messages.Proof(hello.proof)))


def test_a_share_is_new_for_every_try_and_so_are_the_proofs() -> None:
    one, other = Exchange("guest", KEY, PRINT), Exchange("guest", KEY, PRINT)
    host = Exchange("host", KEY, PRINT)
    assert len({one.share, other.share, host.share}) == 3
    assert one.meet(host.share).mine != other.meet(host.share).mine


@pytest.mark.parametrize(
    "share", ["", "00", "0" * 66, "zz" * 33, "f" * 66, "41" + "0" * 64, "41" + "f" * 64, "41" + "42" * 40, "é"]
)
def test_a_share_that_is_none_shuts_the_door(share: str) -> None:
    host, _ = met()
    with pytest.raises((Shut, Foreign)):
        host.hear(write(GUEST_SAYS[0]).replace("0" * 66, share))


def test_one_exchange_is_good_for_one_try() -> None:
    host, guest = Exchange("host", KEY, PRINT), Exchange("guest", KEY, PRINT)
    assert host.meet(guest.share).theirs == guest.meet(host.share).mine
    with pytest.raises(BadShare):
        host.meet(Exchange("guest", KEY, PRINT).share)


def states() -> list[tuple[HostSide, GuestSide]]:
    """Both sides after each of the steps of a handshake."""
    found = []
    for steps in range(3):
        host, guest = met()
        said: Message = host.greeting()
        for turn in range(steps):
            answer = guest.hear(write(said)) if turn % 2 == 0 else host.hear(write(said))
            assert answer is not None
            said = answer
        found.append((host, guest))
    return found


def test_in_each_state_the_host_reads_one_kind_of_message_only() -> None:
    fitting = {"hello": messages.Hello, "come": messages.Come}
    for message in GUEST_SAYS:
        for host, _ in states():
            if not isinstance(message, fitting[host.state]):
                before = host.state
                with pytest.raises(Foreign):
                    host.hear(write(message))
                assert host.state == before


def test_in_each_state_the_guest_reads_one_kind_of_message_and_that_the_door_is_shut() -> None:
    fitting = {"greeting": messages.Greeting, "proof": messages.Proof}
    for message in HOST_SAYS:
        for _, guest in states():
            if not isinstance(message, (fitting[guest.state], messages.Closed)):
                with pytest.raises(NotProved):
                    guest.hear(write(message))


def test_an_empty_proof_before_the_greeting_proves_nothing() -> None:
    """There is nothing yet that a proof could be compared with."""
    _, guest = met()
    with pytest.raises(NotProved):
        guest.hear(write(messages.Proof("")))
    assert guest.state == "greeting"


@pytest.mark.parametrize("message", HOST_SAYS[1:], ids=lambda message: type(message).__name__)
@pytest.mark.parametrize("greeted", [False, True])
def test_whatever_a_host_without_the_key_says_is_neither_shown_nor_answered(message: Message, greeted: bool) -> None:
    false = FalseHost()
    guest = Guest(Thread(false), KEY, "Haru", game.record)
    guest.token = "my seat"
    body = "x\ny\n" if isinstance(message, messages.WITH_BODY) else ""
    for said in [write(GREETING)] * greeted + [write(message, body)] * 2:
        false.say(1, said)
    guest.tick()
    assert not guest.here and guest.lobby is None and guest.view is None and guest.setup is None
    assert not guest.chat and guest.record is None and guest.number == 0 and not guest.absences
    told = " ".join(false.told)
    assert "Haru" not in told and "my seat" not in told and KEY not in told
    for shown in (guest.refusal, guest.complaint, guest.trouble):
        assert shown is None or not {"Buy", "password"} & set(shown.en.split())


def test_nothing_is_said_to_a_false_host_that_takes_the_place_of_the_real_one() -> None:
    """In the middle of a match the line breaks, and somebody else answers at that address."""
    host = hosted("foton", ["open", "random"])
    guest = comes(host)
    begin(host, [guest])
    while not guest.options():
        step(host, [], {})
        talk(host, [guest])
    view, false = guest.view, FalseHost()
    thread(guest).close()
    talk(host, [guest])
    false.connect(thread(guest))
    thread(guest).air = false
    guest.tick()
    guest.pick(guest.all_options()[0])
    guest.talk("hello")
    guest.vote(0, "wait")
    assert not false.told
    for message in HOST_SAYS[1:]:
        false.say(1, write(message))
    guest.tick()
    assert not false.told and guest.view is view and guest.stage == "refused"


def test_a_guest_does_not_prove_the_key_again_and_again_to_a_host_that_never_does() -> None:
    false = FalseHost()
    guest = Guest(Thread(false), KEY, "Haru", game.record)
    for _ in range(MOST_TRIES):
        assert guest.stage != "refused"
        false.say(thread(guest).line, write(GREETING))
        guest.tick()
        thread(guest).again()
        guest.tick()
    assert guest.stage == "refused" and guest.refusal is not None and "prove" in guest.refusal.en
    assert sum('"Hello"' in text for text in false.told) == MOST_TRIES


def test_after_a_few_wrong_keys_an_address_has_to_wait_and_others_do_not() -> None:
    clock = [0.0]
    host = hosted("foton", ["open", "open"], clock=clock)
    for _ in range(WRONG_EACH[0]):
        refusal = comes(host, key="ZZZZZZZZ").refusal
        assert refusal == handshake.STRANGER
    assert comes(host).refusal == handshake.WAIT, "even with the right key"
    air(host).address = "127.0.0.2"
    assert comes(host).here
    air(host).address = "127.0.0.1"
    clock[0] += 1 / WRONG_EACH[1]
    assert comes(host).here


def test_wrong_keys_from_many_addresses_are_counted_together_and_told() -> None:
    clock = [0.0]
    host = hosted("foton", ["open", "open"], clock=clock)
    for n in range(WRONG_ALL[0]):
        air(host).address = f"10.0.0.{n}"
        comes(host, key="ZZZZZZZZ")
    air(host).address = "10.0.1.1"
    assert comes(host).refusal == handshake.WAIT
    clock[0] += 1.0
    assert comes(host).here
    assert any("10 wrong keys" in said.text.en for said in host.chat)


@pytest.mark.sampled(4)
@pytest.mark.parametrize("seed", range(400))
def test_no_order_of_messages_gets_past_the_host_without_the_key(seed: int) -> None:
    """Random words on a few lines, whole and spoilt, the right Hello among them: nobody is let in, nothing is told."""
    dice = random.Random(seed)
    host = hosted("foton", ["open", "open"])
    lines = range(1, 4)
    for line in lines:
        air(host).incoming.append(Heard(line, "came", f"10.0.0.{line}"))
    for _ in range(40):
        text = write(dice.choice(GUEST_SAYS[:2] if dice.random() < 0.5 else GUEST_SAYS))
        if dice.random() < 0.1:
            text = text.replace(dice.choice(text), dice.choice('{"[,0é'), 1)
        air(host).raw(dice.choice(lines), text)
        host.tick()
    assert not host.lobby.people and not host.chat and not air(host).trusted
    for line in lines:
        kinds = [text.split('"')[3] for text in air(host).said[line]]
        assert kinds[0] == "Greeting" and set(kinds) <= {"Greeting", "Closed"}


@pytest.mark.sampled(4)
@pytest.mark.parametrize("seed", range(400))
def test_no_order_of_messages_after_the_handshake_crashes_a_guest(seed: int) -> None:
    """From a host that does know the key: each message is read or ends the visit with one sentence."""
    dice = random.Random(seed)
    host = hosted("foton", ["open", "open"])
    guest = comes(host)
    line = host.lobby.people[guest.number].line
    bodies = ["", "x", "{}\n[]\n", "[]\n[]\n", '{"ruleset": "foton", "seats": 2}\n', "null\n", '["a"]\nrecord']
    for _ in range(12):
        message = dice.choice(HOST_SAYS)
        body = dice.choice(bodies) if isinstance(message, messages.WITH_BODY) else ""
        air(host).say(line, write(message, body))
        guest.tick()
        guest.options()
    assert guest.stage == "refused" and guest.refusal is not None and guest.view is None
