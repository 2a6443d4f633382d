"""Whatever is thrown at the host: it never stops, never tells what it must not, and the match stays as it was."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from typing import Any

import pytest

from game.net import messages
from game.net.guest import Guest
from game.net.host import MOST_REFUSALS, Host
from game.net.messages import LARGEST, write
from game.net.wire import Heard
from game.table.codec import Foreign
from game.table.view import look
from tests.net.wires import EVERY, air, begin, comes, finish, hosted, talk

CASES = 30_000  # at the decoder
GOOD = [
    messages.Hello("0.1.0", 1, "abc", messages.PROTOCOL, "0" * 66, "0" * 64),
    messages.Come("Haru"),
    messages.Sit(0),
    messages.Chosen(True),
    messages.Ready(True),
    messages.Say("hello"),
    messages.Commit("0" * 64),
    messages.Open("0" * 64, "null"),
    messages.Pick("0" * 32, 0, 3),
    messages.GiveUp(),
    messages.Vote(1, "end"),
    messages.Leave(),
]
ODD: list[Any] = [
    None,
    True,
    -1,
    0,
    1,
    2**70,
    -(2**70),
    0.5,
    "",
    "x",
    "é" * 400,
    "\x00",
    "‮",
    [],
    [[]],
    {},
    {"is": "Pick"},
    [0] * 90,
    "null",
    "[" * 50,
    "\ud800",
]


def damaged(dice: random.Random) -> str:
    """A message that is nearly one of ours: fields changed, missing or added, cut, nested, or no JSON at all."""
    data = json.loads(write(dice.choice(GOOD)))
    for _ in range(dice.randint(0, 2)):
        what, field = dice.random(), dice.choice([*data, "is", "extra"])
        if what < 0.6:
            data[field] = dice.choice(ODD)
        elif field in data:
            del data[field]
    text = json.dumps(data)
    kind = dice.random()
    if kind < 0.08:
        return text[: dice.randint(0, len(text))]
    if kind < 0.12:
        return "".join(chr(dice.randint(1, 0x2FF)) for _ in range(dice.randint(0, 60)))
    if kind < 0.14:
        return text + "\n" + text
    if kind < 0.15:
        return "[" * dice.randint(1, 3000)
    return text


def test_the_decoder_takes_a_message_or_says_why_not() -> None:
    dice = random.Random(1)
    taken = 0
    for _ in range(CASES):
        text = damaged(dice)
        try:
            message, _ = messages.read(text, EVERY)
        except Foreign as error:
            assert "\n" not in str(error) or len(str(error)) < 300
        else:
            assert type(message).__name__ in EVERY
            taken += 1
    assert 0 < taken < CASES


def test_what_is_too_large_or_nested_too_deeply_is_not_read() -> None:
    for text in (
        '{"is": "GiveUp"}' + " " * LARGEST,
        "[" * 100_000,
        '{"is": "Say", "text": "' + "x" * 400 + '"}',
        '{"is": "Sit", "seat": ' + "9" * 5000 + "}",
    ):
        with pytest.raises(Foreign):
            messages.read(text, EVERY)


@pytest.mark.parametrize("message", GOOD, ids=lambda message: type(message).__name__)
def test_every_message_of_a_guest_is_read_as_it_was_written(message: messages.Message) -> None:
    assert messages.read(write(message), EVERY) == (message, "")


def running() -> tuple[Host, list[Guest]]:
    host = hosted("foton", ["open", "open", "random"])
    guests = [comes(host, "A"), comes(host, "B")]
    begin(host, guests)
    talk(host, guests)
    return host, guests


def strangers(dice: random.Random, host: Host, guests: list[Guest]) -> Iterator[tuple[int, str]]:
    """Messages on lines of strangers and of a guest who has gone mad, and what that guest may not say now."""
    stranger = 0
    while True:
        person = next(p for p in host.lobby.people.values() if p.seat == guests[1].seat)
        if not person.line or person.refusals >= MOST_REFUSALS - 1:
            person.refusals = 0  # as if it had come again and again
            if not person.line:
                guests[1].line.again()  # type: ignore[attr-defined]
                talk(host, guests)
        line = person.line
        air(host).seconds += 1.0
        if dice.random() < 0.2:
            air(host).next += 1
            stranger = air(host).next
            air(host).incoming.append(Heard(stranger, "came", "127.0.0.1"))
        text = damaged(dice)
        if not any(text.startswith(f'{{"is": "{fit}"') for fit in ("Leave", "GiveUp", "Say")):
            yield line, text
        yield stranger, damaged(dice)
        yield line, write(messages.Pick(person.shown, dice.choice([-1, 99, 2**40]), dice.randint(0, 9)))
        yield line, write(messages.Pick("f" * 32, 0, 1))
        yield line, write(messages.Commit("0" * 64))


@pytest.mark.parametrize("cases", [3_000, pytest.param(60_000, marks=pytest.mark.soak)])
def test_nothing_thrown_at_a_live_host_changes_the_match_or_tells_anything(cases: int) -> None:
    dice = random.Random(2)
    host, guests = running()
    assert host.match is not None
    before, picks = look(host.match.state, 0), len(host.match.entries)
    throw = strangers(dice, host, guests)
    for number in range(cases):
        line, text = next(throw)
        air(host).raw(line, text)
        if number % 50 == 0:
            host.tick()
        if number % 5000 == 0:
            assert look(host.match.state, 0) == before and len(host.match.entries) == picks
    host.tick()
    assert look(host.match.state, 0) == before and len(host.match.entries) == picks
    assert host.refused > cases // 3
    lines = {p.line for p in host.lobby.people.values()}
    for line, said in air(host).said.items():
        if line not in lines and line > 10:  # what strangers got to hear
            assert not any(text.startswith(('{"is":"News"', '{"is":"Begun"', '{"is":"Lobby"')) for text in said)


def test_after_all_that_the_match_is_played_to_its_end() -> None:
    dice = random.Random(3)
    host, guests = running()
    throw = strangers(dice, host, guests)
    for _ in range(1000):
        line, text = next(throw)
        air(host).raw(line, text)
        host.tick()
        for person in host.lobby.people.values():
            person.refusals = 0
    talk(host, guests)
    finish(host, guests)
    assert guests[0].verify() is None


@pytest.mark.parametrize("stage", messages.FROM_GUEST)
def test_what_a_guest_may_not_say_now_is_not_even_read(stage: messages.Stage, monkeypatch: pytest.MonkeyPatch) -> None:
    host, guests = running()
    done: list[type] = []
    monkeypatch.setattr(host, "_do", lambda person, message: done.append(type(message)))
    host.stage = stage
    for message in GOOD:
        host._hear(host.lobby.people[guests[0].number].line, write(message))
    fitting = messages.FROM_GUEST[stage]
    assert [kind.__name__ for kind in done] == [name for name in map(kind_of, GOOD) if name in fitting]


def kind_of(message: messages.Message) -> str:
    return type(message).__name__


def test_a_pick_for_another_seat_does_not_exist() -> None:
    """A guest has one seat; there is no way even to say that one picks for another."""
    with pytest.raises(Foreign, match="no field 'seat'"):
        messages.read('{"is": "Pick", "view": "", "index": 0, "of": 1, "seat": 1}', EVERY)


def test_who_says_too_much_that_does_not_fit_is_cut_off() -> None:
    host, guests = running()
    for _ in range(MOST_REFUSALS + 2):
        air(host).raw(1, "nonsense")
    talk(host, guests)
    assert guests[0].stage == "refused"


@pytest.mark.parametrize(
    ("change", "why"),
    [
        ({"program": "9.9"}, "Hexfold"),
        ({"version": 99}, "rules"),
        ({"cards": "other"}, "cards"),
        ({"protocol": 99}, "Hexfold"),
    ],
)
def test_versions_that_differ_are_named(change: dict[str, object], why: str, monkeypatch: pytest.MonkeyPatch) -> None:
    host = hosted("foton", ["open", "open"])
    said = messages.write

    def other(message: messages.Message, body: str = "") -> str:
        data = json.loads(said(message, body))
        return json.dumps(data | change) if data["is"] == "Hello" else said(message, body)

    monkeypatch.setattr("game.net.guest.write", other)
    guest = comes(host)
    assert guest.stage == "refused" and guest.refusal is not None and why in guest.refusal.en
    assert not host.lobby.people
