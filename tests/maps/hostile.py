"""Maps that an attacker might draw, hundreds of them: each bound exceeded, each field with each silly value.

    for case in hostile(): case.name, case.data, case.harmless

All of them are made of one small map that can be played (`drawn()`); they are the same in every run.
"""

from __future__ import annotations

import base64
import gzip
import lzma
import random
import zlib
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

SIDE = 8  # spaces
CELLS = SIDE * SIDE
GROUND = [1] * CELLS
STARTS = [3] * SIDE + [0] * (CELLS - 2 * SIDE) + [4] * SIDE
NOTHING = [0] * CELLS
HUGE = "9" * 5000
NO_WHOLE_NUMBER = (
    "",
    "-1",
    "1000000000",
    "1" + "0" * 30,
    HUGE,
    "nan",
    "inf",
    "-inf",
    "1e3",
    "2.5",
    "0x8",
    "1_0",
    "٨",
    "&#10;8",
)
NO_PLACE = ("", "nan", "inf", "-inf", "1e300", "-1e300", "1e999", HUGE, "100001", "here", "1,2", "0x8")
OTHER_FILES = (
    "/etc/passwd",
    "../tiles.png",
    "..",
    "a/../../b.png",
    "C:\\boot.ini",
    "C:boot.ini",
    "\\\\server\\share\\x.png",
    "//server/x.png",
    "file:///dev/zero",
    "http://127.0.0.1/x.png",
    "/dev/stdin",
    "sub/tiles.png",
    "x" * 5000,
)


@dataclass(frozen=True)
class Case:
    """A hostile map. `harmless`: it may be read, too, as long as reading it costs next to nothing."""

    name: str
    data: bytes
    harmless: bool = False


def csv(tiles: Sequence[object]) -> str:
    return f'<data encoding="csv">{",".join(map(str, tiles))}</data>'


def packed(raw: bytes, compression: str) -> str:
    return f'<data encoding="base64" compression="{compression}">{base64.b64encode(raw).decode()}</data>'


def little(tiles: Sequence[int]) -> bytes:
    return b"".join(tile.to_bytes(4, "little") for tile in tiles)


def attributes(given: dict[str, str], changes: dict[str, str]) -> str:
    """XML attributes; what is changed to "-" is left out."""
    return " ".join(f'{name}="{value}"' for name, value in {**given, **changes}.items() if value != "-")


def drawn(
    said: dict[str, str] | None = None,  # attributes of <map> that differ
    tileset: dict[str, str] | None = None,
    image: dict[str, str] | None = None,
    tile: dict[str, str] | None = None,  # of the tile that is ground
    seat: str = "1",
    level: str = "1",
    layer: dict[str, str] | None = None,  # of the layer `level`
    data: str = csv(NOTHING),  # of that layer
    thing: dict[str, str] | None = None,  # of the object that is a glyph
    glyph: str = "might",
    inner: str = "",  # inside the glyph
    turns: str = "30",
    mode: str = "duel",
    teams: str = "1 2",
    more_properties: str = "",
    more_tilesets: str = "",
    more_tiles: str = "",
    more_layers: str = "",
    more_objects: str = "",
    prolog: str = '<?xml version="1.0" encoding="UTF-8"?>',
    title: str = "Trap",
) -> str:
    """The small map, with changes."""
    side = {"width": str(SIDE), "height": str(SIDE)}
    whole = {"orientation": "hexagonal", **side, "tilewidth": "62", "tileheight": "72", "infinite": "0"}
    whole |= {"hexsidelength": "36", "staggeraxis": "y", "staggerindex": "odd"}
    tiles = {"firstgid": "1", "name": "tiles", "tilewidth": "62", "tileheight": "72", "tilecount": "4", "columns": "4"}
    picture = {"source": "tiles.png", "width": "248", "height": "72"}
    point = {"id": "1", "x": "31", "y": "252"}

    def plain(name: str, content: str, changes: dict[str, str] | None = None) -> str:
        return f"<layer {attributes({'name': name, **side}, changes or {})}>{content}</layer>"

    def one(number: int, name: str, value: str) -> str:
        return f'<tile id="{number}"><properties><property name="{name}" value="{value}"/></properties></tile>'

    ground = one(0, "ground", "sand").replace('id="0"', attributes({"id": "0"}, tile or {}))
    return (
        f"{prolog}<map {attributes(whole, said or {})}><properties>"
        f'<property name="title_en" value="{title}"/><property name="mode" value="{mode}"/>'
        f'<property name="teams" value="{teams}"/><property name="turn_limit" type="int" value="{turns}"/>'
        f"{more_properties}</properties>"
        f"<tileset {attributes(tiles, tileset or {})}><image {attributes(picture, image or {})}/>{ground}"
        f"{one(1, 'level', level)}{one(2, 'seat', seat)}{one(3, 'seat', '2')}{more_tiles}</tileset>{more_tilesets}"
        f"{plain('ground', csv(GROUND))}{plain('level', data, layer)}{plain('ruins', csv(NOTHING))}"
        f"{plain('scoring', csv(NOTHING))}{plain('start', csv(STARTS))}{more_layers}"
        f'<objectgroup name="glyphs"><object {attributes(point, thing or {})}><properties>'
        f'<property name="glyph" value="{glyph}"/></properties><point/>{inner}</object>{more_objects}'
        "</objectgroup></map>"
    )


