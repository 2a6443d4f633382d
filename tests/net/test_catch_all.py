"""Whatever one guest sends ends that guest's line at most; whatever a host sends ends the guest's visit at most."""

from __future__ import annotations

import json
from typing import Any

import pytest

import game
from game.net import honest, messages
from game.net.guest import Guest
from game.net.host import Host
from game.net.messages import write
from game.table.codec import Foreign, plain
from tests.net.wires import EVERY, Thread, air, begin, comes, finish, hosted, talk, thread

SIX = ["so-01", "so-02", "so-03", "so-04", "so-05", "so-06"]
DEEP = "[" * 490 + "]" * 490
BAD_DECKS = {
    "half a pair of UTF-16 signs in its name": '{"name": "\\ud800", "members": MEMBERS}',
    "490 nested lists beside its name": '{"name": {"en": "A", "ja": "A", "more": DEEP}, "members": MEMBERS}',
    "a number of 400 digits": '{"name": "A", "members": ' + "9" * 400 + "}",
    "not a number": '{"name": "A", "members": NaN}',
}


def opening() -> tuple[Host, Guest, Guest]:
    host = hosted("foton", ["open", "open"])
    return host, comes(host, "A"), comes(host, "B")


def line_of(host: Host, guest: Guest) -> int:
    return host.lobby.people[guest.number].line


@pytest.mark.parametrize("case", BAD_DECKS)
def test_a_deck_that_cannot_be_written_down_stops_the_deal_and_the_host_goes_on(case: str) -> None:
    host, bad, good = opening()
    deck = BAD_DECKS[case].replace("DEEP", DEEP).replace("MEMBERS", json.dumps(SIX))
    deal_with(host, bad, good, deck)
    assert host.match is None and good.here and not host.lobby.places[bad.seat].ready
    deal_with(host, bad, good, honest.deck_text(None))
    assert host.match is not None


def deal_with(host: Host, bad: Guest, good: Guest, deck: str) -> None:
    """Both are ready and it is dealt; one of them seals and opens this text for its deck, by hand."""
    for guest in (bad, good):
        guest.ready(True)
    talk(host, [bad, good])
    host.begin()
    talk(host, [good])
    number = honest.new_number()
    air(host).raw(line_of(host, bad), write(messages.Commit(honest.seal(bad.seat, number, deck))))
    talk(host, [good])
    air(host).raw(line_of(host, bad), write(messages.Open(number, deck)))
    talk(host, [good])
    thread(bad).incoming.clear()


def test_a_deck_is_sealed_in_the_one_form_in_which_the_rules_write_it() -> None:
    """So that what the rules do not know of it cannot travel: the host compares the texts."""
    host, guest, other = opening()
    guest.bring({"members": [f"megido/{key}" for key in SIX], "name": {"en": "Dawn", "ja": "夜明け", "more": "!"}})
    assert guest.deck == {"name": {"en": "Dawn", "ja": "夜明け"}, "members": SIX}
    begin(host, [guest, other])
    finish(host, [guest, other])
    assert guest.verify() is None


