"""Where the text of a card may be broken into lines: a face says what stays together in its words."""

from __future__ import annotations

import re
from functools import lru_cache

from game.frozen import frozen
from game.ui.art.text import font, pieces, rows_of, width

SCRAP = 0.24  # a last line shorter than this share narrows the column


@frozen(eq=False)
class Together:
    """What no line may part: whole words, a number and what it counts, a sign and its number."""

    whole: re.Pattern[str]
    counted: frozenset[str]
    signs: str = "+−"


@lru_cache(4096)
def broken(rules: Together, words: str, size: int, room: int, bold: bool) -> tuple[str, ...]:
    """Lines no wider than the room; the column is narrowed a little if the last one would be a scrap."""
    rows = best = plainly_broken(rules, words, size, room, bold)
    f = font("sans", size, bold)
    for k in range(1, 9):
        if len(best) < 2 or width(best[-1], f) >= SCRAP * room:
            break
        got = plainly_broken(rules, words, size, round(room * (1 - 0.035 * k)), bold)
        if len(got) > len(rows):
            break
        best = got
    return best


@lru_cache(4096)
def plainly_broken(rules: Together, words: str, size: int, room: int, bold: bool) -> tuple[str, ...]:
    """Lines as long as there is room for."""
    f = font("sans", size, bold)
    rows = rows_of(unbroken(rules, words), lambda start, end: width(words[start:end].strip(), f), room)
    return tuple(row for start, end in rows if (row := words[start:end].strip()))


@lru_cache(1024)
def unbroken(rules: Together, words: str) -> tuple[str, ...]:
    """The smallest runs that no line may be broken in."""
    inside = {place for found in rules.whole.finditer(words) for place in range(found.start() + 1, found.end())}
    out: list[str] = []
    place = 0
    for piece in pieces(words, tight=True):
        last = out[-1].rstrip() if out else ""
        counts = last[-1:].isdigit() and piece[0] in rules.counted
        signed = (last and last[-1] in rules.signs) or (piece[0] in rules.signs and last and not last[-1].isascii())
        if last and (counts or signed or place in inside):
            out[-1] += piece
        else:
            out.append(piece)
        place += len(piece)
    return tuple(out)