def hostile() -> list[Case]:
    """Every case, each under a name of its own."""
    cases = [
        *_numbers(),
        *_references(),
        *_layers(),
        *_counts(),
        *_documents(),
        *_structures(),
        *_broken(),
    ]
    assert len({case.name for case in cases}) == len(cases)
    return cases


def _case(name: str, text: str, harmless: bool = False) -> Case:
    return Case(name, text.encode("utf-8", "surrogatepass"), harmless)


def _named(value: str) -> str:
    return value if len(value) < 30 else f"{value[:6]}...{len(value)}"


# ---- numbers ---------------------------------------------------------------------------------------
def _numbers() -> Iterator[Case]:
    """Every number of a map with every value that is none, or is out of its range."""
    for value in (*NO_WHOLE_NUMBER, "-"):
        for name in ("width", "height", "tilewidth", "tileheight", "hexsidelength"):
            yield _case(f"map {name} {_named(value)}", drawn({name: value}))
        for name in ("firstgid", "tilewidth", "tileheight"):
            yield _case(f"tileset {name} {_named(value)}", drawn(tileset={name: value}))
        for name in ("tilecount", "columns", "margin", "spacing"):
            yield _case(f"tileset {name} {_named(value)}", drawn(tileset={name: value}), harmless=value == "-")
        for name in ("width", "height"):
            yield _case(f"image {name} {_named(value)}", drawn(image={name: value}), harmless=value == "-")
            yield _case(f"layer {name} {_named(value)}", drawn(layer={name: value}))
        yield _case(f"tile id {_named(value)}", drawn(tile={"id": value}))
        if value != "-":
            yield _case(f"seat {_named(value)}", drawn(seat=value))
            yield _case(f"level {_named(value)}", drawn(level=value))
            yield _case(f"turn limit {_named(value)}", drawn(turns=value))
            yield _case(f"teams {_named(value)}", drawn(teams=f"1 {value}"))
            yield _case(f"gid of an object {_named(value)}", drawn(thing={"gid": value}))
    for value in NO_PLACE:
        for name in ("x", "y", "width", "height"):
            yield _case(f"object {name} {_named(value)}", drawn(thing={name: value}))
    for name, value in (("width", "65"), ("width", "100000000"), ("tilewidth", "1025"), ("hexsidelength", "1025")):
        yield _case(f"map {name} just {value}", drawn({name: value}))
    yield _case(
        "image of one pixel tiles", drawn(tileset={"tilewidth": "1", "tileheight": "1"}, image={"width": "100000000"})
    )
    yield _case("seat 6", drawn(seat="6"))
    yield _case("level 10", drawn(level="10"))


# ---- references to other files ---------------------------------------------------------------------
def _references() -> Iterator[Case]:
    for source in OTHER_FILES:
        yield _case(f"image from {_named(source)}", drawn(image={"source": source}))
        yield _case(
            f"tileset from {_named(source)}", drawn(more_tilesets=f'<tileset firstgid="9" source="{source}.tsx"/>')
        )
        yield _case(f"template {_named(source)}", drawn(thing={"template": f"{source}.tx"}))
        image = f'<tile id="3"><image source="{source}" width="1" height="1"/></tile>'
        yield _case(f"tile of an image {_named(source)}", drawn(more_tiles=image))
        layer = f'<imagelayer name="x"><image source="{source}" width="1" height="1"/></imagelayer>'
        yield _case(f"image layer from {_named(source)}", drawn(more_layers=layer))
    yield _case("tileset beside it", drawn(more_tilesets='<tileset firstgid="9" source="more.tsx"/>'))
    file = '<property name="x" type="file" value="/dev/zero"/>'
    yield _case("property of a file", drawn(more_properties=file), harmless=True)


