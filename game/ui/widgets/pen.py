"""The pen: draws in logical pixels on a surface of real ones, and keeps what it has drawn once.

Long because it is a box of tools, each a few lines.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable, Sequence
from copy import copy
from functools import partial

import pygame
from pygame import SRCALPHA, Rect, Surface

from game.frozen import frozen
from game.ui.art import palette as P
from game.ui.art.draw import Layer, add, clip_round, gradient, put, shadow
from game.ui.art.pad_signs import SIGNS, pad_sign
from game.ui.art.palette import Colour
from game.ui.art.text import LEAST, NARROW, Rules, even, font, line, squeezed
from game.ui.art.text import width as line_width
from game.ui.theme import STANDARD, Colours
from game.ui.widgets.box import Box
from game.ui.widgets.contrast import BLACK, WHITE, readable, strong_edge, strong_fill

LEAD = 1.42  # line height in type sizes
ROOMY = 1.5  # how much larger than usual text gets where nobody says how high its place is: rows lie closer then
CLOSE = 1.16  # the same of rows that stand close
FILLED = 0.8  # type of a line, at most, in heights of its place
Point = tuple[float, float]
Signs = Callable[[str, int, Colours], Surface | None]
"""A game's own signs: the one of a name, so many real pixels wide; None if it has none of that name."""


def no_signs(name: str, px: int, colours: Colours) -> Surface | None:
    """Of a game without signs of its own."""
    return None


class Gallery:
    """Finished pictures by key, the least recently seen going first when they weigh too much."""

    def __init__(self, mebibytes: int = 96) -> None:
        self.limit, self.weight = mebibytes << 20, 0
        self.shelf: OrderedDict[Hashable, Surface] = OrderedDict()

    def get(self, key: Hashable, draw: Callable[[], Surface]) -> Surface:
        """The picture of that key, drawn if it is not here."""
        found = self.shelf.get(key)
        if found is not None:
            self.shelf.move_to_end(key)
            return found
        made = draw()
        self.shelf[key] = made
        self.weight += made.get_pitch() * made.get_height()
        while self.weight > self.limit and len(self.shelf) > 1:
            gone = self.shelf.popitem(last=False)[1]
            self.weight -= gone.get_pitch() * gone.get_height()
        return made


@frozen
class Set:
    """A text that was set: where, whether it had to be cut, and what can be seen of it in a list that is scrolled. For
    tests and proofreading."""

    text: str
    box: Box
    cut: bool
    seen: Box


