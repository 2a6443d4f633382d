"""The check of a map file that nobody vouches for: what comes out is all that pytmx gets to see.

The XML is parsed once, by defusedxml, and counted while it is parsed. What a battlefield needs is checked and copied
into a tree of our own: numbers within their range, tile layers as CSV of exactly as many tiles as the map has spaces,
known properties as plain words. Images, other files, classes, templates and whatever else Tiled or an attacker may
write are refused or left out, so that no reader after this one can be surprised.

Long because everything a map may hold is named here once, with its limits, and nothing else gets through.
"""

from __future__ import annotations

import base64
import binascii
import math
import re
import zlib
from collections.abc import Iterable, Mapping
from pathlib import Path
from xml.etree.ElementTree import Element, ParseError, SubElement, TreeBuilder

from defusedxml import DefusedXmlException
from defusedxml.ElementTree import DefusedXMLParser

from game import files
from game.maps import words as W
from game.maps.fault import MapError, shown
from game.words import Phrase

MAX_BYTES = 512 * 1024
MAX_DEPTH = 16  # elements inside each other
MAX_ELEMENTS = 4000
MAX_TAGS = 12_000  # starts and ends of elements, comments, and so on
MAX_ATTRIBUTES = 16_000
MAX_SIGNS = 1000  # equals signs between two elements, hence attributes of one
MAX_TEXTS = 16_000  # pieces of text between elements, references and comments
MAX_SIDE = 64  # spaces
MAX_SPACES = MAX_SIDE * MAX_SIDE
MAX_TILE_SIDE = 1024  # pixels
MAX_IMAGE_SIDE = 8192  # pixels
MAX_PLACE = 100_000  # pixels from the corner of the map to an object
MAX_LAYERS = 16
MAX_OBJECTS = 500
MAX_TILESETS = 16
MAX_TILES = 1024  # of one tileset that have properties
MAX_TILE = 4096  # far below the flip bits of Tiled, which would be read as other tiles
MAX_PROPERTIES = 64  # of one element
MAX_VALUE = 4000  # letters of a property
MAX_NAME = 100  # letters of a name

LAYERS = ("ground", "level", "ruins", "scoring", "start")
MAP_PROPERTIES = (
    "title_en",
    "title_ja",
    "about_en",
    "about_ja",
    "mode",
    "teams",
    "turn_limit",
    "glyphs_face",
)
TILE_PROPERTIES = ("ground", "level", "ruin", "scoring", "seat", "glyph")
RANGES = {"level": (0, 9), "seat": (1, 5)}  # of tile properties that are numbers
PLACE = ("x", "y", "width", "height")  # of an object
UNPACKERS = {"zlib": 15, "gzip": 31}  # by compression: what zlib calls wbits, the header it insists on


# ---- the file --------------------------------------------------------------------------------------


def opened(path: Path) -> bytes:
    """The bytes of a map file. MapError, with its name, if it is no plain file, cannot be opened or is too large."""
    try:
        return files.read(path, MAX_BYTES, W.MAP)
    except files.BadFile as error:
        raise MapError(error.said) from None


class Counted:
    """Builds the tree of an XML file and stops as soon as there is more of anything than a map needs."""

    def __init__(self) -> None:
        self.depth = self.elements = self.attributes = self.texts = 0
        self._tree = TreeBuilder()

    def start(self, tag: str, attributes: dict[str, str]) -> Element:
        self.depth += 1
        self.elements += 1
        self.attributes += len(attributes)
        if self.depth > MAX_DEPTH:
            raise MapError(W.TOO_DEEP.of(MAX_DEPTH), damaged=True)
        if self.elements > MAX_ELEMENTS:
            raise MapError(W.MORE_THAN.of(MAX_ELEMENTS, W.ELEMENTS))
        if self.attributes > MAX_ATTRIBUTES:
            raise MapError(W.MORE_THAN.of(MAX_ATTRIBUTES, W.ATTRIBUTES))
        return self._tree.start(tag, attributes)

    def end(self, tag: str) -> Element:
        self.depth -= 1
        return self._tree.end(tag)

    def data(self, text: str) -> None:
        self.texts += 1
        if self.texts > MAX_TEXTS:
            raise MapError(W.PIECES.of(MAX_TEXTS))
        self._tree.data(text)

    def close(self) -> Element:
        return self._tree.close()


