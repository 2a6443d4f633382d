"""Battlefields drawn in Tiled: checked as untrusted files first, then read by pytmx. pytmx lives here only.

A map is hexagonal, odd-r (stagger axis y, index odd), finite, at most `MAX_SIDE` spaces wide and high, with tile layers
`ground` (tile property `ground`: sand, grass, stone, swamp, water), `level` (1-9), `ruins`, `scoring` and `start`
(`seat` 1-5), an object layer `glyphs` of points with a property `glyph`, and map properties `title_en`, `title_ja`,
`about_en`, `about_ja`, `mode`, `teams` ("1+3 2+4"), `turn_limit`, `glyphs_face`. A space exists where `ground` has
a tile.
"""

from __future__ import annotations

import base64
import binascii
import logging
import zlib
from pathlib import Path
from typing import Any
from xml.etree.ElementTree import Element, ParseError

import pytmx
from defusedxml import DefusedXmlException
from defusedxml.ElementTree import fromstring

from game import files
from game.hexes import Hex, from_offset
from game.rules.arena.battlefield import WATER_LEVEL, Battlefield
from game.rules.arena.field_data import as_data, from_data
from game.words import Phrase

__all__ = ["MapError", "as_data", "playable", "read", "recorded"]

logging.getLogger("pytmx").setLevel(logging.ERROR)  # it reports what we have checked ourselves

MAP = Phrase("map", "マップ")
MAX_BYTES = 512 * 1024
MAX_SIDE = 64
MAX_LAYERS = 16
MAX_OBJECTS = 500
MAX_TITLE = 60  # letters; longer words are cut
MAX_ABOUT = 300
MAX_TILE = 4096  # far below the flip bits of Tiled, which would be read as other tiles
LAYERS = ("ground", "level", "ruins", "scoring", "start")
GROUNDS = ("sand", "grass", "stone", "swamp", "water")
GLYPHS = ("might", "warding", "swiftness", "insight", "farsight", "renewal")
MODES = {"duel": (2,), "skirmish": (4,), "free_for_all": (2, 3, 4, 5)}


class MapError(ValueError):
    """A map that cannot be used. The message says which file, what and where, in one sentence."""


def read(path: Path) -> Battlefield:
    """The battlefield in a Tiled file. MapError if it is broken, hostile or cannot be played."""
    try:
        root = _checked(_bytes(path))
        tiled = pytmx.TiledMap(str(path))  # without a loader it opens no image
        field = _battlefield(tiled, root, path.stem)
        playable(field)
    except MapError as error:
        raise MapError(f"map {path.name}: {error}") from None
    except Exception as error:  # whatever pytmx makes of a file that passed our check
        raise MapError(f"map {path.name}: Tiled data that cannot be read ({error})") from None
    return field


def recorded(key: str, data: Any) -> Battlefield:
    """The battlefield that `as_data` has written into a recording. ValueError for what cannot be played on."""
    field = from_data(key, data)
    playable(field)
    return field


# ---- the check of an untrusted file ----------------------------------------------------------------


def _bytes(path: Path) -> bytes:
    try:
        return files.read(path, MAX_BYTES, MAP)
    except files.BadFile as error:
        raise MapError(str(error).removeprefix(f"map {path.name}: ")) from None


def _checked(raw: bytes) -> Element:
    """The XML, if nothing in it could make a trusting reader open other files or use much memory."""
    try:
        root: Element = fromstring(raw, forbid_dtd=True, forbid_entities=True, forbid_external=True)
    except DefusedXmlException:
        raise MapError("it declares a document type or entities, which are not allowed") from None
    except (ParseError, ValueError, LookupError) as error:
        raise MapError(f"it is not well-formed XML ({error})") from None
    if root.tag != "map" or root.get("orientation") != "hexagonal":
        raise MapError("it is not a hexagonal Tiled map")
    if root.get("infinite", "0") != "0":
        raise MapError("infinite maps cannot be played; turn off Infinite in the map properties")
    if root.get("staggeraxis") != "y" or root.get("staggerindex") != "odd":
        raise MapError("the stagger axis must be Y and the stagger index Odd")
    width, height = _number(root, "width"), _number(root, "height")
    if not (1 <= width <= MAX_SIDE and 1 <= height <= MAX_SIDE):
        raise MapError(f"it is {width} by {height} spaces, at most {MAX_SIDE} by {MAX_SIDE} are allowed")
    _check_elements(root, width * height)
    return root