class Pen:
    """Draws for one language, scale and size of text. Coordinates and sizes are logical; `px` makes them real.

    Here alone it is decided how large text becomes for a person who wants it larger: `growth` times its size as far as
    its place is wide and high enough, and never less than its size. `set_size` tells; all measures are of that.
    """

    def __init__(
        self,
        surface: Surface,
        scale: float,
        gallery: Gallery,
        lang: str = "en",
        origin: tuple[int, int] = (0, 0),
        colours: Colours = STANDARD,
        signs: Signs = no_signs,
        growth: float = 1.0,
    ) -> None:
        self.surface, self.scale, self.gallery, self.lang, self.growth = surface, scale, gallery, lang, growth
        self.origin, self.colours, self.signs = origin, colours, signs
        self.notes: list[Set] | None = None  # every text set, when somebody wants to know

    # ---- measures ------------------------------------------------------------------------------
    def px(self, n: float) -> int:
        return round(n * self.scale)

    def at(self, x: float, y: float) -> tuple[int, int]:
        """A logical point as real pixels of the surface."""
        return round(x * self.scale) - self.origin[0], round(y * self.scale) - self.origin[1]

    def rect(self, box: Box) -> Rect:
        x, y = self.at(box.x, box.y)
        right, foot = self.at(box.right_edge, box.foot)
        return Rect(x, y, max(1, right - x), max(1, foot - y))

    def exact(self, growth: float = 1.0) -> Pen:
        """A pen for whoever says how large text becomes: the size of running text, or so many times as large."""
        pen = copy(self)
        pen.growth = growth
        return pen

    def set_size(self, size: float, high: float | None = None) -> float:
        """In which size a line is set whose place is so high; without that only so large that it stays clear of others
        that are set as closely as can be."""
        if high is None:
            return size * min(self.growth, ROOMY)
        return min(size * self.growth, max(size, high * FILLED))

    def width(self, text: str, size: float, bold: bool = False, face: str = "sans", high: float | None = None) -> float:
        """How wide a line of text is, or a pad's sign, in logical pixels."""
        px = self.px(self.set_size(size, high))
        if text in SIGNS:
            return pad_sign(text, px).get_width() / self.scale
        return font(face, px, bold).size(text)[0] / self.scale

    def rows(self, text: str, size: float, width: float, bold: bool = False) -> list[str]:
        """A text broken into lines."""
        return self._broken(text, self.px(self.set_size(size)), width, bold)

    def height(self, text: str, size: float, width: float, lead: float = LEAD) -> float:
        """How high running text is that has all the room it wants."""
        grown = size * self.growth
        return len(self._broken(text, self.px(grown), width, False)) * grown * lead

    def fitted(
        self, text: str, size: float, width: float, high: float, bold: bool = False, lead: float = CLOSE
    ) -> tuple[float, list[str]] | None:
        """Size and rows of a text that stands alone in its place, and larger than usual; None if it is not, or cannot
        be. An exact pen draws it."""
        longest = max(text.split(), key=len, default="")
        for grown in range(round(size * self.growth), round(size), -1):
            rows = self._broken(text, self.px(grown), width, bold)
            if len(rows) * grown * lead <= high and (any(longest in row for row in rows) or not longest.isascii()):
                return float(grown), rows
        return None

    def _broken(self, text: str, px: int, width: float, bold: bool) -> list[str]:
        face = font("sans", px, bold)
        return [row for part in text.split("\n") for row in even(part, face, width * self.scale)]

    # ---- keeping -------------------------------------------------------------------------------
    def kept(self, key: Hashable, box: Box, paint: Callable[[Pen, Box], None], bleed: float = 0) -> None:
        """Paint into a box once and show the picture from then on. `key` names all that is painted but size."""
        if self.notes is not None:
            paint(self, box)
            return
        r, b = self.rect(box), self.px(bleed)
        whole = (key, r.size, b, self.scale, self.lang, self.colours.contrast, self.growth)
        picture = self.gallery.get(whole, lambda: self._picture(box, r, b, paint))
        put(self.surface, picture, (r.x - b, r.y - b))

    def _picture(self, box: Box, r: Rect, b: int, paint: Callable[[Pen, Box], None]) -> Surface:
        out = Surface((r.w + 2 * b, r.h + 2 * b), SRCALPHA)
        corner = r.x + self.origin[0] - b, r.y + self.origin[1] - b
        paint(Pen(out, self.scale, self.gallery, self.lang, corner, self.colours, self.signs, self.growth), box)
        return out

    def put(self, picture: Surface, x: float, y: float) -> None:
        """A premultiplied picture of real pixels with its corner at a logical point."""
        put(self.surface, picture, self.at(x, y))

    def clipped(self, box: Box | None) -> None:
        """Draw only inside a box from now on; None lifts it."""
        self.surface.set_clip(self.rect(box) if box else None)

    # ---- text ----------------------------------------------------------------------------------
    def words(
        self,
        text: str,
        at: Point,
        size: float = 15,
        colour: Colour = P.IVORY,
        bold: bool = False,
        face: str = "sans",
        anchor: str = "midleft",
        width: float = 9999,
        high: float | None = None,
    ) -> Box:
        """One line, placed by an anchor of its box: smaller, then narrower, then cut if wider than `width`. `high` is
        its place: where that is high enough for two lines, they are two instead of one that is cut."""
        if high is not None and (two := self._two(text, size, width, high, bold, face)):
            return self._lines(*two, at, colour, bold, anchor, width)
        wanted, size = size, self.set_size(size, high)
        image = self._line(text, size, colour, bold, face, width)
        r = image.get_rect()
        setattr(r, anchor, self.at(*at))
        if self.colours.contrast:
            letters = Rect(r.x, r.y + r.h * 0.17, r.w, r.h * 0.77)  # nothing of what is above or below is painted over
            image = self._line(text, size, readable(self.surface, letters, colour), bold, face, width)
        put(self.surface, image, r.topleft)
        box = Box(
            (r.x + self.origin[0]) / self.scale, (r.y + self.origin[1]) / self.scale, r.w / self.scale, r.h / self.scale
        )
        if self.notes is not None:
            self._note(text, box, self.too_long(text, wanted, width, bold, face))
        return box

    def too_long(self, text: str, size: float, width: float, bold: bool = False, face: str = "sans") -> bool:
        """True if one line is too long even in the smallest type, and narrowed."""
        least = font(face, max(1, min(self.px(LEAST), self.px(size))), bold)
        return bool(text) and line_width(text, least) * NARROW > int(max(8.0, width * self.scale))

    def _two(
        self, text: str, size: float, width: float, high: float, bold: bool, face: str
    ) -> tuple[float, list[str]] | None:
        """Size and rows of a text that would be cut as one line, in two; None where it would not, or they are no
        help."""
        if face == "sans" and high >= 2 * LEAST * CLOSE and self.too_long(text, size, width, bold, face):
            for grown in range(int(min(size * self.growth, high / 2 / CLOSE)), LEAST - 1, -1):
                rows = self._broken(text, self.px(grown), width, bold)
                if len(rows) <= 2:
                    return float(grown), rows
        return None

    def _lines(
        self, size: float, rows: Sequence[str], at: Point, colour: Colour, bold: bool, anchor: str, width: float
    ) -> Box:
        """Rows around a point, one below the other."""
        pen, step = self.exact(), size * CLOSE
        tops = [at[1] + step * (n - (len(rows) - 1) / 2) for n in range(len(rows))]
        boxes = [
            pen.words(row, (at[0], y), size, colour, bold, "sans", anchor, width)
            for row, y in zip(rows, tops, strict=True)
        ]
        x, right = min(box.x for box in boxes), max(box.right_edge for box in boxes)
        return Box(x, boxes[0].y, right - x, boxes[-1].foot - boxes[0].y)

    def _note(self, text: str, box: Box, cut: bool) -> None:
        assert self.notes is not None
        clip, k = self.surface.get_clip(), self.scale
        corner = (clip.x + self.origin[0]) / k, (clip.y + self.origin[1]) / k
        self.notes.append(Set(text, box, cut, box.common(Box(*corner, clip.w / k, clip.h / k))))

    def _line(self, text: str, size: float, colour: Colour, bold: bool, face: str, width: float) -> Surface:
        """The picture of one line, or of a pad's sign."""
        px, room, least = self.px(size), max(8.0, width * self.scale), max(1, self.px(LEAST))
        if text in SIGNS:
            return pad_sign(text, px)
        key = ("words", text, px, colour, bold, face, round(room), least)
        return self.gallery.get(key, lambda: squeezed(text, face, px, bold, colour, room, least))

    def para(
        self, text: str, box: Box, size: float = 15, colour: Colour = P.IVORY, bold: bool = False, lead: float = LEAD
    ) -> float:
        """Running text from the top of a box; what does not fit is left out after an ellipsis. Returns the y below."""
        px, set_rows, step, room = self._set(text, box, size, bold, lead)
        face, y = font("sans", px, bold), box.y
        if self.notes is not None:
            high = min(room, len(set_rows)) * step
            self._note(text, Box(box.x, box.y, box.w, high), len(set_rows) > room)
        if len(set_rows) > room:
            set_rows = [*set_rows[: room - 1], set_rows[room - 1][:-1] + "…"]
        if self.colours.contrast:
            colour = readable(self.surface, self.rect(Box(box.x, box.y, box.w, len(set_rows) * step)), colour)
        for row in set_rows:
            key = ("row", row, px, colour, bold)
            self.put(self.gallery.get(key, partial(line, row, face, colour)), box.x, y)
            y += step
        return y

    def _set(self, text: str, box: Box, size: float, bold: bool, lead: float) -> tuple[int, list[str], float, int]:
        """How running text is set: the size of its type in real pixels, its rows, how far apart they are, and how many
        of them there is room for; as large as a person wants it, or as large as it fits, down to the least type."""
        grown, least = size * self.growth, min(size, LEAST)
        while True:
            px, step = self.px(grown), grown * lead
            rows = self._broken(text, px, box.w, bold)
            room = max(1, int((box.h + grown * (lead - 1) + 0.5) // step)) if box.h > 0 else len(rows)
            if len(rows) <= room or grown <= least:
                return px, rows, step, room
            grown = max(least, grown - 1)

    def column(self, text: Rules, at: Point, ink: Colour, accent: Colour, high: float = 1e6) -> None:
        """A text that is set already, its corner at a point: as many of its rows as so much height has room for."""
        whole = Box(*at, text.wide / self.scale, min(high, text.height / self.scale))
        if self.notes is not None:
            self._note("\n".join(text.said), whole, text.height > high * self.scale + 2)
        if self.colours.contrast:
            ink = accent = readable(self.surface, self.rect(whole), ink)
        text.draw(self.surface, self.at(*at), ink, accent, high * self.scale)

    def _leaf(self, text: str, size: float, inks: tuple[Colour, Colour], width: float) -> Surface:
        """Display lettering in gold leaf with a dark edge, as a picture of real pixels: smaller, then narrower, if it
        is wider than `width`."""
        big, room = self.px(size), round(width * self.scale)
        while big > self.px(18) and font("display", big, True).size(text)[0] + 8 > room:
            big -= 1
        made = self.gallery.get(("gilt", text, big, inks), lambda: _gilt(text, big, *inks))
        if made.get_width() <= room:
            return made
        return self.gallery.get(
            ("gilt", text, big, inks, room), lambda: pygame.transform.smoothscale(made, (room, made.get_height()))
        )

    def gilded(
        self,
        text: str,
        at: Point,
        size: float,
        width: float = 9999,
        anchor: str = "midleft",
        inks: tuple[Colour, Colour] = (P.BRASS_LIT, P.BRASS),
        fade: float = 1.0,
    ) -> Box:
        """A headline in gold leaf, placed by its "midleft", "topleft", "midtop" or "center"; `inks` are those of its
        top and its foot, `fade` 0 to 1 is how much of it shows."""
        letters = self._leaf(text, size, (WHITE, WHITE) if self.colours.contrast else inks, width)
        if fade < 1:
            letters = letters.copy()
            letters.fill((round(255 * fade),) * 4, special_flags=pygame.BLEND_RGBA_MULT)
        w, h = letters.get_width() / self.scale, letters.get_height() / self.scale
        x = at[0] - w / 2 if anchor in ("midtop", "center") else at[0]
        y = at[1] - h / 2 if anchor in ("midleft", "center") else at[1]
        self.put(letters, x, y)
        if self.notes is not None:
            ink, k = letters.get_bounding_rect(), self.scale
            self._note(text, Box(x + ink.x / k, y + ink.y / k, ink.w / k, ink.h / k), cut=False)
        return Box(x, y, w, h)

    # ---- shapes --------------------------------------------------------------------------------
    def slab(
        self, box: Box, fill: Sequence[int], radius: float = 10, edge: Sequence[int] | None = None, width: float = 1.2
    ) -> None:
        """A flat rounded plate with an optional edge."""
        if self.colours.contrast:
            fill = strong_fill(fill)
            edge, width = strong_edge(edge, width) if edge else (edge, width)
        r, k = self.rect(box), self.scale
        key = ("slab", r.size, tuple(fill), radius * k, tuple(edge or ()), width * k)
        self._shown(key, r, lambda: _slab(r.size, fill, radius * k, edge, width * k))

    def plaque(self, box: Box, radius: float = 10, dark: bool = True) -> None:
        """A raised plate of dark wood or of brass, with its shadow."""
        if self.colours.contrast:
            self.slab(box, (*(BLACK if dark else P.BRASS_LIT), 255), radius, P.IVORY)
            return
        r, k = self.rect(box), self.scale
        blur = max(2, self.px(6))
        self.put_px(shadow(r.size, radius * k, blur, 150), (r.x - 2 * blur, r.y - 2 * blur + self.px(3)))
        self._shown(("plaque", r.size, radius * k, dark), r, lambda: _plaque(r.size, radius * k, k, dark))

    def shade(
        self,
        box: Box,
        radius: float = 12,
        blur: float = 10,
        alpha: int = 150,
        drop: float = 4,
        colour: Colour = (0, 0, 0),
    ) -> None:
        """A soft shadow under a box, or a glow round it if `colour` is bright."""
        r, b = self.rect(box), max(2, self.px(blur))
        light = shadow(r.size, radius * self.scale, b, alpha, colour)
        (put if colour == (0, 0, 0) else add)(self.surface, light, (r.x - 2 * b, r.y - 2 * b + self.px(drop)))

    def line(self, a: Point, b: Point, colour: Sequence[int], width: float = 1, alpha: int = 255) -> None:
        """A straight rule."""
        (ax, ay), (bx, by) = self.at(*a), self.at(*b)
        x, y, w = min(ax, bx), min(ay, by), max(1.0, width * self.scale)
        m = 3 + round(w)
        size = abs(ax - bx) + 2 * m, abs(ay - by) + 2 * m
        ends = ((ax - x + m, ay - y + m), (bx - x + m, by - y + m))
        key = ("line", size, ends, tuple(colour[:3]), w, alpha)
        self.put_px(self.gallery.get(key, lambda: _line(size, ends, (*colour[:3], alpha), w)), (x - m, y - m))

    def layer(self, w: float, h: float, fine: int = 4) -> Ink:
        """A fresh transparent sheet of that size, drawn on in its own logical coordinates; lay it down with `lay`."""
        return Ink(Layer((max(1, self.px(w)), max(1, self.px(h))), fine), self.scale)

    def lay(self, ink: Ink, x: float, y: float) -> None:
        self.put(ink.layer.done(), x, y)

    def put_px(self, picture: Surface, at: tuple[float, float]) -> None:
        put(self.surface, picture, at)

    def _shown(self, key: Hashable, r: Rect, draw: Callable[[], Surface]) -> None:
        put(self.surface, self.gallery.get(key, draw), r.topleft)


class Ink:
    """A layer whose coordinates are logical."""

    def __init__(self, layer: Layer, scale: float) -> None:
        self.layer, self.k = layer, scale

    def _pts(self, pts: Sequence[Point]) -> list[Point]:
        return [(x * self.k, y * self.k) for x, y in pts]

    def poly(self, colour: Sequence[int], pts: Sequence[Point], width: float = 0) -> None:
        self.layer.poly(colour, self._pts(pts), width * self.k)

    def disc(self, colour: Sequence[int], c: Point, r: float) -> None:
        self.layer.disc(colour, (c[0] * self.k, c[1] * self.k), r * self.k)

    def ring(self, colour: Sequence[int], c: Point, r: float, width: float) -> None:
        self.layer.ring(colour, (c[0] * self.k, c[1] * self.k), r * self.k, width * self.k)

    def box(self, colour: Sequence[int], box: Sequence[float], radius: float = 0, width: float = 0) -> None:
        self.layer.box(colour, [v * self.k for v in box], radius * self.k, width * self.k)

    def stroke(self, colour: Sequence[int], pts: Sequence[Point], width: float, taper: float = 0.0) -> None:
        self.layer.stroke(colour, self._pts(pts), width * self.k, taper)


def _slab(
    size: tuple[int, int], fill: Sequence[int], radius: float, edge: Sequence[int] | None, width: float
) -> Surface:
    sheet = Layer(size, 3 if size[0] * size[1] < 200_000 else 2)
    sheet.box(fill, (0, 0, *size), radius)
    if edge:
        sheet.box(edge, (width / 2, width / 2, size[0] - width, size[1] - width), radius, width)
    return sheet.done()


def _plaque(size: tuple[int, int], radius: float, k: float, dark: bool) -> Surface:
    body = gradient(size, (62, 43, 28) if dark else P.BRASS_LIT, (30, 20, 13) if dark else P.BRASS)
    if dark:
        _grain(body)
    out = clip_round(body, radius)
    rim = Layer(size, 3)
    rim.box((*P.BRASS_DEEP, 255) if dark else (90, 60, 20), (0, 0, *size), radius, 1.3 * k)
    rim.stroke((255, 240, 210, 60), [(radius, 1.8 * k), (size[0] - radius, 1.8 * k)], k)
    put(out, rim.done())
    return out


def _grain(body: Surface) -> None:
    """A few long growth lines in dark wood."""
    w, h = body.get_size()
    veins = Surface((w, h), SRCALPHA)
    for n in range(0, h, max(2, h // 11)):
        wave = [(x, n + 2.2 * ((x * 7 + n * 13) % 97 / 97 - 0.5)) for x in range(0, w + 24, 24)]
        pygame.draw.lines(veins, (20, 13, 8, 46) if n % 2 else (120, 84, 52, 26), False, wave)
    body.blit(veins, (0, 0))


def _line(size: tuple[int, int], ends: tuple[Point, Point], colour: Sequence[int], width: float) -> Surface:
    sheet = Layer(size, 2)
    sheet.stroke(colour, ends, width)
    return sheet.done()


def _gilt(text: str, size: int, top: Colour, low: Colour) -> Surface:
    letters = font("display", size, True)
    mask = letters.render(text, True, (255, 255, 255))
    w, h = mask.get_size()
    out, reach = Surface((w + 8, h + 8), SRCALPHA), 9 if size > 50 else 3
    dark = line(text, letters, (24, 12, 4))
    for dx in range(9):
        for dy in range(9):
            if (dx - 4) ** 2 + (dy - 4) ** 2 <= reach:
                put(out, dark, (dx, dy))
    gold = gradient((w, h), P.mix(top, (255, 250, 240), 0.4), low)
    gold.blit(mask.premul_alpha(), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    put(out, gold, (4, 4))
    return out
