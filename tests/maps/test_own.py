"""The maps in the user's folder: listed from what is known, read in a thread, kept in a file that may be damaged."""

from __future__ import annotations

import json
import os
from pathlib import Path

import pytest

from game import assets, maps
from game.maps import own
from game.maps.own import OwnMap, OwnMaps
from tests.maps.test_maps import packed
from tests.patience import until

DUEL = (assets.root() / "maps" / "the_duel.tmx").read_bytes()


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Two maps that can be played and one that cannot."""
    made = tmp_path / "maps"
    made.mkdir()
    for name in ("yard", "meadow"):
        (made / f"{name}.tmx").write_bytes(DUEL)
    (made / "broken.tmx").write_text("<map")
    return made


def looked(folder: Path) -> dict[str, OwnMap]:
    """Everything a look through the folder finds, by key."""
    looking = OwnMaps(folder)
    looking.look()
    until(lambda: looking._thread and not looking._thread.is_alive(), "the end of the look")
    return {one.key: one for one in looking.news()}


def read_anew(folder: Path, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The names of the maps that a look through the folder reads, since nothing is known of them."""
    names: list[str] = []
    plain = own.about

    def counted(path: Path) -> OwnMap:
        names.append(path.name)
        return plain(path)

    with monkeypatch.context() as patched:
        patched.setattr(own, "about", counted)
        looked(folder)
    return names


def test_a_look_finds_what_can_be_played_and_why_the_rest_cannot(folder: Path) -> None:
    found = looked(folder)
    assert {key: one.seats for key, one in found.items()} == {"own/broken": 0, "own/meadow": 2, "own/yard": 2}
    assert found["own/yard"].title == maps.read(folder / "yard.tmx").title and not found["own/yard"].wrong
    wrong = found["own/broken"].wrong
    assert wrong and wrong.en.startswith("map broken.tmx: it is not well-formed XML")
    assert wrong.ja.startswith("マップ「broken.tmx」：正しいUTF-8のXMLではありません")


MISTAKES = {
    "cut off while it is written": DUEL[:3000],
    "empty": b"",
    "something else": b"<svg/>",
    "in another encoding": DUEL.decode().encode("utf-16"),
    "too large": DUEL + b" " * maps.MAX_BYTES,
    "with the document type of old editors": DUEL.replace(b"<map", b'<!DOCTYPE map SYSTEM "map.dtd"><map', 1),
    "no start zone": DUEL.replace(b'name="start"', b'name="begin"'),
    "too wide": DUEL.replace(b'width="13"', b'width="65"'),
}


@pytest.mark.parametrize("mistake", MISTAKES)
def test_a_map_with_a_mistake_is_its_authors_and_keeps_its_name(tmp_path: Path, mistake: str) -> None:
    """Somebody may be drawing it at this moment: it is told of in both languages, and never renamed."""
    (tmp_path / "yard.tmx").write_bytes(MISTAKES[mistake])
    one = looked(tmp_path)["own/yard"]
    assert one.wrong and one.wrong.en.startswith("map yard.tmx: ") and not one.aside
    assert one.wrong.en.endswith(". It is not offered until that is mended; the file stays as it is")
    assert one.wrong.ja.endswith("。直るまで一覧に出しません。ファイルはそのまま残ります")
    assert (tmp_path / "yard.tmx").read_bytes() == MISTAKES[mistake]


BOMBS = {
    "entities": DUEL.replace(b"<map", b'<!DOCTYPE map [<!ENTITY a "aaaa">]><map', 1),
    "groups in groups": DUEL.replace(b"<objectgroup", b"<group>" * 17 + b"</group>" * 17 + b"<objectgroup", 1),
    "a layer that bursts": packed(4 * 64 * 64 + 4).encode(),
}


@pytest.mark.parametrize("bomb", BOMBS)
def test_a_bomb_is_set_aside_with_a_sentence_that_names_it(tmp_path: Path, bomb: str) -> None:
    (tmp_path / "trap.tmx").write_bytes(BOMBS[bomb])
    (tmp_path / "yard.tmx").write_bytes(DUEL)
    found = looked(tmp_path)
    told = found["own/trap"].wrong
    assert told and told.en.startswith("map trap.tmx: ") and "It was set aside as trap.tmx.damaged" in told.en
    assert told.ja.startswith("マップ「trap.tmx」：") and "trap.tmx.damaged" in told.ja
    assert (tmp_path / "trap.tmx.damaged").read_bytes() == BOMBS[bomb] and not (tmp_path / "trap.tmx").exists()
    assert sorted(looked(tmp_path)) == ["own/yard"] and found["own/yard"].seats == 2


