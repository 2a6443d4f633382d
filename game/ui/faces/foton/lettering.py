"""Words on the cards of The Foton: rules text with its keywords, names along a spine, outlined numbers."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import lru_cache
from itertools import groupby

import pygame
from pygame import SRCALPHA, Surface

from game.frozen import frozen
from game.ui.art.draw import put
from game.ui.art.lettered import letter
from game.ui.art.palette import Colour
from game.ui.art.text import NARROW, font, line, pieces, rows_of, squeezed, width
from game.ui.faces.foton.tones import ink
from game.ui.theme import STANDARD, Colours

KEYWORDS = {
    "INTERFERE": "harm",
    "【妨】": "harm",
    "COUNTER": "guard",
    "【対抗】": "guard",
    "AUTO": "auto",
    "【自動】": "auto",
}
POINTS = {"en": re.compile(r"\b(?:\d+ )?VP\b"), "ja": re.compile(r"勝利点(?:を\d+点)?")}
WHOLE = re.compile("勝利点|手札|捨札|山札|数字|合計|条件|代償|対戦相手|全員|残り|順番|裏向き")  # words not parted
COUNTED = frozenset("枚点人体以回つ")  # a number is not parted from what it counts
DENSE = 1.18, 0.2  # the same where nothing else helps
CRAMPED = 0.7  # how far a long name along a spine is narrowed
SCRAP = 0.26  # a last line shorter than this share narrows the column
LEAD, GAP = 1.28, 0.38  # height of a line, and what parts two effects, in type sizes


@frozen
class Row:
    """A line of type: the bullet before it ("" if an effect goes on), its runs of (words, style), its place."""

    bullet: str
    runs: tuple[tuple[str, str], ...]
    y: int
    style: str  # of the effect it belongs to

    @property
    def words(self) -> str:
        """What stands there."""
        return "".join(words for words, _ in self.runs)


class RulesText:
    """The lines of a card set into a column: hanging bullets, keywords in bold and colour."""

    def __init__(
        self, paragraphs: Sequence[str], lang: str, size: int, room: float, lead: float = LEAD, gap: float = GAP
    ) -> None:
        self.size, self.room = size, int(room)
        self.step, self.gap, self.indent = int(size * lead), round(size * gap), round(size * 0.92)
        self.rows: list[Row] = []
        y = 0
        for k, paragraph in enumerate(paragraphs):
            y += self.gap if k else 0
            bullet = "■" if paragraph.startswith("■") else "◆"
            words = paragraph.lstrip("■ ")
            style = next((style for style in styles_of(words, lang) if style), "auto")
            for n, runs in enumerate(_set(words, lang, size, self.room - self.indent)):
                self.rows.append(Row("" if n else bullet, runs, y, style))
                y += self.step
        self.height = y

    def draw(
        self, dst: Surface, at: tuple[float, float], tone: Colour, colours: Colours = STANDARD, rows: int | None = None
    ) -> None:
        """The first `rows` rows, or all of them."""
        for row in self.rows[:rows]:
            x, top = round(at[0]), round(at[1] + row.y)
            if row.bullet:
                _bullet(
                    dst,
                    row.bullet,
                    (x + self.size * 0.32, top + self.step * 0.52),
                    self.size * 0.2,
                    ink(row.style, colours),
                )
            x += self.indent
            for words, style in row.runs:
                f = font("sans", self.size, bool(style))
                letter(dst, words, (x, top), self.step, f)
                put(
                    dst,
                    line(words, f, ink(style, colours) if style else tone),
                    (x, top + (self.step - f.get_height()) / 2),
                )
                x += width(words, f)


def _bullet(dst: Surface, form: str, c: tuple[float, float], r: float, tone: Colour) -> None:
    """A square for what a card does, a lozenge for what it does by itself or in answer."""
    x, y, d = round(c[0]), round(c[1]), max(2, round(r))
    if form == "■":
        pygame.draw.rect(dst, tone, (x - d, y - d, 2 * d, 2 * d))
    else:
        pygame.draw.polygon(dst, tone, [(x, y - d - 1), (x + d + 1, y), (x, y + d + 1), (x - d - 1, y)])


def styles_of(words: str, lang: str) -> list[str]:
    """The style of each character: "" is plain."""
    out = [""] * len(words)
    key = next((word for word in KEYWORDS if words.startswith(word)), "")
    if key:
        out[: len(key)] = [KEYWORDS[key]] * len(key)
    for found in POINTS[lang].finditer(words):
        out[found.start() : found.end()] = ["points"] * (found.end() - found.start())
    return out


@lru_cache(512)
def _set(words: str, lang: str, size: int, room: int) -> tuple[tuple[tuple[str, str], ...], ...]:
    """A paragraph as rows of runs; the column is narrowed a little if its last line would be a scrap."""
    styles = styles_of(words, lang)
    rows = best = _broken(words, styles, size, room)
    for k in range(1, 5):
        start, end = best[-1]
        if len(best) < 2 or _wide(words, styles, start, end, size) >= SCRAP * room:
            break
        got = _broken(words, styles, size, round(room * (1 - 0.035 * k)))
        if len(got) > len(rows):
            break
        best = got
    return tuple(_runs(words, styles, start, end) for start, end in best)


def _broken(words: str, styles: list[str], size: int, room: int) -> list[tuple[int, int]]:
    """Where the rows begin and end."""
    return rows_of(_whole(words), lambda start, end: _wide(words, styles, start, end, size), room)


def _whole(words: str) -> list[str]:
    """What must not be broken; a number stays with what it counts, "3枚" and "1 VP" alike."""
    inside = {place for found in WHOLE.finditer(words) for place in range(found.start() + 1, found.end())}
    out: list[str] = []
    place = 0
    for piece in pieces(words):
        last = out[-1].rstrip() if out else ""
        counts = last[-1:].isdigit() and (piece[0] in COUNTED or piece.startswith("VP"))
        if last and (counts or place in inside):
            out[-1] += piece
        else:
            out.append(piece)
        place += len(piece)
    return out


def _runs(words: str, styles: list[str], start: int, end: int) -> tuple[tuple[str, str], ...]:
    """The row from `start` to `end`, in pieces of one style, without the spaces at its ends."""
    while end > start and words[end - 1] == " ":
        end -= 1
    while start < end and words[start] == " ":
        start += 1
    return tuple(
        ("".join(words[k] for k in places), style)
        for style, places in groupby(range(start, end), key=lambda k: styles[k])
    )


def _wide(words: str, styles: list[str], start: int, end: int, size: int) -> int:
    return sum(width(part, font("sans", size, bool(style))) for part, style in _runs(words, styles, start, end))


def fitted(paragraphs: Sequence[str], lang: str, room: float, heights: Sequence[tuple[int, float]]) -> RulesText:
    """The text in the first type size whose height is enough, of (size, height) pairs; else in the last."""
    for size, height in heights:
        text = RulesText(paragraphs, lang, size, room)
        if text.height <= height:
            return text
    return RulesText(paragraphs, lang, heights[-1][0], room, *DENSE)


def spine(name: str, lang: str, size: int, length: int, tone: Colour) -> Surface:
    """A name along the left edge of a card: Japanese from top to bottom, English turned, read from below."""
    if lang == "ja":
        return _column(name, size, length, tone)
    bold = width(name, font("sans", size, True)) * NARROW <= length
    return pygame.transform.rotate(squeezed(name, "sans", size, bold, tone, length, size, CRAMPED), 90)


def _column(name: str, size: int, length: int, tone: Colour) -> Surface:
    """Characters one under the other; long marks are turned, small kana stand to the right."""
    f = font("sans", size, True)
    step = min(round(size * 1.12), length // len(name))
    out = Surface((round(size * 1.3), step * len(name) + size // 4), SRCALPHA)
    for k, ch in enumerate(name):
        glyph = f.render(ch, True, tone).premul_alpha()
        glyph = glyph.subsurface(glyph.get_bounding_rect())
        if ch == "ー":
            glyph = pygame.transform.rotate(glyph, 90)
        x, y = (out.get_width() - glyph.get_width()) / 2, k * step + (step - glyph.get_height()) / 2
        if ch in "ァィゥェォッャュョ":
            x, y = x + size * 0.1, y - size * 0.1
        put(out, glyph, (x, y))
    return out