# ---- data of layers --------------------------------------------------------------------------------
def _layers() -> Iterator[Case]:
    payloads = {
        "short": little(NOTHING[:-1]),
        "one byte more": little(NOTHING) + b"\0",
        "one tile more": little([*NOTHING, 0]),
        "empty": b"",
        "ten megabytes": bytes(10_000_000),
        **{f"flag {bit}": little([1 << bit | 1, *NOTHING[1:]]) for bit in range(12, 32)},
        "unknown tile": little([4095, *NOTHING[1:]]),
        "noise": random.Random(1).randbytes(4 * CELLS),
    }
    packers: dict[str, Callable[[bytes], bytes]] = {
        "zlib": zlib.compress,
        "gzip": lambda raw: gzip.compress(raw, mtime=0),
        "": lambda raw: raw[:300_000],
    }
    for what, raw in payloads.items():
        for compression, pack in packers.items():
            yield _case(f"{compression or 'plain'} {what}", drawn(data=packed(pack(raw), compression)))
    good = little(NOTHING)
    for compression in ("zlib", "gzip"):
        pack = packers[compression]
        yield _case(
            f"{compression} second member", drawn(data=packed(pack(good) + pack(bytes(10_000_000)), compression))
        )
        yield _case(f"{compression} first empty", drawn(data=packed(pack(b"") + pack(good), compression)))
        yield _case(f"{compression} tail", drawn(data=packed(pack(good) + b"x", compression)))
        yield _case(f"{compression} cut", drawn(data=packed(pack(good)[:-1], compression)))
        yield _case(f"{compression} cut early", drawn(data=packed(pack(good)[:8], compression)))
        yield _case(f"{compression} twice", drawn(data=packed(pack(pack(good)), compression)))
    yield _case("zlib said gzip", drawn(data=packed(zlib.compress(good), "gzip")))
    yield _case("gzip said zlib", drawn(data=packed(gzip.compress(good, mtime=0), "zlib")))
    for compression in ("zstd", "lzma", "bz2", "ZLIB", "zlib ", "deflate", HUGE):
        yield _case(f"compression {_named(compression)}", drawn(data=packed(lzma.compress(good), compression)))
    for encoding in ("", "xml", "hex", "CSV", "base32", "utf-8", HUGE):
        yield _case(
            f"encoding {_named(encoding)}", drawn(data=f'<data encoding="{encoding}">{"0," * (CELLS - 1)}0</data>')
        )
    texts = {
        "negative": csv([-1, *NOTHING[1:]]),
        "huge": csv([HUGE, *NOTHING[1:]]),
        "float": csv(["1.0", *NOTHING[1:]]),
        "nan": csv(["nan", *NOTHING[1:]]),
        "underline": csv(["1_0", *NOTHING[1:]]),
        "other digits": csv(["١", *NOTHING[1:]]),
        "plus": csv(["+1", *NOTHING[1:]]),
        "words": csv(["x"] * CELLS),
        "empty": csv([]),
        "commas": csv([""] * CELLS),
        "many": csv([0] * 200_000),
        "many commas": csv([""] * 400_000),
        "spaces": csv([" " * 400_000, *NOTHING[1:]]) + "x",
        **{f"flag {bit}": csv([1 << bit | 1, *NOTHING[1:]]) for bit in range(12, 40)},
        "no base64": '<data encoding="base64">!!!!</data>',
        "base64 of one letter": '<data encoding="base64">A</data>',
        "long base64": f'<data encoding="base64">{"A" * 400_000}</data>',
        "base64 with gaps": '<data encoding="base64" compression="zlib">eJw AAA\n\n</data>',
        "tile elements": "<data>" + '<tile gid="1"/>' * CELLS + "</data>",
        "chunks": f'<data encoding="csv"><chunk x="0" y="0" width="{SIDE}" height="{SIDE}">0</chunk></data>',
        "no data": "",
        "two of them": csv(NOTHING) * 2,
        "an element in it": csv(NOTHING).replace("0,0", "0,<x/>0", 1),
    }
    for name, text in texts.items():
        yield _case(f"csv {name}", drawn(data=text))