def _parsed(raw: bytes) -> Element:
    try:
        text = raw.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise MapError(W.NOT_XML.of(W.BYTE.of(error.start))) from None
    if "\0" in text:  # UTF-16 in disguise: expat would recognize it
        raise MapError(W.NOT_XML.of(W.ZEROS))
    # Asked before expat is, which reads on after a refusal and hands over no element before its last attribute.
    if "<!DOCTYPE" in text:  # nothing else can declare entities
        raise MapError(W.TYPE_OR_ENTITIES, damaged="<!ENTITY" in text)
    if text.count("<") > MAX_TAGS:
        raise MapError(W.MORE_THAN.of(MAX_TAGS, W.TAGS))
    if any(piece.count("=") > MAX_SIGNS for piece in text.split("<")):
        raise MapError(W.ELEMENT_WITH_MANY.of(MAX_SIGNS))
    parser = DefusedXMLParser(target=Counted(), forbid_dtd=True)
    try:
        parser.feed(text)
        root: Element = parser.close()
    except DefusedXmlException:
        raise MapError(W.TYPE_OR_ENTITIES, damaged=True) from None
    except ParseError as error:
        raise MapError(W.NOT_XML.of(error)) from None
    return root


# ---- the copy --------------------------------------------------------------------------------------


def checked(raw: bytes) -> Element:
    """A map as an XML tree that holds what a battlefield needs and nothing else, all of it checked.

    MapError, without the name of the file, for anything that could surprise a reader.
    """
    root = _parsed(raw)
    if root.tag != "map" or root.get("orientation") != "hexagonal":
        raise MapError(W.NO_HEXAGONS)
    if root.get("infinite", "0") != "0":
        raise MapError(W.INFINITE)
    if root.get("staggeraxis") != "y" or root.get("staggerindex") != "odd":
        raise MapError(W.STAGGER)
    _refuse_other_files(root)
    width, height = (_whole(root, name, (1, MAX_SIDE), W.THE_MAP) for name in ("width", "height"))
    copy = Element("map", orientation="hexagonal", staggeraxis="y", staggerindex="odd")
    copy.set("width", str(width))
    copy.set("height", str(height))
    for name, least in (("tilewidth", 1), ("tileheight", 1), ("hexsidelength", 0)):
        copy.set(name, str(_whole(root, name, (least, MAX_TILE_SIDE), W.THE_MAP)))
    _put_properties(copy, _properties(root, MAP_PROPERTIES, W.THE_MAP))
    _copy_tilesets(root, copy)
    _copy_layers(root, copy, width, height)
    _copy_glyphs(root, copy)
    return copy


def _refuse_other_files(root: Element) -> None:
    for element in root.iter():
        if element.tag in ("imagelayer", "chunk", "template") or element.get("template") is not None:
            raise MapError(W.NOT_ALLOWED.of(shown(element.tag)))
        source = element.get("source")
        if source is not None and (
            element.tag != "image" or len(source) > MAX_NAME or re.search(r"[/\\:]|\.\.", source)
        ):
            raise MapError(W.OTHER_FILE.of(shown(source)))
        if element.tag == "image":  # nobody opens it: our own textures are drawn
            for name in ("width", "height"):
                if element.get(name) is not None:
                    _whole(element, name, (1, MAX_IMAGE_SIDE), W.AN_IMAGE)