def test_the_next_look_reads_only_what_has_changed(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    first = looked(folder)
    assert read_anew(folder, monkeypatch) == [] and looked(folder) == first
    (folder / "yard.tmx").write_bytes(DUEL + b"\n")
    (folder / "meadow.tmx").unlink()
    (folder / "new.tmx").write_bytes(DUEL)
    assert read_anew(folder, monkeypatch) == ["new.tmx", "yard.tmx"]
    assert sorted(looked(folder)) == ["own/broken", "own/new", "own/yard"]


@pytest.mark.parametrize(
    "kept",
    [
        b"",
        b"{",
        b"[]",
        b"[" * 100_000,
        b'{"check": 2, "maps": []}',
        b'{"check": 0, "maps": {}}',
        b'{"check": 2, "maps": {"yard.tmx": 7}}',
        b'{"check": 2, "maps": {"yard.tmx": [1, 2, "a", "b", 99, "", ""]}}',
        b'{"check": 2, "maps": {"yard.tmx": [1, 2, "\\ud800", "b", 2, "", ""]}}',
        b'{"check": 2, "maps": {"yard.tmx": [1, 2, "a", "b", 2, "wrong", ""]}}',
        b'{"check": 2, "maps": {"yard.tmx": [1, 2, "a", "b", 2, ""]}}',
        b"\xff\xfe",
    ],
)
def test_a_damaged_file_of_what_is_known_costs_itself_only(folder: Path, kept: bytes) -> None:
    whole = looked(folder)
    (folder / own.KEPT).write_bytes(kept)
    assert looked(folder) == whole
    assert json.loads((folder / own.KEPT).read_bytes())["check"] == own.CHECK


def test_what_is_kept_is_not_believed_beyond_the_list(folder: Path) -> None:
    """Somebody writes into the file that a broken map can be played: it is listed, and refused when it is read."""
    looked(folder)
    kept = json.loads((folder / own.KEPT).read_bytes())
    kept["maps"]["broken.tmx"] = [*kept["maps"]["broken.tmx"][:2], "Fine", "良い", 2, "", ""]
    (folder / own.KEPT).write_text(json.dumps(kept))
    assert looked(folder)["own/broken"].seats == 2
    with pytest.raises(maps.MapError, match=r"map broken\.tmx"):
        maps.read(folder / "broken.tmx")


def test_at_most_two_hundred_maps_are_listed(tmp_path: Path) -> None:
    for number in range(own.MOST_MAPS + 5):
        (tmp_path / f"{number:03}.tmx").write_text("")
    assert len(looked(tmp_path)) == own.MOST_MAPS


def test_a_folder_that_is_not_there_holds_no_maps(tmp_path: Path) -> None:
    assert looked(tmp_path / "nowhere") == {} and not (tmp_path / "nowhere").exists()


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="no pipes here")
def test_a_pipe_and_a_folder_are_no_maps(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe.tmx")
    (tmp_path / "folder.tmx").mkdir()
    (tmp_path / "device.tmx").symlink_to(os.devnull)
    (tmp_path / "nothing.tmx").symlink_to("gone")
    found = looked(tmp_path)
    wrong = {key: one.wrong.en for key, one in found.items() if one.wrong}
    assert "it is no plain file" in wrong["own/pipe"] and "it is no plain file" in wrong["own/device"]
    assert wrong["own/folder"] and "it cannot be opened" in wrong["own/nothing"]


@pytest.mark.parametrize("name", ["x" * 61, "two\nlines", "\udcff", "hidden\u202e"])
def test_a_map_needs_a_name_that_can_be_printed(tmp_path: Path, name: str) -> None:
    """Its name becomes part of recordings, settings and messages."""
    try:
        (tmp_path / f"{name}.tmx").write_bytes(DUEL)
    except (OSError, UnicodeError):
        pytest.skip("this disk does not take such a name")
    (found,) = looked(tmp_path).values()
    assert found.wrong and "letters that can be printed" in found.wrong.en and found.wrong.en.isprintable()


def test_a_look_that_is_closed_ends_and_the_next_one_goes_on(folder: Path) -> None:
    looking = OwnMaps(folder)
    looking.look()
    looking.close()
    looking.look()
    until(lambda: looking._thread and not looking._thread.is_alive(), "the end of the look")
    assert {one.key for one in looking.news()} == {"own/broken", "own/meadow", "own/yard"} and not looking.busy
