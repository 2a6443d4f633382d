"""The largest map that can be played costs as little as a hostile one: 64x64 spaces, five seats, everything on them."""

from __future__ import annotations

import sys
import tracemalloc
import zlib
from pathlib import Path

import pytest

from game import maps
from game.maps.checked import MAX_LAYERS, MAX_SIDE, MAX_SPACES, MAX_VALUE
from tests.maps.hostile import packed
from tests.maps.test_hostile import MEMORY

KINDS = (
    *(("ground", kind) for kind in ("sand", "grass", "stone", "swamp", "water")),
    *(("level", str(level)) for level in range(10)),
    *(("ruin", "1"), ("scoring", "1")),
    *(("seat", str(seat)) for seat in range(1, 6)),
)
TILES = 640  # that are described: with the glyphs just below 4000 elements
GLYPHS = 480
CALLS = 250_000  # of functions; there are about 214,000


def layer(name: str, tiles: list[int], how: str = "csv") -> str:
    if how == "csv":
        data = f'<data encoding="csv">{",".join(map(str, tiles))}</data>'
    else:
        data = packed(zlib.compress(b"".join(tile.to_bytes(4, "little") for tile in tiles)), how)
    return f'<layer name="{name}" width="{MAX_SIDE}" height="{MAX_SIDE}">{data}</layer>'


def one(number: int, name: str, value: str) -> str:
    return f'<tile id="{number}"><properties><property name="{name}" value="{value}"/></properties></tile>'


def largest(how: str = "csv") -> str:
    """A map with as much of everything as the check lets pass."""
    first = {name: next(n for n, kind in enumerate(KINDS, 1) if kind[0] == name) for name, _ in KINDS}
    places = [divmod(n, MAX_SIDE) for n in range(MAX_SPACES)]  # row, column
    tiles = {
        "ground": [first["ground"] + n % 4 for n in range(MAX_SPACES)],
        "level": [first["level"] + n % 10 for n in range(MAX_SPACES)],
        "ruins": [first["ruin"] * (row % 2 and column % 3 == 0) for row, column in places],
        "scoring": [first["scoring"]] * MAX_SPACES,
        "start": [first["seat"] + min(4, row // 13) for row, _ in places],
    }
    words = dict.fromkeys(("title_en", "about_en", "title_ja", "about_ja"), "T" * MAX_VALUE)
    words |= {"mode": "free_for_all", "teams": "1 2 3 4 5", "turn_limit": "500", "glyphs_face": "down"}
    said = "".join(f'<property name="{name}" value="{value}"/>' for name, value in words.items())
    described = [one(n, *KINDS[min(n, len(KINDS) - 1)]) for n in range(TILES)]
    glyphs = [
        f'<object id="{n}" x="{62 * column + 31}" y="{54 * row + 36}"><properties>'
        '<property name="glyph" value="might"/></properties><point/></object>'
        for n, (row, column) in enumerate([place for place in places if place[0] % 2 == 0][:GLYPHS])
    ]
    return (
        f'<map orientation="hexagonal" width="{MAX_SIDE}" height="{MAX_SIDE}" tilewidth="62" tileheight="72" '
        'hexsidelength="36" staggeraxis="y" staggerindex="odd"><properties>'
        f"{said}</properties>"
        f'<tileset firstgid="1" name="tiles" tilewidth="62" tileheight="72">{"".join(described)}</tileset>'
        f"{''.join(layer(name, data, how) for name, data in tiles.items())}"
        f"{''.join(layer(f'more {n}', [0] * MAX_SPACES) for n in range(MAX_LAYERS - len(tiles)))}"
        f'<objectgroup name="glyphs">{"".join(glyphs)}</objectgroup></map>'
    )


@pytest.fixture(params=["csv", "zlib"])
def path(request: pytest.FixtureRequest, tmp_path: Path) -> Path:
    made = tmp_path / "large.tmx"
    made.write_text(largest(request.param), encoding="utf-8")
    return made


def test_the_largest_map_is_read_whole_with_little_memory(path: Path) -> None:
    tracemalloc.start()
    try:
        field = maps.read(path)
        peak = tracemalloc.get_traced_memory()[1]
    finally:
        tracemalloc.stop()
    assert (len(field.level), field.seats, len(field.glyphs)) == (MAX_SPACES, 5, GLYPHS)
    assert len(field.scoring) == MAX_SPACES == sum(map(len, field.starts)) and len(field.ruins) > 700
    assert peak < MEMORY, f"{peak} bytes"


def test_the_largest_map_takes_a_bounded_number_of_steps(path: Path) -> None:
    """Calls of functions, Python's and others', are the same on every machine; seconds are not."""
    calls = 0

    def count(frame: object, event: str, what: object) -> None:
        nonlocal calls
        calls += event in ("call", "c_call")

    maps.read(path)
    sys.setprofile(count)
    try:
        maps.read(path)
    finally:
        sys.setprofile(None)
    assert calls < CALLS, f"{calls} calls"