# ---- too much of anything --------------------------------------------------------------------------
def _counts() -> Iterator[Case]:
    layer = f'<layer name="x" width="{SIDE}" height="{SIDE}">{csv(NOTHING)}</layer>'
    ring = '<object id="1" x="0" y="0"/>'
    one = '<property name="x" value="y"/>'
    tile = '<tile id="7"/>'
    for many in (12, 100, 1000):
        yield _case(f"{many} layers", drawn(more_layers=layer * many))
    for many in (500, 2000, 15_000):
        yield _case(f"{many} objects", drawn(more_objects=ring * many))
        yield _case(f"{many} properties", drawn(more_properties=one * many))
        yield _case(
            f"{many} properties of a tile",
            drawn(more_tiles=f'<tile id="7"><properties>{one * many}</properties></tile>'),
        )
    for many in (1025, 3000, 30_000):
        yield _case(f"{many} tiles", drawn(more_tiles=tile * many))
    for many in (16, 600, 3000):
        image = '<image source="a.png" width="300" height="300"/>'
        one_set = f'<tileset firstgid="9" tilewidth="1" tileheight="1">{image}</tileset>'
        yield _case(f"{many} tilesets", drawn(more_tilesets=one_set * many))
    for deep in (17, 1000, 50_000):
        groups = "<group>" * deep + layer + "</group>" * deep
        yield _case(f"groups {deep} deep", drawn(more_layers=groups))
        classes = (
            '<property name="x" type="class" propertytype="T"><properties>' * deep + "</properties></property>" * deep
        )
        yield _case(f"classes {deep} deep", drawn(more_properties=classes)[: 512 * 1024])
    for many in (1100, 20_000, 45_000):
        yield _case(f"{many} attributes", drawn(said={f"a{n:x}": "" for n in range(many)}))
        spaces = {f"xmlns:a{n:x}": "u" for n in range(many // 2)}
        yield _case(f"{many // 2} name spaces", drawn(said=spaces), harmless=many == 1100)
    full = "<x " + " ".join(f'a{n}=""' for n in range(30)) + "/>"
    yield _case("attributes of many", drawn(more_layers=full * 1500))
    for name, text in {
        "elements": "<a/>",
        "names": "",
        "comments": "<!---->",
        "instructions": "<?a?>",
        "sections": "<![CDATA[]]>",
        "pieces": "a<!---->",
    }.items():
        more = text * (400_000 // len(text)) if text else "".join(f"<x{n:x}/>" for n in range(40_000))
        yield _case(f"too many {name}", drawn(more_layers=more))
    for name, text in {
        "references": "&#65;",
        "newlines": "\n",
        "letters": "a",
        "wide letters": "あ",
        "quotes": "&lt;",
    }.items():
        more = text * (400_000 // len(text.encode()))
        yield _case(f"too many {name}", drawn(more_layers=more), harmless=True)
        yield _case(f"a title of {name}", drawn(title=more))
        yield _case(
            f"an unknown property of {name}",
            drawn(more_properties=f'<property name="x" value="{more}"/>'),
            harmless=True,
        )
        yield _case(f"a property of {name}", drawn(more_properties=f'<property name="about_en">{more}</property>'))
    yield _case("equals signs", "<map " + "=" * 400_000)
    yield _case("brackets", "<" * 500_000)
    yield _case("closing", ">" * 500_000)
    yield _case("too large", drawn() + " " * 512 * 1024)
    points = " ".join(f"{n},{n}" for n in range(40_000))
    for shape in ("polygon", "polyline"):
        yield _case(f"long {shape}", drawn(inner=f'<{shape} points="{points}"/>'), harmless=True)
    yield _case("teams of many", drawn(teams="1+" * 1999 + "1"))
    yield _case("many teams", drawn(teams="1 " * 1999))


# ---- documents -------------------------------------------------------------------------------------
def _documents() -> Iterator[Case]:
    """Document types, entities, encodings."""
    laughs = '<!ENTITY a "ha">' + "".join(
        f'<!ENTITY {b} "{f"&{a};" * 10}">' for a, b in zip("abcdefgh", "bcdefghi", strict=True)
    )
    types = {
        "billion laughs": (f"[{laughs}]", "&i;"),
        "quadratic": (f'[<!ENTITY a "{"a" * 50_000}">]', "&a;" * 5000),
        "recursion": ('[<!ENTITY a "&b;"><!ENTITY b "&a;">]', "&a;"),
        "file": ('[<!ENTITY a SYSTEM "file:///etc/passwd">]', "&a;"),
        "pipe": ('[<!ENTITY a SYSTEM "file:///dev/stdin">]', "&a;"),
        "net": ('[<!ENTITY a SYSTEM "http://127.0.0.1:9/">]', "&a;"),
        "parameter": ('[<!ENTITY % a SYSTEM "file:///dev/zero"> %a;]', ""),
        "outside": ('SYSTEM "file:///dev/zero"', ""),
        "public": ('PUBLIC "-//x//y" "http://127.0.0.1:9/x.dtd"', ""),
        "default attributes": ('[<!ATTLIST layer width CDATA "1000000000">]', ""),
        "notation": ('[<!NOTATION n SYSTEM "x"><!ENTITY u SYSTEM "x" NDATA n>]', ""),
        "empty": ("", ""),
        "never closed": ("[", ""),
    }
    for name, (declared, used) in types.items():
        for place, where in (
            ("a layer", {"data": f'<data encoding="csv">{used}</data>'}),
            ("a title", {"title": used}),
        ):
            text = drawn(**where)  # type: ignore[arg-type]
            yield _case(f"{name} in {place}", text.replace("<map", f"<!DOCTYPE map {declared}><map", 1))
    good = drawn()
    bare = drawn(prolog="")
    laughing = f"<!DOCTYPE map {types['billion laughs'][0]}>{drawn(prolog='', title='&i;')}"
    for encoding in ("utf-16", "utf-16-le", "utf-16-be", "utf-32", "utf-7", "cp037"):
        yield Case(f"billion laughs in {encoding}", laughing.encode(encoding))
        yield Case(f"in {encoding}", bare.encode(encoding), harmless=encoding == "utf-7")
        said = f'<?xml version="1.0" encoding="{encoding}"?>'
        yield _case(f"said to be {encoding}", drawn(prolog=said), harmless=True)
        yield Case(f"in {encoding} and says so", drawn(prolog=said).encode(encoding), harmless=encoding == "utf-7")
    for encoding in ("rot13", "idna", "zlib", "big5", "no such", "x" * 5000):
        yield _case(
            f"said to be {_named(encoding)}",
            drawn(prolog=f'<?xml version="1.0" encoding="{encoding}"?>'),
            harmless=True,
        )
    yield Case("half letters", drawn(title="\ud800").encode("utf-8", "surrogatepass"))
    yield Case("no letters", good.encode().replace(b"Trap", b"\xff\xfe"))
    yield Case("long letters", good.encode().replace(b"Trap", b"\xc0\x80"))
    yield Case("zeros", bytes(400_000))
    yield Case("nothing", b"")
    yield Case("a mark only", b"\xef\xbb\xbf")
    yield Case("two marks", b"\xef\xbb\xbf\xef\xbb\xbf" + good.encode(), harmless=True)
    yield _case("zero in a title", drawn(title="&#0;"))
    yield _case("half letter by number", drawn(title="&#xD800;"))
    yield _case("far letter by number", drawn(title="&#x110000;"))
    yield _case("controls in a title", drawn(title="a&#10;b&#13;c&#9;\u202e\u2028\x7f"), harmless=True)
    yield _case("controls in a glyph", drawn(glyph="a&#10;b\u202e\u2028"))
    yield _case("controls in a mode", drawn(mode="a&#10;b\u202e\u2028"))
    yield _case("no such entity", drawn(title="&nbsp;"))
    yield _case(
        "include", drawn(more_layers='<xi:include xmlns:xi="http://www.w3.org/2001/XInclude" href="x"/>'), harmless=True
    )
    yield _case(
        "style sheet", drawn(prolog='<?xml version="1.0"?><?xml-stylesheet href="file:///dev/zero"?>'), harmless=True
    )
    yield _case("two roots", good + bare)
    yield _case("tail", good + "x")
    yield _case("version 9", drawn(prolog='<?xml version="9.0"?>'), harmless=True)


# ---- structures of Tiled ---------------------------------------------------------------------------
def _structures() -> Iterator[Case]:
    for value in ("1", "true", "-1", HUGE):
        yield _case(f"infinite {_named(value)}", drawn({"infinite": value}))
    for name in ("orientation", "staggeraxis", "staggerindex"):
        for value in ("", "-", "x", "orthogonal", HUGE):
            yield _case(f"{name} {_named(value)}", drawn({name: value}))
    layer = f'<layer name="{{}}" width="{SIDE}" height="{SIDE}">{csv(NOTHING)}</layer>'
    for name in ("ground", "level", "ruins", "scoring", "start"):
        yield _case(f"two layers {name}", drawn(more_layers=layer.format(name)))
        yield _case(f"no layer {name}", drawn().replace(f'<layer name="{name}"', '<layer name="other"'))
        inside = f'<layer name="{name}"><layer name="{name}"/></layer>'
        yield _case(f"layer {name} in a layer", drawn(more_layers=inside))
    for name in ("imagelayer", "chunk", "template"):
        yield _case(f"<{name}>", drawn(more_layers=f"<{name}/>"))
    one = '<property name="a" value="1"/>'
    kinds = ("int", "float", "bool", "color", "file", "object", "class", "enum", "x", HUGE)
    for kind in kinds:
        wrong = f'<property name="x" type="{kind}" value="{HUGE[:300]}"/>'
        yield _case(f"unknown property of type {_named(kind)}", drawn(more_properties=wrong), harmless=True)
        words = f'<property name="about_ja" type="{kind}" propertytype="T"><properties>{one}</properties></property>'
        yield _case(f"words of type {_named(kind)}", drawn(more_properties=words), harmless=True)
        seat = f'<tile id="3"><properties><property name="seat" type="{kind}" value="1e9"/></properties></tile>'
        yield _case(f"seat of type {_named(kind)}", drawn(more_tiles=seat))
    for name in ("width", "height", "name", "properties", "parse_xml", "__class__", "gidmap", "layers", ""):
        own = f'<property name="{name}" value="x"/>'
        yield _case(f"property called '{name}'", drawn(more_properties=own), harmless=True)
        if name not in ("width", "height"):
            yield _case(f"attribute called '{name}'", drawn({name: "x"} if name else {"_": "x"}), harmless=True)
        yield _case(
            f"object property '{name}'",
            drawn(thing={"name": name}, inner=f"<properties>{own}</properties>"),
            harmless=True,
        )
    extras = {
        "wang sets": "<wangsets>"
        + '<wangset name="x" tile="-1"><wangtile tileid="99999999" wangid="1,2"/></wangset>' * 200
        + "</wangsets>",
        "terrains": '<terraintypes><terrain name="x" tile="99999999999"/></terraintypes>',
        "animation": '<tile id="3"><animation>'
        + '<frame tileid="999999999" duration="-1"/>' * 500
        + "</animation></tile>",
        "collision": '<tile id="3"><objectgroup>' + '<object id="1" x="nan"/>' * 100 + "</objectgroup></tile>",
        "glyphs on a tile": '<tile id="3"><objectgroup name="glyphs"><object id="1" x="nan"/></objectgroup></tile>',
        "image in the tile": '<tile id="3"><image format="png"><data encoding="base64">AAAA</data></image></tile>',
        "grid": '<grid width="99999999999" height="-1"/><tileoffset x="nan" y="inf"/>',
        "transformations": '<transformations hflip="1" vflip="nan"/>',
    }
    for name, more in extras.items():
        yield _case(name, drawn(more_tiles=more), harmless=True)
    for gid in (1, 4095, 1 << 28, 1 << 29, 1 << 31, 1 << 40):
        yield _case(f"tile object {gid}", drawn(thing={"gid": str(gid), "height": "72"}), harmless=gid < 4096)
    yield _case("two glyphs in one place", drawn(more_objects='<object id="2" name="might" x="31" y="252"/>'))
    yield _case("glyph in the air", drawn(thing={"x": "-99999"}))
    yield _case(
        "text object", drawn(inner=f'<text fontfamily="x" pixelsize="{HUGE}">{"a" * 9000}</text>'), harmless=True
    )
    yield _case(
        "overlapping tilesets",
        drawn(more_tilesets='<tileset firstgid="1" tilewidth="1" tileheight="1"/>' * 14),
        harmless=True,
    )


# ---- damage ----------------------------------------------------------------------------------------
def _broken() -> Iterator[Case]:
    """A good map, damaged by chance: it may still be one."""
    chance, good = random.Random(7), drawn().encode()
    for number in range(30):
        place = chance.randrange(len(good))
        yield Case(f"cut at {number}", good[: place // 2])
        yield Case(f"byte {number}", good[:place] + chance.randbytes(1) + good[place + 1 :], harmless=True)
        end = place + chance.randrange(200)
        yield Case(f"part out {number}", good[:place] + good[end:], harmless=True)
        yield Case(f"part twice {number}", good[:end] + good[place:], harmless=True)