def _check_elements(root: Element, cells: int) -> None:
    layers = [e.get("name", "") for e in root.iter("layer")]
    if len(layers) > MAX_LAYERS or sum(1 for _ in root.iter("object")) > MAX_OBJECTS:
        raise MapError(f"it has more than {MAX_LAYERS} layers or {MAX_OBJECTS} objects")
    for name in LAYERS:
        if layers.count(name) != 1:
            raise MapError(f"it needs exactly one tile layer called '{name}', not {layers.count(name)}")
    for element in root.iter():
        if element.tag in ("imagelayer", "chunk", "template") or element.get("template"):
            raise MapError(f"it holds a <{element.tag}>, which is not allowed")
        source = element.get("source")
        if source is not None and (element.tag != "image" or "/" in source or "\\" in source or ".." in source):
            raise MapError(f"it refers to another file, '{source[:60]}'; embed tilesets, keep images beside the map")
        if element.tag == "data":
            _check_tiles(element, cells)


def _check_tiles(data: Element, cells: int) -> None:
    """Every tile number of a layer is one of the tileset's, and unpacking it stays within the size of the map."""
    encoding, text = data.get("encoding"), (data.text or "").strip()
    try:
        if encoding == "csv":
            tiles = [int(number) for number in text.split(",")]
        elif encoding == "base64":
            tiles = _unpacked(base64.b64decode(text, validate=True), data.get("compression") or "", cells)
        else:
            raise MapError("its layers must be saved as CSV or Base64")
    except MapError:
        raise
    except (ValueError, binascii.Error, zlib.error):
        raise MapError("a layer holds something other than tile numbers") from None
    if len(tiles) != cells:
        raise MapError(f"a layer has {len(tiles)} tiles where the map has {cells} spaces")
    if any(not 0 <= tile < MAX_TILE for tile in tiles):
        raise MapError("a layer uses a rotated or flipped tile or one that is in no tileset")


def _unpacked(raw: bytes, compression: str, cells: int) -> list[int]:
    """Tile numbers of packed layer data; never unpacks more than the map has spaces."""
    if compression in ("zlib", "gzip"):
        unpacker = zlib.decompressobj(47)  # 32 + 15: zlib or gzip by their own headers
        raw = unpacker.decompress(raw, 4 * cells + 1)
        if len(raw) > 4 * cells:
            raise MapError("a packed layer unpacks to more than the map has spaces")
    elif compression:
        raise MapError(f"layers packed with '{compression[:20]}' are not read; use CSV, zlib or gzip")
    return [int.from_bytes(raw[i : i + 4], "little") for i in range(0, len(raw), 4)]


def _number(element: Element, name: str) -> int:
    try:
        return int(element.get(name, ""))
    except ValueError:
        raise MapError(f"its {name} is not a number") from None


# ---- reading ---------------------------------------------------------------------------------------


def _battlefield(tiled: Any, root: Element, key: str) -> Battlefield:
    said = {e.get("name", ""): e.get("value", e.text or "") for e in root.findall("properties/property")}
    ground = {space: str(value) for space, value in _tiles(tiled, "ground", "ground").items()}
    if unknown := set(ground.values()) - set(GROUNDS):
        raise MapError(f"there is no ground called '{sorted(unknown)[0][:40]}', only {', '.join(GROUNDS)}")
    raised = {space: int(value) for space, value in _tiles(tiled, "level", "level").items()}
    seats = {space: int(value) for space, value in _tiles(tiled, "start", "seat").items()}
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
        ruins=frozenset(_tiles(tiled, "ruins", "ruin")),
        scoring=frozenset(_tiles(tiled, "scoring", "scoring")),
        glyphs=_glyphs(tiled),
        glyphs_face_up=said.get("glyphs_face", "up") != "down",
        starts=starts,
        ground={space: kind for space, kind in ground.items() if kind != "water"},
    )


def _tiles(tiled: Any, layer: str, name: str) -> dict[Hex, Any]:
    """A property of every tile of a layer, by space, row by row."""
    found = {}
    for row, gids in enumerate(tiled.get_layer_by_name(layer).data):
        for column, gid in enumerate(gids):
            if gid:
                facts = tiled.get_tile_properties_by_gid(gid) or {}
                if name not in facts:
                    raise MapError(f"layer '{layer}' has a tile without '{name}' at column {column}, row {row}")
                found[from_offset(column, row)] = facts[name]
    return found


