"""`--pack`: matches and tables without the menus are played with packs, too; two computers without a screen agree."""

from __future__ import annotations

from pathlib import Path
from typing import cast

import pytest

import game
from game import cli
from game.commands import host_join, match_setup
from game.commands.match_setup import Usage
from game.net.guest import Guest
from game.net.host import Host
from game.net.opening import Hosting
from tests.net.test_host_files import Console
from tests.net.test_packs_at_tables import STORMS, table
from tests.net.wires import talk
from tests.packs.packs_of_page import WORDS, kept, pictured, png


def test_computers_play_with_a_pack_and_the_recording_names_it(own_home: Path, tmp_path: Path) -> None:
    path = tmp_path / "a.json"
    path.write_text(WORDS["foton"], encoding="utf-8")
    words = f"bots foton random random --matches 1 --seed 3 --pack {path} --record {tmp_path}"
    assert cli.main(words.split()) == 0
    match = game.record.load(next(tmp_path.glob("*.hexfold")))
    assert match.setup is not None and match.setup.packs == {"storms": STORMS.checksum}


def test_a_pack_of_the_folder_goes_by_its_name_or_that_of_its_file(own_home: Path) -> None:
    kept(own_home, "foton", "mine/weather")
    for name in ("storms", "mine/weather"):
        assert match_setup.with_packs("foton", [name]).packs == {"storms": STORMS.checksum}
    rules = game.ruleset("foton")
    given = cli.parser().parse_args(["host", "foton", "--headless", "--pack", "storms"])
    assert host_join.lobby_for(match_setup.with_packs("foton", given.packs), given).packs == {"storms": STORMS.checksum}
    assert match_setup.with_packs("foton", []) is rules and not rules.packs


@pytest.mark.parametrize(
    ("name", "says"),
    [
        ("strms", "there is no pack or file 'strms', did you mean 'storms'?"),
        ("tides.json", "--pack tides.json: it is of Arena of the Planeswalkers, not of Megido 72 The Foton"),
        ("other.json", "--pack other.json: another pack is called 'storms', too"),
        ("broken.json", "pack broken.json: line 1, column 2: it is not JSON"),
        ("large.json", "pack large.json: it is larger than 256 KiB"),
    ],
)
def test_what_is_no_pack_of_the_game_is_one_sentence(
    own_home: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str, says: str
) -> None:
    kept(own_home, "foton")
    monkeypatch.chdir(tmp_path)
    other = WORDS["foton"].replace('"points": 1', '"points": 2')
    files = {"tides": WORDS["arena"], "other": other, "broken": "{", "large": " " * 300_000}
    for file, words in files.items():
        (tmp_path / f"{file}.json").write_text(words, encoding="utf-8")
    with pytest.raises(ValueError) as error:
        match_setup.with_packs("foton", ["storms", name])
    assert says in str(error.value) and len([*(own_home / "packs").iterdir()]) == 1


def test_a_pack_in_a_file_brings_its_pictures_and_a_damaged_one_costs_itself(
    own_home: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path, picture = tmp_path / "storms.json", tmp_path / "hail.png"
    path.write_text(pictured("foton", "storms-hail", picture.name), encoding="utf-8")
    picture.write_bytes(png(9, 9))
    assert cli.main(["cards", "check", str(path)]) == 0 and not capsys.readouterr().err
    assert match_setup.with_packs("foton", [str(path)]).packs
    assert [each.read_bytes() for each in (own_home / "packs").rglob("*.png")] == [png(9, 9)]
    picture.write_bytes(png(9, 9)[:-9])
    assert cli.main(["cards", "check", str(path)]) == 0
    assert capsys.readouterr().err == "hexfold: storms.json: picture hail.png: it is no PNG, or damaged\n"


class Enough(Exception):
    """The guest has what it came for."""


def answered(monkeypatch: pytest.MonkeyPatch, host: Host, guest: Guest, yes: bool) -> None:
    """While the guest pauses, the host goes on, and gives packs or does not."""
    pauses = iter(range(100))

    def meanwhile(seconds: float) -> None:
        assert next(pauses, None) is not None, "the guest waits in vain"
        for number in [*host.wishes]:
            host.hand_out(number, yes)
        talk(host, [guest])
        if not guest.lacks:
            raise Enough

    monkeypatch.setattr("game.commands.host_join.time.sleep", meanwhile)


def test_a_guest_without_a_screen_takes_the_pack_of_a_table(
    own_home: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    host, guest = table(own_home, tmp_path / "other")
    answered(monkeypatch, host, guest, yes=True)
    with pytest.raises(Enough):
        host_join.attend(guest, "easy", take=True)


def test_a_guest_who_takes_none_or_is_given_none_leaves_with_one_sentence(
    own_home: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for take, says in ((False, "packs that you do not have: storms"), (True, "does not give the pack")):
        host, guest = table(own_home, tmp_path / "other")
        answered(monkeypatch, host, guest, yes=False)
        with pytest.raises(Usage, match=says):
            host_join.attend(guest, "easy", take=take)
        host.tick()
        assert not any(person.line for person in host.lobby.people.values()) and host.lobby.first_open() == 1


def test_a_host_without_a_screen_gives_packs_if_it_is_told_to(own_home: Path, tmp_path: Path) -> None:
    for give in (False, True):
        host, guest = table(own_home, tmp_path / "other")
        console = Console(tmp_path / "matches")
        console.host, console.wire = host, host.wire
        guest.wish()
        talk(host, [guest])
        with pytest.raises(KeyboardInterrupt):
            host_join.serve(cast(Hosting, console), give)
        guest.tick()
        assert guest.lacks == ([] if give else ["storms"])