def _copy_tilesets(root: Element, copy: Element) -> None:
    tilesets = root.findall("tileset")
    if len(tilesets) > MAX_TILESETS:
        raise MapError(W.MORE_THAN.of(MAX_TILESETS, W.TILESETS))
    for tileset in tilesets:
        what = W.A_TILESET.of(shown(tileset.get("name", "")))
        first = _whole(tileset, "firstgid", (1, MAX_TILE - 1), what)
        for name in ("tilewidth", "tileheight"):
            _whole(tileset, name, (1, MAX_TILE_SIDE), what)
        for name in ("tilecount", "columns", "margin", "spacing"):
            if tileset.get(name) is not None:
                _whole(tileset, name, (0, MAX_TILE), what)
        tiles = tileset.findall("tile")
        if len(tiles) > MAX_TILES:
            raise MapError(W.MORE_OF.of(what, MAX_TILES, W.TILES))
        out = SubElement(copy, "tileset", firstgid=str(first), name="tiles")
        for tile in tiles:
            number = _whole(tile, "id", (0, MAX_TILE - 1 - first), W.A_TILE, what)
            facts = _properties(tile, TILE_PROPERTIES, W.THAT_TILE, number, what)
            _put_properties(SubElement(out, "tile", id=str(number)), facts)


def _copy_layers(root: Element, copy: Element, width: int, height: int) -> None:
    layers = list(root.iter("layer"))
    if len(layers) > MAX_LAYERS:
        raise MapError(W.MORE_THAN.of(MAX_LAYERS, W.LAYERS))
    for name in LAYERS:
        named = [layer for layer in layers if layer.get("name") == name]
        if len(named) != 1:
            raise MapError(W.ONE_LAYER.of(name, len(named)))
        for side, wanted in (("width", width), ("height", height)):
            if _whole(named[0], side, (1, MAX_SIDE), W.A_LAYER, name) != wanted:
                raise MapError(W.OTHER_SIDE.of(name, side))
        held = named[0].findall("data")
        if len(held) != 1 or len(held[0]):
            raise MapError(W.CSV_OR_BASE64)
        tiles = _tiles(held[0], name, width * height)
        out = SubElement(copy, "layer", name=name, width=str(width), height=str(height))
        SubElement(out, "data", encoding="csv").text = ",".join(map(str, tiles))


def _copy_glyphs(root: Element, copy: Element) -> None:
    if sum(1 for _ in root.iter("object")) > MAX_OBJECTS:
        raise MapError(W.MORE_THAN.of(MAX_OBJECTS, W.OBJECTS))
    for group in root.iter("objectgroup"):
        if group.get("name") != "glyphs":
            continue
        out = SubElement(copy, "objectgroup", name="glyphs")
        for thing in group.findall("object"):
            name = thing.get("name", "")[:MAX_NAME]
            placed = SubElement(out, "object", name=name)
            for side in PLACE:
                placed.set(side, repr(_place(thing, side, W.AN_OBJECT, shown(name))))
            if thing.get("gid") is not None:
                placed.set("gid", str(_whole(thing, "gid", (1, MAX_TILE - 1), W.AN_OBJECT, shown(name))))
            _put_properties(placed, _properties(thing, ("glyph",), W.AN_OBJECT, shown(name)))


def _properties(element: Element, known: Iterable[str], what: Phrase, *of: object) -> dict[str, str]:
    """The known properties of an element, `what.of(*of)`, as words, whatever type they are said to have."""
    found = element.findall("properties/property")
    if len(found) > MAX_PROPERTIES:
        raise MapError(W.MORE_OF.of(what.of(*of), MAX_PROPERTIES, W.PROPERTIES))
    facts = {}
    for one in found:
        name = one.get("name", "")
        if name in known:
            facts[name] = one.get("value") or one.text or ""
            if len(facts[name]) > MAX_VALUE:
                raise MapError(W.TOO_LONG.of(W.PROPERTY.of(name, what.of(*of)), MAX_VALUE))
            if name in RANGES and _number(facts[name], RANGES[name]) is None:
                raise _no_number(W.PROPERTY.of(name, what.of(*of)), facts[name], RANGES[name])
    return facts