def test_a_message_at_which_the_host_fails_cuts_its_line_and_says_whose_and_why(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    host, bad, good = opening()

    def fails(*_: object) -> None:
        raise KeyError("an error nobody has thought of")

    monkeypatch.setattr(type(host.lobby), "set_ready", fails)
    bad.ready(True)
    talk(host, [bad, good])
    monkeypatch.undo()
    assert bad.stage == "refused" and not bad.here and good.here
    said = [line.text for line in host.chat][-1]
    assert "A was cut" in said.en and "A" in said.ja and "切りました" in said.ja
    good.talk("still here")
    talk(host, [good])
    assert good.chat[-1].text.en == "still here"


SENSELESS = {
    "a view before the match": write(messages.News(), "{}\n[]\n"),
    "a set-up that is none": write(messages.Begun(0), "[]\n"),
    "a set-up of a game that is none": write(messages.Begun(0), '{"ruleset": "go", "seats": 2}\n'),
    "a set-up with another field": write(messages.Begun(0), '{"ruleset": "foton", "seats": 2, "x": 1}\n'),
    "a set-up nested too deeply": write(messages.Begun(0), '{"ruleset": "foton", "seats": 2, "maps": ' + DEEP + "}\n"),
    "numbers that are none": write(messages.Over(), '[1, {"a": null}]\nrecord'),
    "a line of nothing": "",
    "a lobby with a sixth chair": json.dumps(
        {"is": "Lobby", "ruleset": "foton", "options": [], "watching": [], "stage": "open", "patience": 0, "grace": 60}
        | {"chairs": [{"is": "Chair", "kind": "open", "name": ""}] * 6}
    ),
}


@pytest.mark.parametrize("case", SENSELESS)
def test_a_host_that_makes_no_sense_ends_the_visit_with_one_sentence(case: str) -> None:
    host, guest, _ = opening()
    air(host).say(line_of(host, guest), SENSELESS[case])
    guest.tick()
    assert guest.stage == "refused" and guest.refusal is not None
    assert "makes no sense" in guest.refusal.en and "\n" not in guest.refusal.en


def twice(data: Any) -> Any:
    """The first piece, in a list of another place."""
    return {"is": "list", "items": [data["pieces"]["items"][0][0]]}


SPOILT = {
    "a piece that is nowhere": lambda data: data["zones"]["items"][0][1]["items"].append(999),
    "a piece in no place": lambda data: data["pieces"]["items"].append(
        [999, data["pieces"]["items"][0][1] | {"id": 999}]
    ),
    "a piece in two places": lambda data: data["zones"]["items"].append(
        [{"is": "Zone", "name": "x", "owner": None, "sight": {"is": "Sight", "name": "OPEN"}}, twice(data)]
    ),
    "a piece that is a text": lambda data: data["pieces"]["items"][0].__setitem__(1, "x"),
    "a card that nobody knows": lambda data: data["pieces"]["items"][0][1].update(card="x", back="y"),
    "a hand that holds a card that nobody knows": lambda data: data.update(
        clues=[{"is": "Clue", "seat": 0, "zone": data["zones"]["items"][0][0], "card": "x"}]
    ),
    "another number of seats": lambda data: data.update(seats=4),
    "a truth for a number": lambda data: data.update(seats=True),
}


@pytest.mark.parametrize("case", SPOILT)
def test_a_table_that_does_not_hold_together_is_not_shown(case: str) -> None:
    host, guest, other = opening()
    begin(host, [guest, other])
    assert host.play is not None
    looks = json.loads(host.play._shown.bodies[guest.seat].partition("\n")[0])
    SPOILT[case](looks)
    shown = guest.view
    air(host).say(line_of(host, guest), write(messages.News(), json.dumps(looks) + "\n[]\n"))
    guest.tick()
    assert guest.stage == "refused" and guest.view is shown


@pytest.mark.parametrize(
    "text",
    [
        '{"is": "Vote", "seat": 5, "wish": "end"}',
        '{"is": "Vote", "seat": -1, "wish": "end"}',
        '{"is": "Vote", "seat": true, "wish": "end"}',
        '{"is": "Vote", "seat": 0.0, "wish": "end"}',
        '{"is": "Vote", "seat": 0, "wish": "kill"}',
        '{"is": "Sit", "seat": -2}',
        '{"is": "Pick", "view": "", "index": -1, "of": 1}',
        '{"is": "Pick", "view": "", "index": 9223372036854775808, "of": 1}',
        '{"is": "Pick", "view": {"is": "Sit", "seat": 0}, "index": 0, "of": 1}',
        '{"is": "Say", "text": "\\udc80"}',
        '{"is": "Say", "text": ["a"]}',
        '{"is": "Phrase", "of": ["a", "b"]}',
        '{"is": "dict", "items": []}',
        '[{"is": "GiveUp"}]',
    ],
)
def test_what_does_not_fit_its_declaration_is_no_message(text: str) -> None:
    with pytest.raises(Foreign):
        messages.read(text, EVERY)


@pytest.mark.parametrize(
    "text", ['"\\ud800"', '{"\\udfff": 1}', "[" * 70 + "]" * 70, '{"a":' * 70 + "1" + "}" * 70, "9" * 20, "NaN", "{"]
)
def test_plain_data_that_could_not_be_written_again_is_refused(text: str) -> None:
    """Decks and set-ups, which no declaration describes."""
    with pytest.raises(Foreign):
        plain(text)


def test_every_message_of_a_host_is_read_as_it_was_written() -> None:
    host, guest, other = opening()
    begin(host, [guest, other])
    finish(host, [guest, other])
    said = [text for texts in air(host).said.values() for text in texts]
    assert {text.split('"')[3] for text in said} >= {"Lobby", "News", "Over", "Said"}
    for text in said:
        message, body = messages.read(text, EVERY)
        assert write(message, body) == text


def test_a_guest_brings_no_deck_that_its_own_rules_cannot_read() -> None:
    host = hosted("foton", ["open", "random"])
    guest = Guest(Thread(air(host)), "00000000", "A", game.record)
    guest.bring("light")
    assert guest.deck is None, "nobody knows yet which game it is"
    talk(host, [guest])
    guest.bring({"name": "\ud800"})
    assert guest.complaint is not None and guest.deck is None
    assert thread(guest).line
