"""Fonts, measured text and line breaking for English and Japanese.

Faces (both SIL OFL 1.1, in assets/fonts): M PLUS 1 for everything that is read, Shippori Mincho for names, titles and
large numbers. Surfaces are premultiplied, kept and shared: blit them (`draw.put`), never draw on them.

Lines are broken after spaces and between Japanese characters. Latin words stay whole, closing marks and small kana
never start a line, opening marks never end one (kinsoku, JIS X 4051). Katakana words up to `WHOLE` characters stay
whole and longer ones are not broken near their ends, except where room is dear (`tight`: the text of cards).
Where it costs no further line, Japanese is broken between its phrases (文節), which BudouX finds.

Long because fonts, measures and line breaking are one matter: what fits depends on all three.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import cache, lru_cache
from itertools import accumulate

import pygame
from pygame import Surface

from game import assets
from game.ui.art.cuts import NARROWEST, note, noting
from game.ui.art.kept import kept
from game.ui.art.lettered import letter

FILES = {
    ("sans", False): "MPLUS1_400Regular.ttf",
    ("sans", True): "MPLUS1_700Bold.ttf",
    ("display", False): "ShipporiMincho_700Bold.ttf",
    ("display", True): "ShipporiMincho_800ExtraBold.ttf",
}
NO_START = frozenset(
    "。、，．：；！？）］｝」』】〉》〕’”・ー…〜～–々〻ゝゞヽ％ゃゅょっぁぃぅぇぉゎャュョッァィゥェォヮヵヶ!?,.:;)]}%×·"
)
COUNTERS = frozenset("点枚体個回人巡番")  # what is counted stays with its number
NO_END = frozenset("（［｛「『【〈《〔‘“([{■")
LEAST = 12  # the smallest type at interface scale 1
WHOLE = 6  # a katakana word this long is not broken
NARROW = 0.8  # a line that does not fit may be narrowed to this
RAGGED = (0.0, 0.6, 0.75, 0.88)  # how full a line has to be to end between phrases: as few as possible are cut
FLUSH = 0.75  # the same at least in longer texts, which are not to look ragged
LONG = 3  # rows of a short text


@lru_cache(96)
def font(face: str = "sans", size: int = 14, bold: bool = False) -> pygame.font.Font:
    """A font from assets/fonts; `face` is "sans" or "display"."""
    pygame.font.init()
    return pygame.font.Font(assets.path("fonts", FILES[face, bold]), max(6, size))


@lru_cache(8192)
def width(words: str, f: pygame.font.Font) -> int:
    """How wide a line is, in pixels."""
    wide_: int = f.size(words)[0]
    return wide_


@kept(6)
def _line(words: str, f: pygame.font.Font, colour: tuple[int, ...]) -> Surface:
    return f.render(words, True, colour).premul_alpha()


def line(words: str, f: pygame.font.Font, colour: Sequence[int]) -> Surface:
    """One line of text as a premultiplied surface."""
    return _line(words, f, tuple(colour))


def squeezed(
    words: str,
    face: str,
    size: int,
    bold: bool,
    colour: Sequence[int],
    room: float,
    least: int = LEAST,
    narrow: float = NARROW,
) -> Surface:
    """One line that fits: a smaller size (not below `least`), then narrowed down to `narrow`, then an ellipsis."""
    if noting():
        note(words, room, width(words, font(face, min(size, least), bold)) * max(narrow, NARROWEST) <= int(room))
    return _squeezed(words, face, size, bold, tuple(colour), int(room), least, narrow)


@kept(6)
def _squeezed(
    words: str, face: str, size: int, bold: bool, colour: tuple[int, ...], room: int, least: int, narrow: float
) -> Surface:
    while size > least and width(words, font(face, size, bold)) > room:
        size -= 1
    f = font(face, size, bold)
    if width(words, f) * narrow > room:
        while len(words) > 1 and width(words + "…", f) * narrow > room:
            words = words[:-1].rstrip()
        words += "…"
    s = line(words, f, colour)
    return s if s.get_width() <= room else pygame.transform.smoothscale(s, (max(1, room), s.get_height()))


def wide(ch: str) -> bool:
    """True for characters a line may break around: kana, kanji, full-width signs."""
    return ord(ch) >= 0x2E80 or ch in "■…"


def pieces(words: str, tight: bool = False) -> list[str]:
    """Smallest runs that must not be broken: Latin words with their space, Japanese characters and what clings."""
    out: list[str] = []
    for place, ch in enumerate(words):
        last = out[-1] if out else ""
        if last and (_clings(last, ch) or (not tight and _keeps_katakana(words, place))):
            out[-1] += ch
        else:
            out.append(ch)
    return out


def _katakana(ch: str) -> bool:
    return "\u30a1" <= ch <= "\u30fa" or ch == "ー"


def _keeps_katakana(words: str, place: int) -> bool:
    """True in a katakana word, and between a number and what is counted: 3ファイト."""
    counted = _katakana(words[place]) and words[place - 1].isdigit()
    return counted or _in_a_katakana_word(words, place)


def _in_a_katakana_word(words: str, place: int) -> bool:
    """True if a break before this character would cut a short katakana word, or a long one near its ends."""
    start = end = place
    while start and _katakana(words[start - 1]):
        start -= 1
    while end < len(words) and _katakana(words[end]):
        end += 1
    if not start < place < end:
        return False
    return end - start <= WHOLE or min(place - start, end - place) < WHOLE // 2


def _clings(last: str, ch: str) -> bool:
    """True if no line may end between what stands there and the next character."""
    solid = last.rstrip(" ")
    if ch == " " or ch in NO_START or not solid or solid[-1] in NO_END:
        return True
    if ch in COUNTERS and last[-1].isdigit():
        return True
    return not wide(ch) and not wide(last[-1]) and last[-1] != " "


def wrap(words: str, f: pygame.font.Font, room: float, tight: bool = False) -> list[str]:
    """Break into lines no wider than `room`. A word that alone is wider is cut, for want of anything better."""
    return list(_wrapped(words, f, int(room), tight))


@lru_cache(1024)
def _wrapped(words: str, f: pygame.font.Font, room: int, tight: bool) -> tuple[str, ...]:
    fine = [part for piece in pieces(words, tight) for part in chopped(piece, lambda part: width(part, f) <= room)]
    rows = rows_of(fine, lambda start, end: width(words[start:end].strip(), f), room)
    return tuple(row for start, end in rows if (row := words[start:end].strip()))


def chopped(piece: str, fits: Callable[[str], bool]) -> Iterator[str]:
    """A piece; one that alone is wider than its column in parts as long as fit, none of which begins amiss."""
    while len(piece.strip()) > 1 and not fits(piece.strip()):
        n = next(k for k in range(len(piece) - 1, 0, -1) if k == 1 or fits(piece[:k].strip()))
        n = next((k for k in range(n, 0, -1) if not _clings(piece[:k], piece[k])), n)
        yield piece[:n]
        piece = piece[n:]
    yield piece


# ---- where lines end ---------------------------------------------------------------------------------------
Measure = Callable[[int, int], float]
"""(place in a text, a later place) to how wide what stands between them is on a line of its own."""


def rows_of(small: Sequence[str], measure: Measure, room: float) -> list[tuple[int, int]]:
    """Where rows begin and end that are made of pieces which must not be broken. Japanese rows end between phrases as
    far as that costs no further row."""
    words = "".join(small)
    rows = _rows(((piece, True) for piece in small), measure, room, 0.0)
    if len(rows) > 1 and any(map(wide, words)):
        starts = _phrase_starts(words)
        for parts in (_with_whole_words(small, measure, room), small):
            for least in RAGGED if len(rows) <= LONG else [each for each in RAGGED if each >= FLUSH]:
                better = _rows(_marked(parts, starts), measure, room, least)
                if len(better) == len(rows):
                    return better
            better = _rows(((part, True) for part in parts), measure, room, 0.0)
            if len(better) == len(rows):
                return better
    return rows


def _with_whole_words(small: Sequence[str], measure: Measure, room: float) -> list[str]:
    """The same pieces, those of a katakana word in one as far as that has room in a row."""
    words, out, place = "".join(small), list[str](), 0
    for piece in small:
        end = place + len(piece)
        if out and _keeps_katakana(words, place) and measure(place - len(out[-1]), end) <= room:
            out[-1] += piece
        else:
            out.append(piece)
        place = end
    return out


def _rows(marked: Iterable[tuple[str, bool]], measure: Measure, room: float, least: float) -> list[tuple[int, int]]:
    """Rows as full as they get. They end before a marked piece, if they are at least so full then."""
    rows, start, end, good = list[tuple[int, int]](), 0, 0, 0
    for piece, begins in marked:
        good = end if begins else good
        while end > start and measure(start, end + len(piece.rstrip())) > room:
            cut = good if good > start and measure(start, good) >= least * room else end
            rows.append((start, cut))
            start = cut
        end += len(piece)
    return [*rows, (start, end)] if end > start else rows


def _marked(small: Sequence[str], starts: frozenset[int]) -> Iterator[tuple[str, bool]]:
    """Each piece, and whether a phrase begins with it."""
    place = 0
    for piece in small:
        yield piece, place in starts
        place += len(piece)


@lru_cache(1024)
def _phrase_starts(words: str) -> frozenset[int]:
    """The places where a phrase begins, and where each part of a name does: バニー・ブレイクアウト."""
    parts = (place for place, last in enumerate(words, 1) if last == "・")
    return frozenset((*accumulate(map(len, _parser()(words)), initial=0), *parts))


@cache
def _parser() -> Callable[[str], list[str]]:
    """Cuts Japanese into phrases; loaded when the first such line is too long."""
    from budoux import load_default_japanese_parser

    return load_default_japanese_parser().parse


def even(words: str, f: pygame.font.Font, room: float, least: float = 0.3, tight: bool = False) -> list[str]:
    """Like wrap, but narrows the column a little when the last line would be a mere scrap (`least` of the width)."""
    rows = best = wrap(words, f, room, tight)
    for k in range(1, 9):
        if len(best) < 2 or width(best[-1], f) >= least * room:
            return best
        got = wrap(words, f, room * (1 - 0.035 * k), tight)
        if len(got) > len(rows):
            break
        best = got
    return best


class Rules:
    """A rules text set into a column: paragraphs, of which a part may lead in bold.

    A paragraph is plain words, or (lead, words): "Trample" and what it does. A plain paragraph that begins with "■"
    gets a hanging bullet.
    """

    def __init__(
        self, paragraphs: Sequence[str | tuple[str, str]], size: int, room: float, lead: float = 1.28, gap: float = 0.38
    ) -> None:
        self.said = [said if isinstance(said, str) else " ".join(said) for said in paragraphs]
        self.wide = room
        self.size, self.f, self.b = size, font("sans", size), font("sans", size, True)
        self.step, self.gap = round(size * lead), round(size * gap)
        self.rows: list[tuple[float, str, str, float]] = []  # indent, bold part, words, y
        self.ends: list[int] = []  # of the paragraphs: how many rows there are up to there
        y = 0.0
        for k, paragraph in enumerate(paragraphs):
            y += self.gap if k else 0
            for row in self._rows(paragraph, room):
                self.rows.append((*row, y))
                y += self.step
            self.ends.append(len(self.rows))
        self.height = y

    def _rows(self, paragraph: str | tuple[str, str], room: float) -> list[tuple[float, str, str]]:
        if isinstance(paragraph, str):
            mark = "■" if paragraph.startswith("■") else ""
            indent = self.size * 0.95 if mark else 0.0
            rows = even(paragraph.lstrip("■ "), self.f, room - indent, tight=True)
            return [(indent, mark if n == 0 else "", words) for n, words in enumerate(rows)]
        lead, words = paragraph
        first = width(lead + " ", self.b) + self.size * 0.1
        rows = wrap(words, self.f, room, tight=True)
        start = wrap(words, self.f, room - first, tight=True) if first < room * 0.7 else []
        if not start:
            return [(0.0, lead, ""), *((0.0, "", row) for row in rows)]
        rest = words[len(start[0]) :].lstrip()
        return [(0.0, lead, start[0]), *((0.0, "", row) for row in wrap(rest, self.f, room, tight=True))]

    def draw(
        self, dst: Surface, at: tuple[float, float], ink: Sequence[int], accent: Sequence[int], limit: float = 1e9
    ) -> None:
        """Draw the rows that fit into `limit`; the last one ends with an ellipsis when some are left out."""
        shown = self._shown(limit)
        for k, (indent, lead, words, y) in enumerate(shown):
            x, top = at[0], at[1] + y
            if lead == "■":
                side = max(2, round(self.size * 0.38))
                pygame.draw.rect(
                    dst, accent, (round(x + self.size * 0.16), round(top + self.step * 0.54 - side / 2), side, side)
                )
            elif lead:
                dst.blit(line(lead, self.b, accent), (round(x), round(top)), special_flags=pygame.BLEND_PREMULTIPLIED)
                x += width(lead + " ", self.b)
            if k == len(shown) - 1 and len(shown) < len(self.rows):
                words = words[:-1] + "…"
                note(words, width(words, self.f), False)
            if words:
                dst.blit(
                    line(words, self.f, ink), (round(x + indent), round(top)), special_flags=pygame.BLEND_PREMULTIPLIED
                )

    def _shown(self, limit: float) -> list[tuple[float, str, str, float]]:
        return [row for row in self.rows if row[3] + self.step <= limit + 2]

    def letter(self, dst: Surface, at: tuple[float, float], limit: float = 1e9) -> None:
        """Say where its rows stand on the picture of a card, those that fit into `limit`."""
        for indent, lead, words, y in self._shown(limit):
            beside = at[0] + indent
            if lead and lead != "■":
                letter(dst, lead, (at[0], at[1] + y), self.step, self.b)
                beside += width(lead + " ", self.b)
            letter(dst, words, (beside, at[1] + y), self.step, self.f)

    def placed(self, paragraph: int, words: str) -> list[tuple[float, float, int, int]]:
        """The rows of a plain paragraph of these words: left edge, top, and which of its letters stand there."""
        found, at = list[tuple[float, float, int, int]](), 0
        for indent, _, row, y in self.rows[self.ends[paragraph - 1] if paragraph else 0 : self.ends[paragraph]]:
            at = words.index(row, at)
            found.append((indent, y, at, at + len(row)))
            at += len(row)
        return found


CLOSE = 1.14  # from line to line where a text is too long for its place


def fitted(
    paragraphs: Sequence[str | tuple[str, str]], room: float, height: float, sizes: Sequence[int], lead: float = 1.28
) -> Rules:
    """The text in the first of these sizes in which it fits; in the last one, its lines closer, if it fits in none."""
    for size in sizes:
        rules = Rules(paragraphs, size, room, lead)
        if rules.height <= height:
            return rules
    return Rules(paragraphs, sizes[-1], room, CLOSE)


def type_sizes(wanted: Sequence[int], factor: float, scale: float) -> list[int]:
    """The sizes to try for a text, largest first, in real pixels: those wanted as much larger as a person has set, and
    where that is too large for its place, all down to the smallest of them as it would be without."""
    sizes = [round(size * factor * scale) for size in wanted]
    return [*sizes, *range(sizes[-1] - 1, round(wanted[-1] * scale) - 1, -1)]
