"""Pictures of a person's own, PNG or SVG, which lie beside a pack. What can be known of one before anything of it is
unpacked or drawn is looked at here, wherever it comes from. One that cannot be used costs itself, never its pack.

What draws an SVG takes it as it is: a dashed line can ask for more memory than there is, and no XML parser sees the
file as it does. Hence its text is counted, and what it may hold is little enough to be drawn within seconds at worst.
Some files bring it down even so. That ends the process that draws it (ui/faces/svg_apart.py); what else such a file
might make of that process nobody knows, and an SVG does not travel.
"""

from __future__ import annotations

import re
import struct
import zlib
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path

from game import files
from game.packs import words as W
from game.packs.pack import Pack
from game.words import Phrase

MAX_BYTES = {".png": 4 * 1024 * 1024, ".svg": 256 * 1024}
LARGEST = 2048  # pixels across and down
SIGNATURE, END = b"\x89PNG\r\n\x1a\n", b"IEND"
MOST_TAGS, MOST_NUMBERS = 800, 4000  # of an SVG
NUMBER = r"\s*([0-9]+(?:\.[0-9]+)?)"
SIZE = {name: re.compile(rf"\s{name}\s*=\s*[\"']{NUMBER}(?:px)?\s*[\"']") for name in ("width", "height")}
VIEW = re.compile(rf"\sviewBox\s*=\s*[\"']\s*-?[0-9.]+[\s,]+-?[0-9.]+[\s,]+{NUMBER}[\s,]+{NUMBER}\s*[\"']")
NUMBERS = re.compile(r"[0-9]+(?:\.[0-9]*)?|\.[0-9]+")
OUTSIDE = re.compile(
    r"<!entity|<\?xml-stylesheet|<(?:\w+:)?script\b|<(?:\w+:)?foreignobject\b|@import|[\s\"']on\w+\s*="
    r"|href\s*=(?!\s*[\"']\#)|url\((?!\s*[\"']?\#)",
    re.IGNORECASE,
)


def check(raw: bytes, name: str) -> tuple[float, float]:
    """Width and height in pixels of a picture; the ending of its name says which kind it is. BadFile, in one sentence,
    for one that cannot be used."""
    ending = Path(name).suffix
    if len(raw) > MAX_BYTES[ending]:
        raise _bad(name, files.TOO_LARGE.of(files.size(MAX_BYTES[ending])))
    wide, high = _png_size(raw, name) if ending == ".png" else _svg_size(raw, name)
    if not (0 < wide <= LARGEST and 0 < high <= LARGEST):
        raise _bad(name, W.TOO_MANY_PIXELS.of(LARGEST))
    return wide, high


def _bad(name: str, why: Phrase) -> files.BadFile:
    return files.BadFile(files.IN_FILE.of(W.PICTURE_FILE, name, why))


def _png_size(raw: bytes, name: str) -> tuple[float, float]:
    """As its head says it, if it is whole."""
    kinds = [kind for kind, _ in _chunks(raw)] if raw.startswith(SIGNATURE) else []
    if kinds[:1] != [b"IHDR"] or b"IDAT" not in kinds or kinds[-1] != END:
        raise _bad(name, W.NO_PNG)
    head = next(_chunks(raw))[1]
    wide, high = struct.unpack(">II", head[:8]) if len(head) == 13 else (0, 0)
    return wide, high


def _chunks(raw: bytes) -> Iterator[tuple[bytes, bytes]]:
    """The parts of a PNG, each its kind and what it holds, up to the first that is damaged."""
    at = len(SIGNATURE)
    while at + 12 <= len(raw):
        long = int.from_bytes(raw[at : at + 4], "big")
        part, mark = raw[at + 4 : at + 8 + long], raw[at + 8 + long : at + 12 + long]
        if mark != zlib.crc32(part).to_bytes(4, "big"):
            return
        yield part[:4], part[4:]
        at += 12 + long


def _svg_size(raw: bytes, name: str) -> tuple[float, float]:
    """As its root says it: width and height, or else the view box."""
    words = raw.decode("utf-8", "replace")
    if "stroke-dash" in words or words.count("<") > MOST_TAGS or len(NUMBERS.findall(words)) > MOST_NUMBERS:
        raise _bad(name, W.TOO_RICH.of(MOST_TAGS // 2, MOST_NUMBERS))
    if OUTSIDE.search(words):
        raise _bad(name, W.OUTSIDE)
    found = re.search(r"<svg\b[^>]*>", words)
    head = found[0] if found else ""
    sides = [side for pattern in SIZE.values() if (side := pattern.search(head))]
    if len(sides) == 2:
        return float(sides[0][1]), float(sides[1][1])
    if view := VIEW.search(head):
        return float(view[1]), float(view[2])
    raise _bad(name, W.NO_SVG)


# ---- those of a pack -------------------------------------------------------------------------------
def named(pack: Pack) -> list[str]:
    """The names of the pictures of a pack."""
    return sorted({look.picture for look in pack.portraits.values()} - {""})


def pictures_of(pack: Pack, raw_of: Callable[[str], bytes]) -> tuple[dict[str, bytes], list[Phrase]]:
    """The pictures that a pack names, by name, and a sentence about each that cannot be used. `raw_of` finds one by its
    name: BadFile where it is not there."""
    found, wrong = dict[str, bytes](), list[Phrase]()
    for name in named(pack):
        try:
            raw = raw_of(name)
            check(raw, name)
        except files.BadFile as error:
            wrong.append(error.said)
        else:
            found[name] = raw
    return found, wrong


def beside(pack: Pack, folder: Path, travels: bool = False) -> tuple[dict[str, bytes], list[Phrase]]:
    """The pictures of a pack that lie in a folder: see `pictures_of`. `travels`: those for somebody else."""

    def raw_of(name: str) -> bytes:
        return files.read(folder / name, MAX_BYTES[Path(name).suffix], W.PICTURE_FILE)

    return pictures_of(pack, travelling(raw_of) if travels else raw_of)


def lacks_any(pack: Pack, folder: Path) -> bool:
    """True if a folder has not all pictures of a pack that somebody else may give."""
    return len(beside(pack, folder, travels=True)[0]) < sum(name.endswith(".png") for name in named(pack))


def that_came(pack: Pack, pictures: Mapping[str, bytes]) -> tuple[dict[str, bytes], list[Phrase]]:
    """Those that came with a pack from elsewhere. What it does not name is left out."""

    def raw_of(name: str) -> bytes:
        if name not in pictures:
            raise _bad(name, W.NOT_GIVEN)
        return pictures[name]

    return pictures_of(pack, travelling(raw_of))


def travelling(raw_of: Callable[[str], bytes]) -> Callable[[str], bytes]:
    """Only what may come from somebody else: no SVG."""

    def found(name: str) -> bytes:
        if Path(name).suffix == ".svg":
            raise _bad(name, W.STAYS)
        return raw_of(name)

    return found