def _put_properties(element: Element, facts: Mapping[str, str]) -> None:
    held = SubElement(element, "properties")
    for name, value in facts.items():
        SubElement(held, "property", name=name, value=value)


# ---- numbers ---------------------------------------------------------------------------------------


def _whole(element: Element, name: str, allowed: tuple[int, int], what: Phrase, *of: object) -> int:
    """A whole number in its range; MapError otherwise. What is called `what.of(*of)` is named only then: there are
    thousands of them."""
    text = element.get(name, "")
    number = _number(text, allowed)
    if number is None:
        raise _no_number(W.PART.of(name, what.of(*of)), text, allowed)
    return number


def _number(text: str, allowed: tuple[int, int]) -> int | None:
    """A whole number in its range, both ends included."""
    least, most = allowed
    return int(text) if re.fullmatch("-?[0-9]{1,9}", text) and least <= int(text) <= most else None


def _no_number(what: Phrase, text: str, allowed: tuple[int, int]) -> MapError:
    return MapError(W.NO_NUMBER.of(what, shown(text), *allowed))


def _place(thing: Element, side: str, what: Phrase, *of: object) -> float:
    text = thing.get(side, "0")
    try:
        pixels = float(text[:MAX_NAME])
    except ValueError:
        pixels = math.nan
    if not abs(pixels) <= MAX_PLACE:  # not a number is not within it, either
        raise MapError(W.NO_PLACE.of(W.PART.of(side, what.of(*of)), shown(text), MAX_PLACE))
    return pixels


# ---- tiles -----------------------------------------------------------------------------------------


def _tiles(data: Element, layer: str, cells: int) -> list[int]:
    """The tile numbers of a layer: as many as the map has spaces, each one that a tileset may have."""
    encoding, text = data.get("encoding"), (data.text or "").strip()
    if encoding == "csv":
        tiles = _listed(text, layer, cells)
    elif encoding == "base64":
        tiles = _unpacked(text, data.get("compression") or "", layer)
    else:
        raise MapError(W.CSV_OR_BASE64)
    if len(tiles) != cells:
        raise MapError(W.TILE_COUNT.of(layer, len(tiles), cells))
    if max(tiles) >= MAX_TILE:
        raise MapError(W.NO_SUCH_TILE.of(layer))
    return tiles


def _listed(text: str, layer: str, cells: int) -> list[int]:
    count = text.count(",") + 1
    if count != cells:
        raise MapError(W.TILE_COUNT.of(layer, count, cells))
    if not re.fullmatch(r"\s*[0-9]{1,10}\s*(?:,\s*[0-9]{1,10}\s*)*", text, re.ASCII):
        raise MapError(W.NO_TILE_NUMBERS.of(layer))
    return [int(number) for number in text.split(",")]


def _unpacked(text: str, compression: str, layer: str) -> list[int]:
    """Tile numbers of packed layer data; never unpacks more than the largest map has spaces."""
    if compression and compression not in UNPACKERS:
        raise MapError(W.PACKING.of(shown(compression)))
    if len(text) > 8 * MAX_SPACES + 256:  # what cannot be packed takes 16 letters for 3 tiles
        raise MapError(W.BURSTS.of(layer), damaged=True)
    try:
        raw = base64.b64decode(text, validate=True)
        if compression:
            unpacker = zlib.decompressobj(UNPACKERS[compression])
            raw = unpacker.decompress(raw, 4 * MAX_SPACES + 1)
            if len(raw) > 4 * MAX_SPACES:
                raise MapError(W.BURSTS.of(layer), damaged=True)
            if not unpacker.eof or unpacker.unused_data:
                raise MapError(W.ENDS_EARLY.of(layer), damaged=True)
    except (binascii.Error, zlib.error):
        raise MapError(W.NO_TILE_NUMBERS.of(layer)) from None
    if len(raw) % 4:
        raise MapError(W.NO_TILE_NUMBERS.of(layer))
    return [int.from_bytes(raw[i : i + 4], "little") for i in range(0, len(raw), 4)]
