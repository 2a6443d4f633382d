"""Battlefields drawn in Tiled. pytmx lives here only.

    checked.py    a file that nobody vouches for: parsed once, bounded, copied without what no match needs
    playable.py   can a whole match be played on it?
    own.py        the maps in the user's folder: what is known of them is kept, the rest is read in a thread
    fault.py      MapError, and how a sentence repeats what a file says; words.py has the sentences

A map is hexagonal, odd-r (stagger axis y, index odd), finite, at most 64 spaces wide and high, with tile layers
`ground` (tile property `ground`: sand, grass, stone, swamp, water), `level` (1-9), `ruins`, `scoring` and `start`
(`seat` 1-5), an object layer `glyphs` of points with a property `glyph`, and map properties `title_en`, `title_ja`,
`about_en`, `about_ja`, `mode`, `teams` ("1+3 2+4"), `turn_limit`, `glyphs_face`. A space exists where `ground` has
a tile.
"""

from __future__ import annotations

import logging
from collections.abc import Collection, Mapping
from functools import cache
from pathlib import Path
from typing import Any
from xml.etree.ElementTree import Element

import pytmx

from game import files
from game.hexes import Hex, from_offset
from game.maps import words as W
from game.maps.checked import MAX_BYTES, checked, opened
from game.maps.fault import MapError, printable, shown
from game.maps.playable import playable
from game.rules.arena.battlefield import GLYPH_KINDS, GROUNDS, WATER_LEVEL, Battlefield
from game.rules.arena.field_data import as_data, from_data
from game.words import Phrase

__all__ = ["MAX_BYTES", "MAX_TITLE", "MapError", "as_data", "playable", "read", "recorded"]

logging.getLogger("pytmx").setLevel(logging.ERROR)  # it reports what we have checked ourselves

MAX_STEM = 60  # letters of a file's name: it becomes the key of the battlefield
MAX_TITLE = 60  # letters; longer words are cut
MAX_ABOUT = 300


def read(path: Path) -> Battlefield:
    """The battlefield in a Tiled file. MapError, and nothing else, if it is broken, hostile or cannot be played."""
    name = shown(path.name)
    if path.stem != printable(path.stem) or len(path.stem) > MAX_STEM:
        raise MapError(files.IN_FILE.of(W.MAP, name, W.NAME.of(MAX_STEM)))
    raw = opened(path)
    try:
        tree = checked(raw)
        field = _battlefield(_tiled(tree), tree, path.stem)
        playable(field)
    except MapError as error:
        raise MapError(files.IN_FILE.of(W.MAP, name, error.said), error.damaged) from None
    except Exception as error:  # whatever pytmx or the memory make of a file that passed our check
        raise MapError(files.IN_FILE.of(W.MAP, name, W.NOT_READ.of(shown(str(error))))) from None
    return field


def recorded(key: str, data: Any, glyphs: Collection[str] = ()) -> Battlefield:
    """The battlefield that `as_data` has written into a recording, or that a pack brings, with glyphs of its own.
    ValueError for what cannot be played on."""
    field = from_data(key, data, (*GLYPH_KINDS, *glyphs))
    try:
        playable(field)
    except MapError as error:
        raise MapError(W.IN_BATTLEFIELD.of(field.key, error.said)) from None
    return field


def _tiled(tree: Element) -> Any:
    """What pytmx makes of the checked tree, which names no file that it could open."""
    tiled = pytmx.TiledMap()
    tiled.register_gid_check_flags = cache(tiled.register_gid_check_flags)  # asked for each space, by kinds of tiles
    tiled.parse_xml(tree)
    return tiled


