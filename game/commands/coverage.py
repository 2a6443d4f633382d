"""Which letters a font has, read from its own table (OpenType specification, `cmap`, formats 4 and 12)."""

from __future__ import annotations

from pathlib import Path
from struct import unpack_from


def letters_in(path: Path) -> set[int]:
    """The code points that a TrueType or OpenType font has a shape for. ValueError if it is no such font."""
    data = path.read_bytes()
    for i in range(unpack_from(">H", data, 4)[0]):
        name, _, offset, _ = unpack_from(">4sLLL", data, 12 + 16 * i)
        if name == b"cmap":
            return _cmap(data, offset)
    raise ValueError(f"{path.name} has no table of letters")


def _cmap(data: bytes, start: int) -> set[int]:
    found: set[int] = set()
    for i in range(unpack_from(">H", data, start + 2)[0]):
        part = start + unpack_from(">HHL", data, start + 4 + 8 * i)[2]
        form = unpack_from(">H", data, part)[0]
        if form == 4:
            found |= _segments(data, part)
        elif form == 12:
            for group in range(unpack_from(">L", data, part + 12)[0]):
                first, last, shape = unpack_from(">LLL", data, part + 16 + 12 * group)
                found.update(code for code in range(first, last + 1) if shape + code - first)
    return found


def _segments(data: bytes, part: int) -> set[int]:
    """Format 4: segments of code points, each with a shift or with a table of shapes."""
    double = unpack_from(">H", data, part + 6)[0]
    ends = part + 14
    starts, shifts, tables = ends + double + 2, ends + 2 * double + 2, ends + 3 * double + 2
    found: set[int] = set()
    for i in range(0, double, 2):
        first, last = unpack_from(">H", data, starts + i)[0], unpack_from(">H", data, ends + i)[0]
        shift, table = unpack_from(">H", data, shifts + i)[0], unpack_from(">H", data, tables + i)[0]
        for code in range(first, min(last, 0xFFFE) + 1):
            shape = unpack_from(">H", data, tables + i + table + 2 * (code - first))[0] if table else code
            if shape and (shape + shift) & 0xFFFF:
                found.add(code)
    return found
