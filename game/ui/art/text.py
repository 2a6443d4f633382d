"""Fonts, measured text, line breaking for English and Japanese, and icons inside lines.

Faces (both SIL OFL 1.1, in assets/fonts): M PLUS 1 for everything, Shippori Mincho for names, titles and large numbers.
"""
from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

import pygame
from pygame import Surface

from game import assets

FILES = {('sans', False): 'MPLUS1_400Regular.ttf', ('sans', True): 'MPLUS1_700Bold.ttf',
         ('display', False): 'ShipporiMincho_700Bold.ttf', ('display', True): 'ShipporiMincho_800ExtraBold.ttf'}
NO_START = set('。、，．：；！？）］｝」』】〉》・ー…ゃゅょっぁぃぅぇぉャュョッァィゥェォ々％!?,.:;)]}')
NO_END = set('（［｛「『【〈《([{■')


@lru_cache(64)
def font(face: str = 'sans', size: int = 14, bold: bool = False) -> pygame.font.Font:
    """A font from the font folder."""
    pygame.font.init()
    return pygame.font.Font(assets.path('fonts', FILES[face, bold]), size)


def line(words: str, f: pygame.font.Font, colour: Sequence[int]) -> Surface:
    """One line of text as a premultiplied surface."""
    return f.render(words, True, colour).premul_alpha()


def squeezed(words: str, face: str, size: int, bold: bool, colour: Sequence[int], width: float, least: int = 12) -> Surface:
    """One line that fits: first a smaller size (not below `least`), then up to 20 % narrower, then an ellipsis."""
    while size > least and font(face, size, bold).size(words)[0] > width:
        size -= 1
    f = font(face, size, bold)
    if f.size(words)[0] * .8 > width:
        while len(words) > 1 and f.size(words + '…')[0] * .8 > width:
            words = words[:-1]
        words += '…'
    s = line(words, f, colour)
    return s if s.get_width() <= width else pygame.transform.smoothscale(s, (int(width), s.get_height()))


def wide(ch: str) -> bool:
    """True for characters a line may break around: kana, kanji, full-width signs."""
    return ch >= '\u2e80' or ch in '■…'


def pieces(words: str) -> list[str]:
    """Smallest unbreakable runs: Latin words with their space, single Japanese characters with kinsoku glued on."""
    out: list[str] = []
    for ch in words:
        last = out[-1] if out else ''
        latin = last and not wide(ch) and ch != ' ' and not wide(last[-1]) and last[-1] != ' '
        if last and (latin or ch in NO_START or last[-1] in NO_END or (ch == ' ' and last[-1] != ' ') or
                     (ch == ' ' and last.endswith('■'))):
            out[-1] += ch
        else:
            out.append(ch)
    return out


def wrap(words: str, f: pygame.font.Font, width: float) -> list[str]:
    """Break into lines no wider than width; closing marks never start a line, opening marks never end one."""
    lines, now = [], ''
    for p in pieces(words):
        if now and f.size((now + p).rstrip())[0] > width:
            lines.append(now.rstrip())
            now = p.lstrip()
        else:
            now += p
    return [*lines, now.rstrip()] if now.strip() else lines


def even(words: str, f: pygame.font.Font, width: float, least: float = .22) -> list[str]:
    """Like wrap, but narrows the column a little when the last line would be a mere scrap (least of the width)."""
    rows = best = wrap(words, f, width)
    for k in range(1, 9):
        if len(best) < 2 or f.size(best[-1])[0] >= least * width:
            return best
        got = wrap(words, f, width * (1 - .035 * k))
        if len(got) > len(rows):
            break
        best = got
    return best


KEYWORDS = ('INTERFERE', 'COUNTER', 'AUTO', '【妨】', '【対抗】', '【自動】')


class Rules:
    """A rules text set into a column: paragraphs with hanging bullets and bold coloured keywords."""

    def __init__(self, paragraphs: Sequence[str], size: int, width: float, lead: float = 1.28, gap: float = .38) -> None:
        self.size, self.f, self.b = size, font('sans', size), font('sans', size, True)
        self.step, self.gap, self.indent = round(size * lead), round(size * gap), round(size * .95)
        self.rows: list[tuple[str, str, float]] = []                          # mark, words, y
        y = 0.
        for k, para in enumerate(paragraphs):
            y += self.gap if k else 0
            key = next((w for w in KEYWORDS if para.lstrip('■ ').startswith(w)), '')
            mark = '■' if para.startswith('■') else ('◆' if key else '')
            for n, words in enumerate(even(para.lstrip('■ '), self.f, width - self.indent - (size * .5 if key else 0))):
                self.rows.append((mark if n == 0 else '', words, y))
                y += self.step
        self.height = y

    def draw(self, dst: Surface, at: tuple[float, float], ink: Sequence[int], accent: Sequence[int], limit: float = 1e9) -> None:
        """Draw the rows that fit into `limit`; the last one ends with an ellipsis when some are left out."""
        shown = [r for r in self.rows if r[2] + self.step <= limit + 2]
        for k, (mark, words, y) in enumerate(shown):
            x, top = at[0], at[1] + y
            if mark:
                c = (round(x + self.size * .36), round(top + self.step * .54))
                d = max(2, round(self.size * .2))
                shape = ([(-d, -d), (d, -d), (d, d), (-d, d)] if mark == '■' else [(0, -d - 1), (d + 1, 0), (0, d + 1), (-d - 1, 0)])
                pygame.draw.polygon(dst, accent, [(c[0] + a, c[1] + b) for a, b in shape])
            if k == len(shown) - 1 and len(shown) < len(self.rows):
                words = words[:-1] + '…'
            x += self.indent
            key = next((w for w in KEYWORDS if words.startswith(w)), '')
            for part, f, col in ((key, self.b, accent), (words[len(key):], self.f, ink)):
                if part:
                    s = line(part, f, col)
                    dst.blit(s, (round(x), round(top)), special_flags=pygame.BLEND_PREMULTIPLIED)
                    x += f.size(part)[0]