def _battlefield(tiled: Any, tree: Element, key: str) -> Battlefield:
    """`tree` has the words of the map as they are: pytmx gives None for empty ones."""
    said = {e.get("name", ""): e.get("value", "") for e in tree.findall("properties/property")}
    grid = [[from_offset(column, row) for column in range(tiled.width)] for row in range(tiled.height)]
    ground = {space: str(value) for space, value in _tiles(tiled, grid, "ground", "ground").items()}
    if unknown := set(ground.values()) - set(GROUNDS):
        raise MapError(W.NO_GROUND.of(shown(sorted(unknown)[0]), ", ".join(GROUNDS)))
    raised = {space: int(value) for space, value in _tiles(tiled, grid, "level", "level").items()}
    seats = {space: int(value) for space, value in _tiles(tiled, grid, "start", "seat").items()}
    level = {space: WATER_LEVEL if kind == "water" else raised.get(space, 0) for space, kind in ground.items()}
    starts = tuple(
        frozenset(space for space, seat in seats.items() if seat == n)
        for n in range(1, max(seats.values(), default=0) + 1)
    )
    return Battlefield(
        key=key,
        title=_phrase(said, "title", key, MAX_TITLE),
        about=_phrase(said, "about", "", MAX_ABOUT),
        mode=said.get("mode", ""),
        turn_limit=_whole(said, "turn_limit"),
        teams=_teams(said.get("teams", ""), len(starts)),
        level=level,
        water=frozenset(space for space, kind in ground.items() if kind == "water"),
        ruins=frozenset(_tiles(tiled, grid, "ruins", "ruin")),
        scoring=frozenset(_tiles(tiled, grid, "scoring", "scoring")),
        glyphs=_glyphs(tiled),
        glyphs_face_up=said.get("glyphs_face", "up") != "down",
        starts=starts,
        ground={space: kind for space, kind in ground.items() if kind != "water"},
    )


def _tiles(tiled: Any, grid: list[list[Hex]], layer: str, name: str) -> dict[Hex, Any]:
    """A property of every tile of a layer, by space, row by row."""
    found, values = {}, dict[int, Any]()  # by kind of tile: there are few kinds, and thousands of spaces
    for row, gids in enumerate(tiled.get_layer_by_name(layer).data):
        for column, gid in enumerate(gids):
            if gid:
                if gid not in values:
                    facts = tiled.get_tile_properties_by_gid(gid) or {}
                    if name not in facts:
                        raise MapError(W.WITHOUT.of(layer, name, column, row))
                    values[gid] = facts[name]
                found[grid[row][column]] = values[gid]
    return found


def _glyphs(tiled: Any) -> dict[Hex, str]:
    """Glyphs by space: the space whose centre is nearest to the point."""
    groups = [group for group in tiled.objectgroups if group.name == "glyphs"]
    step = (tiled.tileheight + int(tiled.hexsidelength)) / 2
    found: dict[Hex, str] = {}
    for thing in (thing for group in groups for thing in group):
        kind = str(thing.properties.get("glyph", thing.name))
        if kind not in GLYPH_KINDS:
            raise MapError(W.NO_GLYPH.of(shown(kind), ", ".join(GLYPH_KINDS)))
        row = round((thing.y - tiled.tileheight / 2) / step)
        column = round((thing.x - tiled.tilewidth * (1 + (row & 1)) / 2) / tiled.tilewidth)
        space = from_offset(column, row)
        if space in found:
            raise MapError(W.TWO_GLYPHS.of(column, row))
        found[space] = kind
    return found


def _phrase(said: Mapping[str, str], name: str, otherwise: str, longest: int) -> Phrase:
    """Words of a map in both languages; what is longer than a screen has room for is cut."""
    english = said.get(f"{name}_en") or otherwise
    return Phrase(printable(english[:longest]), printable((said.get(f"{name}_ja") or english)[:longest]))


def _whole(said: Mapping[str, str], name: str) -> int:
    text = said.get(name, "")
    if not (text.isascii() and text.isdigit() and len(text) <= 9):
        raise MapError(W.WHOLE_PROPERTY.of(name))
    return int(text)


def _teams(text: str, seats: int) -> tuple[tuple[int, ...], ...]:
    """`"1+3 2+4"` to ((0, 2), (1, 3)); nothing means everybody for themselves."""
    if not text.strip():
        return tuple((seat,) for seat in range(seats))
    try:
        teams = tuple(tuple(int(seat) - 1 for seat in team.split("+")) for team in text.split())
    except ValueError:
        raise MapError(W.TEAMS_LOOK) from None
    if sorted(seat for team in teams for seat in team) != list(range(seats)):
        raise MapError(W.TEAMS_NAME.of(seats))
    return teams
