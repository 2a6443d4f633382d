"""Packs at a table on the network: host and guest compare, and who lacks one is given it if both agree."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest

import game
from game import content
from game.cup.cup import Cup, Entrant
from game.match.record import Records
from game.net import messages
from game.net.guest import Guest
from game.net.host import Host
from game.packs.folder import PackFolder
from game.packs.pack import catalogue
from game.table.ruleset import Ruleset
from tests.net.wires import Thread, air, begin, finish, hosted, talk
from tests.packs.packs_of_page import WORDS, kept, proofed

HAIL = "card/event/storms-hail"
STORMS = proofed(WORDS["foton"])


def elsewhere(home: Path) -> Records:
    """The recordings and packs of another machine."""
    packs = PackFolder(home / "packs", content.box, game.KEYS)

    def facts(rules: Ruleset, named: Mapping[str, str], maps: Mapping[str, Any]) -> Mapping[str, Any]:
        found = [packs.named(rules.key, *each) for each in named.items()]
        return catalogue(content.box(rules.key), found) if found else rules.catalogue

    return Records(game.start, game.ruleset, lambda: home, facts, game.record.program, lambda: packs)


def table(own_home: Path, other: Path) -> tuple[Host, Guest]:
    """A host whose table plays with a pack, and a guest of another machine who has come in."""
    kept(own_home, "foton")
    host = hosted("foton", ["normal", "open"])
    host.lobby.packs = {STORMS.name: STORMS.checksum}
    guest = Guest(Thread(air(host)), "00000000", "Haru", elsewhere(other))
    talk(host, [guest])
    return host, guest


def test_a_guest_who_lacks_a_pack_is_given_it_when_both_agree_and_plays(own_home: Path, tmp_path: Path) -> None:
    host, guest = table(own_home, tmp_path / "other")
    assert guest.here and guest.lacks == ["storms"]
    guest.ready(True)
    assert guest.complaint == guest.lack() and "packs that you do not have: storms" in guest.lack().en
    guest.wish()
    talk(host, [guest])
    assert host.wishes == {guest.number: "storms"} and guest.lacks, "nothing is given before the host has agreed"
    host.hand_out(guest.number, True)
    talk(host, [guest])
    assert not guest.lacks
    assert [path.name for path in (tmp_path / "other" / "packs").rglob("*.json")] == [f"storms-{STORMS.checksum}.json"]
    begin(host, [guest])
    assert guest.view is not None and HAIL in guest.view.cards and host.match is not None
    finish(host, [guest])
    assert guest.verify() is None


def test_a_tournament_that_is_gone_on_with_brings_its_packs_to_the_table(own_home: Path, tmp_path: Path) -> None:
    host, guest = table(own_home, tmp_path / "other")
    host.lobby.packs = {}
    talk(host, [guest])
    players = (Entrant("Haru", "guest"), Entrant("Aki", "human"))
    host.hold(Cup("foton", players, 7, packs={STORMS.name: STORMS.checksum}), lambda cup: None)
    talk(host, [guest])
    assert guest.lacks == ["storms"] and guest.cup is not None and not guest.cup.packs, "the lobby says it, once"


def test_a_host_who_does_not_agree_gives_nothing(own_home: Path, tmp_path: Path) -> None:
    host, guest = table(own_home, tmp_path / "other")
    guest.wish()
    talk(host, [guest])
    host.hand_out(guest.number, False)
    talk(host, [guest])
    assert guest.lacks and guest.complaint is not None and "does not give the pack" in guest.complaint.en


def test_a_pack_that_the_host_has_changed_meanwhile_is_not_given(own_home: Path, tmp_path: Path) -> None:
    host, guest = table(own_home, tmp_path / "other")
    guest.wish()
    talk(host, [guest])
    kept(own_home, "foton", words=WORDS["foton"].replace('"points": 1', '"points": 2'))
    host.hand_out(guest.number, True)
    talk(host, [guest])
    assert "it needs the pack 'storms' as it was" in host.chat[-1].text.en and guest.lacks
    assert guest.complaint is not None and "does not give the pack" in guest.complaint.en


def test_a_guest_with_another_pack_of_that_name_lacks_it_and_keeps_its_own(own_home: Path, tmp_path: Path) -> None:
    other = WORDS["foton"].replace('"points": 1', '"points": 2')
    mine = kept(tmp_path / "other", "foton", "storms", other)
    host, guest = table(own_home, tmp_path / "other")
    assert guest.lacks == ["storms"]
    guest.wish()
    talk(host, [guest])
    host.hand_out(guest.number, True)
    talk(host, [guest])
    assert not guest.lacks and mine.read_text(encoding="utf-8") == other


@pytest.mark.parametrize(
    ("text", "says"),
    [
        (WORDS["foton"].replace('"points": 1', '"points": 2'), "as it was"),
        (WORDS["foton"].replace('"draw"', '"drow"'), "there is no effect called 'drow'"),
        ("x" * 300_000, "larger than 256 KiB"),
        ("{", "it is not JSON"),
    ],
)
def test_what_is_not_that_pack_is_not_kept(own_home: Path, tmp_path: Path, text: str, says: str) -> None:
    host, guest = table(own_home, tmp_path / "other")
    guest.wish()
    talk(host, [guest])
    host.tell(host.lobby.people[guest.number], messages.Pack("storms"), text)
    talk(host, [guest])
    assert guest.complaint is not None and says in guest.complaint.en
    assert guest.lacks and not (tmp_path / "other" / "packs").exists() and guest.here


def test_a_pack_that_nobody_asked_for_ends_the_visit(own_home: Path, tmp_path: Path) -> None:
    host, guest = table(own_home, tmp_path / "other")
    host.tell(host.lobby.people[guest.number], messages.Pack("storms"), WORDS["foton"])
    talk(host, [guest])
    assert guest.refusal is not None and not (tmp_path / "other" / "packs").exists()


def test_a_host_is_asked_for_a_pack_of_another_table_and_refuses(own_home: Path, tmp_path: Path) -> None:
    host, guest = table(own_home, tmp_path / "other")
    kept(own_home, "pony")
    thread = guest.line
    assert isinstance(thread, Thread)
    thread.say(thread.line, messages.write(messages.Wish("orchard")))
    talk(host, [guest])
    assert not host.wishes
