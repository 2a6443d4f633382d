"""Battlefields from Tiled: ours can be played, and anything else is refused in one sentence."""

from __future__ import annotations

import base64
import re
import zlib
from pathlib import Path

import pytest

from game import assets, cli, maps
from game.hexes import around, from_offset, to_offset

OURS = sorted((assets.root() / "maps").glob("*.tmx"))
DUEL = (assets.root() / "maps" / "the_duel.tmx").read_text(encoding="utf-8")


def refused(tmp_path: Path, text: str | bytes) -> str:
    """The sentence a map is refused with; it names the file and is one line."""
    path = tmp_path / "bad.tmx"
    path.write_bytes(text if isinstance(text, bytes) else text.encode())
    with pytest.raises(maps.MapError) as refusal:
        maps.read(path)
    sentence = str(refusal.value)
    assert sentence.startswith("map bad.tmx: ") and "\n" not in sentence
    return sentence


@pytest.mark.parametrize("path", OURS, ids=lambda p: p.stem)
def test_our_battlefields_can_be_played(path: Path) -> None:
    field = maps.read(path)
    assert field.title.ja and field.about.ja and field.glyphs
    assert sorted(seat for team in field.teams for seat in team) == list(range(field.seats))


def test_the_duel_is_the_map_of_the_rulebook() -> None:
    """arena.md 18: 13 by 17 spaces, 30 turns, whole end rows to start on, four glyphs, two ruins of three."""
    field = maps.read(assets.root() / "maps" / "the_duel.tmx")
    assert (field.mode, field.turn_limit, field.seats) == ("duel", 30, 2)
    assert field.starts[0] == {from_offset(column, 0) for column in range(13)}
    assert field.glyphs == {
        from_offset(6, 6): "might",
        from_offset(6, 10): "warding",
        from_offset(0, 8): "swiftness",
        from_offset(12, 8): "insight",
    }
    assert field.level[from_offset(4, 4)] == 2 and field.level[from_offset(1, 6)] == -1
    assert len(field.ruins) == 6 and len(field.level) == 9 * 13 + 8 * 12


@pytest.mark.parametrize(
    "name, seats, turns",
    [
        ("the_duel", 2, 30),
        ("shattered_heights", 2, 30),
        ("skirmish", 4, 60),
        ("three_way_war", 3, 36),
        ("four_corners", 4, 48),
        ("ring_of_five", 5, 60),
    ],
)
def test_seats_and_turn_limits_are_the_rulebooks(name: str, seats: int, turns: int) -> None:
    field = maps.read(assets.root() / "maps" / f"{name}.tmx")
    assert (field.seats, field.turn_limit) == (seats, turns)


def test_skirmish_seats_the_teams_alternately() -> None:
    assert maps.read(assets.root() / "maps" / "skirmish.tmx").teams == ((0, 2), (1, 3))


def packed(cells: int, compression: str = "zlib") -> str:
    """The start layer of the Duel with its data packed, as `cells` empty tiles."""
    data = base64.b64encode(zlib.compress(b"\0" * 4 * cells)).decode()
    return re.sub(
        r'(<layer id="4".*?)<data encoding="csv">.*?</data>',
        rf'\g<1><data encoding="base64" compression="{compression}">{data}</data>',
        DUEL,
        flags=re.S,
    )


def test_packed_layers_are_read(tmp_path: Path) -> None:
    path = tmp_path / "packed.tmx"
    path.write_text(packed(13 * 17), encoding="utf-8")
    assert maps.read(path).scoring == frozenset()


def walled_off() -> str:
    """The Duel without water and glyphs, and with a ruin on every space of the ninth row."""
    return ruined({(column, 8) for column in range(13)})


def ruined(ruins: set[tuple[int, int]]) -> str:
    """The Duel without water and glyphs, and with ruins at these columns and rows only."""
    rows = [",".join("15" if (column, row) in ruins else "0" for column in range(13)) for row in range(17)]
    text = re.sub(
        r'(<layer id="3".*?<data encoding="csv">).*?(</data>)',
        lambda found: found[1] + ",\n".join(rows) + found[2],
        DUEL,
        flags=re.S,
    )
    text = re.sub(
        r'(<layer id="1".*?<data encoding="csv">)(.*?)(</data>)',
        lambda found: found[1] + found[2].replace("5", "1") + found[3],
        text,
        flags=re.S,
    )
    return re.sub(r"<object id.*?</object>", "", text, flags=re.S)