def _glyphs(tiled: Any) -> dict[Hex, str]:
    """Glyphs by space: the space whose centre is nearest to the point."""
    groups = [group for group in tiled.objectgroups if group.name == "glyphs"]
    step = (tiled.tileheight + int(tiled.hexsidelength)) / 2
    found: dict[Hex, str] = {}
    for thing in (thing for group in groups for thing in group):
        kind = str(thing.properties.get("glyph", thing.name))
        if kind not in GLYPHS:
            raise MapError(f"there is no glyph called '{kind[:40]}', only {', '.join(GLYPHS)}")
        row = round((thing.y - tiled.tileheight / 2) / step)
        column = round((thing.x - tiled.tilewidth * (1 + (row & 1)) / 2) / tiled.tilewidth)
        space = from_offset(column, row)
        if space in found:
            raise MapError(f"two glyphs lie at column {column}, row {row}")
        found[space] = kind
    return found


def _phrase(said: dict[str, str], name: str, otherwise: str, longest: int) -> Phrase:
    """Words of a map in both languages; what is longer than a screen has room for is cut."""
    english = said.get(f"{name}_en") or otherwise
    return Phrase(english[:longest], (said.get(f"{name}_ja") or english)[:longest])


def _whole(said: dict[str, str], name: str) -> int:
    try:
        return int(said.get(name, ""))
    except ValueError:
        raise MapError(f"its property '{name}' must be a whole number") from None


def _teams(text: str, seats: int) -> tuple[tuple[int, ...], ...]:
    """`"1+3 2+4"` to ((0, 2), (1, 3)); nothing means everybody for themselves."""
    if not text.strip():
        return tuple((seat,) for seat in range(seats))
    try:
        teams = tuple(tuple(int(seat) - 1 for seat in team.split("+")) for team in text.split())
    except ValueError:
        raise MapError("its property 'teams' must look like '1 2' or '1+3 2+4'") from None
    if sorted(seat for team in teams for seat in team) != list(range(seats)):
        raise MapError(f"its property 'teams' must name each of the {seats} seats once")
    return teams


# ---- can it be played? -----------------------------------------------------------------------------


def playable(field: Battlefield) -> None:
    """MapError unless a whole match of its mode can be played on it."""
    if field.mode not in MODES:
        raise MapError(f"its mode is '{field.mode[:40]}', it must be one of {', '.join(MODES)}")
    if field.seats not in MODES[field.mode]:
        wanted = " or ".join(str(n) for n in MODES[field.mode])
        raise MapError(f"mode {field.mode} needs start zones for {wanted} seats, there are {field.seats}")
    if field.mode == "skirmish" and sorted(map(len, field.teams)) != [2, 2]:
        raise MapError("mode skirmish needs two teams of two, such as '1+3 2+4'")
    if not field.seats <= field.turn_limit <= 500:
        raise MapError(f"its turn limit is {field.turn_limit}, it must be between {field.seats} and 500")
    if field.mode == "free_for_all" and not field.scoring:
        raise MapError("mode free_for_all needs scoring spaces")
    _features_fit(field)
    walkable = set(field.level) - field.ruins
    for seat, zone in enumerate(field.starts, start=1):
        if len(zone & walkable) < 2:
            raise MapError(f"the start zone of seat {seat} has fewer than two free spaces")
    start = min(field.starts[0] & walkable)
    reached, edge = {start}, [start]
    while edge:
        for near in field.next_to(edge.pop()):
            if near in walkable and near not in reached:
                reached.add(near)
                edge.append(near)
    for seat, zone in enumerate(field.starts, start=1):
        if not zone & reached:
            raise MapError(f"nobody can walk from the start zone of seat 1 to that of seat {seat}")


def _features_fit(field: Battlefield) -> None:
    for what, where in (
        ("a level", set(field.level)),
        ("a ruin", field.ruins),
        ("a scoring space", field.scoring),
        ("a glyph", set(field.glyphs)),
        ("a start space", set().union(*field.starts)),
    ):
        if outside := set(where) - set(field.level):
            q, r = min(outside)
            raise MapError(f"{what} lies where there is no ground, at column {q + (r - (r & 1)) // 2}, row {r}")
    if clash := (set(field.ruins) & (field.water | set(field.glyphs))) | (set(field.glyphs) & field.water):
        q, r = min(clash)
        raise MapError(f"water, a ruin and a glyph exclude one another, see column {q + (r - (r & 1)) // 2}, row {r}")
    if any(not WATER_LEVEL <= level <= 9 for level in field.level.values()):
        raise MapError("levels go from 0 to 9")