BOMB = '<!DOCTYPE map [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;">]>'

BROKEN = {
    "no XML": ("not a map at all", "not well-formed XML"),
    "cut off": (DUEL[:2000], "not well-formed XML"),
    "not a map": ("<svg/>", "not a hexagonal Tiled map"),
    "entity bomb": (DUEL.replace("<map", BOMB + "<map", 1), "document type or entities"),
    "another file": (DUEL.replace('source="tiles.png"', 'source="../../secret.png"'), "refers to another file"),
    "a tileset outside": (DUEL.replace('<tileset firstgid="1"', '<tileset source="/x/y.tsx"'), "refers to"),
    "infinite": (DUEL.replace('infinite="0"', 'infinite="1"'), "infinite"),
    "huge": (DUEL.replace('width="13"', 'width="4000"', 1), "a whole number from 1 to 64"),
    "unpacks too far": (packed(4_000_000), "unpacks to more"),
    "unknown packing": (packed(13 * 17, "zstd"), "are not read"),
    "too few tiles": (packed(12), "has 12 tiles"),
    "rotated tile": (DUEL.replace("17,17,17", "17,1073741841,17", 1), "rotated"),
    "no layer": (DUEL.replace('name="start"', 'name="begin"'), "tile layer called 'start'"),
    "unknown ground": (DUEL.replace('value="grass"', 'value="lava"'), "no ground called 'lava'"),
    "unknown glyph": (
        DUEL.replace('value="might"/></properties><point', 'value="luck"/></properties><point'),
        "no glyph called 'luck'",
    ),
    "unknown mode": (DUEL.replace('value="duel"', 'value="race"'), "mode is 'race'"),
    "no turn limit": (
        DUEL.replace('name="turn_limit" type="int" value="30"', 'name="x" value="1"'),
        "'turn_limit' must be a whole number",
    ),
    "silly turn limit": (DUEL.replace('value="30"', 'value="100000"'), "between 2 and 500"),
    "wrong teams": (DUEL.replace('name="teams" value="1 2"', 'name="teams" value="1 1"'), "the 2 seats once"),
    "wrong seats for the mode": (DUEL.replace('value="duel"', 'value="skirmish"'), "needs start zones for 4 seats"),
    "no way across": (walled_off(), "nobody can walk"),
}


@pytest.mark.parametrize("what", BROKEN)
def test_a_map_that_cannot_be_used_is_refused_in_one_sentence(what: str, tmp_path: Path) -> None:
    text, sentence = BROKEN[what]
    assert sentence in refused(tmp_path, text)


def test_spaces_that_nobody_walks_to_are_a_warning_and_no_error(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    """Ruins all around one space: the map can be played, and whoever draws it gets to know."""
    path = tmp_path / "courtyard.tmx"
    ring = {to_offset(space) for space in around(from_offset(6, 8))}
    path.write_text(ruined(ring), encoding="utf-8")
    assert cli.main(["maps", "check", str(path)]) == 0
    told = capsys.readouterr()
    assert "The Duel, duel, 2 seats" in told.out
    assert told.err == (
        "hexfold: map courtyard.tmx: warning: from no start zone can a figure of size 5 walk to 1 space, "
        "see column 6, row 8\n"
    )


def test_our_own_battlefields_are_proofed_without_a_warning(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["maps", "check", *map(str, OURS)]) == 0
    told = capsys.readouterr()
    assert told.out.count("\n") == len(OURS) and not told.err


def test_a_file_that_is_too_large_is_not_read(tmp_path: Path) -> None:
    assert "larger than 512 KiB" in refused(tmp_path, DUEL + " " * maps.MAX_BYTES)


def test_a_missing_file_is_named(tmp_path: Path) -> None:
    with pytest.raises(maps.MapError, match=r"map nowhere\.tmx: it cannot be opened"):
        maps.read(tmp_path / "nowhere.tmx")


def test_words_longer_than_a_screen_has_room_for_are_cut(tmp_path: Path) -> None:
    path = tmp_path / "wordy.tmx"
    path.write_text(
        DUEL.replace('name="title_en" value="', f'name="title_en" value="{"T" * 100}').replace(
            'name="about_en" value="', f'name="about_en" value="{"A" * 400}'
        ),
        encoding="utf-8",
    )
    field = maps.read(path)
    assert field.title.en == "T" * 60 and field.about.en == "A" * 300
